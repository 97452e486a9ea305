"""The numbers of the words: within a family none means two things."""

import re
from pathlib import Path

import pytest

import spellspeed.lang.code
import spellspeed.words as words

SOURCE = Path(__file__).resolve().parents[2] / "src" / "spellspeed"
NUMBER = re.compile(r"^(\w+): Final = (\d+)\b", re.MULTILINE)


def numbers_of(module: object, family: str) -> dict[str, int]:
    """The words that begin like this, with their numbers."""
    return {name: number for name, number in vars(module).items() if name.startswith(family) and name != "FOR_GOOD"}


@pytest.mark.parametrize("family", ["ASK_", "FOR_", "EVENT_", "BY_"])
def test_no_number_means_two_things(family: str) -> None:
    found = numbers_of(words, family)
    assert found and len(found) == len(set(found.values()))


@pytest.mark.parametrize("family", ["OP_", "NUM_", "IF_", "LINE_"])
def test_no_code_means_two_things(family: str) -> None:
    found = numbers_of(spellspeed.lang.code, family)
    assert found and len(found) == len(set(found.values()))


def test_no_deed_is_two_deeds() -> None:
    text = (SOURCE / "words.py").read_text(encoding="utf-8")
    deeds = text[text.index("# Deeds: what players do.") : text.index("# Requests: the form of a question")]
    found = NUMBER.findall(deeds)
    assert len(found) > 40 and len(found) == len({number for _, number in found})
