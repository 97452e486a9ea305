"""What applies without being activated: continuous lines, lasting effects, restrictions, negation."""

from typing import Final

import spellspeed.engine.find as find
import spellspeed.engine.numbers as numbers
from spellspeed.engine.game import Game
from spellspeed.engine.limits import is_being_summoned
from spellspeed.engine.places import KINDS, is_monster_zone, is_on_field, side_of
from spellspeed.engine.rows import CardState, Lingering, Link
from spellspeed.engine.slots import new_memory, with_slot
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    LINE_CONTINUOUS,
    OP_FORBID,
    OP_NEGATE_EFFECTS,
    OP_STAT,
    SLOT_BOUND,
    SLOT_THIS,
    STAT_BECOME,
    STAT_GAIN,
    Step,
)
from spellspeed.words import (
    EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER_ZONE,
    ON_THE_FIELD,
    PLACES_EACH,
    SPELL,
    SPELL_TRAP_ZONE,
    TRAP,
)

HAS_CONTINUOUS: Final = 1 << LINE_CONTINUOUS
NEGATING: Final = 1 << OP_NEGATE_EFFECTS
BOND_EQUIP: Final = 1
BOND_LINK: Final = 2
NOBODY_FORBIDS: Final = -1


def applies(g: Game, s: State, row: CardState) -> bool:
    """Whether a card on the field is one whose continuous lines can apply: face-up, not doomed, activation resolved.

    rule: effect-type.continuous.applies-once-faceup, effect-type.continuous.stops-when-not-faceup
    """
    if not row.face_up or row.doomed or is_being_summoned(s, row):
        return False
    return row.working or is_monster_zone(row.place)


def live_lines(g: Game, s: State) -> tuple[int, ...]:
    """Return the continuous lines that apply now, as uid, line, uid, line …"""
    if s.live is None:
        s.set_live(find_live(g, s))
    live = s.live
    assert live is not None
    return live


def find_live(g: Game, s: State) -> tuple[int, ...]:
    """Return what `live_lines` caches. Lines of cards whose effects are negated do not apply.

    Lines that negate come first, from the card that has been there longest to the newest, then all others.
    """
    found: list[int] = []
    candidates: list[tuple[int, int]] = []
    for player in range(2):
        first = player * PLACES_EACH + MONSTER_ZONE
        for place in range(first, (player + 1) * PLACES_EACH):
            for uid in s.piles[place]:
                if g.programs[s.cards[uid].card].kinds & HAS_CONTINUOUS and applies(g, s, s.cards[uid]):
                    candidates.append((s.cards[uid].turn_placed, uid))
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        for uid in s.piles[place]:
            if g.programs[s.cards[uid].card].kinds & HAS_CONTINUOUS and applies(g, s, s.cards[uid]):
                candidates.append((s.cards[uid].turn_placed, uid))
    if not candidates:
        return ()
    candidates.sort()
    for negating in (True, False):
        for _, uid in candidates:
            row = s.cards[uid]
            s.set_live(tuple(found))  # what has been found so far negates what comes after it
            if is_negated(g, s, row):
                continue
            for line in g.programs[row.card].lines:
                if line.kind != LINE_CONTINUOUS or (line.deeds & NEGATING != 0) != negating:
                    continue
                if numbers.holds(g, s, row.controller, own_memory(s, row), line.while_):
                    found.append(uid)
                    found.append(line.index)
    return tuple(found)


def own_memory(s: State, row: CardState) -> tuple[int, ...]:
    """Return the memory that a line which applies by itself reads: this card, and what is bound to it."""
    memory = with_slot(new_memory(0, row.card, SLOT_BOUND + 1), SLOT_THIS, (row.uid, row.visit))
    for bond in s.bonds:
        if bond.uid == row.uid and s.holds_turned(bond.uid, bond.visit, bond.turned):
            if s.holds_turned(bond.other, bond.other_visit, bond.other_turned):
                memory = with_slot(memory, SLOT_BOUND, (bond.other, bond.other_visit))
    return memory


def touches(g: Game, s: State, source: CardState, step: Step, row: CardState) -> bool:
    """Whether a step of a continuous line is about this card."""
    if step.choice is not None:
        choice = step.choice
        mask = choice.yours if row.controller == source.controller else choice.opponents
        if not KINDS[row.place] & mask:
            return False
        if choice.other_than == SLOT_THIS and row.uid == source.uid:
            return False
        # A Set Spell or Trap is what it is for what it may not do and what is negated; nothing else reaches it.
        through = step.op != OP_STAT and KINDS[row.place] & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) != 0
        return find.fits(g, s, source.controller, own_memory(s, source), row, choice.filter, through)
    if step.slot == SLOT_THIS:
        return row.uid == source.uid
    if step.slot == SLOT_BOUND:
        for bond in s.bonds:
            if bond.uid == source.uid and bond.other == row.uid:
                return s.holds_turned(bond.uid, bond.visit, bond.turned) and s.holds_turned(
                    bond.other, bond.other_visit, bond.other_turned
                )
    return False


def step_of(g: Game, lasting: Lingering) -> Step:
    """Return the step by which a lasting effect was applied."""
    return g.programs[lasting.card].lines[lasting.line].steps[lasting.pc]


