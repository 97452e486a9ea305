"""Blackwings: they come in flocks, fetch one another, and fly together as Synchro Monsters."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_CHOSEN_MONSTERS: Final = Ref("the chosen monsters")
A_BLACKWING: Final = Monster(archetype="Blackwing")
A_BLACKWING_FACE_UP: Final = Monster(FACE_UP, archetype="Blackwing")
A_BLACKWING_TUNER: Final = Monster(kind=TUNER, archetype="Blackwing")
A_BLACKWING_TUNER_AND_OTHERS: Final = Materials(of=(A_BLACKWING_TUNER, A_NON_TUNER), more=True, by=SYNCHRO_SUMMON)
THE_DAMAGE_STEP: Final = (
    START_OF_DAMAGE_STEP
    | BEFORE_DAMAGE_CALCULATION
    | DAMAGE_CALCULATION
    | AFTER_DAMAGE_CALCULATION
    | END_OF_DAMAGE_STEP
)

# --------------------------------------------------------------------------------------------- beside another Blackwing

BORA_THE_SPEAR: Final = Card(
    49003716,
    "Blackwing - Bora the Spear",
    SummonProcedure(
        1, needs=Exists(Monster(FACE_UP, archetype="Blackwing", not_name="Blackwing - Bora the Spear"), YOUR_FIELD)
    ),
    Continuous(2, Grant(PIERCING, THIS_CARD)),
)

KRIS_THE_CRACK_OF_DAWN: Final = Card(
    81105204,
    "Blackwing - Kris the Crack of Dawn",
    SummonProcedure(
        1,
        needs=Exists(
            Monster(FACE_UP, archetype="Blackwing", not_name="Blackwing - Kris the Crack of Dawn"), YOUR_FIELD
        ),
        limit=Limit(PER_EFFECT),
    ),
    Instead(
        2,
        Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, by_card=SpellOrTrap()),
        mandatory=True,
        limit=Limit(),
    ),
)

GLADIUS_THE_MIDNIGHT_SUN: Final = Card(
    28190303,
    "Blackwing - Gladius the Midnight Sun",
    SummonProcedure(
        1,
        needs=Both(
            Exists(Monster(FACE_UP), YOUR_FIELD, 1),
            Exists(
                Monster(FACE_UP, archetype="Blackwing", not_name="Blackwing - Gladius the Midnight Sun"), YOUR_FIELD
            ),
        ),
    ),
    Instead(2, Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE), mandatory=True, limit=Limit()),
)

# ------------------------------------------------------------------------------------------------- as they are summoned

BLIZZARD_THE_FAR_NORTH: Final = Card(
    22835145,
    "Blackwing - Blizzard the Far North",
    SummonCondition(never=SUMMONED_SPECIALLY),
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(archetype="Blackwing", level=AtMost(4)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE),
    ),
)

TORNADO_THE_REVERSE_WIND: Final = Card(
    73534250,
    "Blackwing - Tornado the Reverse Wind",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        needs=Exists(Monster(summoned=SUMMONED_SPECIALLY), OPPONENTS_FIELD),
        target=One(A_BLACKWING_TUNER, YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTER)
        .and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTER))
        .also(
            Forbid(
                SPECIAL_SUMMONING,
                who=YOU,
                what=Monster(not_archetype="Blackwing"),
                from_=IN_EXTRA_DECK,
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

HARMATTAN_THE_DUST: Final = Card(
    77152542,
    "Blackwing - Harmattan the Dust",
    SummonProcedure(
        1,
        needs=Exists(Monster(FACE_UP, archetype="Blackwing", not_name="Blackwing - Harmattan the Dust"), YOUR_FIELD),
        limit=Limit(PER_EFFECT),
    ),
    Trigger(
        2,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        target=One(Monster(FACE_UP, archetype="Blackwing", level=AtLeast(1)), YOUR_FIELD, other_than=THIS_CARD),
        do=OnlyIf(Matches(THE_TARGET, Monster(FACE_UP)), ChangeStat(LEVEL, THIS_CARD, Stat(LEVEL, THE_TARGET))),
    ),
)

# ------------------------------------------------------------------------------------------------------------ in battle

SHURA_THE_BLUE_FLAME: Final = Card(
    58820853,
    "Blackwing - Shura the Blue Flame",
    Trigger(
        1,
        when=When(
            Sent(Monster(controller=OPPONENT), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)
        ),
        do=SpecialSummon(
            One(Monster(archetype="Blackwing", atk=AtMost(1500)), YOUR_DECK), called=THE_SUMMONED_MONSTER
        ).and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTER)),
    ),
)

KALUT_THE_MOON_SHADOW: Final = Card(
    85215458,
    "Blackwing - Kalut the Moon Shadow",
    Quick(
        1,
        needs=Both(
            During(timings=START_OF_DAMAGE_STEP | BEFORE_DAMAGE_CALCULATION),
            Exists(Monster(FACE_UP, archetype="Blackwing", battling=True), YOUR_FIELD),
        ),
        cost=SendToGraveyard(THIS_CARD),
        do=ChangeStat(ATK, All(Monster(FACE_UP, battling=True), YOUR_FIELD), 1400, until=UNTIL_TURN_ENDS),
        from_=YOUR_HAND,
    ),
)

# ----------------------------------------------------------------------------------------------------- in the Graveyard

ZEPHYROS_THE_ELITE: Final = Card(
    14785765,
    "Blackwing - Zephyros the Elite",
    Ignition(
        1,
        limit=Limit(PER_EFFECT, A_DUEL),
        cost=AddToHand(One(AnyCard(FACE_UP), YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD).and_if_you_do(InflictDamage(400, YOU)),
        from_=YOUR_GRAVEYARD,
    ),
)

PINAKI_THE_WAXING_MOON: Final = Card(
    55610595,
    "Blackwing - Pinaki the Waxing Moon",
    Clause(do=Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD, by=Monster(not_archetype="Blackwing"))),
    Trigger(
        1,
        when=If(PhaseReached(END_PHASE)),
        needs=Both(
            HasDone(THIS_CARD, WAS_SENT), Matches(THIS_CARD, Monster(zone=IN_GRAVEYARD, came_from=ON_THE_FIELD))
        ),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(archetype="Blackwing", not_name="Blackwing - Pinaki the Waxing Moon"), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

# ----------------------------------------------------------------------------------------------------- Spells and Traps

BLACK_WHIRLWIND: Final = Card(
    91351370,
    "Black Whirlwind",
    Trigger(
        1,
        when=When(Summoned(A_BLACKWING, SUMMONED_NORMALLY, by=YOU)),
        do=AddToHand(One(Monster(archetype="Blackwing", atk=AtMost(Plus(-1, Stat(ATK, THAT_CARD)))), YOUR_DECK)),
    ),
)

DELTA_CROW: Final = Card(
    59839761,
    "Delta Crow - Anti Reverse",
    Activation(
        1,
        needs=Exists(A_BLACKWING_FACE_UP, YOUR_FIELD),
        do=Destroy(All(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD)),
        from_hand=Exists(A_BLACKWING_FACE_UP, YOUR_FIELD, 3),
    ),
)

BLACKBACK: Final = Card(
    44028461,
    "Blackback",
    Activation(
        needs=During(turn_of=YOU),
        oath=Forbid(NORMAL_SUMMONING, who=YOU),
        target=One(Monster(archetype="Blackwing", atk=AtMost(2000)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

# ----------------------------------------------------------------------------------------------------- Synchro Monsters

BLACKWING_ARMED_WING: Final = Card(
    76913983,
    "Blackwing Armed Wing",
    A_BLACKWING_TUNER_AND_OTHERS,
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, 500),
        while_=Both(
            During(timings=THE_DAMAGE_STEP),
            Matches(THIS_CARD, Monster(attacking=True)),
            Exists(Monster(DEFENSE_POSITION, battling=True), OPPONENTS_FIELD),
        ),
    ),
    Continuous(2, Grant(PIERCING, THIS_CARD)),
)

BLACKWING_ARMOR_MASTER: Final = Card(
    69031175,
    "Blackwing Armor Master",
    A_BLACKWING_TUNER_AND_OTHERS,
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)),
    ),
    Trigger(
        2,
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster(), AS_ATTACKER)),
        do=PlaceCounters(WEDGE_COUNTER, 1, THE_OPPOSING, at_most=1),
    ),
    Ignition(
        3,
        cost=RemoveCounters(
            WEDGE_COUNTER, All(Monster(counter=WEDGE_COUNTER), OPPONENTS_FIELD, called=THE_CHOSEN_MONSTERS)
        ),
        do=ChangeStat(ATK | DEF, THE_CHOSEN_MONSTERS, 0, become=True, until=UNTIL_TURN_ENDS),
    ),
)

GRAM_THE_SHINING_STAR: Final = Card(
    17377751,
    "Blackwing - Gram the Shining Star",
    A_TUNER_AND_OTHERS,
    SummonCondition(never=SUMMONED_SPECIALLY & ~SUMMONED_BY_SYNCHRO, from_=IN_EXTRA_DECK),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_SYNCHRO)),
        do=SpecialSummon(
            One(Monster(archetype="Blackwing", not_kind=TUNER, level=AtMost(4)), YOUR_HAND),
            called=THE_SUMMONED_MONSTER,
        ).and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTER)),
    ),
)

NOTHUNG_THE_STARLIGHT: Final = Card(
    95040215,
    "Blackwing - Nothung the Starlight",
    A_TUNER_AND_OTHERS,
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        limit=Limit(PER_EFFECT),
        do=InflictDamage(800, OPPONENT).then(
            ChangeStat(ATK | DEF, One(Monster(FACE_UP), OPPONENTS_FIELD), 800, lose=True)
        ),
        mandatory=True,
    ),
    Continuous(2, AllowSummons(A_BLACKWING)),
)

RAIKIRI_THE_RAIN_SHOWER: Final = Card(
    16051717,
    "Assault Blackwing - Raikiri the Rain Shower",
    A_TUNER_AND_OTHERS,
    Continuous(
        1,
        Treat(THIS_CARD, kind=TUNER),
        while_=Compare(MaterialsUsed(THIS_CARD, what=A_BLACKWING), AtLeast(1)),
    ),
    Ignition(
        2,
        limit=Limit(),
        target=UpTo(CountOf(A_BLACKWING_FACE_UP, YOUR_FIELD, other_than=THIS_CARD), ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CARDS: Final = (
    BORA_THE_SPEAR,
    KRIS_THE_CRACK_OF_DAWN,
    GLADIUS_THE_MIDNIGHT_SUN,
    BLIZZARD_THE_FAR_NORTH,
    TORNADO_THE_REVERSE_WIND,
    HARMATTAN_THE_DUST,
    SHURA_THE_BLUE_FLAME,
    KALUT_THE_MOON_SHADOW,
    ZEPHYROS_THE_ELITE,
    PINAKI_THE_WAXING_MOON,
    BLACK_WHIRLWIND,
    DELTA_CROW,
    BLACKBACK,
    BLACKWING_ARMED_WING,
    BLACKWING_ARMOR_MASTER,
    GRAM_THE_SHINING_STAR,
    NOTHUNG_THE_STARLIGHT,
    RAIKIRI_THE_RAIN_SHOWER,
)
