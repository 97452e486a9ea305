"""How much anybody may ask of a server; every limit is data, and none depends on what is in somebody's hand."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple


class Limits(NamedTuple):
    """What one socket, one address and the whole server may have.

    >>> Limits().message_bytes
    65536
    """

    message_bytes: int = 65_536
    messages_a_second: float = 20.0
    messages_at_once: int = 60
    cpu_a_second: float = 0.1  # seconds of work for one socket
    cpu_at_once: float = 1.0
    waiting_messages: int = 500  # that a socket has not read yet
    sockets_a_seat: int = 4
    sockets_an_address: int = 60
    rooms_an_address: int = 30  # in an hour
    rooms: int = 5_000  # that are not over
    rows_a_room: int = 20_000
    picks_an_answer: int = 200
    wish_letters: int = 300
    name_letters: int = 40


class Allowance:
    """So much a second, and so much at once: it fills up again with time.

    >>> seconds = iter([0.0, 0.0, 0.0, 0.5])
    >>> allowance = Allowance(2, 2, clock=lambda: next(seconds))
    >>> allowance.spend(1), allowance.spend(1.5), allowance.spend(1.5)
    (True, False, True)
    """

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second: Final = a_second
        self.at_once: Final = at_once
        self._clock: Final = clock
        self._left = at_once
        self._at = clock()

    def spend(self, amount: float = 1.0) -> bool:
        """Spend so much, if it is left."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> bool:
        """Spend so much in any case, and say whether anything is left."""
        self._fill()
        self._left -= amount
        return self._left > 0

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self.at_once, self._left + (now - self._at) * self.a_second)
        self._at = now


class Allowances:
    """An allowance for each of many, such as addresses; those that are full again are forgotten.

    >>> rooms = Allowances(1 / 60, 2, clock=lambda: 0.0)
    >>> [rooms.spend("a"), rooms.spend("a"), rooms.spend("a"), rooms.spend("b")]
    [True, True, False, True]
    """

    MOST: Final = 10_000

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._each: Final = (a_second, at_once, clock)
        self._by_name: Final[dict[str, Allowance]] = {}

    def spend(self, name: str, amount: float = 1.0) -> bool:
        """Spend so much of what somebody has."""
        allowance = self._by_name.pop(name, None) or Allowance(*self._each)
        if len(self._by_name) >= self.MOST:
            self._by_name.pop(next(iter(self._by_name)))  # whoever has not been here for the longest time
        self._by_name[name] = allowance
        return allowance.spend(amount)
