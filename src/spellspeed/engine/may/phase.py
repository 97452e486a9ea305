"""May the turn player go on to that phase?"""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.kernel.frames import FRAME_TURN, MAIN_PHASE_1_SKIPPED
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_skip
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.attack import must_still_attack
from spellspeed.engine.may.why import Why, refuse
from spellspeed.words import BATTLE_PHASE, ENTERING_BATTLE, MAIN_PHASE_1, MAIN_PHASE_2


def may_enter_battle_phase(g: Game, s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player may declare the Battle Phase now, with or without attackers."""
    # rule: battle.phase.entry-without-attackers
    if s.turn_player != player:
        if no := refuse(why, rule.PRIORITY_ADVANCE_HELD_BY_TURN_PLAYER):
            return no
    if s.turn == 1 and not g.format.first_turn_battle:
        if no := refuse(why, rule.BATTLE_PHASE_NOT_ON_FIRST_TURN):
            return no
    by = find_forbidding(g, s, player, ENTERING_BATTLE, None)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    for done in s.deeds:
        if is_skip(s, done, player, BATTLE_PHASE):
            if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, done.card):
                return no
    if s.phase == MAIN_PHASE_2:
        if no := refuse(why, rule.TURN_MAIN2_NO_RETURN_TO_BATTLE):
            return no
    elif s.phase != MAIN_PHASE_1 and not has_skipped_main_phase(s):
        if no := refuse(why, rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER):
            return no
    return why.first() if why is not None else 0


def has_skipped_main_phase(s: State) -> bool:
    """Whether the turn player skips Main Phase 1 and is to say which phase comes instead."""
    return s.frames[-1].kind == FRAME_TURN and s.frames[-1].step == MAIN_PHASE_1_SKIPPED


def may_enter_end_phase(g: Game, s: State, player: int, why: Why) -> None:
    """Collect why the player may not declare the End Phase now; where he may, the phase itself offers it."""
    if s.turn_player != player:
        refuse(why, rule.PRIORITY_ADVANCE_HELD_BY_TURN_PLAYER)
    if s.phase == BATTLE_PHASE:
        refuse(why, rule.TURN_MAIN2_CANNOT_BE_SKIPPED_AFTER_BATTLE)
    elif s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2 and not has_skipped_main_phase(s):
        refuse(why, rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER)
    if s.phase == MAIN_PHASE_1 and s.turn_player == player and may_enter_battle_phase(g, s, player, None) == 0:
        if must_still_attack(g, s, player, True):
            refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES)


def may_enter_main_phase_2(g: Game, s: State, player: int, why: Why) -> None:
    """Collect why the player may not end the Battle Phase and go on to Main Phase 2."""
    if s.turn_player != player:
        refuse(why, rule.PRIORITY_ADVANCE_HELD_BY_TURN_PLAYER)
    if s.phase != BATTLE_PHASE:
        refuse(why, rule.TURN_MAIN2_ONLY_AFTER_BATTLE_PHASE)
    elif must_still_attack(g, s, player):
        refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES)
