"""What somebody wants to declare: a card, a Type, an attribute, a kind of card or a number."""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Request
from spellspeed.telling.duel_words import DECLARATIONS
from spellspeed.wishes.reading import Wish, find_declarable
from spellspeed.words import DECLARE_NAME, PICK_NUMBER


def find_declared(g: Game, request: Request, wish: Wish) -> tuple[int, ...] | None:
    """Return the pick that the wish means, None when it cannot be declared now."""
    for at, option in enumerate(request.options):
        if option.deed == DECLARE_NAME:
            wanted = g.facts[wish.cards[0].card].rule_name if wish.cards else -1
        elif option.deed == PICK_NUMBER:
            wanted = wish.number
        elif option.deed in DECLARATIONS:
            wanted = find_declarable(option.deed, wish.said)
        else:
            return None
        if option.number == wanted:
            return (at,)
    return None
