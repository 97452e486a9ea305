"""One socket: reads commands, has them kept at the desk, and sends what its seat may hear."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol
from uuid import uuid4

import msgspec

from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer, RefusedAnswer
from spellspeed.server import commands, messages
from spellspeed.server.desk import Desk, Kept, LiveRoom
from spellspeed.server.limits import Allowance, Limits
from spellspeed.server.messages import Refused, Taken, Told
from spellspeed.server.outbox import Outbox
from spellspeed.server.picturing import picture_refusal
from spellspeed.server.room import NotNow, Room
from spellspeed.server.rows import Row
from spellspeed.server.telling import Teller

log = logging.getLogger("spellspeed.server")
TOO_LARGE: Final = 1009  # how a WebSocket is closed
POLICY: Final = 1008
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
        self.outbox: Final = Outbox(self._send, limits.waiting_messages, clock, sleep)
        self._rate: Final = Allowance(limits.messages_a_second, limits.messages_at_once, clock)
        self._cpu: Final = Allowance(limits.cpu_a_second, limits.cpu_at_once, clock)
        self._cpu_clock: Final = cpu

    async def run(self) -> None:
        """Serve the connection until it ends."""
        async with self.live.lock:
            self.outbox.put(self.teller.greet(self.live.room, self.desk.sittings(self.live)))
            self.live.listeners.append(self)
        self.desk.tell_people(self.live)
        sending = asyncio.create_task(self.outbox.run())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.overflowed:
                await self.wire.close(POLICY, "too slow")
        finally:
            for task in (sending, reading):
                task.add_done_callback(note_failure)
                task.cancel()
            self.desk.leave(self.live, self)
            self.desk.tell_people(self.live)

    def tell(self, room: Room, row: Row) -> None:
        """Hear of a row that the room has just taken."""
        self.outbox.put(self.teller.follow(room, row))

    def tell_people(self, sittings: list[messages.Sitting]) -> None:
        """Hear of who is here."""
        self.outbox.put_at_once(messages.People(sittings))

    async def _send(self, message: Told) -> None:
        await self.wire.send(WRITE.encode(message))

    # ------------------------------------------------------------------------------------------------------- commands

    async def _read(self) -> None:
        while (content := await self.wire.receive()) is not None:
            if len(content) > self.limits.message_bytes:
                await self.wire.close(TOO_LARGE, "too large")
                return
            if not self._rate.spend():
                await self.wire.close(POLICY, "too many messages")
                return
            before = self._cpu_clock()
            answer = await self._serve(content)
            self.outbox.put_at_once(answer)
            if not self._cpu.charge(self._cpu_clock() - before):
                await asyncio.sleep(1.0)  # whoever asks for much waits; the others do not

    async def _serve(self, content: bytes) -> Told:
        try:
            command = READ.decode(content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            return self._refuse(0, "unreadable", f"this message cannot be read: {wrong}", f"无法读取消息：{wrong}")
        try:
            return await commands.serve(self, command)
        except NotNow as wrong:
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

    def acknowledge(self, id: int, kept: Kept) -> Told:
        """Say what became of a command."""
        if kept.refused is not None:
            return self.refuse_by(id, kept.refused)
        return Taken(id, kept.again)

    def refuse_by(self, id: int, refusal: Refusal) -> Refused:
        """Say by which rule a command was refused."""
        told = picture_refusal(refusal, self.teller.lang)
        return Refused(id, "illegal", told.text, [told])

    def _refuse(self, id: int, code: Any, english: str, chinese: str, name: str = "") -> Refused:
        return Refused(id, code, (chinese if self.teller.lang == "zh" else english)[:2000], [], name)
