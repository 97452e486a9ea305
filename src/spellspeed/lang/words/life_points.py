"""Verbs about the numbers that a player has: LP that are lost or become a number, the hand size limit."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import FOR_GOOD, YOU
from spellspeed.lang.words.nouns import Amount
from spellspeed.lang.words.terms import Duration, Player, Points


@dataclass(frozen=True, repr=False)
class SetLP(Deed):
    """Let the LP of a player, or of both, become a number: they are neither gained nor lost, and it is no damage."""

    verb: ClassVar[Verb] = Verb(op.OP_SET_LP, number="amount")

    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, repr=False)
class LoseLP(Deed):
    """Let a player lose LP: no damage, and no cost."""

    verb: ClassVar[Verb] = Verb(op.OP_LOSE_LP, changes=True, number="amount")

    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, repr=False)
class LimitHand(Deed):
    """Let the hand size limit of a player be so many cards; what applies last decides."""

    verb: ClassVar[Verb] = Verb(op.OP_GRANT, lasts=True, number="size")

    size: Points
    who: Player = YOU
    until: Duration = FOR_GOOD
