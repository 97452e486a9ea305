"""Cards that change the Rank of a monster, or ask for it."""

from typing import Final

from spellspeed.lang.vocabulary import *

NUMBER_70_MALEVOLENT_SIN: Final = Card(
    80796456,
    "Number 70: Malevolent Sin",
    Materials(of=(Monster(level=4),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(A_MONSTER, OPPONENTS_FIELD),
        do=Banish(THE_TARGET, for_a_time=True).and_if_you_do(
            Later(STANDBY_PHASE, ReturnToField(THE_TARGET), turn_of=OPPONENT)
        ),
    ),
    Trigger(
        2,
        when=When(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKER)),
        do=ChangeStat(ATK, THIS_CARD, 300).also(ChangeStat(RANK, THIS_CARD, 3)),
    ),
)

CAT_SHARK: Final = Card(
    84224627,
    "Cat Shark",
    Materials(of=(Monster(level=2),) * 2, by=XYZ_SUMMON),
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD),
        while_=Matches(THIS_CARD, Monster(that=HasMaterial(Monster(attribute=WATER)))),
    ),
    Quick(
        2,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(FACE_UP, kind=XYZ, rank=AtMost(4)), YOUR_FIELD),
        do=ChangeStat(
            ATK, THE_TARGET, Times(2, Stat(ATK, THE_TARGET, original=True)), become=True, until=UNTIL_TURN_ENDS
        ).also(
            ChangeStat(
                DEF, THE_TARGET, Times(2, Stat(DEF, THE_TARGET, original=True)), become=True, until=UNTIL_TURN_ENDS
            )
        ),
    ),
)

BAHAMUT_SHARK: Final = Card(
    440556,
    "Bahamut Shark",
    Materials(of=(Monster(attribute=WATER, level=4),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=SpecialSummon(One(Monster(kind=XYZ, attribute=WATER, rank=AtMost(3)), YOUR_EXTRA_DECK)).also(
            Forbid(ATTACKING, THIS_CARD, until=UNTIL_TURN_ENDS)
        ),
    ),
)

THE_CALIBRATOR: Final = Card(
    54706054,
    "The Calibrator",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Times(300, SumOf(RANK, Monster(FACE_UP, kind=XYZ), OPPONENTS_FIELD))),
    ),
)

XYZ_BURST: Final = Card(
    30600344,
    "Xyz Burst",
    Activation(
        needs=Exists(Monster(FACE_UP, kind=XYZ, rank=AtLeast(6)), YOUR_FIELD),
        do=Destroy(All(AnyCard(FACE_DOWN), OPPONENTS_FIELD)),
    ),
)

CARDS: Final = (
    NUMBER_70_MALEVOLENT_SIN,
    CAT_SHARK,
    BAHAMUT_SHARK,
    THE_CALIBRATOR,
    XYZ_BURST,
)
