"""Bringing cards to the field by an effect: Special Summons, and Spells and Traps that an effect Sets."""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.events import tell_card
from spellspeed.engine.game import Game
from spellspeed.engine.limits import note
from spellspeed.engine.may.act import summon_positions
from spellspeed.engine.may.conditions import is_proper
from spellspeed.engine.may.place import zones_for
from spellspeed.engine.moves import move, send_to_graveyard
from spellspeed.engine.places import field_zone, zones_for_summon
from spellspeed.engine.rows import CardState, Deed, Frame, Option
from spellspeed.engine.state import State
from spellspeed.words import (
    ASK_POSITION,
    ASK_ZONES,
    BY_EFFECT,
    BY_RULE,
    EVENT_PLACED,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIELD,
    FOR_POSITION,
    FOR_ZONE,
    FUSION_SUMMON,
    PICK_POSITION,
    PICK_ZONE,
    PLACED_AS_PENDULUM,
    RITUAL_SUMMON,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    SUMMONED_BY,
    VOID,
)

TO_FIELD: Final = 32  # the player whose field it is, times this, is added to the positions
BY_FUSION: Final = 128  # added if it is a Fusion Summon
BY_RITUAL: Final = 256  # added if it is a Ritual Summon
PROPERLY: Final = 64  # added if it is the summon that the monster's own text demands, so that it may be revived later

# Steps. The frame's player is whose effect it is, its uid the source, its line the positions a monster may be summoned
# in and the field (0: the cards are Set Spells or Traps). Its memory is uid, visit of the cards still to come; the
# position chosen for the first of them is the step's offset.
NEXT: Final = 0
POSITIONED: Final = 1
PLACED: Final = 10  # + the position


def run_special_summon(g: Game, s: State, frame: Frame) -> None:
    """Bring one card after the other to the field: position, zone, there."""
    if frame.line == 0:
        run_set_by_effect(g, s, frame)
        return
    memory = frame.memory
    if not memory:
        s.pop()
        return
    row = s.cards[memory[0]]
    if row.visit != memory[1]:
        s.go_on_with(NEXT, memory[2:])
        return
    if frame.step == NEXT:
        positions = summon_positions(g, row, frame.line % TO_FIELD)
        options = tuple([Option(PICK_POSITION, row.uid, -1, position) for position in positions])
        s.go_on(POSITIONED)
        # rule: summon.special.face-up-position-choice
        ask(g, s, frame.player, ASK_POSITION, FOR_POSITION, row.uid, options, 1, 1)
    elif frame.step == POSITIONED:
        position = s.picks[0].number
        s.clear_picks()
        zones = zones_for_summon(g, s, frame.line // TO_FIELD % 2, row)
        if not zones:
            # rule: zone.main-monster.max-five
            s.go_on_with(NEXT, memory[2:])
            return
        s.go_on(PLACED + position)
        # rule: summon.special.zone-choice
        options = tuple([Option(PICK_ZONE, row.uid, zone) for zone in zones])
        ask(g, s, frame.player, ASK_ZONES, FOR_ZONE, row.uid, options, 1, 1)
    else:
        zone = s.picks[0].place
        s.clear_picks()
        summon_there(g, s, frame, row, zone, frame.step - PLACED)
        if g.programs[row.card].asks_origin:
            after = s.cards[row.uid]
            s.remember(
                Deed(frame.player, SUMMONED_BY, row.uid, after.visit, s.cards[frame.uid].card, 0, s.phase, after.turned)
            )
        s.go_on_with(NEXT, memory[2:])


def summon_there(g: Game, s: State, frame: Frame, row: CardState, zone: int, position: int) -> None:
    """Put the monster on the field; a Special Summon by an effect cannot be negated as a summon."""
    face_up = position & (FACE_UP_ATTACK | FACE_UP_DEFENSE) != 0
    to = frame.line // TO_FIELD % 2
    proper = frame.line & PROPERLY != 0
    if g.programs[row.card].conditions and is_proper(g, s, frame.player, row, s.cards[frame.uid]):
        proper = True
    way = SPECIAL_SUMMON
    if frame.line & (BY_FUSION | BY_RITUAL):
        way = FUSION_SUMMON if frame.line & BY_FUSION else RITUAL_SUMMON
    after = move(s, row, zone, to, face_up, position == FACE_UP_ATTACK, way, -1, proper)
    note(s, frame.player, SPECIAL_SUMMON, after)
    before = None if row.place == VOID else row  # a Token comes from no place
    tell_card(s, EVENT_SPECIAL_SUMMONED, frame.player, before, after, BY_EFFECT, frame.uid, way)


def run_set_by_effect(g: Game, s: State, frame: Frame) -> None:
    """Set one Spell or Trap after the other; the first int of the memory says whether they can be used at once.

    If it says as what kind of card they lie there, they are put there face-up.
    """
    memory = frame.memory
    if len(memory) < 3:
        s.pop()
        return
    row = s.cards[memory[1]]
    rest = (memory[0], *memory[3:])
    if row.visit != memory[2]:
        s.go_on_with(NEXT, rest)
        return
    if frame.step == NEXT:
        if g.facts[row.card].kind & FIELD:
            zone = field_zone(frame.player)
            for uid in s.piles[zone]:
                send_to_graveyard(g, s, uid, BY_RULE, -1)
            set_there(s, frame, row, zone)
            s.go_on_with(NEXT, rest)
            return
        zones = zones_for(s, frame.player, memory[0])
        if not zones:
            s.go_on_with(NEXT, rest)
            return
        s.go_on(PLACED)
        options = tuple([Option(PICK_ZONE, row.uid, zone) for zone in zones])
        ask(g, s, frame.player, ASK_ZONES, FOR_ZONE, row.uid, options, 1, 1)
        return
    zone = s.picks[0].place
    s.clear_picks()
    if memory[0] < PLACED_AS_PENDULUM:
        set_there(s, frame, row, zone)
    else:
        place_there(s, frame, row, zone)
    s.go_on_with(NEXT, rest)


def place_there(s: State, frame: Frame, row: CardState, zone: int) -> None:
    """Put the card face-up into the zone, where it works at once.

    rule: pendulum.to-pendulum-zone.placement-is-not-card-activation
    """
    after = move(s, row, zone, frame.player, True, False, frame.memory[0])
    after = after.with_use(after.turn_set, True)
    s.put(after)
    tell_card(s, EVENT_PLACED, frame.player, row, after, BY_EFFECT, frame.uid, 0)


def set_there(s: State, frame: Frame, row: CardState, zone: int) -> None:
    """Put the card face-down on the field.  rule: trap.set.set-by-effect-also-waits"""
    after = move(s, row, zone, frame.player, False, False, SET_SPELL_TRAP)
    if frame.memory[0]:
        # The effect lets it be used at once: it does not count as Set in this turn.
        after = after.with_use(-1, False)
        s.put(after)
    tell_card(s, EVENT_SET, frame.player, row, after, BY_EFFECT, frame.uid, 0)
