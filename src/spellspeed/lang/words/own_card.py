"""What an activated Spell or Trap does to itself: it stays if it equips itself, and is no target of its own."""

from collections.abc import Iterator
from typing import Final

from spellspeed.lang.words.choices import One, Some, UpTo
from spellspeed.lang.words.every_word import (
    CONTINUOUS,
    EQUIP,
    FACE_UP,
    FIELD,
    IN_FIELD_ZONE,
    IN_SPELL_TRAP_ZONE,
    PENDULUM,
    SPELL,
    TRAP,
)
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.terms import Kind
from spellspeed.lang.words.verbs import Equip

STAYING: Final = CONTINUOUS | EQUIP | FIELD | PENDULUM  # kinds of card that stay on the field after their activation


def find_own_slips(where: str, line: Activation, kind: Kind | None) -> Iterator[tuple[str, str]]:
    """Say what a card of this kind would do to itself by mistake, and where.

    >>> from spellspeed.lang.words.nouns import THE_TARGET, Monster
    >>> from spellspeed.lang.words.places_said import THE_FIELD
    >>> line = Activation(target=One(Monster(), THE_FIELD), do=Equip(THE_TARGET))
    >>> list(find_own_slips("Metalmorph", line, TRAP))
    [('Metalmorph', 'it equips itself, yet would go to the Graveyard after its use: say stays=True')]
    """
    equips = any(isinstance(word, Equip) and word.what == THIS_CARD for word in words_in(line))
    if equips and not line.stays and kind is not None and not kind & STAYING:
        yield where, "it equips itself, yet would go to the Graveyard after its use: say stays=True"
    for target in line.target if isinstance(line.target, tuple) else (line.target,):
        if isinstance(target, One | Some | UpTo) and could_be_itself(target, kind):
            yield f"{where} target", "the card could choose itself: say other_than=THIS_CARD"


def could_be_itself(target: One | Some | UpTo, kind: Kind | None) -> bool:
    """Tell whether a Spell or Trap that is being activated, face-up on its player's field, could be its own target.

    >>> from spellspeed.lang.words.nouns import AnyCard
    >>> from spellspeed.lang.words.places_said import THE_FIELD
    >>> [could_be_itself(One(what, THE_FIELD), TRAP) for what in (AnyCard(), AnyCard(kind=EQUIP))]
    [True, False]
    """
    lies = IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE
    if kind is not None:
        lies = IN_FIELD_ZONE if kind & FIELD else IN_SPELL_TRAP_ZONE
    if not target.where.yours & lies or target.other_than is not None:
        return False
    what = target.what
    if what.lies and not what.lies & FACE_UP:
        return False  # it is face-up by then
    printed = what.what if kind is None else kind
    return bool(what.what & printed & (SPELL | TRAP)) and (not what.kind or bool(what.kind & printed))
