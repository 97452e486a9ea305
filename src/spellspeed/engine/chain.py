"""Chains: building link by link, resolving in reverse, and what happens when the whole chain is done."""

from typing import Final

import spellspeed.engine.texts as texts
import spellspeed.engine.window as window
from spellspeed.engine.activate import begin_activation
from spellspeed.engine.ask import ask
from spellspeed.engine.by_itself import is_chain_watched
from spellspeed.engine.continuous import is_link_negated
from spellspeed.engine.equip import equip_without_effect
from spellspeed.engine.events import amount_of, inflicted_by, tell, tell_card
from spellspeed.engine.frames import (
    FRAME_CHAIN,
    FRAME_RUN,
    FRAME_WINDOW,
    LINK_UNDER_WAY,
    WINDOW_AFTER_ACTION,
    WINDOW_ATTACK_DECLARED,
    WINDOW_BEFORE_DRAW,
    WINDOW_HAND_LIMIT,
    WINDOW_LEAVING,
    WINDOW_SUMMON_ATTEMPT,
)
from spellspeed.engine.game import Game
from spellspeed.engine.may.activate import may_activate, may_trigger
from spellspeed.engine.moves import send_to_graveyard
from spellspeed.engine.numbers import holds
from spellspeed.engine.places import KINDS, is_on_field
from spellspeed.engine.rows import CardState, Frame, Link, Option, Waiting
from spellspeed.engine.settle import settle_next
from spellspeed.engine.slots import AT_LINK, with_int
from spellspeed.engine.state import NO_EVENTS, State
from spellspeed.engine.triggers import HIDDEN, OPTIONAL, PHASE_MANDATORY
from spellspeed.lang.code import (
    LENT,
    LINE_ACTIVATION,
    LINE_QUICK,
    LINE_TRIGGER,
    OP_BANISH,
    OP_CHOOSE,
    OP_EQUIP,
    OP_LATER,
    OP_NORMAL_SUMMON,
    OP_RESULT,
    OP_SEND,
    OP_SPECIAL_SUMMON,
    OP_TO_DECK,
    OP_TO_HAND,
    SLOT_THIS,
)
from spellspeed.lang.line_code import LineCode
from spellspeed.words import (
    ACTIVATE,
    AFTER_DAMAGE_CALCULATION,
    ASK_ACTION,
    BY_BATTLE,
    BY_EFFECT,
    BY_RULE,
    CONTINUOUS,
    DAMAGE_STEP,
    EQUIP,
    EVENT_CHAIN_ENDED,
    EVENT_FLIPPED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_PHASE_STARTED,
    EVENT_STEP_STARTED,
    EVENT_TARGETED,
    FIELD,
    FOR_RESPONSE,
    FOR_TRIGGER,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_NOWHERE,
    IN_SPELL_TRAP_ZONE,
    NOT_NEGATED,
    NOWHERE,
    PASS,
    SPELL,
    START_STEP,
    THE_ACTIVATION,
    THE_EFFECT,
    TRAP,
)

# Steps. The frame's detail is the window it began in; its player is whoever is asked next; its memory is the number of
# passes in succession while the chain is built, then the number of the link being resolved.
TRIGGERS: Final = 0
TRIGGER_CHOSEN: Final = 1
BUILD: Final = 2
ANSWERED: Final = 3
RESOLVE: Final = 4
RESOLVED: Final = LINK_UNDER_WAY
FINISH: Final = 6
FORCED_CHOSEN: Final = 7
PROCESS: Final = 8  # what lines do before a link is processed is done

STAYING_KINDS: Final = CONTINUOUS | FIELD | EQUIP
IS_A_NORMAL_SUMMON: Final = 1 << OP_CHOOSE | 1 << OP_NORMAL_SUMMON | 1 << OP_RESULT
LEAVING: Final = 1 << OP_SEND | 1 << OP_BANISH | 1 << OP_TO_HAND | 1 << OP_TO_DECK  # deeds that take a card away


def begin_chain(g: Game, s: State, kind: int, player: int, option: Option) -> None:
    """Begin a chain with this activation as its first link."""
    s.push(Frame(FRAME_CHAIN, BUILD, 1 - player, -1, kind, (0,)))
    begin_activation(g, s, player, option.uid, option.number, take_waiting(s, option))


