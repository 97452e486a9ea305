"""LP: damage and its kinds."""

from spellspeed.engine.events import tell_lp
from spellspeed.engine.state import State
from spellspeed.words import BY_COST, EVENT_LP_CHANGED


def inflict_damage(s: State, player: int, amount: int, cause: int, source: int) -> None:
    """Take damage from a player's LP, never below 0; damage of 0 is no damage.  rule: damage.battle.definition"""
    if amount <= 0:
        return
    old = s.lp[player]
    new = old - amount if old > amount else 0
    s.set_lp(player, new)
    tell_lp(s, EVENT_LP_CHANGED, player, cause, source, old, new)


def gain_lp(s: State, player: int, amount: int, cause: int, source: int) -> None:
    """Add to a player's LP; there is no upper limit.  rule: win.lp.no-upper-limit"""
    old = s.lp[player]
    s.set_lp(player, old + amount)
    tell_lp(s, EVENT_LP_CHANGED, player, cause, source, old, old + amount)


def pay_lp(s: State, player: int, amount: int, source: int) -> None:
    """Take LP that a player pays: a cost, no damage.  rule: cost.lp.is-not-damage, cost.lp.exactly-to-zero-legal"""
    if amount <= 0:
        return
    old = s.lp[player]
    s.set_lp(player, old - amount)
    tell_lp(s, EVENT_LP_CHANGED, player, BY_COST, source, old, old - amount)
