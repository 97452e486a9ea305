"""Places and their kinds: whose a pile is, which zones are free."""

from typing import Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    ACTIVATE,
    BY_EFFECT,
    DECK,
    EXTRA_MONSTER_ZONE,
    FIELD,
    FIELD_ZONE,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MAIN_MONSTER_ZONE,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    IN_NOWHERE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    IN_VOID,
    LINK,
    MONSTER_ZONE,
    NOBODY,
    NOWHERE,
    ON_THE_FIELD,
    OPPONENT,
    PENDULUM,
    PLACED_AS_PENDULUM,
    PLACES_EACH,
    SET_SPELL_TRAP,
    SPELL_TRAP_ZONE,
    YOU,
)

OWN_KINDS: Final[list[int]] = (
    [IN_DECK, IN_HAND, IN_GRAVEYARD, IN_BANISHED, IN_EXTRA_DECK]
    + [IN_MAIN_MONSTER_ZONE] * 5
    + [IN_SPELL_TRAP_ZONE | IN_PENDULUM_ZONE]
    + [IN_SPELL_TRAP_ZONE] * 3
    + [IN_SPELL_TRAP_ZONE | IN_PENDULUM_ZONE]
    + [IN_FIELD_ZONE]
)
KINDS: Final[list[int]] = (
    OWN_KINDS + OWN_KINDS + [IN_EXTRA_MONSTER_ZONE, IN_EXTRA_MONSTER_ZONE, IN_NOWHERE, IN_VOID, IN_MATERIAL]
)


def kind_of(place: int) -> int:
    """Return the kind of a place.

    >>> kind_of(16 + 5) == IN_MAIN_MONSTER_ZONE
    True
    """
    return KINDS[place]


def own(player: int, place: int) -> int:
    """Return this player's place of that name."""
    return player * PLACES_EACH + place


def facts_now(g: Game, row: CardState) -> CardFacts:
    """Return what a card is where it lies, as if printed: a Trap in a Monster Zone is what its own text says.

    rule: zone.main-monster.spell-trap-there-is-monster, trap-monster.leaves-zone.is-a-trap-again
    """
    return g.forms[row.card] if KINDS[row.place] & IN_MONSTER_ZONE else g.facts[row.card]


def is_monster_zone(place: int) -> bool:
    """Whether a card in this place is on the field as a monster."""
    return KINDS[place] & IN_MONSTER_ZONE != 0


def is_main_monster_zone(place: int) -> bool:
    """Whether the place is one of the ten Main Monster Zones."""
    return KINDS[place] & IN_MAIN_MONSTER_ZONE != 0


def is_returned(place: int, cause: int) -> bool:
    """Whether a card from this place that gets to the Graveyard is not sent, but returned there: a banished one is."""
    return cause == BY_EFFECT and KINDS[place] & IN_BANISHED != 0


def is_on_field(place: int) -> bool:
    """Whether the place is a zone of the field.  rule: zone.field-cards.scope"""
    return KINDS[place] & ON_THE_FIELD != 0


def is_extra_monster_zone(place: int) -> bool:
    """Whether the place is one of the two Extra Monster Zones."""
    return EXTRA_MONSTER_ZONE <= place < EXTRA_MONSTER_ZONE + 2


def zone_number(place: int, player: int) -> int:
    """Return a zone's number from its player's left, 0 for a pile; the Extra Monster Zones as this player sees them.

    >>> zone_number(MONSTER_ZONE + 2, 1), zone_number(EXTRA_MONSTER_ZONE, 1), zone_number(FIELD_ZONE, 0)
    (3, 2, 0)
    """
    if is_extra_monster_zone(place):
        left = place - EXTRA_MONSTER_ZONE
        return 2 - left if player == 1 else left + 1
    kind = KINDS[place]
    if kind & IN_MAIN_MONSTER_ZONE:
        return place % PLACES_EACH - MONSTER_ZONE + 1
    return place % PLACES_EACH - SPELL_TRAP_ZONE + 1 if kind & IN_SPELL_TRAP_ZONE else 0


def is_reserved(s: State, place: int) -> bool:
    """Whether a monster whose summon is being attempted has this zone kept for it."""
    nowhere = s.piles[NOWHERE]
    if nowhere:
        for uid in nowhere:
            if s.cards[uid].reserved == place:
                return True
    return False


def find_free(s: State, first: int) -> list[int]:
    """Return the free ones of the five zones that begin with `first`."""
    free: list[int] = []
    blocked = s.blocked
    for place in range(first, first + 5):
        if not s.piles[place] and not is_reserved(s, place) and not (blocked and blocked >> place & 1):
            free.append(place)
    return free


