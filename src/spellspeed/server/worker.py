"""One worker: what it serves with, from plain settings that every worker of a server shares."""

import asyncio
import os
from functools import partial
from typing import Final, NamedTuple

import msgspec
from fastapi import FastAPI

from spellspeed.pool import CardPool
from spellspeed.server.app import Serving, build_app
from spellspeed.server.bot_seats import BotSeats
from spellspeed.server.desk import Desk
from spellspeed.server.identity import LOCAL_HOSTS, Keys
from spellspeed.server.limits import Limits
from spellspeed.server.listening import Listener
from spellspeed.server.store import Store
from spellspeed.server.sweeping import Sweeper

VARIABLE: Final = "SPELLSPEED_SERVER"  # by which a worker is told how to serve


class Plan(NamedTuple):
    """How a server serves: the same for each of its workers."""

    db: str
    keys: dict[str, str]  # by id, in hex; the first one for new tokens
    hosts: tuple[str, ...] = LOCAL_HOSTS
    secure: bool = False
    bots: int = 1  # processes in which bots think
    limits: dict[str, float] | None = None  # those that are not as usual

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
    desk = Desk(store, CardPool.builtin())
    bots = BotSeats(desk, store, plan.bots)
    desk.onlookers.append(bots.consider)
    keys = Keys({name: bytes.fromhex(key) for name, key in plan.keys.items()})
    sweeper = Sweeper(store, desk)
    background = (sweeper.run, partial(listen, store, desk), partial(until_end, bots, store))
    limits = Limits()._replace(**plan.limits or {})  # type: ignore[arg-type]
    return build_app(Serving(store, desk, keys, limits, plan.hosts, plan.secure, background))


async def listen(store: Store, desk: Desk) -> None:
    """Hear of the rows that others keep, until cancelled."""
    loop = asyncio.get_running_loop()

    def heard(room: str, number: int) -> None:
        asyncio.run_coroutine_threadsafe(desk.hear(room, number), loop)

    listener = Listener(store, heard)
    desk.watch, desk.unwatch = listener.watch, listener.unwatch
    await asyncio.to_thread(listener.start)
    try:
        await asyncio.Event().wait()
    finally:
        listener.close()


async def until_end(bots: BotSeats, store: Store) -> None:
    """Close what was opened once the worker ends."""
    try:
        await asyncio.Event().wait()
    finally:
        bots.close()
        store.close()
