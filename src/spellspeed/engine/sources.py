"""Which cards have lines that go on where they are: on the field, and where else a text says so."""

from typing import Final

import spellspeed.engine.continuous as continuous
import spellspeed.engine.texts as texts
from spellspeed.engine.caches import NOT_KNOWN
from spellspeed.engine.game import Game
from spellspeed.engine.places import KINDS, is_monster_zone
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.card_code import Program

ONLY_ONES: Final = 1 << 40  # beside the kinds of place in `State.elsewhere`

# What `State.source_kinds` says of the cards that have lines which go on: beside the kinds of line,
NAMES: Final = 1 << 40  # some give a card another name,
CONDITIONAL: Final = 1 << 41  # apply on a condition,
UNBOUND: Final = 1 << 42  # on one that can be met without anything bound to the card,
FURTHER: Final = 1 << 43  # on one that asks more than whether there is something bound,
DOUBTFUL: Final = 1 << 44  # negate on a condition,
NEGATING: Final = 1 << 45  # negate effects,
WATCHING: Final = 1 << 46  # act before a chain link is processed


def can_apply(g: Game, s: State, row: CardState) -> bool:
    """Whether a card is one of whose lines some can apply as it lies; `applies_there` says which."""
    if continuous.applies(g, s, row):
        return True
    program = texts.program_of(g, s, row)
    if program.elsewhere and program.elsewhere & KINDS[row.place]:
        return True
    if row.doomed:
        return program.outlasts and row.face_up
    return program.face_down and is_monster_zone(row.place)


def know_cards(g: Game, s: State) -> None:
    """Find out, once for the duel, where its cards have lines that go on off the field, and what else is rare."""
    if s.elsewhere == NOT_KNOWN:
        mask = 0
        for row in s.cards:
            program = g.programs[row.card]
            mask |= program.elsewhere | (ONLY_ONES if program.only_one else 0)
        s.set_elsewhere(mask, g.programs)


def kinds_of(program: Program) -> int:
    """Return what lines a card has that go on, as a mask."""
    mask = program.kinds
    if program.names:
        mask |= NAMES
    if program.conditional:
        mask |= CONDITIONAL | (UNBOUND if program.unbound else 0) | (FURTHER if program.further else 0)
        mask |= DOUBTFUL if program.doubtful else 0
    return mask | (NEGATING if program.negates else 0) | (WATCHING if program.watches_chain else 0)


def find_elsewhere(g: Game, s: State) -> int:
    """Return the mask of the kinds of place off the field in which lines of cards of the duel go on."""
    know_cards(g, s)
    return s.elsewhere & ~ONLY_ONES


def has_only_ones(g: Game, s: State) -> bool:
    """Whether the duel has cards of which a player can have only one face-up on the field."""
    know_cards(g, s)
    return s.elsewhere & ONLY_ONES != 0
