"""Choices: how many of which cards, where, and who picks them."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final

from spellspeed.lang.codes.code import ANY_NUMBER as ANY_NUMBER
from spellspeed.lang.words.every_word import EITHER, FUSION_SUMMON, YOU
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    THIS_CARD,
    Amount,
    AnyCard,
    Filter,
    Number,
    Numbers,
    Ref,
    SoMany,
)
from spellspeed.lang.words.places_said import EITHER_MATERIALS, YOUR_DECK, Place
from spellspeed.lang.words.terms import (
    DamageTiming,
    Done,
    Extreme,
    Making,
    OneValue,
    Phase,
    Player,
    Points,
    Single,
    Value,
)


@dataclass(frozen=True, repr=False)
class Superlative(Node):
    """With the highest or lowest of a value; whoever chooses picks among equals."""

    which: Extreme  # HIGHEST or LOWEST
    stat: OneValue


@dataclass(frozen=True, repr=False)
class Choice(Node):
    """Cards to be chosen; `by` says who picks, `at_random` that nobody does; `called` names them from then on."""

    called: Ref | None = field(default=None, kw_only=True)


@dataclass(frozen=True, repr=False)
class Some(Choice):
    """So many cards, no fewer; with `or_all` all of them if there are fewer; with ANY_NUMBER as many as possible."""

    count: SoMany
    what: Filter
    where: Place
    by: Player = YOU
    at_random: bool = False
    other_than: Ref | None = None
    having: Superlative | None = None
    or_all: bool = False
    among: Ref | None = None  # only cards that the sentence has spoken of
    of_different_names: bool = False  # no two of them have the same name


@dataclass(frozen=True, repr=False)
class UpTo(Choice):
    """So many cards or fewer, but at least one; with ANY_NUMBER as many as there are.

    As a target it can be none with `or_none`. With `levels` their Levels are together exactly so much.
    """

    count: SoMany
    what: Filter
    where: Place
    by: Player = YOU
    other_than: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of
    or_none: bool = False
    of_different_names: bool = False  # no two of them have the same name
    levels: Amount | None = None


@dataclass(frozen=True, repr=False)
class One(Choice):
    """One card; as a target with `or_none` none, if there is none to be chosen."""

    what: Filter
    where: Place
    by: Player = YOU
    at_random: bool = False
    other_than: Ref | None = None
    having: Superlative | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of
    or_none: bool = False


@dataclass(frozen=True, repr=False)
class All(Choice):
    """Every card that fits; nobody chooses."""

    what: Filter
    where: Place
    other_than: Ref | None = None


@dataclass(frozen=True, repr=False)
class Top(Choice):
    """The top cards of a deck, or of a Graveyard; nobody chooses.

    With `until` as many as it takes to find such a card.
    """

    count: SoMany = ANY_NUMBER
    of: Place = YOUR_DECK
    until: Filter | None = None


@dataclass(frozen=True, repr=False)
class Those(Choice):
    """The cards of a reference that fit; nobody chooses, and cards that no longer fit are left out."""

    of: Ref
    what: Filter
    other_than: Ref | None = None


@dataclass(frozen=True, repr=False)
class AsMaterials(Choice):
    """Cards that are together the materials of this Fusion Monster, face-up ones only on the other side."""

    where: Place


@dataclass(frozen=True, repr=False)
class UsedMaterials(Choice):
    """Everything that was used for the Fusion or another summon of a monster, if all of it is in these places."""

    of: Ref
    where: Place
    by: Making = FUSION_SUMMON


Cards = Choice | Ref
ANY_CARD: Final = AnyCard()
A_MATERIAL: Final = One(AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS)  # of this card


@dataclass(frozen=True, repr=False)
class CountOf(Number):
    """How many cards fit, wherever nobody needs to look."""

    what: Filter
    where: Place
    other_than: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of


@dataclass(frozen=True, repr=False)
class SumOf(Number):
    """The sum of a value of all cards that fit, as it is now or as printed."""

    stat: Annotated[Value, Single()]
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
    count: Numbers | None = None  # at least one, if nothing is said
    other_than: Ref | None = None
    among: Ref | None = None  # only cards that the sentence has spoken of


@dataclass(frozen=True, repr=False)
class Not(Condition):
    """The contrary."""

    of: Condition


@dataclass(frozen=True, repr=False)
class Both(Condition):
    """All of these."""

    listed: ClassVar[str] = "of"

    of: tuple[Condition, ...]

    def __init__(self, *of: Condition) -> None:
        object.__setattr__(self, "of", of)


@dataclass(frozen=True, repr=False)
class Either(Condition):
    """At least one of these."""

    listed: ClassVar[str] = "of"

    of: tuple[Condition, ...]

    def __init__(self, *of: Condition) -> None:
        object.__setattr__(self, "of", of)


@dataclass(frozen=True, repr=False)
class Compare(Condition):
    """A number lies in a range, or is just so much."""

    number: Number
    is_: Numbers


@dataclass(frozen=True, repr=False)
class During(Condition):
    """In one of these phases of one of these players' turns."""

    phases: Phase = Phase(0)  # any, if none is said
    turn_of: Player = EITHER
    at_start: bool = False  # before anything else was done in that phase
    timings: DamageTiming = DamageTiming(0)  # at one of these timings of the Damage Step


@dataclass(frozen=True, repr=False)
class InBattleStep(Condition):
    """It is the Battle Step of a Battle Phase, and no Damage Step has begun."""


@dataclass(frozen=True, repr=False)
class HasDone(Condition):
    """A card has done one of these this turn."""

    of: Ref
    deeds: Done


@dataclass(frozen=True, repr=False)
class Matches(Condition):
    """The cards of a reference are there and fit."""

    of: Ref
    what: Filter


@dataclass(frozen=True, repr=False)
class WhenActivated(Condition):
    """It was so when this effect was activated, before its cost was paid, whatever has become of it since."""

    of: Condition


EQUIPPED_BY_ITSELF: Final = Matches(THIS_CARD, AnyCard(equipped_by_itself=True))  # not by the effect of another card


@dataclass(frozen=True, repr=False)
class WouldTakeBattleDamage(Condition):
    """A player would take battle damage if damage were calculated now, so much or more if that is said."""

    who: Player = YOU
    least: Points = 0
