"""The card whose effect is being carried out, as it was when the effect was activated."""

import spellspeed.engine.moving.trap_monsters as trap_monsters
from spellspeed.engine.applies.continuous import is_unaffected
from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, own
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.slots import AT_CARD, still_meant
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import could_act
from spellspeed.lang.codes.code import OP_CONTROL, OP_EQUIP, OP_TRIBUTE, SLOT_THIS
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import EQUIP, IN_SPELL_TRAP_ZONE, MONSTER_ZONE, SPELL_TRAP_ZONE, YOU


def source_of(g: Game, s: State, frame: Frame) -> CardState:
    """Return the card whose effect acts, as it was if a shuffle has dealt it anew or its controller has changed."""
    source = s.cards[frame.uid]
    if source.card != frame.memory[AT_CARD] or source.controller != frame.player:
        source = source.elsewhere(frame.memory[AT_CARD], frame.player, source.place)
    if not is_monster_zone(source.place) and trap_monsters.is_effect_of_one(g, source.card, frame.line):
        return source.elsewhere(source.card, frame.player, own(frame.player, MONSTER_ZONE))
    line = g.line_of(frame.memory[AT_CARD], frame.line)
    if line.pendulum and not KINDS[source.place] & IN_SPELL_TRAP_ZONE:
        # rule: pendulum.effect.is-spell-effect. It stays that of a Spell, wherever its card has gone.
        return source.elsewhere(frame.memory[AT_CARD], frame.player, own(frame.player, SPELL_TRAP_ZONE))
    return source


def source_below(g: Game, s: State, uid: int) -> CardState:
    """Return the card with this number whose effect is under way, as it was if a shuffle has dealt it anew."""
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if frame.kind == FRAME_RUN and frame.uid == uid:
            return source_of(g, s, frame)
    return s.cards[uid]


def meant(g: Game, s: State, frame: Frame, step: Step) -> list[int]:
    """Return the cards a deed is about that are still the same and that it can act on now.

    rule: target.moved.effect-not-applied, target.multiple.remaining-still-affected
    """
    found: list[int] = []
    source = source_of(g, s, frame)
    for uid in still_meant(s, frame.memory, step.slot):
        row = s.cards[uid]
        if could_act(g, s, frame.player, step, row, source) and not escapes(g, s, step, row, source):
            found.append(uid)
    return found


def escapes(g: Game, s: State, step: Step, row: CardState, source: CardState) -> bool:
    """Whether a card is not affected by the effect that acts; what a player has to do himself is no effect on it.

    rule: effect.immunity.unaffected-can-be-targeted, equip.negated.stays-equipped
    """
    if step.as_cost or step.op == OP_TRIBUTE:
        return False
    if step.op == OP_EQUIP and step.equipment == SLOT_THIS and g.facts[source.card].kind & EQUIP:
        return False  # that an Equip Spell is equipped is no effect of it on the monster
    if step.choice is not None and step.choice.by != YOU and step.op != OP_CONTROL:
        return False
    return is_unaffected(g, s, row, source)
