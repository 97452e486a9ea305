"""Link Monsters that many decks can play: what they are made of, and what they do for those they point to."""

from typing import Final

from spellspeed.lang.vocabulary import *

FALLS: Final = If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT))

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

CARDS: Final = (
    GREATFLY,
    DUELITTLE_CHIMERA,
    WEE_WITCHS_APPRENTICE,
    HIP_HOSHININGEN,
    TRAFFIC_GHOST,
    GAIA_SABER_THE_LIGHTNING_SHADOW,
    BORRELSWORD_DRAGON,
)
