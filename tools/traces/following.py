"""How far a record has been followed, and the ways in which following it ends."""

from collections import Counter


class Disagreement(Exception):
    """The duel and its record part ways; the message says where and how."""


class CutShort(Exception):
    """The record uses a card that is not written yet."""


class Parted(Exception):
    """A rule decides against the record, and the duel goes another way from there; the message names the difference."""


class Followed:
    """How far the record has been followed: what is done with, and what was noted on the way."""

    def __init__(self) -> None:
        self.at = 0  # the first recorded decision that is not done with
        self.done: frozenset[int] = frozenset()  # later ones that are
        self.left_in_turn = 0  # the turn in which the record skipped Main Phase 2
        self.windows = 0  # windows in which both sides offer the same
        self.noted: Counter[str] = Counter()  # differences that a rule explains
        self.loose: tuple[str, ...] = ()  # questions that only one side asked, or with other answers

    def copy(self) -> "Followed":
        """Return a copy that can go another way."""
        other = Followed()
        other.at, other.done, other.left_in_turn = self.at, self.done, self.left_in_turn
        other.windows, other.noted, other.loose = self.windows, Counter(self.noted), self.loose
        return other

    def note_loose(self, text: str, of_control: bool) -> None:
        """Note a question that only one side asked, or with other answers."""
        if of_control:
            self.noted["control-changes-at-once"] += 1
        else:
            self.loose = (*self.loose, text)
