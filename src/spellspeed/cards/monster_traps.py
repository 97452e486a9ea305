"""Traps that destroy, banish, move or turn monsters and other cards, or change what monsters are worth."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTER: Final = Ref("the banished monster")
THE_BANISHED_MONSTERS: Final = Ref("the banished monsters")

# ---------------------------------------------------------------------------------------------------------- destruction

SPELL_PURIFICATION: Final = Card(
    1669772,
    "Spell Purification",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Destroy(All(Spell(FACE_UP, kind=CONTINUOUS), THE_FIELD)),
    ),
)

WEED_OUT: Final = Card(
    28604635,
    "Weed Out",
    Activation(cost=PayLP(500), do=Destroy(All(Monster(FACE_UP_ATTACK, level=3), THE_FIELD))),
)

ASSAULT_ON_GHQ: Final = Card(
    62633180,
    "Assault on GHQ",
    Activation(
        target=One(Monster(), YOUR_FIELD),
        do=Destroy(THE_TARGET).then(SendToGraveyard(Top(2, OPPONENTS_DECK))),
    ),
)

ELEMENTAL_BURST: Final = Card(
    61411502,
    "Elemental Burst",
    Activation(
        cost=Tribute(One(Monster(attribute=WIND), YOUR_FIELD))
        .and_(Tribute(One(Monster(attribute=WATER), YOUR_FIELD)))
        .and_(Tribute(One(Monster(attribute=FIRE), YOUR_FIELD)))
        .and_(Tribute(One(Monster(attribute=EARTH), YOUR_FIELD))),
        do=Destroy(All(ANY_CARD, OPPONENTS_FIELD)),
    ),
)

ORDER_TO_SMASH: Final = Card(
    39019325,
    "Order to Smash",
    Activation(
        needs=Exists(SpellOrTrap(), OPPONENTS_FIELD),
        target=One(Monster(FACE_UP, kind=NORMAL, not_kind=TOKEN, level=AtMost(2)), YOUR_FIELD),
        do=Tribute(Those(THE_TARGET, Monster(FACE_UP, kind=NORMAL))).and_if_you_do(
            Destroy(UpTo(2, SpellOrTrap(), OPPONENTS_FIELD))
        ),
    ),
)

FUH_RIN_KA_ZAN: Final = Card(
    1781310,
    "Fuh-Rin-Ka-Zan",
    Activation(
        1,
        needs=Both(
            Exists(Monster(FACE_UP, attribute=WIND), THE_FIELD),
            Exists(Monster(FACE_UP, attribute=WATER), THE_FIELD),
            Exists(Monster(FACE_UP, attribute=FIRE), THE_FIELD),
            Exists(Monster(FACE_UP, attribute=EARTH), THE_FIELD),
        ),
        do=OneOf(
            OneOf(
                Destroy(All(Monster(), OPPONENTS_FIELD)),
                Destroy(All(SpellOrTrap(), OPPONENTS_FIELD)),
            ),
            OneOf(
                Discard(Some(2, ANY_CARD, OPPONENTS_HAND, at_random=True)),
                Draw(2),
            ),
        ),
    ),
)

# ----------------------------------------------------------------------------------------------------------- banishment

BIG_BURN: Final = Card(
    95472621,
    "Big Burn",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, targeting=Monster(zone=IN_GRAVEYARD))),
        do=Banish(All(Monster(), EITHER_GRAVEYARD)),
    ),
)

CHAIN_DISAPPEARANCE: Final = Card(
    57139487,
    "Chain Disappearance",
    Activation(
        1,
        when=When(Summoned(Monster(atk=AtMost(1000)))),
        do=Banish(Those(THAT_CARD, Monster(FACE_UP, atk=AtMost(1000))), called=THE_BANISHED_MONSTERS).then(
            Banish(All(AnyCard(named_like=THE_BANISHED_MONSTERS), OPPONENTS_HAND | OPPONENTS_DECK))
        ),
    ),
)

DARK_MIRROR_FORCE: Final = Card(
    20522190,
    "Dark Mirror Force",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=Banish(All(Monster(DEFENSE_POSITION), OPPONENTS_FIELD)),
    ),
)

KARMA_CUT: Final = Card(
    71587526,
    "Karma Cut",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Banish(Those(THE_TARGET, Monster(FACE_UP)), called=THE_BANISHED_MONSTER).then(
            Banish(All(AnyCard(named_like=THE_BANISHED_MONSTER), OPPONENTS_GRAVEYARD))
        ),
    ),
)

# ----------------------------------------------------------------------------------------------------- back to the deck

PHOENIX_WING_WIND_BLAST: Final = Card(
    63356631,
    "Phoenix Wing Wind Blast",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=ReturnToDeck(Those(THE_TARGET, AnyCard(controller=OPPONENT)), ON_TOP),
    ),
)

SPIRITUAL_WIND_ART_MIYABI: Final = Card(
    79333300,
    "Spiritual Wind Art - Miyabi",
    Activation(
        cost=Tribute(One(Monster(attribute=WIND), YOUR_FIELD)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=ReturnToDeck(Those(THE_TARGET, AnyCard(controller=OPPONENT)), AT_THE_BOTTOM),
    ),
)

# ------------------------------------------------------------------------------------------------------------ positions

ZERO_GRAVITY: Final = Card(83133491, "Zero Gravity", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD))))

DESERT_SUNLIGHT: Final = Card(
    93747864, "Desert Sunlight", Activation(do=ChangePosition(All(Monster(), YOUR_FIELD), FACE_UP_DEFENSE))
)

# ---------------------------------------------------------------------------------------------------------- ATK and DEF

ENERGY_DRAIN: Final = Card(
    56916805,
    "Energy Drain",
    Activation(
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK | DEF, THE_TARGET, Times(200, CountOf(ANY_CARD, OPPONENTS_HAND)), until=UNTIL_END_PHASE),
    ),
)

MICRO_RAY: Final = Card(
    18190572,
    "Micro Ray",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(DEF, THE_TARGET, 0, become=True, until=UNTIL_TURN_ENDS),
    ),
)

RISING_ENERGY: Final = Card(
    78211862,
    "Rising Energy",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 1500, until=UNTIL_TURN_ENDS),
    ),
)

MIRACLE_KIDS: Final = Card(
    55985014,
    "Miracle Kids",
    Activation(
        needs=Exists(Monster(name="Hero Kid"), YOUR_GRAVEYARD),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(
            ATK,
            THE_TARGET,
            Times(400, CountOf(Monster(name="Hero Kid"), YOUR_GRAVEYARD)),
            lose=True,
            until=UNTIL_END_PHASE,
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SPELL_PURIFICATION,
    WEED_OUT,
    ASSAULT_ON_GHQ,
    ELEMENTAL_BURST,
    ORDER_TO_SMASH,
    FUH_RIN_KA_ZAN,
    BIG_BURN,
    CHAIN_DISAPPEARANCE,
    DARK_MIRROR_FORCE,
    KARMA_CUT,
    PHOENIX_WING_WIND_BLAST,
    SPIRITUAL_WIND_ART_MIYABI,
    ZERO_GRAVITY,
    DESERT_SUNLIGHT,
    ENERGY_DRAIN,
    MICRO_RAY,
    RISING_ENERGY,
    MIRACLE_KIDS,
)
