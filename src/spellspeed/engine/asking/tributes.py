"""Tributes for a summon: which picks of monsters are enough, none of them too many.

A monster's mask says how many Tributes it can count as, and whether it frees a zone or cannot be left out.
"""

from typing import Final

COUNTS: Final = 3  # as how many Tributes it can count
FREES_ZONE: Final = 4
MUST_GO: Final = 8  # an effect says that it is Tributed before any other


def counts_as(masks: tuple[int, ...]) -> int:
    """Return as how many Tributes these monsters can count together.

    >>> counts_as((1, 2 | FREES_ZONE))
    3
    """
    count = 0
    for mask in masks:
        count += mask & COUNTS
    return count


def is_bound(masks: tuple[int, ...]) -> bool:
    """Whether one of these monsters cannot be left out.

    >>> is_bound((1, 1)), is_bound((1, 1 | MUST_GO))
    (False, True)
    """
    for mask in masks:
        if mask & MUST_GO:
            return True
    return False


def can_be_tributes(masks: tuple[int, ...], picked: tuple[int, ...], needed: int, room: bool) -> bool:
    """Whether these picks are the Tributes for a summon that needs so many, and free a zone if there must be room.

    >>> can_be_tributes((1, 2), (1,), 2, False), can_be_tributes((1, 2), (0, 1), 2, False)
    (True, True)
    >>> can_be_tributes((1, 1, 1), (0, 1, 2), 2, False), can_be_tributes((1, 1 | MUST_GO), (0,), 1, False)
    (False, False)
    """
    chosen = tuple([masks[at] for at in picked])
    if len(picked) > needed or counts_as(chosen) < needed:
        return False
    frees = must = 0
    for mask in chosen:
        frees += 1 if mask & FREES_ZONE else 0
        must += 1 if mask & MUST_GO else 0
    owed = 0
    for mask in masks:
        owed += 1 if mask & MUST_GO else 0
    return (frees > 0 or not room) and must >= min(owed, len(picked))


def can_become_tributes(masks: tuple[int, ...], picked: tuple[int, ...], needed: int, room: bool) -> bool:
    """Whether these picks can be completed; with five monsters at most all ways to do so are tried.

    >>> can_become_tributes((1, 1, 2), (0,), 2, False), can_become_tributes((1, 1), (0,), 3, False)
    (True, False)
    """
    if can_be_tributes(masks, picked, needed, room):
        return True
    if len(picked) >= needed:
        return False
    for at in range(len(masks)):
        if at not in picked and can_become_tributes(masks, picked + (at,), needed, room):
            return True
    return False
