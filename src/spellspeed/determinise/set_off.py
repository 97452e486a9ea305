"""The triggers that wait while others are put on the chain, as everybody knows them."""

from typing import Final

from spellspeed.beginning import HistoryNode
from spellspeed.duel import Duel
from spellspeed.engine.applies.triggers import HIDDEN
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.engine.chain.chain import TRIGGER_CHOSEN, TRIGGERS
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE, FRAME_CHAIN, FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import WaitingTrigger
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import run_frame
from spellspeed.seen.course import LONGEST
from spellspeed.words import FOR_TRIGGER

OVER: Final = HIDDEN  # no rank of a card that everybody sees is as high


def find_waiting(duel: Duel, player: int) -> list[WaitingTrigger]:
    """Return the triggers that wait, those of the opponent included that his cards do not let him activate.

    The engine lets go at once what cannot be activated; that it has done so may tell what is in a deck.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> find_waiting(duel, 0)
    []
    """
    state = duel.state
    set_off = find_set_off(duel) if is_putting(state) else []
    asked = find_rank(state, set_off)
    left = {name(row) for row in state.waiting}
    left |= {name(row) for row in set_off if row.player != player and asked < row.rank < HIDDEN}
    known = {name(row) for row in set_off}
    now = {name(row): row for row in state.waiting}
    kept = [now.get(name(row), row) for row in set_off if name(row) in left]
    return kept + [row for row in state.waiting if name(row) not in known]


def name(row: WaitingTrigger) -> tuple[int, ...]:
    """Return by what a trigger that waits is known again: its card, its line and when it was set off."""
    return (row.uid, row.visit, row.line, row.batch)


def is_putting(s: State) -> bool:
    """Whether the triggers of a moment are being put on the chain."""
    return any(frame.kind == FRAME_CHAIN and frame.step in (TRIGGERS, TRIGGER_CHOSEN) for frame in s.frames)


def find_rank(s: State, set_off: list[WaitingTrigger]) -> int:
    """Return the rank of the triggers whose turn it is; those before them are over."""
    about = [(frame.uid, frame.line) for frame in s.frames if frame.kind in (FRAME_ACTIVATE, FRAME_RUN)]
    if s.request is not None and s.request.purpose == FOR_TRIGGER:
        about = [(option.uid, option.number) for option in s.request.options]
    return min([row.rank for row in set_off if (row.uid, row.line) in about], default=OVER)


def find_set_off(duel: Duel) -> list[WaitingTrigger]:
    """Return the triggers that waited when the first of them was about to be put on the chain."""
    node = duel.node
    while node is not None:
        found = run_to_triggers(duel.game, node)
        if found is not None:
            return found
        node = node.parent if is_putting(node.state) else None
    return []


def run_to_triggers(game: Game, node: HistoryNode) -> list[WaitingTrigger] | None:
    """Return what waited when after this answer triggers were last about to be put on the chain, None if never."""
    found: list[WaitingTrigger] | None = None
    request = node.state.request
    if request is None or not node.is_answer():
        return None
    s = node.state.fork()
    s.take_answer(chosen_options(request, node.picks))
    putting, left = is_putting(s), LONGEST
    while s.request is None and s.frames and left:
        run_frame(game, s, s.frames[-1])
        if is_putting(s) and not putting:
            found = list(s.waiting)
        putting, left = is_putting(s), left - 1
    return found
