"""What is equipped to what."""

from spellspeed.engine.game import Game
from spellspeed.engine.rows import BOND_EQUIPPED_ITSELF, CardState
from spellspeed.engine.state import State
from spellspeed.words import UNION


def has_union(g: Game, s: State, row: CardState) -> bool:
    """Whether a Union monster is equipped to this monster."""
    for bond in s.bonds:
        if bond.other == row.uid and bond.other_visit == row.visit and bond.is_equip():
            if g.facts[bond.card].kind & UNION:
                return True
    return False


def is_equipped_to(s: State, monsters: tuple[int, ...], row: CardState) -> bool:
    """Whether a card is equipped to one of these monsters."""
    for bond in s.bonds:
        if bond.uid == row.uid and bond.visit == row.visit and bond.is_equip():
            return bond.other in monsters[::2]
    return False


def is_equipped_by_itself(s: State, row: CardState) -> bool:
    """Whether a monster is equipped to another by its own effect."""
    for bond in s.bonds:
        if bond.kind == BOND_EQUIPPED_ITSELF and bond.uid == row.uid and bond.visit == row.visit:
            return True
    return False
