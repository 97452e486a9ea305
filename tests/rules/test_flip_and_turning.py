"""Rules: Flip Summons after a monster was turned face-down, being flipped, and changes of position by effects."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_DOWN_DEFENSE, FACE_UP_ATTACK, FACE_UP_DEFENSE, SUMMONED_BY_FLIPPING
from spellspeed.lang.words.lines import Activation, Continuous, Flip, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Flipped, If, Summoned
from spellspeed.lang.words.verbs import ChangePosition, GainLP, LookAt, SpecialSummon
from table import Table, table

ARRIVED: Final = "position.change.not-turn-normal-summoned"

# Made-up cards that say what the scenarios say.
JACK: Final = probe(
    "Test Jack",
    "Fiend / Effect",
    Trigger(1, when=If(Flipped(THIS_CARD)), do=GainLP(100), mandatory=True),
    Trigger(2, when=If(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)), do=GainLP(1000), mandatory=True),
    def_=2000,
)
COUNTER: Final = probe("Test Counter", "Spell / Continuous", Continuous(do=GainLP(10), when=If(Flipped(Monster()))))
FLIPPER: Final = probe("Test Flipper", "Fiend / Flip / Effect", Flip(do=GainLP(300)))
TURN: Final = probe(
    "Test Turn", "Spell / Quick-Play", Activation(target=One(Monster(), THE_FIELD), do=ChangePosition(THE_TARGET))
)
LAY: Final = probe(
    "Test Lay",
    "Spell / Quick-Play",
    Activation(target=One(Monster(), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_DEFENSE)),
)
RAISE: Final = probe(
    "Test Raise",
    "Spell / Quick-Play",
    Activation(target=One(Monster(), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK)),
)
BURY: Final = probe(
    "Test Bury",
    "Spell",
    Activation(target=One(Monster(), YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET, FACE_DOWN_DEFENSE)),
)
PEEK: Final = probe("Test Peek", "Spell", Activation(target=One(Monster(), THE_FIELD), do=LookAt(THE_TARGET)))
PROBES: Final = (JACK, COUNTER, FLIPPER, TURN, LAY, RAISE, BURY, PEEK)


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your turn."""
    position = f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    return table(position, pool=pool_with(*PROBES))


def next_turn_of_yours(t: Table) -> None:
    """End your turn and your opponent's."""
    t.you.ends_turn()
    t.opp.ends_turn()


# ----------------------------------------------------------------------------- no Flip Summon after what was done


@pytest.mark.rule("summon.flip.not-turn-special-summoned-facedown", scenario=1)
def test_a_monster_special_summoned_face_down_is_flip_summoned_in_the_next_turn() -> None:
    t = your_turn("hand: Test Bury   graveyard: Mystical Elf")
    t.you.activates("Test Bury")
    t.you.take_zone(None)
    t.you.cannot("flip summon Mystical Elf", because="summon.flip.not-turn-special-summoned-facedown")
    next_turn_of_yours(t)
    t.you.flip_summons("Mystical Elf")


@pytest.mark.rule("summon.flip.not-after-attack-then-facedown", scenario=1)
def test_a_monster_that_attacked_and_was_turned_face_down_is_not_flip_summoned() -> None:
    t = your_turn("hand: Book of Moon   monsters: Gemini Elf, Mystical Elf", phase="Battle Step")
    t.you.attacks_directly("Gemini Elf")
    t.nobody_responds()
    t.you.does("main phase 2")
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.you.cannot("flip summon Gemini Elf", because="summon.flip.not-after-attack-then-facedown")


@pytest.mark.rule("summon.flip.not-after-position-change-then-facedown", scenario=1)
def test_a_monster_that_was_turned_and_then_turned_face_down_is_not_flip_summoned() -> None:
    t = your_turn("hand: Book of Moon   monsters: Gemini Elf")
    t.you.changes_position("Gemini Elf")
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.you.cannot("flip summon Gemini Elf", because="summon.flip.not-after-position-change-then-facedown")


@pytest.mark.rule("summon.flip.not-after-position-change-then-facedown", scenario=1)
def test_a_monster_that_did_nothing_and_was_turned_face_down_is_flip_summoned() -> None:
    t = your_turn("hand: Book of Moon   monsters: Gemini Elf")
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.you.flip_summons("Gemini Elf")
    assert t.you.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("summon.flip.not-after-summon-then-facedown", scenario=1)
@pytest.mark.parametrize("how", ["normal", "special"])
def test_a_monster_summoned_this_turn_and_turned_face_down_is_flip_summoned_in_the_next(how: str) -> None:
    t = your_turn("hand: Book of Moon, Gemini Elf, Monster Reborn   graveyard: Mystical Elf")
    name = "Gemini Elf" if how == "normal" else "Mystical Elf"
    if how == "normal":
        t.you.summons("Gemini Elf")
    else:
        t.you.activates("Monster Reborn")
        t.nobody_responds()
        t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting=name)
    t.you.cannot(f"flip summon {name}", because="summon.flip.not-after-summon-then-facedown")
    next_turn_of_yours(t)
    t.you.flip_summons(name)


