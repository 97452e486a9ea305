"""Sentences of the card language made at random: every node, with every field, over values that mean something."""

import copy
import random
import typing
from dataclasses import MISSING, fields
from typing import Any, Final

import spellspeed.words as words
from spellspeed.lang import choices, lines, nouns, timings, verbs
from spellspeed.lang.node import Node
from spellspeed.lang.places import THE_FIELD, YOUR_GRAVEYARD, Place

FAMILIES: Final[tuple[type[Node], ...]] = (
    verbs.Deed,
    choices.Choice,
    nouns.Number,
    choices.Condition,
    nouns.Range,
    nouns.Filter,
    timings.Happening,
    timings.Timing,
    lines.Line,
)
# Only their subclasses say something.
ABSTRACT: Final = {
    verbs.Deed,
    choices.Choice,
    nouns.Number,
    choices.Condition,
    nouns.Filter,
    timings.Happening,
    timings.Timing,
    lines.Line,
    lines.ActivatedLine,
}

BITS_OF_KINDS: Final = (0, *(1 << bit for bit in range(24)), words.FUSION | words.SYNCHRO, words.TUNER | words.EFFECT)
BITS_OF_ATTRIBUTES: Final = (0, *(1 << bit for bit in range(7)), words.LIGHT | words.DARK)
BITS_OF_TYPES: Final = (0, *(1 << bit for bit in range(26)), words.WARRIOR | words.DRAGON)
PLACES: Final = (
    *(1 << bit for bit in range(12)),
    words.IN_HAND | words.IN_GRAVEYARD,
    words.IN_HAND | words.IN_GRAVEYARD | words.IN_DECK,
    words.IN_MONSTER_ZONE,
    words.IN_MONSTER_ZONE | words.IN_FIELD_ZONE,
    words.ON_THE_FIELD,
    words.ON_THE_FIELD | words.IN_HAND,
    words.ON_THE_FIELD | words.IN_HAND | words.IN_GRAVEYARD,
)
WHOSE: Final = (1, 2, 3)
DEEDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 24, 28, 29)
DOINGS: Final = (0, *(1 << deed for deed in DEEDS), 6, 24, 1 << words.BATTLED | 1 << words.ACTIVATE)
CAUSES: Final = (0, *(1 << bit for bit in range(10)), words.BECAUSE_OF_BATTLE | words.BECAUSE_OF_EFFECT)

