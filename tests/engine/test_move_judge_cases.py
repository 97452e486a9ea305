"""Destroyed, banished and returned, as a judge would ask."""

import pytest

from table import table

DECK = "deck: 5 Mystical Elf"
TRANSPORTER = "Interdimensional Matter Transporter"


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_what_shall_be_destroyed_and_banished_goes_to_the_graveyard_while_nothing_can_be_banished() -> None:
    """rule: effect.conflict.cannot-beats-must"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Vorse Raider   spells: Imperial Iron Wall   {DECK}
        opp 8000  set: Bottomless Trap Hole                         {DECK}
    """)
    t.you.summons("Vorse Raider")
    t.opp.activates("Bottomless Trap Hole").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.you.banished == []
    assert "Vorse Raider destroyed (effect)" in t.log()


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_copies_in_the_decks_stay_there_while_nothing_can_be_banished() -> None:
    """rule: effect.conflict.cannot-beats-must"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Nobleman of Crossout   spells: Imperial Iron Wall                 {DECK}
        opp 8000  monsters: Man-Eater Bug (set)   deck: Man-Eater Bug, Kuriboh
    """)
    t.you.activates("Nobleman of Crossout").nobody_responds()
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.opp.banished == []
    assert sorted(t.opp.deck) == ["Kuriboh", "Man-Eater Bug"]


@pytest.mark.rule("move.temp-banish.returns-to-previous-controller", scenario=0)
def test_a_monster_lent_for_a_turn_comes_back_to_the_borrower_and_goes_home_at_once() -> None:
    """rule: move.temp-banish.returns-to-previous-controller"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Snatch Steal   set: {TRANSPORTER}   {DECK}
        opp 8000  monsters: Summoned Skull                  {DECK}
    """)
    t.you.activates("Snatch Steal", targeting="Summoned Skull").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates(TRANSPORTER, targeting="Summoned Skull").nobody_responds()
    assert t.opp.banished == ["Summoned Skull"] and t.you.graveyard == ["Snatch Steal", TRANSPORTER]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.chooses_zone(2)
    t.opp.chooses_zone(3)
    assert t.opp.monster("Summoned Skull").zone == 3 and t.you.monsters == []
    news = t.log()
    assert news.index("Summoned Skull returned to the field") + 1 == news.index(
        "opp gained control of Summoned Skull (rule)"
    )
