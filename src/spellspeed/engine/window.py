"""Fast-effect timing: who may respond now, the turn player first, until both have passed in succession."""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.frames import FRAME_WINDOW, WINDOW_LEAVING
from spellspeed.engine.game import Game
from spellspeed.engine.rows import Frame, Option
from spellspeed.engine.state import NO_EVENTS, State
from spellspeed.words import ASK_ACTION, FOR_RESPONSE, PASS

# Steps. The frame's player is whoever is asked next; its memory counts the passes in succession.
OFFER: Final = 0
ANSWERED: Final = 1

THE_PASS: Final = Option(PASS)


def open_window(s: State, kind: int) -> None:
    """Give both players the chance to respond before the job under way goes on."""
    s.set_moment(tuple(s.happened))
    # rule: priority.activation.turn-player-first, priority.advance.announcing-end-implies-pass
    if kind == WINDOW_LEAVING:
        s.push(Frame(FRAME_WINDOW, OFFER, 1 - s.turn_player, -1, kind, (1,)))
    else:
        s.push(Frame(FRAME_WINDOW, OFFER, s.turn_player, -1, kind, (0,)))


def find_responses(g: Game, s: State, player: int, kind: int) -> tuple[Option, ...]:
    """Return the activations open to the player in this window: none until cards have effects."""
    return ()


def run_window(g: Game, s: State, frame: Frame) -> None:
    """Offer the window to the next player, or close it after two passes in succession."""
    if frame.step == ANSWERED:
        s.clear_picks()
        s.pop()
        if frame.memory[0] == 0:
            s.push(Frame(FRAME_WINDOW, OFFER, 1 - frame.player, -1, frame.line, (1,)))
        else:
            s.set_moment(NO_EVENTS)
        return
    if g.ask_all:
        s.go_on(ANSWERED)
        options = find_responses(g, s, frame.player, frame.line) + (THE_PASS,)
        ask(g, s, frame.player, ASK_ACTION, FOR_RESPONSE, -1, options, 1, 1)
        return
    # Nobody can respond while no card has an effect, so both passes are taken at once.
    s.pop()
    s.set_moment(NO_EVENTS)
