"""The tables in which events are kept, and which version of them a database has."""

from pathlib import Path
from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text
from sqlalchemy.engine import Connection

from spellspeed.database import layout

NEWEST: Final = "r0001"  # the version of the tables below
VERSION: Final = "event_schema"  # the table that holds the version; on a server others may lie beside ours

TABLES: Final = MetaData()
EVENTS: Final = Table(
    "events",
    TABLES,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # two names that differ in capitals only are one
    Column("created", String(40), nullable=False),
)
# The key is the only lock there is: of two that write the same number, the second is refused.
LOG: Final = Table(
    "event_log",
    TABLES,
    Column("event", Integer, ForeignKey("events.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(40), nullable=False),
)


def lay_out(migrations: Path) -> layout.Layout:
    """Return what is kept, and the folder of what makes its tables.

    >>> sorted(lay_out(Path()).names)
    ['event_log', 'events']
    """
    return layout.Layout(migrations, NEWEST, VERSION, frozenset(TABLES.tables))


def read_version(connection: Connection) -> str | None:
    """Return the version of the tables of a database, None where it has none yet."""
    return layout.read_version(connection, VERSION)


def is_current(connection: Connection) -> bool:
    """Whether the tables of a database are those of this program."""
    return read_version(connection) == NEWEST
