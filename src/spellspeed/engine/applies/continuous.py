"""What applies without being activated: continuous lines, lasting effects, restrictions, negation."""

from typing import Final

import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.negation_order as negation_order
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.kernel.caches import ON_ALL, ON_BONDS, ON_ITSELF
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_being_summoned
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, is_on_field, is_pendulum_card, side_of
from spellspeed.engine.kernel.rows import CardState, Lingering, Link
from spellspeed.engine.kernel.slots import new_memory, plain_memory, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import (
    FIRST_NAMED_SLOT,
    LINE_CONTINUOUS,
    NO_SLOT,
    OP_CONTROL,
    OP_FORBID,
    OP_NEGATE_EFFECTS,
    OP_STAT,
    SLOT_BOUND,
    SLOT_OPPOSING,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ATTACKING,
    BEING_AFFECTED,
    BEING_DESTROYED_BY_BATTLE,
    BEING_DESTROYED_BY_EFFECTS,
    CHANGING_POSITION,
    DECLARING_ATTACKS,
    EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    MONSTER_ZONE,
    NO_CARD,
    PLACES_EACH,
    SPELL,
    TRAP,
    UNTIL_DUE,
)

HAS_CONTINUOUS: Final = 1 << LINE_CONTINUOUS
NEGATING: Final = 1 << OP_NEGATE_EFFECTS
NOBODY_FORBIDS: Final = -1
FIELD_IN_ORDER: Final[list[int]] = [
    *range(MONSTER_ZONE, PLACES_EACH),
    *range(PLACES_EACH + MONSTER_ZONE, 2 * PLACES_EACH),
    *range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2),
]
NO_MEMORY: Final = new_memory(0, 0, FIRST_NAMED_SLOT)
CONDITIONS_OF_CONDITIONS: Final = 4  # how often what applies on a condition is asked again; circles end there
# What an effect does to monsters themselves, so that it does not reach those that are unaffected by it.
ENDURED: Final = (
    1 << ATTACKING
    | 1 << DECLARING_ATTACKS
    | 1 << CHANGING_POSITION
    | 1 << BEING_DESTROYED_BY_BATTLE
    | 1 << BEING_DESTROYED_BY_EFFECTS
)
LATEST: Final = 1 << 60  # what has begun to apply since the state last settled comes after everything else

# What `State.live` holds: the ops of the lines that apply, what they forbid, then uid and line of each.
AT_OPS: Final = 0
AT_DOINGS: Final = 1
AT_LASTING: Final = 2  # the ops of what lasts, which `AT_DOINGS` covers too
AT_LINES: Final = 3
NOTHING_LIVE: Final[tuple[int, ...]] = (0, 0, 0)


def applies(g: Game, s: State, row: CardState) -> bool:
    """Whether a card on the field is one whose continuous lines can apply: face-up, not doomed, activation resolved.

    rule: effect-type.continuous.applies-once-faceup, effect-type.continuous.stops-when-not-faceup
    """
    if not row.face_up or row.doomed or is_being_summoned(s, row):
        return False
    return row.working or is_monster_zone(row.place)


def applies_there(g: Game, row: CardState, line: LineCode) -> bool:
    """Whether a line is one that applies where the card is: a monster used as an equip has only its lines about that.

    What a Trap has as a monster applies in a Monster Zone only.
    rule: equip.monster.its-effects-are-equip-spell-effects, effect-type.unclassified.applies-in-graveyard
    rule: effect-type.unclassified.applies-on-facedown
    """
    if line.gemini and not row.resummoned:
        return False
    if line.elsewhere and line.elsewhere & KINDS[row.place]:
        return True
    if not row.face_up and not line.face_down:
        return False
    if row.doomed and not line.outlasts:
        # rule: effect-type.continuous.stops-when-destruction-determined
        return False  # rule: effect-type.unclassified.banish-when-leaving-field
    if not g.facts[row.card].kind & MONSTER:
        return line.places & KINDS[row.place] != 0
    if is_monster_zone(row.place):
        return not line.pendulum
    return is_pendulum_card(g, row) if line.pendulum else line.is_bound and not is_pendulum_card(g, row)


