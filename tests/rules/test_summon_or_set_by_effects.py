"""Topic summon: what effects can summon or Set, and what cannot be given for a summon that is being made."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import AnyCard
from spellspeed.lang.words.places_said import YOUR_BANISHED, YOUR_HAND
from spellspeed.lang.words.verbs import SendToGraveyard, SpecialSummon
from table import Table, table

RETURN = probe("Test Return", "Spell", Activation(do=SpecialSummon(One(AnyCard(), YOUR_BANISHED))))
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool_with(RETURN))


@pytest.mark.rule("summon.set.level-5-plus-needs-tributes", scenario=0)
def test_an_effect_that_lets_a_player_summon_or_set_takes_the_tributes_as_well() -> None:
    t = main_phase("hand: Summoned Skull   spells: Ultimate Offering")
    t.you.cannot("activate Ultimate Offering", because=NOTHING_TO_DO)
    t = main_phase("hand: Summoned Skull   spells: Ultimate Offering   monsters: Kuriboh")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("face-down defense", zone="ask")
    t.you.take_zone(None)
    assert t.you.monsters == ["Summoned Skull"] and t.you.graveyard == ["Kuriboh"]
    assert t.you.monster("Summoned Skull").position == "set"


@pytest.mark.rule("summon.taxonomy.normal-includes-set", scenario=0)
def test_who_cannot_summon_may_use_an_effect_that_lets_him_set_for_a_set() -> None:
    """After Scapegoat no other monster is Summoned, but one may be Set."""
    t = main_phase("hand: Scapegoat, Sangan   spells: Ultimate Offering")
    t.you.activates("Scapegoat").nobody_responds()
    for zone in (1, 2, 3, 4):
        t.you.chooses_zone(zone)
    t.you.cannot("summon Sangan", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Ultimate Offering").nobody_responds()
    assert t.you.monster("Sangan").position == "set" and t.you.lp == 7500


@pytest.mark.rule("info.banished.facedown-hidden", scenario=0)
def test_nobody_can_tell_that_a_card_banished_face_down_is_a_monster_to_be_summoned() -> None:
    t = main_phase("hand: Test Return   banished: Gemini Elf (face-down)")
    t.you.cannot("activate Test Return", because=NOTHING_TO_DO)
    t = main_phase("hand: Test Return   banished: Gemini Elf (face-down), Battle Ox")
    t.you.activates("Test Return").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Battle Ox"]


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
def test_a_monster_that_is_being_flip_summoned_is_not_tributed_to_negate_its_own_summon() -> None:
    """Its summon has not succeeded yet, so it cannot be given as a cost; a monster beside it can."""
    t = main_phase("monsters: Battle Ox (set)   set: Horn of Heaven")
    t.you.flip_summons("Battle Ox")
    assert not t.you.can_activate("Horn of Heaven")
    t = main_phase("monsters: Battle Ox (set), Kuriboh   set: Horn of Heaven")
    t.you.flip_summons("Battle Ox")
    t.you.activates("Horn of Heaven", tributing="Kuriboh").nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Battle Ox", "Horn of Heaven", "Kuriboh"]


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
@pytest.mark.parametrize("flag", ["", " (properly summoned)"])
def test_a_monster_that_one_card_must_summon_first_may_be_revived_after_that(flag: str) -> None:
    """Harpie Lady Sisters come by Elegant Egotist; what came so once can come back by another effect."""
    t = main_phase(f"hand: Monster Reborn   graveyard: Harpie Lady Sisters{flag}, Kuriboh")
    t.you.activates("Monster Reborn")
    if flag:
        assert t.you.is_asked("target").offers == ["Harpie Lady Sisters", "Kuriboh"]
    else:
        assert "you chose the target Kuriboh" in t.log()


@pytest.mark.rule("effect.resolve.no-target-or-recipient-does-nothing", scenario=0)
def test_an_effect_that_would_normal_summon_from_an_empty_hand_does_nothing() -> None:
    """Test Emptying sends the hand to the Graveyard in response to Ultimate Offering."""
    emptying = probe("Test Emptying", "Trap", Activation(do=SendToGraveyard(All(AnyCard(), YOUR_HAND))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   spells: Ultimate Offering   set: Test Emptying
        opp 8000
        """,
        pool=pool_with(emptying),
    )
    t.you.activates("Ultimate Offering")
    t.you.activates("Test Emptying").nobody_responds()
    assert sorted(t.you.graveyard) == ["Kuriboh", "Test Emptying"] and t.you.lp == 7500
    assert t.you.is_asked("open state") and t.you.monsters == []
