"""The amounts of what happens at once: they are read before the first of it acts."""

from collections.abc import Iterator

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.code import NumberCode
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.deeds import Deed, Joined, May, OnlyIf
from spellspeed.lang.words.every_word import AFTER_THAT, THEN
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import Amount, Stat
from spellspeed.lang.words.verbs import ChangeStat


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


def exchanged_values(node: Deed) -> Iterator[Stat]:
    """Yield the values that several cards have each for itself, where more than one of them changes at once.

    >>> from spellspeed.lang.words.nouns import Ref
    >>> from spellspeed.lang.words.verbs import Draw
    >>> list(exchanged_values(Draw(1)))
    []
    """
    values = [amount for amount in group_amounts(node) if isinstance(amount, Stat) and not amount.before]
    changed = [word for word in words_in(node) if isinstance(word, ChangeStat) and word.become]
    named = [word.called for word in words_in(node) if isinstance(word, All)]
    for value in values:
        if value.of in named and len(changed) > 1 and any(word.amount is value for word in changed):
            yield value


def depends_on_outcome(number: NumberCode | None) -> bool:
    """Whether a number counts what the group itself does."""
    if number is None:
        return False
    outcome = number.op == code.NUM_HOW_MANY or number.op == code.NUM_CHANGE
    return outcome or depends_on_outcome(number.one) or depends_on_outcome(number.other)
