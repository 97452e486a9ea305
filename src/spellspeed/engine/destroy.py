"""Destruction: protect, replace, doom, leave. Decided before the move, so cards destroyed together fall together."""

from typing import Final

from spellspeed.engine.events import tell_card
from spellspeed.engine.frames import FRAME_DESTROY
from spellspeed.engine.game import Game
from spellspeed.engine.moves import send_to_graveyard
from spellspeed.engine.rows import Frame
from spellspeed.engine.settle import settle_next
from spellspeed.engine.state import State
from spellspeed.words import BY_BATTLE, EVENT_DESTROYED

# Steps. The frame's line is the cause; its memory is uid, visit, by (uid of what destroys it) for every card.
PROTECT: Final = 0
REPLACE: Final = 1
DOOM: Final = 2
LEAVE: Final = 3


def begin_destroy(s: State, player: int, cause: int, fallen: list[tuple[int, int]]) -> None:
    """Decide the destruction of cards, each by another; by battle they leave only at the end of the Damage Step."""
    s.push(Frame(FRAME_DESTROY, PROTECT, player, -1, cause, refer(s, fallen)))


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
    """Go through the four steps; protection and replacement have their place here before any card has them."""
    if frame.step == PROTECT:
        s.go_on(REPLACE)
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
        for uid, by in still_there(s, frame.memory):
            row = s.cards[uid]
            tell_card(s, EVENT_DESTROYED, row.controller, row, row, frame.line, by, 0)
            send_to_graveyard(s, uid, frame.line, by)
        s.pop()
        settle_next(s)
