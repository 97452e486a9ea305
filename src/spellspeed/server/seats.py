"""Who may sit where: one-use links, the tokens they are exchanged for, and taking both back."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, insert, select, update

from spellspeed.database.troubles import Taken, Unknown
from spellspeed.server.place import Place
from spellspeed.server.room_log import Link, write_link
from spellspeed.server.schema import SEATS
from spellspeed.server.store_errors import Linked, LinkRefused, NoSuchRoom, RoomTaken

Whose = tuple[ColumnElement[bool], ...]


class Seated(NamedTuple):
    """Who holds a token: the seat, the name under which somebody sat down, and the key of the hash."""

    seat: int
    name: str
    key_id: str


class Seats(Place):
    """The seats of the rooms of a place; secrets are never kept, only their hashes."""

    def add_link(self, room: str, seat: int, secret_hash: bytes, key_id: str) -> None:
        """Keep a further link to a seat; the links it already has go on to count until they are revoked."""
        try:
            with self._writing() as connection:
                connection.execute(insert(SEATS).values(write_link(room, Link(seat, secret_hash, key_id))))
        except Taken:
            raise RoomTaken(room) from None
        except Unknown:
            raise NoSuchRoom(room) from None

    def take_seat(self, room: str, seat: int, link_secret_hash: bytes, token_hash: bytes) -> None:
        """Exchange a link for a token, once; the same exchange again is no other, so it may be asked for twice."""
        self._exchange(SEATS, (SEATS.c.room == room, SEATS.c.seat == seat), link_secret_hash, token_hash, room)

    def _exchange(self, table: Table, whose: Whose, link_hash: bytes, token_hash: bytes, name: str) -> None:
        """Exchange a link of a room or an event for a token."""
        of: Linked = "room" if table is SEATS else "event"
        link = (*whose, table.c.link == link_hash)
        free = (table.c.used.is_(None), table.c.revoked.is_(None))
        try:
            with self._writing() as connection:
                taking = update(table).where(*link, *free).values(token=token_hash, used=self._now())
                if connection.execute(taking).rowcount == 1:
                    return
                found = connection.execute(select(table.c.token, table.c.revoked).where(*link)).first()
        except Taken:
            raise LinkRefused(name, "used", of) from None
        if found is None:
            raise LinkRefused(name, "unknown", of)
        if found.revoked is not None:
            raise LinkRefused(name, "revoked", of)
        if bytes(found.token) != token_hash:
            raise LinkRefused(name, "used", of)

    def give_seat(self, room: str, seat: int, token_hash: bytes, key_id: str) -> None:
        """Let a token hold a seat without a link; once more changes nothing."""
        # What nobody was given as a link can be its own hash.
        given = {**write_link(room, Link(seat, token_hash, key_id)), "token": token_hash, "used": self._now()}
        try:
            with self._writing() as connection:
                connection.execute(self._insert(SEATS).values(given).on_conflict_do_nothing())
        except Unknown:
            raise NoSuchRoom(room) from None

    def find_seat(self, room: str, token_hash: bytes) -> Seated | None:
        """Give the seat that a token holds, None if it holds none or was revoked."""
        held = (SEATS.c.room == room, SEATS.c.token == token_hash, SEATS.c.revoked.is_(None))
        with self._reading() as connection:
            found = connection.execute(select(SEATS.c.seat, SEATS.c.name, SEATS.c.key_id).where(*held)).first()
        return None if found is None else Seated(found.seat, found.name, found.key_id)

    def revoke(self, room: str, seat: int, token_hash: bytes | None = None) -> int:
        """Take back the links and tokens of a seat, or one token only, and return how many there were."""
        held = [SEATS.c.room == room, SEATS.c.seat == seat, SEATS.c.revoked.is_(None)]
        if token_hash is not None:
            held.append(SEATS.c.token == token_hash)
        with self._writing() as connection:
            self._note_time(connection)  # workers end the connections of who has it no longer
            return connection.execute(update(SEATS).where(*held).values(revoked=self._now())).rowcount
