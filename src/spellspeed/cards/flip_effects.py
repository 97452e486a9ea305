"""Flip monsters, and monsters that turn themselves face-down to be Flip Summoned again."""

from typing import Final

from spellspeed.lang.vocabulary import *

TURNS_FACE_DOWN: Final = Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE))

# ------------------------------------------------------------------------------------------------------ Flip monsters

OLD_VINDICTIVE_MAGICIAN: Final = Card(
    45141844, "Old Vindictive Magician", Flip(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET))
)

NIGHT_ASSAILANT: Final = Card(
    16226786,
    "Night Assailant",
    Flip(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=YOUR_HAND)),
        target=One(Monster(kind=FLIP, not_name="Night Assailant"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

MASK_OF_DARKNESS: Final = Card(
    28933734, "Mask of Darkness", Flip(target=One(Trap(), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET))
)

DEKOICHI: Final = Card(
    87621407,
    "Dekoichi the Battlechanted Locomotive",
    Flip(
        do=Draw(1).then(
            OnlyIf(
                Exists(Monster(FACE_UP, name="Bokoichi the Freightening Car"), YOUR_FIELD),
                Draw(CountOf(Monster(FACE_UP, name="Bokoichi the Freightening Car"), YOUR_FIELD)),
            )
        )
    ),
)

SKELENGEL: Final = Card(60694662, "Skelengel", Flip(1, do=Draw(1)))

NEEDLE_WORM: Final = Card(81843628, "Needle Worm", Flip(do=SendToGraveyard(Top(5, OPPONENTS_DECK))))

PRINCESS_OF_TSURUGI: Final = Card(
    51371017,
    "Princess of Tsurugi",
    Flip(do=InflictDamage(Times(500, CountOf(SpellOrTrap(), OPPONENTS_FIELD)), OPPONENT)),
)

FOUR_STARRED_LADYBUG: Final = Card(
    83994646,
    "4-Starred Ladybug of Doom",
    Flip(do=Destroy(All(Monster(FACE_UP, level=4), OPPONENTS_FIELD))),
)

TORNADO_BIRD: Final = Card(
    71283180, "Tornado Bird", Flip(target=Some(2, SpellOrTrap(), THE_FIELD), do=AddToHand(THE_TARGET))
)

THE_IMMORTAL_OF_THUNDER: Final = Card(
    84926738,
    "The Immortal of Thunder",
    Flip(do=GainLP(3000)),
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=LoseLP(5000, YOU),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

JOWLS_OF_DARK_DEMISE: Final = Card(
    5257687,
    "Jowls of Dark Demise",
    Flip(
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE).and_if_you_do(
            Grant(ATTACK_DIRECTLY, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

THE_DESTROYED: Final = Ref("the destroyed monsters")
JIGEN_BAKUDAN: Final = Card(
    90020065,
    "Jigen Bakudan",
    Flip(
        do=GainEffects(
            THIS_CARD,
            lines=(
                Trigger(
                    when=If(PhaseReached(STANDBY_PHASE, YOU)),
                    cost=Tribute(THIS_CARD),
                    do=Destroy(All(Monster(), YOUR_FIELD), called=THE_DESTROYED).and_if_you_do(
                        InflictDamage(Half(Stat(ATK, THE_DESTROYED, before=True)), OPPONENT)
                    ),
                    mandatory=True,
                ),
            ),
        )
    ),
)

BEFORE_YOUR_BATTLE_ENDS: Final = During(DRAW_PHASE | STANDBY_PHASE | MAIN_PHASE_1 | BATTLE_PHASE, YOU)
WEATHER_REPORT: Final = Card(
    72053645,
    "Weather Report",
    Flip(
        do=Destroy(All(Spell(FACE_UP, name="Swords of Revealing Light"), OPPONENTS_FIELD)).and_if_you_do(
            OnlyIf(BEFORE_YOUR_BATTLE_ENDS, AddBattlePhase()).also(
                OnlyIf(Not(BEFORE_YOUR_BATTLE_ENDS), Later(DRAW_PHASE, AddBattlePhase(), turn_of=YOU))
            )
        )
    ),
)

WARRIOR_IS_THERE: Final = Exists(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD)
ONE_OF_THESE: Final = Limit(PER_CARD, A_CHAIN)
FIRST: Final = Ref("the first monster")
OTHER: Final = Ref("the other monster")

# With a Warrior its player may target one monster more, or not.
MYSTERIOUS_GUARD: Final = Card(
    1347977,
    "Mysterious Guard",
    Flip(limit=ONE_OF_THESE, target=One(Monster(FACE_UP), THE_FIELD), do=ReturnToDeck(THE_TARGET, ON_TOP)),
    Flip(
        needs=WARRIOR_IS_THERE,
        limit=ONE_OF_THESE,
        target=(One(Monster(FACE_UP), THE_FIELD, called=FIRST), One(Monster(FACE_UP), THE_FIELD, called=OTHER)),
        do=ReturnToDeck(FIRST, ON_TOP).then(OnlyIf(WARRIOR_IS_THERE, AddToHand(OTHER))),
    ),
)

COBRA_JAR: Final = Card(
    86801871,
    "Cobra Jar",
    Flip(
        do=SummonTokens(
            Token("Poisonous Snake Token", "毒蛇衍生物", EARTH, REPTILE, 3, 1200, 1200), called=Ref("the Token")
        ).and_if_you_do(
            GainEffects(
                Ref("the Token"),
                lines=(
                    Unclassified(
                        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)), do=InflictDamage(500, OPPONENT)
                    ),
                ),
            )
        )
    ),
)

# ------------------------------------------------------------------------------------- face-down and face-up again

MOAI_INTERCEPTOR_CANNONS: Final = Card(45159319, "Moai Interceptor Cannons", TURNS_FACE_DOWN)

GUARDIAN_SPHINX: Final = Card(
    40659562,
    "Guardian Sphinx",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)),
        do=AddToHand(All(Monster(), OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

GOLEM_SENTRY: Final = Card(
    52323207,
    "Golem Sentry",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=AddToHand(THE_TARGET),
        mandatory=True,
    ),
)

GUARDIAN_STATUE: Final = Card(
    75209824,
    "Guardian Statue",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=AddToHand(THE_TARGET),
        mandatory=True,
    ),
)

MEDUSA_WORM: Final = Card(
    2694423,
    "Medusa Worm",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

GREAT_SPIRIT: Final = Card(
    92736188,
    "Great Spirit",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)),
        target=One(Monster(FACE_UP, attribute=EARTH), THE_FIELD),
        do=ChangeStat(
            ATK,
            THE_TARGET,
            Stat(DEF, THE_TARGET, original=True),
            become=True,
            original=True,
            until=UNTIL_END_PHASE,
        ).also(
            ChangeStat(
                DEF,
                THE_TARGET,
                Stat(ATK, THE_TARGET, original=True),
                become=True,
                original=True,
                until=UNTIL_END_PHASE,
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    OLD_VINDICTIVE_MAGICIAN,
    NIGHT_ASSAILANT,
    MASK_OF_DARKNESS,
    DEKOICHI,
    SKELENGEL,
    NEEDLE_WORM,
    PRINCESS_OF_TSURUGI,
    FOUR_STARRED_LADYBUG,
    TORNADO_BIRD,
    THE_IMMORTAL_OF_THUNDER,
    JOWLS_OF_DARK_DEMISE,
    JIGEN_BAKUDAN,
    WEATHER_REPORT,
    MYSTERIOUS_GUARD,
    COBRA_JAR,
    MOAI_INTERCEPTOR_CANNONS,
    GUARDIAN_SPHINX,
    GOLEM_SENTRY,
    GUARDIAN_STATUE,
    MEDUSA_WORM,
    GREAT_SPIRIT,
)
