"""May this monster attack now, and whom?"""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.continuous import find_forbidding
from spellspeed.engine.game import Game
from spellspeed.engine.limits import has_done
from spellspeed.engine.may.why import Why, refuses
from spellspeed.engine.places import is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.words import ATTACK, ATTACKING, BATTLE_PHASE, BATTLE_STEP, END_STEP, START_STEP


def may_attack(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may declare an attack with this card now, else the rule that forbids it."""
    if s.turn_player != player or row.controller != player:
        if refuses(why, rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK):
            return rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK
    no = is_time_to_attack(s)
    if no and refuses(why, no):
        return no
    if not is_monster_zone(row.place):
        if refuses(why, rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE):
            return rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE
        return why.first() if why is not None else 0
    # rule: battle.attack.attacker-must-be-faceup-attack, position.face-up-attack.can-attack
    if not row.face_up or not row.attack:
        if refuses(why, rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK):
            return rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK
    if has_done(s, ATTACK, row):
        if refuses(why, rule.BATTLE_ATTACK_ONCE_PER_TURN):
            return rule.BATTLE_ATTACK_ONCE_PER_TURN
    by = find_forbidding(g, s, player, ATTACKING, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    return why.first() if why is not None else 0


def is_time_to_attack(s: State) -> int:
    """Return 0 in the Battle Step with no attack under way, else the rule that says when attacks are declared."""
    if s.phase == BATTLE_PHASE and s.step == START_STEP:
        return rule.BATTLE_START_STEP_DECLARES_BATTLE_PHASE
    if s.phase == BATTLE_PHASE and s.step == END_STEP:
        return rule.BATTLE_END_STEP_CLOSES_BATTLE_PHASE
    if s.phase != BATTLE_PHASE:
        return rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER
    if s.battle is not None or s.step != BATTLE_STEP:
        return rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME
    return 0


def may_attack_target(s: State, player: int, target: CardState, why: Why | None) -> int:
    """Return 0 when this monster of the opponent can be chosen as an attack target."""
    if target.controller == player or not is_monster_zone(target.place):
        if refuses(why, rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE):
            return rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE
    return why.first() if why is not None else 0


def may_attack_directly(s: State, player: int, why: Why | None) -> int:
    """Return 0 when an attack of this player can go directly to the opponent."""
    # rule: battle.attack.direct-when-no-monster
    if s.monsters_of(1 - player):
        if refuses(why, rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY):
            return rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY
    return why.first() if why is not None else 0
