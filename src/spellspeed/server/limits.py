"""How much anybody may ask of a server; every limit is data, and none depends on what is in somebody's hand."""

import time
from collections.abc import Callable, Coroutine, Generator, Iterable
from typing import Any, Final, NamedTuple


class Limits(NamedTuple):
    """What one socket, one address and the whole server may have.

    >>> Limits().message_bytes
    65536
    """

    message_bytes: int = 65_536
    start_bytes: int = 2_100_000  # of the position, puzzle or replay in which a room starts
    messages_a_second: float = 20.0
    messages_at_once: int = 60
    cpu_a_second: float = 0.1  # seconds of work for one socket
    cpu_at_once: float = 1.0
    waiting_messages: int = 500  # that a socket has not read yet
    sockets_a_seat: int = 4
    sockets_an_address: int = 60
    rooms_an_address: int = 30  # in an hour
    watchers_an_address: int = 200  # in an hour: seats from which rooms that are listed are watched
    replay_bytes: int = 1_500_000  # of a replay that is sent to be looked at
    reading_a_second: float = 0.5  # seconds of work for one address that looks at replays and positions
    reading_at_once: float = 5.0
    rooms: int = 5_000  # that are not over
    rows_a_room: int = 20_000
    days_to_gather: float = 7.0  # after which a room is closed in which no match has begun
    days_of_silence: float = 1.0  # after which a match without a clock is adjourned
    days_adjourned: float = 30.0  # without a row, after which any room is closed
    events_an_address: int = 10  # in an hour
    entries_an_address: int = 200  # in an hour: a whole club may have one address
    players_an_event: int = 512
    picks_an_answer: int = 300  # as many cards as a position may put into a hand
    wish_letters: int = 300
    name_letters: int = 40


class WrongLimit(ValueError):
    """A limit that is not one, in both languages."""

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english)
        self.chinese: Final = chinese


def read_limits(written: Iterable[str]) -> dict[str, float]:
    """Read limits that an operator has set, each as NAME=NUMBER.

    >>> read_limits(["rooms=200", "cpu_a_second=0.5"])
    {'rooms': 200, 'cpu_a_second': 0.5}
    >>> read_limits(["doors=3"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    spellspeed.server.limits.WrongLimit: there is no limit 'doors'; there are message_bytes, ...
    """
    found: dict[str, float] = {}
    for each in written:
        name, _, number = each.partition("=")
        if name not in Limits._fields:
            listed = ", ".join(Limits._fields)
            raise WrongLimit(
                f"there is no limit {name!r}; there are {listed}", f"没有名为{name!r}的限制，可用：{listed}"
            )
        whole = isinstance(Limits._field_defaults[name], int)
        try:
            found[name] = int(number) if whole else float(number)
        except ValueError:
            raise WrongLimit(
                f"{name} must be a number, not {number!r}", f"{name}必须是数字，不能是{number!r}"
            ) from None
        if not 0 < found[name] < 1e12:
            raise WrongLimit(f"{name} must be above 0, not {number}", f"{name}必须大于0，不能是{number}")
    return found


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


class Timed:
    """Work that is awaited, and how many seconds of the processor it took itself: not those of others meanwhile.

    >>> import asyncio
    >>> ticks = iter(range(100))
    >>> async def wait_twice() -> str:
    ...     await asyncio.sleep(0)
    ...     await asyncio.sleep(0)
    ...     return "done"
    >>> async def measure() -> tuple[str, float]:
    ...     timed = Timed(wait_twice(), cpu=lambda: next(ticks))
    ...     return await timed, timed.seconds
    >>> asyncio.run(measure())
    ('done', 3.0)
    """

    def __init__(self, work: Coroutine[Any, Any, Any], cpu: Callable[[], float] = time.thread_time) -> None:
        self._work: Final = work
        self._cpu: Final = cpu
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        do: Callable[[Any], Any] = self._work.send
        given: Any = None
        while True:
            began = self._cpu()
            try:
                waited_for = do(given)
            except StopIteration as ended:
                return ended.value
            finally:
                self.seconds += self._cpu() - began
            try:
                given, do = (yield waited_for), self._work.send
            except BaseException as wrong:  # handed in, such as that nobody waits any longer
                given, do = wrong, self._work.throw


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
        """Spend so much of what somebody has, if it is left."""
        return self._of(name).spend(amount)

    def charge(self, name: str, amount: float) -> bool:
        """Spend so much in any case, and say whether anything is left.

        >>> Allowances(1, 2, clock=lambda: 0.0).charge("a", 3)
        False
        """
        return self._of(name).charge(amount)

    def _of(self, name: str) -> Allowance:
        allowance = self._by_name.pop(name, None) or Allowance(*self._each)
        if len(self._by_name) >= self.MOST:
            self._by_name.pop(next(iter(self._by_name)))  # whoever has not been here for the longest time
        self._by_name[name] = allowance
        return allowance
