"""Declarations: a player names a card, a Type, an attribute, a kind of card or a number, for all to hear."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from spellspeed.lang.codes.code import OP_DECLARE
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import A_CARD_KIND, A_NAME, A_NUMBER, A_TYPE, AN_ATTRIBUTE, AN_ORIGINAL_NAME, YOU
from spellspeed.lang.words.inside import everything, label
from spellspeed.lang.words.lines import Card, Line
from spellspeed.lang.words.node import Node, words_in
from spellspeed.lang.words.nouns import Amount, Filter, Number, Ref
from spellspeed.lang.words.rare import DeclareLike
from spellspeed.lang.words.terms import Count, Declarable, OnePlayer, Single, Within
from spellspeed.lang.words.verbs import Treat

HIGHEST_LEVEL: Final = 12
DECLARABLE: Final = (
    (A_NAME, "card name"),
    (A_TYPE, "Type"),
    (AN_ATTRIBUTE, "Attribute"),
    (A_CARD_KIND, "kind of card"),
    (A_NUMBER, "number"),
    (AN_ORIGINAL_NAME, "card name"),
)


@dataclass(frozen=True, repr=False)
class Declare(Deed):
    """Declare something; filters (`declared=`), `Treat` and `TheDeclared` speak of it, in later lines of the card too.

    Of card names, `of` says which kinds of card may be named; of numbers, `least`, `most` and `by` which they may be.
    """

    verb: ClassVar[Verb] = Verb(OP_DECLARE, cost=True, left_to_chance=True)

    what: Annotated[Declarable, Single(), Within(~AN_ORIGINAL_NAME)]
    who: OnePlayer = YOU
    of: Filter | None = None
    least: Amount = 1
    most: Amount = HIGHEST_LEVEL
    by: Count = 1


@dataclass(frozen=True, repr=False)
class TheDeclared(Number):
    """The number that was declared."""


def declares(line: Line) -> bool:
    """Tell whether something is declared in a line.

    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.every_word import A_TYPE
    >>> declares(Activation(cost=Declare(A_TYPE))), declares(Activation())
    (True, False)
    """
    return any(isinstance(word, Declare | DeclareLike) for word in words_in(line))


def speaks_of_declared(word: Node) -> bool:
    """Tell whether a word speaks of what was declared.

    >>> from spellspeed.lang.words.nouns import Monster
    >>> from spellspeed.lang.words.every_word import A_TYPE
    >>> speaks_of_declared(Monster(declared=A_TYPE)), speaks_of_declared(TheDeclared()), speaks_of_declared(Monster())
    (True, True, False)
    """
    return isinstance(word, TheDeclared) or (isinstance(word, Filter | Treat) and bool(word.declared))


def needs_memory(word: Node) -> bool:
    """Tell whether a word, or one in it, is known only to the memory of a line: a card, a number, what was declared.

    >>> from spellspeed.lang.words.nouns import THE_TARGET, AtMost, LifePoints, Monster
    >>> from spellspeed.lang.words.nouns import HasMaterial
    >>> from spellspeed.lang.words.every_word import YOU
    >>> needs_memory(Monster(named_like=THE_TARGET)), needs_memory(Monster(atk=AtMost(LifePoints(YOU))))
    (True, True)
    >>> needs_memory(Monster(atk=AtMost(1000), that=HasMaterial(Monster())))
    False
    """
    if isinstance(word, Ref | Number) or speaks_of_declared(word):
        return True
    for value in vars(word).values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node) and needs_memory(part):
                return True
    return False


def keeps_declaration(card: Card) -> bool:
    """Tell whether a line of a card speaks of what another of its lines declares."""
    silent = [line for line in card.all_lines() if not declares(line)]
    return any(speaks_of_declared(word) for line in silent for word in words_in(line))


def find_undeclared(card: Card) -> Iterator[tuple[str, str]]:
    """Say what a card speaks of as declared though none of its lines declares it, and where.

    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.verbs import Draw
    >>> list(find_undeclared(Card(1, "Test", Activation(1, do=Draw(TheDeclared())))))
    [('Test ① do → Draw(count)', 'no number is declared')]
    """
    words = [each for index, line in enumerate(card.all_lines()) for each in everything(label(card, index), line)]
    said = Declarable(0)
    for _, word in words:
        said |= word.what if isinstance(word, Declare | DeclareLike) else Declarable(0)
    said |= AN_ORIGINAL_NAME if said & A_NAME else Declarable(0)
    for path, word in words:
        wanted = A_NUMBER if isinstance(word, TheDeclared) else Declarable(0)
        wanted |= word.declared if isinstance(word, Filter | Treat) else Declarable(0)
        for what, name in DECLARABLE:
            if wanted & ~said & what:
                yield path, f"no {name} is declared"
