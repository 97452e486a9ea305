"""What lies on the field and on the chain, for somebody who sees all cards or for one player."""

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_on_field, own, zone_number
from spellspeed.engine.kernel.state import State
from spellspeed.seen.cards import EVERYBODY, PLACE_WORDS, SeenCard
from spellspeed.seen.eyes import Eyes
from spellspeed.seen.questions import SeenLink
from spellspeed.words import EXTRA_MONSTER_ZONE, FIELD_ZONE, MONSTER_ZONE, SPELL_TRAP_ZONE


def name_zone(place: int, viewer: int) -> str:
    """Return a place with its number, as somebody counts the zones.

    >>> name_zone(MONSTER_ZONE + 2, 0), name_zone(EXTRA_MONSTER_ZONE, 1)
    ('monster zone 3', 'extra monster zone 2')
    """
    number = zone_number(place, viewer)
    return f"{PLACE_WORDS[KINDS[place]]} {number}" if number else PLACE_WORDS[KINDS[place]]


def see_card(game: Game, state: State, uid: int) -> SeenCard:
    """Return a card by the engine's number, openly, with its place in its pile."""
    row = state.cards[uid]
    pile = () if is_on_field(row.place) or row.place >= len(state.piles) else state.piles[row.place]
    return SeenCard(game, state, row, EVERYBODY, pile.index(uid) + 1 if uid in pile else 0, True)


def see_field(game: Game, state: State) -> tuple[SeenCard, ...]:
    """Return all cards on the field, openly; the Extra Monster Zones stand between the players."""
    places: list[int] = []
    for player in (0, 1):
        for first, count in ((MONSTER_ZONE, 5), (SPELL_TRAP_ZONE, 5), (FIELD_ZONE, 1)):
            places += range(own(player, first), own(player, first) + count)
        if player == 0:
            places += (EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 1)
    return tuple([see_card(game, state, uid) for place in places for uid in state.piles[place]])


def see_chain(game: Game, state: State, viewer: int = EVERYBODY) -> tuple[SeenLink, ...]:
    """Return the links of the chain under way as somebody sees them, the first one first."""
    eyes = Eyes(game, state, viewer)
    return tuple([eyes.see_link(link) for link in state.chain])
