"""Is there a card of this name on the player's field already, if there can be only one?"""

import spellspeed.engine.applies.find as find
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import ON_THE_FIELD


def find_others(g: Game, s: State, player: int, row: CardState) -> list[CardState]:
    """Return the other face-up cards of its name on a player's field, if a card can be there only once."""
    if not g.programs[row.card].only_one:
        return []
    found: list[CardState] = []
    for uid in find.find_places(s, player, ON_THE_FIELD, 0):
        other = s.cards[uid]
        if uid != row.uid and other.face_up and find.name_of(g, s, other) == g.facts[row.card].rule_name:
            found.append(other)
    return found
