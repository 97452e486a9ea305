"""Lines that `tools/remove_lines.py` takes out of cards: which of them tests notice, and what it says of the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spellspeed.lang.words.lines import Card, Continuous, Ignition, Quick
from spellspeed.pool import CardPool

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.line_trials import NOBODY, OTHER, OWN, find_files_naming, label_lines, without_line  # noqa: E402
from tools.remove_lines import find_cards, find_lost, write_table  # noqa: E402

# One test sees what Sangan does, one only that it is there, and one fails in any case.
SAMPLE = '''
from spellspeed import Duel

LAID = """
    turn 3, Main Phase 1, you to act
    you 8000   set: Dark Hole   monsters: Sangan   deck: Kuriboh, Umi
    opp 8000   deck: Umi
"""


def test_{name}() -> None:
    """card: Sangan ①"""
    duel = Duel.from_position(LAID)
    duel.play("activate Dark Hole")
    assert {asked}
'''
ASKED = {
    "sees": "[card.name for card in duel.view(0).hand()] == ['Kuriboh']",
    "lies": "duel.turn == 3",
    "fails": "not duel",
}


def remove(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Remove the lines of Sangan, and ask the tests of this file."""
    command = [sys.executable, str(ROOT / "tools" / "remove_lines.py"), "--card", "Sangan", "--tests", str(path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    asked = [*command, "--jobs", "1", *arguments]
    return subprocess.run(asked, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)


def write_tests(folder: Path, *names: str) -> Path:
    path = folder / "test_sample.py"
    path.write_text("".join([SAMPLE.format(name=name, asked=ASKED[name]) for name in names]), encoding="utf-8")
    return path


def write_reason(folder: Path, line: str = "①") -> list[str]:
    path = folder / "reasons.toml"
    path.write_text(f'[[line]]\ncard = "Sangan"\nline = "{line}"\nreason = "It is but a sample."\n', encoding="utf-8")
    return ["--reasons", str(path)]


def test_a_line_that_a_test_of_the_card_needs_is_noticed(tmp_path: Path) -> None:
    said = remove(write_tests(tmp_path, "fails", "lies", "sees"))
    assert said.returncode == 0, said.stdout + said.stderr
    assert "test_fails fails before anything is removed and is not asked" in said.stdout
    assert "noticed by the card's own tests    1" in said.stdout


def test_a_line_that_no_test_needs_is_named_and_needs_a_reason(tmp_path: Path) -> None:
    path = write_tests(tmp_path, "lies")
    said = remove(path)
    assert said.returncode == 1 and "nobody notices: Sangan ①\n    because: not known" in said.stdout
    said = remove(path, *write_reason(tmp_path))
    assert said.returncode == 0 and "because: It is but a sample." in said.stdout


@pytest.mark.parametrize(
    ("line", "told"),
    [("①", "has a reason not to be noticed, and "), ("②", "has a reason not to be noticed, and there is no such line")],
)
def test_a_reason_that_is_not_needed_is_no_reason(tmp_path: Path, line: str, told: str) -> None:
    said = remove(write_tests(tmp_path, "sees"), *write_reason(tmp_path, line))
    assert said.returncode == 1 and f"Sangan {line} {told}" in said.stdout


def test_each_line_of_each_part_of_a_card_is_taken_out_once() -> None:
    card = Card(1, "Test", Continuous(), Ignition(1), pendulum=(Continuous(),), gemini=(Quick(2),))
    assert label_lines(card) == ["Continuous", "①", "Continuous (2)", "②"]
    left = [without_line(card, at) for at in range(4)]
    assert [len(each.all_lines()) for each in left] == [3] * 4 and len(set(map(repr, left))) == 4
    assert not left[2].pendulum and not left[3].gemini


def test_lines_of_one_card_have_different_names() -> None:
    for card in CardPool.builtin().scripts.values():
        names = label_lines(card)
        assert len(set(names)) == len(names), card.name


def test_the_cards_of_changed_lines_are_found() -> None:
    source = "A = Card(\n    5001,\n    'A',\n    Ignition(1),\n)\nB = Card(5002, 'B')\n\nC = Card(5003, 'C')\n"
    assert find_cards(source, {4, 7}) == {5001} and find_cards(source, {6, 8}) == {5002, 5003}


def test_the_files_that_name_a_card_are_found() -> None:
    assert "test_rulings.py" in {path.name for path in find_files_naming(["Sangan"])}
    assert find_files_naming(["No Such Card"]) == []


def test_a_reason_for_a_line_that_no_card_has_is_found() -> None:
    assert find_lost({("Sangan", "①"): "yes", ("Sangan", "⑨"): "no", ("No Such Card", "①"): "no"}) == [
        ("Sangan", "⑨"),
        ("No Such Card", "①"),
    ]


def test_the_table_counts_who_has_noticed() -> None:
    rows = [row.rsplit(maxsplit=1) for row in write_table(3, [OWN, OWN, OTHER, NOBODY], 90.0).splitlines()]
    assert [number for _, number in rows] == ["3", "4", "2", "1", "1", "1.5"]
