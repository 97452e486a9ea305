"""Plays every ruling of this folder: a judge writes the position, the play and what is expected."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from seating import seating
from spellspeed.cli import main
from spellspeed.transcript import (
    Ruling,
    TranscriptError,
    UnmetExpectation,
    check_ruling,
    expect,
    play_ruling,
    read_ruling,
    read_rulings,
)

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.duel"))


def rulings() -> Iterator[object]:
    """Each ruling of each file, with the marks of the rules it shows."""
    for path in FILES:
        found = read_rulings(path.read_text(encoding="utf-8"))
        for number, ruling in enumerate(found, 1):
            names = [rule.split() for rule in ruling.rule.split(",") if rule.strip()]
            marks = [pytest.mark.rule(name[0], scenario=int(name[1]) if name[1:] else 1) for name in names]
            which = path.stem if len(found) == 1 else f"{path.stem}-{number:02}"
            yield pytest.param(ruling, marks=marks, id=which)


@pytest.mark.parametrize("ruling", list(rulings()))
def test_the_ruling_holds(ruling: Ruling) -> None:
    assert ruling.title and ruling.source and ruling.expect, "a ruling has a title, a source and an expectation"
    play_ruling(seated(ruling))  # raises an error at the first expectation that is not met


def seated(ruling: Ruling) -> Ruling:
    """The ruling for the seats of the test that runs: every line of it begins with its player."""
    seating.laid += 1
    play, expect = (tuple((at, seating.words(line)) for at, line in lines) for lines in (ruling.play, ruling.expect))
    return replace(ruling, position=seating.words(ruling.position), play=play, expect=expect)


def test_there_are_rulings() -> None:
    assert len(list(rulings())) >= 50


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play      you  activate Dark Hole", "line 4"),
        ("play      nobody  passes", "does not begin with the player"),
        ("play      you  activate Raigeki\n          opp  trigger Kuriboh", "line 5"),
    ],
)
def test_a_ruling_that_cannot_be_played_names_its_line(line: str, problem: str) -> None:
    text = "position  turn 3, Main Phase 1, you to act\n          you 8000 hand: Raigeki\n"
    ruling = read_ruling(f"{text}          opp 8000 monsters: Mystical Elf\n{line}")
    with pytest.raises(TranscriptError, match=problem):
        play_ruling(ruling)


ONE = """\
ruling    the first
source    a test,
          in two lines
position  turn 3, Main Phase 1, you to act
          you 8000  hand: Raigeki, Hinotama, Shrink
          # two monsters
          opp 8000  monsters: Sangan (attack), Gemini Elf (set)  deck: Kuriboh
"""


def test_a_file_holds_several_rulings_and_their_lines_are_counted_as_in_the_file() -> None:
    first, second = read_rulings(
        f"# a remark\n\n{ONE}\n裁定 第二条\n{ONE.partition(chr(10))[2]}play      you  end turn\n"
    )
    assert (first.title, first.source, first.play) == ("the first", "a test, in two lines", ())
    assert (second.title, second.line, second.play) == ("第二条", 14, ((18, "you  end turn"),))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("position turn 3, Main Phase 1, you to act", "line 1: 'position turn 3.* stands before the first ruling"),
        (f"{ONE}\n{ONE}".replace("Gemini Elf", "Nobody"), "line 7: .*Nobody"),
        (f"{ONE}play      you  activate Shrink targeting face-down (their zone 2)", "line 8: .* cannot be the target"),
        (f"{ONE}play      you  activate Shrink targeting Kuriboh", "line 8: .*Kuriboh cannot be the target"),
        (f"{ONE}play      both  attack", "line 8: .* does not begin with the player"),
    ],
)
def test_a_file_of_rulings_that_cannot_be_played_names_its_line(text: str, problem: str) -> None:
    with pytest.raises(TranscriptError, match=problem):
        for ruling in read_rulings(text):
            play_ruling(ruling)


def test_what_is_expected_between_two_lines_is_checked_there() -> None:
    text = f"""{ONE}expect    opp monsters: Sangan, Gemini Elf
