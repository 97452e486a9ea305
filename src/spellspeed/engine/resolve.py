"""A line under way: its steps one by one, from the pool's program, with everything it remembers in its frame."""

from typing import Final

import spellspeed.engine.chance as chance
import spellspeed.engine.declare as declare
import spellspeed.engine.find as find
import spellspeed.engine.fusion as fusion
import spellspeed.engine.numbers as numbers
import spellspeed.engine.obligations as obligations
import spellspeed.engine.zones as zones
from spellspeed.engine.ask import ask
from spellspeed.engine.dice import CARDS_PICKED
from spellspeed.engine.events import tell, tell_card
from spellspeed.engine.game import Game
from spellspeed.engine.may.act import candidates, could_do, references, room_for, still_meant
from spellspeed.engine.may.activate import find_targets
from spellspeed.engine.perform import perform
from spellspeed.engine.places import KINDS, has_free_monster_zone, lie_in_zones
from spellspeed.engine.rows import Frame, Option
from spellspeed.engine.settle import settle_next
from spellspeed.engine.slots import (
    AT_CARD,
    AT_DONE,
    AT_LINK,
    AT_REGISTERS,
    AT_STAGE,
    follow,
    slot_of,
    with_int,
    with_slot,
)
from spellspeed.engine.state import State
from spellspeed.lang.code import (
    AS_MATERIALS,
    FIRST_ABOUT_PLAYERS,
    FIRST_DEED,
    LINE_PROCEDURE,
    LINE_WHILE,
    NO_SLOT,
    NUM_HOW_MANY,
    OP_BLOCK_ZONES,
    OP_CHANCE,
    OP_CHOOSE,
    OP_CHOOSE_MODE,
    OP_CHOOSE_ZONES,
    OP_DECLARE,
    OP_DISCARD,
    OP_JUMP,
    OP_LATER,
    OP_NEW_BATCH,
    OP_ORDER,
    OP_READ,
    OP_RECALL,
    OP_RESULT,
    OP_STOP,
    OP_TARGET,
    OP_TRIBUTE,
    OP_UNLESS,
    OP_UNLESS_DONE,
    OP_UNLESS_POSSIBLE,
    OP_UNLESS_WANTED,
    SLOT_TARGETS,
    ChoiceCode,
    LineCode,
    Step,
)
from spellspeed.lang.errors import CardError as CardError
from spellspeed.words import (
    ASK_CARDS,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_YES_NO,
    BY_PLAYER,
    CHOOSE_MODE,
    EITHER,
    EVENT_DECLINED,
    EVENT_TARGETS_CHOSEN,
    FOR_COST,
    FOR_DECK_ORDER,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_MODE,
    FOR_OPTION,
    FOR_SEARCH,
    FOR_TARGET,
    FOR_TRIBUTE,
    FREES_A_ZONE,
    IN_DECK,
    LEAVES_ENOUGH,
    NO,
    PICK_CARD,
    YES,
    YOU,
)

# Stages of a step that asks.
FRESH: Final = 0
ASKED: Final = 1
ASKED_AGAIN: Final = 2

YES_OPTION: Final = Option(YES)
NO_OPTION: Final = Option(NO)


def run_card(g: Game, s: State, frame: Frame) -> None:
    """Carry out the next step of a line; an error names the card and the line it comes from."""
    try:
        run_line(g, s, frame)
    except Exception as problem:
        name = g.facts[frame.memory[AT_CARD]].name_en
        number = g.line_of(frame.memory[AT_CARD], frame.line).number
        which = f"effect {number}" if number else f"line {frame.line + 1}"
        raise CardError(f"{name}, {which}, step {frame.step}: {problem}") from problem


