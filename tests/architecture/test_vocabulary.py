"""Which words of the language are rare: those that serve one card lie apart, and whoever opens the others finds few."""

import inspect

import spellspeed.lang.vocabulary as vocabulary
import spellspeed.lang.words.rare as rare
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.check.well_said import UNSAID
from spellspeed.lang.words.inside import everything
from spellspeed.lang.words.lines import Card
from spellspeed.lang.words.node import Node

ENOUGH = 2  # cards that a word serves which does not lie apart


def count_cards() -> dict[type[Node], int]:
    """How many shipped cards each kind of node serves."""
    serves: dict[type[Node], set[str]] = {}
    for card in ALL_CARDS:
        for line in card.all_lines():
            for _, node in everything("", line):
                for kind in type(node).__mro__:
                    serves.setdefault(kind, set()).add(card.name)
    return {kind: len(cards) for kind, cards in serves.items()}


def words() -> list[type[Node]]:
    found = [each for each in vars(vocabulary).values() if inspect.isclass(each) and issubclass(each, Node)]
    return [each for each in dict.fromkeys(found) if each not in UNSAID and each is not Card]


def test_a_word_that_serves_one_card_lies_in_rare() -> None:
    serves = count_cards()
    few = [each.__name__ for each in words() if serves.get(each, 0) < ENOUGH and each.__module__ != rare.__name__]
    assert few == [], "move them to lang/words/rare.py"


def test_a_word_of_rare_that_serves_more_cards_moves_to_its_family() -> None:
    serves = count_cards()
    many = [each.__name__ for each in words() if each.__module__ == rare.__name__ and serves.get(each, 0) >= ENOUGH]
    assert many == [], "move them out of lang/words/rare.py"
