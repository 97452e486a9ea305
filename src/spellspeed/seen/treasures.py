"""Cards that win by being kept: what a text that wins the duel asks for."""

from functools import cache

from spellspeed.lang.codes.code import OP_WIN, ConditionCode
from spellspeed.pool import CardPool
from spellspeed.seen.cards import SeenCard


@cache
def find_treasures() -> frozenset[int]:
    """Return the names, as passwords, that texts which win the duel ask for in the hand.

    >>> len(find_treasures())
    5
    """
    found: set[int] = set()
    for program in CardPool.builtin().programs:
        for line in program.lines:
            if line.deeds & 1 << OP_WIN and line.needs is not None:
                found |= names_in(line.needs)
    return frozenset(found)


def names_in(condition: ConditionCode) -> set[int]:
    """Return the names that a condition speaks of."""
    found = set(condition.choice.filter.names()) if condition.choice is not None else set()
    for part in (condition.one, condition.other):
        if part is not None:
            found |= names_in(part)
    return found


def is_treasure(card: SeenCard) -> bool:
    """Whether a card is worth most where it is kept.

    >>> from spellspeed import Duel
    >>> hand = "you 8000 hand: Left Leg of the Forbidden One, Kuriboh"
    >>> view = Duel.from_position(f"turn 3, Main Phase 1, you to act\\n{hand}\\nopp 8000").view(0)
    >>> [is_treasure(card) for card in view.hand()]
    [True, False]
    """
    return card.facts is not None and card.facts.rule_name in find_treasures()
