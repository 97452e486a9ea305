"""Cards that toss coins or roll dice."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ---------------------------------------------------------------------------------------------------------------------
# Three coins.

BARREL_DRAGON: Final = Card(
    81480460,
    "Barrel Dragon",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(), OPPONENTS_FIELD),
        do=TossCoins(3).also(OnlyIf(Compare(Result(HEADS), AtLeast(2)), Destroy(THE_TARGET))),
    ),
)

BLOWBACK_DRAGON: Final = Card(
    25551951,
    "Blowback Dragon",
    Ignition(
        1,
        limit=Limit(),
        target=One(AnyCard(), OPPONENTS_FIELD),
        do=TossCoins(3).also(
            OnlyIf(Compare(Result(HEADS), AtLeast(2)), Destroy(Those(THE_TARGET, AnyCard(controller=OPPONENT))))
        ),
    ),
)

GATLING_DRAGON: Final = Card(
    87751584,
    "Gatling Dragon",
    Materials(of=named("Barrel Dragon", "Blowback Dragon")),
    Ignition(
        limit=Limit(),
        do=TossCoins(3).also(Destroy(Some(Result(HEADS), Monster(), THE_FIELD, or_all=True))),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# One coin, called.

THE_DESTROYED: Final = Ref("the destroyed monsters")

TIME_WIZARD: Final = Card(
    71625222,
    "Time Wizard",
    Ignition(
        1,
        limit=Limit(),
        do=TossCoins(call=True)
        .also(OnlyIf(CalledRight(), Destroy(All(Monster(), OPPONENTS_FIELD))))
        .also(
            OnlyIf(
                Not(CalledRight()),
                Destroy(All(Monster(), YOUR_FIELD), called=THE_DESTROYED).and_if_you_do(
                    InflictDamage(Half(Stat(ATK, THE_DESTROYED, before=True)), YOU)
                ),
            )
        ),
    ),
)

JIRAI_GUMO: Final = Card(
    94773007,
    "Jirai Gumo",
    Trigger(
        when=When(AttackDeclared(THIS_CARD)),
        do=TossCoins(call=True).also(OnlyIf(Not(CalledRight()), LoseLP(Half(LifePoints(YOU), down=True)))),
        mandatory=True,
    ),
)

GODDESS_OF_WHIM: Final = Card(
    67959180,
    "Goddess of Whim",
    Ignition(
        1,
        limit=Limit(),
        do=TossCoins(call=True)
        .also(
            OnlyIf(
                CalledRight(),
                ChangeStat(ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD)), become=True, until=UNTIL_TURN_ENDS),
            )
        )
        .also(
            OnlyIf(
                Not(CalledRight()),
                ChangeStat(ATK, THIS_CARD, Half(Stat(ATK, THIS_CARD)), become=True, until=UNTIL_TURN_ENDS),
            )
        ),
    ),
)

KRYUEL: Final = Card(
    82642348,
    "Kryuel",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=TossCoins(call=True).also(OnlyIf(CalledRight(), Destroy(THE_TARGET))),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

FAIRY_BOX: Final = Card(
    21598948,
    "Fairy Box",
    Trigger(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=TossCoins(call=True).also(
            OnlyIf(CalledRight(), ChangeStat(ATK, THAT_CARD, 0, become=True, until=UNTIL_BATTLE_PHASE_ENDS))
        ),
        mandatory=True,
    ),
    Clause(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=OneOf(PayLP(500), Destroy(THIS_CARD))),
)

FIEND_COMEDIAN: Final = Card(
    81172176,
    "Fiend Comedian",
    Activation(
        1,
        do=TossCoins(call=True)
        .also(OnlyIf(CalledRight(), Banish(All(AnyCard(), OPPONENTS_GRAVEYARD))))
        .also(OnlyIf(Not(CalledRight()), SendToGraveyard(Top(CountOf(AnyCard(), OPPONENTS_GRAVEYARD))))),
    ),
)

SASUKE_SAMURAI_4: Final = Card(
    64538655,
    "Sasuke Samurai #4",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(controller=OPPONENT))),
        do=TossCoins(call=True).also(OnlyIf(CalledRight(), Destroy(THE_OPPOSING))),
        mandatory=True,
    ),
)

ABARE_USHIONI: Final = Card(
    89718302,
    "Abare Ushioni",
    Ignition(
        limit=Limit(),
        do=TossCoins(call=True)
        .also(OnlyIf(CalledRight(), InflictDamage(1000, OPPONENT)))
        .also(OnlyIf(Not(CalledRight()), InflictDamage(1000, YOU))),
    ),
)

SAND_GAMBLER: Final = Card(
    50593156,
    "Sand Gambler",
    Ignition(
        limit=Limit(),
        do=TossCoins(3)
        .also(OnlyIf(Compare(Result(HEADS), 3), Destroy(All(Monster(), OPPONENTS_FIELD))))
        .also(OnlyIf(Compare(Result(HEADS), 0), Destroy(All(Monster(), YOUR_FIELD)))),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Dice.

YOUR_MONSTERS: Final = All(Monster(FACE_UP), YOUR_FIELD)
THEIR_MONSTERS: Final = All(Monster(FACE_UP), OPPONENTS_FIELD)
A_HUNDRED_EACH: Final = Times(100, Result(THE_ROLL))

GRACEFUL_DICE: Final = Card(
    74137509,
    "Graceful Dice",
    Activation(
        1,
        do=RollDie().also(ChangeStat(ATK | DEF, YOUR_MONSTERS, A_HUNDRED_EACH, until=UNTIL_TURN_ENDS)),
    ),
)

SKULL_DICE: Final = Card(
    126218,
    "Skull Dice",
    Activation(
        1,
        do=RollDie().also(ChangeStat(ATK | DEF, THEIR_MONSTERS, A_HUNDRED_EACH, lose=True, until=UNTIL_TURN_ENDS)),
    ),
)

MAXIMUM_SIX: Final = Card(
    30707994,
    "Maximum Six",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=RollDie().also(ChangeStat(ATK, THIS_CARD, Times(200, Result(THE_ROLL)))),
        mandatory=True,
    ),
)

THE_TOTAL: Final = Ref("the total of the rolls")

FIRE_DARTS: Final = Card(
    43061293,
    "Fire Darts",
    Activation(
        needs=Not(Exists(AnyCard(), YOUR_HAND)),
        do=RollDie(3, called=THE_TOTAL).also(InflictDamage(Times(100, Result(THE_TOTAL)), OPPONENT)),
    ),
)

BLIND_DESTRUCTION: Final = Card(
    32015116,
    "Blind Destruction",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=RollDie()
        .also(
            OnlyIf(
                Compare(Result(THE_ROLL), AtMost(5)),
                Destroy(All(Monster(FACE_UP, level=Result(THE_ROLL)), THE_FIELD)),
            )
        )
        .also(
            OnlyIf(
                Compare(Result(THE_ROLL), 6),
                Destroy(All(Monster(FACE_UP, level=AtLeast(6)), THE_FIELD)),
            )
        ),
        mandatory=True,
    ),
)

AGIDO: Final = Card(
    16135253,
    "Agido",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=RollDie()
        .also(
            OnlyIf(
                Compare(Result(THE_ROLL), AtMost(5)),
                May(SpecialSummon(One(Monster(type_=FAIRY, level=Result(THE_ROLL)), YOUR_GRAVEYARD))),
            )
        )
        .also(
            OnlyIf(
                Compare(Result(THE_ROLL), 6),
                May(SpecialSummon(One(Monster(type_=FAIRY, level=AtLeast(6)), YOUR_GRAVEYARD))),
            )
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

THE_FIRST_ROLL: Final = Ref("the first roll")
THE_SECOND_ROLL: Final = Ref("the second roll")

ROULETTE_BARREL: Final = Card(
    46303688,
    "Roulette Barrel",
    Ignition(
        do=RollDie(called=THE_FIRST_ROLL)
        .also(RollDie(called=THE_SECOND_ROLL))
        .also(
            OneOf(
                Destroy(One(Monster(FACE_UP, level=Result(THE_FIRST_ROLL)), THE_FIELD)),
                Destroy(One(Monster(FACE_UP, level=Result(THE_SECOND_ROLL)), THE_FIELD)),
                freely=True,
            )
        ),
        limit=Limit(),
    ),
)

YOUR_ROLL: Final = Ref("your roll")
THEIR_ROLL: Final = Ref("your opponent's roll")
YOU_ARE_LOWER: Final = Compare(Difference(Result(THEIR_ROLL), Result(YOUR_ROLL)), AtLeast(1))
THEY_ARE_LOWER: Final = Compare(Difference(Result(YOUR_ROLL), Result(THEIR_ROLL)), AtLeast(1))

DICE_JAR: Final = Card(
    3549275,
    "Dice Jar",
    Flip(
        do=RollDie(called=YOUR_ROLL)
        .also(RollDie(who=OPPONENT, called=THEIR_ROLL, again=Result(YOUR_ROLL)))
        .also(
            OnlyIf(
                Both(YOU_ARE_LOWER, Compare(Result(THEIR_ROLL), AtMost(5))),
                InflictDamage(Times(500, Result(THEIR_ROLL)), YOU),
            )
        )
        .also(OnlyIf(Both(YOU_ARE_LOWER, Compare(Result(THEIR_ROLL), 6)), InflictDamage(6000, YOU)))
        .also(
            OnlyIf(
                Both(THEY_ARE_LOWER, Compare(Result(YOUR_ROLL), AtMost(5))),
                InflictDamage(Times(500, Result(YOUR_ROLL)), OPPONENT),
            )
        )
        .also(OnlyIf(Both(THEY_ARE_LOWER, Compare(Result(YOUR_ROLL), 6)), InflictDamage(6000, OPPONENT))),
    ),
)

DANGEROUS_MACHINE_TYPE_6: Final = Card(
    76895648,
    "Dangerous Machine Type-6",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=RollDie()
        .also(OnlyIf(Compare(Result(THE_ROLL), 1), Discard(One(AnyCard(), YOUR_HAND))))
        .also(OnlyIf(Compare(Result(THE_ROLL), 2), Discard(One(AnyCard(), OPPONENTS_HAND, by=OPPONENT))))
        .also(OnlyIf(Compare(Result(THE_ROLL), 3), Draw(1)))
        .also(OnlyIf(Compare(Result(THE_ROLL), 4), Draw(1, OPPONENT)))
        .also(OnlyIf(Compare(Result(THE_ROLL), 5), Destroy(One(Monster(), OPPONENTS_FIELD))))
        .also(OnlyIf(Compare(Result(THE_ROLL), 6), Destroy(THIS_CARD))),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BARREL_DRAGON,
    BLOWBACK_DRAGON,
    GATLING_DRAGON,
    TIME_WIZARD,
    JIRAI_GUMO,
    GODDESS_OF_WHIM,
    KRYUEL,
    FAIRY_BOX,
    FIEND_COMEDIAN,
    SASUKE_SAMURAI_4,
    ABARE_USHIONI,
    SAND_GAMBLER,
    GRACEFUL_DICE,
    SKULL_DICE,
    MAXIMUM_SIX,
    FIRE_DARTS,
    BLIND_DESTRUCTION,
    AGIDO,
    ROULETTE_BARREL,
    DICE_JAR,
    DANGEROUS_MACHINE_TYPE_6,
)
