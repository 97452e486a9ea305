"""A real PostgreSQL, started once for all tests of a process, and an empty place for the rooms of one test."""

import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.kill_tournament import start_server

COUNT = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server of our own."""
    # Not in the folder of the tests: where root runs them, the server is another user's and may not look into it.
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as server:
        yield server


@pytest.fixture
def postgres_place(postgres: str) -> str:
    """An empty schema on a server: that is made in no time, a database is not."""
    name = f"rooms{next(COUNT)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{postgres}&options=-csearch_path%3D{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place where rooms can be kept: a file, and a database on a server."""
    if request.param == "sqlite":
        return str(tmp_path / "rooms.db")
    return str(request.getfixturevalue("postgres_place"))


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    """A place that holds one room, k3."""
    with Store.open(place) as store:
        store.make_room(Beginning("k3", {"format": "408"}, 4, "", b"secret", 0))
        yield store
