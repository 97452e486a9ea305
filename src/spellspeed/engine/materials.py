"""Cards as materials: which picks can be completed so that every material a monster names has a card of its own.

A card's mask has a bit for every material it could be. Nothing is tried out: groups are counted, after Hall's theorem.
"""

from typing import Final

MAKES_ROOM: Final = 1 << 8  # beside the materials: when the card leaves, the new monster has a zone
MATERIALS: Final = MAKES_ROOM - 1


def count_bits(mask: int) -> int:
    """Return how many bits a mask has.

    >>> count_bits(0b1011)
    3
    """
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def can_have_all(masks: tuple[int, ...], count: int) -> bool:
    """Whether each of so many materials can have a card of its own: every group of them has cards enough.

    >>> can_have_all((0b01, 0b11), 2), can_have_all((0b01, 0b01), 2)
    (True, False)
    """
    for group in range(1, 1 << count):
        cards = 0
        for mask in masks:
            if mask & group:
                cards += 1
        if cards < count_bits(group):
            return False
    return True


def can_all_serve(masks: tuple[int, ...]) -> bool:
    """Whether each of these cards can be a material of its own: every group of them fits materials enough.

    >>> can_all_serve((0b01, 0b11)), can_all_serve((0b10, 0b10))
    (True, False)
    """
    for group in range(1, 1 << len(masks)):
        together = 0
        for at in range(len(masks)):
            if group >> at & 1:
                together |= masks[at]
        if count_bits(together & MATERIALS) < count_bits(group):
            return False
    return True


def can_become(masks: tuple[int, ...], picked: tuple[int, ...], count: int, needs_room: bool) -> bool:
    """Whether some of these cards, the picked ones among them, can be all materials and make room if that is needed.

    If the picked cards can all serve and all materials can be had, both is possible with the same cards.

    >>> can_become((0b01, 0b01, 0b10), (0b01,), 2, False), can_become((0b01, 0b01, 0b10), (0b01, 0b01), 2, False)
    (True, False)
    >>> can_become((0b01, 0b10), (), 2, True), can_become((0b01, 0b10 | MAKES_ROOM), (0b01,), 2, True)
    (False, True)
    """
    if len(picked) > count or not can_have_all(masks, count) or not can_all_serve(picked):
        return False
    if not needs_room:
        return True
    for mask in picked:
        if mask & MAKES_ROOM:
            return True
    if len(picked) == count:
        return False
    for mask in masks:
        if mask & MAKES_ROOM and can_all_serve((*picked, mask)):
            return True
    return False
