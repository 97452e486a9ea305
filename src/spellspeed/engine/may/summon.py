"""May this monster be Normal Summoned, Set, Flip Summoned or turned to another position now?"""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.engine.continuous import find_forbidding
from spellspeed.engine.game import Game
from spellspeed.engine.limits import has_done, has_normal_summoned
from spellspeed.engine.may.why import Why, refuses
from spellspeed.engine.places import has_free_monster_zone, is_main_monster_zone, is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.engine.stats import level_of
from spellspeed.words import (
    ATTACK,
    BEING_TRIBUTED,
    CHANGE_POSITION,
    CHANGING_POSITION,
    EXTRA_DECK_KINDS,
    FLIP_SUMMON,
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
    SPECIAL_SUMMON,
    SPECIAL_SUMMON_ONLY,
    TRIBUTE_SUMMON,
)

NEVER_NORMAL_SUMMONED: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY


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
    by = find_forbidding(g, s, player, NORMAL_SUMMONING, row)
    if by >= 0 and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    needed = tributes_needed(level_of(g, s, row))
    if needed:
        no = may_tribute(g, s, player, needed, face_down, why)
    else:
        no = 0 if has_free_monster_zone(s, player) else rule.ZONE_MAIN_MONSTER_MAX_FIVE
        if no:
            refuses(why, no)
    return why.first() if why is not None else no


def find_tributes(g: Game, s: State, player: int) -> list[int]:
    """Return the monsters the player could Tribute for a summon."""
    return [uid for uid in s.monsters_of(player) if find_forbidding(g, s, player, BEING_TRIBUTED, s.cards[uid]) < 0]


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
    by = find_forbidding(g, s, player, CHANGING_POSITION, row)
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
        elif arrived == SPECIAL_SUMMON:
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
