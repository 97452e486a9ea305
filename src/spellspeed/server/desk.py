"""A worker's desk: it folds the rooms it is asked about, takes commands, keeps rows and tells whoever listens."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Any, Final, NamedTuple, Protocol

from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import RefusedAnswer
from spellspeed.server import rows
from spellspeed.server.batches import Batches, Entry
from spellspeed.server.limits import Limits
from spellspeed.server.living import Away
from spellspeed.server.messages import Sitting
from spellspeed.server.presence import Presence, read_presence
from spellspeed.server.room import LOOK, RECORDS, RULING, Answered, NotNow, Room, picks_of
from spellspeed.server.room_log import New
from spellspeed.server.rows import Row
from spellspeed.server.settings import read_settings
from spellspeed.server.store_errors import NoSuchRoom, NumberTaken, StoreError
from spellspeed.server.together import Together

ALONE: Final = 30_000  # milliseconds without a row after which nobody else plays a room
PLAYED: Final = (*RECORDS, RULING, LOOK)
# What still ends a room that has had all the rows it may have.
ALWAYS: Final = ("surrender", "concede", LOOK, RULING, rows.PAUSE, rows.RESUME, rows.DOWN, rows.ADJOURN, rows.VOID)
ENDLESS: Final = (*ALWAYS, rows.OPEN, rows.REMATCH, rows.CLOSE)
TRIES: Final = 20  # how often a command is checked anew because somebody else was faster


class Listener(Protocol):
    """Somebody who is told of every row of a room, a socket of one seat."""

    @property
    def seat(self) -> int:
        """The seat for which it listens."""

    def tell_people(self, sittings: list[Sitting]) -> None:
        """Hear of who is here."""

    def tell(self, room: Room, row: Row) -> None:
        """Hear of a row that the room has just taken; this must not take long."""


class Kept(NamedTuple):
    """What became of a command: the row it is, or that the very same one was kept before."""

    row: Row | None
    again: bool
    refused: Refusal | None = None  # it was kept after its time had run out, and changed nothing


Acknowledge = Callable[[Kept], Awaitable[None]]


class LiveRoom:
    """A room as this worker knows it, and who listens."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[list[Listener]] = []
        self.visits = 0  # of those who are about to listen, or only look


