"""Chance: coins and dice, and the numbers and conditions that their outcome gives."""

from dataclasses import dataclass
from typing import ClassVar, Final

from spellspeed.lang.codes.code import OP_CHANCE
from spellspeed.lang.words.choices import Condition
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import YOU
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Number, Numbers, Ref
from spellspeed.lang.words.terms import Count, OnePlayer

HEADS: Final = Ref("the heads")  # how many coins came down as heads, or as they were called
THE_ROLL: Final = Ref("the roll")  # what the die shows, or several dice together


@dataclass(frozen=True, repr=False)
class TossCoins(Deed):
    """Toss a coin so many times; with `call` the player calls the coin first, and what counts is the right calls."""

    verb: ClassVar[Verb] = Verb(OP_CHANCE, left_to_chance=True)

    count: Count = 1
    call: bool = False
    who: OnePlayer = YOU
    called: Ref = HEADS


@dataclass(frozen=True, repr=False)
class RollDie(Deed):
    """Roll a six-sided die so many times; what counts is the total.

    If that lies in `again`, this roll and those just before it are made anew.
    """

    verb: ClassVar[Verb] = Verb(OP_CHANCE, left_to_chance=True)

    count: Count = 1
    who: OnePlayer = YOU
    called: Ref = THE_ROLL
    again: Numbers | None = None


CHANCE: Final[tuple[type[Node], ...]] = (TossCoins, RollDie)


@dataclass(frozen=True, repr=False)
class Result(Number):
    """The number that a toss or a roll came to."""

    of: Ref


@dataclass(frozen=True, repr=False)
class CalledRight(Condition):
    """The coin came down as it was called."""

    of: Ref = HEADS
