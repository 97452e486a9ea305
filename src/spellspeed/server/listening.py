"""How a worker hears of rows that others write: PostgreSQL tells, and a slow look besides misses nothing."""

import logging
import threading
from types import TracebackType
from typing import Final

from spellspeed.server.room_log import CHANNEL, Heard
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError

EVERY: Final = 5.0  # seconds between two looks
AGAIN: Final = 0.2  # seconds after which a lost connection is opened again, at first; then ever longer up to `EVERY`

log: Final = logging.getLogger("spellspeed.server")


def read_notice(payload: str) -> tuple[str, int] | None:
    """Return the room and the number of which PostgreSQL tells, None if somebody else has written there.

    >>> read_notice("k3 7"), read_notice("hello")
    (('k3', 7), None)
    """
    room, _, number = payload.rpartition(" ")
    return (room, int(number)) if room and number.isdecimal() else None


class Listener:
    """Calls a function with room and number for every row that is written, by whatever worker; once or more often.

    It hears of all rooms while the connection lives. Of the rooms that are watched it hears also what was written
    while the connection was lost, and the number is then that of the newest row. With a SQLite file, which one process
    has for itself, the thread that writes calls the function.

    >>> import tempfile
    >>> from spellspeed.server.rows import Beginning
    >>> with tempfile.TemporaryDirectory() as folder, Store.open(f"{folder}/rooms.db") as store:
    ...     made = store.make_room(Beginning("k3", {"format": "408"}, 4, "", b"secret", 0))
    ...     with Listener(store, lambda room, number: print(room, number)):
    ...         row = store.append("k3", 0, "sit", 0, {"name": "Ann"})
    k3 0
    """

    def __init__(self, store: Store, heard: Heard, every: float = EVERY) -> None:
        self._store: Final = store
        self._heard: Final = heard
        self._every: Final = every
        self._known: Final[dict[str, int]] = {}  # the newest number told of each room that is watched
        self._guard: Final = threading.Lock()
        self._stopped: Final = threading.Event()
        self._ready: Final = threading.Event()
        self._threads: Final[list[threading.Thread]] = []
        self.lost = 0  # how often the connection was

    def start(self, wait: float = 10.0) -> None:
        """Begin to listen; return when it does, or after so many seconds if the database cannot be reached."""
        if self._store.is_file:
            self._end_here = self._store.hear_here(self._tell)
            return
        for does in (self._listen, self._look):
            thread = threading.Thread(target=does, name=f"rows {does.__name__}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._ready.wait(wait)

    def close(self) -> None:
        """Listen no more."""
        if self._store.is_file:
            self._end_here()
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def __enter__(self) -> "Listener":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def watch(self, room: str, number: int = -1) -> None:
        """Look after a room too when nobody tells; `number` is the newest row one knows."""
        with self._guard:
            self._known[room] = max(number, self._known.get(room, -1))

    def unwatch(self, room: str) -> None:
        """Look after a room no longer."""
        with self._guard:
            self._known.pop(room, None)

    def poll(self) -> None:
        """Look whether the rooms that are watched have rows nobody told of, and tell of the newest."""
        with self._guard:
            known = dict(self._known)
        for room, number in (self._store.read_newest(known) if known else {}).items():
            if number > known[room]:
                self._tell(room, number)

    def _tell(self, room: str, number: int) -> None:
        with self._guard:
            if room in self._known:
                self._known[room] = max(number, self._known[room])
        try:
            self._heard(room, number)
        except Exception:  # what one room does wrong must not make the others deaf
            log.exception("row %s of room %s could not be told", number, room)

    def _look(self) -> None:
        while not self._stopped.wait(self._every):
            self._poll_or_note()

    def _poll_or_note(self) -> None:
        try:
            self.poll()
        except StoreError as wrong:
            log.warning("no look at the rooms: %s", wrong)

    def _listen(self) -> None:
        """Listen until stopped; a connection that is lost is opened again, and what was missed is looked for."""
        import psycopg

        pause = AGAIN
        while not self._stopped.is_set():
            try:
                with self._store.connect_alone() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._poll_or_note()  # after listening has begun: nothing falls between the two
                    self._ready.set()
                    pause = AGAIN
                    while not self._stopped.is_set():
                        for told in connection.notifies(timeout=0.5):
                            self._take(told.payload)
            except (psycopg.Error, OSError) as wrong:
                self.lost += 1
                log.warning("the connection that hears of rows is lost: %s", str(wrong).strip() or type(wrong).__name__)
                self._stopped.wait(pause)
                pause = min(2 * pause, self._every)

    def _take(self, payload: str) -> None:
        notice = read_notice(payload)
        if notice is not None:
            self._tell(*notice)
