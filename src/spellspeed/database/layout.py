"""Which tables a part of the program keeps, and which version of them a database has."""

from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Column, MetaData, String, Table, inspect, select
from sqlalchemy.engine import Connection

OURS: Final = frozenset({"event_schema", "room_schema"})  # the tables that hold the versions of our parts


class Layout(NamedTuple):
    """The tables of one part of the program, and the files that make them.

    >>> Layout(Path("migrations"), "r0001", "event_schema", frozenset({"events"})).newest
    'r0001'
    """

    migrations: Path
    newest: str  # the version of the tables that this program uses
    version: str  # the table that holds the version; on a server others may lie beside ours
    names: frozenset[str]  # of the tables


def read_version(connection: Connection, table: str) -> str | None:
    """Return the version of the tables of a database, None where it has none yet."""
    if not inspect(connection).has_table(table):
        return None
    kept = Table(table, MetaData(), Column("version_num", String(32)))  # as Alembic writes it
    found: str | None = connection.execute(select(kept.c.version_num)).scalar()
    return found


def is_current(connection: Connection, layout: Layout) -> bool:
    """Whether the tables of a database are those of this program."""
    return read_version(connection, layout.version) == layout.newest
