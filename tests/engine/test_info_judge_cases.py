"""What players may know, as a judge would ask: face-down cards that move."""

import pytest

from table import Seat, table

DECK = "deck: 9 Mystical Elf"


def told(seat: Seat) -> str:
    """Everything that a player has been told."""
    return " ".join([str(event) for event in seat.view.events])


@pytest.mark.rule("info.banished.facedown-hidden", scenario=0)
@pytest.mark.rule("info.banished.facedown-owner-may-look", scenario=0)
def test_a_set_card_that_is_banished_face_down_is_named_to_its_owner_only() -> None:
    """rule: info.banished.facedown-hidden, info.banished.facedown-owner-may-look"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Mystical Elf (attack)   set: Waboku   {DECK}
        opp 8000  hand: Evenly Matched                            {DECK}
    """)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.goes_to("Main Phase 2")
    t.you.passes()
    t.opp.activates("Evenly Matched").nobody_responds()
    t.you.chooses("Waboku")
    assert "Waboku" not in told(t.opp) and "Waboku" in told(t.you)
    assert t.you.view.banished(t.you.player)[0].name == "Waboku" and t.opp.view.banished(t.you.player)[0].name == ""


@pytest.mark.rule("info.banished.facedown-hidden", scenario=0)
@pytest.mark.rule("move.temp-banish.facedown-returns-facedown", scenario=0)
def test_a_face_down_monster_that_is_away_for_a_time_is_unknown_all_the_while() -> None:
    """rule: info.banished.facedown-hidden, move.temp-banish.facedown-returns-facedown"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Dimensionhole   monsters: Man-Eater Bug (set)   {DECK}
        opp 8000                                                        {DECK}
    """)
    t.you.activates("Dimensionhole", targeting="Man-Eater Bug").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.monster("Man-Eater Bug").position == "set"
    assert "Man-Eater Bug" not in told(t.opp)
    t.you.can("flip summon Man-Eater Bug")  # it was not Set in this turn


@pytest.mark.rule("info.set-spell-trap.controller-may-look", scenario=0)
def test_face_down_monsters_that_are_exchanged_are_known_to_both() -> None:
    """rule: info.set-spell-trap.controller-may-look"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Creature Swap   monsters: Man-Eater Bug (set)   {DECK}
        opp 8000  monsters: Kuriboh (set)                               {DECK}
    """)
    t.you.activates("Creature Swap").nobody_responds()
    t.you.take_zone(None)
    t.you.take_zone(None)
    assert t.you.monsters == ["Kuriboh"] and "Kuriboh" in told(t.you) and "Man-Eater Bug" in told(t.opp)


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
def test_a_set_card_that_returns_to_the_hand_stays_unknown() -> None:
    """rule: info.hand.hidden-from-opponent"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Giant Trunade, Book of Moon   set: Compulsory Evacuation Device   {DECK}
        opp 8000  set: Waboku   monsters: Man-Eater Bug (set)                             {DECK}
    """)
    t.you.activates("Compulsory Evacuation Device", targeting="Man-Eater Bug").nobody_responds()
    t.you.activates("Giant Trunade").nobody_responds()
    assert sorted(t.opp.hand) == ["Man-Eater Bug", "Waboku"]
    assert "Waboku" not in told(t.you) and "Man-Eater Bug" not in told(t.you)


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=0)
def test_a_trap_monster_turned_face_down_lies_among_the_set_cards_as_any_other() -> None:
    """rule: info.set-spell-trap.hidden-including-kind"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Book of Moon   monsters: Embodiment of Apophis   {DECK}
        opp 8000                                                         {DECK}
    """)
    t.you.activates("Book of Moon", targeting="Embodiment of Apophis", zone=1).nobody_responds()
    t.you.chooses_zone(3)
    cards = [card for card in t.opp.view.spells(t.you.player) if card is not None]
    assert len(cards) == 1 and cards[0].name == ""
