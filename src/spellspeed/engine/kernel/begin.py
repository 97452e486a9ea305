"""What is begun from many places: a window for responses, the settling of what has happened."""

from spellspeed.engine.kernel.frames import (
    BATTLE_STEP_OPEN,
    FRAME_BATTLE_PHASE,
    FRAME_MAIN_PHASE,
    FRAME_SETTLE,
    FRAME_WINDOW,
    MAIN_PHASE_OPEN,
    SETTLING_BEGINS,
    WINDOW_BEGINS,
    WINDOW_LEAVING,
)
from spellspeed.engine.kernel.rows import Frame
from spellspeed.engine.kernel.state import State
from spellspeed.words import NOBODY


def open_window(s: State, kind: int) -> None:
    """Give both players the chance to respond before the job under way goes on."""
    # rule: priority.activation.turn-player-first, priority.advance.announcing-end-implies-pass
    if kind == WINDOW_LEAVING:
        s.push(Frame(FRAME_WINDOW, WINDOW_BEGINS, 1 - s.turn_player, -1, kind, (1,)))
    else:
        s.push(Frame(FRAME_WINDOW, WINDOW_BEGINS, s.turn_player, -1, kind, (0,)))


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


def settle_next(s: State) -> None:
    """Have the state settle before anything else goes on."""
    s.push(Frame(FRAME_SETTLE, SETTLING_BEGINS, NOBODY, -1, 0, ()))
