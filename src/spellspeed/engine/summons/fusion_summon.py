"""A Fusion or Ritual Summon by an effect: which monster, of what; the materials or Tributes leave, and it comes."""

from typing import Final

import spellspeed.engine.applies.numbers as numbers
from spellspeed.engine.asking.answer import find_parts
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.asking.levels import FOR_ROOM, HOLDS_ROOM, POINTED_AT, POINTS_AT, ROOM
from spellspeed.engine.asking.materials import AND_MORE
from spellspeed.engine.kernel.begin import settle_next
from spellspeed.engine.kernel.frames import FRAME_FUSION, MATERIALS_GIVEN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import MADE_OF, remember_materials
from spellspeed.engine.kernel.places import deck_of, is_monster_zone
from spellspeed.engine.kernel.rows import CardState, Frame, Option
from spellspeed.engine.kernel.slots import AT_CARD, hand_back, references, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.effect_of import source_of
from spellspeed.engine.may.fusion import find_fusions, find_materials, joint_condition
from spellspeed.engine.may.ritual import find_ritual_tributes, find_rituals
from spellspeed.engine.may.ritual import joint_condition as sum_of_levels
from spellspeed.engine.moving.moves import banish, give_ritual_tribute, send_to_graveyard, shuffle, stop_redirecting
from spellspeed.engine.summons.summon_by_effect import BY_FUSION, BY_RITUAL, PROPERLY, begin_special_summon
from spellspeed.lang.codes.code import OP_RITUAL_SUMMON
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ADDS_UP,
    ASK_CARDS,
    BY_COST,
    BY_EFFECT,
    EVENT_TRIBUTED,
    FACE_UP,
    FOR_EFFECT,
    FOR_MATERIAL,
    FOR_TRIBUTE,
    FUSION_MATERIAL,
    MAKES_FUSION,
    NO_CARD,
    PICK_CARD,
)

# Steps. The frame lies on that of the line which summons, and has its player and card; its memory is uid, visit of the
# monster, once it is chosen, and of what was given for it.
CHOOSE: Final = 0
CHOSEN: Final = 1
GIVE: Final = 2
SUMMON: Final = MATERIALS_GIVEN
SUMMONED: Final = 4


def begin_fusion(s: State, frame: Frame) -> None:
    """Begin a Fusion or Ritual Summon; the line goes on when it is over."""
    s.push(Frame(FRAME_FUSION, CHOOSE, frame.player, frame.uid, 0, ()))


def run_fusion(g: Game, s: State, frame: Frame) -> None:
    """Choose the monster and what is given for it; that leaves at once, and then the monster is summoned.

    rule: summon.fusion.materials-sent-to-graveyard, summon.ritual.activated-in-own-main-phase
    """
    if frame.step == CHOOSE:
        choose_monster(g, s, frame)
    elif frame.step == CHOSEN:
        chosen = references(s, [s.picks[0].uid])
        s.go_on_with(GIVE, chosen)
        if is_ritual(g, s):
            ask_for_tributes(g, s, frame, s.cards[chosen[0]])
        else:
            ask_for_materials(g, s, frame, s.cards[chosen[0]])
    elif frame.step == GIVE:
        give_materials(g, s, frame)
    elif frame.step == SUMMON and running_step(g, s).as_cost:
        finish(g, s, frame.memory[:2])  # the monster comes when the effect resolves
    elif frame.step == SUMMON:
        summon(g, s, frame)
    else:
        row = s.cards[frame.memory[0]]
        came = is_monster_zone(row.place)
        if came and not is_ritual(g, s):
            remember_materials(s, row.uid, row.visit, frame.memory[2:])
        finish(g, s, references(s, [row.uid]) if came else ())


def is_ritual(g: Game, s: State) -> bool:
    """Whether the summon on top is a Ritual Summon."""
    return running_step(g, s).op == OP_RITUAL_SUMMON


