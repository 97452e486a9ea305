"""Destruction: protect, replace, doom, leave. Decided before the move, so cards destroyed together fall together."""

from typing import Final

import spellspeed.engine.settle as settle
from spellspeed.engine.continuous import find_forbidding
from spellspeed.engine.events import tell_card
from spellspeed.engine.frames import FRAME_DESTROY, FRAME_RUN
from spellspeed.engine.game import Game
from spellspeed.engine.moves import banish, send_to_graveyard
from spellspeed.engine.rows import Frame
from spellspeed.engine.state import State
from spellspeed.words import (
    BEING_DESTROYED_BY_BATTLE,
    BEING_DESTROYED_BY_EFFECTS,
    BY_BATTLE,
    BY_RULE,
    EVENT_DESTROYED,
)

BANISHING: Final = 64  # added to the cause: what is destroyed is banished

# Steps. The frame's line is the cause; its memory is uid, visit, by (uid of what destroys it) for every card.
PROTECT: Final = 0
REPLACE: Final = 1
DOOM: Final = 2
LEAVE: Final = 3


def begin_destroy(s: State, player: int, cause: int, fallen: list[tuple[int, int]], banishing: bool = False) -> None:
    """Decide the destruction of cards, each by another; by battle they leave only at the end of the Damage Step."""
    line = cause + BANISHING if banishing else cause
    s.push(Frame(FRAME_DESTROY, PROTECT, player, -1, line, refer(s, fallen)))


def begin_leaving(s: State, player: int, cause: int, fallen: list[tuple[int, int]]) -> None:
    """Have cards whose destruction was decided earlier leave the field now."""
    s.push(Frame(FRAME_DESTROY, LEAVE, player, -1, cause, refer(s, fallen)))


def refer(s: State, fallen: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return the cards as uid, visit, by …, so that one that moved no longer fits."""
    references: list[int] = []
    for uid, by in fallen:
        references.append(uid)
        references.append(s.cards[uid].visit)
        references.append(by)
    return tuple(references)


def still_there(s: State, references: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return those of the referred cards that are still the same, each with what destroys it."""
    found: list[tuple[int, int]] = []
    for at in range(0, len(references), 3):
        if s.holds(references[at], references[at + 1]):
            found.append((references[at], references[at + 2]))
    return found


def run_destroy(g: Game, s: State, frame: Frame) -> None:
    """Go through the four steps; replacement has its place here before any card has it."""
    if frame.step == PROTECT:
        s.go_on_with(REPLACE, unprotected(g, s, frame))
    elif frame.step == REPLACE:
        s.go_on(DOOM)
    elif frame.step == DOOM:
        for uid, _ in still_there(s, frame.memory):
            s.put(s.cards[uid].with_doom(True))
        if frame.line == BY_BATTLE:
            s.pop()
        else:
            s.go_on(LEAVE)
    else:
        # rule: move.destroy.then-sent-to-gy, battle.destruction.not-by-card-effect
        cause = frame.line % BANISHING
        for uid, by in still_there(s, frame.memory):
            row = s.cards[uid]
            tell_card(s, EVENT_DESTROYED, row.controller, row, row, cause, by, 0)
            if frame.line >= BANISHING:
                banish(s, uid, cause, by, False)
            else:
                send_to_graveyard(s, uid, cause, by)
        s.pop()
        if s.frames[-1].kind != FRAME_RUN:
            settle.settle_next(s)  # what an effect does at once settles when all of it has been done


def unprotected(g: Game, s: State, frame: Frame) -> tuple[int, ...]:
    """Return those of the cards that nothing protects from this destruction."""
    doing = BEING_DESTROYED_BY_BATTLE if frame.line == BY_BATTLE else BEING_DESTROYED_BY_EFFECTS
    if frame.line == BY_RULE:
        return frame.memory
    kept: list[tuple[int, int]] = []
    for uid, by in still_there(s, frame.memory):
        if find_forbidding(g, s, frame.player, doing, s.cards[uid]) < 0:
            kept.append((uid, by))
    return refer(s, kept)
