"""Rows of many rooms in one transaction, and read at one blow: the disk is asked once, however many are waiting.

A row alone costs a flush of the disk, and a dozen questions to PostgreSQL. Whoever writes for many rooms hands over all
that waits; each row is still refused or kept by itself.
"""

import contextlib
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Engine

from spellspeed.database.troubles import StoreError, tell_trouble
from spellspeed.server.bodies import read_body, write_body
from spellspeed.server.place import KEPT, Clock
from spellspeed.server.room_log import CHANNEL, New, RoomLog
from spellspeed.server.rows import SIT, STAND, Row
from spellspeed.server.store_errors import NoSuchRoom, NumberSkipped, NumberTaken

if TYPE_CHECKING:
    import psycopg

# The key of the log is the only lock: rows are written in the order of their rooms, so that of two batches with the
# same rooms one waits for the other, and never each for the other.
WRITE: Final = """
WITH new AS (
  SELECT * FROM unnest(%(room)s::text[], %(number)s::int[], %(kind)s::text[], %(seat)s::int[], %(body)s::text[],
                       %(deadline)s::bigint[]) AS new(room, number, kind, seat, body, deadline)
), kept AS (
  INSERT INTO log (room, number, kind, seat, body, at)
  SELECT new.room, new.number, new.kind, new.seat, new.body, greatest({now}, before.at)
  FROM new JOIN log before ON before.room = new.room AND before.number = new.number - 1
  ORDER BY new.room
  ON CONFLICT DO NOTHING RETURNING room, number, at
), told AS (
  UPDATE rooms SET deadline = new.deadline FROM new JOIN kept USING (room, number) WHERE rooms.id = new.room
)
SELECT room, number, at FROM kept
"""
NOW: Final = "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# Told after the rows are kept, and without waiting for the disk: PostgreSQL lets one transaction at a time tell, and a
# flush under that lock would make all workers wait for each other. What a killed worker did not tell is looked for.
TELL: Final = """
SELECT set_config('synchronous_commit', 'off', true), count(pg_notify(%(channel)s, told)) FROM unnest(%(told)s::text[])
  AS told
"""
READ: Final = """
SELECT log.room, log.number, log.kind, log.seat, log.body, log.at
FROM unnest(%(room)s::text[], %(since)s::int[]) AS wanted(room, since)
JOIN log ON log.room = wanted.room AND log.number >= wanted.since
ORDER BY log.room, log.number
"""


class Entry(NamedTuple):
    """A row that is to be written at its number, and what its room is told with it, as `RoomLog.append` explains.

    >>> Entry("k3", 4, New("answer", 0, {"picks": [1]})).is_plain()
    True
    """

    room: str
    number: int
    row: New
    deadline: int | None = None
    ended: bool | None = None
    outcome: dict[str, Any] | None = None
    cards: str | None = None

    def is_plain(self) -> bool:
        """Whether nothing but the deadline of its room changes with it, as with almost all rows."""
        return (
            self.number > 0
            and self.ended is None
            and self.outcome is None
            and self.cards is None
            and self.row.kind not in (SIT, STAND)
        )


