"""Clients of a server that cost next to nothing: they answer from the message alone, and know no rule of the game.

`bench/server.py` starts this file as processes of their own. Each reads a line of JSON (see `Task`), seats two clients
in each of its rooms, says "ready" when every room is being duelled in, waits for a line, measures for so many seconds
and writes what it has found (see `Found`) as a line of JSON.
"""

import asyncio
import random
import sys
import time
from functools import partial
from typing import Any

import msgspec

from spellspeed.server import fair

MOST_ERRORS = 200
LATE = 30.0  # seconds after which an answer that was not acknowledged is an error


class Task(msgspec.Struct):
    """What a process of clients does."""

    host: str
    port: int
    rooms: int
    seed: int
    think: tuple[float, float]
    seconds: float
    settings: dict[str, Any]
    decks: list[dict[str, list[int]]]


class Found(msgspec.Struct):
    """What it has found: the seconds of each answer, counts, and what went wrong."""

    answers: list[float] = []
    messages: int = 0
    bytes: int = 0
    largest: int = 0
    tries: int = 0
    rooms_ended: int = 0
    cpu: float = 0.0
    errors: list[str] = []


class Question(msgspec.Struct):
    """What a client reads of a question; the rest is skipped."""

    name: str
    options: list[msgspec.Raw]
    least: int
    most: int


class Sitting(msgspec.Struct):
    """Who is ready."""

    ready: bool = False


