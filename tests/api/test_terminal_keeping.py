"""Unfinished duels are kept after every answer and go on with `play --resume`, whatever ended the terminal."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spellspeed
from desk import Desk
from spellspeed import Duel
from spellspeed.cli import main
from spellspeed.commands.players import load_decks
from spellspeed.replay import Replay
from spellspeed.terminal.holding import is_free
from spellspeed.terminal.keeping import MOST_KEPT, Keeper, list_unfinished, opponent_in, remove_old

DECKS = load_decks(None, None)


def new_duel(seed: int = 3) -> Duel:
    return Duel(*DECKS, seed=seed, first=0, ask_all=True)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the unfinished duels of somebody who has none."""
    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path))
    return tmp_path / "unfinished"


def typed_at(monkeypatch: pytest.MonkeyPatch, lines: list[str], end: type[BaseException] = EOFError) -> None:
    left = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise end from None

    monkeypatch.setattr("builtins.input", read)


# ------------------------------------------------------------------------------------------------------------- keeping


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt, OSError])
def test_a_duel_is_kept_however_the_person_leaves(
    end: type[BaseException], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["1", "3"], end)
    assert main(["play", "--seed", "3", "--first", "you"]) == 0
    assert "The duel is kept: spellspeed play --resume goes on with it." in capsys.readouterr().out
    (path,) = list_unfinished()
    assert path.parent == folder
    assert [answer.picks for answer in Replay.load(path).answers] == [(0,), (2,)]


def test_every_answer_is_kept_at_once(tmp_path: Path) -> None:
    keeper = Keeper("greedy", tmp_path)
    shown = Desk(new_duel(), [], keeper=keeper)
    counts: list[int] = []

    def lines() -> object:
        for line in ("1", "3", "end turn"):
            yield line
            counts.append(len(Replay.load(keeper.path).answers))

    shown.lines = lines()  # type: ignore[assignment]
    shown.run()
    assert counts == sorted(counts) and counts[0] == 1 and counts[2] > 2
    assert [path.name for path in tmp_path.iterdir()] == [keeper.path.name]


def test_a_duel_in_which_nothing_was_answered_is_not_kept(tmp_path: Path) -> None:
    shown = Desk(new_duel(), ["hand", "quit"], keeper=Keeper("greedy", tmp_path / "none")).run()
    assert not (tmp_path / "none").exists()
    assert "kept" not in shown.text() and "not saved" not in shown.text()


def test_a_finished_duel_is_no_longer_kept(tmp_path: Path) -> None:
    keeper = Keeper("greedy", tmp_path)
    shown = Desk(new_duel(), ["1", "3", "surrender", "yes", "undo", "surrender", "yes", ""], keeper=keeper)
    shown.run()
    assert list(tmp_path.iterdir()) == []


def test_taking_back_after_the_end_keeps_the_duel_again(tmp_path: Path) -> None:
    keeper = Keeper("greedy", tmp_path)
    Desk(new_duel(), ["1", "3", "surrender", "yes", "undo", "quit"], keeper=keeper).run()
    assert len(Replay.load(keeper.path).answers) == 2


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    shown = Desk(
        new_duel(), ["1", "3", "end turn", "quit"], keeper=Keeper("greedy", tmp_path / "file" / "folder")
    ).run()
    assert shown.text().count("Note: the duel cannot be kept while you play: ") == 1
    assert shown.screen[-2:] == ["The duel was not saved.", "Goodbye."]
    assert shown.session.duel.turn > 1


def test_loading_another_duel_leaves_the_first_one_kept(tmp_path: Path) -> None:
    keeper, path = Keeper("greedy", tmp_path / "kept"), tmp_path / "other.json"
    Replay.of(new_duel(7)).save(path)
    Desk(new_duel(), ["1", "3", f"load {path}", "1", "quit"], keeper=keeper).run()
    seeds = {Replay.load(kept).seed for kept in list_unfinished(tmp_path / "kept")}
    assert seeds == {3, 7}


