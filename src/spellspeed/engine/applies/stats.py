"""ATK, DEF, Level and Rank of a card as they are now, with everything that changes them in the order of its onset."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, facts_now, is_monster_zone
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import OP_STAT, STAT_BECOME, STAT_BECOME_ORIGINAL, STAT_GAIN, STAT_HALVE, STAT_LOSE
from spellspeed.words import ATK, DEF, IN_HAND, LEVEL, NONE, RANK, UNKNOWN

THE_OP: Final = 1 << OP_STAT
# A value that depends on itself ("monsters with 1500 or less ATK gain 500") is read without what continues so far down.
DEEPEST: Final = 1
NO_CHANGE: Final = -1


class Changes:
    """What changes one value of a monster: when each began, whether it was activated, how, how much, whose."""

    def __init__(self) -> None:
        self.serials: list[int] = []
        self.activated: list[bool] = []
        self.hows: list[int] = []
        self.amounts: list[int] = []
        self.cards: list[int] = []

    def add(self, serial: int, activated: bool, how: int, amount: int, card: int) -> None:
        """Note one change."""
        self.serials.append(serial)
        self.activated.append(activated)
        self.hows.append(how)
        self.amounts.append(amount)
        self.cards.append(card)

    def latest(self, how: int, activated: bool) -> int:
        """Return the index of the latest change of this kind."""
        found = NO_CHANGE
        for at, serial in enumerate(self.serials):
            if self.hows[at] == how and self.activated[at] == activated:
                if serial >= self.began(found):
                    found = at
        return found

    def began(self, at: int) -> int:
        """Return when a change began, -1 for none."""
        return -1 if at == NO_CHANGE else self.serials[at]

    def original(self, printed: int) -> int:
        """Return the original value.  rule: stats.set-original.latest-wins, stats.original.changed-by-effect"""
        value = printed
        latest = -1
        for at, serial in enumerate(self.serials):
            if self.hows[at] == STAT_BECOME_ORIGINAL and serial >= latest:
                latest = serial
                value = self.amounts[at]
        return value

    def sum_up(self, value: int, activated_after: int, continuous_after: int) -> int:
        """Return a value with the increases and decreases that began after these moments.

        rule: stats.modifier.cumulative, stats.floor.zero
        """
        for at, serial in enumerate(self.serials):
            if serial > (activated_after if self.activated[at] else continuous_after):
                how = self.hows[at]
                if how == STAT_GAIN:
                    value += self.amounts[at]
                elif how == STAT_LOSE:
                    value -= self.amounts[at]
        return max(value, 0)

    def fold(self, printed: int) -> int:
        """Return the value that all changes together make."""
        value = self.fold_whole(printed)
        for how in self.hows:
            if how == STAT_HALVE:
                value = (value + 1) // 2
        return value

    def fold_whole(self, printed: int) -> int:
        """Return the value that all changes together make before it is halved."""
        value = self.original(printed)
        fixed = self.latest(STAT_BECOME, True)
        going_on = self.latest(STAT_BECOME, False)
        anew = self.latest(STAT_BECOME_ORIGINAL, True)
        since = self.began(fixed)
        if max(self.began(going_on), self.began(anew)) < since:
            # rule: stats.set-value.activated.overrides-everything-earlier
            return self.sum_up(self.amounts[fixed], since, since)
        if going_on != NO_CHANGE:
            # rule: stats.set-value.continuous.recalculates-continuous-modifiers
            # rule: stats.set-value.continuous.drops-earlier-activated-modifiers
            return self.sum_up(self.amounts[going_on], self.serials[going_on], -1)
        # rule: stats.set-original.activated.recalculates-earlier-activated-modifiers
        return self.sum_up(value, since, -1)


def read_printed(facts: CardFacts, stat: int) -> int:
    """Return what is printed on a card for a value: a number, UNKNOWN or NONE."""
    if stat == ATK:
        return facts.atk
    if stat == DEF:
        return facts.def_
    return facts.level if stat == LEVEL else facts.rank


def printed_of(g: Game, row: CardState, stat: int) -> int:
    """Return a printed value; a "?" counts as 0.

    rule: stats.atk-def.printed-values, stats.question.original-is-zero
    """
    value = read_printed(facts_now(g, row), stat)
    return max(value, 0)


def is_undetermined(g: Game, row: CardState, stat: int) -> bool:
    """Whether a value is no number: the card has none, or it is a "?" that nothing determines, off the field.

    rule: stats.question.undetermined-in-deck-and-graveyard, link.monster.no-def
    """
    value = read_printed(facts_now(g, row), stat)
    return value == NONE or (value == UNKNOWN and not is_monster_zone(row.place))


def find_changes(g: Game, s: State, row: CardState, stat: int, original: bool = False) -> Changes | None:
    """Return what changes a value of a face-up monster on the field, None for nothing.

    With `original` only what sets the original value: other changes may ask for it themselves.
    """
    changes: Changes | None = None
    for lasting in s.lingering:
        if continuous.is_affected(s, lasting, row):
            step = continuous.step_of(g, lasting)
            if step.op == OP_STAT and step.stat == stat:
                if changes is None:
                    changes = Changes()
                changes.add(lasting.serial, True, step.stat_change, lasting.memory[0], lasting.card)
    live = continuous.live_lines(g, s)
    if not live[continuous.AT_OPS] & THE_OP or s.reading > DEEPEST:
        return changes
    deeper: State | None = None
    for at in range(continuous.AT_LINES, len(live), 2):
        source = s.cards[live[at]]
        line = g.line_of(source.card, live[at + 1])
        if not line.deeds & THE_OP:
            continue
        for step in line.steps:
            if step.op != OP_STAT or step.stat != stat or (original and step.stat_change != STAT_BECOME_ORIGINAL):
                continue
            if deeper is None:
                deeper = s.read_deeper()
            if continuous.touches(g, deeper, source, step, row):
                if changes is None:
                    changes = Changes()
                amount = numbers.compute(g, deeper, source.controller, continuous.own_memory(s, source), step.number)
                onset = continuous.onset_of(s, source, line.index, row.uid)
                changes.add(onset, False, step.stat_change, amount, source.card)
    return changes


def can_change(row: CardState) -> bool:
    """Whether effects change the values of a card where it is.

    rule: stats.facedown.no-atk-def-level-rank-change, stats.off-field.printed-value
    """
    return row.face_up and is_monster_zone(row.place)


def is_leveled_in_hand(g: Game, s: State, row: CardState) -> bool:
    """Whether an effect may change the Level of a monster in a hand."""
    return KINDS[row.place] & IN_HAND != 0 and continuous.has_op(g, s, OP_STAT)


def original_of(g: Game, s: State, row: CardState, stat: int) -> int:
    """Return the original value: the printed one, or what an effect has made of it.

    rule: stats.original.printed-value, stats.modifier.not-original-value
    """
    value = printed_of(g, row, stat)
    if can_change(row):
        changes = find_changes(g, s, row, stat, True)
        if changes is not None:
            value = changes.original(value)
    return value


def stat_of(g: Game, s: State, row: CardState, stat: int) -> int:
    """Return a value as it is now: the printed one, and what applies to it on the field."""
    value = printed_of(g, row, stat)
    if can_change(row) or (stat == LEVEL and is_leveled_in_hand(g, s, row)):
        changes = find_changes(g, s, row, stat)
        if changes is not None:
            if stat == LEVEL or stat == RANK:
                # A monster that has stars keeps at least one; what has none gets none.
                return max(changes.fold(value), 1) if value else 0
            return changes.fold(value)
    return value


def attack_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's ATK."""
    return stat_of(g, s, row, ATK)


def defense_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's DEF."""
    return stat_of(g, s, row, DEF)


def level_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's Level, 0 for a monster that has none.  rule: card.level.number-of-stars"""
    return stat_of(g, s, row, LEVEL)


def rank_of(g: Game, s: State, row: CardState) -> int:
    """Return a monster's Rank, 0 for a monster that has none.

    rule: xyz.rank.only-xyz, xyz.rank.changed-value-replaces
    """
    return stat_of(g, s, row, RANK)
