"""Bringing cards to the field by hand: Normal Summon, Tribute Summon, Set, Flip Summon, position change."""

from typing import Final

import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.moving.hands as hands
from spellspeed.engine.applies.continuous import has_op
from spellspeed.engine.asking.ask import ask, ask_for_zone
from spellspeed.engine.asking.tributes import counts_as, is_bound
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.card_state import FOR_GOOD
from spellspeed.engine.kernel.frames import TRIBUTES_MADE, WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import remember_materials
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.places import field_zone, free_monster_zones, free_spell_trap_zones, own
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.slots import references
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card, tell_summoned, tell_tributed
from spellspeed.engine.may.gemini import find_rights_again
from spellspeed.engine.may.ways import (
    USUAL,
    find_possible_ways,
    find_rights,
    find_tributes,
    line_of,
    masks_of,
    tributes_of,
)
from spellspeed.engine.moving.moves import discard, lay, move, send_to_graveyard, stop_redirecting, tell_flipped
from spellspeed.lang.codes.code import OP_GRANT
from spellspeed.words import (
    ASK_CARDS,
    ASK_NUMBER,
    BY_COST,
    BY_PLAYER,
    BY_RULE,
    BY_TRIBUTE,
    CHANGE_POSITION,
    EVENT_FLIP_SUMMONED,
    EVENT_POSITION_CHANGED,
    EVENT_SET,
    EVENT_SUMMON_ATTEMPTED,
    FIELD,
    FLIP_SUMMON,
    FOR_RIGHT,
    FOR_TRIBUTE,
    FOR_WAY,
    FREES_A_ZONE,
    GEMINI_SUMMON,
    HAND,
    MAKES_TRIBUTES,
    NO_ZONE,
    NORMAL_SUMMON,
    NOWHERE,
    ORDINARY_RIGHT,
    PICK_CARD,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    TRIBUTE_SUMMON,
    USE_RIGHT,
    WITH_TRIBUTES,
)

# Steps of a summon. The frame's detail is NORMAL_SUMMON or SET_MONSTER; its memory is the number of Tributes made, the
# right that is used, the way (a line of the monster's own text, or the usual one) and, once attempted, the visit in
# which the summon is attempted. An effect that summons at once begins with its right in the memory.
DECLARE: Final = 0
TRIBUTE: Final = 1
ZONE: Final = TRIBUTES_MADE
ATTEMPT: Final = 3
SUCCEED: Final = 4
RIGHT_CHOSEN: Final = 5
WAY_CHOSEN: Final = 6
AT_TRIBUTES: Final = 0
AT_RIGHT: Final = 1
AT_WAY: Final = 2
AT_VISIT: Final = 3


def is_set(frame: Frame) -> bool:
    """Whether the monster is Set, not Normal Summoned."""
    return frame.detail == SET_MONSTER


def run_summon(g: Game, s: State, frame: Frame) -> None:
    """Declare with which right and in which way, Tribute, choose the zone, attempt, succeed."""
    step = frame.step
    if step == DECLARE:
        declare_right(g, s, frame)
    elif step == RIGHT_CHOSEN:
        right = s.picks[0].number
        declare_way(g, s, frame, right)
    elif step == WAY_CHOSEN:
        take_way(g, s, frame, s.picks[0].number)
    elif step == TRIBUTE:
        make_tributes(g, s, frame)
    elif step == ZONE:
        s.go_on(ATTEMPT)
        ask_for_zone(g, s, frame.player, frame.uid, free_monster_zones(s, frame.player))
    elif step == ATTEMPT:
        zone = s.picks[0].place
        if is_set(frame):
            set_monster(s, frame, zone)
        else:
            attempt_summon(s, frame, zone)
    else:
        succeed(g, s, frame)


