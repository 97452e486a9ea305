"""What tests of events share: an organiser who makes one, plays rounds and is refused."""

from collections.abc import Mapping
from typing import Any

import pytest

from spellspeed.event import EventRefused, Tournament

NAMES = (
    "Anna",
    "Bo",
    "Cem",
    "Dee",
    "Eva",
    "Finn",
    "Gus",
    "Hana",
    "Ivo",
    "Jun",
    "Kai",
    "Lea",
    "Max",
    "Nia",
    "Oki",
    "Pia",
)


def enter(count: int, **rules: Any) -> Tournament:
    """An event that so many have entered."""
    t = Tournament()
    t.accept("new", {"name": "Sunday", "rules": rules})
    for name in NAMES[:count]:
        t.accept("enter", {"name": name})
    return t


def begin(count: int, **rules: Any) -> Tournament:
    """An event of so many that has started."""
    t = enter(count, **rules)
    t.accept("start", {})
    return t


def by_hand(t: Tournament, *couples: str) -> None:
    """Pair a round as it is said: "Anna Bo", or "Anna" alone for a bye."""
    seats = [couple.split() for couple in couples]
    t.accept("pair", {"pairings": [[seat[0], seat[1] if len(seat) > 1 else None] for seat in seats]})


def report(t: Tournament, **scores: str) -> None:
    """Enter results: the player's duels first, as in `Anna="2-1"`."""
    for name, score in scores.items():
        t.accept("result", {"player": name, "score": [int(part) for part in score.split("-")]})


def first_wins(t: Tournament) -> None:
    """The first player of every open match wins it."""
    for table in t.next_step().tables:
        t.accept("result", {"table": table, "score": [t.config.wins, 0]})


def refused(t: Tournament, kind: str, body: Mapping[str, Any]) -> EventRefused:
    """The event refuses a row, says why in both languages, and is as it was."""
    before = repr(vars(t))
    with pytest.raises(EventRefused) as caught:
        t.accept(kind, body)
    assert repr(vars(t)) == before
    assert caught.value.sentence("en") != caught.value.sentence("zh")
    return caught.value


def names(t: Tournament, round: int) -> list[tuple[str, str]]:
    """Who plays whom in a round, by table; nobody is ""."""
    called = {number: player.name for number, player in t.players.items()}
    return [
        (called[one], called[other] if other else "")
        for one, other in [each.players for each in t.rounds[round - 1].pairings]
    ]


def points(t: Tournament) -> dict[str, int]:
    """The match points of everybody."""
    return {one.name: one.points for one in t.standings()}
