"""May this Gemini Monster be Normal Summoned again, and does it have the effects behind its bullet?"""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.applies.geminis import is_normal
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.ways import allows, has_additional_right, has_ordinary_right
from spellspeed.engine.may.why import Why, refuse
from spellspeed.words import (
    ADDITIONAL_RIGHT,
    GEMINI,
    IN_GRAVEYARD,
    NORMAL_SUMMONING,
    ORDINARY_RIGHT,
    SUMMONING_FACE_UP,
)


def find_rights_again(g: Game, s: State, player: int, row: CardState) -> list[int]:
    """Return the rights with which the player could Normal Summon this monster again: neither Tributes nor a zone.

    rule: gemini.resummon.no-tribute, gemini.resummon.keeps-its-zone
    """
    found: list[int] = []
    if has_ordinary_right(g, s, player):
        found.append(ORDINARY_RIGHT)
    if has_additional_right(g, s, player) and allows(g, s, player, ADDITIONAL_RIGHT, row, False, 0):
        found.append(ADDITIONAL_RIGHT)
    return found


def why_not_normal(g: Game, s: State, row: CardState) -> int:
    """Return 0 when a Gemini Monster on the field is a Normal Monster, else by which rule it is an Effect Monster."""
    if row.resummoned:
        return rule.GEMINI_RESUMMONED_IS_EFFECT_MONSTER
    return 0 if is_normal(g, s, row) else rule.GEMINI_NOT_RESUMMONED_NEGATED_BECOMES_EFFECT_MONSTER


def may_summon_again(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may Normal Summon this monster again in his Main Phase, else the rule that forbids it.

    rule: gemini.resummon.acts-on-monster-already-on-field
    """
    there = row.controller == player and is_monster_zone(row.place) and row.face_up
    if not there or not g.facts[row.card].kind & GEMINI:
        no = rule.GEMINI_RESUMMON_ACTS_ON_MONSTER_ALREADY_ON_FIELD
        refuse(why, no)
        return no
    no = why_not_normal(g, s, row)
    if no and refuse(why, no):
        return no
    if not find_rights_again(g, s, player, row):
        if no := refuse(why, rule.GEMINI_RESUMMON_USES_THE_NORMAL_SUMMON_OF_THE_TURN):
            return no
    by = find_what_forbids(g, s, player, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def find_what_forbids(g: Game, s: State, player: int, row: CardState) -> int:
    """Return the pool index of a card that forbids the player to Normal Summon this monster, -1 for none."""
    by = find_forbidding(g, s, player, NORMAL_SUMMONING, row)
    return by if by != NOBODY_FORBIDS else find_forbidding(g, s, player, SUMMONING_FACE_UP, row)


def could_summon_again(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether an effect of the player could Normal Summon this monster of the field again, with a right of its own."""
    if row.controller != player or not row.face_up or not g.facts[row.card].kind & GEMINI:
        return False
    return not why_not_normal(g, s, row) and find_what_forbids(g, s, player, row) == NOBODY_FORBIDS


def may_use_bullet(g: Game, s: State, row: CardState, why: Why | None) -> int:
    """Return 0 when a monster that was not summoned again lies where it has the effects of one that was."""
    if not row.face_up or not (is_monster_zone(row.place) or KINDS[row.place] & IN_GRAVEYARD):
        return 0
    no = rule.GEMINI_TREATED_AS_NORMAL_MONSTER
    if not is_normal(g, s, row):
        no = rule.GEMINI_NOT_RESUMMONED_NEGATED_BECOMES_EFFECT_MONSTER
    refuse(why, no)
    return no
