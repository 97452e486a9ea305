"""The Damage Step with its five timings."""

from typing import Final

from spellspeed.engine.continuous import expire
from spellspeed.engine.damage import inflict_damage
from spellspeed.engine.destroy import begin_destroy, begin_leaving
from spellspeed.engine.events import tell, tell_card
from spellspeed.engine.frames import WINDOW_DAMAGE_STEP
from spellspeed.engine.game import Game
from spellspeed.engine.limits import note
from spellspeed.engine.moves import flip_by_battle
from spellspeed.engine.places import is_monster_zone
from spellspeed.engine.rows import Battle, Frame
from spellspeed.engine.settle import settle_next
from spellspeed.engine.state import State
from spellspeed.engine.stats import attack_of, defense_of
from spellspeed.engine.window import open_window
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
    START_OF_DAMAGE_STEP,
    UNTIL_DAMAGE_STEP_ENDS,
)

# Steps: the five timings, and the way out.
START: Final = 0
BEFORE: Final = 1
CALCULATE: Final = 2
CARRY_OUT: Final = 3
AFTER: Final = 4
END: Final = 5
LEAVE: Final = 6


def reach(s: State, timing: int) -> None:
    """Come to one of the five timings."""
    s.begin_batch()
    s.enter(BATTLE_PHASE, DAMAGE_STEP, timing)
    tell(s, EVENT_TIMING_REACHED, s.turn_player, timing)


def run_damage_step(g: Game, s: State, frame: Frame) -> None:
    """Go through the five timings, each with its window."""
    step = frame.step
    if step == START:
        s.enter(BATTLE_PHASE, DAMAGE_STEP, START_OF_DAMAGE_STEP)
        tell(s, EVENT_STEP_STARTED, s.turn_player, DAMAGE_STEP)
        reach(s, START_OF_DAMAGE_STEP)
        s.go_on(BEFORE)
        open_window(s, WINDOW_DAMAGE_STEP)
    elif step == BEFORE:
        reach(s, BEFORE_DAMAGE_CALCULATION)
        flip_target(s)
        s.go_on(CALCULATE)
        open_window(s, WINDOW_DAMAGE_STEP)
        settle_next(s)
    elif step == CALCULATE:
        begin_calculation(s)
    elif step == CARRY_OUT:
        s.go_on(AFTER)
        s.begin_batch()
        calculate(g, s)
    elif step == AFTER:
        # No new batch: what the calculation brought about is the last thing that happened.
        s.enter(BATTLE_PHASE, DAMAGE_STEP, AFTER_DAMAGE_CALCULATION)
        tell(s, EVENT_TIMING_REACHED, s.turn_player, AFTER_DAMAGE_CALCULATION)
        s.go_on(END)
        open_window(s, WINDOW_DAMAGE_STEP)
    elif step == END:
        reach(s, END_OF_DAMAGE_STEP)
        s.go_on(LEAVE)
        open_window(s, WINDOW_DAMAGE_STEP)
        send_the_fallen(s)
    else:
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
    # rule: damage-step.before-calc.refaced-down-monster-flips-again
    flip_target(s)
    reach(s, DAMAGE_CALCULATION)
    s.go_on(CARRY_OUT)
    open_window(s, WINDOW_DAMAGE_STEP)


def flip_target(s: State) -> None:
    """Turn an attacked face-down monster up.  rule: damage-step.before-calc.facedown-is-flipped"""
    battle = s.battle
    assert battle is not None
    if battle.target < 0:
        return
    row = s.cards[battle.target]
    if row.visit == battle.target_visit and not row.face_up:
        # rule: position.face-up-defense.how-it-arises
        flip_by_battle(s, row, BY_BATTLE, battle.attacker)


