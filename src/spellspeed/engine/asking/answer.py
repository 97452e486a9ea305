"""Answers: which picks are legal, how many there are, and what is left to pick."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from math import comb, factorial

import spellspeed.engine.asking.levels as levels
import spellspeed.rulebook.codes as rule
from spellspeed.engine.asking.materials import are_materials, can_become, find_following
from spellspeed.engine.asking.tributes import can_be_tributes, can_become_tributes
from spellspeed.engine.kernel.places import can_be_freed, find_room
from spellspeed.engine.kernel.rows import Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    ADDS_UP,
    ALL_DIFFERENT,
    ASK_ORDER,
    FINDS_ZONES,
    FREES_A_ZONE,
    LEAVES_ENOUGH,
    MAKES_FUSION,
    MAKES_TRIBUTES,
)


def check_prefix(request: Request, picks: tuple[int, ...]) -> int:
    """Return 0 when these are options of the request, each once, else the number of the rule they break."""
    total = len(request.options)
    for at, pick in enumerate(picks):
        if pick < 0 or pick >= total:
            return rule.ASK_OUT_OF_RANGE
        if pick in picks[:at]:
            return rule.ASK_REPEATED_PICK
    return 0


def check_picks(s: State, request: Request, picks: tuple[int, ...]) -> int:
    """Return 0 when these picks answer the request, else the number of the rule they break."""
    no = check_prefix(request, picks)
    if no:
        return no
    if len(picks) < request.least or len(picks) > request.most:
        return rule.ASK_WRONG_COUNT
    if request.condition and not can_complete(s, request, picks, True):
        return rule.ASK_JOINT_CONDITION
    return 0


def can_complete(s: State, request: Request, picks: tuple[int, ...], now: bool) -> bool:
    """Whether the joint condition holds for these picks, or, unless `now`, can still come to hold."""
    condition = request.condition
    if condition and condition[0] == MAKES_FUSION:
        masks = list(condition[4:])
        if now:
            return are_materials(masks, list(picks), condition[1], condition[2], condition[3])
        return can_become(masks, list(picks), condition[1], condition[2], condition[3])
    if condition and condition[0] == FINDS_ZONES:
        # Fewer monsters find zones where more do, so what holds of these picks is all there is to ask.
        of_extra = sum([condition[4 + pick] for pick in picks])
        return find_room(condition[1], condition[2], condition[3], len(picks) - of_extra, of_extra)
    if condition and condition[0] == ADDS_UP:
        taken = [condition[3 + pick] for pick in picks]
        mask = levels.STAYING if now else -1
        others = [condition[3 + at] & mask for at in range(len(request.options)) if at not in picks]
        return levels.can_add_up(others, taken, condition[1], condition[2])
    if condition and condition[0] == MAKES_TRIBUTES:
        if now:
            return can_be_tributes(condition[3:], picks, condition[1], condition[2] != 0)
        return can_become_tributes(condition[3:], picks, condition[1], condition[2] != 0)
    if not condition or condition[0] != FREES_A_ZONE:
        return can_hold_besides(request, condition, picks, now)
    options = request.options
    for pick in picks:
        if can_be_freed(s, condition[1], s.cards[options[pick].uid].place):
            return can_hold_besides(request, condition[2:], picks, now)
    if now or len(picks) >= request.most:
        return False
    for at, option in enumerate(options):
        if at not in picks and can_be_freed(s, condition[1], s.cards[option.uid].place):
            if can_hold_besides(request, condition[2:], picks + (at,), False):
                return True
    return False


def can_differ(names: tuple[int, ...], picks: tuple[int, ...], least: int) -> bool:
    """Whether the picks have different names, and so many with such names can be found.

    >>> can_differ((5, 5, 7), (0, 2), 2), can_differ((5, 5, 7), (0, 1), 2), can_differ((5, 5, 7), (0,), 3)
    (True, False, False)
    """
    picked = {names[pick] for pick in picks}
    return len(picked) == len(picks) and len(set(names)) >= least


def can_hold_besides(request: Request, condition: tuple[int, ...], picks: tuple[int, ...], now: bool) -> bool:
    """Whether what can be asked besides a zone that is freed holds, or can still come to hold."""
    if condition and condition[0] == ALL_DIFFERENT:
        return can_differ(condition[1:], picks, 0 if now else request.least)
    return leaves_enough(request, condition, picks)


def leaves_enough(request: Request, condition: tuple[int, ...], picks: tuple[int, ...]) -> bool:
    """Whether so many cards of the condition, if there is one, stay unpicked.

    Picks that leave them can always be completed: whatever else there is can be picked in any order.
    """
    if not condition:
        return True
    if condition[0] != LEAVES_ENOUGH:
        raise ValueError(f"no joint condition of kind {condition[0]}")
    needed = condition[2:]
    picked = 0
    for pick in picks:
        if request.options[pick].uid in needed:
            picked += 1
    return len(needed) - picked >= condition[1]


def find_next_picks(s: State, request: Request, picks: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
    """Return the options that can still be picked so that the answer can be completed, and whether to stop is legal."""
    if picks and check_prefix(request, picks):
        return ((), False)
    count = len(picks)
    may_stop = count >= request.least and (not request.condition or can_complete(s, request, picks, True))
    if count >= request.most:
        return ((), may_stop)
    if not count and not request.condition:
        return (tuple(range(len(request.options))), may_stop)
    if is_made_together(request):
        return (tuple(find_parts(request.condition, picks)), may_stop)
    found: list[int] = []
    for at in range(len(request.options)):
        if at not in picks and (not request.condition or can_complete(s, request, picks + (at,), False)):
            found.append(at)
    return (tuple(found), may_stop)


def is_made_together(request: Request) -> bool:
    """Whether what is picked must make something together: which sets do is found out, and never tried out."""
    condition = request.condition
    return bool(condition) and (condition[0] == MAKES_FUSION or condition[0] == ADDS_UP)


def find_parts(condition: tuple[int, ...], picks: tuple[int, ...] = ()) -> list[int]:
    """Return which cards can be part of what must be made together, besides those picked already."""
    if condition[0] == MAKES_FUSION:
        return find_following(list(condition[4:]), list(picks), condition[1], condition[2], condition[3])
    return levels.find_following(list(condition[3:]), list(picks), condition[1], condition[2])


def can_be_made(condition: tuple[int, ...]) -> bool:
    """Whether some of the cards of a condition make together what it asks for."""
    if condition[0] == MAKES_FUSION:
        return can_become(list(condition[4:]), [], condition[1], condition[2], condition[3])
    return levels.can_add_up(list(condition[3:]), [], condition[1], condition[2])


def list_made_together(s: State, request: Request, picks: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the answers that begin with these picks, each in ascending order; what leads nowhere is not followed."""
    if len(picks) >= request.least and can_complete(s, request, picks, True):
        yield picks
    for at in range(picks[-1] + 1 if picks else 0, len(request.options)):
        if can_complete(s, without_before(request, picks, at), picks + (at,), False):
            yield from list_made_together(s, request, picks + (at,))


