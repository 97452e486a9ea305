"""How the tables of events are made, or brought up from an older version, all or nothing."""

from pathlib import Path
from typing import Final

from sqlalchemy.engine import Connection

from spellspeed.database import migrating
from spellspeed.event import schema

MIGRATIONS: Final = Path(__file__).with_name("migrations")


def list_versions() -> list[str]:
    """Return the versions of the tables that this program knows, the newest first.

    >>> list_versions()[0] == schema.NEWEST
    True
    """
    return migrating.list_versions(schema.lay_out(MIGRATIONS))


def check_origin(connection: Connection, where: str) -> None:
    """Raise a StoreError about a database that is of another program, or of a later version of this one."""
    migrating.check_origin(connection, where, schema.lay_out(MIGRATIONS))


def bring_up(connection: Connection, where: str) -> None:
    """Make or change the tables to those of this program, in a transaction beside which nobody else can write."""
    migrating.bring_up(connection, where, schema.lay_out(MIGRATIONS))