def has_triggers(s: State) -> bool:
    """Whether a trigger waits that comes now."""
    for waiting in s.waiting:
        if comes_now(s, waiting):
            return True
    return False


def comes_now(s: State, waiting: Waiting) -> bool:
    """Whether a trigger's time has come to be put on the chain; those of hidden cards come as responses."""
    return waiting.rank < HIDDEN and is_due(s, waiting)


def take_waiting(s: State, option: Option) -> tuple[int, ...]:
    """Return what the trigger of a hidden card answers, which waits no longer; () for what is no trigger."""
    for row in s.waiting:
        if row.uid == option.uid and row.line == option.number:
            s.set_waiting([other for other in s.waiting if other is not row])
            return answer_of(row)
    return ()


def follow_control(g: Game, s: State) -> None:
    """Let triggers that wait be those of whoever controls their cards now, but for those that either player may use.

    rule: timing.trigger.activated-by-current-controller
    """
    followed: list[Waiting] = []
    changed = False
    for row in s.waiting:
        now = s.cards[row.uid]
        if now.controller != row.player and not g.line_of(row.card, row.line).shared:
            rank = class_of(row) + (0 if now.controller == s.turn_player else 1)
            row = Waiting(now.controller, row.uid, row.visit, row.card, row.line, row.batch, rank, row.event)
            changed = True
        followed.append(row)
    if changed:
        s.set_waiting(followed)


def class_of(waiting: Waiting) -> int:
    """Return whether a trigger is mandatory, optional, one of a hidden card or one of a phase, whosever it is."""
    return waiting.rank - waiting.rank % 2


def drop_hidden(s: State) -> None:
    """Let the optional triggers of hidden cards go that nobody has activated in their time; a phase's effects stay."""
    kept: list[Waiting] = []
    for row in s.waiting:
        later = bool(s.chain) and not belongs_to_moment(s, row)
        if class_of(row) != HIDDEN or later:
            kept.append(row)
    if len(kept) != len(s.waiting):
        s.set_waiting(kept)


def begin_triggers(s: State, kind: int) -> None:
    """Begin a chain with the triggers that wait."""
    s.push(Frame(FRAME_CHAIN, TRIGGERS, s.turn_player, -1, kind, (0,)))


def run_chain(g: Game, s: State, frame: Frame) -> None:
    """Put triggers on the chain, let both players respond, resolve, clean up."""
    step = frame.step
    if step == TRIGGERS:
        put_triggers(g, s, frame)
    elif step == TRIGGER_CHOSEN:
        take_trigger(g, s, frame)
    elif step == BUILD:
        if not put_forced(g, s, frame):
            offer(g, s, frame, frame.player, frame.memory[0])
    elif step == FORCED_CHOSEN:
        option = s.picks[0]
        pass_on(s, BUILD, frame, 1 - frame.player, 0)
        begin_activation(g, s, frame.player, option.uid, option.number, ())
    elif step == ANSWERED:
        option = s.picks[0]
        if option.deed == PASS:
            offer(g, s, frame, 1 - frame.player, frame.memory[0] + 1)
        else:
            # rule: priority.chain.next-activation-by-other-player
            pass_on(s, BUILD, frame, 1 - frame.player, 0)
            begin_activation(g, s, frame.player, option.uid, option.number, take_waiting(s, option))
    elif step == RESOLVE:
        resolve_link(g, s, frame)
    elif step == PROCESS:
        link = s.chain[frame.memory[0] - 1]
        if link.negated == NOT_NEGATED:
            s.begin_batch()  # else nothing comes after what those lines did
        process_link(g, s, link)
    elif step == RESOLVED:
        end_link(s, frame)
    else:
        finish(g, s, frame)


def pass_on(s: State, step: int, frame: Frame, player: int, number: int) -> None:
    """Go on to a step with another player and another number: of passes in succession, or of the link to resolve."""
    s.pop()
    s.push(Frame(FRAME_CHAIN, step, player, -1, frame.window, (number,)))


# ----------------------------------------------------------------------------------------------------------- triggers