def declare_right(g: Game, s: State, frame: Frame) -> None:
    """Ask which right is used, if there are several.  rule: summon.extra-normal.declare-which-right"""
    if frame.memory:
        declare_way(g, s, frame, frame.memory[AT_RIGHT])
        return
    row = s.cards[frame.uid]
    if not has_op(g, s, OP_GRANT):
        declare_way(g, s, frame, ORDINARY_RIGHT)
        return
    s.go_on(RIGHT_CHOSEN)
    ask_for_right(g, s, frame, find_rights(g, s, frame.player, row, is_set(frame)))


def ask_for_right(g: Game, s: State, frame: Frame, rights: list[int]) -> None:
    """Ask which of several rights to a Normal Summon is used."""
    options = tuple([Option(USE_RIGHT, -1, -1, right) for right in rights])
    ask(g, s, frame.player, ASK_NUMBER, FOR_RIGHT, frame.uid, options, 1, 1)


def declare_way(g: Game, s: State, frame: Frame, right: int) -> None:
    """Ask with how many Tributes the monster is summoned, if its own text gives it several ways."""
    row = s.cards[frame.uid]
    if not g.programs[row.card].ways:
        ask_for_tributes(g, s, frame, right, USUAL)
        return
    ways = find_possible_ways(g, s, frame.player, row, is_set(frame), right)
    s.go_on_with(WAY_CHOSEN, (0, right, USUAL))
    options = tuple([Option(WITH_TRIBUTES, -1, -1, tributes_of(g, s, row, way)) for way in ways])
    ask(g, s, frame.player, ASK_NUMBER, FOR_WAY, frame.uid, options, 1, 1)


def take_way(g: Game, s: State, frame: Frame, tributes: int) -> None:
    """Take the way that needs so many Tributes."""
    row = s.cards[frame.uid]
    right = frame.memory[AT_RIGHT]
    for way in find_possible_ways(g, s, frame.player, row, is_set(frame), right):
        if tributes_of(g, s, row, way) == tributes:
            ask_for_tributes(g, s, frame, right, way)
            return
    raise ValueError(f"no way to summon takes {tributes} Tributes")


def ask_for_tributes(g: Game, s: State, frame: Frame, right: int, way: int) -> None:
    """Ask for the Tributes, if the Level or the monster's own text needs any."""
    row = s.cards[frame.uid]
    needed = tributes_of(g, s, row, way)
    if not needed:
        s.go_on_with(ZONE, (0, right, way))
        return
    s.go_on_with(TRIBUTE, (needed, right, way))
    # rule: summon.tribute.own-field-monsters, summon.tribute.facedown-monster-allowed
    uids = find_tributes(g, s, frame.player, row, way)
    masks = masks_of(g, s, frame.player, row, uids)
    options = tuple([Option(PICK_CARD, uid) for uid in uids])
    free = len(free_monster_zones(s, frame.player)) > 0
    least = needed
    condition: tuple[int, ...] = () if free else (FREES_A_ZONE, frame.player)
    if counts_as(masks) > len(masks) or is_bound(masks):
        least = 1
        condition = (MAKES_TRIBUTES, needed, int(not free), *masks)
    ask(g, s, frame.player, ASK_CARDS, FOR_TRIBUTE, frame.uid, options, least, needed, condition)


def make_tributes(g: Game, s: State, frame: Frame) -> None:
    """Tribute the chosen monsters before the new one appears.  rule: summon.tribute.paid-before-monster-appears"""
    uids = [option.uid for option in s.picks]
    line = line_of(g, s.cards[frame.uid], frame.memory[AT_WAY])
    if line is not None and line.discards_hand:
        for uid in s.piles[own(frame.player, HAND)]:
            if uid != frame.uid:
                discard(g, s, uid, BY_COST, frame.uid)
    stop_redirecting(g, s, uids)
    numbers.note_materials(g, s, frame.player, frame.uid, uids)
    for uid in uids:
        row = s.cards[uid]
        tell_tributed(s, frame.player, row, frame.uid, is_set(frame))
        send_to_graveyard(g, s, uid, BY_TRIBUTE, frame.uid)
    made = len(s.picks)
    monster = s.cards[frame.uid]
    if g.programs[monster.card].asks_tributes and frame.detail == NORMAL_SUMMON:
        # By the time it lies on the field it has moved twice.
        remember_materials(s, frame.uid, monster.visit + 2, references(s, uids))
    s.go_on_with(ZONE, (made, frame.memory[AT_RIGHT], frame.memory[AT_WAY]))
    settle_next(s)


