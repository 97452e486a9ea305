"""Events that are held here: their rows, who may act for whom, and which room belongs to which table."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update
from sqlalchemy import Row as Found

from spellspeed.database.troubles import Taken, Unknown
from spellspeed.event.records import Row
from spellspeed.event.schema import EVENTS
from spellspeed.event.schema import LOG as EVENT_LOG
from spellspeed.event.store import fold_name, write_row
from spellspeed.event.store_errors import NameTaken, NoSuchEvent, WrittenMeanwhile
from spellspeed.server.bodies import read_body, write_body
from spellspeed.server.messages import JUDGE
from spellspeed.server.room_log import CHANNEL, RoomLog
from spellspeed.server.rows import Beginning
from spellspeed.server.schema import HELD, HELD_LINKS, HELD_ROOMS, ROOMS, SEATS
from spellspeed.server.seats import Seats

ORGANISER: Final = 0  # in place of a player's number
NEVER: Final = 2**62
TOLD_AS: Final = "event/"  # before the name of an event, where workers are told of rows


class Held(NamedTuple):
    """An event that is held here: its address, the number of its log, and what the organiser set for the server."""

    id: str
    event: int
    settings: dict[str, Any]
    listed: bool


class PersonLink(NamedTuple):
    """A link by which somebody becomes a player of an event, or its organiser; only the hash of its secret is kept.

    >>> PersonLink(ORGANISER, b"hash", "k1").player
    0
    """

    player: int
    secret_hash: bytes
    key_id: str
    token_hash: bytes | None = None  # of who has it already


class TableRoom(NamedTuple):
    """A room that was made for a table of a round.

    >>> TableRoom(9, 1, 0, (1, 2), "k3").done
    False
    """

    paired: int  # the number of the row that paired it
    place: int  # the table
    turn: int  # how many rooms this table had before
    players: tuple[int, int]
    room: str
    done: bool = False  # nothing follows from it any longer
    may_be_over: bool = False  # its row says that it has ended, or that its time has run out


class Newest(NamedTuple):
    """How many rows an event has."""

    id: str
    rows: int


class HeldEvents(RoomLog, Seats):
    """The events of a place; a row of one is appended at its number or not at all, as a row of a room is."""

    # ------------------------------------------------------------------------------------------------------- events

    def hold(
        self,
        id: str,
        rows: Sequence[Row],
        settings: dict[str, Any],
        links: Iterable[PersonLink] = (),
        *,
        listed: bool = True,
    ) -> Held:
        """Write a new event with its first rows and links, all or none."""
        name = str(rows[0].body["name"])
        try:
            with self._writing() as connection:
                made = insert(EVENTS).values(name=name, folded=fold_name(name), created=rows[0].at)
                number = connection.execute(made.returning(EVENTS.c.id)).scalar_one()
                connection.execute(insert(EVENT_LOG), [write_row(number, row) for row in rows])
                kept = {"id": id, "event": number, "settings": write_body(settings), "listed": listed}
                connection.execute(insert(HELD).values(**kept, created=self._now()))
                self._write_links(connection, id, links)
        except Taken:
            raise NameTaken(
                f"there is an event called {name!r} already; choose another name",
                f"已经有叫“{name}”的赛事，请换一个名字",
            ) from None
        return Held(id, number, settings, listed)

    def read_held(self, id: str) -> Held:
        """Give an event by its address."""
        with self._reading() as connection:
            found = connection.execute(select(HELD).where(HELD.c.id == id)).first()
        if found is None:
            raise NoSuchEvent(f"there is no event {id}", f"没有赛事{id}")
        return Held(found.id, found.event, read_body(found.settings), found.listed)

    def list_held(self, limit: int = 50) -> list[Held]:
        """Give the events that are listed, the newest first."""
        rows = select(HELD).where(HELD.c.listed).order_by(HELD.c.created.desc(), HELD.c.id).limit(limit)
        with self._reading() as connection:
            found = connection.execute(rows).all()
        return [Held(each.id, each.event, read_body(each.settings), each.listed) for each in found]

    def list_under_way(self) -> list[Newest]:
        """Give the events that are not finished, each with the number of its rows."""
        ended = [func.count().filter(EVENT_LOG.c.kind == kind) for kind in ("finish", "reopen")]
        rows = select(HELD.c.id, func.count()).join(EVENT_LOG, EVENT_LOG.c.event == HELD.c.event)
        with self._reading() as connection:
            found = connection.execute(rows.group_by(HELD.c.id).having(ended[0] <= ended[1])).all()
        return [Newest(id, count) for id, count in found]

    def read_event_rows(self, event: int, since: int = 0) -> list[Row]:
        """Give the rows of an event after a number."""
        rows = select(EVENT_LOG.c.number, EVENT_LOG.c.kind, EVENT_LOG.c.body, EVENT_LOG.c.at)
        rows = rows.where(EVENT_LOG.c.event == event, EVENT_LOG.c.number > since).order_by(EVENT_LOG.c.number)
        with self._reading() as connection:
            found = connection.execute(rows).all()
        return [Row(number, kind, read_body(body), at) for number, kind, body, at in found]

    def append_event(self, held: Held, rows: Sequence[Row], links: Iterable[PersonLink] = ()) -> None:
        """Write further rows of an event and links that come with them, all or none; refused if a number is taken."""
        try:
            with self._writing() as connection:
                last = select(func.max(EVENT_LOG.c.number)).where(EVENT_LOG.c.event == held.event)
                if rows[0].number != (connection.execute(last).scalar() or 0) + 1:
                    raise Taken
                connection.execute(insert(EVENT_LOG), [write_row(held.event, row) for row in rows])
                self._write_links(connection, held.id, links)
                if not self.is_file:
                    told = func.pg_notify(CHANNEL, f"{TOLD_AS}{held.id} {rows[-1].number}")
                    connection.execute(select(told))
        except Taken:
            raise WrittenMeanwhile(
                "somebody else has just written to this event: nothing of yours was written; do it again",
                "刚刚有人写入了这个赛事：你的操作没有写入，请再做一次",
            ) from None
        self._tell_here(TOLD_AS + held.id, rows[-1].number)

    # -------------------------------------------------------------------------------------------------------- people

    def _write_links(self, connection: Connection, id: str, links: Iterable[PersonLink]) -> None:
        for link in links:
            kept = {"event": id, "player": link.player, "key_id": link.key_id, "link": link.secret_hash}
            if link.token_hash is not None:
                kept.update(token=link.token_hash, used=self._now())
            connection.execute(insert(HELD_LINKS).values(kept))

    def add_person_link(self, id: str, link: PersonLink) -> None:
        """Keep a further link to an event; those there are go on to count."""
        try:
            with self._writing() as connection:
                self._write_links(connection, id, [link])
        except Unknown:
            raise NoSuchEvent(f"there is no event {id}", f"没有赛事{id}") from None

    def take_person_link(self, id: str, player: int, link_hash: bytes, token_hash: bytes) -> None:
        """Exchange a link for a token, once."""
        whose = (HELD_LINKS.c.event == id, HELD_LINKS.c.player == player)
        self._exchange(HELD_LINKS, whose, link_hash, token_hash, id)

    def find_person(self, id: str, token_hash: bytes) -> int | None:
        """Give the player that a token stands for, None if it stands for none."""
        held = (HELD_LINKS.c.event == id, HELD_LINKS.c.token == token_hash, HELD_LINKS.c.revoked.is_(None))
        with self._reading() as connection:
            found: int | None = connection.execute(select(HELD_LINKS.c.player).where(*held)).scalar()
        return found

    def revoke_person(self, id: str, player: int) -> int:
        """Take back the links and cookies of somebody and the seats they led to; return how many links there were."""
        rooms = select(HELD_ROOMS.c.room).where(HELD_ROOMS.c.event == id)
        sits = {JUDGE: rooms} if player == ORGANISER else {}
        if player != ORGANISER:
            sits = {0: rooms.where(HELD_ROOMS.c.first == player), 1: rooms.where(HELD_ROOMS.c.second == player)}
        held = (HELD_LINKS.c.event == id, HELD_LINKS.c.player == player, HELD_LINKS.c.revoked.is_(None))
        with self._writing() as connection:
            self._note_time(connection)  # workers forget whom they know, and end connections
            for seat, own in sits.items():
                given = (SEATS.c.room.in_(own), SEATS.c.seat == seat, SEATS.c.revoked.is_(None))
                connection.execute(update(SEATS).where(*given).values(revoked=self._now()))
            return connection.execute(update(HELD_LINKS).where(*held).values(revoked=self._now())).rowcount

    # --------------------------------------------------------------------------------------------------------- rooms

    def make_table_room(self, id: str, table: TableRoom, beginning: Beginning) -> bool:
        """Write a room for a table, unless somebody else was faster; then nothing is written."""
        kept = {"event": id, "paired": table.paired, "place": table.place, "turn": table.turn, "done": False}
        kept.update(first=table.players[0], second=table.players[1], room=beginning.id)
        try:
            with self._writing() as connection:
                connection.execute(insert(HELD_ROOMS).values(kept))
                self._insert_room(connection, beginning, listed=False)
        except Taken:
            return False
        return True

    def _may_be_over(self) -> ColumnElement[bool]:
        """Whether a room has ended, was purged, or has run out of time."""
        runs_out = func.coalesce(ROOMS.c.deadline, NEVER) <= self._now()
        return or_(ROOMS.c.id.is_(None), ROOMS.c.ended.is_not(None), runs_out)

    def list_table_rooms(self, id: str) -> list[TableRoom]:
        """Give all rooms of an event, in the order in which they were made for their tables."""
        over = self._may_be_over()
        rows = select(HELD_ROOMS, over.label("over")).outerjoin(ROOMS, ROOMS.c.id == HELD_ROOMS.c.room)
        rows = rows.where(HELD_ROOMS.c.event == id)
        rows = rows.order_by(HELD_ROOMS.c.paired, HELD_ROOMS.c.place, HELD_ROOMS.c.turn)
        with self._reading() as connection:
            return [read_table_room(found) for found in connection.execute(rows)]

    def list_waiting_events(self) -> list[str]:
        """Give the events that have a room from which something may follow now."""
        over = self._may_be_over()
        rows = select(HELD_ROOMS.c.event).distinct().outerjoin(ROOMS, ROOMS.c.id == HELD_ROOMS.c.room)
        with self._reading() as connection:
            return [id for (id,) in connection.execute(rows.where(HELD_ROOMS.c.done.is_(False), over))]

    def list_seated(self, rooms: Iterable[str]) -> dict[str, frozenset[int]]:
        """Give for each of these rooms the seats on which a person has sat down."""
        sits = (SEATS.c.room.in_(list(rooms)), SEATS.c.name != "", SEATS.c.revoked.is_(None), SEATS.c.seat < 2)
        found: dict[str, set[int]] = {}
        with self._reading() as connection:
            for room, seat in connection.execute(select(SEATS.c.room, SEATS.c.seat).where(*sits)):
                found.setdefault(room, set()).add(seat)
        return {room: frozenset(seats) for room, seats in found.items()}

    def finish_table_room(self, id: str, table: TableRoom) -> None:
        """Note that nothing follows from a room any longer."""
        own = (HELD_ROOMS.c.event == id, HELD_ROOMS.c.room == table.room)
        with self._writing() as connection:
            connection.execute(update(HELD_ROOMS).where(*own).values(done=True))


def read_table_room(found: "Found[Any]") -> TableRoom:
    """Return the room of a table as it is kept."""
    players = (found.first, found.second)
    return TableRoom(found.paired, found.place, found.turn, players, found.room, bool(found.done), bool(found.over))
