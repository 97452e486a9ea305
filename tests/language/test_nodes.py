"""The cards that are written in the language are plain values, well said, and agree with their printed facts."""

import pickle
import re
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from enum import EnumType
from typing import Any

import pytest

from of_each import of_each
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.words import terms
from spellspeed.lang.words.choices import All, Both, During, Either, One
from spellspeed.lang.words.every_word import DRAW_PHASE, END_PHASE, YOU
from spellspeed.lang.words.lines import Activation, Card, Trigger
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import AtLeast, AtMost, Filter, LifePoints, Lowest, Monster, Range, all_names
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD
from spellspeed.lang.words.terms import Word, Words
from spellspeed.lang.words.timings import If, Summoned, When
from spellspeed.lang.words.verbs import Destroy, Draw
from spellspeed.pool import CardPool

LANGUAGE: dict[str, Any] = {}
exec("from spellspeed.lang.vocabulary import *", LANGUAGE)  # as a card file begins
# The families of its words: a card says `LIGHT`, not `Attribute.LIGHT`.
FAMILIES = {name for name, family in vars(terms).items() if isinstance(family, EnumType)}

each_card = of_each(ALL_CARDS, [card.name for card in ALL_CARDS])


def values(value: object) -> Iterator[object]:
    """A value and all that it is made of."""
    yield value
    if isinstance(value, Node):
        for field in fields(value):
            yield from values(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from values(part)


@each_card
def test_a_card_prints_as_what_builds_it(card: Card) -> None:
    assert eval(repr(card), dict(LANGUAGE)) == card


@each_card
def test_a_card_prints_its_words_as_a_card_file_has_them(card: Card) -> None:
    """`LIGHT | DARK`: neither a number nor the family that they are of."""
    unquoted = re.sub(r"'[^']*'|\"[^\"]*\"", "", repr(card))
    assert not FAMILIES.intersection(re.findall(r"\w+", unquoted))


@each_card
def test_a_card_survives_pickling(card: Card) -> None:
    again = pickle.loads(pickle.dumps(card))
    assert again == card
    assert hash(again) == hash(card)
    assert repr(again) == repr(card)


@each_card
def test_a_card_is_made_of_values_only(card: Card) -> None:
    assert {type(value) for value in values(card) if not isinstance(value, Node | Word | Words)} <= {
        int,
        str,
        bool,
        tuple,
        type(None),
    }
    assert not [value for value in values(card) if callable(value)]


@each_card
def test_a_card_is_well_said(card: Card) -> None:
    assert check_card(card, CardPool.builtin().find(str(card.password)).kind) == []


@each_card
def test_a_card_agrees_with_its_printed_facts(card: Card) -> None:
    facts = CardPool.builtin().find(str(card.password))
    assert facts.name_en == card.name
    for value in values(card):
        if isinstance(value, Filter):
            for name in (*all_names(value.name), *all_names(value.not_name)):
                assert CardPool.builtin().find(name).name_en == name


def test_no_card_is_written_twice() -> None:
    assert len({card.password for card in ALL_CARDS}) == len(ALL_CARDS)
    assert len(set(ALL_CARDS)) == len(ALL_CARDS)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        ALL_CARDS[0].name = "Another"  # type: ignore[misc]


def test_what_says_something_else_is_not_equal() -> None:
    assert Destroy(All(Monster(), THE_FIELD)) == Destroy(All(Monster(), THE_FIELD))
    assert Destroy(All(Monster(), THE_FIELD)) != Destroy(All(Monster(), OPPONENTS_FIELD))
    assert Destroy(All(Monster(), THE_FIELD)) != Destroy(One(Monster(), THE_FIELD))
    assert Trigger(when=When(Summoned(Monster()))) != Trigger(when=If(Summoned(Monster())))
    assert Card(1, "Test", Activation(do=Draw(2))) != Card(1, "Test", Activation(do=Draw(3)))
    assert Card(1, "Test", Activation(1)) != Card(1, "Test", Activation())


OWN_SPELLING = [AtMost(4), AtLeast(1500), Range(1, 3), Range(most=2), When(), If(), Lowest(1, LifePoints(YOU))]
OWN_SPELLING += [Both(During(END_PHASE), During(turn_of=YOU)), Either(During(END_PHASE | DRAW_PHASE))]


@pytest.mark.parametrize("node", OWN_SPELLING)
def test_the_words_with_their_own_spelling_print_as_what_builds_them(node: Node) -> None:
    assert eval(repr(node), dict(LANGUAGE)) == node
    assert pickle.loads(pickle.dumps(node)) == node
