"""Which cards fit a noun, and where they are: the one reader of filters and choices."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.declare as declare
import spellspeed.engine.applies.equipped as equipped
import spellspeed.engine.applies.geminis as geminis
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.stats as stats
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.applies.traits as traits
from spellspeed.engine.applies.markers import is_linked_as
from spellspeed.engine.applies.standing_attack import is_attacking, is_battling, lay_at_start
from spellspeed.engine.kernel.caches import ALL_COUNT
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import is_material_of, way_of
from spellspeed.engine.kernel.places import (
    KINDS,
    facts_now,
    is_pendulum_card,
    is_pointed_at,
    shares_column,
    side_of,
    was_set,
)
from spellspeed.engine.kernel.rows import CardState, Lingering
from spellspeed.engine.kernel.slots import awaits_targets, slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import NO_SLOT, NUM_FIXED, OP_TREAT, USED_MATERIALS, ChoiceCode, RangeCode
from spellspeed.lang.codes.filter_code import FilterCode, KindCode, LyingCode, PrintedCode, RecordCode
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    A_TYPE,
    AN_ATTRIBUTE,
    BY_RULE,
    CONTINUOUS,
    DECK,
    EFFECT,
    EQUIP,
    EXTRA_MONSTER_ZONE,
    FACE_DOWN,
    FACE_UP,
    FUSION_MATERIAL,
    GEMINI,
    GEMINI_SUMMON,
    GRAVEYARD,
    HIGHEST,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    MATERIAL,
    MONSTER,
    NORMAL,
    NORMAL_SUMMON,
    NORMALLY,
    NOWHERE,
    ON_THE_FIELD,
    PENDULUM,
    PLACED_AS_SPELL,
    PLACED_AS_TRAP,
    PLACES_EACH,
    PUT_THERE,
    SET_SPELL_TRAP,
    SPELL,
    SUMMONED_BY,
    SUMMONED_SPECIALLY,
    TRAP,
    UNION,
    WAS_DESTROYED,
    WAS_FELLED,
    WAS_SENT,
)

SPELL_OR_TRAP: Final = SPELL | TRAP
ANYTHING: Final = MONSTER | SPELL | TRAP
KEEPS_KIND: Final = IN_SPELL_TRAP_ZONE | IN_BANISHED  # where a card that lies face-down does not tell its kind
HIDES_FACE: Final = ON_THE_FIELD | IN_BANISHED
NOTHING: Final[tuple[int, ...]] = ()
TREATS_ATTRIBUTE: Final = 1
TREATS_TYPE: Final = 2
TREATS_NAME: Final = 3
TREATS_KIND: Final = 4


def kind_asked(g: Game, s: State, row: CardState, place: int, filter_: FilterCode) -> int:
    """Return what kind of card a card in this kind of place is for a filter, as far as the filter asks."""
    if place & IN_SPELL_TRAP_ZONE:
        return kind_now(g, s, row)
    kind = g.forms[row.card].kind if place & IN_MONSTER_ZONE else g.facts[row.card].kind
    if filter_.kinds is not None:
        if kind & GEMINI:
            kind = geminis.kind_of(g, s, row, kind)
        if s.lending and texts.has_gained(g, s, row):
            kind = (kind | EFFECT) & ~NORMAL
        if is_treated(g, s, row):
            kind = kind_treated(g, s, row, kind)
    return kind


def fits(
    g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, filter_: FilterCode, through: bool = False
) -> bool:
    """Whether a card is one the filter means; `through` looks through face-down cards, as a Tribute does.

    rule: effect.face-down.property-dependent-effects-do-not-apply, effect.face-down.name-dependent-effects-do-not-apply
    """
    if filter_.otherwise is not None and fits(g, s, player, memory, row, filter_.otherwise, through):
        return True
    place, through = KINDS[row.place], through or filter_.through
    kind = kind_asked(g, s, row, place, filter_)
    what = filter_.what
    if filter_.or_set() and not row.face_up and place & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE):
        what = SPELL_OR_TRAP
    if not kind & what:
        return False
    if place & KEEPS_KIND and not row.face_up and not through:
        # Nobody can tell whether a Set card is a Spell or a Trap.  rule: info.banished.facedown-hidden
        told = SPELL_OR_TRAP if place & IN_SPELL_TRAP_ZONE else ANYTHING
        if what & told != told:
            return False
    if filter_.lies is not None and not lies_so(player, row, place, filter_.lies):
        return False
    if filter_.record is not None and not fits_record(g, s, player, memory, row, filter_.record):
        return False
    if filter_.kinds is None and filter_.printed is None:
        return True
    if not row.face_up and place & HIDES_FACE and not through:
        # rule: info.set-field-spell.known-as-field-spell
        if not place & IN_FIELD_ZONE or filter_.printed is not None:
            return False
    if filter_.kinds is not None and not fits_kind(kind, filter_.kinds):
        return False
    return filter_.printed is None or fits_printed(g, s, player, memory, row, filter_.printed)


def lies_so(player: int, row: CardState, place: int, lies: LyingCode) -> bool:
    """Whether a card in this kind of place lies as a filter says, where it says, and is whose it says."""
    if lies.positions and place & ON_THE_FIELD:
        if place & IN_MONSTER_ZONE:
            if not row.position() & lies.positions:
                return False
        elif not (FACE_UP if row.face_up else FACE_DOWN) & lies.positions:
            return False
    if lies.controller and lies.controller != side_of(player, row.controller):
        return False
    if lies.owner and lies.owner != side_of(player, row.owner):
        return False
    return not lies.zones or place & lies.zones != 0


def fits_kind(kind: int, kinds: KindCode) -> bool:
    """Whether a card of this kind is of the kinds that a filter says."""
    one_of = not kinds.kind or kind & kinds.kind != 0
    return one_of and not kind & kinds.not_kind and kind & kinds.all_kinds == kinds.all_kinds


def fits_printed(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card's attribute, Type, name and numbers are such as a filter says."""
    if printed.attribute or printed.not_attribute:
        attribute = attribute_of(g, s, row)
        if attribute & printed.not_attribute or (printed.attribute and not attribute & printed.attribute):
            return False
    if printed.type_ or printed.not_type:
        type_ = type_of(g, s, row)
        if type_ & printed.not_type or (printed.type_ and not type_ & printed.type_):
            return False
    if printed.type_like >= 0 and not traits.is_alike(g, s, memory, row, printed):
        return False
    if printed.declared and not declare.fits_declared(g, s, memory, row, printed):
        return False
    return fits_name(g, s, memory, row, printed) and traits.fits_numbers(g, s, player, memory, row, printed)


