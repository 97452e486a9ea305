"""Continuous Traps that bind both players as long as they lie there, or fall back on their own player."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ------------------------------------------------------------------------------------------------------ hands and draws

BAD_REACTION_TO_SIMOCHI: Final = Card(
    40633297,
    "Bad Reaction to Simochi",
    Continuous(do=ChangeDamage(GAIN_AS_DAMAGE, OPPONENT, BECAUSE_OF_EFFECT)),
)

ENERVATING_MIST: Final = Card(26022485, "Enervating Mist", Continuous(do=LimitHand(5, who=OPPONENT)))

# ---------------------------------------------------------------------------------------------------------- its own end

PYRAMID_OF_LIGHT: Final = Card(
    53569894,
    "Pyramid of Light",
    Unclassified(
        when=When(LeftField(THIS_CARD, was=Trap(FACE_UP))),
        do=Destroy(All(Monster(FACE_UP, name=("Andro Sphinx", "Sphinx Teleia")), YOUR_FIELD), banish=True),
    ),
)

# -------------------------------------------------------------------------------------------------- for what has fallen

A_SMALL_NORMAL_MONSTER: Final = Monster(kind=NORMAL, level=AtMost(2))
HUMAN_WAVE_TACTICS: Final = Card(
    30353551,
    "Human-Wave Tactics",
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=Compare(FallenThisTurn(A_SMALL_NORMAL_MONSTER), AtLeast(1)),
        limit=Limit(),
        do=SpecialSummon(Some(FallenThisTurn(A_SMALL_NORMAL_MONSTER), A_SMALL_NORMAL_MONSTER, YOUR_DECK, or_all=True)),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BAD_REACTION_TO_SIMOCHI,
    ENERVATING_MIST,
    PYRAMID_OF_LIGHT,
    HUMAN_WAVE_TACTICS,
)
