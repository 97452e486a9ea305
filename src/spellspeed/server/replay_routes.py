"""Routes for looking at replays and positions: they keep nothing but what can be made again from what is sent."""

import asyncio
import time
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Query, Request
from pydantic import BaseModel, Field

from spellspeed.formats.lua_calls import PuzzleError
from spellspeed.packaged_decks import FORMATS
from spellspeed.pool import CardPool
from spellspeed.replay import Replay, ReplayError
from spellspeed.rulebook.errors import RefusedAnswer
from spellspeed.server.answering import answer_with, spoken
from spellspeed.server.complaining import complain
from spellspeed.server.doors import address_of
from spellspeed.server.limits import Allowances
from spellspeed.server.picturing import Names
from spellspeed.server.replay_reading import TOO_LONG, Played, TooLong, show_position, show_puzzle
from spellspeed.telling.complaints import complain_in_chinese

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

KEPT: Final = 24  # replays that are at hand; any other is played again
LARGEST: Final = 1_000_000  # letters of a replay
LARGEST_POSITION: Final = 60_000
LONGEST_NAME: Final = 60
MUCH: Final = ("that was a lot of work at once; try again in a moment", "请求过多，请稍后再试")
A_MOMENT: Final = 0.02  # seconds of work that looking at one moment counts as


class GivenReplay(BaseModel):
    """A replay as its file has it."""

    replay: str = Field(max_length=LARGEST)
    lang: str = "en"
    names: list[str] = Field(default=[], max_length=2)  # what the players are called, where that is known


class GivenPosition(BaseModel):
    """A position in our notation, or a puzzle of a .lua file."""

    text: str = Field(max_length=LARGEST_POSITION)
    puzzle: bool = False
    name: str = Field(default="puzzle", max_length=100)
    format: str = FORMATS[0]
    lang: str = "en"


class Shelf:
    """The replays that were looked at last, by the digest of their content.

    >>> shelf = Shelf(2)
    >>> for key in "abc":
    ...     shelf.put(key, None)
    >>> shelf.count
    2
    """

    def __init__(self, most: int = KEPT) -> None:
        self._most: Final = most
        self._played: Final[OrderedDict[str, Any]] = OrderedDict()

    @property
    def count(self) -> int:
        """How many are there."""
        return len(self._played)

    def get(self, key: str) -> Played | None:
        """Return a replay, if it is still there."""
        found: Played | None = self._played.get(key)
        if found is not None:
            self._played.move_to_end(key)
        return found

    def put(self, key: str, played: Any) -> None:
        """Keep a replay; what was not looked at for the longest time makes room."""
        self._played[key] = played
        while len(self._played) > self._most:
            self._played.popitem(last=False)


def digest(text: str) -> str:
    """Return what stands for the content of a replay.

    >>> len(digest("x"))
    32
    """
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Reading:
    """What one worker reads with: its cards, the replays at hand, and how much work each address may ask for."""

    def __init__(self, serving: "Serving") -> None:
        self.pool: Final = serving.desk.pool
        self.shelf: Final = Shelf()
        self.one_at_a_time: Final = asyncio.Lock()
        self._work: Final = Allowances(serving.limits.reading_a_second, serving.limits.reading_at_once)

    def refuse(self, request: Request, lang: str, amount: float = A_MOMENT) -> Any:
        """Return why somebody must wait, None if he need not."""
        if self._work.spend(address_of(request), amount):
            return None
        request.app.state.turned_away.note(MUCH[0], address_of(request))
        return complain(429, *MUCH, lang)

    def play(self, text: str, address: str) -> Played:
        """Play a replay, at the cost of an address."""
        began = time.thread_time()
        try:
            return Played(Replay.from_text(text), self.pool)
        finally:
            self._work.charge(address, time.thread_time() - began)

    def find(self, key: str, request: Request, lang: str) -> tuple[Played | None, Any]:
        """Return a replay that is at hand, or why it is not shown."""
        played = self.shelf.get(key)
        if played is None:
            return None, complain(404, "this replay is not at hand: send it again", "需要重新发送这个录像", lang)
        return played, self.refuse(request, lang)


def read_names(given: list[str]) -> Names:
    """Return the names of both players, None unless both have a short one.

    >>> read_names(["Ann", "Ben"]), read_names(["Ann"]), read_names(["Ann", "B" * 1000])
    (('Ann', 'Ben'), None, None)
    """
    one, other = (*given, "", "")[:2]
    return (one, other) if 0 < len(one) <= LONGEST_NAME and 0 < len(other) <= LONGEST_NAME else None


def add_replays(app: FastAPI, serving: "Serving") -> None:
    """Let people step through replays and look at positions."""
    reading = Reading(serving)

    @app.post("/api/replays")
    async def open_replay(given: GivenReplay, request: Request) -> Any:
        if (refused := reading.refuse(request, given.lang, 0.0)) is not None:
            return refused
        key = digest(given.replay)
        try:
            async with reading.one_at_a_time:
                played = reading.shelf.get(key)
                if played is None:
                    played = await asyncio.to_thread(reading.play, given.replay, address_of(request))
                    reading.shelf.put(key, played)
            return answer_with(await asyncio.to_thread(played.open, key, spoken(given.lang), read_names(given.names)))
        except TooLong:
            return complain(422, *TOO_LONG, given.lang)
        except ReplayError as wrong:
            return complain(422, str(wrong), complain_in_chinese(str(wrong)), given.lang)

    @app.get("/api/replays/{key}/{n}")
    async def show(
        key: str,
        n: int,
        request: Request,
        seat: int = Query(3, ge=0, le=3),
        lang: str = "en",
        one: str = Query("", max_length=LONGEST_NAME),
        other: str = Query("", max_length=LONGEST_NAME),
    ) -> Any:
        played, refused = reading.find(key, request, lang)
        if played is None or refused is not None:
            return refused
        return answer_with(await asyncio.to_thread(played.show, n, seat, spoken(lang), read_names([one, other])))

    @app.get("/api/replays/{key}/{n}/position")
    async def write(key: str, n: int, request: Request, lang: str = "en") -> Any:
        played, refused = reading.find(key, request, lang)
        if played is None or refused is not None:
            return refused
        try:
            return {"text": await asyncio.to_thread(played.write, n, spoken(lang))}
        except ValueError as wrong:
            return complain(422, str(wrong), complain_in_chinese(str(wrong)), lang)

    @app.post("/api/positions")
    async def show_given(given: GivenPosition, request: Request) -> Any:
        if (refused := reading.refuse(request, given.lang)) is not None:
            return refused
        return await asyncio.to_thread(show_written, given, reading.pool)


def show_written(given: GivenPosition, pool: CardPool) -> Any:
    """Return a position or a puzzle as it looks, or what is wrong with it."""
    lang, format = spoken(given.lang), given.format if given.format in FORMATS else FORMATS[0]
    try:
        if given.puzzle:
            return answer_with(show_puzzle(given.text, given.name, format, lang, pool))
        return answer_with(show_position(given.text, lang, pool))
    except PuzzleError as wrong:
        return complain(422, str(wrong), wrong.chinese, given.lang)
    except (RefusedAnswer, ValueError, LookupError) as wrong:
        return complain(422, str(wrong), complain_in_chinese(str(wrong)), given.lang)
