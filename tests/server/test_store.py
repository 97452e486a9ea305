"""Where rooms are kept: what was written is there, what was refused left nothing, and two writers never mix."""

import itertools
import threading

import pytest

from server.at_once import start, together
from spellspeed.server.room_log import KeptRoom, Link, New
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NoSuchRoom, NumberSkipped, NumberTaken, RoomTaken

MADE = Beginning("春 k9", {"format": "408", "match": "best of 3"}, 4, "abc", b"\x00\xff secret", 0)


def test_what_is_written_is_there_for_whoever_opens_it_next(place: str) -> None:
    with Store.open(place, now=lambda: 50) as store:
        made = store.make_room(MADE, listed=True)
        rows = [
            store.append(MADE.id, 0, "sit", 0, {"name": "李 雷\x00 <b>\ud800", "deck": {"main": [89631139] * 40}}),
            store.append(MADE.id, 1, "answer", 1, {"picks": [3, 1]}, deadline=9_000_000_000_000),
        ]
    with Store.open(place, create=False) as store:
        assert store.read_rows(MADE.id) == rows
        assert store.read_rows(MADE.id, 1) == rows[1:]
        assert store.read_rows(MADE.id, 2) == []
        assert made == MADE._replace(created=50)
        assert store.read_room(MADE.id) == KeptRoom(made, True, 9_000_000_000_000, None, None)


def test_a_row_bears_the_time_of_the_database_when_it_was_written(store: Store) -> None:
    before = store.now()
    rows = [store.append("k3", number, "answer", 0, {}) for number in range(3)]
    times = [before, *[row.at for row in rows], store.now()]
    assert times == sorted(times) and before > 1_700_000_000_000


def test_a_clock_that_is_set_back_does_not_turn_the_order_round(place: str) -> None:
    clock = iter([100, 200, 150, 300])
    with Store.open(place, now=lambda: next(clock)) as store:
        store.make_room(MADE)
        assert [store.append(MADE.id, number, "answer", 0, {}).at for number in range(3)] == [200, 200, 300]


def test_a_number_that_is_taken_is_refused_and_nothing_of_it_is_kept(store: Store) -> None:
    first = store.append("k3", 0, "answer", 0, {"picks": [1]}, deadline=70)
    with pytest.raises(NumberTaken, match="row 0 of room k3") as refused:
        store.append("k3", 0, "answer", 1, {"picks": [2]}, deadline=80, ended=True, outcome={"winner": 1})
    assert "第0行" in refused.value.chinese
    with pytest.raises(NumberTaken):
        store.append_all("k3", 0, [New("answer", 1, {}), New("answer", 0, {})], deadline=80)
    assert store.read_rows("k3") == [first]
    kept = store.read_room("k3")
    assert (kept.deadline, kept.ended, kept.outcome) == (70, None, None)


def test_a_log_has_no_gaps(store: Store) -> None:
    for number, following in ((1, 0), (-1, 0), (7, 0)):
        with pytest.raises(NumberSkipped) as refused:
            store.append("k3", number, "answer", 0, {})
        assert refused.value.following == following
    store.append("k3", 0, "answer", 0, {})
    with pytest.raises(NumberSkipped, match="the next one is 1"):
        store.append("k3", 2, "answer", 0, {})
    assert [row.number for row in store.read_rows("k3")] == [0]


def test_nothing_is_written_to_a_room_that_is_not_there(store: Store) -> None:
    for number in (0, 5):
        with pytest.raises(NoSuchRoom, match="k4"):
            store.append("k4", number, "answer", 0, {})
    with pytest.raises(NoSuchRoom, match="k4"):
        store.read_room("k4")
    assert store.read_rows("k4") == []


def test_several_rows_come_together_or_not_at_all(store: Store) -> None:
    assert store.append_all("k3", 0, []) == []
    with pytest.raises(ValueError, match="JSON"):
        store.append_all("k3", 0, [New("throw", 0, {}), New("throw", 1, {"hand": float("nan")})], deadline=5)
    assert store.read_rows("k3") == [] and store.read_room("k3").deadline is None
    rows = store.append_all(
        "k3", 0, [New("throw", 0, {"hand": "rock"}), New("throw", 1, {"hand": "paper"})], deadline=5
    )
    assert [row[:4] for row in rows] == [(0, "throw", 0, {"hand": "rock"}), (1, "throw", 1, {"hand": "paper"})]
    assert store.read_rows("k3") == rows and store.read_room("k3").deadline == 5


