"""Cards as materials: which picks can be completed so that every material a monster names has a card of its own.

A card's mask has a bit for every material it could be. Cards are led to materials one by one, and a card that is there
already makes way if it can be another material; a set of cards that finds room so, and materials that all can be
had, go together (Mendelsohn and Dulmage), so no set of cards is ever tried out.
"""

from typing import Final

from spellspeed.words import NO_CARD

MAKES_ROOM: Final = 1 << 8  # beside the materials: when the card leaves, the new monster has a zone
IS_SUBSTITUTE: Final = 1 << 9  # can take the place of one material that is given by name, if the others are real
MUST_SERVE: Final = 1 << 10  # it must be one of the materials
MATERIALS: Final = MAKES_ROOM - 1
MOST_MATERIALS: Final = 8

# What a set of materials must be besides.
NEEDS_ROOM: Final = 1  # one of them makes room
AND_MORE: Final = 2  # of the last material there can be any number


def lead(masks: list[int], owners: list[int], card: int, tried: list[bool]) -> bool:
    """Lead a card to a material, which another card may have to leave for another one; whether it finds one."""
    mask = masks[card]
    for at in range(len(owners)):
        if mask >> at & 1 and not tried[at]:
            tried[at] = True
            if owners[at] == NO_CARD or lead(masks, owners, owners[at], tried):
                owners[at] = card
                return True
    return False


def can_have_all(masks: list[int], count: int) -> bool:
    """Whether each of so many materials can have a card of its own.

    >>> can_have_all([0b01, 0b11], 2), can_have_all([0b01, 0b01], 2)
    (True, False)
    """
    owners = [NO_CARD] * count
    found = 0
    for card, mask in enumerate(masks):
        if mask & MATERIALS and lead(masks, owners, card, [False] * count):
            found += 1
            if found == count:
                return True
    return found == count


def can_all_serve(masks: list[int], picks: list[int], count: int, flags: int) -> bool:
    """Whether each of the picked cards can be a material of its own, or one more of the last.

    >>> can_all_serve([0b01, 0b11], [0, 1], 2, 0), can_all_serve([0b10, 0b10], [0, 1], 2, 0)
    (True, False)
    >>> can_all_serve([0b10, 0b10], [0, 1], 2, AND_MORE)
    True
    """
    owners = [NO_CARD] * count
    for card in picks:
        if flags & AND_MORE and masks[card] >> (count - 1) & 1:
            continue
        if not lead(masks, owners, card, [False] * count):
            return False
    return True


def has_room(masks: list[int], picks: list[int], count: int, flags: int) -> bool:
    """Whether the picked cards make room, if that is needed, or one more that can serve beside them does."""
    if not flags & NEEDS_ROOM:
        return True
    for card in picks:
        if masks[card] & MAKES_ROOM:
            return True
    for card, mask in enumerate(masks):
        if mask & MAKES_ROOM and can_all_serve(masks, [*picks, card], count, flags):
            return True
    return False


def find_replacing(masks: list[int], picks: list[int], named: int) -> list[int]:
    """Return the cards to be tried as the one substitute, NO_CARD for none; of cards that are alike two will do."""
    found = [NO_CARD]
    if not named:
        return found
    seen: list[int] = []
    for card, mask in enumerate(masks):
        if mask & IS_SUBSTITUTE and (card in picks or seen.count(mask) != 2):
            found.append(card)
            if card not in picks:
                seen.append(mask)
    return found


def with_substitute(masks: list[int], card: int, named: int) -> list[int]:
    """Return the masks if this card, NO_CARD for none, stands for one material that is given by name."""
    if card == NO_CARD:
        return masks
    changed = masks.copy()
    changed[card] = masks[card] & ~MATERIALS | named
    return changed


def with_due(masks: list[int], picks: list[int]) -> list[int]:
    """Return the picks with the cards that must be among the materials.

    >>> with_due([0b01, 0b10 | MUST_SERVE], [0]), with_due([0b01, 0b10], [0])
    ([0, 1], [0])
    """
    return picks + [card for card, mask in enumerate(masks) if mask & MUST_SERVE and card not in picks]


def can_become(masks: list[int], picks: list[int], count: int, flags: int, named: int) -> bool:
    """Whether some of these cards, the picked ones among them, can be all materials and whatever else they must be.

    >>> can_become([0b01, 0b01, 0b10], [0], 2, 0, 0), can_become([0b01, 0b01, 0b10], [0, 1], 2, 0, 0)
    (True, False)
    >>> can_become([0b01, 0b10], [], 2, NEEDS_ROOM, 0), can_become([0b01, 0b10 | MAKES_ROOM], [0], 2, NEEDS_ROOM, 0)
    (False, True)
    >>> can_become([0b01, IS_SUBSTITUTE], [], 2, 0, 0b10), can_become([IS_SUBSTITUTE] * 2, [], 2, 0, 0b11)
    (True, False)
    """
    picks = with_due(masks, picks)
    for card in find_replacing(masks, picks, named):
        now = with_substitute(masks, card, named)
        if can_have_all(now, count) and can_all_serve(now, picks, count, flags) and has_room(now, picks, count, flags):
            return True
    return False


def are_materials(masks: list[int], picks: list[int], count: int, flags: int, named: int) -> bool:
    """Whether the picked cards are all materials, without any other card.

    >>> are_materials([0b01, 0b10], [0, 1], 2, 0, 0), are_materials([0b01, 0b10], [0], 2, 0, 0)
    (True, False)
    """
    if len(picks) < count or len(with_due(masks, picks)) > len(picks):
        return False
    only = [masks[card] for card in picks]
    return can_become(only, list(range(len(picks))), count, flags, named)


def find_following(masks: list[int], picks: list[int], count: int, flags: int, named: int) -> list[int]:
    """Return the cards that can be picked next so that the others can be found; cards that are alike fare alike."""
    found: list[int] = []
    waiting = find_kinds(masks, picks)
    fitting: list[int] = []  # masks
    for stand_in in find_replacing(masks, picks, named):
        if not waiting:
            break
        now = with_substitute(masks, stand_in, named)
        if not can_have_all(now, count) or not can_all_serve(now, picks, count, flags):
            continue
        left: list[int] = []
        for card in waiting:
            more = with_due(masks, [*picks, card])
            if can_all_serve(now, more, count, flags) and has_room(now, more, count, flags):
                fitting.append(masks[card])
            else:
                left.append(card)
        waiting = left
    for card, mask in enumerate(masks):
        if mask in fitting and card not in picks:
            found.append(card)
    return found


def find_kinds(masks: list[int], picks: list[int]) -> list[int]:
    """Return one card of each kind that is not picked yet and could be a material at all."""
    found: list[int] = []
    seen: list[int] = []
    for card, mask in enumerate(masks):
        if card not in picks and mask & (MATERIALS | IS_SUBSTITUTE) and mask not in seen:
            seen.append(mask)
            found.append(card)
    return found