def put_triggers(g: Game, s: State, frame: Frame) -> None:
    """Put the next trigger on the chain: mandatory before optional, turn player first, own order by choice.

    rule: chain.simultaneous.triggers-form-one-chain, chain.simultaneous.same-player-chooses-order
    """
    kept = [row for row in s.waiting if not comes_now(s, row) or may_still_trigger(g, s, row)]
    if len(kept) != len(s.waiting):
        s.set_waiting(kept)
    ready = [row for row in kept if comes_now(s, row)]
    if not ready:
        begin_building(s, frame)
        return
    rank = min([row.rank for row in ready])
    group = [row for row in ready if row.rank == rank]
    options: list[Option] = []
    for row in group:
        option = Option(ACTIVATE, row.uid, -1, row.line)
        if option not in options:  # which of two equal effects comes first makes no difference
            options.append(option)
    if rank >= OPTIONAL:
        options.append(Option(PASS))
    s.go_on(TRIGGER_CHOSEN)
    ask(g, s, group[0].player, ASK_ACTION, FOR_TRIGGER, -1, tuple(options), 1, 1)


def is_due(s: State, waiting: Waiting) -> bool:
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


def waits_for_calculation(s: State, waiting: Waiting) -> bool:
    """Whether a trigger answers that an attack has flipped its monster: its moment is after damage calculation."""
    return waiting.event.kind == EVENT_FLIPPED and waiting.event.cause == BY_BATTLE and s.step == DAMAGE_STEP


def belongs_to_moment(s: State, waiting: Waiting) -> bool:
    """Whether a trigger answers what the chain being built answers; what a cost sets off comes after the chain."""
    return len(s.moment) > 0 and waiting.batch <= s.moment[-1].batch


def may_still_trigger(g: Game, s: State, waiting: Waiting) -> bool:
    """Whether a trigger that waits can be put on the chain now: not missed, and cost, targets and outcome allow it."""
    row = s.cards[waiting.uid]
    if row.visit != waiting.visit or row.card != waiting.card:
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
    return may_trigger(g, s, waiting.player, row, line, answer_of(waiting)) == 0


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


def answer_of(waiting: Waiting) -> tuple[int, ...]:
    """Return what a trigger answers: the kind of its event, its amount, and the card it is about."""
    event = waiting.event
    after = event.after
    amount = amount_of(event)
    if after is not None:
        return (event.kind, amount, after.uid, after.visit)
    return (event.kind, amount, *inflicted_by(event))


def take_trigger(g: Game, s: State, frame: Frame) -> None:
    """Activate the chosen trigger, or let the optional ones of this rank go."""
    option = s.picks[0]
    s.go_on(TRIGGERS)
    if option.deed == PASS:
        rank = min([row.rank for row in s.waiting if comes_now(s, row)])
        s.set_waiting([row for row in s.waiting if row.rank != rank or not is_due(s, row)])
        return
    for row in s.waiting:
        if row.uid == option.uid and row.line == option.number:
            s.set_waiting([other for other in s.waiting if other is not row])
            begin_activation(g, s, row.player, row.uid, row.line, answer_of(row))
            return


def begin_building(s: State, frame: Frame) -> None:
    """Let the players respond to the triggers, or go back to the window when none was activated."""
    s.pop()
    if s.chain:
        window.reopen_phase(s, frame.window)
        s.push(Frame(FRAME_CHAIN, BUILD, 1 - s.chain[-1].player, -1, frame.window, (0,)))
        return
    # Not from its beginning: the triggers that were let go are over.
    leaving = frame.window == WINDOW_LEAVING
    first = 1 - s.turn_player if leaving else s.turn_player
    s.push(Frame(FRAME_WINDOW, window.OFFER, first, -1, frame.window, (1,) if leaving else (0,)))


# ----------------------------------------------------------------------------------------------------------- building


def put_forced(g: Game, s: State, frame: Frame) -> bool:
    """Put a mandatory Quick Effect on the chain before anybody is asked; False when there is none.

    rule: chain.simultaneous.mandatory-takes-link-before-set-cards
    """
    for player in (s.turn_player, 1 - s.turn_player):
        options: list[Option] = []
        for uid in s.monsters_of(player):
            row = s.cards[uid]
            program = texts.program_of(g, s, row)
            if program.forced:
                for line in program.lines:
                    if line.kind == LINE_QUICK and line.mandatory and may_activate(g, s, player, row, line, None) == 0:
                        options.append(Option(ACTIVATE, uid, -1, line.index))
        if options:
            pass_on(s, FORCED_CHOSEN, frame, player, 0)
            ask(g, s, player, ASK_ACTION, FOR_TRIGGER, -1, tuple(options), 1, 1)
            return True
    return False


