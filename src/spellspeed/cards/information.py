"""Cards that show cards: hands kept open, cards excavated from the top of a deck."""

from typing import Final

from spellspeed.lang.choices import All, During
from spellspeed.lang.lines import Card, Continuous
from spellspeed.lang.nouns import AnyCard
from spellspeed.lang.places import EITHER_HAND, OPPONENTS_HAND, YOUR_HAND
from spellspeed.lang.verbs import Reveal
from spellspeed.words import OPPONENT, YOU

# ---------------------------------------------------------------------------------------------------------------------
# Hands kept open.

CEREMONIAL_BELL: Final = Card(
    20228463,
    "Ceremonial Bell",
    Continuous(do=Reveal(All(AnyCard(), EITHER_HAND))),
)

MIND_ON_AIR: Final = Card(
    66690411,
    "Mind on Air",
    Continuous(do=Reveal(All(AnyCard(), OPPONENTS_HAND))),
)

RESPECT_PLAY: Final = Card(
    8951260,
    "Respect Play",
    Continuous(do=Reveal(All(AnyCard(), YOUR_HAND)), while_=During(turn_of=YOU)),
    Continuous(do=Reveal(All(AnyCard(), OPPONENTS_HAND)), while_=During(turn_of=OPPONENT)),
)

CARDS: Final[tuple[Card, ...]] = (
    CEREMONIAL_BELL,
    MIND_ON_AIR,
    RESPECT_PLAY,
)
