"""Could a line do anything at all, once its cost is paid?"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.may.act as act
import spellspeed.engine.moving.hands as hands
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.rows import CardState, Option
from spellspeed.engine.kernel.slots import AT_LINK, AT_REGISTERS, slot_of, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import (
    BOTH_OF,
    LINE_ACTIVATION,
    NO_SLOT,
    NUM_COUNT,
    NUM_DECLARED,
    NUM_REGISTER,
    ONE_OF,
    OP_ATTACH,
    OP_DECLARE,
    OP_DRAW,
    OP_PAY_LP,
    OP_UNLESS,
    OP_UNLESS_WANTED,
    SLOT_THIS,
    ChoiceCode,
    NumberCode,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    A_CARD_KIND,
    A_NAME,
    A_TYPE,
    AN_ATTRIBUTE,
    BEING_TARGETED,
    CONTINUOUS,
    DECK,
    DECLARE_ATTRIBUTE,
    DECLARE_KIND,
    DECLARE_TYPE,
    DIVINE,
    FIELD,
    ILLUSION,
    MONSTER,
    PICK_NUMBER,
    SPELL,
    TRAP,
)


def could_resolve(g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, source: CardState) -> bool:
    """Whether a line could do anything at all if it were activated now.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    if not line.possible or is_only_offered(g, line, source):
        return True
    first = line.steps[line.deeds_at]
    if first.op == OP_DECLARE and not find_declarations(g, s, player, memory, line, first):
        return False  # nothing can be declared, so what depends on it cannot be done
    stack: list[bool] = []
    for word in line.possible:
        if word == BOTH_OF or word == ONE_OF:
            second = stack.pop()
            one = stack.pop()
            stack.append((one and second) if word == BOTH_OF else (one or second))
        else:
            stack.append(could_do_after_cost(g, s, player, memory, line, line.steps[word], source))
    return stack[0]


def is_only_offered(g: Game, line: LineCode, source: CardState) -> bool:
    """Whether a card that stays on the field begins its activation with what can be declined, or may not be so."""
    if line.kind != LINE_ACTIVATION:
        return False
    stays = g.facts[source.card].kind & (CONTINUOUS | FIELD) != 0
    first = line.steps[line.deeds_at].op
    return (stays or line.stays) and (first == OP_UNLESS_WANTED or (stays and first == OP_UNLESS))


def could_do_after_cost(
    g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, step: Step, source: CardState
) -> bool:
    """Whether a deed could do anything once the cost has taken away what it must."""
    if step.op == OP_DRAW and counts_what_is_given(line, step.number):
        return len(s.piles[own(player, DECK)]) > 0  # how many cards it is will be seen once all of them are gone
    if not act.could_do(g, s, player, memory, step, source):
        return False
    choice = step.choice
    if choice is None or choice.among != NO_SLOT or line.targets_at == 0 or not may_spend(line, choice):
        return True
    if hands.reaches_newcomers(step):
        return True
    found = act.candidates(g, s, player, memory, step, source)
    least = find.least_of(g, s, player, memory, choice)
    return len(found) - spent_by_cost(g, s, player, source, line, memory, found) >= least


def counts_what_is_given(line: LineCode, number: NumberCode | None) -> bool:
    """Whether a number counts cards of places that the cost of its line empties."""
    if number is None:
        return False
    if number.op == NUM_COUNT and number.choice is not None:
        for at in range(line.targets_at):
            given = line.steps[at].choice
            if given is not None and takes_away(line.steps[at]) and given.everything and may_spend(line, number.choice):
                return True
    return counts_what_is_given(line, number.one) or counts_what_is_given(line, number.other)


def takes_away(step: Step) -> bool:
    """Whether a step is a cost that moves cards; what is only shown, or loses counters, can still be chosen."""
    return step.as_cost and (step.moves_cards or step.op == OP_ATTACH)


def may_spend(line: LineCode, choice: ChoiceCode) -> bool:
    """Whether the cost of a line may take cards away that a choice is made from, as far as the places tell."""
    for at in range(line.targets_at):
        step = line.steps[at]
        if not takes_away(step):
            continue
        taken = step.choice
        if taken is None:
            if step.slot == SLOT_THIS:
                return True
        elif taken.among != NO_SLOT or taken.yours & choice.yours or taken.opponents & choice.opponents:
            return True
    return False


def spent_by_cost(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], targets: list[int]
) -> int:
    """Return how many of these targets the cost takes away even if it is paid with other cards as far as possible."""
    spent = 0
    for at in range(line.targets_at):
        step = line.steps[at]
        if not takes_away(step):
            continue
        if step.choice is not None:
            taken = act.candidates(g, s, player, memory, step, row)
            others = [uid for uid in taken if uid not in targets]
            if step.choice.everything:
                spent += len(taken) - len(others)
                continue
            missing = find.least_of(g, s, player, memory, step.choice) - len(others)
            spent += max(min(missing, len(taken) - len(others)), 0)
        elif step.slot == SLOT_THIS and row.uid in targets:
            spent += 1
    return spent


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
        if could_resolve(g, s, player, said, line, source):
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