def without_before(request: Request, picks: tuple[int, ...], first: int) -> Request:
    """Return the question in which the options before this one can no longer be picked, except the picks."""
    condition = list(request.condition)
    start = 4 if condition[0] == MAKES_FUSION else 3
    for at in range(first):
        if at not in picks:
            condition[start + at] &= levels.STAYING if condition[0] == ADDS_UP else 0
    return request.with_condition(tuple(condition))


def list_answers(s: State, request: Request) -> Iterator[tuple[int, ...]]:
    """Yield every legal answer once, in ascending order, or in every order where order counts.

    Shorter ones come first, except where the picks must make something together.
    """
    if request.kind == ASK_ORDER:
        yield from permutations(range(len(request.options)))
        return
    if is_made_together(request):
        yield from list_made_together(s, request, ())
        return
    for count in range(request.least, min(request.most, len(request.options)) + 1):
        for answer in combinations(range(len(request.options)), count):
            if not request.condition or can_complete(s, request, answer, True):
                yield answer


def count_answers(s: State, request: Request, limit: int) -> int:
    """Return how many legal answers there are, counting no further than `limit`."""
    if request.kind == ASK_ORDER:
        return min(factorial(len(request.options)), limit)
    if request.condition:
        return len(list(islice(list_answers(s, request), limit)))
    counted = 0
    total = len(request.options)
    for count in range(request.least, min(request.most, total) + 1):
        counted += comb(total, count)
    return min(counted, limit)


def chosen_options(request: Request, picks: tuple[int, ...]) -> tuple[Option, ...]:
    """Return the picked options, in the request's order unless it asks for one: what is picked together has none."""
    if request.kind == ASK_ORDER:
        return tuple([request.options[pick] for pick in picks])
    if len(picks) == 1:
        return (request.options[picks[0]],)
    return tuple([request.options[pick] for pick in sorted(picks)])