def offer(g: Game, s: State, frame: Frame, player: int, passes: int) -> None:
    """Ask for a further link, the opponent of the last link's player first; resolve after two passes in succession.

    rule: priority.chain.opponent-responds-first, priority.chain.returns-after-opponent-passes
    """
    for count in range(passes, 2):
        options = window.find_responses(g, s, player)
        if options or g.ask_all:
            pass_on(s, ANSWERED, frame, player, count)
            options.append(Option(PASS))
            ask(g, s, player, ASK_ACTION, FOR_RESPONSE, -1, tuple(options), 1, 1)
            return
        player = 1 - player
    if frame.window != WINDOW_SUMMON_ATTEMPT:
        drop_hidden(s)
    # rule: chain.build.resolves-when-both-pass. The moment is answered by the first chain only.
    s.set_moment(NO_EVENTS)
    pass_on(s, RESOLVE, frame, s.turn_player, len(s.chain))


# ---------------------------------------------------------------------------------------------------------- resolving


def stays_on_field(kind: int, line: LineCode) -> bool:
    """Whether an activated card stays on the field after the chain."""
    return kind & STAYING_KINDS != 0 or line.stays


def resolve_link(g: Game, s: State, frame: Frame) -> None:
    """Process one link, the last first.  rule: chain.resolve.reverse-order, chain.resolve.no-activation-during"""
    number = frame.memory[0]
    if number == 0:
        s.go_on(FINISH)
        return
    link = s.chain[number - 1]
    if link.negated == THE_ACTIVATION:
        # rule: negate.activation.no-resolution, negate.activation.negated-link-takes-no-time
        pass_on(s, RESOLVE, frame, frame.player, number - 1)
        return
    s.begin_batch()
    tell_card(s, EVENT_LINK_STARTED, link.player, None, as_shown(s, link), BY_EFFECT, link.uid, number)
    if is_chain_watched(g, s):
        s.go_on(PROCESS)
        settle_next(s)
    else:
        process_link(g, s, link)


def process_link(g: Game, s: State, link: Link) -> None:
    """Do what a link says, unless it is negated; the state settles when that is done."""
    s.go_on(RESOLVED)
    settle_next(s)
    tell_targeted(s, link)
    row = s.cards[link.uid]
    line = g.line_of(link.card, link.line)
    kind = g.facts[link.card].kind
    there = row.visit == link.visit and is_on_field(row.place) and row.face_up
    if line.kind == LINE_ACTIVATION and there and stays_on_field(kind, line):
        s.put(row.with_use(row.turn_set, True))
    if link.negated != NOT_NEGATED or is_link_negated(g, s, link):
        # rule: negate.effect-only.still-resolves-without-effect
        if link.negated == NOT_NEGATED:
            tell_card(s, EVENT_NEGATED, link.player, None, as_shown(s, link), BY_RULE, -1, THE_EFFECT)
            s.put_link(link.with_negation(THE_EFFECT))
        if there and kind & EQUIP:
            equip_without_effect(g, s, line, link)
        if line.stays and there:
            count_its_turns(s, line, link)
        return
    if needs_its_card(kind, line) and not there:
        # rule: spell.continuous.destroyed-in-response-does-not-resolve, effect.resolve.persists-after-source-leaves
        return
    if line.still_needs is not None and not holds(g, s, link.player, link.memory, line.still_needs):
        return
    if line.deeds_at != line.end:
        if line.deeds == IS_A_NORMAL_SUMMON and link.number == 1:
            # It is made at once when everything has resolved, and can be negated then like any other.
            memory = with_int(link.memory, AT_LINK, 0)
            s.wait_under(FRAME_CHAIN, Frame(FRAME_RUN, line.deeds_at, link.player, link.uid, link.line, memory))
            return
        s.push(Frame(FRAME_RUN, line.deeds_at, link.player, link.uid, link.line, link.memory))


def count_its_turns(s: State, line: LineCode, link: Link) -> None:
    """Let a Spell that stays on the field for some turns leave it after them, though its effect is negated.

    rule: spell.resolve.some-normal-spells-stay, effect.non-effect-text.cannot-be-negated
    """
    for at in range(line.deeds_at, line.end):
        if line.steps[at].op == OP_LATER:
            s.push(Frame(FRAME_RUN, at, link.player, link.uid, link.line, link.memory))
            return


