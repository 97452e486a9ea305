"""What the organiser of an event has chosen, as plain data."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from json import dumps, loads
from math import ceil, log2
from typing import Any, Final, TypeGuard

from spellspeed.event.refused import EventRefused, Fact, refuse
from spellspeed.formats.lflist import LimitList
from spellspeed.packaged_decks import FORMATS

FORMS: Final = ("swiss", "elimination", "swiss+cut")
LATE: Final = ("loss", "bye")
BRACKETS: Final = ("seeded", "drawn")
MOST_PLAYERS: Final = 10_000
USUAL_MATCH: Final = {"duels": 3, "wins": 2, "time_limit": 2400}  # seconds
_Limits = LimitList | str | None


@dataclass(frozen=True)
class EventRules:
    """How an event is played; the defaults are those of an official one.

    rule: tournament.rules.organiser-sets-408-rules

    >>> EventRules(form="swiss+cut", top=4, format="408", list="none").usual_rounds(12)
    4
    """

    form: str = "swiss"
    rounds: int | None = None  # of the Swiss part; None: as many as are usual for the number of players
    top: int = 8  # how many go on after the Swiss part of "swiss+cut"
    format: str = "master2020"
    list: str | dict[str, Any] = "own"  # "own", "none", or the organiser's: {"name": …, "counts": {password: copies}}
    registration: bool = False  # a deck registration sheet is asked for
    japanese_prints_only: bool = False
    match: dict[str, Any] = field(default_factory=lambda: dict(USUAL_MATCH))  # read here: "wins"; all else is handed on
    # A round that somebody missed who came late: a loss, since a bye is a win and coming late would pay.
    late: str = "loss"
    bracket: str = "seeded"  # by the standings (by the order of entry where there are none), or drawn
    win_points: int = 3
    draw_points: int = 1
    seed: int = 0

    @property
    def wins(self) -> int:
        """How many duels win a match.

        >>> EventRules().wins
        2
        """
        return int(self.match["wins"])

    def usual_rounds(self, players: int) -> int:
        """Return how many Swiss rounds are played: so many that at most one player can win them all.

        >>> [EventRules().usual_rounds(players) for players in (2, 8, 9, 32, 33, 200)]
        [1, 3, 4, 5, 6, 8]
        """
        return self.rounds if self.rounds is not None else max(1, ceil(log2(max(2, players))))

    def limits(self) -> _Limits:
        """Return the Forbidden & Limited list as `Deck.check` wants it.

        >>> EventRules(list={"name": "ours", "counts": {"89631139": 1}}).limits().counts
        {89631139: 1}
        """
        if isinstance(self.list, str):
            return None if self.list == "none" else self.list
        counts = {int(password): count for password, count in self.list["counts"].items()}
        return LimitList(self.list["name"], counts, bool(self.list.get("whitelist", False)))

    def to_json(self) -> dict[str, Any]:
        """Return the rules as plain JSON.

        >>> EventRules.read(EventRules(top=4).to_json()).top
        4
        """
        return asdict(self)

    @staticmethod
    def read(body: Mapping[str, Any]) -> "EventRules":
        """Return rules from plain JSON; what is not said is as usual.

        >>> EventRules.read({"format": "409"})
        Traceback (most recent call last):
        ...
        spellspeed.event.refused.EventRefused: "format" is '409'; it must be one of master2020, 408.
        """
        known = [one.name for one in fields(EventRules)]
        for name, value in body.items():
            if name not in known:
                raise refuse("unknown-setting", name=str(name), known=", ".join(known))
            wrong = _wrong(name, value)
            if wrong:
                raise wrong
        read = {**body, "match": {**USUAL_MATCH, **body.get("match", {})}}
        if isinstance(body.get("list"), Mapping):
            counts = {str(int(password)): count for password, count in body["list"]["counts"].items()}
            read["list"] = {"name": body["list"]["name"].strip(), "counts": counts}
            read["list"]["whitelist"] = bool(body["list"].get("whitelist", False))
        return EventRules(**read)


def _wrong(name: str, value: object) -> EventRefused | None:
    """What is wrong with a setting."""
    choices = {"form": FORMS, "format": FORMATS, "late": LATE, "bracket": BRACKETS}
    least = {"top": 2, "rounds": 1, "win_points": 1, "draw_points": 0, "seed": None}
    if name in choices and value not in choices[name]:
        return _must(name, value, ("one of " + ", ".join(choices[name]), "以下之一：" + "、".join(choices[name])))
    if name in ("registration", "japanese_prints_only") and not isinstance(value, bool):
        return _must(name, value, ("true or false", "true或false"))
    if name in least and not (name == "rounds" and value is None):
        low = least[name]
        if not is_number(value) or (low is not None and not low <= value <= MOST_PLAYERS):
            wanted = ("a whole number", "整数") if low is None else (f"a whole number from {low}", f"不小于{low}的整数")
            return _must(name, value, wanted)
    if name == "list":
        return _wrong_list(value)
    if name == "match":
        wins = value.get("wins", 2) if isinstance(value, Mapping) else None
        if not is_number(wins) or not 1 <= wins <= 99 or not is_plain(value):
            return _must(name, value, ('plain settings with "wins" from 1 to 99', "普通的设置，“wins”为1到99"))
    return None


def _wrong_list(value: object) -> EventRefused | None:
    """What is wrong with the Forbidden & Limited list of an event."""
    if value in ("own", "none"):
        return None
    wanted = (
        '"own", "none" or {"name": …, "counts": {password: 0 to 3}}',
        "“own”、“none”或{“name”: …, “counts”: {密码: 0到3}}",
    )
    if not isinstance(value, Mapping) or not isinstance(value.get("name"), str) or not value["name"].strip():
        return _must("list", value, wanted)
    counts = value.get("counts")
    if set(value) - {"name", "counts", "whitelist"} or not isinstance(counts, Mapping):
        return _must("list", value, wanted)
    for password, count in counts.items():
        if not str(password).isascii() or not str(password).isdigit() or not is_number(count) or not 0 <= count <= 3:
            return _must("list", {password: count}, wanted)
    return None


def is_number(value: object) -> TypeGuard[int]:
    """Whether this is a whole number, not true or false.

    >>> is_number(3), is_number(True), is_number("3")
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def is_plain(value: object) -> bool:
    """Whether this comes back from JSON as it is.

    >>> is_plain({"wins": 2}), is_plain({2: 2}), is_plain({2})
    (True, False, False)
    """
    try:
        return bool(loads(dumps(value, allow_nan=False)) == value)
    except (TypeError, ValueError, RecursionError):
        return False


def _must(name: str, value: object, wanted: Fact) -> EventRefused:
    shown = repr(value)
    return refuse("wrong-setting", name=name, value=shown if len(shown) <= 80 else shown[:79] + "…", wanted=wanted)
