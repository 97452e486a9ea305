"""Topic turn: what the turn player does in the open state of a Main Phase, and nowhere else."""

from collections.abc import Callable

import pytest

from table import Table, table

# By the words of what is offered; fast effects are "activate" too, so the slow ones are named.
MAIN_PHASE_ACTIONS = (
    "summon Gemini Elf",
    "set Gemini Elf",
    "special summon Cyber Dragon",
    "flip summon Man-Eater Bug",
    "change position of Battle Ox",
    "activate Pot of Greed",
    "activate Cannon Soldier",
    "set Sakuretsu Armor",
)


def begin(when: str) -> Table:
    return table(f"""
        turn 3, {when}, you to act
        you 8000   hand: Gemini Elf, Cyber Dragon, Pot of Greed, Sakuretsu Armor
                   set: Mystical Space Typhoon
                   deck: 4 Kuriboh
        opp 8000   monsters: Mystical Elf (defense)   set: Dust Tornado   deck: 4 Kuriboh
    """)


def with_monsters(when: str) -> Table:
    return table(f"""
        turn 3, {when}, you to act
        you 8000   hand: Gemini Elf, Pot of Greed, Sakuretsu Armor   set: Mystical Space Typhoon   deck: 4 Kuriboh
                   monsters: Man-Eater Bug (set), Battle Ox (attack), Cannon Soldier (attack)
        opp 8000   monsters: Mystical Elf (defense)   set: Dust Tornado   deck: 4 Kuriboh
    """)


OUTSIDE = ("Standby Phase", "Battle Step", "End Phase")


def test_in_the_main_phase_all_of_them_are_offered() -> None:
    offered = set(begin("Main Phase 1").you.is_offered()) | set(with_monsters("Main Phase 1").you.is_offered())
    assert offered >= set(MAIN_PHASE_ACTIONS)


@pytest.mark.rule("turn.main.actions-only-in-main-phase", scenario=1)
@pytest.mark.parametrize("when", OUTSIDE)
@pytest.mark.parametrize("position", [begin, with_monsters])
def test_summons_sets_position_changes_slow_spells_and_ignition_effects_wait_for_a_main_phase(
    when: str, position: Callable[[str], Table]
) -> None:
    """Cyber Dragon's condition needs a field without monsters, so it has a position of its own."""
    t = position(when)
    offered = t.you.is_offered()
    assert "activate Mystical Space Typhoon" in offered
    assert not set(offered) & set(MAIN_PHASE_ACTIONS)
    assert not [offer for offer in offered if offer.startswith(("summon", "set", "special", "flip", "change"))]
