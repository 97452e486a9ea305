"""May this line of this card be activated now?"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.may.obstacles as obstacles
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.awaited import is_of_this_phase
from spellspeed.engine.applies.find import asks_for_any, find, least_of
from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.applies.triggers import (
    ANSWERS_NOTHING,
    answered_an_earlier_link,
    find_answer,
    speaks_of_the_card_only,
)
from spellspeed.engine.kernel.frames import (
    FRAME_ACTIVATE,
    FRAME_BATTLE_PHASE,
    FRAME_CHAIN,
    FRAME_MAIN_PHASE,
    FRAME_TURN,
    FRAME_WINDOW,
    WINDOW_HAND_LIMIT,
    WINDOW_SUMMON_ATTEMPT,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import count_uses, is_being_summoned, was_done_in_phase
from spellspeed.engine.kernel.places import (
    KINDS,
    free_pendulum_zones,
    has_free_monster_zone,
    has_free_spell_trap_zone,
    is_pendulum_card,
    own,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import AT_LINK, begin_memory, slot_of, with_int, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import (
    candidates,
    enough_names,
    leaves_a_fitting_one,
)
from spellspeed.engine.may.gemini import may_use_bullet
from spellspeed.engine.may.oath import has_broken
from spellspeed.engine.may.only_one import find_others
from spellspeed.engine.may.outcome import could_resolve, spent_by_cost
from spellspeed.engine.may.pay import may_pay
from spellspeed.engine.may.respond import find_hushing, may_respond
from spellspeed.engine.may.room import could_leave_one, name_blocking, zone_lacking
from spellspeed.engine.may.special_summon import has_zones
from spellspeed.engine.may.trap_rights import find_trap_right
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import (
    FAST,
    LINE_ACTIVATION,
    LINE_FLIP,
    LINE_IGNITION,
    LINE_TRIGGER,
    NO_OATH,
    ON_ACTIVATION,
    ON_SUMMON_ATTEMPT,
    OP_CONTROL,
    OP_SPECIAL_SUMMON,
    OP_SWITCH_TARGET,
    OP_TARGET,
    SLOT_BOUND,
    SLOT_OPPOSING,
    SLOT_TARGETS,
    SLOT_THAT,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ACTIVATE,
    ACTIVATING,
    BEFORE_DAMAGE_CALCULATION,
    BEING_TARGETED,
    COUNTER,
    DAMAGE_STEP,
    DRAW_PHASE,
    FIELD,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    ON_THE_FIELD,
    PER_CARD,
    PER_CARD_ANYWHERE,
    PER_COPY,
    PER_EFFECT,
    PER_NAME,
    QUICK_PLAY,
    SPELL_TRAP_ZONE,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    TRAP,
    TRAP_AT_ONCE,
    TRAP_FROM_HAND,
)

NO_WINDOW: Final = 0


def window_now(s: State) -> int:
    """Return the kind of the window or chain under way, NO_WINDOW in an open state."""
    if s.frames:
        frame = s.frames[-1]
        if frame.kind == FRAME_WINDOW or frame.kind == FRAME_CHAIN:
            return frame.window
    return NO_WINDOW


def is_open_state(s: State) -> bool:
    """Whether the turn player may take any action of the Main Phase now."""
    return not s.chain and bool(s.frames) and s.frames[-1].kind == FRAME_MAIN_PHASE


def memory_for(g: Game, s: State, row: CardState, line: LineCode, answer: tuple[int, ...]) -> tuple[int, ...]:
    """Return the memory with which a line begins: this card, and what it answers."""
    answered = answer[0] if answer else 0
    amount = answer[1] if answer else 0
    memory = begin_memory(row.card, row.uid, row.visit, line.empty, row.visit, answered, amount)
    if len(answer) != 2:
        memory = with_slot(memory, SLOT_THAT, answer[2:])
    if s.battle is not None:
        memory = with_slot(memory, SLOT_OPPOSING, continuous.opposing(s, row))
    if answered == ON_ACTIVATION and s.chain:
        memory = with_slot(memory, SLOT_OPPOSING, s.chain[-1].targets)
    return with_slot(memory, SLOT_BOUND, continuous.bound_to(s, row)) if s.bonds else memory


def may_activate(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when the player may activate this line of this card now, else the number of a rule that forbids it.

    Triggers are asked about through `may_trigger`, since only what has happened lets them be activated; lines that are
    never activated are not asked about.
    """
    if row.controller != player and not line.shared:
        no = rule.ASK_NOT_YOUR_CARD
        refuse(why, no)
        return no
    no = may_act_now(s, player, why)
    if no and why is None:
        return no
    if line.gemini and not row.resummoned:
        no = may_use_bullet(g, s, row, why)
        if no and why is None:
            return no
    if line.kind == LINE_ACTIVATION:
        no = may_activate_card(g, s, player, row, line, why)
    elif line.kind == LINE_TRIGGER or line.kind == LINE_FLIP:
        no = rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING
        if is_of_this_phase(s, row, line, player) and was_done_in_phase(s, ACTIVATE, row, line):
            no = rule.TURN_END_NEGATED_TRIGGER_CANNOT_RETRY
            if s.phase == STANDBY_PHASE:
                no = rule.TURN_STANDBY_NEGATED_TRIGGER_CANNOT_RETRY
        refuse(why, no)
    else:
        no = may_use_effect(g, s, player, row, line, why)
    if no and why is None:
        return no
    no = may_chain(g, s, line, why) or may_respond(g, s, player, row, line, why)
    if no and why is None:
        return no
    answer = find_answer(g, s, player, row, line)
    no = is_time(g, s, player, row, line, answer, why)
    if no and why is None:
        return no
    no = may_begin(g, s, player, row, line, answer or ANSWERS_NOTHING, why)
    return why.first() if why is not None else no


