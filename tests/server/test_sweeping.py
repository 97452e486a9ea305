"""What has run out: clocks over a time in which nobody was there, promises that are not opened, rooms that are left."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from rooms import NONCES, SECRET, deck_of, hash_of
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.limits import Limits
from spellspeed.server.messages import Sitting
from spellspeed.server.notices import tell_row
from spellspeed.server.room import REVEAL, Room
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.server.sweeping import BEAT, BETWEEN, GONE, Sweeper

DAY = 86_400_000
MINUTE = 60_000
TIMED = Settings(match="custom", rules={"duels": 1, "wins": 1, "time_limit": 0, "clock": [300, 0]}, pause=0)
UNTIMED = Settings()


class House:
    """A database whose clock a test turns, and workers that come and go."""

    def __init__(self, folder: Path) -> None:
        self.clock = 1_000_000_000_000
        self.store = Store.open(str(folder / "rooms.db"), now=lambda: self.clock)

    def make(self, name: str, settings: Settings) -> None:
        self.store.make_room(Beginning(name, settings.to_dict(), RULES, "", SECRET, 0))

    async def work(self) -> Sweeper:
        """Let a worker come."""
        desk = Desk(self.store, CardPool.builtin(), clock=lambda: self.clock / 1000)
        sweeper = Sweeper(self.store, desk, limits=Limits())
        await sweeper.begin()
        return sweeper

    def let_pass(self, ms: int) -> None:
        """Let time pass in which another worker is there."""
        self.clock += ms
        self.store.beat("another")

    def fold(self, name: str) -> Room:
        room = Room(self.store.read_room(name).beginning, CardPool.builtin())
        for row in self.store.read_rows(name):
            room.take(row)
        return room

    def kinds(self, name: str) -> list[str]:
        return [row.kind for row in self.store.read_rows(name)]


class Ear:
    """Somebody who sits in front of a room."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, room: Room, row: Row) -> None: ...

    def tell_people(self, sittings: list[Sitting]) -> None: ...


async def enter(sweeper: Sweeper, name: str = "room") -> LiveRoom:
    live = await sweeper.desk.enter(name)
    assert live is not None
    return live


async def seat_both(sweeper: Sweeper, name: str = "room") -> LiveRoom:
    live = await enter(sweeper, name)
    for seat in (0, 1):
        body = {"name": f"p{seat}", "deck": deck_of("dragons"), "nonce_hash": hash_of(seat)}
        await sweeper.desk.do(live, rows.SIT, seat, body)
    return live


async def begin(sweeper: Sweeper, name: str = "room") -> LiveRoom:
    live = await seat_both(sweeper, name)
    for seat in (0, 1):
        if live.room.settings.fair:
            await sweeper.desk.do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
    for seat, hand in enumerate(("rock", "scissors")):
        await sweeper.desk.do(live, "throw", seat, {"hand": hand})
    await sweeper.desk.do(live, "choose", 0, {"order": "first"})
    return live


async def answer(sweeper: Sweeper, live: LiveRoom) -> None:
    """Let seat 0 do something that leaves it to act."""
    duel = live.room.match.table.duel if live.room.match is not None else None
    assert duel is not None and duel.request is not None and duel.request.player == 0
    await sweeper.desk.do(live, "answer", 0, {"picks": [0]}, live.room.request_name(0))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def left_of(room: Room) -> int:
    assert room.match is not None
    left = room.match.standing.left[0]
    assert left is not None
    return left


@pytest.mark.parametrize("away", [10 * MINUTE, 3 * DAY, 6_000])
def test_who_answers_before_the_sweep_comes_to_his_room_is_not_charged_for_the_time_nobody_was_there(
    house: House, away: int
) -> None:
    async def work() -> None:
        house.make("room", TIMED)
        first = await house.work()
        await begin(first)
        house.let_pass(MINUTE)
        await first.sweep()
        before = left_of(house.fold("room"))
        first.desk.close()  # it is killed
        house.clock += away
        second = await house.work()
        live = await enter(second)
        await answer(second, live)
        room = house.fold("room")
        assert not room.is_over and before - left_of(room) == MINUTE, "only while somebody was there"
        assert house.kinds("room").count(rows.DOWN) == 1
        await second.sweep()
        assert house.kinds("room").count(rows.DOWN) == 1, "once"
        second.desk.close()

    run(work())


def test_a_worker_that_comes_a_moment_after_another_charges_nobody_either(house: House) -> None:
    async def work() -> None:
        house.make("room", TIMED)
        first = await house.work()
        await begin(first)
        await first.sweep()
        house.clock += 10 * MINUTE
        second, third = await house.work(), await house.work()
        await answer(third, await enter(third))
        assert left_of(house.fold("room")) == 300_000
        await second.sweep()
        assert house.kinds("room").count(rows.DOWN) == 1
        for worker in (first, second, third):
            worker.desk.close()

    run(work())


def test_a_worker_killed_before_it_has_forgiven_everybody_leaves_it_to_the_next(house: House) -> None:
    async def work() -> None:
        house.make("room", TIMED)
        first = await house.work()
        await begin(first)
        await first.sweep()
        house.clock += 10 * MINUTE
        killed = await house.work()  # and no more than that
        house.clock += 20_000
        third = await house.work()
        await third.sweep()
        house.clock += 1_000
        await answer(third, await enter(third))
        assert 298_000 <= left_of(house.fold("room")) <= 300_000
        for worker in (first, killed, third):
            worker.desk.close()

    run(work())


