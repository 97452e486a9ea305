"""Where events are kept: one SQLite file, or a PostgreSQL database; a row is there or it is not."""

import contextlib
import json
import os
import sqlite3
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Engine, create_engine, event, func, insert, make_url, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from spellspeed.event.records import Row
from spellspeed.event.schema import EVENTS, LOG, is_current
from spellspeed.event.store_errors import (
    NameTaken,
    NoSuchEvent,
    NoSuchStore,
    StoreError,
    WrittenMeanwhile,
    is_taken,
    tell_trouble,
)
from spellspeed.user_folder import user_folder

FILE: Final = "events.db"  # in the user's own folder, unless another place is named
WAIT: Final = 10.0  # seconds for which a second writer waits for the first


class Listed(NamedTuple):
    """An event as a list shows it."""

    name: str
    created: str
    rows: int
    finished: bool


class Kept(NamedTuple):
    """An event as it is kept: its name as it was first written, and its log."""

    name: str
    rows: tuple[Row, ...]


def fold_name(name: str) -> str:
    """Return the name by which two spellings of one event meet: capitals, wide letters and spaces make no difference.

    >>> fold_name("Spring  Cup") == fold_name("ＳＰＲＩＮＧ cup"), fold_name("春季赛")
    (True, '春季赛')
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def find_address(where: str | os.PathLike[str] | None = None) -> URL:
    """Return the address of a database: a file, a URL, or the file in the user's own folder.

    >>> find_address("cup.db").render_as_string(), find_address("postgres://me@host/cups").drivername
    ('sqlite:///cup.db', 'postgresql+psycopg')
    """
    named = os.fspath(where) if where else str(user_folder() / FILE)
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


class Store:
    """The events that are kept at one place, each a log of rows that only grows.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder, Store.open(f"{folder}/cup.db") as store:
    ...     store.list_events()
    ()
    """

    def __init__(self, engine: Engine, where: str, wait: float = WAIT) -> None:
        self._engine: Final = engine
        self._wait: Final = wait  # seconds for another writer
        self.where: Final = where  # as it is told to people: without a password

    @staticmethod
    def open(where: str | os.PathLike[str] | None = None, *, create: bool = True, wait: float = WAIT) -> "Store":
        """Open the database at a place; one of an older version is brought up, a missing file is made if one may."""
        address = find_address(where)
        if address.get_backend_name() == "sqlite":
            check_file(Path(address.database or ""), create)
            told, patience = address.database or "", {"timeout": wait}
        else:
            told, patience = address.render_as_string(hide_password=True), {"connect_timeout": max(2, round(wait))}
        with telling(told):
            try:
                # A connection that the server has closed meanwhile is opened again.
                engine = create_engine(address, connect_args=patience, pool_pre_ping=True)
            except ImportError:
                raise StoreError(
                    "PostgreSQL needs one more package: pip install 'spellspeed[event,postgres]'",
                    "使用PostgreSQL还需要安装：pip install 'spellspeed[event,postgres]'",
                ) from None
            if engine.dialect.name == "sqlite":
                event.listen(engine, "connect", settle_connection)
            event.listen(engine, "begin", begin_transaction)
            store = Store(engine, told, wait)
            try:
                with store._reading() as connection:
                    current = is_current(connection)
                if not current:
                    bring_up_store(store)
            except BaseException:
                engine.dispose()
                raise
            return store

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        with telling(self.where), self._engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        # One transaction: what is written in it is there as a whole after it, or nothing of it is.
        with telling(self.where), self._engine.connect().execution_options(writes=self._wait) as connection:
            with connection.begin():
                yield connection

    def list_events(self) -> tuple[Listed, ...]:
        """Give all events, the newest first."""
        ended = func.count().filter(LOG.c.kind == "finish")
        rows = select(EVENTS.c.name, EVENTS.c.created, func.count(LOG.c.number), ended).outerjoin(LOG)
        with self._reading() as connection:
            found = connection.execute(rows.group_by(EVENTS.c.id).order_by(EVENTS.c.id.desc())).all()
        return tuple([Listed(name, created, count, ended > 0) for name, created, count, ended in found])

    def read(self, name: str) -> Kept:
        """Give the log of an event, found by its name in any spelling."""
        with self._reading() as connection:
            number, spelt = self._find(connection, name)
            rows = select(LOG.c.number, LOG.c.kind, LOG.c.body, LOG.c.at).where(LOG.c.event == number)
            found = connection.execute(rows.order_by(LOG.c.number)).all()
        return Kept(spelt, tuple([Row(at, kind, read_body(body), when) for at, kind, body, when in found]))

    def begin(self, name: str, rows: Sequence[Row]) -> None:
        """Write a new event with its first rows, all or none."""
        try:
            with self._writing() as connection:
                event = insert(EVENTS).values(name=name, folded=fold_name(name), created=rows[0].at)
                made = connection.execute(event.returning(EVENTS.c.id)).scalar_one()
                connection.execute(insert(LOG), [write_row(made, row) for row in rows])
        except Taken:
            raise NameTaken(
                f"there is an event called {name!r} already; choose another name",
                f"已经有叫“{name}”的比赛，请换一个名字",
            ) from None

    def append(self, name: str, rows: Sequence[Row]) -> None:
        """Write further rows of an event, all or none; refused if somebody else has written since they were made."""
        try:
            with self._writing() as connection:
                number, _ = self._find(connection, name)
                last = connection.execute(select(func.max(LOG.c.number)).where(LOG.c.event == number)).scalar()
                if rows and rows[0].number != (last or 0) + 1:
                    raise Taken
                if rows:
                    connection.execute(insert(LOG), [write_row(number, row) for row in rows])
        except Taken:
            raise WrittenMeanwhile(
                f"somebody else has just written to {name!r}: nothing of yours was written; look at it and do it again",
                f"刚刚有人写入了“{name}”：你的操作没有写入，请查看后再做一次",
            ) from None

    def _find(self, connection: Connection, name: str) -> tuple[int, str]:
        found = connection.execute(select(EVENTS.c.id, EVENTS.c.name).where(EVENTS.c.folded == fold_name(name))).first()
        if found is None:
            raise NoSuchEvent(f"no event is called {name!r}", f"没有叫“{name}”的比赛")
        return found[0], found[1]


def bring_up_store(store: Store) -> None:
    """Make the tables of a database, or bring them up to those of this program."""
    from spellspeed.event.migrating import bring_up, check_origin  # it takes long to import, and is seldom needed

    with store._reading() as connection:
        check_origin(connection, store.where)
    with store._writing() as connection:
        bring_up(connection, store.where)


class Taken(Exception):
    """The key of a row is there already."""


@contextlib.contextmanager
def telling(where: str) -> Iterator[None]:
    """Turn what a database complains of into a sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as wrong:
        if isinstance(wrong, SQLAlchemyError) and is_taken(wrong):
            raise Taken from None
        raise tell_trouble(wrong, where) from None


def check_file(path: Path, create: bool) -> None:
    """Raise a StoreError if a SQLite file is not there and may not be made, or cannot be; make its folder."""
    told = str(path)
    if path.is_dir():
        raise StoreError(f"{told} is a folder: name a file in it", f"{told}是文件夹：请指定其中的文件")
    if path.exists():
        return
    if not create:
        raise NoSuchStore(f"there is no event yet at {told}", f"{told}还没有比赛")
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


def write_row(event: int, row: Row) -> dict[str, Any]:
    """Return a row as the table holds it."""
    body = json.dumps(row.body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return {"event": event, "number": row.number, "kind": row.kind, "body": body, "at": row.at}


def read_body(body: str) -> dict[str, Any]:
    """Return the body of a row as it was written.

    >>> read_body('{"player":"李 雷"}')
    {'player': '李 雷'}
    """
    found: dict[str, Any] = json.loads(body)
    return found
