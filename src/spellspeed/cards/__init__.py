"""The cards that are written in the card language, a file a theme."""

from typing import Final

from spellspeed.cards import (
    hand_and_deck,
    monsters,
    negation,
    removal,
    trigger_monsters,
)
from spellspeed.lang.lines import Card

ALL_CARDS: Final[tuple[Card, ...]] = (
    *removal.CARDS,
    *hand_and_deck.CARDS,
    *negation.CARDS,
    *monsters.CARDS,
    *trigger_monsters.CARDS,
)
