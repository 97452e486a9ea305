"""May this Trap become the monster that its text says?"""

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_monster_zones, is_monster_zone, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import MONSTER_ZONE, SPECIAL_SUMMONING


def may_become_monster(g: Game, s: State, player: int, row: CardState, source: CardState) -> bool:
    """Whether a Trap could Special Summon itself as a monster.  rule: zone.main-monster.spell-trap-there-is-monster"""
    if g.forms[row.card] is g.facts[row.card] or is_monster_zone(row.place) or not free_monster_zones(s, player):
        return False
    # What forbids such monsters to be summoned looks at what it would be.
    there = row.elsewhere(row.card, player, own(player, MONSTER_ZONE))
    return (
        continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, there, False, source) == continuous.NOBODY_FORBIDS
    )
