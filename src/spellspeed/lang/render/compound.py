"""Deeds that are made of deeds, numbers that are made of numbers, and where they need brackets."""

from typing import Final

from spellspeed.lang.nouns import Amount, Difference, Half, Plus, Times
from spellspeed.lang.verbs import Deed, Joined, Later, May, OneOf, OnlyIf

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
