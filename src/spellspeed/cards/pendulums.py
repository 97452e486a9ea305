"""Cards about Pendulum Zones and Pendulum Monsters."""

from typing import Final

from spellspeed.lang.choices import One
from spellspeed.lang.lines import Card, Limit, Quick
from spellspeed.lang.nouns import THE_TARGET, AnyCard, Monster
from spellspeed.lang.places import YOUR_MONSTER_ZONE, YOUR_PENDULUM_ZONE
from spellspeed.lang.verbs import PlaceOnField, SpecialSummon
from spellspeed.words import PENDULUM, PER_NAME, PLACED_AS_PENDULUM

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

CARDS: Final = (PENDULUM_SWITCH,)
