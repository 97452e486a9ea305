"""What a line speaks of without naming it: which card "that card" is, and which cards lie on the field."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from operator import or_
from typing import Any, Final

from spellspeed.lang.words.categories import is_continuous
from spellspeed.lang.words.choices import All, Cards, Choice, During, One, Some, Those, Top, UpTo
from spellspeed.lang.words.deeds import is_left_to_chance
from spellspeed.lang.words.every_word import AS_A_CARD, BECAUSE_OF_BATTLE, EXTRA_DECK_KINDS, ON_THE_FIELD
from spellspeed.lang.words.lasting import goes_on
from spellspeed.lang.words.lines import (
    ActivatedLine,
    Clause,
    Continuous,
    Instead,
    Materials,
    SummonProcedure,
    Unclassified,
)
from spellspeed.lang.words.node import Line, Node
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_OPPOSING,
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    Filter,
    Monster,
    Ref,
)
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.rare import LPGained
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    DamageTaken,
    Destroyed,
    Discarded,
    EndStepReached,
    Happening,
    LeftField,
    MonsterSet,
    NormalDrawDue,
    PhaseReached,
    Resolving,
    Sent,
    Summoned,
    Tributed,
    WouldBeSummoned,
)

Target = Choice | tuple[Choice, ...] | None

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

    >>> from spellspeed.lang.words.lines import Trigger
    >>> from spellspeed.lang.words.timings import When
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
    if isinstance(
        event, AttackDeclared | Summoned | WouldBeSummoned | BattleReached | AttackTargetSelected | MonsterSet
    ):
        return True
    if isinstance(event, Sent | Destroyed | Tributed | LeftField | Discarded):
        return isinstance(event.what, Filter) and isinstance(event.what, Monster)
    return isinstance(event, DamageTaken) and is_about_a_card(event)


def is_about_a_card(event: Happening) -> bool:
    """Tell whether what happens is about a card: of battle damage, the monster of a kind; of a draw, what was drawn.

    >>> from spellspeed.lang.words.every_word import YOU
    >>> is_about_a_card(DamageTaken(YOU)), is_about_a_card(DamageTaken(YOU, BECAUSE_OF_BATTLE, Monster()))
    (False, True)
    """
    if isinstance(event, DamageTaken):
        return event.because == BECAUSE_OF_BATTLE and isinstance(event.by_card, Filter)
    return not isinstance(event, LPGained | PhaseReached | NormalDrawDue | EndStepReached)


def lies_on_field(ref: Ref, line: Line | None) -> bool:
    """Tell whether a card that a line speaks of is on the field when it is spoken of.

    >>> from spellspeed.lang.words.lines import Ignition
    >>> from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
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
    if isinstance(event, DamageTaken):
        return is_about_a_card(event)
    return isinstance(
        event, AttackDeclared | Summoned | WouldBeSummoned | BattleReached | AttackTargetSelected | MonsterSet
    )


# ---------------------------------------------------------------------------------------------------------------------
# What a row of the table of phrases may ask of the whole line, by name.


def source(cards: Cards, target: Target = None) -> Place | None:
    """Return where cards come from, if the sentence says so; `target` is what the line targets.

    >>> source(THE_TARGET) is None, source(THE_TARGET, Top(3)), source(THE_TARGET, (Top(3), Top(1)))
    (True, YOUR_DECK, YOUR_DECK)
    """
    if cards == THE_TARGET and target is not None:
        places = [source(each) for each in (target if isinstance(target, tuple) else (target,))]
        return None if None in places else reduce(or_, [where for where in places if where is not None])
    if isinstance(cards, Those):
        return source(cards.of, target)
    if isinstance(cards, Top):
        return cards.of
    return cards.where if isinstance(cards, Some | UpTo | One | All) else None


def target_of(line: Line | None) -> Target:
    """Return what a line targets."""
    return line.target if isinstance(line, ActivatedLine) else None


