"""Messages on their way to a socket: in order, each not before its time, and never more than a slow reader can hold."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from spellspeed.server.messages import Hello, Told
from spellspeed.server.telling import Paced

SHORT: Final = 0.005  # seconds in which what may be sent has been sent


class Pacing:
    """When the next message may be sent: never within the pause of the one before, whenever it has come.

    >>> pacing = Pacing()
    >>> pacing.note_sent(100, 350)
    >>> pacing.find_time(120), pacing.find_time(900)
    (450, 900)
    """

    def __init__(self) -> None:
        self._not_before = 0.0

    def find_time(self, now: float) -> float:
        """Return when a message that has come by now may be sent, in milliseconds."""
        return max(now, self._not_before)

    def note_sent(self, at: float, pause: float) -> None:
        """Note that a message was sent, after which nothing comes for a while."""
        if pause > 0:
            self._not_before = at + pause

    def be_silent(self, now: float, pause: float) -> None:
        """Let nothing be sent for a while, unless a pause is under way: what was answered in it was shown before."""
        if now >= self._not_before:
            self._not_before = now + pause


class Outbox:
    """A queue of messages with pauses between them; the clock and the sleep can be a test's."""

    def __init__(
        self,
        send: Callable[[Told], Awaitable[None]],
        most: int,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._send: Final = send
        self._most: Final = most
        self._clock: Final = clock
        self._sleep: Final = sleep
        self._waiting: Final[deque[Paced]] = deque()
        self._filled: Final = asyncio.Event()
        self._pacing: Final = Pacing()
        self._greeted = False
        self.overflowed = False

    def put(self, messages: list[Paced]) -> None:
        """Let these follow what waits already."""
        for paced in messages:
            if paced.message is not None:
                self._waiting.append(paced)
            elif not self._waiting:
                self._pacing.be_silent(self._clock() * 1000, paced.pause)
        self.overflowed = self.overflowed or len(self._waiting) > self._most
        self._filled.set()

    def put_at_once(self, message: Told) -> None:
        """Let this overtake what waits, but for the greeting: the answer to a command tells nothing of the table."""
        greeted = not self._waiting or not isinstance(self._waiting[0].message, Hello)
        self._waiting.insert(0 if greeted else 1, Paced(message, -1))
        self._filled.set()

    async def calm(self) -> None:
        """Wait until everything that was to be told by now has been told, and no pause or silence is left."""
        while True:
            now = self._clock() * 1000
            left = self._pacing.find_time(now) - now
            if left <= 0 and all(paced.pause < 0 for paced in self._waiting):
                return
            await self._sleep(max(left / 1000, SHORT))

    async def send_at_once(self, message: Told) -> None:
        """Send this before anything else, if the greeting is gone already."""
        if self._greeted:
            await self._send(message)
        else:
            self.put_at_once(message)

    async def run(self) -> None:
        """Send until cancelled, or until the reader is too slow."""
        while not self.overflowed:
            if not self._waiting:
                self._filled.clear()
                await self._filled.wait()
                continue
            if self._waiting[0].pause >= 0:
                now = self._clock() * 1000
                left = self._pacing.find_time(now) - now
                if left > 0:
                    await self._wait(left / 1000)
                    continue
            message, pause = self._waiting.popleft()
            assert message is not None
            await self._send(message)
            self._greeted = True
            self._pacing.note_sent(self._clock() * 1000, pause)

    async def _wait(self, seconds: float) -> None:
        """Wait so long, or until something comes that may overtake."""
        self._filled.clear()
        sleep = asyncio.ensure_future(self._sleep(seconds))
        filled = asyncio.ensure_future(self._filled.wait())
        try:
            await asyncio.wait({sleep, filled}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            filled.cancel()
