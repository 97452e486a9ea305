"""The cards that are written in the card language, a file a theme."""

from typing import Final

from spellspeed.cards import (
    continuous_cards,
    hand_and_deck,
    monsters,
    negation,
    quick_effects,
    removal,
    staples,
    trigger_monsters,
)
from spellspeed.lang.lines import Card

ALL_CARDS: Final[tuple[Card, ...]] = (
    *removal.CARDS,
    *hand_and_deck.CARDS,
    *negation.CARDS,
    *monsters.CARDS,
    *quick_effects.CARDS,
    *trigger_monsters.CARDS,
    *continuous_cards.CARDS,
    *staples.CARDS,
)
