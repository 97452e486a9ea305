"""Destruction: protect, replace, doom, leave. Decided before the move, so cards destroyed together fall together."""

from typing import Final

from spellspeed.engine.events import tell_card
from spellspeed.engine.frames import FRAME_DESTROY
from spellspeed.engine.moves import send_to_graveyard
from spellspeed.engine.rows import Frame
from spellspeed.engine.settle import settle_next
from spellspeed.engine.state import State
from spellspeed.words import BY_BATTLE, EVENT_DESTROYED

# Steps. The frame's line is the cause, its uid the destroying card, its memory uid, visit, uid, visit …
PROTECT: Final = 0
REPLACE: Final = 1
DOOM: Final = 2
LEAVE: Final = 3


def begin_destroy(s: State, player: int, source: int, cause: int, uids: list[int]) -> None:
    """Decide the destruction of these cards; by battle they leave only at the end of the Damage Step."""
    s.push(Frame(FRAME_DESTROY, PROTECT, player, source, cause, refer(s, uids)))


def begin_leaving(s: State, player: int, source: int, cause: int, uids: list[int]) -> None:
    """Have cards whose destruction was decided earlier leave the field now."""
    s.push(Frame(FRAME_DESTROY, LEAVE, player, source, cause, refer(s, uids)))


def refer(s: State, uids: list[int]) -> tuple[int, ...]:
    """Return the cards as uid, visit, uid, visit …, so that one that moved no longer fits."""
    references: list[int] = []
    for uid in uids:
        references.append(uid)
        references.append(s.cards[uid].visit)
    return tuple(references)


def still_there(s: State, references: tuple[int, ...]) -> list[int]:
    """Return those of the referred cards that are still the same."""
    found: list[int] = []
    for at in range(0, len(references), 2):
        if s.cards[references[at]].visit == references[at + 1]:
            found.append(references[at])
    return found


def run_destroy(s: State, frame: Frame) -> None:
    """Go through the four steps; protection and replacement have their place here before any card has them."""
    if frame.step == PROTECT:
        s.go_on(REPLACE)
    elif frame.step == REPLACE:
        s.go_on(DOOM)
    elif frame.step == DOOM:
        for uid in still_there(s, frame.memory):
            s.put(s.cards[uid].with_doom(True))
        if frame.line == BY_BATTLE:
            s.pop()
        else:
            s.go_on(LEAVE)
    else:
        # rule: move.destroy.then-sent-to-gy, battle.destruction.not-by-card-effect
        for uid in still_there(s, frame.memory):
            row = s.cards[uid]
            tell_card(s, EVENT_DESTROYED, row.controller, row, row, frame.line, frame.uid, 0)
            send_to_graveyard(s, uid, frame.line, frame.uid)
        s.pop()
        settle_next(s)
