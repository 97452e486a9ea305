"""ATK, DEF and Level of a card as they are now."""

import spellspeed.engine.continuous as continuous
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.words import ATK, DEF


def original_of(g: Game, row: CardState, stat: int) -> int:
    """Return a printed value; a "?" that nothing has determined counts as 0.  rule: stats.atk-def.printed-values"""
    facts = g.facts[row.card]
    value = facts.atk if stat == ATK else facts.def_ if stat == DEF else facts.level
    return value if value > 0 else 0


def stat_of(g: Game, s: State, row: CardState, stat: int) -> int:
    """Return a value as it is now: the printed one, and what applies to it on the field."""
    value = original_of(g, row, stat)
    if row.face_up and is_monster_zone(row.place):
        value = continuous.changed_stat(g, s, row, stat, value)
    return value


def attack_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's ATK."""
    return stat_of(g, s, row, ATK)


def defense_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's DEF."""
    return stat_of(g, s, row, DEF)


def level_of(g: Game, row: CardState) -> int:
    """Return a monster's Level, 0 for a monster that has none.  rule: card.level.number-of-stars"""
    level = g.facts[row.card].level
    return level if level > 0 else 0
