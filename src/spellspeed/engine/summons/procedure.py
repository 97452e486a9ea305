"""Monsters that are Special Summoned without an effect: something may be given for it, nothing is activated.

Synchro, Xyz and Link Summons are made so, and the summons that a monster's own text allows.
"""

from typing import Final

import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.moving.attached as attached
from spellspeed.engine.applies.markers import zones_for_summon
from spellspeed.engine.applies.triggers import is_met
from spellspeed.engine.asking.ask import ask_for_position, ask_for_zone
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.frames import FRAME_RUN, PROCEDURE_PAID, WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import remember_materials
from spellspeed.engine.kernel.limits import note, note_use
from spellspeed.engine.kernel.places import KINDS, player_meant
from spellspeed.engine.kernel.rows import Event, Frame
from spellspeed.engine.kernel.slots import references
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card, tell_special_summoned
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.making import find_usable, joint_condition
from spellspeed.engine.may.special_summon import summon_positions
from spellspeed.engine.may.summon import FOR_A_SUMMON
from spellspeed.engine.moving.moves import move, send_to_graveyard, shuffle, stop_redirecting
from spellspeed.engine.summons.fusion_summon import ask_for_parts
from spellspeed.engine.verbs.by_itself import job_of, memory_of
from spellspeed.engine.verbs.oaths import swear
from spellspeed.lang.codes.code import LINE_UNCLASSIFIED, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    BY_EFFECT,
    BY_PLAYER,
    BY_RULE,
    BY_SUMMON,
    EVENT_SUMMON_ATTEMPTED,
    FACE_UP_ATTACK,
    IN_DECK,
    LINK_MATERIAL,
    NO_ZONE,
    NOWHERE,
    SPECIAL_SUMMON,
    SYNCHRO_MATERIAL,
    SYNCHRO_SUMMON,
    XYZ_SUMMON,
)

# Steps. The frame's detail is the line of the procedure; its memory is the monster's visit, once chosen its position, 0
# before, and uid, visit … of its materials.
DECLARE: Final = 0
PAID: Final = PROCEDURE_PAID
POSITIONED: Final = 2
PLACED: Final = 3
SUCCEED: Final = 4
MATERIALS_CHOSEN: Final = 5


def run_procedure(g: Game, s: State, frame: Frame) -> None:
    """Give what the procedure asks for, choose position and zone, attempt, succeed.  rule: summon.procedure.no-chain"""
    row = s.cards[frame.uid]
    line = g.line_of(row.card, frame.line)
    if frame.step == DECLARE:
        s.go_on_with(MATERIALS_CHOSEN if line.made_by else PAID, (row.visit, 0))
        if line.made_by:
            uids = find_usable(g, s, frame.player, row, line)
            condition = joint_condition(g, s, frame.player, line, row, uids)
            ask_for_parts(g, s, frame.player, row, uids, condition, len(line.steps), line.and_more)
        else:
            memory = memory_for(g, s, row, line, FOR_A_SUMMON)
            s.push(Frame(FRAME_RUN, 0, frame.player, frame.uid, frame.line, memory))
    elif not s.holds(frame.uid, frame.memory[0]):
        s.pop()  # the monster has left, or its summon was negated
    elif frame.step == MATERIALS_CHOSEN:
        give_materials(g, s, frame, line)
    elif frame.step == PAID:
        s.go_on(POSITIONED)
        ask_for_position(g, s, frame.player, row.uid, summon_positions(g, row, line.positions))
    elif frame.step == POSITIONED:
        ask_zone(g, s, frame, line)
    elif frame.step == PLACED:
        attempt(s, frame, line)
    else:
        succeed(g, s, frame, line)


