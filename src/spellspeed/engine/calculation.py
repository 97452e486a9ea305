"""What damage calculation comes to: who still battles whom, which monsters fall, who takes how much damage."""

import spellspeed.engine.damage_shares as damage_shares
import spellspeed.engine.grants as grants
import spellspeed.engine.stats as stats
from spellspeed.engine.attack import can_still_battle
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_monster_zone
from spellspeed.engine.rows import Battle, CardState
from spellspeed.engine.state import State
from spellspeed.words import BY_BATTLE, NO_CARD


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
    who, amount, _ = find_damage(g, s, battle)
    return damage_shares.share_damage(g, s, who, amount, BY_BATTLE, NO_CARD)[player]
