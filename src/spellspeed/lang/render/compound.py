"""Deeds that are made of deeds, numbers that are made of numbers, and where they need brackets."""

from dataclasses import replace
from typing import Final

from spellspeed.lang.choices import All, Cards, One, Some, Those, UpTo
from spellspeed.lang.deeds import Deed, Joined, Later, May, OneOf, OnlyIf
from spellspeed.lang.nouns import (
    THE_TARGET,
    Amount,
    AnyCard,
    Difference,
    Filter,
    Half,
    Lowest,
    Plus,
    Spell,
    SpellOrTrap,
    Stat,
    Times,
    Trap,
)
from spellspeed.lang.places import OPPONENTS_FIELD, OPPONENTS_HAND
from spellspeed.lang.render.tables import Target
from spellspeed.lang.terms import Position
from spellspeed.lang.verbs import Forbid
from spellspeed.lang.words import ACTIVATING, EXTRA_DECK_KINDS, FACE_DOWN

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
    return isinstance(amount, Times | Half | Difference | Plus | Lowest)


def is_of_several(those: Those) -> bool:
    """Tell whether some of several cards that have a name of their own are meant.

    >>> from spellspeed.lang.nouns import Ref
    >>> is_of_several(Those(Ref("the revealed cards"), Spell())), is_of_several(Those(THE_TARGET, Spell()))
    (True, False)
    """
    if those.of == THE_TARGET or (those.other_than is None and those.what == AnyCard()):
        return False
    return those.of.name.endswith("s")


def summed(amount: Amount) -> Stat | None:
    """Return the value that several cards have together in a number, if it speaks of one.

    >>> from spellspeed.lang.nouns import Ref
    >>> from spellspeed.lang.words import ATK
    >>> summed(Half(Stat(ATK, Ref("the destroyed monsters")))) is None, summed(Stat(ATK, THE_TARGET)) is None
    (False, True)
    """
    while isinstance(amount, Times | Half):
        amount = amount.of
    return amount if isinstance(amount, Stat) and amount.of.name.endswith("s") else None


def are_of_extra_deck(cards: Cards, target: Target) -> bool:
    """Tell whether only monsters are meant that an Extra Deck holds.

    >>> from spellspeed.lang.nouns import Monster
    >>> from spellspeed.lang.places import THE_FIELD
    >>> from spellspeed.lang.words import FUSION
    >>> are_of_extra_deck(All(Monster(kind=FUSION), THE_FIELD), None), are_of_extra_deck(THE_TARGET, None)
    (True, False)
    """
    if cards == THE_TARGET or (isinstance(cards, Those) and cards.of == THE_TARGET):
        cards = target if isinstance(target, One | Some | UpTo | All) else cards
    if not isinstance(cards, One | Some | UpTo | All):
        return False
    return bool(cards.what.kind) and not cards.what.kind & ~EXTRA_DECK_KINDS


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
    return replace(cards.what, lies=Position(0)) if isinstance(cards.what, Spell | Trap | SpellOrTrap) else None
