"""The numbers of the words: within a family none means two things, and the language's words are the engine's."""

import inspect
import re
from enum import Enum
from pathlib import Path

import pytest

import spellspeed.lang.codes.code
import spellspeed.lang.words.every_word as said
import spellspeed.words as words
from spellspeed.lang.words import terms

SOURCE = Path(__file__).resolve().parents[2] / "src" / "spellspeed"
FAMILIES: list[type[Enum]] = [
    family for _, family in inspect.getmembers(terms, inspect.isclass) if issubclass(family, Enum) and len(family)
]
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
    found = numbers_of(spellspeed.lang.codes.code, family)
    assert found and len(found) == len(set(found.values()))


def test_no_deed_is_two_deeds() -> None:
    text = (SOURCE / "words.py").read_text(encoding="utf-8")
    deeds = text[text.index("# Deeds: what players do.") : text.index("# Requests: the form of a question")]
    found = NUMBER.findall(deeds)
    assert len(found) > 40 and len(found) == len({number for _, number in found})


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_a_word_of_the_language_is_the_engines_word_of_that_name(family: type[Enum]) -> None:
    """Its number, or, where the engine counts what the language joins, the bit of that number."""
    found = {name: word.value for name, word in family.__members__.items()}
    engines = {name: getattr(words, name) for name in found}
    counted = issubclass(family, terms.Numbered)
    assert found == {name: 1 << number if counted else number for name, number in engines.items()}
    assert len(found) == len(set(found.values()))


def test_every_word_of_the_language_is_spoken_by_its_name() -> None:
    spoken = {name: word for name, word in vars(said).items() if isinstance(word, terms.Word | terms.Words)}
    assert spoken == {name: word for family in FAMILIES for name, word in family.__members__.items()}