class Message(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    id: int = 0
    stage: str = ""
    due: list[int] = []
    question: Question | None = None
    sittings: list[Sitting] = []
    next: list[int] = []
    complete: bool = False
    code: str = ""
    text: str = ""


READ = msgspec.json.Decoder(Message)
WRITE = msgspec.json.Encoder()


def frame(content: bytes, opcode: int) -> bytes:
    """Return a frame of a client; its mask is all zeros, which changes nothing and costs nothing.

    >>> frame(b"hi", 1).hex()
    '8182000000006869'
    """
    size = len(content)
    if size < 126:
        head = bytes([0x80 | opcode, 0x80 | size])
    else:
        head = bytes([0x80 | opcode, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + content


async def request(task: Task, path: str, content: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """Post something, and return the answer and the cookie that came with it."""
    reader, writer = await asyncio.open_connection(task.host, task.port)
    body = WRITE.encode(content)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    headers, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    lines = headers.decode().split("\r\n")
    if not lines[0].startswith(("HTTP/1.1 200", "HTTP/1.1 201")):
        raise OSError(f"{path}: {lines[0]} {answer[:200]!r}")
    cookies = [line.partition(": ")[2] for line in lines if line.lower().startswith("set-cookie")]
    return msgspec.json.decode(answer), cookies[0].partition(";")[0] if cookies else ""


class Player(asyncio.Protocol):
    """One seat: a WebSocket read by hand, so that the clients take little of the processors they share."""

    def __init__(self, crowd: "Crowd", room: str, seat: int, cookie: str) -> None:
        self.crowd = crowd
        self.room = room
        self.seat = seat
        self.cookie = cookie
        self.random = random.Random(f"{crowd.task.seed}/{room}/{seat}")
        self.nonce = fair.draw_secret()
        self.buffer = bytearray()
        self.open = False
        self.number = 0
        self.done = ""  # the last thing that was begun, so that it is begun once
        self.sent: dict[int, float] = {}  # answers under way
        self.picks: list[int] = []
        self.asked: Question | None = None
        self.over = asyncio.get_running_loop().create_future()

    # --------------------------------------------------------------------------------------------------- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        head = f"GET /api/rooms/{self.room}/socket HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        transport.write(f"{head}Sec-WebSocket-Key: c3BlbGxzcGVlZCBiZW5jaA==\r\n\r\n".encode())  # type: ignore[attr-defined]

    def connection_lost(self, wrong: Exception | None) -> None:
        if not self.over.done():
            self.crowd.fail(f"a connection was lost: {wrong}")
            self.over.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.crowd.fail(f"no socket: {bytes(self.buffer[:100])!r}")
            del self.buffer[: end + 4]
            self.open = True
        while (content := self._take_frame()) is not None:
            self._hear(content)

    def _take_frame(self) -> bytes | None:
        buffer = self.buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 0x7F, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:start]) if len(buffer) >= start else 1 << 60
            if len(buffer) < start + size:
                return None
            opcode, content = buffer[0] & 0x0F, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if opcode == 1:
                return content
            if opcode == 9:
                self.transport.write(frame(content, 10))
            elif opcode == 8:
                self.crowd.fail(f"closed: {content!r}")
                self.transport.close()
        return None

    def _send(self, **command: Any) -> int:
        self.number += 1
        self.transport.write(frame(WRITE.encode({"id": self.number, **command}), 1))
        return self.number

    # ---------------------------------------------------------------------------------------------------------- playing

    def _hear(self, content: bytes) -> None:
        found = self.crowd.found
        found.messages += 1
        found.bytes += len(content)
        found.largest = max(found.largest, len(content))
        told = READ.decode(content)
        if told.type == "picture":
            self._look(told)
        elif told.type in ("hello", "people"):
            self._gather([each.ready for each in told.sittings])
        elif told.type == "picks":
            self._pick(told)
        elif told.type in ("taken", "refused"):
            self._settle(told)

    def _settle(self, told: Message) -> None:
        begun = self.sent.pop(told.id, None)
        if begun is not None:
            self.crowd.found.answers.append(time.perf_counter() - begun)
        if told.type == "refused":
            self.crowd.fail(f"refused: {told.code} {told.text[:100]}")

    def _gather(self, ready: list[bool]) -> None:
        if not ready[self.seat]:
            self._once(
                "sit", type="sit", name=f"p{self.seat}", deck=self.crowd.task.decks[self.seat], **self._promise()
            )
        elif all(ready[:2]):
            self._once("reveal", type="reveal", nonce=self.nonce.hex())

    def _promise(self) -> dict[str, str]:
        return {"nonce_hash": fair.hash_nonce(self.room, self.seat, self.nonce)}

    def _once(self, step: str, **command: Any) -> None:
        order = ("", "sit", "reveal", "throw")
        if order.index(step) > order.index(self.done if self.done in order else "throw"):
            self.done = step
            self._send(**command)

    def _look(self, told: Message) -> None:
        if told.stage in ("over", "void"):
            if not self.over.done():
                self.over.set_result(None)
            self.transport.close()
        elif told.stage == "throw" and self.seat in told.due:
            self._once("throw", type="throw", hand=("rock", "paper")[self.seat])  # seat 1 chooses
        elif told.question is not None and told.question.name != self.done:
            self.done = told.question.name
            self.asked = told.question
            self.picks = []
            if told.stage == "duel":
                self.crowd.note_duel(self.room)
            least, most = self.crowd.task.think
            asyncio.get_running_loop().call_later(self.random.uniform(least, most), self._answer)

    def _answer(self) -> None:
        question = self.asked
        if question is None or self.transport.is_closing():
            return
        if question.least <= 1 <= question.most:
            self._send_answer([self.random.randrange(len(question.options))])
        else:
            self._try()

    def _try(self) -> None:
        assert self.asked is not None
        self.crowd.found.tries += 1
        self._send(type="try", request=self.asked.name, picks=self.picks)

    def _pick(self, told: Message) -> None:
        if told.next and not (told.complete and self.random.random() < 0.5):
            self.picks.append(self.random.choice(told.next))
            self._try()
        else:
            self._send_answer(self.picks)

    def _send_answer(self, picks: list[int]) -> None:
        assert self.asked is not None
        begun = time.perf_counter()
        self.sent[self._send(type="answer", request=self.asked.name, picks=picks)] = begun


def hand_over(player: Player) -> Player:
    """Return the player itself, as the maker of a connection wants to be given one."""
    return player


class Crowd:
    """All clients of this process."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.found = Found()
        self.begun: set[str] = set()
        self.ready = asyncio.Event()
        self.ended = False
        self.players: set[Player] = set()

    def fail(self, why: str) -> None:
        """Note that something went wrong; too much of it ends the measurement."""
        if not self.ended:
            self.found.errors.append(why)
            self.ended = len(self.found.errors) >= MOST_ERRORS

    def note_duel(self, room: str) -> None:
        """Note that a room has come to its duel."""
        self.begun.add(room)
        if len(self.begun) >= self.task.rooms:
            self.ready.set()

    async def play(self, gate: asyncio.Semaphore) -> None:
        """Play one room after the other."""
        while not self.ended:
            async with gate:
                players = await self._open_room()
            await asyncio.gather(*[player.over for player in players])
            self.players -= set(players)
            self.found.rooms_ended += 1

    async def _open_room(self) -> list[Player]:
        task = self.task
        made, _ = await request(task, "/api/rooms", {"settings": task.settings})
        players: list[Player] = []
        for seat in (0, 1):
            _, cookie = await request(task, f"/api/rooms/{made['id']}/seat", {"link": made["links"][str(seat)]})
            player = Player(self, made["id"], seat, cookie)
            await asyncio.get_running_loop().create_connection(partial(hand_over, player), task.host, task.port)
            players.append(player)
        self.players |= set(players)
        return players

    async def run(self) -> Found:
        """Open all rooms, wait for the word, measure, and return what was found."""
        gate = asyncio.Semaphore(4)
        playing = [asyncio.create_task(self.play(gate)) for _ in range(self.task.rooms)]
        opened = asyncio.create_task(self.ready.wait())
        await asyncio.wait([opened, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task.done():
                task.result()
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        before, errors = time.process_time(), self.found.errors
        self.found = Found(errors=errors)
        await asyncio.sleep(self.task.seconds)
        found = self.found
        self.found = Found()
        found.cpu = time.process_time() - before
        now = time.perf_counter()
        late = [begun for player in self.players for begun in player.sent.values() if now - begun > LATE]
        found.errors += [f"not acknowledged after {now - begun:.0f} s" for begun in late]
        self.ended = True
        return found


def main() -> None:
    """Do the task that stands on the first line."""
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    found = asyncio.run(Crowd(task).run())
    print(WRITE.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
