"""Verbs about the attack under way."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.code as op
from spellspeed.lang.choices import Cards
from spellspeed.lang.deeds import Deed, Verb


@dataclass(frozen=True, repr=False)
class SwitchAttack(Deed):
    """Direct the attack under way at another monster of the attacked player, or without `cards` at that player."""

    verb: ClassVar[Verb] = Verb(op.OP_SWITCH_ATTACK, cards="cards")

    cards: Cards | None = None
