"""Positions that are played from either seat, and what both say while one of them waits for a question."""

import pytest

from spellspeed.pool import CardPool
from table import Seat, Table, table

DECK = "deck: 9 Mystical Elf"
SEATS = pytest.mark.parametrize("seat", [0, 1])
MOST_PASSES = 20


def lay(
    seat: int,
    mine: str,
    theirs: str = "",
    moment: str = "Main Phase 1",
    pool: CardPool | None = None,
    lp: tuple[int, int] = (8000, 8000),
) -> tuple[Table, Seat, Seat]:
    """The same position for either seat: its table, the player who acts, and the other."""
    who = ("you", "opp") if seat == 0 else ("opp", "you")
    sides = sorted([f"{who[0]} {lp[0]} {mine} {DECK}", f"{who[1]} {lp[1]} {theirs} {DECK}"], reverse=True)
    t = table("\n".join([f"turn 3, {moment}, {who[0]} to act", *sides]), pool)
    return t, t.seats[seat], t.seats[1 - seat]


def nobody_else_responds(t: Table) -> None:
    """Both pass until somebody is asked for something else."""
    for _ in range(MOST_PASSES):
        request = t.duel.request
        if request is None or request.purpose != "response":
            return
        t.seat_of(request.player).passes()
    raise AssertionError(f"after {MOST_PASSES} passes somebody is still asked to respond")
