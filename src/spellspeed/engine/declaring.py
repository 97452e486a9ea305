"""Asking for declarations: what can be declared, and what has been."""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.may.act as act
import spellspeed.engine.may.outcome as outcome
import spellspeed.engine.numbers as numbers
from spellspeed.engine.ask import ask
from spellspeed.engine.events import tell_chance
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_on_field, player_meant
from spellspeed.engine.progress import ASKED, go_on_done
from spellspeed.engine.rows import CardState, Frame, Lingering, Option
from spellspeed.engine.slots import AT_CARD, AT_LINK, AT_REGISTERS, AT_STAGE, slot_of, with_int
from spellspeed.engine.state import State
from spellspeed.lang.code import NUM_DECLARED, NUM_REGISTER, OP_PAY_LP, SLOT_THIS
from spellspeed.lang.line_code import LineCode, Step
from spellspeed.words import (
    A_CARD_KIND,
    A_NAME,
    A_TYPE,
    AN_ATTRIBUTE,
    ASK_NAME,
    ASK_NUMBER,
    BEING_TARGETED,
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
    what = step.declares
    if what == A_NAME:
        return g.pool.names(MONSTER | SPELL | TRAP if step.filter is None else step.filter.what)
    if what == A_TYPE:
        return keep_useful(g, s, player, memory, line, step, list_bits(DECLARE_TYPE, ILLUSION))
    if what == AN_ATTRIBUTE:
        return keep_useful(g, s, player, memory, line, step, list_bits(DECLARE_ATTRIBUTE, DIVINE))
    if what == A_CARD_KIND:
        return list_bits(DECLARE_KIND, TRAP)
    assert step.range is not None
    least = numbers.compute(g, s, player, memory, step.range.least)
    most = numbers.compute(g, s, player, memory, step.range.most)
    if step.as_cost and is_paid(line, step.register):
        # rule: cost.lp.not-more-than-current
        most = min(most, s.lp[player])
    options = [Option(PICK_NUMBER, -1, -1, number) for number in range(least, most + 1, step.in_steps_of)]
    return tuple([option for option in options if leaves_targets(g, s, player, memory, line, step, option.number)])


def leaves_targets(
    g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, step: Step, number: int
) -> bool:
    """Whether there are targets for a line once a number is declared for its activation.

    rule: effect.activation.order-of-steps
    """
    if not step.as_cost or line.targets_at == line.deeds_at:
        return True
    source = s.cards[slot_of(memory, SLOT_THIS)[0]]
    said = with_int(with_int(memory, AT_LINK, 0), AT_REGISTERS + step.register, number)
    for at in range(line.targets_at, line.deeds_at):
        target = line.steps[at].judged_as
        if target is not None and target.choice is not None and not target.choice.or_none:
            found = [s.cards[uid] for uid in act.candidates(g, s, player, said, target, source)]
            free = [row for row in found if not row.doomed and may_be_targeted(g, s, player, row, source)]
            if len(free) < max(target.choice.least, 1):
                return False
    return True


def may_be_targeted(g: Game, s: State, player: int, row: CardState, source: CardState) -> bool:
    """Whether nothing protects a card from being targeted by an effect.  rule: target.immunity.cannot-be-chosen"""
    by = continuous.find_forbidding(g, s, player, BEING_TARGETED, row, False, source)
    return by == continuous.NOBODY_FORBIDS


def keep_useful(
    g: Game,
    s: State,
    player: int,
    memory: tuple[int, ...],
    line: LineCode,
    step: Step,
    options: tuple[Option, ...],
) -> tuple[Option, ...]:
    """Return what can be declared for the activation so that the effect could do something then.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    if not step.as_cost or not line.possible:
        return options
    source = s.cards[slot_of(memory, SLOT_THIS)[0]]
    before = with_int(memory, AT_LINK, 0)
    kept: list[Option] = []
    for option in options:
        said = with_int(before, AT_REGISTERS + step.register, option.number)
        if outcome.could_resolve(g, s, player, said, line, source):
            kept.append(option)
    return tuple(kept)


def is_paid(line: LineCode, register: int) -> bool:
    """Whether the number that is declared into a register is what a line's cost makes its player pay."""
    for step in line.steps[: line.targets_at]:
        number = step.number
        if number is not None and number.op == NUM_REGISTER:
            number = number.one
        if step.op == OP_PAY_LP and number is not None and number.op == NUM_DECLARED and number.register == register:
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
    player = player_meant(frame.player, step.who)
    memory = frame.memory
    if memory[AT_STAGE] != ASKED:
        line = g.line_of(memory[AT_CARD], frame.line)
        options = find_declarations(g, s, frame.player, memory, line, step)
        if not options:
            go_on_done(s, frame.step + 1, memory, 0)  # what was to be counted is gone
            return
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
        kind = ASK_NAME if step.declares == A_NAME else ASK_NUMBER
        ask(g, s, player, kind, FOR_DECLARATION, frame.uid, options, 1, 1, (), frame.line)
        return
    said = s.picks[0]
    tell_chance(s, EVENT_ANNOUNCED, player, frame.uid, said.number, said.deed)
    go_on_done(s, frame.step + 1, with_int(memory, AT_REGISTERS + step.register, said.number), 1)
    row = s.cards[frame.uid]
    if step.remembered and is_on_field(row.place) and row.face_up:
        affected = (row.uid, row.visit, row.turned)
        card, serial = frame.memory[AT_CARD], s.next_serial()
        kept = Lingering(frame.player, card, frame.line, frame.step, affected, (said.number,), FOR_GOOD, s.turn, serial)
        s.set_lingering([*s.lingering, kept])
