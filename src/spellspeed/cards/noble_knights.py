"""Noble Knights, who come beside LIGHT Normal Monsters or in their place."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_LIGHT_NORMAL_MONSTER: Final = Monster(FACE_UP, kind=NORMAL, attribute=LIGHT)

NOBLE_KNIGHT_GAWAYN: Final = Card(
    19680539,
    "Noble Knight Gawayn",
    SummonProcedure(needs=Exists(A_LIGHT_NORMAL_MONSTER, YOUR_FIELD), lies=FACE_UP_DEFENSE),
)

IGNOBLE_KNIGHT_OF_BLACK_LAUNDSALLYN: Final = Card(
    95772051,
    "Ignoble Knight of Black Laundsallyn",
    Ignition(
        cost=SendToGraveyard(One(A_LIGHT_NORMAL_MONSTER, YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND | YOUR_GRAVEYARD,
    ),
    Ignition(
        limit=Limit(PER_EFFECT),
        cost=Tribute(One(Monster(archetype="Noble Knight"), YOUR_FIELD)),
        do=AddToHand(One(AnyCard(archetype="Noble Arms"), YOUR_DECK)),
    ),
    OnlyOne(),
)

CARDS: Final = (
    NOBLE_KNIGHT_GAWAYN,
    IGNOBLE_KNIGHT_OF_BLACK_LAUNDSALLYN,
)