def may_act_now(s: State, player: int, why: Why | None) -> int:
    """Return 0 when this is a moment for activations, and one for this player.

    rule: priority.phase-start.opponent-cannot-preempt-first-action
    """
    kind = s.frames[-1].kind if s.frames else 0
    if kind == FRAME_WINDOW or kind == FRAME_CHAIN:
        return 0
    if is_activating(s):
        no = rule.EFFECT_ACTIVATION_ORDER_OF_STEPS
    elif kind == FRAME_TURN and s.phase == DRAW_PHASE and not s.chain:
        no = rule.TURN_DRAW_NO_ACTIVATION_BEFORE_DRAW
    elif kind != FRAME_MAIN_PHASE and kind != FRAME_BATTLE_PHASE:
        no = rule.CHAIN_RESOLVE_NO_ACTIVATION_DURING
        if not s.chain:
            no = rule.TIMING_ACTION_NOTHING_ACTIVATED_BEFORE_IT_IS_DONE
    elif s.turn_player != player:
        no = rule.PRIORITY_OPPONENT_CANNOT_ACT_FIRST_EXCEPT_TRIGGERS
    else:
        return 0
    refuse(why, no)
    return no


def is_activating(s: State) -> bool:
    """Whether a card or effect is being activated: its zone, cost or targets are still being chosen."""
    for frame in s.frames:
        if frame.kind == FRAME_ACTIVATE:
            return True
    return False


def may_trigger(g: Game, s: State, player: int, row: CardState, line: LineCode, answer: tuple[int, ...]) -> int:
    """Return 0 when a trigger that has been set off may now be put on the chain."""
    if s.step == DAMAGE_STEP and not line.damage_step & 1 << s.timing:
        return rule.DAMAGE_STEP_ACTIVATION_DEFAULT_BAN
    return may_begin(g, s, player, row, line, answer, None)