def find_sources(g: Game, s: State) -> tuple[int, ...]:
    """Return the cards that have lines which apply by themselves where they are, whether or not they do now."""
    if s.lending < 0:
        texts.is_lending(g, s)
    if s.sources is None:
        elsewhere = texts.find_elsewhere(g, s)
        found: list[int] = []
        kinds = 0
        for place in FIELD_IN_ORDER:
            for uid in s.piles[place]:
                program = texts.program_of(g, s, s.cards[uid])
                if program.by_itself:
                    found.append(uid)
                    kinds |= texts.kinds_of(program)
        if elsewhere:
            for uid in find.find_places(s, 0, elsewhere, elsewhere):
                program = g.programs[s.cards[uid].card]
                if program.elsewhere & KINDS[s.cards[uid].place]:
                    found.append(uid)
                    kinds |= texts.kinds_of(program)
        s.set_sources(tuple(found), kinds)
    sources = s.sources
    assert sources is not None
    return sources


def live_lines(g: Game, s: State) -> tuple[int, ...]:
    """Return the continuous lines that apply now: a mask of their ops, one of what they forbid, then uid, line …"""
    live = s.live
    if live is None:
        live = find_live(g, s)
    return live


def find_live(g: Game, s: State) -> tuple[int, ...]:
    """Return what `live_lines` caches. Lines of cards whose effects are negated do not apply.

    While it is found out, it is supposed that what has been found so far is what applies.
    """
    sources = find_sources(g, s)
    kinds = s.source_kinds
    start = sum_up(g, s, []) if s.lingering else NOTHING_LIVE
    conditional = kinds & texts.UNBOUND != 0 or (kinds & texts.CONDITIONAL != 0 and is_one_bound(g, s))
    depends = ON_ALL
    if not kinds & (texts.NAMES | texts.NEGATING) and not start[AT_LASTING] & NEGATING:
        if not conditional:
            live = find_steady(g, s, sources) if kinds & HAS_CONTINUOUS else start
            s.set_live(live, ON_ITSELF)
            return live
        if not kinds & texts.FURTHER:
            depends = ON_BONDS
    supposed = s.suppose(start)
    names = kinds & texts.NAMES != 0
    negates = kinds & texts.NEGATING != 0
    found: list[int] = negation_order.find_negating(g, supposed, sources) if negates else []
    live = complete(g, supposed, sources, found, names, conditional)
    if kinds & texts.DOUBTFUL:
        # The condition of a line that negates may speak of what other lines bring about.
        again = negation_order.find_negating(g, s.suppose(live), sources)
        if again != found:
            live = complete(g, supposed, sources, again, names, conditional)
    s.set_live(live, depends)
    return live


def is_one_bound(g: Game, s: State) -> bool:
    """Whether something is bound to a card that has lines which apply on a condition."""
    for bond in s.bonds:
        if texts.program_of(g, s, s.cards[bond.uid]).conditional:
            return True
    return False


def find_steady(g: Game, s: State, sources: tuple[int, ...]) -> tuple[int, ...]:
    """Return what applies if nothing is negated and all depends on how the cards themselves lie."""
    found: list[int] = []
    for uid in sources:
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        if program.kinds & HAS_CONTINUOUS and texts.can_apply(g, s, row):
            for line in program.lines:
                if line.kind == LINE_CONTINUOUS and line.while_ is None and applies_there(g, row, line):
                    found.append(uid)
                    found.append(line.index)
    return sum_up(g, s, found)


