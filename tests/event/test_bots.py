"""Bots at an event: their matches follow from seed, round and table, however often the run is broken off."""

import itertools
from pathlib import Path

import pytest

from event.desk import Organiser
from spellspeed.event import bots
from spellspeed.event.bots import BotTable, Score, play_tables, prepare_table
from spellspeed.event.store import Store
from spellspeed.event.tournament import Tournament


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
    play, played = bots.play_table, itertools.count(1)

    def be_disturbed(table: BotTable) -> Score:
        if next(played) % 3 == 0:
            raise KeyboardInterrupt
        return play(table)

    monkeypatch.setattr(bots, "play_table", be_disturbed)
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


def test_a_table_is_played_by_its_seed_and_by_the_rules_of_the_event(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 11 --wins 3 --format 408 --form elimination", "enter --bots 4", "start", "pair")
    t = organiser.event()
    tables = [prepare_table(t, t.rounds[0], pairing) for pairing in t.rounds[0].pairings]
    first, second = tables
    assert first is not None and second is not None and first.seed != second.seed
    assert first.rules["wins"] == 3 and first.rules["duels"] == 5 and first.rules["breaks_draws"]
    quick = [table._replace(rules={"duels": 1, "wins": 1, "breaks_draws": True}) for table in (first, second)]
    scores = list(play_tables(quick))
    assert scores == list(play_tables(quick))
    assert all(max(score[:2]) == 1 for score in scores)


def test_greedy_bots_play_too(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 2 --wins 1 --format 408", "enter --bots 1 --bot greedy", "enter --bots 1", "run")
    assert organiser.event().finished


def test_rules_of_a_match_that_no_bot_can_play_are_told(organiser: Organiser) -> None:
    t = Tournament()
    t.accept("new", {"name": "Cup", "rules": {"match": {"wins": 2, "duels": 1}}})
    with Store.open(organiser.place) as store:
        store.begin("Cup", t.rows)
    organiser.does("enter --bots 2", "start", "pair")
    assert "wins is 2" in organiser.cannot("run")
