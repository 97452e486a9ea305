"""The tables in which rooms are kept, and which version of them a database has."""

from pathlib import Path
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.engine import Connection

from spellspeed.database import layout

NEWEST: Final = "r0002"  # the version of the tables below
VERSION: Final = "room_schema"  # the table that holds the version; the events of an organiser may lie beside ours
MIGRATIONS: Final = Path(__file__).with_name("migrations")

# All times are milliseconds since 1970 by the clock of the database.
TABLES: Final = MetaData()
ROOMS: Final = Table(
    "rooms",
    TABLES,
    Column("id", String(64), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("cards", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether the lobby shows it
    # When the seat that is to act runs out of time. Not in an index: it changes with every row, and PostgreSQL then
    # changes the row of the room in place instead of writing it into every index anew.
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("outcome", Text),
    Index("rooms_created", "created", "id"),
    Index("rooms_ended", "ended"),  # who asks for a deadline asks among the rooms under way
)
# The key is the only lock there is: of two that write the same number, the second is refused.
LOG: Final = Table(
    "log",
    TABLES,
    Column("room", String(64), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # the rows of a room lie side by side, and the key is written once
)
# One row for every link; a seat for watchers has many.
SEATS: Final = Table(
    "seats",
    TABLES,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("room", String(64), ForeignKey("rooms.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("key_id", String(64), nullable=False),  # of the key by which both hashes were made
    Column("link", LargeBinary, nullable=False),
    Column("token", LargeBinary),
    Column("used", BigInteger),
    Column("revoked", BigInteger),
    UniqueConstraint("room", "link", name="seats_link"),
    UniqueConstraint("room", "token", name="seats_token"),
    Index("seats_name", "name"),
)
LEASES: Final = Table(
    "leases",
    TABLES,
    Column("room", String(64), ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
# In place of workers: when a name was last taken out of the rooms or a seat taken back, and when nobody was there.
FORGETTING: Final = "forgetting"
AWAY_SINCE: Final = "away since"
AWAY_UNTIL: Final = "away until"
NO_WORKERS: Final = (FORGETTING, AWAY_SINCE, AWAY_UNTIL)
HEARTBEATS: Final = Table(
    "heartbeats",
    TABLES,
    Column("worker", String(200), primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
# An event that is held here: its address; its rows lie in the tables of events, as on an organiser's laptop.
HELD: Final = Table(
    "held",
    TABLES,
    Column("id", String(64), primary_key=True),
    Column("event", Integer, nullable=False, unique=True),
    Column("settings", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
# One row for every link to an event; player 0 is its organiser.
HELD_LINKS: Final = Table(
    "held_links",
    TABLES,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("event", String(64), ForeignKey("held.id"), nullable=False),
    Column("player", Integer, nullable=False),
    Column("key_id", String(64), nullable=False),
    Column("link", LargeBinary, nullable=False),
    Column("token", LargeBinary),
    Column("used", BigInteger),
    Column("revoked", BigInteger),
    UniqueConstraint("event", "link", name="held_links_link"),
    UniqueConstraint("event", "token", name="held_links_token"),
)
# The rooms of a table, one after the other; the key lets each be made once. A room may have been purged since.
HELD_ROOMS: Final = Table(
    "held_rooms",
    TABLES,
    Column("event", String(64), ForeignKey("held.id"), primary_key=True),
    Column("paired", Integer, primary_key=True, autoincrement=False),  # the number of the row that paired it
    Column("place", Integer, primary_key=True, autoincrement=False),  # the table
    Column("turn", Integer, primary_key=True, autoincrement=False),  # from 0
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("room", String(64), nullable=False, unique=True),
    Column("done", Boolean, nullable=False),  # nothing follows from it any longer
    Index("held_rooms_open", "done", "room"),
    sqlite_with_rowid=False,
)


def lay_out() -> layout.Layout:
    """Return what is kept, and the folder of what makes its tables.

    >>> sorted(lay_out().names)
    ['heartbeats', 'held', 'held_links', 'held_rooms', 'leases', 'log', 'rooms', 'seats']
    """
    return layout.Layout(MIGRATIONS, NEWEST, VERSION, frozenset(TABLES.tables))


def is_current(connection: Connection) -> bool:
    """Whether the tables of a database are those of this program."""
    return layout.is_current(connection, lay_out())
