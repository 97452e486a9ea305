"""Cards that have moved before: each of them as often as no other, and turned yet another number of times.

What speaks of a card says how often it had moved and been turned then. In a position as it is read all have moved
equally often, so that whoever takes one number for another is right by chance. A position that is laid for the other
seat is laid with such cards: a reference that is read wrongly means no card there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from spellspeed.engine.kernel.card_state import CardState
from spellspeed.notation import build

VISIT, TURNED = 7, 8
MOVED, TURNS = 100, 1000  # more often than any position says


def as_moved_before(*content: Any, **said: Any) -> CardState:
    """The row of a card that has moved before, if it has not yet."""
    row = CardState(*content, **said)
    if row.visit >= MOVED:
        return row
    moved = list(row.key())
    moved[VISIT] += MOVED + 7 * row.uid
    moved[TURNED] += TURNS + 5 * row.uid
    return CardState(*moved)


@contextmanager
def moved_before() -> Iterator[None]:
    """Lay positions with cards that have moved before."""
    with patch.object(build, "CardState", as_moved_before):
        yield
