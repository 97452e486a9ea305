"""Fast-effect timing: who may respond now, the turn player first, until both have passed in succession."""

from typing import Final

import spellspeed.engine.chain.chain as chain
import spellspeed.engine.chain.waiting as waiting
import spellspeed.engine.line.obligations as obligations
from spellspeed.engine.applies.happened import notice
from spellspeed.engine.applies.triggers import PHASE_MANDATORY, notice_phase
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.chain.responses import find_responses
from spellspeed.engine.kernel.begin import open_window, reopen_phase
from spellspeed.engine.kernel.frames import (
    FRAME_WINDOW,
    WINDOW_BEGINS,
    WINDOW_DAMAGE_STEP,
    WINDOW_LEAVING,
    WINDOW_OFFERS,
    WINDOW_PHASE,
    WINDOW_SUMMON_ATTEMPT,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.state import NO_EVENTS, State
from spellspeed.engine.moving.moves import flip_again
from spellspeed.words import (
    ASK_ACTION,
    CARRY_OUT,
    FOR_RESPONSE,
    PASS,
)

# Steps. The frame's player is whoever is asked next; its memory counts the passes in succession.
OFFER: Final = WINDOW_OFFERS
ANSWERED: Final = 1
BEGIN: Final = WINDOW_BEGINS
MUST_ACT: Final = 3  # both have passed, and the phase still demands something of this player


THE_PASS: Final = Option(PASS)


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
        waiting.follow_control(g, s)
    if frame.window == WINDOW_LEAVING:
        s.set_moment(NO_EVENTS)
    else:
        s.set_moment(tuple(s.happened))
    # What the Tributes of a summon set off comes once the summon has succeeded or failed.
    if s.waiting and frame.window != WINDOW_SUMMON_ATTEMPT and waiting.has_triggers(s):
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
        waiting.drop_hidden(s)
    s.set_moment(NO_EVENTS)


def has_to_act(g: Game, s: State, player: int) -> bool:
    """Whether the phase demands something of this player: a mandatory trigger of the phase, or an obligation."""
    for row in s.waiting:
        if waiting.class_of(row) == PHASE_MANDATORY and row.player == player:
            if waiting.is_due(s, row) and waiting.may_still_trigger(g, s, row):
                return True
    return bool(obligations.find_obligations(g, s, player))
