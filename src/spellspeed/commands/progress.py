"""How far a long command has come, told where somebody can see it."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Thing = TypeVar("Thing")
SECONDS_BETWEEN = 0.5


def watched(things: Iterable[Thing], count: int, called: str) -> Iterator[Thing]:
    """Hand things on, and count them on stderr where that is a terminal.

    >>> list(watched("ab", 2, "letters"))
    ['a', 'b']
    """
    if not sys.stderr.isatty():
        yield from things
        return
    told = time.perf_counter()
    for number, thing in enumerate(things, 1):
        yield thing
        if time.perf_counter() - told > SECONDS_BETWEEN:
            told = time.perf_counter()
            print(f"\r{number} of {count} {called}", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
