"""A worker hears of the rows that others write, also after its connection was lost, and misses nothing."""

import queue
import threading
from pathlib import Path

import psycopg
import pytest

from server.at_once import start
from spellspeed.server.listening import Listener
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NumberTaken

PATIENCE = 60.0  # seconds that nothing takes unless it never comes
NEVER = 3600.0
MADE = Beginning("k3", {}, 4, "", b"", 0)


class Ear:
    """Remembers what it heard, in order."""

    def __init__(self) -> None:
        self._heard: queue.Queue[tuple[str, int]] = queue.Queue()

    def __call__(self, room: str, number: int) -> None:
        self._heard.put((room, number))

    def next(self) -> tuple[str, int]:
        """Give what it heard next, and wait for that."""
        return self._heard.get(timeout=PATIENCE)

    def wait_for(self, told: tuple[str, int]) -> list[tuple[str, int]]:
        """Wait until it has heard this, and give all up to it."""
        found = [self.next()]
        while found[-1] != told:
            found.append(self.next())
        return found

    def is_quiet(self) -> bool:
        return self._heard.empty()


@pytest.fixture
def shared(postgres_place: str) -> str:
    """A database on a server, with the room k3."""
    with Store.open(postgres_place) as store:
        store.make_room(MADE)
    return postgres_place


WRITE = """
import sys
from spellspeed.server.store import Store
with Store.open(sys.argv[1]) as store:
    for number in range(5):
        store.append("k3", number, "answer", 0, {})
"""


def test_the_rows_of_another_process_are_heard_in_order(shared: str) -> None:
    ear = Ear()
    with Store.open(shared) as store, Listener(store, ear, every=NEVER):
        run = start(WRITE, shared)
        assert [ear.next() for _ in range(5)] == [("k3", number) for number in range(5)]
        assert run.wait() == 0
        store.append("k3", 5, "answer", 0, {})  # and one's own
        assert ear.next() == ("k3", 5)


def test_a_row_is_heard_of_only_when_it_is_there(shared: str) -> None:
    ear = Ear()
    with Store.open(shared) as store, Store.open(shared) as other, Listener(store, ear, every=NEVER):
        store.append("k3", 0, "answer", 0, {})
        with pytest.raises(NumberTaken):
            other.append("k3", 0, "answer", 1, {})
        with other._writing() as connection:
            connection.exec_driver_sql("SELECT pg_notify('rows', 'k3 7')")
            connection.get_transaction().rollback()  # type: ignore[union-attr]
        other.append("k3", 1, "answer", 1, {})
        assert [ear.next(), ear.next()] == [("k3", 0), ("k3", 1)] and ear.is_quiet()


def end_listening(place: str) -> None:
    """Wait until a connection listens, and have PostgreSQL end it."""
    ended = 0
    with psycopg.connect(place, autocommit=True) as connection:
        while ended == 0:
            ended = len(
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                ).fetchall()
            )
    assert ended == 1  # one connection a worker


def test_a_listener_whose_connection_is_ended_goes_on_and_tells_what_it_missed(shared: str) -> None:
    ear = Ear()
    with Store.open(shared) as store, Listener(store, ear, every=NEVER) as listener:
        listener.watch("k3")
        store.append("k3", 0, "answer", 0, {})
        assert ear.next() == ("k3", 0)
        for number in (1, 2, 3):
            end_listening(shared)  # it returns when nobody listens any more
            store.append("k3", number, "answer", 0, {})
            assert set(ear.wait_for(("k3", number))) == {("k3", number)}
            assert listener.lost == number


def test_a_look_finds_what_nobody_told_of(shared: str) -> None:
    ear = Ear()
    with Store.open(shared) as store, Listener(store, ear, every=0.05) as listener:
        listener.watch("k3", 1)
        with store._writing() as connection:  # as if the telling were lost
            for number in range(4):
                row = f"('k3', {number}, 'answer', 0, '{{}}', 0)"
                connection.exec_driver_sql(f"INSERT INTO log (room, number, kind, seat, body, at) VALUES {row}")
        assert ear.next() == ("k3", 3)  # the newest, once
        listener.poll()
        assert ear.is_quiet()
        listener.unwatch("k3")
        assert listener._known == {}


def test_a_room_that_is_known_to_its_last_row_is_not_told_again(store: Store) -> None:
    ear = Ear()
    store.append("k3", 0, "answer", 0, {})
    listener = Listener(store, ear)
    listener.poll()  # nothing is watched
    listener.watch("k3", 0)
    listener.poll()
    assert ear.is_quiet()
    listener.watch("k3")  # what one knows already stays known
    listener.poll()
    assert ear.is_quiet()
    store.append("k3", 1, "answer", 0, {})
    listener.poll()
    assert ear.next() == ("k3", 1)


def test_what_goes_wrong_in_one_room_does_not_make_the_others_deaf(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    ear = Ear()

    def hear(room: str, number: int) -> None:
        if number == 0:
            raise RuntimeError("broken room")
        ear(room, number)

    with Listener(store, hear, every=NEVER):
        store.append("k3", 0, "answer", 0, {})
        store.append("k3", 1, "answer", 0, {})
        assert ear.next() == ("k3", 1)
    assert "row 0 of room k3 could not be told" in caplog.text


def test_with_a_file_the_one_who_writes_tells(tmp_path: Path) -> None:
    ear = Ear()
    threads = threading.active_count()
    with Store.open(tmp_path / "rooms.db") as store:
        store.make_room(MADE)
        with Listener(store, ear):
            assert threading.active_count() == threads
            store.append("k3", 0, "answer", 0, {})
            assert not ear.is_quiet() and ear.next() == ("k3", 0)
            with pytest.raises(NumberTaken):
                store.append("k3", 0, "answer", 0, {})
            assert ear.is_quiet()
        store.append("k3", 1, "answer", 0, {})
        assert ear.is_quiet()


def test_other_peoples_notices_are_passed_over(shared: str) -> None:
    ear = Ear()
    with Store.open(shared) as store, Listener(store, ear, every=NEVER):
        with psycopg.connect(shared, autocommit=True) as other:
            for payload in ("", "hello", "k3 x", " 7"):
                other.execute("SELECT pg_notify('rows', %s)", [payload])
        store.append("k3", 0, "answer", 0, {})
        assert ear.next() == ("k3", 0)
