"""Counters, as a judge would ask: when they are placed, and when they are gone."""

import pytest

from table import Table, table

DECK = "deck: 9 Mystical Elf"
BREAKER = "Breaker the Magical Warrior"
LIBRARY = "Royal Magical Library"


def counters(t: Table, name: str) -> int:
    """How many counters lie on the one monster of this name that you control."""
    return sum(t.you.monster(name).row.counters[1::2])


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=0)
def test_counters_lost_by_turning_face_down_are_told() -> None:
    """rule: counter.removed-when-turned-facedown"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: {BREAKER}, Book of Moon   {DECK}
        opp 8000                                  {DECK}
    """)
    t.you.summons(BREAKER)
    t.nobody_responds()
    assert counters(t, BREAKER) == 1
    t.you.activates("Book of Moon", targeting=BREAKER).nobody_responds()
    assert counters(t, BREAKER) == 0
    assert f"{BREAKER} has 0 spell counters (rule)" in t.log()


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_a_card_that_was_negated_when_a_spell_was_activated_takes_no_counter_for_it() -> None:
    """rule: counter.restricted-type.removed-when-holder-negated"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mystical Space Typhoon, Ookazi   monsters: {LIBRARY}   spells: Skill Drain   {DECK}
        opp 8000                                                                                     {DECK}
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert counters(t, LIBRARY) == 0
    t.you.activates("Ookazi").nobody_responds()
    assert counters(t, LIBRARY) == 1


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_a_card_that_is_negated_when_a_spell_has_resolved_takes_no_counter_for_it() -> None:
    """rule: counter.restricted-type.removed-when-holder-negated"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Ookazi   monsters: {LIBRARY}   {DECK}
        opp 8000  set: Skill Drain                     {DECK}
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Skill Drain").nobody_responds()
    assert counters(t, LIBRARY) == 0


@pytest.mark.rule("counter.maximum-by-text", scenario=0)
def test_every_spell_of_a_chain_counts_up_to_the_maximum() -> None:
    """rule: counter.maximum-by-text"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Ookazi, Pot of Greed, Dian Keto the Cure Master   monsters: {LIBRARY}   {DECK}
        opp 8000  set: Mystical Space Typhoon                                                   {DECK}
    """)
    t.you.activates("Ookazi", zone=1)
    t.opp.activates("Mystical Space Typhoon", targeting="Ookazi").nobody_responds()
    assert counters(t, LIBRARY) == 2
    t.you.activates("Pot of Greed").nobody_responds()
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert counters(t, LIBRARY) == 3


@pytest.mark.rule("counter.definition", scenario=0)
def test_a_spell_whose_activation_is_negated_gives_no_counter_and_an_effect_of_a_spell_none_either() -> None:
    """rule: counter.definition"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Ookazi   monsters: {LIBRARY}, Kuriboh   spells: Mass Driver   {DECK}
        opp 8000  hand: Kuriboh   set: Magic Jammer                                  {DECK}
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer", discarding="Kuriboh").nobody_responds()
    t.you.activates("Mass Driver", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7600 and counters(t, LIBRARY) == 0


@pytest.mark.rule("counter.placed-by-other-card.stays-when-negated", scenario=0)
def test_a_counter_goes_only_to_a_card_that_can_hold_it() -> None:
    """rule: counter.placed-by-other-card.stays-when-negated"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Apprentice Magician   monsters: {BREAKER}, Mystical Elf   {DECK}
        opp 8000  monsters: {BREAKER} (set), Kuriboh                             {DECK}
    """)
    t.you.summons("Apprentice Magician")
    t.nobody_responds()
    assert counters(t, BREAKER) == 1  # the only face-up card that can hold it was the target
