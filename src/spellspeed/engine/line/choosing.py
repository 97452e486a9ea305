"""The cards that a step of a line is about: found or asked for, as targets, for a cost or for the effect."""

import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.moving.hands as hands
import spellspeed.engine.summons.fusion_summon as fusion_summon
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.asking.levels import EXACTLY, can_add_up
from spellspeed.engine.asking.tributes import FREES_ZONE, MUST_GO
from spellspeed.engine.kernel.dice import CARDS_PICKED
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import can_be_freed, has_free_monster_zone, lie_in_zones, player_meant
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.slots import (
    ASKED,
    ASKED_AGAIN,
    AT_LINK,
    AT_STAGE,
    FRESH,
    go_on,
    references,
    slot_of,
    with_int,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.act import candidates, levels_of
from spellspeed.engine.may.activate import find_targets
from spellspeed.engine.may.effect_of import source_of
from spellspeed.engine.may.fusion import names_of
from spellspeed.engine.may.room import could_leave_one, zone_lacking
from spellspeed.engine.may.special_summon import room_for
from spellspeed.lang.codes.code import (
    AS_MATERIALS,
    LINE_PROCEDURE,
    NO_SLOT,
    NUM_HOW_MANY,
    OP_CHOOSE,
    OP_DISCARD,
    OP_TARGET,
    OP_TRIBUTE,
    SLOT_TARGETS,
    ChoiceCode,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ADDS_UP,
    ALL_DIFFERENT,
    ASK_CARDS,
    BY_PLAYER,
    EITHER,
    EVENT_TARGETS_CHOSEN,
    FOR_COST,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_SEARCH,
    FOR_TARGET,
    FOR_TRIBUTE,
    FREES_A_ZONE,
    IN_DECK,
    LEAVES_ENOUGH,
    MAKES_TRIBUTES,
    NOBODY,
    PICK_CARD,
)


def choose(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Find or ask for the cards a deed is about."""
    choice = step.choice
    assert choice is not None
    memory = frame.memory
    if memory[AT_STAGE] != FRESH:
        take_choice(g, s, frame, line, step, choice)
        return
    found = candidates(g, s, frame.player, memory, deed_of(line, step), source_of(g, s, frame))
    if choice.materials == AS_MATERIALS:
        s.go_on_with(frame.step, with_slot(with_int(memory, AT_STAGE, ASKED_AGAIN), step.slot, ()))
        fusion_summon.ask_for_given(g, s, frame, found)
    elif choice.everything:
        go_on(s, frame.step + 1, with_slot(memory, step.slot, references(s, found[: choice.most])))
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
        by = player_meant(frame.player, choice.by)
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
    memory = with_slot(memory, step.slot, chosen)
    if memory[AT_STAGE] == ASKED:
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED_AGAIN))
        other = 1 - s.turn_player
        found = candidates(g, s, frame.player, memory, deed_of(line, step), source_of(g, s, frame))
        ask_for_cards(g, s, frame, line, step, other, of_player(s, found, other))
    else:
        go_on(s, frame.step + 1, memory)


def deed_of(line: LineCode, step: Step) -> Step:
    """Return the deed that a choice is made for."""
    return line.steps[step.deed_at] if step.deed_at else step


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
    most = min(most_now(g, s, frame, choice), len(found), max(room, least))
    if step.op == OP_TARGET and len(found) < choice.least:
        raise ValueError(f"{choice.least} targets are needed and {len(found)} are there")
    if most < 1:
        s.take_answer(())
        return
    options = tuple([Option(PICK_CARD, uid) for uid in found])
    condition: tuple[int, ...] = ()
    if step.as_cost or step.op == OP_TARGET:
        condition = keeps_enough(g, s, frame, line, found)
        most = max(least, most_matched(g, s, frame, line, step, found, most))
    freed = NOBODY  # the player of whom a zone must be freed
    if step.as_cost and zone_lacking(s, frame.player, line) and lie_in_zones(s, frame.player, found):
        if not could_leave_one(g, s, frame.player, source_of(g, s, frame), line, frame.memory, step.deed_at + 1):
            freed = frame.player
    if choice.levels is not None:
        total = numbers.compute(g, s, frame.player, frame.memory, choice.levels)
        if not can_add_up(levels_of(g, s, found), [], total, EXACTLY):
            s.take_answer(())
            return
        condition = (ADDS_UP, total, EXACTLY, *levels_of(g, s, found))
    if choice.all_different:
        condition = (ALL_DIFFERENT, *names_of(g, s, found))
    if line.kind == LINE_PROCEDURE and must_free_a_zone(g, s, frame, line, found):
        freed = player_meant(frame.player, line.field_of)
    if least == most > 1 and is_borrowing(s, frame.player, deed_of(line, step), found):
        condition = (MAKES_TRIBUTES, least, int(freed != NOBODY), *borrowed_masks(s, player, found, freed))
    elif freed != NOBODY:
        condition = (FREES_A_ZONE, freed, *condition)
    ask(g, s, player, ASK_CARDS, purpose_of(line, step), frame.uid, options, least, most, condition, frame.line)


def is_borrowing(s: State, player: int, deed: Step, found: list[int]) -> bool:
    """Whether one of the monsters that can be Tributed is the opponent's, who must give it in the place of another."""
    choice = deed.choice
    if deed.op != OP_TRIBUTE or choice is None or choice.opponents:
        return False
    for uid in found:
        if s.cards[uid].controller != player:
            return True
    return False


def borrowed_masks(s: State, player: int, found: list[int], freed: int) -> list[int]:
    """Return of each monster that can be Tributed whether it must be, and whether it frees a zone of this player."""
    masks: list[int] = []
    for uid in found:
        row = s.cards[uid]
        mask = 1 if row.controller == player else 1 | MUST_GO
        masks.append(mask | FREES_ZONE if freed != NOBODY and can_be_freed(s, freed, row.place) else mask)
    return masks


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
    source = source_of(g, s, frame)
    for at in range(frame.step + 1, line.end):
        step = line.steps[at]
        choice = step.choice
        if choice is None or choice.at_random or choice.among != NO_SLOT:
            continue
        least = find.least_of(g, s, frame.player, frame.memory, choice)
        if choice.everything:
            # What is targeted is still there, and what reaches cards that come later needs none now.
            if hands.reaches_newcomers(step):
                continue
            if step.as_cost or line.possible != (at,) or not line.steps[frame.step].as_cost:
                continue
            later, least = candidates(g, s, frame.player, frame.memory, step, source), 1
        elif step.op == OP_TARGET:
            later = find_targets(g, s, frame.player, source, line, frame.memory, step)
        elif step.op == OP_CHOOSE and (step.as_cost or step.deed_at in line.possible):
            later = candidates(g, s, frame.player, frame.memory, deed_of(line, step), source)
        else:
            continue
        spare = len(later) - least
        at_risk = [uid for uid in later if uid in found]
        if choice.everything and len(found) == len(at_risk):
            continue  # nothing else can be given
        if at_risk and 0 <= spare < len(at_risk):
            return (LEAVES_ENOUGH, len(at_risk) - spare, *at_risk)
    return ()


def must_free_a_zone(g: Game, s: State, frame: Frame, line: LineCode, found: list[int]) -> bool:
    """Whether what is given for a summon must free a zone for it.

    rule: summon.special.procedure-may-free-a-zone
    """
    to = player_meant(frame.player, line.field_of)
    if has_free_monster_zone(s, to) or not lie_in_zones(s, to, found):
        return False
    source = source_of(g, s, frame)
    for at in range(frame.step + 1, line.end):
        step = line.steps[at]
        if step.op == OP_CHOOSE and lie_in_zones(
            s, to, candidates(g, s, frame.player, frame.memory, deed_of(line, step), source)
        ):
            return False  # what is given later may do it as well
    return True


def most_matched(g: Game, s: State, frame: Frame, line: LineCode, step: Step, found: list[int], most: int) -> int:
    """Return how many cards can be picked if later "that many" others are chosen, which must be there then."""
    source = source_of(g, s, frame)
    # What the deed has moved may have a name of its own.
    moves = step.op == OP_CHOOSE and line.steps[step.deed_at].moves_cards
    out = line.steps[step.deed_at + 1].out if moves else NO_SLOT
    for at in range(frame.step + 1, line.end):
        later = line.steps[at]
        number = None if later.choice is None or later.choice.or_all else later.choice.number
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
        while most != 1 and len(others) - min(most, shared) < most:
            most -= 1
    return most


def choose_target(g: Game, s: State, frame: Frame, line: LineCode, step: Step) -> None:
    """Ask for targets and announce them.  rule: target.timing.chosen-at-activation, target.locked-until-resolved"""
    memory = frame.memory
    choice = step.choice
    assert choice is not None
    if memory[AT_STAGE] == FRESH:
        found = find_targets(g, s, frame.player, source_of(g, s, frame), line, memory, step)
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
        if choice.everything or (choice.or_none and not found):
            s.take_answer(tuple([Option(PICK_CARD, uid) for uid in found]))
        else:
            by = player_meant(frame.player, choice.by)
            ask_for_cards(g, s, frame, line, step, by, found)
        return
    chosen = references(s, [option.uid for option in s.picks])
    for at in range(0, len(chosen), 2):
        row = s.cards[chosen[at]]
        tell_card(s, EVENT_TARGETS_CHOSEN, frame.player, None, row, BY_PLAYER, frame.uid, memory[AT_LINK])
    memory = with_slot(memory, step.slot, chosen)
    memory = with_slot(memory, SLOT_TARGETS, slot_of(memory, SLOT_TARGETS) + chosen)
    go_on(s, frame.step + 1, memory)
