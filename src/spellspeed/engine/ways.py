"""Ways of being summoned: which of them a deed is, and with which materials a monster came."""

from typing import Final

from spellspeed.engine.rows import CardState
from spellspeed.engine.state import MADE_OF, State
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


def was_made_with(s: State, monster: CardState, material: CardState) -> bool:
    """Whether a monster, as it came to the field, was summoned with this card, which has not moved since.

    rule: synchro.material.identity-lost-when-it-moves, synchro.material.forgotten-when-synchro-monster-moves
    """
    made_of = s.materials
    for at in range(0, len(made_of), MADE_OF):
        if made_of[at] == monster.uid and abs(made_of[at + 1]) == monster.visit:
            if made_of[at + 3 : at + 5] == (material.uid, material.visit):
                return True
    return False


def is_material_of(s: State, monsters: tuple[int, ...], row: CardState) -> bool:
    """Whether one of these monsters was summoned with a card that has not moved since."""
    for uid in monsters[::2]:
        if was_made_with(s, s.cards[uid], row):
            return True
    return False
