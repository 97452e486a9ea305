"""Who controls a monster: effects that change it, the return when they end, and moves to other zones."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.moving.attached as attached
import spellspeed.engine.verbs.destroy as destroy
from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_CONTROL
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_monster_zones, is_main_monster_zone, is_monster_zone, player_meant
from spellspeed.engine.kernel.rows import CardState, Frame, Lingering
from spellspeed.engine.kernel.slots import AT_CARD, still_meant
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.moving.mixing import tell_apart
from spellspeed.engine.moving.moves import move
from spellspeed.engine.moving.zones import is_zone_awaited
from spellspeed.lang.codes.code import NO_SLOT, OP_CONTROL
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    BY_EFFECT,
    BY_RULE,
    CHANGING_CONTROL,
    DURING_OPPONENTS_NEXT_TURN,
    EITHER,
    END_PHASE,
    EVENT_CONTROL_CHANGED,
    EVENT_MOVED,
    FOR_GOOD,
    MATERIAL,
    NO_CARD,
    NOBODY,
    UNTIL_END_PHASE,
    UNTIL_NEXT_TURN_ENDS,
    UNTIL_OPPONENTS_NEXT_TURN_ENDS,
    UNTIL_OPPONENTS_SECOND_TURN_ENDS,
    UNTIL_SECOND_TURN_OF_OPPONENT_ENDS,
    UNTIL_THIRD_TURN_OF_OPPONENT_ENDS,
    UNTIL_YOUR_NEXT_END_PHASE,
    UNTIL_YOUR_NEXT_TURN_ENDS,
)

# What the frame's detail says: the monsters change sides, or they move to another zone of the same side.
OTHER_SIDE: Final = 0
OTHER_ZONE: Final = 1

# Steps. The frame's uid is the card whose effect it is, -1 for a return; its player is whose effect it is. Its memory
# is uid, visit, zone for every monster: the zone it will be moved to once all are known.
FIT: Final = 0
CHOOSE: Final = 1
CHOSEN: Final = 2
CARRY_OUT: Final = 3

UNDECIDED: Final = -1
NO_ZONE: Final = -2


def new_controller(player: int, step: Step, row: CardState) -> int:
    """Return who controls a monster once an effect of this player has changed it."""
    if step.who == EITHER:
        return 1 - row.controller
    return player_meant(player, step.who)


def change_control(g: Game, s: State, frame: Frame, step: Step, uids: list[int]) -> None:
    """Give control of monsters to a player, for a time or for good, all at once."""
    if not uids:
        return
    if step.holder != NO_SLOT:
        others = find_switched(g, s, frame, step)
        if not others or s.cards[others[0]].controller == s.cards[uids[0]].controller:
            return
        uids = uids + others
    if step.choice is not None and step.choice.by == EITHER:
        # rule: effect.resolve.stops-at-impossible-step. One monster alone cannot be exchanged.
        if len({s.cards[uid].controller for uid in uids}) == 1:
            return
    for player in range(2):
        affected: list[int] = []
        for uid in uids:
            row = s.cards[uid]
            if new_controller(frame.player, step, row) != player:
                continue
            if step.until == FOR_GOOD:
                overridden = is_controlled_by_effect(g, s, row)
                s.put(row.with_home(player))
                if not overridden:
                    continue  # there is nothing that this change would have to come after
            affected += [uid, row.visit, row.turned]
        if affected:
            last_for_a_time(s, frame, step, player, affected)
    begin_changes(s, frame.player, frame.uid, find_changes(g, s, uids))


def find_switched(g: Game, s: State, frame: Frame, step: Step) -> list[int]:
    """Return the monster with which control of others is switched, if it is still there and can change sides."""
    found: list[int] = []
    for uid in still_meant(s, frame.memory, step.holder):
        row = s.cards[uid]
        if is_monster_zone(row.place) and not row.doomed:
            by = continuous.find_forbidding(g, s, frame.player, CHANGING_CONTROL, row)
            if by == continuous.NOBODY_FORBIDS:
                found.append(uid)
    return found


def last_turn(s: State, player: int, until: int) -> tuple[int, int]:
    """Return how long something lasts that an effect of this player brings about, and the last turn of it."""
    mine = s.turn_player == player
    if until == UNTIL_YOUR_NEXT_TURN_ENDS:
        return UNTIL_NEXT_TURN_ENDS, s.turn + (2 if mine else 1)
    if until == UNTIL_OPPONENTS_NEXT_TURN_ENDS:
        return UNTIL_NEXT_TURN_ENDS, s.turn + (1 if mine else 2)
    if until == UNTIL_OPPONENTS_SECOND_TURN_ENDS:
        return UNTIL_NEXT_TURN_ENDS, s.turn + (3 if mine else 4)
    if until == UNTIL_SECOND_TURN_OF_OPPONENT_ENDS:
        return UNTIL_NEXT_TURN_ENDS, s.turn + (3 if mine else 2)
    if until == UNTIL_THIRD_TURN_OF_OPPONENT_ENDS:
        return UNTIL_NEXT_TURN_ENDS, s.turn + (5 if mine else 4)
    if until == DURING_OPPONENTS_NEXT_TURN:
        return until, s.turn + (1 if mine else 2)
    if until == UNTIL_YOUR_NEXT_END_PHASE:
        return UNTIL_END_PHASE, s.turn + (0 if mine and s.phase != END_PHASE else 2 if mine else 1)
    return until, s.turn + 1 if until == UNTIL_NEXT_TURN_ENDS else s.turn


def last_for_a_time(s: State, frame: Frame, step: Step, player: int, affected: list[int]) -> None:
    """Have a change of control apply from now on, later than all that apply already."""
    until, until_turn = last_turn(s, frame.player, step.until)
    lasting = Lingering(
        frame.player,
        frame.memory[AT_CARD],
        frame.line,
        frame.step,
        tuple(affected),
        (player,),
        until,
        until_turn,
        s.next_serial(),
    )
    s.set_lingering([*s.lingering, lasting])


def is_controlled_by_effect(g: Game, s: State, row: CardState) -> bool:
    """Whether an effect that still applies says who controls a monster."""
    for source, lasting, step in continuous.find_steps(g, s, OP_CONTROL):
        if continuous.applies_to(g, s, source, lasting, step, row):
            return True
    return False


def settle_control(g: Game, s: State) -> bool:
    """Move every monster to the side of the player who should control it now; say whether there was any.

    None comes to a zone that was freed for a summon before the summoned monster has one.
    """
    if all_at_home(s) and not continuous.has_op(g, s, OP_CONTROL):
        return False
    changes = find_changes(g, s, [*s.monsters_of(0), *s.monsters_of(1)])
    if changes and is_zone_awaited(s):
        return False
    begin_changes(s, NOBODY, -1, changes)
    return bool(changes)


def all_at_home(s: State) -> bool:
    """Whether every monster is controlled by the player who controls it when no effect says otherwise."""
    for player in range(2):
        for uid in s.monsters_of(player):
            if s.cards[uid].home != player:
                return False
    return True


def find_changes(g: Game, s: State, uids: list[int]) -> list[int]:
    """Return those of the monsters whose controller must change.

    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    steps = continuous.find_steps(g, s, OP_CONTROL)
    found: list[int] = []
    for uid in uids:
        row = s.cards[uid]
        if row.doomed or not is_monster_zone(row.place):
            continue
        wanted = row.home
        for source, lasting, step in steps:
            if continuous.applies_to(g, s, source, lasting, step, row):
                # The effect that began to apply last decides.
                if lasting is not None:
                    wanted = lasting.memory[0]
                elif source is not None:
                    wanted = new_controller(source.controller, step, row)
        if wanted != row.controller:
            found.append(uid)
    return found


