"""What a player may not know makes no difference to what the player sees and may do."""

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import choices, choose, content, duels, looks_alike, walk
from samples import examples
from spellspeed import AmbiguousAnswer, Duel, UnreadableAnswer
from spellspeed.words import EVENT_ADDED_TO_HAND, EVENT_REVEALED


@examples(8)
@given(duels(), choices)
def test_one_back_is_like_another(duel: Duel, numbers: list[int]) -> None:
    """Whatever cards are hidden in a hand or a deck, exchanging them changes nothing that is told of them."""
    for now in walk(duel, numbers):
        for player in (0, 1):
            view = now.view(player)
            for cards in (view.hand(1 - player), view.deck(1 - player), view.extra_deck(1 - player), view.deck()):
                assert len({card.key() for card in cards if card.hidden}) <= 1
            for card in (*view.monsters(1 - player), *view.spells(1 - player), *view.banished(1 - player)):
                if card is not None and card.hidden:
                    assert (card.kinds, card.attributes, card.types, card.negated) == ((), (), (), None)
                    assert (card.password, card.atk, card.def_, card.level, card.scale) == (0, None, None, None, None)


@examples(12)
@given(duels(), choices, st.integers(min_value=0, max_value=2**40))
def test_view_and_options_are_equal_under_every_determinisation(duel: Duel, numbers: list[int], seed: int) -> None:
    for now in walk(duel, numbers):
        before = content(now.state)
        for player in (0, 1):
            view = now.view(player)
            for other in (seed, seed + 1):
                maybe = view.determinise(other)
                # All that seen cards tell is in the situation, by their keys.
                assert looks_alike(view, maybe)
                request = now.state.request
                assert request is not None and maybe.state.request is not None
                if request.player == player:
                    # The view's options are in the situation; what can be picked after what is not.
                    for picks in ((), (0,), (1,), (0, 1)):
                        assert maybe.next_picks(*picks) == now.next_picks(*picks)
        assert content(now.state) == before


WISHES = [
    f"{verb} face-down (zone {zone})"
    for zone in range(1, 6)
    for verb in ("summon", "set", "flip summon", "change position of", "attack with", "attack")
] + ["summon Blue-Eyes White Dragon", "set Raigeki", "battle phase", "end phase", "attack directly"]


def reasons(duel: Duel, wish: str, player: int) -> object:
    try:
        return duel.reasons_against(wish, by=player)
    except (UnreadableAnswer, AmbiguousAnswer) as error:
        return str(error)


@examples(6)
@given(duels(), choices, st.integers(min_value=0, max_value=2**40))
def test_refusals_are_equal_under_every_determinisation(duel: Duel, numbers: list[int], seed: int) -> None:
    for at, now in enumerate(walk(duel, numbers)):
        request = now.state.request
        if at % 7 == 0 and request is not None:
            for player in (0, 1):
                maybe = now.view(player).determinise(seed)
                for wish in WISHES:
                    # Whether the other player has anything to choose is not part of the question.
                    if player == request.player:
                        assert reasons(maybe, wish, player) == reasons(now, wish, player), wish


@examples(12)
@given(duels(), choices, st.integers(min_value=0, max_value=2**40))
def test_a_determinised_duel_can_be_played_to_its_end(duel: Duel, numbers: list[int], seed: int) -> None:
    for now in walk(duel, numbers[:12]):
        for player in (0, 1):
            maybe = now.view(player).determinise(seed)
            assert maybe.collect_events() == [] and maybe.decks is None and maybe.count_played() == 0
            for number in numbers[:15]:
                if maybe.state.request is None:
                    break
                maybe.answer(*choose(maybe, number))


@given(duels(), choices)
def test_no_hidden_card_is_named_in_a_view(duel: Duel, numbers: list[int]) -> None:
    """Cards of the opponent that were never in sight leave no trace in anything a view shows."""
    *_, now = walk(duel, numbers)
    for player in (0, 1):
        opponent = 1 - player
        view = now.view(player)
        shown = repr(view.key()) + view.to_text() + view.to_text("zh") + view._repr_svg_()
        state = now.state
        public = {row.card for row in state.cards if row.owner == player}
        for event in now.collect_events():
            # What is looked at is seen by one player, what is revealed or searched by both.
            revealed = event.kind == EVENT_REVEALED and (event.number or event.player == player)
            revealed = revealed or event.kind == EVENT_ADDED_TO_HAND
            for row in (event.before, event.after):
                if row is not None and (row.face_up or revealed):
                    public.add(row.card)
        hidden = {row.card for row in state.cards if row.owner == opponent} - public
        for card in hidden:
            facts = now.pool.facts[card]
            # As a whole number: 7805359 stands within 78053598, which is another card's.
            assert not re.search(rf"(?<!\d){facts.password}(?!\d)", shown)
            names = [name for name in (facts.name_en, facts.name_zh) if len(name) > 5]
            known = [now.pool.facts[other] for other in public]
            for name in names:
                if not any(name in seen.name_en or name in seen.name_zh for seen in known):
                    assert name not in shown


@given(duels(), choices)
def test_a_view_cannot_be_pickled_with_what_it_hides(duel: Duel, numbers: list[int]) -> None:
    with pytest.raises(TypeError):
        pickle.dumps(duel.view(0))
