"""LP: damage and its kinds."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.moving.counters as counters
from spellspeed.engine.applies.calculation import changes, is_of_effect, share_damage
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_lp
from spellspeed.lang.codes.code import OP_CHANGE_DAMAGE
from spellspeed.words import (
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_RULE,
    COUNTER_INSTEAD,
    EVENT_LP_CHANGED,
    GAIN_AS_DAMAGE,
    LP_INSTEAD,
    NO_CARD,
)


def inflict_damage(g: Game, s: State, player: int, amount: int, cause: int, source: int) -> None:
    """Take damage from LP, never below 0, as effects change it; damage of 0 is no damage.

    rule: damage.battle.definition, damage.battle.both-players-simultaneous
    """
    if amount <= 0:
        return
    if cause == BY_BATTLE and is_of_effect(g, s, player, source):
        cause = BY_EFFECT
    if gives_lp(g, s, player, cause, source):
        gain_lp(s, player, amount, cause, source)
        return
    if becomes_counter(g, s, player, cause, source):
        return
    shares = share_damage(g, s, player, amount, cause, source)
    for whose in (player, 1 - player):
        old = s.lp[whose]
        new = max(old - shares[whose], 0)
        if new != old:
            # What one player takes in the other's place comes from the other monster of the battle.
            by = source if whose == player else other_in_battle(s, source)
            s.set_lp(whose, new)
            tell_lp(s, EVENT_LP_CHANGED, whose, cause, by, old, new)


def gives_lp(g: Game, s: State, player: int, cause: int, by: int) -> bool:
    """Whether an effect that would inflict damage to a player gives him LP: then there is no damage to be changed."""
    if not continuous.has_op(g, s, OP_CHANGE_DAMAGE):
        return False
    for source, lasting, step in continuous.find_steps(g, s, OP_CHANGE_DAMAGE):
        if step.damage_change == LP_INSTEAD and changes(g, s, source, lasting, step, player, cause, by):
            return True
    return False


def takes_as_damage(g: Game, s: State, player: int, by: int) -> bool:
    """Whether a player takes as damage what an effect would give him as LP."""
    if not continuous.has_op(g, s, OP_CHANGE_DAMAGE):
        return False
    for source, lasting, step in continuous.find_steps(g, s, OP_CHANGE_DAMAGE):
        if step.damage_change == GAIN_AS_DAMAGE and changes(g, s, source, lasting, step, player, BY_EFFECT, by):
            return True
    return False


def becomes_counter(g: Game, s: State, player: int, cause: int, by: int) -> bool:
    """Place a counter on the first card that takes one in the place of such damage; False if there is none."""
    if not continuous.has_op(g, s, OP_CHANGE_DAMAGE):
        return False
    for source, lasting, step in continuous.find_steps(g, s, OP_CHANGE_DAMAGE):
        if step.damage_change != COUNTER_INSTEAD or source is None:
            continue
        if changes(g, s, source, lasting, step, player, cause, by):
            if counters.may_be_placed_on(g, s, source):
                kind = step.counter
                counters.put(s, source.controller, source, kind, source.count_counters(kind) + 1, BY_EFFECT, source.uid)
                return True
    return False


def other_in_battle(s: State, source: int) -> int:
    """Return the monster that battles this one; the card itself outside a battle or in a direct attack."""
    battle = s.battle
    if battle is None or battle.target == NO_CARD:
        return source
    if source == battle.attacker:
        return battle.target
    return battle.attacker if source == battle.target else source


def gain_lp(s: State, player: int, amount: int, cause: int, source: int) -> None:
    """Add to a player's LP; there is no upper limit.  rule: win.lp.no-upper-limit"""
    old = s.lp[player]
    if old <= 0:
        return  # rule: win.lp-zero.later-gain-does-not-save
    s.set_lp(player, old + amount)
    tell_lp(s, EVENT_LP_CHANGED, player, cause, source, old, old + amount)


def pay_lp(s: State, player: int, amount: int, source: int) -> None:
    """Take LP that a player pays: a cost, no damage.  rule: cost.lp.is-not-damage, cost.lp.exactly-to-zero-legal"""
    old = s.lp[player]
    new = old - max(amount, 0)
    if new != old:
        s.set_lp(player, new)
        tell_lp(s, EVENT_LP_CHANGED, player, BY_COST, source, old, new)


def lose_lp(s: State, player: int, amount: int, source: int) -> None:
    """Take LP that a player loses: neither damage nor a cost.  rule: damage.lp-loss.is-not-damage"""
    old = s.lp[player]
    new = max(old - amount, 0)
    if new != old:
        s.set_lp(player, new)
        tell_lp(s, EVENT_LP_CHANGED, player, BY_RULE, source, old, new)


def set_lp(s: State, player: int, amount: int, source: int) -> None:
    """Let a player's LP become a number: that is no gain, no damage and no loss."""
    old = s.lp[player]
    if amount != old:
        s.set_lp(player, amount)
        tell_lp(s, EVENT_LP_CHANGED, player, BY_RULE, source, old, amount)
