"""Players at different workers: each sees whether the other is connected, also when a worker is gone."""

import asyncio
import time
from pathlib import Path

from rooms import SECRET
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.listening import Listener, read_notice
from spellspeed.server.messages import Sitting
from spellspeed.server.presence import Presence
from spellspeed.server.room import Room
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store


class Eye:
    """A socket that sees who is here."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: list[tuple[bool, ...]] = []

    def tell(self, room: Room, row: Row) -> None: ...

    def tell_people(self, sittings: list[Sitting]) -> None:
        self.seen.append(tuple([sitting.here for sitting in sittings]))


class House:
    """Workers that tell each other at once."""

    def __init__(self, folder: Path, count: int = 2) -> None:
        self.store = Store.open(str(folder / "rooms.db"))
        self.store.make_room(Beginning("room", Settings().to_dict(), RULES, "", SECRET, 0))
        self.desks = [Desk(self.store, CardPool.builtin()) for _ in range(count)]
        self.told: list[str] = []
        for number, desk in enumerate(self.desks):
            desk.presence = Presence(f"w{number}", self.told.append)

    def deliver(self) -> int:
        """Let everybody hear what was told, and return how much that was."""
        count = 0
        while self.told:
            notice = read_notice(self.told.pop(0))
            assert notice is not None
            count += 1
            for desk in self.desks:
                desk.hear_presence(*notice)
        return count

    async def come(self, worker: int, seat: int) -> tuple[LiveRoom, Eye]:
        live, eye = await self.desks[worker].enter("room"), Eye(seat)
        assert live is not None
        live.listeners.append(eye)
        self.desks[worker].tell_people(live)
        self.deliver()
        return live, eye

    def leave(self, worker: int, live: LiveRoom, eye: Eye) -> None:
        self.desks[worker].leave(live, eye)
        self.desks[worker].tell_people(live)
        self.deliver()


def test_players_at_two_workers_see_each_other_come_and_go(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        _, ann = await house.come(0, 0)
        assert ann.seen[-1] == (True, False)
        there, bob = await house.come(1, 1)
        assert ann.seen[-1] == bob.seen[-1] == (True, True), "also who came later knows of who was there"
        house.leave(1, there, bob)
        assert ann.seen[-1] == (True, False)
        there, bob = await house.come(1, 1)
        assert ann.seen[-1] == bob.seen[-1] == (True, True)
        house.store.close()

    asyncio.run(work())


def test_a_second_tab_and_who_watches_change_nothing_for_the_others(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        await house.come(0, 0)
        live, tab = await house.come(1, 0)
        _, watcher = await house.come(1, 2)
        assert watcher.seen[-1] == (True, False) and house.deliver() == 0
        house.leave(1, live, tab)
        assert watcher.seen[-1] == (True, False), "his other tab is still there"
        house.store.close()

    asyncio.run(work())


def test_who_was_connected_to_a_killed_worker_is_gone_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        _, ann = await house.come(0, 0)
        await house.come(1, 1)
        house.desks[0].forget_gone({"w0", "w1"})
        assert ann.seen[-1] == (True, True)
        house.desks[0].forget_gone({"w0"})
        assert ann.seen[-1] == (True, False)
        house.store.close()

    asyncio.run(work())


def test_workers_at_one_database_hear_it(postgres_place: str) -> None:
    heard: list[tuple[str, int]] = []
    with Store.open(postgres_place) as store, Store.open(postgres_place) as other:
        with Listener(other, lambda room, number: heard.append((room, number))):
            store.tell_workers("here/k3/w1 5")
            store.make_room(Beginning("k3", {"format": "408"}, 4, "", b"", 0))
            store.beat("w1")
            store.append("k3", 0, "answer", 0, {})
            for _ in range(1000):
                if ("k3", 0) in heard:
                    break
                time.sleep(0.01)
        assert heard[:2] == [("here/k3/w1", 5), ("k3", 0)]
        assert other.list_alive(60_000) == {"w1"}
