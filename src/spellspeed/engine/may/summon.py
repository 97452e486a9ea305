"""May this monster be Normal Summoned, Set, Flip Summoned, Special Summoned by itself, or turned otherwise now?"""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import (
    AT_DOINGS,
    NOBODY_FORBIDS,
    find_forbidding,
    has_op,
    is_negated,
    live_lines,
)
from spellspeed.engine.applies.markers import has_zone_for
from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.asking.tributes import can_become_tributes, counts_as
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import way_of
from spellspeed.engine.kernel.limits import has_done, is_used_up
from spellspeed.engine.kernel.places import (
    KINDS,
    has_free_monster_zone,
    is_monster_zone,
    lie_in_zones,
    player_meant,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import candidates
from spellspeed.engine.may.activate import is_open_state, memory_for
from spellspeed.engine.may.conditions import forbid_summon, name_condition
from spellspeed.engine.may.fusion import could_be_made, flags_of, names_of
from spellspeed.engine.may.making import may_be_made
from spellspeed.engine.may.oath import has_broken
from spellspeed.engine.may.pay import may_pay, name_other_way, name_what_keeps_cards
from spellspeed.engine.may.room import name_blocking
from spellspeed.engine.may.ways import (
    NEVER_NORMAL_SUMMONED,
    USUAL,
    allows,
    can_discard,
    find_rights,
    find_tributes,
    find_ways,
    has_additional_right,
    has_ordinary_right,
    has_right_left,
    is_monster_to_summon,
    masks_of,
    tributes_of,
)
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import NO_OATH, OP_GRANT
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ADDITIONAL_RIGHT,
    ATTACK,
    BEING_TRIBUTED,
    BEING_TRIBUTED_FOR_SUMMON,
    CHANGE_POSITION,
    CHANGING_POSITION,
    EVENT_SUMMON_ATTEMPTED,
    FLIP_SUMMON,
    FLIP_SUMMONING,
    GEMINI_SUMMON,
    LINK,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    NORMAL_SUMMON,
    SET_MONSTER,
    SETTING,
    SPECIAL_SUMMON,
    SPECIAL_SUMMONING,
    SUMMONED_BY_FLIPPING,
    SUMMONED_SPECIALLY,
    SUMMONING_FACE_UP,
    TRIBUTE_SUMMON,
)

LACKS_TRIBUTES: Final = (
    rule.SUMMON_TRIBUTE_LEVEL_5_6_ONE,
    rule.SUMMON_TRIBUTE_LEVEL_7_PLUS_TWO,
    rule.SUMMON_SET_LEVEL_5_PLUS_NEEDS_TRIBUTES,
)
FACE_MATTERS: Final = 1 << SUMMONING_FACE_UP | 1 << SETTING
FOR_A_SUMMON: Final[tuple[int, ...]] = (EVENT_SUMMON_ATTEMPTED, 0)  # what a line answers that is a summon procedure


def may_act_in_main_phase(s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player may take an open-state action now, else the rule that forbids it."""
    if s.turn_player != player:
        # rule: turn.main.open-state-required
        if no := refuse(why, rule.TURN_MAIN_OPEN_STATE_REQUIRED):
            return no
    if s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2:
        # rule: turn.main.actions-only-in-main-phase, turn.main2.same-actions-as-main1
        if no := refuse(why, rule.TURN_MAIN_ACTIONS_ONLY_IN_MAIN_PHASE):
            return no
    return why.first() if why is not None else 0


def may_normal_summon_at_all(g: Game, s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player still has a Normal Summon or Set this turn and may use it now."""
    no = may_act_in_main_phase(s, player, why)
    if no and why is None:
        return no
    if not has_right_left(g, s, player):
        if no := refuse(why, rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED):
            return no
    return why.first() if why is not None else 0


def may_summon_this(g: Game, s: State, player: int, row: CardState, face_down: bool, why: Why | None) -> int:
    """Return 0 when this card can be the turn's Normal Summon or, face-down, its Set."""
    no = is_monster_to_summon(g, s, player, row, face_down, why)
    if (no and why is None) or not g.facts[row.card].kind & MONSTER:
        return no
    if g.programs[row.card].ways or has_op(g, s, OP_GRANT):
        no = why_no_way(g, s, player, row, face_down)
    else:
        no = may_tribute(g, s, player, row, USUAL, face_down)
    if no:
        refuse(why, no)
        if no == rule.ZONE_MAIN_MONSTER_MAX_FIVE:
            name_blocking(g, s, player, why)
        if no in LACKS_TRIBUTES:
            refuse(why, rule.SUMMON_TRIBUTE_LEVEL_5_PLUS_NEEDS_TRIBUTE)
            name_what_keeps_tributes(g, s, player, why)
    return why.first() if why is not None else no


def name_what_keeps_tributes(g: Game, s: State, player: int, why: Why | None) -> None:
    """Note which card keeps monsters of the player from being Tributed."""
    for uid in s.monsters_of(player) if why is not None else ():
        for doing in (BEING_TRIBUTED, BEING_TRIBUTED_FOR_SUMMON):
            by = find_forbidding(g, s, player, doing, s.cards[uid])
            if by != NOBODY_FORBIDS:
                refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by)