class Batches(RoomLog):
    """A log that writes and reads for many rooms at a time.

    >>> import tempfile
    >>> from spellspeed.server.rows import Beginning
    >>> with tempfile.TemporaryDirectory() as folder, Batches.open(f"{folder}/rooms.db", now=lambda: 7) as log:
    ...     made = log.make_room(Beginning("k3", {"format": "408"}, 4, "", b"secret", 0))
    ...     kept = log.append_each([Entry("k3", number, New("look", -1, {})) for number in (0, 1, 1)])
    ...     [type(each).__name__ for each in kept], len(log.read_each({"k3": 1})["k3"])
    (['Row', 'Row', 'NumberTaken'], 1)
    """

    def __init__(self, engine: Engine, where: str, wait: float, now: Clock | None) -> None:
        super().__init__(engine, where, wait, now)
        self._own: Final = threading.local()  # a connection of each thread that asks
        self._opened: Final[list[psycopg.Connection[tuple[Any, ...]]]] = []

    def close(self) -> None:
        """Let go of the database."""
        for connection in self._opened:
            connection.close()
        super().close()

    def append_each(self, entries: Sequence[Entry]) -> list[Row | Exception]:
        """Write each row or say why not, in their order; one that is refused leaves the others as they are."""
        if self.is_file:
            return self._append_to_file(entries)
        # Of two that want one number the first is meant; the second learns alone that it is taken.
        first = {(entry.room, entry.number): at for at, entry in reversed(list(enumerate(entries)))}
        plain = [at for at, entry in enumerate(entries) if entry.is_plain() and first[entry[:2]] == at]
        kept: list[Row | Exception | None] = [None] * len(entries)
        if plain:
            self._append_plain(entries, plain, kept)
        for at, entry in enumerate(entries):
            if kept[at] is None:
                kept[at] = self._append_alone(entry)
        return [each for each in kept if each is not None]

    def read_each(self, since: Mapping[str, int]) -> dict[str, list[Row]]:
        """Give the rows of many rooms, of each from a number on."""
        if self.is_file:
            return {room: self.read_rows(room, number) for room, number in since.items()}
        found: dict[str, list[Row]] = {room: [] for room in since}
        wanted = {"room": list(since), "since": list(since.values())}
        with self._asking() as connection:
            for room, number, kind, seat, body, at in connection.execute(READ, wanted):
                found[room].append(Row(number, kind, seat, read_body(body), at))
        return found

    def _append_alone(self, entry: Entry) -> Row | Exception:
        try:
            room, number, row, deadline, ended, outcome, cards = entry
            return self.append(room, number, *row, deadline, ended, outcome, cards)
        except StoreError as wrong:
            return wrong

    # ----------------------------------------------------------------------------------------------------------- SQLite

    def _append_to_file(self, entries: Sequence[Entry]) -> list[Row | Exception]:
        """Write all in one transaction of the one writer; what a row is refused for has changed nothing."""
        kept: list[Row | Exception] = []
        try:
            with self._writing() as connection:
                for entry in entries:
                    try:
                        at = self.write_rows(connection, entry.room, entry.number, [entry.row], *entry[3:])[0]
                        kept.append(Row(entry.number, *entry.row, at))
                    except (NumberTaken, NumberSkipped, NoSuchRoom) as wrong:
                        kept.append(wrong)  # anything else ends the transaction, and nothing is kept
        except StoreError as wrong:
            return [wrong] * len(entries)
        for each, entry in zip(kept, entries, strict=True):
            if isinstance(each, Row):
                self._tell_here(entry.room, entry.number)
        return kept

    # ------------------------------------------------------------------------------------------------------- PostgreSQL

    def _append_plain(self, entries: Sequence[Entry], plain: list[int], kept: list[Row | Exception | None]) -> None:
        """Write the rows at these places; one that was not written stays None, and is tried alone to learn why."""
        chosen = [entries[at] for at in plain]
        values: dict[str, Any] = {
            "room": [entry.room for entry in chosen],
            "number": [entry.number for entry in chosen],
            "kind": [entry.row.kind for entry in chosen],
            "seat": [entry.row.seat for entry in chosen],
            "body": [write_body(entry.row.body) for entry in chosen],
            "deadline": [entry.deadline for entry in chosen],
        }
        now = NOW if self._clock is None else f"{self._clock():d}::bigint"
        try:
            with self._asking() as connection:
                found = connection.execute(WRITE.format(now=now), values).fetchall()
                times = {(room, number): at for room, number, at in found}
                told = {"channel": CHANNEL, "told": [f"{room} {number}" for room, number in times]}
                connection.execute(TELL, told)
        except StoreError as wrong:
            for at in plain:
                kept[at] = wrong
            return
        for at, entry in zip(plain, chosen, strict=True):
            time = times.pop((entry.room, entry.number), None)
            if time is not None:
                kept[at] = Row(entry.number, *entry.row, time)
                self._tell_here(entry.room, entry.number)

    @contextlib.contextmanager
    def _asking(self) -> "Iterator[psycopg.Connection[tuple[Any, ...]]]":
        """Give this thread a connection of its own, in which every question is a transaction."""
        import psycopg

        connection: psycopg.Connection[tuple[Any, ...]] | None = getattr(self._own, "connection", None)
        try:
            if connection is None or connection.closed:
                connection = self._own.connection = self.connect_alone()
                self._opened[:] = [*[each for each in self._opened if not each.closed], connection]
                connection.execute(f"SET lock_timeout = {round(1000 * self._wait)}")
            yield connection
        except psycopg.Error as wrong:
            if connection is not None:
                connection.close()  # whatever state it is in: the next question opens another
            raise tell_trouble(wrong, self.where, KEPT) from None
