"""Ways of being summoned: which of them a deed is, and of which cards a monster was made (`State.materials`)."""

from typing import Final

from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    FLIP_SUMMON,
    FUSION_SUMMON,
    GEMINI_SUMMON,
    LINK_SUMMON,
    NORMAL_SUMMON,
    PENDULUM_SUMMON,
    RITUAL_SUMMON,
    SPECIAL_SUMMON,
    SUMMONED_BY_FLIPPING,
    SUMMONED_BY_FUSION,
    SUMMONED_BY_LINK,
    SUMMONED_BY_RITUAL,
    SUMMONED_BY_SYNCHRO,
    SUMMONED_BY_XYZ,
    SUMMONED_OTHERWISE,
    SUMMONED_WITH_TRIBUTES,
    SUMMONED_WITHOUT_TRIBUTE,
    SYNCHRO_SUMMON,
    TRIBUTE_SUMMON,
    XYZ_SUMMON,
)

MADE_OF: Final = 6

PENDING: Final = -(1 << 30)  # the visit of a monster that is still to be summoned with it

WAYS: Final[list[int]] = [0] * 64  # by deed
WAYS[NORMAL_SUMMON] = SUMMONED_WITHOUT_TRIBUTE
WAYS[TRIBUTE_SUMMON] = SUMMONED_WITH_TRIBUTES
WAYS[FLIP_SUMMON] = SUMMONED_BY_FLIPPING
WAYS[GEMINI_SUMMON] = SUMMONED_WITHOUT_TRIBUTE  # it is a Normal Summon, whatever the Level
WAYS[FUSION_SUMMON] = SUMMONED_BY_FUSION
WAYS[RITUAL_SUMMON] = SUMMONED_BY_RITUAL
WAYS[SYNCHRO_SUMMON] = SUMMONED_BY_SYNCHRO
WAYS[XYZ_SUMMON] = SUMMONED_BY_XYZ
WAYS[LINK_SUMMON] = SUMMONED_BY_LINK
WAYS[SPECIAL_SUMMON] = SUMMONED_OTHERWISE
WAYS[PENDULUM_SUMMON] = SUMMONED_OTHERWISE


MADE_OF_MATERIALS: Final = SUMMONED_BY_FUSION | SUMMONED_BY_SYNCHRO | SUMMONED_BY_XYZ | SUMMONED_BY_LINK


def way_of(deed: int) -> int:
    """Return the way of being summoned that a deed is, 0 for none.

    >>> way_of(TRIBUTE_SUMMON) == SUMMONED_WITH_TRIBUTES
    True
    """
    return WAYS[deed]


def is_material_of(s: State, monsters: tuple[int, ...], row: CardState) -> bool:
    """Whether one of these monsters was summoned with a card that has not moved since."""
    for uid in monsters[::2]:
        if was_made_with(s, s.cards[uid], row):
            return True
    return False


def was_made_with(s: State, monster: CardState, material: CardState) -> bool:
    """Whether a monster, as it came to the field that it may just have left, was summoned with this unmoved card.

    rule: synchro.material.identity-lost-when-it-moves, synchro.material.forgotten-when-synchro-monster-moves
    """
    made_of = s.materials
    visit = monster.visit if is_on_field(monster.place) else monster.visit - 1
    for at in range(0, len(made_of), MADE_OF):
        if made_of[at] == monster.uid and abs(made_of[at + 1]) == visit:
            if made_of[at + 3 : at + 5] == (material.uid, material.visit):
                return True
    return False


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
