"""A line under way: its steps one by one, from the pool's program, with everything it remembers in its frame."""

from typing import Final

import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.line.chance as chance
import spellspeed.engine.line.declaring as declaring
import spellspeed.engine.line.obligations as obligations
import spellspeed.engine.moving.zones as zones
import spellspeed.engine.summons.fusion_summon as fusion_summon
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.begin import settle_next
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, player_meant
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.slots import (
    ASKED,
    AT_CARD,
    AT_DONE,
    AT_LINK,
    AT_REGISTERS,
    AT_STAGE,
    SETTLED,
    follow,
    go_on,
    references,
    slot_of,
    still_meant,
    with_int,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell
from spellspeed.engine.line.choosing import choose, choose_target
from spellspeed.engine.line.perform import perform
from spellspeed.engine.may.act import could_do
from spellspeed.engine.may.effect_of import source_of
from spellspeed.engine.settling.settle import BY_THEMSELVES
from spellspeed.lang.codes.code import (
    LINE_WHILE,
    NO_SLOT,
    OP_BLOCK_ZONES,
    OP_CHANCE,
    OP_CHOOSE,
    OP_CHOOSE_MODE,
    OP_CHOOSE_ZONES,
    OP_DECLARE,
    OP_JUMP,
    OP_LATER,
    OP_NEW_BATCH,
    OP_ORDER,
    OP_READ,
    OP_RECALL,
    OP_RESULT,
    OP_STOP,
    OP_TARGET,
    OP_UNLESS,
    OP_UNLESS_DONE,
    OP_UNLESS_POSSIBLE,
    OP_UNLESS_WANTED,
    STAT_BECOME_ORIGINAL,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.lang.errors import CardError
from spellspeed.words import (
    ASK_NUMBER,
    ASK_ORDER,
    ASK_YES_NO,
    CHOOSE_MODE,
    EVENT_DECLINED,
    FOR_DECK_ORDER,
    FOR_MODE,
    FOR_OPTION,
    IN_DECK,
    NO,
    PICK_CARD,
    YES,
)

YES_OPTION: Final = Option(YES)
NO_OPTION: Final = Option(NO)


def run_line(g: Game, s: State, frame: Frame) -> None:
    """Carry out the next step of a line; an error names the card and the line it comes from."""
    try:
        run_step(g, s, frame)
    except Exception as problem:
        name = g.facts[frame.memory[AT_CARD]].name_en
        number = g.line_of(frame.memory[AT_CARD], frame.line).number
        which = f"effect {number}" if number else f"line {frame.line + 1}"
        raise CardError(f"{name}, {which}, step {frame.step}: {problem}") from problem


def run_step(g: Game, s: State, frame: Frame) -> None:
    """Carry out the next step of a line, or hand its memory back when cost and targets, or everything, is done."""
    memory = frame.memory
    line = g.line_of(memory[AT_CARD], frame.line)
    pc = frame.step
    if pc >= line.end or (pc == line.deeds_at and is_being_activated(s, memory)):
        if line.kind == LINE_WHILE and memory[AT_DONE] == 0:
            s.pop_to(
                BY_THEMSELVES
            )  # it could do nothing: to settle again would let it try again, but others may follow
            return
        finish(s, frame)
        return
    step = line.steps[pc]
    op = step.op
    if op == OP_CHOOSE:
        choose(g, s, frame, line, step)
    elif op == OP_TARGET:
        choose_target(g, s, frame, line, step)
    elif op == OP_RESULT:
        go_on(s, pc + 1, remember_result(s, memory, step))
    elif op == OP_READ:
        go_on(s, pc + 1, with_int(memory, AT_REGISTERS + step.register, read(g, s, frame, step)))
    elif op == OP_NEW_BATCH:
        begin_batch(s, frame)
    elif op == OP_LATER:
        obligations.put_off(g, s, frame, step)
    elif op == OP_ORDER:
        order_cards(g, s, frame, step)
    elif op == OP_DECLARE:
        declaring.declare(g, s, frame, step)
    elif op == OP_RECALL:
        cards = slot_of(memory, step.slot)
        if step.stat:
            noted = numbers.note_values(g, s, cards, step.stat, step.stat_change == STAT_BECOME_ORIGINAL)
        else:
            noted = fusion_summon.recall(s, cards, step.ways)
        go_on(s, pc + 1, with_slot(memory, step.out, noted))
    elif op == OP_CHANCE:
        chance.leave_to_chance(g, s, frame, step)
    elif op == OP_STOP:
        finish(s, frame)
    elif op == OP_CHOOSE_ZONES:
        zones.choose_zones(g, s, frame, step)
    elif op == OP_BLOCK_ZONES:
        zones.block_zones(g, s, frame, step)
    elif step.is_branch:
        steer(g, s, frame, line, step)
    else:
        perform(g, s, frame, step)


def read(g: Game, s: State, frame: Frame, step: Step) -> int:
    """Return the number that a step keeps, or whether something is so: 1 for no, 2 for yes."""
    if step.condition is not None:
        return 2 if numbers.holds(g, s, frame.player, frame.memory, step.condition) else 1
    return numbers.compute(g, s, frame.player, frame.memory, step.number)


def is_being_activated(s: State, memory: tuple[int, ...]) -> bool:
    """Whether the line is still paying and choosing: its link is not on the chain yet."""
    return memory[AT_LINK] > len(s.chain)


def finish(s: State, frame: Frame) -> None:
    """End the job; an activation below takes over what has been paid and chosen."""
    if is_being_activated(s, frame.memory) and len(s.frames) > 1:
        s.pop_with(s.frames[-2].step, frame.memory)
        return
    s.pop()
    if frame.memory[AT_LINK] == 0:
        settle_next(s)  # what happens by itself has no link that would settle it


def begin_batch(s: State, frame: Frame) -> None:
    """Settle what has happened, then begin what does not happen together with it."""
    if frame.memory[AT_STAGE] != SETTLED:
        s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, SETTLED))
        settle_next(s)
    else:
        s.begin_batch()
        go_on(s, frame.step + 1, frame.memory)