def begin_changes(s: State, player: int, source: int, uids: list[int]) -> None:
    """Have monsters change sides, all at once."""
    if uids:
        s.push(Frame(FRAME_CONTROL, FIT, player, source, OTHER_SIDE, undecided(s, uids)))


def move_to_zones(g: Game, s: State, frame: Frame, uids: list[int]) -> None:
    """Move monsters to other Main Monster Zones of their controller.

    rule: move.zone-shift.does-not-target-the-zone, move.zone-shift.same-side-is-not-control-change
    """
    if uids:
        s.push(Frame(FRAME_CONTROL, FIT, frame.player, frame.uid, OTHER_ZONE, undecided(s, uids)))


def undecided(s: State, uids: list[int]) -> tuple[int, ...]:
    """Return monsters whose zones are still to be chosen, as uid, visit, zone …"""
    memory: list[int] = []
    for uid in uids:
        memory += [uid, s.cards[uid].visit, UNDECIDED]
    return tuple(memory)


def run_control(g: Game, s: State, frame: Frame) -> None:
    """Find a zone for every monster, ask where there is a choice, then move all of them."""
    if frame.step == FIT:
        s.go_on_with(CHOOSE, fit_in(s, frame))
    elif frame.step == CHOOSE:
        ask_for_next_zone(g, s, frame)
    elif frame.step == CHOSEN:
        zone = s.picks[0].place
        memory = list(frame.memory)
        memory[next_undecided(s, frame) + 2] = zone
        s.go_on_with(CHOOSE, tuple(memory))
    else:
        carry_out(g, s, frame)


