"""May this be activated in response to the last link, or to a summon, or does a text forbid it?"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import side_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import LINE_ACTIVATION
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ANSWERING_SUMMONS,
    AS_A_CARD,
    AS_AN_EFFECT,
    BEING_ANSWERED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMONED,
)


def may_respond(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 unless the last link says that such a card or effect cannot be activated in response to it."""
    if not s.chain:
        return 0
    link = s.chain[-1]
    last = g.line_of(link.card, link.line)
    if last.unanswered is None or not last.unanswered_by & side_of(link.player, player):
        return 0
    activated = AS_A_CARD if line.kind == LINE_ACTIVATION else AS_AN_EFFECT
    if not last.unanswered_as & activated:
        return 0
    if find.fits(g, s, link.player, link.memory, row, last.unanswered, True):
        no = rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES
        refuse(why, no, link.card)
        return no
    return 0


def find_hushing(g: Game, s: State, player: int, row: CardState) -> int:
    """Return the pool index of a card that forbids this player to answer a summon with this card, -1 for none.

    The moment of the summon lasts until the chain that is built at it resolves: nothing is chained to it, either.
    """
    if not s.moment:
        return continuous.NOBODY_FORBIDS
    batch = s.moment[-1].batch
    for event in s.moment:
        if event.kind != EVENT_SUMMONED and event.kind != EVENT_SPECIAL_SUMMONED:
            continue
        if event.batch != batch or event.after is None:
            continue
        monster, by = s.cards[event.after.uid], continuous.NOBODY_FORBIDS
        if event.player != player:
            by = continuous.find_forbidding(g, s, player, ANSWERING_SUMMONS, monster)
        if by == continuous.NOBODY_FORBIDS and event.kind == EVENT_SUMMONED:
            by = continuous.find_forbidding(g, s, player, BEING_ANSWERED, monster, False, row)
        if by != continuous.NOBODY_FORBIDS:
            return by
    return continuous.NOBODY_FORBIDS
