"""Forbidden & Limited lists as lflist.conf files write them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from spellspeed.engine.pool import CardFacts

THREE = 3
_DATE = re.compile(r"(\d{4})[.\-/年](\d{1,2})(?:[.\-/月](\d{1,2}))?")
_ENTRY = re.compile(r"(\d+)\s+(-?\d+)\s*(?:--.*|#.*)?$")


class LimitListError(ValueError):
    """A Forbidden & Limited list cannot be read or chosen; the message names line and reason.

    >>> read_lists("89631139 1")
    Traceback (most recent call last):
    ...
    spellspeed.formats.lflist.LimitListError: line 1: an entry before the first list (a line "!Name")
    """


@dataclass(frozen=True)
class LimitList:
    """One Forbidden & Limited list: how many copies of which card are allowed.

    >>> LimitList("my event", {89631139: 1}).counts[89631139]
    1
    """

    name: str
    counts: Mapping[int, int] = field(default_factory=dict)
    whitelist: bool = False  # a card that is not listed is forbidden

    def allowed(self, card: CardFacts) -> int:
        """How many copies the list allows: 3, unless it has an entry for the card, an artwork of it or its rule name.

        >>> from spellspeed.pool import CardPool
        >>> event = read_lists("!event\\n76812113 1 --Harpie Lady")[0]
        >>> event.allowed(CardPool.builtin().find("Cyber Harpie Lady"))
        1
        """
        for password in (card.password, *card.artworks, card.rule_name):
            if password in self.counts:
                return self.counts[password]
        return 0 if self.whitelist else THREE

    def valid_from(self) -> tuple[int, int, int]:
        """Year, month and day from which the list is valid, read from its name; zeros if the name has no date.

        >>> LimitList("2026.07 OCG").valid_from()
        (2026, 7, 1)
        """
        found = _DATE.search(self.name)
        return (int(found[1]), int(found[2]), int(found[3] or 1)) if found else (0, 0, 0)


def read_lists(text: str) -> list[LimitList]:
    """Read every list of an lflist.conf; comments, blank lines, and lines without a count are passed over.

    >>> [(one.name, dict(one.counts)) for one in read_lists("#[2026.07 OCG]\\n!2026.07 OCG\\n5851097 0 --a comment")]
    [('2026.07 OCG', {5851097: 0})]
    """
    lists: list[LimitList] = []
    name, counts, whitelist = "", dict[int, int](), False
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith("!"):
            if name:
                lists.append(LimitList(name, counts, whitelist))
            name, counts, whitelist = line[1:].strip(), {}, False
            if not name:
                raise LimitListError(f"line {number}: a list without a name")
        elif line == "$whitelist":
            whitelist = True
        elif line[:1].isdigit() and len(line.split()) > 1:
            entry = _ENTRY.match(line)
            if not name:
                raise LimitListError(f'line {number}: an entry before the first list (a line "!Name")')
            if not entry or int(entry[2]) > THREE:
                raise LimitListError(f"line {number}: {line!r} is not a password and a count from 0 to 3")
            if int(entry[1]) and int(entry[2]) >= 0:  # EDOPro writes -1 for "not decided"; number 0 is no card
                counts[int(entry[1])] = int(entry[2])
    if name:
        lists.append(LimitList(name, counts, whitelist))
    return lists


def list_named(lists: Sequence[LimitList], name: str) -> LimitList:
    """Choose the list whose name contains this one, whole names first.

    >>> list_named(read_lists("!408\\n!2026.07 OCG"), "OCG").name
    '2026.07 OCG'
    """
    for one in lists:
        if one.name == name:
            return one
    for one in lists:
        if name.casefold() in one.name.casefold():
            return one
    raise LimitListError(f"no list is called {name!r}; there are {', '.join(one.name for one in lists) or 'none'}")


def list_valid_on(lists: Sequence[LimitList], year: int, month: int, day: int = 1) -> LimitList:
    """Choose the list that is valid on a date: the newest that is not newer than it.

    >>> list_valid_on(read_lists("!2026.04 OCG\\n!2026.07 OCG"), 2026, 5).name
    '2026.04 OCG'
    """
    valid = [one for one in lists if (0, 0, 0) < one.valid_from() <= (year, month, day)]
    if not valid:
        raise LimitListError(f"no list is valid on {year}-{month:02}-{day:02}")
    return max(valid, key=LimitList.valid_from)
