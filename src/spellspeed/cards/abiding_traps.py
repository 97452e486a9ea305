"""Continuous Traps that bind both players as long as they lie there, or fall back on their own player."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ------------------------------------------------------------------------------------------------------ hands and draws

BAD_REACTION_TO_SIMOCHI: Final = Card(
    40633297,
    "Bad Reaction to Simochi",
    Continuous(do=ChangeDamage(GAIN_AS_DAMAGE, OPPONENT, BECAUSE_OF_EFFECT)),
)

ENERVATING_MIST: Final = Card(26022485, "Enervating Mist", Continuous(do=LimitHand(5, who=OPPONENT)))

# ---------------------------------------------------------------------------------------------------------- its own end

PYRAMID_OF_LIGHT: Final = Card(
    53569894,
    "Pyramid of Light",
    Unclassified(
        when=When(LeftField(THIS_CARD, was=Trap(FACE_UP))),
        do=Destroy(All(Monster(FACE_UP, name=("Andro Sphinx", "Sphinx Teleia")), YOUR_FIELD), banish=True),
    ),
)

# -------------------------------------------------------------------------------------------------- for what has fallen

A_SMALL_NORMAL_MONSTER: Final = Monster(kind=NORMAL, level=AtMost(2))
HUMAN_WAVE_TACTICS: Final = Card(
    30353551,
    "Human-Wave Tactics",
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=Compare(FallenThisTurn(A_SMALL_NORMAL_MONSTER), AtLeast(1)),
        limit=Limit(),
        do=SpecialSummon(Some(FallenThisTurn(A_SMALL_NORMAL_MONSTER), A_SMALL_NORMAL_MONSTER, YOUR_DECK, or_all=True)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------ what it takes with it

THE_BANISHED_MONSTER: Final = Ref("the banished monster")
ELEMENTAL_ABSORBER: Final = Card(
    94253609,
    "Elemental Absorber",
    Activation(
        cost=Banish(One(Monster(), YOUR_HAND, called=THE_BANISHED_MONSTER)).and_(
            DeclareLike(AN_ATTRIBUTE, THE_BANISHED_MONSTER)
        )
    ),
    Continuous(do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, declared=AN_ATTRIBUTE), OPPONENTS_FIELD))),
)

NEEDLE_WALL: Final = Card(
    38299233,
    "Needle Wall",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        limit=Limit(),
        do=RollDie(again=6).also(Destroy(All(Monster(that=InZone(Result(THE_ROLL))), OPPONENTS_FIELD))),
        mandatory=True,
    ),
)

LIFE_SHAVER: Final = Card(
    38105306,
    "Life Shaver",
    OnlyOne(1),
    Trigger(
        2,
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        limit=Limit(),
        do=PlaceCounters(PLAIN_COUNTER, 1, THIS_CARD),
        mandatory=True,
    ),
    Quick(
        3,
        needs=Both(
            During(MAIN_PHASE_1 | BATTLE_PHASE | MAIN_PHASE_2),
            Compare(Counters(PLAIN_COUNTER, THIS_CARD), AtLeast(1)),
            Exists(ANY_CARD, OPPONENTS_HAND),
        ),
        do=SendToGraveyard(THIS_CARD).then(
            Discard(
                Some(
                    Counters(PLAIN_COUNTER, THIS_CARD, before=True), ANY_CARD, OPPONENTS_HAND, by=OPPONENT, or_all=True
                )
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BAD_REACTION_TO_SIMOCHI,
    ENERVATING_MIST,
    PYRAMID_OF_LIGHT,
    HUMAN_WAVE_TACTICS,
    ELEMENTAL_ABSORBER,
    NEEDLE_WALL,
    LIFE_SHAVER,
)
