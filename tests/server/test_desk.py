"""Two workers at one database: whoever takes a command, nothing is lost, doubled or told before it is kept."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rooms import NONCES, SECRET, deck_of, hash_of
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.server import rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.messages import Sitting
from spellspeed.server.room import NotNow, Room
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[Row] = []

    def tell(self, room: Room, row: Row) -> None:
        self.heard.append(row)

    def tell_people(self, sittings: list[Sitting]) -> None: ...


class House:
    """A database with two workers, and a room in which both seats are taken."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.store = Store.open(str(folder / "rooms.db"))
        self.desks = [Desk(self.store, CardPool.builtin()) for _ in range(2)]
        self.store.make_room(Beginning("room", (settings or Settings()).to_dict(), RULES, "", SECRET, 0))

    async def enter(self) -> tuple[LiveRoom, LiveRoom]:
        one, other = [await desk.enter("room") for desk in self.desks]
        assert one is not None and other is not None
        for seat, live in enumerate((one, other)):
            await self.desks[seat].do(live, rows.SIT, seat, sitting(seat))
        for seat, live in enumerate((one, other)):
            await self.desks[seat].do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
        await self.desks[0].do(one, "throw", 0, {"hand": "rock"})
        await self.desks[1].do(other, "throw", 1, {"hand": "scissors"})
        await self.desks[0].do(one, "choose", 0, {"order": "first"})
        return one, other

    def fold(self) -> Room:
        room = Room(self.store.read_room("room").beginning, CardPool.builtin())
        for row in self.store.read_rows("room", 0):
            room.take(row)
        return room


