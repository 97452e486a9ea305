"""Lines on the screen: words stay whole, Chinese letters are wide, narrow terminals too."""

import os
import shutil
import sys

import pytest

from spellspeed.terminal.screen import CLOSING, Screen, width_of, wrap

ENGLISH = (
    "12. Tribute Summon Blue-Eyes White Dragon (Level 8, ATK 3000, DEF 2500) with 2 Tributes "
    "in your monster zone 3 of 5"
)
CHINESE = "3. 上级召唤「青眼白龙」（8星，攻击力3000，守备力2500），解放2只怪兽，放在你的怪兽区第3格。要对连锁1响应吗？"


@pytest.mark.parametrize("width", [30, 40, 59, 60, 80])
@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_lost(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(width_of(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("width", [30, 40, 60])
def test_a_word_is_never_broken_in_two(width: int) -> None:
    words = [word for line in wrap(ENGLISH, width) for word in line.split()]
    assert words == ENGLISH.split()


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_begins_with_a_mark_that_closes(width: int) -> None:
    assert all(line.strip()[0] not in CLOSING for line in wrap(CHINESE, width))


def test_what_goes_on_stands_behind_the_number_of_the_option() -> None:
    assert wrap("1. Set Mystical Elf (Level 4)", 20) == ["1. Set Mystical Elf", "   (Level 4)"]


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert all(len(line) <= 40 for line in wrap("x" * 10_000, 40))


def test_a_terminal_gets_broken_lines_and_a_plain_one_whole_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((60, 24)))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    Screen().write(ENGLISH)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and all(len(line) < 60 for line in lines)
    Screen(plain=True).write(ENGLISH)
    assert capsys.readouterr().out == ENGLISH + "\n"


def test_a_plain_screen_is_cleared_without_escape_sequences(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((60, 24)))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    Screen(plain=True).clear()
    assert capsys.readouterr().out == "\n" * 25
    monkeypatch.setattr(os, "name", "posix")
    Screen().clear()
    assert "\033[2J" in capsys.readouterr().out


def test_a_file_gets_whole_lines_and_is_not_cleared(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().write(ENGLISH)
    Screen().clear()
    assert capsys.readouterr().out == ENGLISH + "\n"
