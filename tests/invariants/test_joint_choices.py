"""Choices that must make something together: what is offered can be completed, and whatever is legal can be reached."""

from itertools import combinations, permutations, product

from hypothesis import given
from hypothesis import strategies as st

from spellspeed.engine.asking.answer import check_picks, find_next_picks, list_answers
from spellspeed.engine.asking.levels import (
    ALONE_AT,
    BINDS_AT,
    COUNT_AT,
    EXACTLY,
    FOR_ROOM,
    FROM_HAND,
    HOLDS_ROOM,
    LETS_HAND,
    LEVELS,
    OTHERWISE_AT,
    PARTS_AT,
    POINTED_AT,
    POINTS_AT,
    REFUSED_AT,
    ROOM,
    SERIES_AT,
    SERIES_COUNT_AT,
)
from spellspeed.engine.asking.levels import AND_MORE as MORE_PARTS
from spellspeed.engine.asking.materials import AND_MORE, IS_SUBSTITUTE, MAKES_ROOM, NEEDS_ROOM
from spellspeed.engine.kernel.rows import Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.words import ADDS_UP, ASK_CARDS, FOR_MATERIAL, MAKES_FUSION, PICK_CARD
from table import table

Sets = set[tuple[int, ...]]
# Cards that do not go together with every other, or belong to a series that must stay.
BOUND = (
    *(1 << ALONE_AT, 2 << ALONE_AT, 1 << SERIES_AT, 2 << SERIES_AT, 3 << SERIES_AT),
    *(
        1 << BINDS_AT,
        2 << BINDS_AT | 1 << REFUSED_AT,
        1 << REFUSED_AT,
        FROM_HAND,
        LETS_HAND,
        LETS_HAND | 1 << REFUSED_AT,
    ),
)
NO_STATE = table("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000").duel.state


def request_for(condition: tuple[int, ...], total: int, least: int, most: int) -> Request:
    """The question for so many cards with this joint condition."""
    options = tuple([Option(PICK_CARD, at) for at in range(total)])
    return Request(0, ASK_CARDS, FOR_MATERIAL, -1, 0, options, least, most, condition)


def subsets(total: int, least: int, most: int) -> list[tuple[int, ...]]:
    return [cards for count in range(least, most + 1) for cards in combinations(range(total), count)]


def are_all(masks: list[int], cards: tuple[int, ...], count: int, flags: int, named: int) -> bool:
    """Whether these cards make the monster: in some order each is one of its materials, at most one as a substitute."""
    if flags & NEEDS_ROOM and not any(masks[card] & MAKES_ROOM for card in cards):
        return False
    for order in permutations(cards):
        for stand_in in (-1, *[card for card in cards if masks[card] & IS_SUBSTITUTE]):
            fits = [
                (named if card == stand_in else masks[card]) >> min(at, count - 1) & 1 for at, card in enumerate(order)
            ]
            if all(fits):
                return True
    return False


def add_up(values: list[int], cards: tuple[int, ...], total: int, flags: int) -> bool:
    """Whether these monsters are Tributes for the total: no more than needed, or none without which it would do."""
    if flags & FOR_ROOM and not any(values[card] & ROOM for card in cards):
        return False
    levels = [values[card] & LEVELS for card in cards]
    if flags & EXACTLY:
        return sum(levels) == total
    return sum(levels) >= total and all(sum(levels) - level < total for level in levels)


def holds_together(state: State, request: Request, legal: Sets) -> None:
    """Every prefix of a legal set is offered its next card, and nothing that leads nowhere; stops are legal sets."""
    seen: set[tuple[int, ...]] = set()
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        picks = waiting.pop()
        if picks in seen:
            continue
        seen.add(picks)
        following, may_stop = find_next_picks(state, request, picks)
        assert may_stop == (picks in legal), picks
        wanted = sorted({card for cards in legal if set(picks) <= set(cards) for card in cards} - set(picks))
        assert list(following) == wanted, (picks, following, wanted)
        waiting += [tuple(sorted((*picks, card))) for card in following]
    assert legal <= seen


def agrees(condition: tuple[int, ...], total: int, least: int, most: int, legal: Sets) -> None:
    request = request_for(condition, total, least, most)
    holds_together(NO_STATE, request, legal)
    assert sorted(list_answers(NO_STATE, request)) == sorted(legal)
    for cards in subsets(total, least, most):
        assert (check_picks(NO_STATE, request, cards) == 0) == (cards in legal)


@st.composite
def materials(draw: st.DrawFn) -> tuple[list[int], int, int, int]:
    count = draw(st.integers(1, 4))
    extra = st.sampled_from((0, 0, 0, MAKES_ROOM, IS_SUBSTITUTE, MAKES_ROOM | IS_SUBSTITUTE))
    card = st.builds(int.__or__, st.integers(0, (1 << count) - 1), extra)
    masks = draw(st.lists(card, min_size=1, max_size=6))
    flags = draw(st.sampled_from((0, NEEDS_ROOM, AND_MORE, NEEDS_ROOM | AND_MORE)))
    return masks, count, flags, draw(st.integers(0, (1 << count) - 1))


