"""With which right and in which ways a monster can be Normal Summoned or Set, and with which Tributes."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.may.put_away as put_away
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.asking.tributes import FREES_ZONE, MUST_GO, can_become_tributes
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import count_normal_summons
from spellspeed.engine.kernel.places import can_be_freed, has_free_monster_zone, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.conditions import forbid_summon, name_condition
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import ANY_NUMBER, OP_GRANT, ChoiceCode
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ADDITIONAL_RIGHT,
    ADDITIONAL_SUMMON,
    BEING_TRIBUTED,
    BEING_TRIBUTED_FOR_SUMMON,
    BORROWED_TRIBUTE,
    EXTRA_DECK_KINDS,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    HAND,
    HAND_SIZE,
    IN_MONSTER_ZONE,
    MONSTER,
    MORE_SUMMONS,
    NORMAL_SUMMONING,
    ORDINARY_RIGHT,
    PLACES_EACH,
    RIGHT_OF_EFFECT,
    RITUAL,
    SETTING,
    SPECIAL_SUMMON_ONLY,
    SUMMONED_WITH_TRIBUTES,
    SUMMONED_WITHOUT_TRIBUTE,
    SUMMONING_FACE_UP,
    TRAP_AT_ONCE,
    TRAP_FROM_HAND,
    TWO_TRIBUTES,
    YOU,
)

NEVER_NORMAL_SUMMONED: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY
USUAL: Final = -1  # the way that the Level alone gives; others are lines of the monster's own text


def tributes_needed(level: int) -> int:
    """Return how many Tributes a monster of this Level needs.

    rule: summon.tribute.level-5-6-one, summon.tribute.level-7-plus-two, summon.tribute.three-only-by-card-text

    >>> [tributes_needed(level) for level in (1, 4, 5, 6, 7, 12)]
    [0, 0, 1, 1, 2, 2]
    """
    if level <= 4:
        return 0
    return 1 if level <= 6 else 2


# ------------------------------------------------------------------------------------------------------------- rights


def find_allowing(g: Game, s: State, player: int, what: int) -> list[Step]:
    """Return the steps that allow a player more Normal Summons, of this kind."""
    found: list[Step] = []
    if continuous.has_op(g, s, OP_GRANT):
        for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
            if step.allowance == what:
                whose = lasting.player if lasting is not None else player
                if source is not None:
                    whose = source.controller
                if whose == player:
                    found.append(step)
    return found


def ordinary_number(g: Game, s: State, player: int) -> int:
    """Return how many ordinary Normal Summons and Sets the player has this turn."""
    number = 1
    for step in find_allowing(g, s, player, MORE_SUMMONS):
        assert step.number is not None
        number = max(number, step.number.value)
    return number


def has_ordinary_right(g: Game, s: State, player: int) -> bool:
    """Whether the player still has an ordinary Normal Summon or Set this turn.

    rule: summon.normal.once-per-turn-shared, turn.main2.shares-once-per-turn-actions
    """
    made = count_normal_summons(s, player, ORDINARY_RIGHT)
    return not made or made < ordinary_number(g, s, player)


def has_additional_right(g: Game, s: State, player: int) -> bool:
    """Whether the player still has the one additional Normal Summon, of whatever monster.

    rule: summon.extra-normal.only-one-of-several-applies, summon.extra-normal.different-kinds-share-the-limit
    """
    if not continuous.has_op(g, s, OP_GRANT) or count_normal_summons(s, player, ADDITIONAL_RIGHT):
        return False
    return bool(find_allowing(g, s, player, ADDITIONAL_SUMMON))


def has_right_left(g: Game, s: State, player: int) -> bool:
    """Whether the player has any Normal Summon left this turn.  rule: summon.extra-normal.families-are-cumulative"""
    return has_ordinary_right(g, s, player) or has_additional_right(g, s, player)


def allows(g: Game, s: State, player: int, right: int, row: CardState, face_down: bool, tributes: int) -> bool:
    """Whether a right is one to summon this monster with so many Tributes, or to Set it."""
    if right != ADDITIONAL_RIGHT:
        return True
    if face_down:
        return False
    how = SUMMONED_WITH_TRIBUTES if tributes else SUMMONED_WITHOUT_TRIBUTE
    for step in find_allowing(g, s, player, ADDITIONAL_SUMMON):
        if step.ways & how:
            if step.filter is None or find.fits(g, s, player, continuous.NO_MEMORY, row, step.filter, True):
                return True
    return False


def could_allow(g: Game, s: State, player: int, step: Step) -> bool:
    """Whether an effect could let a player Normal Summon more often than he can already.

    rule: summon.extra-normal.different-kinds-share-the-limit, summon.extra-normal.unused-other-may-still-activate
    rule: summon.extra-normal.same-content-cannot-be-activated-again
    """
    if step.allowance in (HAND_SIZE, TRAP_AT_ONCE, TRAP_FROM_HAND):
        return True
    if step.allowance == MORE_SUMMONS:
        return step.number is not None and step.number.value > ordinary_number(g, s, player)
    if count_normal_summons(s, player, ADDITIONAL_RIGHT):
        return False
    for known in find_allowing(g, s, player, ADDITIONAL_SUMMON):
        if known.sentence == step.sentence:
            return False
    return True


# --------------------------------------------------------------------------------------------------------------- ways


def line_of(g: Game, row: CardState, way: int) -> LineCode | None:
    """Return the line of a monster's own text that a way is, None for the usual one."""
    return None if way == USUAL else g.programs[row.card].lines[way]


