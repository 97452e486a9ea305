"""Matches as files: they play again, outlive other cards, and a bad one is refused with its place named."""

import json
from pathlib import Path
from typing import Any

import pytest

from spellspeed import Deck
from spellspeed.play import KNOCK_OUT, Match, MatchRules, PlayerClock
from spellspeed.play.match_file import MatchFileError
from spellspeed.position_key import REVISION

DECK = Deck(["Mystical Elf"] * 20 + ["Ookazi"] * 20, ["Ojama King"], ["Sangan"])
SIDED = Deck(["Mystical Elf"] * 19 + ["Sangan"] + ["Ookazi"] * 20, ["Ojama King"], ["Mystical Elf"])


def played() -> Match:
    """A match in its second duel, after siding and with a Spell activated."""
    match = Match(DECK, DECK, seed=5, limits=False, rules=MatchRules(clock=PlayerClock(300)))
    match.throw(0, "rock")
    match.throw(1, "scissors", at=1000)
    match.choose(0, "first")
    match.surrender(1)
    match.side(0, SIDED)
    match.keep(1, at=5000)
    match.choose(1, "first")
    match.play("activate Ookazi", "zone 2", at=7000)
    return match


def changed(**fields: Any) -> str:
    content = json.loads(played().to_text())
    content.update(fields)
    return json.dumps({key: value for key, value in content.items() if value is not KNOCK_OUT})


def record(at: int, value: Any) -> str:
    records = json.loads(played().to_text())["records"]
    records[at] = value
    return changed(records=records)


def test_it_plays_again(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "one.json")
    again = Match.load(tmp_path / "one.json")
    assert again == match and again.rules == match.rules and again.request is not None
    assert '["answer", 1, [' in match.to_text() and '"activate Ookazi' in match.to_text()
    finished = match.fork()
    finished.concede(0)
    assert Match.from_text(finished.to_text()).outcome == finished.outcome


def test_with_other_cards_its_answers_are_given_by_their_words() -> None:
    text = changed(cards="otherwise")
    assert Match.from_text(text) == played()
    records = json.loads(text)["records"]
    at = next(at for at, each in enumerate(records) if each[0] == "answer")
    records[at][2] = [37]
    assert Match.from_text(changed(cards="otherwise", records=records)) == played()
    with pytest.raises(MatchFileError, match=rf"mine: records\[{at}\] cannot be taken: .*ask\.out-of-range"):
        Match.from_text(changed(records=records), "mine")


DECKS = json.loads(played().to_text())["decks"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", r"mine: line 1, column 1: not JSON"),
        ("[" * 100_000, r"mine: not JSON that can be read"),
        ('{"kind": 1e99999}', r'mine: no match: "kind" is not "spellspeed-match"'),
        ("[]", r'mine: no match: "kind"'),
        (changed(version=2), r"mine: version 2 of matches is not known here \(known: 1\)"),
        (changed(version=True), r"mine: version True"),
        (changed(format="409"), r"mine: format is '409'; there are master2020, 408"),
        (changed(seed="7"), r"mine: seed is '7', not of type int"),
        (changed(rules={"duels": 0}), r"mine: rules: duels is 0; it must be 1 to 99"),
        (changed(rules={"duels": 2.5}), r"mine: rules: duels is 2.5, not a whole number"),
        (changed(rules={"lives": 9}), r"mine: rules: the rules say 'lives'"),
        (changed(rules={"clock": 9}), r"mine: rules: clock is 9"),
        (changed(rules={"clock": [0, 0]}), r"mine: rules: the first number of clock is 0"),
        (changed(rules={"breaks_draws": 1}), r"mine: rules: breaks_draws is 1"),
        (changed(rules=[]), r"mine: rules is \[\], not of type dict"),
        (changed(decks=DECKS[:1]), r"mine: decks has 1 entries, not 2"),
        (changed(decks=[DECKS[0], {}]), r"mine: decks\[1\]\.main is not a list of passwords"),
        (changed(decks=[DECKS[0], {**DECKS[1], "side": [3]}]), r"mine: decks\[1\]: no card has the password 3"),
        (changed(decks=[{**DECKS[0], "main": [14558127]}, DECKS[1]]), r"mine: decks: .*cannot be played yet"),
        (changed(records={}), r"mine: records is \{\}, not of type list"),
        (record(0, ["throw", 0, ["well"], 0]), r"mine: records\[0\] cannot be taken: .*ask\.wrong-record"),
        (record(0, ["throw", 0, "rock", 0]), r"mine: records\[0\] cannot be taken: .*ask\.wrong-record"),
        (record(1, ["sleep", 1, [], 0]), r"mine: records\[1\] cannot be taken: .*the kind is 'sleep'"),
        (record(1, ["throw", 1, ["rock"], "late"]), r"mine: records\[1\] cannot be taken: .*the time is 'late'"),
        (record(1, ["throw", 0, ["rock"], 0]), r"mine: records\[1\] cannot be taken: .*has thrown already"),
        (record(1, 7), r"mine: records\[1\] cannot be taken: .*7 is not \[kind, seat"),
        (record(4, ["side", 0, [[1], [], []], 1000]), r"mine: records\[4\] cannot be taken: .*only-registered-cards"),
        (record(3, ["concede", 1, [], 1000]), r"mine: records\[4\] cannot be taken: .*ask\.match-over"),
        (record(-1, ["answer", 1, [0], 7000, 5]), r"mine: records\[8\] has 5 for its words"),
        (changed(results=[]), r"mine: results is \[\], but its records lead to \[\[0, 'surrender', 1, False\]\]"),
        (changed(outcome=[0, "wins"]), r"mine: outcome is \[0, 'wins'\], but its records lead to None"),
        (changed(key=f"{REVISION}:00"), rf"mine: key is '{REVISION}:00', but its records lead to"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence_that_names_the_place(text: str, told: str) -> None:
    with pytest.raises(MatchFileError, match=told) as refused:
        Match.from_text(text, "mine")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("key", json.loads(played().to_text()))
def test_every_field_must_be_there(key: str) -> None:
    content = json.loads(played().to_text())
    del content[key]
    with pytest.raises(MatchFileError, match=key):
        Match.from_text(json.dumps(content), "mine")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(MatchFileError, match=r"one\.json: byte 0 is not UTF-8 text"):
        Match.load(tmp_path / "one.json")
