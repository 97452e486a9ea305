"""The place where rooms are kept: its connections, its transactions and its clock."""

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from sqlalchemy import BigInteger, ColumnElement, Engine, cast, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from spellspeed.database.opening import WAIT, check_file, find_address, is_file, open_engine, show_address
from spellspeed.database.troubles import Pair, telling
from spellspeed.event import schema as events
from spellspeed.server.schema import FORGETTING, HEARTBEATS, is_current, lay_out

if TYPE_CHECKING:
    import psycopg  # only whoever keeps rooms on PostgreSQL has it

FILE: Final = "rooms.db"  # in the user's own folder, unless another place is named
KEPT: Final[Pair] = ("rooms", "房间")
MISSING: Final[Pair] = ("there is no room yet at {}", "{}还没有房间")
CONNECTIONS: Final = 10  # that are kept open
MORE: Final = 30  # that are opened while many threads ask at once
UNIX: Final = 2440587.5  # the Julian day on which 1970 began
# A connection that only waits notices within a minute that the other end is gone.
WAITING: Final = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
DAY: Final = 86_400_000  # milliseconds

Clock = Callable[[], int]


class Place:
    """A database that many threads use at once; its clock is the only one there is.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder, Place.open(f"{folder}/rooms.db", now=lambda: 7) as place:
    ...     place.now()
    7
    """

    def __init__(self, engine: Engine, where: str, wait: float, now: Clock | None) -> None:
        self._engine: Final = engine
        self._wait: Final = wait  # seconds for another writer
        self._clock: Final = now
        self.where: Final = where  # as it is told to people: without a password
        self.is_file: Final = engine.dialect.name == "sqlite"
        # SQLite has one writer; threads that queue here never find it locked, and none of them starves.
        self._one_writer: Final[threading.Lock | contextlib.nullcontext[None]] = (
            threading.Lock() if self.is_file else contextlib.nullcontext()
        )
        self._largest: Final = func.max if self.is_file else func.greatest
        self._insert: Final[Any] = sqlite.insert if self.is_file else postgresql.insert  # both know ON CONFLICT

    @classmethod
    def open(
        cls,
        where: str | os.PathLike[str] | None = None,
        *,
        create: bool = True,
        wait: float = WAIT,
        now: Clock | None = None,
    ) -> Self:
        """Open the database at a place; one of an older version is brought up, a missing file is made if one may."""
        address = find_address(where, FILE)
        told = show_address(address)
        if is_file(address):
            check_file(Path(told), create, MISSING)
        with telling(told, KEPT):
            engine = open_engine(address, wait, "server,postgres", pool_size=CONNECTIONS, max_overflow=MORE)
            place = cls(engine, told, wait, now)
            try:
                with place._reading() as connection:
                    current = is_current(connection) and events.is_current(connection)
                if not current:
                    place._bring_up()
            except BaseException:
                engine.dispose()
                raise
            return place

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def now(self) -> int:
        """Return the time of the database in milliseconds since 1970."""
        if self._clock is not None:
            return self._clock()
        with self._reading() as connection:
            return int(connection.execute(select(self._now())).scalar_one())

    def connect_alone(self) -> "psycopg.Connection[tuple[Any, ...]]":
        """Open a connection to PostgreSQL that nobody else is given, to wait on."""
        import psycopg

        args, named = self._engine.dialect.create_connect_args(self._engine.url)
        return psycopg.connect(
            *args, **{**named, **WAITING}, connect_timeout=max(2, round(self._wait)), autocommit=True
        )

    def _now(self) -> ColumnElement[int]:
        """Return the time as an expression, read when its row is written and not when the transaction began."""
        if self._clock is not None:
            return literal(self._clock(), BigInteger)
        if self.is_file:
            return cast(func.round((func.julianday("now") - UNIX) * DAY), BigInteger)
        return cast(func.floor(func.extract("epoch", func.clock_timestamp()) * 1000), BigInteger)

    def _note_time(self, connection: Connection, name: str = FORGETTING, at: ColumnElement[int] | None = None) -> None:
        """Write down a time under a name, which workers look at now and then; if none is given, the present."""
        told = self._insert(HEARTBEATS).values(worker=name, at=self._now() if at is None else at)
        told = told.on_conflict_do_update(index_elements=[HEARTBEATS.c.worker], set_={"at": told.excluded.at})
        connection.execute(told)

    def _bring_up(self) -> None:
        # They take long to import, and are seldom needed.
        from spellspeed.database.migrating import bring_up, check_origin
        from spellspeed.event.migrating import MIGRATIONS

        layouts = (events.lay_out(MIGRATIONS), lay_out())
        with self._reading() as connection:
            for layout in layouts:
                check_origin(connection, self.where, layout)
        with self._writing() as connection:
            for layout in layouts:
                bring_up(connection, self.where, layout)

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        with telling(self.where, KEPT), self._engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        # One transaction: what is written in it is there as a whole after it, or nothing of it is.
        with self._one_writer, telling(self.where, KEPT):
            with self._engine.connect().execution_options(writes=self._wait) as connection, connection.begin():
                yield connection
