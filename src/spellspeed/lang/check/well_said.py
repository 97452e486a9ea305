"""Is a card well said? What is wrong with a definition, and where, in words its author understands."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from spellspeed.lang.check.problem import Problem
from spellspeed.lang.check.words_together import Sense
from spellspeed.lang.words.choices import Choice, Condition, Those
from spellspeed.lang.words.deeds import Deed, Move
from spellspeed.lang.words.inside import below, label, quote
from spellspeed.lang.words.lines import ActivatedLine, Card, Line
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Filter, Number, Range, Trait
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Bound, Word, Words
from spellspeed.lang.words.timings import Happening, Timing

# Kinds of word that only their subclasses say something with.
UNSAID: Final = (Node, Filter, Trait, Number, Choice, Condition, Deed, Move, Happening, Timing, Line, ActivatedLine)


class MalformedCard(ValueError):
    """A card that is not well said; `problems` lists what is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join([str(problem) for problem in problems]))
        self.problems: Final = tuple(problems)

    def __reduce__(self) -> tuple[type["MalformedCard"], tuple[list[Problem]]]:
        return MalformedCard, (list(self.problems),)


def check_card(card: Card, facts_kind: int | None = None) -> list[Problem]:
    """List what is wrong with a card; with its printed kind, also what does not suit that kind.

    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.verbs import Draw
    >>> check_card(Card(55144522, "Pot of Greed", Activation(do=Draw(2))))
    []
    >>> for problem in check_card(Card(55144522, "Pot of Greed", Activation(1, do=Draw(0)))):
    ...     print(problem)
    Pot of Greed ① do → Draw(count): 0 is less than 1
    """
    if not isinstance(card, Card):
        return [Problem(quote(card), "is no Card")]
    shape = Shape()
    shape.check_card(card)
    if shape.wrong_types:
        return shape.problems  # what is no sentence has no sense to be checked
    sense = Sense(card, facts_kind)
    sense.check_card()
    return shape.problems + sense.problems


def raise_if_malformed(card: Card, facts_kind: int | None = None) -> None:
    """Raise `MalformedCard` if anything is wrong with a card.

    >>> raise_if_malformed(Card(0, "Pot of Greed"))
    Traceback (most recent call last):
    ...
    spellspeed.lang.check.well_said.MalformedCard: Pot of Greed password: 0 is less than 1
    """
    problems = check_card(card, facts_kind)
    if problems:
        raise MalformedCard(problems)


# ---------------------------------------------------------------------------------------------------------------- shape


_types: Final[dict[type[Node], dict[str, Any]]] = {}  # of the kinds of node that were asked for


def types_of(kind: type[Node]) -> dict[str, Any]:
    """The types that the fields of a kind of node declare, with their bounds."""
    if kind not in _types:
        _types[kind] = get_type_hints(kind, include_extras=True)
    return _types[kind]


def fits(value: object, hint: Any) -> bool:
    """Whether a value has a declared type; a truth value is no number."""
    if get_origin(hint) is Annotated:
        return fits(value, get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return any(fits(value, one) for one in get_args(hint))
    if get_origin(hint) is tuple:
        return isinstance(value, tuple) and all(fits(part, get_args(hint)[0]) for part in value)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)


def bounds_of(hint: Any) -> Iterator[Bound]:
    """What a declared type says beyond itself, in whichever of its parts."""
    if get_origin(hint) is Annotated:
        yield from [each for each in get_args(hint)[1:] if isinstance(each, Bound)]
        yield from bounds_of(get_args(hint)[0])
    elif get_origin(hint) in (Union, UnionType, tuple):
        for one in get_args(hint):
            yield from bounds_of(one)


