"""Declarations: what can be declared, what was, and which cards fit it."""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.find as find
import spellspeed.engine.numbers as numbers
from spellspeed.engine.ask import ask
from spellspeed.engine.events import tell_chance
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_on_field, player_meant
from spellspeed.engine.progress import ASKED, go_on_done
from spellspeed.engine.rows import CardState, Frame, Lingering, Option
from spellspeed.engine.slots import AT_CARD, AT_REGISTERS, AT_STAGE, slot_of, with_int
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    NUM_DECLARED,
    NUM_REGISTER,
    OP_DECLARE,
    OP_PAY_LP,
    SLOT_THIS,
    LineCode,
    Step,
)
from spellspeed.lang.filter_code import PrintedCode
from spellspeed.words import (
    A_CARD_KIND,
    A_NAME,
    A_NUMBER,
    A_TYPE,
    AN_ATTRIBUTE,
    AN_ORIGINAL_NAME,
    ASK_NAME,
    ASK_NUMBER,
    DECLARE_ATTRIBUTE,
    DECLARE_KIND,
    DECLARE_TYPE,
    DIVINE,
    EVENT_ANNOUNCED,
    FOR_DECLARATION,
    FOR_GOOD,
    ILLUSION,
    MONSTER,
    PICK_NUMBER,
    SPELL,
    TRAP,
)


def find_declarations(
    g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, step: Step
) -> tuple[Option, ...]:
    """Return everything that a player could declare at a step of a line."""
    what = step.a
    if what == A_NAME:
        return g.pool.names(MONSTER | SPELL | TRAP if step.filter is None else step.filter.what)
    if what == A_TYPE:
        return list_bits(DECLARE_TYPE, ILLUSION)
    if what == AN_ATTRIBUTE:
        return list_bits(DECLARE_ATTRIBUTE, DIVINE)
    if what == A_CARD_KIND:
        return list_bits(DECLARE_KIND, TRAP)
    condition = step.condition
    assert condition is not None and condition.range is not None
    least = numbers.compute(g, s, player, memory, condition.range.least)
    most = numbers.compute(g, s, player, memory, condition.range.most)
    if step.as_cost and is_paid(line, step.out):
        # rule: cost.lp.not-more-than-current
        most = min(most, s.lp[player])
    return tuple([Option(PICK_NUMBER, -1, -1, number) for number in range(least, most + 1, step.d)])


def is_paid(line: LineCode, register: int) -> bool:
    """Whether the number that is declared into a register is what a line's cost makes its player pay."""
    for step in line.steps[: line.targets_at]:
        number = step.number
        if number is not None and number.op == NUM_REGISTER:
            number = number.a
        if step.op == OP_PAY_LP and number is not None and number.op == NUM_DECLARED and number.value == register:
            return True
    return False


def list_bits(deed: int, last: int) -> tuple[Option, ...]:
    """Return an option for each single bit up to the last one."""
    found: list[Option] = []
    bit = 1
    while bit <= last:
        found.append(Option(deed, -1, -1, bit))
        bit *= 2
    return tuple(found)


def declare(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player declare something, and tell it to both.  rule: info.announce.effects-and-declarations"""
    player = player_meant(frame.player, step.b)
    memory = frame.memory
    if memory[AT_STAGE] != ASKED:
        line = g.line_of(memory[AT_CARD], frame.line)
        options = find_declarations(g, s, frame.player, memory, line, step)
        if not options:
            go_on_done(s, frame.step + 1, memory, 0)  # what was to be counted is gone
            return
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
        kind = ASK_NAME if step.a == A_NAME else ASK_NUMBER
        ask(g, s, player, kind, FOR_DECLARATION, frame.uid, options, 1, 1, (), frame.line)
        return
    said = s.picks[0]
    tell_chance(s, EVENT_ANNOUNCED, player, frame.uid, said.number, said.deed)
    go_on_done(s, frame.step + 1, with_int(memory, AT_REGISTERS + step.out, said.number), 1)
    row = s.cards[frame.uid]
    if step.c and is_on_field(row.place) and row.face_up:
        affected = (row.uid, row.visit, row.turned)
        card, serial = frame.memory[AT_CARD], s.next_serial()
        kept = Lingering(frame.player, card, frame.line, frame.step, affected, (said.number,), FOR_GOOD, s.turn, serial)
        s.set_lingering([*s.lingering, kept])


def declared_for(g: Game, s: State, row: CardState, what: int) -> int:
    """Return what was declared for a card that has lain face-up since, 0 for nothing."""
    said = A_NAME if what == AN_ORIGINAL_NAME else what
    found = 0
    for lasting in s.lingering:
        if continuous.is_affected(s, lasting, row):
            step = continuous.step_of(g, lasting)
            if step.op == OP_DECLARE and step.a == said:
                found = lasting.memory[0]
    return found


def declared_number(g: Game, s: State, memory: tuple[int, ...], register: int) -> int:
    """Return the number that was declared in a line, or for its card by another line."""
    if register >= 0:
        return memory[AT_REGISTERS + register]
    this = slot_of(memory, SLOT_THIS)
    return declared_for(g, s, s.cards[this[0]], A_NUMBER) if this else 0


def fits_declared(g: Game, s: State, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card is what was declared; before anything is declared, every card may be."""
    for what, register in printed.declared:
        if register >= 0:
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
