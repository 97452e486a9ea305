"""Which phase sets a line off: it may wait for the next such phase after something; and how often it waits."""

from spellspeed.engine.kernel.frames import FRAME_BATTLE_PHASE
from spellspeed.engine.kernel.places import side_of
from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ATTACK,
    AWAITS_PHASE,
    END_PHASE,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_STEP_STARTED,
    STANDBY_PASSED,
    START_STEP,
)


def find_due_turn(
    s: State, player: int, phase: int, turn_of: int, nth_turn: int = 0, nth_phase: int = 0, at_end: bool = False
) -> int:
    """Return the turn in which something is due that is put off now to a phase; turns alternate.

    rule: turn.count.unspecified-counts-every-turn, turn.count.named-players-turns-only
    """
    turn = s.turn
    left = nth_turn
    # The End Phase lasts until everything in it is done; of another phase that has begun the next one is meant.
    passed = s.phase > phase or (s.phase == phase and phase != END_PHASE and not at_end)
    this_turn = not passed and turn_of & side_of(player, s.turn_player) != 0
    if not left:
        left = nth_phase or 1  # so many phases, that of this turn among them
        if this_turn:
            left -= 1
    while left:
        turn += 1
        whose = s.turn_player if (turn - s.turn) % 2 == 0 else 1 - s.turn_player
        if turn_of & side_of(player, whose):
            left -= 1
    return turn


def await_phase(s: State, row: CardState, line: LineCode) -> None:
    """Let a line of a card wait for the next phase that it speaks of."""
    for code in line.events:
        if code.after:
            due = find_due_turn(s, row.controller, code.phase, code.by)
            if not is_awaited(s, row, line, due):
                deed = DeedDone(row.controller, AWAITS_PHASE, row.uid, row.visit, row.card, line.index, code.phase, due)
                s.remember(deed)


def is_awaited(s: State, row: CardState, line: LineCode, turn: int) -> bool:
    """Whether a line of this card waits for its phase in a turn."""
    for done in s.deeds:
        if done.deed == AWAITS_PHASE and done.uid == row.uid and done.visit == row.visit:
            if done.line == line.index and done.turned == turn:
                return True
    return False


def put_off(s: State, phase: int) -> None:
    """Let what waits for a phase of this turn wait for the same player's next one: this one is skipped."""
    deeds: list[DeedDone] = []
    for done in s.deeds:
        if done.deed == AWAITS_PHASE and done.phase == phase and done.turned == s.turn:
            done = DeedDone(
                done.player, AWAITS_PHASE, done.uid, done.visit, done.card, done.line, done.phase, done.turned + 2
            )
        deeds.append(done)
    s.set_deeds(deeds)


def users_of(row: CardState, line: LineCode) -> tuple[int, ...]:
    """Return the players who may use a line of this card: its controller, or both."""
    return (0, 1) if line.shared else (row.controller,)


def is_of_this_phase(s: State, row: CardState, line: LineCode, player: int) -> bool:
    """Whether a line that a player uses speaks of the phase or step that it is.

    Of the Battle Phase, what speaks of its beginning belongs to the Start Step alone.
    """
    for code in line.events:
        if not code.by & side_of(player, s.turn_player):
            continue
        if code.kind == EVENT_PHASE_STARTED and code.phase == s.phase and s.step <= START_STEP:
            return not code.after or is_awaited(s, row, line, s.turn)
        if code.kind == EVENT_STEP_STARTED and code.step == s.step:
            return True
    return False


def count_attacks(s: State) -> int:
    """Return how many attacks have been declared in the Battle Phase under way."""
    before = 0
    for frame in s.frames:
        if frame.kind == FRAME_BATTLE_PHASE:
            before = frame.detail  # Battle Phases of this turn that came before it
    return len([done for done in s.deeds if done.deed == ATTACK and done.line == before])


def count_standbys(s: State, this: tuple[int, ...], visit: int) -> int:
    """Return how many Standby Phases a card has counted as it lay there, or lies there now if no visit is said."""
    count = 0
    if this and visit == 0:
        visit = this[1]
    for done in s.deeds:
        if done.deed == STANDBY_PASSED and this and done.uid == this[0] and done.visit == visit:
            count += 1
    return count


def answers_each_change_of_lp(line: LineCode) -> bool:
    """Whether a line that must be activated answers every change of LP in a chain, with a chain link of its own."""
    return line.mandatory and line.event_mask == 1 << EVENT_LP_CHANGED
