"""Sentences of the card language made at random: every node, with every field, over values that mean something."""

import copy
import functools
import itertools
import operator
import random
import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Any, Final

import spellspeed.lang.words.every_word as every_word
from spellspeed.lang.check.well_said import bounds_of, types_of
from spellspeed.lang.words import choices, deeds, lines, nouns, rare, timings, verbs
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_GRAVEYARD, Place
from spellspeed.lang.words.terms import Word, Words

FAMILIES: Final[tuple[type[Node], ...]] = (
    deeds.Deed,
    choices.Choice,
    nouns.Number,
    choices.Condition,
    nouns.Range,
    nouns.Filter,
    nouns.Trait,
    timings.Happening,
    timings.Timing,
    lines.Line,
)
# Only their subclasses say something.
ABSTRACT: Final = {
    deeds.Deed,
    deeds.Move,
    choices.Choice,
    nouns.Number,
    choices.Condition,
    nouns.Filter,
    nouns.Trait,
    timings.Happening,
    timings.Timing,
    lines.Line,
    lines.ActivatedLine,
}

# Words of a family of so many bits are joined in every way; of a larger one, in some ways.
FEW_BITS: Final = 9
JOINED: Final[tuple[Words, ...]] = (
    every_word.FUSION | every_word.SYNCHRO,
    every_word.TUNER | every_word.EFFECT,
    every_word.WARRIOR | every_word.DRAGON,
    every_word.IN_HAND | every_word.IN_GRAVEYARD,
    every_word.IN_HAND | every_word.IN_GRAVEYARD | every_word.IN_DECK,
    every_word.IN_MONSTER_ZONE | every_word.IN_FIELD_ZONE,
    every_word.ON_THE_FIELD | every_word.IN_HAND,
    every_word.ON_THE_FIELD | every_word.IN_HAND | every_word.IN_GRAVEYARD,
    every_word.IN_HAND | every_word.IN_DECK | every_word.IN_EXTRA_DECK | every_word.IN_GRAVEYARD,
    every_word.NORMAL_SUMMON | every_word.SET_MONSTER,
    every_word.BATTLED | every_word.ACTIVATE,
)
NAMES: Final = ((), "Umi", "Sogen", ("Umi", "Sogen"))

# What an int, a str or a tuple of them may be, by field; a field of one class before a field of any.
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "Ref.name": (
        *("this card", "the target", "that card", "the equipped monster", "the opposing monster", "the linked card"),
        *("the added card", "the drawn cards"),
    ),
    "name": NAMES,
    "not_name": NAMES,
    "summoned_by": NAMES,
    "Treat.name": ("", "Umi", "Sogen"),
    "archetype": ("", "Umi", "Gravekeeper's"),
    "not_archetype": ("", "Umi", "Gravekeeper's"),
    "tributes": (0, 1, 2, 3, choices.ANY_NUMBER),
    "up_to": (0, 1, 2),
    "factor": (1, 2, 500),
    "at_most": (0, 1, 3),
    "level": (1, 4, 7),
    "rank": (1, 4, 7),
    "link": (1, 2, 3),
    "atk": (0, 500, 1000),
    "def_": (0, 500, 1000),
    "times": (1, 2, 3),
    "count": (1, 2, 3),
    "Some.count": (2, 3, choices.ANY_NUMBER),  # one is One
    "UpTo.count": (2, 3, choices.ANY_NUMBER),
    "Later.count": (0, 1, 2, 3, 11),
    "Later.nth": (0, 2, 3),
    "HasEquip.turns": (0, 2, 3),
    "Declare.by": (1, 100, 1000),
    "Summoned.by_line": (0, 1, 2, 3),
    "CountersPlaced.nth": (0, 1, 5),
    "RitualSummon.level": (0, 1, 8),
    "number": tuple(range(25)),
    "levels": (1, 6, 10),
    "amount": (1, 2, 500),
    "LimitHand.size": (3, 6),
    "least": (1, 2, 500),
    "most": (1, 2, 500),
    "of": (1, 2, 500),
    "and_": (1, 2, 500),
    "one": (1, 2, 500),
    "other": (1, 2, 500),
    "is_": (0, 1, 500),
    "again": (1, 6),
}
# A Token has one name in two languages, of which a text shows one: they change together.
TOKENS: Final = (("Sheep Token", "羊衍生物"), ("Fiend Token", "恶魔衍生物"), ("Umi Token", "海衍生物"))