def run_line(g: Game, s: State, frame: Frame) -> None:
    """Carry out the next step of a line, or hand its memory back when cost and targets, or everything, is done."""
    memory = frame.memory
    line = g.line_of(memory[AT_CARD], frame.line)
    pc = frame.step
    if pc >= line.end or (pc == line.deeds_at and is_being_activated(s, memory)):
        if line.kind == LINE_WHILE and memory[AT_DONE] == 0:
            s.pop()  # it could do nothing: to settle again would let it try again
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
        value = numbers.compute(g, s, frame.player, memory, step.number)
        go_on(s, pc + 1, with_int(memory, AT_REGISTERS + step.a, value))
    elif op == OP_NEW_BATCH:
        begin_batch(s, frame)
    elif op == OP_LATER:
        obligations.put_off(s, frame, step)
    elif op == OP_ORDER:
        order_cards(g, s, frame, step)
    elif op == OP_DECLARE:
        declare.declare(g, s, frame, step)
    elif op == OP_RECALL:
        go_on(s, pc + 1, with_slot(memory, step.out, fusion.recall(s, slot_of(memory, step.slot))))
    elif op == OP_CHANCE:
        chance.leave_to_chance(g, s, frame, step)
    elif op == OP_STOP:
        finish(s, frame)
    elif op == OP_CHOOSE_ZONES:
        zones.choose_zones(g, s, frame, step)
    elif op == OP_BLOCK_ZONES:
        zones.block_zones(g, s, frame, step)
    elif op < OP_RESULT:
        steer(g, s, frame, line, step)
    else:
        perform(g, s, frame, step)


def is_being_activated(s: State, memory: tuple[int, ...]) -> bool:
    """Whether the line is still paying and choosing: its link is not on the chain yet."""
    return memory[AT_LINK] > len(s.chain)


def finish(s: State, frame: Frame) -> None:
    """End the job; an activation below takes over what has been paid and chosen."""
    s.pop()
    if frame.memory[AT_LINK] == 0:
        settle_next(s)  # what happens by itself has no link that would settle it
    if is_being_activated(s, frame.memory) and s.frames:
        below = s.frames[-1]
        s.go_on_with(below.step, frame.memory)


def go_on(s: State, pc: int, memory: tuple[int, ...]) -> None:
    """Go to another step with this memory, which has not asked anything yet."""
    if memory[AT_STAGE] != FRESH:
        memory = with_int(memory, AT_STAGE, FRESH)
    s.go_on_with(pc, memory)


def begin_batch(s: State, frame: Frame) -> None:
    """Settle what has happened, then begin what does not happen together with it."""
    if frame.memory[AT_STAGE] == FRESH:
        s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
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
    if step.out >= 0:
        memory = with_slot(memory, step.out, references(s, moved))
    return with_int(memory, AT_DONE, len(moved))


# ----------------------------------------------------------------------------------------------------------- steering


