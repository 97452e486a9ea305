"""One form for one meaning: which sentences say what a shorter one says, and what to write instead."""

from collections.abc import Iterator
from dataclasses import replace

from spellspeed.lang.words.choices import ANY_NUMBER, Both, During, Either, Exists, Not, Some, Those, UpTo
from spellspeed.lang.words.deeds import Deed, Joined, May, OnlyIf
from spellspeed.lang.words.every_word import ALSO, AND, ATTACKING, HAND_MATERIAL, YOU
from spellspeed.lang.words.inside import everything, label
from spellspeed.lang.words.lines import Card, Clause, Continuous, Line
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import AnyCard, AtLeast, Difference, Filter, Lowest, Range, Times, all_traits
from spellspeed.lang.words.verbs import MATERIAL_OF_A_SUM, ChangeStat, Forbid, Grant


def find_detours(word: Node) -> Iterator[str]:
    """Say how what a word says is written instead.

    >>> from spellspeed.lang.words.nouns import Monster
    >>> from spellspeed.lang.words.places_said import YOUR_FIELD
    >>> list(find_detours(Some(1, Monster(), YOUR_FIELD)))
    ['Some(1, …) is One(…)']
    """
    if isinstance(word, Some | UpTo) and word.count == 1:
        yield f"{type(word).__name__}(1, …) is One(…)"
    if isinstance(word, Some) and word.count == ANY_NUMBER and word.or_all:
        yield "Some(ANY_NUMBER, …) is as many as possible: leave out or_all="
    if isinstance(word, Those) and word.what == AnyCard() and word.other_than is None:
        yield f"Those(…) of which everything fits is {word.of!r} itself"
    if isinstance(word, Exists) and word.count == AtLeast(1):
        yield "Exists says at least one already: leave out count="
    if isinstance(word, Exists) and word.count == 0:
        yield "that there is none is Not(Exists(…))"
    if isinstance(word, Filter):
        yield from about_filters(word)
    if isinstance(word, Both | Either):
        yield from about_conditions(word)
    if isinstance(word, Not) and isinstance(word.of, Not):
        yield "Not(Not(x)) is x"
    if isinstance(word, During) and word == During():
        yield "During says nothing: it needs phases=, turn_of= or timings="
    if isinstance(word, Range | Lowest | Difference | Times):
        yield from about_numbers(word)
    if isinstance(word, Deed):
        yield from about_deeds(word)


def about_filters(word: Filter) -> Iterator[str]:
    """Say what a filter says in too many words."""
    for field in ("name", "not_name", "summoned_by"):
        said = getattr(word, field)
        if isinstance(said, tuple) and len(said) == 1:
            yield f"one name stands alone: {field}={said[0]!r}"
    if isinstance(word.that, tuple) and len(word.that) == 1:
        yield f"one trait stands alone: that={word.that[0]!r}"
    if len({type(trait) for trait in all_traits(word)}) < len(all_traits(word)):
        yield "a trait is asked for once"
    if len(word.all_kinds) == 1:
        yield f"one kind is kind={word.all_kinds!r}"


def about_conditions(word: Both | Either) -> Iterator[str]:
    """Say which conditions stand in brackets that are not needed."""
    name = type(word).__name__
    if len(word.of) < 2:
        yield f"{name} needs two conditions or more"
    if any(type(each) is type(word) for each in word.of):
        yield f"{name}({name}(a, b), c) is {name}(a, b, c)"


def about_numbers(word: Range | Lowest | Difference | Times) -> Iterator[str]:
    """Say how a number or a range is written."""
    if type(word) is Range:
        if word.least is None and word.most is not None:
            yield f"Range(most={word.most!r}) is AtMost({word.most!r})"
        if word.most is None and word.least is not None:
            yield f"Range({word.least!r}) is AtLeast({word.least!r})"
        if word.least is not None and word.least == word.most:
            yield f"Range({word.least!r}, {word.most!r}) is {word.least!r} itself"
    if isinstance(word, Lowest) and len(word.of) < 2:
        yield "Lowest needs two numbers or more"
    if isinstance(word, Difference) and isinstance(word.and_, Difference) and word.of == word.and_.of:
        yield "Difference(a, Difference(a, b)) is Lowest(a, b)"
    if isinstance(word, Times) and word.factor == 1:
        yield "Times(1, x) is x"


