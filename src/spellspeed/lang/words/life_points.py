"""Verbs by which LP become a number."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import YOU
from spellspeed.lang.words.nouns import Amount
from spellspeed.lang.words.terms import Player


@dataclass(frozen=True, repr=False)
class SetLP(Deed):
    """Let the LP of a player, or of both, become a number: they are neither gained nor lost, and it is no damage."""

    verb: ClassVar[Verb] = Verb(op.OP_SET_LP, number="amount")

    amount: Amount
    who: Player = YOU
