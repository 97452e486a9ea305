"""A destruction under way: its steps, its cards, and what has been decided of them."""

from typing import Final

from spellspeed.engine.kernel.frames import FRAME_DESTROY
from spellspeed.engine.kernel.rows import Frame
from spellspeed.engine.kernel.state import State

AND_BANISH: Final = 64  # added to the cause: what is destroyed is banished

# Steps. The frame's detail is the cause, and whether to banish; its memory is the number of cards, then uid, visit, by
# (uid of what destroys it) for every card, then for everything that could be done instead and has been decided on: the
# uid of the card that would be destroyed, the uid of the card that says so, and its line, below 0 if it was declined.
PROTECT: Final = 0
REPLACE: Final = 1
DOOM: Final = 2
LEAVE: Final = 3
DECIDED: Final = 4  # a question for a replacement has been answered
STAYS: Final = 5  # the question whether a destroyed card stays on the field has been answered


def cause_of(frame: Frame) -> int:
    """Return by what the cards of the frame are destroyed."""
    return frame.detail % AND_BANISH


def is_banishing(frame: Frame) -> bool:
    """Whether the cards of the frame are banished when they are destroyed."""
    return frame.detail != cause_of(frame)


def refer(s: State, fallen: list[tuple[int, int]], decided: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the memory of the frame; a card that has moved no longer fits its visit."""
    references: list[int] = [len(fallen)]
    for uid, by in fallen:
        references.append(uid)
        references.append(s.cards[uid].visit)
        references.append(by)
    return (*references, *decided)


def decided(memory: tuple[int, ...]) -> tuple[int, ...]:
    """Return the replacements that have been decided on."""
    return memory[1 + 3 * memory[0] :]


def still_there(s: State, memory: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return those of the cards that are still the same, each with what destroys it."""
    found: list[tuple[int, int]] = []
    for at in range(1, 1 + 3 * memory[0], 3):
        if s.holds(memory[at], memory[at + 1]):
            found.append((memory[at], memory[at + 2]))
    return found


def is_falling(s: State, uid: int) -> bool:
    """Whether the destruction of a card is being decided or carried out."""
    for frame in s.frames:
        if frame.kind == FRAME_DESTROY:
            for at in range(1, 1 + 3 * frame.memory[0], 3):
                if frame.memory[at] == uid:
                    return True
    return False
