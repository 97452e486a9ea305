"""Spells and Traps that destroy, return or turn monsters, Spells and Traps, by Type or by choice."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DESTROYED_MONSTERS: Final = Ref("the destroyed monsters")
THEIR_MONSTER: Final = Ref("the first monster")
YOUR_MONSTER: Final = Ref("the second monster")
THE_CHOSEN_MONSTERS: Final = Ref("the chosen monsters")
THE_OTHER_MONSTER: Final = Ref("the other monster")

# --------------------------------------------------------------------------------------------- all monsters of a Type

WARRIOR_ELIMINATION: Final = Card(
    90873992, "Warrior Elimination", Activation(do=Destroy(All(Monster(FACE_UP, type_=WARRIOR), THE_FIELD)))
)

ACID_RAIN: Final = Card(21323861, "Acid Rain", Activation(do=Destroy(All(Monster(FACE_UP, type_=MACHINE), THE_FIELD))))

ERADICATING_AEROSOL: Final = Card(
    94716515, "Eradicating Aerosol", Activation(do=Destroy(All(Monster(FACE_UP, type_=INSECT), THE_FIELD)))
)

BREATH_OF_LIGHT: Final = Card(
    20101223, "Breath of Light", Activation(do=Destroy(All(Monster(FACE_UP, type_=ROCK), THE_FIELD)))
)

ETERNAL_DROUGHT: Final = Card(
    56606928, "Eternal Drought", Activation(do=Destroy(All(Monster(FACE_UP, type_=FISH), THE_FIELD)))
)

LAST_DAY_OF_WITCH: Final = Card(
    90330453, "Last Day of Witch", Activation(do=Destroy(All(Monster(FACE_UP, type_=SPELLCASTER), THE_FIELD)))
)

EXILE_OF_THE_WICKED: Final = Card(
    26725158, "Exile of the Wicked", Activation(do=Destroy(All(Monster(FACE_UP, type_=FIEND), THE_FIELD)))
)

# -------------------------------------------------------------------------------------------- where a monster is there

DARK_MAGIC_ATTACK: Final = Card(
    2314238,
    "Dark Magic Attack",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, name="Dark Magician"), YOUR_FIELD),
        do=Destroy(All(SpellOrTrap(), OPPONENTS_FIELD)),
    ),
)

THOUSAND_KNIVES: Final = Card(
    63391643,
    "Thousand Knives",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, name="Dark Magician"), YOUR_FIELD),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(controller=OPPONENT))),
    ),
)

STAMPING_DESTRUCTION: Final = Card(
    81385346,
    "Stamping Destruction",
    Activation(
        needs=Exists(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD),
        target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=OnlyIf(
            Matches(THE_TARGET, SpellOrTrap(controller=OPPONENT)),
            Destroy(THE_TARGET).and_if_you_do(InflictDamage(500, OPPONENT)),
        ).also(
            OnlyIf(
                Matches(THE_TARGET, SpellOrTrap(controller=YOU)),
                Destroy(THE_TARGET).and_if_you_do(InflictDamage(500, YOU)),
            )
        ),
    ),
)

# ---------------------------------------------------------------------------------------------------- by choice

SOUL_TAKER: Final = Card(
    81510157,
    "Soul Taker",
    Activation(
        1,
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, controller=OPPONENT))).then(GainLP(1000, OPPONENT)),
    ),
)

MYSTIC_BOX: Final = Card(
    25774450,
    "Mystic Box",
    Activation(
        1,
        target=(
            One(Monster(), OPPONENTS_FIELD, called=THEIR_MONSTER),
            One(Monster(), YOUR_FIELD, called=YOUR_MONSTER),
        ),
        do=OnlyIf(
            Both(
                Matches(THEIR_MONSTER, Monster(controller=OPPONENT)),
                Matches(YOUR_MONSTER, Monster(controller=YOU)),
            ),
            Destroy(THEIR_MONSTER).then(ChangeControl(YOUR_MONSTER, to=OPPONENT)),
        ),
    ),
)

TWO_PRONGED_ATTACK: Final = Card(
    83887306,
    "Two-Pronged Attack",
    Activation(
        target=(
            Some(2, Monster(), YOUR_FIELD, called=THE_CHOSEN_MONSTERS),
            One(Monster(), OPPONENTS_FIELD, called=THE_OTHER_MONSTER),
        ),
        do=OnlyIf(
            Both(Matches(THE_CHOSEN_MONSTERS, A_MONSTER), Matches(THE_OTHER_MONSTER, A_MONSTER)), Destroy(THE_TARGET)
        ),
    ),
)

REMOVE_TRAP: Final = Card(
    51482758, "Remove Trap", Activation(target=One(Trap(FACE_UP), THE_FIELD), do=Destroy(THE_TARGET))
)

FINAL_DESTINY: Final = Card(
    18591904,
    "Final Destiny",
    Activation(cost=Discard(Some(5, ANY_CARD, YOUR_HAND)), do=Destroy(All(ANY_CARD, THE_FIELD))),
)

SHARE_THE_PAIN: Final = Card(
    56830749,
    "Share the Pain",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=Tribute(One(Monster(), OPPONENTS_FIELD, by=OPPONENT)),
    ),
)

BIG_WAVE_SMALL_WAVE: Final = Card(
    51562916,
    "Big Wave Small Wave",
    Activation(
        do=Destroy(All(Monster(FACE_UP, attribute=WATER), YOUR_FIELD), called=THE_DESTROYED_MONSTERS).then(
            SpecialSummon(UpTo(HowMany(THE_DESTROYED_MONSTERS), Monster(attribute=WATER), YOUR_HAND)), may=True
        )
    ),
)

# ----------------------------------------------------------------------------------------------- battle positions

BLOCK_ATTACK: Final = Card(
    25880422,
    "Block Attack",
    Activation(
        target=One(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP_ATTACK)), FACE_UP_DEFENSE),
    ),
)

STOP_DEFENSE: Final = Card(
    63102017,
    "Stop Defense",
    Activation(
        1,
        target=One(Monster(DEFENSE_POSITION), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(controller=OPPONENT)), FACE_UP_ATTACK),
    ),
)

WINDSTORM_OF_ETAQUA: Final = Card(
    59744639, "Windstorm of Etaqua", Activation(1, do=ChangePosition(All(Monster(FACE_UP), OPPONENTS_FIELD)))
)

DARK_PIERCING_LIGHT: Final = Card(
    45895206,
    "Dark-Piercing Light",
    Activation(do=ChangePosition(All(Monster(FACE_DOWN_DEFENSE), OPPONENTS_FIELD), FACE_UP_DEFENSE)),
)

SWORDS_OF_CONCEALING_LIGHT: Final = Card(
    12923641,
    "Swords of Concealing Light",
    Activation(
        1,
        do=OnlyIf(
            Exists(Monster(FACE_UP), OPPONENTS_FIELD),
            ChangePosition(All(Monster(FACE_UP), OPPONENTS_FIELD), FACE_DOWN_DEFENSE),
        ).also(Later(STANDBY_PHASE, Destroy(THIS_CARD), turn_of=YOU, count=2)),
    ),
    Continuous(2, Forbid(CHANGING_POSITION, All(Monster(), OPPONENTS_FIELD))),
)

LITTLE_WINGUARD: Final = Card(
    90790253,
    "Little-Winguard",
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), limit=Limit(), do=ChangePosition(THIS_CARD)),
)

CEASEFIRE: Final = Card(
    36468556,
    "Ceasefire",
    Activation(
        1,
        needs=Either(Exists(Monster(FACE_UP, kind=EFFECT), THE_FIELD), Exists(Monster(FACE_DOWN_DEFENSE), THE_FIELD)),
        do=ChangePosition(All(Monster(FACE_DOWN_DEFENSE), THE_FIELD), FACE_UP_DEFENSE, quietly=True).after_that(
            InflictDamage(Times(500, CountOf(Monster(FACE_UP, kind=EFFECT), THE_FIELD)), OPPONENT)
        ),
    ),
)

TRAGEDY: Final = Card(
    35686187,
    "Tragedy",
    Activation(
        when=When(PositionChanged(Monster(controller=OPPONENT), was=FACE_UP_ATTACK, to=FACE_UP_DEFENSE)),
        do=Destroy(All(Monster(DEFENSE_POSITION), OPPONENTS_FIELD)),
    ),
)

# -------------------------------------------------------------------------------------------- returned to the hand

LADY_NINJA_YAE: Final = Card(
    82005435,
    "Lady Ninja Yae",
    Ignition(
        cost=Discard(One(Monster(attribute=WIND), YOUR_HAND), to_graveyard=True),
        do=AddToHand(All(SpellOrTrap(), OPPONENTS_FIELD)),
    ),
)

SWIFT_BIRDMAN_JOE: Final = Card(
    81896370,
    "Swift Birdman Joe",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        needs=Compare(MaterialsUsed(THIS_CARD, tributes=True, what=Monster(attribute=WIND)), AtLeast(1)),
        do=AddToHand(All(SpellOrTrap(), THE_FIELD)),
        mandatory=True,
    ),
)

THE_WICKED_WORM_BEAST: Final = Card(
    6285791,
    "The Wicked Worm Beast",
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), do=AddToHand(Those(THIS_CARD, Monster(FACE_UP))), mandatory=True),
)

# ------------------------------------------------------------------------------------- as soon as they are summoned

KING_TIGER_WANGHU: Final = Card(
    83986578,
    "King Tiger Wanghu",
    Trigger(
        when=When(Summoned(Monster(atk=AtMost(1400)), SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        do=Destroy(Those(THAT_CARD, Monster(FACE_UP, atk=AtMost(1400)))),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    WARRIOR_ELIMINATION,
    ACID_RAIN,
    ERADICATING_AEROSOL,
    BREATH_OF_LIGHT,
    ETERNAL_DROUGHT,
    LAST_DAY_OF_WITCH,
    EXILE_OF_THE_WICKED,
    DARK_MAGIC_ATTACK,
    THOUSAND_KNIVES,
    STAMPING_DESTRUCTION,
    SOUL_TAKER,
    MYSTIC_BOX,
    TWO_PRONGED_ATTACK,
    REMOVE_TRAP,
    FINAL_DESTINY,
    SHARE_THE_PAIN,
    BIG_WAVE_SMALL_WAVE,
    BLOCK_ATTACK,
    STOP_DEFENSE,
    WINDSTORM_OF_ETAQUA,
    DARK_PIERCING_LIGHT,
    SWORDS_OF_CONCEALING_LIGHT,
    LITTLE_WINGUARD,
    CEASEFIRE,
    TRAGEDY,
    LADY_NINJA_YAE,
    SWIFT_BIRDMAN_JOE,
    THE_WICKED_WORM_BEAST,
    KING_TIGER_WANGHU,
)