def type_name(hint: Any) -> str:
    """Name a declared type, without the possibility of saying nothing."""
    if get_origin(hint) is Annotated:
        return type_name(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return " or ".join([type_name(one) for one in get_args(hint) if one is not NoneType])
    if get_origin(hint) is tuple:
        return f"tuple of {type_name(get_args(hint)[0])}"
    return str(hint.__name__)


def where_it_fits(node: Node, value: object) -> str:
    """Say in which field of a node a word would mean something, nothing if in none.

    >>> from spellspeed.lang.words.nouns import Monster
    >>> from spellspeed.lang.words.every_word import WATER
    >>> where_it_fits(Monster(), WATER)
    ': WATER is an Attribute, say attribute=WATER'

    That a card still fits is asked apart where only the card itself can be said.

    >>> from spellspeed.lang.words.nouns import THE_TARGET
    >>> from spellspeed.lang.words.verbs import Equip
    >>> where_it_fits(Equip(THE_TARGET), Those(THE_TARGET, Monster()))
    ': say OnlyIf(Matches(THE_TARGET, Monster()), …) and THE_TARGET here'
    """
    if isinstance(value, Those):
        return f": say OnlyIf(Matches({value.of!r}, {value.what!r}), …) and {value.of!r} here"
    if not isinstance(value, Word | Words):
        return ""
    family = type(value).__name__
    what = f": {value!r} is {'an' if family[0] in 'AE' else 'a'} {family}"
    for field in fields(node):
        if fits(value, types_of(type(node))[field.name]):
            return f"{what}, say {field.name}={value!r}"
    return what


def default_of(node: Node, field: str) -> object:
    """What a field holds when nothing is said."""
    return next((each.default for each in fields(node) if each.name == field), MISSING)


class Shape:
    """Checks that every word is of the right kind and every number one that means something."""

    def __init__(self) -> None:
        self.problems: Final[list[Problem]] = []
        self.wrong_types = False

    def report(self, where: str, what: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(where, what))

    def check_card(self, card: Card) -> None:
        """Check a card's own fields and its lines."""
        for field in ("password", "name"):
            self.check_field(str(card.name), card, field)
        for index, line in enumerate(card.all_lines()):
            if isinstance(line, Line):
                self.check_node(label(card, index), line)
            else:
                self.wrong_type(label(card, index), line, Line)

    def wrong_type(self, where: str, value: object, hint: Any, instead: str = "") -> None:
        """Note that a value is not of its declared type."""
        self.wrong_types = True
        self.report(where, f"{quote(value)} is no {type_name(hint)}{instead}")

    def check_node(self, where: str, node: Node) -> None:
        """Check a node and all below it."""
        if type(node) in UNSAID:
            self.wrong_types = True
            self.report(where, f"{type(node).__name__} alone says nothing: use one of its kinds")
            return
        for field in fields(node):
            self.check_field(where, node, field.name)
        if isinstance(node, Range):
            self.check_range(where, node)
        if isinstance(node, Place) and not node.yours and not node.opponents:
            self.report(where, "the Place is nowhere")

    def check_field(self, where: str, node: Node, field: str) -> None:
        """Check one field of a node and all below it."""
        value = getattr(node, field)
        hint = types_of(type(node))[field]
        path = below(where, node, field)
        if not fits(value, hint):
            self.wrong_type(path, value, hint, where_it_fits(node, value))
            return
        for part in value if isinstance(value, tuple) else (value,):
            self.check_bounds(path, node, field, part)
            if isinstance(part, Node):
                self.check_node(path, part)
            elif isinstance(part, str) and not part and (isinstance(value, tuple) or part != default_of(node, field)):
                self.report(path, "the name is empty")

    def check_bounds(self, where: str, node: Node, field: str, value: object) -> None:
        """Check that a value is one that means something in its field."""
        if isinstance(value, Words) and not value and value != default_of(node, field):
            self.report(where, f"no {type(value).__name__} is said")
        for bound in bounds_of(types_of(type(node))[field]):
            if bound.objection(value):
                self.report(where, bound.objection(value))

    def check_range(self, where: str, node: Range) -> None:
        """Check that a range has an end, and holds something."""
        if node.least is None and node.most is None:
            self.report(where, "the Range has no end")
        if isinstance(node.least, int) and isinstance(node.most, int) and node.least > node.most:
            self.report(where, f"the Range is empty: {node.least} is more than {node.most}")