def about_deeds(word: Deed) -> Iterator[str]:
    """Say how deeds are joined, and how one deed is written."""
    if isinstance(word, Joined):
        second = word.second
        if isinstance(second, Joined) and second.how is word.how and not word.may and not second.may:
            how = "and_" if word.how is AND else word.how.name.lower()
            yield f"a.{how}(b.{how}(c)) is a.{how}(b).{how}(c)"
        if isinstance(second, May) and second.by == YOU:
            yield "a second part that can be declined has may=True instead of May(…)"
        first = word.first.second if isinstance(word.first, Joined) else word.first
        if word.how in (ALSO, AND) and change_alike(first, second):
            yield "the same change of several values is one: ChangeStat(ATK | DEF, …)"
    if isinstance(word, OnlyIf) and isinstance(word.do, OnlyIf):
        yield "OnlyIf(a, OnlyIf(b, do)) is OnlyIf(Both(a, b), do)"
    if isinstance(word, Forbid) and word.doing is ATTACKING and word.who:
        yield "a player declares attacks: Forbid(DECLARING_ATTACKS, who=…); only monsters cannot attack"


def change_alike(first: Deed, second: Deed) -> bool:
    """Whether two deeds change different values of the same cards in the same way."""
    if not isinstance(first, ChangeStat) or not isinstance(second, ChangeStat) or first.stat & second.stat:
        return False
    return replace(first, stat=second.stat) == second


def find_split_lines(lines: tuple[Line, ...]) -> Iterator[int]:
    """Yield where a line stands that only says of another value what the line before it says.

    >>> from spellspeed.lang.words.nouns import THIS_CARD
    >>> from spellspeed.lang.words.every_word import ATK, DEF
    >>> attack, defense = (Continuous(do=ChangeStat(value, THIS_CARD, 500)) for value in (ATK, DEF))
    >>> list(find_split_lines((attack, defense)))
    [1]
    """
    for at in range(1, len(lines)):
        before, line = lines[at - 1], lines[at]
        if isinstance(before, Continuous) and isinstance(line, Continuous) and before.do is not None:
            same = replace(before, number=line.number, do=line.do) == line
            if same and line.do is not None and change_alike(before.do, line.do):
                yield at


def find_misplaced(card: Card) -> Iterator[tuple[str, str]]:
    """Say where a card's effect speaks of other materials: such text is no effect.

    >>> from spellspeed.lang.words.nouns import THIS_CARD
    >>> from spellspeed.lang.words.verbs import Grant
    >>> from spellspeed.lang.words.every_word import HAND_MATERIAL
    >>> [path for path, _ in find_misplaced(Card(1, "Test", Continuous(1, Grant(HAND_MATERIAL, THIS_CARD))))]
    ['Test ① do']
    """
    for index, line in enumerate(card.all_lines()):
        if not isinstance(line, Clause):
            for path, word in everything(label(card, index), line):
                if is_about_materials(word):
                    yield path, "what a text says of other materials is no effect: it stands in a Clause"


def is_about_materials(word: object) -> bool:
    """Tell whether a deed is about the other materials of a summon that uses this card.

    >>> from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD
    >>> from spellspeed.lang.words.verbs import Redirect
    >>> from spellspeed.lang.words.every_word import BEING_SYNCHRO_MATERIAL
    >>> is_about_materials(Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD, what=A_MONSTER)), is_about_materials(Redirect)
    (True, False)
    """
    if isinstance(word, Forbid):
        return word.doing in MATERIAL_OF_A_SUM and word.what is not None and not word.who
    return isinstance(word, Grant) and word.what is HAND_MATERIAL
