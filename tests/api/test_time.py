"""Time that runs out in a duel is part of its history: it is kept, taken back and played again like an answer."""

import pickle

import pytest

from spellspeed import Deck, Duel, IllegalAnswer, Replay
from spellspeed.outcome import Outcome
from spellspeed.replay import ReplayError
from spellspeed.transcript import read_transcript, write_transcript
from spellspeed.words import WON_BY_TIME

POSITION = """
    turn 3, Main Phase 1, you to act
    you 4000   hand: Ookazi   deck: 9 Mystical Elf
    opp 4000   deck: 9 Mystical Elf
"""
DECK = Deck(["Mystical Elf"] * 40)


def play_to_the_end(duel: Duel) -> Duel:
    while duel.outcome is None:
        assert duel.turn < 20, "time has run out, but the duel goes on"
        duel.play("end phase")
    return duel


def duel_with_time(turns: int = 1) -> Duel:
    duel = Duel.from_position(POSITION)
    duel.call_time(turns)
    duel.play("activate Ookazi", "zone 2")
    return duel


def test_it_decides_after_so_many_further_turns() -> None:
    assert play_to_the_end(duel_with_time(2)).outcome == Outcome(0, WON_BY_TIME, 5)
    assert play_to_the_end(duel_with_time(0)).outcome == Outcome(0, WON_BY_TIME, 3)


def test_it_is_kept_by_replays_transcripts_positions_and_pickles() -> None:
    for duel in (duel_with_time(), play_to_the_end(duel_with_time())):
        replay = Replay.from_text(Replay.of(duel).to_text())
        assert replay.check() is None and replay.play() == duel and replay.answers[0].words == "time 1"
        assert read_transcript(write_transcript(duel)) == duel
        assert pickle.loads(pickle.dumps(duel)) == duel
    duel = duel_with_time()
    for lang in ("en", "zh"):
        again = Duel.from_position(duel.to_text(lang=lang))
        assert again.last_turn == 4 and again.position_key() == duel.position_key()


def test_it_is_kept_by_a_position_in_the_middle_of_an_activation() -> None:
    duel = Duel.from_position(POSITION)
    duel.play("activate Ookazi")
    duel.call_time(2)
    for lang in ("en", "zh"):
        assert Duel.from_position(duel.to_text(lang=lang)).position_key() == duel.position_key()
    assert "then: time 2" in duel.to_text()


def test_a_duel_with_a_last_turn_and_a_chooser_is_kept() -> None:
    duel = Duel(DECK, DECK, seed=2, chooser=1, last_turn=4, limits=False)
    assert duel.request is not None and duel.request.player == 1
    duel.play("go second")
    assert duel.turn_player == 0
    replay = Replay.from_text(Replay.of(duel).to_text())
    assert replay.check() is None and replay.play() == duel
    assert read_transcript(write_transcript(duel)) == duel and pickle.loads(pickle.dumps(duel)) == duel
    assert Duel.from_position(duel.to_text()).position_key() == duel.position_key()


def test_two_positions_that_differ_in_it_are_not_the_same() -> None:
    one, other = Duel.from_position(POSITION), Duel.from_position(POSITION)
    other.call_time()
    assert one.position_key() != other.position_key() and one.state.state_key() != other.state.state_key()
    other.undo()
    assert one.position_key() == other.position_key() and one.state.state_key() == other.state.state_key()


def test_it_is_seen_by_both_players() -> None:
    duel = duel_with_time()
    for player in (0, 1):
        told = [str(event) for event in duel.view(player).events]
        assert any("Time: from the end of turn 4 on, more LP win." in line for line in told)


def test_it_runs_out_once_and_not_after_the_end() -> None:
    duel = duel_with_time()
    with pytest.raises(ValueError, match="settled already: turn 4"):
        duel.call_time()
    with pytest.raises(ValueError, match="-1 more turns"):
        Duel.from_position(POSITION).call_time(-1)
    play_to_the_end(duel)
    with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
        duel.call_time()


def test_a_replay_with_a_wrong_time_is_refused() -> None:
    text = Replay.of(duel_with_time()).to_text()
    assert "[-1, [-2, 1], 0" in text
    for wrong in ("[-1, [-2], 0", "[-1, [-2, -5], 0", "[-1, [0], 0", "[2, [-2, 1], 0"):
        with pytest.raises(ReplayError, match=r"answers\[0\]"):
            Replay.from_text(text.replace("[-1, [-2, 1], 0", wrong))


def test_who_goes_first_is_said_or_chosen_not_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        Duel(DECK, DECK, first=0, chooser=1, limits=False)
    with pytest.raises(ValueError, match="chooser is 3"):
        Duel(DECK, DECK, chooser=3, limits=False)
    with pytest.raises(ValueError, match="the last turn is -4"):
        Duel(DECK, DECK, last_turn=-4, limits=False)
