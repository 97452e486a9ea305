"""Topic duel: what a duel is and how it is set up."""

from collections import Counter
from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed import Deck, Duel, IllegalAnswer
from spellspeed.engine.chain.responses import find_activations, find_responses
from spellspeed.engine.kernel.frames import FRAME_SETUP
from spellspeed.engine.kernel.game import MASTER_2020, Game
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.rows import Option
from spellspeed.engine.moving.moves import shuffle
from spellspeed.engine.run import run_frame
from spellspeed.engine.turn.setup import add_card, empty_state
from spellspeed.lang.words.lines import Quick
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import Discard, GainLP
from spellspeed.pool import CardPool
from spellspeed.words import (
    ASK_FIRST,
    BEFORE_FIRST_TURN,
    BY_SETUP,
    DECK,
    DRAW_PHASE,
    EVENT_DRAWN,
    EVENT_FIRST_CHOSEN,
    EVENT_LP_CHANGED,
    EVENT_SHUFFLED,
    EVENT_TURN_STARTED,
    GO_FIRST,
    GO_SECOND,
    HAND,
    NORMAL,
    PLACES_EACH,
)
from table import Table, start, table

MONSTERS = [card for card in CardPool.builtin().facts if card.level > 0 and card.kind & NORMAL][:40]
FORTY = Deck([card.password for card in MONSTERS])
FUSIONS = Deck(FORTY.main, ["Flame Swordsman", "Karbonala Warrior", "Dark Paladin"])


def begin(deck0: Deck, deck1: Deck, **settings: Any) -> Table:
    """A duel as players begin it: the decks are checked and shuffled."""
    return start(deck0, deck1, shuffle=True, limits=True, **settings)


def names_on(duel: Duel, player: int, place: int) -> list[str]:
    """The cards of a player's pile, the bottom one first."""
    state = duel.state
    return [duel.pool.facts[state.cards[uid].card].name_en for uid in state.piles[player * PLACES_EACH + place]]


def chi_square(counts: list[int], total: int) -> float:
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The value that a fair source exceeds once in ten thousand runs, for 39 degrees of freedom.
CRITICAL_39 = 82.1


@pytest.mark.rule("duel.shuffle.no-purposeful-ordering", scenario=1)
def test_a_shuffled_deck_is_in_random_order_and_no_view_knows_it() -> None:
    orders = set()
    for seed in range(200):
        duel = begin(FORTY, FORTY, seed=seed, first=0).duel
        orders.add(tuple(names_on(duel, 0, DECK)))
        for player in (0, 1):
            seen = repr(duel.view(player).key())
            hidden = set(names_on(duel, 0, DECK)) | set(names_on(duel, 1, DECK))
            own = set(names_on(duel, player, HAND))
            assert not [name for name in hidden - own if name in seen]
    assert len(orders) == 200


@pytest.mark.rule("duel.shuffle.no-purposeful-ordering", scenario=2)
def test_a_hundred_thousand_shuffles_are_fair_and_lose_no_card() -> None:
    state = empty_state(Game(CardPool.builtin(), MASTER_2020, False), seed=20200401)
    for card in range(40):
        add_card(state, card, 0, DECK)
    everything = list(range(40))
    tops: Counter[int] = Counter()
    for _ in range(100_000):
        shuffle(state, 0, DECK)
        state.collect_events()
        tops[state.piles[DECK][-1]] += 1
        assert sorted(state.piles[DECK]) == everything
    assert chi_square([tops[uid] for uid in range(40)], 100_000) < CRITICAL_39


@pytest.mark.rule("duel.setup.shuffle-own-deck-then-opponents", scenario=1)
def test_both_decks_are_shuffled_before_anything_is_drawn() -> None:
    duel = begin(FORTY, FORTY, seed=3, first=0).duel
    kinds = [event.kind for event in duel.collect_events() if event.kind in (EVENT_SHUFFLED, EVENT_DRAWN)]
    assert kinds == [EVENT_SHUFFLED] * 2 + [EVENT_DRAWN] * 10
    assert {event.player for event in duel.collect_events() if event.kind == EVENT_SHUFFLED} == {0, 1}
    listed = [card.name_en for card in MONSTERS]
    for player in (0, 1):
        order = names_on(duel, player, HAND) + names_on(duel, player, DECK)[::-1]
        assert sorted(order) == sorted(listed) and order != listed
    assert names_on(duel, 0, DECK) != names_on(duel, 1, DECK)


