"""May this card be a material of a Fusion, Synchro, Xyz or Link Summon?"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_being_summoned
from spellspeed.engine.kernel.places import facts_now, is_monster_zone, is_on_field
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import plain_memory
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import OP_GRANT
from spellspeed.words import (
    BEING_LINK_MATERIAL,
    BEING_MATERIAL,
    BEING_SYNCHRO_MATERIAL,
    BEING_XYZ_MATERIAL,
    LINK_SUMMON,
    MONSTER,
    SYNCHRO_SUMMON,
    TOKEN,
    XYZ_SUMMON,
)

OF_ANY: Final = 1 << BEING_MATERIAL
NOBODY: Final = continuous.NOBODY_FORBIDS


def use_for(made_by: int) -> int:
    """Return what it is called to be used for a summon of this kind; a Fusion Material is called a material."""
    if made_by == SYNCHRO_SUMMON:
        return BEING_SYNCHRO_MATERIAL
    if made_by == XYZ_SUMMON:
        return BEING_XYZ_MATERIAL
    return BEING_LINK_MATERIAL if made_by == LINK_SUMMON else BEING_MATERIAL


def is_free_to_be_used(g: Game, s: State, row: CardState) -> bool:
    """Whether a card is a monster where it lies, not about to be destroyed and not just being Flip Summoned."""
    if not facts_now(g, row).kind & MONSTER or is_taken_up(s, row):
        return False
    return is_monster_zone(row.place) or not is_on_field(row.place)


def is_taken_up(s: State, row: CardState) -> bool:
    """Whether the destruction of a monster is decided, or it is just being Flip Summoned or Gemini Summoned.

    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    return row.doomed or is_being_summoned(s, row)


def find_what_forbids(g: Game, s: State, player: int, made_by: int, row: CardState) -> int:
    """Return the pool index of a card whose effect keeps this one from being a material of such a summon, -1 for none.

    rule: effect.use.monster-actions, effect.non-effect-text.cannot-be-material-while-faceup-is-continuous
    """
    by = continuous.find_forbidding(g, s, player, BEING_MATERIAL, row)
    return by if by != NOBODY else continuous.find_forbidding(g, s, player, use_for(made_by), row)


def is_kept_for_others(g: Game, s: State, player: int, made: CardState, made_by: int, row: CardState) -> bool:
    """Whether a card's own text keeps it from the summon of this very monster.

    rule: effect.non-effect-text.restricts-monster-summoned-with-it
    """
    for step in g.programs[row.card].not_used_for:
        if step.by is not None and (step.doing == BEING_MATERIAL or step.doing == use_for(made_by)):
            if find.fits(g, s, player, continuous.NO_MEMORY, made, step.by, True):
                return True
    return False


def may_be_used(g: Game, s: State, player: int, made: CardState, made_by: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player's own monster can be a material of a Synchro, Xyz or Link Summon of this monster.

    rule: control.changed.usable-by-new-controller, synchro.summon.trap-monster-material-allowed
    """
    if not row.face_up and is_monster_zone(row.place):
        # rule: synchro.summon.facedown-material-illegal, link.summon.faceup-own-materials-only
        if no := refuse(why, rule.SYNCHRO_SUMMON_FACEDOWN_MATERIAL_ILLEGAL):
            return no
    if made_by == XYZ_SUMMON and g.facts[row.card].kind & TOKEN:
        if no := refuse(why, rule.TOKEN_XYZ_MATERIAL_ILLEGAL):
            return no
    # rule: effect.non-effect-text.cannot-be-negated, effect.non-effect-text.cannot-be-material
    if g.programs[row.card].not_used & (OF_ANY | 1 << use_for(made_by)):
        if no := refuse(why, rule.EFFECT_NON_EFFECT_TEXT_CANNOT_BE_MATERIAL):
            return no
    if g.programs[row.card].not_used_for and is_kept_for_others(g, s, player, made, made_by, row):
        if no := refuse(why, rule.EFFECT_NON_EFFECT_TEXT_RESTRICTS_MONSTER_SUMMONED_WITH_IT):
            return no
    by = find_what_forbids(g, s, player, made_by, row)
    if by != NOBODY:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def lets_use_hand(g: Game, s: State, player: int, made_by: int, row: CardState) -> bool:
    """Whether a monster's own text lets one monster of the hand be a material together with it.

    rule: effect.non-effect-text.hand-monster-as-material
    """
    for line in g.programs[row.card].about_others:
        for step in line.steps:
            if step.op == OP_GRANT and made_by == SYNCHRO_SUMMON:
                if numbers.holds(g, s, player, plain_memory(row), line.while_):
                    return True
    return False


def goes_with(g: Game, s: State, player: int, made_by: int, row: CardState, other: CardState) -> bool:
    """Whether a monster's own text lets another be a material together with it.

    rule: effect.non-effect-text.restricts-other-materials
    """
    for line in g.programs[row.card].about_others:
        for step in line.steps:
            if step.filter is not None and step.doing == use_for(made_by):
                if find.fits(g, s, player, continuous.NO_MEMORY, other, step.filter, True):
                    return not numbers.holds(g, s, player, plain_memory(row), line.while_)
    return True
