"""Two Fusion Monsters that take each other's place, and a summoner of Guardians."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DAMAGE_STEP: Final = During(
    timings=START_OF_DAMAGE_STEP
    | BEFORE_DAMAGE_CALCULATION
    | DAMAGE_CALCULATION
    | AFTER_DAMAGE_CALCULATION
    | END_OF_DAMAGE_STEP
)
SOMEBODY_OPPOSES: Final = Exists(Monster(battling=True), OPPONENTS_FIELD)
ROBOTS: Final = Materials(of=named("Robolady", "Roboyarou"))

# They are exchanged as the effect resolves; nothing is given to activate it.
SUPER_ROBOLADY: Final = Card(
    75923050,
    "Super Robolady",
    ROBOTS,
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000),
        while_=Both(THE_DAMAGE_STEP, Matches(THIS_CARD, Monster(attacking=True)), Not(SOMEBODY_OPPOSES)),
    ),
    Ignition(
        needs=Both(
            Not(HasDone(THIS_CARD, SPECIAL_SUMMON)),
            Exists(Monster(name="Super Roboyarou"), YOUR_EXTRA_DECK),
        ),
        do=ReturnToDeck(Those(THIS_CARD, Monster(FACE_UP))).and_if_you_do(
            SpecialSummon(One(Monster(name="Super Roboyarou"), YOUR_EXTRA_DECK))
        ),
    ),
)

SUPER_ROBOYAROU: Final = Card(
    1412158,
    "Super Roboyarou",
    ROBOTS,
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000),
        while_=Both(THE_DAMAGE_STEP, Matches(THIS_CARD, Monster(battling=True)), SOMEBODY_OPPOSES),
    ),
    Ignition(
        needs=Both(
            Not(HasDone(THIS_CARD, SPECIAL_SUMMON)),
            Exists(Monster(name="Super Robolady"), YOUR_EXTRA_DECK),
        ),
        do=ReturnToDeck(Those(THIS_CARD, Monster(FACE_UP))).and_if_you_do(
            SpecialSummon(One(Monster(name="Super Robolady"), YOUR_EXTRA_DECK))
        ),
    ),
)

ARSENAL_SUMMONER: Final = Card(
    85489096,
    "Arsenal Summoner",
    Flip(
        1,
        do=AddToHand(
            One(
                AnyCard(
                    archetype="Guardian",
                    not_name=(
                        "Celtic Guardian",
                        "Winged Dragon, Guardian of the Fortress #1",
                        "Winged Dragon, Guardian of the Fortress #2",
                        "Guardian of the Labyrinth",
                        "The Reliable Guardian",
                    ),
                ),
                YOUR_DECK,
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (SUPER_ROBOLADY, SUPER_ROBOYAROU, ARSENAL_SUMMONER)
