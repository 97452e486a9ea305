"""What nobody else does: flags that fall, time nobody is charged for, workers that say they are alive."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final
from uuid import uuid4

from spellspeed.server import rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.doors import Doors
from spellspeed.server.limits import Limits
from spellspeed.server.living import Away, Due
from spellspeed.server.place import DAY
from spellspeed.server.room import LOOK, NotNow
from spellspeed.server.store import Store

log = logging.getLogger("spellspeed.server")
PERIOD: Final = 1.0  # seconds
BEAT: Final = 5_000  # milliseconds between two beats of a worker
GONE: Final = 3 * BEAT  # after which nobody was there
GONE_AT_START: Final = BEAT + BEAT // 2  # the same for a worker that has just come: it was not itself too busy to beat
LATELY: Final = 600_000  # milliseconds after which everybody has been forgiven, or is when he acts
PLAYERS: Final = (0, 1)
USUAL: Final = Limits()
EVER: Final = 2**62
BETWEEN: Final = 3_600_000  # milliseconds between two looks for rooms in which nobody plays
SILENT: Final = (
    "nobody has played here for {days:g} days; it goes on when somebody does",
    "已有{days:g}天无人操作，有人操作时继续",
)
CLOSED: Final = ("nobody has been here for {days:g} days", "已有{days:g}天无人来过")


class Sweeper:
    """Looks again and again at rooms in which something has run out; the number of a row lets each happen once."""

    def __init__(
        self, store: Store, desk: Desk, period: float = PERIOD, limits: Limits = USUAL, doors: Doors | None = None
    ) -> None:
        self.store: Final = store
        self.desk: Final = desk
        self.period: Final = period
        self.limits: Final = limits
        self.doors: Final = doors
        self.worker: Final = uuid4().hex
        self.followers: Final[list[Callable[[], None]]] = []  # who else knows what may have been taken back
        self._beaten = 0
        self._tidied = 0
        self._forgotten: int | None = None
        self._forgave = 0  # until when

    async def begin(self) -> None:
        """Learn, before anybody is served, for which time nobody is charged."""
        gone = 0 if self.store.is_file else GONE_AT_START  # a file has no other worker
        self.desk.away = await asyncio.to_thread(self.store.come_back, self.worker, gone)
        self.desk.set_clock(await asyncio.to_thread(self.store.now))

    def end(self) -> None:
        """Say for the last time that this worker is alive: what comes after is charged to nobody."""
        self.store.beat(self.worker)

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
            self.desk.away = await asyncio.to_thread(self.store.come_back, self.worker, GONE)
            self._beaten = now
            await self.follow_forgetting()
            if self.desk.presence is not None:
                self.desk.forget_gone(await asyncio.to_thread(self.store.list_alive, GONE))
            away = self.desk.away
            if away is not None and away.until > self._forgave and now - away.until < LATELY:
                await self.forgive(away)
        for due in await asyncio.to_thread(self.store.due_rooms, now):
            await self.look(due, now)
        if now - self._tidied >= BETWEEN:
            self._tidied = now
            await self.close_abandoned(now)

    async def look(self, due: Due, now: int) -> None:
        """Let what has run out in a room have run out, or learn when it will."""
        async with self.desk.visit(due.room) as live:
            if live is None:
                return
            with contextlib.suppress(NotNow):  # it is over by now
                async with live.lock:
                    await self.desk.catch_up(live)
                deadline = live.room.deadline()
                if deadline is not None and deadline <= now:
                    late = live.room.find_late()
                    if late is not None:
                        log.warning("room %s is void: %s", due.room, late["why"])
                    await self.desk.do(live, LOOK if late is None else rows.VOID, rows.NOBODY, late or {})
                elif deadline != due.deadline:
                    await asyncio.to_thread(self.store.set_deadline, due, deadline)

    async def follow_forgetting(self) -> None:
        """Take names that were forgotten out of the rooms in memory, and end connections whose seat was taken back."""
        forgotten = await asyncio.to_thread(self.store.last_forgotten)
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            for follow in self.followers:
                follow()
            await self.desk.call_anew()
            if self.doors is not None:
                await self.doors.end_revoked()

    async def forgive(self, away: Away) -> None:
        """Charge nobody for the time in which no worker was alive; who acts meanwhile is forgiven before he does."""
        # All that have a deadline, however far ahead: a match may be given days.
        for due in await asyncio.to_thread(self.store.due_rooms, EVER, 1_000_000):
            await self._try(due.room, self.desk.forgive)
        self._forgave = away.until
        log.warning("nobody was here for %s s: no clock is charged for it", (away.until - away.since) // 1000)

    async def close_abandoned(self, now: int) -> None:
        """Adjourn matches without a clock that nobody plays on, and close rooms to which nobody has come for long."""
        days = min(self.limits.days_of_silence, self.limits.days_to_gather, self.limits.days_adjourned)
        for idle in await asyncio.to_thread(self.store.idle_rooms, now - round(days * DAY)):
            if idle.deadline is None:  # else its clock ends it
                await self._try(idle.room, partial(self._close_if_abandoned, now))

    async def _close_if_abandoned(self, now: int, live: LiveRoom) -> None:
        room, limits = live.room, self.limits
        silent = (now - room.last_at) / DAY
        if room.is_over or room.settings.event:  # what becomes of an event is its organiser's word
            return
        most = limits.days_to_gather if room.match is None else limits.days_adjourned
        if silent >= most:
            await self.desk.do(live, rows.CLOSE, rows.NOBODY, in_both(CLOSED, most))
        elif any(listener.seat in PLAYERS for listener in live.listeners):
            return  # somebody sits in front of it
        elif room.match is not None and room.paused_at is None and silent >= limits.days_of_silence:
            await self.desk.do(live, rows.ADJOURN, rows.NOBODY, in_both(SILENT, limits.days_of_silence))

    async def _try(self, name: str, do: Callable[[LiveRoom], Awaitable[None]]) -> None:
        """Do something in a room; what is wrong with one must not hinder the others."""
        try:
            async with self.desk.visit(name) as live:
                if live is not None:
                    await do(live)
        except NotNow:
            pass  # it is over by now
        except Exception:
            log.exception("room %s was not looked after; it is tried again", name)


def in_both(words: tuple[str, str], days: float) -> dict[str, str]:
    """Return why something was done, as a row says it.

    >>> in_both(CLOSED, 7)["why"]
    'nobody has been here for 7 days'
    """
    return {"why": words[0].format(days=days), "chinese": words[1].format(days=days)}