def as_shown(s: State, link: Link) -> CardState:
    """Return the card of a link as both players know it; one that has since gone to a hidden place is only named."""
    row = s.cards[link.uid]
    return row if row.visit == link.visit else row.elsewhere(link.card, link.player, NOWHERE)


def needs_its_card(kind: int, line: LineCode) -> bool:
    """Whether a link does nothing once its card is gone: a Spell or Trap that stays on the field and is no cost."""
    if line.anywhere:
        return False  # what its own leaving sets off is activated where it went
    if line.pendulum:
        return True
    for at in range(line.targets_at):
        step = line.steps[at]
        if step.as_cost and step.slot == SLOT_THIS and LEAVING & step.bit:
            return False  # rule: effect.resolve.persists-after-source-leaves
    return (
        kind & (SPELL | TRAP) != 0
        and kind & STAYING_KINDS != 0
        and bool(line.places & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE))
    )


def tell_targeted(s: State, link: Link) -> None:
    """Say which cards have been targeted.  rule: target.effect-negated.still-was-targeted"""
    for at in range(0, len(link.targets), 2):
        if s.holds(link.targets[at], link.targets[at + 1]):
            row = s.cards[link.targets[at]]
            tell_card(s, EVENT_TARGETED, link.player, None, row, BY_EFFECT, link.uid, link.number)


def end_link(s: State, frame: Frame) -> None:
    """End a link: what it did has happened, and the next one follows."""
    number = frame.memory[0]
    link = s.chain[number - 1]
    tell_card(s, EVENT_LINK_RESOLVED, link.player, None, as_shown(s, link), BY_EFFECT, link.uid, number)
    pass_on(s, RESOLVE, frame, frame.player, number - 1)
    settle_next(s)


def is_without_monster(g: Game, s: State, link: Link) -> bool:
    """Whether an Equip Spell, or a Trap that equips itself, has resolved and is equipped to nothing.

    rule: equip.spell.no-target-at-resolution-not-destroyed
    """
    if not g.facts[link.card].kind & EQUIP and not equips_itself(g.line_of(link.card, link.line)):
        return False
    for bond in s.bonds:
        if bond.uid == link.uid and bond.visit == link.visit:
            return False
    return True


def equips_itself(line: LineCode) -> bool:
    """Whether a line equips its own card to a monster."""
    for step in line.steps:
        if step.op == OP_EQUIP and step.equipment == SLOT_THIS:
            return True
    return False


def finish(g: Game, s: State, frame: Frame) -> None:
    """Send the used cards to the Graveyard, together, and open the window that follows the chain.

    rule: chain.resolve.normal-cards-go-to-gy-after-whole-chain, negate.card-activation.keeps-zone-until-chain-ends
    """
    for link in s.chain:
        line = g.line_of(link.card, link.line)
        row = s.cards[link.uid]
        if line.kind != LINE_ACTIVATION:
            continue
        if KINDS[row.place] & IN_NOWHERE and link.negated == THE_ACTIVATION:
            send_to_graveyard(g, s, link.uid, BY_RULE, -1)
        elif row.visit == link.visit and is_on_field(row.place) and row.face_up:
            if not stays_on_field(g.facts[link.card].kind, line) or is_without_monster(g, s, link):
                # rule: spell.normal.to-graveyard-after-resolution, trap.normal.to-graveyard-after-resolution
                send_to_graveyard(g, s, link.uid, BY_RULE, -1)
    tell(s, EVENT_CHAIN_ENDED, frame.player, len(s.chain))
    s.clear_chain()
    s.pop()
    below = s.frames[-1] if s.frames else None
    waits = below is not None and below.kind == FRAME_RUN
    if waits:
        s.pop()
    kind = frame.window
    if kind == WINDOW_LEAVING or kind == WINDOW_ATTACK_DECLARED:
        kind = WINDOW_AFTER_ACTION
    # rule: turn.end.after-hand-adjustment-one-chain, turn.draw.no-activation-before-draw
    if kind != WINDOW_SUMMON_ATTEMPT and kind != WINDOW_HAND_LIMIT and kind != WINDOW_BEFORE_DRAW:
        window.open_window(s, kind)
    if waits and below is not None:
        s.push(below)
    settle_next(s)
