"""Places as card text names them: kinds of place on your side and on your opponent's."""

from dataclasses import dataclass
from typing import Final

from spellspeed.lang.words.every_word import (
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    ON_THE_FIELD,
)
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.terms import PlaceKind


@dataclass(frozen=True, repr=False)
class Place(Node):
    """Where cards are: the kinds of place on your side and on your opponent's.

    >>> YOUR_HAND | YOUR_GRAVEYARD == Place(IN_HAND | IN_GRAVEYARD), YOUR_HAND | OPPONENTS_HAND
    (True, EITHER_HAND)
    """

    yours: PlaceKind = PlaceKind(0)
    opponents: PlaceKind = PlaceKind(0)

    def __or__(self, other: "Place") -> "Place":
        return Place(self.yours | other.yours, self.opponents | other.opponents)

    def __repr__(self) -> str:
        return NAMED.get((self.yours, self.opponents)) or super().__repr__()


YOUR_DECK: Final = Place(IN_DECK)
YOUR_HAND: Final = Place(IN_HAND)
YOUR_GRAVEYARD: Final = Place(IN_GRAVEYARD)
YOUR_BANISHED: Final = Place(IN_BANISHED)
YOUR_EXTRA_DECK: Final = Place(IN_EXTRA_DECK)
YOUR_FIELD: Final = Place(ON_THE_FIELD)
YOUR_MONSTER_ZONE: Final = Place(IN_MONSTER_ZONE)
YOUR_SPELL_TRAP_ZONE: Final = Place(IN_SPELL_TRAP_ZONE)
YOUR_PENDULUM_ZONE: Final = Place(IN_PENDULUM_ZONE)
YOUR_MATERIALS: Final = Place(IN_MATERIAL)  # those of the monsters that you control
EITHER_MATERIALS: Final = Place(IN_MATERIAL, IN_MATERIAL)
YOUR_FIELD_ZONE: Final = Place(IN_FIELD_ZONE)
OPPONENTS_DECK: Final = Place(opponents=IN_DECK)
OPPONENTS_HAND: Final = Place(opponents=IN_HAND)
OPPONENTS_GRAVEYARD: Final = Place(opponents=IN_GRAVEYARD)
OPPONENTS_BANISHED: Final = Place(opponents=IN_BANISHED)
OPPONENTS_EXTRA_DECK: Final = Place(opponents=IN_EXTRA_DECK)
OPPONENTS_FIELD: Final = Place(opponents=ON_THE_FIELD)
THE_FIELD: Final = Place(ON_THE_FIELD, ON_THE_FIELD)
EITHER_GRAVEYARD: Final = Place(IN_GRAVEYARD, IN_GRAVEYARD)
EITHER_HAND: Final = Place(IN_HAND, IN_HAND)
EITHER_BANISHED: Final = Place(IN_BANISHED, IN_BANISHED)
THE_FIELD_ZONES: Final = Place(IN_FIELD_ZONE, IN_FIELD_ZONE)
OFF_THE_FIELD: Final = IN_DECK | IN_HAND | IN_GRAVEYARD | IN_BANISHED | IN_EXTRA_DECK
# Wherever a card is that could still go to the Graveyard.
OUTSIDE_GRAVEYARDS: Final = ON_THE_FIELD | IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_BANISHED | IN_MATERIAL
WHEREVER_IT_IS: Final = Place(OUTSIDE_GRAVEYARDS, OUTSIDE_GRAVEYARDS)

# Places that have a name are called by it.
NAMED: Final = {
    (place.yours, place.opponents): name for name, place in list(globals().items()) if isinstance(place, Place)
}
