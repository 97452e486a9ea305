"""May this monster be Synchro, Xyz or Link Summoned now, and with which of the player's monsters?"""

import spellspeed.engine.applies.find as find
import spellspeed.engine.may.conditions as conditions
import spellspeed.engine.may.material as material
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NO_MEMORY, NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.applies.markers import find_series, zones_for_summon
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.asking.answer import can_be_made
from spellspeed.engine.asking.levels import (
    ALONE_AT,
    BINDS_AT,
    COUNT_AT,
    FOR_ROOM,
    FROM_HAND,
    HOLDS_ROOM,
    LETS_HAND,
    LEVELS,
    OTHERWISE_AT,
    PARTS_AT,
    POINTED_AT,
    POINTS_AT,
    REFUSED_AT,
    ROOM,
    SERIES_AT,
    SERIES_COUNT_AT,
    SIX,
)
from spellspeed.engine.asking.levels import AND_MORE as MORE_PARTS
from spellspeed.engine.asking.materials import AND_MORE, MAKES_ROOM, NEEDS_ROOM
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import way_of
from spellspeed.engine.kernel.limits import is_used_up
from spellspeed.engine.kernel.places import (
    find_links,
    free_extra_monster_zones,
    free_monster_zones,
    is_extra_monster_zone,
    is_monster_zone,
    own,
    points_to,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.room import name_blocking
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ADDS_UP,
    HAND,
    LINK,
    LINK_SUMMON,
    MAKES_FUSION,
    MONSTER,
    MONSTER_ZONE,
    NONE,
    PLACES_EACH,
    SPECIAL_SUMMONING,
    XYZ_SUMMON,
)


def parts_of(g: Game, s: State, player: int, line: LineCode, row: CardState) -> int:
    """Return the mask of the materials of a line that a monster could be."""
    mask = 0
    for at, step in enumerate(line.steps):
        if step.filter is not None and find.fits(g, s, player, NO_MEMORY, row, step.filter):
            mask |= 1 << at
    return mask


def value_of(g: Game, s: State, line: LineCode, row: CardState, parts: int, room: int) -> int:
    """Return what a monster is for a summon: which materials it could be, what it counts for, and the room it makes.

    0 is none of them.
    """
    if not parts:
        return 0
    if line.made_by == XYZ_SUMMON:
        return parts | MAKES_ROOM if room & ROOM else parts
    if line.made_by == LINK_SUMMON:
        # rule: link.summon.rating-equals-material-count
        rating = g.facts[row.card].link
        return 1 | (rating << OTHERWISE_AT if rating > 1 else 0) | parts << PARTS_AT | room
    level = level_of(g, s, row)
    # rule: synchro.summon.xyz-material-illegal, synchro.summon.link-material-illegal
    return level | parts << PARTS_AT | room if 0 < level <= LEVELS else 0


def rooms_of(
    g: Game, s: State, player: int, made: CardState, uids: list[int], parts: list[int], series: list[list[int]]
) -> list[int]:
    """Return for each monster whether it leaves a zone for the one that is summoned, or keeps one; [] without need.

    rule: summon.special.procedure-may-free-a-zone, summon.extra.link-needs-emz-or-linked-zone
    """
    if g.facts[made.card].kind & LINK:
        return rooms_for_link(g, s, player, uids, parts, series)
    if zones_for_summon(g, s, player, made):
        return []
    places = [s.cards[uid].place for uid in uids]
    return [ROOM if is_monster_zone(place) and not s.blocked >> place & 1 else 0 for place in places]