play      you  activate Raigeki
          both pass
expect    opp monsters: none  hand: Kuriboh
play      you  activate Hinotama
expect    opp 7500
"""
    seen: list[tuple[int, int]] = []
    (ruling,) = read_rulings(text)
    play_ruling(ruling, check=lambda duel, number, _: seen.append((number, duel.state.lp[1])))
    assert seen == [(8, 8000), (11, 8000), (13, 7500)]


@pytest.mark.parametrize(
    "line",
    [
        "opp 7900",
        "opp monsters: Sangan",
        "opp monsters: Sangan (defense), Gemini Elf (set)",
        "opp monsters: Sangan (zone 2), Gemini Elf (set)",
        "opp monsters: Sangan (owner you), Gemini Elf (set)",
        "opp monsters: none",
        "opp Sangan has 900 ATK",
        "opp Sangan has 1000 DEF",
        "对手 三眼怪的守备力是1000",
        "you Sangan has 1000 ATK",
        "you win",
        "nobody wins",
        "you cannot activate Raigeki",
        "you can summon Kuriboh",
        "opp cannot activate Raigeki because of Sangan",
        "Sangan has 1000 ATK",
    ],
)
def test_an_expectation_that_is_not_met_fails(line: str) -> None:
    (ruling,) = read_rulings(ONE)
    met = (
        "opp 8000  monsters: Sangan (attack, zone 1), Gemini Elf (set)  banished: none",
        "opp Sangan has 600 DEF",
        "对手 三眼怪的攻击力是1000",
    )
    for number, each in enumerate(met):
        expect(play_ruling(ruling), number, each)
    with pytest.raises(TranscriptError, match="line 9: "):
        expect(play_ruling(ruling), 9, line)


def play_one(*expected: str) -> list[tuple[str, str]]:
    """What is wrong with the first ruling if this is expected when nothing has been played, in both languages."""
    (ruling,) = read_rulings(ONE + "".join(f"expect    {line}\n" for line in expected))
    return [(str(wrong), wrong.in_chinese()) for wrong in check_ruling(ruling)]


@pytest.mark.parametrize(
    ("line", "english", "chinese"),
    [
        ("opp 7900", "opp 8000", "对手 8000"),
        (
            "opp monsters: Sangan",
            "opp monsters: Sangan (attack, zone 1), Gemini Elf (set, zone 2)",
            "对手 怪兽: 三眼怪（攻击，区域1），双生精灵（里侧，区域2）",
        ),
        ("you graveyard: Raigeki", "you graveyard: none", "你 墓地: 无"),
        ("opp Sangan has 900 ATK", "opp Sangan has 1000 ATK", "对手 三眼怪的攻击力是1000"),
        ("you Sangan has 900 ATK", "you have no Sangan", "你 场上没有「三眼怪」"),
        ("you win", "the duel is not over", "决斗还没有结束"),
        ("you cannot activate Raigeki", "you can activate Raigeki", "你 可以 activate Raigeki"),
    ],
)
def test_a_false_expectation_is_told_with_what_is_there(line: str, english: str, chinese: str) -> None:
    [(told, zh)] = play_one(line)
    assert told == f"line 8: expected {line!r}, but there is {english!r}"
    assert zh == f"第8行：应为“{line}”，实际是“{chinese}”"


def test_every_false_expectation_of_a_ruling_is_told() -> None:
    told = play_one("opp 7900", "opp 8000", "you 1")
    assert [english.partition(":")[0] for english, _ in told] == ["line 8", "line 10"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Sangan has 1000 ATK", "begins with neither player"),
        ("opp mnosters: Sangan", "no list is called 'mnosters'"),
        ("opp mnosters: none", "'mnosters' names no list"),
        ("opp monsters: Sangen", "no card is called 'Sangen'"),
        ("opp Sangen has 1000 ATK", "no card is called 'Sangen'"),
        ("opp monsters: Sangan (attacked), Gemini Elf", "'attacked' cannot be expected of a card"),
        ("you can fnord", "fnord"),
    ],
)
def test_an_expectation_that_cannot_be_read_is_told_with_its_line(line: str, problem: str) -> None:
    [(told, _)] = play_one(line)
    assert told.startswith("line 8: ") and problem in told


def test_a_ruling_that_is_false_does_not_pass_unseen() -> None:
    (ruling,) = read_rulings(f"{ONE}play      you  activate Raigeki\nexpect    opp monsters: Sangan\n")
    with pytest.raises(UnmetExpectation, match="opp monsters: none"):
        play_ruling(ruling)


def test_a_card_in_a_pendulum_zone_is_expected_there_and_not_among_the_spells() -> None:
    text = ONE.replace("opp 8000", "opp 8000  pendulum: Odd-Eyes Pendulum Dragon")
    (ruling,) = read_rulings(f"{text}expect    opp pendulum: Odd-Eyes Pendulum Dragon  spells: none  set: none\n")
    assert check_ruling(ruling) == []


# --------------------------------------------------------------------------------------------------------- the command


def write(folder: Path, name: str, *expected: str) -> str:
    path = folder / name
    path.write_text(ONE + "".join(f"expect    {line}\n" for line in expected), encoding="utf-8")
    return str(path)


def test_the_command_says_which_ruling_does_not_hold_and_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true, false = write(tmp_path, "true.duel", "opp 8000"), write(tmp_path, "false.duel", "opp 8000", "you 7000")
    assert main(["ruling", true]) == 0
    assert capsys.readouterr().out == "1 ruling in 1 file: all hold\n"
    assert main(["ruling", true, false]) == 1
    assert capsys.readouterr().out == (
        f"{false}:9: expected 'you 7000', but there is 'you 8000'\n  ruling: the first\n"
        "2 rulings in 2 files: 1 failure\n"
    )
    assert main(["ruling", false, "--lang", "zh"]) == 1
    assert capsys.readouterr().out == (
        f"{false}:9：应为“you 7000”，实际是“你 8000”\n  裁定：the first\n1个文件，1条裁定：1处不成立\n"
    )


def test_the_command_says_that_a_ruling_checks_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", write(tmp_path, "silent.duel")]) == 1
    assert "silent.duel:4: the ruling expects nothing, so it checks nothing\n" in capsys.readouterr().out
    empty = tmp_path / "empty.duel"
    empty.write_text("# nothing yet\n", encoding="utf-8")
    assert main(["ruling", str(empty)]) == 1
    assert "empty.duel: no ruling is in it, so it checks nothing\n" in capsys.readouterr().out


def test_the_command_takes_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "a.duel", "opp 8000")
    write(tmp_path, "b.duel", "opp 8000")
    assert main(["ruling", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 rulings in 2 files: all hold\n"


def test_what_cannot_be_played_is_told_and_the_other_files_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "a.duel"
    broken.write_text(f"{ONE}play      you  activate Dark Hole\nexpect    opp 8000\n", encoding="utf-8")
    false = write(tmp_path, "b.duel", "opp 1")
    assert main(["ruling", str(broken), false]) == 1
    told = capsys.readouterr().out
    assert f"{broken}:8: 'you  activate Dark Hole'" in told and f"{false}:8: expected 'opp 1'" in told


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"position turn 3"])
def test_a_file_that_is_no_ruling_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "bad.duel"
    file.write_bytes(content)
    assert main(["ruling", str(file)]) == 1
    captured = capsys.readouterr()
    assert "bad.duel" in captured.out + captured.err
    assert main(["ruling", str(tmp_path / "nowhere.duel")]) == 1
    assert "nowhere.duel: No such file" in capsys.readouterr().err