def tributes_of(g: Game, s: State, row: CardState, way: int) -> int:
    """Return how many Tributes a summon takes in this way."""
    line = line_of(g, row, way)
    if line is None or line.tributes == ANY_NUMBER:
        return tributes_needed(level_of(g, s, row))
    return line.tributes


def find_ways(g: Game, s: State, player: int, row: CardState, face_down: bool) -> list[int]:
    """Return the ways to summon a monster, or to Set it, that its Level and its text give it now."""
    found = [USUAL]
    for line in g.programs[row.card].ways:
        if line.no_other_way and (line.set_too or not face_down):
            found = []
    for line in g.programs[row.card].ways:
        if face_down and not line.set_too:
            continue
        if numbers.holds(g, s, player, continuous.own_memory(s, row), line.needs):
            found.append(line.index)
    return found


def find_possible_ways(g: Game, s: State, player: int, row: CardState, face_down: bool, right: int) -> list[int]:
    """Return the ways in which a monster can be summoned, or Set, with this right now."""
    found: list[int] = []
    for way in find_ways(g, s, player, row, face_down):
        needed = tributes_of(g, s, row, way)
        if allows(g, s, player, right, row, face_down, needed) and can_pay(g, s, player, row, way):
            found.append(way)
    return found


def find_rights(g: Game, s: State, player: int, row: CardState, face_down: bool) -> list[int]:
    """Return the rights with which the player could summon this monster now, or Set it, in one of its ways."""
    found: list[int] = []
    if has_ordinary_right(g, s, player) and find_possible_ways(g, s, player, row, face_down, ORDINARY_RIGHT):
        found.append(ORDINARY_RIGHT)
    if has_additional_right(g, s, player) and find_possible_ways(g, s, player, row, face_down, ADDITIONAL_RIGHT):
        found.append(ADDITIONAL_RIGHT)
    return found


def can_pay(g: Game, s: State, player: int, row: CardState, way: int) -> bool:
    """Whether there are Tributes and a zone for a monster in this way."""
    needed = tributes_of(g, s, row, way)
    free = has_free_monster_zone(s, player)
    if not can_discard(g, s, player, row, way):
        return False
    if not needed:
        return free
    masks = masks_of(g, s, player, row, find_tributes(g, s, player, row, way))
    return can_become_tributes(masks, (), needed, not free)


def can_discard(g: Game, s: State, player: int, row: CardState, way: int) -> bool:
    """Whether all other cards of the hand, at least one, could be discarded to the Graveyard, if a way asks for it."""
    line = line_of(g, row, way)
    if line is None or not line.discards_hand:
        return True
    others = [s.cards[uid] for uid in s.piles[own(player, HAND)] if uid != row.uid]
    return bool(others) and all(put_away.goes_to_graveyard(g, s, other) for other in others)


# ----------------------------------------------------------------------------------------------------------- Tributes


def find_tributes(g: Game, s: State, player: int, row: CardState, way: int) -> list[int]:
    """Return the monsters the player could Tribute for a summon in this way.

    rule: summon.tribute.own-field-monsters
    """
    filter_: FilterCode | None = None
    line = line_of(g, row, way)
    if line is not None and line.steps:
        filter_ = line.steps[0].filter
    found: list[int] = []
    for uid in s.monsters_of(player):
        tribute = s.cards[uid]
        if filter_ is not None and not find.fits(g, s, player, continuous.NO_MEMORY, tribute, filter_, True):
            continue
        if continuous.find_forbidding(g, s, player, BEING_TRIBUTED, tribute) == continuous.NOBODY_FORBIDS:
            if (
                continuous.find_forbidding(g, s, player, BEING_TRIBUTED_FOR_SUMMON, tribute)
                == continuous.NOBODY_FORBIDS
            ):
                found.append(uid)
    for uid in find_borrowed(g, s, player):
        if filter_ is None or find.fits(g, s, player, continuous.NO_MEMORY, s.cards[uid], filter_, True):
            found.append(uid)
    return found


