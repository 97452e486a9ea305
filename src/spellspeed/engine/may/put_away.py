"""Could a card be put into a hand or a deck?"""

from spellspeed.engine.game import Game
from spellspeed.engine.moves import destination
from spellspeed.engine.places import KINDS
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import Step
from spellspeed.words import EXTRA_DECK_KINDS, IN_DECK, IN_EXTRA_DECK, IN_HAND, SHUFFLED, TOKEN


def may_go_to_hand(g: Game, s: State, row: CardState, step: Step) -> bool:
    """Whether a card could be put into the hand; as a cost it must really go there."""
    place = KINDS[row.place]
    kind = g.facts[row.card].kind
    if place & (IN_HAND | IN_EXTRA_DECK) or row.doomed:
        return False
    if not step.as_cost:
        return True
    # rule: token.cost-return-to-hand-or-deck-illegal
    return not kind & (EXTRA_DECK_KINDS | TOKEN) and destination(g, s, row, IN_HAND) == IN_HAND


def may_go_to_deck(g: Game, s: State, row: CardState, step: Step) -> bool:
    """Whether a card could be put into the deck; as a cost it must really go there."""
    if KINDS[row.place] & IN_DECK:
        return step.a != SHUFFLED and not step.as_cost  # to another place in it
    if KINDS[row.place] & IN_EXTRA_DECK or row.doomed:
        return False
    if not step.as_cost:
        return True
    kind = g.facts[row.card].kind
    wanted = IN_EXTRA_DECK if kind & EXTRA_DECK_KINDS else IN_DECK
    return not kind & TOKEN and destination(g, s, row, wanted) == wanted