def rooms_for_link(
    g: Game, s: State, player: int, uids: list[int], parts: list[int], series: list[list[int]]
) -> list[int]:
    """Return the same for a Link Monster: it comes to an Extra Monster Zone or to a zone that a Link Monster points to.

    What a Link Monster points to that may be used itself, and stands beside the Extra Monster Zones, makes room only
    as long as that one stays. A series that an Extra Link completes makes room as long as all of it stays.
    """
    if free_extra_monster_zones(g, s, player):
        return []
    free = free_monster_zones(s, player)
    used = [uid for at, uid in enumerate(uids) if parts[at]]
    staying = [uid for uid in find_links(g, s) if uid not in used]
    if is_one_pointed_at(g, s, staying, free):
        return []
    # Who leaves an Extra Monster Zone makes room there, so the zones it points to are as good as kept.
    staying += [uid for uid in used if is_extra_monster_zone(s.cards[uid].place)]
    found: list[int] = []
    for uid in uids:
        row = s.cards[uid]
        room = 0
        if is_extra_monster_zone(row.place):
            room = ROOM
        elif not s.blocked >> row.place & 1 and is_one_pointed_at(g, s, staying, [row.place]):
            room = ROOM
        if is_one_pointed_at(g, s, [uid], free):
            room |= HOLDS_ROOM
        for at, members in enumerate(series):
            if uid in members:
                room |= 1 << SERIES_AT + at
        found.append(room)
    for at, uid in enumerate(uids):
        if uid in staying or g.facts[s.cards[uid].card].link == NONE:
            continue
        for other, pointed in enumerate(uids):
            place = s.cards[pointed].place
            if not s.blocked >> place & 1 and points_to(g, s.cards[uid], place):
                bit = 1 << s.cards[uid].place % PLACES_EACH - MONSTER_ZONE
                found[at] |= bit << POINTS_AT
                found[other] |= bit << POINTED_AT
    return found


def is_one_pointed_at(g: Game, s: State, links: list[int], zones: list[int]) -> bool:
    """Whether one of these Link Monsters points to one of these zones."""
    for uid in links:
        for zone in zones:
            if points_to(g, s.cards[uid], zone):
                return True
    return False


def joint_condition(g: Game, s: State, player: int, line: LineCode, row: CardState, uids: list[int]) -> tuple[int, ...]:
    """Return the condition that monsters are together all materials of a monster, and leave it a zone.

    rule: synchro.summon.exact-level-total, synchro.summon.one-tuner-and-non-tuners
    """
    parts = [parts_of(g, s, player, line, s.cards[uid]) for uid in uids]
    series = find_series(g, s, player, row) if line.made_by == LINK_SUMMON else []
    rooms = rooms_of(g, s, player, row, uids, parts, series)
    needs_room = bool(rooms) or not uids
    values: list[int] = []
    for at, uid in enumerate(uids):
        values.append(value_of(g, s, line, s.cards[uid], parts[at], rooms[at] if rooms else 0))
    if line.of_different_names:
        number_names(g, s, uids, values)
    if line.made_by != XYZ_SUMMON:
        bind_others(g, s, player, line, uids, values)
    count = len(line.steps)
    if line.made_by == XYZ_SUMMON:
        flags = (NEEDS_ROOM if needs_room else 0) | (AND_MORE if line.and_more else 0)
        return (MAKES_FUSION, count, flags, 0, *values)
    flags = (FOR_ROOM if needs_room else 0) | (MORE_PARTS if line.and_more else 0) | count << COUNT_AT
    flags |= len(series) << SERIES_COUNT_AT
    total = g.facts[row.card].link if line.made_by == LINK_SUMMON else g.facts[row.card].level
    return (ADDS_UP, total, flags, *values)


def number_names(g: Game, s: State, uids: list[int], values: list[int]) -> None:
    """Give the monsters with the same name the same number, so that one of them at most is a material."""
    names: list[int] = []
    for at, uid in enumerate(uids):
        name = find.name_of(g, s, s.cards[uid])
        if name not in names:
            names.append(name)
        values[at] |= 1 + names.index(name) << ALONE_AT


def find_usable(g: Game, s: State, player: int, made: CardState, line: LineCode) -> list[int]:
    """Return the player's monsters that could be materials of such a summon, whatever the material line says."""
    found: list[int] = []
    hand = False
    for uid in s.monsters_of(player):
        if material.may_be_used(g, s, player, made, line.made_by, s.cards[uid], None) == 0:
            found.append(uid)
            if g.programs[s.cards[uid].card].about_others:
                hand = hand or material.lets_use_hand(g, s, player, line.made_by, s.cards[uid])
    for uid in s.piles[own(player, HAND)] if hand else ():
        if g.facts[s.cards[uid].card].kind & MONSTER:
            if material.may_be_used(g, s, player, made, line.made_by, s.cards[uid], None) == 0:
                found.append(uid)
    return found


