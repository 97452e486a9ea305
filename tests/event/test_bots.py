"""Bots at an event: their matches follow from seed, round and table, however often the run is broken off."""

import itertools
from pathlib import Path

import pytest

from event.desk import Organiser
from spellspeed.event import bots
from spellspeed.event.bots import Match, play_match, play_matches


def make_event(organiser: Organiser, count: int = 5) -> None:
    organiser.does("new Cup --seed 11 --wins 1 --format 408", f"enter --bots {count}")


def test_bots_play_an_event_to_its_end(organiser: Organiser) -> None:
    make_event(organiser)
    told = organiser.does("run")
    t = organiser.event()
    assert t.finished and len(t.rounds) == 3
    assert all(round.is_over for round in t.rounds)
    assert "Round 3, table 2" in told and "The event is over" in told


def test_a_run_that_is_broken_off_ends_as_one_that_is_not(
    organiser: Organiser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make_event(organiser)
    organiser.does("run")
    other = Organiser(tmp_path / "other.db", capsys)
    make_event(other)
    play, played = bots.play_match, itertools.count(1)

    def be_disturbed(match: Match) -> tuple[int, int, int]:
        if next(played) % 3 == 0:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr(bots, "play_match", be_disturbed)
    codes = [other.types("run").code]
    while codes[-1] == 130:
        codes.append(other.types("run").code)
    assert len(codes) > 2 and codes[-1] == 0
    assert other.event().standings() == organiser.event().standings()
    assert other.event().rounds == organiser.event().rounds


def test_several_processes_play_the_same_matches(
    organiser: Organiser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_event(organiser, 4)
    organiser.does("run")
    other = Organiser(tmp_path / "other.db", capsys)
    make_event(other, 4)
    other.does("run --jobs 2")
    assert other.event().rounds == organiser.event().rounds


def test_where_people_play_too_the_run_stops_for_them(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 11 --wins 1 --format 408", "enter --bots 2", "enter Ann Bob", "start", "pair")
    told = organiser.does("run")
    t = organiser.event()
    people = {player.number for player in t.players.values() if not player.member}
    for pairing in t.rounds[0].pairings:
        assert (pairing.result is None) == bool(people & set(pairing.players))
    assert "wait for people" in told and "Enter the results of round 1" in told


def test_a_run_needs_bots_with_decks(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob")
    assert "enter --bots 8" in organiser.cannot("run")
    organiser.does("enter Hal --bot greedy")
    assert "no deck: Hal" in organiser.cannot("run")
    assert "there is no 'deep'; there are random, greedy" in organiser.cannot("enter Eve --bot deep")


def test_further_bots_get_names_that_are_free(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter --bots 2", "enter --bots 2")
    assert [player.name for player in organiser.event().players.values()] == ["Bot 1", "Bot 2", "Bot 3", "Bot 4"]
    assert "1 to 1000" in organiser.cannot("enter --bots 0")


def prepare(**changed: object) -> Match:
    sheet = {"main": [15025844] * 40}
    return Match(5, ("random", "random"), (sheet, sheet), "408", 3, 2, False)._replace(**changed)  # type: ignore[arg-type]


def winners(monkeypatch: pytest.MonkeyPatch, *order: int | None) -> None:
    left = list(order)
    monkeypatch.setattr(bots, "play_duel", lambda *_: left.pop(0))


@pytest.mark.parametrize(
    "order, decided, score",
    [
        ((0, 0), False, (2, 0, 0)),
        ((0, 1, 1), False, (1, 2, 0)),
        ((0, None, None), False, (1, 0, 2)),
        ((0, 1, None), False, (1, 1, 1)),
        ((0, 1, None, 1), True, (1, 2, 1)),
        ((None, None, None, 0), True, (1, 0, 3)),
    ],
)
def test_a_match_is_over_when_it_is_won_or_all_duels_are_played_or_somebody_must_win(
    monkeypatch: pytest.MonkeyPatch, order: tuple[int | None, ...], decided: bool, score: tuple[int, int, int]
) -> None:
    winners(monkeypatch, *order)
    assert play_match(prepare(decided=decided)) == score


def test_greedy_bots_play_too() -> None:
    (score,) = play_matches([prepare(bots=("greedy", "random"), wins=1, duels=1)])
    assert sum(score) == 1