def steer(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Carry out a step that decides where to go on."""
    memory = frame.memory
    op = step.op
    if op == OP_UNLESS_DONE:
        go_on(s, frame.step + 1 if memory[AT_DONE] else step.to, memory)
    elif op == OP_JUMP:
        go_on(s, step.to, memory)
    elif op == OP_UNLESS:
        go_on_if(s, frame, numbers.holds(g, s, frame.player, memory, step.condition), step.to)
    elif op == OP_UNLESS_POSSIBLE:
        go_on_if(s, frame, is_possible(g, s, frame, line, step.a), step.to)
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
    return could_do(g, s, frame.player, frame.memory, line.steps[pc], s.cards[frame.uid])


def ask_whether(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask whether to do an optional part; what is impossible is not asked.  rule: effect.wording.optional"""
    if frame.memory[AT_STAGE] == ASKED:
        wanted = s.picks[0].deed == YES
        s.clear_picks()
        if not wanted:
            tell(s, EVENT_DECLINED, frame.player, frame.line)
        go_on_if(s, frame, wanted, step.to)
        return
    if not is_possible(g, s, frame, line, step.a):
        go_on_if(s, frame, False, step.to)
        return
    s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
    ask(g, s, frame.player, ASK_YES_NO, FOR_OPTION, frame.uid, (YES_OPTION, NO_OPTION), 1, 1, (), frame.line)


def choose_mode(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask which of two deeds to do, among those that are possible."""
    if frame.memory[AT_STAGE] == ASKED:
        chosen = s.picks[0].number
        s.clear_picks()
        go_on(s, frame.step + 1 if chosen == 1 else step.to, frame.memory)
        return
    options: list[Option] = []
    if could_choose(g, s, frame, line, frame.step + 1, step.a):
        options.append(Option(CHOOSE_MODE, -1, -1, 1))
    if could_choose(g, s, frame, line, step.to, first_deed(line, step.to)):
        options.append(Option(CHOOSE_MODE, -1, -1, 2))
    if not options:
        options = [Option(CHOOSE_MODE, -1, -1, 1)]
    s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
    ask(g, s, frame.player, ASK_NUMBER, FOR_MODE, frame.uid, tuple(options), 1, 1, (), frame.line)


def could_choose(g: Game, s: State, frame: Frame, line: LineCode, pc: int, deed: int) -> bool:
    """Whether what begins at a step could do anything: its first deed, or one of two between which it lets choose."""
    step = line.steps[pc]
    if step.op != OP_CHOOSE_MODE:
        return is_possible(g, s, frame, line, deed)
    return could_choose(g, s, frame, line, pc + 1, step.a) or could_choose(
        g, s, frame, line, step.to, first_deed(line, step.to)
    )


def first_deed(line: LineCode, pc: int) -> int:
    """Return the first deed at or behind a step."""
    at = pc
    while at < len(line.steps) - 1 and line.steps[at].op < FIRST_DEED:
        at += 1
    return at


def order_cards(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player say in which order cards will lie in a deck, from the top down."""
    memory = frame.memory
    if memory[AT_STAGE] == ASKED:
        ordered = references(s, [option.uid for option in s.picks])
        s.clear_picks()
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


# ----------------------------------------------------------------------------------------------------------- choosing


def choose(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Find or ask for the cards a deed is about."""
    choice = step.choice
    assert choice is not None
    memory = frame.memory
    if memory[AT_STAGE] != FRESH:
        take_choice(g, s, frame, line, step, choice)
        return
    found = candidates(g, s, frame.player, memory, deed_of(line, step), s.cards[frame.uid])
    if choice.materials == AS_MATERIALS:
        s.go_on_with(frame.step, with_slot(with_int(memory, AT_STAGE, ASKED_AGAIN), step.slot, ()))
        fusion.ask_for_given(g, s, frame, found)
    elif choice.everything:
        if choice.most < len(found):
            found = found[: choice.most]
        go_on(s, frame.step + 1, with_slot(memory, step.slot, references(s, found)))
    elif is_too_few(s, choice, least_now(g, s, frame, choice), found):
        go_on(s, frame.step + 1, with_slot(memory, step.slot, ()))
    elif choice.at_random:
        picked = pick_at_random(s, found, least_now(g, s, frame, choice))
        go_on(s, frame.step + 1, with_slot(memory, step.slot, references(s, picked)))
    elif choice.by == EITHER:
        # rule: effect.resolve.simultaneous-turn-player-first
        s.go_on_with(frame.step, with_slot(with_int(memory, AT_STAGE, ASKED), step.slot, ()))
        ask_for_cards(g, s, frame, line, step, s.turn_player, of_player(s, found, s.turn_player))
    else:
        s.go_on_with(frame.step, with_slot(with_int(memory, AT_STAGE, ASKED_AGAIN), step.slot, ()))
        by = frame.player if choice.by == YOU else 1 - frame.player
        ask_for_cards(g, s, frame, line, step, by, found)


def most_now(g: Game, s: State, frame: Frame, choice: ChoiceCode) -> int:
    """Return how many cards a choice takes at most, as it is now."""
    if choice.number is None:
        return choice.most
    return numbers.compute(g, s, frame.player, frame.memory, choice.number)


def least_now(g: Game, s: State, frame: Frame, choice: ChoiceCode) -> int:
    """Return how many cards a choice takes at least, as it is now."""
    return choice.least if choice.least or choice.number is None else most_now(g, s, frame, choice)


def is_too_few(s: State, choice: ChoiceCode, least: int, found: list[int]) -> bool:
    """Whether there are fewer cards than a choice says: a fixed number is all or nothing, for both players alike."""
    if choice.or_all:
        return False
    if choice.by != EITHER:
        return len(found) < least
    mine = len(of_player(s, found, 0))
    return mine < least or len(found) - mine < least


def take_choice(g: Game, s: State, frame: Frame, line: LineCode, step: Step, choice: ChoiceCode) -> None:
    """Take the chosen cards, and ask the other player if both choose."""
    memory = frame.memory
    chosen = slot_of(memory, step.slot) + references(s, [option.uid for option in s.picks])
    s.clear_picks()
    memory = with_slot(memory, step.slot, chosen)
    if memory[AT_STAGE] == ASKED:
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED_AGAIN))
        other = 1 - s.turn_player
        found = candidates(g, s, frame.player, memory, deed_of(line, step), s.cards[frame.uid])
        ask_for_cards(g, s, frame, line, step, other, of_player(s, found, other))
    else:
        go_on(s, frame.step + 1, memory)


def deed_of(line: LineCode, step: Step) -> Step:
    """Return the deed that a choice is made for."""
    return line.steps[step.a] if step.a else step


def of_player(s: State, uids: list[int], player: int) -> list[int]:
    """Return those of the cards that this player controls or holds."""
    return [uid for uid in uids if s.cards[uid].controller == player]


def pick_at_random(s: State, uids: list[int], count: int) -> list[int]:
    """Return so many of the cards, drawn by lot.  rule: target.non-targeting.unknown-at-activation"""
    left = list(uids)
    picked: list[int] = []
    if s.foretold and left:
        for card in s.take_foretold(CARDS_PICKED, s.cards[left[0]].controller):
            picked.append(left.pop([s.cards[uid].card for uid in left].index(card)))
        return picked
    while left and len(picked) < count:
        picked.append(left.pop(s.roll(len(left))))
    return picked


def ask_for_cards(g: Game, s: State, frame: Frame, line: LineCode, step: Step, player: int, found: list[int]) -> None:
    """Ask a player to pick cards: as many as the choice says, or as many as there are."""
    choice = step.choice
    assert choice is not None
    least = min(least_now(g, s, frame, choice), len(found))
    room = room_for(s, frame.player, deed_of(line, step))
    most = min(most_now(g, s, frame, choice), len(found), room if room > least else least)
    if step.op == OP_TARGET and len(found) < choice.least:
        raise ValueError(f"{choice.least} targets are needed and {len(found)} are there")
    if most <= 0:
        s.take_answer(())
        return
    options = tuple([Option(PICK_CARD, uid) for uid in found])
    condition: tuple[int, ...] = ()
    if step.as_cost or step.op == OP_TARGET:
        condition = keeps_enough(g, s, frame, line, found)
        if least < most:
            most = most_matched(g, s, frame, line, step, found, most)
    if line.kind == LINE_PROCEDURE:
        condition = frees_a_zone(g, s, frame, line, found) + condition
    ask(g, s, player, ASK_CARDS, purpose_of(line, step), frame.uid, options, least, most, condition, frame.line)


def purpose_of(line: LineCode, step: Step) -> int:
    """Return what cards are chosen for."""
    choice = step.choice
    op = deed_of(line, step).op
    if step.op == OP_TARGET:
        return FOR_TARGET
    if op == OP_TRIBUTE:
        return FOR_TRIBUTE
    if op == OP_DISCARD:
        return FOR_DISCARD
    if step.as_cost:
        return FOR_COST
    return FOR_SEARCH if choice is not None and (choice.yours | choice.opponents) & IN_DECK else FOR_EFFECT


def keeps_enough(g: Game, s: State, frame: Frame, line: LineCode, found: list[int]) -> tuple[int, ...]:
    """Return the condition that what is picked now leaves enough for later costs, targets and deeds, () if it must.

    rule: effect.activation.order-of-steps
    """
    source = s.cards[frame.uid]
    for at in range(frame.step + 1, line.end):
        step = line.steps[at]
        choice = step.choice
        if choice is None or choice.everything or choice.at_random or choice.among >= 0:
            continue
        if step.op == OP_TARGET:
            later = find_targets(g, s, frame.player, source, line, frame.memory, step)
        elif step.op == OP_CHOOSE and (step.as_cost or step.a in line.possible):
            later = candidates(g, s, frame.player, frame.memory, deed_of(line, step), source)
        else:
            continue
        spare = len(later) - find.least_of(g, s, frame.player, frame.memory, choice)
        at_risk = [uid for uid in later if uid in found]
        if at_risk and 0 <= spare < len(at_risk):
            return (LEAVES_ENOUGH, len(at_risk) - spare, *at_risk)
    return ()


def frees_a_zone(g: Game, s: State, frame: Frame, line: LineCode, found: list[int]) -> tuple[int, ...]:
    """Return the condition that what is given for a summon frees a zone for it, () if it need not.

    rule: summon.special.procedure-may-free-a-zone
    """
    to = frame.player if line.to == YOU else 1 - frame.player
    if has_free_monster_zone(s, to) or not lie_in_zones(s, to, found):
        return ()
    source = s.cards[frame.uid]
    for at in range(frame.step + 1, line.end):
        step = line.steps[at]
        if step.op == OP_CHOOSE and lie_in_zones(
            s, to, candidates(g, s, frame.player, frame.memory, deed_of(line, step), source)
        ):
            return ()  # what is given later may do it as well
    return (FREES_A_ZONE, to)


def most_matched(g: Game, s: State, frame: Frame, line: LineCode, step: Step, found: list[int], most: int) -> int:
    """Return how many cards can be picked if later "that many" others are chosen, which must be there then."""
    source = s.cards[frame.uid]
    # What the deed has moved may have a name of its own.
    moves = step.a > 0 and step.op == OP_CHOOSE and line.steps[step.a].op < FIRST_ABOUT_PLAYERS
    out = line.steps[step.a + 1].out if moves else NO_SLOT
    for at in range(frame.step + 1, line.end):
        later = line.steps[at]
        number = None if later.choice is None else later.choice.number
        if number is None or number.op != NUM_HOW_MANY or (number.slot != step.slot and number.slot != out):
            continue
        if later.op == OP_TARGET:
            others = find_targets(g, s, frame.player, source, line, frame.memory, later)
        elif later.op == OP_CHOOSE:
            others = candidates(g, s, frame.player, frame.memory, deed_of(line, later), source)
        else:
            continue
        shared = len([uid for uid in others if uid in found])
        # At worst as many of them as possible are picked already.
        while most > 1 and len(others) - min(most, shared) < most:
            most -= 1
    return most


def choose_target(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask for targets and announce them.  rule: target.timing.chosen-at-activation, target.locked-until-resolved"""
    memory = frame.memory
    choice = step.choice
    assert choice is not None
    if memory[AT_STAGE] == FRESH:
        found = find_targets(g, s, frame.player, s.cards[frame.uid], line, memory, step)
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
        if choice.everything:
            s.take_answer(tuple([Option(PICK_CARD, uid) for uid in found]))
        else:
            by = frame.player if choice.by == YOU else 1 - frame.player
            ask_for_cards(g, s, frame, line, step, by, found)
        return
    chosen = references(s, [option.uid for option in s.picks])
    s.clear_picks()
    for at in range(0, len(chosen), 2):
        row = s.cards[chosen[at]]
        tell_card(s, EVENT_TARGETS_CHOSEN, frame.player, None, row, BY_PLAYER, frame.uid, memory[AT_LINK])
    memory = with_slot(memory, step.slot, chosen)
    memory = with_slot(memory, SLOT_TARGETS, slot_of(memory, SLOT_TARGETS) + chosen)
    go_on(s, frame.step + 1, memory)