def complete(
    g: Game, s: State, sources: tuple[int, ...], found: list[int], names: bool, conditional: bool
) -> tuple[int, ...]:
    """Return everything that applies, given the lines that negate, and whether some give names or have conditions."""
    supposed = s.suppose(sum_up(g, s, found)) if found else s
    if names:
        # rule: negate.millennium-eyes.matches-current-name. What is negated by its name keeps the name.
        found = found + find_lines(g, supposed, sources, True, False) + find_lines(g, supposed, sources, True, True)
        supposed = s.suppose(sum_up(g, s, found))
    found = found + find_lines(g, supposed, sources, False, False)
    live = sum_up(g, s, found)
    # What applies on a condition is asked last, and again: the condition may speak of what other lines bring about.
    others: list[int] = []
    for _ in range(CONDITIONS_OF_CONDITIONS if conditional else 0):
        again = find_lines(g, s.suppose(live), sources, False, True)
        if again == others:
            break
        others = again
        live = sum_up(g, s, found + others)
    return live


def find_lines(g: Game, s: State, sources: tuple[int, ...], names: bool, conditional: bool) -> list[int]:
    """Return the lines that apply and negate nothing, as uid, line …: those that only give a name, or the others."""
    found: list[int] = []
    for uid in sources:
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        if not program.kinds & HAS_CONTINUOUS or (names and not program.names) or not texts.can_apply(g, s, row):
            continue
        if conditional and not program.conditional:
            continue
        if is_negated(g, s, row, names and is_on_field(row.place)):
            continue
        for line in program.lines:
            if line.kind != LINE_CONTINUOUS or line.deeds & NEGATING or line.is_name != names:
                continue
            if (line.while_ is not None) != conditional:
                continue
            if applies_there(g, row, line):
                if line.while_ is None or numbers.holds(g, s, row.controller, own_memory(s, row), line.while_):
                    found.append(uid)
                    found.append(line.index)
    return found


def sum_up(g: Game, s: State, found: list[int]) -> tuple[int, ...]:
    """Return lines with the masks of what they do and forbid in front."""
    ops = 0
    doings = 0
    for at in range(0, len(found), 2):
        line = g.line_of(s.cards[found[at]].card, found[at + 1])
        ops |= line.deeds
        doings |= line.doings
    if not s.lingering:
        return (ops, doings, 0, *found)
    if s.lasting is None:
        sum_up_lasting(g, s)
    lasting = s.lasting
    assert lasting is not None
    return (ops, doings | lasting[1], lasting[0], *found)


def sum_up_lasting(g: Game, s: State) -> None:
    """Keep the masks of what lasting effects do and what they forbid."""
    ops = 0
    doings = 0
    for lasting in s.lingering:
        if lasting.until != UNTIL_DUE:
            step = step_of(g, lasting)
            ops |= step.bit
            if step.op == OP_FORBID:
                doings |= 1 << step.doing
    s.set_lasting(ops, doings)


def onset_of(s: State, source: CardState, line: int, affected: int) -> int:
    """Return when a line began to apply (to a card, or at all with -1), LATEST if it has since the state settled."""
    for onset in s.onsets:
        if onset.uid == source.uid and onset.line == line and onset.affected == affected:
            if onset.visit == source.visit and onset.turned == source.turned:
                if affected == NO_CARD or s.holds_turned(affected, onset.affected_visit, onset.affected_turned):
                    return onset.serial
    return LATEST


def own_memory(s: State, row: CardState) -> tuple[int, ...]:
    """Return the memory that a line which applies by itself reads: this card, what is bound to it, what it battles."""
    memory = plain_memory(row)
    if s.battle is not None:
        memory = with_slot(memory, SLOT_OPPOSING, opposing(s, row))
    return with_slot(memory, SLOT_BOUND, bound_to(s, row)) if s.bonds else memory


def opposing(s: State, row: CardState) -> tuple[int, ...]:
    """Return the reference to the monster that a card battles, or that its controller's monster does, () for none.

    A monster that was destroyed may lie with its owner by then.
    """
    battle = s.battle
    if battle is None:
        return ()
    attacks = battle.attacker == row.uid or (battle.target != row.uid and battle.player == row.controller)
    uid = battle.target if attacks else battle.attacker
    visit = battle.target_visit if attacks else battle.attacker_visit
    return (uid, visit) if uid != NO_CARD and s.holds(uid, visit) else ()


