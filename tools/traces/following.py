"""How far a record has been followed, and the ways in which following it ends."""

from collections import Counter
from typing import NamedTuple

LAST_PLAYS = 12  # events told with a difference


class Difference(NamedTuple):
    """One place where the duel and its record are not the same."""

    duel: str
    decision: int
    turn: int
    ours: str
    recorded: str
    cards: tuple[str, ...]  # what it is about
    plays: tuple[str, ...]  # what happened before

    def tell(self) -> str:
        """Return the difference in a few lines."""
        where = f"{self.duel}, decision {self.decision}, turn {self.turn}:"
        told = "".join([f"\n    {line}" for line in self.plays[-LAST_PLAYS:]])
        plays = f"\n  last plays:{told}" if told else ""
        return f"{where}\n  ours:     {self.ours}\n  recorded: {self.recorded}{plays}"


class Disagreement(Exception):
    """The duel and its record part ways."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference.tell())
        self.difference = difference


class CutShort(Exception):
    """The record uses a card that is not written yet."""


class Parted(Exception):
    """A rule decides against the record, and the duel goes another way from there; the message names the difference."""


class Followed:
    """How far the record has been followed: what is done with, and what was noted on the way."""

    def __init__(self) -> None:
        self.at = 0  # the first recorded decision that is not done with
        self.done: frozenset[int] = frozenset()  # later ones that are
        self.used: frozenset[tuple[int, int]] = frozenset()  # choices of a decision that are, each (decision, number)
        self.left_in_turn = 0  # the turn in which the record skipped Main Phase 2
        self.left_alone: tuple[int, ...] = ()  # turns whose last Main Phase the record does not ask for
        self.windows = 0  # windows in which both sides offer the same
        self.noted: Counter[str] = Counter()  # differences that a rule explains
        self.loose: tuple[Difference, ...] = ()  # questions that only one side asked, or with other answers

    def copy(self) -> "Followed":
        """Return a copy that can go another way."""
        other = Followed()
        other.at = self.at
        other.done = self.done
        other.used = self.used
        other.left_in_turn = self.left_in_turn
        other.left_alone = self.left_alone
        other.windows = self.windows
        other.noted = Counter(self.noted)
        other.loose = self.loose
        return other

    def note_loose(self, difference: Difference, explained: str) -> None:
        """Note a question that only one side asked, or with other answers, under the name of what explains it."""
        if explained:
            self.noted[explained] += 1
        else:
            self.loose = (*self.loose, difference)
