"""Deeds that are made of deeds, and where they need brackets."""

from typing import Final

from spellspeed.lang.verbs import Deed, Joined, May, OneOf, OnlyIf

COMPOUND: Final = (Joined, May, OnlyIf, OneOf)


def is_proviso(deed: Deed) -> bool:
    """Tell whether a deed is one simple deed under a condition, which can end a sentence without brackets.

    >>> from spellspeed.lang.choices import During
    >>> from spellspeed.lang.verbs import Draw
    >>> is_proviso(OnlyIf(During(), Draw(1))), is_proviso(OnlyIf(During(), May(Draw(1)))), is_proviso(Draw(1))
    (True, False, False)
    """
    return isinstance(deed, OnlyIf) and not isinstance(deed.do, COMPOUND)
