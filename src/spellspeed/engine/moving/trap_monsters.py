"""Traps that are monsters in a Monster Zone: when they go back to Spell & Trap Zones, and what their effects are."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.negation_order as negation_order
from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_TRAP_MONSTERS
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.one_by_one import NEXT, go_to_next, take_next
from spellspeed.engine.kernel.places import free_monster_zones, free_spell_trap_zones, is_monster_zone
from spellspeed.engine.kernel.rows import CardState, Frame, Lingering
from spellspeed.engine.kernel.slots import references, still_meant
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.moving.moves import move, send_to_graveyard
from spellspeed.lang.codes.code import OP_NEGATE_EFFECTS, OP_TARGET, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    BY_RULE,
    EVENT_MOVED,
    IN_MONSTER_ZONE,
    PUT_THERE,
    SET_SPELL_TRAP,
    TRAP,
)

# Steps.
PLACED: Final = 1

NEGATING: Final = 1 << OP_NEGATE_EFFECTS


def is_still_a_trap(g: Game, row: CardState) -> bool:
    """Whether a card is a monster that is also still a Trap."""
    return is_monster_zone(row.place) and g.forms[row.card].kind & TRAP != 0


def is_effect_of_one(g: Game, card: int, line: int) -> bool:
    """Whether a line is an effect that a Trap has as a monster.

    rule: trap-monster.effects-activated-as-monster-are-monster-effects
    """
    return g.forms[card] is not g.facts[card] and g.line_of(card, line).places & IN_MONSTER_ZONE != 0


def leave_without_zone(g: Game, s: State, frame: Frame) -> None:
    """Send a Trap to the Graveyard that should become a monster and finds no Main Monster Zone.

    rule: trap-monster.summon.fails-at-resolution
    """
    for uid in still_meant(s, frame.memory, SLOT_THIS):
        row = s.cards[uid]
        if g.forms[row.card] is not g.facts[row.card] and not free_monster_zones(s, frame.player):
            if not is_monster_zone(row.place):
                send_to_graveyard(g, s, uid, BY_RULE, -1)


def put_back_turned(g: Game, s: State, frame: Frame, uids: list[int]) -> None:
    """Let those of the monsters go back that are also Traps and have been turned face-down.

    rule: trap-monster.not-trap.turned-facedown-stays-in-monster-zone
    """
    turned = [uid for uid in uids if not s.cards[uid].face_up and is_still_a_trap(g, s.cards[uid])]
    if turned:
        s.push(Frame(FRAME_TRAP_MONSTERS, NEXT, frame.player, frame.uid, 0, references(s, turned)))


def settle_trap_monsters(g: Game, s: State) -> None:
    """Let the monsters that are also Traps go back once their effects as Traps are negated.

    rule: trap-monster.trap-effects-negated.back-to-spell-trap-zone
    """
    live = continuous.live_lines(g, s)
    if not (live[continuous.AT_OPS] | live[continuous.AT_LASTING]) & NEGATING:
        return
    negated: list[int] = []
    for player in (s.turn_player, 1 - s.turn_player):
        for uid in s.monsters_of(player):
            if is_still_a_trap(g, s.cards[uid]) and is_negated_as_trap(g, s, s.cards[uid]):
                negated.append(uid)
    if negated:
        s.push(Frame(FRAME_TRAP_MONSTERS, NEXT, s.turn_player, -1, 0, references(s, negated)))


def is_negated_as_trap(g: Game, s: State, row: CardState) -> bool:
    """Whether what negates the effects of a card speaks of Traps; what speaks of monsters alone leaves it a monster.

    rule: trap-monster.monster-effects-negated.stays-in-monster-zone
    """
    for source, lasting, step in continuous.find_steps(g, s, OP_NEGATE_EFFECTS):
        if speaks_of_traps(g, lasting, step) and continuous.applies_to(g, s, source, lasting, step, row):
            return True
        if lasting is not None and step.filter is not None and step.filter.what & TRAP:
            if negation_order.is_of_kind(g, s, lasting, row):
                return True
    return False


def speaks_of_traps(g: Game, lasting: Lingering | None, step: Step) -> bool:
    """Whether a negation is one of Traps, by the cards it is about or by those that its line targets."""
    if step.choice is not None:
        return step.choice.filter.what & TRAP != 0
    return lasting is not None and targets_traps(g.line_of(lasting.card, lasting.line))


def targets_traps(line: LineCode) -> bool:
    """Whether a line targets cards that may be Traps."""
    for step in line.steps:
        if step.op == OP_TARGET and step.choice is not None and step.choice.filter.what & TRAP:
            return True
    return False


def run_trap_monsters(g: Game, s: State, frame: Frame) -> None:
    """Put one Trap after the other into a Spell & Trap Zone that its controller chooses.

    rule: trap-monster.returns-to-spell-trap-zone.controller-picks-zone
    """
    row = take_next(s, frame)
    if row is None:
        return
    if frame.step == NEXT:
        zones = free_spell_trap_zones(s, row.controller)
        if not zones:
            # rule: trap-monster.returns.no-zone-sent-to-gy-not-destroyed
            go_to_next(s, frame)
            send_to_graveyard(g, s, row.uid, BY_RULE, -1)
            return
        s.go_on(PLACED)
        ask_for_zone(g, s, row.controller, row.uid, zones)
        return
    zone = s.picks[0].place
    go_to_next(s, frame)
    after = move(s, row, zone, row.controller, row.face_up, False, PUT_THERE if row.face_up else SET_SPELL_TRAP)
    if row.face_up:
        after = after.with_use(after.turn_set, True)  # it had been activated before
        s.put(after)
    tell_card(s, EVENT_MOVED, row.controller, row, after, BY_RULE, frame.uid, 0)