def bound_to(s: State, row: CardState) -> tuple[int, ...]:
    """Return the references to the cards that an equip or a link binds to this one now, () if there is none."""
    found: tuple[int, ...] = ()
    for bond in s.bonds:
        if bond.uid == row.uid and s.holds_bond(bond):
            found += (bond.other, bond.other_visit)
    return found


def touches(g: Game, s: State, source: CardState, step: Step, row: CardState) -> bool:
    """Whether a step of a continuous line is about this card, and reaches it."""
    choice = step.choice
    if choice is not None:
        mask = choice.yours if row.controller == source.controller else choice.opponents
        if not KINDS[row.place] & mask or (mask & IN_PENDULUM_ZONE and not find.lies_there(g, row, mask)):
            return False
        if choice.other_than == SLOT_THIS and row.uid == source.uid:
            return False
        if choice.other_than == SLOT_BOUND and is_bound(s, source, row):
            return False
        # A Set Spell or Trap is what it is for what it may not do and what is negated; nothing else reaches it.
        through = step.op != OP_STAT and KINDS[row.place] & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) != 0
        memory = own_memory(s, source) if choice.filter.remembers else NO_MEMORY
        if not find.fits(g, s, source.controller, memory, row, choice.filter, through):
            return False
    elif step.slot == SLOT_THIS:
        return row.uid == source.uid
    elif step.op == OP_NEGATE_EFFECTS and step.filter is not None:
        if not row.face_up or not is_on_field(row.place):
            return False
        if not find.fits(g, s, source.controller, own_memory(s, source), row, step.filter):
            return False
    elif step.slot != SLOT_BOUND or not is_bound(s, source, row):
        return False
    # What a player may not do with a card, such as choose it, holds of every card; what happens to it does not.
    if step.op == OP_FORBID and not ENDURED & 1 << step.doing:
        return True
    return not is_unaffected(g, s, row, source)  # rule: effect.immunity.unaffected-can-be-targeted


def is_bound(s: State, source: CardState, row: CardState) -> bool:
    """Whether an equip or a link binds a card to this one now."""
    for bond in s.bonds:
        if bond.uid == source.uid and bond.other == row.uid and s.holds_bond(bond):
            return True
    return False


def step_of(g: Game, lasting: Lingering) -> Step:
    """Return the step by which a lasting effect was applied."""
    return g.line_of(lasting.card, lasting.line).steps[lasting.pc]


def is_affected(s: State, lasting: Lingering, row: CardState) -> bool:
    """Whether a lasting effect was applied to this card, and the card is still the same, face-up since."""
    affected = lasting.affected
    for at in range(0, len(affected), 3):
        if affected[at] == row.uid:
            return affected[at + 1] == row.visit and affected[at + 2] == row.turned
    return False


def has_op(g: Game, s: State, op: int) -> bool:
    """Whether anything of this kind applies to any card now."""
    live = live_lines(g, s)
    return (live[AT_OPS] | live[AT_LASTING]) & 1 << op != 0


def find_steps(g: Game, s: State, op: int) -> list[tuple[CardState | None, Lingering | None, Step]]:
    """Return every step of this kind that applies now, with its card or with what lasts, in order of onset."""
    if not has_op(g, s, op):
        return []
    ranked: list[tuple[int, int, CardState | None, Lingering | None, Step]] = []
    for lasting in s.lingering:
        if lasting.is_under_way(s.turn):
            step = step_of(g, lasting)
            if step.op == op:
                ranked.append((lasting.serial, len(ranked), None, lasting, step))
    live = live_lines(g, s)
    if live[AT_OPS] & 1 << op:
        for at in range(AT_LINES, len(live), 2):
            source = s.cards[live[at]]
            line = g.line_of(source.card, live[at + 1])
            if line.deeds & 1 << op:
                serial = first_onset(s, source, line.index)
                for step in line.steps:
                    if step.op == op:
                        ranked.append((serial, len(ranked), source, None, step))
    if len(ranked) != 1:  # as most often
        ranked.sort(key=onset_first)
    return [(source, lasting, step) for _, _, source, lasting, step in ranked]


