"""ATK, DEF and Level of a card as they are now."""

from spellspeed.engine.game import Game
from spellspeed.engine.rows import CardState


def attack_of(g: Game, row: CardState) -> int:
    """Return a monster's ATK.  rule: stats.atk-def.printed-values"""
    atk = g.facts[row.card].atk
    # A "?" that nothing has determined counts as 0 on the field.
    return atk if atk > 0 else 0


def defense_of(g: Game, row: CardState) -> int:
    """Return a monster's DEF."""
    defense = g.facts[row.card].def_
    return defense if defense > 0 else 0


def level_of(g: Game, row: CardState) -> int:
    """Return a monster's Level, 0 for a monster that has none.  rule: card.level.number-of-stars"""
    level = g.facts[row.card].level
    return level if level > 0 else 0