@pytest.mark.rule("duel.setup.shuffle-own-deck-then-opponents", scenario=2)
def test_the_order_of_the_deck_does_not_depend_on_the_list() -> None:
    """Any card of the list lies at each depth about equally often, whatever came before it; a seed fixes the order."""
    listed = [card.name_en for card in MONSTERS]
    watched = (0, 19, 39)
    places = {(player, at): [0] * 40 for player in (0, 1) for at in watched}
    neighbours = [0, 0]  # cards that lie directly under the one before them in the list
    alike = 0
    for seed in range(1000):
        duel = begin(FORTY, FORTY, seed=seed, first=0).duel
        orders = [names_on(duel, player, HAND) + names_on(duel, player, DECK)[::-1] for player in (0, 1)]
        for player, order in enumerate(orders):
            depth = {name: at for at, name in enumerate(order)}
            for at in watched:
                places[player, at][depth[listed[at]]] += 1
            neighbours[player] += sum([depth[listed[at + 1]] == depth[listed[at]] + 1 for at in range(39)])
        alike += sum([mine == theirs for mine, theirs in zip(*orders, strict=True)])
        if seed < 20:
            again = begin(FORTY, FORTY, seed=seed, first=0).duel
            assert again.state_key() == duel.state_key()
    assert all(chi_square(counts, 1000) < CRITICAL_39 for counts in places.values())
    # A deck that were only cut would keep 38 of the 39 pairs; by chance 39 of 40 are expected, with a spread of 31.
    assert all(850 < count < 1100 for count in neighbours)
    # Two decks of the same list have, by chance, one card at the same depth.
    assert 875 < alike < 1125


@pytest.mark.rule("duel.setup.no-reshuffle-after-cut", scenario=1)
def test_a_deck_that_was_cut_is_not_shuffled_again() -> None:
    duel = begin(FORTY, FORTY, seed=5).duel
    assert duel.state.request is not None and duel.state.request.kind == ASK_FIRST
    before = duel.state_key()
    tops = [names_on(duel, player, DECK)[-5:] for player in (0, 1)]
    for player in (0, 1):
        refusal = duel.why_not("shuffle", by=player)
        assert refusal is not None and refusal.rule == "duel.setup.no-reshuffle-after-cut"
    assert duel.state_key() == before
    duel.answer(0)
    for player in (0, 1):
        assert names_on(duel, player, HAND) == tops[player][::-1]
    assert [event.kind for event in duel.collect_events()].count(EVENT_SHUFFLED) == 2


@pytest.mark.rule("duel.setup.first-player.winner-chooses", scenario=1)
def test_the_winner_of_the_throw_chooses_before_the_hands_are_drawn() -> None:
    winners = set()
    for seed in range(20):
        duel = begin(FORTY, FORTY, seed=seed).duel
        request = duel.state.request
        assert request is not None and request.kind == ASK_FIRST
        winner = request.player
        winners.add(winner)
        assert names_on(duel, 0, HAND) == names_on(duel, 1, HAND) == []
        assert [event.kind for event in duel.collect_events()].count(EVENT_SHUFFLED) == 2
        with pytest.raises(IllegalAnswer, match=r"ask\.wrong-player"):
            duel.answer(0, by=1 - winner)
        second = next(at for at, option in enumerate(request.options) if option.deed == GO_SECOND)
        duel.answer(second, by=winner)
        assert duel.state.turn == 1 and duel.state.turn_player == 1 - winner
    assert winners == {0, 1}


@pytest.mark.rule("duel.setup.life-points-8000", scenario=1)
@pytest.mark.parametrize("format_", ["master2020", "408"])
def test_both_players_start_with_8000_lp(format_: str) -> None:
    duel = begin(FORTY, FORTY, seed=1, format=format_).duel
    assert duel.state.turn == 0 and duel.state.phase == BEFORE_FIRST_TURN
    assert duel.state.lp == (8000, 8000)


@pytest.mark.rule("duel.setup.opening-hand-five", scenario=1)
def test_both_players_draw_five_cards_before_turn_one() -> None:
    duel = begin(FORTY, FORTY, seed=2, first=1).duel
    events = duel.collect_events()
    before = events[: [event.kind for event in events].index(EVENT_TURN_STARTED)]
    drawn = [event for event in before if event.kind == EVENT_DRAWN]
    assert Counter(event.player for event in drawn) == {0: 5, 1: 5}
    assert {event.cause for event in drawn} == {BY_SETUP}
    for player in (0, 1):
        assert len(names_on(duel, player, HAND)) == 5 and len(names_on(duel, player, DECK)) == 35


