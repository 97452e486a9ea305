"""How a database is found and opened: one SQLite file, or a PostgreSQL database; and how a transaction begins."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from spellspeed.database.troubles import NoSuchStore, Pair, StoreError
from spellspeed.user_folder import user_folder

WAIT: Final = 10.0  # seconds for which a second writer waits for the first


def find_address(where: str | os.PathLike[str] | None, file: str) -> URL:
    """Return the address of a database: a file, a URL, or the file of that name in the user's own folder.

    >>> find_address("cup.db", "").render_as_string(), find_address("postgres://me@host/cups", "").drivername
    ('sqlite:///cup.db', 'postgresql+psycopg')
    """
    named = os.fspath(where) if where else str(user_folder() / file)
    if "://" not in named:
        return URL.create("sqlite", database=named)
    try:
        address: URL | None = make_url(named)
    except (SQLAlchemyError, ValueError):
        address = None
    kind = "" if address is None else address.get_backend_name()
    if address is None or kind not in ("sqlite", "postgresql", "postgres"):
        begun = named.partition("://")[0]  # what follows may hold a password
        raise StoreError(
            f"{begun}://… is no address of a database: name a file, or postgresql://user:password@host/database",
            f"“{begun}://…”不是数据库地址：请给出文件名，或者postgresql://用户:密码@主机/数据库",
        )
    if kind == "sqlite":
        return URL.create("sqlite", database=address.database or "")
    return address.set(drivername="postgresql+psycopg")


def is_file(address: URL) -> bool:
    """Whether an address is that of a SQLite file.

    >>> is_file(find_address("cup.db", ""))
    True
    """
    return address.get_backend_name() == "sqlite"


def show_address(address: URL) -> str:
    """Return an address as it is told to people: without a password.

    >>> show_address(find_address("postgresql://me:secret@host/cups", ""))
    'postgresql+psycopg://me:***@host/cups'
    """
    return address.database or "" if is_file(address) else address.render_as_string(hide_password=True)


def open_engine(address: URL, wait: float, extra: str, **pool: Any) -> Engine:
    """Prepare the connections to a database; `extra` is what has to be installed for PostgreSQL."""
    patience = {"timeout": wait} if is_file(address) else {"connect_timeout": max(2, round(wait))}
    try:
        # A connection that the server has closed meanwhile is opened again.
        engine = create_engine(address, connect_args=patience, pool_pre_ping=True, **pool)
    except ImportError:
        raise StoreError(
            f"PostgreSQL needs one more package: pip install 'spellspeed[{extra}]'",
            f"使用PostgreSQL还需要安装：pip install 'spellspeed[{extra}]'",
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", settle_connection)
    event.listen(engine, "begin", begin_transaction)
    return engine


def check_file(path: Path, create: bool, missing: Pair) -> None:
    """Raise a StoreError if a SQLite file is not there and may not be made, or cannot be; make its folder."""
    told = str(path)
    if path.is_dir():
        raise StoreError(f"{told} is a folder: name a file in it", f"{told}是文件夹：请指定其中的文件")
    if path.exists():
        return
    if not create:
        raise NoSuchStore(missing[0].format(told), missing[1].format(told))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise StoreError(
            f"{told}: its folder cannot be made: {wrong.strerror}; name another place with --db",
            f"{told}：无法新建文件夹：{wrong.strerror}；请用--db指定其他位置",
        ) from None


def settle_connection(connection: sqlite3.Connection, _: object) -> None:
    """Have SQLite leave transactions to us, and keep what it has said is written even if the power fails."""
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def begin_transaction(connection: Connection) -> None:
    """Begin so that of two writers the second waits before it has read, not after."""
    writes = connection.get_execution_options().get("writes")
    if connection.dialect.name != "sqlite":
        if writes:  # nobody waits for ever for a writer that hangs
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = {round(1000 * writes)}")
    elif writes:
        # Only here: asking for it turns the file of another program, which may be read to know it, into one of ours.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("BEGIN")
