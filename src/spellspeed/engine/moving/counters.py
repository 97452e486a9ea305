"""Counters: markers on face-up cards, counted by kind."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState, Frame, Option
from spellspeed.engine.kernel.slots import ASKED, AT_CHANGE, AT_STAGE, FRESH, go_on_done, note_change, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_counters
from spellspeed.lang.codes.code import NUM_FIXED, OP_NEGATE_EFFECTS, OP_PLACE_COUNTERS, OP_REMOVE_COUNTERS, SLOT_THIS
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ASK_CARDS,
    BY_COST,
    BY_EFFECT,
    BY_RULE,
    EXTRA_MONSTER_ZONE,
    FOR_COST,
    FOR_EFFECT,
    FREE_COUNTERS,
    MONSTER_ZONE,
    ON_THE_FIELD,
    PICK_CARD,
    PLACES_EACH,
    TAKING_COUNTERS,
)


def with_count(counters: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    """Return the counters of a card with so many of one kind; kinds lie in the order of their numbers.

    >>> with_count((1, 2, 3, 1), 3, 0), with_count((3, 1), 1, 2)
    ((1, 2), (1, 2, 3, 1))
    """
    pairs: list[tuple[int, int]] = [(kind, number)] if number > 0 else []
    for at in range(0, len(counters), 2):
        if counters[at] != kind:
            pairs.append((counters[at], counters[at + 1]))
    pairs.sort()
    found: list[int] = []
    for other, many in pairs:
        found.append(other)
        found.append(many)
    return tuple(found)


def may_take(g: Game, s: State, player: int, row: CardState, step: Step) -> bool:
    """Whether a counter could be placed on a card: face-up, able to hold the kind, and not full.

    rule: counter.facedown-card-cannot-hold, counter.maximum-by-text, damage-step.doomed-monster.what-it-cannot-do
    """
    if not row.face_up or row.doomed or not KINDS[row.place] & ON_THE_FIELD:
        return False
    most = most_of(g, s, row, step)
    if most and row.count_counters(step.counter) >= most:
        return False
    if not may_hold(g, s, row, step.counter):
        return False
    return continuous.find_forbidding(g, s, player, TAKING_COUNTERS, row) == continuous.NOBODY_FORBIDS


def may_be_placed_on(g: Game, s: State, row: CardState) -> bool:
    """Whether a card whose text applies, so lies face-up and is not doomed, takes a counter that the text places."""
    return continuous.find_forbidding(g, s, row.controller, TAKING_COUNTERS, row) == continuous.NOBODY_FORBIDS


def may_hold(g: Game, s: State, row: CardState, kind: int) -> bool:
    """Whether counters of a kind can lie on a card: of some kinds on any, of others only where its text speaks of it.

    rule: counter.restricted-type.removed-when-holder-negated
    """
    if FREE_COUNTERS & 1 << kind:
        return True
    for line in texts.program_of(g, s, row).lines:
        if (line.deeds & 1 << OP_PLACE_COUNTERS or line.targets_at) and texts.has_as_it_lies(row, line):
            for step in line.steps:
                if step.op == OP_PLACE_COUNTERS and step.counter == kind and is_about_itself(step):
                    return True
    return False


def most_of(g: Game, s: State, row: CardState, placing: Step) -> int:
    """Return how many counters can lie on a card, as its own text or the one placing them says; 0 for any number."""
    most = placing.at_most
    for line in texts.program_of(g, s, row).lines:
        if line.deeds & 1 << OP_PLACE_COUNTERS:
            for step in line.steps:
                if (
                    step.op == OP_PLACE_COUNTERS
                    and step.counter == placing.counter
                    and step.at_most
                    and is_about_itself(step)
                ):
                    most = min(most, step.at_most) if most else step.at_most
    return most


def is_about_itself(step: Step) -> bool:
    """Whether a step of a card places counters on the card itself.

    One that places them on all cards that can hold any does not say that its own card can.
    """
    return step.slot == SLOT_THIS and step.choice is None


def may_lose(row: CardState, step: Step) -> bool:
    """Whether the counters that a step removes lie on a card, or one of them that it removes from several.

    rule: counter.removed-as-cost-or-by-effect
    """
    number = step.number
    needed = number.value if number is not None and number.op == NUM_FIXED and not step.spread else 1
    return row.count_counters(step.counter) >= needed


def are_enough(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, uids: list[int]) -> bool:
    """Whether so many counters as a step removes in all lie on these cards."""
    held = 0
    for uid in uids:
        held += s.cards[uid].count_counters(step.counter)
    return held >= numbers.foresee(g, s, player, memory, step.number)


def put(s: State, player: int, row: CardState, kind: int, number: int, cause: int, source: int) -> None:
    """Make a card hold so many counters of a kind, and say so."""
    if number == row.count_counters(kind):
        return
    after = row.with_counters(with_count(row.counters, kind, number))
    s.put(after)
    tell_counters(s, player, row, after, cause, source, kind, number)


def place_counters(g: Game, s: State, frame: Frame, step: Step, uids: list[int]) -> None:
    """Place counters on cards, no more than a text lets them hold."""
    amount = numbers.compute(g, s, frame.player, frame.memory, step.number)
    for uid in uids:
        row = s.cards[uid]
        number = row.count_counters(step.counter) + amount
        most = most_of(g, s, row, step)
        put(s, frame.player, row, step.counter, min(number, most) if most else number, BY_EFFECT, frame.uid)


def spread_counters(g: Game, s: State, frame: Frame, step: Step, uids: list[int]) -> None:
    """Place or remove so many counters one after the other, each on a card that the player chooses and that takes it.

    What the line remembers as its change is how many were placed or removed already.
    """
    memory = frame.memory
    removing = step.op == OP_REMOVE_COUNTERS
    cause = BY_COST if step.as_cost else BY_EFFECT
    if memory[AT_STAGE] == FRESH:
        memory = with_int(with_int(memory, AT_CHANGE, 0), AT_STAGE, ASKED)
    else:
        row = s.cards[s.picks[0].uid]
        held = row.count_counters(step.counter)
        put(s, frame.player, row, step.counter, held - 1 if removing else held + 1, cause, frame.uid)
        memory = with_int(memory, AT_CHANGE, memory[AT_CHANGE] + 1)
    left = numbers.compute(g, s, frame.player, memory, step.number) - memory[AT_CHANGE]
    able: list[int] = []
    for uid in uids:
        row = s.cards[uid]
        if may_lose(row, step) if removing else may_take(g, s, frame.player, row, step):
            able.append(uid)
    if left < 1 or not able:
        go_on_done(s, frame.step + 1, memory, memory[AT_CHANGE])
        return
    s.go_on_with(frame.step, memory)
    options = tuple([Option(PICK_CARD, uid) for uid in able])
    purpose = FOR_COST if step.as_cost else FOR_EFFECT
    ask(g, s, frame.player, ASK_CARDS, purpose, frame.uid, options, 1, 1, (), frame.line)


def remove_counters(g: Game, s: State, frame: Frame, step: Step, uids: list[int]) -> None:
    """Remove counters of a kind from cards, so many from each or all."""
    cause = BY_COST if step.as_cost else BY_EFFECT
    amount = numbers.compute(g, s, frame.player, frame.memory, step.number)
    removed = 0
    for uid in uids:
        held = s.cards[uid].count_counters(step.counter)
        left = max(held - amount, 0) if step.number is not None else 0
        put(s, frame.player, s.cards[uid], step.counter, left, cause, frame.uid)
        removed += held - left
    note_change(s, removed)


def lose_all(s: State, row: CardState) -> CardState:
    """Take all counters from a card that is turned face-down.  rule: counter.removed-when-turned-facedown"""
    held = row.counters
    for at in range(0, len(held), 2):
        put(s, row.controller, s.cards[row.uid], held[at], 0, BY_RULE, -1)
    return s.cards[row.uid]


def settle_counters(g: Game, s: State) -> None:
    """Take away counters of restricted kinds from cards whose effects are negated.

    rule: counter.restricted-type.removed-when-holder-negated, counter.placed-by-other-card.stays-when-negated
    """
    if not continuous.has_op(g, s, OP_NEGATE_EFFECTS):
        return
    for player in range(2):
        first = player * PLACES_EACH
        for place in range(first + MONSTER_ZONE, first + PLACES_EACH):
            if s.piles[place]:
                settle_card(g, s, s.cards[s.piles[place][0]])
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        if s.piles[place]:
            settle_card(g, s, s.cards[s.piles[place][0]])


def settle_card(g: Game, s: State, row: CardState) -> None:
    """Take away what a card can no longer hold."""
    held = row.counters
    if not held or not continuous.is_negated(g, s, row):
        return
    for at in range(0, len(held), 2):
        if not FREE_COUNTERS & 1 << held[at]:
            put(s, row.controller, s.cards[row.uid], held[at], 0, BY_RULE, -1)
