"""Clocks of a match: only the times of its records count, and nothing is forgotten however late somebody looks."""

import pytest

from spellspeed import Deck, IllegalAnswer
from spellspeed.play import Match, MatchRules, PlayerClock, Record, Watch

DECK = Deck(["Mystical Elf"] * 40)
RULES = MatchRules(time_limit=1000, clock=PlayerClock(60, 10))


def begin(first: int = 0, rules: MatchRules = RULES) -> Match:
    """A match in its first duel, after five seconds of throwing, with this player's clock running."""
    match = Match(DECK, DECK, rules=rules, limits=False)
    match.throw(first, "rock", at=3000)
    match.throw(1 - first, "scissors", at=5000)
    match.choose(first, "first", at=5000)
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_clock_of_the_player_who_is_asked_runs_and_an_answer_adds_to_it(seat: int) -> None:
    match = begin(seat)
    assert (match.clock_of(seat), match.clock_of(1 - seat)) == (70_000, 60_000)
    assert (match.clock_of(seat, at=25_000), match.clock_of(1 - seat, at=25_000)) == (50_000, 60_000)
    match.play("end phase", at=25_000)
    assert match.request is not None and match.request.player == 1 - seat
    assert (match.clock_of(seat), match.clock_of(1 - seat)) == (60_000, 60_000)


@pytest.mark.parametrize("seat", [0, 1])
def test_running_out_of_ones_own_time_loses_the_duel_at_that_moment(seat: int) -> None:
    match = begin(seat)
    match.look_at_clock(74_999)
    assert match.stage == "duel"
    match.look_at_clock(300_000)
    assert match.records[-1] == Record("timeout", seat, (), 75_000)
    assert match.results == ((1 - seat, "timeout", 1, False),) and match.stage == "side"
    match.look_at_clock(900_000)
    assert match.stage == "side", "nobody's clock runs between duels"


def test_an_answer_that_comes_too_late_is_refused_and_the_time_is_kept() -> None:
    match = begin()
    with pytest.raises(IllegalAnswer, match=r"ask\.not-at-this-stage"):
        match.answer(0, at=80_000)
    assert match.records[-1].kind == "timeout" and match.score == (0, 1)


def test_a_log_cannot_leave_out_that_time_has_run_out() -> None:
    match = begin()
    for late in (Record("answer", 0, (0,), 75_000), Record("time", -1, (), 75_000), Record("timeout", 1, (), 75_000)):
        before = match.fork()
        with pytest.raises(IllegalAnswer, match=r"ask\.late-record"):
            match.take(late)
        assert match == before
    match.take(Record("timeout", 0, (), 80_000))
    with pytest.raises(IllegalAnswer, match=r"ask\.late-record.*"):
        match.take(Record("side", 0, (), 1_000_000))
    match.take(Record("time", -1, (), 1_000_000))
    match.take(Record("side", 0, (), 1_000_000))


def test_nobody_can_be_timed_out_early_and_time_does_not_go_back() -> None:
    match = begin()
    with pytest.raises(IllegalAnswer, match="player 0 has 69000 left"):
        match.take(Record("timeout", 0, (), 6000))
    with pytest.raises(IllegalAnswer, match=r"ask\.wrong-record"):
        match.take(Record("answer", 0, (0,), 4000))
    untimed = begin(rules=MatchRules())
    with pytest.raises(IllegalAnswer, match="no player has a clock"):
        untimed.take(Record("timeout", 0, (), 6000))


def test_what_runs_out_first_is_recorded_first() -> None:
    match = begin(rules=MatchRules(time_limit=80, clock=PlayerClock(60, 10)))
    match.look_at_clock(500_000)
    assert [(record.kind, record.at) for record in match.records[-2:]] == [("timeout", 75_000), ("time", 80_000)]
    assert match.stage == "side" and match.standing.is_extra
    match = begin(rules=MatchRules(time_limit=70, clock=PlayerClock(60, 10)))
    match.look_at_clock(500_000)
    assert [(record.kind, record.at) for record in match.records[-2:]] == [("time", 70_000), ("timeout", 75_000)]
    assert match.outcome is not None and match.outcome.winner == 1, "after time, whoever leads has won"


def test_each_duel_begins_with_the_whole_time() -> None:
    match = begin()
    match.look_at_clock(75_000)
    match.keep(0, at=75_000)
    match.keep(1, at=75_000)
    assert (match.clock_of(0), match.clock_of(1)) == (60_000, 60_000)


def test_a_match_with_a_clock_of_its_own_records_its_time_and_goes_back_with_it() -> None:
    now = [50.0]
    match = Match(DECK, DECK, limits=False, rules=RULES, clock=Watch(seconds=lambda: now[0]))
    now[0] = 51.5
    match.throw(0, "rock")
    now[0] = 60.0
    match.throw(1, "paper")
    assert [record.at for record in match.records] == [1500, 10_000]
    match.undo()
    match.throw(1, "scissors")
    assert [record.at for record in match.records] == [1500, 1500], "the time that was taken back is not charged"
    assert match.fork().clock is None and match.time_left() == 998_500
    now[0] += 2000
    match.look_at_clock()
    assert match.records[-2].kind == "timeout" and match.records[-1] == Record("time", -1, (), 1_000_000)
