"""A room as it stood some time ago: who looks on from far may be shown it later."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from spellspeed.pool import CardPool
from spellspeed.server.room import Room
from spellspeed.server.rows import Beginning, Row

Tell = Callable[[Room, Row], None]


class Trailing:
    """Folds rows of a room so many milliseconds after they were kept; what is hidden from its reader stays hidden."""

    def __init__(self, beginning: Beginning, pool: CardPool, delay: int, now: Callable[[], int]) -> None:
        self.room: Final = Room(beginning, pool)
        self.delay: Final = delay
        self._now: Final = now
        self._waiting: Final[deque[Row]] = deque()
        self._filled: Final = asyncio.Event()

    def put(self, row: Row) -> None:
        """Keep a row for later."""
        self._waiting.append(row)
        self._filled.set()

    def catch_up(self, tell: Tell | None = None) -> None:
        """Fold, and tell of, all rows whose time has come."""
        while self._waiting and self._waiting[0].at + self.delay <= self._now():
            row = self._waiting.popleft()
            self.room.take(row)
            if tell is not None:
                tell(self.room, row)

    async def run(self, tell: Tell, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Fold each row when its time has come, until cancelled."""
        while True:
            self.catch_up(tell)
            if self._waiting:
                await sleep(max(self._waiting[0].at + self.delay - self._now(), 1) / 1000)
            else:
                self._filled.clear()
                await self._filled.wait()
