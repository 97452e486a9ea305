"""What keeps cards from being chosen that a text speaks of: for the reasons against an activation or a choice."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.may.act as act
import spellspeed.engine.may.conditions as conditions
import spellspeed.engine.may.special_summon as special_summon
import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, has_free_monster_zone, has_free_spell_trap_zone, is_monster_zone
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import (
    OP_BANISH,
    OP_CONTROL,
    OP_DRAW,
    OP_EQUIP,
    OP_FUSION_SUMMON,
    OP_POSITION,
    OP_RITUAL_SUMMON,
    OP_SPECIAL_SUMMON,
    OP_TOKEN,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    BANISHING,
    BEING_TARGETED,
    CHANGING_CONTROL,
    EXTRA_DECK_KINDS,
    FACE_DOWN,
    FACE_UP,
    FUSION_SUMMONING,
    IN_BANISHED,
    IN_GRAVEYARD,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPECIAL_SUMMONING,
    TOKEN,
    VOID,
)

SUMMONS: Final = 1 << OP_SPECIAL_SUMMON | 1 << OP_TOKEN | 1 << OP_FUSION_SUMMON | 1 << OP_RITUAL_SUMMON


def name_obstacles(
    g: Game, s: State, player: int, row: CardState, memory: tuple[int, ...], step: Step, deed: Step, why: Why | None
) -> None:
    """Note what keeps cards from being targets that would be there otherwise."""
    choice = step.choice
    assert why is not None and choice is not None
    found = find.find(g, s, player, memory, choice)
    for uid in found:
        name_obstacle(g, s, player, row, deed, s.cards[uid], why)
    if not found and deed.op == OP_EQUIP:
        for uid in s.monsters_of(0) + s.monsters_of(1):
            name_face(step, deed, s.cards[uid], why)


def name_obstacle(g: Game, s: State, player: int, row: CardState, deed: Step, card: CardState, why: Why) -> None:
    """Note what keeps one card that a text of this row speaks of from being chosen for a deed."""
    doings = [BEING_TARGETED]
    if deed.op == OP_SPECIAL_SUMMON:
        doings.append(SPECIAL_SUMMONING)
    elif deed.op == OP_BANISH:
        doings.append(BANISHING)
    elif deed.op == OP_CONTROL:
        doings.append(CHANGING_CONTROL)
    for doing in doings:
        by = continuous.find_forbidding(g, s, player, doing, card, False, row)
        if by != continuous.NOBODY_FORBIDS:
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by)
    is_token = g.facts[card.card].kind & TOKEN != 0
    if deed.op == OP_SPECIAL_SUMMON:
        name_condition_of_summon(g, s, player, row, deed, card, why)
    elif deed.op == OP_POSITION and deed.positions & FACE_DOWN and is_token:
        refuse(why, rule.TOKEN_CANNOT_BE_FACEDOWN)
    elif deed.op == OP_BANISH and deed.face_down and is_token:
        refuse(why, rule.TOKEN_NO_FACEDOWN_BANISH)
    elif deed.op == OP_EQUIP and lacks_zone(s, player, row, deed):
        refuse(why, rule.ZONE_SPELL_TRAP_MAX_FIVE)


def name_condition_of_summon(
    g: Game, s: State, player: int, row: CardState, deed: Step, card: CardState, why: Why
) -> None:
    """Note how a monster would have to be summoned that an effect cannot Special Summon."""
    special = g.facts[card.card].kind & (EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY) != 0
    if special and not card.proper and KINDS[card.place] & (IN_GRAVEYARD | IN_BANISHED):
        refuse(why, rule.SUMMON_REVIVE_NOT_PROPERLY_SUMMONED_ILLEGAL)
    if not deed.ignoring_conditions and conditions.forbid_summon(g, s, player, card, special_summon.way_by(deed), row):
        if special:
            refuse(why, rule.SUMMON_SPECIAL_MONSTER_ONLY_BY_NAMED_METHOD)
        else:
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, card.card)


def name_face(step: Step, deed: Step, card: CardState, why: Why) -> None:
    """Note that a card lies face-down where only face-up ones are meant."""
    positions = 0 if step.choice is None else step.choice.filter.positions()
    if card.face_up or not positions or positions & FACE_DOWN:
        return
    if deed.op == OP_EQUIP:
        refuse(why, rule.EQUIP_TARGET_FACE_UP_MONSTER_ONLY)
    elif positions & FACE_UP:
        refuse(why, rule.CARD_ORIENTATION_FACE_UP_FACE_DOWN_TERMS)


def lacks_zone(s: State, player: int, row: CardState, deed: Step) -> bool:
    """Whether a monster that would become an equip card has no Spell & Trap Zone to lie in."""
    return (deed.equipment != SLOT_THIS or is_monster_zone(row.place)) and not has_free_spell_trap_zone(s, player)


def why_impossible(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> int:
    """Return the rule that says best why a line could do nothing: that of the first deed that is impossible."""
    for word in line.possible:
        if word >= 0 and not act.could_do(g, s, player, memory, line.steps[word], row):
            step = line.steps[word]
            if step.op == OP_DRAW:
                return rule.MOVE_DRAW_NEEDS_ENOUGH_CARDS_TO_ACTIVATE
            if step.op == OP_CONTROL and not special_summon.has_zones(s, player, step, 1):
                return rule.CONTROL_NO_ZONE_CANNOT_ACTIVATE
            if step.op == OP_TOKEN and not special_summon.tokens_due(g, s, player, step):
                break
            if step.op == OP_TOKEN and forbids_summon(g, s, player, row, step) == continuous.NOBODY_FORBIDS:
                return rule.TOKEN_ZONE_OCCUPIES_A_MAIN_MONSTER_ZONE
            if step.op == OP_SPECIAL_SUMMON and not has_free_monster_zone(s, player):
                return rule.ZONE_MAIN_MONSTER_MAX_FIVE
            if step.op == OP_EQUIP and lacks_zone(s, player, row, step):
                return rule.ZONE_SPELL_TRAP_MAX_FIVE
            break
    return rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION


def name_what_forbids(g: Game, s: State, player: int, row: CardState, line: LineCode, why: Why | None) -> None:
    """Note which card keeps the player from the Special Summon that a line would make."""
    for step in line.steps[line.deeds_at : line.end] if why is not None else ():
        by = forbids_summon(g, s, player, row, step) if SUMMONS & step.bit else continuous.NOBODY_FORBIDS
        if by == continuous.NOBODY_FORBIDS and step.op == OP_FUSION_SUMMON:
            by = continuous.find_forbidding(g, s, player, FUSION_SUMMONING, None)
        if by != continuous.NOBODY_FORBIDS:
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by)


def forbids_summon(g: Game, s: State, player: int, row: CardState, step: Step) -> int:
    """Return the pool index of a card that forbids what a step would Special Summon, -1 for none."""
    card: CardState | None = None
    if step.op == OP_TOKEN:
        card = row.elsewhere(special_summon.token_of(g, step), player, VOID)
    elif step.slot == SLOT_THIS:
        card = row
    return continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, card, False, row)