def running_step(g: Game, s: State) -> Step:
    """Return the step of the line that the Fusion Summon on top belongs to."""
    line = s.frames[-2]
    return g.line_of(line.memory[AT_CARD], line.line).steps[line.step]


def find_usable(g: Game, s: State) -> list[int]:
    """Return the cards that could be given for the summon on top."""
    if is_ritual(g, s):
        return find_ritual_tributes(g, s, s.frames[-1].player, running_step(g, s), source_of(g, s, s.frames[-2]))
    return find_materials(g, s, s.frames[-1].player, running_step(g, s), source_of(g, s, s.frames[-2]))


def choose_monster(g: Game, s: State, frame: Frame) -> None:
    """Ask for the monster; if none can be summoned any more, nothing happens and nothing leaves."""
    memory, step, source = s.frames[-2].memory, running_step(g, s), source_of(g, s, s.frames[-2])
    if step.op == OP_RITUAL_SUMMON:
        found = find_rituals(g, s, frame.player, memory, step, source)
    else:
        found = find_fusions(g, s, frame.player, memory, step, source)
    if not found:
        finish(g, s, ())
        return
    s.go_on(CHOSEN)
    options = tuple([Option(PICK_CARD, uid) for uid in found])
    ask(g, s, frame.player, ASK_CARDS, FOR_EFFECT, frame.uid, options, 1, 1)


def ask_for_materials(g: Game, s: State, frame: Frame, fusion: CardState) -> None:
    """Ask for the materials: only cards, and only together, that make the monster and leave it a zone."""
    due = frame.uid if running_step(g, s).as_cost else NO_CARD
    ask_for_all(g, s, frame, fusion, find_usable(g, s), True, due)


def ask_for_given(g: Game, s: State, frame: Frame, found: list[int]) -> None:
    """Ask for what a Fusion Monster that is summoned by itself is made of; it comes to the field two moves later."""
    ask_for_all(g, s, frame, s.cards[frame.uid], found, False)


def ask_for_all(
    g: Game, s: State, frame: Frame, fusion: CardState, uids: list[int], fused: bool, due: int = NO_CARD
) -> None:
    """Ask for cards that are together all materials of a Fusion Monster, one of which may have to be among them."""
    condition = joint_condition(g, s, frame.player, fusion, uids, fused, due)
    ask_for_parts(g, s, frame.player, fusion, uids, condition, condition[1], condition[2] & AND_MORE != 0)


def ask_for_parts(
    g: Game, s: State, player: int, made: CardState, uids: list[int], condition: tuple[int, ...], count: int, more: bool
) -> None:
    """Ask for so many cards, or more, that are together all materials of a monster."""
    uids, condition = keep_useful(uids, condition, 4 if condition[0] == MAKES_FUSION else 3)
    options = tuple([Option(PICK_CARD, uid) for uid in uids])
    most = len(uids) if more else count
    ask(g, s, player, ASK_CARDS, FOR_MATERIAL, made.uid, options, count, most, condition)


def ask_for_tributes(g: Game, s: State, frame: Frame, ritual: CardState) -> None:
    """Ask for the Tributes: only monsters, and only together, whose Levels are what is asked for."""
    uids = [uid for uid in find_usable(g, s) if uid != ritual.uid]
    condition = sum_of_levels(g, s, frame.player, running_step(g, s), ritual, uids)
    uids, condition = keep_useful(uids, condition, 3)
    options = tuple([Option(PICK_CARD, uid) for uid in uids])
    ask(g, s, frame.player, ASK_CARDS, FOR_TRIBUTE, ritual.uid, options, 1, len(uids), condition)


