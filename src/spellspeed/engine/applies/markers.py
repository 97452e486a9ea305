"""Linked and co-linked monsters, the series an Extra Link completes, and the zones a monster can be summoned to."""

from typing import Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import (
    KINDS,
    find_links,
    free_extra_monster_zones,
    free_linked_zones,
    free_monster_zones,
    has_free_monster_zone,
    is_monster_zone,
    is_reserved,
    needs_special_zone,
    points_to,
    reaches,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.filter_code import CO_LINKED
from spellspeed.words import EXTRA_MONSTER_ZONE, IN_EXTRA_DECK, LINK, NOBODY

MOST_SERIES: Final = 8  # so many series between the Extra Monster Zones are told apart


def is_linked(g: Game, s: State, row: CardState, mutually: bool) -> bool:
    """Whether a monster is linked, to whichever side the marker points, or with `mutually` co-linked.

    rule: link.linked.definition, link.co-linked.definition, link.co-linked.is-linked
    """
    if not is_monster_zone(row.place):
        return False
    for uid in find_links(g, s):
        other = s.cards[uid]
        if points_to(g, other, row.place) and (not mutually or points_to(g, row, other.place)):
            return True
    if mutually:
        return False
    for whose in range(2):
        for uid in s.monsters_of(whose):
            if points_to(g, row, s.cards[uid].place):
                return True
    return False


def is_linked_as(g: Game, s: State, row: CardState, linked: int, not_linked: int) -> bool:
    """Whether a monster is linked as one number says, and not as the other says; 0 says nothing."""
    if linked and not is_linked(g, s, row, linked == CO_LINKED):
        return False
    return not not_linked or not is_linked(g, s, row, not_linked == CO_LINKED)


def find_open_end(g: Game, s: State, player: int) -> tuple[int, int]:
    """Return the player's Link Monster in one Extra Monster Zone, and the other zone; NOBODY if that is not empty."""
    for at in range(2):
        mine, other = EXTRA_MONSTER_ZONE + at, EXTRA_MONSTER_ZONE + 1 - at
        if s.piles[mine] and not s.piles[other] and not is_reserved(s, other):
            row = s.cards[s.piles[mine][0]]
            if row.controller == player and row.face_up and g.facts[row.card].kind & LINK:
                return (row.uid, other)
    return (NOBODY, NOBODY)


def find_series(g: Game, s: State, player: int, made: CardState) -> list[list[int]]:
    """Return each unbroken series of co-linked monsters that this one would complete in the other Extra Monster Zone.

    A series begins with the player's Link Monster in his Extra Monster Zone; whose the others are does not matter.

    rule: zone.extra-monster.extra-link-opens-second-zone
    """
    first, place = find_open_end(g, s, player)
    if first == NOBODY:
        return []
    arrows = g.facts[made.card].arrows  # none, unless it is a Link Monster
    links = find_links(g, s)
    under_way: list[list[int]] = [[first]]
    found: list[list[int]] = []
    while under_way and len(found) != MOST_SERIES:
        series = under_way.pop()
        last = s.cards[series[-1]]
        if reaches(arrows, player, place, last.place) and points_to(g, last, place):
            found.append(series)
            continue
        for uid in links:
            row = s.cards[uid]
            if uid not in series and points_to(g, last, row.place) and points_to(g, row, last.place):
                under_way.append([*series, uid])
    return found


def find_extra_link_zone(g: Game, s: State, player: int, made: CardState) -> int:
    """Return the Extra Monster Zone that an Extra Link opens to a Link Monster, NOBODY for none."""
    return find_open_end(g, s, player)[1] if find_series(g, s, player, made) else NOBODY


def zones_for_summon(g: Game, s: State, player: int, row: CardState) -> list[int]:
    """Return the zones of the player's field that a monster can be Special Summoned to.

    rule: summon.extra.fusion-synchro-xyz-any-main-zone, zone.extra-monster.only-from-extra-deck
    """
    zones = free_monster_zones(s, player)
    if KINDS[row.place] & IN_EXTRA_DECK:
        if needs_special_zone(g, row):
            zones = free_linked_zones(g, s, player)
        zones += free_extra_monster_zones(g, s, player)
        opened = find_extra_link_zone(g, s, player, row)
        if opened != NOBODY:
            zones.append(opened)
    return zones


def zones_it_points_to(g: Game, s: State, player: int, row: CardState, link: CardState) -> list[int]:
    """Return those of the zones for a monster that this Link Monster, face-up on the field, points to."""
    if not is_monster_zone(link.place) or not link.face_up:
        return []
    return [zone for zone in zones_for_summon(g, s, player, row) if points_to(g, link, zone)]


def has_zone_for(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether a monster finds a zone on the player's field if it is Special Summoned now."""
    if not KINDS[row.place] & IN_EXTRA_DECK:
        return has_free_monster_zone(s, player)
    return len(zones_for_summon(g, s, player, row)) > 0
