"""Topic turn: what is carried out in the End Phase, one thing after the other."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.choices import One
from spellspeed.lang.lines import Activation
from spellspeed.lang.nouns import Monster
from spellspeed.lang.places import YOUR_DECK
from spellspeed.lang.verbs import SpecialSummon
from table import table

CALL = probe("Test Call", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_DECK))))


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=0)
def test_two_monsters_that_one_card_brought_for_the_turn_go_back_one_after_the_other() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Call   deck: Magical Scientist   extra: Flame Ghost, Karbonala Warrior
        opp 8000   deck: 2 Kuriboh
        """,
        pool=pool_with(CALL),
    )
    t.you.activates("Test Call").nobody_responds()
    t.you.takes_position("attack")
    for name in ("Flame Ghost", "Karbonala Warrior"):
        t.you.activates("Magical Scientist").nobody_responds()
        if name == "Flame Ghost":
            t.you.chooses(name)
        t.you.takes_position("attack")
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["carry out Magical Scientist", "pass"]
    t.you.carries_out("Magical Scientist")
    assert t.you.extra == ["Flame Ghost"] and t.phase == "End Phase"
    assert t.you.is_asked("response").offers == ["carry out Magical Scientist", "pass"]
    t.you.carries_out("Magical Scientist")
    assert sorted(t.you.extra) == ["Flame Ghost", "Karbonala Warrior"] and t.turn == 4


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_a_monster_that_is_turned_face_down_is_not_destroyed_in_the_end_phase() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal, Book of Moon   monsters: Mechanicalchaser, Gear Golem the Moving Fortress
                   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    t.you.activates("Book of Moon", targeting="Mechanicalchaser").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out("Limiter Removal")
    assert t.you.monsters == ["Mechanicalchaser"] and "Gear Golem the Moving Fortress destroyed (effect)" in t.log()