def may_begin(
    g: Game, s: State, player: int, row: CardState, line: LineCode, answer: tuple[int, ...], why: Why | None
) -> int:
    """Return 0 when condition, limit, restrictions, cost, targets and outcome allow the activation."""
    memory = memory_for(g, s, row, line, answer)
    if not holds(g, s, player, memory, line.needs):
        if no := refuse(why, rule.EFFECT_CONDITION_ALL_MUST_BE_MET):
            return no
    if not holds(g, s, player, memory, line.still_needs):
        if no := refuse(why, rule.EFFECT_CONDITION_ALL_MUST_BE_MET):
            return no
    if line.limit_of:
        no = why_used_up(g, s, player, row, line)
        if no and refuse(why, no):
            return no
    if line.oath_at != NO_OATH and has_broken(g, s, player, row, line):
        if no := refuse(why, rule.EFFECT_CONDITION_ALL_MUST_BE_MET):
            return no
    by = continuous.find_forbidding(g, s, player, ACTIVATING, row)
    if by == continuous.NOBODY_FORBIDS and line.kind == LINE_ACTIVATION and KINDS[row.place] & IN_HAND:
        # What forbids cards on the field to be activated forbids those that would be put there for it.
        there = row.elsewhere(row.card, player, own(player, SPELL_TRAP_ZONE)).with_use(s.turn, False)
        by = continuous.find_forbidding(g, s, player, ACTIVATING, there)
    if by == continuous.NOBODY_FORBIDS:
        by = find_hushing(g, s, player, row)
    if by != continuous.NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    no = may_pay(g, s, player, row, line, memory, why)
    if no and why is None:
        return no
    no = zone_lacking(s, player, line)
    if no and not could_leave_one(g, s, player, row, line, memory, 0) and refuse(why, no):
        return no
    no = may_target(g, s, player, row, line, memory, why)
    if no and why is None:
        return no
    if not line.mandatory and not could_resolve(g, s, player, memory, line, row):
        no = obstacles.why_impossible(g, s, player, row, line, memory)
        if refuse(why, no):
            return no
        obstacles.name_what_forbids(g, s, player, row, line, why)
        if no == rule.ZONE_MAIN_MONSTER_MAX_FIVE or no == rule.TOKEN_ZONE_OCCUPIES_A_MAIN_MONSTER_ZONE:
            name_blocking(g, s, player, why)
    return why.first() if why is not None else 0


# ---------------------------------------------------------------------------------------------------- where and when


