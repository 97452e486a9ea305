"""How the cards read: the golden files hold every card's text, and tell what a change of a card changes in it."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))

from tools.write_golden import GOLDEN, card_modules, golden_text  # noqa: E402


@pytest.mark.parametrize("module", card_modules())
def test_the_cards_read_as_written_down(module: str) -> None:
    path = GOLDEN / f"{module}.txt"
    assert path.exists(), "run tools/write_golden.py"
    assert golden_text(module) == path.read_text(encoding="utf-8"), "if that is meant, run tools/write_golden.py"


def test_there_is_no_file_without_its_module() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(card_modules())


@pytest.mark.parametrize("module", card_modules())
def test_what_cards_are_called_within_a_text_has_chinese_words(module: str) -> None:
    chinese = [line for line in golden_text(module).splitlines() if "【" in line]
    assert chinese
    assert not [line for line in chinese if re.search("“[A-Za-z]", line)]


@pytest.mark.parametrize("module", card_modules())
def test_cards_and_series_are_called_by_their_chinese_names(module: str) -> None:
    chinese = [line for line in golden_text(module).splitlines() if "【" in line]
    unsaid = [line for line in chinese if re.search("「(?!(LV|[A-Z])」)[A-Za-z' -]+」", line)]
    assert not unsaid, "give the series its Chinese name in SERIES of lang/render/tables.py"
