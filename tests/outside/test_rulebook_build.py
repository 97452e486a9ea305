"""The tool that builds the rule book refuses a catalogue in which something is missing or strange."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.build_rulebook import RULEBOOK, BrokenRulebook, built_book, problem_of  # noqa: E402

GREETING = '"duel.setup.greeting"'
PIERCING = '"battle.atk-vs-def.higher-no-damage"'


@pytest.fixture
def rulebook(tmp_path: Path) -> Path:
    """A copy of the rule book that may be broken."""
    return Path(shutil.copytree(RULEBOOK, tmp_path / "rulebook"))


def drop_line(path: Path, start: str, last: bool = False) -> None:
    """Take the first, or the last, line that begins so out of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    places = [place for place, line in enumerate(lines) if line.startswith(start)]
    del lines[places[-1 if last else 0]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def add_line(path: Path, line: str) -> None:
    """Add a line to the last table of a file."""
    path.write_text(f"{path.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")


def test_a_rule_without_a_chinese_sentence_is_refused(rulebook: Path) -> None:
    drop_line(rulebook / "catalogue" / "chinese.toml", GREETING)
    with pytest.raises(BrokenRulebook, match=r"no Chinese sentence or note for duel\.setup\.greeting"):
        built_book(rulebook)


def test_a_note_without_chinese_is_refused(rulebook: Path) -> None:
    drop_line(rulebook / "catalogue" / "chinese.toml", PIERCING, last=True)
    with pytest.raises(BrokenRulebook, match=r"note for battle\.atk-vs-def\.higher-no-damage"):
        built_book(rulebook)


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("chinese.toml", '"no.such.rule" = "没有。"', r"chinese\.toml: no rule is called no\.such\.rule"),
        ("chinese.toml", f'{GREETING} = "没有注"', r"chinese\.toml: duel\.setup\.greeting must .* ends in 。"),
        ("english.toml", f'{GREETING} = "A note."', r"english\.toml: duel\.setup\.greeting has no note"),
        ("english.toml", '[others]\n"a" = "b."', r"english\.toml: unknown table others"),
        ("asked.toml", '"no.such.rule" = "word; 字"', r"asked\.toml: no rule is called no\.such\.rule"),
        ("asked.toml", f'{GREETING} = "only English"', r"asked\.toml: duel\.setup\.greeting must .* English; Chinese"),
    ],
)
def test_a_strange_line_is_refused_by_name(rulebook: Path, file: str, line: str, complaint: str) -> None:
    add_line(rulebook / "catalogue" / file, line)
    with pytest.raises(BrokenRulebook, match=complaint):
        built_book(rulebook)


def test_a_changed_sentence_makes_the_built_book_out_of_date(rulebook: Path) -> None:
    assert problem_of(rulebook) == ""
    add_line(rulebook / "catalogue" / "asked.toml", f'{GREETING} = "say hello; 打招呼"')
    assert "out of date" in problem_of(rulebook)
