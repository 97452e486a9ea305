"""May this monster be Synchro, Xyz or Link Summoned now, and with which of the player's monsters?"""

import spellspeed.engine.find as find
import spellspeed.engine.may.conditions as conditions
import spellspeed.engine.may.material as material
import spellspeed.rulebook.codes as rule
from spellspeed.engine.answer import can_be_made
from spellspeed.engine.continuous import NO_MEMORY, NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.game import Game
from spellspeed.engine.levels import AND_MORE as MORE_PARTS
from spellspeed.engine.levels import COUNT_AT, FOR_ROOM, LEVELS, PARTS_AT, ROOM
from spellspeed.engine.limits import is_used_up
from spellspeed.engine.materials import AND_MORE, MAKES_ROOM, NEEDS_ROOM
from spellspeed.engine.may.why import Why, refuses
from spellspeed.engine.places import zones_for_summon
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.engine.stats import level_of
from spellspeed.engine.ways import way_of
from spellspeed.engine.zones import name_blocking
from spellspeed.lang.code import LineCode
from spellspeed.words import ADDS_UP, MAKES_FUSION, SPECIAL_SUMMONING, SYNCHRO_SUMMON


def parts_of(g: Game, s: State, player: int, line: LineCode, row: CardState) -> int:
    """Return the mask of the materials of a line that a monster could be."""
    mask = 0
    for at, step in enumerate(line.steps):
        if step.filter is not None and find.fits(g, s, player, NO_MEMORY, row, step.filter):
            mask |= 1 << at
    return mask


def value_of(g: Game, s: State, player: int, line: LineCode, row: CardState, room: bool) -> int:
    """Return what a monster is for a summon with materials: which of them, what it counts for, whether it makes room.

    0 is none of them.
    """
    parts = parts_of(g, s, player, line, row)
    makes_room = room and not s.blocked >> row.place & 1
    if line.made_by != SYNCHRO_SUMMON:
        return parts | MAKES_ROOM if parts and makes_room else parts
    level = level_of(g, s, row)
    # rule: synchro.summon.xyz-material-illegal, synchro.summon.link-material-illegal
    if not parts or not 0 < level <= LEVELS:
        return 0
    return level | parts << PARTS_AT | (ROOM if makes_room else 0)


def joint_condition(g: Game, s: State, player: int, line: LineCode, row: CardState, uids: list[int]) -> tuple[int, ...]:
    """Return the condition that monsters are together all materials of a monster, and leave it a zone.

    rule: synchro.summon.exact-level-total, synchro.summon.one-tuner-and-non-tuners
    rule: summon.special.procedure-may-free-a-zone
    """
    room = not zones_for_summon(g, s, player, row)
    values = [value_of(g, s, player, line, s.cards[uid], room) for uid in uids]
    count = len(line.steps)
    if line.made_by == SYNCHRO_SUMMON:
        flags = (FOR_ROOM if room else 0) | (MORE_PARTS if line.and_more else 0) | count << COUNT_AT
        return (ADDS_UP, g.facts[row.card].level, flags, *values)
    flags = (NEEDS_ROOM if room else 0) | (AND_MORE if line.and_more else 0)
    return (MAKES_FUSION, count, flags, 0, *values)


def find_usable(g: Game, s: State, player: int, line: LineCode) -> list[int]:
    """Return the player's monsters that could be materials of such a summon, whatever the material line says."""
    found: list[int] = []
    for uid in s.monsters_of(player):
        if material.may_be_used(g, s, player, line.made_by, s.cards[uid], None) == 0:
            found.append(uid)
    return found


def may_be_made(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> int:
    """Return 0 when the player's monsters are what this monster is summoned with now, as its line says.

    rule: synchro.summon.procedure, xyz.summon.procedure
    """
    # rule: pendulum.extra-deck.faceup-hybrid-not-by-own-method
    if row.face_up and refuses(why, rule.PENDULUM_EXTRA_DECK_FACEUP_HYBRID_NOT_BY_OWN_METHOD):
        return rule.PENDULUM_EXTRA_DECK_FACEUP_HYBRID_NOT_BY_OWN_METHOD
    if is_used_up(g, s, row, line) and refuses(why, rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE):
        return rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE
    count = len(line.steps)
    uids = find_usable(g, s, player, line) if len(s.monsters_of(player)) >= count else []
    condition = joint_condition(g, s, player, line, row, uids)
    if not can_be_made(condition):
        no = unmet(line, condition) if why is not None else rule.XYZ_SUMMON_PROCEDURE
        if refuses(why, no):
            return no
        for uid in s.monsters_of(player):
            material.may_be_used(g, s, player, line.made_by, s.cards[uid], why)
        name_blocking(g, s, player, why)
    if g.programs[row.card].conditions and conditions.forbid_summon(g, s, player, row, way_of(line.made_by), None):
        no = conditions.name_condition(g, s, player, row, rule.SUMMON_SPECIAL_MONSTER_CONDITION_IS_NOT_EFFECT)
        if refuses(why, no):
            return no
    by = find_forbidding(g, s, player, SPECIAL_SUMMONING, row)
    if by != NOBODY_FORBIDS and refuses(why, rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST, by):
        return rule.EFFECT_CONFLICT_CANNOT_BEATS_MUST
    return why.first() if why is not None else 0


def unmet(line: LineCode, condition: tuple[int, ...]) -> int:
    """Return the rule by which monsters are not what is asked for: no zone is left, or their Levels or kinds differ."""
    roomy = (condition[2] & ~(FOR_ROOM if condition[0] == ADDS_UP else NEEDS_ROOM),) + condition[3:]
    if can_be_made(condition[:2] + roomy):
        return rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE
    if line.made_by != SYNCHRO_SUMMON:
        return rule.XYZ_SUMMON_PROCEDURE
    for total in range(1, LEVELS):
        if can_be_made((ADDS_UP, total) + roomy):
            return rule.SYNCHRO_SUMMON_EXACT_LEVEL_TOTAL
    return rule.SYNCHRO_SUMMON_ONE_TUNER_AND_NON_TUNERS
