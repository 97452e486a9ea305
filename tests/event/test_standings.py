"""Standings: an event reckoned by hand, ties that share a place, and random events against a second reckoning."""

import sys
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from organising import begin, by_hand, report
from samples import examples

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.hold_tournaments import Holding
from tools.reckon_again import Ledger, reckon

from spellspeed.event import Tournament


def played() -> Tournament:
    """Five players, three rounds, each with a bye."""
    t = begin(5, rounds=3)
    by_hand(t, "Anna Bo", "Cem Dee", "Eva")
    report(t, Anna="2-0", Cem="2-1")
    by_hand(t, "Anna Cem", "Eva Bo", "Dee")
    report(t, Anna="2-1", Eva="1-1")
    by_hand(t, "Anna Eva", "Cem Bo", "Dee")
    return t


def test_the_numbers_of_an_event_reckoned_by_hand() -> None:
    t = played()
    report(t, Anna="2-0", Bo="2-0")
    # Points of 9: Anna 9, Eva 3+1 = 4, Bo 0+1+3 = 4, Cem 3, Dee 6 (two byes). Shares: 1, 4/9, 4/9, 1/3, 2/3.
    third, four = Fraction(1, 3), Fraction(4, 9)
    above = {
        "Anna": (four + third + four) / 3,  # Bo, Cem, Eva
        "Bo": (1 + four + third) / 3,  # Anna, Eva, Cem
        "Cem": (Fraction(2, 3) + 1 + four) / 3,  # Dee, Anna, Bo
        "Dee": third,  # Cem
        "Eva": (four + 1) / 2,  # Bo, Anna
    }
    beyond = {
        "Anna": (above["Bo"] + above["Cem"] + above["Eva"]) / 3,
        "Bo": (above["Anna"] + above["Eva"] + above["Cem"]) / 3,
        "Cem": (above["Dee"] + above["Anna"] + above["Bo"]) / 3,
        "Dee": above["Cem"],
        "Eva": (above["Bo"] + above["Anna"]) / 2,
    }
    lost = {"Anna": 0, "Bo": 1, "Cem": 2 * 2 + 3 * 3, "Dee": 1, "Eva": 3 * 3}
    standings = t.standings()
    assert [(one.place, one.name, one.points) for one in standings] == [
        (1, "Anna", 9),
        (2, "Dee", 6),
        (3, "Eva", 4),  # 13/18 of the opponents beats Bo's 16/27
        (4, "Bo", 4),
        (5, "Cem", 3),
    ]
    assert {one.name: one.tie_breaks for one in standings} == {
        name: (above[name], beyond[name], lost[name]) for name in above
    }
    assert [(one.wins, one.losses, one.draws, one.byes) for one in standings][1:3] == [(2, 1, 0, 2), (1, 1, 1, 1)]


def test_an_open_match_does_not_count_yet() -> None:
    t = played()
    numbers = {one.name: (one.points, one.losses) for one in t.standings()}
    assert numbers == {"Anna": (6, 0), "Eva": (4, 0), "Dee": (6, 1), "Bo": (1, 1), "Cem": (3, 1)}


def test_who_is_equal_in_everything_shares_a_place() -> None:
    t = begin(4, rounds=2)
    by_hand(t, "Anna Bo", "Cem Dee")
    report(t, Anna="2-0", Cem="2-0")
    assert [(one.place, one.shared, one.name) for one in t.standings()] == [
        (1, True, "Anna"),
        (1, True, "Cem"),
        (3, True, "Bo"),
        (3, True, "Dee"),
    ]


def test_losing_later_is_better() -> None:
    """Anna and Bo have met the same opponents with the same numbers; Anna lost the first round and Bo the second."""
    t = begin(4, rounds=2)
    by_hand(t, "Anna Cem", "Bo Dee")
    report(t, Cem="2-0", Bo="2-0")
    by_hand(t, "Anna Dee", "Bo Cem")
    report(t, Anna="2-0", Cem="2-0")
    later, earlier = [each for each in t.standings() if each.name in ("Anna", "Bo")]
    assert (later.name, later.lost_rounds, earlier.name, earlier.lost_rounds) == ("Bo", 4, "Anna", 1)
    assert later.key[:4] == earlier.key[:4] and later.place + 1 == earlier.place


def test_points_are_what_the_organiser_has_set() -> None:
    t = begin(2, rounds=1, win_points=2, draw_points=1)
    by_hand(t, "Anna Bo")
    report(t, Anna="1-1")
    assert [(one.points, one.opponents) for one in t.standings()] == [(1, Fraction(1, 2))] * 2


def test_standings_hold_no_inexact_number() -> None:
    t = played()
    for one in t.standings():
        assert not [value for value in one if isinstance(value, float)]


@examples(25)
@given(st.integers(0, 10**9))
def test_a_random_event_holds_what_every_event_must_hold(seed: int) -> None:
    """Repetitions, byes, tie-breaks, the fold at every row, refusals: `tools/hold_tournaments.py` says what."""
    holding = Holding(seed, 16)
    holding.hold()
    assert holding.counted["standings checked"] > 1 and holding.t.stage == "finished"


@pytest.mark.parametrize("seed", [3, 14])
def test_a_larger_random_event_holds_it_too(seed: int) -> None:
    holding = Holding(seed, 70)
    holding.hold()
    numbers = {one.player: (one.points, *one.tie_breaks) for one in holding.t.standings()}
    assert numbers == reckon(Ledger(holding.t.rows))
