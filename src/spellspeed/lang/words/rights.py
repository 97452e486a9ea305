"""Verbs that let players do, or leave undone, what the rules alone do not let them."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import AS_A_CARD, FOR_GOOD, YOU
from spellspeed.lang.words.nouns import Filter
from spellspeed.lang.words.terms import ActivatedAs, Duration, Phase, Player, Within


@dataclass(frozen=True, repr=False)
class SparePayments(Deed):
    """Let players not have to pay LP for such cards: in certain phases, or with AS_A_CARD to activate the cards."""

    verb: ClassVar[Verb] = Verb(op.OP_SPARE, lasts=True, filter="of")

    of: Filter
    who: Player = YOU
    during: Phase = Phase(0)  # in any phase, if none is said
    as_: Annotated[ActivatedAs, Within(AS_A_CARD)] = ActivatedAs(0)
    until: Duration = FOR_GOOD


@dataclass(frozen=True, repr=False)
class AllowTrap(Deed):
    """Let you activate one Trap in the turn it was Set, or with `from_hand` one from your hand, or any number."""

    verb: ClassVar[Verb] = Verb(op.OP_GRANT, lasts=True)

    from_hand: bool = False
    any_number: bool = False
    until: Duration = FOR_GOOD
