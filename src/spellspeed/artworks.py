"""Passwords of other artworks: programs number them next to the card's own."""

from collections.abc import Callable
from typing import Final

NEAR: Final = 10  # EDOPro's distance: a number that is nearer to a card's password, and no card's own, is its artwork
# Cards that are not written yet and bring Tokens, which programs number next to them in the same way.
BRING_TOKENS: Final = frozenset(
    {
        19280589,  # Tellus the Little Angel
        21770260,  # Jam Breeding Machine
        24874630,  # Fiend's Sanctuary
        29843091,  # Ojama Trio
        48115277,  # Blockman
        53770666,  # Armament Reincarnation
        63442604,  # Physical Double
        65810489,  # Statue of the Wicked
        69890967,  # Raviel, Lord of Phantasms
        75622824,  # Tricky Spell 4
        86801871,  # Cobra Jar
        86871614,  # Cloning
        93130021,  # Victory Viper XX03
        93224848,  # Phantasmal Martyrs
    }
)


def card_of_artwork(password: int, number_of: Callable[[int], int | None]) -> int | None:
    """Return the password of the one card of which this can only be another artwork, or None.

    `number_of` gives what is one for all passwords of a card, and None for a number that is no card's.

    >>> card_of_artwork(83011278, {83011277: 0, 15025844: 1}.get)
    83011277
    >>> card_of_artwork(105, {101: 0, 103: 1}.get)  # both are near
    """
    if number_of(password) is not None:
        return None
    near: dict[int, int] = {}  # by card: its nearest password
    for away in range(1, NEAR):
        for other in (password - away, password + away):
            card = number_of(other)
            if card is not None:
                near.setdefault(card, other)
    return next(iter(near.values())) if len(near) == 1 and not BRING_TOKENS & set(near.values()) else None
