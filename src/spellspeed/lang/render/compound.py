"""Deeds that are made of deeds, numbers that are made of numbers, and where they need brackets."""

from dataclasses import replace
from typing import Final

from spellspeed.lang.choices import All
from spellspeed.lang.nouns import Amount, Difference, Filter, Half, Plus, Spell, SpellOrTrap, Times, Trap
from spellspeed.lang.places import OPPONENTS_FIELD, OPPONENTS_HAND
from spellspeed.lang.verbs import Deed, Forbid, Joined, Later, May, OneOf, OnlyIf
from spellspeed.words import ACTIVATING, FACE_DOWN

COMPOUND: Final = (Joined, May, OnlyIf, OneOf, Later)
SWALLOWING: Final = (OnlyIf, OneOf, Later)  # what follows them would be taken for a part of them


def is_proviso(deed: Deed) -> bool:
    """Tell whether a deed is one simple deed under a condition or put off, which can end a sentence without brackets.

    >>> from spellspeed.lang.choices import During
    >>> from spellspeed.lang.verbs import Draw
    >>> is_proviso(OnlyIf(During(), Draw(1))), is_proviso(OnlyIf(During(), May(Draw(1)))), is_proviso(Draw(1))
    (True, False, False)
    """
    return isinstance(deed, OnlyIf | Later) and not isinstance(deed.do, COMPOUND)


def is_computed(amount: Amount) -> bool:
    """Tell whether a number is made of others.

    >>> is_computed(Plus(500, 300)), is_computed(500)
    (True, False)
    """
    return isinstance(amount, Times | Half | Difference | Plus)


def hidden_cards(deed: Forbid) -> Filter | None:
    """Return which Spell and Trap Cards the opponent cannot activate, if the Set ones and those of the hand are meant.

    >>> hidden_cards(Forbid(ACTIVATING, All(Trap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND))) == Trap()
    True
    """
    cards = deed.cards
    if not isinstance(cards, All) or cards != All(cards.what, OPPONENTS_FIELD | OPPONENTS_HAND):
        return None
    if deed != Forbid(ACTIVATING, cards, until=deed.until) or cards.what.lies != FACE_DOWN:
        return None
    return replace(cards.what, lies=0) if isinstance(cards.what, Spell | Trap | SpellOrTrap) else None
