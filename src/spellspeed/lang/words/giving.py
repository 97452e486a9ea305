"""Verbs by which materials are given without a summon."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.nouns import Filter, Ref
from spellspeed.lang.words.places_said import Place


@dataclass(frozen=True, repr=False)
class TributeMaterials(Deed):
    """Choose such a Fusion Monster in your Extra Deck, and Tribute what it is made of, this card among it."""

    verb: ClassVar[Verb] = Verb(op.OP_FUSION_SUMMON, cost=True, filter="what")

    what: Filter
    from_: Place
    called: Ref | None = None  # the Fusion Monster
