"""The effects that a card has now, its own and those that it has gained for a time, and which cards have such as go on.

What is gained are lines of another card; a state names them by a number that says whose they are (`Game.line_of`).
"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.kernel.caches import NOT_KNOWN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone
from spellspeed.engine.kernel.rows import CardState, Lingering
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.card_code import Program
from spellspeed.lang.codes.code import (
    LINE_CLAUSE,
    LINE_CONDITION,
    LINE_MATERIALS,
    LINE_PROCEDURE,
    LINE_SUBSTITUTE,
    LINE_TRIGGER,
    LINE_UNCLASSIFIED,
    NO_SLOT,
    OP_LEND,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode, Step

ONLY_ONES: Final = 1 << 40  # beside the kinds of place in `State.elsewhere`
COUNTING: Final = 1 << 41  # the same: some text counts what has happened this turn

NAMES: Final = 1 << 40  # some give a card another name,

CONDITIONAL: Final = 1 << 41  # apply on a condition,

UNBOUND: Final = 1 << 42  # on one that can be met without anything bound to the card,

FURTHER: Final = 1 << 43  # on one that asks more than whether there is something bound,

DOUBTFUL: Final = 1 << 44  # negate on a condition,

NEGATING: Final = 1 << 45  # negate effects,

WATCHING: Final = 1 << 46  # act before a chain link is processed

# rule: effect.non-effect-text.applies-in-every-state. Text that is no effect is not gained.
NO_EFFECT: Final = (
    1 << LINE_CLAUSE | 1 << LINE_CONDITION | 1 << LINE_MATERIALS | 1 << LINE_PROCEDURE | 1 << LINE_SUBSTITUTE
)


def is_lending(g: Game, s: State) -> bool:
    """Whether any card has gained effects of another."""
    if s.lending == NOT_KNOWN:
        lending = 0
        for lasting in s.lingering:
            if continuous.step_of(g, lasting).op == OP_LEND:
                lending = 1
        s.set_lending(lending)
    return s.lending == 1


def program_of(g: Game, s: State, row: CardState) -> Program:
    """Return the lines that a card has now."""
    if s.lending == 0 or not is_lending(g, s):
        return g.programs[row.card]
    lent = find_lent(g, s, row)
    replaced = find_replaced(g, s, row)
    if not lent and not replaced:
        return g.programs[row.card]
    key = (row.card, *[~index for index in replaced], *[line.index for line in lent])
    merged = g.pool.merged.get(key)
    if merged is None:
        lines = g.programs[row.card].lines + tuple(lent)
        merged = Program(tuple([line for line in lines if line.index not in replaced]))
        g.pool.merged[key] = merged
    return merged


def find_lent(g: Game, s: State, row: CardState) -> list[LineCode]:
    """Return the lines that a card has gained and still has."""
    found: list[LineCode] = []
    for lasting in s.lingering:
        step = continuous.step_of(g, lasting)
        if step.op != OP_LEND or step.slot == NO_SLOT or not continuous.is_affected(s, lasting, row):
            continue  # rule: effect.gained.only-while-faceup-in-monster-zone
        if lasting.memory[0] > s.turn:
            continue
        if step.line_count:
            # Two cards that give the same effect give it twice; of one that is not set off, nobody could tell.
            given = find_given(g, lasting, step)
            found += [line for line in given if line.kind == LINE_TRIGGER or line not in found]
        else:
            for card in lasting.memory[1:]:
                for line in g.pool.lend(card):
                    lendable = not NO_EFFECT & 1 << line.kind and not line.only_one and not line.gemini
                    if lendable and line not in found:
                        found.append(line)
    return found


def has_as_it_lies(row: CardState, line: LineCode) -> bool:
    """Whether a card as it lies, or lay, has a line: a Gemini Monster has some only while it is summoned again.

    rule: gemini.treated-as-normal-monster, gemini.resummoned.is-effect-monster
    """
    return not line.gemini or row.resummoned != 0


def find_given(g: Game, lasting: Lingering, step: Step) -> tuple[LineCode, ...]:
    """Return the lines that a step lends, of those that its card says."""
    lines = g.pool.grant(g.author_of(lasting.card, lasting.line))
    return lines[step.first_line : step.first_line + step.line_count]


def find_replaced(g: Game, s: State, row: CardState) -> list[int]:
    """Return the numbers of the lines by which a monster has itself gained the effects of another: it has lost them.

    rule: effect.gained.replaces-the-gaining-effect
    """
    found: list[int] = []
    for lasting in s.lingering:
        step = continuous.step_of(g, lasting)
        if (
            step.op == OP_LEND
            and step.slot == SLOT_THIS
            and not step.line_count
            and continuous.is_affected(s, lasting, row)
        ):
            found.append(lasting.line)
    return found


def has_line(g: Game, s: State, row: CardState, index: int) -> bool:
    """Whether a card has a line now, its own or one that it has gained."""
    for line in program_of(g, s, row).lines:
        if line.index == index:
            return True
    return False


def is_own(g: Game, row: CardState, step: Step) -> bool:
    """Whether a step stands in the card's own text, not in one that it has gained."""
    for line in g.programs[row.card].lines:
        for each in line.steps:
            if each is step:
                return True
    return False


def has_gained(g: Game, s: State, row: CardState) -> bool:
    """Whether a card has gained an effect.  rule: card.effect-monster.granted-effect-makes-effect-monster

    What is said of a Token and happens by itself is none.
    """
    if is_lending(g, s):
        for line in find_lent(g, s, row):
            if line.kind != LINE_UNCLASSIFIED:
                return True
    return False


def can_apply(g: Game, s: State, row: CardState) -> bool:
    """Whether a card is one of whose lines some can apply as it lies; `applies_there` says which."""
    if continuous.applies(g, s, row):
        return True
    program = program_of(g, s, row)
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
            mask |= program.elsewhere | (ONLY_ONES if program.only_one else 0) | (COUNTING if program.counted else 0)
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
    return s.elsewhere & ~(ONLY_ONES | COUNTING)


def has_only_ones(g: Game, s: State) -> bool:
    """Whether the duel has cards of which a player can have only one face-up on the field."""
    know_cards(g, s)
    return s.elsewhere & ONLY_ONES != 0
