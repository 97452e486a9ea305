"""A duel once more, frame by frame: what the state was before and after each step, and what was told in it."""

from collections.abc import Iterator
from typing import Final

from spellspeed.beginning import HistoryNode
from spellspeed.duel import Duel
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.engine.kernel.rows import Event, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import PATIENCE, run_frame


class Shot:
    """One step of one frame: the state before it and after it, and which events of the duel were told in it."""

    __slots__ = ("after", "before", "events", "first")

    def __init__(self, before: State, after: State, first: int, events: list[Event]) -> None:
        self.before: Final = before
        self.after: Final = after
        self.first: Final = first  # the place of the first of its events among all events of the duel
        self.events: Final = events

    @property
    def frame(self) -> Frame:
        """The job that ran."""
        return self.before.frames[-1]


def find_nodes(duel: Duel, turn: int) -> list[tuple[int, HistoryNode]]:
    """Return the answers given in a turn, each with the place of the first event that came of it.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> [(first, node.picks) for first, node in find_nodes(duel, 3)]
    [(0, (0,)), (0, (2,))]
    """
    return [(first, node) for first, node in find_all_nodes(duel) if node.state.turn == turn]


def find_course(duel: Duel, turn: int) -> list[tuple[int, HistoryNode]]:
    """Return the answers of which something in a turn came: those given in it, and the one with which it began.

    Who is asked nothing in the first phases of a turn must not learn less of them than who was.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 deck: Umi")
    >>> duel.play("end phase")
    >>> duel.state.turn, len(find_nodes(duel, 4)), len(find_course(duel, 4))
    (4, 0, 1)
    """
    nodes = find_all_nodes(duel)
    given = [at for at, (_, node) in enumerate(nodes) if node.state.turn == turn]
    first = given[0] if given else len(nodes)
    began = [nodes[first - 1]] if first else []
    return began + [nodes[at] for at in given]


def find_all_nodes(duel: Duel) -> list[tuple[int, HistoryNode]]:
    """Return all answers of a duel, each with the place of the first event that came of it.

    >>> find_all_nodes(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000"))
    []
    """
    found: list[tuple[int, HistoryNode]] = []
    first = len(duel.beginning.opening)
    for node in duel.history():
        found.append((first, node))
        first += len(node.events)
    return found


def shoot(duel: Duel, nodes: list[tuple[int, HistoryNode]]) -> Iterator[Shot]:
    """Run what came of these answers once more, one frame at a time.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> shots = list(shoot(duel, find_nodes(duel, 3)))
    >>> sum([len(shot.events) for shot in shots]) == len(duel.events)
    True
    """
    for first, node in nodes:
        if not node.is_answer():
            continue
        s = node.state.fork()
        s.collect_events()
        request = s.request
        assert request is not None
        s.take_answer(chosen_options(request, node.picks))
        left = 2 * PATIENCE  # an endless loop ends the duel there
        while s.request is None and s.frames and left:
            before = s.fork()
            run_frame(duel.game, s, s.frames[-1])
            events = s.collect_events()
            yield Shot(before, s.fork(), first, events)
            first += len(events)
            left -= 1


def find_turn(duel: Duel, at: int) -> list[tuple[int, HistoryNode]]:
    """Return the answers of the turn in which an event was told, and of the answer that it came of.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> len(find_turn(duel, 0))
    2
    """
    turn = duel.state.turn
    first = len(duel.beginning.opening)
    for node in duel.history():
        first += len(node.events)
        if at < first:
            turn = node.state.turn
            break
    return find_nodes(duel, turn)
