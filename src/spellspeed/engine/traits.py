"""What few cards ask of others: their names among themselves, what they are equipped with, what effects they have."""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.find as find
from spellspeed.engine.game import Game
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import ON_RESOLUTION, OP_NEGATE, OP_NEGATE_EFFECTS
from spellspeed.lang.filter_code import FilterCode
from spellspeed.lang.line_code import LineCode
from spellspeed.words import THE_EFFECT


def has_namesake(g: Game, s: State, row: CardState) -> bool:
    """Whether another face-up monster on the field has the name of this one."""
    for uid in s.monsters_of(0) + s.monsters_of(1):
        other = s.cards[uid]
        if uid != row.uid and other.face_up and find.name_of(g, s, other) == find.name_of(g, s, row):
            return True
    return False


def has_equip(g: Game, s: State, player: int, row: CardState, what: FilterCode | None) -> bool:
    """Whether a card is equipped to this monster, such a one if one is said."""
    for bond in s.bonds:
        if bond.other == row.uid and bond.other_visit == row.visit and bond.is_equip():
            if what is None or find.fits(g, s, player, continuous.NO_MEMORY, s.cards[bond.uid], what):
                return True
    return False


def negates_effects_of(g: Game, row: CardState, kinds: int) -> bool:
    """Whether the text of a card has an effect that negates effects of cards of one of these kinds."""
    return any(line_negates(line, kinds) for line in g.programs[row.card].lines)


def line_negates(line: LineCode, kinds: int) -> bool:
    """Whether a line negates the effects of such cards, or what they do as it would be processed."""
    for step in line.steps:
        about = step.filter if step.choice is None else step.choice.filter
        if step.op == OP_NEGATE_EFFECTS and about is not None and about.what & kinds:
            return True
        if step.op == OP_NEGATE and step.negates & THE_EFFECT:
            for code in line.events:
                if code.kind == ON_RESOLUTION and code.filter is not None and code.filter.what & kinds:
                    return True
    return False
