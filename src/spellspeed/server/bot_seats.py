"""Bots on seats: each thinks in another process about what its seat sees, under a lease that can be taken over."""

import asyncio
import hashlib
import logging
import secrets
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, Protocol
from uuid import uuid4

from spellspeed.deck import Deck, DeckError
from spellspeed.duel import Duel
from spellspeed.event.bots import make_bot
from spellspeed.play.by_bots import throw_for
from spellspeed.server import fair, rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.room import NotNow, Room

log = logging.getLogger("spellspeed.server")
LEASE: Final = 15_000  # milliseconds
DECK: Final = "warriors"  # of a bot that was given none


class Leases(Protocol):
    """Who may act for a bot's seat now."""

    def lease(self, room: str, seat: int, holder: str, ms: int) -> bool:
        """Take a seat for so long, unless somebody else has it."""


def read_bot(written: str) -> tuple[str, str]:
    """Return which bot is meant, and with which packaged deck.

    >>> read_bot("greedy/dragons"), read_bot("random")
    (('greedy', 'dragons'), ('random', 'warriors'))
    """
    name, _, deck = written.partition("/")
    return name, deck or DECK


def think(name: str, seed: int, format: str, maybe: Duel) -> tuple[int, ...]:
    """Return what a bot answers; the duel it is given has the cards its seat sees, all others were dealt anew."""
    return make_bot(name, seed, format).choose(maybe)


def ignore_interrupts() -> None:
    """Leave it to the server when this process ends: Ctrl-C in a terminal is told to all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotSeats:
    """Lets bots act wherever a room of this worker waits for one."""

    def __init__(self, desk: Desk, leases: Leases, processes: int = 1, executor: Executor | None = None) -> None:
        self.desk: Final = desk
        self.leases: Final = leases
        self.holder: Final = uuid4().hex
        self.executor: Final = executor or ProcessPoolExecutor(processes, get_context("spawn"), ignore_interrupts)
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}

    def consider(self, live: LiveRoom) -> None:
        """See whether a bot is to act in a room, and let it."""
        name = live.room.beginning.id
        if name not in self._busy and self._find_due(live.room) is not None:
            task = self._busy[name] = asyncio.create_task(self._act(live))
            task.add_done_callback(lambda _: self._busy.pop(name, None))

    def close(self) -> None:
        """Let no bot think any longer."""
        for task in self._busy.values():
            task.cancel()
        self.executor.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _find_due(room: Room) -> tuple[int, str] | None:
        for seat, kind in room.due():
            if room.settings.bots[seat]:
                return seat, kind
        return None

    async def _act(self, live: LiveRoom) -> None:
        room = live.room
        while (due := self._find_due(room)) is not None:
            seat, kind = due
            leased = await asyncio.to_thread(self.leases.lease, room.beginning.id, seat, self.holder, LEASE)
            if not leased:
                await asyncio.sleep(LEASE / 3000)  # whoever has it may be gone by then
                async with live.lock:
                    await self.desk.catch_up(live)
                continue
            name = room.request_name(seat)
            try:
                kind, body = await self._decide(room, seat, kind)
                await self.desk.do(live, kind, seat, body, name if kind == "answer" else "")
            except (NotNow, ValueError) as late:
                log.info("bot %s of room %s: %s", seat, room.beginning.id, late)
                await asyncio.sleep(0.05)

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
