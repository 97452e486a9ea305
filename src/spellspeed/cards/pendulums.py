"""Cards about Pendulum Zones and Pendulum Monsters."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_PENDULUM_ZONES: Final = Place(IN_PENDULUM_ZONE, IN_PENDULUM_ZONE)
THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")
THE_SENT_MONSTER: Final = Ref("the sent monster")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

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

# ------------------------------------------------------------------------- for decks of Normal and Pendulum Monsters

SUMMONERS_ART: Final = Card(
    79816536,
    "Summoner's Art",
    Activation(1, do=AddToHand(One(Monster(kind=NORMAL, level=AtLeast(5)), YOUR_DECK))),
)

UNEXPECTED_DAI: Final = Card(
    911883,
    "Unexpected Dai",
    Activation(
        1,
        needs=Not(Exists(Monster(), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(kind=NORMAL, level=AtMost(4)), YOUR_DECK)),
    ),
)

PENDULUM_STORM: Final = Card(
    83461421,
    "Pendulum Storm",
    Activation(
        1,
        do=Destroy(All(AnyCard(), THE_PENDULUM_ZONES)).then(Destroy(One(SpellOrTrap(), OPPONENTS_FIELD)), may=True),
    ),
)

PENDULUM_RISING: Final = Card(
    74926274,
    "Pendulum Rising",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        cost=SendToGraveyard(One(Monster(), YOUR_FIELD, called=THE_SENT_MONSTER)),
        do=SpecialSummon(
            One(Monster(kind=PENDULUM, level=Stat(LEVEL, THE_SENT_MONSTER, original=True)), YOUR_DECK),
            called=THE_SUMMONED_MONSTER,
        ).also(Later(END_PHASE, Destroy(THE_SUMMONED_MONSTER))),
    ),
)

PENDULUM_REBORN: Final = Card(
    77826734,
    "Pendulum Reborn",
    Activation(1, do=SpecialSummon(One(Monster(FACE_UP, kind=PENDULUM), YOUR_EXTRA_DECK | YOUR_GRAVEYARD))),
)

HOW_MANY: Final = HowMany(THE_DESTROYED_CARDS)

WAVERING_EYES: Final = Card(
    31222701,
    "Wavering Eyes",
    Activation(
        1,
        do=Destroy(All(AnyCard(), THE_PENDULUM_ZONES), called=THE_DESTROYED_CARDS).then(
            InflictDamage(500, OPPONENT)
            .after_that(OnlyIf(Compare(HOW_MANY, AtLeast(2)), May(AddToHand(One(Monster(kind=PENDULUM), YOUR_DECK)))))
            .after_that(OnlyIf(Compare(HOW_MANY, AtLeast(3)), May(Banish(One(AnyCard(), THE_FIELD)))))
            .after_that(
                OnlyIf(Compare(HOW_MANY, AtLeast(4)), May(AddToHand(One(AnyCard(name="Wavering Eyes"), YOUR_DECK))))
            )
        ),
    ),
)

CARDS: Final = (
    PENDULUM_SWITCH,
    ODD_EYES_PENDULUM_DRAGON,
    MASTER_PENDULUM_THE_DRACOSLAYER,
    SUMMONERS_ART,
    UNEXPECTED_DAI,
    PENDULUM_STORM,
    PENDULUM_RISING,
    PENDULUM_REBORN,
    WAVERING_EYES,
)
