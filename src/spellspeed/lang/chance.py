"""Chance: coins and dice, and the numbers and conditions that their outcome gives."""

from dataclasses import dataclass
from typing import Final

from spellspeed.lang.choices import Condition
from spellspeed.lang.node import Node
from spellspeed.lang.nouns import Number, Range, Ref
from spellspeed.lang.verbs import Deed
from spellspeed.words import YOU

HEADS: Final = Ref("the heads")  # how many coins came down as heads, or as they were called
THE_ROLL: Final = Ref("the roll")  # what the die shows, or several dice together


@dataclass(frozen=True, repr=False)
class TossCoins(Deed):
    """Toss a coin so many times; with `call` the player calls the coin first, and what counts is the right calls."""

    count: int = 1
    call: bool = False
    who: int = YOU
    called: Ref = HEADS


@dataclass(frozen=True, repr=False)
class RollDie(Deed):
    """Roll a six-sided die so many times; what counts is the total.

    If that lies in `again`, this roll and those just before it are made anew.
    """

    count: int = 1
    who: int = YOU
    called: Ref = THE_ROLL
    again: Range | None = None


CHANCE: Final[tuple[type[Node], ...]] = (TossCoins, RollDie)


@dataclass(frozen=True, repr=False)
class Result(Number):
    """The number that a toss or a roll came to."""

    of: Ref


@dataclass(frozen=True, repr=False)
class CalledRight(Condition):
    """The coin came down as it was called."""

    of: Ref = HEADS