def set_monster(s: State, frame: Frame, zone: int) -> None:
    """Set the monster face-down in Defense Position.  rule: summon.set.face-down-defense-from-hand, card.term.set"""
    before = s.cards[frame.uid]
    memory = frame.memory
    s.begin_batch()  # the Tributes came before
    after = move(s, before, zone, frame.player, False, False, SET_MONSTER, -1, memory[AT_WAY] != USUAL)
    note(s, frame.player, SET_MONSTER, after, memory[AT_RIGHT])
    tell_card(s, EVENT_SET, frame.player, before, after, BY_PLAYER, -1, memory[AT_TRIBUTES])
    s.pop()
    settle_next(s)


def attempt_summon(s: State, frame: Frame, zone: int) -> None:
    """Take the monster out of the hand; until the summon succeeds it is nowhere, with its zone kept free.

    A summon that an effect makes while a chain resolves cannot be answered before it succeeds.
    """
    before = s.cards[frame.uid]
    tributes, right, way = frame.memory
    deed = TRIBUTE_SUMMON if tributes else NORMAL_SUMMON
    after = move(s, before, NOWHERE, frame.player, True, True, deed, zone)
    note(s, frame.player, deed, after, right)
    tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, deed)
    s.go_on_with(SUCCEED, (tributes, right, way, after.visit))
    if not s.chain:
        open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed(g: Game, s: State, frame: Frame) -> None:
    """Put the monster face-up in Attack Position.  rule: summon.normal.from-hand-face-up-attack"""
    if not s.holds(frame.uid, frame.memory[AT_VISIT]):
        s.pop()  # the summon was negated, and the card has left
        return
    before = s.cards[frame.uid]
    deed = before.arrived_by
    s.begin_batch()
    if before.reserved == NO_ZONE:
        # The summon was negated and nothing said what becomes of the monster.
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        s.pop()
        settle_next(s)
        return
    after = move(s, before, before.reserved, frame.player, True, True, deed, -1, frame.memory[AT_WAY] != USUAL)
    tell_summoned(s, frame.player, before, after, deed, frame.memory[AT_TRIBUTES])
    s.pop()
    settle_next(s)


# ---------------------------------------------------------------------------------------------------------------------
# Steps of a Set of a Spell or Trap.
SET_WHERE: Final = 0
SET_THERE: Final = 1


def run_set(g: Game, s: State, frame: Frame) -> None:
    """Set a Spell or Trap face-down; a Field Spell replaces the old one in the Field Zone."""
    before = s.cards[frame.uid]
    if frame.step == SET_WHERE:
        s.go_on(SET_THERE)
        if g.facts[before.card].kind & FIELD:
            zone = field_zone(frame.player)
            # rule: spell.field.own-old-one-sent-to-graveyard
            for uid in s.piles[zone]:
                send_to_graveyard(g, s, uid, BY_RULE, frame.uid)
            s.take_answer((Option(PICK_ZONE, frame.uid, zone),))
        else:
            ask_for_zone(g, s, frame.player, frame.uid, free_spell_trap_zones(s, frame.player))
        return
    zone = s.picks[0].place
    after = move(s, before, zone, frame.player, False, False, SET_SPELL_TRAP)
    hands.follow_set(g, s, before, after)
    note(s, frame.player, SET_SPELL_TRAP, after)
    tell_card(s, EVENT_SET, frame.player, before, after, BY_PLAYER, -1, 0)
    s.pop()
    settle_next(s)


# ---------------------------------------------------------------------------------------------------------------------
# Steps of a Flip Summon.
FLIP_ATTEMPT: Final = 0
FLIP_SUCCEED: Final = 1


