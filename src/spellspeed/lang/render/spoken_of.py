"""What a line speaks of without naming it: which card "that card" is, and which cards lie on the field."""

from typing import Final

from spellspeed.lang.lines import (
    ActivatedLine,
    Clause,
    Continuous,
    Instead,
    SummonProcedure,
    Unclassified,
)
from spellspeed.lang.node import Line
from spellspeed.lang.nouns import THAT_CARD, THE_EQUIPPED, THE_OPPOSING, THIS_CARD, Filter, Monster, Ref
from spellspeed.lang.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    Destroyed,
    Discarded,
    Happening,
    LeftField,
    Resolving,
    Sent,
    Summoned,
    Tributed,
    WouldBeSummoned,
)
from spellspeed.lang.words import AS_A_CARD, ON_THE_FIELD

SOME_CARD: Final = 0  # what "that card" is
A_MONSTER_THERE: Final = 1
THE_ATTACKER: Final = 2


def happenings(line: Line | None) -> tuple[Happening, ...]:
    """Return what a line answers.

    >>> happenings(None)
    ()
    """
    when = line.when if isinstance(line, ActivatedLine | Continuous | Unclassified | Clause) else None
    return () if when is None else when.events


def that_card_is(line: Line | None) -> int:
    """Return what kind of card "that card" is in a line.

    >>> from spellspeed.lang.lines import Trigger
    >>> from spellspeed.lang.timings import When
    >>> that_card_is(Trigger(when=When(AttackDeclared(Monster())))) == THE_ATTACKER
    True
    """
    events = happenings(line)
    if not events or not all(is_monsters(event) for event in events):
        return SOME_CARD
    return THE_ATTACKER if all(isinstance(event, AttackDeclared) for event in events) else A_MONSTER_THERE


def is_monsters(event: Happening) -> bool:
    """Tell whether something happens to monsters only.

    >>> is_monsters(LeftField(Monster())), is_monsters(LeftField(THIS_CARD))
    (True, False)
    """
    if isinstance(event, AttackDeclared | Summoned | WouldBeSummoned | BattleReached | AttackTargetSelected):
        return True
    if isinstance(event, Sent | Destroyed | Tributed | LeftField | Discarded):
        return isinstance(event.what, Filter) and isinstance(event.what, Monster)
    return False


def lies_on_field(ref: Ref, line: Line | None) -> bool:
    """Tell whether a card that a line speaks of is on the field when it is spoken of.

    >>> from spellspeed.lang.lines import Ignition
    >>> from spellspeed.lang.places import YOUR_GRAVEYARD
    >>> lies_on_field(THIS_CARD, Ignition()), lies_on_field(THIS_CARD, Ignition(from_=YOUR_GRAVEYARD))
    (True, False)
    """
    if ref == THE_OPPOSING or ref == THE_EQUIPPED:
        return True
    if line is None:
        return False
    if ref == THIS_CARD:
        where = line.where if isinstance(line, Continuous | Unclassified) else None
        if isinstance(line, ActivatedLine | Instead | SummonProcedure):
            where = line.from_
        return (where is None or not (where.yours | where.opponents) & ~ON_THE_FIELD) and not has_left(line)
    if ref == THAT_CARD:
        events = happenings(line)
        return bool(events) and all(leaves_it_there(event) for event in events)
    return False


def has_left(line: Line) -> bool:
    """Tell whether a line answers that its card has left."""
    for event in happenings(line):
        if isinstance(event, Sent | Destroyed | Tributed | LeftField | Discarded) and event.what == THIS_CARD:
            return True
    return False


def leaves_it_there(event: Happening) -> bool:
    """Tell whether the card to which something happens is on the field, or coming there."""
    if isinstance(event, Activated) and not isinstance(event, Resolving):
        return event.as_ == AS_A_CARD
    return isinstance(event, AttackDeclared | Summoned | WouldBeSummoned | BattleReached | AttackTargetSelected)
