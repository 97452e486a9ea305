"""Cards that an effect puts into Spell & Trap Zones: Set, or face-up as another kind of card."""

from typing import Final

from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_PLACE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.one_by_one import NEXT, go_to_next, take_next
from spellspeed.engine.kernel.places import field_zone
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.place import zones_for
from spellspeed.engine.moving.moves import move, send_to_graveyard
from spellspeed.words import (
    BY_EFFECT,
    BY_RULE,
    EVENT_PLACED,
    EVENT_SET,
    FIELD,
    SET_SPELL_TRAP,
)

# Steps. The frame's player is whose effect it is, its uid the source, its detail how the cards will lie there: SET,
# AT_ONCE, or face-up as the kind of card that a PLACED_AS_* says.
ZONE_CHOSEN: Final = 1

SET: Final = 0
AT_ONCE: Final = 1  # Set, and it can be used in this turn


def begin_placing(s: State, player: int, source: int, how: int, cards: tuple[int, ...]) -> None:
    """Put cards, given as uid, visit …, into the player's Spell & Trap Zones."""
    s.push(Frame(FRAME_PLACE, NEXT, player, source, how, cards))


def run_placing(g: Game, s: State, frame: Frame) -> None:
    """Put one card after the other into a zone of the player's choice; a Field Spell replaces the old one."""
    row = take_next(s, frame)
    if row is None:
        return
    if frame.step == ZONE_CHOSEN:
        zone = s.picks[0].place
        go_to_next(s, frame)
        if frame.detail <= AT_ONCE:
            set_there(s, frame, row, zone)
        else:
            place_there(s, frame, row, zone)
    elif g.facts[row.card].kind & FIELD:
        go_to_next(s, frame)
        zone = field_zone(frame.player)
        for uid in s.piles[zone]:
            send_to_graveyard(g, s, uid, BY_RULE, -1)
        set_there(s, frame, row, zone)
    else:
        zones = zones_for(s, frame.player, frame.detail)
        if not zones:
            go_to_next(s, frame)
            return
        s.go_on(ZONE_CHOSEN)
        ask_for_zone(g, s, frame.player, row.uid, zones)


def place_there(s: State, frame: Frame, row: CardState, zone: int) -> None:
    """Put the card face-up into the zone, where it works at once.

    rule: pendulum.to-pendulum-zone.placement-is-not-card-activation
    """
    after = move(s, row, zone, frame.player, True, False, frame.detail)
    after = after.with_use(after.turn_set, True)
    s.put(after)
    tell_card(s, EVENT_PLACED, frame.player, row, after, BY_EFFECT, frame.uid, 0)


def set_there(s: State, frame: Frame, row: CardState, zone: int) -> None:
    """Put the card face-down on the field.  rule: trap.set.set-by-effect-also-waits"""
    after = move(s, row, zone, frame.player, False, False, SET_SPELL_TRAP)
    if frame.detail == AT_ONCE:
        # The effect lets it be used at once: it does not count as Set in this turn.
        after = after.with_use(-1, False)
        s.put(after)
    tell_card(s, EVENT_SET, frame.player, row, after, BY_EFFECT, frame.uid, 0)
