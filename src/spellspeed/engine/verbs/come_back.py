"""Cards that were banished for a time come back to the field as they lay; this is no summon."""

from typing import Final

from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_COME_BACK
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.one_by_one import NEXT, go_to_next, take_next
from spellspeed.engine.kernel.places import (
    KINDS,
    field_zone,
    free_monster_zones,
    free_spell_trap_zones,
    is_monster_zone,
    own,
)
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.place import may_come
from spellspeed.engine.moving.moves import move, send_to_graveyard
from spellspeed.engine.moving.zones import lift
from spellspeed.words import (
    BY_EFFECT,
    BY_RULE,
    EVENT_MOVED,
    EVENT_RETURNED_TO_FIELD,
    EXTRA_MONSTER_ZONE,
    FIELD,
    GRAVEYARD,
    IN_BANISHED,
    MONSTER,
    NO_DEED,
    PLACES_EACH,
    PUT_THERE,
)

# Steps.
PLACED: Final = 1


def begin_return(s: State, player: int, source: int, cards: tuple[int, ...]) -> None:
    """Let cards come back, given as uid, visit, uid, visit …"""
    s.push(Frame(FRAME_COME_BACK, NEXT, player, source, 0, cards))


def run_come_back(g: Game, s: State, frame: Frame) -> None:
    """Bring one card after the other back: its previous controller chooses the zone."""
    row = take_next(s, frame)  # rule: move.temp-banish.interrupted-does-not-return
    if row is None:
        return
    if not KINDS[row.place] & IN_BANISHED:
        go_to_next(s, frame)  # rule: token.leave.vanished-is-not-banished
        return
    if frame.step == NEXT:
        whose = returns_to(row)
        if not may_come(g, s, whose, row):
            put_into_graveyard(s, frame, row)
            return
        if is_monster_zone(row.reserved) and not g.facts[row.card].kind & MONSTER:
            # rule: trap-monster.temp-banish.sent-to-gy-on-return
            go_to_next(s, frame)
            send_to_graveyard(g, s, row.uid, BY_RULE, -1)
            return
        if g.facts[row.card].kind & FIELD:
            for uid in s.piles[field_zone(whose)]:
                send_to_graveyard(g, s, uid, BY_RULE, -1)
            put_back(g, s, frame, row, field_zone(whose))
            return
        # rule: move.temp-banish.from-emz-returns-to-main-zone
        monster = g.facts[row.card].kind & MONSTER != 0
        lift(g, s, row.uid)
        zones = free_monster_zones(s, whose) if monster else free_spell_trap_zones(s, whose)
        if not zones:
            put_into_graveyard(s, frame, row)
            return
        s.go_on(PLACED)
        ask_for_zone(g, s, whose, row.uid, zones)
    else:
        zone = s.picks[0].place
        put_back(g, s, frame, row, zone)


def put_into_graveyard(s: State, frame: Frame, row: CardState) -> None:
    """Put a card that cannot come back, for lack of a zone or because something forbids it, into the Graveyard.

    rule: move.temp-banish.no-zone-goes-to-gy, move.temp-banish.no-zone-is-not-sent-to-gy
    """
    after = move(s, row, own(row.owner, GRAVEYARD), row.owner, True, False, PUT_THERE)
    tell_card(s, EVENT_MOVED, frame.player, row, after, BY_RULE, frame.uid, 0)
    go_to_next(s, frame)


def returns_to(row: CardState) -> int:
    """Return who controlled a card before it was banished for a time.

    rule: move.temp-banish.returns-to-previous-controller
    """
    return row.home if row.reserved >= EXTRA_MONSTER_ZONE else row.reserved // PLACES_EACH


def put_back(g: Game, s: State, frame: Frame, row: CardState, zone: int) -> None:
    """Put a card back as it lay; whoever has it for good gets it back when nothing says otherwise.

    rule: move.temp-banish.return-is-not-special-summon, move.temp-banish.returns-in-previous-position,
    rule: move.temp-banish.facedown-returns-facedown, move.temp-banish.improperly-summoned-monster-may-return
    """
    after = move(s, row, zone, zone // PLACES_EACH, row.face_up, row.attack, NO_DEED)
    # A Spell or Trap lies there anew.
    after = after.since(row, row.turn_placed, -1) if is_monster_zone(zone) else after.with_home(row.home)
    if row.face_up and not g.facts[row.card].kind & MONSTER:
        after = after.with_use(after.turn_set, True)  # it had been activated before
    s.put(after)
    tell_card(s, EVENT_RETURNED_TO_FIELD, after.controller, row, after, BY_EFFECT, frame.uid, 0)
    go_to_next(s, frame)