def may_activate_card(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when a Spell or Trap lies where it can be activated, and this is a turn and time for its kind."""
    kind = g.facts[row.card].kind
    place = KINDS[row.place]
    in_hand = place & IN_HAND != 0
    if not in_hand and (not place & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) or row.face_up):
        # A card that is face-up already has been activated; one elsewhere cannot be.
        no = rule.EFFECT_ACTIVATION_CARD_ACTIVATION_ALWAYS_CHAINS
        refuse(why, no)
        return no
    if kind & TRAP:
        no = may_activate_trap(g, s, player, row, line, in_hand, why)
    elif kind & QUICK_PLAY:
        no = may_activate_quick_play(s, player, row, in_hand, why)
    else:
        # rule: pendulum.activation.placing-is-spell-activation
        no = may_activate_slow_spell(s, player, why)
    if no and why is None:
        return no
    if g.programs[row.card].only_placed:
        if no := refuse(why, rule.CARD_TEXT_ACTIVATION_CONDITION_AND_EFFECT):
            return no
    if g.programs[row.card].only_one and find_others(g, s, player, row):
        if no := refuse(why, rule.EFFECT_TYPE_UNCLASSIFIED_ONLY_ONE_ON_FIELD):
            return no
    if g.programs[row.card].takes_control and not has_free_monster_zone(s, player):
        if no := refuse(why, rule.CONTROL_NO_ZONE_CANNOT_ACTIVATE):
            return no
    if line.pendulum:
        if not free_pendulum_zones(s, player):
            if no := refuse(why, rule.PENDULUM_ZONE_ONLY_PENDULUM_CARDS_BY_ACTIVATION):
                return no
    elif in_hand and not kind & FIELD and not has_free_spell_trap_zone(s, player):
        # rule: trap.hand.activation-by-own-text-needs-a-zone
        if no := refuse(why, rule.SPELL_ACTIVATION_HAND_NEEDS_FREE_ZONE):
            return no
    return why.first() if why is not None else 0


def may_activate_trap(
    g: Game, s: State, player: int, row: CardState, line: LineCode, in_hand: bool, why: Why | None
) -> int:
    """Return 0 when a Trap was Set in an earlier turn, or its text lets it be activated from the hand."""
    if in_hand:
        memory = memory_for(g, s, row, line, ANSWERS_NOTHING)
        own_text = line.from_hand is not None and holds(g, s, player, memory, line.from_hand)
        if not own_text and not find_trap_right(g, s, player, TRAP_FROM_HAND):
            if no := refuse(why, rule.TRAP_SET_MUST_BE_SET_FIRST):
                return no
    elif row.turn_set == s.turn and not find_trap_right(g, s, player, TRAP_AT_ONCE):
        # rule: trap.set.usable-from-next-turn, trap.set.set-by-effect-also-waits
        if no := refuse(why, rule.TRAP_SET_NOT_IN_TURN_IT_WAS_SET):
            return no
    return 0


def may_activate_quick_play(s: State, player: int, row: CardState, in_hand: bool, why: Why | None) -> int:
    """Return 0 when a Quick-Play Spell comes from the hand in its player's own turn, or was Set in an earlier one."""
    # rule: spell.quick-play.from-hand-in-own-turn, spell.quick-play.set-usable-in-either-turn
    if in_hand and s.turn_player != player:
        if no := refuse(why, rule.SPELL_QUICK_PLAY_OPPONENTS_TURN_ONLY_IF_SET):
            return no
    if not in_hand and row.turn_set == s.turn:
        if no := refuse(why, rule.SPELL_QUICK_PLAY_NOT_IN_TURN_IT_WAS_SET):
            return no
    return 0


def may_activate_slow_spell(s: State, player: int, why: Why | None) -> int:
    """Return 0 in an open state of the player's own Main Phase.  rule: spell.set.activatable-in-same-turn"""
    if s.turn_player != player:
        if no := refuse(why, rule.SPELL_ACTIVATION_NOT_IN_OPPONENTS_TURN):
            return no
    if (s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2) or not is_open_state(s):
        if no := refuse(why, rule.SPELL_ACTIVATION_OWN_MAIN_PHASE_OPEN_STATE):
            return no
    return 0


def may_use_effect(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when an effect's card is where the effect is used, and this is a time for an Ignition Effect."""
    place = KINDS[row.place]
    if place & ON_THE_FIELD and row.face_up == line.face_down:
        no = rule.EFFECT_CONDITION_ALL_MUST_BE_MET if row.face_up else rule.EFFECT_FACE_DOWN_MONSTER_EFFECT_INACTIVE
        if refuse(why, no):
            return no
    elif not place & line.places or (place & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) and not row.working):
        if no := refuse(why, rule.EFFECT_CONDITION_ALL_MUST_BE_MET):
            return no
    elif line.pendulum and not is_pendulum_card(g, row):
        if no := refuse(why, rule.PENDULUM_EQUIP_EDGE_ZONE_IS_NOT_PENDULUM_ZONE):
            return no
    if row.doomed:
        if no := refuse(why, rule.DAMAGE_STEP_DOOMED_MONSTER_WHAT_IT_CANNOT_DO):
            return no
    if is_being_summoned(s, row):
        if no := refuse(why, rule.TIMING_FLIP_SUMMON_NEGATED_LEAVES_FROM_FIELD):
            return no
    if line.kind == LINE_IGNITION:
        in_main = s.phase == MAIN_PHASE_1 or s.phase == MAIN_PHASE_2
        if s.turn_player != player or not in_main or not is_open_state(s):
            if no := refuse(why, rule.EFFECT_TYPE_IGNITION_OWN_MAIN_PHASE_OPEN_STATE):
                return no
    return why.first() if why is not None else 0


def may_chain(g: Game, s: State, line: LineCode, why: Why | None) -> int:
    """Return 0 when the line's Spell Speed suffices to answer the last link, and the Damage Step lets it.

    rule: chain.spell-speed-2.cannot-chain-to-speed-3, chain.spell-speed-3.chains-to-anything
    """
    if s.chain:
        last = s.chain[-1]
        speed = g.line_of(last.card, last.line).speed
        if line.speed < FAST:
            if no := refuse(why, rule.CHAIN_SPELL_SPEED_1_CANNOT_BE_CHAINED_FREELY):
                return no
        if line.speed < speed:
            if no := refuse(why, rule.CHAIN_SPELL_SPEED_MUST_BE_AT_LEAST):
                return no
    if s.step == DAMAGE_STEP and not line.damage_step & 1 << s.timing:
        # rule: damage-step.activation.counter-traps, damage-step.activation.atk-def-changing-effects
        no = rule.DAMAGE_STEP_ACTIVATION_DEFAULT_BAN
        if line.damage_step & 1 << BEFORE_DAMAGE_CALCULATION and s.timing != START_OF_DAMAGE_STEP:
            no = rule.DAMAGE_STEP_ACTIVATION_ATK_DEF_ONLY_UNTIL_BEFORE_CALCULATION
        if refuse(why, no):
            return no
    if window_now(s) == WINDOW_HAND_LIMIT and not s.chain:
        if no := refuse(why, rule.TURN_END_HAND_LIMIT_AFTER_EVERYTHING_ELSE):
            return no
    return why.first() if why is not None else 0


def is_time(
    g: Game, s: State, player: int, row: CardState, line: LineCode, answer: tuple[int, ...], why: Why | None
) -> int:
    """Return 0 when what the line answers has just happened."""
    if not answer:
        if answered_an_earlier_link(g, s, player, row, line):
            no = rule.NEGATE_ACTIVATION_MUST_CHAIN_DIRECTLY
        elif speaks_of_the_card_only(g, s, player, row, line):
            no = rule.NEGATE_CARD_ACTIVATION_NEGATION_CANNOT_HIT_EFFECT_ACTIVATION
        elif answers_activations_only(line) and g.facts[row.card].kind & COUNTER:
            no = rule.TRAP_COUNTER_ANSWERS_ACTIVATIONS
        else:
            no = rule.EFFECT_CONDITION_ALL_MUST_BE_MET
        if refuse(why, no):
            return no
    elif window_now(s) == WINDOW_SUMMON_ATTEMPT and not s.chain and answer[0] != ON_SUMMON_ATTEMPT:
        # Until the summon succeeds, only what answers the attempt itself can be activated.
        if no := refuse(why, rule.CHAIN_UNCHAINABLE_SUMMONS_AND_PHASE_DECLARATIONS):
            return no
    return why.first() if why is not None else 0


def answers_activations_only(line: LineCode) -> bool:
    """Whether the line can answer nothing but activations."""
    for code in line.events:
        if code.kind != ON_ACTIVATION:
            return False
    return bool(line.events)


# -------------------------------------------------------------------------------------------- limits, costs, targets


def why_used_up(g: Game, s: State, player: int, row: CardState, line: LineCode) -> int:
    """Return 0 while the limit of a line leaves a use, else the rule of that kind of limit."""
    if count_uses(g, s, player, row, line, ACTIVATE) < line.limit_times:
        return 0
    if line.limit_of in (PER_COPY, PER_CARD, PER_CARD_ANYWHERE):
        return rule.EFFECT_ONCE_PER_TURN_LIMITS_THE_USER
    if line.limit_of == PER_EFFECT:
        return rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE
    if line.limit_of == PER_NAME:
        return rule.EFFECT_NAME_LIMIT_THE_EFFECTS_OF_X_ONCE
    return rule.EFFECT_USE_LIMIT_EFFECT_NEGATED_STILL_ACTIVATED


def find_targets(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], step: Step
) -> list[int]:
    """Return the cards that can be targeted: that fit, that the effect could act on, and that can be targeted at all.

    rule: target.immunity.cannot-be-chosen
    """
    assert step.judged_as is not None
    found: list[int] = []
    chosen = slot_of(memory, SLOT_TARGETS)[::2]
    tried: dict[tuple[int, ...], bool] = {}
    for uid in candidates(g, s, player, memory, step.judged_as, row):
        # rule: damage-step.calc.doomed-monster-cannot-be-targeted
        if s.cards[uid].doomed or uid in chosen:
            continue
        if step.narrowed_by is not None:
            # Judged as before it is activated, when nobody may know what the opponent holds.
            with_it = with_slot(with_int(memory, AT_LINK, 0), SLOT_TARGETS, (uid, s.cards[uid].visit))
            if not leaves_a_fitting_one(g, s, player, with_it, step, s.cards[uid], row, tried):
                continue
        if (
            continuous.find_forbidding(g, s, player, BEING_TARGETED, s.cards[uid], False, row)
            == continuous.NOBODY_FORBIDS
        ):
            found.append(uid)
    assert step.choice is not None
    if step.judged_as.op == OP_SWITCH_TARGET:
        others = find_other_targets(g, s)
        found = [uid for uid in found if uid in others]
    return enough_names(g, s, player, memory, step.choice, found)