def give_materials(g: Game, s: State, frame: Frame, line: LineCode) -> None:
    """Send the materials to the Graveyard, neither by an effect nor as a cost, or lay them under an Xyz Monster.

    rule: synchro.summon.procedure, summon.procedure.materials-not-moved-by-effect
    rule: summon.material.synchro-link-while-sent-cards-are-banished
    """
    uids = [option.uid for option in s.picks]
    numbers.note_materials(g, s, frame.player, frame.uid, uids)
    if line.made_by == XYZ_SUMMON:
        attached.overlay(s, s.cards[frame.uid], uids)
    else:
        deed = SYNCHRO_MATERIAL if line.made_by == SYNCHRO_SUMMON else LINK_MATERIAL
        stop_redirecting(g, s, uids)
        for uid in uids:
            send_to_graveyard(g, s, uid, BY_SUMMON, frame.uid, deed)
    s.go_on_with(PAID, frame.memory + references(s, uids))
    settle_next(s)


def field_of(frame: Frame, line: LineCode) -> int:
    """Return the player to whose field the monster comes."""
    return player_meant(frame.player, line.field_of)


def ask_zone(g: Game, s: State, frame: Frame, line: LineCode) -> None:
    """Take the position and have the player choose a zone."""
    position = s.picks[0].number
    zones = zones_for_summon(g, s, field_of(frame, line), s.cards[frame.uid])
    if not zones:
        s.pop()  # something has come to the zone that was freed
        return
    s.go_on_with(PLACED, (frame.memory[0], position) + frame.memory[2:])
    ask_for_zone(g, s, frame.player, frame.uid, zones)


def attempt(s: State, frame: Frame, line: LineCode) -> None:
    """Take the monster from where it is; it is nowhere until the summon succeeds.

    rule: summon.procedure.opponent-may-negate
    """
    zone = s.picks[0].place
    before = s.cards[frame.uid]
    attack = frame.memory[1] == FACE_UP_ATTACK
    way = line.made_by or SPECIAL_SUMMON
    after = move(s, before, NOWHERE, field_of(frame, line), True, attack, way, zone)
    if KINDS[before.place] & IN_DECK:
        shuffle(s, frame.player, before.place, BY_EFFECT)  # it was looked through
    tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, way)
    s.go_on_with(SUCCEED, (after.visit,) + frame.memory[1:])
    open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed(g: Game, s: State, frame: Frame, line: LineCode) -> None:
    """Put the monster into its zone.  rule: timing.special-summon.success-moment"""
    before = s.cards[frame.uid]
    s.pop()
    s.begin_batch()
    if before.reserved == NO_ZONE:
        # The summon was negated and nothing said what becomes of the monster.
        # rule: summon.procedure.negated-goes-to-graveyard
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        settle_next(s)
        return
    way = line.made_by or SPECIAL_SUMMON
    after = move(s, before, before.reserved, before.controller, True, before.attack, way, -1, line.properly)
    if line.made_by:
        remember_materials(s, after.uid, after.visit, frame.memory[2:])
    note(s, frame.player, SPECIAL_SUMMON, after)
    swear(g, s, frame, before.card)
    if line.limit_of:
        # rule: summon.special.per-turn-limit-not-used-when-negated
        note_use(s, frame.player, after, line)
    origin = before.elsewhere(before.card, frame.player, before.came_from)
    tell_special_summoned(s, frame.player, origin, after, -1, way, (frame.line + 1, 0))
    settle_next(s)
    if line.made_by:
        let_materials_speak(g, s, frame.memory[2:], s.happened[-1])


def let_materials_speak(g: Game, s: State, materials: tuple[int, ...], event: Event) -> None:
    """Let what the materials say of a monster that was summoned with them happen, without a chain.

    rule: effect-type.unclassified.xyz-material-grants-effect
    """
    for at in range(0, len(materials), 2):
        row = s.cards[materials[at]]
        for line in g.programs[row.card].lines:
            for code in line.events if line.kind == LINE_UNCLASSIFIED else ():
                if code.on_slot == SLOT_THIS and is_met(g, s, row.controller, row, code, event):
                    s.push(job_of(s, row, line, memory_of(s, row, line), event))
                    break
