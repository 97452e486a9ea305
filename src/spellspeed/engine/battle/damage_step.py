"""The Damage Step with its five timings."""

from typing import Final

import spellspeed.engine.battle.spare_damage as spare_damage
import spellspeed.engine.verbs.by_itself as by_itself
from spellspeed.engine.applies.calculation import are_still_battling, find_damage, find_fallen
from spellspeed.engine.applies.continuous import expire
from spellspeed.engine.applies.stats import attack_of
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.frames import DAMAGE_ASKED, DAMAGE_COMES, OUT_OF_THE_DAMAGE_STEP, WINDOW_DAMAGE_STEP
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.rows import Battle, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.engine.moving.moves import flip_target
from spellspeed.engine.verbs.damage import inflict_damage
from spellspeed.engine.verbs.destroy import begin_leaving, decide_by_battle
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    BATTLE_PHASE,
    BATTLED,
    BEFORE_DAMAGE_CALCULATION,
    BY_BATTLE,
    DAMAGE_CALCULATION,
    DAMAGE_STEP,
    END_OF_DAMAGE_STEP,
    EVENT_BATTLED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_STEP_STARTED,
    EVENT_TIMING_REACHED,
    HAS_ATTACKED,
    HAS_DESTROYED,
    NO_CARD,
    START_OF_DAMAGE_STEP,
    UNTIL_CALCULATED,
    UNTIL_DAMAGE_STEP_ENDS,
)

# Steps: the five timings, and the way out.
START: Final = 0
BEFORE: Final = 1
CALCULATE: Final = 2
CARRY_OUT: Final = DAMAGE_COMES
AFTER: Final = 4
END: Final = 5
LEAVE: Final = OUT_OF_THE_DAMAGE_STEP
ASKED: Final = DAMAGE_ASKED  # the memory is uid, line of all that were asked for


def reach(s: State, timing: int) -> None:
    """Come to one of the five timings."""
    s.begin_batch()
    s.enter(BATTLE_PHASE, DAMAGE_STEP, timing)
    tell(s, EVENT_TIMING_REACHED, s.turn_player, timing)


def run_damage_step(g: Game, s: State, frame: Frame) -> None:
    """Go through the five timings, each with its window."""
    step = frame.step
    if step == START:
        tell(s, EVENT_STEP_STARTED, s.turn_player, DAMAGE_STEP)
        # rule: damage-step.attacker-counts-as-having-attacked
        note(s, frame.player, HAS_ATTACKED, s.cards[frame.uid])
        reach(s, START_OF_DAMAGE_STEP)
        s.go_on(BEFORE)
        open_window(s, WINDOW_DAMAGE_STEP)
        settle_next(s)
    elif step == BEFORE:
        reach(s, BEFORE_DAMAGE_CALCULATION)
        flip_target(s)
        s.go_on(CALCULATE)
        open_window(s, WINDOW_DAMAGE_STEP)
        settle_next(s)
    elif step == CALCULATE:
        begin_calculation(s)
    elif step == ASKED:
        spare_damage.decide_before_damage(g, s, frame)
    elif step == CARRY_OUT:
        if spare_damage.offer_before_damage(g, s, frame):
            return
        s.go_on(AFTER)
        s.begin_batch()
        calculate(g, s)
    elif step == AFTER:
        # rule: damage-step.example.lily-boost-only-for-calculation
        expire(s, UNTIL_CALCULATED, s.turn)
        # No new batch: what the calculation brought about is the last thing that happened.
        if s.timing != AFTER_DAMAGE_CALCULATION:  # what was done instead of a destruction has brought it about already
            s.enter(BATTLE_PHASE, DAMAGE_STEP, AFTER_DAMAGE_CALCULATION)
            tell(s, EVENT_TIMING_REACHED, s.turn_player, AFTER_DAMAGE_CALCULATION)
        s.go_on(END)
        open_window(s, WINDOW_DAMAGE_STEP)
        settle_next(s)
    elif step == END:
        expire(s, UNTIL_CALCULATED, s.turn)
        reach(s, END_OF_DAMAGE_STEP)
        s.go_on(LEAVE)
        open_window(s, WINDOW_DAMAGE_STEP)
        settle_next(s)
        send_the_fallen(s)
    else:
        # rule: damage-step.end.duration-until-end-of-damage-step
        expire(s, UNTIL_CALCULATED, s.turn)
        expire(s, UNTIL_DAMAGE_STEP_ENDS, s.turn)
        s.pop()


