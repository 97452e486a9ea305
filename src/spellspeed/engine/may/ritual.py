"""May this Ritual Monster be Ritual Summoned now, and which monsters can be Tributed for it?"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.may.conditions as conditions
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.asking.levels import EXACTLY, FOR_ROOM, LEVELS, ROOM, can_add_up
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import can_be_freed, has_free_monster_zone, is_monster_zone, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.material import is_free_to_be_used
from spellspeed.engine.may.ways import find_borrowed
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ADDS_UP,
    BEING_TRIBUTED,
    HAND,
    IN_MONSTER_ZONE,
    RITUAL,
    SPECIAL_SUMMONING,
    SUMMONED_BY_RITUAL,
)


def find_ritual_tributes(g: Game, s: State, player: int, step: Step, source: CardState) -> list[int]:
    """Return the monsters that could be Tributed for whatever Ritual Monster; they may lie face-down.

    It is the effect that Tributes them: those on the field which it does not affect stay.
    rule: summon.ritual.tributes-from-hand-or-field, summon.ritual.face-down-and-hand-tributes-allowed
    rule: summon.ritual.no-specific-materials
    """
    assert step.tributes is not None
    found: list[int] = []
    uids = find.find_places(s, player, step.material_places, 0)
    if step.material_places & IN_MONSTER_ZONE:
        uids += find_borrowed(g, s, player)
    for uid in uids:
        row = s.cards[uid]
        if not is_free_to_be_used(g, s, row):
            continue
        if row.place != own(player, HAND) and not is_monster_zone(row.place):
            continue
        if is_monster_zone(row.place) and continuous.is_unaffected(g, s, row, source):
            continue
        if not level_of(g, s, row) or not find.fits(g, s, player, continuous.NO_MEMORY, row, step.tributes, True):
            continue
        if continuous.find_forbidding(g, s, player, BEING_TRIBUTED, row) == continuous.NOBODY_FORBIDS:
            found.append(uid)
    return found


def value_of(g: Game, s: State, row: CardState) -> int:
    """Return what a monster counts for: its Level, and whether it leaves a zone that a Ritual Monster can have."""
    level = min(level_of(g, s, row), LEVELS)
    return level | ROOM if can_be_freed(s, row.controller, row.place) else level


def joint_condition(
    g: Game, s: State, player: int, step: Step, ritual: CardState, tributes: list[int]
) -> tuple[int, ...]:
    """Return the condition that the Levels of monsters are together what the Ritual Summon asks for.

    rule: summon.ritual.level-total-at-least, summon.ritual.no-superfluous-tribute
    """
    total = step.level if step.level else level_of(g, s, ritual)
    flags = EXACTLY if step.exactly else 0
    values = [value_of(g, s, s.cards[uid]) for uid in tributes]
    theirs = [at for at, uid in enumerate(tributes) if s.cards[uid].controller != player]
    if not has_free_monster_zone(s, player):
        flags |= FOR_ROOM
        for at in theirs:
            values[at] &= LEVELS
    elif theirs:
        # One of the Tributes must be a borrowed one, just as one must make room where there is none.
        flags |= FOR_ROOM
        values = [value & LEVELS for value in values]
        for at in theirs:
            values[at] |= ROOM
    return (ADDS_UP, total, flags, *values)


def find_rituals(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> list[int]:
    """Return the Ritual Monsters in the hand that the effect could Ritual Summon now.

    rule: summon.ritual.from-hand, summon.ritual.needs-matching-ritual-spell
    rule: effect.unusable.fusion-and-ritual-summon-not-possible
    """
    assert step.filter is not None
    tributes = find_ritual_tributes(g, s, player, step, source)
    found: list[int] = []
    for uid in s.piles[own(player, HAND)]:
        row = s.cards[uid]
        if not g.facts[row.card].kind & RITUAL or not find.fits(g, s, player, memory, row, step.filter):
            continue
        condition = joint_condition(g, s, player, step, row, [other for other in tributes if other != uid])
        if not can_add_up(list(condition[3:]), [], condition[1], condition[2]):
            continue
        if g.programs[row.card].conditions:
            if conditions.forbid_summon(g, s, player, row, SUMMONED_BY_RITUAL, source):
                continue
        if continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, row) == continuous.NOBODY_FORBIDS:
            found.append(uid)
    return found
