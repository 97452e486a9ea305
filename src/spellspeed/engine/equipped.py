"""What is equipped to what."""

from spellspeed.engine.game import Game
from spellspeed.engine.rows import BOND_EQUIPPED_ITSELF, CardState
from spellspeed.engine.state import State
from spellspeed.lang.filter_code import EQUIPPED
from spellspeed.words import UNION


def has_equip(s: State, row: CardState) -> bool:
    """Whether a card is equipped to this monster."""
    for bond in s.bonds:
        if bond.other == row.uid and bond.other_visit == row.visit and bond.is_equip():
            return True
    return False


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


def is_targeting(s: State, cards: tuple[int, ...], row: CardState) -> bool:
    """Whether a card has an effect on the chain that targets one of these, or targets one as an equip.

    rule: equip.continuously-targets-equipped-monster
    """
    for link in s.chain:
        if link.uid == row.uid:
            for at in range(0, len(link.targets), 2):
                if link.targets[at] in cards[::2]:
                    return True
    return is_equipped_to(s, cards, row)


def is_an_equip(s: State, row: CardState, how: int) -> bool:
    """Whether a card is equipped to a monster, anyhow or as a monster by its own effect."""
    for bond in s.bonds:
        if bond.is_equip() and bond.uid == row.uid and bond.visit == row.visit:
            return how == EQUIPPED or bond.kind == BOND_EQUIPPED_ITSELF
    return False
