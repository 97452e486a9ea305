"""Cards that change ATK and DEF: for a time, for good, or as long as they are face-up."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

# ----------------------------------------------------------------------------------------------------------- for a time

SHRINK: Final = Card(
    55713623,
    "Shrink",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(
            ATK,
            THE_TARGET,
            Half(Stat(ATK, THE_TARGET, original=True)),
            become=True,
            original=True,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

THE_CHOSEN_MONSTERS: Final = Ref("the chosen monsters")

LIMITER_REMOVAL: Final = Card(
    23171610,
    "Limiter Removal",
    Activation(
        1,
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, type_=MACHINE), YOUR_FIELD, called=THE_CHOSEN_MONSTERS),
            Times(2, Stat(ATK, THE_CHOSEN_MONSTERS)),
            become=True,
            until=UNTIL_TURN_ENDS,
        ).and_if_you_do(Later(END_PHASE, Destroy(THE_CHOSEN_MONSTERS))),
    ),
)

# What has changed sides is not halved.
BLACKWING_GALE_THE_WHIRLWIND: Final = Card(
    2009101,
    "Blackwing - Gale the Whirlwind",
    SummonProcedure(
        1,
        needs=Exists(Monster(FACE_UP, archetype="Blackwing", not_name="Blackwing - Gale the Whirlwind"), YOUR_FIELD),
    ),
    Ignition(
        2,
        limit=Limit(),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(
            ATK, Those(THE_TARGET, Monster(controller=OPPONENT)), Half(Stat(ATK, THE_TARGET)), become=True
        ).also(
            ChangeStat(DEF, Those(THE_TARGET, Monster(controller=OPPONENT)), Half(Stat(DEF, THE_TARGET)), become=True)
        ),
    ),
)

LUNALIGHT_CRIMSON_FOX: Final = Card(
    94919024,
    "Lunalight Crimson Fox",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 0, become=True, until=UNTIL_TURN_ENDS),
        from_=YOUR_GRAVEYARD,
    ),
    Quick(
        2,
        when=When(Activated(ANY_CARD, AS_ANYTHING, targeting=Monster(FACE_UP, archetype="Lunalight", controller=YOU))),
        cost=Banish(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(GainLP(1000, EITHER)),
        from_=YOUR_GRAVEYARD,
    ),
)

D_D_D_DRAGON_KING_PENDRAGON: Final = Card(
    56619314,
    "D/D/D Dragon King Pendragon",
    Ignition(
        1,
        cost=Tribute(One(Monster(type_=DRAGON), YOUR_HAND | YOUR_FIELD)).and_(
            Tribute(One(Monster(type_=FIEND), YOUR_HAND | YOUR_FIELD, other_than=THIS_CARD))
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Ignition(
        2,
        limit=Limit(),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=ChangeStat(ATK, THIS_CARD, 500, until=UNTIL_TURN_ENDS).then(
            Destroy(One(SpellOrTrap(), THE_FIELD)), may=True
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------------- for good

FELGRAND_DRAGON: Final = Card(
    3954901,
    "Felgrand Dragon",
    SummonCondition(
        never=SUMMONED_SPECIALLY,
        unless=Matches(THIS_CARD, Monster(zone=IN_GRAVEYARD, came_from=ON_THE_FIELD)),
    ),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, from_=EITHER_GRAVEYARD)),
        target=One(Monster(), YOUR_GRAVEYARD),
        do=ChangeStat(ATK, THIS_CARD, Times(200, Stat(LEVEL, THE_TARGET))),
        mandatory=True,
    ),
)

THE_BANISHED_MONSTER: Final = Ref("the banished monster")

# A Rank cannot be counted yet: an Xyz Monster that is banished adds nothing.
DIVINE_DRAGON_LORD_FELGRAND: Final = Card(
    60681103,
    "Divine Dragon Lord Felgrand",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, from_=EITHER_GRAVEYARD)),
        target=One(Monster(), OPPONENTS_FIELD | OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET, called=THE_BANISHED_MONSTER).and_if_you_do(
            ChangeStat(
                ATK | DEF,
                THIS_CARD,
                Times(
                    100,
                    Plus(
                        Stat(LEVEL, THE_BANISHED_MONSTER, original=True),
                        Stat(RANK, THE_BANISHED_MONSTER, original=True),
                    ),
                ),
            )
        ),
    ),
    Trigger(
        2,
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        target=One(Monster(type_=DRAGON, level=Range(7, 8), not_name="Divine Dragon Lord Felgrand"), EITHER_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

# ----------------------------------------------------------------------------------------------- by what can be counted

ASSAULT_BLACKWING_CHIDORI: Final = Card(
    23338098,
    "Assault Blackwing - Chidori the Rain Sprinkling",
    A_TUNER_AND_OTHERS,
    Continuous(
        1,
        Treat(THIS_CARD, kind=TUNER),
        while_=Compare(MaterialsUsed(THIS_CARD, what=Monster(archetype="Blackwing")), AtLeast(1)),
    ),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(300, CountOf(Monster(archetype="Blackwing"), YOUR_GRAVEYARD)))),
    Trigger(
        3,
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        target=One(
            Monster(
                type_=WINGED_BEAST,
                kind=SYNCHRO,
                not_name="Assault Blackwing - Chidori the Rain Sprinkling",
            ),
            YOUR_GRAVEYARD,
        ),
        do=SpecialSummon(THE_TARGET),
    ),
)

GREN_MAJU_DA_EIZA: Final = Card(
    36584821,
    "Gren Maju Da Eiza",
    Continuous(
        1,
        ChangeStat(ATK | DEF, THIS_CARD, Times(400, CountOf(ANY_CARD, YOUR_BANISHED)), become=True),
    ),
)

ORICHALCOS_SHUNOROS: Final = Card(
    7634581,
    "Orichalcos Shunoros",
    Trigger(
        1,
        when=If(Destroyed(Monster(kind=NORMAL, controller=YOU), because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(1000, CountOf(Monster(), OPPONENTS_FIELD)))),
    Continuous(3, Forbid(BEING_DESTROYED_BY_EFFECTS, All(Monster(FACE_UP, kind=NORMAL, level=4), THE_FIELD))),
)

# --------------------------------------------------------------------------------------------------------- Field Spells

AMORPHOUS_PERSONA: Final = Card(
    23160024,
    "Amorphous Persona",
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, archetype="Amorphage"), THE_FIELD), 300),
    ),
    Continuous(
        2,
        Draw(1),
        when=If(Tributed(Monster(archetype="Amorphage", controller=YOU))),
        together=True,
        limit=Limit(times=2),
    ),
    Ignition(
        3,
        cost=Banish(THIS_CARD),
        do=RitualSummon(
            Monster(name="Amorphactor Pain, the Imagination Dracoverlord"),
            8,
            exactly=True,
            tributes=Monster(kind=PENDULUM),
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

FOREST: Final = Card(
    87430998,
    "Forest",
    Continuous(
        do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=INSECT | BEAST | PLANT | BEAST_WARRIOR), THE_FIELD), 200)
    ),
)

WASTELAND: Final = Card(
    23424603,
    "Wasteland",
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=DINOSAUR | ZOMBIE | ROCK), THE_FIELD), 200)),
)

MOUNTAIN: Final = Card(
    50913601,
    "Mountain",
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=DRAGON | WINGED_BEAST | THUNDER), THE_FIELD), 200)),
)

UMI: Final = Card(
    22702055,
    "Umi",
    Continuous(
        do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=FISH | SEA_SERPENT | THUNDER | AQUA), THE_FIELD), 200)
    ),
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=MACHINE | PYRO), THE_FIELD), 200, lose=True)),
)

GAIA_POWER: Final = Card(
    56594520,
    "Gaia Power",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 400, lose=True)
        )
    ),
)

UMIIRUKA: Final = Card(
    82999629,
    "Umiiruka",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 400, lose=True)
        )
    ),
)

MOLTEN_DESTRUCTION: Final = Card(
    19384334,
    "Molten Destruction",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 400, lose=True)
        )
    ),
)

RISING_AIR_CURRENT: Final = Card(
    45778932,
    "Rising Air Current",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 400, lose=True)
        )
    ),
)

LUMINOUS_SPARK: Final = Card(
    81777047,
    "Luminous Spark",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 400, lose=True)
        )
    ),
)

MYSTIC_PLASMA_ZONE: Final = Card(
    18161786,
    "Mystic Plasma Zone",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 500).also(
            ChangeStat(DEF, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 400, lose=True)
        )
    ),
)

CHORUS_OF_SANCTUARY: Final = Card(
    81380218,
    "Chorus of Sanctuary",
    Continuous(do=ChangeStat(DEF, All(Monster(FACE_UP_DEFENSE), THE_FIELD), 500)),
)

# -------------------------------------------------------------------------------------- monsters that strengthen others

WATTAILDRAGON: Final = Card(87151205, "Wattaildragon")

COMMAND_KNIGHT: Final = Card(
    10375182,
    "Command Knight",
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD), 400)),
    Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD), while_=Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
)

MILUS_RADIANT: Final = Card(
    7489323,
    "Milus Radiant",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 400, lose=True)
        )
    ),
)

LITTLE_CHIMERA: Final = Card(
    68658728,
    "Little Chimera",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 400, lose=True)
        )
    ),
)

STAR_BOY: Final = Card(
    8201910,
    "Star Boy",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 400, lose=True)
        )
    ),
)

WITCHS_APPRENTICE: Final = Card(
    80741828,
    "Witch's Apprentice",
    Continuous(
        1,
        ChangeStat(ATK, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 400, lose=True)
        ),
    ),
)

BLADEFLY: Final = Card(
    28470714,
    "Bladefly",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 400, lose=True)
        )
    ),
)

HOSHININGEN: Final = Card(
    67629977,
    "Hoshiningen",
    Continuous(
        1,
        ChangeStat(ATK, All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), 500).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 400, lose=True)
        ),
    ),
)

CARDS: Final = (
    SHRINK,
    LIMITER_REMOVAL,
    BLACKWING_GALE_THE_WHIRLWIND,
    LUNALIGHT_CRIMSON_FOX,
    D_D_D_DRAGON_KING_PENDRAGON,
    FELGRAND_DRAGON,
    DIVINE_DRAGON_LORD_FELGRAND,
    ASSAULT_BLACKWING_CHIDORI,
    GREN_MAJU_DA_EIZA,
    ORICHALCOS_SHUNOROS,
    AMORPHOUS_PERSONA,
    FOREST,
    WASTELAND,
    MOUNTAIN,
    UMI,
    GAIA_POWER,
    UMIIRUKA,
    MOLTEN_DESTRUCTION,
    RISING_AIR_CURRENT,
    LUMINOUS_SPARK,
    MYSTIC_PLASMA_ZONE,
    CHORUS_OF_SANCTUARY,
    WATTAILDRAGON,
    COMMAND_KNIGHT,
    MILUS_RADIANT,
    LITTLE_CHIMERA,
    STAR_BOY,
    WITCHS_APPRENTICE,
    BLADEFLY,
    HOSHININGEN,
)
