"""Link Monsters that many decks can play: what they are made of, and what they do for those they point to."""

from typing import Final

from spellspeed.lang.vocabulary import *

FALLS: Final = If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT))
LINK_SUMMONED: Final = Monster(summoned=SUMMONED_BY_LINK)
LINK_SUMMONED_AND_LOST: Final = If(
    Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, was=LINK_SUMMONED),
    Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT, was=LINK_SUMMONED),
)

# ----------------------------------------------------------------------------------------- for a whole attribute

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

# ------------------------------------------------------------------------------------------ of any monsters, or many

TRAFFIC_GHOST: Final = Card(41248270, "Traffic Ghost", Materials(of=(Monster(),) * 3, by=LINK_SUMMON))

GAIA_SABER_THE_LIGHTNING_SHADOW: Final = Card(
    67598234, "Gaia Saber, the Lightning Shadow", Materials(of=(Monster(),) * 2, more=True, by=LINK_SUMMON)
)

BORRELSWORD_DRAGON: Final = Card(
    85289965,
    "Borrelsword Dragon",
    Materials(of=(Monster(kind=EFFECT),) * 3, more=True, by=LINK_SUMMON),
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Quick(
        2,
        limit=Limit(),
        target=One(Monster(ATTACK_POSITION), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_UP_DEFENSE).also(Grant(EXTRA_ATTACK, THIS_CARD, until=UNTIL_TURN_ENDS)),
        unanswered=Response(ANY_CARD, by=OPPONENT),
    ),
    Trigger(
        3,
        when=When(AttackDeclared(THIS_CARD, on=Monster(FACE_UP))),
        limit=Limit(),
        do=ChangeStat(ATK, THIS_CARD, Half(Stat(ATK, THE_OPPOSING)), until=UNTIL_TURN_ENDS).and_(
            ChangeStat(ATK, THE_OPPOSING, Half(Stat(ATK, THE_OPPOSING)), become=True, until=UNTIL_TURN_ENDS)
        ),
    ),
)

# ------------------------------------------------------------------------------- they call what the opponent has lost

AUSSA_THE_EARTH_CHARMER_IMMOVABLE: Final = Card(
    97661969,
    "Aussa the Earth Charmer, Immovable",
    Materials(of=(Monster(attribute=EARTH), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=EARTH), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=EARTH, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

ERIA_THE_WATER_CHARMER_GENTLE: Final = Card(
    73309655,
    "Eria the Water Charmer, Gentle",
    Materials(of=(Monster(attribute=WATER), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=WATER), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=WATER, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

HIITA_THE_FIRE_CHARMER_ABLAZE: Final = Card(
    48815792,
    "Hiita the Fire Charmer, Ablaze",
    Materials(of=(Monster(attribute=FIRE), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=FIRE), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=FIRE, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

WYNN_THE_WIND_CHARMER_VERDANT: Final = Card(
    30674956,
    "Wynn the Wind Charmer, Verdant",
    Materials(of=(Monster(attribute=WIND), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=WIND), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=WIND, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

LYNA_THE_LIGHT_CHARMER_LUSTROUS: Final = Card(
    9839945,
    "Lyna the Light Charmer, Lustrous",
    Materials(of=(Monster(attribute=LIGHT), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=LIGHT), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=LIGHT, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

DHARC_THE_DARK_CHARMER_GLOOMY: Final = Card(
    8264361,
    "Dharc the Dark Charmer, Gloomy",
    Materials(of=(Monster(attribute=DARK), A_MONSTER), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=DARK), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, where_it_points=True),
    ),
    Trigger(
        2,
        when=LINK_SUMMONED_AND_LOST,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(attribute=DARK, def_=AtMost(1500)), YOUR_DECK)),
    ),
)

CARDS: Final = (
    GREATFLY,
    DUELITTLE_CHIMERA,
    WEE_WITCHS_APPRENTICE,
    HIP_HOSHININGEN,
    TRAFFIC_GHOST,
    GAIA_SABER_THE_LIGHTNING_SHADOW,
    BORRELSWORD_DRAGON,
    AUSSA_THE_EARTH_CHARMER_IMMOVABLE,
    ERIA_THE_WATER_CHARMER_GENTLE,
    HIITA_THE_FIRE_CHARMER_ABLAZE,
    WYNN_THE_WIND_CHARMER_VERDANT,
    LYNA_THE_LIGHT_CHARMER_LUSTROUS,
    DHARC_THE_DARK_CHARMER_GLOOMY,
)
