"""Chains: building link by link, resolving in reverse, and what happens when the whole chain is done."""

from typing import Final

import spellspeed.engine.applies.texts as texts
import spellspeed.engine.chain.responses as responses
from spellspeed.engine.applies.continuous import is_link_negated
from spellspeed.engine.applies.negation_order import withstands
from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.applies.triggers import OPTIONAL
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.chain.activating import begin_activation
from spellspeed.engine.chain.waiting import answer_of, comes_now, drop_hidden, is_due, may_still_trigger, take_waiting
from spellspeed.engine.kernel.begin import open_window, reopen_phase, settle_next
from spellspeed.engine.kernel.frames import (
    FRAME_CHAIN,
    FRAME_RUN,
    FRAME_WINDOW,
    LINK_UNDER_WAY,
    WINDOW_AFTER_ACTION,
    WINDOW_ATTACK_DECLARED,
    WINDOW_BEFORE_DRAW,
    WINDOW_HAND_LIMIT,
    WINDOW_LEAVING,
    WINDOW_OFFERS,
    WINDOW_SUMMON_ATTEMPT,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_on_field
from spellspeed.engine.kernel.rows import CardState, Frame, Link, Option
from spellspeed.engine.kernel.slots import AT_LINK, with_int
from spellspeed.engine.kernel.state import NO_EVENTS, State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.engine.may.activate import may_activate
from spellspeed.engine.moving.moves import send_to_graveyard
from spellspeed.engine.verbs.by_itself import is_chain_watched
from spellspeed.engine.verbs.equip import equip_without_effect
from spellspeed.lang.codes.code import (
    LINE_ACTIVATION,
    LINE_QUICK,
    OP_BANISH,
    OP_CHOOSE,
    OP_EQUIP,
    OP_LATER,
    OP_NORMAL_SUMMON,
    OP_RESULT,
    OP_SEND,
    OP_TO_DECK,
    OP_TO_HAND,
    OP_TRIBUTE,
    SLOT_BOUND,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ACTIVATE,
    ASK_ACTION,
    BY_EFFECT,
    BY_RULE,
    CONTINUOUS,
    EQUIP,
    EVENT_CHAIN_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_TARGETED,
    FIELD,
    FOR_RESPONSE,
    FOR_TRIGGER,
    IN_FIELD_ZONE,
    IN_NOWHERE,
    IN_SPELL_TRAP_ZONE,
    NOT_NEGATED,
    NOWHERE,
    PASS,
    SPELL,
    THE_ACTIVATION,
    THE_EFFECT,
    TRAP,
    UNTIL_IT_RESOLVES,
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
    begin_activation(g, s, player, option.uid, option.number, take_waiting(g, s, option))


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
            begin_activation(g, s, frame.player, option.uid, option.number, take_waiting(g, s, option))
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
            begin_activation(g, s, row.player, row.uid, row.line, answer_of(g, s, row))
            return


def begin_building(s: State, frame: Frame) -> None:
    """Let the players respond to the triggers, or go back to the window when none was activated."""
    s.pop()
    if s.chain:
        reopen_phase(s, frame.window)
        s.push(Frame(FRAME_CHAIN, BUILD, 1 - s.chain[-1].player, -1, frame.window, (0,)))
        return
    # Not from its beginning: the triggers that were let go are over.
    leaving = frame.window == WINDOW_LEAVING
    first = 1 - s.turn_player if leaving else s.turn_player
    s.push(Frame(FRAME_WINDOW, WINDOW_OFFERS, first, -1, frame.window, (1,) if leaving else (0,)))


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
        options = responses.find_responses(g, s, player)
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
    if link.negated != NOT_NEGATED or (is_link_negated(g, s, link) and not withstands(g, s, link)):
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
        gives_itself = step.slot == SLOT_THIS and LEAVING & step.bit != 0
        if step.as_cost and (gives_itself or (step.slot == SLOT_BOUND and step.op == OP_TRIBUTE)):
            return False  # rule: effect.resolve.persists-after-source-leaves. An equip falls with its monster.
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
    if s.lingering:
        end_with_link(s, number)
    pass_on(s, RESOLVE, frame, frame.player, number - 1)
    settle_next(s)


def end_with_link(s: State, number: int) -> None:
    """End what was to hold only while this link is processed."""
    kept = [each for each in s.lingering if each.until != UNTIL_IT_RESOLVES or each.until_turn < number]
    if len(kept) != len(s.lingering):
        s.set_lingering(kept)


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
        open_window(s, kind)
    if waits and below is not None:
        s.push(below)
    settle_next(s)
