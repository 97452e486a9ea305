"""A Normal Summon or Set that an effect makes at once."""

import spellspeed.engine.may.effect_of as effect_of
from spellspeed.engine.asking.ask import ask_for_position
from spellspeed.engine.kernel.frames import FRAME_GEMINI_SUMMON, FRAME_SUMMON
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone
from spellspeed.engine.kernel.rows import Frame
from spellspeed.engine.kernel.slots import ASKED, AT_STAGE, FRESH, go_on, with_int, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.ways import may_summon_by_effect
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    GEMINI_SUMMON,
    NORMAL_SUMMON,
    RIGHT_OF_EFFECT,
    SET_MONSTER,
)


def begin_normal_summon(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Normal Summon a monster from the hand at once, or Set it, as its player wishes and the effect lets him.

    One of the field is a Gemini Monster that is summoned again as it lies.
    """
    if frame.memory[AT_STAGE] != FRESH:
        deed = NORMAL_SUMMON if s.picks[0].number == FACE_UP_ATTACK else SET_MONSTER
        uid = s.picks[0].uid
        go_on(s, frame.step + 1, frame.memory)
        if is_monster_zone(s.cards[uid].place):
            s.push(Frame(FRAME_GEMINI_SUMMON, 0, frame.player, uid, GEMINI_SUMMON, (RIGHT_OF_EFFECT,)))
            return
        s.push(Frame(FRAME_SUMMON, 0, frame.player, uid, deed, (0, RIGHT_OF_EFFECT)))
        return
    uids = effect_of.meant(g, s, frame, step)
    if not uids:
        s.go_on_with(frame.step + 1, with_slot(frame.memory, step.slot, ()))
        return
    row = s.cards[uids[0]]
    positions: list[int] = []
    if is_monster_zone(row.place):
        positions.append(FACE_UP_ATTACK)
    for position in (FACE_UP_ATTACK, FACE_DOWN_DEFENSE):
        if step.positions & position and may_summon_by_effect(g, s, frame.player, row, position == FACE_DOWN_DEFENSE):
            positions.append(position)
    s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
    ask_for_position(g, s, frame.player, row.uid, positions)
