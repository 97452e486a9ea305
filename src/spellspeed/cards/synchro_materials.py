"""Monsters whose text says what goes with them as Synchro Material: no effect, and never negated."""

from typing import Final

from spellspeed.lang.vocabulary import *

ROYAL_SWAMP_EEL: Final = Card(
    37953640,
    "Royal Swamp Eel",
    Clause(do=Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD, what=Monster(not_type=FISH))),
)

FISHBORG_BLASTER: Final = Card(
    93369354,
    "Fishborg Blaster",
    Ignition(
        needs=Exists(Monster(FACE_UP, attribute=WATER, level=AtMost(3)), YOUR_FIELD),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
    Clause(do=Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD, what=Monster(not_attribute=WATER))),
)

TATSUNOKO: Final = Card(
    55863245,
    "Tatsunoko",
    A_TUNER_AND_OTHERS,
    Clause(do=Grant(HAND_MATERIAL, THIS_CARD), while_=Matches(THIS_CARD, Monster(summoned=SUMMONED_BY_SYNCHRO))),
    Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=A_MONSTER)),
)

CARDS: Final = (ROYAL_SWAMP_EEL, FISHBORG_BLASTER, TATSUNOKO)
