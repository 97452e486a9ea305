"""A turn: six phases in order, led by the turn player.  rule: turn.structure.six-phases-in-order"""

from typing import Final

import spellspeed.engine.applies.awaited as awaited
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.chain.chain as chain
import spellspeed.engine.line.obligations as obligations
import spellspeed.engine.moving.hands as hands
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, applies, expire, find_forbidding, find_sources
from spellspeed.engine.applies.triggers import PHASE_MANDATORY, is_there
from spellspeed.engine.applies.watchers import find_set_off, wanted_events
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.frames import (
    FRAME_BATTLE_PHASE,
    FRAME_MAIN_PHASE,
    FRAME_TURN,
    MAIN_PHASE_1_SKIPPED,
    TURN_ENDS,
    WINDOW_BEFORE_DRAW,
    WINDOW_HAND_LIMIT,
    WINDOW_PHASE,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_phase_start, use_skip, was_done_in_phase
from spellspeed.engine.kernel.places import deck_of, own, side_of
from spellspeed.engine.kernel.rows import CardState, Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell
from spellspeed.engine.may.activate import may_trigger
from spellspeed.engine.may.phase import may_enter_battle_phase
from spellspeed.engine.moving.moves import discard, draw
from spellspeed.engine.settling.settle import end_duel
from spellspeed.lang.codes.code import LINE_EACH_TIME, LINE_TRIGGER
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ACTIVATE,
    ADJUSTING_HAND,
    ASK_ACTION,
    ASK_CARDS,
    BATTLE_PHASE,
    BY_HAND_LIMIT,
    BY_NORMAL_DRAW,
    DRAW_PHASE,
    DRAWING,
    DURING_OPPONENTS_NEXT_TURN,
    END_PHASE,
    EVENT_DRAW_DUE,
    EVENT_PHASE_SKIPPED,
    EVENT_PHASE_STARTED,
    EVENT_TIME_CALLED,
    EVENT_TURN_STARTED,
    FOR_HAND_LIMIT,
    FOR_OPEN_STATE,
    FOR_TRIGGER,
    HAND,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    NO_STEP,
    NO_TIMING,
    NOBODY,
    PASS,
    PICK_CARD,
    STANDBY_PHASE,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    UNTIL_NEXT_TURN_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
    WHOLE_TURN,
    WON_BY_DECK_OUT,
    WON_BY_TIME,
)

# Steps. The frame's memory is the number of the turn.
BEGIN: Final = 0
AFTER_DRAW: Final = 1
AFTER_STANDBY: Final = 2
TO_BATTLE: Final = 3
AFTER_BATTLE: Final = 4
TO_END: Final = TURN_ENDS
HAND_LIMIT: Final = 6
DISCARD: Final = 7
NEXT_TURN: Final = 8
BEFORE_DRAW: Final = 9  # what is activated before the normal draw, or instead of it
BEFORE_DRAW_CHOSEN: Final = 10
DRAW: Final = 11
DRAWN: Final = 12
HAND_LIMIT_AGAIN: Final = 13  # the one chain after the hand was adjusted is over
DISCARD_AGAIN: Final = 14
TURN_OVER: Final = 15

ABOUT_THE_DRAW: Final = 1 << EVENT_DRAW_DUE


def enter_phase(s: State, phase: int) -> None:
    """Begin a phase; its start is the turn player's declaration.  rule: turn.phase-start.declared-by-turn-player"""
    s.begin_batch()
    expire(s, UNTIL_PHASE_ENDS, s.turn)
    if s.waiting:
        # What the last phase could have set off is over.
        s.set_waiting([row for row in s.waiting if row.rank < PHASE_MANDATORY])
    s.enter(phase, NO_STEP, NO_TIMING)
    tell(s, EVENT_PHASE_STARTED, s.turn_player, phase)


def skip(s: State, phase: int) -> bool:
    """Skip a phase that would come now if the turn player has to, which uses that up; say whether it is skipped."""
    if not use_skip(s, phase, s.turn_player):
        return False
    awaited.put_off(s, phase)
    if phase != BATTLE_PHASE:
        tell(s, EVENT_PHASE_SKIPPED, s.turn_player, phase)
    return True


