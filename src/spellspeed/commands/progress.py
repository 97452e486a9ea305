"""How far a long command has come, told where somebody can see it."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Thing = TypeVar("Thing")
SECONDS_BETWEEN = 0.5
SECONDS_BETWEEN_LINES = 10.0


def watched(things: Iterable[Thing], count: int, called: str, plain: bool = False) -> Iterator[Thing]:
    """Hand things on, and count them on stderr where that is a terminal; plainly is line by line, and seldom.

    >>> list(watched("ab", 2, "letters"))
    ['a', 'b']
    """
    if not sys.stderr.isatty():
        yield from things
        return
    told = time.perf_counter()
    for number, thing in enumerate(things, 1):
        yield thing
        if time.perf_counter() - told > (SECONDS_BETWEEN_LINES if plain else SECONDS_BETWEEN):
            told = time.perf_counter()
            line = f"{number} of {count} {called}"
            print(f"{line}\n" if plain else f"\r{line}", end="", file=sys.stderr, flush=True)
    if not plain:
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
