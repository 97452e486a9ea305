"""Which cards have lines that go on where they are: on the field, and where else a text says so."""

import spellspeed.engine.continuous as continuous
from spellspeed.engine.game import Game
from spellspeed.engine.places import KINDS, is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State


def can_apply(g: Game, s: State, row: CardState) -> bool:
    """Whether a card is one of whose lines some can apply as it lies; `applies_there` says which."""
    if continuous.applies(g, s, row):
        return True
    program = g.programs[row.card]
    if program.elsewhere and program.elsewhere & KINDS[row.place]:
        return True
    return program.face_down and not row.doomed and is_monster_zone(row.place)


def find_elsewhere(g: Game, s: State) -> int:
    """Return the mask of the kinds of place off the field in which lines of cards of the duel go on."""
    if s.elsewhere < 0:
        mask = 0
        for row in s.cards:
            mask |= g.programs[row.card].elsewhere
        s.set_elsewhere(mask)
    return s.elsewhere
