"""Numbers and conditions of a sentence, as they are now."""

import spellspeed.engine.find as find
import spellspeed.engine.stats as stats
from spellspeed.engine.game import Game
from spellspeed.engine.places import side_of
from spellspeed.engine.slots import AT_LINK, AT_REGISTERS, slot_of
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    IF_BOTH,
    IF_DURING,
    IF_EITHER,
    IF_EXISTS,
    IF_NOT,
    NUM_COUNT,
    NUM_DIFFERENCE,
    NUM_FIXED,
    NUM_HALF,
    NUM_HOW_MANY,
    NUM_LP,
    NUM_REGISTER,
    NUM_STAT,
    NUM_TIMES,
    SLOT_THAT,
    ConditionCode,
    NumberCode,
)
from spellspeed.words import YOU


def compute(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None) -> int:
    """Return what a number is for an effect of this player."""
    if number is None:
        return 0
    op = number.op
    if op == NUM_FIXED:
        return number.value
    if op == NUM_REGISTER:
        return memory[AT_REGISTERS + number.value]
    if op == NUM_TIMES:
        return number.value * compute(g, s, player, memory, number.a)
    if op == NUM_HALF:
        # rule: stats.fraction.round-half-up, stats.fraction.lp-round-half-up
        return (compute(g, s, player, memory, number.a) + 1 - number.value) // 2
    if op == NUM_DIFFERENCE:
        above = compute(g, s, player, memory, number.a) - compute(g, s, player, memory, number.b)
        return above if above > 0 else 0
    if op == NUM_LP:
        return s.lp[player if number.value == YOU else 1 - player]
    if op == NUM_HOW_MANY:
        return len(slot_of(memory, number.slot)) // 2
    if op == NUM_COUNT and number.choice is not None:
        return len(find.find(g, s, player, memory, number.choice))
    if op == NUM_STAT:
        total = 0
        references = slot_of(memory, number.slot)
        for at in range(0, len(references), 2):
            row = s.cards[references[at]]
            total += (
                stats.original_of(g, row, number.value) if number.original else stats.stat_of(g, s, row, number.value)
            )
        return total
    raise ValueError(f"no number of kind {op}")


def foresee(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None) -> int:
    """Return what a number would be if it were read now; one about cards that are not chosen yet counts as 1."""
    if number is not None and number.op == NUM_REGISTER:
        number = number.a
    return 1 if is_unknown(memory, number) else compute(g, s, player, memory, number)


def is_unknown(memory: tuple[int, ...], number: NumberCode | None) -> bool:
    """Whether a number is about cards that the sentence has not chosen or moved yet."""
    if number is None:
        return False
    if number.slot >= 0 and not slot_of(memory, number.slot):
        return True
    return is_unknown(memory, number.a) or is_unknown(memory, number.b)


def is_open(memory: tuple[int, ...], number: NumberCode) -> bool:
    """Whether a number is about cards that will be known only once the line is being activated."""
    return memory[AT_LINK] == 0 and number.slot > SLOT_THAT and not slot_of(memory, number.slot)


def holds(g: Game, s: State, player: int, memory: tuple[int, ...], condition: ConditionCode | None) -> bool:
    """Whether something is so now, for an effect of this player."""
    if condition is None:
        return True
    op = condition.op
    if op == IF_EXISTS:
        assert condition.choice is not None
        count = len(find.find(g, s, player, memory, condition.choice))
        if condition.range is None:
            return count > 0
        return find.lies_in(g, s, player, memory, count, condition.range)
    if op == IF_NOT:
        return not holds(g, s, player, memory, condition.a)
    if op == IF_BOTH:
        return holds(g, s, player, memory, condition.a) and holds(g, s, player, memory, condition.b)
    if op == IF_EITHER:
        return holds(g, s, player, memory, condition.a) or holds(g, s, player, memory, condition.b)
    if op == IF_DURING:
        whose = side_of(player, s.turn_player)
        return condition.turn_of & whose != 0 and (not condition.phases or condition.phases & 1 << s.phase != 0)
    assert condition.range is not None
    return find.lies_in(g, s, player, memory, compute(g, s, player, memory, condition.number), condition.range)