def test_a_write_that_breaks_off_leaves_the_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, duel = Keeper("greedy", tmp_path), new_duel()
    assert keeper.keep(duel)
    before = keeper.path.read_text(encoding="utf-8")
    duel.answer(*next(duel.legal_answers()))

    def break_off(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", break_off)  # half of it may have been written
    assert not keeper.keep(duel)
    assert keeper.path.read_text(encoding="utf-8") == before
    keeper.release()
    assert [path.name for path in tmp_path.iterdir()] == [keeper.path.name]


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    for number in range(MOST_KEPT + 3):
        path = tmp_path / f"{number}-greedy.json"
        path.write_text("{}", encoding="utf-8")
        os.utime(path, (number, number))
    remove_old(tmp_path)
    names = [path.name for path in list_unfinished(tmp_path)]
    assert len(names) == MOST_KEPT and names[0] == f"{MOST_KEPT + 2}-greedy.json" and names[-1] == "3-greedy.json"


# ------------------------------------------------------------------------------------------------------------ resuming


def test_the_duel_left_last_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in ("5", "3"):
        typed_at(monkeypatch, ["1", "1"])
        assert main(["play", "--seed", seed, "--first", "you"]) == 0
    assert len(list_unfinished()) == 2
    os.utime(list_unfinished()[0], (2e9, 2e9))
    capsys.readouterr()
    typed_at(monkeypatch, ["end turn"])
    assert main(["play", "--resume"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The duel you left goes on.")
    assert "Turn 2: your opponent's turn." in told
    assert len(list_unfinished()) == 2
    assert Replay.load(list_unfinished()[0]).seed in (3, 5)
    typed_at(monkeypatch, ["投降", "是", ""])
    assert main(["play", "--resume", "--lang", "zh"]) == 0
    assert "继续上次没有打完的决斗" in capsys.readouterr().out
    assert len(list_unfinished()) == 1


@pytest.mark.parametrize(
    "option",
    [
        *("--decks=chaos,exodia", "--deck=chaos", "--against=chaos", "--format=408", "--list=none", "--seed=0"),
        *("--first=you", "--order-graveyard", "--bot=random", "--people=2"),
    ],
)
def test_what_is_for_a_new_duel_is_refused_where_one_goes_on(
    option: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["1"])
    assert main(["play", "--seed", "5", "--first", "you"]) == 0
    capsys.readouterr()
    name = option.partition("=")[0]
    assert main(["play", "--resume", option]) == 1
    assert capsys.readouterr() == ("", f"spellspeed play: {name} is for a new duel, not for --load or --resume\n")
    assert main(["play", "--resume", option, "--lang=zh"]) == 1
    assert capsys.readouterr().err == f"spellspeed play: {name} 只用于新的决斗，不能和 --load 或 --resume 一起用\n"


def test_a_resumed_duel_can_be_taken_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["1", "3"])
    main(["play", "--seed", "3", "--first", "you"])
    typed_at(monkeypatch, ["undo", "quit"])
    capsys.readouterr()
    assert main(["play", "--resume"]) == 0
    assert "Where do you put" in capsys.readouterr().out


def test_two_people_and_the_bot_come_back_as_they_were(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["", "1", "3"])
    main(["play", "--seed", "3", "--first", "you", "--people", "2"])
    assert opponent_in(list_unfinished()[0]) == "people"
    capsys.readouterr()
    typed_at(monkeypatch, ["", "quit"])
    assert main(["play", "--resume"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"goes on\..*\nPlayer 1, press Enter", told)


def test_without_an_unfinished_duel_there_is_nothing_to_resume(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--resume"]) == 1
    assert capsys.readouterr().err.startswith("spellspeed play: no unfinished duel is kept in ")
    assert main(["play", "--resume", "--load", "x.json"]) == 1
    assert "choose one of them" in capsys.readouterr().err


def test_a_broken_file_is_said_and_the_next_duel_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["1", "3"])
    main(["play", "--seed", "3", "--first", "you"])
    broken = folder / "29990101-000000-0-1-greedy.json"
    broken.write_text("{", encoding="utf-8")
    os.utime(broken, (2e9, 2e9))
    typed_at(monkeypatch, ["quit"])
    assert main(["play", "--resume"]) == 0
    shown = capsys.readouterr()
    assert "29990101-000000-0-1-greedy.json cannot be resumed: line 1, column 2: not JSON" in shown.err
    assert "The duel you left goes on." in shown.out


def test_a_new_duel_tells_of_the_unfinished_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_at(monkeypatch, ["1", "3"])
    main(["play", "--seed", "3", "--first", "you"])
    assert "an unfinished duel is kept" not in capsys.readouterr().out
    typed_at(monkeypatch, [])
    main(["play", "--seed", "3", "--first", "you"])
    assert "an unfinished duel is kept" in capsys.readouterr().out


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no terminal hangs up there")
def test_a_terminal_that_hangs_up_loses_nothing(folder: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(spellspeed.__file__).resolve().parents[1])}
    command = [sys.executable, "-m", "spellspeed", "play", "--seed", "3", "--first", "you"]
    player = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        # Whoever started the tests with nohup ignores it, and so would what they start.
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
    )
    assert player.stdin is not None
    player.stdin.write(b"1\n3\n")
    player.stdin.flush()
    for _ in range(600):
        if list_unfinished() and len(Replay.load(list_unfinished()[0]).answers) == 2:
            break
        time.sleep(0.1)
    player.send_signal(signal.SIGHUP)
    player.wait(60)
    player.stdin.close()
    assert len(Replay.load(list_unfinished()[0]).answers) == 2


# ------------------------------------------------------------------------------------------- one session for each duel


def keep_one(folder: Path, seed: int = 3) -> Keeper:
    """A duel that a session keeps, and still plays until it is released."""
    keeper = Keeper("greedy", folder)
    duel = new_duel(seed)
    duel.answer(0)
    assert keeper.keep(duel)
    return keeper


def test_a_duel_that_is_being_played_is_not_resumed_a_second_time(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = keep_one(folder)
    before = keeper.path.read_bytes()
    assert main(["play", "--resume"]) == 1
    assert capsys.readouterr().err == (
        "spellspeed play: the unfinished duel is being played in another terminal: go on there, or leave it there "
        "with quit first\n"
    )
    assert main(["play", "--resume", "--lang", "zh"]) == 1
    assert "正在另一个终端里进行" in capsys.readouterr().err
    assert keeper.path.read_bytes() == before
    keeper.release()


def test_the_duel_before_the_one_that_is_being_played_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left, played = keep_one(folder, 5), keep_one(folder, 3)
    left.release()
    os.utime(left.path, (1e9, 1e9))
    before = played.path.read_bytes()
    typed_at(monkeypatch, ["3", "quit"])
    assert main(["play", "--resume"]) == 0
    assert "is being played in another terminal; this is the one before it." in capsys.readouterr().out
    assert [answer.picks for answer in Replay.load(left.path).answers] == [(2,)]
    assert played.path.read_bytes() == before
    played.release()


def test_a_resumed_duel_stays_in_its_file_and_can_be_resumed_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keep_one(folder)
    keeper.release()
    for _ in range(2):
        typed_at(monkeypatch, ["quit"])
        assert main(["play", "--resume"]) == 0
        assert list(folder.iterdir()) == [keeper.path]


def test_a_new_duel_does_not_tell_of_one_that_is_being_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = keep_one(folder)
    typed_at(monkeypatch, [])
    main(["play", "--seed", "3", "--first", "you"])
    assert "an unfinished duel is kept" not in capsys.readouterr().out
    keeper.release()


def test_what_is_being_played_is_never_removed_as_old(tmp_path: Path) -> None:
    keeper = keep_one(tmp_path)
    os.utime(keeper.path, (0, 0))
    for number in range(MOST_KEPT):
        (tmp_path / f"{number}-greedy.json").write_text("{}", encoding="utf-8")
    (tmp_path / ".gone-greedy.lock").touch()  # of a session that was killed after its duel was over
    remove_old(tmp_path)
    assert keeper.path.exists() and keeper.hold.path.exists()
    assert not (tmp_path / ".gone-greedy.lock").exists()
    keeper.release()


def test_loading_another_duel_lets_the_first_one_go(tmp_path: Path) -> None:
    keeper, path = Keeper("greedy", tmp_path / "kept"), tmp_path / "other.json"
    Replay.of(new_duel(7)).save(path)
    shown = Desk(new_duel(), ["1", "3", f"load {path}"], keeper=keeper)
    free: list[bool] = []

    def lines() -> object:
        yield from ("1", "3", f"load {path}")
        free.append(is_free(keeper.path))
        yield "quit"

    shown.lines = lines()  # type: ignore[assignment]
    shown.run()
    assert free == [True]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a session is killed otherwise there")
def test_a_session_that_was_killed_holds_its_duel_no_longer(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(spellspeed.__file__).resolve().parents[1])}
    command = [sys.executable, "-m", "spellspeed", "play", "--seed", "3", "--first", "you"]
    player = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert player.stdin is not None
    player.stdin.write(b"1\n3\n")
    player.stdin.flush()
    for _ in range(600):
        if list_unfinished() and len(Replay.load(list_unfinished()[0]).answers) == 2:
            break
        time.sleep(0.1)
    assert main(["play", "--resume"]) == 1
    assert "in another terminal" in capsys.readouterr().err
    player.kill()
    player.wait(60)
    player.stdin.close()
    typed_at(monkeypatch, ["quit"])
    assert main(["play", "--resume"]) == 0
    assert "The duel you left goes on." in capsys.readouterr().out
