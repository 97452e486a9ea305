"""Verbs by which LP become a number."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.code as op
from spellspeed.lang.deeds import Deed, Verb
from spellspeed.lang.nouns import Amount
from spellspeed.lang.terms import Player
from spellspeed.lang.words import YOU


@dataclass(frozen=True, repr=False)
class SetLP(Deed):
    """Let the LP of a player, or of both, become a number: they are neither gained nor lost, and it is no damage."""

    verb: ClassVar[Verb] = Verb(op.OP_SET_LP, number="amount")

    amount: Amount
    who: Player = YOU