def test_the_room_knows_what_its_last_row_said(store: Store) -> None:
    store.append("k3", 0, "begin", -1, {}, deadline=70, cards="digest")
    ended = store.append("k3", 1, "concede", 0, {}, ended=True, outcome={"winner": 1})
    kept = store.read_room("k3")
    assert (kept.deadline, kept.ended, kept.outcome) == (None, ended.at, {"winner": 1})
    assert kept.beginning.cards == "digest"
    store.append("k3", 2, "rematch", 0, {})  # it stays ended, and as it ended
    assert store.read_room("k3")[2:] == (None, ended.at, {"winner": 1})
    store.append("k3", 3, "ruling", 3, {"back": 1}, deadline=90, ended=False)
    assert store.read_room("k3")[2:] == (90, None, None)


def test_a_room_is_made_once_and_with_all_its_links(store: Store) -> None:
    with pytest.raises(RoomTaken, match="k3"):
        store.make_room(Beginning("k3", {}, 9, "", b"other", 0))
    assert store.read_room("k3").beginning.secret == b"secret"
    with pytest.raises(RoomTaken):
        store.make_room(MADE, [Link(0, b"same", "1"), Link(1, b"same", "1")])
    with pytest.raises(NoSuchRoom):
        store.read_room(MADE.id)
    store.make_room(MADE, [Link(0, b"one", "1"), Link(1, b"two", "1")])
    store.take_seat(MADE.id, 1, b"two", b"token")


def test_of_many_threads_at_one_number_one_wins(store: Store) -> None:
    won: list[int] = []
    beaten: list[int] = []

    def write(who: int) -> None:
        for number in range(5):
            try:
                store.append("k3", number, "answer", who, {"by": who})
                won.append(who)
            except (NumberTaken, NumberSkipped):  # skipped: the one before is not there yet
                beaten.append(who)

    together(8, write)
    rows = store.read_rows("k3")
    assert [row.number for row in rows] == list(range(len(rows)))
    assert len(won) == len(rows) and len(beaten) == 40 - len(rows)
    assert sorted(row.body["by"] for row in rows) == sorted(won)


def append_anyhow(store: Store, room: str, who: str, count: int) -> list[Row]:
    """Write so many rows, each at the next free number, however often others are faster."""
    written: list[Row] = []
    while len(written) < count:
        number = store.read_newest([room]).get(room, -1) + 1
        try:
            written.append(store.append(room, number, "answer", 0, {"by": who, "count": len(written)}))
        except NumberTaken:
            pass
    return written


def test_eight_threads_that_write_at_once_lose_nothing_and_are_never_locked_out(place: str) -> None:
    kept: dict[str, list[Row]] = {}
    with Store.open(place, wait=5) as store:
        for room in "ab":
            store.make_room(MADE._replace(id=room))

        def write(who: int) -> None:
            kept[str(who)] = append_anyhow(store, "ab"[who % 2], str(who), 15)

        together(8, write)
        for first in (0, 1):
            rows = store.read_rows("ab"[first])
            assert [row.number for row in rows] == list(range(60))
            own = itertools.chain.from_iterable(kept[str(who)] for who in range(first, 8, 2))
            assert sorted(own) == rows
            assert [row.at for row in rows] == sorted(row.at for row in rows)


WRITE = """
import sys
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NumberTaken
with Store.open(sys.argv[1]) as store:
    print("ready", flush=True)
    written = 0
    while written < 40:
        number = store.read_newest(["k3"]).get("k3", -1) + 1
        try:
            store.append("k3", number, "answer", 0, {"by": sys.argv[2]}, deadline=number)
            print(number, flush=True)
            written += 1
        except NumberTaken:
            pass
"""


def test_processes_that_write_to_one_room_lose_nothing(store: Store, place: str) -> None:
    runs = [start(WRITE, place, who) for who in "ab"]
    told = [[int(line) for line in run.communicate()[0].splitlines()[1:]] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    rows = store.read_rows("k3")
    assert [row.number for row in rows] == list(range(80))
    for who, numbers in zip("ab", told, strict=True):
        assert [row.number for row in rows if row.body["by"] == who] == numbers
    assert store.read_room("k3").deadline == 79


def test_a_reader_sees_a_log_without_gaps_at_every_moment(store: Store) -> None:
    done = threading.Event()
    seen: list[int] = []

    def read() -> None:
        while not done.is_set():
            rows = store.read_rows("k3")
            assert [row.number for row in rows] == list(range(len(rows)))
            seen.append(len(rows))

    def run(who: int) -> None:
        if who == 0:
            read()
        else:
            try:
                for number in range(0, 60, 3):
                    store.append_all("k3", number, [New("answer", 0, {})] * 3)
            finally:
                done.set()

    together(2, run)
    assert all(count % 3 == 0 for count in seen) and seen == sorted(seen)
