"""Forbidden & Limited lists as lflist.conf files write them, and the lists that the formats have of their own."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from spellspeed.artworks import NEAR, card_of_artwork
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.known_cards import known_cards

THREE = 3
LARGEST_LISTS: Final = 8 * 1024 * 1024  # a hundred lists of a large program are a twentieth of this
# By format: the file of the list that is valid there.
OWN_LISTS: Final = {"408": "408-2006-03-01.lflist.conf", "master2020": "ocg-2026-07-01.lflist.conf"}
GROUPS: Final = ("forbidden", "limit", "semilimit", "unlimited")
_LAST: Final = 0xFFFF_FFFF
_DATE = re.compile(r"(\d{4})[.\-/年](\d{1,2})(?:[.\-/月](\d{1,2}))?")
_ENTRY = re.compile(r"0*(\d{1,10})\s+(-?\d{1,9})\s*(?:--.*|#.*)?$", re.ASCII)
_LINE_END = re.compile(r"\r\n|\r|\n")


class LimitListError(ValueError):
    """A Forbidden & Limited list cannot be read or chosen; the message names line and reason.

    >>> read_lists("89631139 1")
    Traceback (most recent call last):
    ...
    spellspeed.formats.lflist.LimitListError: line 1: an entry before the first list (a line "!Name")
    """

    def __init__(self, sentence: str, chinese: str) -> None:
        super().__init__(sentence)
        self.chinese = chinese  # the same for a Chinese reader

    def __reduce__(self) -> tuple[object, ...]:
        return LimitListError, (str(self), self.chinese)


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
        # A whitelist names every card it allows; the others share the limit of the card whose name they have.
        names = () if self.whitelist else (card.rule_name,)
        for password in (card.password, *card.artworks, *names):
            if password in self.counts:
                return self.counts[password]
        for password in range(card.password - NEAR + 1, card.password + NEAR):
            if password in self.counts and _is_artwork(password, card):
                return self.counts[password]
        return 0 if self.whitelist else THREE

    def hash(self) -> int:
        """Return the number by which programs on the wire tell lists apart; it does not depend on the order.

        >>> f"{LimitList('none').hash():#010x}"
        '0x7dfcee6a'
        """
        found = 0x7DFC_EE6A
        for password, count in self.counts.items():
            for turn in (18, 27 + count):  # the password is turned to the left by so many bits
                found ^= (password << turn | password >> (32 - turn)) & _LAST
        return found

    def valid_from(self) -> tuple[int, int, int]:
        """Year, month and day from which the list is valid, read from its name; zeros if the name has no date.

        >>> LimitList("2026.07 OCG").valid_from()
        (2026, 7, 1)
        """
        found = _DATE.search(self.name)
        return (int(found[1]), int(found[2]), int(found[3] or 1)) if found else (0, 0, 0)


def _is_artwork(password: int, card: CardFacts) -> bool:
    row_of = known_cards().row_of
    own = card_of_artwork(password, row_of)
    return own is not None and row_of(own) == row_of(card.password)


def read_lists(text: str | bytes) -> list[LimitList]:
    """Read every list of an lflist.conf; comments, blank lines, and lines without a count are passed over.

    >>> [(one.name, dict(one.counts)) for one in read_lists("#[2026.07 OCG]\\n!2026.07 OCG\\n5851097 0 --a comment")]
    [('2026.07 OCG', {5851097: 0})]
    """
    if len(text) > LARGEST_LISTS:
        raise LimitListError(
            f"{len(text)} bytes are too many for Forbidden & Limited lists", f"{len(text)}字节，禁限卡表不能这么大"
        )
    plain = text if isinstance(text, str) else text.decode("utf-8-sig", "replace")
    lists: list[LimitList] = []
    name, counts, whitelist = "", dict[int, int](), False
    for number, raw in enumerate(_LINE_END.split(plain.removeprefix("\ufeff")), 1):
        line = raw.strip()
        if line.startswith("!"):
            if name:
                lists.append(LimitList(name, counts, whitelist))
            name, counts, whitelist = line[1:].strip(), {}, False
            if not name:
                raise LimitListError(f"line {number}: a list without a name", f"第{number}行：这张禁限卡表没有名字")
        elif line == "$whitelist":
            whitelist = True
        elif line[:1].isdigit() and len(line.split(maxsplit=1)) > 1:
            entry = _ENTRY.match(line)
            if not name:
                raise LimitListError(
                    f'line {number}: an entry before the first list (a line "!Name")',
                    f"第{number}行：第一张禁限卡表（“!名字”行）之前就有条目",
                )
            if not entry or int(entry[2]) > THREE or int(entry[1]) > _LAST:
                raise LimitListError(
                    f"line {number}: {line[:40]!r} is not a password and a count from 0 to 3",
                    f"第{number}行：“{line[:40]}”不是密码和0到3的张数",
                )
            if int(entry[1]) and int(entry[2]) >= 0:  # EDOPro writes -1 for "not decided"; number 0 is no card
                counts[int(entry[1])] = int(entry[2])
    if name:
        lists.append(LimitList(name, counts, whitelist))
    return lists


def write_list(one: LimitList, remark: Callable[[int], str] | None = None) -> str:
    """Write a list as an lflist.conf that every program reads; `remark` gives the comment behind a card.

    >>> print(write_list(LimitList("my event", {89631139: 1})), end="")
    !my event
    #limit
    89631139 1
    """
    lines = [f"!{one.name}"]
    if _LINE_END.search(one.name) or not one.name.strip():
        raise LimitListError(f"{one.name!r} cannot be the name of a list", f"“{one.name}”不能作为禁限卡表的名字")
    if one.whitelist:
        lines.append("$whitelist")
    for count, group in enumerate(GROUPS):
        entries = [password for password in one.counts if one.counts[password] == count]
        lines += [f"#{group}"] if entries else []
        lines += [f"{password} {count}{f' --{remark(password)}' if remark else ''}" for password in entries]
    if any(count not in range(THREE + 1) or not 0 < password <= _LAST for password, count in one.counts.items()):
        raise LimitListError(
            f"the list {one.name!r} has an entry that is not a password and a count from 0 to 3",
            f"禁限卡表“{one.name}”中有条目不是密码和0到3的张数",
        )
    return "".join(f"{line}\n" for line in lines)


@cache
def own_list(format: str) -> LimitList:
    """Return the list that is valid in a format.

    >>> own_list("408").name, own_list("master2020").name
    ('2006.03.01 408', '2026.07.01 OCG')
    """
    from importlib.resources import files  # slow to import, and seldom needed

    if format not in OWN_LISTS:
        raise LimitListError(
            f"no format is called {format!r}; there are {', '.join(OWN_LISTS)}",
            f"没有叫“{format}”的环境，有：{'、'.join(OWN_LISTS)}",
        )
    return read_lists(files("spellspeed.data").joinpath(f"lists/{OWN_LISTS[format]}").read_bytes())[0]


def newest_list(lists: Sequence[LimitList], year: int, month: int, day: int) -> LimitList:
    """Choose from a file: its only list, or the newest that is valid on a date.

    >>> newest_list(read_lists("!2026.04 OCG\\n!2026.07 OCG"), 2026, 8, 1).name
    '2026.07 OCG'
    """
    if len(lists) == 1:
        return lists[0]
    try:
        return list_valid_on(lists, year, month, day)
    except LimitListError:
        if not lists:
            raise LimitListError("no list is in it", "里面没有禁限卡表") from None
        names = [one.name for one in lists]
        raise LimitListError(
            f"name one of the lists: {', '.join(names)}", f"请指明其中一张禁限卡表：{'、'.join(names)}"
        ) from None


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
    names = [one.name for one in lists]
    raise LimitListError(
        f"no list is called {name!r}; there are {', '.join(names) or 'none'}",
        f"没有叫“{name}”的禁限卡表，有：{'、'.join(names) or '无'}",
    )


def list_valid_on(lists: Sequence[LimitList], year: int, month: int, day: int = 1) -> LimitList:
    """Choose the list that is valid on a date: the newest that is not newer than it.

    >>> list_valid_on(read_lists("!2026.04 OCG\\n!2026.07 OCG"), 2026, 5).name
    '2026.04 OCG'
    """
    valid = [one for one in lists if (0, 0, 0) < one.valid_from() <= (year, month, day)]
    if not valid:
        date = f"{year}-{month:02}-{day:02}"
        raise LimitListError(f"no list is valid on {date}", f"没有在{date}有效的禁限卡表")
    return max(valid, key=LimitList.valid_from)
