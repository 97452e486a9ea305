"""Topic token: Tokens after Tokens."""

import pytest

from spellspeed.engine.applies.find import attribute_of, type_of
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


@pytest.mark.rule("token.definition.not-a-card-not-in-deck", scenario=0)
def test_a_token_comes_from_no_place_for_what_answers_summons_from_one() -> None:
    """Doppelwarrior answers a Special Summon from your Graveyard: that of Sangan, not that of Army Ant Tokens."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Doppelwarrior, Multiplication of Ants, Monster Reborn   monsters: Man-Eater Bug
                   graveyard: Sangan
        opp 8000
    """)
    t.you.activates("Multiplication of Ants")
    while "end phase" not in t.you.is_offered():
        t.you.does(t.you.is_offered()[0])
    assert t.you.monsters == ["Army Ant Token"] * 2 and t.you.is_asked("open state")
    t.you.activates("Monster Reborn", targeting="Sangan")
    t.you.takes_position("attack")
    t.you.triggers("Doppelwarrior")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Army Ant Token", "Army Ant Token", "Doppelwarrior", "Sangan"]


@pytest.mark.rule("token.cost-send-to-graveyard-illegal", scenario=0)
def test_a_token_is_no_card_that_could_be_sent_to_the_graveyard_if_only_nothing_banished_it() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Droplet   monsters: Lekunga Token
        opp 8000   monsters: Sangan   spells: Dimensional Fissure
    """)
    refusals = [each.rule for each in t.you.reasons("activate Forbidden Droplet")]
    assert "cost.unpayable.cannot-activate" in refusals
    assert "cost.send-to-gy.blocked-while-sent-cards-are-banished" not in refusals
    # Of another monster that is just what is said.
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Droplet   monsters: Battle Ox
        opp 8000   monsters: Sangan   spells: Dimensional Fissure
    """)
    t.you.cannot("activate Forbidden Droplet", because="cost.send-to-gy.blocked-while-sent-cards-are-banished")
