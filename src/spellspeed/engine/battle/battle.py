"""The Battle Phase with its four steps, and an attack from its declaration to the Damage Step."""

from typing import Final

from spellspeed.engine.applies.attack_targets import select_target
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, expire, find_forbidding
from spellspeed.engine.applies.grants import granted, which_battle_phase
from spellspeed.engine.applies.standing_attack import IN_DEFENSE, can_still_battle
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.chain.chain import begin_chain
from spellspeed.engine.chain.responses import find_responses
from spellspeed.engine.kernel.begin import open_window, settle_next
from spellspeed.engine.kernel.frames import (
    BATTLE_PHASE_ENDS,
    BATTLE_STEP_OPEN,
    FRAME_ATTACK,
    FRAME_BATTLE_PHASE,
    FRAME_DAMAGE_STEP,
    FRAME_RUN,
    TO_THE_END_STEP,
    WINDOW_AFTER_ACTION,
    WINDOW_ATTACK_DECLARED,
    WINDOW_LEAVING,
    WINDOW_PHASE,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.rows import MADE_DIRECT, Battle, DeedDone, Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.attack import (
    FOR_AN_ATTACK,
    costs_of,
    find_attack_targets,
    find_barring,
    is_open_to_direct_attack,
    may_attack,
    must_still_attack,
)
from spellspeed.engine.turn.turn import enter_phase
from spellspeed.words import (
    ACTIVATE,
    ASK_ACTION,
    ASK_CARDS,
    ATTACK,
    ATTACK_IN_DEFENSE,
    ATTACKING,
    ATTACKING_DIRECTLY,
    BATTLE_PHASE,
    BATTLE_STEP,
    BY_PLAYER,
    END_BATTLE_PHASE,
    END_STEP,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_REPLAY,
    EVENT_STEP_STARTED,
    FOR_ATTACK_TARGET,
    FOR_OPEN_STATE,
    FOR_REPLAY,
    MUST_ATTACK,
    NO_CARD,
    NO_STEP,
    NO_TIMING,
    START_STEP,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    UNTIL_BATTLE_PHASE_ENDS,
    UNTIL_DAMAGE_STEP_ENDS,
)

# Steps of the Battle Phase; the frame's detail counts those of this turn before it.
# rule: battle.phase.four-steps-in-order
START: Final = 0
TO_BATTLE_STEP: Final = 1
OPEN: Final = BATTLE_STEP_OPEN
CHOSEN: Final = 3
TO_END_STEP: Final = TO_THE_END_STEP
LEAVE: Final = BATTLE_PHASE_ENDS

END_THE_PHASE: Final = Option(END_BATTLE_PHASE)
STOP: Final = Option(STOP_ATTACK)


def enter_step(s: State, step: int) -> None:
    """Begin a step of the Battle Phase."""
    s.begin_batch()
    s.enter(BATTLE_PHASE, step, NO_TIMING)
    tell(s, EVENT_STEP_STARTED, s.turn_player, step)


def find_attacks(g: Game, s: State, player: int) -> tuple[Option, ...]:
    """Return the attacks open to the turn player, and the end of the Battle Phase.

    rule: battle.battle-step.one-attacker-at-a-time, battle.battle-step.no-more-attack-leads-to-end-step
    """
    options: list[Option] = []
    for uid in s.monsters_of(player):
        if may_attack(g, s, player, s.cards[uid], None) == 0:
            options.append(Option(ATTACK, uid))
    options.extend(find_responses(g, s, player))
    if not must_still_attack(g, s, player):
        options.append(END_THE_PHASE)
    return tuple(options)


def open_step(s: State, step: int, following: int) -> None:
    """Begin a step in which both players may act on what it brings, one after the other, and say what follows."""
    enter_step(s, step)
    s.go_on(following)
    open_window(s, WINDOW_PHASE)
    settle_next(s)


def run_battle_phase(g: Game, s: State, frame: Frame) -> None:
    """Start Step, Battle Step with one attack after the other, End Step."""
    step = frame.step
    if step == START:
        # rule: battle.start-step.declares-battle-phase
        enter_phase(s, BATTLE_PHASE)
        open_step(s, START_STEP, TO_BATTLE_STEP)
    elif step == TO_BATTLE_STEP:
        # rule: battle.start-step.to-battle-step, battle.battle-step.no-opponent-window-before-declaration
        enter_step(s, BATTLE_STEP)
        s.go_on(OPEN)
        settle_next(s)
    elif step == OPEN:
        s.go_on(CHOSEN)
        ask(g, s, frame.player, ASK_ACTION, FOR_OPEN_STATE, -1, find_attacks(g, s, frame.player), 1, 1)
    elif step == CHOSEN:
        option = s.picks[0]
        if option.deed == ATTACK:
            s.go_on(OPEN)
            how = 0 if s.cards[option.uid].attack else IN_DEFENSE
            s.push(Frame(FRAME_ATTACK, DECLARE, frame.player, option.uid, how, ()))
        elif option.deed == ACTIVATE:
            s.go_on(OPEN)
            begin_chain(g, s, WINDOW_AFTER_ACTION, frame.player, option)
        else:
            # rule: battle.battle-step.end-step-is-next-not-immediate
            s.go_on(TO_END_STEP)
            open_window(s, WINDOW_LEAVING)
    elif step == TO_END_STEP:
        open_step(s, END_STEP, LEAVE)
    else:
        # rule: battle.end-step.duration-until-end-of-battle-phase
        expire(s, UNTIL_BATTLE_PHASE_ENDS, s.turn)
        expire(s, UNTIL_DAMAGE_STEP_ENDS, s.turn)  # if no Damage Step has come
        s.pop()
        if frame.detail < count_further_battle_phases(s):
            forget_phase_of_deeds(s)
            s.push(Frame(FRAME_BATTLE_PHASE, START, frame.player, -1, frame.detail + 1, ()))


def forget_phase_of_deeds(s: State) -> None:
    """Let what was done in the Battle Phase not count for the next one, which has a beginning and an end too."""
    kept: list[DeedDone] = []
    for done in s.deeds:
        if done.phase == BATTLE_PHASE:
            done = DeedDone(done.player, done.deed, done.uid, done.visit, done.card, done.line, NO_STEP, done.turned)
        kept.append(done)
    s.set_deeds(kept)


def count_further_battle_phases(s: State) -> int:
    """Return how many Battle Phases effects have added to the one of this turn."""
    count = 0
    for done in s.deeds:
        if done.deed == TO_BATTLE_PHASE:
            count += 1
    return count


# ---------------------------------------------------------------------------------------------------------------------
# Steps of an attack.
DECLARE: Final = 0
TARGETED: Final = 1
RESPONDED: Final = 2
CHOSEN_AGAIN: Final = 3
BATTLED: Final = 4


def run_attack(g: Game, s: State, frame: Frame) -> None:
    """Declare, let both players respond, replay if the attacked side changed, then the Damage Step."""
    step = frame.step
    if step == DECLARE and not frame.memory:
        s.go_on_with(DECLARE, (1,))
        pay_for_attack(g, s, frame)
    elif step == DECLARE:
        # rule: battle.attack.declaration-order
        s.go_on(TARGETED)
        targets = tuple(find_attack_targets(g, s, frame.player, s.cards[frame.uid]))
        ask(g, s, frame.player, ASK_CARDS, FOR_ATTACK_TARGET, frame.uid, targets, 1, 1)
    elif step == TARGETED:
        declare_attack(s, frame)
    elif step == RESPONDED:
        go_on_with_attack(g, s, frame)
    elif step == CHOSEN_AGAIN:
        choose_again(s, frame)
    else:
        s.set_battle(None)
        # Back in the Battle Step, anew, unless an effect has ended the phase.
        below = s.frames[-2].step
        s.pop_to(below if below in (TO_END_STEP, LEAVE) else TO_BATTLE_STEP)


def pay_for_attack(g: Game, s: State, frame: Frame) -> None:
    """Give what the attack costs, if its monster or another card says so, before it is declared."""
    for source, line in costs_of(g, s, s.cards[frame.uid]):
        memory = memory_for(g, s, source, line, FOR_AN_ATTACK)
        s.push(Frame(FRAME_RUN, 0, frame.player, source.uid, line.index, memory))


def declare_attack(s: State, frame: Frame) -> None:
    """Declare the attack; from now on this monster has declared one, whatever comes of it."""
    target = s.picks[0].uid
    s.begin_batch()
    row = s.cards[frame.uid]
    note(s, frame.player, ATTACK, row, which_battle_phase(s))
    tell_card(s, EVENT_ATTACK_DECLARED, frame.player, row, row, BY_PLAYER, target, 0)
    select_target(s, frame.player, row, target, False)
    s.go_on(RESPONDED)
    # rule: battle.attack.declaration-keeps-priority, battle.attack.declaration-triggers-turn-player-first
    open_window(s, WINDOW_ATTACK_DECLARED)
    settle_next(s)


def go_on_with_attack(g: Game, s: State, frame: Frame) -> None:
    """Go to the Damage Step, or ask again if what can be attacked has changed."""
    battle = s.battle
    if battle is None:
        # rule: battle.attack.negated-skips-damage-step
        end_attack(s)
        return
    if not is_still_able(g, s, battle):
        # rule: battle.replay.none-if-attacker-gone
        stop_attack(s, frame)
        return
    if is_replay_due(g, s, battle):
        # rule: battle.replay.choose-again, battle.replay.new-choice-uses-current-legality
        # rule: battle.replay.after-the-whole-chain, battle.replay.after-summon-triggers
        tell_card(s, EVENT_REPLAY, frame.player, None, s.cards[frame.uid], BY_PLAYER, -1, 0)
        s.go_on(CHOSEN_AGAIN)
        targets = find_attack_targets(g, s, frame.player, s.cards[frame.uid])
        if not targets or not granted(g, s, s.cards[frame.uid], MUST_ATTACK):
            targets.append(STOP)
        ask(g, s, frame.player, ASK_CARDS, FOR_REPLAY, frame.uid, tuple(targets), 1, 1)
        return
    # rule: battle.battle-step.to-damage-step
    s.go_on(BATTLED)
    s.push(Frame(FRAME_DAMAGE_STEP, 0, frame.player, frame.uid, 0, ()))


def is_still_able(g: Game, s: State, battle: Battle) -> bool:
    """Whether the attacker can go on with its attack.

    rule: battle.attack.attacker-in-defense-stops-attack, battle.attack.attacker-leaving-stops-attack
    """
    row = s.cards[battle.attacker]
    if not can_still_battle(s, battle):
        return False
    if not row.attack and not granted(g, s, row, ATTACK_IN_DEFENSE):
        return False
    # rule: battle.attack.cannot-attack-after-declaration
    return find_forbidding(g, s, battle.player, ATTACKING, row, True) == NOBODY_FORBIDS


def is_replay_due(g: Game, s: State, battle: Battle) -> bool:
    """Whether the attacker's player chooses again: the attacked side changed, or the attack became impossible.

    That the target can no longer be selected is no reason: it has been selected.

    rule: battle.replay.on-change-of-opponents-monster-count, battle.replay.net-zero-change-counts
    """
    if battle.count_changed:
        return True
    row = s.cards[battle.attacker]
    if battle.target == NO_CARD:
        if battle.target_visit == MADE_DIRECT:
            return False  # an effect has made it one, whoever stands in the way
        # rule: battle.replay.direct-attack-permission-lost
        if not is_open_to_direct_attack(g, s, battle.player, row):
            return True
        return find_forbidding(g, s, battle.player, ATTACKING_DIRECTLY, row, True) != NOBODY_FORBIDS
    # rule: battle.replay.target-no-longer-selectable
    return find_barring(g, s, battle.player, row, s.cards[battle.target]) != NOBODY_FORBIDS


def choose_again(s: State, frame: Frame) -> None:
    """Carry out the choice of a replay; it is no new declaration."""
    # rule: battle.replay.reselection-is-not-a-declaration
    option = s.picks[0]
    battle = s.battle
    assert battle is not None
    if option.deed == STOP_ATTACK:
        # rule: battle.replay.stopping-counts-as-declared
        stop_attack(s, frame)
        return
    s.begin_batch()
    # rule: battle.replay.selected-as-target-triggers-again
    select_target(s, frame.player, s.cards[battle.attacker], option.uid, True)
    s.go_on(RESPONDED)
    open_window(s, WINDOW_AFTER_ACTION)
    settle_next(s)


def stop_attack(s: State, frame: Frame) -> None:
    """End the attack without a Damage Step; the Battle Step goes on."""
    tell_card(s, EVENT_ATTACK_STOPPED, frame.player, None, s.cards[frame.uid], BY_PLAYER, -1, 0)
    s.set_battle(None)
    end_attack(s)


def end_attack(s: State) -> None:
    """Leave an attack without a Damage Step: what was to hold for this battle does not hold for the next one."""
    expire(s, UNTIL_DAMAGE_STEP_ENDS, s.turn)
    s.pop()
    settle_next(s)
