"""Time in a match: what has run out when, and a watch. The fold of a match reads only the times of its records."""

import time
from collections.abc import Callable
from typing import Final

from spellspeed.duel import Duel
from spellspeed.play.records import TABLE, TIME, TIMEOUT, Record
from spellspeed.play.rules import MatchRules, PlayerClock
from spellspeed.play.standing import IN_DUEL, OVER, TO_CHOOSE, Standing

SECOND: Final = 1000  # milliseconds


def find_runner(standing: Standing, rules: MatchRules, duel: Duel | None) -> int | None:
    """Return the player whose clock is running, None where none is.

    >>> from spellspeed.deck import Deck
    >>> find_runner(Standing((Deck([]), Deck([]))), MatchRules(), None)
    """
    if rules.clock is None or duel is None or standing.stage not in (TO_CHOOSE, IN_DUEL):
        return None
    request = duel.state.request
    return None if request is None else request.player


def find_due(standing: Standing, rules: MatchRules, duel: Duel | None) -> Record | None:
    """Return the record of what runs out next if nobody does anything, with its time; None if nothing does.

    >>> from spellspeed.deck import Deck
    >>> find_due(Standing((Deck([]), Deck([])), limit=2_400_000), MatchRules(), None)
    Record(kind='time', seat=-1, body=(), at=2400000)
    """
    if standing.stage == OVER:
        return None
    due: list[Record] = []
    if standing.limit and not standing.time_called:
        due.append(Record(TIME, TABLE, (), max(standing.limit, standing.at)))
    runner = find_runner(standing, rules, duel)
    if runner is not None:
        due.append(Record(TIMEOUT, runner, (), standing.at + max(standing.left[runner], 0)))
    return min(due, key=lambda record: record.at) if due else None


def charge(standing: Standing, rules: MatchRules, duel: Duel | None, at: int) -> Standing:
    """Take the time since the last record from the player whose clock has run."""
    runner = find_runner(standing, rules, duel)
    if runner is None:
        return standing._replace(at=at)
    return standing._replace(at=at, left=change(standing.left, runner, standing.at - at))


def reward(standing: Standing, clock: PlayerClock | None, player: int) -> Standing:
    """Add what an answer adds to the time of whoever gave it."""
    if clock is None:
        return standing
    return standing._replace(left=change(standing.left, player, clock.increment * SECOND))


def change(left: tuple[int, int], player: int, by: int) -> tuple[int, int]:
    """Return the times with that of one player changed.

    >>> change((5000, 9000), 1, -1500)
    (5000, 7500)
    """
    return (left[0] + by, left[1]) if player == 0 else (left[0], left[1] + by)


class Watch:
    """A clock for a match: whole milliseconds since it began; `seconds` can be any clock that only goes forward.

    >>> ticking = iter([100.0, 101.5, 103.0, 104.0])
    >>> watch = Watch(seconds=lambda: next(ticking))
    >>> watch()
    1500
    >>> watch.set(500)
    >>> watch()
    1500
    """

    def __init__(self, at: int = 0, seconds: Callable[[], float] = time.monotonic) -> None:
        self.seconds: Final = seconds
        self.begun = 0.0
        self.set(at)

    def set(self, at: int) -> None:
        """Go on from a time, such as that of the last record of a match that was kept or taken back."""
        self.begun = self.seconds() - at / SECOND

    def __call__(self) -> int:
        return int((self.seconds() - self.begun) * SECOND)
