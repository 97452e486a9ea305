"""What came of an answer, played once more: the state at each event, whoever was asked in between."""

from typing import Final

from spellspeed.beginning import HistoryNode
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import PATIENCE, run_frame

LONGEST: Final = 2 * PATIENCE  # steps after which an endless loop has ended the duel


def follow(game: Game, node: HistoryNode, after: State) -> list[State]:
    """Return for each event of an answer the state after the step that told it; `after` is where the answer led.

    That moment does not depend on questions: a tale told up to the next question would say of one who could respond
    that he was asked.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> len(follow(duel.game, duel.node, duel.state)) == len(duel.events)
    True
    """
    if node.course is None:
        node.course = run_again(game, node, after)
    return node.course


def run_again(game: Game, node: HistoryNode, after: State) -> list[State]:
    """Return for each event of an answer the state after its step, having run it again."""
    total = len(node.events)
    if not node.is_answer() or not any(event.after is not None or event.source >= 0 for event in node.events):
        return [after] * total  # no card is looked at
    found: list[State] = []
    s = node.state.fork()
    s.collect_events()
    request = s.request
    assert request is not None
    s.take_answer(chosen_options(request, node.picks))
    left = LONGEST
    while s.request is None and s.frames and left and len(found) < total:
        run_frame(game, s, s.frames[-1])
        told = len(s.collect_events())
        if told:
            found.extend([s.fork()] * told)
        left -= 1
    # A duel that was saved by another version of ours may have gone another way.
    return found if len(found) == total else [after] * total
