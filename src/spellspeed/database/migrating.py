"""How the tables of a database are made, or brought up from an older version, all or nothing."""

import sqlite3
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from spellspeed.database.layout import OURS, Layout, is_current, read_version
from spellspeed.database.troubles import StoreError

ONE_AT_A_TIME: Final = 0x5350454C  # the number of the lock under which a PostgreSQL database is brought up


def list_versions(layout: Layout) -> list[str]:
    """Return the versions of the tables that this program knows, the newest first."""
    return [script.revision for script in ScriptDirectory(str(layout.migrations)).walk_revisions()]


def check_origin(connection: Connection, where: str, layout: Layout) -> None:
    """Raise a StoreError about a database that is of another program, or of a later version of this one."""
    # First the tables: whoever makes them at this moment makes their version with them, and it is then seen too.
    tables = set(inspect(connection).get_table_names())
    version = read_version(connection, layout.version)
    # On a server, what others keep may lie beside ours; a file is ours alone, for one part of ours or for several.
    foreign = connection.dialect.name == "sqlite" and tables and not tables & OURS
    if version is None and (tables & layout.names or foreign):
        raise StoreError(
            f"{where}: this is the database of another program; it was left as it is, name another with --db",
            f"{where}：这是其他程序的数据库，没有改动，请用--db指定其他位置",
        )
    if version is not None and version not in list_versions(layout):
        raise StoreError(
            f"{where}: it was written by a later version of Spellspeed (its tables are {version}, this program knows "
            f"up to {layout.newest}); update Spellspeed, nothing was changed",
            f"{where}：由更新版本的程序写入（数据表版本{version}，本程序最高支持{layout.newest}），请更新程序，没有任何改动",
        )


def bring_up(connection: Connection, where: str, layout: Layout) -> None:
    """Make or change the tables to those of this program; a SQLite file is copied before it is changed.

    The connection is in a transaction beside which nobody else can write.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    if is_current(connection, layout):  # somebody else was faster
        return
    check_origin(connection, where, layout)
    if connection.dialect.name == "sqlite" and read_version(connection, layout.version) is not None:
        keep_copy(Path(where), layout.newest)
    scripts = ScriptDirectory(str(layout.migrations))

    def list_steps(version: object, _: MigrationContext) -> object:
        return scripts._upgrade_revs("head", version)  # type: ignore[arg-type]

    with EnvironmentContext(Config(), scripts, fn=list_steps, destination_rev="head") as environment:
        environment.configure(connection=connection, version_table=layout.version)
        environment.run_migrations()


def keep_copy(path: Path, newest: str) -> Path:
    """Copy a SQLite file beside itself before its tables are changed, under a name that is not taken.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     sqlite3.connect(f"{folder}/cup.db").close()
    ...     [keep_copy(Path(folder, "cup.db"), "r0001").name for _ in range(2)]
    ['cup.db.before-r0001', 'cup.db.before-r0001-2']
    """
    name = f"{path.name}.before-{newest}"
    free = (path.with_name(name if number == 1 else f"{name}-{number}") for number in range(1, 1000))
    return copy_file(path, next(target for target in free if not target.exists()))


def copy_file(path: Path, copy: Path) -> Path:
    """Copy a SQLite file that may be written to meanwhile; the copy is there as a whole, or not at all.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     sqlite3.connect(f"{folder}/cup.db").close()
    ...     copy_file(Path(folder, "cup.db"), Path(folder, "copy.db")).name
    'copy.db'
    """
    beside = copy.with_name(f"{copy.name}.part")
    source, target = sqlite3.connect(path), sqlite3.connect(beside)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
    return beside.replace(copy)
