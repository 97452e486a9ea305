"""The driver: run the frame on top until somebody is asked or the duel is over."""

from typing import Final

import spellspeed.engine.battle.battle as battle
import spellspeed.engine.battle.damage_step as damage_step
import spellspeed.engine.chain.activating as activating
import spellspeed.engine.chain.chain as chain
import spellspeed.engine.chain.window as window
import spellspeed.engine.line.steps as steps
import spellspeed.engine.moving.trap_monsters as trap_monsters
import spellspeed.engine.settling.graveyard_order as graveyard_order
import spellspeed.engine.settling.settle as settle
import spellspeed.engine.summons.by_hand as by_hand
import spellspeed.engine.summons.fusion_summon as fusion_summon
import spellspeed.engine.summons.pendulum_summon as pendulum_summon
import spellspeed.engine.summons.procedure as procedure
import spellspeed.engine.summons.summon_by_effect as summon_by_effect
import spellspeed.engine.turn.main_phase as main_phase
import spellspeed.engine.turn.setup as setup
import spellspeed.engine.turn.turn as turn
import spellspeed.engine.verbs.come_back as come_back
import spellspeed.engine.verbs.control as control
import spellspeed.engine.verbs.destroy as destroy
import spellspeed.engine.verbs.equip as equip
import spellspeed.engine.verbs.equip_each as equip_each
import spellspeed.engine.verbs.placing as placing
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.engine.kernel.frames import (
    FRAME_ACTIVATE,
    FRAME_ATTACK,
    FRAME_BATTLE_PHASE,
    FRAME_CHAIN,
    FRAME_CHANGE_POSITION,
    FRAME_COME_BACK,
    FRAME_CONTROL,
    FRAME_DAMAGE_STEP,
    FRAME_DESTROY,
    FRAME_EQUIP,
    FRAME_EQUIP_EACH,
    FRAME_FLIP_SUMMON,
    FRAME_FUSION,
    FRAME_GEMINI_SUMMON,
    FRAME_MAIN_PHASE,
    FRAME_ORDER,
    FRAME_PENDULUM,
    FRAME_PLACE,
    FRAME_PROCEDURE,
    FRAME_RUN,
    FRAME_SET,
    FRAME_SETTLE,
    FRAME_SETUP,
    FRAME_SPECIAL_SUMMON,
    FRAME_SUMMON,
    FRAME_TRAP_MONSTERS,
    FRAME_TURN,
    FRAME_WINDOW,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.loops import loop_key
from spellspeed.engine.kernel.rows import Frame
from spellspeed.engine.kernel.state import State
from spellspeed.words import DRAWN_BY_LOOP, NOBODY

PATIENCE: Final = 3_000  # frame steps without a question after which play is watched for an endless loop


def advance(g: Game, s: State) -> None:
    """Run until the next request or the end of the duel."""
    steps = 0
    while s.request is None and s.frames:
        run_frame(g, s, s.frames[-1])
        steps += 1
        if steps >= PATIENCE:
            watch_for_loop(g, s)
            return


def run_frame(g: Game, s: State, frame: Frame) -> None:
    """Run one step of the job on top."""
    kind = frame.kind
    if kind == FRAME_WINDOW:
        window.run_window(g, s, frame)
    elif kind == FRAME_SETTLE:
        settle.run_settle(g, s, frame)
    elif kind == FRAME_CHAIN:
        chain.run_chain(g, s, frame)
    elif kind == FRAME_RUN:
        steps.run_line(g, s, frame)
    elif kind == FRAME_ACTIVATE:
        activating.run_activate(g, s, frame)
    elif kind == FRAME_MAIN_PHASE:
        main_phase.run_main_phase(g, s, frame)
    elif kind == FRAME_TURN:
        turn.run_turn(g, s, frame)
    elif kind == FRAME_BATTLE_PHASE or kind == FRAME_ATTACK or kind == FRAME_DAMAGE_STEP or kind == FRAME_DESTROY:
        run_battle_frame(g, s, frame, kind)
    elif kind == FRAME_SUMMON:
        by_hand.run_summon(g, s, frame)
    elif kind == FRAME_SET:
        by_hand.run_set(g, s, frame)
    elif kind == FRAME_FLIP_SUMMON:
        by_hand.run_flip_summon(g, s, frame)
    elif kind == FRAME_GEMINI_SUMMON:
        by_hand.run_gemini_summon(g, s, frame)
    elif kind == FRAME_CHANGE_POSITION:
        by_hand.run_change_position(s, frame)
    elif kind == FRAME_SPECIAL_SUMMON:
        summon_by_effect.run_special_summon(g, s, frame)
    elif kind == FRAME_PLACE:
        placing.run_placing(g, s, frame)
    elif kind == FRAME_FUSION:
        fusion_summon.run_fusion(g, s, frame)
    elif kind == FRAME_PROCEDURE:
        procedure.run_procedure(g, s, frame)
    elif kind == FRAME_PENDULUM:
        pendulum_summon.run_pendulum_summon(g, s, frame)
    elif kind == FRAME_CONTROL:
        control.run_control(g, s, frame)
    elif kind == FRAME_EQUIP_EACH:
        equip_each.run_equip_each(g, s, frame)
    elif kind == FRAME_EQUIP:
        equip.run_equip(g, s, frame)
    elif kind == FRAME_COME_BACK:
        come_back.run_come_back(g, s, frame)
    elif kind == FRAME_ORDER:
        graveyard_order.run_order(g, s, frame)
    elif kind == FRAME_TRAP_MONSTERS:
        trap_monsters.run_trap_monsters(g, s, frame)
    elif kind == FRAME_SETUP:
        setup.run_setup(g, s, frame)
    else:
        raise ValueError(f"no frame of kind {kind}")


def run_battle_frame(g: Game, s: State, frame: Frame, kind: int) -> None:
    """Run one step of a job of the Battle Phase."""
    if kind == FRAME_BATTLE_PHASE:
        battle.run_battle_phase(g, s, frame)
    elif kind == FRAME_ATTACK:
        battle.run_attack(g, s, frame)
    elif kind == FRAME_DAMAGE_STEP:
        damage_step.run_damage_step(g, s, frame)
    else:
        destroy.run_destroy(g, s, frame)


def watch_for_loop(g: Game, s: State) -> None:
    """Go on, and end the duel as a draw when play repeats itself with no choice in between.  rule: ask.endless-loop"""
    seen: set[str] = set()
    while s.request is None and s.frames:
        key = loop_key(s)
        if key in seen or len(seen) >= PATIENCE:
            settle.end_duel(s, DRAWN_BY_LOOP, NOBODY)
            return
        seen.add(key)
        run_frame(g, s, s.frames[-1])


def give_answer(g: Game, s: State, picks: tuple[int, ...]) -> None:
    """Hand over an answer that has been checked, and run on."""
    request = s.request
    assert request is not None
    s.take_answer(chosen_options(request, picks))
    advance(g, s)
