"""Spirit Monsters that act in a Draw Phase, before the normal draw."""

from typing import Final

from spellspeed.lang.vocabulary import *

CAME_THIS_TURN: Final = HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | WAS_FLIPPED)
NEVER_SPECIALLY: Final = SummonCondition(never=SUMMONED_SPECIALLY)
RETURN: Final = Trigger(when=If(PhaseReached(END_PHASE)), needs=CAME_THIS_TURN, do=AddToHand(THIS_CARD), mandatory=True)
THE_SHOWN: Final = Ref("the revealed card")

MAHARAGHI: Final = Card(
    40695128,
    "Maharaghi",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY), Flipped(THIS_CARD)),
        do=Later(
            DRAW_PHASE,
            LookAt(Top(1, called=THE_SHOWN)).also(
                OneOf(ReturnToDeck(THE_SHOWN, ON_TOP), ReturnToDeck(THE_SHOWN, AT_THE_BOTTOM))
            ),
            turn_of=YOU,
        ),
        mandatory=True,
    ),
)

HINO_KAGU_TSUCHI: Final = Card(
    75745607,
    "Hino-Kagu-Tsuchi",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=Later(DRAW_PHASE, Discard(All(ANY_CARD, OPPONENTS_HAND)), count=1),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (MAHARAGHI, HINO_KAGU_TSUCHI)
