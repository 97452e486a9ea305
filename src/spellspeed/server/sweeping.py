"""What nobody else does: flags that fall, time nobody is charged for, workers that say they are alive."""

import asyncio
import logging
from typing import Final
from uuid import uuid4

from spellspeed.server import rows
from spellspeed.server.desk import Desk
from spellspeed.server.living import Due
from spellspeed.server.room import LOOK, NotNow
from spellspeed.server.store import Store

log = logging.getLogger("spellspeed.server")
PERIOD: Final = 1.0  # seconds
BEAT: Final = 5_000  # milliseconds between two beats of a worker
EVER: Final = 2**62
GONE: Final = 3 * BEAT  # after which nobody was there


class Sweeper:
    """Looks again and again at rooms in which something has run out; the number of a row lets each happen once."""

    def __init__(self, store: Store, desk: Desk, period: float = PERIOD) -> None:
        self.store: Final = store
        self.desk: Final = desk
        self.period: Final = period
        self.worker: Final = uuid4().hex
        self._beaten = 0
        self._forgotten: int | None = None

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            try:
                await self.sweep()
            except asyncio.CancelledError:
                raise
            except Exception:  # the database may be away for a while
                log.exception("sweeping has failed; it is tried again")
            await asyncio.sleep(self.period)

    async def sweep(self) -> None:
        """Note that this worker is alive, and look at every room in which something has run out."""
        now = await asyncio.to_thread(self.store.now)
        self.desk.set_clock(now)
        if now - self._beaten >= BEAT:
            last = await asyncio.to_thread(self.store.last_beat)
            await asyncio.to_thread(self.store.beat, self.worker)
            self._beaten = now
            await self.follow_forgetting()
            if last is not None and now - last > GONE:
                await self.forgive(now - last, now)
        for due in await asyncio.to_thread(self.store.due_rooms, now):
            await self.look(due, now)

    async def look(self, due: Due, now: int) -> None:
        """Let what has run out in a room have run out, or learn when it will."""
        live = await self.desk.enter(due.room)
        if live is None:
            return
        try:
            async with live.lock:
                await self.desk.catch_up(live)
            deadline = live.room.deadline()
            if deadline is not None and deadline <= now:
                await self.desk.do(live, LOOK, rows.NOBODY, {})
            elif deadline != due.deadline:
                await asyncio.to_thread(self.store.set_deadline, due, deadline)
        except NotNow:
            pass  # it is over by now
        finally:
            self.desk.let_go(live)

    async def follow_forgetting(self) -> None:
        """Take names that were forgotten out of the rooms that are in memory."""
        forgotten = await asyncio.to_thread(self.store.last_forgotten)
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            await self.desk.call_anew()

    async def forgive(self, ms: int, now: int) -> None:
        """Charge nobody for the time in which no worker was alive."""
        # All that have a deadline, however far ahead: a match may be given days.
        for due in await asyncio.to_thread(self.store.due_rooms, EVER, 1_000_000):
            live = await self.desk.enter(due.room)
            if live is not None and not live.room.is_over:
                await self.desk.do(live, rows.DOWN, rows.NOBODY, {"ms": min(ms, now - live.room.last_at)})
                self.desk.let_go(live)
        log.warning("nobody was here for %s s: no clock was charged for it", ms // 1000)