def onset_first(entry: tuple[int, int, CardState | None, Lingering | None, Step]) -> tuple[int, int]:
    """Return what orders effects: when they began, then how they were found."""
    return (entry[0], entry[1])


def first_onset(s: State, source: CardState, line: int) -> int:
    """Return when a line began to apply to any card."""
    first = LATEST
    for onset in s.onsets:
        if onset.uid == source.uid and onset.line == line and onset.visit == source.visit:
            first = min(first, onset.serial)
    return first


def applies_to(
    g: Game, s: State, source: CardState | None, lasting: Lingering | None, step: Step, row: CardState
) -> bool:
    """Whether a step that `find_steps` returned is about this card."""
    if lasting is None:
        return source is not None and touches(g, s, source, step, row)
    if step.newcomers:
        return numbers.is_one_of(g, s, lasting.player, step.choice, row)
    return was_applied_to(lasting, row) if step.op == OP_CONTROL else is_affected(s, lasting, row)


def was_applied_to(lasting: Lingering, row: CardState) -> bool:
    """Whether a lasting effect was applied to this card since it came to the field, also if it was turned since."""
    affected = lasting.affected
    for at in range(0, len(affected), 3):
        if affected[at] == row.uid and affected[at + 1] == row.visit:
            return True
    return False


def is_negated_for_a_time(g: Game, s: State, row: CardState) -> bool:
    """Whether a lasting effect negates the effects of a card."""
    for lasting in s.lingering:
        if lasting.is_under_way(s.turn) and step_of(g, lasting).op == OP_NEGATE_EFFECTS:
            if is_affected(s, lasting, row) or negation_order.is_of_kind(g, s, lasting, row):
                return True
    return False


def is_negated(g: Game, s: State, row: CardState, whatever_its_name: bool = False) -> bool:
    """Whether the effects of a card on the field are negated now, or would be whatever its name were."""
    live = live_lines(g, s)
    if live[AT_LASTING] & NEGATING and is_negated_for_a_time(g, s, row):
        return True
    if not live[AT_OPS] & NEGATING:
        return False
    for at in range(AT_LINES, len(live), 2):
        source = s.cards[live[at]]
        for step in g.line_of(source.card, live[at + 1]).steps:
            if step.op == OP_NEGATE_EFFECTS and touches(g, s, source, step, row):
                if not whatever_its_name or step.filter is None or step.filter.like() == NO_SLOT:
                    return True
    return False


def find_forbidding(
    g: Game,
    s: State,
    player: int,
    doing: int,
    row: CardState | None,
    cards_only: bool = False,
    source: CardState | None = None,
) -> int:
    """Return the pool index of a card that forbids this player to do this (with this card), -1 for none.

    With `cards_only` only what forbids it to the card counts, not what forbids the player to declare it; `source` is
    the card whose effect acts, for what protects from some cards only.

    rule: effect.cannot.forbids-while-it-applies, effect.conflict.cannot-beats-must
    """
    live = live_lines(g, s)
    if not live[AT_DOINGS] & 1 << doing:
        return NOBODY_FORBIDS
    for lasting in s.lingering:
        step = step_of(g, lasting)
        if step.op == OP_FORBID and step.doing == doing and lasting.is_under_way(s.turn):
            if step.slot != NO_SLOT:
                if row is not None and is_affected(s, lasting, row) and is_against(g, s, lasting.player, step, source):
                    return lasting.card
            elif step.holder != NO_SLOT and row is not None and is_affected(s, lasting, row):
                continue  # it is not forbidden with this card
            elif not cards_only and concerns(g, s, lasting.player, step, player, row, lasting.memory):
                if row is not None and step.filter is not None and step.filter.other_than() != NO_SLOT:
                    if was_applied_to(lasting, row):
                        continue
                # What an oath forbids in any other way its own effect may do.
                if not step.otherwise or source is None or source.uid != lasting.affected[0]:
                    return lasting.card
    for at in range(AT_LINES, len(live), 2):
        by = s.cards[live[at]]
        line = g.line_of(by.card, live[at + 1])
        if not line.doings & 1 << doing:
            continue
        for step in line.steps:
            if step.op == OP_FORBID and step.doing == doing:
                if step.slot != NO_SLOT:
                    if (
                        row is not None
                        and touches(g, s, by, step, row)
                        and is_against(g, s, by.controller, step, source, by)
                    ):
                        return by.card
                elif not cards_only and concerns(g, s, by.controller, step, player, row, ()):
                    return by.card
    return NOBODY_FORBIDS