def begin_calculation(s: State) -> None:
    """Come to damage calculation, or to the end of the Damage Step when the two no longer battle."""
    battle = s.battle
    assert battle is not None
    if not are_still_battling(s, battle):
        # rule: damage-step.target-gone-no-calculation
        s.go_on(END)
        return
    reach(s, DAMAGE_CALCULATION)
    s.go_on(CARRY_OUT)
    open_window(s, WINDOW_DAMAGE_STEP)
    settle_next(s)


def calculate(g: Game, s: State) -> None:
    """Carry out damage calculation: who takes how much, whose destruction is decided.

    rule: damage-step.calc.resolves-and-deducts-lp
    """
    battle = s.battle
    assert battle is not None
    if not are_still_battling(s, battle):
        # rule: damage-step.target-gone-no-calculation. Nothing was calculated, so there is no time after it.
        s.go_on(END)
        return
    attacker = s.cards[battle.attacker]
    s.set_battle(
        Battle(
            battle.player,
            battle.attacker,
            battle.attacker_visit,
            battle.target,
            battle.target_visit,
            battle.count_changed,
            True,
        )
    )
    atk = attack_of(g, s, attacker)
    tell_card(s, EVENT_DAMAGE_CALCULATED, battle.player, None, attacker, BY_BATTLE, battle.target, atk)
    settle_next(s)
    # rule: battle.battled.requires-damage-calculation
    note(s, battle.player, BATTLED, attacker)
    if battle.target != NO_CARD:
        target = s.cards[battle.target]
        note(s, 1 - battle.player, BATTLED, target)
        tell_card(s, EVENT_BATTLED, battle.player, None, attacker, BY_BATTLE, target.uid, 0)
        fallen = find_fallen(g, s, battle)
        if fallen:
            decide_by_battle(g, s, battle.player, fallen)
    who, amount, by = find_damage(g, s, battle)
    inflict_damage(g, s, who, amount, BY_BATTLE, by)
    if s.lp[0] <= 0 or s.lp[1] <= 0 or by_itself.answers_damage(g, s):
        # The duel may be over, and damage is answered, before anything is done instead of a destruction.
        settle_next(s)


def send_the_fallen(s: State) -> None:
    """Have the monsters destroyed by this battle leave the field, together.

    rule: damage-step.end.destroyed-monsters-sent-to-gy, damage-step.doomed-monster.removed-is-not-destroyed-by-battle
    """
    battle = s.battle
    assert battle is not None
    attacker = s.cards[battle.attacker]
    attacker_falls = attacker.doomed and s.holds(battle.attacker, battle.attacker_visit)
    fallen: list[tuple[int, int]] = []
    if attacker_falls:
        fallen.append((battle.attacker, battle.target))
    if battle.target != NO_CARD:
        target = s.cards[battle.target]
        target_falls = target.doomed and s.holds(battle.target, battle.target_visit)
        if target_falls:
            fallen.append((battle.target, battle.attacker))
        # rule: damage-step.end.destroyer-must-survive
        if target_falls and not attacker_falls and s.holds(battle.attacker, battle.attacker_visit):
            note(s, attacker.controller, HAS_DESTROYED, attacker)
        elif attacker_falls and not target_falls and s.holds(battle.target, battle.target_visit):
            note(s, target.controller, HAS_DESTROYED, target)
    if fallen:
        begin_leaving(s, battle.player, BY_BATTLE, fallen)