def differ(g: Game, s: State, row: CardState) -> bool:
    """Whether something may forbid a monster to be Normal Summoned and not to be Set, or the other way round."""
    program = g.programs[row.card]
    if program.conditions or program.ways or has_op(g, s, OP_GRANT):
        return True
    return live_lines(g, s)[AT_DOINGS] & FACE_MATTERS != 0


def why_no_way(g: Game, s: State, player: int, row: CardState, face_down: bool) -> int:
    """Return 0 when one of the player's rights and one of the monster's ways go together, else what is missing."""
    if find_rights(g, s, player, row, face_down):
        return 0
    # Zones and Tributes are judged without a right too: what a Set card does must not show in a refusal.
    no = may_tribute(g, s, player, row, USUAL, face_down) or rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED
    for way in find_ways(g, s, player, row, face_down):
        needed = tributes_of(g, s, row, way)
        additional = has_additional_right(g, s, player) and allows(
            g, s, player, ADDITIONAL_RIGHT, row, face_down, needed
        )
        if has_ordinary_right(g, s, player) or additional:
            # The usual way is the first of them, and what it lacks says more than what a rarer way lacks.
            return may_tribute(g, s, player, row, way, face_down)
    return no


def may_tribute(g: Game, s: State, player: int, row: CardState, way: int, face_down: bool) -> int:
    """Return 0 when there are Tributes and a zone for a monster in this way, else the rule that forbids it."""
    needed = tributes_of(g, s, row, way)
    free = has_free_monster_zone(s, player)
    if not can_discard(g, s, player, row, way):
        return rule.COST_UNPAYABLE_CANNOT_ACTIVATE
    if not needed:
        return 0 if free else rule.ZONE_MAIN_MONSTER_MAX_FIVE
    # rule: summon.tribute.paid-before-monster-appears
    masks = masks_of(g, s, player, row, find_tributes(g, s, player, row, way))
    if counts_as(masks) >= needed:
        return 0 if can_become_tributes(masks, (), needed, not free) else rule.ZONE_MAIN_MONSTER_MAX_FIVE
    if way != USUAL:
        return rule.SUMMON_TRIBUTE_THREE_ONLY_BY_CARD_TEXT
    if face_down:
        return rule.SUMMON_SET_LEVEL_5_PLUS_NEEDS_TRIBUTES
    return rule.SUMMON_TRIBUTE_LEVEL_5_6_ONE if needed == 1 else rule.SUMMON_TRIBUTE_LEVEL_7_PLUS_TWO


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
        if no := refuse(why, rule.SUMMON_PROCEDURE_MAIN_PHASE_OPEN_STATE):
            return no
    if line.made_by:
        no = may_be_made(g, s, player, row, line, why)
        return why.first() if why is not None else no
    special = g.facts[row.card].kind & NEVER_NORMAL_SUMMONED != 0
    unmet = rule.SUMMON_SPECIAL_CYBER_DRAGON_STYLE_INHERENT
    if special:
        unmet = rule.SUMMON_SPECIAL_MONSTER_BY_FULFILLING_CONDITION
    memory = memory_for(g, s, row, line, FOR_A_SUMMON)
    there = row.controller == player and KINDS[row.place] & line.places != 0
    if not there or not holds(g, s, player, memory, line.needs):
        if refuse(why, unmet) or not there:
            return unmet
    if is_used_up(g, s, row, line):
        if no := refuse(why, rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE):
            return no
    if line.oath_at != NO_OATH and has_broken(g, s, player, row, line):
        if no := refuse(why, rule.EFFECT_CONDITION_ALL_MUST_BE_MET):
            return no
    # rule: summon.special-monster.condition-is-not-effect
    if not special and is_negated(g, s, row):
        if no := refuse(why, rule.EFFECT_TYPE_UNCLASSIFIED_OWN_SUMMON_WITHOUT_CHAIN):
            return no
    by = find_forbidding(g, s, player, SPECIAL_SUMMONING, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    no = may_pay(g, s, player, row, line, memory, None)
    if no and no != rule.COST_LP_NOT_MORE_THAN_CURRENT:
        no = unmet
    if no and refuse(why, no):
        return no
    if no:
        for step in line.steps:
            name_what_keeps_cards(g, s, player, row, memory, step, why)
            name_other_way(g, s, player, row, memory, step, why)
    if not no and not has_room(g, s, player, row, line, memory):
        if no := refuse(why, rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE):
            return no
        name_blocking(g, s, player, why)
    return why.first() if why is not None else 0


def has_room(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> bool:
    """Whether there is a zone for a monster that is summoned by itself, or what is given for it can free one.

    rule: summon.special.procedure-may-free-a-zone
    """
    to = player_meant(player, line.field_of)
    if has_zone_for(g, s, to, row):
        return True
    for step in line.steps:
        if step.is_deed and step.choice is not None:
            if step.choice.materials:
                found = candidates(g, s, player, memory, step, row)
                flags = flags_of(g, s, player, row)
                return could_be_made(g, s, player, row, found, names_of(g, s, found), flags, False)
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
        no = rule.SUMMON_FLIP_DEFINITION
        refuse(why, no)
        return no
    if row.turn_placed == s.turn and row.arrived_by == SET_MONSTER:
        if no := refuse(why, rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET):
            return no
    if g.programs[row.card].conditions and forbid_summon(g, s, player, row, SUMMONED_BY_FLIPPING, None):
        no = name_condition(g, s, player, row, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES)
        if refuse(why, no):
            return no
    by = find_forbidding(g, s, player, CHANGING_POSITION, row)
    if by == NOBODY_FORBIDS:
        by = find_forbidding(g, s, player, FLIP_SUMMONING, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    no = may_turn_at_all(s, row, why, True)
    return why.first() if why is not None else no


def may_turn_at_all(s: State, row: CardState, why: Why | None, by_flipping: bool = False) -> int:
    """Return 0 when neither an arrival, a change nor an attack this turn fixes the monster's position."""
    if row.turn_placed == s.turn:
        arrived = row.arrived_by
        if arrived == NORMAL_SUMMON or arrived == TRIBUTE_SUMMON or arrived == SET_MONSTER:
            no = rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED
            if by_flipping and arrived != SET_MONSTER:
                no = rule.SUMMON_FLIP_NOT_AFTER_SUMMON_THEN_FACEDOWN
            if refuse(why, no):
                return no
        elif way_of(arrived) & SUMMONED_SPECIALLY:
            no = rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED
            if by_flipping:
                no = rule.SUMMON_FLIP_NOT_AFTER_SUMMON_THEN_FACEDOWN
                if lies_as_summoned(s, row):
                    no = rule.SUMMON_FLIP_NOT_TURN_SPECIAL_SUMMONED_FACEDOWN
            if refuse(why, no):
                return no
    if has_done(s, GEMINI_SUMMON, row):
        if no := refuse(why, rule.GEMINI_RESUMMON_NO_MANUAL_POSITION_CHANGE_THAT_TURN):
            return no
    if has_done(s, CHANGE_POSITION, row) or has_done(s, FLIP_SUMMON, row):
        no = rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN
        if by_flipping:
            no = rule.SUMMON_FLIP_NOT_AFTER_POSITION_CHANGE_THEN_FACEDOWN
        if refuse(why, no):
            return no
    if has_done(s, ATTACK, row):
        no = rule.POSITION_CHANGE_NOT_AFTER_ATTACKING
        if by_flipping:
            no = rule.SUMMON_FLIP_NOT_AFTER_ATTACK_THEN_FACEDOWN
        if refuse(why, no):
            return no
    return why.first() if why is not None else 0


def lies_as_summoned(s: State, row: CardState) -> bool:
    """Whether a monster that was Special Summoned this turn has not been turned face-down since."""
    for done in s.deeds:
        if done.deed == SPECIAL_SUMMON and done.uid == row.uid and done.turned == row.turned:
            return True  # with every new visit it would have been turned, too
    return False


def may_change_position(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may turn this face-up monster to its other position now."""
    if (
        row.controller != player
        or not is_monster_zone(row.place)
        or s.turn_player != player
        or (s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2)
    ):
        no = rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE
        if refuse(why, no) or not is_monster_zone(row.place):
            return no
    if not row.face_up:
        # A face-down monster is turned up only by a Flip Summon, to Attack Position.
        if no := refuse(why, rule.SUMMON_FLIP_NEVER_TO_FACE_UP_DEFENSE):
            return no
    by = find_forbidding(g, s, player, CHANGING_POSITION, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    if g.facts[row.card].kind & LINK:
        if no := refuse(why, rule.LINK_POSITION_ALWAYS_ATTACK):
            return no
    no = may_turn_at_all(s, row, why)
    return why.first() if why is not None else no
