"""What is wrong with the parts of a card that need no others: costs, targets, negations, single words."""

from collections.abc import Iterator
from typing import Final

from spellspeed.lang.check.canonical import find_detours
from spellspeed.lang.check.problem import Problem
from spellspeed.lang.check.single_words import objections
from spellspeed.lang.words.choices import All, Choice, Top
from spellspeed.lang.words.deeds import Deed, Joined
from spellspeed.lang.words.every_word import (
    AND,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_HAND,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    THEN,
)
from spellspeed.lang.words.inside import CONNECTORS, below, parts
from spellspeed.lang.words.node import Line, Node
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Negatable
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    Happening,
    Resolving,
    Timing,
    WouldBeSummoned,
)
from spellspeed.lang.words.verbs import (
    Negate,
)

HIDDEN: Final = IN_DECK | IN_HAND | IN_EXTRA_DECK
# What is negated, what the line must answer for that, and how both are called.
NEGATABLE: Final[tuple[tuple[Negatable, type[Happening], str], ...]] = (
    (THE_ACTIVATION, Activated, "an activation"),
    (THE_EFFECT, Activated, "an effect"),
    (THE_SUMMON, WouldBeSummoned, "a summon"),
    (THE_ATTACK, AttackDeclared, "an attack"),
)


def find_negations(
    where: str, node: Node, events: tuple[Happening, ...]
) -> Iterator[tuple[str, Negate, tuple[Happening, ...]]]:
    """List the negations in a part of a line, with place and what is answered: a line that is given answers its own."""
    if isinstance(node, Negate):
        yield where, node, events
    for path, _, value in parts(where, node):
        if isinstance(value, Line):
            when = getattr(value, "when", None)
            events_of = when.events if isinstance(when, Timing) else ()
            yield from find_negations(path, value, events_of)
        elif isinstance(value, Node):
            yield from find_negations(path, value, events)


class Findings:
    """Collects what is wrong with a card, and knows what can be wrong with a part of it."""

    def __init__(self) -> None:
        self.problems: Final[list[Problem]] = []

    def report(self, where: str, what: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(where, what))

    def check_cost(self, where: str, cost: Deed) -> None:
        """Check that a cost can be paid."""
        if isinstance(cost, Joined):
            self.check_cost(below(where, cost, "first"), cost.first)
            self.check_cost(below(where, cost, "second"), cost.second)
            if cost.how not in (AND, THEN):
                self.report(where, f"costs are joined by and_ or then, not by '{CONNECTORS.get(cost.how)}'")
            if cost.may:
                self.report(where, "a cost cannot be declined: it has no may=")
        elif not cost.verb.cost:
            self.report(where, f"{type(cost).__name__} cannot be a cost")

    def check_target(self, where: str, target: Choice) -> None:
        """Check that somebody can choose a target where both players see it."""
        if isinstance(target, All | Top):
            self.report(where, f"a target is chosen: it cannot be {type(target).__name__}")
        if getattr(target, "at_random", False):
            self.report(where, "a target is chosen: it cannot be at random")
        place = getattr(target, "where", None)
        if isinstance(place, Place) and (place.yours | place.opponents) & HIDDEN:
            self.report(where, "cards in a hand or deck cannot be targeted")

    def check_negations(self, where: str, when: Timing | None, do: Deed | None) -> None:
        """Check that a line negates only what it answers."""
        if do is None:
            return
        for path, deed, events in find_negations(f"{where} do", do, () if when is None else when.events):
            if deed.what & THE_ACTIVATION and any(isinstance(one, Resolving) for one in events):
                self.report(below(path, deed, "what"), "what is being processed can only have its effect negated")
            for what, event, name in NEGATABLE:
                speaks = (event, AttackTargetSelected) if event is AttackDeclared else (event,)
                if deed.what & what and not any(isinstance(one, speaks) for one in events):
                    self.report(below(path, deed, "what"), f"to negate {name}, when= must speak of {event.__name__}")

    def check_word(self, where: str, word: Node) -> None:
        """Check what a word says within itself, and that it says it in the one form for it."""
        for objection in objections(word):
            self.report(where, objection)
        for detour in find_detours(word):
            self.report(where, detour)
