"""The list of breaks for tools/break_rules.py stays true: each still finds its text, exactly once."""

import tomllib
from pathlib import Path

import pytest

from spellspeed.rulebook.book import find_rule

ROOT = Path(__file__).resolve().parents[2]
BREAKS = tomllib.loads((ROOT / "tools/broken_rules.toml").read_text(encoding="utf-8"))["break"]


@pytest.mark.parametrize("each", BREAKS, ids=lambda each: str(each["rule"]))
def test_a_break_finds_what_it_breaks(each: dict[str, str]) -> None:
    assert find_rule(each["rule"]).testable
    source = (ROOT / "src/spellspeed" / each["file"]).read_text(encoding="utf-8")
    assert source.count(each["old"]) == 1 and each["old"] != each["new"]