def side_after(s: State, frame: Frame, at: int) -> int:
    """Return the player on whose side a monster of the frame will be."""
    controller = s.cards[frame.memory[at]].controller
    return 1 - controller if frame.detail == OTHER_SIDE else controller


def fit_in(s: State, frame: Frame) -> tuple[int, ...]:
    """Return the monsters with those marked that find no zone; zones that others leave at the same time are free."""
    memory = list(frame.memory)
    if frame.detail == OTHER_ZONE:
        return frame.memory
    changed = True
    while changed:
        changed = False
        for player in range(2):
            room = len(free_monster_zones(s, player)) + len(left_zones(s, frame, tuple(memory), player))
            for at in range(0, len(memory), 3):
                if memory[at + 2] == UNDECIDED and side_after(s, frame, at) == player:
                    room -= 1
                    if room < 0:
                        memory[at + 2] = NO_ZONE
                        changed = True
    return tuple(memory)


def left_zones(s: State, frame: Frame, memory: tuple[int, ...], player: int) -> list[int]:
    """Return the Main Monster Zones of a player that monsters of the frame leave for the other side."""
    found: list[int] = []
    if frame.detail == OTHER_ZONE:
        return found
    for at in range(0, len(memory), 3):
        row = s.cards[memory[at]]
        if memory[at + 2] != NO_ZONE and row.controller == player and is_main_monster_zone(row.place):
            found.append(row.place)
    return found


def next_undecided(s: State, frame: Frame) -> int:
    """Return where the next monster stands whose zone is not known, -1 if all are; the turn player chooses first.

    rule: effect.resolve.simultaneous-turn-player-first
    """
    memory = frame.memory
    undecided = [at for at in range(0, len(memory), 3) if memory[at + 2] == UNDECIDED]
    for at in undecided:
        if side_after(s, frame, at) == s.turn_player:
            return at
    return undecided[0] if undecided else -1


def ask_for_next_zone(g: Game, s: State, frame: Frame) -> None:
    """Ask where the next monster is put: whoever's effect it is chooses, of one that goes back he who gets it.

    rule: control.change.monster-moves-to-new-controllers-zone, control.emz.moves-to-main-zone
    rule: control.emz.returns-to-main-zone
    """
    memory = frame.memory
    at = next_undecided(s, frame)
    if at < 0:
        s.go_on(CARRY_OUT)
        return
    player = side_after(s, frame, at)
    zones = free_monster_zones(s, player) + left_zones(s, frame, memory, player)
    taken = [memory[other + 2] for other in range(0, len(memory), 3)]
    left = [zone for zone in sorted(zones) if zone not in taken]
    if not left:
        # rule: move.zone-shift.no-free-destination-stays
        s.go_on_with(CHOOSE, (*memory[: at + 2], NO_ZONE, *memory[at + 3 :]))
        return
    s.go_on(CHOSEN)
    if frame.uid != NO_CARD:
        player = frame.player
    ask_for_zone(g, s, player, memory[at], left)


def carry_out(g: Game, s: State, frame: Frame) -> None:
    """Move the monsters to their zones; those without one are destroyed by the rules if they had to change sides.

    rule: control.no-zone-at-resolution.destroyed, control.no-zone.not-destroyed-by-effect
    rule: control.return.no-zone.destroyed, control.emz.return-no-zone.destroyed
    """
    s.pop()
    cause = BY_RULE if frame.uid == NO_CARD else BY_EFFECT
    fallen: list[tuple[int, int]] = []
    memory = frame.memory
    for at in range(0, len(memory), 3):
        uid, visit, zone = memory[at], memory[at + 1], memory[at + 2]
        if not s.holds(uid, visit):
            continue
        row = s.cards[uid]
        if zone == NO_ZONE:
            if frame.detail == OTHER_SIDE:
                fallen.append((uid, -1))
            continue
        controller = side_after(s, frame, at)
        if controller != row.controller:
            tell_apart(s, uid)
        after = move(s, row, zone, controller, row.face_up, row.attack, row.arrived_by)
        if s.piles[MATERIAL]:
            attached.take_along(s, after)
        kind = EVENT_CONTROL_CHANGED if frame.detail == OTHER_SIDE else EVENT_MOVED
        tell_card(s, kind, controller, row, after, cause, frame.uid, 0)
    if fallen:
        destroy.begin_destroy(s, s.turn_player, BY_RULE, fallen)
