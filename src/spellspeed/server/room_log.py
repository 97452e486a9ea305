"""Rooms and their logs: a row is appended at its number or not at all, and whoever comes second is told so."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update

from spellspeed.database.troubles import Taken, Unknown, telling
from spellspeed.server.bodies import read_body, write_body, write_name
from spellspeed.server.place import KEPT, Place
from spellspeed.server.rows import SIT, STAND, Beginning, Row
from spellspeed.server.schema import LOG, ROOMS, SEATS
from spellspeed.server.store_errors import NoSuchRoom, NumberSkipped, NumberTaken, RoomTaken

CHANNEL: Final = "rows"  # on which PostgreSQL tells of them
Heard = Callable[[str, int], None]


class Link(NamedTuple):
    """A link by which somebody can take a seat once; only the hash of its secret is kept.

    >>> Link(0, b"hash", "key 1").seat
    0
    """

    seat: int
    secret_hash: bytes
    key_id: str


class New(NamedTuple):
    """A row that is to be written; its number and its time are given to it.

    >>> New("answer", 0, {"picks": [1]}).kind
    'answer'
    """

    kind: str
    seat: int
    body: dict[str, Any]


class KeptRoom(NamedTuple):
    """A room as it is kept, without its rows."""

    beginning: Beginning
    listed: bool
    deadline: int | None
    ended: int | None
    outcome: dict[str, Any] | None


class RoomLog(Place):
    """The rooms of a place, each a log of rows that only grows.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder, RoomLog.open(f"{folder}/rooms.db", now=lambda: 7) as log:
    ...     made = log.make_room(Beginning("k3", {"format": "408"}, 4, "", b"secret", 0))
    ...     log.append("k3", 0, "sit", 0, {"name": "Ann"})
    Row(number=0, kind='sit', seat=0, body={'name': 'Ann'}, at=7)
    """

    _heard: list[Heard] | None = None

    def make_room(self, beginning: Beginning, seats: Iterable[Link] = (), *, listed: bool = False) -> Beginning:
        """Write a new room with the links to its seats, all or none; when it was made is the database's time."""
        try:
            with self._writing() as connection:
                created = self._insert_room(connection, beginning, listed)
                for link in seats:
                    connection.execute(insert(SEATS).values(write_link(beginning.id, link)))
        except Taken:
            raise RoomTaken(beginning.id) from None
        return beginning._replace(created=created)

    def _insert_room(self, connection: Connection, beginning: Beginning, listed: bool) -> int:
        kept = beginning._asdict()
        kept.update(settings=write_body(beginning.settings), listed=listed, created=self._now())
        return int(connection.execute(insert(ROOMS).values(kept).returning(ROOMS.c.created)).scalar_one())

    def read_room(self, room: str) -> KeptRoom:
        """Give a room as it is kept; its rows are read apart."""
        with self._reading() as connection:
            found = connection.execute(select(ROOMS).where(ROOMS.c.id == room)).first()
        if found is None:
            raise NoSuchRoom(room)
        settings = read_body(found.settings)
        beginning = Beginning(found.id, settings, found.rules, found.cards, bytes(found.secret), found.created)
        outcome = None if found.outcome is None else read_body(found.outcome)
        return KeptRoom(beginning, found.listed, found.deadline, found.ended, outcome)

    def read_rows(self, room: str, since: int = 0) -> list[Row]:
        """Give the rows of a room from a number on: whoever knows 5 rows asks since 5."""
        rows = select(LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.body, LOG.c.at)
        rows = rows.where(LOG.c.room == room, LOG.c.number >= since).order_by(LOG.c.number)
        with self._reading() as connection:
            found = connection.execute(rows).all()
        return [Row(number, kind, seat, read_body(body), at) for number, kind, seat, body, at in found]

    def read_newest(self, rooms: Iterable[str]) -> dict[str, int]:
        """Give the number of the newest row of each of these rooms that has one."""
        newest = select(LOG.c.room, func.max(LOG.c.number)).where(LOG.c.room.in_(list(rooms))).group_by(LOG.c.room)
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(newest)}

    def append(
        self,
        room: str,
        number: int,
        kind: str,
        seat: int,
        body: dict[str, Any],
        deadline: int | None = None,
        ended: bool | None = None,
        outcome: dict[str, Any] | None = None,
        cards: str | None = None,
    ) -> Row:
        """Write one row at its number and return it with its time; what `append_all` says holds for it."""
        return self.append_all(room, number, [New(kind, seat, body)], deadline, ended, outcome, cards)[0]

    def append_all(
        self,
        room: str,
        number: int,
        rows: Sequence[New],
        deadline: int | None = None,
        ended: bool | None = None,
        outcome: dict[str, Any] | None = None,
        cards: str | None = None,
    ) -> list[Row]:
        """Write rows from a number on in one transaction, all or none, and return them with their times.

        With them the room is told when the seat that is to act runs out of time (None: never), that it has ended
        (False: it goes on again; None: as before), its outcome and its cards (None: as before). A number that is taken
        raises NumberTaken; then, and whenever a StoreError is raised before the database was lost, nothing is written.
        """
        if not rows:
            return []
        with self._writing() as connection:
            times = self.write_rows(connection, room, number, rows, deadline, ended, outcome, cards)
        self._tell_here(room, number + len(rows) - 1)
        return [Row(number + later, *row, at) for later, (row, at) in enumerate(zip(rows, times, strict=True))]

    def write_rows(
        self,
        connection: Connection,
        room: str,
        number: int,
        rows: Sequence[New],
        deadline: int | None,
        ended: bool | None,
        outcome: dict[str, Any] | None,
        cards: str | None,
    ) -> list[int]:
        """Write rows within a transaction that goes on, and return their times."""
        try:
            with telling(self.where, KEPT):
                times = [self._insert_row(connection, room, number + later, row) for later, row in enumerate(rows)]
        except Taken:
            raise NumberTaken(room, number) from None
        except Unknown:
            raise NoSuchRoom(room) from None
        changed: dict[str, Any] = {"deadline": deadline}
        if cards is not None:
            changed["cards"] = cards
        if ended is not None:
            changed.update(ended=func.coalesce(ROOMS.c.ended, times[-1]) if ended else None)
        if outcome is not None or ended is False:
            changed["outcome"] = None if outcome is None else write_body(outcome)
        self._tell_room(connection, room, number + len(rows) - 1, changed)
        return times

    def _insert_row(self, connection: Connection, room: str, number: int, row: New) -> int:
        kept = {"room": room, "number": number, "kind": row.kind, "seat": row.seat, "body": write_body(row.body)}
        before = select(LOG.c.at).where(LOG.c.room == room, LOG.c.number == number - 1).scalar_subquery()
        values = [bindparam(None, value, LOG.c[name].type) for name, value in kept.items()]
        # A clock that is set back does not turn the order of rows round.
        source = select(*values, self._largest(self._now(), func.coalesce(before, 0)))
        if number != 0:
            source = source.where(before.is_not(None))
        written = insert(LOG).from_select([*kept, "at"], source).returning(LOG.c.at)
        at: int | None = connection.execute(written).scalar()
        if at is None:
            raise self._find_why(connection, room, number)
        if row.kind in (SIT, STAND):
            name = write_name(str(row.body.get("name", ""))) if row.kind == SIT else ""
            sits = (
                SEATS.c.room == room,
                SEATS.c.seat == row.seat,
                SEATS.c.used.is_not(None),
                SEATS.c.revoked.is_(None),
            )
            connection.execute(update(SEATS).where(*sits).values(name=name))
        return at

    def _find_why(self, connection: Connection, room: str, number: int) -> Exception:
        """Say why a row was not written, though its number is free: the one before it is missing."""
        last = connection.execute(select(func.max(LOG.c.number)).where(LOG.c.room == room)).scalar()
        if last is not None and last >= number:  # written since
            return NumberTaken(room, number)
        known = connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == room)).first()
        return NoSuchRoom(room) if known is None else NumberSkipped(room, number, 0 if last is None else last + 1)

    def _tell_room(self, connection: Connection, room: str, number: int, changed: dict[str, Any]) -> None:
        written = update(ROOMS).where(ROOMS.c.id == room).values(changed)
        if self.is_file:
            connection.execute(written)
        else:  # it is heard when the transaction is there, and not at all if it fails
            connection.execute(written.returning(func.pg_notify(CHANNEL, f"{room} {number}")))

    def tell_workers(self, told: str) -> None:
        """Tell all workers something that is kept nowhere; with a file there are no others."""
        if not self.is_file:
            with self._writing() as connection:
                connection.execute(select(func.pg_notify(CHANNEL, told)))

    def hear_here(self, heard: Heard) -> Callable[[], None]:
        """Have a function called after each row that is written through this object, and return how to end that."""
        self._heard = [*(self._heard or []), heard]
        return lambda: self._forget_hearer(heard)

    def _forget_hearer(self, heard: Heard) -> None:
        self._heard = [other for other in self._heard or [] if other != heard]

    def _tell_here(self, room: str, number: int) -> None:
        for heard in self._heard or []:
            heard(room, number)


def write_link(room: str, link: Link) -> dict[str, Any]:
    """Return a link as the table holds it.

    >>> write_link("k3", Link(0, b"hash", "key 1"))
    {'room': 'k3', 'seat': 0, 'name': '', 'key_id': 'key 1', 'link': b'hash'}
    """
    return {"room": room, "seat": link.seat, "name": "", "key_id": link.key_id, "link": link.secret_hash}
