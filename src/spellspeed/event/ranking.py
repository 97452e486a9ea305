"""Standings: match points and the usual tie-breaks as exact fractions; in a bracket, how far somebody came."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, NamedTuple

from spellspeed.event.records import BYE, DRAW, ELIMINATION, LOSS, SWISS, WIN, Player, Round
from spellspeed.event.rules import EventRules

LEAST: Final = Fraction(1, 3)  # no opponent counts for less, so that a weak one spoils nobody's tie-break


class Standing(NamedTuple):
    """The place of a player, and all it depends on, in the order in which it decides.

    >>> Standing(1, False, 4, "Anna", 0, 9, Fraction(1, 2), Fraction(1, 2), 0, 3, 0, 0, 0, "in").points
    9
    """

    place: int  # 0: disqualified
    shared: bool  # somebody else has the same place
    player: int
    name: str
    reached: int  # rounds of elimination that were survived, and 1 for being in the bracket; 0 outside it
    points: int
    opponents: Fraction  # the average share of points that the opponents have won
    opponents_opponents: Fraction  # the average of the same number of the opponents
    lost_rounds: int  # the sum of the squares of the numbers of the rounds that were lost: later is better
    wins: int
    losses: int
    draws: int
    byes: int
    status: str  # "in", "dropped" or "disqualified"

    @property
    def tie_breaks(self) -> tuple[Fraction, Fraction, int]:
        """What decides between equal points.

        >>> Standing(1, False, 4, "Anna", 0, 9, LEAST, LEAST, 4, 3, 0, 0, 0, "in").tie_breaks
        (Fraction(1, 3), Fraction(1, 3), 4)
        """
        return self.opponents, self.opponents_opponents, self.lost_rounds

    @property
    def key(self) -> tuple[object, ...]:
        """What decides the place; equal keys share one.

        >>> Standing(1, False, 4, "Anna", 0, 9, LEAST, LEAST, 4, 3, 0, 0, 0, "in").key[1:3]
        (9, Fraction(1, 3))
        """
        return (self.reached, self.points, *self.tie_breaks)


class Record(NamedTuple):
    """What the Swiss rounds gave a player.

    >>> Record(("win", "loss"), (2, 3), 0, (2,)).count("win")
    1
    """

    outcomes: tuple[str, ...]  # of the rounds that count
    opponents: tuple[int, ...]
    byes: int
    lost: tuple[int, ...]  # the numbers of the rounds

    def count(self, outcome: str) -> int:
        """How often something came out.

        >>> Record(("win", "win"), (), 2, ()).count("win")
        2
        """
        return self.outcomes.count(outcome)

    def points(self, rules: EventRules) -> int:
        """The match points.

        >>> Record(("win", "draw", "loss"), (2, 3, 4), 0, (3,)).points(EventRules())
        4
        """
        return rules.win_points * self.count(WIN) + rules.draw_points * self.count(DRAW)

    def share(self, rules: EventRules) -> Fraction:
        """The share of the points that could be won, at least a third.

        >>> Record(("win", "draw", "loss"), (2, 3, 4), 0, (3,)).share(EventRules())
        Fraction(4, 9)
        """
        if not self.outcomes:
            return LEAST
        return max(LEAST, Fraction(self.points(rules), rules.win_points * len(self.outcomes)))


def record_of(player: Player, rounds: Sequence[Round], kind: str = SWISS) -> Record:
    """Gather what the Swiss rounds, or those of the bracket, gave a player; open matches do not count yet.

    >>> record_of(Player(1, "Anna", missed={1: "loss"}), [Round(1, "swiss", ())]).lost
    (1,)
    """
    outcomes: list[str] = []
    opponents: list[int] = []
    lost: list[int] = []
    byes = 0
    for round in rounds:
        if round.kind != kind:
            continue
        pairing = round.find(player.number)
        missed = player.missed.get(round.number, "")
        outcome = pairing.outcome_of(player.number) if pairing else (WIN if missed == BYE else missed)
        if not outcome:
            continue
        outcomes.append(outcome)
        other = pairing.other(player.number) if pairing else None
        if other is not None:
            opponents.append(other)
        elif pairing or missed == BYE:  # also a bye that was lost by penalty has been had
            byes += 1
        if outcome == LOSS:
            lost.append(round.number)
    return Record(tuple(outcomes), tuple(opponents), byes, tuple(lost))


def average(values: Sequence[Fraction]) -> Fraction:
    """Return the average, or a third where there is nothing to take it of.

    >>> average([Fraction(1), Fraction(1, 2)])
    Fraction(3, 4)
    """
    return sum(values, Fraction(0)) / len(values) if values else LEAST


def rank(
    players: Mapping[int, Player], rounds: Sequence[Round], rules: EventRules, seeds: Sequence[int] = ()
) -> list[Standing]:
    """Return the standings; who shares a place stands in the order of entry, who left before any match not at all.

    >>> [one.place for one in rank({1: Player(1, "Anna"), 2: Player(2, "Bo")}, [], EventRules())]
    [1, 1]
    """
    players = {number: one for number, one in players.items() if _takes_part(one, rounds)}
    records = {number: record_of(player, rounds) for number, player in players.items()}
    shares = {number: record.share(rules) for number, record in records.items()}
    above = {number: average([shares[other] for other in record.opponents]) for number, record in records.items()}
    reached = {number: _reached(number, rounds) if number in seeds else 0 for number in players}
    standings: list[Standing] = []
    for number, player in players.items():
        record = records[number]
        # Where there is nothing but a bracket, its matches are what is told of a player.
        told = record_of(player, rounds, ELIMINATION) if rules.form == ELIMINATION else record
        standings.append(
            Standing(
                *(0, False, number, player.name, reached[number], record.points(rules), above[number]),
                average([above[other] for other in record.opponents]),
                sum([lost * lost for lost in record.lost]),
                *(told.count(WIN), told.count(LOSS), told.count(DRAW), told.byes),
                "disqualified" if player.disqualified else "in" if player.is_in else "dropped",
            )
        )
    return _place(standings)


def _takes_part(player: Player, rounds: Sequence[Round]) -> bool:
    """Whether somebody is in, or was seated once, or is told of because of a disqualification."""
    return player.is_in or player.disqualified or any(round.find(player.number) for round in rounds)


def _reached(player: int, rounds: Sequence[Round]) -> int:
    """How far somebody of the bracket came: 1, and one more for each round of it that he won."""
    pairings = [round.find(player) for round in rounds if round.kind == ELIMINATION]
    return 1 + sum([pairing is not None and pairing.outcome_of(player) == WIN for pairing in pairings])


def _place(standings: list[Standing]) -> list[Standing]:
    """The standings in their order, with places; who is disqualified has none and stands at the end."""
    ranked = [one for one in standings if one.status != "disqualified"]
    ranked.sort(key=lambda one: one.player)
    ranked.sort(key=lambda one: (one.reached, one.points, one.tie_breaks), reverse=True)
    placed: list[Standing] = []
    for _, alike in groupby(ranked, key=lambda one: one.key):
        equals = list(alike)
        place = len(placed) + 1
        placed += [one._replace(place=place, shared=len(equals) > 1) for one in equals]
    return placed + [one for one in standings if one.status == "disqualified"]
