"""Verbs that direct the attack under way, or what is answered, at something else."""

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


@dataclass(frozen=True, repr=False)
class SwitchTarget(Deed):
    """Let what the line answers have this card for its target instead: one that it could have been activated for."""

    verb: ClassVar[Verb] = Verb(op.OP_SWITCH_TARGET, cards="cards")

    cards: Cards
