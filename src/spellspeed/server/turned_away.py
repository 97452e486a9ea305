"""Who was turned away, and why: in the operator's log, but never more of it than somebody can read."""

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("spellspeed.server")
EVERY: Final = 60.0  # seconds in which the same from one address is written down once
MOST: Final = 1_000  # that are remembered
LETTERS: Final = 80  # of what a stranger has sent


class TurnedAway:
    """Notes each reason for each address once a minute, and then how often it came meanwhile.

    >>> seconds = iter([0.0, 1.0, 2.0, 61.0])
    >>> away = TurnedAway(clock=lambda: next(seconds))
    >>> [away.note("a forged token", "10.0.0.7") for _ in range(4)]
    [True, False, False, True]
    >>> away.count
    4
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._noted: Final[dict[tuple[str, str], tuple[float, int]]] = {}
        self.count = 0

    def note(self, why: str, address: str, sent: str = "") -> bool:
        """Note that somebody was turned away, and say whether it was written down."""
        self.count += 1
        now, key = self._clock(), (why, address)
        since, more = self._noted.pop(key, (now - EVERY, 0))
        if now - since < EVERY:
            self._noted[key] = (since, more + 1)
            return False
        if len(self._noted) >= MOST:
            del self._noted[next(iter(self._noted))]
        self._noted[key] = (now, 0)
        # What a stranger has sent is written with its escapes: it makes no line of its own.
        told = f" ({sent[:LETTERS]!r})" if sent else ""
        log.warning("turned away %s: %s%s%s", address, why, told, f", and {more} times before" if more else "")
        return True
