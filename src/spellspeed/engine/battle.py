"""The Battle Phase with its four steps, and an attack from its declaration to the Damage Step."""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.attack import can_still_battle
from spellspeed.engine.chain import begin_chain
from spellspeed.engine.continuous import expire, find_forbidding
from spellspeed.engine.events import tell, tell_card
from spellspeed.engine.frames import (
    BATTLE_STEP_OPEN,
    FRAME_ATTACK,
    FRAME_DAMAGE_STEP,
    TO_THE_END_STEP,
    WINDOW_AFTER_ACTION,
    WINDOW_ATTACK_DECLARED,
    WINDOW_LEAVING,
    WINDOW_PHASE,
)
from spellspeed.engine.game import Game
from spellspeed.engine.limits import note
from spellspeed.engine.may.attack import may_attack, may_attack_directly, may_attack_target
from spellspeed.engine.rows import Battle, Frame, Option
from spellspeed.engine.state import State
from spellspeed.engine.turn import enter_phase
from spellspeed.engine.window import find_responses, open_window
from spellspeed.words import (
    ACTIVATE,
    ASK_ACTION,
    ASK_CARDS,
    ATTACK,
    ATTACKING,
    BATTLE_PHASE,
    BATTLE_STEP,
    BY_PLAYER,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    END_STEP,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_REPLAY,
    EVENT_STEP_STARTED,
    FOR_ATTACK_TARGET,
    FOR_OPEN_STATE,
    FOR_REPLAY,
    NO_TIMING,
    PICK_CARD,
    START_STEP,
    STOP_ATTACK,
    UNTIL_BATTLE_PHASE_ENDS,
)

# Steps of the Battle Phase.  rule: battle.phase.four-steps-in-order
START: Final = 0
TO_BATTLE_STEP: Final = 1
OPEN: Final = BATTLE_STEP_OPEN
CHOSEN: Final = 3
TO_END_STEP: Final = TO_THE_END_STEP
LEAVE: Final = 5

END_THE_PHASE: Final = Option(END_BATTLE_PHASE)
ATTACK_DIRECTLY: Final = Option(DIRECT_ATTACK)
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
    options.append(END_THE_PHASE)
    return tuple(options)


def run_battle_phase(g: Game, s: State, frame: Frame) -> None:
    """Start Step, Battle Step with one attack after the other, End Step."""
    step = frame.step
    if step == START:
        # rule: battle.start-step.declares-battle-phase
        enter_phase(s, BATTLE_PHASE)
        enter_step(s, START_STEP)
        s.go_on(TO_BATTLE_STEP)
        open_window(s, WINDOW_PHASE)
    elif step == TO_BATTLE_STEP:
        # rule: battle.start-step.to-battle-step, battle.battle-step.no-opponent-window-before-declaration
        enter_step(s, BATTLE_STEP)
        s.go_on(OPEN)
    elif step == OPEN:
        s.go_on(CHOSEN)
        ask(g, s, frame.player, ASK_ACTION, FOR_OPEN_STATE, -1, find_attacks(g, s, frame.player), 1, 1)
    elif step == CHOSEN:
        option = s.picks[0]
        s.clear_picks()
        if option.deed == ATTACK:
            s.go_on(OPEN)
            s.push(Frame(FRAME_ATTACK, DECLARE, frame.player, option.uid, 0, ()))
        elif option.deed == ACTIVATE:
            s.go_on(OPEN)
            begin_chain(s, WINDOW_AFTER_ACTION, frame.player, option)
        else:
            # rule: battle.battle-step.end-step-is-next-not-immediate
            s.go_on(TO_END_STEP)
            open_window(s, WINDOW_LEAVING)
    elif step == TO_END_STEP:
        enter_step(s, END_STEP)
        s.go_on(LEAVE)
        open_window(s, WINDOW_PHASE)
    else:
        expire(s, UNTIL_BATTLE_PHASE_ENDS, s.turn)
        s.pop()


# ---------------------------------------------------------------------------------------------------------------------
# Steps of an attack.
DECLARE: Final = 0
TARGETED: Final = 1
RESPONDED: Final = 2
CHOSEN_AGAIN: Final = 3
BATTLED: Final = 4


