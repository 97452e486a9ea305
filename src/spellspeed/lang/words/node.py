"""What every part of a sentence is: a frozen value that prints as what builds it."""

from dataclasses import MISSING, dataclass, fields
from typing import ClassVar, Final

from spellspeed.lang.words.terms import Points

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}  # the names of a kind's fields, once a word of it was looked into


@dataclass(frozen=True, repr=False)
class Node:
    """A part of a card's sentence: data without behaviour; equal content is equal."""

    listed: ClassVar[str] = ""  # the field that the constructor takes as separate arguments, if any

    def __repr__(self) -> str:
        words: list[str] = []
        leading = True  # arguments before the first omitted one can stand without their names
        for field in sorted(fields(self), key=lambda each: bool(each.kw_only)):
            value = getattr(self, field.name)
            if field.name == self.listed:
                words += [repr(part) for part in value]
            elif field.default is not MISSING and value == field.default:
                leading = False
            else:
                words.append(repr(value) if leading and not field.kw_only else f"{field.name}={value!r}")
        return f"{type(self).__name__}({', '.join(words)})"


@dataclass(frozen=True, repr=False)
class Line(Node):
    """One sentence of a card; `number` is the ①②③ in front of it, 0 for none."""

    number: Points = 0


def words_in(node: Node) -> list[Node]:
    """Return a node and all that it is made of, in the order in which it is said.

    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.verbs import Draw
    >>> words_in(Activation(1, do=Draw(2)))
    [Activation(1, do=Draw(2)), Draw(2)]
    """
    found: list[Node] = []
    _add_words(node, found)
    return found


def _add_words(node: Node, found: list[Node]) -> None:
    found.append(node)
    names = _FIELDS.get(type(node))
    if names is None:
        names = _FIELDS[type(node)] = tuple([field.name for field in fields(node)])
    for name in names:
        value = getattr(node, name)
        if isinstance(value, Node):
            _add_words(value, found)
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, Node):
                    _add_words(part, found)
