"""The amounts of what happens at once: they are read before the first of it acts."""

from collections.abc import Iterator

import spellspeed.lang.code as code
from spellspeed.lang.code import NumberCode
from spellspeed.lang.deeds import Deed, Joined, May, OnlyIf
from spellspeed.lang.nouns import Amount
from spellspeed.lang.words import AFTER_THAT, THEN


def group_amounts(node: Deed) -> Iterator[Amount]:
    """Yield the amounts of everything that happens at once with the beginning of this deed."""
    if isinstance(node, Joined):
        yield from group_amounts(node.first)
        if node.how not in (THEN, AFTER_THAT):
            yield from group_amounts(node.second)
    elif isinstance(node, (May, OnlyIf)):
        yield from group_amounts(node.do)
    elif node.verb.number and getattr(node, node.verb.number) is not None:
        yield getattr(node, node.verb.number)


def depends_on_outcome(number: NumberCode | None) -> bool:
    """Whether a number counts what the group itself does."""
    if number is None:
        return False
    outcome = number.op == code.NUM_HOW_MANY or number.op == code.NUM_CHANGE
    return outcome or depends_on_outcome(number.one) or depends_on_outcome(number.other)
