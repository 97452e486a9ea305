"""Could a line do anything at all, once its cost is paid?"""

import spellspeed.engine.declaring as declaring
import spellspeed.engine.find as find
import spellspeed.engine.hands as hands
import spellspeed.engine.may.act as act
from spellspeed.engine.game import Game
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    BOTH_OF,
    LINE_ACTIVATION,
    NO_SLOT,
    ONE_OF,
    OP_ATTACH,
    OP_DECLARE,
    OP_UNLESS,
    OP_UNLESS_WANTED,
    SLOT_THIS,
    ChoiceCode,
)
from spellspeed.lang.line_code import LineCode, Step
from spellspeed.words import CONTINUOUS, FIELD


def could_resolve(g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, source: CardState) -> bool:
    """Whether a line could do anything at all if it were activated now.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    if not line.possible or is_only_offered(g, line, source):
        return True
    first = line.steps[line.deeds_at]
    if first.op == OP_DECLARE and not declaring.find_declarations(g, s, player, memory, line, first):
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
