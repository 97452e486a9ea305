"""What is done instead of a card being destroyed: it applies without a chain, before the destruction is decided."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.applies.triggers as triggers
import spellspeed.engine.kernel.falling as falling
import spellspeed.engine.may.outcome as outcome
from spellspeed.engine.applies.watchers import find_watchers
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_used_up, note_use
from spellspeed.engine.kernel.rows import CardState, Event, Frame, Option
from spellspeed.engine.kernel.slots import AT_ANSWERED, AT_LINK, begin_memory, with_int, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import foresee_destroyed, tell, tell_card
from spellspeed.lang.codes.code import LINE_INSTEAD, SLOT_BOUND, SLOT_THAT
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ASK_YES_NO,
    BY_BATTLE,
    BY_EFFECT,
    EVENT_DECLINED,
    EVENT_DESTROYED,
    EVENT_REPLACED,
    FOR_REPLACEMENT,
    NO,
    NO_CARD,
    YES,
)

HAS_INSTEAD: Final = 1 << LINE_INSTEAD
IN_PLACE_OF_DESTRUCTION: Final = -1  # for the number of the chain link: it makes none, and what it is part of goes on
YES_OPTION: Final = Option(YES)
NOTHING: Final[tuple[int, int, int]] = (-1, -1, -1)


def offer(g: Game, s: State, frame: Frame) -> bool:
    """Go on with the next thing that could be done instead, asking if it can be declined; say whether there is one."""
    about, uid, line = find_next(g, s, frame)
    if uid == NO_CARD:
        return False
    answered = (*falling.decided(frame.memory), about, uid, line)
    memory = falling.refer(s, falling.still_there(s, frame.memory), answered)
    s.go_on_with(falling.DECIDED, memory)
    row = s.cards[uid]
    if g.line_of(row.card, line).mandatory:
        s.take_answer((YES_OPTION,))
    else:
        # The options name the card that would be spared.
        options = (Option(YES, about), Option(NO, about))
        ask(g, s, row.controller, ASK_YES_NO, FOR_REPLACEMENT, uid, options, 1, 1, (), line)
    return True


def decide(g: Game, s: State, frame: Frame) -> None:
    """Take the answer: the card is spared and the other thing done, at once or, in battle, after the calculation."""
    wanted = s.picks[0].deed == YES
    about, uid, index = frame.memory[-3:]
    if not wanted:
        s.go_on_with(falling.REPLACE, (*frame.memory[:-1], declined(index)))
        tell(s, EVENT_DECLINED, s.cards[uid].controller, index)
        return
    # rule: damage-step.calc.replaced-destruction-is-no-destruction
    row = s.cards[uid]
    line = g.line_of(row.card, index)
    cause = falling.cause_of(frame)
    fallen = falling.still_there(s, frame.memory)
    spared = [about]
    if line.together:
        spared += [
            each for each, by in fallen if each != about and would_replace(g, s, row, line, s.cards[each], cause, by)
        ]
    left = [pair for pair in fallen if pair[0] not in spared]
    s.go_on_with(falling.REPLACE, falling.refer(s, left, falling.decided(frame.memory)))
    note_use(s, row.controller, row, line)
    for each in spared:
        tell_card(s, EVENT_REPLACED, row.controller, s.cards[each], s.cards[each], cause, uid, 0)
    if falling.cause_of(frame) != BY_BATTLE:
        carry_out(g, s, row, line, s.cards[about])


def declined(line: int) -> int:
    """Return how a line is remembered that could do something else and was not wanted."""
    return -1 - line


def carry_out(g: Game, s: State, row: CardState, line: LineCode, spared: CardState) -> None:
    """Do what a text says is done instead, without a chain."""
    memory = memory_for(s, row, line, spared)
    s.push(Frame(FRAME_RUN, line.deeds_at, row.controller, row.uid, line.index, memory))


def carry_out_all(g: Game, s: State, frame: Frame) -> None:
    """Do first thing after damage calculation what was accepted in it, in the order in which it was."""
    answered = falling.decided(frame.memory)
    for at in range(len(answered) - 3, -1, -3):
        if answered[at + 2] >= 0:
            row = s.cards[answered[at + 1]]
            carry_out(g, s, row, g.line_of(row.card, answered[at + 2]), s.cards[answered[at]])


def memory_for(s: State, row: CardState, line: LineCode, spared: CardState) -> tuple[int, ...]:
    """Return the memory with which a line begins: this card, what is bound to it, and the card that is spared."""
    memory = with_int(begin_memory(row.card, row.uid, row.visit, line.empty), AT_LINK, IN_PLACE_OF_DESTRUCTION)
    memory = with_slot(memory, SLOT_BOUND, continuous.bound_to(s, row))
    memory = with_slot(memory, SLOT_THAT, (spared.uid, spared.visit))
    return with_int(memory, AT_ANSWERED, EVENT_REPLACED)


def find_next(g: Game, s: State, frame: Frame) -> tuple[int, int, int]:
    """Return the next replacement that has not been decided on: the card it is about, the card that says so, its line.

    What the rules destroy, and what is destroyed as a cost, is not replaced.
    """
    cause = falling.cause_of(frame)
    if cause != BY_BATTLE and cause != BY_EFFECT:
        return NOTHING
    fallen = falling.still_there(s, frame.memory)
    if not fallen:
        return NOTHING
    uids = [uid for uid, _ in fallen]
    answered = falling.decided(frame.memory)
    for uid in find_watchers(s):
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        if not program.kinds & HAS_INSTEAD or row.doomed:
            continue
        for line in program.lines:
            if line.kind != LINE_INSTEAD or line.stays or not triggers.is_there(g, row, line):
                continue
            for about, by in fallen:
                if uid in uids and uid != about:
                    continue  # what falls itself cannot save another
                if not is_answered(answered, about, uid, line):
                    if would_replace(g, s, row, line, s.cards[about], cause, by):
                        return (about, uid, line.index)
    return NOTHING


def offer_to_stay(g: Game, s: State, frame: Frame) -> bool:
    """Ask for the next destroyed card whether it stays on the field instead of going to the Graveyard.

    rule: effect-type.unclassified.placed-as-continuous-spell-when-destroyed
    """
    if falling.is_banishing(frame):
        return False
    answered = falling.decided(frame.memory)
    for uid, by in falling.still_there(s, frame.memory):
        row = s.cards[uid]
        # rule: effect.gained.lost-at-moment-of-leaving. Only what it says itself keeps a destroyed card here.
        if not g.programs[row.card].kinds & HAS_INSTEAD:
            continue
        for line in g.programs[row.card].lines:
            if line.kind != LINE_INSTEAD or not line.stays or is_answered(answered, uid, uid, line):
                continue
            if triggers.is_there(g, row, line) and would_replace(g, s, row, line, row, falling.cause_of(frame), by):
                answered = (*answered, uid, uid, line.index)
                left = falling.still_there(s, frame.memory)
                s.go_on_with(falling.STAYS, falling.refer(s, left, answered))
                options = (Option(YES, uid), Option(NO, uid))
                ask(g, s, row.controller, ASK_YES_NO, FOR_REPLACEMENT, uid, options, 1, 1, (), line.index)
                return True
    return False


def decide_to_stay(g: Game, s: State, frame: Frame) -> None:
    """Take the answer: the card is destroyed, and stays on the field if it is wanted."""
    wanted = s.picks[0].deed == YES
    about, uid, index = frame.memory[-3:]
    if not wanted:
        s.go_on(falling.LEAVE)
        return
    row = s.cards[uid]
    by = [by for fallen, by in falling.still_there(s, frame.memory) if fallen == about]
    tell_card(s, EVENT_DESTROYED, row.controller, row, row, falling.cause_of(frame), by[0], 0)
    left = [pair for pair in falling.still_there(s, frame.memory) if pair[0] != about]
    s.go_on_with(falling.LEAVE, falling.refer(s, left, falling.decided(frame.memory)))
    carry_out(g, s, row, g.line_of(row.card, index), row)


def is_answered(answered: tuple[int, ...], about: int, uid: int, line: LineCode) -> bool:
    """Whether a replacement has been decided on, for this card or, if it spares all at once, for any."""
    for at in range(0, len(answered), 3):
        if answered[at + 1] == uid and (answered[at] == about or line.together):
            if answered[at + 2] == line.index or answered[at + 2] == declined(line.index):
                return True
    return False


def would_replace(g: Game, s: State, row: CardState, line: LineCode, falling: CardState, cause: int, by: int) -> bool:
    """Whether a line of a card could now do something else instead of this card being destroyed."""
    return could_take_its_place(g, s, row, line, foresee_destroyed(s, falling, cause, by), falling)


def could_take_its_place(g: Game, s: State, row: CardState, line: LineCode, event: Event, about: CardState) -> bool:
    """Whether a line of a card could now do something else instead of this event, which is about this card."""
    player = row.controller
    met = False
    for code in line.events:
        met = met or triggers.is_met(g, s, player, row, code, event)
    if not met or continuous.is_negated(g, s, row):
        # rule: equip.negated.stays-equipped
        return False
    if is_under_way(s, row, line) or is_used_up(g, s, row, line):
        return False
    memory = memory_for(s, row, line, about)
    if not numbers.holds(g, s, player, memory, line.while_):
        return False
    return outcome.could_resolve(g, s, player, memory, line, row)


def is_under_way(s: State, row: CardState, line: LineCode) -> bool:
    """Whether this line is being carried out already: it cannot take the place of what it does itself."""
    for frame in s.frames:
        if frame.kind == FRAME_RUN and frame.uid == row.uid and frame.line == line.index:
            return True
    return False
