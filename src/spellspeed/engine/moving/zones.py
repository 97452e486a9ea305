"""Zones that cannot be used: who chooses them, and as long as what they are blocked."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.frames import (
    FRAME_FUSION,
    FRAME_PROCEDURE,
    FRAME_SUMMON,
    MATERIALS_GIVEN,
    PROCEDURE_PAID,
    TRIBUTES_MADE,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import (
    free_monster_zones,
    is_main_monster_zone,
    is_monster_zone,
    is_on_field,
    zone_number,
)
from spellspeed.engine.kernel.rows import CardState, Frame, Lingering, Option
from spellspeed.engine.kernel.slots import AT_CARD, AT_STAGE, AT_ZONES, go_on_done, still_meant, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_zone
from spellspeed.lang.codes.code import NO_SLOT, OP_BLOCK_ZONES
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import ASK_ZONES, FOR_BLOCKING, FOR_GOOD, PICK_ZONE, PLACES, PLACES_EACH, VOID

# Place 0 is a deck: its bit says that some card blocks zones, also while its effects are negated.
SOMETHING_BLOCKS: Final = 1
ALL_OF_A_PLAYER: Final = (1 << PLACES_EACH) - 1


def find_unused(s: State, player: int, yours: int, opponents: int) -> list[int]:
    """Return the unused Main Monster Zones of these players."""
    found = free_monster_zones(s, player) if yours else []
    return found + free_monster_zones(s, 1 - player) if opponents else found


def choose_zones(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Choose zones one by one; the stage of the step is twice their number, and one more while somebody is asked."""
    memory = frame.memory
    if step.slot != NO_SLOT:
        chosen = 0
        there = 0
        for uid in still_meant(s, memory, step.slot):
            if is_main_monster_zone(s.cards[uid].place):
                chosen |= 1 << s.cards[uid].place
            if is_monster_zone(s.cards[uid].place):
                there += 1  # an Extra Monster Zone is nobody's and stays usable
        go_on_done(s, frame.step + 1, with_int(memory, AT_ZONES, chosen), there)
        return
    count = memory[AT_STAGE] >> 1
    if memory[AT_STAGE] & 1:
        picks = s.picks
        if not picks:
            go_on_done(s, frame.step + 1, memory, 1)
            return
        count += 1
        memory = with_int(memory, AT_ZONES, memory[AT_ZONES] | 1 << picks[0].place)
    else:
        memory = with_int(memory, AT_ZONES, 0)
    left = [
        zone
        for zone in find_unused(s, frame.player, step.your_places, step.opponents_places)
        if not memory[AT_ZONES] >> zone & 1
    ]
    up_to = step.or_fewer
    if count == step.count or not left or (not up_to and len(left) < step.count - count):
        go_on_done(s, frame.step + 1, memory, int(up_to or count == step.count))
        return
    s.go_on_with(frame.step, with_int(memory, AT_STAGE, 2 * count + 1))
    least = 0 if up_to and count else 1
    options = tuple([Option(PICK_ZONE, frame.uid, zone) for zone in left])
    ask(g, s, frame.player, ASK_ZONES, FOR_BLOCKING, frame.uid, options, least, 1, (), frame.line)


def block_zones(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let the chosen zones be unusable as long as a card stays where it is."""
    memory = frame.memory
    # A Token that should be banished meanwhile is nowhere.  rule: token.leave.vanished-is-not-banished
    uids = [uid for uid in still_meant(s, memory, step.slot) if s.cards[uid].place != VOID]
    go_on_done(s, frame.step + 1, memory, int(bool(uids)))
    if not uids or not memory[AT_ZONES]:
        return
    row = s.cards[uids[0]]
    let_block(s, frame.player, row, memory[AT_CARD], frame.line, frame.step, memory[AT_ZONES])
    change(s, s.blocked | SOMETHING_BLOCKS | memory[AT_ZONES], row.uid)


def let_block(s: State, player: int, row: CardState, card: int, line: int, pc: int, zones: int) -> None:
    """Note that a card blocks zones."""
    affected = (row.uid, row.visit, row.turned)
    lasting = Lingering(player, card, line, pc, affected, (zones,), FOR_GOOD, s.turn, s.next_serial())
    s.set_lingering([*s.lingering, lasting])


def change(s: State, blocked: int, source: int) -> None:
    """Let these zones be the blocked ones, and tell which have come or gone."""
    before = s.blocked
    s.set_blocked(blocked)
    for place in range(1, PLACES):
        if (before ^ blocked) >> place & 1:
            player = place // PLACES_EACH
            tell_zone(s, player, zone_number(place, player), source, blocked >> place & 1)


def is_block(g: Game, lasting: Lingering) -> bool:
    """Whether what lasts is that zones are blocked."""
    return continuous.step_of(g, lasting).op == OP_BLOCK_ZONES


def is_blocking(g: Game, s: State, row: CardState) -> bool:
    """Whether a card has chosen already which zones it blocks."""
    if s.blocked:
        for lasting in s.lingering:
            if is_block(g, lasting) and lasting.affected == (row.uid, row.visit, row.turned):
                return True
    return False


def is_zone_awaited(s: State) -> bool:
    """Whether cards have left for a summon whose monster has no zone yet: what they free stays usable until it has one.

    rule: summon.tribute.paid-before-monster-appears, summon.special.procedure-may-free-a-zone
    rule: summon.fusion.zone-may-be-freed-by-materials
    """
    for frame in s.frames:
        if frame.kind == FRAME_SUMMON and frame.step == TRIBUTES_MADE:
            return True
        if frame.kind == FRAME_PROCEDURE and frame.step == PROCEDURE_PAID:
            return True
        if frame.kind == FRAME_FUSION and frame.step == MATERIALS_GIVEN:
            return True
    return False


def settle_blocked(g: Game, s: State) -> None:
    """Let zones be usable again whose card is gone, turned face-down or negated, and unusable when it no longer is."""
    kept: list[Lingering] = []
    blocked = 0
    for lasting in s.lingering:
        if is_block(g, lasting):
            uid, visit, turned = lasting.affected
            if not s.holds_turned(uid, visit, turned):
                continue
            blocked |= SOMETHING_BLOCKS
            row = s.cards[uid]
            if not is_on_field(row.place) or not continuous.is_negated(g, s, row):
                blocked |= lasting.memory[0] & s.blocked if is_zone_awaited(s) else lasting.memory[0]
        kept.append(lasting)
    if len(kept) != len(s.lingering):
        s.set_lingering(kept)
    if blocked != s.blocked:
        change(s, blocked, -1)


def lift(g: Game, s: State, uid: int) -> None:
    """Let the zones be usable again that are blocked as long as a card stays where it is: it is about to leave."""
    if s.blocked:
        kept = [lasting for lasting in s.lingering if not is_block(g, lasting) or lasting.affected[0] != uid]
        s.set_lingering(kept)
        settle_blocked(g, s)


def find_blocking(g: Game, s: State, player: int) -> int:
    """Return the pool index of a card that blocks a zone of the player, -1 for none."""
    if s.blocked:
        for lasting in s.lingering:
            zones = lasting.memory[0] & s.blocked & ~SOMETHING_BLOCKS if is_block(g, lasting) else 0
            if zones >> player * PLACES_EACH & ALL_OF_A_PLAYER:
                return lasting.card
    return -1
