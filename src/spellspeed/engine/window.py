"""Fast-effect timing: who may respond now, the turn player first, until both have passed in succession."""

from typing import Final

import spellspeed.engine.chain as chain
import spellspeed.engine.obligations as obligations
import spellspeed.engine.texts as texts
from spellspeed.engine.ask import ask
from spellspeed.engine.frames import (
    BATTLE_STEP_OPEN,
    FRAME_BATTLE_PHASE,
    FRAME_MAIN_PHASE,
    FRAME_WINDOW,
    MAIN_PHASE_OPEN,
    WINDOW_DAMAGE_STEP,
    WINDOW_LEAVING,
    WINDOW_PHASE,
    WINDOW_SUMMON_ATTEMPT,
)
from spellspeed.engine.game import Game
from spellspeed.engine.may.activate import may_activate, window_now
from spellspeed.engine.moves import flip_again
from spellspeed.engine.places import KINDS
from spellspeed.engine.rows import CardState, Frame, Option
from spellspeed.engine.state import NO_EVENTS, State
from spellspeed.engine.triggers import HIDDEN, PHASE_MANDATORY, notice, notice_phase
from spellspeed.engine.watchers import wanted_events
from spellspeed.lang.code import FAST, LINE_QUICK
from spellspeed.words import (
    ACTIVATE,
    ASK_ACTION,
    CARRY_OUT,
    EXTRA_MONSTER_ZONE,
    FOR_RESPONSE,
    HAND,
    PASS,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
)

# Steps. The frame's player is whoever is asked next; its memory counts the passes in succession.
OFFER: Final = 0
ANSWERED: Final = 1
BEGIN: Final = 2
MUST_ACT: Final = 3  # both have passed, and the phase still demands something of this player

ANY_SPEED: Final = 1

THE_PASS: Final = Option(PASS)


def open_window(s: State, kind: int) -> None:
    """Give both players the chance to respond before the job under way goes on."""
    # rule: priority.activation.turn-player-first, priority.advance.announcing-end-implies-pass
    if kind == WINDOW_LEAVING:
        s.push(Frame(FRAME_WINDOW, BEGIN, 1 - s.turn_player, -1, kind, (1,)))
    else:
        s.push(Frame(FRAME_WINDOW, BEGIN, s.turn_player, -1, kind, (0,)))


def find_responses(g: Game, s: State, player: int) -> list[Option]:
    """Return the fast effects open to the player now, and the optional triggers of his hidden cards.

    rule: timing.fast-effect.members, chain.simultaneous.priority-classes
    """
    found = find_activations(g, s, player, FAST)
    if s.waiting and window_now(s) == WINDOW_SUMMON_ATTEMPT:
        return found  # what the Tributes have set off comes after the summon
    for row in s.waiting:
        if row.rank < HIDDEN or row.player != player or not chain.is_due(s, row):
            continue
        if chain.may_still_trigger(g, s, row):
            found.append(Option(ACTIVATE, row.uid, -1, row.line))
    return found


def find_activations(g: Game, s: State, player: int, speed: int = ANY_SPEED) -> list[Option]:
    """Return everything at least so fast that the player may activate from where his cards lie."""
    found: list[Option] = []
    first = player * PLACES_EACH
    wanted_events(g, s)  # what the cards of the duel can do at all is known from now on
    anywhere = s.fast if speed == FAST else s.usable
    for place in range(first + HAND, first + PLACES_EACH):
        pile = s.piles[place]
        if pile and anywhere & KINDS[place]:
            for uid in pile:
                if places_of(g, s.cards[uid], speed) & KINDS[place]:
                    add_lines(g, s, player, uid, speed, found)
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        for uid in s.piles[place]:
            if places_of(g, s.cards[uid], speed) & KINDS[place]:
                add_lines(g, s, player, uid, speed, found)
    if texts.is_lending(g, s):
        add_lent(g, s, player, speed, found)
    if g.pool.shares:
        add_shared(g, s, player, speed, found)
    return found


def places_of(g: Game, row: CardState, speed: int) -> int:
    """Return the mask of the kinds of place in which a card has lines of its own that are at least so fast."""
    program = g.programs[row.card]
    return program.fast if speed == FAST else program.usable


def add_shared(g: Game, s: State, player: int, speed: int, found: list[Option]) -> None:
    """Add what the opponent's face-up Spells and Traps let either player use."""
    first = (1 - player) * PLACES_EACH
    for place in range(first + SPELL_TRAP_ZONE, first + PLACES_EACH):
        for uid in s.piles[place]:
            row = s.cards[uid]
            if row.face_up and g.programs[row.card].shares:
                for line in g.programs[row.card].lines:
                    if line.shared and line.speed >= speed and line.kind <= LINE_QUICK:
                        if may_activate(g, s, player, row, line, None) == 0:
                            found.append(Option(ACTIVATE, uid, -1, line.index))


def add_lent(g: Game, s: State, player: int, speed: int, found: list[Option]) -> None:
    """Add the gained lines of monsters that have none of their own to be asked for."""
    for uid in s.monsters_of(player):
        if not places_of(g, s.cards[uid], speed) & KINDS[s.cards[uid].place]:
            add_lines(g, s, player, uid, speed, found)