def bind_others(g: Game, s: State, player: int, line: LineCode, uids: list[int], values: list[int]) -> None:
    """Note which monsters do not go together with which others, and which need one that lets the hand be used."""
    bits = [1 << BINDS_AT + at for at in range(6)]
    for at, uid in enumerate(uids):
        row = s.cards[uid]
        if not is_monster_zone(row.place):
            values[at] |= FROM_HAND if values[at] else 0
        elif g.programs[row.card].about_others:
            if material.lets_use_hand(g, s, player, line.made_by, row):
                values[at] |= LETS_HAND
            bit = bits.pop()
            for other, another in enumerate(uids):
                if other != at and not material.goes_with(g, s, player, line.made_by, row, s.cards[another]):
                    values[at] |= bit
                    values[other] |= bit << REFUSED_AT - BINDS_AT


def may_be_made(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when the player's monsters are what this monster is summoned with now, as its line says.

    rule: synchro.summon.procedure, xyz.summon.procedure, link.summon.procedure
    """
    # rule: pendulum.extra-deck.faceup-hybrid-not-by-own-method
    if row.face_up:
        if no := refuse(why, rule.PENDULUM_EXTRA_DECK_FACEUP_HYBRID_NOT_BY_OWN_METHOD):
            return no
    if is_used_up(g, s, row, line):
        if no := refuse(why, rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE):
            return no
    count = len(line.steps)
    uids = find_usable(g, s, player, row, line) if len(s.monsters_of(player)) + 1 >= count else []
    condition = joint_condition(g, s, player, line, row, uids)
    if not can_be_made(condition):
        no = unmet(line, condition) if why is not None else rule.XYZ_SUMMON_PROCEDURE
        if refuse(why, no):
            return no
        for uid in s.monsters_of(player):
            material.may_be_used(g, s, player, row, line.made_by, s.cards[uid], why)
        name_blocking(g, s, player, why)
    if g.programs[row.card].conditions and conditions.forbid_summon(g, s, player, row, way_of(line.made_by), None):
        no = conditions.name_condition(g, s, player, row, rule.SUMMON_SPECIAL_MONSTER_CONDITION_IS_NOT_EFFECT)
        if refuse(why, no):
            return no
    by = find_forbidding(g, s, player, SPECIAL_SUMMONING, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def unmet(line: LineCode, condition: tuple[int, ...]) -> int:
    """Return the rule by which monsters are not what is asked for: no zone is left, or their Levels or kinds differ."""
    roomy = (condition[2] & ~(FOR_ROOM if condition[0] == ADDS_UP else NEEDS_ROOM),) + condition[3:]
    if can_be_made(condition[:2] + roomy):
        if line.made_by == LINK_SUMMON:
            return rule.SUMMON_EXTRA_LINK_NEEDS_EMZ_OR_LINKED_ZONE
        return rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE
    if line.made_by == XYZ_SUMMON:
        return rule.XYZ_SUMMON_PROCEDURE
    free = tuple([value & ~(SIX << BINDS_AT) for value in roomy[1:]])
    if can_be_made(condition[:2] + roomy[:1] + free):
        return rule.EFFECT_NON_EFFECT_TEXT_RESTRICTS_OTHER_MATERIALS
    for total in range(1, LEVELS):
        if can_be_made((ADDS_UP, total) + roomy):
            is_link = line.made_by == LINK_SUMMON
            return rule.LINK_SUMMON_RATING_EQUALS_MATERIAL_COUNT if is_link else rule.SYNCHRO_SUMMON_EXACT_LEVEL_TOTAL
    if line.made_by == LINK_SUMMON:
        return rule.LINK_SUMMON_PROCEDURE
    return rule.SYNCHRO_SUMMON_ONE_TUNER_AND_NON_TUNERS
