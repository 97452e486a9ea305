"""Where the memory of a job names cards: whoever gives cards other numbers, or asks which are meant, reads it here."""

from typing import Final

from spellspeed.engine.kernel.frames import (
    FRAME_ACTIVATE,
    FRAME_COME_BACK,
    FRAME_CONTROL,
    FRAME_DAMAGE_STEP,
    FRAME_DESTROY,
    FRAME_EQUIP,
    FRAME_EQUIP_EACH,
    FRAME_FLIP_SUMMON,
    FRAME_FUSION,
    FRAME_GEMINI_SUMMON,
    FRAME_ORDER,
    FRAME_PENDULUM,
    FRAME_PLACE,
    FRAME_PROCEDURE,
    FRAME_RUN,
    FRAME_SETTLE,
    FRAME_SPECIAL_SUMMON,
    FRAME_SUMMON,
    FRAME_TRAP_MONSTERS,
)

NO_VISIT: Final = -1


class MemoryLayout:
    """How a job remembers cards: from `first` on, one in `stride` ints, each with its visit behind it or without."""

    def __init__(
        self,
        *,
        first: int = 0,
        stride: int = 0,
        with_visits: bool = True,
        own_visit: int = NO_VISIT,
        of_line: bool = False,
        falling: bool = False,
    ) -> None:
        self.first: Final = first
        self.stride: Final = stride  # 0: it names none
        self.with_visits: Final = with_visits
        self.own_visit: Final = own_visit  # where the visit of the job's own card stands
        self.of_line: Final = of_line  # what a line remembers: see slots.py
        self.falling: Final = falling  # what a destruction remembers: see destroy.py

    def cards(self, memory: tuple[int, ...]) -> tuple[int, ...]:
        """Return the uids that a memory names."""
        return memory[self.first :: self.stride] if self.stride else ()


NAMES_NONE: Final = MemoryLayout()
PAIRS: Final = MemoryLayout(stride=2)  # uid, visit …
UIDS_AND_LINES: Final = MemoryLayout(stride=2, with_visits=False)  # uid, line …
OF_LINE: Final = MemoryLayout(of_line=True)
LAYOUTS: Final = {
    FRAME_RUN: OF_LINE,
    FRAME_ACTIVATE: OF_LINE,
    FRAME_DESTROY: MemoryLayout(falling=True),
    FRAME_SPECIAL_SUMMON: PAIRS,
    FRAME_PLACE: PAIRS,
    FRAME_EQUIP: PAIRS,
    FRAME_EQUIP_EACH: PAIRS,
    FRAME_FUSION: PAIRS,
    FRAME_COME_BACK: PAIRS,
    FRAME_TRAP_MONSTERS: PAIRS,
    FRAME_DAMAGE_STEP: UIDS_AND_LINES,
    FRAME_SETTLE: UIDS_AND_LINES,
    FRAME_ORDER: MemoryLayout(stride=1, with_visits=False),
    FRAME_CONTROL: MemoryLayout(stride=3),  # uid, visit, zone …
    FRAME_PENDULUM: MemoryLayout(stride=4),  # uid, visit, position, zone …
    FRAME_PROCEDURE: MemoryLayout(
        first=2, stride=2, own_visit=0
    ),  # the monster's visit, a position, then the materials
    FRAME_FLIP_SUMMON: MemoryLayout(own_visit=0),
    FRAME_GEMINI_SUMMON: MemoryLayout(own_visit=0),
    FRAME_SUMMON: MemoryLayout(own_visit=3),
}


def layout_of(kind: int) -> MemoryLayout:
    """Return how jobs of a kind remember cards.

    >>> layout_of(FRAME_PENDULUM).cards((7, 1, 0, 4, 9, 2, 0, 5))
    (7, 9)
    """
    return LAYOUTS.get(kind, NAMES_NONE)
