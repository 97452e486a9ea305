"""May this monster be Normal Summoned, Set, Flip Summoned, Special Summoned by itself, or turned otherwise now?"""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.engine.continuous import AT_DOINGS, find_forbidding, is_negated, live_lines
from spellspeed.engine.find import way_of
from spellspeed.engine.game import Game
from spellspeed.engine.limits import has_done, has_normal_summoned, is_used_up
from spellspeed.engine.may.act import candidates, lie_in_zones
from spellspeed.engine.may.activate import is_open_state, may_pay, memory_for, name_what_keeps_cards
from spellspeed.engine.may.conditions import forbid_summon, name_condition
from spellspeed.engine.may.fusion import could_be_made, flags_of
from spellspeed.engine.may.why import Why, refuses
from spellspeed.engine.numbers import holds
from spellspeed.engine.places import KINDS, has_free_monster_zone, has_zone_for, is_main_monster_zone, is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.engine.stats import level_of
from spellspeed.engine.zones import name_blocking
from spellspeed.lang.code import OP_DESTROY, LineCode
from spellspeed.words import (
    ATTACK,
    BEING_TRIBUTED,
    BEING_TRIBUTED_FOR_SUMMON,
    CHANGE_POSITION,
    CHANGING_POSITION,
    EVENT_SUMMON_ATTEMPTED,
    EXTRA_DECK_KINDS,
    FLIP_SUMMON,
    FLIP_SUMMONING,
    HAND,
    LINK,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    NORMAL_SUMMON,
    NORMAL_SUMMONING,
    PLACES_EACH,
    RITUAL,
    SET_MONSTER,
    SETTING,
    SPECIAL_SUMMON_ONLY,
    SPECIAL_SUMMONING,
    SUMMONED_BY_FLIPPING,
    SUMMONED_SPECIALLY,
    SUMMONED_WITH_TRIBUTES,
    SUMMONED_WITHOUT_TRIBUTE,
    SUMMONING_FACE_UP,
    TRIBUTE_SUMMON,
    YOU,
)

NEVER_NORMAL_SUMMONED: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY
FACE_MATTERS: Final = 1 << SUMMONING_FACE_UP | 1 << SETTING
FOR_A_SUMMON: Final[tuple[int, ...]] = (EVENT_SUMMON_ATTEMPTED, 0)  # what a line answers that is a summon procedure


