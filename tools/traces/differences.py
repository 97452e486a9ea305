"""The listed differences: where the reference duels and the rules disagree, and which rule decides."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

from tools.traces.following import Difference

LIST = Path(__file__).resolve().parent.parent / "trace_differences.toml"


class Entry(NamedTuple):
    """One listed difference; what it looks like is said where the comparison does not know it by itself."""

    id: str
    rule: str
    source: str
    test: str
    sentence: str
    ours: str = ""
    recorded: str = ""
    plays: str = ""
    card: str = ""
    lay: str = ""  # what is laid as recorded, so that play can go on

    def fits(self, difference: Difference) -> bool:
        """Tell whether a difference looks like this one."""
        if not (self.ours or self.recorded or self.plays):
            return False
        looks = (
            (self.ours, difference.ours),
            (self.recorded, difference.recorded),
            (self.plays, "\n".join(difference.plays)),
        )
        if self.card and not any(re.fullmatch(self.card, card) for card in difference.cards):
            return False
        return all(re.search(pattern, text, re.MULTILINE) for pattern, text in looks if pattern)


def read_entries(path: Path = LIST) -> tuple[Entry, ...]:
    """Return the listed differences."""
    return tuple([Entry(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["difference"]])


def find_entry(entries: tuple[Entry, ...], difference: Difference) -> Entry | None:
    """Return the entry that explains a difference, if there is one."""
    for entry in entries:
        if entry.fits(difference):
            return entry
    return None
