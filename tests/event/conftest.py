"""A real PostgreSQL, started once for all tests of a process, and an empty place for the events of one test."""

import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from event.desk import Organiser

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.kill_tournament import start_server

COUNT = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server of our own."""
    # Not in the folder of the tests: where root runs them, the server is another user's and may not look into it.
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as server:
        yield server


def make_database(server: str) -> str:
    """Make an empty database on a server, and return its address."""
    name = f"events{next(COUNT)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place where events can be kept: a file, and a database on a server."""
    if request.param == "sqlite":
        return str(tmp_path / "events.db")
    return make_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_place(postgres: str) -> str:
    """An empty database on a server."""
    return make_database(postgres)


@pytest.fixture
def organiser(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Organiser:
    """Somebody who holds events, with an empty file to keep them in."""
    return Organiser(tmp_path / "events.db", capsys)
