"""Monsters that come for a certain other monster, which is given for them where it stands or from where it hides."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ------------------------------------------------------------------------------------------------- from hand or deck

PIERCES: Final = Continuous(do=Grant(PIERCING, THIS_CARD))
# What it gains it has as long as it stays face-up; revived or summoned by hand it has nothing of it.
CAME_IN_ITS_OWN_WAY: Final = Unclassified(
    when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)), do=GainEffects(THIS_CARD, lines=(PIERCES,))
)


FAMILIAR_POSSESSED_AUSSA: Final = Card(
    31887905,
    "Familiar-Possessed - Aussa",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(FACE_UP, name="Aussa the Earth Charmer"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(FACE_UP, attribute=EARTH), YOUR_FIELD))
        ),
        from_=YOUR_HAND | YOUR_DECK,
    ),
    CAME_IN_ITS_OWN_WAY,
)

FAMILIAR_POSSESSED_ERIA: Final = Card(
    68881649,
    "Familiar-Possessed - Eria",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(FACE_UP, name="Eria the Water Charmer"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(FACE_UP, attribute=WATER), YOUR_FIELD))
        ),
        from_=YOUR_HAND | YOUR_DECK,
    ),
    CAME_IN_ITS_OWN_WAY,
)

FAMILIAR_POSSESSED_HIITA: Final = Card(
    4376658,
    "Familiar-Possessed - Hiita",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(FACE_UP, name="Hiita the Fire Charmer"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(FACE_UP, attribute=FIRE), YOUR_FIELD))
        ),
        from_=YOUR_HAND | YOUR_DECK,
    ),
    CAME_IN_ITS_OWN_WAY,
)

FAMILIAR_POSSESSED_WYNN: Final = Card(
    31764353,
    "Familiar-Possessed - Wynn",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(FACE_UP, name="Wynn the Wind Charmer"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(FACE_UP, attribute=WIND), YOUR_FIELD))
        ),
        from_=YOUR_HAND | YOUR_DECK,
    ),
    CAME_IN_ITS_OWN_WAY,
)

# ------------------------------------------------------------------------------------------------------- from the deck

METALZOA: Final = Card(
    50705071,
    "Metalzoa",
    SummonProcedure(
        by=Tribute(One(Monster(name="Zoa", that=HasEquip(AnyCard(name="Metalmorph"))), YOUR_FIELD)),
        from_=YOUR_DECK,
    ),
)

RED_EYES_BLACK_METAL_DRAGON: Final = Card(
    64335804,
    "Red-Eyes Black Metal Dragon",
    SummonProcedure(
        by=Tribute(One(Monster(name="Red-Eyes Black Dragon", that=HasEquip(AnyCard(name="Metalmorph"))), YOUR_FIELD)),
        from_=YOUR_DECK,
    ),
)

# --------------------------------------------------------------------------------------------------- behind a mask

MASKED_BEAST_DES_GARDIUS: Final = Card(
    48948935,
    "Masked Beast Des Gardius",
    SummonProcedure(
        by=Tribute(One(Monster(name=("Grand Tiki Elder", "Melchid the Four-Face Beast")), YOUR_FIELD)).and_(
            Tribute(One(Monster(), YOUR_FIELD))
        )
    ),
    Trigger(
        1,
        when=If(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=THE_FIELD)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Equip(THE_TARGET, what=One(Spell(name="The Mask of Remnants"), YOUR_DECK)),
        mandatory=True,
    ),
)

THE_MASK_OF_REMNANTS: Final = Card(
    22610082,
    "The Mask of Remnants",
    Activation(1, do=ReturnToDeck(THIS_CARD)),
    Continuous(2, ChangeControl(THE_EQUIPPED), while_=Matches(THIS_CARD, AnyCard(that=IsEquipped()))),
)

# ------------------------------------------------------------------------------------------------- out of the cocoon

LARVAE_MOTH: Final = Card(
    87756343,
    "Larvae Moth",
    SummonProcedure(
        by=Tribute(
            One(Monster(name="Petit Moth", that=HasEquip(AnyCard(name="Cocoon of Evolution"), turns=2)), YOUR_FIELD)
        )
    ),
)

GREAT_MOTH: Final = Card(
    14141448,
    "Great Moth",
    SummonProcedure(
        by=Tribute(
            One(Monster(name="Petit Moth", that=HasEquip(AnyCard(name="Cocoon of Evolution"), turns=4)), YOUR_FIELD)
        )
    ),
)

PERFECTLY_ULTIMATE_GREAT_MOTH: Final = Card(
    48579379,
    "Perfectly Ultimate Great Moth",
    SummonProcedure(
        by=Tribute(
            One(Monster(name="Petit Moth", that=HasEquip(AnyCard(name="Cocoon of Evolution"), turns=6)), YOUR_FIELD)
        )
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    FAMILIAR_POSSESSED_AUSSA,
    FAMILIAR_POSSESSED_ERIA,
    FAMILIAR_POSSESSED_HIITA,
    FAMILIAR_POSSESSED_WYNN,
    METALZOA,
    RED_EYES_BLACK_METAL_DRAGON,
    MASKED_BEAST_DES_GARDIUS,
    THE_MASK_OF_REMNANTS,
    LARVAE_MOTH,
    GREAT_MOTH,
    PERFECTLY_ULTIMATE_GREAT_MOTH,
)
