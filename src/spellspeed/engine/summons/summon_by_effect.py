"""Special Summons by an effect: one monster after the other, its position, its zone, and there it is."""

from typing import Final

from spellspeed.engine.applies.markers import zones_for_summon, zones_it_points_to
from spellspeed.engine.asking.ask import ask, ask_for_position, ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_RUN, FRAME_SPECIAL_SUMMON
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.one_by_one import NEXT, go_to_next, take_next
from spellspeed.engine.kernel.places import KINDS, free_monster_zones
from spellspeed.engine.kernel.rows import CardState, DeedDone, Frame, Option
from spellspeed.engine.kernel.slots import AT_AMOUNT, references
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_special_summoned
from spellspeed.engine.may.conditions import names
from spellspeed.engine.may.effect_of import source_below
from spellspeed.engine.may.special_summon import summon_positions
from spellspeed.engine.moving.moves import move
from spellspeed.words import (
    ASK_CARDS,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FOR_EFFECT,
    FUSION_SUMMON,
    IN_EXTRA_DECK,
    PICK_CARD,
    RITUAL_SUMMON,
    SPECIAL_SUMMON,
    SUMMONED_BY,
    VOID,
)

# What the frame's detail says beside the positions a monster may be summoned in.
POSITIONS: Final = 31
TO_PLAYER_1: Final = 32  # it comes to the field of player 1
PROPERLY: Final = 64  # it is the summon that the monster's own text demands, so that it may be revived later
BY_FUSION: Final = 128
BY_RITUAL: Final = 256
WHERE_IT_POINTS: Final = 512  # it comes to a zone that the source points to

# Steps. The frame's player is whose effect it is, its uid the source.
POSITIONED: Final = 1
SELECTED: Final = 2
PLACED: Final = 10  # + the position chosen


def begin_special_summon(
    s: State, player: int, source: int, cards: tuple[int, ...], positions: int, to: int, how: int = 0
) -> None:
    """Special Summon cards, given as uid, visit …, to a player's field; `how` is made of PROPERLY, BY_FUSION …"""
    detail = positions | how | (TO_PLAYER_1 if to else 0)
    s.push(Frame(FRAME_SPECIAL_SUMMON, NEXT, player, source, detail, cards))


def field_of(frame: Frame) -> int:
    """Return the player to whose field the monsters come."""
    return 1 if frame.detail & TO_PLAYER_1 else 0


def run_special_summon(g: Game, s: State, frame: Frame) -> None:
    """Bring one monster after the other to the field: position, zone, there."""
    row = take_next(s, frame)
    if row is None:
        return
    if frame.step == NEXT:
        if is_crowded(s, frame):
            ask_who_comes(g, s, frame)
            return
        s.go_on(POSITIONED)
        ask_for_position(g, s, frame.player, row.uid, summon_positions(g, row, frame.detail & POSITIONS))
    elif frame.step == SELECTED:
        chosen = references(s, [option.uid for option in s.picks])
        s.go_on_with(NEXT, chosen)
    elif frame.step == POSITIONED:
        position = s.picks[0].number
        zones = find_zones(g, s, frame, row)
        if not zones:
            # rule: zone.main-monster.max-five
            go_to_next(s, frame)
            return
        s.go_on(PLACED + position)
        ask_for_zone(g, s, frame.player, row.uid, zones)
    else:
        zone = s.picks[0].place
        summon_there(g, s, frame, row, zone, frame.step - PLACED)
        go_to_next(s, frame)


def find_zones(g: Game, s: State, frame: Frame, row: CardState) -> list[int]:
    """Return the zones to which a monster can come now."""
    if frame.detail & WHERE_IT_POINTS:
        return zones_it_points_to(g, s, field_of(frame), row, s.cards[frame.uid])
    return zones_for_summon(g, s, field_of(frame), row)


def is_crowded(s: State, frame: Frame) -> bool:
    """Whether fewer zones are left than monsters that shall come to Main Monster Zones together."""
    count = len(frame.memory) // 2
    return count > len(free_monster_zones(s, field_of(frame))) and not has_extra(s, frame.memory)


def has_extra(s: State, memory: tuple[int, ...]) -> bool:
    """Whether one of the cards comes from an Extra Deck."""
    for at in range(0, len(memory), 2):
        if KINDS[s.cards[memory[at]].place] & IN_EXTRA_DECK:
            return True
    return False


def ask_who_comes(g: Game, s: State, frame: Frame) -> None:
    """Ask which of the monsters come; without any zone none does.  rule: summon.special.needs-free-monster-zone"""
    memory = frame.memory
    there = [memory[at] for at in range(0, len(memory), 2) if s.holds(memory[at], memory[at + 1])]
    room = min(len(free_monster_zones(s, field_of(frame))), len(there))
    if not room:
        s.pop()
        return
    s.go_on(SELECTED)
    options = tuple([Option(PICK_CARD, uid) for uid in there])
    ask(g, s, frame.player, ASK_CARDS, FOR_EFFECT, frame.uid, options, room, room)


def by_own_line(s: State, frame: Frame, row: CardState) -> tuple[int, ...]:
    """Return by which line of its own text a monster comes, counted from 1, and the amount that this line answers."""
    if frame.uid != row.uid:
        return ()
    for at in range(len(s.frames) - 1, -1, -1):
        below = s.frames[at]
        if below.kind == FRAME_RUN and below.uid == row.uid:
            return (below.line + 1, below.memory[AT_AMOUNT])
    return ()


def summon_there(g: Game, s: State, frame: Frame, row: CardState, zone: int, position: int) -> None:
    """Put the monster on the field; a Special Summon by an effect cannot be negated as a summon."""
    face_up = position & (FACE_UP_ATTACK | FACE_UP_DEFENSE) != 0
    source = source_below(g, s, frame.uid)
    proper = frame.detail & PROPERLY != 0
    if g.programs[row.card].conditions and names(g, s, frame.player, row, source):
        proper = True
    way = SPECIAL_SUMMON
    if frame.detail & (BY_FUSION | BY_RITUAL):
        way = FUSION_SUMMON if frame.detail & BY_FUSION else RITUAL_SUMMON
    after = move(s, row, zone, field_of(frame), face_up, position == FACE_UP_ATTACK, way, -1, proper)
    note(s, frame.player, SPECIAL_SUMMON, after)
    before = None if row.place == VOID else row  # a Token comes from no place
    tell_special_summoned(s, frame.player, before, after, frame.uid, way, by_own_line(s, frame, row))
    if g.programs[row.card].asks_origin:
        s.remember(DeedDone(frame.player, SUMMONED_BY, row.uid, after.visit, source.card, 0, s.phase, after.turned))