def run_turn(g: Game, s: State, frame: Frame) -> None:
    """Go from one phase to the next."""
    step = frame.step
    if step == BEGIN:
        begin_turn(g, s, frame)
    elif step == AFTER_DRAW:
        # rule: turn.draw.to-standby
        s.go_on(AFTER_STANDBY)
        if skip(s, STANDBY_PHASE):
            return
        if g.pool.counts_standbys:
            obligations.note_standby(g, s)
        begin_phase_of_windows(s, STANDBY_PHASE)
    elif step == AFTER_STANDBY:
        # rule: turn.standby.to-main1
        if skip(s, MAIN_PHASE_1):
            s.go_on(MAIN_PHASE_1_SKIPPED)
            ask_for_next_phase(g, s, frame.player)
        else:
            begin_main_phase(s, MAIN_PHASE_1)
    elif step == MAIN_PHASE_1_SKIPPED:
        s.go_on(TO_BATTLE if s.picks[0].deed == TO_BATTLE_PHASE else TO_END)
    elif step == TO_BATTLE:
        s.go_on(AFTER_BATTLE)
        s.push(Frame(FRAME_BATTLE_PHASE, 0, frame.player, -1, 0, ()))
    elif step == AFTER_BATTLE:
        # rule: turn.main2.cannot-be-skipped-after-battle, battle.end-step.to-main2
        begin_main_phase(s, MAIN_PHASE_2)
    elif step == TO_END:
        # rule: turn.main2.to-end, turn.main1.exit-to-battle-or-end
        s.go_on(HAND_LIMIT)
        begin_phase_of_windows(s, END_PHASE)
    elif BEFORE_DRAW <= step <= DRAWN:
        run_draw(g, s, frame)
    else:
        end_turn(g, s, frame)


def ask_for_next_phase(g: Game, s: State, player: int) -> None:
    """Ask the player of a turn without a Main Phase 1 whether the Battle Phase or the End Phase comes now.

    rule: turn.main1.exit-to-battle-or-end
    """
    options = [Option(TO_END_PHASE)]
    if may_enter_battle_phase(g, s, player, None) == 0:
        options.insert(0, Option(TO_BATTLE_PHASE))
    ask(g, s, player, ASK_ACTION, FOR_OPEN_STATE, -1, tuple(options), 1, 1)


def begin_main_phase(s: State, phase: int) -> None:
    """Begin a Main Phase; its frame says when it ends whether the turn goes on to the Battle Phase or to its end."""
    s.go_on(TO_END)
    enter_phase(s, phase)
    s.push(Frame(FRAME_MAIN_PHASE, 0, s.turn_player, -1, 0, ()))
    settle_next(s)


def begin_phase_of_windows(s: State, phase: int) -> None:
    """Begin a phase without an open state: it lasts until both players pass and nothing is demanded any more."""
    enter_phase(s, phase)
    open_window(s, WINDOW_PHASE)
    settle_next(s)


def begin_turn(g: Game, s: State, frame: Frame) -> None:
    """Begin the turn with the normal draw, before anybody can do anything else."""
    # rule: turn.draw.no-activation-before-draw
    number = frame.memory[0]
    s.begin_turn(number, frame.player)
    s.forget_deeds()
    tell(s, EVENT_TURN_STARTED, frame.player, number)
    if skip(s, DRAW_PHASE):
        s.go_on(AFTER_DRAW)
        return
    enter_phase(s, DRAW_PHASE)
    if number > 1 or g.format.first_turn_draw:
        s.go_on(BEFORE_DRAW)
        if is_awaited(g, s):
            tell(s, EVENT_DRAW_DUE, frame.player)
            settle_next(s)
    else:
        s.go_on(DRAWN)


# ------------------------------------------------------------------------------------------------------ the normal draw