def returns(line: Line | None, deed: Any) -> bool:
    """Tell whether cards that go to the hand return there, because they are on the field."""
    ref = deed.cards.of if isinstance(deed.cards, Those) else deed.cards
    if isinstance(ref, Ref) and lies_on_field(ref, line):
        return True
    where = source(deed.cards, target_of(line))
    return where is not None and not (where.yours | where.opponents) & ~ON_THE_FIELD


def comes_from_nowhere(line: Line | None, deed: Any) -> bool:
    """Tell whether the sentence does not say where cards come from."""
    return source(deed.cards, target_of(line)) is None


def comes_from_opponent(line: Line | None, deed: Any) -> bool:
    """Tell whether cards may come from the opponent's side."""
    where = source(deed.cards, target_of(line))
    return where is not None and bool(where.opponents)


def are_of_extra_deck(line: Line | None, deed: Any) -> bool:
    """Tell whether only monsters are meant that an Extra Deck holds."""
    cards, target = deed.cards, target_of(line)
    if cards == THE_TARGET or (isinstance(cards, Those) and cards.of == THE_TARGET):
        cards = target if isinstance(target, One | Some | UpTo | All) else cards
    if not isinstance(cards, One | Some | UpTo | All):
        return False
    return bool(cards.what.kind) and not cards.what.kind & ~EXTRA_DECK_KINDS


def names_several(line: Line | None, those: Any) -> bool:
    """Tell whether some of several cards that have a name of their own are meant."""
    if those.of == THE_TARGET or (those.other_than is None and those.what == AnyCard()):
        return False
    return bool(those.of.name.endswith("s"))


def begins_with_moment(line: Line | None, condition: Any) -> bool:
    """Tell whether the first of several conditions is a moment."""
    return isinstance(condition.of[0], During)


def follows_chance(line: Line | None, deed: Any) -> bool:
    """Tell whether a deed follows a toss, a roll or a declaration: then it is the matter itself."""
    return is_left_to_chance(deed.first)


def is_done_at_once(line: Line | None, own: Any) -> bool:
    """Tell whether what a line does happens at once, as soon as something is so."""
    return own.when is None and own.do is not None and not goes_on(own.do)


def is_no_continuous_effect(line: Line | None, own: Any) -> bool:
    """Tell whether what applies is none of the Continuous Effects."""
    return not is_continuous(own)


def that_card_is_a_monster(line: Line | None, those: Any) -> bool:
    """Tell whether "that card" is called a monster in a line."""
    return that_card_is(line) != SOME_CARD


@dataclass(frozen=True, repr=False)
class Portion(Node):
    """So many materials of a kind; `more` if there can be any number of them."""

    what: Filter
    count: int = 1
    more: bool = False


def find_portions(line: Materials) -> tuple[Portion, ...]:
    """Return what a monster is made of, materials of the same kind together, unless they are only named.

    >>> from spellspeed.lang.words.every_word import TUNER
    >>> twice = Monster(kind=TUNER)
    >>> find_portions(Materials(of=(twice, twice, Monster()), more=True))
    (Portion(Monster(kind=TUNER), 2), Portion(Monster(), more=True))
    """
    found: list[Portion] = []
    groups = [(each, len(list(alike))) for each, alike in groupby(line.of)]
    for at, (each, count) in enumerate(groups):
        more = line.more and at == len(groups) - 1
        if not more and isinstance(each.name, str) and each == Monster(name=each.name):
            found += [Portion(each)] * count
        else:
            found.append(Portion(each, count, more))
    return tuple(found)


FACTS: Final[dict[str, Callable[[Line | None, Any], bool]]] = {
    "it returns": returns,
    "it comes from nowhere": comes_from_nowhere,
    "it comes from the opponent": comes_from_opponent,
    "it is of an Extra Deck": are_of_extra_deck,
    "several have a name": names_several,
    "a moment comes first": begins_with_moment,
    "chance was first": follows_chance,
    "it is done at once": is_done_at_once,
    "that card is a monster": that_card_is_a_monster,
    "it is no Continuous Effect": is_no_continuous_effect,
}