def free_monster_zones(s: State, player: int) -> list[int]:
    """Return the player's free Main Monster Zones.  rule: zone.main-monster.max-five"""
    return find_free(s, player * PLACES_EACH + MONSTER_ZONE)


def free_extra_monster_zones(g: Game, s: State, player: int) -> list[int]:
    """Return the Extra Monster Zones that the player can use: either, unless he has a monster in one of them.

    rule: zone.extra-monster.one-per-player, zone.extra-monster.absent-408
    """
    free: list[int] = []
    if not g.format.extra_monster_zones:
        return free
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        if s.piles[place]:
            if s.cards[s.piles[place][0]].controller == player:
                return []
        elif not is_reserved(s, place):
            free.append(place)
    return free


def needs_special_zone(g: Game, row: CardState) -> bool:
    """Whether a card of the Extra Deck comes only to an Extra Monster Zone or a zone that a Link Monster points to.

    rule: summon.extra.faceup-pendulum-needs-emz-or-linked-zone
    """
    return row.face_up or g.facts[row.card].kind & LINK != 0


# Where the Link Arrows point for player 0, clockwise from the top, as steps to the right and upwards.
ARROW_STEPS: Final[list[tuple[int, int]]] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def spot_of(place: int) -> tuple[int, int]:
    """Return the column and the row of a monster zone as player 0 sees the field; row 1 is that of the Extra ones.

    >>> spot_of(MONSTER_ZONE), spot_of(PLACES_EACH + MONSTER_ZONE), spot_of(EXTRA_MONSTER_ZONE + 1)
    ((0, 0), (4, 2), (3, 1))
    """
    if is_extra_monster_zone(place):
        return (1 + 2 * (place - EXTRA_MONSTER_ZONE), 1)
    column = place % PLACES_EACH - MONSTER_ZONE
    return (column, 0) if place < PLACES_EACH else (4 - column, 2)


def column_of(place: int) -> int:
    """Return the column of a zone as player 0 sees the field, from 0 to 4; -1 for a place that lies in none.

    >>> column_of(SPELL_TRAP_ZONE), column_of(PLACES_EACH + SPELL_TRAP_ZONE), column_of(FIELD_ZONE)
    (0, 4, -1)
    """
    if is_monster_zone(place):
        return spot_of(place)[0]
    if not KINDS[place] & IN_SPELL_TRAP_ZONE:
        return -1
    column = place % PLACES_EACH - SPELL_TRAP_ZONE
    return column if place < PLACES_EACH else 4 - column


def shares_column(s: State, others: tuple[int, ...], row: CardState) -> bool:
    """Whether a card lies in the same column as one of these, which is another."""
    column = column_of(row.place)
    for uid in others[::2]:
        if column >= 0 and uid != row.uid and column_of(s.cards[uid].place) == column:
            return True
    return False


def was_set(row: CardState) -> bool:
    """Whether a Spell or Trap on the field lay face-down there before it was turned up, or does so still."""
    return row.arrived_by == SET_SPELL_TRAP or row.turn_set > row.turn_placed


def reaches(arrows: int, controller: int, origin: int, place: int) -> bool:
    """Whether a monster with these Link Arrows, in one monster zone of the field, would point to another.

    >>> from spellspeed.words import ARROW_BOTTOM
    >>> reaches(ARROW_BOTTOM, 0, EXTRA_MONSTER_ZONE, MONSTER_ZONE + 1)
    True
    """
    column, line = spot_of(origin)
    wanted = spot_of(place)
    turned = 1 if controller == 0 else -1
    for at, (right, up) in enumerate(ARROW_STEPS):
        if arrows & 1 << at and (column + turned * right, line + turned * up) == wanted:
            return True
    return False


def points_to(g: Game, row: CardState, place: int) -> bool:
    """Whether a Link Monster points to a monster zone."""
    return reaches(g.facts[row.card].arrows, row.controller, row.place, place)


def is_pointed_at(g: Game, s: State, links: tuple[int, ...], row: CardState) -> bool:
    """Whether a monster lies in a zone that one of these Link Monsters points to."""
    if not is_monster_zone(row.place):
        return False
    for uid in links[::2]:
        if is_monster_zone(s.cards[uid].place) and points_to(g, s.cards[uid], row.place):
            return True
    return False


def find_links(g: Game, s: State) -> list[int]:
    """Return the Link Monsters on the field.  rule: link.position.always-attack"""
    found: list[int] = []
    for whose in range(2):
        for uid in s.monsters_of(whose):
            if g.facts[s.cards[uid].card].kind & LINK:  # it never lies face-down
                found.append(uid)
    return found