class Desk:
    """All rooms that this worker has been asked about; any of them may be changed by another worker at any time."""

    def __init__(
        self,
        log: Batches,
        pool: CardPool,
        clock: Callable[[], float] = time.monotonic,
        rows_a_room: int = Limits().rows_a_room,
    ) -> None:
        self.log: Final = log
        self.rows_a_room: Final = rows_a_room
        self.pool: Final = pool
        self.rooms: Final[dict[str, LiveRoom]] = {}
        self.opening: Final[dict[str, asyncio.Task[LiveRoom | None]]] = {}
        self.onlookers: Final[list[Callable[[LiveRoom], None]]] = []  # who looks at a room whenever it has changed
        self.watch: Callable[[str, int], None] = lambda room, number: None  # lets us hear of a room's rows
        self.unwatch: Callable[[str], None] = lambda room: None
        self.make_next: Callable[[Room], Awaitable[dict[str, Any]]] | None = None  # a room for a rematch
        self.appending: Final = Together[Entry, Row](self._append_each, "append")
        self.reading: Final = Together[tuple[str, int], list[Row]](self._read_each, "read")
        self._hearing: Final[set[asyncio.Task[None]]] = set()
        self._clock: Final = clock
        self.presence: Presence | None = None  # of players at other workers, where there are any
        self.away: Away | None = None  # when last no worker was alive
        self._ahead: float | None = None  # the database's clock before ours, in milliseconds

    def close(self) -> None:
        """Take nothing more; what is being kept is kept."""
        self.appending.close()
        self.reading.close()

    def _append_each(self, entries: list[Entry]) -> list[Row | Exception]:
        return self.log.append_each(entries)

    def _read_each(self, wanted: list[tuple[str, int]]) -> list[list[Row] | Exception]:
        found = self.log.read_each({room: min([since for name, since in wanted if name == room]) for room, _ in wanted})
        return [[row for row in found[room] if row.number >= since] for room, since in wanted]

    # ----------------------------------------------------------------------------------------------------------- time

    def now(self) -> int:
        """Return about what the database's clock shows; what counts is the time that it gives a row."""
        return int(self._clock() * 1000 + (self._ahead or 0))

    def set_clock(self, at: int) -> None:
        """Learn what the database's clock shows."""
        ahead = at - self._clock() * 1000
        # The database answered some time ago: the latest hint that is ahead of us is the nearest.
        self._ahead = ahead if self._ahead is None else max(ahead, self._ahead - 1)

    # ---------------------------------------------------------------------------------------------------------- rooms

    async def enter(self, name: str) -> LiveRoom | None:
        """Return a room, folded up to its last row; None if there is none."""
        live = self.rooms.get(name)
        if live is not None:
            return live
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = asyncio.create_task(self._open(name))
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(task)

    async def _open(self, name: str) -> LiveRoom | None:
        def fold() -> Room | None:
            try:
                room = Room(self.log.read_room(name).beginning, self.pool)
            except NoSuchRoom:
                return None
            for row in self.log.read_rows(name, 0):
                room.take(row)
            return room

        if self._ahead is None:
            self.set_clock(await asyncio.to_thread(self.log.now))
        room = await asyncio.to_thread(fold)
        if room is None:
            return None
        live = self.rooms[name] = LiveRoom(room)
        self.watch(name, room.count - 1)
        self._look(live)
        return live

    @contextlib.asynccontextmanager
    async def visit(self, name: str) -> AsyncIterator[LiveRoom | None]:
        """Enter a room, if there is one, that is not forgotten meanwhile: who is about to listen would hear of nothing.

        What is told goes to the room that the desk knows, and of that there must be only one.
        """
        live = await self.enter(name)
        while live is not None and self.rooms.get(name) is not live:  # forgotten before it was our turn
            live = await self.enter(name)
        if live is None:
            yield None
            return
        live.visits += 1
        try:
            yield live
        finally:
            live.visits -= 1
            self.let_go(live)

    def leave(self, live: LiveRoom, listener: Listener) -> None:
        """Forget a listener, and the room with the last one."""
        if listener in live.listeners:
            live.listeners.remove(listener)
        self.let_go(live)

    def let_go(self, live: LiveRoom) -> None:
        """Forget a room that nobody listens to: it can be folded again."""
        name = live.room.beginning.id
        here = live.listeners or live.visits or live.lock.locked()
        if not here and self.rooms.get(name) is live:
            del self.rooms[name]
            self.unwatch(name)

    def sittings(self, live: LiveRoom) -> list[Sitting]:
        """Return who sits where, and whether somebody is connected for it, to whatever worker."""
        here = {listener.seat for listener in live.listeners}
        if self.presence is not None:
            here |= self.presence.find_elsewhere(live.room.beginning.id)
        found: list[Sitting] = []
        for seat, sitter in enumerate(live.room.sitters):
            bot = live.room.settings.bots[seat]
            if sitter is None:
                found.append(Sitting(seat, bot=bot, here=seat in here))
            else:
                promised = (sitter.nonce_hash, sitter.deck_hash)
                found.append(Sitting(seat, sitter.name, bot, seat in here, True, *promised))
        return found

    async def call_anew(self) -> None:
        """Read again how those are called who sit in the rooms of this worker: a name may have been forgotten."""
        for live in list(self.rooms.values()):
            with contextlib.suppress(NoSuchRoom):  # purged meanwhile
                await self._call_anew(live)
            self.tell_people(live)

    async def _call_anew(self, live: LiveRoom) -> None:
        async with live.lock:
            room = live.room
            kept = await asyncio.to_thread(self.log.read_room, room.beginning.id)
            room.settings = read_settings(kept.beginning.settings)
            known = await asyncio.to_thread(self.log.read_rows, room.beginning.id)
            told = {row.number for row in room.told}
            room.told[:] = [row for row in known if row.number in told]  # with a judge's words
            for row in known:
                sitter = room.sitters[row.seat] if row.kind == rows.SIT and row.seat in (0, 1) else None
                if sitter is not None and row.number < room.count:
                    room.sitters[row.seat] = sitter._replace(name=row.body["name"])
            for seat, last in enumerate(room.last_rows):
                if last is not None and last[0] == rows.SIT:
                    room.last_rows[seat] = None

    def tell_people(self, live: LiveRoom) -> None:
        """Tell everybody in a room who is here."""
        if self.presence is not None:
            seats = [listener.seat for listener in live.listeners]
            is_open = self.rooms.get(live.room.beginning.id) is live
            self.presence.note_here(live.room.beginning.id, seats, is_open)
        sittings = self.sittings(live)
        for listener in live.listeners:
            listener.tell_people(sittings)

    def hear_presence(self, name: str, number: int) -> None:
        """Hear of who is connected to another worker."""
        heard = read_presence(name, number)
        if self.presence is not None and self.presence.hear(heard) and heard.room in self.rooms:
            self.tell_people(self.rooms[heard.room])

    def forget_gone(self, alive: Collection[str]) -> None:
        """Forget who was connected to workers that are alive no longer."""
        for name in [] if self.presence is None else self.presence.forget_gone(alive):
            if name in self.rooms:
                self.tell_people(self.rooms[name])

    def hear_soon(self, name: str, number: int) -> None:
        """Hear of a row that may be another worker's, if it is not known yet."""
        live = self.rooms.get(name)
        if live is not None and live.room.count <= number:
            task = asyncio.create_task(self.hear(name, number))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def hear(self, name: str, number: int) -> None:
        """Hear of a row that somebody else has kept."""
        live = self.rooms.get(name)
        if live is not None and live.room.count <= number:
            async with live.lock:
                if live.room.count <= number:  # else it was our own
                    await self.catch_up(live)

    async def catch_up(self, live: LiveRoom) -> int:
        """Fold what others have kept since, tell of it, and return how many rows that were; the room is locked."""
        room = live.room
        missed = await self.reading.ask((room.beginning.id, room.count))
        for row in missed:
            self._fold(live, row)
            self._tell(live, row)
        return len(missed)

    def _fold(self, live: LiveRoom, row: Row) -> Refusal | None:
        self.set_clock(row.at)
        return live.room.take(row)

    def _tell(self, live: LiveRoom, row: Row) -> None:
        if row.kind in (rows.SIT, rows.STAND):
            self.tell_people(live)
        for listener in list(live.listeners):
            listener.tell(live.room, row)
        self._look(live)

    def _look(self, live: LiveRoom) -> None:
        for look in self.onlookers:
            look(live)

    # ------------------------------------------------------------------------------------------------------- commands

    async def do(
        self,
        live: LiveRoom,
        kind: str,
        seat: int,
        body: dict[str, Any],
        request: str = "",
        acknowledge: Acknowledge | None = None,
    ) -> Kept:
        """Keep a command as a row; raises why it cannot be taken. It is kept when this returns, and never before.

        `acknowledge` is called once it is kept, before everybody is told: whoever sent it need not wait for that.
        """
        async with live.lock:
            for _ in range(TRIES):
                try:
                    await self._go_on(live, kind)
                    if request and find_answered(live.room, seat, body, request):
                        return Kept(None, True)
                    kept = await self._append(live, kind, seat, body, acknowledge)
                except StoreError as lost:
                    # Somebody was faster; or the connection was lost, and whether it is kept is read again.
                    if not await self.catch_up(live) and not isinstance(lost, NumberTaken):
                        raise
                except (NotNow, RefusedAnswer):
                    # We may not have heard yet of what makes it possible.
                    if await self.catch_up(live):
                        continue
                    # Sent again because the acknowledgement was lost; an answer is known by its question instead.
                    if seat in (0, 1) and kind != "answer" and says_the_same(live.room.last_rows[seat], kind, body):
                        return Kept(None, True)
                    raise
                else:
                    await self._begin_if_ready(live)
                    return kept
        raise NotNow("too much happens at once in this room; try again", "房间过于繁忙，请重试", "too-much")

    async def can_serve(self, live: LiveRoom) -> bool:
        """Whether a room can be shown and played here; one that cannot is adjourned, unless another worker plays it.

        With the rules and cards of this worker it may go another way than it went: then who knows those it began with
        plays on, and nobody is shown what did not happen.
        """
        room = live.room
        if room.differs is None or room.adjourned or room.is_over:
            return True
        async with live.lock:
            await self.catch_up(live)
            if room.adjourned or self.now() - room.last_at < ALONE:
                return bool(room.adjourned)
            body = {"why": room.differs.english, "chinese": room.differs.chinese, "number": room.differs.number}
            try:
                await self._append(live, rows.ADJOURN, rows.NOBODY, body)
            except NumberTaken:
                await self.catch_up(live)
        return bool(room.adjourned)

    async def lead_on(self, live: LiveRoom) -> None:
        """Make the room that follows a match after which everybody wants another; whichever worker is first says so."""
        if self.make_next is None or live.room.next_room or not live.room.agree_to_rematch():
            return
        body = await self.make_next(live.room)
        with contextlib.suppress(NotNow):  # another worker was faster: nobody hears of ours
            await self.do(live, rows.REMATCH, rows.NOBODY, body)

    async def _go_on(self, live: LiveRoom, kind: str) -> None:
        """Refuse what goes another way here; and go on with what was adjourned where it does not."""
        room = live.room
        await self._forgive(live)
        if room.differs is not None and not room.is_over and kind in PLAYED:
            raise NotNow(room.differs.english, room.differs.chinese)
        if kind in PLAYED:
            await self._end_adjournment(live)

    async def go_on(self, live: LiveRoom, seat: int) -> None:
        """Go on with what was adjourned when whoever is to act has come: no clock runs but his own.

        And say what a worker that was killed just before could not say any more: that a match begins, or where the
        rematch is. Nobody would send anything that could set it off, since everybody has been acknowledged.
        """
        if live.room.is_ready():
            async with live.lock:
                await self.catch_up(live)
                await self._begin_if_ready(live)
        await self.lead_on(live)
        match = live.room.match
        if live.room.adjourned and match is not None and seat in [due for due, _ in match.due]:
            async with live.lock:
                await self._end_adjournment(live)

    async def _end_adjournment(self, live: LiveRoom) -> None:
        room = live.room
        if room.adjourned and room.differs is None and not room.is_over:
            try:
                await self._append(live, rows.RESUME, rows.NOBODY, {})
            except StoreError:
                await self.catch_up(live)

    async def forgive(self, live: LiveRoom) -> None:
        """Charge nobody in a room for the time in which no worker was alive."""
        async with live.lock:
            await self._forgive(live)

    async def _forgive(self, live: LiveRoom) -> None:
        room, away = live.room, self.away
        # Once: the row that says so is written after that time.
        while away is not None and room.last_at < away.until and room.deadline() is not None:
            body = {"ms": away.until - max(away.since, room.last_at)}
            try:
                await self._append(live, rows.DOWN, rows.NOBODY, body)
            except NumberTaken:
                await self.catch_up(live)

    async def _append(
        self,
        live: LiveRoom,
        kind: str,
        seat: int,
        body: dict[str, Any],
        acknowledge: Acknowledge | None = None,
    ) -> Kept:
        room = live.room
        if room.count >= self.rows_a_room and kind not in ENDLESS:
            raise NotNow(
                "this room has been played in too long: make another", "这个房间操作过多，请另建房间", "too-much"
            )
        what = room.check(kind, seat, body, self.now())
        ended = None if what.outcome is None and kind != rows.UNDO else what.outcome is not None
        cards = body.get("cards") if kind == rows.BEGIN else None
        row = New(kind, seat, what.body)
        written = await self.appending.ask(
            Entry(room.beginning.id, room.count, row, what.deadline, ended, what.outcome, cards)
        )
        kept = Kept(written, False, self._fold(live, written))
        try:
            if acknowledge is not None:
                await acknowledge(kept)
        finally:  # also if whoever sent it has gone meanwhile
            self._tell(live, written)
        return kept

    async def _begin_if_ready(self, live: LiveRoom) -> None:
        """Let the match begin once everybody is ready; whichever worker is first says so."""
        if live.room.is_ready():
            body = {"rules": RULES, "cards": live.room.digest_cards()}
            try:
                await self._append(live, rows.BEGIN, rows.NOBODY, body)
            except NumberTaken:
                await self.catch_up(live)


def says_the_same(last: tuple[str, dict[str, Any]] | None, kind: str, body: dict[str, Any]) -> bool:
    """Whether a command is the last one of its seat once more; its row may say more.

    >>> says_the_same(("sit", {"name": "Ann", "salt": "…"}), "sit", {"name": "Ann"})
    True
    """
    return last is not None and last[0] == kind and all(last[1].get(word) == said for word, said in body.items())


def find_answered(room: Room, seat: int, body: dict[str, Any], request: str) -> bool:
    """Whether this very answer was taken before; raises that it is stale where the question is no longer open."""
    if request == room.request_name(seat):
        return False
    if room.answered.get(request) == Answered(seat, picks_of(body)):
        return True
    taken = room.answered.get(request)
    if request == room.request_name(1 - seat) or (taken is not None and taken.seat != seat):
        raise NotNow("this question was asked of somebody else", "这个问题不是问你的", "not-yours")
    raise NotNow("this question is no longer open", "这个问题已经结束", "stale")
