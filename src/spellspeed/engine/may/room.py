"""Zones that a cost must leave for what its effect brings to the player's field."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_monster_zones, has_free_monster_zone, lie_in_zones
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import candidates
from spellspeed.engine.may.why import Why, refuse
from spellspeed.engine.moving.zones import find_blocking
from spellspeed.lang.codes.code import ANY_NUMBER, OP_CONTROL, OP_SPECIAL_SUMMON, OP_TOKEN, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import IN_EXTRA_DECK, NO_CARD, YOU

BRINGS_MONSTERS: Final = 1 << OP_SPECIAL_SUMMON | 1 << OP_TOKEN | 1 << OP_CONTROL


def zone_lacking(s: State, player: int, line: LineCode) -> int:
    """Return the rule of the zones that the line's effect finds only if its cost leaves one, 0 if there are enough.

    A monster from the Extra Deck finds the zone of whatever is given.
    """
    if not line.deeds & BRINGS_MONSTERS:
        return 0
    for at in range(line.deeds_at, line.end):
        step = line.steps[at]
        if (
            step.op == OP_SPECIAL_SUMMON
            and step.frees_a_zone
            and step.field_of == YOU
            and not has_free_monster_zone(s, player)
        ):
            if step.choice is None or not step.choice.yours & IN_EXTRA_DECK:
                return rule.ZONE_MAIN_MONSTER_MAX_FIVE
        elif step.op == OP_TOKEN and step.frees_a_zone and step.field_of == YOU:
            if len(free_monster_zones(s, player)) < (1 if step.count == ANY_NUMBER else max(step.count, 1)):
                return rule.TOKEN_ZONE_OCCUPIES_A_MAIN_MONSTER_ZONE
        elif step.op == OP_CONTROL and step.frees_a_zone and step.who == YOU and not has_free_monster_zone(s, player):
            return rule.CONTROL_NO_ZONE_CANNOT_ACTIVATE
    return 0


def could_leave_one(
    g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...], first: int
) -> bool:
    """Whether what the cost takes from this step on could leave a Main Monster Zone of the player."""
    for at in range(first, line.targets_at):
        step = line.steps[at]
        if step.as_cost and step.is_deed and lie_in_zones(s, player, given(g, s, player, row, memory, step)):
            return True
    for at in range(line.deeds_at, line.end):
        step = line.steps[at]
        if step.is_deed and step.choice is not None and step.choice.levels is not None:
            return bool(lie_in_zones(s, player, candidates(g, s, player, memory, step, row)))  # what is done first
    return False


def given(g: Game, s: State, player: int, row: CardState, memory: tuple[int, ...], step: Step) -> list[int]:
    """Return the cards that a step of a cost could take."""
    if step.choice is not None:
        return candidates(g, s, player, memory, step, row)
    return [row.uid] if step.slot == SLOT_THIS else []


def name_blocking(g: Game, s: State, player: int, why: Why | None) -> None:
    """Note which card keeps the player from having a free zone."""
    if why is not None:
        by = find_blocking(g, s, player)
        if by != NO_CARD:
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by)
