"""Rows of many rooms that are written together: each is kept or refused by itself, and nobody waits for ever."""

import asyncio
import threading
from typing import Any

import pytest

from spellspeed.server.batches import Entry
from spellspeed.server.listening import Listener
from spellspeed.server.room_log import New
from spellspeed.server.rows import SIT, Beginning, Row
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NoSuchRoom, NumberSkipped, NumberTaken, StoreError
from spellspeed.server.together import Together


def answer(room: str, number: int, pick: int = 0, **more: Any) -> Entry:
    return Entry(room, number, New("answer", 0, {"picks": [pick]}), **more)


def fill(store: Store, rooms: int) -> list[str]:
    names = [f"r{number:03}" for number in range(rooms)]
    for name in names:
        store.make_room(Beginning(name, {}, 4, "", b"secret", 0))
        store.append(name, 0, "begin", -1, {})
    return names


def test_each_row_of_a_batch_is_kept_or_refused_by_itself(store: Store) -> None:
    fill(store, 3)
    asked = [answer("r000", 1), answer("r001", 0), answer("r001", 5), answer("nowhere", 1), answer("r002", 1)]
    kept = store.append_each([*asked, answer("r002", 2, deadline=77)])
    assert [type(each) for each in kept] == [Row, NumberTaken, NumberSkipped, NoSuchRoom, Row, Row]
    assert [len(store.read_rows(room)) for room in ("r000", "r001", "r002")] == [2, 1, 3]
    assert kept[0] == store.read_rows("r000")[1] and store.read_room("r002").deadline == 77


def test_two_rows_with_one_number_in_one_batch_are_one_row_and_one_refusal(store: Store) -> None:
    fill(store, 1)
    kept = store.append_each([answer("r000", 1, 7), answer("r000", 1, 8)])
    assert [type(each) for each in kept] == [Row, NumberTaken]
    assert [row.body for row in store.read_rows("r000", 1)] == [{"picks": [7]}]


def test_what_ends_a_room_or_seats_somebody_is_written_with_all_that_belongs_to_it(store: Store) -> None:
    fill(store, 2)
    ended = answer("r000", 1, ended=True, outcome={"winner": 1})
    sits = Entry("r001", 1, New(SIT, 0, {"name": "Ann"}), cards="digest")
    assert [type(each) for each in store.append_each([ended, sits])] == [Row, Row]
    assert store.read_room("r000").outcome == {"winner": 1} and store.read_room("r000").ended
    assert store.read_room("r001").beginning.cards == "digest"


def test_times_never_go_back_within_a_room(store: Store) -> None:
    fill(store, 1)
    before = store.read_rows("r000")[-1].at
    kept = [store.append_each([answer("r000", number)])[0] for number in (1, 2, 3)]
    times = [before, *[row.at for row in kept if isinstance(row, Row)]]
    assert len(times) == 4 and times == sorted(times)


def test_writers_of_the_same_rooms_in_other_orders_wait_for_each_other_and_both_end(place: str) -> None:
    with Store.open(place) as one, Store.open(place) as other:
        names = fill(one, 30)
        kept: list[list[Row | Exception]] = [[], []]

        def write(at: int, store: Store, rooms: list[str]) -> None:
            for number in range(1, 6):
                kept[at] += store.append_each([answer(room, number, at) for room in rooms])

        threads = [
            threading.Thread(target=write, args=[0, one, names]),
            threading.Thread(target=write, args=[1, other, names[::-1]]),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for room in names:
            assert [row.number for row in one.read_rows(room)] == list(range(6))
        refused = [each for side in kept for each in side if isinstance(each, Exception)]
        assert all(isinstance(each, NumberTaken | NumberSkipped) for each in refused)
        assert len([each for side in kept for each in side if isinstance(each, Row)]) == 30 * 5


def test_every_row_of_a_batch_is_told_and_those_that_were_refused_are_not(store: Store) -> None:
    fill(store, 3)
    heard: list[tuple[str, int]] = []
    last = threading.Event()

    def hear(room: str, number: int) -> None:
        heard.append((room, number))
        if (room, number) == ("r002", 2):
            last.set()

    with Listener(store, hear):
        store.append_each([answer("r000", 1), answer("r001", 0), answer("r002", 1)])
        store.append_each([answer("r002", 2)])
        assert last.wait(20)
    assert sorted(heard) == [("r000", 1), ("r002", 1), ("r002", 2)]


def test_the_rows_of_many_rooms_are_read_together(store: Store) -> None:
    names = fill(store, 3)
    store.append_each([answer(room, 1) for room in names])
    found = store.read_each({"r000": 0, "r001": 1, "r002": 2, "nowhere": 0})
    assert {room: [row.number for row in rows] for room, rows in found.items()} == {
        "r000": [0, 1],
        "r001": [1],
        "r002": [],
        "nowhere": [],
    }


def test_a_connection_that_was_lost_is_opened_again(postgres_place: str) -> None:
    with Store.open(postgres_place) as store:
        fill(store, 1)
        with store._asking() as connection:
            connection.close()
        with pytest.raises(StoreError), store._asking() as connection:
            connection.execute("SELECT nothing FROM nowhere")
        assert isinstance(store.append_each([answer("r000", 1)])[0], Row)


def test_what_is_asked_while_one_is_answered_goes_together_and_a_failure_is_told_to_its_own(store: Store) -> None:
    begun, may_go = threading.Event(), threading.Event()
    batches: list[list[int]] = []

    def work(asked: list[int]) -> list[int | Exception]:
        batches.append(asked)
        begun.set()
        may_go.wait(20)
        return [ValueError("odd") if each % 2 else each for each in asked]

    async def ask() -> list[Any]:
        together = Together[int, int](work)
        first = asyncio.create_task(together.ask(0))
        await asyncio.to_thread(begun.wait, 20)
        others = [asyncio.create_task(together.ask(each)) for each in (1, 2, 3, 4)]
        await asyncio.sleep(0)
        others[3].cancel()  # whoever asked has gone
        may_go.set()
        return await asyncio.gather(first, *others, return_exceptions=True)

    given = asyncio.run(ask())
    assert batches == [[0], [1, 2, 3, 4]]
    assert [given[0], given[2]] == [0, 2]
    assert [type(given[each]) for each in (1, 3, 4)] == [ValueError, ValueError, asyncio.CancelledError]