def fits_name(g: Game, s: State, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card's name is one the filter means."""
    if printed.names and name_of(g, s, row) not in printed.names:
        if not printed.or_made_of or not is_made_of(g, row, printed.names):
            return False
    if printed.not_names and name_of(g, s, row) in printed.not_names:
        return False
    if printed.archetype and printed.archetype not in archetypes_of(g, s, row):
        return False
    if printed.not_archetype and printed.not_archetype in archetypes_of(g, s, row):
        return False
    like = printed.named_like
    if like != NO_SLOT and not (awaits_targets(memory, like) or is_named_like(g, s, slot_of(memory, like), False, row)):
        return False
    like = printed.originally_like
    if like != NO_SLOT and not is_named_like(g, s, slot_of(memory, like), True, row):
        return False
    return printed.unlike == NO_SLOT or not is_named_like(g, s, slot_of(memory, printed.unlike), False, row)


def is_made_of(g: Game, row: CardState, names: tuple[int, ...]) -> bool:
    """Whether a Fusion Monster names one of these cards as a material."""
    for material in g.programs[row.card].materials:
        for name in material.names():
            if name in names:
                return True
    return False


def is_named_like(g: Game, s: State, like: tuple[int, ...], originally: bool, row: CardState) -> bool:
    """Whether a card has the name, or the original name, of one of these."""
    for at in range(0, len(like), 2):
        other = s.cards[like[at]]
        if originally:
            if g.facts[other.card].rule_name == g.facts[row.card].rule_name:
                return True
        elif name_of(g, s, other) == name_of(g, s, row):
            return True
    return False


def kind_now(g: Game, s: State, row: CardState) -> int:
    """Return what a card is where it lies: a monster in a Spell & Trap Zone is a Spell, a Pendulum or an Equip Card.

    rule: equip.monster.treated-as-equip-spell, equip.card.includes-traps-and-monsters, pendulum.zone.is-a-spell,
    rule: pendulum.zone.not-a-monster
    """
    kind = facts_now(g, row).kind
    if not KINDS[row.place] & IN_SPELL_TRAP_ZONE:
        return kind
    if kind & MONSTER:
        return kind_among_spells(g, row)
    if kind & TRAP and s.bonds:
        for bond in s.bonds:
            if bond.uid == row.uid and bond.visit == row.visit and bond.is_equip():
                return kind | EQUIP
    return kind


def kind_among_spells(g: Game, row: CardState) -> int:
    """Return what a monster is in a Spell & Trap Zone, by how it came there.

    rule: zone.spell-trap.monster-there-is-spell
    """
    if is_pendulum_card(g, row):
        return SPELL | PENDULUM
    if row.arrived_by == PLACED_AS_SPELL:
        return SPELL | CONTINUOUS
    if row.arrived_by == PLACED_AS_TRAP:
        return TRAP | CONTINUOUS
    return SPELL if row.arrived_by == SET_SPELL_TRAP else SPELL | EQUIP | g.facts[row.card].kind & UNION


def is_of_kind(g: Game, s: State, like: tuple[int, ...], row: CardState) -> bool:
    """Whether a card is originally a Monster, Spell or Trap, as one of these cards is."""
    for uid in like[::2]:
        if g.facts[s.cards[uid].card].kind & g.facts[row.card].kind & ANYTHING:
            return True
    return False


def is_waiting(s: State, row: CardState) -> bool:
    """Whether a card was Set, or is being put there, and has to wait for the next turn of its controller."""
    last_own_turn = s.turn if s.turn_player == row.controller else s.turn - 1
    return not row.working and row.turn_set >= last_own_turn


def fits_record(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, record: RecordCode) -> bool:
    """Whether a card has done what the filter says, and has the counters, equips and materials it says."""
    if record.attacking and not is_attacking(s, row):
        return False
    if record.summoned and not way_of(row.arrived_by) & record.summoned:
        return False
    if record.done and not has_done_one_of(s, row, record.done):
        return False
    if record.not_done and has_done_one_of(s, row, record.not_done):
        return False
    if record.counter and row.count_counters(record.counter) < record.counters:
        return False
    if (record.battling and not is_battling(s, row)) or (record.doomed and not row.doomed):
        return False
    if record.lay_at_start and not record.lay_at_start & lay_at_start(s, row):
        return False
    if record.without_union and equipped.has_union(g, s, row):
        return False
    if (record.was_set and not was_set(row)) or (record.waiting and not is_waiting(s, row)):
        return False
    if record.other_than != NO_SLOT and row.uid in slot_of(memory, record.other_than)[::2]:
        return False
    if record.own_way and not (row.proper and row.arrived_by in NORMALLY):
        return False
    if (record.summoned_by or record.summoned_by_such is not None) and not was_summoned_by(g, s, row, record):
        return False
    if record.came_from:
        if not KINDS[row.came_from] & record.came_from:
            return False
        if KINDS[row.place] & ON_THE_FIELD and not way_of(row.arrived_by) & SUMMONED_SPECIALLY:
            return False
    if record.was_material and row.arrived_by != FUSION_MATERIAL:
        return False
    return stands_to_others(g, s, player, memory, row, record)


def stands_to_others(
    g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, record: RecordCode
) -> bool:
    """Whether a card stands to other cards as the filter says: beside them, under them, equipped with them."""
    if record.kind_like != NO_SLOT and not is_of_kind(g, s, slot_of(memory, record.kind_like), row):
        return False
    if record.pointed_at_by != NO_SLOT and not is_pointed_at(g, s, slot_of(memory, record.pointed_at_by), row):
        return False
    if (record.linked or record.not_linked) and not is_linked_as(g, s, row, record.linked, record.not_linked):
        return False
    if record.column_of != NO_SLOT and not shares_column(s, slot_of(memory, record.column_of), row):
        return False
    if record.equipped_to != NO_SLOT and not equipped.is_equipped_to(s, slot_of(memory, record.equipped_to), row):
        return False
    if record.an_equip and not equipped.is_an_equip(s, row, record.an_equip):
        return False
    if record.material_of != NO_SLOT and not is_material_of(s, slot_of(memory, record.material_of), row):
        return False
    if record.attached_to != NO_SLOT:
        if not KINDS[row.place] & IN_MATERIAL or row.holder not in slot_of(memory, record.attached_to)[::2]:
            return False
    if record.holds is not None and not holds_such(g, s, player, memory, row, record.holds):
        return False
    return traits.fits_traits(g, s, player, memory, row, record)


def holds_such(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, filter_: FilterCode) -> bool:
    """Whether a monster has such a material, or had it when it left: that has gone to the Graveyard with it."""
    if not KINDS[row.place] & IN_MONSTER_ZONE:
        return False
    rows = [s.cards[uid] for uid in s.piles[MATERIAL]]
    if not s.holds(row.uid, row.visit):
        for event in s.happened:
            if event.before is not None and KINDS[event.before.place] & IN_MATERIAL and event.cause == BY_RULE:
                rows.append(event.before)
    for material in rows:
        if material.holder == row.uid and fits(g, s, player, memory, material, filter_):
            return True
    return False


def was_summoned_by(g: Game, s: State, row: CardState, record: RecordCode) -> bool:
    """Whether a monster was Special Summoned by the effect of such a card, and has only just left if at all."""
    gone = 0 if KINDS[row.place] & ON_THE_FIELD else 1
    for done in s.deeds:
        if done.deed == SUMMONED_BY and done.uid == row.uid and done.visit == row.visit - gone:
            if record.summoned_by_such is None:
                return g.facts[done.card].rule_name in record.summoned_by
            by, no_memory = row.elsewhere(done.card, done.player, NOWHERE), continuous.NO_MEMORY
            return fits(g, s, done.player, no_memory, by, record.summoned_by_such)
    return False


def has_done_one_of(s: State, row: CardState, deeds: int) -> bool:
    """Whether a card, since it came to where it is, has done one of these deeds this turn."""
    if deeds & 1 << WAS_SENT and KINDS[row.place] & IN_GRAVEYARD and row.turn_placed == s.turn:
        # rule: move.temp-banish.no-zone-is-not-sent-to-gy
        return row.arrived_by != PUT_THERE
    way = 1 << row.arrived_by | (1 << WAS_DESTROYED if row.arrived_by == WAS_FELLED else 0)
    if deeds & way and row.arrived_by and row.turn_placed == s.turn:
        return True  # how it was summoned; the summon itself was noted before it was there
    for done in s.deeds:
        if done.uid == row.uid and done.visit == row.visit:
            if deeds & 1 << (NORMAL_SUMMON if done.deed == GEMINI_SUMMON else done.deed):
                return True
    return False


def is_treated(g: Game, s: State, row: CardState) -> bool:
    """Whether an effect may say that a card is something else than what is printed on it."""
    if g.programs[row.card].elsewhere & KINDS[row.place]:
        return continuous.has_op(g, s, OP_TREAT)
    return row.face_up and KINDS[row.place] & ON_THE_FIELD != 0 and continuous.has_op(g, s, OP_TREAT)


def attribute_of(g: Game, s: State, row: CardState) -> int:
    """Return a card's attribute as it is now."""
    printed = facts_now(g, row).attribute
    treated = latest_treat(g, s, row, TREATS_ATTRIBUTE, printed) if is_treated(g, s, row) else 0
    return treated or printed


def type_of(g: Game, s: State, row: CardState) -> int:
    """Return a card's Type as it is now."""
    printed = facts_now(g, row).type_
    treated = latest_treat(g, s, row, TREATS_TYPE, printed) if is_treated(g, s, row) else 0
    return treated or printed


def name_of(g: Game, s: State, row: CardState) -> int:
    """Return the password of the card whose name a card has now."""
    treated = latest_treat(g, s, row, TREATS_NAME) if is_treated(g, s, row) else 0
    return treated or g.facts[row.card].rule_name


def archetypes_of(g: Game, s: State, row: CardState) -> tuple[str, ...]:
    """Return what a card belongs to by the name that it has now."""
    treated = latest_treat(g, s, row, TREATS_NAME) if is_treated(g, s, row) else 0
    return g.facts[g.pool.by_password.get(treated, row.card)].archetypes


def kind_treated(g: Game, s: State, row: CardState, kind: int) -> int:
    """Return what kind of monster a card is now, given what it would be otherwise.

    rule: card.effect-monster.own-treated-as-normal
    """
    treated = latest_treat(g, s, row, TREATS_KIND)
    return (kind & ~EFFECT if treated & NORMAL else kind) | treated


def latest_treat(g: Game, s: State, row: CardState, what: int, printed: int = 0) -> int:
    """Return the attribute, Type or name that the latest step gives a card which gives it one, 0 for none.

    What a step gives besides comes to what the card has by then.

    Whether a step is about the card is judged by what those before it have made of the card.
    """
    steps = continuous.find_steps(g, s, OP_TREAT)
    count = len(steps) if s.treating == ALL_COUNT else min(s.treating, len(steps))
    found = 0
    for at in range(count):
        source, lasting, step = steps[at]
        value = given_by(g, s, source, lasting, step, what)
        if value and continuous.applies_to(g, s.treat_by(at), source, lasting, step, row):
            found = value | (found or printed) if step.besides else value
    return found


def given_by(g: Game, s: State, source: CardState | None, lasting: Lingering | None, step: Step, what: int) -> int:
    """Return the attribute, Type or name that a step gives to cards, 0 if it gives none."""
    if what == TREATS_NAME:
        if lasting is not None and step.name is not None:
            return lasting.memory[0]
        return 0 if step.name is None else step.name.value
    if what == TREATS_KIND:
        return step.kind
    given = step.attribute if what == TREATS_ATTRIBUTE else step.type_
    if given or not step.declared or source is None:
        return given
    said = AN_ATTRIBUTE if what == TREATS_ATTRIBUTE else A_TYPE
    return declare.declared_for(g, s, source, said) if step.declared & said else 0


def lies_in(g: Game, s: State, player: int, memory: tuple[int, ...], value: int, range_: RangeCode) -> bool:
    """Whether a number lies in a range, both ends included.  rule: card.text.at-least-at-most-inclusive"""
    least, most = range_.least, range_.most
    if least is not None:
        if least.op == NUM_FIXED:
            if value < least.value:
                return False
        elif value < numbers.compute(g, s, player, memory, least):
            return numbers.is_open(memory, least)
    if most is not None and most.op == NUM_FIXED:
        return value <= most.value
    return most is None or value <= numbers.compute(g, s, player, memory, most) or numbers.is_open(memory, most)


def find_places(s: State, player: int, yours: int, opponents: int) -> list[int]:
    """Return all cards in these kinds of place, yours first."""
    found: list[int] = []
    for side in range(2):
        mask = yours if side == 0 else opponents
        if not mask:
            continue
        whose = player if side == 0 else 1 - player
        first = whose * PLACES_EACH
        for place in range(first, first + PLACES_EACH):
            if KINDS[place] & mask and s.piles[place]:
                found.extend(s.piles[place])
        if mask & IN_EXTRA_MONSTER_ZONE:
            for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
                for uid in s.piles[place]:
                    if s.cards[uid].controller == whose:
                        found.append(uid)
        if mask & IN_MATERIAL:
            found.extend([uid for uid in s.piles[MATERIAL] if s.cards[uid].controller == whose])
    return found


def find(
    g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode, through: bool = False
) -> list[int]:
    """Return the cards that a choice is made from, before it is asked what could be done with them."""
    if choice.from_top:
        return find_top(g, s, player, memory, choice)
    if choice.materials == USED_MATERIALS:
        return find_used(s, player, memory, choice)
    if choice.among != NO_SLOT:
        return find_among(g, s, player, memory, choice)
    excluded = slot_of(memory, choice.other_than) if choice.other_than != NO_SLOT else NOTHING
    filter_ = choice.filter
    found: list[int] = []
    for uid in find_places(s, player, choice.yours, choice.opponents):
        if fits(g, s, player, memory, s.cards[uid], filter_, through) and uid not in excluded[::2]:
            found.append(uid)
    if (choice.yours | choice.opponents) & IN_PENDULUM_ZONE:
        found = [uid for uid in found if lies_there(g, s.cards[uid], choice.yours | choice.opponents)]
    if (choice.yours | choice.opponents) & IN_DECK:
        # Who looks through a deck sees which cards are there, not in which order they lay.
        ranked = [(s.cards[uid].card, uid) for uid in found]
        ranked.sort()
        found = [uid for _, uid in ranked]
    if choice.superlative and found:
        return keep_best(g, s, found, choice)
    return found


def lies_there(g: Game, row: CardState, places: int) -> bool:
    """Whether a card is in one of these kinds of place: what lies where a Pendulum Zone is need not be in it."""
    return KINDS[row.place] & places & ~IN_PENDULUM_ZONE != 0 or is_pendulum_card(g, row)


def find_among(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> list[int]:
    """Return those of a slot's cards that are still the same and fit."""
    found: list[int] = []
    excluded = slot_of(memory, choice.other_than) if choice.other_than != NO_SLOT else NOTHING
    kept = slot_of(memory, choice.among)
    for at in range(0, len(kept), 2):
        row = s.cards[kept[at]]
        if row.visit == kept[at + 1] and fits(g, s, player, memory, row, choice.filter):
            if row.uid not in excluded[::2]:
                found.append(row.uid)
    return found


def find_used(s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> list[int]:
    """Return the materials that a line has recalled, if all of them still lie in the places of the choice."""
    there = find_places(s, player, choice.yours, choice.opponents)
    found: list[int] = []
    kept = slot_of(memory, choice.among)
    for at in range(0, len(kept), 2):
        if not s.holds(kept[at], kept[at + 1]) or kept[at] not in there:
            return []
        found.append(kept[at])
    return found


def find_top(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> list[int]:
    """Return the top cards of a deck or Graveyard, the topmost first."""
    whose = player if choice.yours else 1 - player
    pile = s.piles[whose * PLACES_EACH + (DECK if (choice.yours | choice.opponents) & IN_DECK else GRAVEYARD)]
    if choice.until is not None:
        for at in range(1, len(pile) + 1):
            if fits(g, s, player, memory, s.cards[pile[-at]], choice.until):
                return list(pile[: -at - 1 : -1])
        return list(pile[::-1])
    count = choice.most if choice.number is None else numbers.foresee(g, s, player, memory, choice.number)
    return list(pile[: -count - 1 : -1])


def least_of(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> int:
    """Return how many cards a choice needs; a number about cards that are not chosen yet counts as 1."""
    if choice.or_all:
        return 1
    if choice.least or choice.number is None:
        return choice.least
    return numbers.foresee(g, s, player, memory, choice.number)


def asks_for_any(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> bool:
    """Whether the number of a choice that computes one leaves anything to choose."""
    return choice.number is None or numbers.foresee(g, s, player, memory, choice.number) > 0


def keep_best(g: Game, s: State, found: list[int], choice: ChoiceCode) -> list[int]:
    """Return those of the cards that have the highest or lowest value."""
    sign = 1 if choice.superlative == HIGHEST else -1
    known = [uid for uid in found if not stats.is_undetermined(g, s.cards[uid], choice.stat)]
    values = [sign * stats.stat_of(g, s, s.cards[uid], choice.stat) for uid in known]
    best = max(values, default=0)
    return [uid for at, uid in enumerate(known) if values[at] == best]
