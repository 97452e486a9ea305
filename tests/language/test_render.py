"""Sentences rendered back: every node has words in both languages, and no two sentences have the same ones."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from language.sentences import ABSTRACT, ENDS, FAMILIES, TOKENS, Writer, concrete, options, placed, smallest, with_field
from spellspeed.lang.hear.hear import count_faults
from spellspeed.lang.say.text import Unsaid, render_line
from spellspeed.lang.words.choices import (
    During,
    Exists,
    One,
    Superlative,
)
from spellspeed.lang.words.deeds import Deed, Later, May, OneOf, OnlyIf
from spellspeed.lang.words.every_word import (
    A_CHAIN,
    A_DUEL,
    A_TURN,
    END_PHASE,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MAIN_MONSTER_ZONE,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    ON_THE_FIELD,
    OPPONENT,
    PER_ACTIVATION,
    PER_CARD,
    PER_CARD_ANYWHERE,
    PER_COPY,
    PER_EFFECT,
    PER_NAME,
    STANDBY_PHASE,
    YOU,
)
from spellspeed.lang.words.lines import (
    Activation,
    Limit,
    Line,
    Quick,
)
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    THIS_CARD,
    AtLeast,
    AtMost,
    Difference,
    Half,
    LifePoints,
    Monster,
    Number,
    Plus,
    Range,
    Ref,
    TheAmount,
    TheChange,
    Times,
    Token,
)
from spellspeed.lang.words.places_said import (
    THE_FIELD,
    YOUR_FIELD,
    Place,
)
from spellspeed.lang.words.terms import PlaceKind
from spellspeed.lang.words.verbs import (
    Destroy,
    Draw,
    GainLP,
)

LANGUAGES = ("en", "zh")
PARTS: tuple[type[Node], ...] = (Place, Ref, Superlative, Limit, Token)
KINDS = [kind for family in (*FAMILIES, *PARTS) for kind in concrete(family)]


def both(line: Line) -> tuple[str, str]:
    return render_line(line), render_line(line, lang="zh")


def assert_told_apart(sentences: list[Line]) -> None:
    """Fails if two different sentences have the same text in a language, or one that makes sense has none."""
    for lang in LANGUAGES:
        seen: dict[str, Line] = {}
        for sentence in sentences:
            try:
                text = render_line(sentence, lang=lang)
            except Unsaid:
                assert count_faults(sentence), f"there are no words for {sentence!r}"
                continue
            other = seen.setdefault(text, sentence)
            assert other == sentence, f"both are {text!r}"


# ------------------------------------------------------------------------------------------------------ every node


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_node_has_words(kind: type[Node]) -> None:
    assert all(both(placed(smallest(kind))))


@pytest.mark.parametrize("kind", sorted(ABSTRACT, key=repr), ids=lambda kind: kind.__name__)
def test_what_says_nothing_is_refused(kind: type[Node]) -> None:
    for lang in LANGUAGES:
        with pytest.raises(Unsaid):
            render_line(placed(smallest(kind)), lang=lang)


def test_there_are_two_languages() -> None:
    with pytest.raises(ValueError, match="'ja'"):
        render_line(Activation(), lang="ja")


# ------------------------------------------------------------------------------------------------------ every field


def grown(owner: type[Node], field: str, option: Any) -> Iterator[Any]:
    """The values that an option of a field stands for."""
    seeds = range(3) if isinstance(option, type) or hasattr(option, "__origin__") else range(1)
    yield from (Writer(seed).grow(owner, field, option, 2) for seed in seeds)


def variations(node: Node) -> Iterator[Node]:
    """The node with each field in turn changed to each value it may have."""
    if isinstance(node, ENDS):
        yield from (type(node)(number) for number in (0, 1, 7, LifePoints(YOU), Half(LifePoints(YOU), down=True)))
        return
    for field in fields(node):
        if isinstance(node, Token) and field.name in ("name", "name_zh"):
            named = [with_field(with_field(node, "name", english), "name_zh", chinese) for english, chinese in TOKENS]
            yield from named
            continue
        for option in options(type(node), field.name):
            changed = [with_field(node, field.name, value) for value in grown(type(node), field.name, option)]
            yield from [each for each in changed if each != Place()]  # nowhere is no place


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_is_said(kind: type[Node]) -> None:
    assert_told_apart([placed(node) for base in (smallest(kind), fuller(kind)) for node in variations(base)])


def fuller(kind: type[Node]) -> Node:
    """A node with more in it."""
    return Writer(2).write(kind, 2)


def test_no_two_nodes_of_a_family_are_said_alike() -> None:
    for family in FAMILIES:
        found = []
        for kind in concrete(family):
            found += [placed(node) for node in variations(smallest(kind))]
        assert_told_apart(found)


def test_random_sentences_are_told_apart() -> None:
    assert_told_apart([Writer(seed).line(depth) for seed in range(1500) for depth in (1, 2, 4)])


@given(st.integers(0, 2**32))
def test_a_small_change_is_heard(seed: int) -> None:
    writer = Writer(seed)
    line = writer.line()
    for _ in range(10):
        other = writer.changed(line)
        assert isinstance(other, Line)
        assert_told_apart([line, other])


# --------------------------------------------------------------------------------------------- what depends on what

DRAW, GAIN, DESTROY = Draw(1), GainLP(500), Destroy(THIS_CARD)


def test_connectors_and_brackets_are_told_apart() -> None:
    deeds: list[Deed] = []
    joins = [Deed.and_if_you_do, Deed.also, Deed.then, Deed.after_that]
    for join in joins:
        deeds += [join(DRAW, GAIN), join(DRAW, GAIN, True), join(DRAW, May(GAIN)), join(May(DRAW), GAIN)]
        deeds += [May(join(DRAW, GAIN)), OneOf(join(DRAW, GAIN), DESTROY), join(OneOf(DRAW, DESTROY), GAIN)]
        deeds += [join(DRAW, OneOf(GAIN, DESTROY)), OneOf(DRAW, join(GAIN, DESTROY))]
        for other in joins:
            deeds += [join(other(DRAW, GAIN), DESTROY), join(DRAW, other(GAIN, DESTROY))]
            held = During(turn_of=YOU)
            deeds += [OnlyIf(held, join(other(DRAW, GAIN), DESTROY)), join(OnlyIf(held, other(DRAW, GAIN)), DESTROY)]
            deeds += [join(other(DRAW, OnlyIf(held, GAIN)), DESTROY), join(DRAW, OnlyIf(held, other(GAIN, DESTROY)))]
            deeds += [other(DRAW, join(OnlyIf(held, GAIN), DESTROY)), other(OnlyIf(held, DRAW), join(GAIN, DESTROY))]
        deeds += [Later(END_PHASE, join(DRAW, GAIN)), join(Later(END_PHASE, DRAW), GAIN)]
        deeds += [join(DRAW, Later(END_PHASE, GAIN)), Later(END_PHASE, Later(STANDBY_PHASE, join(DRAW, GAIN)))]
    deeds += [DRAW.and_(GAIN), DRAW.and_(GAIN).then(DESTROY), DRAW.and_(GAIN.then(DESTROY))]
    assert_told_apart([Activation(do=deed) for deed in deeds])


def test_numbers_made_of_numbers_are_told_apart() -> None:
    one, other = LifePoints(YOU), LifePoints(OPPONENT)
    numbers: list[Number] = [Plus(one, other), Plus(other, one), Times(2, Plus(one, other)), Plus(Times(2, one), other)]
    numbers += [Plus(Plus(one, other), 1), Plus(one, Plus(other, 1)), Half(Plus(one, other)), Plus(one, Half(other))]
    numbers += [Half(Half(one), down=True), Half(Half(one, down=True)), Difference(Plus(one, other), 1)]
    numbers += [Plus(Difference(one, 1), other), Plus(one, Difference(other, 1)), TheAmount(), TheChange()]
    assert_told_apart([Activation(do=GainLP(number)) for number in numbers])


def test_limits_are_told_apart() -> None:
    limits = [
        Limit(of, per, times)
        for of in (PER_COPY, PER_EFFECT, PER_NAME, PER_ACTIVATION, PER_CARD, PER_CARD_ANYWHERE)
        for per in (A_TURN, A_DUEL, A_CHAIN)
        for times in (1, 2, 3)
    ]
    assert_told_apart([Quick(1, limit=limit, do=DRAW) for limit in limits])


def test_what_is_so_at_activation_and_at_resolution_is_told_apart() -> None:
    held = Exists(Monster(), YOUR_FIELD)
    assert_told_apart(
        [
            Activation(needs=held, do=DRAW),
            Activation(still_needs=held, do=DRAW),
            Activation(needs=held, still_needs=held, do=DRAW),
            Activation(from_hand=held, do=DRAW),
            Activation(do=OnlyIf(held, DRAW)),
        ]
    )


def test_a_range_that_is_built_otherwise_is_told_apart() -> None:
    ranges: list[Range | int] = [AtMost(4), AtLeast(4), 4, Range(4, 4), Range(3, 4)]
    assert_told_apart([Activation(target=One(Monster(level=one), THE_FIELD)) for one in ranges])
    assert_told_apart([Activation(target=One(Monster(def_=one), THE_FIELD)) for one in ranges])
    assert_told_apart([Activation(needs=Exists(Monster(), THE_FIELD, one)) for one in ranges])


def test_every_mask_of_places_is_told_apart() -> None:
    some = [PlaceKind(0), IN_DECK, IN_HAND, IN_GRAVEYARD, IN_MAIN_MONSTER_ZONE, IN_EXTRA_MONSTER_ZONE, IN_MONSTER_ZONE]
    some += [IN_SPELL_TRAP_ZONE, IN_FIELD_ZONE, IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE, IN_MATERIAL, IN_PENDULUM_ZONE]
    some += [ON_THE_FIELD, ON_THE_FIELD | IN_HAND, ON_THE_FIELD | IN_HAND | IN_GRAVEYARD, IN_HAND | IN_GRAVEYARD]
    some += [IN_HAND | IN_GRAVEYARD | IN_BANISHED]
    assert_told_apart([placed(Place(yours, opponents)) for yours in some for opponents in some if yours | opponents])
