"""A Fusion Summon by an effect: which monster, of which materials; they leave, and it comes."""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.frames import FRAME_FUSION, FRAME_SPECIAL_SUMMON
from spellspeed.engine.game import Game
from spellspeed.engine.materials import can_become
from spellspeed.engine.may.act import references
from spellspeed.engine.may.fusion import find_fusions, find_materials, masks_of, needs_room
from spellspeed.engine.moves import banish, send_to_graveyard
from spellspeed.engine.places import is_monster_zone
from spellspeed.engine.rows import CardState, Frame, Option
from spellspeed.engine.settle import settle_next
from spellspeed.engine.slots import AT_CARD, AT_DONE, AT_STAGE, with_int, with_slot
from spellspeed.engine.special_summon import PROPERLY, TO_FIELD
from spellspeed.engine.state import State
from spellspeed.lang.code import Step
from spellspeed.words import ASK_CARDS, BY_EFFECT, FACE_UP, FOR_EFFECT, FOR_MATERIAL, MAKES_FUSION, PICK_CARD

# Steps. The frame lies on that of the line which summons, and has its player and card; its memory is uid, visit of the
# Fusion Monster, once it is chosen.
CHOOSE: Final = 0
CHOSEN: Final = 1
GIVE: Final = 2
SUMMON: Final = 3
SUMMONED: Final = 4


def begin_fusion(s: State, frame: Frame) -> None:
    """Begin a Fusion Summon; the line goes on when it is over."""
    s.push(Frame(FRAME_FUSION, CHOOSE, frame.player, frame.uid, 0, ()))


def run_fusion(g: Game, s: State, frame: Frame) -> None:
    """Choose the monster and its materials; they leave at once, and then it is summoned.

    rule: summon.fusion.materials-sent-to-graveyard
    """
    if frame.step == CHOOSE:
        choose_monster(g, s, frame)
    elif frame.step == CHOSEN:
        chosen = references(s, [s.picks[0].uid])
        s.clear_picks()
        s.go_on_with(GIVE, chosen)
        ask_for_materials(g, s, frame, s.cards[chosen[0]])
    elif frame.step == GIVE:
        give_materials(g, s, frame)
    elif frame.step == SUMMON:
        s.begin_batch()  # the materials left before
        s.go_on(SUMMONED)
        row = s.cards[frame.memory[0]]
        properly = PROPERLY if g.programs[row.card].fused_properly else 0
        line = FACE_UP + frame.player * TO_FIELD + properly
        # rule: summon.fusion.position-choice, summon.fusion.any-main-monster-zone
        s.push(Frame(FRAME_SPECIAL_SUMMON, 0, frame.player, frame.uid, line, frame.memory))
    else:
        row = s.cards[frame.memory[0]]
        finish(g, s, references(s, [row.uid]) if is_monster_zone(row.place) else ())


def running_step(g: Game, s: State) -> Step:
    """Return the step of the line that the Fusion Summon on top belongs to."""
    line = s.frames[-2]
    return g.programs[line.memory[AT_CARD]].lines[line.line].steps[line.step]


def source_of(s: State) -> CardState:
    """Return the card whose effect summons, as it was when it was activated."""
    line = s.frames[-2]
    row = s.cards[line.uid]
    if row.card != line.memory[AT_CARD] or row.controller != line.player:
        return row.elsewhere(line.memory[AT_CARD], line.player, row.place)
    return row


def find_usable(g: Game, s: State) -> list[int]:
    """Return the cards that could be materials of the Fusion Summon on top."""
    return find_materials(g, s, s.frames[-1].player, running_step(g, s), source_of(s))


def choose_monster(g: Game, s: State, frame: Frame) -> None:
    """Ask for the Fusion Monster; if none can be summoned any more, nothing happens and no material leaves."""
    found = find_fusions(g, s, frame.player, s.frames[-2].memory, running_step(g, s), source_of(s))
    if not found:
        finish(g, s, ())
        return
    s.go_on(CHOSEN)
    options = tuple([Option(PICK_CARD, uid) for uid in found])
    ask(g, s, frame.player, ASK_CARDS, FOR_EFFECT, frame.uid, options, 1, 1)


def ask_for_materials(g: Game, s: State, frame: Frame, fusion: CardState) -> None:
    """Ask for the materials: only cards, and only together, that make the monster and leave it a zone."""
    player = frame.player
    uids = find_usable(g, s)
    count = len(g.programs[fusion.card].materials)
    room = needs_room(g, s, player, fusion)
    all_masks = masks_of(g, s, player, fusion, uids)
    options: list[Option] = []
    masks: list[int] = []
    for at, uid in enumerate(uids):
        if can_become(all_masks, (all_masks[at],), count, room):
            options.append(Option(PICK_CARD, uid))
            masks.append(all_masks[at])
    condition = (MAKES_FUSION, count, int(room), *masks)
    ask(g, s, player, ASK_CARDS, FOR_MATERIAL, fusion.uid, tuple(options), count, count, condition)


def give_materials(g: Game, s: State, frame: Frame) -> None:
    """Send the materials to the Graveyard, or banish them, all at once.  rule: summon.fusion.hidden-materials-shown"""
    banishes = running_step(g, s).b != 0
    uids = [option.uid for option in s.picks]
    s.clear_picks()
    for uid in uids:
        if banishes:
            banish(g, s, uid, BY_EFFECT, frame.uid, False)
        else:
            send_to_graveyard(g, s, uid, BY_EFFECT, frame.uid)
    s.go_on(SUMMON)
    settle_next(s)


def finish(g: Game, s: State, summoned: tuple[int, ...]) -> None:
    """End the job; the line below remembers what was summoned and goes on."""
    slot = running_step(g, s).slot
    s.pop()
    line = s.frames[-1]
    memory = with_slot(line.memory, slot, summoned)
    memory = with_int(with_int(memory, AT_DONE, len(summoned) // 2), AT_STAGE, 0)
    s.go_on_with(line.step + 1, memory)