@pytest.mark.rule("position.facedown-by-effect.no-manual-change-after-turned-up-again", scenario=1)
def test_a_monster_summoned_this_turn_is_not_turned_by_hand_after_effects_turned_it_twice() -> None:
    t = your_turn("hand: Book of Moon, Gemini Elf, Book of Taiyou")
    t.you.summons("Gemini Elf")
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.you.activates("Book of Taiyou", targeting="Gemini Elf")
    assert t.you.monster("Gemini Elf").position == "attack"
    t.you.cannot("change position of Gemini Elf", because=ARRIVED)


# ------------------------------------------------------------------------------------------------- being flipped


@pytest.mark.rule("summon.flip.counts-as-flip", scenario=1)
def test_a_flip_summoned_monster_is_flipped_once_and_flip_summoned_too() -> None:
    t = your_turn("monsters: Test Jack (set)   spells: Test Counter")
    t.you.flip_summons("Test Jack")
    t.you.does("trigger Test Jack effect 1")
    assert t.you.lp == 8000 + 10 + 100 + 1000


@pytest.mark.rule("position.flip.definition-and-ways", scenario=1)
def test_a_monster_is_flipped_by_an_attack_by_an_effect_and_by_a_flip_summon() -> None:
    attacked = "turn 4, Battle Step, opp to act\nyou 8000   monsters: Test Jack (set)\nopp 8000   monsters: Kuriboh"
    t = table(attacked, pool=pool_with(*PROBES))
    t.opp.attacks("Kuriboh", "Test Jack")
    assert t.you.lp == 8100 and t.you.monster("Test Jack").position == "defense"
    t = your_turn("hand: Book of Taiyou   monsters: Test Jack (set)")
    t.you.activates("Book of Taiyou", targeting="Test Jack")
    assert t.you.lp == 8100
    t = your_turn("monsters: Test Flipper (set)")
    t.you.flip_summons("Test Flipper")
    assert t.you.lp == 8300 and t.you.monster("Test Flipper").position == "attack"


@pytest.mark.rule("position.flip.definition-and-ways", scenario=1)
def test_a_monster_summoned_face_up_or_looked_at_is_not_flipped() -> None:
    t = your_turn("hand: Test Jack")
    t.you.summons("Test Jack")
    assert t.you.lp == 8000 and not t.chain
    t = your_turn("hand: Test Peek", "monsters: Test Jack (set)")
    t.you.activates("Test Peek", targeting="Test Jack")
    assert t.opp.lp == 8000 and t.opp.monster("Test Jack").position == "set"


@pytest.mark.rule("position.flip.definition-and-ways", scenario=2)
def test_a_flip_effect_is_activated_right_after_the_flip_summon_or_after_the_chain_that_flipped_it() -> None:
    t = your_turn("monsters: Test Flipper (set)")
    t.you.flip_summons("Test Flipper")
    log = t.log()
    assert log.index("you activated Test Flipper") > log.index("Test Flipper flip summoned")
    assert t.you.lp == 8300
    t = your_turn("hand: Book of Taiyou   monsters: Test Flipper (set)")
    t.you.activates("Book of Taiyou", targeting="Test Flipper")
    log = t.log()
    assert log.index("chain of 1 ended") < log.index("you activated Test Flipper") and t.you.lp == 8300


# ---------------------------------------------------------------------------------- changes of position by an effect


@pytest.mark.rule("position.change.unspecified-attack-to-defense", scenario=1)
def test_an_effect_turns_attack_position_to_defense_position() -> None:
    t = your_turn("hand: Test Turn", "monsters: Gemini Elf")
    t.you.activates("Test Turn", targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "defense"


@pytest.mark.rule("position.change.unspecified-defense-to-attack", scenario=1)
def test_an_effect_turns_defense_position_to_attack_position() -> None:
    t = your_turn("hand: Test Turn", "monsters: Gemini Elf (defense)")
    t.you.activates("Test Turn", targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("position.change.unspecified-facedown-to-faceup-attack", scenario=1)
def test_an_effect_turns_a_face_down_monster_to_attack_position_which_is_no_flip_summon() -> None:
    t = your_turn("hand: Test Turn   monsters: Test Jack (set)", "set: Solemn Judgment")
    t.you.activates("Test Turn", targeting="Test Jack")
    t.opp.passes()  # he may negate the Spell; of a summon nobody asks him
    assert t.you.monster("Test Jack").position == "attack"
    assert t.you.lp == 8100 and "Test Jack flip summoned" not in t.log()


@pytest.mark.rule("position.change.unspecified-uses-position-at-resolution", scenario=1)
def test_an_effect_turns_a_monster_from_the_position_it_has_when_it_resolves() -> None:
    t = your_turn("hand: Test Turn, Test Lay", "monsters: Gemini Elf")
    t.you.activates("Test Turn", targeting="Gemini Elf")
    t.you.activates("Test Lay", targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=1)
def test_what_applied_to_a_monster_ends_when_it_is_turned_face_down() -> None:
    t = your_turn("hand: Rush Recklessly, Book of Moon, Book of Taiyou   monsters: Summoned Skull")
    t.you.activates("Rush Recklessly", targeting="Summoned Skull")
    t.nobody_responds()
    assert t.you.atk_of("Summoned Skull") == 3200
    t.you.activates("Book of Moon", targeting="Summoned Skull")
    t.you.activates("Book of Taiyou", targeting="Summoned Skull")
    assert t.you.atk_of("Summoned Skull") == 2500