def is_affected(s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a lasting effect was applied to this card, and the card is still the same, face-up since."""
    affected = lasting.affected
    for at in range(0, len(affected), 3):
        if affected[at] == row.uid:
            return affected[at + 1] == row.visit and affected[at + 2] == row.turned
    return False


def changed_stat(g: Game, s: State, row: CardState, stat: int, value: int) -> int:
    """Return a monster's ATK or DEF with everything that changes it: lasting effects in order, then continuous ones."""
    for lasting in s.lingering:
        if is_affected(s, lasting, row):
            step = step_of(g, lasting)
            if step.op == OP_STAT and step.a == stat:
                value = change(step, value, lasting.memory[0])
    live = live_lines(g, s)
    for at in range(0, len(live), 2):
        source = s.cards[live[at]]
        for step in g.programs[source.card].lines[live[at + 1]].steps:
            if step.op == OP_STAT and step.a == stat and touches(g, s, source, step, row):
                amount = numbers.compute(g, s, source.controller, own_memory(s, source), step.number)
                value = change(step, value, amount)
    return value if value > 0 else 0


def change(step: Step, value: int, amount: int) -> int:
    """Return a value changed by an amount as the step says."""
    if step.b == STAT_BECOME:
        return amount
    return value + amount if step.b == STAT_GAIN else value - amount


def is_negated(g: Game, s: State, row: CardState) -> bool:
    """Whether the effects of a card on the field are negated now."""
    for lasting in s.lingering:
        if is_affected(s, lasting, row) and step_of(g, lasting).op == OP_NEGATE_EFFECTS:
            return True
    live = live_lines(g, s)
    for at in range(0, len(live), 2):
        source = s.cards[live[at]]
        for step in g.programs[source.card].lines[live[at + 1]].steps:
            if step.op == OP_NEGATE_EFFECTS and touches(g, s, source, step, row):
                return True
    return False


def find_forbidding(g: Game, s: State, player: int, doing: int, row: CardState | None, cards_only: bool = False) -> int:
    """Return the pool index of a card that forbids this player to do this (with this card), -1 for none.

    With `cards_only` only what forbids it to the card counts, not what forbids the player to declare it.

    rule: effect.conflict.cannot-beats-must
    """
    for lasting in s.lingering:
        step = step_of(g, lasting)
        if step.op == OP_FORBID and step.a == doing:
            if step.slot >= 0:
                if row is not None and is_affected(s, lasting, row):
                    return lasting.card
            elif not cards_only and concerns(g, s, lasting.player, step, player, row, lasting.memory):
                return lasting.card
    live = live_lines(g, s)
    for at in range(0, len(live), 2):
        source = s.cards[live[at]]
        for step in g.programs[source.card].lines[live[at + 1]].steps:
            if step.op == OP_FORBID and step.a == doing:
                if step.slot >= 0:
                    if row is not None and touches(g, s, source, step, row):
                        return source.card
                elif not cards_only and concerns(g, s, source.controller, step, player, row, ()):
                    return source.card
    return NOBODY_FORBIDS


def concerns(
    g: Game, s: State, whose: int, step: Step, player: int, row: CardState | None, memory: tuple[int, ...]
) -> bool:
    """Whether a restriction on players binds this one, as far as this card is concerned.

    The memory of a lasting restriction names, behind its amount, the card whose name it is about.
    """
    if not step.b & side_of(whose, player):
        return False
    if step.filter is None:
        return True
    if row is None:
        return False
    if step.filter.named_like >= 0:
        return len(memory) > 1 and g.facts[memory[1]].rule_name == g.facts[row.card].rule_name
    return find.fits(g, s, whose, new_memory(0, 0, SLOT_BOUND + 1), row, step.filter, True)


def is_link_negated(g: Game, s: State, link: Link) -> bool:
    """Whether the effect of a link is processed in a negated state, because its card's effects are negated.

    rule: negate.lasting.monsters-on-field-only, negate.lasting.spells-traps-stay-negated,
    rule: negate.effect-negated.card-may-still-activate
    """
    row = s.cards[link.uid]
    there = row.visit == link.visit and is_on_field(row.place) and row.face_up
    line = g.programs[link.card].lines[link.line]
    if not there:
        if not g.facts[link.card].kind & (SPELL | TRAP) or not line.places & ON_THE_FIELD:
            return was_negated(g, s, link)
        # A Spell or Trap is judged as it was on the field when it was activated.
        row = row.elsewhere(link.card, link.player, link.player * PLACES_EACH + SPELL_TRAP_ZONE)
    return is_negated(g, s, row)


def was_negated(g: Game, s: State, link: Link) -> bool:
    """Whether an effect applied to the link's own monster negated it before the monster left the field, face-up.

    rule: negate.one-shot.left-field-stays-negated
    """
    row = s.cards[link.uid]
    moves = row.visit - link.visit
    for lasting in s.lingering:
        affected = lasting.affected
        for at in range(0, len(affected), 3):
            # Every move also counts as a turn; one more means that the monster was turned face-down in between.
            if affected[at] == link.uid and affected[at + 1] == link.visit and affected[at + 2] == row.turned - moves:
                if moves and step_of(g, lasting).op == OP_NEGATE_EFFECTS:
                    return True
    return False


def expire(s: State, until: int, turn: int) -> None:
    """End the lasting effects whose time is over; `turn` is the turn that ends, or the one they may last beyond."""
    if not s.lingering:
        return
    kept = [lasting for lasting in s.lingering if lasting.until != until or lasting.until_turn > turn]
    if len(kept) < len(s.lingering):
        s.set_lingering(kept)
