"""The tables in which events are kept, which version of them a database has, and how an older one is brought up."""

import sqlite3
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text, inspect, text
from sqlalchemy.engine import Connection

from spellspeed.event.store_errors import StoreError

MIGRATIONS: Final = Path(__file__).with_name("migrations")
VERSION: Final = "event_schema"  # the table that holds the version; on a server others may lie beside ours
ONE_AT_A_TIME: Final = 0x5350454C  # the number of the lock under which a PostgreSQL database is brought up

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


def read_version(connection: Connection) -> str | None:
    """Return the version of the tables of a database, None where it has none yet."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION}).get_current_revision()


def find_newest() -> str:
    """Return the version of the tables that this program writes.

    >>> find_newest()
    'r0001'
    """
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert newest is not None, "the migrations are part of the package"
    return newest


def is_known(version: str) -> bool:
    """Whether this program knows a version of the tables: one that it does not know is of a later program.

    >>> is_known("r0001"), is_known("r9999")
    (True, False)
    """
    return version in [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def is_current(connection: Connection, where: str) -> bool:
    """Whether the tables are those of this program; a StoreError if they are of a later one, or of another."""
    version = read_version(connection)
    if version is None:
        strange = sorted({EVENTS.name, LOG.name} & set(inspect(connection).get_table_names()))
        if strange or (connection.dialect.name == "sqlite" and inspect(connection).get_table_names()):
            raise StoreError(
                f"{where}: this is the database of another program; it was left as it is, name another with --db",
                f"{where}：这是其他程序的数据库，没有改动，请用--db指定其他位置",
            )
        return False
    if not is_known(version):
        raise StoreError(
            f"{where}: it was written by a later version of Spellspeed (its tables are {version}, this program knows "
            f"up to {find_newest()}); update Spellspeed, nothing was changed",
            f"{where}：由更新版本的程序写入（数据表版本{version}，本程序最高支持{find_newest()}），请更新程序，没有任何改动",
        )
    return version == find_newest()


def bring_up(connection: Connection, where: str) -> None:
    """Make or change the tables to those of this program, all or nothing; a SQLite file is copied before.

    The connection is in a transaction that nobody else can write beside.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    if is_current(connection, where):  # somebody else was faster
        return
    if connection.dialect.name == "sqlite" and read_version(connection) is not None:
        keep_copy(Path(where))
    scripts = ScriptDirectory(str(MIGRATIONS))
    newest = find_newest()

    def list_steps(version: object, _: MigrationContext) -> object:
        return scripts._upgrade_revs(newest, version)  # type: ignore[arg-type]

    with EnvironmentContext(Config(), scripts, fn=list_steps, destination_rev=newest) as environment:
        environment.configure(connection=connection, version_table=VERSION, transactional_ddl=True)
        environment.run_migrations()


def keep_copy(path: Path) -> Path:
    """Copy a SQLite file beside itself before its tables are changed, under a name that is not taken.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     sqlite3.connect(f"{folder}/cup.db").close()
    ...     [keep_copy(Path(folder, "cup.db")).name for _ in range(2)]
    ['cup.db.before-r0001', 'cup.db.before-r0001-2']
    """
    name = f"{path.name}.before-{find_newest()}"
    free = (path.with_name(name if number == 1 else f"{name}-{number}") for number in range(1, 1000))
    copy = next(target for target in free if not target.exists())
    beside = copy.with_name(f"{copy.name}.part")
    source, target = sqlite3.connect(path), sqlite3.connect(beside)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
    return beside.replace(copy)
