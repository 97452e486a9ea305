"""Since when a continuous line applies to a card: SETTLE keeps one row for everything whose order matters."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import CardState, Lingering, Onset
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import (
    LINE_CONTINUOUS,
    LINE_WHILE,
    OP_CONTROL,
    OP_NEGATE_EFFECTS,
    OP_POSITION,
    OP_STAT,
    OP_TREAT,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import NORMALLY, WHILE_IT_STAYS

# ATK, DEF and Level, what a card is, and who controls it are folds in the order of onset.
ORDERED: Final = 1 << OP_STAT | 1 << OP_TREAT | 1 << OP_CONTROL
NEGATING: Final = 1 << OP_NEGATE_EFFECTS
HAS_WHILE: Final = 1 << LINE_WHILE


def settle_onsets(g: Game, s: State) -> None:
    """Note what has begun to apply since the state last settled, and forget what has ended."""
    if s.settled:
        return
    live = continuous.live_lines(g, s)
    s.set_settled()
    turning = s.source_kinds & HAS_WHILE != 0
    if not s.onsets and not turning and not live[continuous.AT_OPS] & (ORDERED | NEGATING):
        return
    found: list[Onset] = []
    ranked: list[tuple[int, int]] = []
    for at in range(continuous.AT_LINES, len(live), 2):
        if g.line_of(s.cards[live[at]].card, live[at + 1]).deeds & (ORDERED | NEGATING):
            ranked.append((continuous.first_onset(s, s.cards[live[at]], live[at + 1]), at))
    ranked.sort()  # what began earlier begins earlier also for a monster that comes later
    for _, at in ranked:
        source = s.cards[live[at]]
        line = g.line_of(source.card, live[at + 1])
        if line.deeds & NEGATING:
            found.append(keep(s, source, line.index, None))
        if line.deeds & ORDERED:
            add_affected(g, s, source, line, found)
    if turning:
        add_turning(g, s, found)
    found.sort(key=serial_of)  # one order for one content, however often it is settled
    if found != s.onsets:
        s.set_onsets(found)


def serial_of(onset: Onset) -> int:
    """Return what orders onsets."""
    return onset.serial


def add_affected(g: Game, s: State, source: CardState, line: LineCode, found: list[Onset]) -> None:
    """Add the monsters that a line changes, each with when that began."""
    for player in range(2):
        for uid in s.monsters_of(player):
            row = s.cards[uid]
            for step in line.steps:
                if ORDERED & step.bit and continuous.touches(g, s, source, step, row):
                    found.append(keep(s, source, line.index, row))
                    break


def add_turning(g: Game, s: State, found: list[Onset]) -> None:
    """Add the lines that turn monsters as soon as they lie otherwise: of two, the one that began last decides."""
    for uid in continuous.find_sources(g, s):
        row = s.cards[uid]
        for line in texts.program_of(g, s, row).lines:
            if line.kind == LINE_WHILE and line.deeds & 1 << OP_POSITION:
                if continuous.applies(g, s, row) and not continuous.is_negated(g, s, row):
                    found.append(keep(s, row, line.index, None))


def keep(s: State, source: CardState, line: int, row: CardState | None) -> Onset:
    """Return the row that says since when a line applies, the old one if it has applied before."""
    affected = -1 if row is None else row.uid
    visit = 0 if row is None else row.visit
    turned = 0 if row is None else row.turned
    for onset in s.onsets:
        if onset.uid == source.uid and onset.line == line and onset.affected == affected:
            if onset.turned == source.turned and onset.affected_turned == turned:  # each visit counts among the turns
                return onset
    return Onset(source.uid, source.visit, source.turned, line, affected, visit, turned, s.next_serial())


def drop_own_changes(g: Game, s: State) -> None:
    """End what monsters have made of themselves by effects that can affect only them, once their effects are negated.

    rule: stats.self-change.lost-when-monster-negated
    """
    kept = [lasting for lasting in s.lingering if not is_lost(g, s, lasting)]
    if len(kept) != len(s.lingering):
        s.set_lingering(kept)


def forget_ways(g: Game, s: State) -> None:
    """Let monsters that came for fewer Tributes have their printed values for good, once their effects are negated.

    rule: effect-type.unclassified.original-atk-by-way-of-summon. It was applied once, at the summon.
    """
    if not continuous.has_op(g, s, OP_NEGATE_EFFECTS):
        return
    for player in range(2):
        for uid in s.monsters_of(player):
            row = s.cards[uid]
            if row.proper and row.arrived_by in NORMALLY and has_values_of_its_way(g, row):
                if continuous.is_negated(g, s, row):
                    s.put(row.without_own_way())


def has_values_of_its_way(g: Game, row: CardState) -> bool:
    """Whether a line of a card says what its values are as long as something is so."""
    for line in g.programs[row.card].lines:
        if line.kind == LINE_CONTINUOUS and line.while_ is not None and line.deeds & 1 << OP_STAT:
            return True
    return False


def is_lost(g: Game, s: State, lasting: Lingering) -> bool:
    """Whether a lasting change is a monster's own that is negated, or lasts as long as a card that does not stay."""
    if not lasting.affected:
        return False
    if lasting.until == WHILE_IT_STAYS:
        return not s.holds_turned(lasting.affected[0], lasting.affected[1], lasting.affected[2])
    step = continuous.step_of(g, lasting)
    if step.op != OP_STAT or step.slot != SLOT_THIS:
        return False
    row = s.cards[lasting.affected[0]]
    return is_on_field(row.place) and continuous.is_affected(s, lasting, row) and continuous.is_negated(g, s, row)
