"""Traps that set LP, and further ones that hold for a turn or as long as they lie there."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
THE_LONE_FIGHTERS: Final = ("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk")

# ------------------------------------------------------------------------------------------------------------------- LP

SELF_DESTRUCT_BUTTON: Final = Card(
    57585212,
    "Self-Destruct Button",
    Activation(
        needs=Compare(Difference(LifePoints(OPPONENT), LifePoints(YOU)), AtLeast(7000)),
        do=SetLP(0, EITHER),
    ),
)

LIFE_EQUALIZER: Final = Card(
    17178486,
    "Life Equalizer",
    Activation(
        needs=Either(
            Compare(Difference(LifePoints(OPPONENT), LifePoints(YOU)), AtLeast(8000)),
            Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(8000)),
        ),
        do=SetLP(3000, EITHER),
    ),
)

# ----------------------------------------------------------------------------------------------------------- for a turn

ABSOLUTE_END: Final = Card(
    27744077,
    "Absolute End",
    Activation(
        needs=During(turn_of=OPPONENT),
        do=GainEffects(
            lines=(Continuous(do=SwitchAttack(), when=If(AttackDeclared(Monster(), by=OPPONENT, on=Monster()))),),
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

# It also keeps your monsters from being destroyed by battle, as the English text says; your own cards still hurt.
HALLOWED_LIFE_BARRIER: Final = Card(
    88789641,
    "Hallowed Life Barrier",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=ChangeDamage(
            NO_DAMAGE,
            YOU,
            BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
            until=UNTIL_TURN_ENDS,
            by=AnyCard(controller=OPPONENT),
        ).also(Forbid(BEING_DESTROYED_BY_BATTLE, who=EITHER, what=Monster(controller=YOU), until=UNTIL_TURN_ENDS)),
    ),
)

# A Trap Card is activated where it lies face-down; what lies face-up already can still use its effects.
FORCED_CEASEFIRE: Final = Card(
    97806240,
    "Forced Ceasefire",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Forbid(ACTIVATING, who=EITHER, what=Trap(FACE_DOWN), until=UNTIL_TURN_ENDS),
    ),
)

LEVEL_CONVERSION_LAB: Final = Card(
    84397023,
    "Level Conversion Lab",
    Activation(
        needs=Exists(Monster(), YOUR_HAND),
        do=Reveal(One(Monster(), YOUR_HAND, called=THE_CHOSEN_MONSTER))
        .then(RollDie())
        .also(OnlyIf(Compare(Result(THE_ROLL), 1), SendToGraveyard(THE_CHOSEN_MONSTER)))
        .also(
            OnlyIf(
                Compare(Result(THE_ROLL), AtLeast(2)),
                ChangeStat(LEVEL, THE_CHOSEN_MONSTER, Result(THE_ROLL), become=True, until=UNTIL_END_PHASE),
            )
        ),
    ),
)

# -------------------------------------------------------------------------------------------- as long as they lie there

SHATTERED_AXE: Final = Card(
    12117532,
    "Shattered Axe",
    Activation(1, target=One(Monster(FACE_UP), THE_FIELD), do=LinkTogether(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_LINKED_CARD, Times(500, StandbysPassed()), lose=True)),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

THE_EMPERORS_HOLIDAY: Final = Card(
    68400115, "The Emperor's Holiday", Continuous(do=NegateEffectsOf(All(AnyCard(kind=EQUIP), THE_FIELD)))
)

BOTTOMLESS_SHIFTING_SAND: Final = Card(
    76532077,
    "Bottomless Shifting Sand",
    Trigger(
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        limit=Limit(),
        do=Destroy(All(Monster(FACE_UP, atk=GreatestOf(ATK, Monster(FACE_UP), THE_FIELD)), THE_FIELD)),
        mandatory=True,
    ),
    Continuous(
        do=OnlyIf(Exists(ANY_CARD, YOUR_HAND, AtMost(4)), Destroy(THIS_CARD)),
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
    ),
)

# By its rulings it targets the monster.
LONE_WOLF: Final = Card(
    82452993,
    "Lone Wolf",
    Activation(
        needs=Both(
            Exists(Monster(), YOUR_FIELD, 1),
            Exists(Monster(FACE_UP, name=THE_LONE_FIGHTERS), YOUR_FIELD),
        ),
        target=One(Monster(FACE_UP, name=THE_LONE_FIGHTERS), YOUR_FIELD),
        do=LinkTogether(Those(THE_TARGET, Monster(FACE_UP))),
    ),
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_LINKED_CARD).also(
            Forbid(BEING_AFFECTED, THE_LINKED_CARD, by=Monster(controller=OPPONENT))
        )
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SELF_DESTRUCT_BUTTON,
    LIFE_EQUALIZER,
    ABSOLUTE_END,
    HALLOWED_LIFE_BARRIER,
    FORCED_CEASEFIRE,
    LEVEL_CONVERSION_LAB,
    SHATTERED_AXE,
    THE_EMPERORS_HOLIDAY,
    BOTTOMLESS_SHIFTING_SAND,
    LONE_WOLF,
)
