"""Rock, paper, scissors."""

from typing import Final

BEATS: Final = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
THROWS: Final = tuple(BEATS)


def find_thrower(throws: tuple[str, str]) -> int | None:
    """Return who has won a throw, None if it must be thrown again.

    >>> find_thrower(("rock", "paper")), find_thrower(("rock", "scissors")), find_thrower(("rock", "rock"))
    (1, 0, None)
    """
    if throws[0] == throws[1]:
        return None
    return 0 if BEATS[throws[0]] == throws[1] else 1
