"""Spells for the battles of a turn: strength for a time, attacks that are allowed, positions, control, damage."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SENT_MONSTER: Final = Ref("the sent monster")
THE_DISCARDED_MONSTER: Final = Ref("the discarded monster")
THE_FIRST_MONSTER: Final = Ref("the first monster")
THE_SECOND_MONSTER: Final = Ref("the second monster")
THE_CHOSEN_MONSTERS: Final = Ref("the chosen monsters")

# ------------------------------------------------------------------------------------------------ strength for a time

THE_RELIABLE_GUARDIAN: Final = Card(
    16430187,
    "The Reliable Guardian",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(DEF, THE_TARGET, 700, until=UNTIL_END_PHASE),
    ),
)

PYRAMID_ENERGY: Final = Card(
    76754619,
    "Pyramid Energy",
    Activation(1, do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 200, until=UNTIL_END_PHASE)),
    Activation(2, do=ChangeStat(DEF, All(Monster(FACE_UP), YOUR_FIELD), 500, until=UNTIL_END_PHASE)),
)

THE_BIG_MARCH_OF_ANIMALS: Final = Card(
    1689516,
    "The Big March of Animals",
    Activation(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, type_=BEAST), YOUR_FIELD),
            Times(200, CountOf(Monster(FACE_UP, type_=BEAST), YOUR_FIELD)),
            until=UNTIL_END_PHASE,
        ),
    ),
)

UNITY: Final = Card(
    14731897,
    "Unity",
    Activation(
        1,
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(
            DEF,
            THE_TARGET,
            SumOf(DEF, Monster(FACE_UP), YOUR_FIELD, original=True),
            become=True,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

GIFT_OF_THE_MARTYR: Final = Card(
    98792570,
    "Gift of the Martyr",
    Activation(
        cost=SendToGraveyard(One(Monster(), YOUR_FIELD, called=THE_SENT_MONSTER)),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Stat(ATK, THE_SENT_MONSTER, original=True), until=UNTIL_END_PHASE),
    ),
)

# The Chinese text, which decides, gives the gain no end: who is not destroyed keeps it.
WILD_NATURES_RELEASE: Final = Card(
    61166988,
    "Wild Nature's Release",
    Activation(
        target=One(Monster(FACE_UP, type_=BEAST | BEAST_WARRIOR), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Stat(DEF, THE_TARGET)).and_if_you_do(Later(END_PHASE, Destroy(THE_TARGET))),
    ),
)

AMAZONESS_SPELLCASTER: Final = Card(
    81325903,
    "Amazoness Spellcaster",
    Activation(
        target=(
            One(Monster(FACE_UP, archetype="Amazoness"), YOUR_FIELD, called=THE_FIRST_MONSTER),
            One(Monster(FACE_UP), OPPONENTS_FIELD, called=THE_SECOND_MONSTER),
        ),
        do=ChangeStat(
            ATK,
            THE_FIRST_MONSTER,
            Stat(ATK, THE_SECOND_MONSTER, original=True),
            become=True,
            original=True,
            until=UNTIL_TURN_ENDS,
        ).and_(
            ChangeStat(
                ATK,
                THE_SECOND_MONSTER,
                Stat(ATK, THE_FIRST_MONSTER, original=True),
                become=True,
                original=True,
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

# The Chinese texts, which decide, give the gain no end.
THOUSAND_ENERGY: Final = Card(
    5703682,
    "Thousand Energy",
    Activation(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, kind=NORMAL, not_kind=TOKEN, level=2), YOUR_FIELD, called=THE_CHOSEN_MONSTERS),
            Plus(1000, Stat(ATK, THE_CHOSEN_MONSTERS, original=True)),
            become=True,
            original=True,
        )
        .and_(
            ChangeStat(
                DEF,
                THE_CHOSEN_MONSTERS,
                Plus(1000, Stat(DEF, THE_CHOSEN_MONSTERS, original=True)),
                become=True,
                original=True,
            )
        )
        .also(Later(END_PHASE, Destroy(All(Monster(FACE_UP, kind=NORMAL, level=2), YOUR_FIELD)))),
    ),
)

TRIANGLE_POWER: Final = Card(
    32298781,
    "Triangle Power",
    Activation(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, kind=NORMAL, not_kind=TOKEN, level=1), YOUR_FIELD, called=THE_CHOSEN_MONSTERS),
            Plus(2000, Stat(ATK, THE_CHOSEN_MONSTERS, original=True)),
            become=True,
            original=True,
        )
        .and_(
            ChangeStat(
                DEF,
                THE_CHOSEN_MONSTERS,
                Plus(2000, Stat(DEF, THE_CHOSEN_MONSTERS, original=True)),
                become=True,
                original=True,
            )
        )
        .also(Later(END_PHASE, Destroy(All(Monster(FACE_UP, kind=NORMAL, level=1), YOUR_FIELD)))),
    ),
)

# ------------------------------------------------------------------------------------------------- attacks allowed

SECRET_PASS_TO_THE_TREASURES: Final = Card(
    77876207,
    "Secret Pass to the Treasures",
    Activation(
        target=One(Monster(FACE_UP, atk=AtMost(1000)), YOUR_FIELD),
        do=Grant(ATTACK_DIRECTLY, THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)

OVERPOWERING_EYE: Final = Card(
    60577362,
    "Overpowering Eye",
    Activation(
        1,
        target=One(Monster(FACE_UP, type_=ZOMBIE, atk=AtMost(2000)), YOUR_FIELD),
        do=Grant(ATTACK_DIRECTLY, THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)

CHECKMATE: Final = Card(
    69313735,
    "Checkmate",
    Activation(
        cost=Tribute(One(Monster(archetype="Archfiend"), YOUR_FIELD)),
        target=One(Monster(FACE_UP, name="Terrorking Archfiend"), YOUR_FIELD),
        do=Grant(ATTACK_DIRECTLY, THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)

DOUBLE_ATTACK: Final = Card(
    34187685,
    "Double Attack",
    Activation(
        cost=Discard(One(Monster(), YOUR_HAND, called=THE_DISCARDED_MONSTER), to_graveyard=True),
        target=One(Monster(FACE_UP, level=AtMost(Plus(-1, Stat(LEVEL, THE_DISCARDED_MONSTER)))), YOUR_FIELD),
        do=Grant(EXTRA_ATTACK, THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)

HERO_HEART: Final = Card(
    67951831,
    "Hero Heart",
    Activation(
        target=One(Monster(FACE_UP, archetype="Elemental HERO"), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Half(Stat(ATK, THE_TARGET)), become=True, until=UNTIL_TURN_ENDS).and_(
            Grant(EXTRA_ATTACK, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

H_HEATED_HEART: Final = Card(
    74825788,
    "H - Heated Heart",
    Activation(
        1,
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 500, until=UNTIL_TURN_ENDS).and_(
            Grant(PIERCING, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

# ------------------------------------------------------------------------------------------ in each battle of the turn

KAMINOTE_BLOW: Final = Card(
    97570038,
    "Kaminote Blow",
    Activation(
        needs=Exists(Monster(FACE_UP, name=("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk")), YOUR_FIELD),
        do=GainEffects(
            lines=(
                Continuous(
                    do=Destroy(THE_OPPOSING),
                    when=If(
                        BattleReached(
                            END_OF_DAMAGE_STEP,
                            Monster(
                                FACE_UP,
                                name=("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk"),
                                controller=YOU,
                            ),
                        ),
                        Destroyed(
                            Monster(
                                FACE_UP,
                                name=("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk"),
                                controller=YOU,
                            ),
                            because=BECAUSE_OF_BATTLE,
                        ),
                    ),
                ),
            ),
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

AFTER_THE_STRUGGLE: Final = Card(
    25345186,
    "After the Struggle",
    Activation(
        needs=During(MAIN_PHASE_1),
        do=GainEffects(
            lines=(Continuous(do=Destroy(All(Monster(done=BATTLED), THE_FIELD)), when=If(EndStepReached())),),
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

# -------------------------------------------------------------------------------------------- positions and control

EARTHQUAKE: Final = Card(
    82828051, "Earthquake", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD), FACE_UP_DEFENSE))
)

MESMERIC_CONTROL: Final = Card(
    48642904,
    "Mesmeric Control",
    Activation(1, do=Forbid(CHANGING_POSITION, who=OPPONENT, until=UNTIL_NEXT_TURN_ENDS)),
)

BUBBLE_SHUFFLE: Final = Card(
    61968753,
    "Bubble Shuffle",
    Activation(
        needs=Exists(Monster(archetype="Elemental HERO"), YOUR_HAND),
        target=(
            One(Monster(FACE_UP_ATTACK, name="Elemental HERO Bubbleman"), YOUR_FIELD, called=THE_FIRST_MONSTER),
            One(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD, called=THE_SECOND_MONSTER),
        ),
        do=ChangePosition(Those(THE_FIRST_MONSTER, Monster(FACE_UP_ATTACK)), FACE_UP_DEFENSE)
        .and_(ChangePosition(Those(THE_SECOND_MONSTER, Monster(FACE_UP_ATTACK)), FACE_UP_DEFENSE))
        .then(Tribute(THE_FIRST_MONSTER))
        .then(SpecialSummon(One(Monster(archetype="Elemental HERO"), YOUR_HAND))),
    ),
)

SHIENS_SPY: Final = Card(
    7672244,
    "Shien's Spy",
    Activation(
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP)), OPPONENT, until=UNTIL_END_PHASE),
    ),
)

# ------------------------------------------------------------------------------------------------------- in response

JAR_ROBBER: Final = Card(
    33784505,
    "Jar Robber",
    Activation(
        when=When(Activated(Spell(name="Pot of Greed"))),
        do=Negate(THE_EFFECT).and_(Draw(1)),
    ),
)

MY_BODY_AS_A_SHIELD: Final = Card(
    69279219,
    "My Body as a Shield",
    Activation(
        when=When(
            Activated(SpellOrTrap(), by=OPPONENT, including=(Destroy(All(Monster(), THE_FIELD)),)),
            Activated(Monster(), AS_AN_EFFECT, by=OPPONENT, including=(Destroy(All(Monster(), THE_FIELD)),)),
        ),
        cost=PayLP(1500),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

INFERNO_TEMPEST: Final = Card(
    14391920,
    "Inferno Tempest",
    Activation(
        when=When(DamageTaken(YOU, BECAUSE_OF_BATTLE)),
        needs=Compare(TheAmount(), AtLeast(3000)),
        do=Banish(All(Monster(), YOUR_DECK | OPPONENTS_DECK | EITHER_GRAVEYARD)),
        damage_step=True,
    ),
)

# --------------------------------------------------------------------------------------------------- the duel is won

FINAL_COUNTDOWN: Final = Card(
    95308449, "Final Countdown", Activation(cost=PayLP(2000), do=Later(END_PHASE, WinTheDuel(), nth=20))
)

CARDS: Final[tuple[Card, ...]] = (
    THE_RELIABLE_GUARDIAN,
    PYRAMID_ENERGY,
    THE_BIG_MARCH_OF_ANIMALS,
    UNITY,
    GIFT_OF_THE_MARTYR,
    WILD_NATURES_RELEASE,
    AMAZONESS_SPELLCASTER,
    THOUSAND_ENERGY,
    TRIANGLE_POWER,
    SECRET_PASS_TO_THE_TREASURES,
    OVERPOWERING_EYE,
    CHECKMATE,
    DOUBLE_ATTACK,
    HERO_HEART,
    H_HEATED_HEART,
    KAMINOTE_BLOW,
    AFTER_THE_STRUGGLE,
    EARTHQUAKE,
    MESMERIC_CONTROL,
    BUBBLE_SHUFFLE,
    SHIENS_SPY,
    JAR_ROBBER,
    MY_BODY_AS_A_SHIELD,
    INFERNO_TEMPEST,
    FINAL_COUNTDOWN,
)
