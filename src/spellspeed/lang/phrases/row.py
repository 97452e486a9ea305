"""What a row of the table of phrases is: a part of a sentence, and how it is said in English and in Chinese."""

from typing import Any, Final, NamedTuple

from spellspeed.lang.phrases.template import Parts, read_template
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.terms import Words


class Marker:
    """A demand on a field that is no value.

    >>> GIVEN
    GIVEN
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return self.name


GIVEN: Final = Marker("GIVEN")  # the field is not what goes without saying; some slot says it
SEVERAL: Final = Marker("SEVERAL")  # the field means several cards; some slot says it


class Same(NamedTuple):
    """The field holds the same as another one, which is said."""

    field: str


class Including(NamedTuple):
    """The field holds these words and others; the slot says the others."""

    words: Words


class Outside(NamedTuple):
    """The field holds none of these values; a slot says it, if it is given."""

    values: tuple[Any, ...]


class Meeting(NamedTuple):
    """The field holds one of these words, and maybe others; a slot says it."""

    words: Words


class Phrase(NamedTuple):
    """How a part of a sentence is said if the fields that are `fixed` are so and all others are said by its slots.

    `form` is the form in which it is asked for, `but` are fields that are said elsewhere, and `if_` names what must be
    so of the whole line (`lang/phrases/spoken.py`).
    """

    node: type[Node]
    en: str
    zh: str
    fixed: tuple[tuple[str, Any], ...] = ()
    form: str = ""
    but: tuple[str, ...] = ()
    if_: str = ""

    def parts(self, lang: str) -> Parts:
        """Return what it is made of in a language."""
        return read_template(self.en if lang == "en" else self.zh)

    def only_if(self, fact: str) -> "Phrase":
        """Return the row for lines of which this is so."""
        return self._replace(if_=fact)

    def leaving(self, *fields: str) -> "Phrase":
        """Return the row that leaves fields to be said elsewhere."""
        return self._replace(but=fields)


def row(node: type[Node], en: str, zh: str, form: str = "", /, **fixed: Any) -> Phrase:
    """Return a row, with the fields that are fixed.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> row(Draw, "<!draw> <count:cards>", "自己抽<count>张").form
    ''
    """
    return Phrase(node, en, zh, tuple(fixed.items()), form)
