"""What is negated where lines negate each other, of which the one that began first decides, or every card of a kind.

What a card of such a kind has been doing is not undone, and what it does elsewhere without activation goes on.
rule: negate.same-name.scope, negate.same-name.unclassified-effects-on-field-too
"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import column_of, is_on_field, own
from spellspeed.engine.kernel.rows import CardState, Lingering, Link
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import LINE_CONTINUOUS, NO_SLOT, OP_NEGATE_EFFECTS
from spellspeed.words import BEING_NEGATED, EVENT_DECLARED, NOWHERE, SPELL_TRAP_ZONE


def find_negating(g: Game, s: State, sources: tuple[int, ...]) -> list[int]:
    """Return the lines that negate effects and are not negated themselves, as uid, line …

    Those that have been negating come first, the longest first. One that begins stops those it negates, which may let
    others begin; each can begin once.
    """
    ranked: list[tuple[int, int, int]] = []
    for uid in sources:
        row = s.cards[uid]
        for line in texts.program_of(g, s, row).lines:
            if line.kind == LINE_CONTINUOUS and line.deeds & continuous.NEGATING and texts.can_apply(g, s, row):
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


def is_of_kind(g: Game, s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a card lies face-up on the field and is of the kind whose effects a lasting effect negates."""
    return row.face_up and is_on_field(row.place) and is_meant(g, s, lasting, row)


def is_meant(g: Game, s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a card is of the kind that a lasting negation is about; its memory names that card or column.

    rule: negate.called-by.matches-original-name
    """
    filter_ = continuous.step_of(g, lasting).filter
    if filter_ is None:
        return False
    if filter_.column_of() != NO_SLOT:
        return column_of(row.place) == lasting.memory[1] and find.kind_now(g, s, row) & filter_.what != 0
    if filter_.like() == NO_SLOT:
        return find.fits(g, s, lasting.player, continuous.NO_MEMORY, row, filter_)
    if len(lasting.memory) < 2 or not g.facts[row.card].kind & filter_.what:
        return False
    name = g.facts[row.card].rule_name if filter_.originally() else find.name_of(g, s, row)
    return name == g.facts[lasting.memory[1]].rule_name


def place_of_activation(s: State, link: Link) -> int:
    """Return the zone in which a Spell or Trap was activated, one of its player's if it is not told any more."""
    for event in reversed(s.happened):
        row = event.after
        if event.kind == EVENT_DECLARED and event.number == link.number and row is not None and row.uid == link.uid:
            return row.place
    return own(link.player, SPELL_TRAP_ZONE)


def is_link_negated(g: Game, s: State, link: Link) -> bool:
    """Whether what was activated elsewhere than on the field is an effect of a card of such a kind."""
    row = s.cards[link.uid].elsewhere(link.card, link.player, NOWHERE)
    for source, lasting, step in continuous.find_steps(g, s, OP_NEGATE_EFFECTS):
        if step.filter is None:
            continue
        if lasting is not None:
            if is_meant(g, s, lasting, row):
                return True
        elif source is not None:
            memory = continuous.own_memory(s, source)
            if find.fits(g, s, source.controller, memory, row, step.filter, True):
                return True
    return False


def withstands(g: Game, s: State, link: Link) -> bool:
    """Whether nothing negates the activation of a link nor its effect: its text says so, or something protects it."""
    if g.programs[link.card].not_used & 1 << BEING_NEGATED:
        return True
    row = s.cards[link.uid]
    if row.visit != link.visit:
        return False
    return continuous.find_forbidding(g, s, link.player, BEING_NEGATED, row) != continuous.NOBODY_FORBIDS