def run_flip_summon(g: Game, s: State, frame: Frame) -> None:
    """Turn a face-down monster to face-up Attack Position.  rule: summon.flip.definition"""
    before = s.cards[frame.uid]
    if frame.step == FLIP_ATTEMPT:
        note(s, frame.player, FLIP_SUMMON, before)
        after = lay(s, before, True, True)
        tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, FLIP_SUMMON)
        s.go_on_with(FLIP_SUCCEED, (before.visit,))
        open_window(s, WINDOW_SUMMON_ATTEMPT)
        return
    if not s.holds(frame.uid, frame.memory[0]):
        s.pop()  # the summon was negated, and the card has left
        return
    s.begin_batch()
    if len(frame.memory) > 1:
        # The summon was negated and nothing said what becomes of the monster.
        # rule: timing.flip-summon-negated.leaves-from-field
        s.pop()
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        settle_next(s)
        return
    after = before
    before = after.face_down_before()
    tell_flipped(s, frame.player, before, after, BY_PLAYER, -1)
    tell_card(s, EVENT_FLIP_SUMMONED, frame.player, before, after, BY_PLAYER, -1, FLIP_SUMMON)
    s.pop()
    settle_next(s)


# ---------------------------------------------------------------------------------------------------------------------
# Steps of a Gemini Summon. An effect that summons at once begins with its right in the memory; once attempted, that is
# the visit of the monster and, if the summon is negated, THE_SUMMON.
AGAIN_DECLARE: Final = 0
AGAIN_RIGHT_CHOSEN: Final = 1
AGAIN_SUCCEED: Final = 2


def run_gemini_summon(g: Game, s: State, frame: Frame) -> None:
    """Normal Summon a Gemini Monster again, as it lies.  rule: gemini.resummon.acts-on-monster-already-on-field"""
    if frame.step == AGAIN_RIGHT_CHOSEN:
        attempt_again(s, frame, s.picks[0].number)
    elif frame.step == AGAIN_SUCCEED:
        succeed_again(g, s, frame)
    elif frame.memory or not has_op(g, s, OP_GRANT):
        attempt_again(s, frame, frame.memory[0] if frame.memory else ORDINARY_RIGHT)
    else:
        s.go_on(AGAIN_RIGHT_CHOSEN)
        ask_for_right(g, s, frame, find_rights_again(g, s, frame.player, s.cards[frame.uid]))


def attempt_again(s: State, frame: Frame, right: int) -> None:
    """Attempt the summon; the monster stays there, and it can be negated.  rule: gemini.resummon.can-be-negated"""
    row = s.cards[frame.uid]
    note(s, frame.player, GEMINI_SUMMON, row, right)
    tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, row, row, BY_PLAYER, -1, GEMINI_SUMMON)
    s.go_on_with(AGAIN_SUCCEED, (row.visit,))
    if not s.chain:
        open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed_again(g: Game, s: State, frame: Frame) -> None:
    """Let the monster be an Effect Monster with what its text gives it.

    rule: gemini.resummoned.is-effect-monster, gemini.resummon.keeps-equips-and-applied-effects
    """
    before = s.cards[frame.uid]
    s.pop()
    if before.visit != frame.memory[0]:
        return  # the summon was negated, and the card has left
    s.begin_batch()
    if len(frame.memory) > 1:
        # The summon was negated and nothing said what becomes of the monster.
        # rule: timing.flip-summon-negated.leaves-from-field
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
    elif before.face_up and before.controller == frame.player:
        after = before.with_resummoned(before.resummoned | FOR_GOOD)
        s.put(after)
        tell_summoned(s, frame.player, before, after, GEMINI_SUMMON, 0)
    settle_next(s)


def run_change_position(s: State, frame: Frame) -> None:
    """Turn a face-up monster to its other position.  rule: position.change.in-own-main-phase"""
    before = s.cards[frame.uid]
    after = lay(s, before, True, not before.attack)
    note(s, frame.player, CHANGE_POSITION, after)
    tell_card(s, EVENT_POSITION_CHANGED, frame.player, before, after, BY_PLAYER, -1, 0)
    s.pop()
    settle_next(s)
