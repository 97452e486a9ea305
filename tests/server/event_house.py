"""An event for tests: workers at one database, orders as an organiser gives them, matches that are over soon."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from rooms import NONCES, deck_of
from spellspeed.event.records import Row
from spellspeed.event.tournament import Tournament
from spellspeed.pool import CardPool
from spellspeed.server import fair, rows
from spellspeed.server.desk import Desk
from spellspeed.server.held_events import TableRoom
from spellspeed.server.steward import LiveEvent, Steward, Written
from spellspeed.server.store import Store

RULES = {"format": "408", "registration": True, "match": {"duels": 1, "wins": 1, "time_limit": 0}, "seed": 7}
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal")


class Worker:
    """One worker: a desk of rooms and a steward of events."""

    def __init__(self, store: Store) -> None:
        self.desk = Desk(store, CardPool.builtin())
        self.steward = Steward(store, self.desk)

    async def find(self) -> LiveEvent:
        live = await self.steward.find("cup")
        assert live is not None
        return live

    async def order(self, kind: str, seen: int | None = None, **body: Any) -> Written:
        """Give an order as the organiser does."""
        return await self.steward.order(await self.find(), kind, body, seen)


class House:
    """A database at which several workers hold one event."""

    def __init__(self, store: Store, workers: int = 1, **more: Any) -> None:
        self.store = store
        t = Tournament()
        row = t.accept("new", {"name": "Cup", "rules": {**RULES, **more}})
        self.held = store.hold("cup", [row], {"pause": 0})
        self.workers = [Worker(store) for _ in range(workers)]

    async def begin(self, players: int, *kinds: str) -> None:
        """Let so many enter, start, and pair the first round."""
        for number, name in enumerate(NAMES[:players]):
            deck = deck_of(("dragons", "warriors")[number % 2])
            await self.workers[0].order("enter", name=name, sheet=deck)
        for kind in kinds or ("start", "pair"):
            await self.workers[0].order(kind)

    def event(self) -> Tournament:
        """The event as its rows tell it."""
        return Tournament.fold(self.store.read_event_rows(self.held.event))

    def rows_of(self, kind: str) -> list[Row]:
        return [row for row in self.event().rows if row.kind == kind]

    def rooms(self) -> list[TableRoom]:
        """The rooms of the last round that are not done."""
        return [room for room in self.store.list_table_rooms("cup") if not room.done]

    async def play(self, table: TableRoom, winner: int, desk: Desk | None = None) -> None:
        await play_match(self.store, table, winner, desk)

    async def play_round(self, winner: int = 0) -> None:
        """Play all tables of the round, and have the results entered."""
        for table in self.rooms():
            await self.play(table, winner)
        await self.workers[0].steward.sweep()


async def play_match(store: Store, table: TableRoom, winner: int, desk: Desk | None = None) -> None:
    """Play the match of a table: both sit down and begin, and whoever is to lose concedes."""
    desk = desk or Desk(store, CardPool.builtin())  # one whose worker knows nothing of events
    live = await desk.enter(table.room)
    assert live is not None
    for seat in (0, 1):
        promise = fair.hash_nonce(table.room, seat, bytes.fromhex(NONCES[seat]))
        body = live.room.complete_sitting(seat, {"name": "?", "deck": {}, "nonce_hash": promise})
        await desk.do(live, rows.SIT, seat, body)
    for seat in (0, 1):
        await desk.do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
    for seat, hand in enumerate(("rock", "scissors")):
        await desk.do(live, "throw", seat, {"hand": hand})
    await desk.do(live, "choose", 0, {"order": "first"})
    await desk.do(live, "concede", 1 - winner, {})


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