def keep_useful(uids: list[int], condition: tuple[int, ...], first: int) -> tuple[list[int], tuple[int, ...]]:
    """Return those of the cards that can be part of an answer, and the condition for them alone.

    What is said of each card begins at `first`.
    """
    useful = find_parts(condition)
    if condition[0] == ADDS_UP and condition[2] & FOR_ROOM:
        values = list(condition[first:])
        for at, value in enumerate(condition[first:]):
            if at in useful:
                continue
            if value & HOLDS_ROOM:
                condition = (ADDS_UP, condition[1], condition[2] & ~FOR_ROOM) + condition[first:]
                break
            if value >> POINTS_AT & 255:
                # It stays for sure: what it points to makes room, whatever else stays.
                for pointed, other in enumerate(values):
                    if other >> POINTED_AT & value >> POINTS_AT & 255:
                        values[pointed] |= ROOM
                condition = condition[:first] + tuple(values)
    return ([uids[at] for at in useful], condition[:first] + tuple([condition[first + at] for at in useful]))


def give_materials(g: Game, s: State, frame: Frame) -> None:
    """Send the materials to the Graveyard, or banish or Tribute them, all at once.

    rule: summon.fusion.hidden-materials-shown, summon.ritual.levels-shown-to-opponent
    """
    step = running_step(g, s)
    uids = [option.uid for option in s.picks]
    stop_redirecting(g, s, uids)
    if not step.as_cost:
        numbers.note_materials(g, s, frame.player, frame.memory[0], uids)
    mixed: list[int] = []  # whose deck some of them go to
    for uid in uids:
        if step.as_cost:
            row = s.cards[uid]
            tell_card(s, EVENT_TRIBUTED, row.controller, row, row, BY_COST, frame.uid, 0)
            send_to_graveyard(g, s, uid, BY_COST, frame.uid)
        elif step.op == OP_RITUAL_SUMMON:
            if give_ritual_tribute(g, s, uid, frame.uid):
                mixed.append(s.cards[uid].owner)
        elif step.banish:
            banish(g, s, uid, BY_EFFECT, frame.uid, False)
        else:
            send_to_graveyard(g, s, uid, BY_EFFECT, frame.uid, FUSION_MATERIAL)
    for player in range(2):
        if player in mixed:
            shuffle(s, player, deck_of(player), BY_EFFECT)  # rule: move.to-deck.shuffle
    s.go_on_with(SUMMON, frame.memory[:2] + references(s, uids))
    settle_next(s)


def summon(g: Game, s: State, frame: Frame) -> None:
    """Have the monster summoned, in a position and a zone of the player's choice.

    rule: summon.fusion.position-choice, summon.fusion.any-main-monster-zone, summon.ritual.position-choice
    """
    s.begin_batch()  # what was given for it left before
    s.go_on(SUMMONED)
    how = BY_FUSION
    if is_ritual(g, s):
        # rule: summon.ritual.effect-processing-is-proper-summon
        how = BY_RITUAL | PROPERLY
    elif g.programs[s.cards[frame.memory[0]].card].fused_properly:
        # rule: summon.fusion.effect-processing-is-proper-summon
        how |= PROPERLY
    begin_special_summon(s, frame.player, frame.uid, frame.memory[:2], FACE_UP, frame.player, how)


def recall(s: State, monsters: tuple[int, ...], by: int) -> tuple[int, ...]:
    """Return what was used for such a summon of a monster, as uid, visit …, () if it came in another way.

    rule: synchro.material.forgotten-when-synchro-monster-moves, synchro.material.temporary-banish-keeps-link
    """
    if not monsters or not s.holds(monsters[0], monsters[1]):
        return ()
    came_so = s.cards[monsters[0]].arrived_by == by
    found: list[int] = []
    for at in range(0, len(s.materials), MADE_OF):
        if s.materials[at] == monsters[0]:
            if s.materials[at + 1] == -monsters[1] or (came_so and s.materials[at + 1] == monsters[1]):
                found += s.materials[at + 3 : at + 5]
    return tuple(found)


def finish(g: Game, s: State, summoned: tuple[int, ...]) -> None:
    """End the job; the line below remembers what was summoned and goes on."""
    slot = running_step(g, s).slot
    hand_back(s, with_slot(s.frames[-2].memory, slot, summoned), len(summoned) // 2)
