"""Hearing: what a line says is read back as that line, by the same rows; and nothing else says it."""

import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from spellspeed.cards import ALL_CARDS
from spellspeed.lang.hear.hear import Listener
from spellspeed.lang.say.say import Speaker
from spellspeed.lang.words.lines import Card, Line
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import Token
from spellspeed.pool import CardPool

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.hear_random import Maker, hear

EVERY = 23  # the sample of `tools/hear_cards.py`, which hears all of them
LINES = [(card, line) for card in ALL_CARDS for line in card.all_lines()][::EVERY]


@cache
def chinese_name(name: str) -> str:
    try:
        return CardPool.builtin().find(name).name_zh or name
    except LookupError:
        return name


@cache
def names_back() -> dict[str, dict[str, list[str]]]:
    """By language, which cards are called so."""
    found: dict[str, dict[str, list[str]]] = {"en": defaultdict(list), "zh": defaultdict(list)}
    for name in {name for card, line in LINES for name in list_names(card, line)}:
        found["en"][name].append(name)
        found["zh"][chinese_name(name)].append(name)
    return found


def list_names(card: Card, line: Line) -> list[str]:
    values = [value for word in words_in(line) for value in vars(word).values()]
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    return [card.name, *[part for part in parts if isinstance(part, str)]]


def find_tokens(line: Line) -> dict[str, str]:
    tokens = [word for word in words_in(line) if isinstance(word, Token)]
    return {one: other for token in tokens for one, other in ((token.name, token.name_zh), (token.name_zh, token.name))}


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(("card", "line"), LINES, ids=[f"{card.name} {line.number}" for card, line in LINES])
def test_what_a_line_says_is_heard_as_that_line(card: Card, line: Line, lang: str) -> None:
    names = str if lang == "en" else chinese_name
    text = Speaker(lang, names, card.name, line).say(line)
    back = names_back()[lang]
    heard = Listener(lang, text, names, lambda said: back.get(said, ()), card.name, find_tokens(line)).hear()
    assert heard == [line]


@pytest.mark.parametrize("seed", range(2))
def test_sentences_made_at_random_are_heard_as_themselves(seed: int) -> None:
    """A sample of `tools/hear_random.py`."""
    maker = Maker(seed)
    while len(maker.lines) < 25:
        maker.keep(maker.make_any())
    assert not maker.wrong
    assert [told for line in maker.lines for lang in ("en", "zh") if (told := hear(line, lang)[0])] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[Ignition Effect] Draw 2 card.",
        "[Ignition Effect] Draw cards.",
        "[Ignition Effect] draw 2 cards.",
        "【起动效果】",
    ],
)
def test_what_no_row_says_is_not_heard(text: str) -> None:
    assert Listener("en", text).hear() == []
