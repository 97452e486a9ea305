"""Topic move: cards that go elsewhere than they would, and cards of a deck that are put on its top."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import own
from spellspeed.lang.words.choices import Top
from spellspeed.lang.words.every_word import IN_HAND, ON_TOP
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import THIS_CARD, Ref
from spellspeed.lang.words.places_said import OPPONENTS_DECK
from spellspeed.lang.words.verbs import GainLP, LookAt, Redirect, ReturnToDeck
from spellspeed.words import DECK
from table import Table, table

# "If this card would be sent to the Graveyard, return it to the hand instead."
BOOMERANG = probe("Test Boomerang", "Rock / Effect", Continuous(do=Redirect(THIS_CARD, IN_HAND)))
FUSED = probe("Test Fused Boomerang", "Rock / Fusion / Effect", Continuous(do=Redirect(THIS_CARD, IN_HAND)))


def dark_hole(monster: str) -> Table:
    """Dark Hole destroys a monster of yours."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: {monster}   deck: 3 Sogen
        opp 8000
        """,
        pool=pool_with(BOOMERANG, FUSED),
    )
    t.you.activates("Dark Hole")
    assert t.you.monsters == [] and t.you.graveyard == ["Dark Hole"]
    assert f"{monster} destroyed (effect)" in t.log()
    return t


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_a_destroyed_card_goes_where_a_text_says_instead_of_the_graveyard() -> None:
    """It is destroyed all the same, and lies in the hand."""
    t = dark_hole("Test Boomerang")
    assert t.you.hand == ["Test Boomerang"] and len(t.you.deck) == 3


@pytest.mark.rule("move.return.fusion-monster-from-hand-return-goes-to-extra-deck", scenario=0)
def test_a_fusion_monster_that_would_go_to_the_hand_instead_goes_to_the_extra_deck() -> None:
    """No hand ever holds it."""
    t = dark_hole("Test Fused Boomerang")
    assert t.you.hand == [] and t.you.extra == ["Test Fused Boomerang"] and len(t.you.deck) == 3


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=0)
def test_a_single_card_is_put_back_on_the_deck_without_an_order() -> None:
    """Where cards are put back in any order, one card leaves nothing to choose, and nothing is shuffled."""
    top = Ref("the chosen card")
    peek = probe(
        "Test Peek",
        "Spell / Normal",
        Activation(do=LookAt(Top(1, called=top)).also(ReturnToDeck(top, ON_TOP, in_any_order=True)).also(GainLP(300))),
    )
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Peek deck: Umi, Sogen, Yami\nopp 8000",
        pool=pool_with(peek),
    )
    t.you.activates("Test Peek")
    assert t.you.deck == ["Umi", "Sogen", "Yami"] and t.you.lp == 8300
    assert t.you.graveyard == ["Test Peek"] and "you shuffled" not in t.log()


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=0)
def test_who_looks_at_the_top_of_the_other_deck_says_how_it_lies() -> None:
    """Cards of a deck are put back in the order of the player whose effect it is, whosever deck it is."""
    top = Ref("the chosen cards")
    peek = probe(
        "Test Spy",
        "Spell / Normal",
        Activation(do=LookAt(Top(2, OPPONENTS_DECK, called=top)).also(ReturnToDeck(top, ON_TOP, in_any_order=True))),
    )
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Spy\nopp 8000 deck: Umi, Sogen, Yami",
        pool=pool_with(peek),
    )
    t.you.activates("Test Spy")
    assert t.you.is_asked("deck order").offers == ["Umi", "Sogen"]
    t.you.chooses("Sogen", "Umi")
    assert t.opp.deck == ["Sogen", "Umi", "Yami"] and "opp shuffled" not in t.log()


@pytest.mark.rule("info.deck.contents-and-order-hidden", scenario=0)
def test_after_a_shuffle_nothing_tells_where_a_card_of_the_deck_lies() -> None:
    """Neither the order of the deck nor the numbers of its cards say afterwards what they said before."""
    names = ["Umi", "Sogen", "Yami", "Forest", "Mountain", "Wasteland", "Raigeki", "Dark Hole"]
    orders, numbers = set(), set()
    for seed in range(4):
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Reinforcement of the Army   deck: Gearfried the Iron Knight, {", ".join(names)}
            opp 8000
            """,
            seed=seed,
        )
        before = {uid: t.name(uid) for uid in t.duel.state.piles[own(t.you.player, DECK)]}
        t.you.activates("Reinforcement of the Army")
        assert t.you.hand == ["Gearfried the Iron Knight"] and sorted(t.you.deck) == sorted(names)
        assert "you shuffled" in t.log()
        orders.add(tuple(t.you.deck))
        numbers.add(tuple([before[uid] == t.name(uid) for uid in t.duel.state.piles[own(t.you.player, DECK)]]))
    assert len(orders) == 4 and (True,) * 8 not in numbers
