"""Zones: which of them are chosen, and that they cannot be used."""

from dataclasses import dataclass
from typing import ClassVar, Final

from spellspeed.lang.codes.code import OP_BLOCK_ZONES, OP_CHOOSE_ZONES, OP_MIX
from spellspeed.lang.words.choices import Cards
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import IN_MAIN_MONSTER_ZONE
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import THIS_CARD, Ref
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Count

YOUR_MAIN_MONSTER_ZONES: Final = Place(IN_MAIN_MONSTER_ZONE)
OPPONENTS_MAIN_MONSTER_ZONES: Final = Place(opponents=IN_MAIN_MONSTER_ZONE)
THE_MAIN_MONSTER_ZONES: Final = Place(IN_MAIN_MONSTER_ZONE, IN_MAIN_MONSTER_ZONE)


@dataclass(frozen=True, repr=False)
class ChooseZones(Deed):
    """Choose so many unused Main Monster Zones, or with `up_to` at most so many; with `of` the zone a card lies in."""

    verb: ClassVar[Verb] = Verb(OP_CHOOSE_ZONES, cost=True, fields={"or_fewer": "up_to"})

    count: Count = 1
    where: Place = THE_MAIN_MONSTER_ZONES
    up_to: bool = False
    of: Ref | None = None


@dataclass(frozen=True, repr=False)
class BlockZones(Deed):
    """Let the chosen zones be unusable as long as a card stays where it is, and its effects are not negated."""

    verb: ClassVar[Verb] = Verb(OP_BLOCK_ZONES, slot="as_long_as")

    as_long_as: Ref = THIS_CARD


ABOUT_ZONES: Final[tuple[type[Node], ...]] = (ChooseZones, BlockZones)


@dataclass(frozen=True, repr=False)
class Mix(Deed):
    """Shuffle face-down monsters among the zones they lie in: only their controller knows then which is which."""

    verb: ClassVar[Verb] = Verb(OP_MIX, cards="cards")

    cards: Cards