def may_act_in_main_phase(s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player may take an open-state action now, else the rule that forbids it."""
    if s.turn_player != player:
        # rule: turn.main.open-state-required
        if refuses(why, rule.TURN_MAIN_OPEN_STATE_REQUIRED):
            return rule.TURN_MAIN_OPEN_STATE_REQUIRED
    if s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2:
        # rule: turn.main.actions-only-in-main-phase, turn.main2.same-actions-as-main1
        if refuses(why, rule.TURN_MAIN_ACTIONS_ONLY_IN_MAIN_PHASE):
            return rule.TURN_MAIN_ACTIONS_ONLY_IN_MAIN_PHASE
    return why.first() if why is not None else 0


def tributes_needed(level: int) -> int:
    """Return how many Tributes a monster of this Level needs.

    rule: summon.tribute.level-5-6-one, summon.tribute.level-7-plus-two, summon.tribute.three-only-by-card-text

    >>> [tributes_needed(level) for level in (1, 4, 5, 6, 7, 12)]
    [0, 0, 1, 1, 2, 2]
    """
    if level <= 4:
        return 0
    return 1 if level <= 6 else 2


def may_normal_summon_at_all(g: Game, s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player still has a Normal Summon or Set this turn and may use it now."""
    no = may_act_in_main_phase(s, player, why)
    if no and why is None:
        return no
    if has_normal_summoned(s, player):
        if refuses(why, rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED):
            return rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED
    by = find_forbidding(g, s, player, NORMAL_SUMMONING, None)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    return why.first() if why is not None else 0


def may_summon_this(g: Game, s: State, player: int, row: CardState, face_down: bool, why: Why | None) -> int:
    """Return 0 when this card can be the turn's Normal Summon or, face-down, its Set."""
    facts = g.facts[row.card]
    if row.place != player * PLACES_EACH + HAND:
        # rule: summon.normal.from-hand-face-up-attack, summon.set.face-down-defense-from-hand
        if refuses(why, rule.SUMMON_NORMAL_FROM_HAND_FACE_UP_ATTACK):
            return rule.SUMMON_NORMAL_FROM_HAND_FACE_UP_ATTACK
    if not facts.kind & MONSTER:
        if refuses(why, rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS):
            return rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS
        return why.first() if why is not None else 0
    if facts.kind & NEVER_NORMAL_SUMMONED:
        # rule: summon.normal.eligible-monsters
        if refuses(why, rule.SUMMON_SPECIAL_MONSTER_CANNOT_BE_NORMAL_SUMMONED):
            return rule.SUMMON_SPECIAL_MONSTER_CANNOT_BE_NORMAL_SUMMONED
    if g.programs[row.card].conditions and not face_down:
        way = SUMMONED_WITH_TRIBUTES if tributes_needed(level_of(g, s, row)) else SUMMONED_WITHOUT_TRIBUTE
        if forbid_summon(g, s, player, row, way, None):
            no = name_condition(g, s, player, row, rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS)
            if refuses(why, no):
                return no
    by = find_forbidding(g, s, player, NORMAL_SUMMONING, row)
    if by < 0:
        by = find_forbidding(g, s, player, SETTING if face_down else SUMMONING_FACE_UP, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    needed = tributes_needed(level_of(g, s, row))
    if needed:
        no = may_tribute(g, s, player, needed, face_down, why)
    else:
        no = 0 if has_free_monster_zone(s, player) else rule.ZONE_MAIN_MONSTER_MAX_FIVE
        if no:
            refuses(why, no)
            name_blocking(g, s, player, why)
    return why.first() if why is not None else no


def differ(g: Game, s: State, row: CardState) -> bool:
    """Whether something may forbid a monster to be Normal Summoned and not to be Set, or the other way round."""
    return len(g.programs[row.card].conditions) > 0 or live_lines(g, s)[AT_DOINGS] & FACE_MATTERS != 0


def find_tributes(g: Game, s: State, player: int) -> list[int]:
    """Return the monsters the player could Tribute for a summon."""
    found: list[int] = []
    for uid in s.monsters_of(player):
        row = s.cards[uid]
        # rule: summon.tribute.own-field-monsters
        if find_forbidding(g, s, player, BEING_TRIBUTED, row) < 0:
            if find_forbidding(g, s, player, BEING_TRIBUTED_FOR_SUMMON, row) < 0:
                found.append(uid)
    return found


def may_tribute(g: Game, s: State, player: int, needed: int, face_down: bool, why: Why | None) -> int:
    """Return 0 when the player can Tribute so many monsters and then has a zone for the new one."""
    own = find_tributes(g, s, player)
    if len(own) < needed:
        no = rule.SUMMON_TRIBUTE_LEVEL_5_6_ONE if needed == 1 else rule.SUMMON_TRIBUTE_LEVEL_7_PLUS_TWO
        if face_down:
            no = rule.SUMMON_SET_LEVEL_5_PLUS_NEEDS_TRIBUTES
        refuses(why, no)
        refuses(why, rule.SUMMON_TRIBUTE_LEVEL_5_PLUS_NEEDS_TRIBUTE)
        return no
    # rule: summon.tribute.paid-before-monster-appears
    if not has_free_monster_zone(s, player) and not any_in_main_zone(s, own):
        refuses(why, rule.ZONE_MAIN_MONSTER_MAX_FIVE)
        name_blocking(g, s, player, why)
        return rule.ZONE_MAIN_MONSTER_MAX_FIVE
    return 0


def any_in_main_zone(s: State, uids: list[int]) -> bool:
    """Whether one of the cards lies in a Main Monster Zone, so that its leaving frees one."""
    for uid in uids:
        if is_main_monster_zone(s.cards[uid].place):
            return True
    return False


def may_normal_summon(g: Game, s: State, player: int, row: CardState, face_down: bool, why: Why | None) -> int:
    """Return 0 when the player may Normal Summon (or Set) this card now, else the rule that forbids it."""
    no = may_normal_summon_at_all(g, s, player, why)
    if no and why is None:
        return no
    return may_summon_this(g, s, player, row, face_down, why)


# ------------------------------------------------------------------------------------------------- summoned by itself


def may_summon_by_procedure(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when the player may Special Summon this monster now as its own line says."""
    if s.turn_player != player or (s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2) or not is_open_state(s):
        if refuses(why, rule.SUMMON_PROCEDURE_MAIN_PHASE_OPEN_STATE):
            return rule.SUMMON_PROCEDURE_MAIN_PHASE_OPEN_STATE
    special = g.facts[row.card].kind & NEVER_NORMAL_SUMMONED != 0
    unmet = rule.SUMMON_SPECIAL_CYBER_DRAGON_STYLE_INHERENT
    if special:
        unmet = rule.SUMMON_SPECIAL_MONSTER_BY_FULFILLING_CONDITION
    memory = memory_for(g, s, row, line, FOR_A_SUMMON)
    there = row.controller == player and KINDS[row.place] & line.places != 0
    if not there or (line.needs is not None and not holds(g, s, player, memory, line.needs)):
        if refuses(why, unmet):
            return unmet
        if not there:
            return why.first() if why is not None else 0
    if is_used_up(g, s, row, line):
        if refuses(why, rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE):
            return rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE
    # rule: summon.special-monster.condition-is-not-effect
    if not special and is_negated(g, s, row):
        if refuses(why, rule.EFFECT_TYPE_UNCLASSIFIED_OWN_SUMMON_WITHOUT_CHAIN):
            return rule.EFFECT_TYPE_UNCLASSIFIED_OWN_SUMMON_WITHOUT_CHAIN
    by = find_forbidding(g, s, player, SPECIAL_SUMMONING, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    no = may_pay(g, s, player, row, line, memory, None)
    if no and no != rule.COST_LP_NOT_MORE_THAN_CURRENT:
        no = unmet
    if no and refuses(why, no):
        return no
    if no:
        for step in line.steps:
            name_what_keeps_cards(g, s, player, row, memory, step, why)
    if not no and not has_room(g, s, player, row, line, memory):
        if refuses(why, rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE):
            return rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE
        name_blocking(g, s, player, why)
    return why.first() if why is not None else 0


def has_room(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> bool:
    """Whether there is a zone for a monster that is summoned by itself, or what is given for it can free one.

    rule: summon.special.procedure-may-free-a-zone
    """
    to = player if line.to == YOU else 1 - player
    if has_zone_for(g, s, to, row):
        return True
    for step in line.steps:
        if step.op >= OP_DESTROY and step.choice is not None:
            if step.choice.materials:
                found = candidates(g, s, player, memory, step, row)
                return could_be_made(g, s, player, row, found, flags_of(g, s, player, row))
            if lie_in_zones(s, to, candidates(g, s, player, memory, step, row)):
                return True
    return False


# ---------------------------------------------------------------------------------------------- Flip Summons, positions


def may_flip_summon(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may Flip Summon this monster now, else the rule that forbids it."""
    no = may_act_in_main_phase(s, player, why)
    if no and why is None:
        return no
    if row.controller != player or not is_monster_zone(row.place) or row.face_up or row.attack:
        # rule: summon.flip.definition
        if refuses(why, rule.SUMMON_FLIP_DEFINITION):
            return rule.SUMMON_FLIP_DEFINITION
        return why.first() if why is not None else 0
    if row.turn_placed == s.turn and row.arrived_by == SET_MONSTER:
        if refuses(why, rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET):
            return rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET
    if g.programs[row.card].conditions and forbid_summon(g, s, player, row, SUMMONED_BY_FLIPPING, None):
        no = name_condition(g, s, player, row, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST)
        if refuses(why, no):
            return no
    by = find_forbidding(g, s, player, CHANGING_POSITION, row)
    if by < 0:
        by = find_forbidding(g, s, player, FLIP_SUMMONING, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    no = may_turn_at_all(s, row, why)
    return why.first() if why is not None else no


def may_turn_at_all(s: State, row: CardState, why: Why | None) -> int:
    """Return 0 when neither an arrival, a change nor an attack this turn fixes the monster's position."""
    if row.turn_placed == s.turn:
        arrived = row.arrived_by
        if arrived == NORMAL_SUMMON or arrived == TRIBUTE_SUMMON or arrived == SET_MONSTER:
            if refuses(why, rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED):
                return rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED
        elif way_of(arrived) & SUMMONED_SPECIALLY:
            if refuses(why, rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED):
                return rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED
    if has_done(s, CHANGE_POSITION, row) or has_done(s, FLIP_SUMMON, row):
        if refuses(why, rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN):
            return rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN
    if has_done(s, ATTACK, row):
        if refuses(why, rule.POSITION_CHANGE_NOT_AFTER_ATTACKING):
            return rule.POSITION_CHANGE_NOT_AFTER_ATTACKING
    return why.first() if why is not None else 0


def may_change_position(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may turn this face-up monster to its other position now."""
    if (
        row.controller != player
        or not is_monster_zone(row.place)
        or s.turn_player != player
        or (s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2)
    ):
        if refuses(why, rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE):
            return rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE
        if not is_monster_zone(row.place):
            return why.first() if why is not None else 0
    if not row.face_up:
        # A face-down monster is turned up only by a Flip Summon, to Attack Position.
        if refuses(why, rule.SUMMON_FLIP_NEVER_TO_FACE_UP_DEFENSE):
            return rule.SUMMON_FLIP_NEVER_TO_FACE_UP_DEFENSE
    by = find_forbidding(g, s, player, CHANGING_POSITION, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    if g.facts[row.card].kind & LINK:
        if refuses(why, rule.LINK_POSITION_ALWAYS_ATTACK):
            return rule.LINK_POSITION_ALWAYS_ATTACK
    no = may_turn_at_all(s, row, why)
    return why.first() if why is not None else no
