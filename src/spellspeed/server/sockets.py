"""One socket: reads commands, has them kept at the desk, and sends what its seat may hear."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol
from uuid import uuid4

import msgspec

from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer, RefusedAnswer
from spellspeed.server import commands, messages, rows
from spellspeed.server.desk import Desk, Kept, LiveRoom
from spellspeed.server.limits import Allowance, Limits, Timed
from spellspeed.server.messages import Refused, Taken, Told
from spellspeed.server.outbox import Outbox
from spellspeed.server.picturing import picture_refusal
from spellspeed.server.room import NotNow, Room
from spellspeed.server.rows import Row
from spellspeed.server.telling import Teller
from spellspeed.server.trailing import Trailing

log = logging.getLogger("spellspeed.server")
TOO_LARGE: Final = 1009  # how a WebSocket is closed
LARGE: Final = "a message that is too large"
POLICY: Final = 1008
LATER: Final = 1013  # whoever was too much comes back after a while
NOTED: Final = {"not-yours": "a command of another seat", "too-much": "more than anybody needs"}
READ: Final = msgspec.json.Decoder(messages.ToServer)
WRITE: Final = msgspec.json.Encoder()


class Wire(Protocol):
    """What a socket of whatever server can do."""

    async def receive(self) -> bytes | None:
        """Return the next message, None once the other side has gone."""

    async def send(self, content: bytes) -> None:
        """Send a message."""

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""


def note_failure(task: "asyncio.Task[None]") -> None:
    """Write down why a part of a socket ended, unless it was told to."""
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.warning("a socket ended: %r", wrong)


async def send_on(wire: Wire, message: Told) -> None:
    """Send a message to whoever is at the other end."""
    await wire.send(WRITE.encode(message))


class Socket:
    """A connection of one seat to one room."""

    def __init__(
        self,
        wire: Wire,
        desk: Desk,
        live: LiveRoom,
        seat: int,
        limits: Limits,
        lang: messages.Lang = "en",
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        cpu: Callable[[], float] = time.thread_time,
    ) -> None:
        self.wire: Final = wire
        self.desk: Final = desk
        self.live: Final = live
        self.seat: Final = seat
        self.limits: Final = limits
        self.teller: Final = Teller(seat, lang)
        # Not a method of this socket: the two would hold each other, and both the room, long after everybody has gone.
        self.outbox: Final = Outbox(partial(send_on, wire), limits.waiting_messages, clock, sleep)
        self._rate: Final = Allowance(limits.messages_a_second, limits.messages_at_once, clock)
        self._cpu: Final = Allowance(limits.cpu_a_second, limits.cpu_at_once, clock)
        self._cpu_clock: Final = cpu
        self._sleep: Final = sleep
        self.trailing: Trailing | None = None
        self.note: Callable[[str], object] = lambda why: None  # writes down what is not right about this socket

    async def run(self) -> None:
        """Serve the connection until it ends."""
        if self.live.room.match is not None:
            # Who comes in the middle of a pause must not see sooner than who was here.
            await self._sleep(self.live.room.settings.pause / 1000)
        await self._announce()
        async with self.live.lock:
            await self._trail()
            self.outbox.put(self.teller.greet(self.room, self.desk.sittings(self.live)))
            self.live.listeners.append(self)
        self.desk.tell_people(self.live)
        tasks = [asyncio.create_task(self.outbox.run()), asyncio.create_task(self._read())]
        if self.trailing is not None:
            tasks.append(asyncio.create_task(self.trailing.run(self._hear, self._sleep)))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.overflowed:
                self.note("too slow")
                await self.wire.close(LATER, "too slow")
        finally:
            for task in tasks:
                task.add_done_callback(note_failure)
                task.cancel()
            self.desk.leave(self.live, self)
            self.desk.tell_people(self.live)

    async def _announce(self) -> None:
        """Go on with what was adjourned until now; and let both players know that somebody sees all cards."""
        room = self.live.room
        await self.desk.go_on(self.live, self.seat)
        if self.seat == messages.JUDGE and not room.judged and not room.is_over:
            with contextlib.suppress(NotNow):  # another worker was faster
                await self.desk.do(self.live, rows.JUDGE, self.seat, {})

    @property
    def room(self) -> Room:
        """The room as this socket sees it: who looks on may see it later."""
        return self.live.room if self.trailing is None else self.trailing.room

    async def _trail(self) -> None:
        """Fold the room as it stood some time ago, where it is set so for who looks on."""
        room = self.live.room
        if self.seat != messages.WATCHER or not room.settings.watch_delay:
            return
        kept = await asyncio.to_thread(self.desk.log.read_rows, room.beginning.id, 0)
        self.trailing = Trailing(room.beginning, self.desk.pool, room.settings.watch_delay, self.desk.now)
        for row in kept[: room.count]:
            self.trailing.put(row)
        self.trailing.catch_up()

    def tell(self, room: Room, row: Row) -> None:
        """Hear of a row that the room has just taken."""
        if self.trailing is None:
            self._hear(room, row)
        else:
            self.trailing.put(row)

    def _hear(self, room: Room, row: Row) -> None:
        self.outbox.put(self.teller.follow(room, row))

    def tell_people(self, sittings: list[messages.Sitting]) -> None:
        """Hear of who is here."""
        self.outbox.put_at_once(messages.People(sittings))

    # ------------------------------------------------------------------------------------------------------- commands

    async def _read(self) -> None:
        while (content := await self.wire.receive()) is not None:
            if len(content) > self.limits.message_bytes:
                self.note(LARGE)
                await self.wire.close(TOO_LARGE, "too large")
                return
            if not self._rate.spend():
                self.note("too many messages")
                await self.wire.close(LATER, "too many messages")
                return
            work = Timed(self._serve(content), self._cpu_clock)
            answer = await work
            if answer is not None:
                await self.outbox.send_at_once(answer)
            if not self._cpu.charge(work.seconds):
                await asyncio.sleep(1.0)  # whoever asks for much waits; the others do not

    async def _serve(self, content: bytes) -> Told | None:
        try:
            command = READ.decode(content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            self.note("a message that cannot be read")
            return self._refuse(0, "unreadable", f"this message cannot be read: {wrong}", f"无法读取消息：{wrong}")
        try:
            return await commands.serve(self, command)
        except NotNow as wrong:
            if wrong.code in NOTED:
                self.note(NOTED[wrong.code])
            return self._refuse(command.id, wrong.code, str(wrong), wrong.chinese)
        except IllegalAnswer as wrong:
            return self.refuse_by(command.id, wrong.refusal)
        except RefusedAnswer as wrong:
            return self._refuse(command.id, "illegal", wrong.in_english(), wrong.in_chinese())
        except Exception:
            name = uuid4().hex[:12]
            log.exception("broken %s: room %s, seat %s", name, self.live.room.beginning.id, self.seat)
            return self._refuse(
                command.id,
                "broken",
                "something is wrong with the server; nothing was changed",
                "服务器出错，没有任何改动",
                name,
            )

    async def keep(
        self, id: int, kind: str, body: dict[str, Any], request: str = "", seat: int | None = None
    ) -> Told | None:
        """Keep a row of this seat; it is acknowledged as soon as it is kept, and only then are all others told."""
        acting = self.seat if seat is None else seat
        kept = await self.desk.do(self.live, kind, acting, body, request, partial(self._acknowledge, id))
        return Taken(id, again=True) if kept.again else None

    async def _acknowledge(self, id: int, kept: Kept) -> None:
        await self.outbox.send_at_once(Taken(id) if kept.refused is None else self.refuse_by(id, kept.refused))

    def refuse_by(self, id: int, refusal: Refusal) -> Refused:
        """Say by which rule a command was refused."""
        told = picture_refusal(refusal, self.teller.lang)
        return Refused(id, "illegal", told.text, [told])

    def _refuse(self, id: int, code: Any, english: str, chinese: str, name: str = "") -> Refused:
        return Refused(id, code, (chinese if self.teller.lang == "zh" else english)[:2000], [], name)
