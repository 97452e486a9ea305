"""What a match is made of: plain records, each with its kind, its seat, what belongs to it and its time."""

from typing import Any, Final, NamedTuple

from spellspeed.arguments import show
from spellspeed.play.throws import THROWS
from spellspeed.rulebook.book import Pair, Refusal
from spellspeed.rulebook.errors import IllegalAnswer

TABLE: Final = -1  # the seat of a record that neither player made
THROW: Final = "throw"  # (rock, paper or scissors)
CHOOSE: Final = "choose"  # (first or second)
ANSWER: Final = "answer"  # the picks
SURRENDER: Final = "surrender"  # the duel is given up
SIDE: Final = "side"  # (Main, Extra and Side Deck as passwords), or nothing: everything stays as it was
CONCEDE: Final = "concede"  # the match is given up
TIME: Final = "time"  # the time of the match has run out
TIMEOUT: Final = "timeout"  # the time of this player has run out
RULING: Final = "ruling"  # a judge's: ("duel", winner), ("match", winner) or ("time", milliseconds that are added)

BY_PLAYERS: Final = (THROW, CHOOSE, ANSWER, SURRENDER, SIDE, CONCEDE, TIMEOUT)
BY_THE_TABLE: Final = (TIME, RULING)
KINDS: Final = (*BY_PLAYERS, *BY_THE_TABLE)
MOST_TIME: Final = 10**12  # milliseconds
MOST_NUMBERS: Final = 1000  # in one record
ORDERS: Final = ("first", "second")
RULINGS: Final = ("duel", "match", "time")


class Record(NamedTuple):
    """One thing that happened in a match; `at` is in whole milliseconds since the match began.

    >>> Record("throw", 0, ("rock",)).to_json()
    ['throw', 0, ['rock'], 0]
    """

    kind: str
    seat: int
    body: tuple[Any, ...] = ()
    at: int = 0

    def to_json(self) -> list[Any]:
        """Return the record as plain lists."""
        body = [list(part) if isinstance(part, tuple) else part for part in self.body]
        return [self.kind, self.seat, body, self.at]

    @staticmethod
    def from_json(plain: object) -> "Record":
        """Read a record from plain lists; whether it is a possible one is seen when a match takes it.

        >>> Record.from_json(["answer", 1, [3], 2500])
        Record(kind='answer', seat=1, body=(3,), at=2500)
        """
        if not isinstance(plain, list | tuple) or len(plain) != 4 or not isinstance(plain[2], list | tuple):
            raise IllegalRecord(wrong(f"{show(plain)} is not [kind, seat, [body], at]", f"记录是{show(plain)}"))
        body = tuple([tuple(part) if isinstance(part, list) else part for part in plain[2]])
        record = Record(plain[0], plain[1], body, plain[3])
        check_record(record)
        return record


class IllegalRecord(IllegalAnswer):
    """A record that a match does not take; `refusal` names the rule, and nothing is changed.

    >>> IllegalRecord(Refusal.by("ask.match-over")).refusal.rule
    'ask.match-over'
    """


def refuse(rule_id: str, *facts: Pair) -> IllegalRecord:
    """Return the error that a rule forbids a record, with the facts in English and Chinese.

    >>> print(refuse("ask.match-over"))
    The match is over: nothing more can be done in it. [ask.match-over, ours]
    """
    return IllegalRecord(Refusal.by(rule_id, facts))


def wrong(english: str, chinese: str) -> Refusal:
    """Return the refusal of something that is no record.

    >>> wrong("the kind is 'sleep'", "种类是sleep").rule
    'ask.wrong-record'
    """
    return Refusal.by("ask.wrong-record", ((english, chinese),))


def check_record(record: Record) -> None:
    """Raise an error if this cannot be a record of any match.

    >>> check_record(Record("throw", 0, ("well",)))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    spellspeed.play.records.IllegalRecord: A record ... Here: the body of throw is ('well',). [ask.wrong-record, ours]
    """
    kind, seat, body, at = record
    if kind not in KINDS:
        listed = ", ".join(KINDS)
        raise IllegalRecord(
            wrong(f"the kind is {show(kind)}; there are {listed}", f"种类是{show(kind)}，可用：{listed}")
        )
    if type(seat) is not int or seat not in ((0, 1) if kind in BY_PLAYERS else (TABLE,)):
        raise IllegalRecord(wrong(f"the seat of {kind} is {show(seat)}", f"{kind}的座位是{show(seat)}"))
    if type(at) is not int or not 0 <= at <= MOST_TIME:
        raise IllegalRecord(wrong(f"the time is {show(at)}", f"时间是{show(at)}"))
    if not isinstance(body, tuple) or not _fits(kind, body):
        raise IllegalRecord(wrong(f"the body of {kind} is {show(body)}", f"{kind}的内容是{show(body)}"))


def _fits(kind: str, body: tuple[Any, ...]) -> bool:
    """Whether this can belong to a record of that kind."""
    if kind == ANSWER:
        return len(body) <= MOST_NUMBERS and all(type(pick) is int for pick in body)
    if kind == THROW:
        return len(body) == 1 and isinstance(body[0], str) and body[0] in THROWS
    if kind == CHOOSE:
        return len(body) == 1 and isinstance(body[0], str) and body[0] in ORDERS
    if kind == SIDE:
        return not body or (len(body) == 3 and all(_is_section(section) for section in body))
    if kind == RULING:
        known = len(body) == 2 and isinstance(body[0], str) and body[0] in RULINGS and type(body[1]) is int
        return known and (0 < body[1] <= MOST_TIME if body[0] == "time" else body[1] in (0, 1))
    return body == ()


def _is_section(section: object) -> bool:
    return isinstance(section, tuple) and len(section) <= MOST_NUMBERS and all(type(card) is int for card in section)