def find_other_targets(g: Game, s: State) -> list[int]:
    """Return the cards for which the last link could have been activated instead of its only target."""
    if not s.chain:
        return []
    link = s.chain[-1]
    line = g.line_of(link.card, link.line)
    at_first = with_slot(link.memory, SLOT_TARGETS, ())
    found: list[int] = []
    for step in line.steps[line.targets_at : line.deeds_at]:
        if step.op == OP_TARGET:
            found += find_targets(g, s, link.player, s.cards[link.uid], line, at_first, step)
    return [uid for uid in found if uid not in link.targets[::2]]


def may_target(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], why: Why | None
) -> int:
    """Return 0 when there are targets enough, also once the cost is paid.  rule: effect.activation.order-of-steps"""
    needed = 0
    together: list[int] = []
    summoned: dict[int, int] = {}
    for at in range(line.targets_at, line.deeds_at):
        step = line.steps[at]
        if step.op != OP_TARGET or step.choice is None or step.choice.or_none:
            continue
        found = find_targets(g, s, player, row, line, memory, step)
        # Two targets are two cards, so what all choices are made from must suffice for all of them.
        least = least_of(g, s, player, memory, step.choice)
        needed += least
        together += [uid for uid in found if uid not in together]
        if len(together) - spent_by_cost(g, s, player, row, line, memory, together) < needed:
            found = []
        deed = line.steps[step.deed_at]
        # What one deed Special Summons needs a zone for each, however many choices it is made from.
        summoned[step.deed_at] = summoned.get(step.deed_at, 0) + (least if deed.op == OP_SPECIAL_SUMMON else 0)
        room = has_zones(s, player, deed, max(least, summoned[step.deed_at]))
        if not room:
            found = []
        if not asks_for_any(g, s, player, memory, step.choice):
            found = []
        if len(found) - spent_by_cost(g, s, player, row, line, memory, found) < max(least, 1):
            if deed.op == OP_SPECIAL_SUMMON and not (room and has_free_monster_zone(s, player)):
                if no := refuse(why, rule.ZONE_MAIN_MONSTER_MAX_FIVE):
                    return no
                name_blocking(g, s, player, why)
                if len(find(g, s, player, memory, step.choice)) >= least:
                    continue  # there would be targets, if only there were a zone
            if deed.op == OP_CONTROL and not room:
                if no := refuse(why, rule.CONTROL_NO_ZONE_CANNOT_ACTIVATE):
                    return no
                continue
            if no := refuse(why, rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION):
                return no
            obstacles.name_obstacles(g, s, player, row, memory, step, deed, why)
    return why.first() if why is not None else 0
