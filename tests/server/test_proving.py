"""After the match everything opens: the message, the replay with its proof, and the checks of both sides."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rooms import NONCES, SECRET, LogInMemory, deck_of, hash_of
from spellspeed.cli import main
from spellspeed.replay import Replay
from spellspeed.server import fair, rows
from spellspeed.server.messages import WATCHER, Opened
from spellspeed.server.proof import verify
from spellspeed.server.proving import write_replay
from spellspeed.server.room import NotNow
from spellspeed.server.settings import Settings
from spellspeed.server.telling import Teller


def play(log: LogInMemory, answers: int = 25) -> None:
    """Play some answers of each duel, and let player 1 give each of them up."""
    random = Random(4)
    while not log.room.is_over:
        match = log.room.match
        assert match is not None
        if match.stage == "duel" and match.table.duel is not None and match.table.duel.count_played() > answers:
            log.append("surrender", 1)
        else:
            log.act_at_random(random)


def opened_to(seat: int, log: LogInMemory) -> list[Opened]:
    told = [paced.message for paced in Teller(seat, "en").greet(log.room, [])]
    return [message for message in told if isinstance(message, Opened)]


def test_a_deck_is_promised_with_salt_and_everything_opens_after_the_match(capsys: Any, tmp_path: Path) -> None:
    log = LogInMemory(Settings(match="official", limits=False))
    log.seat_both()
    sitters = log.room.sitters
    assert all(sitter is not None and len(sitter.deck_hash) == 64 for sitter in sitters)
    assert opened_to(0, log) == [] and not log.room.is_open
    teller = Teller(WATCHER, "en")
    teller.greet(log.room, [])
    play(log)
    told = [paced.message for paced in teller.follow(log.room, log.rows[-1])]
    (opened,) = [message for message in told if isinstance(message, Opened)]
    assert opened.secret == SECRET.hex() and opened.nonces == list(NONCES) and len(opened.seeds) == 2
    assert opened_to(0, log) == [opened]
    assert fair.hash_secret("room", bytes.fromhex(opened.secret)) == teller.greet(log.room, [])[0].message.secret_hash  # type: ignore[union-attr]
    for number in (1, 2):
        text = write_replay(log.room, number)
        assert text is not None
        steps = list(verify(Replay.from_text(text)))
        assert all(step.holds for step in steps) and len(steps) == 9
        path = tmp_path / f"{number}.json"
        path.write_text(text, encoding="utf-8")
        assert main(["replay", "--verify", str(path)]) == 0
        assert "plays again" in capsys.readouterr().out
    assert write_replay(log.room, 3) is None


def test_a_deck_of_another_order_or_an_exchanged_nonce_is_found_out() -> None:
    log = LogInMemory(Settings(limits=False))
    log.seat_both()
    play(log)
    text = write_replay(log.room)
    assert text is not None
    for change in ("secret", "nonces", "salts", "seed"):
        content = json.loads(text)
        if change == "seed":
            content["seed"] = "0" * 64
        elif change == "secret":
            content["fair"]["secret"] = "0" * 64
        else:
            content["fair"][change][1] = "1" * 64
        with pytest.raises(fair.FairError):
            list(verify(Replay.from_text(json.dumps(content))))


def test_at_an_event_the_organiser_opens_the_secret() -> None:
    log = LogInMemory(Settings(limits=False, opens="event"))
    log.seat_both()
    with pytest.raises(NotNow, match="nothing is to be opened"):
        log.append(rows.OPEN, rows.NOBODY)
    play(log)
    assert opened_to(0, log) == []
    text = write_replay(log.room)
    assert text is not None and SECRET.hex() not in text
    assert not all(step.holds for step in verify(Replay.from_text(text)))
    teller = Teller(1, "en")
    teller.greet(log.room, [])
    row = log.append(rows.OPEN, rows.NOBODY)
    assert [type(paced.message) for paced in teller.follow(log.room, row)] == [Opened]
    assert log.fold_again().is_open


def test_a_salt_of_ones_own_is_kept_and_one_that_is_none_is_refused() -> None:
    log = LogInMemory(Settings(limits=False))
    with pytest.raises(NotNow, match="the salt of the deck of player 0"):
        log.append(rows.SIT, 0, name="Ann", deck=deck_of("dragons"), nonce_hash=hash_of(0), salt="x")
    log.append(rows.SIT, 0, name="Ann", deck=deck_of("dragons"), nonce_hash=hash_of(0), salt="ab" * 32)
    sitter = log.room.sitters[0]
    assert sitter is not None and sitter.salt == "ab" * 32
    assert sitter.deck_hash == fair.hash_deck("room", 0, b"\xab" * 32, sitter.deck)