def free_linked_zones(g: Game, s: State, player: int) -> list[int]:
    """Return the player's free Main Monster Zones to which a Link Monster, whosever, points.

    rule: summon.extra.opponents-link-marker-counts
    """
    links = [s.cards[uid] for uid in find_links(g, s)]
    found: list[int] = []
    for place in free_monster_zones(s, player) if links else []:
        for row in links:
            if points_to(g, row, place):
                found.append(place)
                break
    return found


def find_room(main: int, extra: int, linked: int, of_hand: int, of_extra: int) -> bool:
    """Whether so many monsters of the hand and of the Extra Deck find room in so many free zones.

    rule: summon.extra.faceup-pendulum-needs-emz-or-linked-zone

    >>> find_room(5, 1, 0, 3, 1), find_room(5, 1, 0, 3, 2), find_room(2, 1, 2, 1, 2), find_room(2, 1, 2, 2, 2)
    (True, False, True, False)
    """
    in_main = max(of_extra - extra, 0)
    return in_main <= linked and of_hand + in_main <= main


def free_spell_trap_zones(s: State, player: int) -> list[int]:
    """Return the player's free Spell & Trap Zones.  rule: zone.spell-trap.max-five"""
    return find_free(s, player * PLACES_EACH + SPELL_TRAP_ZONE)


def free_pendulum_zones(s: State, player: int) -> list[int]:
    """Return the player's free Pendulum Zones, the left one first."""
    return [place for place in free_spell_trap_zones(s, player) if KINDS[place] & IN_PENDULUM_ZONE]


def is_pendulum_card(g: Game, row: CardState) -> bool:
    """Whether a card lies in a Pendulum Zone: activated or placed there, not equipped from there.

    rule: pendulum.equip.edge-zone-is-not-pendulum-zone
    """
    if not KINDS[row.place] & IN_PENDULUM_ZONE or not row.face_up or not g.facts[row.card].kind & PENDULUM:
        return False
    return row.arrived_by == ACTIVATE or row.arrived_by == PLACED_AS_PENDULUM


def has_free_monster_zone(s: State, player: int) -> bool:
    """Whether one of the player's Main Monster Zones is free."""
    first = player * PLACES_EACH + MONSTER_ZONE
    piles, blocked = s.piles, s.blocked
    for place in range(first, first + 5):
        if not piles[place] and not is_reserved(s, place) and not (blocked and blocked >> place & 1):
            return True
    return False


def has_free_spell_trap_zone(s: State, player: int) -> bool:
    """Whether one of the player's Spell & Trap Zones is free."""
    first = player * PLACES_EACH + SPELL_TRAP_ZONE
    piles, blocked = s.piles, s.blocked
    for place in range(first, first + 5):
        if not piles[place] and not is_reserved(s, place) and not (blocked and blocked >> place & 1):
            return True
    return False


def field_zone(player: int) -> int:
    """Return the player's Field Zone.  rule: zone.field.one-per-player"""
    return player * PLACES_EACH + FIELD_ZONE


def find_replaced(g: Game, s: State, player: int, row: CardState) -> int:
    """Return the card that gives way if this one, a Field Spell in the hand, is activated, NOBODY for none.

    rule: spell.field.own-old-one-sent-to-graveyard
    """
    if not KINDS[row.place] & IN_HAND or not g.facts[row.card].kind & FIELD:
        return NOBODY
    old = s.piles[field_zone(player)]
    return old[0] if old else NOBODY


def deck_of(player: int) -> int:
    """Return the place of the player's Main Deck."""
    return player * PLACES_EACH + DECK


def side_of(player: int, whose: int) -> int:
    """Return `whose` as the card language says it for an effect of this player.

    >>> side_of(1, 1) == YOU, side_of(1, 0) == OPPONENT
    (True, True)
    """
    return YOU if whose == player else OPPONENT


def player_meant(player: int, who: int) -> int:
    """Return whom the card language means by `who`, YOU or OPPONENT, in an effect of this player.

    >>> player_meant(1, YOU), player_meant(1, OPPONENT)
    (1, 0)
    """
    return player if who == YOU else 1 - player


def can_be_freed(s: State, player: int, place: int) -> bool:
    """Whether a place is a Main Monster Zone that the player can use once its card has left it.

    A zone that a negated effect blocks can be taken, and cannot be used again when the effect is back.
    """
    return is_main_monster_zone(place) and place // PLACES_EACH == player and not s.blocked >> place & 1


def lie_in_zones(s: State, player: int, uids: list[int]) -> bool:
    """Whether one of the cards lies in a Main Monster Zone of the player, so that its leaving frees one."""
    for uid in uids:
        if can_be_freed(s, player, s.cards[uid].place):
            return True
    return False
