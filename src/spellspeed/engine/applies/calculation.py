"""What damage calculation comes to: who still battles, which monsters fall, who takes damage, as effects change it."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.grants as grants
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.stats as stats
from spellspeed.engine.applies.standing_attack import can_still_battle
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone, side_of
from spellspeed.engine.kernel.rows import Battle, CardState, Lingering
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import NO_SLOT, OP_CHANGE_DAMAGE
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    BY_BATTLE,
    BY_EFFECT,
    DAMAGE_TO_BOTH,
    DAMAGE_TO_OPPONENT,
    DOUBLE_DAMAGE,
    EFFECT_INSTEAD,
    FIXED_DAMAGE,
    HALF_DAMAGE,
    NO_CARD,
    NO_DAMAGE,
)


def are_still_battling(s: State, battle: Battle) -> bool:
    """Whether attacker and target are still on the field as monsters of opposing players.

    rule: battle.replay.only-in-battle-step
    """
    # rule: battle.attack.attacker-in-defense-stops-attack. Nor is damage calculated if that happens only now.
    if not can_still_battle(s, battle) or not is_monster_zone(s.cards[battle.attacker].place):
        return False
    if battle.target == NO_CARD:
        return True
    target = s.cards[battle.target]
    if not s.holds(battle.target, battle.target_visit) or not is_monster_zone(target.place):
        return False
    return target.controller != battle.player


def compared_value(g: Game, s: State, target: CardState) -> int:
    """Return what the attacker's ATK is compared with.  rule: battle.calc.compared-value-by-target-position"""
    return stats.attack_of(g, s, target) if target.attack else stats.defense_of(g, s, target)


def find_fallen(g: Game, s: State, battle: Battle) -> list[tuple[int, int]]:
    """Return the monsters that this battle destroys, each with the one that destroys it."""
    target = s.cards[battle.target]
    atk = stats.attack_of(g, s, s.cards[battle.attacker])
    other = compared_value(g, s, target)
    if atk > other:
        # rule: battle.atk-vs-atk.attacker-higher-destroys, battle.atk-vs-def.higher-destroys-target
        return [(battle.target, battle.attacker)]
    if not target.attack:
        # rule: battle.atk-vs-def.lower-nothing-destroyed, battle.atk-vs-def.equal-nothing-destroyed
        return []
    if atk < other:
        # rule: battle.atk-vs-atk.attacker-lower-destroyed
        return [(battle.attacker, battle.target)]
    # rule: battle.atk-vs-atk.equal-both-destroyed, battle.zero-atk.neither-destroyed
    return [(battle.attacker, battle.target), (battle.target, battle.attacker)] if atk > 0 else []


def find_damage(g: Game, s: State, battle: Battle) -> tuple[int, int, int]:
    """Return who takes damage from this battle, how much before effects change it, and from which monster."""
    attacker = s.cards[battle.attacker]
    atk = stats.attack_of(g, s, attacker)
    if battle.target == NO_CARD:
        # rule: battle.direct-attack.damage-equals-atk
        return (1 - battle.player, atk, battle.attacker)
    target = s.cards[battle.target]
    other = compared_value(g, s, target)
    if atk > other:
        # rule: battle.atk-vs-def.higher-no-damage, damage.piercing.is-battle-damage
        if not target.attack:
            pierced = grants.who_is_pierced(g, s, attacker)
            if not pierced:
                return (1 - battle.player, 0, battle.attacker)
            if 1 - battle.player not in pierced:
                return (battle.player, atk - other, battle.attacker)
        # rule: battle.atk-vs-atk.attacker-higher-damage
        return (1 - battle.player, atk - other, battle.attacker)
    # rule: battle.atk-vs-atk.attacker-lower-damage, battle.atk-vs-def.lower-attacker-takes-damage
    # rule: battle.atk-vs-atk.equal-no-damage, damage.battle.from-defense-position-monster
    return (battle.player, other - atk, battle.target)


def would_take_damage(g: Game, s: State, player: int) -> int:
    """Return the battle damage that a player would take if damage were calculated now."""
    battle = s.battle
    if battle is None or battle.calculated or not are_still_battling(s, battle):
        return 0
    who, amount, by = find_damage(g, s, battle)
    if is_of_effect(g, s, who, by):
        return 0
    return share_damage(g, s, who, amount, BY_BATTLE, NO_CARD)[player]


