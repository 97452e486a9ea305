"""Verbs that equip several cards."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.choices import Cards
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.nouns import Filter


@dataclass(frozen=True, repr=False)
class EquipEach(Deed):
    """Equip as many of some cards as possible to such monsters you control, each to one of your choice."""

    verb: ClassVar[Verb] = Verb(op.OP_EQUIP_EACH, cards="what", filter="to")

    what: Cards
    to: Filter
