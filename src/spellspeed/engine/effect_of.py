"""The card whose effect is being carried out, as it was when the effect was activated."""

import spellspeed.engine.trap_monsters as trap_monsters
from spellspeed.engine.frames import FRAME_RUN
from spellspeed.engine.game import Game
from spellspeed.engine.places import KINDS, is_monster_zone, own
from spellspeed.engine.rows import CardState, Frame
from spellspeed.engine.slots import AT_CARD
from spellspeed.engine.state import State
from spellspeed.words import IN_SPELL_TRAP_ZONE, MONSTER_ZONE, SPELL_TRAP_ZONE


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
