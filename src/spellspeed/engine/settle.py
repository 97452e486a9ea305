"""What happens after every batch without a chain. SETTLE runs as a frame because it may ask."""

from spellspeed.engine.events import tell
from spellspeed.engine.frames import FRAME_SETTLE
from spellspeed.engine.game import Game
from spellspeed.engine.rows import Frame
from spellspeed.engine.state import State
from spellspeed.words import DRAWN_BY_LP, EVENT_DUEL_ENDED, NOBODY, WON_BY_LP


def settle_next(s: State) -> None:
    """Have the state settle before anything else goes on."""
    s.push(Frame(FRAME_SETTLE, 0, NOBODY, -1, 0, ()))


def run_settle(g: Game, s: State, frame: Frame) -> None:
    """Settle: LP 0 first; onsets, broken relations, "each time" lines and win texts join as steps with the effects."""
    if s.lp[0] <= 0 or s.lp[1] <= 0:
        # rule: win.lp.opponent-to-zero, win.draw.simultaneous-lp-zero
        if s.lp[0] <= 0 and s.lp[1] <= 0:
            end_duel(s, DRAWN_BY_LP, NOBODY)
        else:
            end_duel(s, WON_BY_LP, 1 if s.lp[0] <= 0 else 0)
        return
    s.pop()


def end_duel(s: State, outcome: int, winner: int) -> None:
    """End the duel with this result and say so.  rule: duel.definition.single-game"""
    tell(s, EVENT_DUEL_ENDED, winner, outcome)
    s.end(outcome, winner)
