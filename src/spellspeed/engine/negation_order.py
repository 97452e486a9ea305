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
                    if line.while_ is None or numbers.holds(
                        g, s, row.controller, continuous.own_memory(s, row), line.while_
                    ):
                        ranked.append((continuous.onset_of(s, row, line.index, -1), uid, line.index))
    ranked.sort()
    found: list[int] = []
    for _, uid, index in ranked:
        if not is_negated_by(g, s, found, s.cards[uid]):
            found = let_begin(g, s, found, uid, index)
    return free_the_rest(g, s, ranked, found)


def let_begin(g: Game, s: State, found: list[int], uid: int, index: int) -> list[int]:
    """Return the lines that negate once this one has begun and stopped those it negates."""
    kept: list[int] = []
    for at in range(0, len(found), 2):
        if not is_negated_by(g, s, [uid, index], s.cards[found[at]]):
            kept += [found[at], found[at + 1]]
    return [*kept, uid, index]


def free_the_rest(g: Game, s: State, ranked: list[tuple[int, int, int]], found: list[int]) -> list[int]:
    """Return the lines that negate once those have begun, each once, that nothing negates any more."""
    begun: list[int] = []
    going_on = True
    while going_on:
        going_on = False
        for _, uid, index in ranked:
            if is_listed(found, uid, index) or is_listed(begun, uid, index):
                continue
            if not is_negated_by(g, s, found, s.cards[uid]):
                found = let_begin(g, s, found, uid, index)
                begun += [uid, index]
                going_on = True
    return found


def is_listed(lines: list[int], uid: int, index: int) -> bool:
    """Whether a line is one of these."""
    for at in range(0, len(lines), 2):
        if lines[at] == uid and lines[at + 1] == index:
            return True
    return False


def is_negated_by(g: Game, s: State, lines: list[int], row: CardState) -> bool:
    """Whether one of these lines negates the effects of a card."""
    for at in range(0, len(lines), 2):
        source = s.cards[lines[at]]
        for step in g.line_of(source.card, lines[at + 1]).steps:
            if step.op == OP_NEGATE_EFFECTS and continuous.touches(g, s, source, step, row):
                return True
    return False
