"""The command `spellspeed`: what it prints, and what it says about wrong input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spellspeed
from spellspeed import Duel
from spellspeed.bots import RandomBot, play
from spellspeed.cli import load_decks, main
from spellspeed.replay import Replay

POSITION = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 800 monsters: Luster Dragon\n"


def command(*words: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the command in a process of its own, with the package that is tested here."""
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": tree, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "spellspeed", *words],
        input=stdin,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def results(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.splitlines())


def test_the_module_runs_as_the_command_does() -> None:
    run = command("version")
    assert (run.returncode, run.stdout, run.stderr) == (0, f"spellspeed {spellspeed.__version__}\n", "")


def test_cards_are_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "Mystical", "Elf"]) == 0
    assert "ATK 800 / DEF 2000" in capsys.readouterr().out
    assert main(["cards", "圣精灵", "--lang", "zh"]) == 0
    assert "攻击力 800" in capsys.readouterr().out


def test_rules_are_found_by_id_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "zone.main-monster.max-five"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert main(["rules", "Normal", "Summon"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == 21
    assert "--all" in shown[-1]
    assert main(["rules", "Normal", "Summon", "--all"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 21


@pytest.mark.parametrize("bots", ["random,random", "greedy,random", "greedy,greedy"])
def test_bots_play_and_the_results_add_up(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--bots", bots, "--games", "6", "--seed", "4"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    told = results(shown.out)
    first, second = bots.split(",")
    wins = [int(told[f"player {player} ({bot}) wins"].split()[0]) for player, bot in ((0, first), (1, second))]
    assert told["duels"] == "6"
    assert sum(wins) + int(told["draws"]) == 6
    assert "decisions/s" in told["speed"]


def test_the_digest_names_the_duels_however_many_processes_play_them(tmp_path: Path) -> None:
    runs = [
        command("duel", "--games", "9", "--seed", "2", "--jobs", jobs, "--keys", str(tmp_path / jobs))
        for jobs in ("1", "3")
    ]
    assert [run.returncode for run in runs] == [0, 0]
    assert results(runs[0].stdout)["digest"] == results(runs[1].stdout)["digest"]
    keys = (tmp_path / "1").read_text().splitlines()
    assert keys == (tmp_path / "3").read_text().splitlines()
    assert len(set(keys)) == 9
    other = command("duel", "--games", "9", "--seed", "3")
    assert results(other.stdout)["digest"] != results(runs[0].stdout)["digest"]


def test_decks_and_format_can_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks = load_decks(None, None)
    decks[1].save(tmp_path / "mine.ydk")
    path = str(tmp_path / "mine.ydk")
    assert main(["duel", "--games", "2", "--deck", path, "--against", path, "--format", "408"]) == 0
    assert "duels: 2" in capsys.readouterr().out


def test_a_replay_is_printed_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    duel = Duel(*load_decks(None, None), seed=1, first=0)
    bot = RandomBot(1)
    play(duel, bot, bot)
    path = tmp_path / "duel.json"
    Replay.of(duel).save(path)
    assert main(["replay", str(path)]) == 0
    assert "player 0 drew" in capsys.readouterr().out
    assert main(["replay", str(path), "--lang", "zh"]) == 0
    assert "玩家0抽了" in capsys.readouterr().out


def test_a_position_is_read_written_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    drawing = tmp_path / "position.svg"
    assert main(["position", str(tmp_path / "position.txt"), "--svg", str(drawing)]) == 0
    written = capsys.readouterr().out
    assert Duel.from_position(written) == Duel.from_position(POSITION)
    assert "<svg" in drawing.read_text(encoding="utf-8")
    assert main(["position", str(tmp_path / "position.txt"), "--lang", "zh"]) == 0
    assert "圣精灵" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "required"),
        (["sing"], "sing"),
        (["duel", "--bots", "random"], "two names"),
        (["duel", "--bots", "clever,random"], "clever"),
        (["duel", "--games", "0"], "at least 1"),
        (["duel", "--games", "many"], "many"),
        (["duel", "--deck", "missing.ydk"], "missing.ydk"),
        (["duel", "--format", "speed"], "speed"),
        (["rules", "xyzzy"], "xyzzy"),
        (["cards", "xyzzyxyzzy"], "xyzzyxyzzy"),
        (["replay", "missing.json"], "missing.json"),
        (["position", "missing.txt"], "missing.txt"),
        (["play", "--load", "missing.json"], "missing.json"),
        (["play", "--lang", "fr"], "fr"),
    ],
)
def test_wrong_input_gets_one_clear_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert complaint in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2", b"\xff\xfe\x00", json.dumps({"kind": "other"}).encode()])
@pytest.mark.parametrize("words", [["replay"], ["position"], ["play", "--load"], ["duel", "--deck"]])
def test_a_broken_file_gets_one_clear_line(
    words: list[str], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    assert main([*words, str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_an_illegal_deck_is_refused_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.ydk"
    path.write_text("#main\n15025844\n", encoding="utf-8")
    assert main(["duel", "--deck", str(path)]) == 1
    assert "deck.main.size-40-60" in capsys.readouterr().err


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "play" in capsys.readouterr().out
    assert main(["play", "--help"]) == 0
    assert "--ask" in capsys.readouterr().out


def test_play_reaches_its_first_question_and_leaves_at_the_end_of_the_input() -> None:
    run = command("play", "--seed", "1", "--first", "you")
    assert (run.returncode, run.stderr) == (0, "")
    assert "What do you do?" in run.stdout
    assert run.stdout.endswith("Goodbye.\n")


def test_a_terminal_without_chinese_letters_is_no_error() -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(spellspeed.__file__).resolve().parents[1]),
        "PYTHONIOENCODING": "ascii",
    }
    run = subprocess.run(
        [sys.executable, "-m", "spellspeed", "cards", "圣精灵"], env=environment, capture_output=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")