def sitting(seat: int) -> dict[str, Any]:
    return {"name": f"p{seat}", "deck": deck_of("dragons"), "nonce_hash": hash_of(seat)}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_match_goes_on_whichever_worker_a_seat_is_at(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        lives = await house.enter()
        random = Random(4)
        for _ in range(40):
            worker = random.randrange(2)
            live, desk = lives[worker], house.desks[worker]
            async with live.lock:
                await desk.catch_up(live)
            match = live.room.match
            assert match is not None and match.request is not None and match.duel is not None
            seat, picks = match.request.player, next(iter(match.duel.legal_answers()))
            kept = await desk.do(live, "answer", seat, {"picks": list(picks)}, live.room.request_name(seat))
            assert kept.row is not None and not kept.again
        for desk, live in zip(house.desks, lives, strict=True):
            await desk.hear("room", house.store.read_rows("room", 0)[-1].number)
            assert live.room.match == house.fold().match

    run(work())


def test_a_match_begins_although_the_worker_was_killed_before_it_could_say_so(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, other = house.desks
        live = await one.enter("room")
        assert live is not None
        for seat in (0, 1):
            await one.do(live, rows.SIT, seat, sitting(seat))
        await one.do(live, rows.NONCE, 0, {"nonce": NONCES[0]})
        last = live.room.check(rows.NONCE, 1, {"nonce": NONCES[1]}, one.now())
        house.store.append("room", live.room.count, rows.NONCE, 1, last.body)  # killed after this row
        found = await other.enter("room")
        assert found is not None and found.room.is_ready() and found.room.match is None
        await other.go_on(found, 0)
        await other.go_on(found, 1)
        assert found.room.match is not None
        assert [row.kind for row in house.store.read_rows("room", 0)].count(rows.BEGIN) == 1

    run(work())


def test_a_worker_that_has_not_heard_yet_reads_what_it_missed_and_judges_again(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, other = await house.enter()
        name = house.fold().request_name(0)
        old = other.room.request_name(0)
        assert old != name, "it has not heard that seat 0 goes first"
        with pytest.raises(NotNow) as stale:
            await house.desks[1].do(other, "answer", 0, {"picks": [1]}, old)
        assert stale.value.code == "stale"
        again = await house.desks[1].do(other, "answer", 0, {"picks": [0]}, old)
        assert again.again, "that was the answer to it"
        kept = await house.desks[1].do(other, "answer", 0, {"picks": [0]}, name)
        assert kept.row is not None
        await house.desks[0].hear("room", kept.row.number)
        assert one.room.match == other.room.match

    run(work())


def test_an_answer_whose_acknowledgement_was_lost_is_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, other = await house.enter()
        name = one.room.request_name(0)
        first = await house.desks[0].do(one, "answer", 0, {"picks": [0]}, name)
        count = len(house.store.read_rows("room", 0))
        again = await house.desks[0].do(one, "answer", 0, {"picks": [0]}, name)
        elsewhere = await house.desks[1].do(other, "answer", 0, {"picks": [0]}, name)
        assert (first.again, again.again, elsewhere.again) == (False, True, True)
        assert len(house.store.read_rows("room", 0)) == count
        with pytest.raises(NotNow) as stale:
            await house.desks[1].do(other, "answer", 0, {"picks": [1]}, name)
        assert stale.value.code == "stale"
        with pytest.raises(NotNow):
            await house.desks[1].do(other, "answer", 1, {"picks": [0]}, name)

    run(work())


@pytest.mark.parametrize("kind", ["sit", "throw"])
def test_whatever_is_sent_again_because_its_acknowledgement_was_lost_is_taken_once(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        house = House(tmp_path)
        live = await house.desks[0].enter("room")
        assert live is not None
        for seat in (0, 1):
            await house.desks[0].do(live, rows.SIT, seat, sitting(seat))
        body: dict[str, Any] = sitting(1)
        if kind == "throw":
            for seat in (0, 1):
                await house.desks[0].do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
            body = {"hand": "rock"}
            await house.desks[0].do(live, kind, 1, body)
        count = live.room.count
        again = await house.desks[0].do(live, kind, 1, body)
        assert again.again and live.room.count == count
        with pytest.raises((NotNow, IllegalAnswer)):
            await house.desks[0].do(live, kind, 1, {**body, "hand": "paper", "name": "another"})

    run(work())


def test_the_same_picks_for_a_question_before_are_stale_and_not_the_last_answer_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        live, _ = await house.enter()
        names: list[str] = []
        for picks in ([1], [0]):
            names.append(live.room.request_name(0))
            await house.desks[0].do(live, "answer", 0, {"picks": picks}, names[-1])
        with pytest.raises(NotNow) as stale:
            await house.desks[0].do(live, "answer", 0, {"picks": [0]}, names[0])
        assert stale.value.code == "stale"

    run(work())


def test_two_tabs_of_one_seat_that_answer_at_once_are_one_answer_and_one_that_is_stale(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, other = await house.enter()
        async with other.lock:
            await house.desks[1].catch_up(other)
        name = one.room.request_name(0)
        options = one.room.match.request.options if one.room.match and one.room.match.request else ()
        assert len(options) > 1
        done = await asyncio.gather(
            house.desks[0].do(one, "answer", 0, {"picks": [0]}, name),
            house.desks[1].do(other, "answer", 0, {"picks": [1]}, name),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in done) == ["Kept", "NotNow"]
        assert [row.kind for row in house.store.read_rows("room", 0)].count("answer") == 1

    run(work())


def test_a_row_is_told_after_it_is_kept_and_in_order(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, other = await house.enter()
        ear, far = Ear(1), Ear(0)
        one.listeners.append(ear)
        other.listeners.append(far)
        kept = await house.desks[0].do(one, "answer", 0, {"picks": [0]}, one.room.request_name(0))
        assert ear.heard == [kept.row] and not far.heard
        await house.desks[1].hear("room", ear.heard[-1].number)
        assert far.heard[-1] == kept.row
        assert [row.number for row in far.heard] == list(range(far.heard[0].number, far.heard[-1].number + 1))

    run(work())


def test_whoever_sent_it_is_told_that_it_is_kept_before_the_others_hear_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, _ = await house.enter()
        ear = Ear(1)
        one.listeners.append(ear)
        order: list[int] = []

        async def acknowledge(kept: Any) -> None:
            assert house.store.read_rows("room")[-1] == kept.row, "it is kept by now"
            order.append(len(ear.heard))
            raise OSError("whoever sent it has gone")

        name = one.room.request_name(0)
        with pytest.raises(OSError):
            await house.desks[0].do(one, "answer", 0, {"picks": [0]}, name, acknowledge)
        assert order == [0] and len(ear.heard) == 1, "the others hear of it whatever becomes of the acknowledgement"

    run(work())


def test_a_room_nobody_listens_to_is_forgotten_and_folded_again(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        one, _ = await house.enter()
        match = one.room.match
        ear = Ear(0)
        one.listeners.append(ear)
        house.desks[0].leave(one, ear)
        assert "room" not in house.desks[0].rooms
        again = await house.desks[0].enter("room")
        assert again is not None and again is not one and again.room.match == match
        assert await house.desks[0].enter("nowhere") is None

    run(work())


def test_a_room_that_somebody_is_about_to_listen_to_is_not_forgotten_when_the_last_listener_leaves(
    tmp_path: Path,
) -> None:
    """Else he would listen to a room of which the desk knows nothing, and never hear of what the others do."""

    async def work() -> None:
        house = House(tmp_path)
        one, _ = await house.enter()
        desk, gone, comes = house.desks[0], Ear(1), Ear(1)
        one.listeners.append(gone)
        async with desk.visit("room") as live:
            assert live is one
            desk.leave(one, gone)
            one.listeners.append(comes)
        again = await desk.enter("room")
        assert again is not None
        await desk.do(again, "answer", 0, {"picks": [0]}, again.room.request_name(0))
        assert len(comes.heard) == 1
        desk.leave(one, comes)
        assert "room" not in desk.rooms
        async with desk.visit("room") as live:
            assert live is not None
        assert "room" not in desk.rooms, "who only looked keeps no room"
        async with desk.visit("nowhere") as live:
            assert live is None

    run(work())
