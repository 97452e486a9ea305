"""Topic token: Tokens after Tokens."""

import pytest

from spellspeed.engine.find import attribute_of, type_of
from spellspeed.words import PLANT, WIND
from table import table


@pytest.mark.rule("token.stats.original-from-creating-text", scenario=0)
def test_a_token_is_what_its_own_text_says_whatever_tokens_have_vanished_before() -> None:
    """The opponent's Sheep Tokens vanish with Dandylion, whose Fluff Tokens have nothing of them."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Dandylion
        opp 8000   set: Scapegoat
    """)
    t.you.activates("Dark Hole")
    t.opp.activates("Scapegoat")
    while t.opp.is_to_decide():
        t.opp.does(t.opp.is_offered()[0])
    assert t.opp.monsters == []
    while t.you.is_to_decide() and t.you.monsters.count("Fluff Token") < 2:
        t.you.does(t.you.is_offered()[0])
    assert t.you.monsters == ["Fluff Token", "Fluff Token"]
    for uid in t.duel.state.monsters_of(t.you.player):
        card = t.look(uid)
        assert (card.owner, card.controller, card.position) == ("you", "you", "defense")
        assert attribute_of(t.duel.game, t.duel.state, card.row) == WIND
        assert type_of(t.duel.game, t.duel.state, card.row) == PLANT
