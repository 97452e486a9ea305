"""The steps of chance, of declarations and of what concerns players, written for a line."""

from typing import TYPE_CHECKING

import spellspeed.lang.code as code
from spellspeed.lang.chance import Result, RollDie, TossCoins
from spellspeed.lang.choices import Compare
from spellspeed.lang.code import ConditionCode, FilterCode, RangeCode, Step, speaks_of
from spellspeed.lang.declaring import Declare
from spellspeed.lang.verbs import (
    AddBattlePhase,
    Deed,
    Draw,
    Forbid,
    GainLP,
    InflictDamage,
    Joined,
    LoseLP,
    PayLP,
    ReturnToDeck,
    ShuffleDeck,
    SkipPhase,
    WinTheDuel,
)
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


def write_player_verb(writer: "Writer", node: Deed) -> int:
    """Write a verb about a player."""
    writer.read_pending()
    if isinstance(node, Draw):
        return writer.emit(Step(code.OP_DRAW, number=writer.amount(node.count), a=node.who))
    if isinstance(node, InflictDamage):
        return writer.emit(Step(code.OP_DAMAGE, number=writer.amount(node.amount), a=node.to))
    if isinstance(node, GainLP):
        return writer.emit(Step(code.OP_GAIN_LP, number=writer.amount(node.amount), a=node.who))
    if isinstance(node, PayLP):
        return writer.emit(Step(code.OP_PAY_LP, number=writer.amount(node.amount), as_cost=writer.as_cost))
    if isinstance(node, LoseLP):
        return writer.emit(Step(code.OP_LOSE_LP, number=writer.amount(node.amount), a=node.who))
    if isinstance(node, ShuffleDeck):
        return writer.emit(Step(code.OP_SHUFFLE, a=node.whose))
    if isinstance(node, AddBattlePhase):
        return writer.emit(Step(code.OP_CHANGE_PHASES))
    if isinstance(node, SkipPhase):
        return writer.emit(Step(code.OP_CHANGE_PHASES, a=node.phase, b=node.who, c=node.times))
    return writer.emit(Step(code.OP_WIN if isinstance(node, WinTheDuel) else code.OP_END_BATTLE))


def is_searched(steps: list[Step], slot: int) -> bool:
    """Whether the cards of a slot were chosen by looking through a deck."""
    for step in steps:
        if step.op == code.OP_CHOOSE and step.slot == slot and step.choice is not None:
            choice = step.choice
            return (choice.yours | choice.opponents) & IN_DECK != 0 and not choice.from_top and choice.among < 0
    return False


def depends_on(what: FilterCode, slot: int) -> bool:
    """Whether cards fit only beside the card of a slot: its name, its values or its materials decide."""
    ends = [end for each in (what.level, what.atk, what.def_) if each is not None for end in (each.least, each.most)]
    return slot in (what.named_like, what.attached_to) or any(speaks_of(end, slot) for end in ends)


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