@given(materials())
def test_materials_are_offered_if_and_only_if_the_others_can_be_found(drawn: tuple[list[int], int, int, int]) -> None:
    masks, count, flags, named = drawn
    most = len(masks) if flags & AND_MORE else count
    legal = {cards for cards in subsets(len(masks), count, most) if are_all(masks, cards, count, flags, named)}
    agrees((MAKES_FUSION, count, flags, named, *masks), len(masks), count, most, legal)


@st.composite
def levels(draw: st.DrawFn) -> tuple[list[int], int, int]:
    value = st.builds(int.__or__, st.integers(1, 12), st.sampled_from((0, ROOM)))
    values = draw(st.lists(value, min_size=1, max_size=8))
    return values, draw(st.integers(1, 12)), draw(st.sampled_from((0, EXACTLY, FOR_ROOM, EXACTLY | FOR_ROOM)))


@given(levels())
def test_tributes_are_offered_if_and_only_if_the_others_can_be_found(drawn: tuple[list[int], int, int]) -> None:
    values, total, flags = drawn
    legal = {cards for cards in subsets(len(values), 1, len(values)) if add_up(values, cards, total, flags)}
    agrees((ADDS_UP, total, flags, *values), len(values), 1, len(values), legal)


def are_parts(values: list[int], cards: tuple[int, ...], total: int, count: int, flags: int) -> bool:
    """Whether these monsters are the parts of a whole: in some order each is one, and they count for the total."""
    if flags & FOR_ROOM and not any(values[card] & ROOM for card in cards):
        staying = [value for card, value in enumerate(values) if card not in cards]
        points = [values[card] >> POINTED_AT & value >> POINTS_AT & 255 for card in cards for value in staying]
        series = [
            at
            for at in range(flags >> SERIES_COUNT_AT)
            if not any(values[card] >> SERIES_AT + at & 1 for card in cards)
        ]
        if not any(value & HOLDS_ROOM for value in staying) and not any(points) and not series:
            return False
    if not go_together(values, cards):
        return False
    numbers = [{values[card] & LEVELS, values[card] >> OTHERWISE_AT & LEVELS} - {0} for card in cards]
    if all(sum(counted) != total for counted in product(*numbers)):
        return False
    for order in permutations(cards):
        if all(values[card] >> PARTS_AT >> min(at, count - 1) & 1 for at, card in enumerate(order)):
            return True
    return False


def go_together(values: list[int], cards: tuple[int, ...]) -> bool:
    """Whether no two have the same number, none is refused by another, and one of the hand is allowed by another."""
    numbers = [values[card] >> ALONE_AT & 15 for card in cards if values[card] >> ALONE_AT & 15]
    if len(set(numbers)) < len(numbers):
        return False
    if any(values[one] >> BINDS_AT & values[other] >> REFUSED_AT & 63 for one, other in permutations(cards, 2)):
        return False
    held = [card for card in cards if values[card] & FROM_HAND]
    return not held or (len(held) == 1 and any(values[card] & LETS_HAND for card in cards))


@st.composite
def parts(draw: st.DrawFn) -> tuple[list[int], int, int, int]:
    count = draw(st.integers(1, 3))
    numbers = st.sampled_from((0, 0, 0, 2 << OTHERWISE_AT, 3 << OTHERWISE_AT))
    value = st.builds(
        lambda level, room, points, otherwise, bound, fits: (
            level | room | points | otherwise | bound | fits << PARTS_AT
        ),
        st.integers(1, 5),
        st.sampled_from((0, ROOM, HOLDS_ROOM, ROOM | HOLDS_ROOM)),
        st.sampled_from((0, 0, 1 << POINTS_AT, 2 << POINTS_AT, 1 << POINTED_AT, 3 << POINTED_AT)),
        numbers,
        st.sampled_from((0, 0, 0, 0, *BOUND)),
        st.integers(0, (1 << count) - 1),
    )
    values = draw(st.lists(value, min_size=1, max_size=6))
    flags = draw(st.sampled_from((0, FOR_ROOM))) | draw(st.sampled_from((0, MORE_PARTS)))
    series = draw(st.integers(0, 2)) if flags & FOR_ROOM else 0
    return values, draw(st.integers(1, 12)), count, flags | series << SERIES_COUNT_AT


@given(parts())
def test_parts_of_a_total_are_offered_if_and_only_if_the_others_can_be_found(
    drawn: tuple[list[int], int, int, int],
) -> None:
    values, total, count, flags = drawn
    most = len(values) if flags & MORE_PARTS else count
    legal = {cards for cards in subsets(len(values), count, most) if are_parts(values, cards, total, count, flags)}
    agrees((ADDS_UP, total, flags | count << COUNT_AT, *values), len(values), count, most, legal)