def are_still_battling(s: State, battle: Battle) -> bool:
    """Whether attacker and target are still on the field as monsters of opposing players.

    rule: battle.replay.only-in-battle-step
    """
    attacker = s.cards[battle.attacker]
    if not s.holds(battle.attacker, battle.attacker_visit) or not is_monster_zone(attacker.place):
        return False
    if attacker.controller != battle.player or not attacker.face_up:
        return False
    if battle.target < 0:
        return True
    target = s.cards[battle.target]
    if not s.holds(battle.target, battle.target_visit) or not is_monster_zone(target.place):
        return False
    return target.controller != battle.player


def calculate(g: Game, s: State) -> None:
    """Carry out damage calculation: who takes how much, whose destruction is decided."""
    battle = s.battle
    assert battle is not None
    if not are_still_battling(s, battle):
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
            battle.replays,
        )
    )
    atk = attack_of(g, s, attacker)
    tell_card(s, EVENT_DAMAGE_CALCULATED, battle.player, None, attacker, BY_BATTLE, battle.target, atk)
    settle_next(s)
    if battle.target < 0:
        # rule: battle.direct-attack.damage-equals-atk
        inflict_damage(s, 1 - battle.player, atk, BY_BATTLE, attacker.uid)
        return
    target = s.cards[battle.target]
    note(s, battle.player, BATTLED, attacker)
    note(s, 1 - battle.player, BATTLED, target)
    tell_card(s, EVENT_BATTLED, battle.player, None, attacker, BY_BATTLE, target.uid, 0)
    # rule: battle.calc.compared-value-by-target-position
    if target.attack:
        compare_attacks(s, battle, atk, attack_of(g, s, target))
    else:
        compare_with_defense(s, battle, atk, defense_of(g, s, target))


def compare_attacks(s: State, battle: Battle, atk: int, other: int) -> None:
    """Decide a battle against an Attack Position monster."""
    if atk > other:
        # rule: battle.atk-vs-atk.attacker-higher-damage, battle.atk-vs-atk.attacker-higher-destroys
        begin_destroy(s, battle.player, BY_BATTLE, [(battle.target, battle.attacker)])
        inflict_damage(s, 1 - battle.player, atk - other, BY_BATTLE, battle.attacker)
    elif atk < other:
        # rule: battle.atk-vs-atk.attacker-lower-destroyed, battle.atk-vs-atk.attacker-lower-damage
        begin_destroy(s, battle.player, BY_BATTLE, [(battle.attacker, battle.target)])
        inflict_damage(s, battle.player, other - atk, BY_BATTLE, battle.target)
    elif atk > 0:
        # rule: battle.atk-vs-atk.equal-both-destroyed, battle.atk-vs-atk.equal-no-damage
        begin_destroy(s, battle.player, BY_BATTLE, [(battle.attacker, battle.target), (battle.target, battle.attacker)])
    # rule: battle.zero-atk.neither-destroyed


def compare_with_defense(s: State, battle: Battle, atk: int, defense: int) -> None:
    """Decide a battle against a Defense Position monster."""
    if atk > defense:
        # rule: battle.atk-vs-def.higher-destroys-target, battle.atk-vs-def.higher-no-damage
        begin_destroy(s, battle.player, BY_BATTLE, [(battle.target, battle.attacker)])
    elif atk < defense:
        # rule: battle.atk-vs-def.lower-attacker-takes-damage, battle.atk-vs-def.lower-nothing-destroyed
        inflict_damage(s, battle.player, defense - atk, BY_BATTLE, battle.target)
    # rule: battle.atk-vs-def.equal-nothing-destroyed


def send_the_fallen(s: State) -> None:
    """Have the monsters destroyed by this battle leave the field, together."""
    battle = s.battle
    assert battle is not None
    fallen: list[tuple[int, int]] = []
    if s.cards[battle.attacker].doomed:
        fallen.append((battle.attacker, battle.target))
    if battle.target >= 0 and s.cards[battle.target].doomed:
        fallen.append((battle.target, battle.attacker))
    if fallen:
        begin_leaving(s, battle.player, BY_BATTLE, fallen)
