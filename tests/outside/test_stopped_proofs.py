"""A long proof that is stopped with Ctrl-C tells what it has proved so far."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2]))
import tools.play_effects as play_effects
import tools.read_back as read_back


def digest_in(told: str) -> str:
    """The digest that a run of duels prints."""
    [digest] = [line for line in told.splitlines() if line.startswith("digest: ")]
    return digest


def test_the_digest_of_a_stopped_run_is_that_of_the_duels_it_has_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["play_effects.py", "--games", "2", "--seed", "5"])
    assert play_effects.main() == 0
    whole = digest_in(capsys.readouterr().out)
    play = play_effects.Tally.play

    def play_until_ctrl_c(tally: play_effects.Tally, seed: int, *rest: object) -> None:
        if seed == 7:
            raise KeyboardInterrupt
        play(tally, seed, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(play_effects.Tally, "play", play_until_ctrl_c)
    monkeypatch.setattr(sys, "argv", ["play_effects.py", "--games", "9", "--seed", "5"])
    assert play_effects.main() == 1
    told = capsys.readouterr().out
    assert "stopped in duel 3 of 9" in told and ": 2 duels, " in told and digest_in(told) == whole


def test_a_stopped_reading_back_tells_what_did_not_come_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play_until_ctrl_c(seed: int, decks: object, every: int, tally: read_back.Tally) -> None:
        if seed == 3:
            raise KeyboardInterrupt
        tally.requests["open"] += 10
        tally.note(seed, 4, read_back.Failure("another view", "of player 0"))

    monkeypatch.setattr(read_back, "play", play_until_ctrl_c)
    monkeypatch.setattr(sys, "argv", ["read_back.py", "--games", "9", "--seed", "1"])
    assert read_back.main() == 1
    told = capsys.readouterr().out
    assert "stopped in duel 3 of 9" in told and ": 2 duels, 20 positions" in told and "18 came back" in told
    assert "2 times another view; first in duel 1, answer 4: of player 0" in told
