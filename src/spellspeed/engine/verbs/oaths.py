"""Oaths: what the text of a line says of the turn of its use."""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Frame, Lingering
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import OP_FORBID
from spellspeed.words import UNTIL_TURN_ENDS


def swear(g: Game, s: State, frame: Frame, card: int) -> None:
    """Let what the line says of the turn of its use hold, whatever becomes of the effect."""
    line = g.line_of(card, frame.line)
    row = s.cards[frame.uid]
    about = (row.uid, row.visit, row.turned)
    for pc in range(line.end, len(line.steps)):
        if line.steps[pc].op == OP_FORBID:
            serial = s.next_serial()
            oath = Lingering(frame.player, card, frame.line, pc, about, (0,), UNTIL_TURN_ENDS, s.turn, serial)
            s.set_lingering([*s.lingering, oath])
