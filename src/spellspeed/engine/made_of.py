"""Of which cards monsters were made: the ints of `State.materials`."""

from typing import Final

from spellspeed.engine.state import State

# Ints about one material in State.materials: uid, visit of the monster, card, uid, visit of the material, and a mask of
# what of that the monster's text asks for it was when it was used.
MADE_OF: Final = 6
PENDING: Final = -(1 << 30)  # the visit of a monster that is still to be summoned with it


def remember_materials(s: State, uid: int, visit: int, materials: tuple[int, ...]) -> None:
    """Note of which cards, as uid, visit …, a monster was made; what has left its second place is forgotten."""
    kept: tuple[int, ...] = ()
    were: dict[int, int] = {}
    for at in range(0, len(s.materials), MADE_OF):
        if s.materials[at + 1] == PENDING and s.materials[at] == uid:
            were[s.materials[at + 3]] = s.materials[at + 5]
        elif s.cards[s.materials[at]].visit <= abs(s.materials[at + 1]) + 1:
            kept += s.materials[at : at + MADE_OF]
    for at in range(0, len(materials), 2):
        used = materials[at]
        kept += (uid, visit, s.cards[used].card, used, materials[at + 1], were.get(used, 0))
    s.set_materials(kept)


def expect_materials(s: State, uid: int, used: list[int], were: list[int]) -> None:
    """Note what the cards that are about to be used for a monster are, in place of older notes."""
    kept: tuple[int, ...] = ()
    for at in range(0, len(s.materials), MADE_OF):
        if s.materials[at + 1] != PENDING or s.materials[at] != uid:
            kept += s.materials[at : at + MADE_OF]
    for at, each in enumerate(used):
        kept += (uid, PENDING, s.cards[each].card, each, s.cards[each].visit, were[at])
    s.set_materials(kept)


def loosen_materials(s: State, uid: int, visit: int) -> None:
    """Note that a monster is banished for a time: when it is back, only what was used for it still knows it."""
    loosened: tuple[int, ...] = ()
    for at in range(0, len(s.materials), MADE_OF):
        each = s.materials[at : at + MADE_OF]
        # It will have moved twice; what it was made of no longer counts for itself.
        is_its = each[0] == uid and abs(each[1]) == visit
        loosened += (uid, -visit - 2) + each[2:] if is_its else each
    s.set_materials(loosened)
