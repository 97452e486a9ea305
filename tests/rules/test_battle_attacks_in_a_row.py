"""Topic battle: attacks in a row, and monsters that would leave by themselves while they battle."""

import pytest

from damage_steps import BEFORE, leave, reach
from probes import pool_with, probe
from spellspeed.lang.words.choices import Exists, One
from spellspeed.lang.words.every_word import AFTER_DAMAGE_CALCULATION, FACE_UP
from spellspeed.lang.words.lines import Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, AtLeast, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.timings import BattleReached, If
from spellspeed.lang.words.verbs import ChangeControl, Destroy
from table import table

RUIN = "Ruin, Queen of Oblivion"
CAPTOR = probe(
    "Test Captor",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster())),
        do=ChangeControl(One(Monster(), OPPONENTS_FIELD)),
    ),
    atk=2000,
)
BLS = "Black Luster Soldier - Envoy of the Beginning"
COWARD = probe(
    "Test Coward",
    "Warrior / Effect",
    Continuous(do=Destroy(THIS_CARD), while_=Exists(Monster(FACE_UP, atk=AtLeast(2500)), OPPONENTS_FIELD)),
    atk=1000,
    def_=1000,
)


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_a_monster_that_may_attack_once_again_does_not_do_so_a_third_time() -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: "{RUIN}", Kuriboh
        opp 8000   monsters: Battle Ox, Gemini Elf, Silver Fang
    """)
    t.you.attacks(f'"{RUIN}"', "Battle Ox")
    t.you.triggers(f'"{RUIN}"').nobody_responds()
    t.you.attacks(f'"{RUIN}"', "Gemini Elf")
    assert t.opp.graveyard == ["Battle Ox", "Gemini Elf"] and t.you.is_asked("open state")
    t.you.cannot(f'attack with "{RUIN}"', because="battle.attack.once-per-turn")


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_monster_flipped_before_the_battle_phase_leaves_at_once_when_its_text_says_so() -> None:
    """Only a monster that is flipped by the battle waits until after damage calculation."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Luster Dragon   set: Rush Recklessly   hand: Book of Taiyou
        opp 8000   monsters: Test Coward (set)
        """,
        pool=pool_with(COWARD),
        ask_all=True,
    )
    t.you.activates("Book of Taiyou", targeting="Test Coward").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Luster Dragon", "Test Coward")
    reach(t, BEFORE)
    t.you.activates("Rush Recklessly", targeting="Luster Dragon")
    leave(t)
    assert t.opp.graveyard == ["Test Coward"] and t.opp.lp == 8000
    assert "Test Coward destroyed (effect)" in t.log() and "damage calculated" not in t.log()


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
@pytest.mark.parametrize("others", [0, 2])
def test_a_monster_that_is_destroyed_by_battle_does_not_change_sides_any_more(others: int) -> None:
    opp = ", ".join(["Silver Fang", *["Gemini Elf", "Mystical Elf"][:others]])
    t = table(
        f"turn 3, Battle Step, you to act\nyou 8000   monsters: Test Captor, Kuriboh\nopp 8000   monsters: {opp}",
        pool=pool_with(CAPTOR),
    )
    t.you.attacks("Test Captor", "Silver Fang")
    if others:
        t.you.triggers("Test Captor").nobody_responds()
        assert t.you.is_asked("effect").offers == ["Gemini Elf", "Mystical Elf"]
    else:
        assert t.you.is_asked("open state") and "you activated Test Captor" not in t.log()
        assert t.opp.graveyard == ["Silver Fang"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_only_an_attack_of_the_monster_itself_keeps_it_from_the_effect_after_which_it_cannot_attack() -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {BLS}, Gemini Elf
        opp 8000   monsters: Silver Fang, Mystical Elf, Kuriboh
    """)
    t.you.attacks("Gemini Elf", "Silver Fang")
    t.you.goes_to("Main Phase 2")
    t.you.activates(BLS, targeting="Mystical Elf").nobody_responds()
    assert t.opp.banished == ["Mystical Elf"]
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {BLS}, Gemini Elf
        opp 8000   monsters: Spirit Reaper, Mystical Elf
    """)
    t.you.attacks(BLS, "Spirit Reaper")
    t.you.goes_to("Main Phase 2")
    t.you.cannot(f"activate {BLS}", because="effect.condition.all-must-be-met")


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=0)
def test_a_text_that_keeps_its_monster_from_attacking_monsters_keeps_no_other() -> None:
    """Inaba White Rabbit attacks directly and no monster; Gemini Elf must choose a monster."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Inaba White Rabbit, Gemini Elf
        opp 8000   monsters: Silver Fang, Kuriboh
    """)
    t.you.cannot("attack Silver Fang with Inaba White Rabbit", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("Gemini Elf attacks directly", because="battle.attack.must-choose-monster-if-any")
    t.you.attacks("Gemini Elf", "Silver Fang")
    assert t.opp.graveyard == ["Silver Fang"]


@pytest.mark.rule("battle.battle-step.one-attacker-at-a-time", scenario=0)
def test_a_monster_that_could_not_attack_anyway_cannot_for_the_attack_under_way_as_well() -> None:
    """Both reasons are told while another monster attacks, and the one that is left before and afterwards."""
    other, position = "attack with Vorse Raider", "battle.attack.attacker-must-be-faceup-attack"
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider (defense)
        opp 8000
        """,
        ask_all=True,
    )
    assert [refusal.rule for refusal in t.you.reasons(other)] == [position]
    t.you.attacks_directly("Celtic Guardian")
    t.you.cannot(other, because="battle.battle-step.one-attacker-at-a-time")
    t.you.cannot(other, because=position)
    while t.duel.state.battle is not None:
        (t.you if t.you.is_to_decide() else t.opp).passes()
    assert t.opp.lp == 8000 - 1400 and [refusal.rule for refusal in t.you.reasons(other)] == [position]
