"""Which cards of the duel could notice what happens, in the order in which they do."""

from typing import Final

import spellspeed.engine.applies.texts as texts
from spellspeed.engine.kernel.caches import NOT_KNOWN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    BANISHED,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    GRAVEYARD,
    HAND,
    IN_BANISHED,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    MONSTER_ZONE,
    ON_THE_FIELD,
    PLACES,
    PLACES_EACH,
)

WATCHED: Final[list[int]] = [
    player * PLACES_EACH + place
    for player in range(2)
    for place in (*range(MONSTER_ZONE, PLACES_EACH), HAND, GRAVEYARD, BANISHED, EXTRA_DECK)
] + [EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 1]
IN_ONE_PLACE: Final = 1 << 10  # more cards than ever lie in one place
# By place: what comes before all that lie there, so that adding where a card lies in its pile brings all into order.
RANKS: Final[list[int]] = [IN_ONE_PLACE * WATCHED.index(place) if place in WATCHED else -1 for place in range(PLACES)]
WATCHED_KINDS: Final = ON_THE_FIELD | IN_HAND | IN_GRAVEYARD | IN_BANISHED


def is_watching(row: CardState) -> bool:
    """Whether a card lies where it could notice an event."""
    kind = KINDS[row.place]
    return kind & WATCHED_KINDS != 0 or (row.face_up and kind & IN_EXTRA_DECK != 0)


def find_watchers(s: State) -> list[int]:
    """Return the cards that lie where an event could be noticed: everywhere but in the decks."""
    return [uid for place in WATCHED for uid in s.piles[place]]


def find_set_off(g: Game, s: State, events: int) -> list[int]:
    """Return those of the cards that could notice an event which have lines that one of these events sets off."""
    if texts.is_lending(g, s):
        return [uid for uid in find_watchers(s) if is_watching(s.cards[uid])]  # any of them may have gained such a line
    found: list[int] = []
    for uid in find_able(g, s, events):
        if is_watching(s.cards[uid]):
            found.append(uid)
    if len(found) < 2:
        return found
    ranks = [RANKS[s.cards[uid].place] + s.piles[s.cards[uid].place].index(uid) for uid in found]
    ranks.sort()
    return [s.piles[WATCHED[rank // IN_ONE_PLACE]][rank % IN_ONE_PLACE] for rank in ranks]


def find_able(g: Game, s: State, events: int) -> tuple[int, ...]:
    """Return the cards of the duel, wherever they are, with lines that one of these events sets off."""
    watching = s.watching
    known = watching.get(events) if watching is not None else None
    if known is None:
        known = tuple([row.uid for row in s.cards if g.programs[row.card].triggers & events])
        s.set_watching(events, known)
    return known


def wanted_events(g: Game, s: State) -> int:
    """Return the mask of the events that set off a trigger of any card of the duel."""
    if s.wanted == NOT_KNOWN:
        mask = fast = usable = 0
        for row in s.cards:
            program = g.programs[row.card]
            mask |= program.triggers | program.granted_triggers
            fast |= program.fast
            usable |= program.usable
        s.set_wanted(mask, fast, usable)
    return s.wanted
