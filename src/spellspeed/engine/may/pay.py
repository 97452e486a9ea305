"""May the cost of this line be paid now?"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.may.outcome as outcome
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.find import find, least_of
from spellspeed.engine.applies.grants import is_spared
from spellspeed.engine.applies.numbers import foresee
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import candidates, could_act, could_do
from spellspeed.engine.may.put_away import goes_to_graveyard
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import (
    NO_SLOT,
    OP_BANISH,
    OP_DECLARE,
    OP_DISCARD,
    OP_PAY_LP,
    OP_REDIRECT,
    OP_SEND,
    OP_TRIBUTE,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import BANISHING, BEING_TRIBUTED, IN_GRAVEYARD, TOKEN


def may_pay(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], why: Why | None
) -> int:
    """Return 0 when the whole cost can be paid, all its parts together.  rule: cost.paid-from-own-controlled-cards"""
    lp = 0
    wanted: list[list[int]] = []  # for every card that is to be given, those that could be it
    for at in range(line.targets_at):
        step = line.steps[at]
        if step.op == OP_DECLARE and not outcome.find_declarations(g, s, player, memory, line, step):
            if no := refuse(why, rule.COST_LP_NOT_MORE_THAN_CURRENT):
                return no
        if not step.as_cost or not step.is_deed:
            continue
        can = could_do(g, s, player, memory, step, row)
        if step.op == OP_PAY_LP and not is_spared(g, s, player, step, row):
            lp += foresee(g, s, player, memory, step.number)
            can = can and lp <= s.lp[player]
        elif step.choice is not None and (line.joint_cost or step.choice.among != NO_SLOT or step.choice.materials):
            # Each part takes cards of its own.
            found = candidates(g, s, player, memory, step, row)
            wanted += [found] * least_of(g, s, player, memory, step.choice)
            can = can and can_all_be_given(wanted)
        if not can:
            no = rule.COST_LP_NOT_MORE_THAN_CURRENT if step.op == OP_PAY_LP else rule.COST_UNPAYABLE_CANNOT_ACTIVATE
            if step.narrowed_by is not None and could_give_another(g, s, player, row, memory, step):
                no = rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION
            if why is not None:
                name_other_way(g, s, player, row, memory, step, why)
            if refuse(why, no):
                return no
            name_what_keeps_cards(g, s, player, row, memory, step, why)
    return why.first() if why is not None else 0


def could_give_another(g: Game, s: State, player: int, row: CardState, memory: tuple[int, ...], step: Step) -> bool:
    """Whether there are cards that could be given, if only a later choice would find cards that fit one of them."""
    if step.choice is None:
        return False
    for uid in find(g, s, player, memory, step.choice):
        if could_act(g, s, player, step, s.cards[uid], row):
            return True
    return False


def can_all_be_given(wanted: list[list[int]]) -> bool:
    """Whether there is a card of its own for everything that is wanted.

    >>> can_all_be_given([[1], [2, 3], [1, 2]]), can_all_be_given([[1], [2, 3], [1]])
    (True, False)
    """
    given: dict[int, int] = {}  # which want a card serves
    for want in range(len(wanted)):
        if not find_card_for(wanted, want, given, []):
            return False
    return True


def find_card_for(wanted: list[list[int]], want: int, given: dict[int, int], tried: list[int]) -> bool:
    """Find a card for a want, letting another want take a different card where that helps."""
    for uid in wanted[want]:
        if uid in tried:
            continue
        tried.append(uid)
        if uid not in given or find_card_for(wanted, given[uid], given, tried):
            given[uid] = want
            return True
    return False


def name_what_keeps_cards(
    g: Game, s: State, player: int, row: CardState, memory: tuple[int, ...], step: Step, why: Why | None
) -> None:
    """Note which card keeps cards from being banished or Tributed that could be given as a cost otherwise."""
    if why is None or (step.op != OP_BANISH and step.op != OP_TRIBUTE):
        return
    uids = [row.uid] if step.choice is None else find(g, s, player, memory, step.choice)
    for uid in uids:
        doing = BANISHING if step.op == OP_BANISH else BEING_TRIBUTED
        by = continuous.find_forbidding(g, s, player, doing, s.cards[uid])
        if by != continuous.NOBODY_FORBIDS:
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by)


def name_other_way(
    g: Game, s: State, player: int, row: CardState, memory: tuple[int, ...], step: Step, why: Why | None
) -> None:
    """Note which card keeps cards from the Graveyard that could be given as a cost otherwise, as the text demands."""
    if why is None or (step.op != OP_SEND and (step.op != OP_DISCARD or not step.to_graveyard)):
        return
    no = rule.COST_SEND_TO_GY_BLOCKED_WHILE_SENT_CARDS_ARE_BANISHED
    if step.op == OP_DISCARD:
        no = rule.COST_DISCARD_TO_GY_BLOCKED_WHILE_SENT_CARDS_ARE_BANISHED
    for uid in [row.uid] if step.choice is None else find(g, s, player, memory, step.choice):
        given = s.cards[uid]
        if g.facts[given.card].kind & TOKEN or goes_to_graveyard(g, s, given):
            continue
        for source, lasting, other in continuous.find_steps(g, s, OP_REDIRECT):
            if other.instead_of & IN_GRAVEYARD and continuous.applies_to(g, s, source, lasting, other, given):
                refuse(why, no, source.card if source is not None else lasting.card if lasting is not None else -1)
