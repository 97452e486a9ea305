"""May this Spell or Trap be Set now?"""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import has_free_spell_trap_zone
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.summon import may_act_in_main_phase
from spellspeed.engine.may.why import Why, refuse
from spellspeed.words import FIELD, HAND, PENDULUM, PLACES_EACH, SETTING, SPELL, TRAP


def may_set_spell_trap(g: Game, s: State, player: int, row: CardState, why: Why | None) -> int:
    """Return 0 when the player may Set this Spell or Trap from the hand now, else the rule that forbids it."""
    no = may_act_in_main_phase(s, player, why)
    if no and why is None:
        return no
    if row.place != player * PLACES_EACH + HAND:
        if no := refuse(why, rule.SPELL_SET_OWN_MAIN_PHASE_OPEN_STATE):
            return no
    by = find_forbidding(g, s, player, SETTING, row)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    kind = g.facts[row.card].kind
    if kind & (SPELL | TRAP) and g.programs[row.card].only_placed:
        if no := refuse(why, rule.CARD_TEXT_ACTIVATION_CONDITION_AND_EFFECT):
            return no
    # rule: effect-type.unclassified.set-from-hand-as-spell
    if not kind & (SPELL | TRAP) and not g.programs[row.card].sets_as_spell:
        no = rule.CARD_KIND_SPELL_TRAP_MARK
        if kind & PENDULUM:
            no = rule.PENDULUM_ZONE_ONLY_PENDULUM_CARDS_BY_ACTIVATION
        if refuse(why, no):
            return no
    # A Field Spell needs no Spell & Trap Zone, and an occupied Field Zone gives way to the new card.
    # rule: zone.field.not-a-spell-trap-zone, spell.field.own-old-one-sent-to-graveyard
    if not kind & FIELD and not has_free_spell_trap_zone(s, player):
        if no := refuse(why, rule.ZONE_SPELL_TRAP_MAX_FIVE):
            return no
    return why.first() if why is not None else 0
