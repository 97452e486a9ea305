"""The steps of chance and of declarations, written for a line."""

from typing import TYPE_CHECKING

import spellspeed.lang.code as code
from spellspeed.lang.chance import Result, RollDie, TossCoins
from spellspeed.lang.choices import Compare
from spellspeed.lang.code import ConditionCode, FilterCode, RangeCode, Step, speaks_of
from spellspeed.lang.declaring import Declare
from spellspeed.lang.verbs import Deed, Draw, Forbid, Joined, ReturnToDeck
from spellspeed.words import COIN_SIDES, DIE_SIDES, IN_DECK, YOU

if TYPE_CHECKING:
    from spellspeed.lang.writer import Writer


def write_chance(writer: "Writer", node: TossCoins | RollDie) -> int:
    """Write tosses or rolls; a register holds what they come to."""
    register = writer.new_register()
    writer.results[node.called] = register
    sides = COIN_SIDES if isinstance(node, TossCoins) else DIE_SIDES
    call = int(isinstance(node, TossCoins) and node.call)
    again = node.again if isinstance(node, RollDie) else None
    condition = None if again is None else writer.condition(Compare(Result(node.called), again))
    start = writer.here()
    while start and writer.steps[start - 1].op == code.OP_CHANCE:
        start -= 1
    step = Step(code.OP_CHANCE, out=register, condition=condition, a=sides, b=node.who, c=node.count, d=call)
    step.to = start
    return writer.emit(step)


def write_declaration(writer: "Writer", node: Declare) -> int:
    """Write a declaration; a register holds what is declared, and the card remembers it if its lines speak of it."""
    numbers = RangeCode(writer.number(node.least), writer.number(node.most))
    register = writer.new_register()
    writer.declared[node.what] = register
    return writer.emit(
        Step(
            code.OP_DECLARE,
            out=register,
            condition=ConditionCode(code.IF_NUMBER, range_=numbers),
            filter_=None if node.of is None else writer.filter(node.of),
            a=node.what,
            b=node.who,
            c=int(writer.keeps_declaration),
            d=node.by,
            as_cost=writer.as_cost,
        )
    )


def is_searched(steps: list[Step], slot: int) -> bool:
    """Whether the cards of a slot were chosen by looking through a deck."""
    for step in steps:
        if step.op == code.OP_CHOOSE and step.slot == slot and step.choice is not None:
            choice = step.choice
            return (choice.yours | choice.opponents) & IN_DECK != 0 and not choice.from_top and choice.among < 0
    return False


def depends_on(what: FilterCode, slot: int) -> bool:
    """Whether cards fit only beside the card of a slot: its name or its values decide."""
    ends = [end for each in (what.level, what.atk, what.def_) if each is not None for end in (each.least, each.most)]
    return what.named_like == slot or any(speaks_of(end, slot) for end in ends)


def draws_from_what_is_there(node: Joined) -> bool:
    """Whether the second part draws a fixed number of cards that must be in the deck from the beginning.

    rule: move.draw.needs-enough-cards-to-activate, move.draw.return-then-draw-ok-with-empty-deck
    """
    return (
        isinstance(node.second, Draw)
        and isinstance(node.second.count, int)
        and not isinstance(node.first, ReturnToDeck)
    )


def binds_only_you(node: Deed) -> bool:
    """Whether a deed does nothing but forbid its player something: no effect is activated for that alone.

    rule: effect.condition.no-possible-resolution-blocks-activation
    """
    return isinstance(node, Forbid) and node.cards is None and node.who == YOU
