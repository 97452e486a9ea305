"""How a text decides the duel, or the match with it."""

from dataclasses import dataclass
from typing import ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.lines import Clause
from spellspeed.lang.words.node import Line
from spellspeed.lang.words.timings import DamageTaken


@dataclass(frozen=True, repr=False)
class WinTheDuel(Deed):
    """You win the duel; if `match`, the whole match with it."""

    verb: ClassVar[Verb] = Verb(op.OP_WIN)

    match: bool = False


def decides_the_duel(line: Line) -> bool:
    """Whether a line is the text that somebody wins by taking the last LP.

    >>> from spellspeed.lang.words.timings import If
    >>> from spellspeed.lang.words.every_word import OPPONENT
    >>> decides_the_duel(Clause(do=WinTheDuel(), when=If(DamageTaken(OPPONENT, to_zero=True))))
    True
    """
    if not isinstance(line, Clause) or not isinstance(line.do, WinTheDuel) or line.when is None:
        return False
    return all(isinstance(event, DamageTaken) and event.to_zero for event in line.when.events)