def concrete(family: type[Node]) -> list[type[Node]]:
    """The family itself, if it says something, and all its descendants that do."""
    found = [] if family in ABSTRACT else [family]
    for child in family.__subclasses__():
        found += concrete(child)
    return found


# Nodes that hold others of their family: a short sentence ends without them.
DEEP: Final = (
    *(deeds.Joined, deeds.May, deeds.OnlyIf, deeds.OneOf, deeds.Later),
    *(choices.Not, choices.Both, choices.Either),
    *(nouns.Times, nouns.Half, nouns.Difference, nouns.Plus, nouns.Lowest),
    nouns.HasMaterial,
    nouns.SummonedBy,
)
# Fields that need not be given, without which a node says nothing.
NEEDED: Final[dict[type[Node], tuple[str, ...]]] = {
    lines.Instead: ("of", "do"),
    lines.Materials: ("of",),
    nouns.Range: ("least", "most"),
    verbs.GainEffects: ("of",),
    verbs.NegateEffectsOf: ("cards",),
}
ENDS: Final = (nouns.AtMost, nouns.AtLeast)  # they are built from one number, not from their fields


OPTIONS: Final[dict[tuple[type[Node], str], list[Any]]] = {}  # of the fields that were asked for


def options(owner: type[Node], field: str) -> list[Any]:
    """What a field may hold: plain values, and classes of nodes, or tuples of them, that are to be grown."""
    if owner is lines.Instead and field == "of":
        return [timings.Destroyed, timings.DamageTaken]  # nothing else can be replaced
    if (owner, field) not in OPTIONS:
        OPTIONS[owner, field] = parts_of(owner, field, types_of(owner)[field])
    return OPTIONS[owner, field]


def parts_of(owner: type[Node], field: str, hint: Any) -> list[Any]:
    """What a part of a field's type lets it hold."""
    if typing.get_origin(hint) is typing.Annotated:
        return parts_of(owner, field, typing.get_args(hint)[0])
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return [one for part in typing.get_args(hint) for one in parts_of(owner, field, part)]
    if hint is bool:
        return [False, True]
    if hint is NoneType:
        return [] if owner is nouns.Range else [None]  # a range with one end is AtLeast or AtMost
    if hint in (int, str, tuple[str, ...]):
        return list(values(owner, field))
    if typing.get_origin(hint) is tuple:
        return [hint]
    if issubclass(hint, Words):
        return [one for one in joined(hint) if is_said(owner, field, one)]
    return list(hint) if issubclass(hint, Word) else concrete(hint)


def values(owner: type[Node], field: str) -> tuple[Any, ...]:
    """What a field may hold that is no node and no word."""
    known = VALUES.get(f"{owner.__name__}.{field}", VALUES.get(field))
    if known is None:
        raise LookupError(f"say in VALUES what {owner.__name__}.{field} may be")
    return known


def joined(family: type[Words]) -> list[Words]:
    """The words of a family, and several of them together; nothing said is the first."""
    every = list(family)
    if len(every) <= FEW_BITS:
        return [functools.reduce(operator.or_, some, family(0)) for some in subsets(every)]
    return [family(0), *family.__members__.values(), *(one for one in JOINED if isinstance(one, family))]


def subsets(whole: list[Words]) -> Iterator[tuple[Words, ...]]:
    """Some of the words, in every way."""
    return itertools.chain.from_iterable(itertools.combinations(whole, count) for count in range(len(whole) + 1))


def is_said(owner: type[Node], field: str, said: Words) -> bool:
    """Whether the check lets a field hold these words."""
    default = next(each.default for each in fields(owner) if each.name == field)
    if not said:
        return said == default
    return not any(bound.objection(said) for bound in bounds_of(types_of(owner)[field]))


