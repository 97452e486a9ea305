"""Numbers and conditions of a sentence, as they are now."""

from typing import Final

import spellspeed.engine.applies.calculation as calculation
import spellspeed.engine.applies.declare as declare
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.stats as stats
from spellspeed.engine.applies.awaited import count_attacks, count_standbys
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import MADE_OF, expect_materials
from spellspeed.engine.kernel.limits import count_happened, count_summons_made, has_used_up, is_phase_start
from spellspeed.engine.kernel.places import (
    KINDS,
    find_replaced,
    is_monster_zone,
    is_on_field,
    own,
    player_meant,
    side_of,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import (
    AT_AMOUNT,
    AT_CHANGE,
    AT_LINK,
    AT_REGISTERS,
    AT_VISIT,
    plain_memory,
    slot_of,
    with_int,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import (
    FIRST_NAMED_SLOT,
    IF_BATTLE_STEP,
    IF_BOTH,
    IF_DONE,
    IF_DURING,
    IF_EITHER,
    IF_EXISTS,
    IF_MATCHES,
    IF_NOT,
    IF_NOTED,
    IF_USED_UP,
    IF_WOULD_TAKE_DAMAGE,
    NO_REGISTER,
    NO_SLOT,
    NUM_AMOUNT,
    NUM_ATTACKS,
    NUM_CHANGE,
    NUM_COUNT,
    NUM_COUNTERS,
    NUM_DECLARED,
    NUM_DIFFERENCE,
    NUM_DOUBLED,
    NUM_FALLEN,
    NUM_FIXED,
    NUM_GREATEST,
    NUM_HALF,
    NUM_HAPPENED,
    NUM_HOW_MANY,
    NUM_LP,
    NUM_MATERIALS,
    NUM_NAME,
    NUM_NOTED,
    NUM_PLUS,
    NUM_REGISTER,
    NUM_RESULT,
    NUM_STANDBYS,
    NUM_STAT,
    NUM_SUM,
    NUM_SUMMONS,
    NUM_TIMES,
    SLOT_TARGETS,
    SLOT_THIS,
    ChoiceCode,
    ConditionCode,
    NumberCode,
)
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.words import (
    BATTLE_PHASE,
    BATTLE_STEP,
    DAMAGE_STEP,
    FELL_TO_IT,
    FIELD,
    FIELD_ZONE,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    NOBODY,
    NOWHERE,
    SPELL_TRAP_ZONE,
    START_STEP,
    YOU,
)

DONE_THIS_TURN: Final = (NUM_ATTACKS, NUM_HAPPENED, NUM_SUMMONS)
MOST_DOUBLINGS: Final = 30  # more than any LP outlast
NOTED: Final = -2
ACTIVATED_FROM: Final = IN_HAND | IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE  # where Spells and Traps lie that are activated


def compute(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None) -> int:
    """Return what a number is for an effect of this player."""
    if number is None:
        return 0
    op = number.op
    if op == NUM_FIXED:
        return number.value
    if op == NUM_REGISTER:
        return memory[AT_REGISTERS + number.register]
    if op == NUM_TIMES:
        return number.factor * compute(g, s, player, memory, number.one)
    if op == NUM_HALF:
        # rule: stats.fraction.round-half-up, stats.fraction.lp-round-half-up
        return (compute(g, s, player, memory, number.one) + 1 - int(number.down)) // 2
    if op == NUM_DIFFERENCE:
        return max(compute(g, s, player, memory, number.one) - compute(g, s, player, memory, number.other), 0)
    if op == NUM_LP:
        return s.lp[player_meant(player, number.who)]
    if op == NUM_HOW_MANY:
        return len(slot_of(memory, number.slot)) // 2
    if op == NUM_COUNT and number.choice is not None:
        return count_cards(g, s, player, memory, number.choice)
    if op == NUM_STAT:
        return sum_up_slot(g, s, memory, number)
    if op == NUM_PLUS:
        return compute(g, s, player, memory, number.one) + compute(g, s, player, memory, number.other)
    if op == NUM_DECLARED:
        return declare.declared_number(g, s, memory, number.register)
    if op == NUM_RESULT:
        return max(memory[AT_REGISTERS + number.register] - 1, 0)
    if op == NUM_NAME:
        named = slot_of(memory, number.slot)
        return g.facts[s.cards[named[0]].card].rule_name if named else 0
    if op == NUM_AMOUNT:
        return memory[AT_AMOUNT]
    if op == NUM_CHANGE:
        return memory[AT_CHANGE]
    if op == NUM_GREATEST and number.choice is not None:
        found = find.find(g, s, player, memory, number.choice)
        return max([value_of(g, s, s.cards[uid], number) for uid in found], default=0)
    if op == NUM_SUM:
        return sum_up(g, s, player, memory, number)
    if op == NUM_NOTED:
        return sum_up_noted(memory, number)
    if op == NUM_MATERIALS:
        return count_materials(g, s, player, memory, number)
    if op == NUM_COUNTERS:
        return count_counters(g, s, player, memory, number)
    if op == NUM_DOUBLED:
        times = min(max(compute(g, s, player, memory, number.other), 0), MOST_DOUBLINGS)
        return compute(g, s, player, memory, number.one) << times
    return compute_past(g, s, player, memory, number)


def compute_past(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return a number of what has been done: attacks, Standby Phases that have passed, monsters that have fallen."""
    op = number.op
    if op in DONE_THIS_TURN:
        return count_done(s, player, memory, number)
    if op == NUM_FALLEN and number.choice is not None:
        return count_fallen(g, s, player, number.choice)
    if op == NUM_STANDBYS:
        this = slot_of(memory, SLOT_THIS)
        visit = memory[AT_VISIT] if memory[AT_VISIT] or not this else this[1]  # what applies by itself lies there now
        return count_standbys(s, this, visit)
    raise ValueError(f"no number of kind {op}")


def count_fallen(g: Game, s: State, player: int, choice: ChoiceCode) -> int:
    """Return how many such monsters that a player controlled have been destroyed by battle this turn."""
    count = 0
    for done in s.deeds:
        if done.deed == FELL_TO_IT and done.player == player:
            row = s.cards[done.uid].elsewhere(done.card, player, NOWHERE)
            count += int(find.fits(g, s, player, plain_memory(row), row, choice.filter, True))
    return count


def is_one_of(g: Game, s: State, player: int, choice: ChoiceCode | None, row: CardState) -> bool:
    """Whether a card is one of all those that a choice of this player is about now."""
    if choice is None or not KINDS[row.place] & (choice.yours if row.controller == player else choice.opponents):
        return False
    return find.fits(g, s, player, plain_memory(row), row, choice.filter)


def count_done(s: State, player: int, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return how often something has been done, or has happened, this turn."""
    if number.op == NUM_HAPPENED:
        return count_happened(s, player, memory, number.value)
    return count_summons_made(s, player) if number.op == NUM_SUMMONS else count_attacks(s)


def count_cards(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> int:
    """Return how many cards a number speaks of: those in its places, only of certain ones if it says so."""
    found = find.find(g, s, player, memory, choice)
    if choice.among != NO_SLOT:
        there = find.find_places(s, player, choice.yours, choice.opponents)
        return len([uid for uid in found if uid in there])
    return len(found) + counts_anew(g, s, player, memory, choice)


def sum_up_slot(g: Game, s: State, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return the sum of a value of the cards of a slot."""
    total = 0
    references = slot_of(memory, number.slot)
    for at in range(0, len(references), 2):
        row = s.cards[references[at]]
        if not row.face_up and KINDS[row.place] & IN_SPELL_TRAP_ZONE:
            continue  # a monster that is equipped face-down has no values
        total += value_of(g, s, row, number)
    return total


def sum_up(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return the sum of a value of all cards that a number speaks of."""
    assert number.choice is not None
    total = 0
    for uid in find.find(g, s, player, memory, number.choice):
        total += value_of(g, s, s.cards[uid], number)
    return total


def value_of(g: Game, s: State, row: CardState, number: NumberCode) -> int:
    """Return the value of a card that a number speaks of, as it is now or as printed."""
    return stats.original_of(g, s, row, number.stat) if number.original else stats.stat_of(g, s, row, number.stat)


def note_values(g: Game, s: State, cards: tuple[int, ...], stat: int, original: bool) -> tuple[int, ...]:
    """Return a value that cards have face-up on the field, as uid, NOTED - value …: no visit is so low."""
    found: list[int] = []
    for uid in cards[::2]:
        row = s.cards[uid]
        if row.face_up and is_monster_zone(row.place):
            value = stats.original_of(g, s, row, stat) if original else stats.stat_of(g, s, row, stat)
            found += [uid, NOTED - value]
    return tuple(found)


def sum_up_noted(memory: tuple[int, ...], number: NumberCode) -> int:
    """Return the sum of the values that were noted of the cards of a slot."""
    total = 0
    noted = slot_of(memory, number.noted_in)
    for uid in slot_of(memory, number.slot)[::2]:
        for at in range(0, len(noted), 2):
            if noted[at] == uid:
                total += NOTED - noted[at + 1]
    return total


def count_materials(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return of how many materials a monster was made, or the sum of an original value of theirs.

    They are judged by what they were when they were used, and their values by what is printed on them.
    """
    total = 0
    monsters = slot_of(memory, number.slot)
    asked = 0
    if monsters and number.choice is not None:
        for at, filter_ in enumerate(g.programs[s.cards[monsters[0]].card].asked_of_materials):
            asked |= 1 << at if filter_ is number.choice.filter else 0
    for at in range(0, len(s.materials), MADE_OF):
        if monsters and s.materials[at] == monsters[0] and s.materials[at + 1] == monsters[1]:
            facts = g.facts[s.materials[at + 2]]
            if number.choice is not None and not s.materials[at + 5] & asked:
                continue
            total += max(stats.read_printed(facts, number.stat), 0) if number.stat else 1
    return total


def note_materials(g: Game, s: State, player: int, uid: int, used: list[int]) -> None:
    """Note, if the text of a monster asks for it, what the cards are that are about to be used for its summon.

    One that lies face-down is what it is, as for a cost.  rule: cost.release.facedown-allowed-with-condition
    """
    asked = g.programs[s.cards[uid].card].asked_of_materials
    if asked:
        were: list[int] = []
        for each in used:
            mask = 0
            for at, filter_ in enumerate(asked):
                mask |= 1 << at if find.fits(g, s, player, (), s.cards[each], filter_, through=True) else 0
            were.append(mask)
        expect_materials(s, uid, used, were)


def count_counters(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode) -> int:
    """Return how many counters of a kind lie on the cards of a slot, or on those in a place."""
    if number.choice is not None:
        uids = find.find(g, s, player, memory, number.choice)
    else:
        uids = list(slot_of(memory, number.slot)[::2])
    total = 0
    for uid in uids:
        row = last_on_field(s, s.cards[uid]) if number.original else s.cards[uid]
        total += row.count_counters(number.counter)
    return total


def last_on_field(s: State, row: CardState) -> CardState:
    """Return how a card lay when it left the field in what has just happened, or as it lies if it has not."""
    for event in reversed(s.happened):
        before = event.before
        if before is not None and before.uid == row.uid and before.visit != row.visit and is_on_field(before.place):
            return before
    return row


def compute_for(
    g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None, slot: int, row: CardState
) -> int:
    """Return what a number is for one card of a slot alone, whatever has been read for all of them together."""
    if number is not None and number.op == NUM_REGISTER:
        number = number.one
    return compute(g, s, player, with_slot(memory, slot, (row.uid, row.visit)), number)


def count(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> int:
    """Return how many cards fit, of those the line has spoken of only such as lie in the places that are said."""
    found = find.find(g, s, player, memory, choice)
    if choice.among == NO_SLOT:
        return len(found) + counts_anew(g, s, player, memory, choice)
    lying = 0
    for uid in found:
        row = s.cards[uid]
        lying += KINDS[row.place] & (choice.yours if row.controller == player else choice.opponents) != 0
    return lying


def counts_anew(g: Game, s: State, player: int, memory: tuple[int, ...], choice: ChoiceCode) -> int:
    """Return how many more cards will be counted once the Spell or Trap in question lies face-up to be activated.

    rule: spell.activation.exists-faceup-on-field
    """
    if memory[AT_LINK] != 0 or not choice.yours & ACTIVATED_FROM or choice.among != NO_SLOT:
        return 0
    this = slot_of(memory, SLOT_THIS)
    if not this or choice.other_than == SLOT_THIS:
        return 0
    row = s.cards[this[0]]
    place = row.place
    if g.facts[row.card].kind & MONSTER or not KINDS[place] & ACTIVATED_FROM:
        return 0
    if KINDS[place] & IN_HAND:
        place = own(player, FIELD_ZONE if g.facts[row.card].kind & FIELD else SPELL_TRAP_ZONE)
    elif row.face_up:
        return 0
    there = row.elsewhere(row.card, player, place)
    counted = is_counted(g, s, player, memory, there, choice) - is_counted(g, s, player, memory, row, choice)
    gone = find_replaced(g, s, player, row)
    return counted - is_counted(g, s, player, memory, s.cards[gone], choice) if gone != NOBODY else counted


def is_counted(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, choice: ChoiceCode) -> int:
    """Return 1 if a card of the player is one that a choice speaks of, else 0."""
    return int(KINDS[row.place] & choice.yours != 0 and find.fits(g, s, player, memory, row, choice.filter))


def foresee(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None) -> int:
    """Return what a number would be if it were read now; one about cards that are not chosen yet counts as 1."""
    if number is not None and number.op == NUM_REGISTER:
        number = number.one
    return 1 if is_unknown(memory, number) else compute(g, s, player, memory, number)


def read_ahead(g: Game, s: State, player: int, memory: tuple[int, ...], number: NumberCode | None) -> tuple[int, ...]:
    """Return the memory with what a number takes from registers that are not read yet, as it is now."""
    if number is None:
        return memory
    if number.op == NUM_REGISTER:
        return with_int(memory, AT_REGISTERS + number.register, compute(g, s, player, memory, number.one))
    return read_ahead(g, s, player, read_ahead(g, s, player, memory, number.one), number.other)


def is_unknown(memory: tuple[int, ...], number: NumberCode | None) -> bool:
    """Whether a number is about cards that the sentence has not chosen or moved yet."""
    if number is None:
        return False
    if number.slot != NO_SLOT and not slot_of(memory, number.slot):
        return True
    if number.op == NUM_CHANGE and not memory[AT_CHANGE]:
        return True
    if number.op == NUM_RESULT:
        return not memory[AT_REGISTERS + number.register]
    if number.op == NUM_DECLARED:
        return number.register != NO_REGISTER and not memory[AT_REGISTERS + number.register]
    return is_unknown(memory, number.one) or is_unknown(memory, number.other)


def is_open(memory: tuple[int, ...], number: NumberCode | None) -> bool:
    """Whether a number is about cards that the line has not chosen yet, or about coins not tossed yet."""
    if number is None:
        return False
    if number.op == NUM_RESULT or number.op == NUM_DECLARED:
        return is_unknown(memory, number)
    if memory[AT_LINK] != 0:
        return False
    if is_still_empty(memory, number.slot):
        return True
    return is_open(memory, number.one) or is_open(memory, number.other)


def is_still_empty(memory: tuple[int, ...], slot: int) -> bool:
    """Whether a slot is one that the line itself fills, and has not filled yet."""
    return (slot == SLOT_TARGETS or slot >= FIRST_NAMED_SLOT) and not slot_of(memory, slot)


def is_undecided(memory: tuple[int, ...], condition: ConditionCode | None) -> bool:
    """Whether a condition is about cards that will be known only once the line is being activated."""
    if condition is None or memory[AT_LINK] != 0:
        return False
    if is_still_empty(memory, condition.slot):
        return True
    if is_undecided(memory, condition.one) or is_undecided(memory, condition.other):
        return True
    if condition.choice is not None and awaits_declaration(condition.choice.filter):
        return True
    if condition.choice is not None and is_still_empty(memory, condition.choice.among):
        return True
    if condition.filter is not None and awaits_declaration(condition.filter):
        return True
    return is_unknown(memory, condition.number)


def awaits_declaration(filter_: FilterCode) -> bool:
    """Whether a filter speaks of what a line that is not activated yet will declare."""
    for _, register in filter_.declared():
        if register != NO_SLOT:
            return True
    return False


def holds(g: Game, s: State, player: int, memory: tuple[int, ...], condition: ConditionCode | None) -> bool:
    """Whether something is so now, for an effect of this player."""
    if condition is None:
        return True
    op = condition.op
    if op == IF_EXISTS:
        assert condition.choice is not None
        count = len(find.find(g, s, player, memory, condition.choice))
        if condition.range is None:
            return count > 0
        return find.lies_in(g, s, player, memory, count, condition.range)
    if op == IF_NOT:
        return not holds(g, s, player, memory, condition.one)
    if op == IF_BOTH:
        return holds(g, s, player, memory, condition.one) and holds(g, s, player, memory, condition.other)
    if op == IF_EITHER:
        return holds(g, s, player, memory, condition.one) or holds(g, s, player, memory, condition.other)
    if op == IF_DURING:
        return is_during(s, player, condition)
    if op == IF_DONE or op == IF_MATCHES:
        return matches(g, s, player, memory, condition)
    if op == IF_NOTED:
        noted = memory[AT_REGISTERS + condition.register]
        return noted == 2 if noted else holds(g, s, player, memory, condition.one)
    if op == IF_USED_UP:
        this = slot_of(memory, SLOT_THIS)
        return bool(this) and has_used_up(g, s, player, s.cards[this[0]])
    if op == IF_BATTLE_STEP:
        return s.step == BATTLE_STEP
    if op == IF_WOULD_TAKE_DAMAGE:
        whose = player if condition.who & YOU else 1 - player
        assert condition.range is not None
        return find.lies_in(g, s, player, memory, calculation.would_take_damage(g, s, whose), condition.range)
    assert condition.range is not None
    return find.lies_in(g, s, player, memory, compute(g, s, player, memory, condition.number), condition.range)


def is_during(s: State, player: int, condition: ConditionCode) -> bool:
    """Whether it is one of a condition's phases and timings, in the turn of one of its players."""
    if not condition.turn_of & side_of(player, s.turn_player):
        return False
    if condition.phases and not condition.phases & 1 << s.phase:
        return False
    if condition.timings and (s.step != DAMAGE_STEP or not condition.timings & 1 << s.timing):
        return False
    if condition.at_start and s.phase == BATTLE_PHASE:
        return s.step == START_STEP  # rule: battle.start-step.start-of-battle-phase-effects
    return not condition.at_start or is_phase_start(s)


def matches(g: Game, s: State, player: int, memory: tuple[int, ...], condition: ConditionCode) -> bool:
    """Whether the cards of a slot are still there, and fit or have done what a condition says."""
    references = slot_of(memory, condition.slot)
    if not references:
        return False
    for at in range(0, len(references), 2):
        row = s.cards[references[at]]
        if row.visit != references[at + 1]:
            return False
        if condition.op == IF_DONE:
            if not find.has_done_one_of(s, row, condition.deeds):
                return False
        elif condition.filter is not None and not find.fits(g, s, player, memory, row, condition.filter):
            return False
    return True
