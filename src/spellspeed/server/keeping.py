"""What the lobby shows of the rooms, and what the operator does with them: count, purge, forget, back up."""

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, tuple_, update

from spellspeed.database.troubles import StoreError, telling
from spellspeed.play.records import SIDE
from spellspeed.server.bodies import read_body, write_body, write_name
from spellspeed.server.place import DAY, KEPT, Place
from spellspeed.server.rows import SIT
from spellspeed.server.schema import HEARTBEATS, LEASES, LOG, NO_WORKERS, ROOMS, SEATS, TABLES

FORGOTTEN: Final = "somebody"  # in place of a name
AT_ONCE: Final = 50  # rooms that are purged in one transaction, so that players do not wait for it


class Listed(NamedTuple):
    """A room as a list shows it; the names are those of the seats that are taken."""

    id: str
    settings: dict[str, Any]
    created: int
    ended: int | None
    outcome: dict[str, Any] | None
    rows: int
    names: dict[int, str]
    began: bool = False  # the match has begun


class Counts(NamedTuple):
    """How much is kept: rooms, those under way, rows, and the bytes that all of it takes on the disk."""

    rooms: int
    under_way: int
    rows: int
    bytes: int


class Keeping(Place):
    """All rooms of a place together."""

    def list_rooms(
        self,
        *,
        ended: bool | None = None,
        listed: bool | None = True,
        after: Listed | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Give a page of the rooms, the newest first; `after` is the last one of the page before."""
        newest = select(func.max(LOG.c.number) + 1).where(LOG.c.room == ROOMS.c.id).scalar_subquery()
        rooms = select(
            ROOMS.c.id, ROOMS.c.settings, ROOMS.c.created, ROOMS.c.ended, ROOMS.c.outcome, newest, ROOMS.c.cards
        )
        if ended is not None:
            rooms = rooms.where(ROOMS.c.ended.is_not(None) if ended else ROOMS.c.ended.is_(None))
        if listed is not None:
            rooms = rooms.where(ROOMS.c.listed == listed)
        if after is not None:
            rooms = rooms.where(tuple_(ROOMS.c.created, ROOMS.c.id) < (after.created, after.id))
        with self._reading() as connection:
            found = connection.execute(rooms.order_by(ROOMS.c.created.desc(), ROOMS.c.id.desc()).limit(limit)).all()
            names = read_names(connection, [row[0] for row in found])
        return [
            Listed(
                room,
                read_body(settings),
                made,
                end,
                outcome and read_body(outcome),
                rows or 0,
                names.get(room, {}),
                bool(cards),
            )
            for room, settings, made, end, outcome, rows, cards in found
        ]

    def count_open(self) -> int:
        """Count the rooms that have not ended."""
        with self._reading() as connection:
            rooms = select(func.count()).select_from(ROOMS).where(ROOMS.c.ended.is_(None))
            return int(connection.execute(rooms).scalar_one())

    def count(self) -> Counts:
        """Count what is kept."""
        rooms = select(func.count(), func.count().filter(ROOMS.c.ended.is_(None))).select_from(ROOMS)
        with self._reading() as connection:
            total, under_way = connection.execute(rooms).one()
            rows = connection.execute(select(func.count()).select_from(LOG)).scalar_one()
            if self.is_file:
                pages, size = [
                    connection.exec_driver_sql(f"PRAGMA {of}").scalar_one() for of in ("page_count", "page_size")
                ]
                taken = pages * size
            else:
                sizes = [func.pg_total_relation_size(name) for name in TABLES.tables]
                taken = sum(connection.execute(select(*sizes)).one())
        return Counts(total, under_way, rows, int(taken))

    def purge(self, older_than_days: float) -> int:
        """Delete the rooms that ended longer ago than so many days, with all that belongs to them; return how many."""
        limit = self.now() - round(older_than_days * DAY)
        purged = 0
        while True:
            with self._writing() as connection:
                old = select(ROOMS.c.id).where(ROOMS.c.ended < limit).order_by(ROOMS.c.ended).limit(AT_ONCE)
                # Locked first: whoever writes to one of them meanwhile is told that there is no such room.
                rooms = [room for (room,) in connection.execute(old.with_for_update())]
                for table in (LOG, SEATS, LEASES):
                    connection.execute(delete(table).where(table.c.room.in_(rooms)))
                connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(rooms)))
                workers = HEARTBEATS.c.worker.not_in(NO_WORKERS)
                newest = select(func.max(HEARTBEATS.c.at)).where(workers).scalar_subquery()
                old_beats = (workers, HEARTBEATS.c.at < limit, HEARTBEATS.c.at < newest)
                connection.execute(delete(HEARTBEATS).where(*old_beats))
            purged += len(rooms)
            if len(rooms) < AT_ONCE:
                return purged

    def forget(self, name: str) -> int:
        """Put a neutral word in place of a name wherever somebody sat down under it; return on how many seats."""
        spelt = write_body({"name": name})[1:-1]
        with self._reading() as connection:
            called = select(SEATS.c.room, SEATS.c.seat).where(SEATS.c.name == write_name(name))
            sat = select(LOG.c.room, LOG.c.seat).where(LOG.c.kind == SIT, LOG.c.body.contains(spelt, autoescape=True))
            seats = {(room, seat) for room, seat in connection.execute(called.union(sat))}
            # A room of an event knows who may sit there before he does.
            given = select(ROOMS.c.id).where(ROOMS.c.settings.contains(spelt, autoescape=True))
            seats |= {(room, seat) for (room,) in connection.execute(given) for seat in (0, 1)}
        return len([seat for seat in sorted(seats) if name != FORGOTTEN and self._forget(*seat, name)])

    def forget_seat(self, room: str, seat: int) -> bool:
        """Put a neutral word in place of whoever sat on a seat; the log folds as before. False: nobody did."""
        return self._forget(room, seat, None)

    def _forget(self, room: str, seat: int, name: str | None) -> bool:
        with self._writing() as connection:
            own = (LOG.c.room == room, LOG.c.kind.in_([SIT, SIDE]), LOG.c.seat == seat)
            found = connection.execute(select(LOG.c.number, LOG.c.body).where(*own)).all()
            bodies = {number: read_body(body) for number, body in found}
            names = {body.get("name") for body in bodies.values() if name in (None, body.get("name"))}
            names -= {FORGOTTEN, None, ""}
            for number, body in bodies.items():
                if names and body.get("name") in {*names, None}:
                    keep_body(connection, room, number, forget_person(body))
            if names:
                forget_in_texts(connection, room, {str(each) for each in names})
            held = (SEATS.c.room == room, SEATS.c.seat == seat)
            called = SEATS.c.name.not_in(["", FORGOTTEN]) if name is None else SEATS.c.name == write_name(name)
            changed = connection.execute(update(SEATS).where(*held, called).values(name=FORGOTTEN)).rowcount
            was_given = forget_given(connection, room, seat, name)
            if changed or names or was_given:
                self._note_time(connection)
            return changed > 0 or bool(names) or was_given

    def backup(self, path: str | Path) -> Path:
        """Copy a SQLite file that is in use; the copy is there as a whole or not at all, and opens like any other."""
        from spellspeed.database.migrating import copy_file

        target = Path(path)
        if not self.is_file:
            raise StoreError(
                f"{self.where}: PostgreSQL is backed up with its own program: pg_dump",
                f"{self.where}：PostgreSQL请用它自带的pg_dump备份",
            )
        if target.exists():
            raise StoreError(
                f"{target} is there already: name a new file for the backup",
                f"{target}已经存在：请为备份指定新的文件名",
            )
        with telling(str(target), KEPT):
            return copy_file(Path(self.where), target)


def read_names(connection: Connection, rooms: list[str]) -> dict[str, dict[int, str]]:
    """Return who sits in these rooms, by room and seat."""
    sits = (SEATS.c.room.in_(rooms), SEATS.c.name != "", SEATS.c.revoked.is_(None))
    found: dict[str, dict[int, str]] = {}
    for room, seat, name in connection.execute(select(SEATS.c.room, SEATS.c.seat, SEATS.c.name).where(*sits)):
        found.setdefault(room, {})[seat] = name
    return found


def forget_person(body: dict[str, Any]) -> dict[str, Any]:
    """Return what a row of sitting down or of siding says, without the name of who did or of the deck.

    >>> forget_person({"name": "Ann", "deck": {"main": [89631139], "name": "Ann's dragons"}})
    {'name': 'somebody', 'deck': {'main': [89631139], 'name': ''}}
    """
    deck = body.get("deck")
    if isinstance(deck, dict) and deck.get("name"):
        body = {**body, "deck": {**deck, "name": ""}}
    return {**body, "name": FORGOTTEN} if "name" in body else body


def forget_words(said: str, name: str) -> str:
    """Return a text for people without a name; a Latin one counts where it stands as a word of its own.

    >>> forget_words("Ann asked for an Announcement", "Ann"), forget_words("李雷超时", "李雷")
    ('somebody asked for an Announcement', 'somebody超时')
    """
    if name.isascii():
        return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", FORGOTTEN, said)
    return said.replace(name, FORGOTTEN)


def forget_in_texts(connection: Connection, room: str, names: set[str]) -> None:
    """Take names out of what a judge has written to the players: nothing follows from its words."""
    told = select(LOG.c.number, LOG.c.body).where(LOG.c.room == room, LOG.c.body.contains('"text":"'))
    for number, told_body in connection.execute(told).all():
        body = read_body(told_body)
        said = body.get("text")
        if isinstance(said, str):
            for name in names:
                said = forget_words(said, name)
            keep_body(connection, room, number, {**body, "text": said})


def forget_given(connection: Connection, room: str, seat: int, name: str | None) -> bool:
    """Take a name out of what an event has filed for a seat, and say whether it stood there."""
    kept = connection.execute(select(ROOMS.c.settings).where(ROOMS.c.id == room)).scalar()
    settings = {} if kept is None else read_body(kept)
    given: list[dict[str, Any]] = settings.get("given") or []
    filed = given[seat] if given and seat in (0, 1) else {}
    if filed.get("name") in (None, FORGOTTEN) or name not in (None, filed["name"]):
        return False
    given[seat] = forget_person(filed)
    connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(settings=write_body(settings)))
    return True


def keep_body(connection: Connection, room: str, number: int, body: dict[str, Any]) -> None:
    """Write what a row says from now on."""
    row = (LOG.c.room == room, LOG.c.number == number)
    connection.execute(update(LOG).where(*row).values(body=write_body(body)))
