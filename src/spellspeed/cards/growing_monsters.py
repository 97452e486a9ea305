"""Monsters whose ATK and DEF follow other cards, and cards that change ATK and DEF."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")

# ------------------------------------------------------------------------------------------------- so much for each

SWAMP_BATTLEGUARD: Final = Card(
    40453765,
    "Swamp Battleguard",
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(FACE_UP, name="Lava Battleguard"), YOUR_FIELD))),
    ),
)

LAVA_BATTLEGUARD: Final = Card(
    20394040,
    "Lava Battleguard",
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(FACE_UP, name="Swamp Battleguard"), YOUR_FIELD))),
    ),
)

WODAN: Final = Card(
    42883273,
    "Wodan the Resident of the Forest",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(100, CountOf(Monster(FACE_UP, type_=PLANT), THE_FIELD)))),
)

MACHINE_KING: Final = Card(
    46700124,
    "Machine King",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(100, CountOf(Monster(FACE_UP, type_=MACHINE), THE_FIELD)))),
)

SHADOW_GHOUL: Final = Card(
    30778711,
    "Shadow Ghoul",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(100, CountOf(Monster(), YOUR_GRAVEYARD)))),
)

DARK_MAGICIAN_GIRL: Final = Card(
    38033121,
    "Dark Magician Girl",
    Continuous(
        1,
        ChangeStat(
            ATK,
            THIS_CARD,
            Times(300, CountOf(AnyCard(name=("Dark Magician", "Magician of Black Chaos")), EITHER_GRAVEYARD)),
        ),
    ),
)

MUKA_MUKA: Final = Card(
    46657337, "Muka Muka", Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(300, CountOf(ANY_CARD, YOUR_HAND))))
)

FLASH_ASSAILANT: Final = Card(
    96890582,
    "Flash Assailant",
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(400, CountOf(ANY_CARD, YOUR_HAND)), lose=True)),
)

MEGAROCK_DRAGON: Final = Card(
    71544954,
    "Megarock Dragon",
    SummonProcedure(by=Banish(UpTo(ANY_NUMBER, Monster(type_=ROCK), YOUR_GRAVEYARD)), properly=False),
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=ChangeStat(ATK | DEF, THIS_CARD, Times(700, MaterialsUsed(THIS_CARD)), become=True, original=True),
    ),
)

# --------------------------------------------------------------------------------------- as long as something is so

ARSENAL_BUG: Final = Card(
    42364374,
    "Arsenal Bug",
    Continuous(
        do=ChangeStat(ATK | DEF, THIS_CARD, 1000, become=True),
        while_=Not(Exists(Monster(FACE_UP, type_=INSECT), YOUR_FIELD, other_than=THIS_CARD)),
    ),
)

FAIRY_KING_TRUESDALE: Final = Card(
    45425051,
    "Fairy King Truesdale",
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=PLANT), YOUR_FIELD), 500),
        while_=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)),
    ),
)

THUNDER_NYAN_NYAN: Final = Card(
    70797118,
    "Thunder Nyan Nyan",
    Continuous(do=Destroy(THIS_CARD), while_=Exists(Monster(FACE_UP, not_attribute=LIGHT), YOUR_FIELD)),
)

SOUL_OF_PURITY_AND_LIGHT: Final = Card(
    77527210,
    "Soul of Purity and Light",
    SummonProcedure(by=Banish(Some(2, Monster(attribute=LIGHT), YOUR_GRAVEYARD))),
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP), OPPONENTS_FIELD), 300, lose=True),
        while_=During(BATTLE_PHASE, OPPONENT),
    ),
)

YELLOW_LUSTER_SHIELD: Final = Card(
    4542651,
    "Yellow Luster Shield",
    Continuous(do=ChangeStat(DEF, All(Monster(FACE_UP), YOUR_FIELD), 300)),
)

# ------------------------------------------------------------------------------------------------------ for a time

CASTLE_WALLS: Final = Card(
    44209392,
    "Castle Walls",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=ChangeStat(DEF, THE_TARGET, 500, until=UNTIL_END_PHASE)),
)

SNAKE_FANG: Final = Card(
    596051,
    "Snake Fang",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(DEF, THE_TARGET, 500, lose=True, until=UNTIL_END_PHASE),
    ),
)

RIRYOKU: Final = Card(
    34016756,
    "Riryoku",
    Activation(
        1,
        target=Some(2, Monster(FACE_UP), THE_FIELD),
        do=OnlyIf(
            Exists(Monster(FACE_UP), THE_FIELD, count=2, among=THE_TARGET),
            ChangeStat(
                ATK,
                One(Monster(FACE_UP), THE_FIELD, among=THE_TARGET, called=THE_CHOSEN_MONSTER),
                Half(Stat(ATK, THE_CHOSEN_MONSTER)),
                become=True,
                until=UNTIL_TURN_ENDS,
            ).and_if_you_do(
                ChangeStat(
                    ATK,
                    Those(THE_TARGET, Monster(FACE_UP), other_than=THE_CHOSEN_MONSTER),
                    TheChange(),
                    until=UNTIL_TURN_ENDS,
                )
            ),
        ),
    ),
)

KARATE_MAN: Final = Card(
    23289281,
    "Karate Man",
    Ignition(
        limit=Limit(),
        do=ChangeStat(
            ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD, original=True)), become=True, until=UNTIL_END_PHASE
        ).also(Later(END_PHASE, Destroy(THIS_CARD))),
    ),
)

# ------------------------------------------------------------------------------------------- when they are summoned

COPYCAT: Final = Card(
    26376390,
    "Copycat",
    Trigger(
        when=When(Summoned(THIS_CARD)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_TARGET, original=True), become=True).also(
                ChangeStat(DEF, THIS_CARD, Stat(DEF, THE_TARGET, original=True), become=True)
            ),
        ),
        mandatory=True,
    ),
)

SATELLITE_CANNON: Final = Card(
    50400231,
    "Satellite Cannon",
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(level=AtMost(7)))),
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), do=ChangeStat(ATK, THIS_CARD, 1000), mandatory=True),
    Continuous(do=LoseGains(THIS_CARD), when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, role=AS_ATTACKER))),
)

# What lasts to the end of a turn is over before the next one begins.
HOURGLASS_OF_COURAGE: Final = Card(
    43530283,
    "Hourglass of Courage",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=ChangeStat(
            ATK,
            THIS_CARD,
            Half(Stat(ATK, THIS_CARD, original=True)),
            become=True,
            original=True,
            until=UNTIL_YOUR_NEXT_TURN_ENDS,
        )
        .also(
            ChangeStat(
                DEF,
                THIS_CARD,
                Half(Stat(DEF, THIS_CARD, original=True)),
                become=True,
                original=True,
                until=UNTIL_YOUR_NEXT_TURN_ENDS,
            )
        )
        .also(
            Later(
                DRAW_PHASE,
                ChangeStat(
                    ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD, original=True)), become=True, original=True
                ).also(
                    ChangeStat(
                        DEF, THIS_CARD, Times(2, Stat(DEF, THIS_CARD, original=True)), become=True, original=True
                    )
                ),
                turn_of=OPPONENT,
                count=2,
            )
        ),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SWAMP_BATTLEGUARD,
    LAVA_BATTLEGUARD,
    WODAN,
    MACHINE_KING,
    SHADOW_GHOUL,
    DARK_MAGICIAN_GIRL,
    MUKA_MUKA,
    FLASH_ASSAILANT,
    MEGAROCK_DRAGON,
    ARSENAL_BUG,
    FAIRY_KING_TRUESDALE,
    THUNDER_NYAN_NYAN,
    SOUL_OF_PURITY_AND_LIGHT,
    YELLOW_LUSTER_SHIELD,
    CASTLE_WALLS,
    SNAKE_FANG,
    RIRYOKU,
    KARATE_MAN,
    COPYCAT,
    SATELLITE_CANNON,
    HOURGLASS_OF_COURAGE,
)
