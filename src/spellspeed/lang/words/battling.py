"""Verbs about the attack under way."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.choices import Cards
from spellspeed.lang.words.deeds import Deed, Verb


@dataclass(frozen=True, repr=False)
class SwitchAttack(Deed):
    """Direct the attack under way at another monster of the attacked player, or without `cards` at that player."""

    verb: ClassVar[Verb] = Verb(op.OP_SWITCH_ATTACK, cards="cards")

    cards: Cards | None = None
