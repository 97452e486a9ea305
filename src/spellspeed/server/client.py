"""A client of the server: sits down, answers, connects again by itself, and sends again what was not acknowledged."""

import asyncio
import json
import secrets
import time
import urllib.request
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError

import msgspec
import websockets

from spellspeed.server import fair, messages
from spellspeed.server.messages import Command, Hello, People, Picture, Question, Refused, Taken, Told

READ: Final = msgspec.json.Decoder(messages.ToClient)
WRITE: Final = msgspec.json.Encoder()
FIRST_WAIT: Final = 0.05  # seconds before connecting again
LONGEST_WAIT: Final = 2.0
PATIENCE: Final = 120.0  # seconds for which a seat is asked for where no server answers
Choose = Callable[["Seat", Question], Awaitable[list[int]]]


class ServerRefused(Exception):
    """The server does not let us in, and says why."""


def post(url: str, content: dict[str, Any], headers: dict[str, str] | None = None) -> tuple[dict[str, Any], str]:
    """Send something to a route, and return its answer and the cookie it set."""
    request = urllib.request.Request(
        url, json.dumps(content).encode(), {"Content-Type": "application/json", **(headers or {})}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = answer.headers.get("Set-Cookie", "").partition(";")[0]
            return json.loads(answer.read()), cookie
    except HTTPError as wrong:
        raise ServerRefused(wrong.read().decode(errors="replace")[:500]) from None
    except HTTPException as cut:
        raise ConnectionError(f"the answer was cut off: {cut!r}") from None


def make_room(base: str, **settings: Any) -> dict[str, Any]:
    """Make a room on a server, and return its name and links."""
    return post(f"{base}/api/rooms", {"settings": settings})[0]


class Seat:
    """One seat of a room: it goes on until the match is over, whatever happens to its connections."""

    patience = PATIENCE

    def __init__(
        self,
        bases: list[str],
        room: str,
        link: str,
        deck: messages.Deck,
        choose: Choose,
        name: str = "player",
        lang: messages.Lang = "en",
    ) -> None:
        self.bases: Final = bases  # servers by which the room can be reached, tried in turn
        self.room: Final = room
        self.link: Final = link
        self.deck: Final = deck
        self.choose: Final = choose
        self.name: Final = name
        self.lang: Final = lang
        self.nonce: Final = fair.draw_secret()
        self.cookie = ""
        self.seat = -1
        self.number = 0  # of commands
        self.connections = 0
        self.refused: list[Refused] = []
        self.pictures: list[Picture] = []  # those of the last connection
        self.acknowledged: list[Command] = []  # what the server has said it keeps
        self.people: list[messages.Sitting] = []
        self._open: dict[int, tuple[Command, asyncio.Future[Told]]] = {}  # what is not acknowledged yet
        self._socket: Any = None
        self._over: Final = asyncio.Event()
        self._acting: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def last(self) -> Picture | None:
        """The newest picture."""
        return self.pictures[-1] if self.pictures else None

    # ----------------------------------------------------------------------------------------------------- connections

    async def run(self) -> Picture:
        """Play until the match is over, and return the last picture."""
        if not self.cookie:
            await self._take_seat()
        wait = FIRST_WAIT
        while not self._over.is_set():
            base = self.bases[self.connections % len(self.bases)]
            self.connections += 1
            try:
                url = f"ws{base.removeprefix('http')}/api/rooms/{self.room}/socket?lang={self.lang}"
                async with websockets.connect(url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    self._socket = socket
                    wait = FIRST_WAIT
                    await self._listen(socket)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
            finally:
                self._socket = None
        for task in self._tasks:
            task.cancel()
        assert self.last is not None
        return self.last

    async def _take_seat(self) -> None:
        asked = {"link": self.link, "again": secrets.token_urlsafe(16)}  # the same each time: no link is used twice
        until = time.monotonic() + self.patience
        attempt = 0
        while time.monotonic() < until:
            base = self.bases[attempt % len(self.bases)]
            attempt += 1
            try:
                told, self.cookie = await asyncio.to_thread(post, f"{base}/api/rooms/{self.room}/seat", asked)
                self.seat = told["seat"]
                return
            except OSError:
                await asyncio.sleep(LONGEST_WAIT / 8)
        raise ServerRefused("no server can be reached")

    async def _listen(self, socket: Any) -> None:
        self._acting.clear()
        for command, _ in list(self._open.values()):
            await socket.send(WRITE.encode(command))  # sent again: the server knows what it has kept
        listening = asyncio.ensure_future(self._hear(socket))
        over = asyncio.ensure_future(self._over.wait())
        await asyncio.wait({listening, over}, return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        if not listening.done():
            listening.cancel()
            return
        listening.result()

    async def _hear(self, socket: Any) -> None:
        async for content in socket:
            message: Told = READ.decode(content)
            if isinstance(message, Hello):
                self.pictures.clear()
                self.people = message.sittings
            elif isinstance(message, People):
                self.people = message.sittings
                self._begin_acting()
            elif isinstance(message, Picture):
                self.pictures.append(message)
                if message.stage in ("over", "void"):
                    self._over.set()
                    return
                self._begin_acting()
            else:
                self._settle(message)

    def _settle(self, message: Told) -> None:
        waiting = self._open.pop(getattr(message, "id", -1), None)
        if isinstance(message, Refused):
            self.refused.append(message)
        if waiting is not None:
            if isinstance(message, Taken):
                self.acknowledged.append(waiting[0])
            if not waiting[1].done():
                waiting[1].set_result(message)

    async def ask(self, make: Callable[[int], Command]) -> Told:
        """Send a command and return what the server says of it, over however many connections."""
        self.number += 1
        command = make(self.number)
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._open[command.id] = (command, future)
        if self._socket is not None:
            try:
                await self._socket.send(WRITE.encode(command))
            except websockets.WebSocketException:
                pass  # it is sent again by the next connection
        return await future

    # ---------------------------------------------------------------------------------------------------------- acting

    def _begin_acting(self) -> None:
        picture = self.last
        if picture is None or self.seat not in (0, 1):
            return
        task = self._find_task(picture)
        if task is None:
            return
        name, work = task
        if name in self._acting:
            work.close()
            return
        self._acting.add(name)
        running = asyncio.ensure_future(work)
        self._tasks.add(running)
        running.add_done_callback(self._tasks.discard)

    def _find_task(self, picture: Picture) -> tuple[str, Any] | None:
        """What is to be done now, with a name under which it is done once a connection."""
        if picture.stage == "gathering":
            ready = [sitting.ready for sitting in self.people]
            if not ready[self.seat]:
                return "sit", self._do(lambda id: messages.Sit(id, self.name, self.deck, self._promise()))
            if all(ready):
                return "reveal", self._do(lambda id: messages.Reveal(id, self.nonce.hex()))
            return None
        if self.seat not in picture.due:
            return None
        standing = picture.standing
        number = standing.number if standing is not None else 0
        if picture.stage == "throw":
            hand: Any = secrets.choice(("rock", "paper", "scissors"))
            return f"throw {number} {picture.n}", self._do(lambda id: messages.Throw(id, hand))
        if picture.stage == "side" and standing is not None and standing.deck is not None:
            deck = standing.deck
            return f"side {number}", self._do(lambda id: messages.Present(id, deck))
        question = picture.question
        return None if question is None else (question.name, self._answer(question))

    def _promise(self) -> str:
        return fair.hash_nonce(self.room, self.seat, self.nonce)

    async def _do(self, make: Callable[[int], Command]) -> None:
        await self.ask(make)

    async def _answer(self, question: Question) -> None:
        picks = await self.choose(self, question)
        await self.ask(lambda id: messages.Answer(id, question.name, picks))

    async def next_picks(self, question: Question, picks: list[int]) -> tuple[list[int], bool]:
        """Return what can be picked after these picks, and whether they are an answer already."""
        told = await self.ask(lambda id: messages.Try(id, question.name, picks))
        return (told.next, told.complete) if isinstance(told, messages.Picks) else ([], True)


def at_random(seed: int, think: Callable[[], float] | None = None) -> Choose:
    """Return a way to answer at random, after as many seconds as `think` says."""
    from random import Random

    random = Random(seed)

    async def choose(seat: Seat, question: Question) -> list[int]:
        if think is not None:
            await asyncio.sleep(think())
        if question.least == question.most == 1:
            return [random.randrange(len(question.options))]
        picks: list[int] = []
        while True:
            further, complete = await seat.next_picks(question, picks)
            if not further or (complete and random.random() < 0.5):
                return picks
            picks.append(random.choice(further))

    return choose
