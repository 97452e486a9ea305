"""Tokens, as a judge would ask: what becomes of them when others would be somewhere."""

import pytest

from table import Table, table

SHEEP = "Sheep Token"
TRANSPORTER = "Interdimensional Matter Transporter"
DECK = "deck: 9 Mystical Elf"


def with_sheep(you: str, opp: str = "") -> Table:
    """Your turn, two turns after your Scapegoat."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  set: Scapegoat   {you}   {DECK}
        opp 8000  {opp}                    {DECK}
    """)
    t.you.activates("Scapegoat").nobody_responds()
    for _ in range(4):
        t.you.settle_zone(None)
    assert t.you.monsters.count(SHEEP) == 4
    t.you.ends_turn()
    t.opp.ends_turn()
    t.nobody_responds()
    return t


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
@pytest.mark.rule("token.leave.vanished-is-not-banished", scenario=0)
def test_a_token_banished_for_a_time_does_not_come_back() -> None:
    """rule: token.leaves-field.vanishes, token.leave.vanished-is-not-banished"""
    t = with_sheep(f"hand: Kuriboh   set: {TRANSPORTER}")
    t.you.activates(TRANSPORTER, targeting=f"{SHEEP} (zone 1)").nobody_responds()
    assert t.you.monsters.count(SHEEP) == 3 and t.you.banished == []
    t.you.ends_turn()
    assert t.you.monsters.count(SHEEP) == 3
    assert f"{SHEEP} returned to the field" not in t.log()


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
def test_the_zone_of_a_token_that_vanished_is_not_kept_for_it() -> None:
    """rule: token.leaves-field.vanishes"""
    t = with_sheep("hand: Dimensionhole")
    t.you.activates("Dimensionhole", targeting=f"{SHEEP} (zone 1)").nobody_responds()
    t.you.summons("Mystical Elf", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 5"]
    t.you.chooses_zone(1)


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
def test_what_was_said_of_tokens_is_over_with_the_last_of_them() -> None:
    """card: Scapegoat ①: its Tokens cannot be Tributed for a Tribute Summon; nobody is told so once they are gone."""
    t = with_sheep("", "hand: Raigeki")
    told = [each.facts.name_en for each in t.opp.view.lasting]
    assert "; named Scapegoat; " in t.duel.to_text() and told == ["Scapegoat"]
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    assert not t.you.monsters and not t.you.view.lasting and not t.opp.view.lasting
    t.opp.ends_turn()
    assert t.duel.state.lingering == []


@pytest.mark.rule("token.facedown-banish.evenly-matched-keeps-token", scenario=0)
def test_who_has_too_few_cards_besides_tokens_banishes_all_of_them() -> None:
    """rule: token.facedown-banish.evenly-matched-keeps-token"""
    t = with_sheep("monsters: Mystical Elf (attack)", "hand: Evenly Matched")
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    t.opp.activates("Evenly Matched").nobody_responds()
    assert t.you.monsters == [SHEEP] * 4
    assert t.you.banished == ["Mystical Elf"] and t.opp.view.banished(t.you.player)[0] is not None


@pytest.mark.rule("token.facedown-banish.evenly-matched-keeps-token", scenario=0)
def test_tokens_that_come_in_the_chain_save_no_other_card() -> None:
    """rule: token.facedown-banish.evenly-matched-keeps-token"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Mystical Elf (attack)   set: Scapegoat, Waboku   {DECK}
        opp 8000  hand: Evenly Matched                                       {DECK}
    """)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.goes_to("Main Phase 2")
    t.you.passes()
    t.opp.activates("Evenly Matched")
    t.you.activates("Scapegoat").nobody_responds()
    for _ in range(4):
        t.you.settle_zone(None)
    assert t.you.monsters == [SHEEP] * 4
    assert sorted(t.you.banished) == ["Mystical Elf", "Scapegoat", "Waboku"]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_evenly_matched_from_the_hand_is_itself_one_of_the_cards_compared() -> None:
    """rule: effect.condition.no-possible-resolution-blocks-activation"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Mystical Elf (attack)   {DECK}
        opp 8000  hand: Evenly Matched              {DECK}
    """)
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and t.you.is_to_decide()


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
def test_tokens_that_fall_are_no_monsters_sent_to_the_graveyard() -> None:
    """rule: token.leaves-field.vanishes"""
    t = with_sheep("hand: Dark Hole   field: Gateway to Chaos", "spells: Coffin Seller")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.log().count(f"{SHEEP} destroyed (effect)") == 4
    assert t.you.lp == 8000 and not any("spell counters" in line for line in t.log())
