"""Traps that their own text makes monsters: which cards these are."""

from spellspeed.lang.words.lines import Card
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import AsMonster


def find_forms(card: Card) -> list[AsMonster]:
    """Return what a card becomes by its own text, nothing for a card that stays what it is."""
    return [word for line in card.lines for word in words_in(line) if isinstance(word, AsMonster)]


def becomes_monster(card: Card) -> bool:
    """Whether a card is a Trap that its own text makes a monster.

    >>> becomes_monster(Card(1, "A Trap"))
    False
    """
    return bool(find_forms(card))
