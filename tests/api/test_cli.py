"""The command `spellspeed`: what it prints, and what it says about wrong input."""

import contextlib
import io
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spellspeed.words
from spellspeed import Duel
from spellspeed.bots import RandomBot, play
from spellspeed.cli import main
from spellspeed.commands.duel import LARGEST_SHARE, Series, count_jobs, cut_shares
from spellspeed.commands.players import load_decks
from spellspeed.commands.progress import watched
from spellspeed.replay import Replay

ROOT = Path(__file__).resolve().parents[2]
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
    kind = "interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled"
    assert (run.returncode, run.stdout, run.stderr) == (0, f"spellspeed {spellspeed.__version__} ({kind})\n", "")


def test_cards_are_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "Mystical", "Elf"]) == 0
    assert "ATK 800 / DEF 2000" in capsys.readouterr().out
    assert main(["cards", "圣精灵", "--lang", "zh"]) == 0
    assert "攻击力 800" in capsys.readouterr().out


@pytest.mark.parametrize("bots", ["random,random", "greedy,random", "greedy,greedy"])
def test_bots_play_and_the_results_add_up(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--bots", bots, "--games", "6", "--seed", "4"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    told = results(shown.out)
    first, second = bots.split(",")
    wins = [int(told[f"player {player} ({bot}) wins"].split()[0]) for player, bot in ((0, first), (1, second))]
    assert told["engine"] in ("interpreted", "compiled")
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
    assert "Player 0 draws" in capsys.readouterr().out
    assert main(["replay", str(path), "--lang", "zh"]) == 0
    assert "玩家0抽到" in capsys.readouterr().out


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
        (["sing"], "sing"),
        (["duel", "--bots", "random"], "two names"),
        (["duel", "--bots", "clever,random"], "clever"),
        (["duel", "--games", "0"], "at least 1"),
        (["duel", "--games", "many"], "many"),
        (["duel", "--deck", "missing.ydk"], "missing.ydk"),
        (["duel", "--format", "speed"], "speed"),
        (["duel", "--games", "99999999", "--keys", "no/such/folder/keys"], "no/such/folder/keys"),
        (["deck", "missing.ydk"], "missing.ydk"),
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


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["paly"], "play"),
        (["play", "--sed", "3"], "--seed"),
        (["play", "--bot", "gredy"], "greedy"),
        (["duel", "--bots", "random,gredy"], "greedy"),
        (["duel", "--format", "master2002"], "master2020"),
        (["deck", "dragosn"], "dragons"),
        (["duel", "--decks", "dragons,wariors"], "warriors"),
        (["cards", "Sangann"], "Sangan"),
        (["cards", "--lnag", "zh", "Sangan"], "--lang"),
        (["play", "--ask", "alway"], "always"),
    ],
)
def test_a_misspelt_word_gets_what_was_meant(words: list[str], meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 1
    assert f"did you mean {meant}" in capsys.readouterr().err


def test_what_was_meant_is_told_in_chinese_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "dragosn", "--lang", "zh"]) == 1
    assert (
        capsys.readouterr().err == "spellspeed deck: dragosn：没有这个文件，也没有这个名字的附带卡组，是不是dragons？\n"
    )
    assert main(["cards", "圣精录", "--lang", "zh"]) == 1
    assert "是不是「圣精灵」" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2", b"\xff\xfe\x00", json.dumps({"kind": "other"}).encode()])
