"""Choices: how many of which cards, where, and who picks them."""

from dataclasses import dataclass
from typing import Final

from spellspeed.lang.code import ANY_NUMBER as ANY_NUMBER
from spellspeed.lang.node import Node
from spellspeed.lang.nouns import THIS_CARD, Amount, AnyCard, Filter, Number, Range, Ref
from spellspeed.lang.places import EITHER_MATERIALS, YOUR_DECK, Place
from spellspeed.words import FUSION_SUMMON, YOU


@dataclass(frozen=True, repr=False)
class Superlative(Node):
    """With the highest or lowest of a value; whoever chooses picks among equals."""

    which: int  # HIGHEST or LOWEST
    stat: int


@dataclass(frozen=True, repr=False)
class Choice(Node):
    """Cards to be chosen; `by` says who picks, `at_random` that nobody does."""


@dataclass(frozen=True, repr=False)
class Some(Choice):
    """So many cards, no fewer; with `or_all` every one of them if there are fewer."""

    count: Amount
    what: Filter
    where: Place
    by: int = YOU
    at_random: bool = False
    other_than: Ref | None = None
    having: Superlative | None = None
    called: Ref | None = None
    or_all: bool = False
    among: Ref | None = None  # only cards that the sentence has spoken of
    of_different_names: bool = False  # no two of them have the same name


@dataclass(frozen=True, repr=False)
class UpTo(Choice):
    """So many cards or fewer, but at least one; as many as there are with ANY_NUMBER."""

    count: Amount
    what: Filter
    where: Place
    by: int = YOU
    other_than: Ref | None = None
    called: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of


@dataclass(frozen=True, repr=False)
class One(Choice):
    """One card; as a target with `or_none` none, if there is none to be chosen."""

    what: Filter
    where: Place
    by: int = YOU
    at_random: bool = False
    other_than: Ref | None = None
    having: Superlative | None = None
    called: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of
    or_none: bool = False


@dataclass(frozen=True, repr=False)
class All(Choice):
    """Every card that fits; nobody chooses."""

    what: Filter
    where: Place
    other_than: Ref | None = None
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Top(Choice):
    """The top cards of a deck, or of a Graveyard; nobody chooses.

    With `until` as many as it takes to find such a card.
    """

    count: Amount = ANY_NUMBER
    of: Place = YOUR_DECK
    called: Ref | None = None
    until: Filter | None = None


@dataclass(frozen=True, repr=False)
class Those(Choice):
    """The cards of a reference that fit; nobody chooses, and cards that no longer fit are left out."""

    of: Ref
    what: Filter
    called: Ref | None = None
    other_than: Ref | None = None


@dataclass(frozen=True, repr=False)
class AsMaterials(Choice):
    """Cards that are together the materials of this Fusion Monster, face-up ones only on the other side."""

    where: Place
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class UsedMaterials(Choice):
    """Everything that was used for the Fusion or another summon of a monster, if all of it is in these places."""

    of: Ref
    where: Place
    by: int = FUSION_SUMMON
    called: Ref | None = None


Cards = Choice | Ref
ANY_CARD: Final = AnyCard()
A_MATERIAL: Final = One(AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS)  # of this card


@dataclass(frozen=True, repr=False)
class CountOf(Number):
    """How many cards fit, wherever nobody needs to look."""

    what: Filter
    where: Place
    other_than: Ref | None = None


@dataclass(frozen=True, repr=False)
class SumOf(Number):
    """The sum of a value of all cards that fit, as it is now or as printed."""

    stat: int
    what: Filter
    where: Place
    original: bool = False
    other_than: Ref | None = None


@dataclass(frozen=True, repr=False)
class Condition(Node):
    """Something that must be so."""


@dataclass(frozen=True, repr=False)
class Exists(Condition):
    """So many cards of a kind are there."""

    what: Filter
    where: Place
    count: Range | None = None  # at least one, if nothing is said
    other_than: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of


@dataclass(frozen=True, repr=False)
class Not(Condition):
    """The contrary."""

    of: Condition


@dataclass(frozen=True, repr=False)
class Both(Condition):
    """One and the other."""

    first: Condition
    second: Condition


@dataclass(frozen=True, repr=False)
class Either(Condition):
    """One or the other."""

    first: Condition
    second: Condition


@dataclass(frozen=True, repr=False)
class Compare(Condition):
    """A number lies in a range."""

    number: Number
    is_: Range


@dataclass(frozen=True, repr=False)
class During(Condition):
    """In one of these phases of one of these players' turns: a mask of 1 << phase, and whose turn."""

    phases: int = 0  # 0: any
    turn_of: int = 3
    at_start: bool = False  # before anything else was done in that phase
    timings: int = 0  # a mask of 1 << timing: at one of these timings of the Damage Step


@dataclass(frozen=True, repr=False)
class HasDone(Condition):
    """A card has done one of these this turn: a mask of 1 << deed."""

    of: Ref
    deeds: int


@dataclass(frozen=True, repr=False)
class Matches(Condition):
    """The cards of a reference are there and fit."""

    of: Ref
    what: Filter


@dataclass(frozen=True, repr=False)
class WouldTakeBattleDamage(Condition):
    """A player would take battle damage if damage were calculated now."""

    who: int = YOU
