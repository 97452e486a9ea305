"""One worker: what it serves with, from plain settings that every worker of a server shares."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from fastapi import FastAPI

from spellspeed.pool import CardPool
from spellspeed.server import presence
from spellspeed.server.app import Serving, build_app
from spellspeed.server.books import tell_cards
from spellspeed.server.bot_seats import BotSeats
from spellspeed.server.desk import Desk
from spellspeed.server.doors import Doors
from spellspeed.server.held_events import TOLD_AS
from spellspeed.server.identity import LOCAL_HOSTS, Keys
from spellspeed.server.limits import Limits
from spellspeed.server.listening import Listener
from spellspeed.server.memory import Collections, settle_memory, tidy_memory
from spellspeed.server.meters import read_meters, tell_meters, write_meters
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError
from spellspeed.server.sweeping import Sweeper

# A card with a text: telling it loads what puts cards into words, for which the first duel would have to wait.
SPOKEN: Final = 26202165
log = logging.getLogger("spellspeed.server")
VARIABLE: Final = "SPELLSPEED_SERVER"  # by which a worker is told how to serve


Background = tuple[Callable[[], Coroutine[Any, Any, None]], ...]


class Plan(NamedTuple):
    """How a server serves: the same for each of its workers."""

    db: str
    keys: dict[str, str]  # by id, in hex; the first one for new tokens
    hosts: tuple[str, ...] = LOCAL_HOSTS
    secure: bool = False
    bots: int = 1  # processes in which bots think
    limits: dict[str, float] | None = None  # those that are not as usual
    metrics: int = 0  # the port at which the first worker tells its numbers
    pics: str = ""  # the folder with pictures of cards

    def to_text(self) -> str:
        """Return the plan as it is handed to workers.

        >>> Plan.from_text(Plan("x.db", {"a": "00"}).to_text()).hosts[0]
        'localhost'
        """
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_text(text: str) -> "Plan":
        """Read a plan."""
        return msgspec.json.decode(text, type=Plan)


def create() -> FastAPI:
    """Return the application of a worker whose plan stands in the environment."""
    return create_app(Plan.from_text(os.environ[VARIABLE]))


def create_app(plan: Plan) -> FastAPI:
    """Return the application of a worker."""
    store = Store.open(plan.db)
    limits = Limits()._replace(**plan.limits or {})  # type: ignore[arg-type]
    desk = Desk(store, CardPool.builtin(), rows_a_room=limits.rows_a_room)
    bots = BotSeats(desk, store, plan.bots)
    steward = Steward(store, desk, bots.executor)
    desk.onlookers.extend((bots.consider, steward.consider))
    keys = Keys({name: bytes.fromhex(key) for name, key in plan.keys.items()})
    doors = Doors(store, limits)
    sweeper = Sweeper(store, desk, limits=limits, doors=doors)
    sweeper.followers.append(steward.forget_people)
    if not store.is_file:
        desk.presence = presence.Presence(sweeper.worker, partial(tell_workers, store))
    hearing, ending = partial(listen, store, desk, steward), partial(until_end, bots, desk, sweeper, store)
    background: Background = (sweeper.run, hearing, ending, steward.run, tidy_memory)
    tell_cards([SPOKEN], "zh", desk.pool, "master2020")
    collections = settle_memory()
    if plan.metrics:
        write = partial(tell_numbers, desk, collections)
        background = (*background, partial(tell_meters, plan.metrics, write))
    pics = Path(plan.pics) if plan.pics else None
    serving = Serving(store, desk, keys, limits, plan.hosts, plan.secure, background, steward, pics, doors)
    return build_app(serving._replace(before=sweeper.begin))


def tell_workers(store: Store, told: str) -> None:
    """Tell the other workers something, while the duels go on; what is lost of it is told again at the next change."""

    def tell() -> None:
        try:
            store.tell_workers(told)
        except StoreError as lost:
            log.info("the other workers were not told: %s", lost)

    asyncio.get_running_loop().run_in_executor(None, tell)


def tell_numbers(desk: Desk, collections: Collections) -> str:
    """Return the numbers of a worker as text."""
    return write_meters(read_meters(desk, collections))


async def listen(store: Store, desk: Desk, steward: Steward) -> None:
    """Hear of the rows that others keep, until cancelled."""
    loop = asyncio.get_running_loop()

    def heard(room: str, number: int) -> None:
        if room.startswith(TOLD_AS):
            loop.call_soon_threadsafe(steward.hear, room)
            return
        if room.startswith(presence.TOLD_AS):
            loop.call_soon_threadsafe(desk.hear_presence, room, number)
            return
        live = desk.rooms.get(room)
        if live is not None and live.room.count <= number:  # most rows are our own, or of rooms nobody here looks at
            loop.call_soon_threadsafe(desk.hear_soon, room, number)

    listener = Listener(store, heard)
    desk.watch = listener.watch
    desk.unwatch = listener.unwatch
    await asyncio.to_thread(listener.start)
    try:
        await asyncio.Event().wait()
    finally:
        listener.close()


async def until_end(bots: BotSeats, desk: Desk, sweeper: Sweeper, store: Store) -> None:
    """Close what was opened once the worker ends."""
    try:
        await asyncio.Event().wait()
    finally:
        bots.close()
        desk.close()
        with contextlib.suppress(StoreError):  # a database that is away charges nobody either
            sweeper.end()
        store.close()