@pytest.mark.parametrize("words", [["replay"], ["position"], ["play", "--load"], ["duel", "--deck"], ["deck"]])
def test_a_broken_file_gets_one_clear_line(
    words: list[str], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    assert main([*words, str(path)]) == 1
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert words == ["position"] or str(path) in complaint


def test_an_illegal_deck_is_refused_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.ydk"
    path.write_text("#main\n15025844\n", encoding="utf-8")
    assert main(["duel", "--deck", str(path)]) == 1
    complaint = capsys.readouterr().err
    assert "deck.main.size-40-60" in complaint and str(path) in complaint
    assert main(["play", "--deck", str(path), "--lang", "zh"]) == 1
    assert "主卡组有1张卡" in capsys.readouterr().err


def test_a_deck_list_is_checked_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.ydk"
    path.write_text("#main\n" + "15025844\n" * 4 + "23995346\n", encoding="utf-8")
    assert main(["deck", str(path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Main Deck 4, Extra Deck 1, Side Deck 0"
    assert told[1] == 'line 6: "Blue-Eyes Ultimate Dragon" stands under #main and is put in the Extra Deck'
    assert "deck.main.size-40-60" in told[2] and "deck.copies.max-three-same-name" in told[3]
    assert told[4] == "not legal in master2020, list 2026.07.01 OCG: 2 problems"
    assert main(["deck", str(path), "--format", "408", "--lang", "zh"]) == 1
    assert "「圣精灵」放入了4张，最多3张" in capsys.readouterr().out
    load_decks()[1].save(path)
    assert main(["deck", str(path), "--format", "408"]) == 0
    assert "legal in 408" in capsys.readouterr().out


def test_cards_put_in_another_section_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.ydk"
    path.write_text(load_decks()[1].to_ydk().replace("#extra", "23995346\n#extra"), encoding="utf-8")
    assert main(["duel", "--games", "1", "--deck", str(path)]) == 0
    told = capsys.readouterr().err
    assert str(path) in told and '"Blue-Eyes Ultimate Dragon" stands under #main' in told


def test_a_list_of_cards_says_which_are_playable_and_how_many_more_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["cards", "dragon"]) == 0
    english = capsys.readouterr().out.splitlines()
    assert len(english) == 21 and " more" in english[-1]
    assert any(line.endswith("[playable]") for line in english)
    assert any(line.endswith("[not playable yet]") for line in english)
    assert main(["cards", "龙", "--lang", "zh"]) == 0
    chinese = capsys.readouterr().out
    assert "[可以使用]" in chinese and "…还有" in chinese
    assert main(["cards", "white", "blue", "dragon"]) == 0
    assert "Blue-Eyes White Dragon · 青眼白龙  [playable]" in capsys.readouterr().out.splitlines()[0]


def test_a_position_may_begin_with_a_byte_order_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8-sig")
    assert main(["position", str(tmp_path / "position.txt")]) == 0
    assert "Mystical Elf" in capsys.readouterr().out


def test_no_more_processes_are_used_than_are_of_use() -> None:
    processors = count_jobs(10**6, 10**6)
    assert 1 <= processors <= (os.cpu_count() or 1)
    assert count_jobs(8, 1) == 1
    series = Series(("random", "random"), load_decks(), "master2020", range(7, 100_007))
    shares = cut_shares(series, 2)
    assert [seed for share in shares for seed in share.seeds] == list(series.seeds)
    assert max(len(share.seeds) for share in shares) == LARGEST_SHARE


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Ctrl-C cannot be sent to a group of processes here")
@pytest.mark.skipif(count_jobs(2, 2) < 2, reason="there is only one processor, so no further process is used")
def test_the_first_ctrl_c_ends_duels_in_several_processes(tmp_path: Path) -> None:
    words = ["duel", "--games", "1000000", "--jobs", "2", "--keys", str(tmp_path / "keys")]
    environment = {**os.environ, "PYTHONPATH": str(Path(spellspeed.__file__).resolve().parents[1])}
    running = subprocess.Popen(
        [sys.executable, "-m", "spellspeed", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever started the tests in the background ignores Ctrl-C, and so would what they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_for_children(running.pid, 2)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert (running.returncode, out, err) == (130, "", "\nspellspeed duel: stopped\n")
        with pytest.raises(ProcessLookupError):
            os.killpg(running.pid, 0)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)  # a failing test leaves nothing behind that plays on
    assert not (tmp_path / "keys").exists()


def wait_for_children(pid: int, count: int) -> None:
    """Wait until a process has started others, however slow the machine is, and until they have begun to work."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for _ in range(600):
        if not children.exists() or len(children.read_text().split()) >= count:
            break
        time.sleep(0.1)
    time.sleep(3)


@pytest.mark.skipif(os.name != "posix", reason="needs a shell that can close stdin")
def test_play_without_any_input_leaves_politely() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(spellspeed.__file__).resolve().parents[1])}
    line = f'"{sys.executable}" -m spellspeed play --seed 1 --first you <&-'
    run = subprocess.run(["sh", "-c", line], env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("Goodbye.\n")


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


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "words",
    [
        ["cards", "圣精灵", "--lang", "zh"],
        ["deck", "dragons", "--lang", "zh"],
        ["deck", "没有的卡组.ydk", "--lang", "zh"],
        ["rules", "zone.field.one-per-player", "--lang", "zh"],
        ["play", "--seed", "1", "--lang", "zh"],
        ["ruling", "tests/rulings/what_applies_zh.duel", "--lang", "zh"],
    ],
)
def test_a_terminal_without_chinese_letters_shows_question_marks(words: list[str], encoding: str) -> None:
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    # In UTF-8 mode the names of files are not written in the letters of the terminal.
    environment = {**os.environ, "PYTHONPATH": tree, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "spellspeed", *words]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, input=b"")
    assert b"Traceback" not in run.stderr
    assert b"?" in run.stdout + run.stderr
    assert run.returncode == (1 if "没有的卡组.ydk" in words else 0)


def test_duels_are_the_same_where_processes_are_spawned() -> None:
    # As on Windows and macOS: nothing that a process needs may hang on its being forked.
    code = (
        "import multiprocessing, sys\n"
        "from spellspeed.cli import main\n"
        "if __name__ == '__main__':\n"
        "    multiprocessing.set_start_method(sys.argv[1])\n"
        "    import spellspeed.commands.duel as duel\n"
        "    duel.count_jobs = lambda asked, games: asked\n"
        "    sys.exit(main(['duel', '--games', '4', '--seed', '3', '--jobs', '2']))\n"
    )
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    run = subprocess.run(
        [sys.executable, "-c", code, "spawn"],
        env={**os.environ, "PYTHONPATH": tree},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr == ""
    alone = command("duel", "--games", "4", "--seed", "3")
    assert results(run.stdout)["digest"] == results(alone.stdout)["digest"]


@pytest.mark.parametrize("words", [["play", "--seed", "1", "--first", "you"], ["duel", "--games", "2"]])
def test_plainly_nothing_is_drawn_and_no_line_is_written_over(words: list[str]) -> None:
    run = command(*words, "--plain")
    assert run.returncode == 0
    assert not [letter for letter in run.stdout + run.stderr if letter in "\r\x1b" or "\u2500" <= letter <= "\u257f"]


class Terminal(io.StringIO):
    """A stderr that somebody sees."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("plain", "shown"), [(True, "1 of 2 things\n2 of 2 things\n"), (False, "\r1 of 2 things\r2 of 2 things")]
)
def test_progress_is_told_in_lines_of_its_own_where_that_is_wanted(
    plain: bool, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = Terminal()
    monkeypatch.setattr(sys, "stderr", seen)
    monkeypatch.setattr("time.perf_counter", itertools.count(0, 60).__next__)
    assert list(watched("ab", 2, "things", plain)) == ["a", "b"]
    assert seen.getvalue().startswith(shown)
    assert plain == ("\r" not in seen.getvalue())


def test_a_replay_may_be_asked_for_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    duel = Duel.from_position(POSITION)
    duel.play("set Mystical Elf", "zone 1")
    path = tmp_path / "replay.json"
    Replay.of(duel).save(str(path))
    assert main(["replay", str(path)]) == 0
    usual = capsys.readouterr().out
    assert main(["replay", str(path), "--plain"]) == 0
    assert capsys.readouterr().out == usual
