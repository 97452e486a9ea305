"""Partners of cards that speak of a family: Gogogo, Super Quantum, World Chalice, Superheavy Samurai, Ghostrick."""

from typing import Final

from spellspeed.lang.vocabulary import *

WHEN_SUMMONED: Final = When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY))
IF_BURIED: Final = If(Sent(THIS_CARD, to=EITHER_GRAVEYARD))
A_SUPER_QUANT: Final = AnyCard(archetype="Super Quant")
TURNS_DOWN: Final = Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE))
NEEDS_A_GHOSTRICK: Final = SummonCondition(
    never=SUMMONED_NORMALLY, unless=Exists(Monster(FACE_UP, archetype="Ghostrick"), YOUR_FIELD)
)

GOGOGO_GOLEM: Final = Card(
    62476815,
    "Gogogo Golem",
    Instead(
        1,
        Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE),
        mandatory=True,
        limit=Limit(),
        while_=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE | FACE_DOWN_DEFENSE)),
    ),
)

GOGOGO_GIANT: Final = Card(
    39695323,
    "Gogogo Giant",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(archetype="Gogogo"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE).then(ChangePosition(THIS_CARD, FACE_UP_DEFENSE)),
    ),
    Continuous(
        2,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE),
        when=If(EndStepReached()),
        while_=HasDone(THIS_CARD, HAS_ATTACKED),
    ),
)

SUPER_QUANTUM_RED_LAYER: Final = Card(
    59975920,
    "Super Quantum Red Layer",
    SummonProcedure(1, needs=Not(Exists(A_MONSTER, YOUR_FIELD))),
    Trigger(
        2,
        when=WHEN_SUMMONED,
        limit=Limit(PER_EFFECT),
        target=One(A_SUPER_QUANT, YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
    Trigger(
        3,
        when=IF_BURIED,
        limit=Limit(PER_EFFECT),
        target=One(Monster(archetype="Super Quant", not_name="Super Quantum Red Layer"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Forbid(ACTIVATING, THE_TARGET)),
        from_=YOUR_GRAVEYARD,
    ),
)

SUPER_QUANTUM_GREEN_LAYER: Final = Card(
    85374678,
    "Super Quantum Green Layer",
    Trigger(
        1,
        when=WHEN_SUMMONED,
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(One(Monster(archetype="Super Quant"), YOUR_HAND)),
    ),
    Trigger(
        2,
        when=IF_BURIED,
        limit=Limit(PER_EFFECT),
        cost=Discard(One(A_SUPER_QUANT, YOUR_HAND)),
        do=Draw(1),
        from_=YOUR_GRAVEYARD,
    ),
)

SUPER_QUANTUM_BLUE_LAYER: Final = Card(
    12369277,
    "Super Quantum Blue Layer",
    Trigger(
        1,
        when=WHEN_SUMMONED,
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(AnyCard(archetype="Super Quant", not_name="Super Quantum Blue Layer"), YOUR_DECK)),
    ),
    Trigger(
        2,
        when=IF_BURIED,
        limit=Limit(PER_EFFECT),
        target=UpTo(3, A_SUPER_QUANT, YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

LEE_THE_WORLD_CHALICE_FAIRY: Final = Card(
    21893603,
    "Lee the World Chalice Fairy",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(archetype="World Chalice"), YOUR_DECK)),
    ),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=SendToGraveyard(One(A_MONSTER, YOUR_HAND | YOUR_FIELD)),
        do=AddToHand(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

SUPERHEAVY_SAMURAI_MAGNET: Final = Card(
    89091772,
    "Superheavy Samurai Magnet",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(archetype="Superheavy Samurai", level=AtMost(4)), YOUR_HAND)).then(
            ChangePosition(THIS_CARD, FACE_UP_DEFENSE)
        ),
    ),
    Continuous(2, Forbid(BEING_ATTACKED, All(A_MONSTER, YOUR_FIELD, other_than=THIS_CARD))),
)

SUPERHEAVY_SAMURAI_SCALES: Final = Card(
    78391364,
    "Superheavy Samurai Scales",
    SummonProcedure(
        1,
        needs=Both(Exists(A_MONSTER, OPPONENTS_FIELD, AtLeast(2)), Not(Exists(A_MONSTER, YOUR_FIELD))),
    ),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        limit=Limit(PER_EFFECT),
        target=One(
            Monster(archetype="Superheavy Samurai", level=AtMost(4), not_name="Superheavy Samurai Scales"),
            YOUR_GRAVEYARD,
        ),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE),
    ),
)

GHOSTRICK_WITCH: Final = Card(
    27491571,
    "Ghostrick Witch",
    NEEDS_A_GHOSTRICK,
    TURNS_DOWN,
    Ignition(
        limit=Limit(),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
    ),
)

GHOSTRICK_JACKFROST: Final = Card(
    61318483,
    "Ghostrick Jackfrost",
    NEEDS_A_GHOSTRICK,
    TURNS_DOWN,
    Trigger(
        when=When(AttackDeclared(Monster(controller=OPPONENT), directly=True)),
        do=ChangePosition(THAT_CARD, FACE_DOWN_DEFENSE).and_(SpecialSummon(THIS_CARD, FACE_DOWN_DEFENSE)),
        from_=YOUR_HAND,
    ),
)

CARDS: Final = (
    GOGOGO_GOLEM,
    GOGOGO_GIANT,
    SUPER_QUANTUM_RED_LAYER,
    SUPER_QUANTUM_GREEN_LAYER,
    SUPER_QUANTUM_BLUE_LAYER,
    LEE_THE_WORLD_CHALICE_FAIRY,
    SUPERHEAVY_SAMURAI_MAGNET,
    SUPERHEAVY_SAMURAI_SCALES,
    GHOSTRICK_WITCH,
    GHOSTRICK_JACKFROST,
)
