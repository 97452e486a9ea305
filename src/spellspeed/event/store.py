"""Where events are kept: one SQLite file, or a PostgreSQL database; a row is there or it is not."""

import contextlib
import json
import os
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, func, insert, select
from sqlalchemy.engine import Connection

from spellspeed.database.opening import WAIT, check_file, find_address, is_file, open_engine, show_address
from spellspeed.database.troubles import Pair, Taken, telling
from spellspeed.event.records import Row
from spellspeed.event.schema import EVENTS, LOG, is_current
from spellspeed.event.store_errors import NameTaken, NoSuchEvent, WrittenMeanwhile

FILE: Final = "events.db"  # in the user's own folder, unless another place is named
KEPT: Final[Pair] = ("events", "赛事")
MISSING: Final[Pair] = ("there is no event yet at {}", "{}还没有赛事")


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
        address = find_address(where, FILE)
        told = show_address(address)
        if is_file(address):
            check_file(Path(told), create, MISSING)
        with telling(told, KEPT):
            engine = open_engine(address, wait, "event,postgres")
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
        with telling(self.where, KEPT), self._engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        # One transaction: what is written in it is there as a whole after it, or nothing of it is.
        with telling(self.where, KEPT), self._engine.connect().execution_options(writes=self._wait) as connection:
            with connection.begin():
                yield connection

    def list_events(self) -> tuple[Listed, ...]:
        """Give all events, the newest first."""
        ended = func.count().filter(LOG.c.kind == "finish") - func.count().filter(LOG.c.kind == "reopen")
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
                f"已经有叫“{name}”的赛事，请换一个名字",
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
            raise NoSuchEvent(f"no event is called {name!r}", f"没有叫“{name}”的赛事")
        return found[0], found[1]


def bring_up_store(store: Store) -> None:
    """Make the tables of a database, or bring them up to those of this program."""
    from spellspeed.event.migrating import bring_up, check_origin  # it takes long to import, and is seldom needed

    with store._reading() as connection:
        check_origin(connection, store.where)
    with store._writing() as connection:
        bring_up(connection, store.where)


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