def test_what_is_wrong_with_one_room_does_not_charge_the_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        for name in ("one", "two"):
            house.make(name, TIMED._replace(fair=False))
        first = await house.work()
        for name in ("one", "two"):
            await begin(first, name)
        await first.sweep()
        house.clock += 10 * MINUTE
        second = await house.work()
        forgive = second.desk.forgive

        async def fail(live: LiveRoom) -> None:
            if live.room.beginning.id == "one":
                raise RuntimeError("broken")
            await forgive(live)

        monkeypatch.setattr(second.desk, "forgive", fail)
        await second.sweep()
        assert rows.DOWN in house.kinds("two")
        assert not house.fold("one").is_over, "what was missed is made up for before its clock is looked at"
        for worker in (first, second):
            worker.desk.close()

    run(work())


def test_while_a_worker_beats_nobody_was_away(house: House) -> None:
    async def work() -> None:
        house.make("room", TIMED)
        first = await house.work()
        await begin(first)
        for _ in range(10):
            house.clock += BEAT
            await first.sweep()
        house.clock += GONE - BEAT
        await first.sweep()
        assert rows.DOWN not in house.kinds("room") and first.desk.away is None
        first.end()
        house.clock += 4_000
        second = await house.work()
        assert second.desk.away == (house.clock - 4_000, house.clock), "a file has one worker: any gap is one"
        for worker in (first, second):
            worker.desk.close()

    run(work())


def test_who_does_not_open_what_he_promised_in_time_voids_the_room_and_his_seat_is_written_down(house: House) -> None:
    async def work() -> None:
        house.make("room", UNTIMED)
        sweeper = await house.work()
        live = await seat_both(sweeper)
        await sweeper.desk.do(live, rows.NONCE, 0, {"nonce": NONCES[0]})
        house.let_pass(REVEAL - 1)
        await sweeper.sweep()
        assert live.room.stage == "gathering"
        house.let_pass(1)
        await sweeper.sweep()
        last = house.store.read_rows("room")[-1]
        assert (last.kind, last.body["seats"]) == (rows.VOID, [1]) and house.fold("room").stage == "void"
        told = tell_row(last, "zh")
        assert told is not None and "座位1" in told.text
        sweeper.desk.close()

    run(work())


def test_a_room_in_which_one_has_sat_down_waits_for_the_other(house: House) -> None:
    async def work() -> None:
        house.make("room", UNTIMED)
        sweeper = await house.work()
        live = await enter(sweeper)
        body = {"name": "Ann", "deck": deck_of("dragons"), "nonce_hash": hash_of(0)}
        await sweeper.desk.do(live, rows.SIT, 0, body)
        for _ in range(3):
            house.let_pass(REVEAL)
            await sweeper.sweep()
        assert house.kinds("room") == [rows.SIT]
        sweeper.desk.close()

    run(work())


def test_a_match_nobody_plays_on_is_adjourned_goes_on_when_somebody_does_and_is_closed_at_last(house: House) -> None:
    async def work() -> None:
        house.make("room", UNTIMED)
        sweeper = await house.work()
        live = await begin(sweeper)
        house.let_pass(DAY - 2 * BETWEEN)
        await sweeper.sweep()
        assert rows.ADJOURN not in house.kinds("room")
        house.let_pass(3 * BETWEEN)
        await sweeper.sweep()
        assert house.kinds("room")[-1] == rows.ADJOURN and live.room.stage == "paused"
        await sweeper.desk.go_on(live, 1)
        assert house.kinds("room")[-1] == rows.ADJOURN, "he is not the one who is to act"
        await sweeper.desk.go_on(live, 0)
        assert house.kinds("room")[-1] == rows.RESUME and live.room.stage == "duel"
        house.let_pass(2 * DAY)
        await sweeper.sweep()
        assert house.kinds("room")[-1] == rows.ADJOURN
        await answer(sweeper, live)
        assert house.kinds("room")[-2:] == [rows.RESUME, "answer"], "also by who has not been told"
        house.let_pass(2 * DAY)
        await sweeper.sweep()
        house.let_pass(29 * DAY)
        await sweeper.sweep()
        assert house.kinds("room")[-1] == rows.ADJOURN and not house.fold("room").is_over
        house.let_pass(2 * DAY)
        await sweeper.sweep()
        assert house.kinds("room")[-1] == rows.CLOSE
        assert house.store.read_room("room").ended is not None, "and a purge finds it"
        sweeper.desk.close()

    run(work())


def test_a_match_in_front_of_which_a_player_sits_is_not_adjourned(house: House) -> None:
    async def work() -> None:
        house.make("room", UNTIMED)
        sweeper = await house.work()
        live = await begin(sweeper)
        live.listeners.append(Ear(1))
        house.let_pass(2 * DAY)
        await sweeper.sweep()
        assert rows.ADJOURN not in house.kinds("room")
        sweeper.desk.close()

    run(work())


def test_a_room_in_which_nothing_begins_is_closed_and_one_with_a_clock_or_an_event_is_left_to_it(house: House) -> None:
    async def work() -> None:
        house.make("empty", UNTIMED)
        house.make("event", UNTIMED._replace(event="club"))
        sweeper = await house.work()
        house.let_pass(6 * DAY)
        await sweeper.sweep()
        assert house.kinds("empty") == []
        house.let_pass(2 * DAY)
        await sweeper.sweep()
        assert house.kinds("empty") == [rows.CLOSE] and house.kinds("event") == []
        assert house.store.count_open() == 1
        sweeper.desk.close()

    run(work())
