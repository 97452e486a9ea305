"""Cards that keep zones from being used."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTER: Final = Ref("the banished monster")

OJAMA_KING: Final = Card(
    90140980,
    "Ojama King",
    Materials(of=named("Ojama Green", "Ojama Yellow", "Ojama Black")),
    Continuous(do=ChooseZones(3, OPPONENTS_MAIN_MONSTER_ZONES, up_to=True).and_if_you_do(BlockZones())),
)

# The zones are chosen when it is activated.
GROUND_COLLAPSE: Final = Card(90502999, "Ground Collapse", Activation(1, cost=ChooseZones(2), do=BlockZones()))

DIMENSIONHOLE: Final = Card(
    22959079,
    "Dimensionhole",
    Activation(
        target=One(Monster(), YOUR_FIELD),
        do=ChooseZones(of=THE_TARGET)
        .and_if_you_do(Banish(Those(THE_TARGET, Monster(controller=YOU)), for_a_time=True, called=THE_BANISHED_MONSTER))
        .and_if_you_do(
            BlockZones(THE_BANISHED_MONSTER).also(
                Later(STANDBY_PHASE, ReturnToField(THE_BANISHED_MONSTER), turn_of=YOU)
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (OJAMA_KING, GROUND_COLLAPSE, DIMENSIONHOLE)
