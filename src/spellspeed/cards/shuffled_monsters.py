"""Cards that shuffle face-down monsters on the field, so that the opponent loses sight of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

MIX_YOURS: Final = Mix(All(Monster(FACE_DOWN_DEFENSE), YOUR_MAIN_MONSTER_ZONES))

# The effect is one of the Spell on the field, at Spell Speed 1: its activation as a card does nothing else.
SHIFTING_SHADOWS: Final = Card(
    59237154,
    "Shifting Shadows",
    Activation(),
    Ignition(limit=Limit(), cost=PayLP(300), do=MIX_YOURS),
)

# What lies there is shuffled after this card has turned, whether or not there is another.
WANDERING_MUMMY: Final = Card(
    42994702,
    "Wandering Mummy",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE).after_that(MIX_YOURS)),
)

CARDS: Final = (SHIFTING_SHADOWS, WANDERING_MUMMY)
