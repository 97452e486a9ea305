"""Bots on seats: a process that is killed, a database that is away and a worker that is gone end no duel."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from rooms import SECRET
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import bot_seats
from spellspeed.server.bot_seats import LEASE, BotSeats
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError
from spellspeed.server.thinking import Thinkers

BOTS = Settings(bots=("random", "random"), fair=False, format="408")


def open_store(folder: Path, now: Any = None) -> Store:
    store = Store.open(str(folder / "rooms.db"), now=now)
    store.make_room(Beginning("room", BOTS.to_dict(), RULES, "", SECRET, 0))
    return store


async def enter(desk: Desk) -> LiveRoom:
    live = await desk.enter("room")
    assert live is not None
    return live


async def until(holds: Any) -> None:
    for _ in range(3000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to that")


def test_processes_of_which_one_is_killed_are_started_anew() -> None:
    with Thinkers(1) as thinkers:
        first = thinkers.submit(os.getpid).result(60)
        os.kill(first, signal.SIGKILL)
        for _ in range(1000):
            try:
                second = thinkers.submit(os.getpid).result(60)
                break
            except BrokenProcessPool:  # who was waiting for it asks again
                continue
        assert second != first and thinkers.started == 2


def test_a_bot_whose_process_or_database_is_lost_thinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path)
    lost: list[Exception] = [BrokenProcessPool("killed"), StoreError("away", "离线"), OSError("no more processes")]
    think = bot_seats.think

    def lose(*about: Any) -> tuple[int, ...]:
        if lost:
            raise lost.pop()
        return think(*about)

    monkeypatch.setattr(bot_seats, "think", lose)

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)

    async def work() -> None:
        desk = Desk(store, CardPool.builtin())
        bots = BotSeats(desk, store, executor=ThreadPoolExecutor(1), sleep=sleep)
        desk.onlookers.append(bots.consider)
        live = await enter(desk)
        await until(lambda: live.room.match is not None and live.room.match.count_records() > 10)
        assert not lost
        bots.close()
        desk.close()

    asyncio.run(work())
    store.close()


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "ended"])
def test_the_seats_of_a_worker_that_is_gone_are_taken_over(tmp_path: Path, killed: bool) -> None:
    clock = [1_000_000]
    store = open_store(tmp_path, now=lambda: clock[0])
    assert store.lease("room", 0, "gone", LEASE) and store.lease("room", 1, "gone", LEASE)
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        clock[0] += round(seconds * 1000)
        await asyncio.sleep(0)

    async def work() -> None:
        desk = Desk(store, CardPool.builtin())
        if not killed:
            ended = BotSeats(desk, store, executor=ThreadPoolExecutor(1))
            ended.holder = "gone"  # type: ignore[misc]
            for seat in (0, 1):
                ended._note_held("room", seat)
            ended.close()
        bots = BotSeats(desk, store, executor=ThreadPoolExecutor(1), sleep=sleep)
        desk.onlookers.append(bots.consider)
        live = await enter(desk)
        await until(lambda: live.room.match is not None)
        waited = sum([each for each in waits if each > 1])
        assert waited == (LEASE / 1000 if killed else 0), "a lease is waited for, and no longer"
        bots.close()
        desk.close()

    asyncio.run(work())
    store.close()