def is_of_effect(g: Game, s: State, player: int, by: int) -> bool:
    """Whether the battle damage that a player would take is treated as effect damage instead."""
    if not continuous.has_op(g, s, OP_CHANGE_DAMAGE):
        return False
    for source, lasting, step in continuous.find_steps(g, s, OP_CHANGE_DAMAGE):
        if step.damage_change == EFFECT_INSTEAD and changes(g, s, source, lasting, step, player, BY_BATTLE, by):
            return True
    return False


def share_damage(g: Game, s: State, player: int, amount: int, cause: int, by: int) -> tuple[int, int]:
    """Return how much damage each player takes when this player would take so much.

    First it is settled who takes it, then what becomes of it for each of them; damage moves only once, and it stays
    damage of its kind.

    rule: damage.redirected.is-battle-damage, damage.shared.is-battle-damage
    """
    if not continuous.has_op(g, s, OP_CHANGE_DAMAGE):
        return (amount, 0) if player == 0 else (0, amount)
    steps = continuous.find_steps(g, s, OP_CHANGE_DAMAGE)
    mine = True
    theirs = False
    for source, lasting, step in steps:
        if changes(g, s, source, lasting, step, player, cause, by):
            if step.damage_change == DAMAGE_TO_OPPONENT:
                mine, theirs = False, True
                break
            if step.damage_change == DAMAGE_TO_BOTH:
                theirs = True
    if mine and theirs and hands_over(g, s, steps, 1 - player, cause, by):
        # What the other player is to take as well is battle damage of his, and he has it taken for him.
        theirs, amount = False, 2 * amount
    own = change_damage(g, s, steps, player, amount, cause, by) if mine else 0
    other = change_damage(g, s, steps, 1 - player, amount, cause, by) if theirs else 0
    return (own, other) if player == 0 else (other, own)


def hands_over(
    g: Game, s: State, steps: list[tuple[CardState | None, Lingering | None, Step]], player: int, cause: int, by: int
) -> bool:
    """Whether the damage that a player would take is taken by the opponent instead."""
    for source, lasting, step in steps:
        if step.damage_change == DAMAGE_TO_OPPONENT and changes(g, s, source, lasting, step, player, cause, by):
            return True
    return False


def change_damage(
    g: Game,
    s: State,
    steps: list[tuple[CardState | None, Lingering | None, Step]],
    player: int,
    amount: int,
    cause: int,
    by: int,
) -> int:
    """Return what becomes of damage that a player takes, by the effects in the order in which they began to apply."""
    for source, lasting, step in steps:
        if not changes(g, s, source, lasting, step, player, cause, by):
            continue
        if step.damage_change == NO_DAMAGE:
            return 0
        if step.damage_change == HALF_DAMAGE:
            amount = (amount + 1) // 2
        elif step.damage_change == DOUBLE_DAMAGE:
            amount *= 2
        elif step.damage_change == FIXED_DAMAGE and lasting is not None:
            amount = lasting.memory[0]
        elif step.damage_change == FIXED_DAMAGE and amount > 0 and source is not None:
            amount = numbers.compute(g, s, source.controller, continuous.own_memory(s, source), step.number)
    return amount


def changes(
    g: Game,
    s: State,
    source: CardState | None,
    lasting: Lingering | None,
    step: Step,
    player: int,
    cause: int,
    by: int,
) -> bool:
    """Whether an effect changes damage of this kind that this player takes, from this battle or card if it says which.

    Battle damage comes from a monster of the other player.
    """
    whose = lasting.player if lasting is not None else source.controller if source is not None else player
    if not step.who & side_of(whose, player) or (step.because and not step.because & 1 << cause):
        return False
    if step.by is not None and cause == BY_EFFECT:
        if by == NO_CARD or not find.fits(g, s, whose, continuous.NO_MEMORY, s.cards[by], step.by, True):
            return False
    battle = s.battle
    if step.directly and (battle is None or battle.target != NO_CARD):
        return False
    if step.slot == NO_SLOT and step.choice is None and step.filter is None:
        return True
    if battle is None or cause != BY_BATTLE:
        return False
    if step.filter is not None and step.slot == NO_SLOT and step.choice is None:
        fighting = [uid for uid in (battle.attacker, battle.target) if uid != NO_CARD]
        return any(find.fits(g, s, whose, continuous.NO_MEMORY, s.cards[uid], step.filter) for uid in fighting)
    if continuous.applies_to(g, s, source, lasting, step, s.cards[battle.attacker]):
        return True
    return battle.target != NO_CARD and continuous.applies_to(g, s, source, lasting, step, s.cards[battle.target])
