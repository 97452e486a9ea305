"""Deeds: what a verb is, and the connectors that join one deed to the next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.choices import Cards, Choice, Condition
from spellspeed.lang.words.every_word import AFTER_THAT, ALSO, AND, AND_IF_YOU_DO, EITHER, THEN, YOU
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Ref
from spellspeed.lang.words.terms import Connector, OnePhase, OnePlayer, Player, Points

FREES_A_ZONE: Final = "(whether a cost frees a zone)"  # in the place of a field: only the whole line knows it
# The fields of a step that are ints or truths said by the fields of a node, in the order of its constructor.
SAID: Final = (
    "freely",
    "who",
    "field_of",
    "turn_of",
    "phase",
    "nth_turn",
    "nth_phase",
    "this_turn",
    "at_end",
    "until",
    "banish",
    "face_down",
    "for_a_time",
    "detached",
    "to_graveyard",
    "deck_place",
    "searched",
    "in_any_order",
    "positions",
    "quietly",
    "usable_at_once",
    "placed_as",
    "ignoring_conditions",
    "fused",
    "where_it_points",
    "frees_a_zone",
    "token",
    "material_places",
    "exactly",
    "level",
    "only_named",
    "ways",
    "stat",
    "stat_change",
    "negates",
    "doing",
    "from_places",
    "otherwise",
    "attribute",
    "type_",
    "kind",
    "besides",
    "declared",
    "allowance",
    "newcomers",
    "sentence",
    "first_line",
    "line_count",
    "from_next_turn",
    "damage_change",
    "directly",
    "because",
    "counter",
    "at_most",
    "spread",
    "to_place",
    "instead_of",
    "of_rituals",
    "your_places",
    "opponents_places",
    "count",
    "or_fewer",
    "times",
    "sides",
    "call",
    "declares",
    "remembered",
    "in_steps_of",
    "match",
)


@dataclass(frozen=True)
class Verb:
    """What a verb is, said once beside it: the step that carries it out, and what kind of deed it is.

    What the fields of its step are made of is a field of the node that is called alike, or one that is named here:
    `cards`, `number`, `filter`, `by` … name it, and `fields` do so for all that are ints or truths (what each means is
    said in `lang/codes/code.py`); what is no name stands for itself. A verb whose step needs more than its fields is
    written in `lang/flatten/composed_verbs.py`.
    """

    op: int = 0
    cost: bool = False  # it can be paid as a cost
    lasts: bool = False  # it can go on as long as something makes it go on
    changes: bool = False  # it changes a value: `TheChange` speaks of it
    left_to_chance: bool = False  # it only finds out, by chance or by a player's word, what others speak of
    cards: str = ""
    slot: str | int = ""
    number: str = ""
    filter: str = ""
    by: str = ""
    tributes: str = ""
    holder: str = ""
    fields: Mapping[str, str | bool] = field(default_factory=dict)  # by the field of the step

    def field_of(self, node: "Deed", name: str) -> str | bool:
        """Say which field of a node a field of its step is made of, or which truth it is; "" for neither."""
        if name in self.fields:
            return self.fields[name]
        named = (self.cards, self.slot, self.number, self.filter, self.by, self.holder, *self.fields.values())
        return name if name not in named and name in node.__dataclass_fields__ else ""


@dataclass(frozen=True, repr=False)
class Deed(Node):
    """Something a sentence does. The connectors differ in timing and in what depends on what."""

    verb: ClassVar[Verb] = Verb()

    def and_(self, other: "Deed") -> "Deed":
        """Do both at once, or neither."""
        return Joined(self, AND, other)

    def and_if_you_do(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other at once, provided this was done."""
        return Joined(self, AND_IF_YOU_DO, other, may)

    def also(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other at once, whether or not this could be done."""
        return Joined(self, ALSO, other, may)

    def then(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other afterwards, provided this was done."""
        return Joined(self, THEN, other, may)

    def after_that(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other afterwards, whether or not this could be done."""
        return Joined(self, AFTER_THAT, other, may)


@dataclass(frozen=True, repr=False)
class Move(Deed):
    """Cards change place; those that really did can be called by a name from then on."""

    cards: Cards
    called: Ref | None = field(default=None, kw_only=True)


@dataclass(frozen=True, repr=False)
class Joined(Deed):
    """Two deeds and what joins them; the second may be optional."""

    first: Deed
    how: Connector
    second: Deed
    may: bool = False


def is_left_to_chance(deed: Deed) -> bool:
    """Whether deeds only find out what others speak of: what follows them is the matter itself."""
    if isinstance(deed, Joined):
        return is_left_to_chance(deed.first) and is_left_to_chance(deed.second)
    return deed.verb.left_to_chance


@dataclass(frozen=True, repr=False)
class May(Deed):
    """A deed the player can decline."""

    do: Deed
    by: OnePlayer = YOU


@dataclass(frozen=True, repr=False)
class OnlyIf(Deed):
    """A deed that is done only if something is so when it is reached."""

    condition: Condition
    do: Deed


@dataclass(frozen=True, repr=False)
class OneOf(Deed):
    """One of two deeds, chosen when it is reached among those that are possible, or with `freely` among both."""

    first: Deed
    second: Deed
    freely: bool = False
    by: OnePlayer = YOU


@dataclass(frozen=True, repr=False)
class Later(Deed):
    """Do something when a phase comes, without a chain: the next such phase, or that of the count-th turn from now.

    With `nth` it is the nth such phase from now, that of this turn included if it is to come. Only the turns of the
    players in `turn_of` count. `by` says who has to see to it, and when in that phase.
    """

    phase: OnePhase
    do: Deed
    turn_of: Player = EITHER
    count: Points = 0
    by: OnePlayer = YOU
    nth: Points = 0
    this_turn: bool = False  # in a phase of the turn under way, or not at all
    at_end: bool = False  # of the Battle Phase: at its end, of this one if it is under way


@dataclass(frozen=True, repr=False)
class Choose(Deed):
    """Choose cards for what comes later, and do nothing with them yet; this targets nothing."""

    verb: ClassVar[Verb] = Verb(op.OP_PICK, cards="cards")

    cards: Choice
