"""Cards that toss coins or roll dice."""

from typing import Final

from spellspeed.lang.chance import HEADS, Result, TossCoins
from spellspeed.lang.choices import Compare, One, Some
from spellspeed.lang.lines import Card, Ignition, Limit, Materials
from spellspeed.lang.nouns import THE_TARGET, AnyCard, AtLeast, Monster
from spellspeed.lang.places import OPPONENTS_FIELD, THE_FIELD
from spellspeed.lang.verbs import Destroy, OnlyIf

# ---------------------------------------------------------------------------------------------------------------------
# Three coins.

BARREL_DRAGON: Final = Card(
    81480460,
    "Barrel Dragon",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(), OPPONENTS_FIELD),
        do=TossCoins(3).also(OnlyIf(Compare(Result(HEADS), AtLeast(2)), Destroy(THE_TARGET))),
    ),
)

BLOWBACK_DRAGON: Final = Card(
    25551951,
    "Blowback Dragon",
    Ignition(
        1,
        limit=Limit(),
        target=One(AnyCard(), OPPONENTS_FIELD),
        do=TossCoins(3).also(OnlyIf(Compare(Result(HEADS), AtLeast(2)), Destroy(THE_TARGET))),
    ),
)

GATLING_DRAGON: Final = Card(
    87751584,
    "Gatling Dragon",
    Materials(of=(Monster(name=("Barrel Dragon",)), Monster(name=("Blowback Dragon",)))),
    Ignition(
        limit=Limit(),
        do=TossCoins(3).also(Destroy(Some(Result(HEADS), Monster(), THE_FIELD, or_all=True))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BARREL_DRAGON,
    BLOWBACK_DRAGON,
    GATLING_DRAGON,
)