def remember_result(s: State, memory: tuple[int, ...], step: Step) -> tuple[int, ...]:
    """Return the memory with what the deed before has moved, and how many cards that were."""
    moved: list[int] = []
    kept = slot_of(memory, step.slot)
    for at in range(0, len(kept), 2):
        uid = kept[at]
        if not s.holds(uid, kept[at + 1]):
            moved.append(uid)
            # What the effect itself has moved is still the card it speaks of.
            memory = follow(memory, uid, kept[at + 1], s.cards[uid].visit)
    if step.out != NO_SLOT:
        memory = with_slot(memory, step.out, references(s, moved))
    return with_int(memory, AT_DONE, len(moved))


# ----------------------------------------------------------------------------------------------------------- steering


def steer(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Carry out a step that decides where to go on."""
    memory = frame.memory
    op = step.op
    if op == OP_UNLESS_DONE:
        go_on(s, frame.step + 1 if memory[AT_DONE] else step.jump_to, memory)
    elif op == OP_JUMP:
        go_on(s, step.jump_to, memory)
    elif op == OP_UNLESS:
        go_on_if(s, frame, numbers.holds(g, s, frame.player, memory, step.condition), step.jump_to)
    elif op == OP_UNLESS_POSSIBLE:
        go_on_if(s, frame, is_possible(g, s, frame, line, step.deed_at), step.jump_to)
    elif op == OP_UNLESS_WANTED:
        ask_whether(g, s, frame, line, step)
    elif op == OP_CHOOSE_MODE:
        choose_mode(g, s, frame, line, step)


def go_on_if(s: State, frame: Frame, yes: bool, otherwise: int) -> None:
    """Go on to the next step if it is so; else skip it, and nothing has been done."""
    if yes:
        go_on(s, frame.step + 1, frame.memory)
    else:
        go_on(s, otherwise, with_int(frame.memory, AT_DONE, 0))


def is_possible(g: Game, s: State, frame: Frame, line: LineCode, pc: int) -> bool:
    """Whether the deed at a step could do anything now."""
    return could_do(g, s, frame.player, frame.memory, line.steps[pc], source_of(g, s, frame))


def asked_by(frame: Frame, step: Step) -> int:
    """Return the player who decides what a step asks: the effect's own, unless it says otherwise."""
    return player_meant(frame.player, step.who) if step.who else frame.player


def ask_whether(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask whether to do an optional part; what is impossible is not asked.  rule: effect.wording.optional"""
    if frame.memory[AT_STAGE] == ASKED:
        wanted = s.picks[0].deed == YES
        if not wanted:
            tell(s, EVENT_DECLINED, asked_by(frame, step), frame.line)
        go_on_if(s, frame, wanted, step.jump_to)
        return
    if not is_possible(g, s, frame, line, step.deed_at):
        go_on_if(s, frame, False, step.jump_to)
        return
    s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
    ask(g, s, asked_by(frame, step), ASK_YES_NO, FOR_OPTION, frame.uid, (YES_OPTION, NO_OPTION), 1, 1, (), frame.line)


def choose_mode(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask which of two deeds to do, among those that are possible unless the text leaves it open."""
    if frame.memory[AT_STAGE] == ASKED:
        chosen = s.picks[0].number
        go_on(s, frame.step + 1 if chosen == 1 else step.jump_to, frame.memory)
        return
    options: list[Option] = []
    if step.freely or could_choose(g, s, frame, line, frame.step + 1, step.deed_at):
        options.append(Option(CHOOSE_MODE, -1, -1, 1))
    if step.freely or could_choose(g, s, frame, line, step.jump_to, first_deed(line, step.jump_to)):
        options.append(Option(CHOOSE_MODE, -1, -1, 2))
    if not options:
        options = [Option(CHOOSE_MODE, -1, -1, 1)]
    s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
    ask(g, s, asked_by(frame, step), ASK_NUMBER, FOR_MODE, frame.uid, tuple(options), 1, 1, (), frame.line)


def could_choose(g: Game, s: State, frame: Frame, line: LineCode, pc: int, deed: int) -> bool:
    """Whether what begins at a step could do anything: its first deed, or one of two between which it lets choose."""
    step = line.steps[pc]
    if step.op != OP_CHOOSE_MODE:
        return is_possible(g, s, frame, line, deed)
    return could_choose(g, s, frame, line, pc + 1, step.deed_at) or could_choose(
        g, s, frame, line, step.jump_to, first_deed(line, step.jump_to)
    )


def first_deed(line: LineCode, pc: int) -> int:
    """Return the first deed at or behind a step."""
    at = pc
    while not line.steps[at].is_deed:
        at += 1
    return at


def order_cards(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player say in which order cards will lie in a deck, from the top down."""
    memory = frame.memory
    if memory[AT_STAGE] == ASKED:
        ordered = references(s, [option.uid for option in s.picks])
        go_on(s, frame.step + 1, with_slot(memory, step.slot, ordered))
        return
    uids = still_meant(s, memory, step.slot)
    if len(uids) < 2:
        go_on(s, frame.step + 1, memory)
        return
    s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
    row = s.cards[uids[0]]
    by = frame.player if KINDS[row.place] & IN_DECK else row.owner
    options = tuple([Option(PICK_CARD, uid) for uid in uids])
    ask(g, s, by, ASK_ORDER, FOR_DECK_ORDER, frame.uid, options, len(uids), len(uids), (), frame.line)
