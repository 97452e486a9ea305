"""What a tournament is made of: rows of its log, players, pairings with their results, rounds, penalties."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple
from unicodedata import normalize

SWISS: Final = "swiss"
ELIMINATION: Final = "elimination"
WIN: Final = "win"
LOSS: Final = "loss"
DRAW: Final = "draw"
PLAYED: Final = "played"
BYE: Final = "bye"
NO_SHOW: Final = "no-show"
DOUBLE_LOSS: Final = "double-loss"
LEFT: Final = "left"  # a player left the event before the match was over
PENALTY: Final = "penalty"
WARNING: Final = "warning"
GAME_LOSS: Final = "game-loss"
MATCH_LOSS: Final = "match-loss"
DISQUALIFICATION: Final = "disqualification"
PENALTIES: Final = (WARNING, GAME_LOSS, MATCH_LOSS, DISQUALIFICATION)


class Row(NamedTuple):
    """One row of an event's log, plain JSON; `number` counts from 1.

    >>> Row(1, "new", {"name": "Sunday"}, "").kind
    'new'
    """

    number: int
    kind: str
    body: dict[str, Any]
    at: str = ""


@dataclass(frozen=True)
class Player:
    """Somebody who has entered.

    >>> Player(1, "Anna").is_in
    True
    """

    number: int
    name: str
    member: str = ""  # the number on a membership card, or whatever the organiser notes
    missed: dict[int, str] = field(default_factory=dict)  # rounds that were paired before he came: "loss" or "bye"
    sheet: dict[str, Any] | None = None  # the deck registration sheet
    left: int | None = None  # the rounds that were paired when he left
    disqualified: bool = False

    @property
    def is_in(self) -> bool:
        """Whether he will be paired again.

        >>> Player(1, "Anna", left=2).is_in
        False
        """
        return self.left is None


@dataclass(frozen=True)
class Result:
    """How a match ended: what it is for each player ("win", "loss", "draw"), the duels, and how it came about.

    >>> Result(("win", "loss"), (2, 1, 0)).how
    'played'
    """

    outcome: tuple[str, str]
    score: tuple[int, int, int]  # duels won by the first and by the second, and drawn ones
    how: str = PLAYED


@dataclass(frozen=True)
class Pairing:
    """A match of a round, or a bye, where there is no second player.

    >>> Pairing(1, (3, None)).is_bye
    True
    """

    table: int
    players: tuple[int, int | None]
    reported: Result | None = None  # what was written on the slip
    gone: tuple[int, ...] = ()  # who left the event before the match was over
    result: Result | None = None  # what counts: the slip, with penalties and leaving

    @property
    def is_bye(self) -> bool:
        """Whether nobody sits on the other side.

        >>> Pairing(1, (3, 4)).is_bye
        False
        """
        return self.players[1] is None

    def outcome_of(self, player: int) -> str:
        """Return "win", "loss", "draw" or, while the match is open, nothing.

        >>> Pairing(1, (3, 4), result=Result(("win", "loss"), (2, 0, 0))).outcome_of(4)
        'loss'
        """
        return self.result.outcome[self.players.index(player)] if self.result else ""

    def other(self, player: int) -> int | None:
        """Return the opponent of a player.

        >>> Pairing(1, (3, 4)).other(4)
        3
        """
        return self.players[1 - self.players.index(player)]


@dataclass(frozen=True)
class Round:
    """A round that was paired; `number` counts through Swiss and elimination.

    >>> Round(1, "swiss", (Pairing(1, (1, 2)),)).open_tables
    (1,)
    """

    number: int
    kind: str
    pairings: tuple[Pairing, ...]

    @property
    def open_tables(self) -> tuple[int, ...]:
        """The tables without a result.

        >>> Round(1, "swiss", (Pairing(1, (3, 4), result=Result(("win", "loss"), (2, 0, 0))),)).open_tables
        ()
        """
        return tuple([pairing.table for pairing in self.pairings if pairing.result is None])

    @property
    def is_over(self) -> bool:
        """Whether every match has a result.

        >>> Round(1, "swiss", (Pairing(1, (1, 2)),)).is_over
        False
        """
        return not self.open_tables

    def find(self, player: int) -> Pairing | None:
        """Return the pairing of a player.

        >>> Round(1, "swiss", (Pairing(1, (1, 2)),)).find(2).table
        1
        """
        return self.seats.get(player)

    @cached_property
    def seats(self) -> dict[int, Pairing]:
        """Where each player sits.

        >>> list(Round(1, "swiss", (Pairing(1, (1, 2)), Pairing(2, (3, None)))).seats)
        [1, 2, 3]
        """
        return {player: pairing for pairing in self.pairings for player in pairing.players if player is not None}


def fold_name(name: str) -> str:
    """Return a name as it is compared: neither case, width nor spaces tell two people apart.

    >>> fold_name(" Ａnna  Lee") == fold_name("anna lee")
    True
    """
    return " ".join(normalize("NFKC", name).casefold().split())


def name_players(players: Iterable[Player]) -> tuple[str, str]:
    """Return names as they are listed in both languages, the first few of many.

    >>> name_players([Player(1, "Anna"), Player(2, "Bo")])
    ('Anna, Bo', 'Anna、Bo')
    """
    names = [player.name for player in players]
    more, more_zh = (f" and {len(names) - 8} more", f"等{len(names)}名") if len(names) > 8 else ("", "")
    return ", ".join(names[:8]) + more, "、".join(names[:8]) + more_zh


@dataclass(frozen=True)
class Penalty:
    """What a judge gave a player, and the round whose match it concerns.

    >>> Penalty(7, 1, "warning", 2).reason
    ''
    """

    number: int  # of the row that gave it
    player: int
    penalty: str
    round: int
    reason: str = ""
    removed: bool = False  # it took him out of the event