def run_draw(g: Game, s: State, frame: Frame) -> None:
    """Offer what comes before the normal draw or takes its place, draw, and let both players respond."""
    if frame.step == BEFORE_DRAW:
        if not obligations.carry_out_before_draw(g, s):
            offer_before_draw(g, s, 0)
    elif frame.step == BEFORE_DRAW_CHOSEN:
        option = s.picks[0]
        if option.deed == PASS:
            offer_before_draw(g, s, option.number + 1)
        else:
            row = s.cards[option.uid]
            line = g.line_of(row.card, option.number)
            s.go_on(DRAWN if takes_its_place(line) else BEFORE_DRAW)
            chain.begin_chain(g, s, WINDOW_BEFORE_DRAW, row.controller, option)
    elif frame.step == DRAW:
        if find_forbidding(g, s, frame.player, DRAWING, None) != NOBODY_FORBIDS:
            s.go_on(DRAWN)
            return
        # rule: turn.draw.normal-draw, win.deck-out.cannot-draw-loses, win.deck-out.empty-deck-alone-is-no-loss
        if not s.piles[deck_of(frame.player)]:
            end_duel(s, WON_BY_DECK_OUT, 1 - frame.player)
            return
        if not is_phase_start(s):
            s.begin_batch()  # something was activated before
        draw(s, frame.player, BY_NORMAL_DRAW)
        s.go_on(DRAWN)
    else:
        s.go_on(AFTER_DRAW)
        open_window(s, WINDOW_PHASE)
        settle_next(s)


def is_awaited(g: Game, s: State) -> bool:
    """Whether a face-up card does something by itself before the normal draw."""
    for uid in find_sources(g, s):
        row = s.cards[uid]
        if applies(g, s, row):
            for line in texts.program_of(g, s, row).lines:
                if line.kind == LINE_EACH_TIME and line.event_mask & ABOUT_THE_DRAW:
                    return True
    return False


def offer_before_draw(g: Game, s: State, passes: int) -> None:
    """Ask the turn player, then the opponent, what of this kind to activate; the draw follows when nobody does.

    rule: turn.draw.replacement-of-normal-draw, turn.draw.effects-worded-before-draw
    """
    for at in range(passes if wanted_events(g, s) & ABOUT_THE_DRAW else 2, 2):
        player = s.turn_player if at == 0 else 1 - s.turn_player
        options: list[Option] = []
        mandatory = False
        for uid in find_set_off(g, s, ABOUT_THE_DRAW):
            row = s.cards[uid]
            if row.controller != player:
                continue
            for line in texts.program_of(g, s, row).lines:
                if may_come_before_draw(g, s, row, line):
                    options.append(Option(ACTIVATE, uid, -1, line.index))
                    mandatory = mandatory or line.mandatory
        if options:
            if not mandatory:
                options.append(Option(PASS, -1, -1, at))
            s.go_on(BEFORE_DRAW_CHOSEN)
            ask(g, s, player, ASK_ACTION, FOR_TRIGGER, -1, tuple(options), 1, 1)
            return
    s.go_on(DRAW)


def may_come_before_draw(g: Game, s: State, row: CardState, line: LineCode) -> bool:
    """Whether a line can be activated now, before the normal draw."""
    if line.kind != LINE_TRIGGER or not line.event_mask & ABOUT_THE_DRAW or not is_there(g, row, line):
        return False
    if was_done_in_phase(s, ACTIVATE, row, line):
        return False
    for code in line.events:
        if code.kind == EVENT_DRAW_DUE and code.by & side_of(row.controller, s.turn_player):
            return may_trigger(g, s, row.controller, row, line, (EVENT_DRAW_DUE, 0)) == 0
    return False


def takes_its_place(line: LineCode) -> bool:
    """Whether a line is used instead of conducting the normal draw."""
    for code in line.events:
        if code.kind == EVENT_DRAW_DUE and code.instead:
            return True
    return False


# -------------------------------------------------------------------------------------------------- the end of the turn