# What an int, a str or a tuple of them may be, by field; a field of one class before a field of any.
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "Place.yours": (0, *PLACES),
    "Place.opponents": (0, *PLACES),
    "Ref.name": (
        *("this card", "the target", "that card", "the equipped monster", "the opposing monster", "the linked card"),
        *("the added card", "the drawn cards"),
    ),
    "lies": tuple(range(16)),
    "kind": BITS_OF_KINDS,
    "all_kinds": BITS_OF_KINDS,
    "not_kind": BITS_OF_KINDS,
    "attribute": BITS_OF_ATTRIBUTES,
    "not_attribute": BITS_OF_ATTRIBUTES,
    "type_": BITS_OF_TYPES,
    "not_type": BITS_OF_TYPES,
    "name": ((), ("Umi",), ("Sogen",), ("Umi", "Sogen")),
    "not_name": ((), ("Umi",), ("Sogen",), ("Umi", "Sogen")),
    "archetype": ("", "Umi", "Gravekeeper's"),
    "not_archetype": ("", "Umi", "Gravekeeper's"),
    "controller": (0, 1, 2, 3),
    "declared": (0, 1, 2, 4, 6, 8, 32),
    "Treat.declared": (0, 2, 4, 6),
    "Declare.what": (1, 2, 4, 8, 16),
    "Declare.by": (1, 100, 1000),
    "owner": (0, 1, 2, 3),
    "summoned": (*range(16), 64, 128, 256, 504),
    "never": tuple(range(512)),
    "tributes": (0, 1, 2, 3),
    "AllowSummons.how": (1, 2, 3),
    "up_to": (0, 1, 2),
    "NormalSummon.lies": (1, 8, 9),
    "summoned_by": ((), ("Umi",), ("Sogen",), ("Umi", "Sogen")),
    "factor": (1, 2, 500),
    "done": DOINGS,
    "not_done": DOINGS,
    "HasDone.deeds": DOINGS[1:],
    "counter": tuple(range(words.LAST_COUNTER + 1)),
    "zone": (0, *PLACES),
    "came_from": (0, *PLACES),
    "Counters.kind": tuple(range(1, words.LAST_COUNTER + 1)),
    "PlaceCounters.kind": tuple(range(1, words.LAST_COUNTER + 1)),
    "RemoveCounters.kind": tuple(range(1, words.LAST_COUNTER + 1)),
    "at_most": (0, 1, 3),
    "level": (1, 4, 7),
    "atk": (0, 500, 1000),
    "def_": (0, 500, 1000),
    "Stat.which": (words.ATK, words.DEF, words.LEVEL),
    "Superlative.which": (words.HIGHEST, words.LOWEST),
    "stat": (words.ATK, words.DEF, words.LEVEL),
    "LifePoints.of": WHOSE,
    "Limit.of": (words.PER_COPY, words.PER_EFFECT, words.PER_NAME, words.PER_ACTIVATION, words.PER_CARD),
    "per": (words.A_TURN, words.A_DUEL, words.A_CHAIN),
    "times": (1, 2, 3),
    "count": (1, 2, 3),
    "UpTo.count": (1, 2, 3, choices.ANY_NUMBER),
    "by": WHOSE,
    "UsedMaterials.by": (words.FUSION_SUMMON, words.SYNCHRO_SUMMON, words.XYZ_SUMMON, words.LINK_SUMMON),
    "Materials.by": (words.FUSION_SUMMON, words.SYNCHRO_SUMMON, words.XYZ_SUMMON, words.LINK_SUMMON),
    "Sent.by": (0, *WHOSE),
    "Destroyed.by": (0, *WHOSE),
    "Discarded.by": (0, *WHOSE),
    "because": CAUSES,
    "phases": tuple(range(128)),
    "turn_of": WHOSE,
    "phase": tuple(range(7)),
    "Later.count": (0, 1, 2, 3, 11),
    "Later.by": (words.YOU, words.OPPONENT),
    "Summoned.by_line": (0, 1, 2, 3),
    "CountersPlaced.nth": (0, 1, 5),
    "CountersPlaced.kind": tuple(range(1, words.LAST_COUNTER + 1)),
    "timing": tuple(range(1, 6)),
    "timings": (0, *(1 << timing for timing in range(1, 6)), 6, 62),
    "role": (words.AS_ATTACKER, words.AS_ATTACKED, words.AS_EITHER),
    "Joined.how": (words.AND, words.AND_IF_YOU_DO, words.ALSO, words.THEN, words.AFTER_THAT),
    "ChangeDamage.how": tuple(range(1, words.DAMAGE_TO_BOTH + 1)),
    "how": tuple(range(1, 512)),
    "Grant.what": tuple(range(1, words.LAST_GRANT + 1)),
    "ReturnToDeck.where": (words.SHUFFLED, words.ON_TOP, words.AT_THE_BOTTOM),
    "SpecialSummon.to": WHOSE,
    "SummonProcedure.to": WHOSE,
    "SummonTokens.to": WHOSE,
    "SummonTokens.lies": tuple(range(1, 16)),
    "ChangeControl.to": WHOSE,
    "Redirect.to": tuple(1 << bit for bit in range(5)),
    "instead_of": (*PLACES, words.IN_HAND | words.IN_DECK | words.IN_EXTRA_DECK | words.IN_GRAVEYARD),
    "InflictDamage.to": WHOSE,
    "ChangePosition.to": tuple(range(1, 17)),
    "who": WHOSE,
    "Forbid.who": (0, *WHOSE),
    "Forbid.from_": (0, *PLACES),
    "SummonCondition.from_": (0, *PLACES),
    "SumOf.stat": (words.ATK, words.DEF, words.LEVEL, words.RANK),
    "MaterialsUsed.stat": (0, words.ATK, words.DEF, words.LEVEL),
    "RitualSummon.level": (0, 1, 8),
    "whose": WHOSE,
    "until": tuple(range(words.UNTIL_YOUR_NEXT_TURN_ENDS + 1)),
    "Negate.what": tuple(range(1, 16)),
    "doing": tuple(range(1, words.LAST_DOING + 1)),
    "placed_as": (words.PLACED_AS_PENDULUM, words.PLACED_AS_SPELL, words.PLACED_AS_TRAP),
    "as_": (words.AS_A_CARD, words.AS_AN_EFFECT, words.AS_ANYTHING),
    "number": tuple(range(25)),
    "damage_step": (0, 1, 2),
    "amount": (1, 2, 500),
    "least": (1, 2, 500),
    "most": (1, 2, 500),
    "of": (1, 2, 500),
    "and_": (1, 2, 500),
    "one": (1, 2, 500),
    "other": (1, 2, 500),
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
    *(verbs.Joined, verbs.May, verbs.OnlyIf, verbs.OneOf, verbs.Later),
    *(choices.Not, choices.Both, choices.Either),
    *(nouns.Times, nouns.Half, nouns.Difference, nouns.Plus),
)
ENDS: Final = (nouns.AtMost, nouns.AtLeast, nouns.Exactly)  # they are built from one number, not from their fields
HINTS: Final[dict[type[Node], dict[str, Any]]] = {}


