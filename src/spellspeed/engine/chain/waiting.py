"""Triggers that wait: whose they are, whether their time has come, and what they answer."""

import spellspeed.engine.applies.texts as texts
from spellspeed.engine.applies.triggers import HIDDEN, PHASE_MANDATORY, is_met
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import CardState, Option, WaitingTrigger
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import amount_of, inflicted_by
from spellspeed.engine.may.activate import may_trigger
from spellspeed.lang.codes.code import LENT, LINE_TRIGGER, OP_SPECIAL_SUMMON, SLOT_BOUND, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    BY_BATTLE,
    DAMAGE_STEP,
    EVENT_FLIPPED,
    EVENT_PHASE_STARTED,
    EVENT_STEP_STARTED,
    EVENT_TIMING_REACHED,
    IN_HAND,
    START_STEP,
)


def has_triggers(s: State) -> bool:
    """Whether a trigger waits that comes now."""
    for waiting in s.waiting:
        if comes_now(s, waiting):
            return True
    return False


def comes_now(s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger's time has come to be put on the chain; those of hidden cards come as responses."""
    return waiting.rank < HIDDEN and is_due(s, waiting)


def take_waiting(g: Game, s: State, option: Option) -> tuple[int, ...]:
    """Return what the trigger of a hidden card answers, which waits no longer; () for what is no trigger."""
    for row in s.waiting:
        if row.uid == option.uid and row.line == option.number:
            s.set_waiting([other for other in s.waiting if other is not row])
            return answer_of(g, s, row)
    return ()


def follow_control(g: Game, s: State) -> None:
    """Let triggers that wait be those of whoever controls their cards now, but for those that either player may use.

    rule: timing.trigger.activated-by-current-controller
    """
    followed: list[WaitingTrigger] = []
    changed = False
    for row in s.waiting:
        now = s.cards[row.uid]
        if now.controller != row.player and not g.line_of(row.card, row.line).shared:
            rank = class_of(row) + (0 if now.controller == s.turn_player else 1)
            row = WaitingTrigger(now.controller, row.uid, row.visit, row.card, row.line, row.batch, rank, row.event)
            changed = True
        followed.append(row)
    if changed:
        s.set_waiting(followed)


def class_of(waiting: WaitingTrigger) -> int:
    """Return whether a trigger is mandatory, optional, one of a hidden card or one of a phase, whosever it is."""
    return waiting.rank - waiting.rank % 2


def drop_hidden(s: State) -> None:
    """Let the optional triggers of hidden cards go that nobody has activated in their time; a phase's effects stay."""
    kept: list[WaitingTrigger] = []
    for row in s.waiting:
        later = bool(s.chain) and not belongs_to_moment(s, row)
        if class_of(row) != HIDDEN or later:
            kept.append(row)
    if len(kept) != len(s.waiting):
        s.set_waiting(kept)


def is_due(s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger's time has come; a monster flipped by an attack waits until after damage calculation.

    rule: damage-step.after-calc.flip-triggers
    """
    event = waiting.event
    if event.kind == EVENT_PHASE_STARTED:
        # rule: chain.trigger.phase-triggers-one-after-another, battle.start-step.start-of-battle-phase-effects
        return not s.chain and s.step <= START_STEP
    if event.kind == EVENT_STEP_STARTED:
        # rule: battle.end-step.phase-effects-turn-player-first
        return not s.chain and s.step == event.number
    if s.chain and not belongs_to_moment(s, waiting):
        return False
    return not waits_for_calculation(s, waiting) or s.timing >= AFTER_DAMAGE_CALCULATION


def waits_for_calculation(s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger answers that an attack has flipped its monster: its moment is after damage calculation."""
    return waiting.event.kind == EVENT_FLIPPED and waiting.event.cause == BY_BATTLE and s.step == DAMAGE_STEP


def belongs_to_moment(s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger answers what the chain being built answers; what a cost sets off comes after the chain."""
    return len(s.moment) > 0 and waiting.batch <= s.moment[-1].batch


def may_still_trigger(g: Game, s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger that waits can be put on the chain now: not missed, and cost, targets and outcome allow it."""
    row = s.cards[waiting.uid]
    if row.card != waiting.card or (row.visit != waiting.visit and not has_fallen_with_it(g, row, waiting)):
        return False
    if is_on_field(row.place) and not row.face_up:
        # rule: timing.trigger.hidden-card-cannot-activate
        return False
    if (s.lending or waiting.line >= LENT) and not texts.has_line(g, s, row, waiting.line):
        return False  # rule: effect.gained.only-while-faceup-in-monster-zone
    line = g.line_of(waiting.card, waiting.line)
    if line.can_miss and s.moment and waiting.rank < PHASE_MANDATORY and waiting.batch != s.moment[-1].batch:
        if not waits_for_calculation(s, waiting):
            return False
    if not line.mandatory and summons_itself(line) and has_such_link(g, s, waiting.player):
        return False
    return may_trigger(g, s, waiting.player, row, line, answer_of(g, s, waiting)) == 0


def has_fallen_with_it(g: Game, row: CardState, waiting: WaitingTrigger) -> bool:
    """Whether a card answers what became of the one it was bound to, and has left the field itself because of that.

    rule: equip.lost-target.equip-card-destroyed
    """
    if row.visit != waiting.visit + 1 or is_on_field(row.place):
        return False
    for event in g.line_of(waiting.card, waiting.line).events:
        if event.slot == SLOT_BOUND:
            return True
    return False


def summons_itself(line: LineCode) -> bool:
    """Whether a trigger Special Summons its own card from the hand."""
    if line.kind != LINE_TRIGGER or not line.places & IN_HAND:
        return False
    for step in line.steps:
        if step.op == OP_SPECIAL_SUMMON and step.slot == SLOT_THIS:
            return True
    return False


def has_such_link(g: Game, s: State, player: int) -> bool:
    """Whether this player has such a trigger on the chain.  rule: chain.trigger.hand-self-summon-only-one"""
    for link in s.chain:
        if link.player == player and summons_itself(g.line_of(link.card, link.line)):
            return True
    return False


def answer_of(g: Game, s: State, waiting: WaitingTrigger) -> tuple[int, ...]:
    """Return what a trigger answers: the kind of its event, its amount, and the cards to which it happened at once."""
    event = waiting.event
    after = event.after
    amount = amount_of(event)
    if after is None:
        return (event.kind, amount, *inflicted_by(event))
    return (event.kind, amount, after.uid, after.visit, *find_others(g, s, waiting))


def find_others(g: Game, s: State, waiting: WaitingTrigger) -> tuple[int, ...]:
    """Return the other cards to which what a trigger answers has happened at the same time, as uid, visit …"""
    event = waiting.event
    found: tuple[int, ...] = ()
    row = s.cards[waiting.uid]
    for code in g.line_of(waiting.card, waiting.line).events:
        if code.kind != event.kind or code.filter is None or code.kind == EVENT_TIMING_REACHED:
            continue
        for other in s.happened:
            after = other.after
            if other.batch != waiting.batch or after is None or event.after is None or after.uid == event.after.uid:
                continue
            if after.uid not in found[::2] and is_met(g, s, waiting.player, row, code, other):
                found += (after.uid, after.visit)
    return found
