"""Could a card be put into a hand, a deck or a Graveyard?"""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.moves import destination
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    EXTRA_DECK_KINDS,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    SHUFFLED,
    TOKEN,
)


def goes_to_graveyard(g: Game, s: State, row: CardState) -> bool:
    """Whether a card that is sent to the Graveyard really gets there; a cost that says so cannot be paid otherwise.

    rule: cost.send-to-gy.blocked-while-sent-cards-are-banished, token.cost-send-to-graveyard-illegal
    rule: cost.discard-to-gy.blocked-while-sent-cards-are-banished
    """
    return not g.facts[row.card].kind & TOKEN and destination(g, s, row, IN_GRAVEYARD) == IN_GRAVEYARD


def may_be_sent(g: Game, s: State, row: CardState, step: Step) -> bool:
    """Whether a card could be sent to the Graveyard; where a detached material gets to is no matter."""
    if step.detached:
        return KINDS[row.place] & IN_MATERIAL != 0
    return KINDS[row.place] & IN_GRAVEYARD == 0 and (not step.as_cost or goes_to_graveyard(g, s, row))


def may_go_to_hand(g: Game, s: State, row: CardState, step: Step) -> bool:
    """Whether a card could be put into the hand; as a cost it must really go there."""
    place = KINDS[row.place]
    kind = g.facts[row.card].kind
    if place & IN_HAND or row.doomed:
        return False
    if place & IN_EXTRA_DECK and kind & EXTRA_DECK_KINDS:
        return False  # it belongs there; a Pendulum Monster that lies there face-up need not
    if not step.as_cost:
        return True
    # rule: token.cost-return-to-hand-or-deck-illegal
    return not kind & (EXTRA_DECK_KINDS | TOKEN) and destination(g, s, row, IN_HAND) == IN_HAND


def may_go_to_deck(g: Game, s: State, row: CardState, step: Step) -> bool:
    """Whether a card could be put into the deck; as a cost it must really go there."""
    if KINDS[row.place] & IN_DECK:
        return step.deck_place != SHUFFLED and not step.as_cost  # to another place in it
    if KINDS[row.place] & IN_EXTRA_DECK or row.doomed:
        return False
    if not step.as_cost:
        return True
    kind = g.facts[row.card].kind
    wanted = IN_EXTRA_DECK if kind & EXTRA_DECK_KINDS else IN_DECK
    return not kind & TOKEN and destination(g, s, row, wanted) == wanted