def add_lines(g: Game, s: State, player: int, uid: int, speed: int, found: list[Option]) -> None:
    """Add the lines of a card that are at least so fast and may be activated."""
    row = s.cards[uid]
    kind = KINDS[row.place]
    for line in texts.program_of(g, s, row).lines:
        if line.kind == LINE_QUICK and line.mandatory:
            continue  # nobody chooses to activate it
        if line.speed >= speed and line.places & kind and may_activate(g, s, player, row, line, None) == 0:
            found.append(Option(ACTIVATE, uid, -1, line.index))


def run_window(g: Game, s: State, frame: Frame) -> None:
    """Offer the window to the next player, or close it after two passes in succession."""
    if frame.step == BEGIN:
        begin_window(g, s, frame)
    elif frame.step == OFFER:
        offer(g, s, frame, frame.player, frame.memory[0])
    else:
        option = s.picks[0]
        if option.deed == CARRY_OUT:
            # rule: turn.phase-end.stays-open-after-a-chain, turn.end.turn-player-may-yield-between
            s.pop()
            open_window(s, frame.window)
            obligations.carry_out(g, s, frame.player, option)
        elif option.deed != PASS:
            s.pop()
            reopen_phase(s, frame.window)
            chain.begin_chain(g, s, frame.window, frame.player, option)
        elif frame.memory[0] == 0:
            # rule: priority.activation.passes-on-pass
            offer(g, s, frame, 1 - frame.player, 1)
        else:
            close(g, s, frame)


def begin_window(g: Game, s: State, frame: Frame) -> None:
    """Say what the window answers; triggers that wait come first."""
    if frame.window == WINDOW_DAMAGE_STEP:
        # rule: damage-step.before-calc.refaced-down-monster-flips-again
        flip_again(s)
    notice(g, s)
    if frame.window == WINDOW_PHASE:
        notice_phase(g, s)
    if s.waiting:
        chain.follow_control(g, s)
    if frame.window == WINDOW_LEAVING:
        s.set_moment(NO_EVENTS)
    else:
        s.set_moment(tuple(s.happened))
    # What the Tributes of a summon set off comes once the summon has succeeded or failed.
    if s.waiting and frame.window != WINDOW_SUMMON_ATTEMPT and chain.has_triggers(s):
        # rule: timing.after-action.triggers-then-fast-effects
        s.pop()
        chain.begin_triggers(s, frame.window)
        return
    offer(g, s, frame, frame.player, frame.memory[0])


def find_choices(g: Game, s: State, kind: int, player: int) -> list[Option]:
    """Return everything the player may do in a window of this kind: respond, or do what the phase demands of him.

    rule: turn.standby.free-timing-cards-interleave, turn.end.free-timing-cards-interleave,
    rule: battle.end-step.free-timing-cards-interleave
    """
    options = find_responses(g, s, player)
    if kind == WINDOW_PHASE:
        options.extend(obligations.find_obligations(g, s, player))
    return options


def offer(g: Game, s: State, frame: Frame, player: int, passes: int) -> None:
    """Ask the player whose turn it is to respond; who can only pass is not asked."""
    for count in range(passes, 2):
        options = find_choices(g, s, frame.window, player)
        if options or g.ask_all:
            s.go_on_as(Frame(FRAME_WINDOW, ANSWERED, player, -1, frame.window, (count,)))
            # rule: turn.end.compulsory-effect-may-be-deferred. What a phase demands may be put off until both pass.
            options.append(THE_PASS)
            ask(g, s, player, ASK_ACTION, FOR_RESPONSE, -1, tuple(options), 1, 1)
            return
        player = 1 - player
    close(g, s, frame)


def close(g: Game, s: State, frame: Frame) -> None:
    """End the window after two passes in succession, unless the phase still demands something.

    rule: turn.phase-end.needs-both-passes-and-nothing-pending, turn.end.mandatory-forced-after-both-pass,
    rule: turn.end.compulsory-effect-forced-when-both-defer
    """
    if frame.window == WINDOW_PHASE:
        for player in (s.turn_player, 1 - s.turn_player):
            if has_to_act(g, s, player):
                # rule: turn.end.optional-effects-still-possible-before-forced-ones
                options = find_choices(g, s, frame.window, player)
                s.go_on_as(Frame(FRAME_WINDOW, MUST_ACT, player, -1, frame.window, (2,)))
                ask(g, s, player, ASK_ACTION, FOR_RESPONSE, -1, tuple(options), 1, 1)
                return
    s.pop()
    if frame.window != WINDOW_SUMMON_ATTEMPT:
        chain.drop_hidden(s)
    s.set_moment(NO_EVENTS)


def has_to_act(g: Game, s: State, player: int) -> bool:
    """Whether the phase demands something of this player: a mandatory trigger of the phase, or an obligation."""
    for row in s.waiting:
        if chain.class_of(row) == PHASE_MANDATORY and row.player == player:
            if chain.is_due(s, row) and chain.may_still_trigger(g, s, row):
                return True
    return bool(obligations.find_obligations(g, s, player))


def reopen_phase(s: State, kind: int) -> None:
    """Send a phase that was about to be left back to its open state, since a chain is being built in it.

    rule: turn.phase-end.stays-open-after-a-chain
    """
    if kind == WINDOW_LEAVING and s.frames:
        below = s.frames[-1].kind
        if below == FRAME_MAIN_PHASE:
            s.go_on(MAIN_PHASE_OPEN)
        elif below == FRAME_BATTLE_PHASE:
            s.go_on(BATTLE_STEP_OPEN)
