"""Topic turn: what the turn player does in the open state of a Main Phase, and nowhere else."""

from collections.abc import Callable

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import During
from spellspeed.lang.words.every_word import MAIN_PHASE_1, YOU
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.verbs import Draw
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


# The eight kinds of action; The Tricky is summoned by discarding a card, a Pendulum Monster activated as a Spell.
EIGHT_KINDS = (
    ("summon Gemini Elf", "set Gemini Elf"),
    ("special summon The Tricky",),
    ("flip summon Man-Eater Bug",),
    ("change position of Battle Ox",),
    ("activate Pot of Greed",),
    ("activate Cannon Soldier",),
    ("set Sakuretsu Armor",),
    ("activate Test Swing",),
)
SWING = probe("Test Swing", "Fairy / Pendulum", level=8)
# "At the start of your Main Phase 1: draw 1 card."
EARLY_BIRD = probe(
    "Test Early Bird", "Spell / Normal", Activation(needs=During(MAIN_PHASE_1, YOU, at_start=True), do=Draw(1))
)


def with_everything(phase: str) -> Table:
    return table(
        f"""
        turn 3, {phase}, you to act
        you 8000   hand: Gemini Elf, The Tricky, Pot of Greed, Sakuretsu Armor, Test Swing, Test Early Bird
                   monsters: Man-Eater Bug (set), Battle Ox (attack), Cannon Soldier (attack)   deck: 4 Kuriboh
        opp 8000   deck: 4 Kuriboh
        """,
        pool=pool_with(SWING, EARLY_BIRD),
    )


@pytest.mark.rule("turn.main.action-list", scenario=1)
def test_each_of_the_eight_kinds_of_action_is_offered_in_main_phase_1() -> None:
    t = with_everything("Main Phase 1")
    for kind in EIGHT_KINDS:
        assert set(kind) <= set(t.you.is_offered())
    t.you.activates("Test Swing", zone=1)
    assert t.you.spells == ["Test Swing"]


@pytest.mark.rule("turn.main2.same-actions-as-main1", scenario=1)
def test_main_phase_2_offers_the_same_eight_kinds_but_nothing_of_the_start_of_main_phase_1() -> None:
    assert "activate Test Early Bird" in with_everything("Main Phase 1").you.is_offered()
    t = with_everything("Main Phase 1")
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2"
    for kind in EIGHT_KINDS:
        assert set(kind) <= set(t.you.is_offered())
    assert "activate Test Early Bird" not in t.you.is_offered()
    t.you.cannot("activate Test Early Bird", because="effect.condition.all-must-be-met")


OUTSIDE = ("Standby Phase", "Battle Step", "End Phase")


@pytest.mark.rule("turn.main.action-list", scenario=0)
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