def options(owner: type[Node], field: str) -> list[Any]:
    """What a field may hold: plain values, and classes of nodes, or tuples of them, that are to be grown."""
    if owner not in HINTS:
        HINTS[owner] = typing.get_type_hints(owner)
    hint = HINTS[owner][field]
    found: list[Any] = []
    for part in typing.get_args(hint) if typing.get_origin(hint) not in (None, tuple) else (hint,):
        inside = typing.get_args(part)[0] if typing.get_origin(part) is tuple else part
        if part is bool:
            found += [False, True]
        elif part is type(None):
            found.append(None)
        elif issubclass(inside, Node):
            found += concrete(part) if inside is part else [part]
        else:
            found += values(owner, field)
    return found


def values(owner: type[Node], field: str) -> tuple[Any, ...]:
    """What a field may hold that is no node."""
    known = VALUES.get(f"{owner.__name__}.{field}", VALUES.get(field))
    if known is None:
        raise LookupError(f"say in VALUES what {owner.__name__}.{field} may be")
    return known


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
        if issubclass(kind, timings.Timing):
            return typing.cast(Node, build(*self.several(timings.Happening, depth, 1)))
        written: dict[str, Any] = {}
        if kind is nouns.Token:
            written["name"], written["name_zh"] = self.random.choice(TOKENS)
        for field in fields(kind):
            if field.name in written:
                continue
            if field.default is MISSING or (depth > 0 and self.random.random() < 0.4):
                written[field.name] = self.value(kind, field.name, depth)
        return typing.cast(Node, build(**written))

    def value(self, owner: type[Node], field: str, depth: int) -> Any:
        """Something that the field may hold."""
        choice = self.random.choice([one for one in options(owner, field) if depth > 0 or one not in DEEP])
        if isinstance(choice, type) and issubclass(choice, Node):
            return self.write(choice, depth - 1)
        if typing.get_origin(choice) is tuple:
            return self.several(typing.get_args(choice)[0], depth, 2)
        return choice

    def several(self, family: type[Node], depth: int, least: int) -> tuple[Node, ...]:
        """A few nodes of a family."""
        count = self.random.randint(least, 3)
        return tuple([self.write(self.random.choice(concrete(family)), depth - 1) for _ in range(count)])

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
        case verbs.Deed():
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
