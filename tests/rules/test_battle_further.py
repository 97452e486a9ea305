"""Topic battle: attacks in a row, and monsters that would leave by themselves while they battle."""

import pytest

from damage_steps import BEFORE, leave, reach
from probes import pool_with, probe
from spellspeed.lang.choices import Exists
from spellspeed.lang.lines import Continuous
from spellspeed.lang.nouns import THIS_CARD, AtLeast, Monster
from spellspeed.lang.places import OPPONENTS_FIELD
from spellspeed.lang.verbs import Destroy
from spellspeed.words import FACE_UP
from table import table

RUIN = "Ruin, Queen of Oblivion"
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