@pytest.mark.rule("duel.setup.decks-returned-and-placed", scenario=1)
def test_main_deck_and_extra_deck_lie_in_their_own_zones() -> None:
    t = begin(FUSIONS, FORTY, seed=2)
    assert sorted(t.you.deck) == sorted(card.name_en for card in MONSTERS)
    assert sorted(t.you.extra) == ["Dark Paladin", "Flame Swordsman", "Karbonala Warrior"]
    assert t.opp.extra == []
    t.duel.answer(0)
    assert t.outcome is None and t.turn == 1


@pytest.mark.rule("duel.definition.single-game", scenario=1)
def test_a_duel_ends_with_one_result_and_then_accepts_nothing() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 1500
    """)
    duel = t.duel
    assert duel.outcome is None
    duel.answer(0)
    outcome = duel.outcome
    assert outcome is not None and t.winner == "you"
    assert duel.state.request is None and list(duel.legal_answers()) == []
    with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
        duel.answer(0)
    with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
        t.you.surrenders()
    refusal = duel.why_not("end phase")
    assert refusal is not None and refusal.rule == "duel.definition.single-game"
    assert duel.outcome == outcome


@pytest.mark.rule("duel.equipment.helpers-optional", scenario=1)
def test_the_log_accounts_for_every_change_of_lp() -> None:
    from spellspeed.bots import RandomBot, play

    changes = 0
    for seed in range(10):
        duel = begin(FORTY, FORTY, seed=seed, first=0).duel
        play(duel, RandomBot(seed), RandomBot(seed + 1))
        for player in (0, 1):
            lp = 8000
            for event in duel.collect_events():
                if event.kind == EVENT_LP_CHANGED and event.player == player:
                    assert event.old == lp and event.new == lp + event.number
                    lp = event.new
                    changes += 1
            assert lp == duel.state.lp[player] == duel.view(1 - player).lp(player)
    assert changes > 20


@pytest.mark.rule("duel.ruleset.408-is-master-rule-2020", scenario=1)
def test_408_is_played_by_the_rules_of_2020() -> None:
    """The player going first draws nothing and cannot attack; each player has a Field Zone of his own."""
    duel = begin(FORTY, FORTY, seed=1, format="408", first=0).duel
    assert duel.state.turn == 1 and len(names_on(duel, duel.state.turn_player, HAND)) == 5
    assert [event.number for event in duel.collect_events() if event.kind == EVENT_TURN_STARTED] == [1]
    assert DRAW_PHASE in [event.number for event in duel.collect_events()]
    refusal = duel.why_not("battle phase")
    assert refusal is not None and refusal.rule == "battle.phase.not-on-first-turn"
    assert EVENT_FIRST_CHOSEN in [event.kind for event in duel.collect_events()]

    fields = table("""
        turn 3, Main Phase 1, you to act
        format 408
        you 8000   hand: Umi
        opp 8000   field: Sogen
    """)
    fields.you.activates("Umi")
    assert (fields.you.field_zone, fields.opp.field_zone) == (["Umi"], ["Sogen"])


@pytest.mark.rule("duel.setup.no-cards-before-first-turn", scenario=1)
def test_no_card_can_be_used_between_the_opening_draw_and_the_first_turn() -> None:
    """The hands are drawn without a question, so the moment behind the draw is stepped to by hand."""
    line = Quick(1, cost=Discard(THIS_CARD), do=GainLP(500), from_=YOUR_HAND)
    pool = pool_with(probe("Test Helper", "Fairy / Effect", line))
    deck = ["Test Helper"] * 8
    t = start(deck, deck, pool=pool, seed=3)
    chooser = next(seat for seat in t.seats if seat.is_to_decide())
    game = t.duel.game
    state = t.duel.state.fork()
    state.take_answer((Option(GO_FIRST),))
    while state.frames[-1].kind == FRAME_SETUP:
        run_frame(game, state, state.frames[-1])
    hands = [state.piles[own(player, HAND)] for player in (0, 1)]
    assert (state.turn, [len(hand) for hand in hands]) == (0, [5, 5])
    for player in (0, 1):
        assert find_responses(game, state, player) == find_activations(game, state, player) == []
        Table(t.duel.resume(state.fork(), t.duel.node)).seat_of(player).cannot(
            "activate Test Helper", because="duel.setup.no-cards-before-first-turn"
        )
    # The first turn once begun, both players can use them, the first player first.
    chooser.goes_first()
    other = t.seat_of(1 - chooser.player)
    assert t.turn == 1
    assert "activate Test Helper" in chooser.is_offered()[0]
    chooser.passes()
    assert "activate Test Helper" in other.is_offered()[0]
