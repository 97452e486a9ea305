"""Archfiends: they cost LP in each Standby Phase, and a die protects them from what targets them."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_STANDBY_PHASE: Final = If(PhaseReached(STANDBY_PHASE, YOU))
# Who cannot pay loses the card.
COSTS_500: Final = Clause(
    do=OnlyIf(Compare(LifePoints(YOU), AtMost(499)), Destroy(THIS_CARD)).also(
        OnlyIf(Compare(LifePoints(YOU), AtLeast(500)), PayLP(500))
    ),
    when=YOUR_STANDBY_PHASE,
)
COSTS_800: Final = Clause(
    do=OnlyIf(Compare(LifePoints(YOU), AtMost(799)), Destroy(THIS_CARD)).also(
        OnlyIf(Compare(LifePoints(YOU), AtLeast(800)), PayLP(800))
    ),
    when=YOUR_STANDBY_PHASE,
)
COSTS_900: Final = Clause(
    do=OnlyIf(Compare(LifePoints(YOU), AtMost(899)), Destroy(THIS_CARD)).also(
        OnlyIf(Compare(LifePoints(YOU), AtLeast(900)), PayLP(900))
    ),
    when=YOUR_STANDBY_PHASE,
)
NEGATED: Final = Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD))
ON_3: Final = RollDie().also(OnlyIf(Compare(Result(THE_ROLL), 3), NEGATED))
ON_2_OR_5: Final = RollDie().also(OnlyIf(Either(Compare(Result(THE_ROLL), 2), Compare(Result(THE_ROLL), 5)), NEGATED))
ON_1_3_OR_6: Final = RollDie().also(
    OnlyIf(
        Either(Compare(Result(THE_ROLL), 1), Compare(Result(THE_ROLL), 3), Compare(Result(THE_ROLL), 6)),
        NEGATED,
    )
)
TARGETS_THIS: Final = If(Resolving(AnyCard(), AS_ANYTHING, OPPONENT, targeting=THIS_CARD))

SKULL_ARCHFIEND_OF_LIGHTNING: Final = Card(
    61370518,
    "Skull Archfiend of Lightning",
    COSTS_500,
    Continuous(do=ON_1_3_OR_6, when=TARGETS_THIS),
)

VILEPAWN_ARCHFIEND: Final = Card(
    73219648,
    "Vilepawn Archfiend",
    COSTS_500,
    Continuous(do=ON_3, when=TARGETS_THIS),
    Continuous(
        do=Forbid(
            BEING_ATTACKED,
            All(Monster(FACE_UP, archetype="Archfiend", not_name="Vilepawn Archfiend"), YOUR_FIELD),
        ),
    ),
)

SHADOWKNIGHT_ARCHFIEND: Final = Card(
    9603356,
    "Shadowknight Archfiend",
    COSTS_900,
    Continuous(do=ON_3, when=TARGETS_THIS),
    Continuous(do=ChangeDamage(HALF_DAMAGE, OPPONENT, cards=THIS_CARD)),
)

DARKBISHOP_ARCHFIEND: Final = Card(
    35798491,
    "Darkbishop Archfiend",
    COSTS_500,
    Continuous(
        do=ON_1_3_OR_6,
        when=If(
            Resolving(
                AnyCard(), AS_ANYTHING, OPPONENT, targeting=Monster(FACE_UP, archetype="Archfiend", controller=YOU)
            )
        ),
    ),
)

INFERNALQUEEN_ARCHFIEND: Final = Card(
    8581705,
    "Infernalqueen Archfiend",
    COSTS_500,
    Continuous(do=ON_2_OR_5, when=TARGETS_THIS),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, EITHER)),
        target=One(Monster(FACE_UP, archetype="Archfiend"), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 1000, until=UNTIL_END_PHASE),
        mandatory=True,
    ),
)

# As soon as its destruction is decided, before a Flip Effect is activated; and where the monster has gone.
TERRORKING_ARCHFIEND: Final = Card(
    35975813,
    "Terrorking Archfiend",
    SummonCondition(
        never=SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING,
        unless=Exists(Monster(FACE_UP, archetype="Archfiend"), YOUR_FIELD),
    ),
    COSTS_800,
    Continuous(do=ON_2_OR_5, when=TARGETS_THIS),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

DESROOK_ARCHFIEND: Final = Card(
    72192100,
    "Desrook Archfiend",
    COSTS_500,
    Continuous(do=ON_3, when=TARGETS_THIS),
    Trigger(
        when=When(
            Sent(Monster(name="Terrorking Archfiend", controller=YOU), YOUR_GRAVEYARD, from_=YOUR_FIELD, destroyed=True)
        ),
        cost=SendToGraveyard(THIS_CARD),
        target=One(Monster(), YOUR_GRAVEYARD, among=THAT_CARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_HAND,
        damage_step=True,
    ),
)

CYBER_ARCHFIEND: Final = Card(
    59907935,
    "Cyber Archfiend",
    Trigger(when=If(NormalDrawDue(YOU)), needs=Not(Exists(ANY_CARD, YOUR_HAND)), do=Draw(1), mandatory=True),
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        needs=Exists(ANY_CARD, YOUR_HAND),
        do=Destroy(THIS_CARD),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SKULL_ARCHFIEND_OF_LIGHTNING,
    VILEPAWN_ARCHFIEND,
    SHADOWKNIGHT_ARCHFIEND,
    DARKBISHOP_ARCHFIEND,
    INFERNALQUEEN_ARCHFIEND,
    TERRORKING_ARCHFIEND,
    DESROOK_ARCHFIEND,
    CYBER_ARCHFIEND,
)
