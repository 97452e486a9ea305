"""Who is connected elsewhere: workers tell each other which players of a room have a socket with them."""

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

TOLD_AS: Final = "here/"  # before the name of a room, where workers are told of rows
ASKS: Final = 4  # beside the seats: whoever knows of others is asked to say so
PLAYERS: Final = (0, 1)


class Heard(NamedTuple):
    """What a worker says of a room."""

    room: str
    worker: str
    seats: int  # a bit for each player who is there
    asks: bool


def write_presence(room: str, worker: str, seats: int, asks: bool) -> str:
    """Return what is told to the other workers.

    >>> write_presence("k3", "w1", 2, True), read_presence("here/k3/w1", 6)
    ('here/k3/w1 6', Heard(room='k3', worker='w1', seats=2, asks=True))
    """
    return f"{TOLD_AS}{room}/{worker} {seats + ASKS * asks}"


def read_presence(name: str, number: int) -> Heard:
    """Return what another worker has told."""
    room, _, worker = name.removeprefix(TOLD_AS).rpartition("/")
    return Heard(room, worker, number % ASKS, number >= ASKS)


class Presence:
    """The players of all rooms of a worker: who is here, as the others are told, and who is elsewhere."""

    def __init__(self, worker: str, tell: Callable[[str], None]) -> None:
        self.worker: Final = worker
        self._tell: Final = tell
        self._here: Final[dict[str, int]] = {}
        self._elsewhere: Final[dict[str, dict[str, int]]] = {}

    def note_here(self, room: str, seats: Iterable[int], is_open: bool) -> None:
        """Note which players are connected here; the others are told of what has changed."""
        now = sum(1 << seat for seat in set(seats) if seat in PLAYERS)
        first = room not in self._here
        if is_open and self._here.get(room) != now:
            self._here[room] = now
            self._tell(write_presence(room, self.worker, now, first))
        elif not is_open:
            self._elsewhere.pop(room, None)
            if self._here.pop(room, 0):
                self._tell(write_presence(room, self.worker, 0, False))

    def find_elsewhere(self, room: str) -> set[int]:
        """Return which players of a room are connected to other workers."""
        told = self._elsewhere.get(room, {}).values()
        return {seat for seats in told for seat in PLAYERS if seats & 1 << seat}

    def hear(self, heard: Heard) -> bool:
        """Hear from another worker, and say whether that is news of a room that is open here."""
        if heard.worker == self.worker or heard.room not in self._here:
            return False
        own = self._here[heard.room]
        if heard.asks and own:
            self._tell(write_presence(heard.room, self.worker, own, False))
        others = self._elsewhere.setdefault(heard.room, {})
        is_news = others.get(heard.worker, 0) != heard.seats
        others[heard.worker] = heard.seats
        return is_news

    def forget_gone(self, alive: Collection[str]) -> list[str]:
        """Forget what workers have told that are alive no longer, and return the rooms of which it was."""
        changed: list[str] = []
        for room, others in self._elsewhere.items():
            gone = [worker for worker in others if worker not in alive]
            for worker in gone:
                del others[worker]
            if gone:
                changed.append(room)
        return changed