class Writer:
    """Writes sentences at random, the same ones for the same number."""

    def __init__(self, seed: int) -> None:
        self.random: Final = random.Random(seed)

    def line(self, depth: int = 3) -> lines.Line:
        """Any line."""
        written = self.write(self.random.choice(concrete(lines.Line)), depth)
        assert isinstance(written, lines.Line)
        return written

    def write(self, kind: type[Node], depth: int) -> Node:
        """A node of this class, with others inside."""
        build: Any = kind
        if issubclass(kind, ENDS):
            end = None
            while end is None:
                end = self.value(nouns.Range, "least", depth)
            return typing.cast(Node, build(end))
        if kind.listed:
            return typing.cast(Node, build(*self.value(kind, kind.listed, depth)))
        written: dict[str, Any] = {}
        if kind is nouns.Token:
            written["name"], written["name_zh"] = self.random.choice(TOKENS)
        for field in fields(kind):
            if field.name in written:
                continue
            needed = field.default is MISSING or field.name in NEEDED.get(kind, ())
            if needed or (depth > 0 and self.random.random() < 0.4):
                written[field.name] = self.value(kind, field.name, depth)
            while written.get(field.name) is None and field.name in NEEDED.get(kind, ()):
                written[field.name] = self.value(kind, field.name, depth)
        if kind is Place and not any(written.values()):
            written["yours"] = every_word.IN_HAND  # nowhere is no place
        if kind is verbs.Forbid and (written.get("cards") is None) == (not written.get("who")):
            written |= {"cards": None, "who": every_word.OPPONENT}  # it is said to cards or to a player
        return typing.cast(Node, build(**written))

    def value(self, owner: type[Node], field: str, depth: int) -> Any:
        """Something that the field may hold."""
        choice = self.random.choice([one for one in options(owner, field) if depth > 0 or one not in DEEP])
        return self.grow(owner, field, choice, depth)

    def grow(self, owner: type[Node], field: str, option: Any, depth: int) -> Any:
        """What an option of a field stands for."""
        if typing.get_origin(option) is tuple:
            inside = parts_of(owner, field, typing.get_args(option)[0])
            shallow = [one for one in inside if depth > 0 or one not in DEEP]
            count = self.random.randint(1 if issubclass(owner, timings.Timing) else 2, 3)
            if field == "that":
                # One of a kind: a trait is asked for once, and a single one stands alone.
                return tuple([self.grow(owner, field, each, depth) for each in self.random.sample(shallow, 2)])
            return tuple([self.grow(owner, field, self.random.choice(shallow), depth) for _ in range(count)])
        if isinstance(option, type) and issubclass(option, Node):
            return self.write(option, depth - 1)
        return option

    def changed(self, node: Node) -> Node:
        """The node with one field, of itself or of a node within, written anew."""
        names = [field.name for field in fields(node)]
        if not names or isinstance(node, (*ENDS, timings.Timing, nouns.Token)):
            return self.write(type(node), 1)
        name = self.random.choice(names)
        inner = getattr(node, name)
        if isinstance(inner, Node) and self.random.random() < 0.7:
            return with_field(node, name, self.changed(inner))
        return with_field(node, name, self.value(type(node), name, 1))


def with_field(node: Node, field: str, value: Any) -> Node:
    """The node with another value in a field."""
    other = copy.copy(node)
    object.__setattr__(other, field, value)
    return other


def smallest(kind: type[Node]) -> Node:
    """A node of a class with nothing in it that need not be."""
    return Writer(1).write(kind, 0)


def placed(node: Node) -> lines.Line:
    """A line in which the node stands."""
    match node:
        case lines.Line():
            return node
        case deeds.Deed():
            return lines.Activation(do=node)
        case choices.Choice():
            return lines.Activation(target=node)
        case nouns.Number():
            return lines.Activation(do=verbs.Draw(node))
        case choices.Condition():
            return lines.Activation(needs=node)
        case nouns.Range():
            return lines.Activation(target=choices.One(nouns.Monster(atk=node), THE_FIELD))
        case nouns.Filter():
            return lines.Activation(target=choices.One(node, THE_FIELD))
        case rare.OrMadeOfIt():  # it is said of a name
            return lines.Activation(target=choices.One(nouns.Monster(name="Umi", that=node), THE_FIELD))
        case nouns.Trait():
            return lines.Activation(target=choices.One(nouns.Monster(that=node), THE_FIELD))
        case nouns.Ref():
            return lines.Activation(do=verbs.Destroy(node))
        case timings.Happening():
            return lines.Activation(when=timings.When(node))
        case timings.Timing():
            return lines.Activation(when=node)
        case Place():
            return lines.Activation(target=choices.One(nouns.Monster(), node))
        case nouns.Token():
            return lines.Activation(do=verbs.SummonTokens(node))
        case choices.Superlative():
            return lines.Activation(target=choices.One(nouns.Monster(), YOUR_GRAVEYARD, having=node))
        case lines.Limit():
            return lines.Activation(limit=node)
    raise LookupError(f"say where {node!r} can stand")