def end_turn(g: Game, s: State, frame: Frame) -> None:
    """Adjust the turn player's hand after everything else, then hand the turn over."""
    step = frame.step
    if step == HAND_LIMIT or step == HAND_LIMIT_AGAIN:
        # rule: turn.end.hand-limit.after-everything-else, turn.end.hand-limit.turn-player-only
        # rule: turn.end.after-hand-adjustment-one-chain. What the End Phase could have set off is over.
        s.set_waiting([])
        hand = s.piles[own(frame.player, HAND)]
        excess = len(hand) - hands.limit_of(g, s, frame.player)
        if find_forbidding(g, s, frame.player, ADJUSTING_HAND, None) != NOBODY_FORBIDS:
            excess = 0
        if excess > 0:
            s.go_on(DISCARD if step == HAND_LIMIT else DISCARD_AGAIN)
            options = tuple([Option(PICK_CARD, uid) for uid in hand])
            ask(g, s, frame.player, ASK_CARDS, FOR_HAND_LIMIT, -1, options, excess, excess)
        else:
            s.go_on(NEXT_TURN)
    elif step == DISCARD or step == DISCARD_AGAIN:
        s.begin_batch()
        for option in s.picks:
            discard(g, s, option.uid, BY_HAND_LIMIT)
        s.go_on(HAND_LIMIT_AGAIN)
        if step == DISCARD:
            open_window(s, WINDOW_HAND_LIMIT)
        settle_next(s)
    elif step == NEXT_TURN:
        # rule: timing.duration.until-end-of-turn-ends-with-turn
        s.begin_batch()
        obligations.forget_the_gone(g, s)
        lasting = len(s.lingering)
        expire(s, UNTIL_TURN_ENDS, s.turn)
        expire(s, UNTIL_NEXT_TURN_ENDS, s.turn)
        expire(s, DURING_OPPONENTS_NEXT_TURN, s.turn)
        skip(s, BATTLE_PHASE)  # it was skipped in this turn
        obligations.drop_overdue(g, s)
        s.go_on(TURN_OVER)
        if len(s.lingering) != lasting:
            settle_next(s)
    else:
        # rule: turn.end.to-opponents-draw-phase, turn.order.first-player-then-alternate
        # rule: turn.end.no-activation-between-turns
        s.set_waiting([])
        if is_decided_by_time(s):
            end_duel(s, WON_BY_TIME, s.lp.index(max(s.lp)))
            return
        number, player = frame.memory[0] + 1, 1 - frame.player
        if use_skip(s, WHOLE_TURN, player):
            # The turn is over before it began, and so is what was to last until it ends.
            expire(s, UNTIL_NEXT_TURN_ENDS, number)
            number, player = number + 1, frame.player
        s.go_on_as(Frame(FRAME_TURN, BEGIN, player, -1, 0, (number,)))


def is_decided_by_time(s: State) -> bool:
    """Whether the turn that ends is the last one, or one of sudden death, and a player has more LP.

    Sudden death begins with equal LP and goes on as long as they are: unequal ones have changed in this turn.
    """
    # rule: tournament.extra-turns.higher-lp-wins, tournament.extra-turns.equal-lp-sudden-death
    # rule: tournament.extra-duel.higher-lp-wins, tournament.extra-duel.equal-lp-sudden-death
    # rule: tournament.sudden-death.judged-at-end-of-turn-with-lp-change, tournament.sudden-death.equal-lp-continues
    # rule: tournament.sudden-death.cost-payment-counts
    return s.last_turn > 0 and s.turn >= s.last_turn and s.lp[0] != s.lp[1]


def call_time(s: State, turns: int) -> None:
    """Say that time has run out: this turn is played to its end, so many follow, then LP decide."""
    # rule: tournament.extra-turns.when-time-runs-out-in-a-duel, tournament.extra-turns.current-turn-is-finished
    # rule: tournament.extra-turns.three-more-turns
    s.set_last_turn(max(s.turn, 1) + turns)
    tell(s, EVENT_TIME_CALLED, NOBODY, s.last_turn)
