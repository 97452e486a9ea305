"""Bots on seats: each thinks in another process about what its seat sees, under a lease that can be taken over."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Any, Final, Protocol
from uuid import uuid4

from spellspeed.deck import Deck, DeckError
from spellspeed.duel import Duel
from spellspeed.event.bots import BOTS, make_bot
from spellspeed.packaged_decks import PACKAGED
from spellspeed.play.by_bots import throw_for
from spellspeed.pool import CardPool
from spellspeed.server import fair, rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.room import NotNow, Room
from spellspeed.server.settings import Settings, WrongSettings
from spellspeed.server.store_errors import NoSuchRoom, StoreError
from spellspeed.server.thinking import Thinkers

log = logging.getLogger("spellspeed.server")
LEASE: Final = 15_000  # milliseconds
MOST_HELD: Final = 1_000  # seats that are given back when a worker ends
AGAIN: Final = (0.25, 5.0)  # seconds before a bot that was lost thinks again: the first time, and at most
DECK: Final = "warriors"  # of a bot that was given none


class Leases(Protocol):
    """Who may act for a bot's seat now."""

    def lease(self, room: str, seat: int, holder: str, ms: int) -> bool:
        """Take a seat for so long, unless somebody else has it."""

    def release(self, room: str, seat: int, holder: str) -> bool:
        """Let go of a seat."""


def read_bot(written: str) -> tuple[str, str]:
    """Return which bot is meant, and with which packaged deck.

    >>> read_bot("greedy/dragons"), read_bot("random")
    (('greedy', 'dragons'), ('random', 'warriors'))
    """
    name, _, deck = written.partition("/")
    return name, deck or DECK


def check_bot(written: str, settings: Settings, pool: CardPool) -> None:
    """Refuse a bot that nobody knows, and a deck with which it could not sit down: it would try for ever.

    >>> check_bot("greedy/exodia", Settings(format="master2020"), CardPool.builtin())  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    spellspeed.server.settings.WrongSettings: the bot's deck exodia: ...
    """
    name, deck = read_bot(written)
    if name not in BOTS:
        listed = ", ".join(BOTS)
        raise WrongSettings(f"no bot is called {name!r}; there are {listed}", f"没有名为{name!r}的电脑，可用：{listed}")
    if deck not in PACKAGED:
        raise WrongSettings(f"no packaged deck is called {deck!r}", f"没有名为{deck!r}的卡组")
    plays = settings.limits and not settings.start
    problems = Deck.packaged(deck).check(settings.format, pool) if plays else []
    if problems:
        raise WrongSettings(f"the bot's deck {deck}: {problems[0]}", f"电脑的卡组{deck}：{problems[0].in_chinese()}")


def think(name: str, seed: int, format: str, maybe: Duel) -> tuple[int, ...]:
    """Return what a bot answers; the duel it is given has the cards its seat sees, all others were dealt anew."""
    return make_bot(name, seed, format).choose(maybe)


class BotSeats:
    """Lets bots act wherever a room of this worker waits for one."""

    def __init__(
        self,
        desk: Desk,
        leases: Leases,
        processes: int = 1,
        executor: Executor | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.desk: Final = desk
        self.leases: Final = leases
        self.holder: Final = uuid4().hex
        self.executor: Final = executor or Thinkers(processes)
        self._held: Final[dict[tuple[str, int], None]] = {}  # the seats of this worker, the newest last
        self._sleep: Final = sleep
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}

    def consider(self, live: LiveRoom) -> None:
        """See whether a bot is to act in a room, and let it."""
        name = live.room.beginning.id
        if name not in self._busy and self._find_due(live.room) is not None:
            task = self._busy[name] = asyncio.create_task(self._act(live))
            task.add_done_callback(lambda _: self._busy.pop(name, None))

    def close(self) -> None:
        """Let no bot think any longer, and let another worker have their seats at once."""
        for task in self._busy.values():
            task.cancel()
        self.executor.shutdown(wait=False, cancel_futures=True)
        for room, seat in self._held:
            with contextlib.suppress(StoreError):  # else it has them when the lease runs out
                self.leases.release(room, seat, self.holder)

    @staticmethod
    def _find_due(room: Room) -> tuple[int, str] | None:
        for seat, kind in room.due():
            if room.settings.bots[seat]:
                return seat, kind
        return None

    async def _act(self, live: LiveRoom) -> None:
        """Act until no bot is due; a process or a database that is lost meanwhile is waited for."""
        room, wait = live.room, AGAIN[0]
        while (due := self._find_due(room)) is not None:
            try:
                await self._act_once(live, *due)
                wait = AGAIN[0]
            except NoSuchRoom:
                return
            except Exception as lost:
                log.warning("bot %s of room %s was lost, and thinks again: %r", due[0], room.beginning.id, lost)
                await self._sleep(wait)
                wait = min(2 * wait, AGAIN[1])

    async def _act_once(self, live: LiveRoom, seat: int, kind: str) -> None:
        room = live.room
        if not await asyncio.to_thread(self.leases.lease, room.beginning.id, seat, self.holder, LEASE):
            await self._sleep(LEASE / 3000)  # whoever has it may be gone by then
            async with live.lock:
                await self.desk.catch_up(live)
            return
        self._note_held(room.beginning.id, seat)
        name = room.request_name(seat)
        try:
            kind, body = await self._decide(room, seat, kind)
            await self.desk.do(live, kind, seat, body, name if kind == "answer" else "")
        except (NotNow, ValueError) as late:
            log.info("bot %s of room %s: %s", seat, room.beginning.id, late)
            await self._sleep(0.05)

    def _note_held(self, room: str, seat: int) -> None:
        self._held.pop((room, seat), None)
        self._held[room, seat] = None
        if len(self._held) > MOST_HELD:
            del self._held[next(iter(self._held))]  # it has run out long since

    async def _decide(self, room: Room, seat: int, kind: str) -> tuple[str, dict[str, Any]]:
        """Return the row that a bot makes."""
        name, deck = read_bot(room.settings.bots[seat])
        nonce = nonce_of(room, seat)
        if kind == rows.SIT:
            promise = fair.hash_nonce(room.beginning.id, seat, nonce)
            body = {"name": name, "deck": read_deck(deck), "nonce_hash": promise}
            return kind, room.complete_sitting(seat, body)
        if kind == rows.NONCE:
            return kind, {"nonce": nonce.hex()}
        match = room.match
        assert match is not None
        if kind == "throw":
            return kind, {"hand": throw_for(match, seat)}
        if kind == "side":
            return kind, {}
        duel = match.table.duel
        assert duel is not None
        if kind == "choose":
            return kind, {"order": "first"}
        seed = secrets.randbits(32)
        maybe = await asyncio.to_thread(duel.view(seat).determinise, seed)
        picks = await asyncio.get_running_loop().run_in_executor(
            self.executor, think, name, seed, room.settings.format, maybe
        )
        return "answer", {"picks": list(picks)}


def read_deck(name: str) -> dict[str, Any]:
    """Return a packaged deck as a row keeps it; a bot that was given a deck nobody knows plays another.

    >>> len(read_deck("dragons")["main"]) == len(read_deck("no such deck")["main"])
    True
    """
    try:
        deck = Deck.packaged(name)
    except DeckError:
        deck = Deck.packaged(DECK)
    return {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}


def nonce_of(room: Room, seat: int) -> bytes:
    """Return the nonce of a bot: it follows from the room's secret, so that any worker can open it."""
    content = f"{room.beginning.id}/bot/{seat}".encode()
    return hashlib.blake2b(content, key=room.beginning.secret[:64], digest_size=fair.BYTES).digest()
