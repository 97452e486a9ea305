"""Since when something is so: the step of the duel in which it became so, and what was told in it."""

from collections.abc import Callable

from spellspeed.duel import Duel
from spellspeed.engine.kernel.state import State
from spellspeed.hindsight.film import find_course, shoot

NEVER: int = -1


def find_change(duel: Duel, holds: Callable[[State], bool]) -> int:
    """Return how many events had been told when something last ceased to hold in this turn, -1 if it never held in it.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> at = find_change(duel, lambda s: not s.monsters_of(0))
    >>> duel.events[at - 1].kind
    'summoned'
    """
    # From the last answer back: what is asked about is mostly recent, and one answer is played again quickly.
    for first, node in reversed(find_course(duel, duel.state.turn)):
        changed = NEVER
        for shot in shoot(duel, [(first, node)]):
            if shot.before.turn == duel.state.turn and holds(shot.before) and not holds(shot.after):
                changed = shot.first + len(shot.events)
        if changed != NEVER:
            return changed
    return NEVER
