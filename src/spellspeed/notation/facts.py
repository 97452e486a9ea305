"""What a position says besides its lists: lines that only machines write, in words that a judge can read.

They tell what cannot be seen in the lists: how cards came to where they lie, what was done this turn, which effects
last, what is bound to what, and what monsters were made of. Each line has parts between semicolons.
"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.lang.codes.code as code
from spellspeed.engine.applies.grants import which_battle_phase
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import MADE_OF, PENDING
from spellspeed.engine.kernel.places import is_monster_zone, is_on_field
from spellspeed.engine.kernel.rows import Bond, CardState, DeedDone, Lingering, Onset
from spellspeed.engine.kernel.slots import AT_CARD, AT_SLOTS, AT_VISIT
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.attached import materials_of
from spellspeed.lang.codes.code import LENT
from spellspeed.notation.named import BONDS, DEEDS, PHASES, UNTIL, Namer, name_place, word_of
from spellspeed.notation.phrases import PLAYERS, safe_name
from spellspeed.pool import CardPool
from spellspeed.words import (
    ACTIVATE,
    CARRY_OUT,
    MATERIAL,
    SKIP_PHASE,
    SPECIAL_SUMMON,
    UNTIL_DUE,
    USED_IN_DUEL,
    VOID,
)

# The keys of the lines, English and Chinese.
CARD: Final = ("card", "卡片")
DID: Final = ("did", "行动")
LASTING: Final = ("lasting", "持续")
BOND: Final = ("bond", "关联")
APPLIES: Final = ("applies", "适用")
MADE: Final = ("made of", "由来")
GONE: Final = ("vanished", "消失")
BATTLES: Final = ("battle phases before", "此前战斗阶段")
ATTACHED: Final = ("attached in order", "叠放顺序")
KEYS: Final = (CARD, DID, LASTING, BOND, APPLIES, MADE, GONE, BATTLES, ATTACHED)

# What stands in front of a part of a line, English and Chinese.
WITH: Final = ("with", "用")
NAMED: Final = ("named", "卡名")
EFFECT: Final = ("effect", "效果")
NUMBER: Final = ("number", "数值")
IN: Final = ("in", "在")
TIMES: Final = ("times", "次数")
TURN: Final = ("turn", "回合")
TURNED: Final = ("turned", "翻转")
ON: Final = ("on", "对象")
LASTS: Final = ("until", "直到")
VALUES: Final = ("values", "记数")
ABOUT: Final = ("about", "关于")
SLOTS: Final = ("cards", "记卡")
NEGATED: Final = ("negated", "无效")
LOOSE: Final = ("loosened", "已松开")
MADE_WITH: Final = ("was", "素材")
PLACED: Final = ("since turn", "出现回合")
SET: Final = ("set in turn", "盖放回合")
FROM: Final = ("from", "来自")
BY: Final = ("by", "因")
KEPT: Final = ("zone kept", "保留")
HOME: Final = ("belongs to", "归属")
FLAGS: Final = (  # of a row: the name, whether it is so and not so in both languages
    ("working", ("works", "生效"), ("does not work", "未生效")),
    ("proper", ("properly summoned", "已正规出场"), ("not properly summoned", "未正规出场")),
    ("attack", ("in attack", "攻击表示"), ("in defense", "守备表示")),
    ("face_up", ("face-up", "表侧"), ("face-down", "里侧")),
)

LONG_AGO: Final = 3  # turns after which nobody asks any more when a card was Set
NUMBERED_BY_LINE: Final = (ACTIVATE, USED_IN_DUEL, CARRY_OUT)
OPS: Final = {number: word[3:] for word, number in vars(code).items() if word.startswith("OP_")}


class FactWriter:
    """The facts of one state as lines of text."""

    def __init__(self, g: Game, s: State, pool: CardPool, column: int) -> None:
        self.game: Final = g
        self.state: Final = s
        self.pool: Final = pool
        self.column: Final = column
        self.namer: Final = Namer(s, column)

    def line(self, key: tuple[str, str], parts: list[str]) -> str:
        """Return a whole line."""
        return f"{key[self.column]}{('：' if self.column else ': ')}{('；' if self.column else '; ').join(parts)}"

    def part(self, tag: tuple[str, str], said: object) -> str:
        """Return one part of a line."""
        return f"{tag[self.column]} {said}"

    def player(self, player: int) -> str:
        """Return what a player is called."""
        return PLAYERS[player][self.column] if player >= 0 else "-"

    def name(self, card: int) -> str:
        """Return the name of a card."""
        return safe_name(self.game.facts[card], self.pool, "zh" if self.column else "en")

    def effect(self, index: int) -> str:
        """Return which line of a card it is; one that it has gained names the card whose text it is."""
        if index < LENT:
            return self.part(EFFECT, index + 1)
        return self.part(EFFECT, f"{index % LENT + 1} / {self.name(index // LENT - 1)}")

    # ---------------------------------------------------------------------------------------------------------- deeds

    def deeds(self) -> list[str]:
        """Write what was done, in its order."""
        return [self.line(DID, self.deed(done)) for done in self.state.deeds]

    def deed(self, done: DeedDone) -> list[str]:
        """Write one deed."""
        parts = [self.player(done.player), word_of(DEEDS, done.deed, self.column)]
        if done.uid >= 0:
            parts.append(self.part(WITH, self.namer.meant(done.uid, done.visit, done.turned)))
        if done.card >= 0:
            parts.append(self.part(NAMED, self.name(done.card)))
        if done.deed in NUMBERED_BY_LINE and done.card >= 0:
            parts.append(self.effect(done.line))
        elif done.deed == SPECIAL_SUMMON:
            parts.append(self.part(FROM, name_place(done.line, self.column)))
        elif done.deed == SKIP_PHASE:
            parts.append(self.part(NUMBER, done.line))
        elif done.line:
            parts.append(self.part(NUMBER, done.line))
        if done.uid < 0 and done.visit:
            parts.append(self.part(TIMES, done.visit))
        if done.uid < 0 and done.turned:
            parts.append(self.part(TURN, done.turned))
        return [*parts, self.part(IN, word_of(PHASES, done.phase, self.column))]

    # ------------------------------------------------------------------------------------------- what lasts and applies

    def effects(self) -> list[tuple[int, str]]:
        """Write what lasts and what is bound to what, each with what orders it."""
        s = self.state
        # Also what has lost its cards: until the turn ends, some things go otherwise as long as it is there.
        found = [(row.serial, self.line(LASTING, self.lasting(row))) for row in s.lingering]
        found += [(row.serial, self.line(BOND, self.bond(row))) for row in s.bonds if s.holds_bond(row)]
        return sorted(found, key=lambda pair: pair[0])

    def onsets(self) -> list[tuple[int, str]]:
        """Write since when continuous lines apply, each with what orders it."""
        holds = self.state.holds_turned
        rows = [row for row in self.state.onsets if holds(row.uid, row.visit, row.turned)]
        return [(row.serial, self.line(APPLIES, self.onset(row))) for row in rows]

    def ordered(self) -> list[str]:
        """Write all of that in one order."""
        return [line for _, line in sorted(self.effects() + self.onsets(), key=lambda pair: pair[0])]

    def lasting(self, row: Lingering) -> list[str]:
        """Write a lasting effect: whose, which step of which line, on which cards, until when, what it remembers."""
        op = OPS[continuous.step_of(self.game, row).op]
        step = f"{('step', '步骤')[self.column]} {row.pc + 1} {op}"
        parts = [self.player(row.player), self.part(NAMED, self.name(row.card)), f"{self.effect(row.line)}, {step}"]
        if row.affected:
            parts.append(self.part(ON, self.namer.every(row.affected, 3)))
        parts.append(self.part(LASTS, word_of(UNTIL, row.until, self.column)))
        parts.append(self.part(TURN, row.until_turn))
        if row.until == UNTIL_DUE:
            return parts + self.memory(row.memory)
        values = list(row.memory)
        if self.speaks_of_card(row):
            parts.append(self.part(ABOUT, self.name(values.pop())))
        return [*parts, self.part(VALUES, " ".join([str(value) for value in values]))] if values else parts

    def speaks_of_card(self, row: Lingering) -> bool:
        """Whether the second thing that a lasting effect remembers is a card whose name it is about."""
        return speaks_of_card(self.game, row.card, row.line, row.pc, len(row.memory))

    def memory(self, memory: tuple[int, ...]) -> list[str]:
        """Write what a deed that was put off remembers: numbers, and cards slot by slot."""
        slots: list[str] = []
        at = AT_SLOTS
        while at < len(memory):
            slots.append(f"[{self.namer.every(memory[at + 1 : at + 1 + 2 * memory[at]], 2)}]")
            at += 1 + 2 * memory[at]
        numbers = list(memory[:AT_SLOTS])
        numbers[AT_CARD] = 0  # it is the card that the line names
        if memory[AT_SLOTS]:
            numbers[AT_VISIT] = self.state.cards[memory[AT_SLOTS + 1]].visit - memory[AT_VISIT]
        return [self.part(VALUES, " ".join([str(number) for number in numbers])), self.part(SLOTS, " ".join(slots))]

    def bond(self, row: Bond) -> list[str]:
        """Write what is bound to what."""
        parts = [
            word_of(BONDS, row.kind, self.column),
            self.part(WITH, self.namer.meant(row.uid, row.visit, row.turned)),
            self.part(ON, self.namer.meant(row.other, row.other_visit, row.other_turned)),
            self.part(NAMED, self.name(row.card)),
        ]
        parts += [self.effect(row.line)] if row.line >= 0 else []
        return [*parts, NEGATED[self.column]] if row.negated else parts

    def onset(self, row: Onset) -> list[str]:
        """Write that a continuous line applies to something."""
        parts = [self.part(WITH, self.namer.meant(row.uid, row.visit, row.turned)), self.effect(row.line)]
        if row.affected < 0:
            return parts
        return [*parts, self.part(ON, self.namer.meant(row.affected, row.affected_visit, row.affected_turned))]

    def made_of(self) -> list[str]:
        """Write of which cards monsters were made."""
        found: list[str] = []
        for at in range(0, len(self.state.materials), MADE_OF):
            uid, visit, card, used, used_visit, mask = self.state.materials[at : at + MADE_OF]
            if visit == PENDING or (visit > 0 and not self.state.holds(uid, visit)):
                continue  # a summon that came to nothing, or of a monster that has gone
            parts = [
                self.part(WITH, self.namer.meant(uid, abs(visit))),
                self.part(NAMED, self.name(card)),
                self.part(MADE_WITH, self.namer.meant(used, used_visit)),
            ]
            parts += [self.part(NUMBER, mask)] if mask else []
            found.append(self.line(MADE, [*parts, LOOSE[self.column]] if visit < 0 else parts))
        return found

    def vanished(self) -> list[str]:
        """Write which Tokens are named that have vanished, for the lines that name them."""
        names = [self.name(self.state.cards[uid].card) for uid in self.namer.vanished]
        return [f"{GONE[self.column]}{('：' if self.column else ': ')}{', '.join(names)}"] if names else []

    def attached(self) -> list[str]:
        """Write in which order materials were attached, to whichever monsters."""
        cards = [self.namer.card(uid) for uid in self.state.piles[MATERIAL]]
        return [self.line(ATTACHED, [" + ".join(cards)])] if cards else []

    def battle_phases(self) -> list[str]:
        """Write how many Battle Phases the turn has had before the one that it is."""
        count = which_battle_phase(self.state)
        return [self.line(BATTLES, [str(count)])] if count else []

    # ---------------------------------------------------------------------------------------------------------- cards

    def cards(self, usual: State) -> list[str]:
        """Write what is not usual about the cards where they lie; those of which the same is so are put together."""
        found: dict[str, list[str]] = {}
        for row, other in pair_cards(self.state, usual):
            parts = self.unusual(row, other)
            if parts:
                found.setdefault(("；" if self.column else "; ").join(parts), []).append(self.namer.card(row.uid))
        return [self.line(CARD, [" + ".join(in_rows(cards)), said]) for said, cards in found.items()]

    def unusual(self, row: CardState, other: CardState) -> list[str]:
        """Write in what a row differs from the one that its list alone would give."""
        s, column, parts = self.state, self.column, []
        if when(s, row) != when(s, other):
            parts.append(self.part(PLACED, row.turn_placed))
            parts += [self.part(SET, row.turn_set)] if row.turn_set != other.turn_set else []
        if row.came_from != other.came_from:
            parts.append(self.part(FROM, name_place(row.came_from, column)))
        if row.arrived_by != other.arrived_by:
            parts.append(self.part(BY, word_of(DEEDS, row.arrived_by, column)))
        if row.reserved != other.reserved:
            parts.append(self.part(KEPT, "-" if row.reserved < 0 else name_place(row.reserved, column)))
        if row.home != other.home:
            parts.append(self.part(HOME, self.player(row.home)))
        had = {"working": other.working, "proper": other.proper, "attack": other.attack, "face_up": other.face_up}
        has = {"working": row.working, "proper": row.proper, "attack": row.attack, "face_up": row.face_up}
        parts += [(yes if has[flag] else no)[column] for flag, yes, no in FLAGS if has[flag] != had[flag]]
        return parts


def pair_cards(s: State, other: State) -> list[tuple[CardState, CardState]]:
    """Return the cards of two states that lie alike, in pairs."""
    found: list[tuple[CardState, CardState]] = []
    for place in range(len(s.piles)):
        if place in (VOID, MATERIAL):
            continue
        for uid, twin in zip(s.piles[place], other.piles[place], strict=True):
            found.append((s.cards[uid], other.cards[twin]))
            if is_monster_zone(place):
                under = zip(materials_of(s, uid), materials_of(other, twin), strict=True)
                found += [(s.cards[one], other.cards[two]) for one, two in under]
    return found


def in_rows(cards: list[str]) -> list[str]:
    """Return names of cards with those that follow each other in a pile as a row.

    >>> in_rows(["you hand 1", "you hand 2", "you hand 3", "opp zone 1"])
    ['you hand 1-3', 'opp zone 1']
    """
    found: list[str] = []
    stem, last = "", 0
    for card in cards:
        begin = card.rstrip("0123456789")
        number = int(card[len(begin) :] or 0)
        if begin == stem and number == last + 1 and number:
            found[-1] = f"{found[-1].split('-')[0]}-{number}"
        else:
            found.append(card)
        stem, last = begin, number
    return found


def when(s: State, row: CardState) -> tuple[object, ...]:
    """Return what of the time since when a card lies there can make a difference: this turn, and when it was Set."""
    since = (row.turn_placed == s.turn, min(s.turn - row.turn_set, LONG_AGO))
    return (*since, row.turn_set > row.turn_placed) if is_on_field(row.place) else since


def speaks_of_card(g: Game, card: int, line: int, pc: int, length: int) -> bool:
    """Whether what a lasting effect remembers ends with a card whose name it is about."""
    step = g.line_of(card, line).steps[pc]
    if length < 2 or step.filter is None or step.filter.column_of() >= 0:
        return False
    return step.filter.like() >= 0
