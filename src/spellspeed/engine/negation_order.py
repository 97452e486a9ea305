"""Which lines that negate effects apply, when they negate each other: the one that began first decides."""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.numbers as numbers
import spellspeed.engine.sources as sources_of
import spellspeed.engine.texts as texts
from spellspeed.engine.game import Game
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import LINE_CONTINUOUS, OP_NEGATE_EFFECTS


def find_negating(g: Game, s: State, sources: tuple[int, ...]) -> list[int]:
    """Return the lines that negate effects and are not negated themselves, as uid, line …

    Those that have been negating come first, the longest first. One that begins stops those it negates, which may let
    others begin; each can begin once.
    """
    ranked: list[tuple[int, int, int]] = []
    for uid in sources:
        row = s.cards[uid]
        for line in texts.program_of(g, s, row).lines:
            if line.kind == LINE_CONTINUOUS and line.deeds & continuous.NEGATING and sources_of.can_apply(g, s, row):
                if not continuous.is_negated_for_a_time(g, s, row) and continuous.applies_there(g, row, line):
                    if numbers.holds(g, s, row.controller, continuous.own_memory(s, row), line.while_):
                        ranked.append((continuous.onset_of(s, row, line.index, -1), uid, line.index))
    ranked.sort()
    found: list[tuple[int, int]] = []
    for _, uid, index in ranked:
        if not is_negated_by(g, s, found, s.cards[uid]):
            found = let_begin(g, s, found, (uid, index))
    negating: list[int] = []
    for uid, index in free_the_rest(g, s, ranked, found):
        negating += [uid, index]
    return negating


def let_begin(g: Game, s: State, found: list[tuple[int, int]], line: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the lines that negate once this one has begun and stopped those it negates."""
    return [*[other for other in found if not is_negated_by(g, s, [line], s.cards[other[0]])], line]


def free_the_rest(
    g: Game, s: State, ranked: list[tuple[int, int, int]], found: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Return the lines that negate once those have begun, each once, that nothing negates any more."""
    begun: list[tuple[int, int]] = []
    going_on = True
    while going_on:
        going_on = False
        for _, uid, index in ranked:
            line = (uid, index)
            if line in found or line in begun:
                continue
            if not is_negated_by(g, s, found, s.cards[uid]):
                found = let_begin(g, s, found, line)
                begun.append(line)
                going_on = True
    return found


def is_negated_by(g: Game, s: State, lines: list[tuple[int, int]], row: CardState) -> bool:
    """Whether one of these lines negates the effects of a card."""
    for uid, index in lines:
        source = s.cards[uid]
        for step in g.line_of(source.card, index).steps:
            if step.op == OP_NEGATE_EFFECTS and continuous.touches(g, s, source, step, row):
                return True
    return False