def is_against(
    g: Game, s: State, whose: int, step: Step, source: CardState | None, protector: CardState | None = None
) -> bool:
    """Whether a protection is one from the effects of this card; what bound cards it speaks of its protector says."""
    if step.by is None:
        return True
    if source is not None and is_monster_zone(source.place) and not step.by.what & MONSTER:
        return False  # rule: trap-monster.effects-activated-as-monster-are-monster-effects
    memory = own_memory(s, protector) if protector is not None and step.by.remembers else NO_MEMORY
    return source is not None and find.fits(g, s, whose, memory, source, step.by, True)


def is_unaffected(g: Game, s: State, row: CardState, source: CardState) -> bool:
    """Whether effects of a card do not reach another."""
    if row.uid == source.uid:
        return False
    return find_forbidding(g, s, source.controller, BEING_AFFECTED, row, True, source) != NOBODY_FORBIDS


def concerns(
    g: Game, s: State, whose: int, step: Step, player: int, row: CardState | None, memory: tuple[int, ...]
) -> bool:
    """Whether a restriction on players binds this one, as far as this card is concerned.

    The memory of a lasting restriction names, behind its amount, the card whose name it is about.
    """
    if not step.who & side_of(whose, player):
        return False
    if step.from_places and (row is None or not KINDS[row.place] & step.from_places):
        return False  # about monsters that come from other places
    if step.filter is None:
        return True
    if row is None:
        return False
    if step.filter.like() != NO_SLOT:
        if len(memory) < 2 or g.facts[memory[1]].rule_name != g.facts[row.card].rule_name:
            return False
        return step.filter.lies is None or find.lies_so(whose, row, KINDS[row.place], step.filter.lies)
    return find.fits(g, s, whose, NO_MEMORY, row, step.filter, True)


def is_link_negated(g: Game, s: State, link: Link) -> bool:
    """Whether the effect of a link is processed in a negated state, because its card's effects are negated.

    rule: negate.lasting.monsters-on-field-only, negate.lasting.spells-traps-stay-negated,
    rule: negate.effect-negated.card-may-still-activate
    """
    row = s.cards[link.uid]
    there = row.visit == link.visit and is_on_field(row.place) and row.face_up
    line = g.line_of(link.card, link.line)
    if not there:
        if negation_order.is_link_negated(g, s, link):
            return True
        if row.visit == link.visit and KINDS[row.place] & IN_GRAVEYARD and is_negated(g, s, row):
            return True  # what negates it there follows no card that leaves
        # rule: equip.monster.its-effects-are-equip-spell-effects
        is_spells = g.facts[link.card].kind & (SPELL | TRAP) != 0 or not line.places & IN_MONSTER_ZONE
        in_spell_trap_zone = line.places & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) != 0
        if not line.pendulum and not (is_spells and in_spell_trap_zone):
            return was_negated(g, s, link)
        # A Spell or Trap is judged as it was on the field when it was activated.
        row = row.elsewhere(link.card, link.player, negation_order.place_of_activation(s, link))
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
    if len(kept) != len(s.lingering):
        s.set_lingering(kept)
