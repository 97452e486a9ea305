"""A turn: six phases in order, led by the turn player.  rule: turn.structure.six-phases-in-order"""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.continuous import expire
from spellspeed.engine.events import tell
from spellspeed.engine.frames import FRAME_BATTLE_PHASE, FRAME_MAIN_PHASE, FRAME_TURN, WINDOW_HAND_LIMIT, WINDOW_PHASE
from spellspeed.engine.game import Game
from spellspeed.engine.moves import discard, draw
from spellspeed.engine.places import deck_of, own
from spellspeed.engine.rows import Frame, Option
from spellspeed.engine.settle import end_duel, settle_next
from spellspeed.engine.state import State
from spellspeed.engine.triggers import PHASE_MANDATORY
from spellspeed.engine.window import open_window
from spellspeed.words import (
    ASK_CARDS,
    BY_HAND_LIMIT,
    BY_NORMAL_DRAW,
    DRAW_PHASE,
    END_PHASE,
    EVENT_PHASE_STARTED,
    EVENT_TURN_STARTED,
    FOR_HAND_LIMIT,
    HAND,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    NO_STEP,
    NO_TIMING,
    PICK_CARD,
    STANDBY_PHASE,
    UNTIL_NEXT_TURN_ENDS,
    UNTIL_TURN_ENDS,
    WON_BY_DECK_OUT,
)

# Steps. The frame's memory is the number of the turn.
BEGIN: Final = 0
AFTER_DRAW: Final = 1
AFTER_STANDBY: Final = 2
TO_BATTLE: Final = 3
AFTER_BATTLE: Final = 4
TO_END: Final = 5
HAND_LIMIT: Final = 6
DISCARD: Final = 7
NEXT_TURN: Final = 8


def enter_phase(s: State, phase: int) -> None:
    """Begin a phase; its start is the turn player's declaration.  rule: turn.phase-start.declared-by-turn-player"""
    s.begin_batch()
    if s.waiting:
        # What the last phase could have set off is over.
        s.set_waiting([row for row in s.waiting if row.rank < PHASE_MANDATORY])
    s.enter(phase, NO_STEP, NO_TIMING)
    tell(s, EVENT_PHASE_STARTED, s.turn_player, phase)


def run_turn(g: Game, s: State, frame: Frame) -> None:
    """Go from one phase to the next."""
    step = frame.step
    if step == BEGIN:
        begin_turn(g, s, frame)
    elif step == AFTER_DRAW:
        # rule: turn.draw.to-standby
        s.go_on(AFTER_STANDBY)
        enter_phase(s, STANDBY_PHASE)
        open_window(s, WINDOW_PHASE)
    elif step == AFTER_STANDBY:
        # rule: turn.standby.to-main1. The Main Phase frame says which step comes next when it ends.
        s.go_on(TO_END)
        enter_phase(s, MAIN_PHASE_1)
        s.push(Frame(FRAME_MAIN_PHASE, 0, frame.player, -1, 0, ()))
    elif step == TO_BATTLE:
        s.go_on(AFTER_BATTLE)
        s.push(Frame(FRAME_BATTLE_PHASE, 0, frame.player, -1, 0, ()))
    elif step == AFTER_BATTLE:
        # rule: turn.main2.cannot-be-skipped-after-battle, battle.end-step.to-main2
        s.go_on(TO_END)
        enter_phase(s, MAIN_PHASE_2)
        s.push(Frame(FRAME_MAIN_PHASE, 0, frame.player, -1, 0, ()))
    elif step == TO_END:
        # rule: turn.main2.to-end, turn.main1.exit-to-battle-or-end
        s.go_on(HAND_LIMIT)
        enter_phase(s, END_PHASE)
        open_window(s, WINDOW_PHASE)
    else:
        end_turn(g, s, frame)


def begin_turn(g: Game, s: State, frame: Frame) -> None:
    """Begin the turn with the normal draw, before anybody can do anything."""
    # rule: turn.draw.no-activation-before-draw
    number = frame.memory[0]
    s.begin_turn(number, frame.player)
    s.forget_deeds()
    tell(s, EVENT_TURN_STARTED, frame.player, number)
    enter_phase(s, DRAW_PHASE)
    if number > 1 or g.format.first_turn_draw:
        # rule: turn.draw.normal-draw, win.deck-out.cannot-draw-loses, win.deck-out.empty-deck-alone-is-no-loss
        if not s.piles[deck_of(frame.player)]:
            end_duel(s, WON_BY_DECK_OUT, 1 - frame.player)
            return
        draw(s, frame.player, BY_NORMAL_DRAW)
    s.go_on(AFTER_DRAW)
    open_window(s, WINDOW_PHASE)
    settle_next(s)


def end_turn(g: Game, s: State, frame: Frame) -> None:
    """Adjust the turn player's hand after everything else, then hand the turn over."""
    if frame.step == HAND_LIMIT:
        # rule: turn.end.hand-limit.after-everything-else, turn.end.hand-limit.turn-player-only
        hand = s.piles[own(frame.player, HAND)]
        excess = len(hand) - g.format.hand_limit
        if excess > 0:
            s.go_on(DISCARD)
            options = tuple([Option(PICK_CARD, uid) for uid in hand])
            ask(g, s, frame.player, ASK_CARDS, FOR_HAND_LIMIT, -1, options, excess, excess)
        else:
            s.go_on(NEXT_TURN)
    elif frame.step == DISCARD:
        s.begin_batch()
        for option in s.picks:
            discard(s, option.uid, BY_HAND_LIMIT)
        s.clear_picks()
        s.go_on(HAND_LIMIT)
        open_window(s, WINDOW_HAND_LIMIT)
        settle_next(s)
    else:
        # rule: turn.end.to-opponents-draw-phase, turn.order.first-player-then-alternate
        expire(s, UNTIL_TURN_ENDS, s.turn)
        expire(s, UNTIL_NEXT_TURN_ENDS, s.turn)
        s.pop()
        s.push(Frame(FRAME_TURN, BEGIN, 1 - frame.player, -1, 0, (frame.memory[0] + 1,)))
