"""How a line under way goes on: to its next step, and what it remembers of the one before."""

from typing import Final

from spellspeed.engine.slots import AT_CHANGE, AT_DONE, AT_STAGE, with_int
from spellspeed.engine.state import State

# Stages of a step that asks.
FRESH: Final = 0
ASKED: Final = 1
ASKED_AGAIN: Final = 2
SETTLED: Final = 1  # of a new batch: what came before it has been settled


def refreshed(memory: tuple[int, ...]) -> tuple[int, ...]:
    """Return the memory for a step that has not asked anything yet."""
    return memory if memory[AT_STAGE] == FRESH else with_int(memory, AT_STAGE, FRESH)


def go_on(s: State, pc: int, memory: tuple[int, ...]) -> None:
    """Go to another step with this memory, which has not asked anything yet."""
    s.go_on_with(pc, refreshed(memory))


def go_on_done(s: State, pc: int, memory: tuple[int, ...], amount: int) -> None:
    """Go to another step, remembering how much the last deed did."""
    go_on(s, pc, with_int(memory, AT_DONE, amount))


def hand_back(s: State, memory: tuple[int, ...], amount: int) -> None:
    """End the job on top; the line below goes to its next step with this memory, and knows how much has been done."""
    s.pop_with(s.frames[-2].step + 1, refreshed(with_int(memory, AT_DONE, amount)))


def note_change(s: State, changed: int) -> None:
    """Let the line under way remember by how much it has really changed a value."""
    top = s.frames[-1]
    s.go_on_with(top.step, with_int(top.memory, AT_CHANGE, changed))