def find_borrowed(g: Game, s: State, player: int) -> list[int]:
    """Return the opponent's monsters that the player must Tribute, as if they were his, before any other."""
    found: list[int] = []
    if continuous.has_op(g, s, OP_GRANT):
        for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
            if step.allowance == BORROWED_TRIBUTE and lasting is not None and lasting.player == player:
                for uid in s.monsters_of(1 - player):
                    if continuous.applies_to(g, s, source, lasting, step, s.cards[uid]) and uid not in found:
                        if (
                            continuous.find_forbidding(g, s, player, BEING_TRIBUTED, s.cards[uid])
                            == continuous.NOBODY_FORBIDS
                        ):
                            found.append(uid)
    return found


def borrow(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> list[int]:
    """Return the opponent's monsters of which one must be among those that are Tributed for a cost or by an effect."""
    if choice.by != YOU or choice.opponents or not choice.yours & IN_MONSTER_ZONE:
        return []
    return [
        uid for uid in find_borrowed(g, s, player) if find.fits(g, s, player, memory, s.cards[uid], choice.filter, True)
    ]


def masks_of(g: Game, s: State, player: int, row: CardState, uids: list[int]) -> tuple[int, ...]:
    """Return for each monster as how many Tributes it can count for this one, and whether it frees a zone."""
    masks: list[int] = []
    doubling = continuous.has_op(g, s, OP_GRANT)
    for uid in uids:
        tribute = s.cards[uid]
        mask = 2 if doubling and is_two_tributes(g, s, player, tribute, row) else 1
        if can_be_freed(s, player, tribute.place):
            mask |= FREES_ZONE
        if tribute.controller != player:
            mask |= MUST_GO
        masks.append(mask)
    return tuple(masks)


def is_two_tributes(g: Game, s: State, player: int, tribute: CardState, row: CardState) -> bool:
    """Whether an effect lets a monster count as two Tributes for this one."""
    for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
        if step.allowance == TWO_TRIBUTES and continuous.applies_to(g, s, source, lasting, step, tribute):
            if step.filter is None or find.fits(g, s, player, continuous.NO_MEMORY, row, step.filter, True):
                return True
    return False


# ----------------------------------------------------------------------------------------------------- which monsters


def is_monster_to_summon(g: Game, s: State, player: int, row: CardState, face_down: bool, why: Why | None) -> int:
    """Return 0 when this card is one that can be Normal Summoned or, face-down, Set, whatever that takes."""
    facts = g.facts[row.card]
    if row.place != player * PLACES_EACH + HAND:
        # rule: summon.normal.from-hand-face-up-attack, summon.set.face-down-defense-from-hand
        no = rule.SUMMON_NORMAL_FROM_HAND_FACE_UP_ATTACK
        if face_down:
            no = rule.SUMMON_SET_FACE_DOWN_DEFENSE_FROM_HAND
        if refuse(why, no):
            return no
    if not facts.kind & MONSTER:
        no = rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS
        refuse(why, no)
        return no
    if facts.kind & NEVER_NORMAL_SUMMONED:
        # rule: summon.normal.eligible-monsters
        if no := refuse(why, rule.SUMMON_SPECIAL_MONSTER_CANNOT_BE_NORMAL_SUMMONED):
            return no
    if g.programs[row.card].conditions and not face_down:
        way = SUMMONED_WITH_TRIBUTES if tributes_needed(level_of(g, s, row)) else SUMMONED_WITHOUT_TRIBUTE
        if forbid_summon(g, s, player, row, way, None):
            no = name_condition(g, s, player, row, rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS)
            if refuse(why, no):
                return no
    by = continuous.find_forbidding(g, s, player, NORMAL_SUMMONING, row)
    if by == continuous.NOBODY_FORBIDS:
        by = continuous.find_forbidding(g, s, player, SETTING if face_down else SUMMONING_FACE_UP, row)
    if by != continuous.NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def could_summon(g: Game, s: State, player: int, row: CardState, lies: int) -> bool:
    """Whether an effect of the player could Normal Summon this monster, or Set it, as the positions say."""
    if lies & FACE_UP_ATTACK and may_summon_by_effect(g, s, player, row, False):
        return True
    return lies & FACE_DOWN_DEFENSE != 0 and may_summon_by_effect(g, s, player, row, True)


def may_summon_by_effect(g: Game, s: State, player: int, row: CardState, face_down: bool) -> bool:
    """Whether an effect of the player could Normal Summon this monster from his hand, or Set it."""
    if is_monster_to_summon(g, s, player, row, face_down, None):
        return False
    return bool(find_possible_ways(g, s, player, row, face_down, RIGHT_OF_EFFECT))
