"""What is alive: a bot holds a seat while its lease lasts, a worker lives while its heart beats."""

from collections.abc import Iterator

import pytest

from server.at_once import together
from spellspeed.server.living import Due
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NoSuchRoom


class Clock:
    """A clock that stands until it is set."""

    time = 1000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(place: str, clock: Clock) -> Iterator[Store]:
    """A place with three rooms and a clock that we set."""
    with Store.open(place, now=clock) as store:
        for room in ("a", "b", "c"):
            store.make_room(Beginning(room, {}, 4, "", b"", 0))
        yield store


def test_a_seat_is_held_by_one_bot_until_its_lease_has_run_out(timed: Store, clock: Clock) -> None:
    assert timed.lease("a", 1, "bot 1", 500)
    assert not timed.lease("a", 1, "bot 2", 500)
    assert timed.lease("a", 0, "bot 2", 500) and timed.lease("b", 1, "bot 2", 500)  # other seats
    clock.time = 1499
    assert not timed.lease("a", 1, "bot 2", 500)
    clock.time = 1500
    assert timed.lease("a", 1, "bot 2", 500)
    assert not timed.lease("a", 1, "bot 1", 500)


def test_a_lease_is_prolonged_by_its_holder(timed: Store, clock: Clock) -> None:
    assert timed.lease("a", 1, "bot 1", 500)
    clock.time = 1400
    assert timed.lease("a", 1, "bot 1", 500)
    clock.time = 1600
    assert not timed.lease("a", 1, "bot 2", 500)


def test_a_lease_is_given_back_by_its_holder_only(timed: Store) -> None:
    assert timed.lease("a", 1, "bot 1", 500)
    assert not timed.release("a", 1, "bot 2")
    assert not timed.lease("a", 1, "bot 2", 500)
    assert timed.release("a", 1, "bot 1") and not timed.release("a", 1, "bot 1")
    assert timed.lease("a", 1, "bot 2", 500)


@pytest.mark.parametrize("held", [False, True], ids=["a free seat", "a lease that has run out"])
def test_of_many_bots_at_one_seat_one_gets_it(timed: Store, clock: Clock, held: bool) -> None:
    if held:
        timed.lease("a", 1, "lost", 1)
        clock.time += 1
    got: list[bool] = []
    together(8, lambda who: got.append(timed.lease("a", 1, f"bot {who}", 500)))
    assert sorted(got) == [False] * 7 + [True]


def test_a_lease_is_of_a_room_that_is_there(timed: Store) -> None:
    with pytest.raises(NoSuchRoom, match="k9"):
        timed.lease("k9", 1, "bot", 500)


def test_leases_last_by_the_clock_of_the_database(store: Store) -> None:
    assert store.lease("k3", 1, "bot 1", 60_000) and not store.lease("k3", 1, "bot 2", 60_000)
    assert store.lease("k3", 1, "bot 1", -1) and store.lease("k3", 1, "bot 2", 60_000)


def test_rooms_are_due_when_their_deadline_has_passed(timed: Store, clock: Clock) -> None:
    timed.append("a", 0, "begin", -1, {}, deadline=3000)
    timed.append("b", 0, "begin", -1, {}, deadline=2000)
    timed.append("c", 0, "begin", -1, {})
    assert timed.due_rooms() == []
    clock.time = 2000
    assert timed.due_rooms() == [Due("b", 2000)]
    assert timed.due_rooms(3000) == [Due("b", 2000), Due("a", 3000)] and timed.due_rooms(3000, 1) == [Due("b", 2000)]
    timed.append("b", 1, "answer", 0, {}, deadline=4000)  # in time after all
    timed.append("a", 1, "pause", 3, {})  # nobody's time runs
    assert timed.due_rooms(3500) == []
    timed.append("b", 2, "concede", 0, {}, deadline=4000, ended=True)
    assert timed.due_rooms(9000) == []


def test_the_last_beat_is_that_of_whichever_worker(timed: Store, clock: Clock) -> None:
    assert timed.last_beat() is None
    assert timed.beat("one") == 1000
    clock.time = 1200
    timed.beat("two")
    assert timed.last_beat() == 1200
    clock.time = 1300
    timed.beat("one")
    assert timed.last_beat() == 1300