def find_targets(s: State, player: int) -> list[Option]:
    """Return what a monster of this player can attack now: monsters of the opponent, or the opponent."""
    if may_attack_directly(s, player, None) == 0:
        return [ATTACK_DIRECTLY]
    targets: list[Option] = []
    for uid in s.monsters_of(1 - player):
        if may_attack_target(s, player, s.cards[uid], None) == 0:
            targets.append(Option(PICK_CARD, uid))
    return targets


def run_attack(g: Game, s: State, frame: Frame) -> None:
    """Declare, let both players respond, replay if the attacked side changed, then the Damage Step."""
    step = frame.step
    if step == DECLARE:
        # rule: battle.attack.declaration-order
        s.go_on(TARGETED)
        targets = tuple(find_targets(s, frame.player))
        ask(g, s, frame.player, ASK_CARDS, FOR_ATTACK_TARGET, frame.uid, targets, 1, 1)
    elif step == TARGETED:
        declare_attack(s, frame)
    elif step == RESPONDED:
        go_on_with_attack(g, s, frame)
    elif step == CHOSEN_AGAIN:
        choose_again(s, frame)
    else:
        s.set_battle(None)
        s.pop()
        if s.frames[-1].step != TO_END_STEP:
            s.go_on(TO_BATTLE_STEP)  # back in the Battle Step, anew, unless an effect has ended the phase


def declare_attack(s: State, frame: Frame) -> None:
    """Declare the attack; from now on this monster has attacked, whatever comes of it."""
    target = s.picks[0].uid
    s.clear_picks()
    s.begin_batch()
    row = s.cards[frame.uid]
    note(s, frame.player, ATTACK, row)
    visit = s.cards[target].visit if target >= 0 else 0
    s.set_battle(Battle(frame.player, frame.uid, row.visit, target, visit, False, False, 0))
    tell_card(s, EVENT_ATTACK_DECLARED, frame.player, row, row, BY_PLAYER, target, 0)
    s.go_on(RESPONDED)
    # rule: battle.attack.declaration-keeps-priority
    open_window(s, WINDOW_ATTACK_DECLARED)


def go_on_with_attack(g: Game, s: State, frame: Frame) -> None:
    """Go to the Damage Step, or ask again if the attacked side's monsters changed in number."""
    battle = s.battle
    if battle is None:
        # rule: battle.attack.negated-skips-damage-step
        s.pop()
        return
    if not can_still_battle(s, battle):
        # rule: battle.replay.none-if-attacker-gone
        stop_attack(s, frame)
        return
    if find_forbidding(g, s, battle.player, ATTACKING, s.cards[battle.attacker], True) >= 0:
        # rule: battle.attack.cannot-attack-after-declaration
        stop_attack(s, frame)
        return
    if battle.count_changed:
        # rule: battle.replay.choose-again, battle.replay.new-choice-uses-current-legality
        tell_card(s, EVENT_REPLAY, frame.player, None, s.cards[frame.uid], BY_PLAYER, -1, 0)
        s.go_on(CHOSEN_AGAIN)
        targets = find_targets(s, frame.player)
        targets.append(STOP)
        ask(g, s, frame.player, ASK_CARDS, FOR_REPLAY, frame.uid, tuple(targets), 1, 1)
        return
    # rule: battle.battle-step.to-damage-step
    s.go_on(BATTLED)
    s.push(Frame(FRAME_DAMAGE_STEP, 0, frame.player, frame.uid, 0, ()))


def choose_again(s: State, frame: Frame) -> None:
    """Carry out the choice of a replay; it is no new declaration."""
    # rule: battle.replay.reselection-is-not-a-declaration
    option = s.picks[0]
    s.clear_picks()
    battle = s.battle
    assert battle is not None
    if option.deed == STOP_ATTACK:
        # rule: battle.replay.stopping-counts-as-declared
        stop_attack(s, frame)
        return
    target = option.uid
    visit = s.cards[target].visit if target >= 0 else 0
    s.set_battle(
        Battle(battle.player, battle.attacker, battle.attacker_visit, target, visit, False, False, battle.replays + 1)
    )
    s.go_on(RESPONDED)
    open_window(s, WINDOW_AFTER_ACTION)


def stop_attack(s: State, frame: Frame) -> None:
    """End the attack without a Damage Step; the Battle Step goes on."""
    tell_card(s, EVENT_ATTACK_STOPPED, frame.player, None, s.cards[frame.uid], BY_PLAYER, -1, 0)
    s.set_battle(None)
    s.pop()
