"""Link Monsters that many decks can play: what they are made of, and what they do for those they point to."""

from typing import Final

from spellspeed.lang.vocabulary import *

FALLS: Final = If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT))

# ----------------------------------------------------------------------------------------- for a whole attribute

MISSUS_RADIANT: Final = Card(
    3987233,
    "Missus Radiant",
    Materials(of=(Monster(attribute=EARTH),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=FALLS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=EARTH), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

GREATFLY: Final = Card(
    90512490,
    "Greatfly",
    Materials(of=(Monster(attribute=WIND),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=FALLS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=WIND), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

DUELITTLE_CHIMERA: Final = Card(
    37880706,
    "Duelittle Chimera",
    Materials(of=(Monster(attribute=FIRE),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=FALLS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=FIRE), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

WEE_WITCHS_APPRENTICE: Final = Card(
    71384012,
    "Wee Witch's Apprentice",
    Materials(of=(Monster(attribute=DARK),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=FALLS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=DARK), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

HIP_HOSHININGEN: Final = Card(
    7778726,
    "Hip Hoshiningen",
    Materials(of=(Monster(attribute=LIGHT),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=FALLS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=LIGHT), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

CARDS: Final = (
    MISSUS_RADIANT,
    GREATFLY,
    DUELITTLE_CHIMERA,
    WEE_WITCHS_APPRENTICE,
    HIP_HOSHININGEN,
)
