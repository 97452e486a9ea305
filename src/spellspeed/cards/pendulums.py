"""Cards about Pendulum Zones and Pendulum Monsters."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_PENDULUM_ZONES: Final = Place(IN_PENDULUM_ZONE, IN_PENDULUM_ZONE)

PENDULUM_SWITCH: Final = Card(
    42378577,
    "Pendulum Switch",
    Quick(1, limit=Limit(PER_NAME), target=One(AnyCard(), YOUR_PENDULUM_ZONE), do=SpecialSummon(THE_TARGET)),
    Quick(
        2,
        limit=Limit(PER_NAME),
        target=One(Monster(kind=PENDULUM), YOUR_MONSTER_ZONE),
        do=PlaceOnField(THE_TARGET, PLACED_AS_PENDULUM),
    ),
)

ODD_EYES_PENDULUM_DRAGON: Final = Card(
    16178681,
    "Odd-Eyes Pendulum Dragon",
    Continuous(
        1,
        ChangeDamage(DOUBLE_DAMAGE, OPPONENT, cards=THIS_CARD),
        while_=Exists(Monster(battling=True), OPPONENTS_FIELD),
    ),
    pendulum=(
        Instead(
            1,
            DamageTaken(YOU, BECAUSE_OF_BATTLE),
            ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_CALCULATED),
            while_=Exists(Monster(kind=PENDULUM, battling=True), YOUR_FIELD),
            limit=Limit(PER_EFFECT),
        ),
        Trigger(
            2,
            when=If(PhaseReached(END_PHASE, YOU)),
            limit=Limit(PER_EFFECT),
            do=Destroy(THIS_CARD).and_(AddToHand(One(Monster(kind=PENDULUM, atk=AtMost(1500)), YOUR_DECK))),
        ),
    ),
)

MASTER_PENDULUM_THE_DRACOSLAYER: Final = Card(
    75195825,
    "Master Pendulum, the Dracoslayer",
    pendulum=(
        Ignition(1, limit=Limit(PER_COPY, A_DUEL), target=One(AnyCard(), THE_PENDULUM_ZONES), do=Destroy(THE_TARGET)),
    ),
)

CARDS: Final = (
    PENDULUM_SWITCH,
    ODD_EYES_PENDULUM_DRAGON,
    MASTER_PENDULUM_THE_DRACOSLAYER,
)
