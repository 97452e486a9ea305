"""Monsters that are Special Summoned by themselves: something may be given for it, nothing is activated."""

from typing import Final

from spellspeed.engine.ask import ask_for_position, ask_for_zone
from spellspeed.engine.events import tell_card
from spellspeed.engine.frames import FRAME_RUN, WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.game import Game
from spellspeed.engine.limits import note, note_use
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.special_summon import summon_positions
from spellspeed.engine.may.summon import FOR_A_SUMMON
from spellspeed.engine.moves import move, send_to_graveyard
from spellspeed.engine.places import player_meant, zones_for_summon
from spellspeed.engine.rows import Frame
from spellspeed.engine.settle import settle_next
from spellspeed.engine.state import State
from spellspeed.engine.window import open_window
from spellspeed.lang.code import LineCode
from spellspeed.words import (
    BY_PLAYER,
    BY_RULE,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMON_ATTEMPTED,
    FACE_UP_ATTACK,
    NOWHERE,
    SPECIAL_SUMMON,
)

# Steps. The frame's line is that of the procedure; its memory is the monster's visit and, once chosen, its position.
DECLARE: Final = 0
PAID: Final = 1
POSITIONED: Final = 2
PLACED: Final = 3
SUCCEED: Final = 4


def run_procedure(g: Game, s: State, frame: Frame) -> None:
    """Give what the procedure asks for, choose position and zone, attempt, succeed.  rule: summon.procedure.no-chain"""
    row = s.cards[frame.uid]
    line = g.line_of(row.card, frame.line)
    if frame.step == DECLARE:
        s.go_on_with(PAID, (row.visit,))
        if line.end > 0:
            memory = memory_for(g, s, row, line, FOR_A_SUMMON)
            s.push(Frame(FRAME_RUN, 0, frame.player, frame.uid, frame.line, memory))
    elif not s.holds(frame.uid, frame.memory[0]):
        s.pop()  # the monster has left, or its summon was negated
    elif frame.step == PAID:
        s.go_on(POSITIONED)
        ask_for_position(g, s, frame.player, row.uid, summon_positions(g, row, line.lies))
    elif frame.step == POSITIONED:
        ask_zone(g, s, frame, line)
    elif frame.step == PLACED:
        attempt(s, frame, line)
    else:
        succeed(g, s, frame, line)


def field_of(frame: Frame, line: LineCode) -> int:
    """Return the player to whose field the monster comes."""
    return player_meant(frame.player, line.to)


def ask_zone(g: Game, s: State, frame: Frame, line: LineCode) -> None:
    """Take the position and have the player choose a zone."""
    position = s.picks[0].number
    zones = zones_for_summon(g, s, field_of(frame, line), s.cards[frame.uid])
    if not zones:
        s.pop()  # something has come to the zone that was freed
        return
    s.go_on_with(PLACED, (frame.memory[0], position))
    ask_for_zone(g, s, frame.player, frame.uid, zones)


def attempt(s: State, frame: Frame, line: LineCode) -> None:
    """Take the monster from where it is; it is nowhere until the summon succeeds.

    rule: summon.procedure.opponent-may-negate
    """
    zone = s.picks[0].place
    before = s.cards[frame.uid]
    attack = frame.memory[1] == FACE_UP_ATTACK
    after = move(s, before, NOWHERE, field_of(frame, line), True, attack, SPECIAL_SUMMON, zone)
    tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, SPECIAL_SUMMON)
    s.go_on_with(SUCCEED, (after.visit, frame.memory[1]))
    open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed(g: Game, s: State, frame: Frame, line: LineCode) -> None:
    """Put the monster into its zone.  rule: timing.special-summon.success-moment"""
    before = s.cards[frame.uid]
    s.pop()
    s.begin_batch()
    if before.reserved < 0:
        # The summon was negated and nothing said what becomes of the monster.
        # rule: summon.procedure.negated-goes-to-graveyard
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        settle_next(s)
        return
    after = move(s, before, before.reserved, before.controller, True, before.attack, SPECIAL_SUMMON, -1, line.properly)
    note(s, frame.player, SPECIAL_SUMMON, after)
    if line.limit_of:
        # rule: summon.special.per-turn-limit-not-used-when-negated
        note_use(s, frame.player, after, line)
    origin = before.elsewhere(before.card, frame.player, before.came_from)
    tell_card(s, EVENT_SPECIAL_SUMMONED, frame.player, origin, after, BY_PLAYER, -1, SPECIAL_SUMMON)
    settle_next(s)
