"""What is alive: bots that hold seats for a while, workers whose hearts beat, rooms whose time has run out."""

from typing import Final, NamedTuple

from sqlalchemy import BigInteger, Connection, delete, func, literal, or_, select, update

from spellspeed.database.troubles import Unknown
from spellspeed.server.place import Place
from spellspeed.server.schema import AWAY_SINCE, AWAY_UNTIL, FORGETTING, HEARTBEATS, LEASES, LOG, NO_WORKERS, ROOMS
from spellspeed.server.store_errors import NoSuchRoom


class Due(NamedTuple):
    """A room in which the time of the seat that is to act has run out."""

    room: str
    deadline: int


class Away(NamedTuple):
    """A time in which no worker was alive."""

    since: int
    until: int


class Idle(NamedTuple):
    """A room that has not ended, and when its last row was written or it was made."""

    room: str
    last: int
    deadline: int | None


BRIEF: Final = 60_000  # milliseconds: who was back for less may not have forgiven everybody


class Living(Place):
    """Leases, heartbeats and deadlines, all by the clock of the database."""

    def lease(self, room: str, seat: int, holder: str, ms: int) -> bool:
        """Hold a seat for so many milliseconds, or longer if one holds it already; False while another does."""
        asked = self._insert(LEASES).values(room=room, seat=seat, holder=holder, until=self._now() + ms)
        free = or_(LEASES.c.holder == holder, LEASES.c.until <= self._now())
        asked = asked.on_conflict_do_update(
            index_elements=[LEASES.c.room, LEASES.c.seat],
            set_={"holder": asked.excluded.holder, "until": asked.excluded.until},
            where=free,
        )
        try:
            with self._writing() as connection:
                return connection.execute(asked.returning(LEASES.c.holder)).first() is not None
        except Unknown:
            raise NoSuchRoom(room) from None

    def release(self, room: str, seat: int, holder: str) -> bool:
        """Let go of a seat, and say whether it was one's own."""
        held = (LEASES.c.room == room, LEASES.c.seat == seat, LEASES.c.holder == holder)
        with self._writing() as connection:
            return connection.execute(delete(LEASES).where(*held)).rowcount == 1

    def due_rooms(self, now: int | None = None, limit: int = 100) -> list[Due]:
        """Give the rooms whose deadline has passed and that have not ended, the longest overdue first."""
        passed = ROOMS.c.deadline <= (self._now() if now is None else now)
        rooms = select(ROOMS.c.id, ROOMS.c.deadline).where(passed, ROOMS.c.ended.is_(None))
        with self._reading() as connection:
            found = connection.execute(rooms.order_by(ROOMS.c.deadline, ROOMS.c.id).limit(limit)).all()
        return [Due(room, deadline) for room, deadline in found]

    def set_deadline(self, due: Due, deadline: int | None) -> None:
        """Write when the time of a room really runs out, unless a row has been written that says so itself."""
        same = (ROOMS.c.id == due.room, ROOMS.c.deadline == due.deadline)
        with self._writing() as connection:
            connection.execute(update(ROOMS).where(*same).values(deadline=deadline))

    def beat(self, worker: str) -> int:
        """Say that a worker is alive, and return the time."""
        told = self._insert(HEARTBEATS).values(worker=worker, at=self._now())
        told = told.on_conflict_do_update(index_elements=[HEARTBEATS.c.worker], set_={"at": told.excluded.at})
        with self._writing() as connection:
            return int(connection.execute(told.returning(HEARTBEATS.c.at)).scalar_one())

    def last_beat(self) -> int | None:
        """Give when a worker was last alive, None if none ever was."""
        with self._reading() as connection:
            return self._last_beat(connection)

    def _last_beat(self, connection: Connection) -> int | None:
        newest = select(func.max(HEARTBEATS.c.at)).where(HEARTBEATS.c.worker.not_in(NO_WORKERS))
        found: int | None = connection.execute(newest).scalar()
        return found

    def list_alive(self, within: int) -> set[str]:
        """Give the workers that have said so within so many milliseconds."""
        alive = select(HEARTBEATS.c.worker).where(HEARTBEATS.c.at >= self._now() - within)
        with self._reading() as connection:
            return {row.worker for row in connection.execute(alive)} - set(NO_WORKERS)

    def come_back(self, worker: str, gone: int) -> Away | None:
        """Say that a worker is alive, and return when last nobody was: no beat came for more than so many milliseconds.

        It is written down before the beat, so that a worker that comes a moment later, or after this one was killed,
        learns of it too.
        """
        with self._writing() as connection:
            now: int = connection.execute(select(self._now())).scalar_one()
            last = self._last_beat(connection)
            names = select(HEARTBEATS.c.worker, HEARTBEATS.c.at).where(HEARTBEATS.c.worker.in_(NO_WORKERS))
            noted = {row.worker: row.at for row in connection.execute(names)}
            found = Away(noted[AWAY_SINCE], noted[AWAY_UNTIL]) if AWAY_UNTIL in noted else None
            if last is not None and now - last > gone:
                brief = found is not None and last - found.until < BRIEF
                found = Away(found.since if found is not None and brief else last, now)
                for name, at in ((AWAY_SINCE, found.since), (AWAY_UNTIL, found.until)):
                    self._note_time(connection, name, literal(at, BigInteger))
            self._note_time(connection, worker)
        return found

    def idle_rooms(self, before: int, limit: int = 100_000) -> list[Idle]:
        """Give the rooms that have not ended and in which nothing has happened since a time, the oldest first."""
        number = select(func.max(LOG.c.number)).where(LOG.c.room == ROOMS.c.id).correlate(ROOMS).scalar_subquery()
        newest = select(LOG.c.at).where(LOG.c.room == ROOMS.c.id, LOG.c.number == number).correlate(ROOMS)
        last = newest.scalar_subquery()
        rooms = select(ROOMS.c.id, func.coalesce(last, ROOMS.c.created), ROOMS.c.deadline)
        rooms = rooms.where(ROOMS.c.ended.is_(None), func.coalesce(last, ROOMS.c.created) < before)
        with self._reading() as connection:
            found = connection.execute(rooms.order_by(ROOMS.c.created, ROOMS.c.id).limit(limit)).all()
        return [Idle(*each) for each in found]

    def last_forgotten(self) -> int | None:
        """Give when a name was last forgotten, None if none ever was: workers have such names in memory."""
        with self._reading() as connection:
            when = select(HEARTBEATS.c.at).where(HEARTBEATS.c.worker == FORGETTING)
            found: int | None = connection.execute(when).scalar()
        return found
