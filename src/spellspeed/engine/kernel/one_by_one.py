"""Jobs that take one card after the other: the frame's memory is uid, visit of the cards that are still to come."""

from typing import Final

from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.state import State

NEXT: Final = 0  # the step in which each of these jobs begins with a card


def take_next(s: State, frame: Frame) -> CardState | None:
    """Return the card whose turn it is; None if the job is over, or has gone on since that card has moved."""
    if not frame.memory:
        s.pop()
        return None
    row = s.cards[frame.memory[0]]
    if row.visit == frame.memory[1]:
        return row
    go_to_next(s, frame)
    return None


def go_to_next(s: State, frame: Frame) -> None:
    """Go on with the card behind this one."""
    s.go_on_with(NEXT, frame.memory[2:])
