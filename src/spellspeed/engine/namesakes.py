"""Negation of every card of a kind, usually of a name: those on the field, and what is activated anywhere.

What such a card has been doing is not undone, and what it does elsewhere without activation goes on.
rule: negate.same-name.scope, negate.same-name.unclassified-effects-on-field-too
"""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.find as find
from spellspeed.engine.game import Game
from spellspeed.engine.places import column_of, is_on_field, own
from spellspeed.engine.rows import CardState, Lingering, Link
from spellspeed.engine.state import State
from spellspeed.lang.code import NO_SLOT, OP_NEGATE_EFFECTS
from spellspeed.words import EVENT_DECLARED, NOWHERE, SPELL_TRAP_ZONE


def is_of_kind(g: Game, s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a card lies face-up on the field and is of the kind whose effects a lasting effect negates."""
    return row.face_up and is_on_field(row.place) and is_meant(g, s, lasting, row)


def is_meant(g: Game, s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a card is of the kind that a lasting negation is about; its memory names that card or column.

    rule: negate.called-by.matches-original-name
    """
    filter_ = continuous.step_of(g, lasting).filter
    if filter_ is None:
        return False
    if filter_.column_of() != NO_SLOT:
        return column_of(row.place) == lasting.memory[1] and find.kind_now(g, s, row) & filter_.what != 0
    if filter_.like() == NO_SLOT:
        return find.fits(g, s, lasting.player, continuous.NO_MEMORY, row, filter_)
    if len(lasting.memory) < 2 or not g.facts[row.card].kind & filter_.what:
        return False
    name = g.facts[row.card].rule_name if filter_.originally() else find.name_of(g, s, row)
    return name == g.facts[lasting.memory[1]].rule_name


def place_of_activation(s: State, link: Link) -> int:
    """Return the zone in which a Spell or Trap was activated, one of its player's if it is not told any more."""
    for event in reversed(s.happened):
        row = event.after
        if event.kind == EVENT_DECLARED and event.number == link.number and row is not None and row.uid == link.uid:
            return row.place
    return own(link.player, SPELL_TRAP_ZONE)


def is_link_negated(g: Game, s: State, link: Link) -> bool:
    """Whether what was activated elsewhere than on the field is an effect of a card of such a kind."""
    row = s.cards[link.uid].elsewhere(link.card, link.player, NOWHERE)
    for source, lasting, step in continuous.find_steps(g, s, OP_NEGATE_EFFECTS):
        if step.filter is None:
            continue
        if lasting is not None:
            if is_meant(g, s, lasting, row):
                return True
        elif source is not None:
            memory = continuous.own_memory(s, source)
            if find.fits(g, s, source.controller, memory, row, step.filter, True):
                return True
    return False
