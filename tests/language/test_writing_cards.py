"""The sentences in the tables of docs/writing-cards.md are said as a card says them."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from spellspeed.lang.check.canonical import find_detours
from spellspeed.lang.check.well_said import Shape
from spellspeed.lang.words.inside import everything
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Ref

GUIDE = Path(__file__).parents[2] / "docs" / "writing-cards.md"
LANGUAGE: dict[str, Any] = {}
exec("from spellspeed.lang.vocabulary import *", LANGUAGE)  # as a card file begins
NAMES_GIVEN = {"IT": Ref("it"), "THOSE": Ref("those monsters"), "THE_DESTROYED": Ref("the destroyed monsters")}


def sentences() -> list[str]:
    """What the last column of every table shows, as far as nothing is left out of it."""
    rows = [line for line in GUIDE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    spans = [span for row in rows for span in re.findall(r"`([^`]+)`", re.split(r"(?<!\\)\|", row)[-2])]
    return [span.replace("\\|", "|") for span in spans if "(" in span and "…" not in span]


def parts(sentence: str) -> list[ast.expr]:
    """The expressions of a sentence: itself, or the arguments that are shown of a line."""
    try:
        return [ast.parse(sentence, mode="eval").body]
    except SyntaxError:
        called = ast.parse(f"dict({sentence})", mode="eval").body
        assert isinstance(called, ast.Call)
        return [each.value for each in called.keywords]


def test_there_are_many_sentences() -> None:
    assert len(sentences()) > 100


@pytest.mark.parametrize("sentence", [each for each in sentences() if not each.startswith("a.")])
def test_a_sentence_of_the_guide_is_well_said(sentence: str) -> None:
    for part in parts(sentence):
        node = eval(compile(ast.Expression(part), sentence, "eval"), {**LANGUAGE, **NAMES_GIVEN})
        assert isinstance(node, Node)
        shape = Shape()
        shape.check_node("", node)
        assert shape.problems == []
        assert [detour for _, word in everything("", node) for detour in find_detours(word)] == []
