"""Monsters that count with counters without a name: the B.E.S. battleships, and what stores them up."""

from typing import Final

from spellspeed.lang.vocabulary import *

HOW_MANY: Final = Counters(PLAIN_COUNTER, THIS_CARD)
HAS_BATTLED: Final = If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD))
WITHOUT_A_COUNTER: Final = OnlyIf(Compare(HOW_MANY, 0), Destroy(THIS_CARD))
UNSHAKEN: Final = Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD))
WEARS_DOWN: Final = Trigger(
    when=HAS_BATTLED,
    needs=HasDone(THIS_CARD, BATTLED),
    do=WITHOUT_A_COUNTER.also(
        OnlyIf(Compare(HOW_MANY, AtLeast(1)), RemoveCounters(PLAIN_COUNTER, THIS_CARD, 1)),
    ),
    mandatory=True,
)


LAUNCHED: Final = If(Summoned(THIS_CARD, SUMMONED_NORMALLY))
WITH_THREE: Final = Trigger(when=LAUNCHED, do=PlaceCounters(PLAIN_COUNTER, 3, THIS_CARD), mandatory=True)

BES_BIG_CORE: Final = Card(14148099, "B.E.S. Big Core", WITH_THREE, UNSHAKEN, WEARS_DOWN)

BES_CRYSTAL_CORE: Final = Card(
    22790789,
    "B.E.S. Crystal Core",
    WITH_THREE,
    UNSHAKEN,
    WEARS_DOWN,
    Ignition(
        limit=Limit(),
        target=One(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP_ATTACK)), FACE_UP_DEFENSE),
    ),
)

BES_TETRAN: Final = Card(
    44954628,
    "B.E.S. Tetran",
    WITH_THREE,
    UNSHAKEN,
    WEARS_DOWN,
    Ignition(
        limit=Limit(),
        cost=RemoveCounters(PLAIN_COUNTER, THIS_CARD, 1),
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

BES_COVERED_CORE: Final = Card(
    15317640,
    "B.E.S. Covered Core",
    Trigger(when=LAUNCHED, do=PlaceCounters(PLAIN_COUNTER, 2, THIS_CARD), mandatory=True),
    UNSHAKEN,
    Trigger(
        when=HAS_BATTLED,
        needs=HasDone(THIS_CARD, BATTLED),
        do=WITHOUT_A_COUNTER.also(
            OnlyIf(
                Compare(HOW_MANY, AtLeast(1)),
                TossCoins(call=True).also(OnlyIf(Not(CalledRight()), RemoveCounters(PLAIN_COUNTER, THIS_CARD, 1))),
            ),
        ),
        mandatory=True,
    ),
)

DARK_CATAPULTER: Final = Card(
    33875961,
    "Dark Catapulter",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)),
        do=PlaceCounters(PLAIN_COUNTER, 1, THIS_CARD),
        mandatory=True,
    ),
    Ignition(
        needs=Compare(HOW_MANY, AtLeast(1)),
        cost=Banish(Some(HOW_MANY, ANY_CARD, YOUR_GRAVEYARD)),
        target=Some(HOW_MANY, SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET).then(RemoveCounters(PLAIN_COUNTER, THIS_CARD)),
    ),
)

# ------------------------------------------------------------------------------------------------ beside the Gradius

GRADIUS_IS_THERE: Final = Exists(Monster(FACE_UP, name="Gradius"), YOUR_FIELD)

GRADIUS_OPTION: Final = Card(
    14291024,
    "Gradius' Option",
    SummonProcedure(needs=GRADIUS_IS_THERE),
    SummonCondition(never=SUMMONED_SPECIALLY, unless=GRADIUS_IS_THERE),
    Continuous(
        do=LinkTogether(One(Monster(FACE_UP, name="Gradius"), YOUR_FIELD)),
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
    ),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_LINKED_CARD), become=True).also(
            ChangeStat(DEF, THIS_CARD, Stat(DEF, THE_LINKED_CARD), become=True)
        ),
    ),
    Continuous(do=Destroy(THIS_CARD), while_=Not(Matches(THE_LINKED_CARD, Monster(FACE_UP)))),
)

CARDS: Final[tuple[Card, ...]] = (
    BES_BIG_CORE,
    BES_CRYSTAL_CORE,
    BES_TETRAN,
    BES_COVERED_CORE,
    DARK_CATAPULTER,
    GRADIUS_OPTION,
)
