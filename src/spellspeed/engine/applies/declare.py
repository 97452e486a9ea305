"""Declarations: what was declared, and which cards fit it."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import AT_REGISTERS, slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import NO_SLOT, OP_DECLARE, SLOT_THIS
from spellspeed.lang.codes.filter_code import PrintedCode
from spellspeed.words import A_NAME, A_NUMBER, A_TYPE, AN_ATTRIBUTE, AN_ORIGINAL_NAME


def declared_for(g: Game, s: State, row: CardState, what: int) -> int:
    """Return what was declared for a card that has lain face-up since, 0 for nothing."""
    said = A_NAME if what == AN_ORIGINAL_NAME else what
    found = 0
    for lasting in s.lingering:
        if continuous.is_affected(s, lasting, row):
            step = continuous.step_of(g, lasting)
            if step.op == OP_DECLARE and step.declares == said:
                found = lasting.memory[0]
    return found


def declared_number(g: Game, s: State, memory: tuple[int, ...], register: int) -> int:
    """Return the number that was declared in a line, or for its card by another line."""
    if register != NO_SLOT:
        return memory[AT_REGISTERS + register]
    this = slot_of(memory, SLOT_THIS)
    return declared_for(g, s, s.cards[this[0]], A_NUMBER) if this else 0


def fits_declared(g: Game, s: State, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card is what was declared; before anything is declared, every card may be."""
    for what, register in printed.declared:
        if register != NO_SLOT:
            value = memory[AT_REGISTERS + register]
            if not value:
                continue
        else:
            this = slot_of(memory, SLOT_THIS)
            value = declared_for(g, s, s.cards[this[0]], what) if this else 0
        if not value or not is_declared(g, s, row, what, value):
            return False
    return True


def is_declared(g: Game, s: State, row: CardState, what: int, value: int) -> bool:
    """Whether a card has the declared name, Type, attribute, kind or Level."""
    if what == A_NAME:
        return find.name_of(g, s, row) == value
    if what == AN_ORIGINAL_NAME:
        return g.facts[row.card].rule_name == value
    if what == A_TYPE:
        return find.type_of(g, s, row) & value != 0
    if what == AN_ATTRIBUTE:
        return find.attribute_of(g, s, row) & value != 0
    return g.facts[row.card].kind & value != 0
