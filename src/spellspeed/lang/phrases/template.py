"""Templates: what stands in a row of the table of phrases, read once into parts that say and hear the same.

| written | means |
|---|---|
| `<field>`, `<field:form>`, `<field:form word>` | what it holds, in a form, which may be given a word: `@` |
| `<field.other>` | a field of what the field holds |
| `{ … }` | said only if what its slots speak of is said at all: is not what goes without saying |
| `{field? … }`, `{field=WORD? … }`, `{!field? … }` | said only if the field is so: given, just that, or not given |
| `{#before#between#behind#one#two …}` | those of its parts that are said, joined |
| `<s/:field>`, `<is/are:field>` | one of two endings: of one, or of several; without a field, of the whole phrase |
| `<!draw>`, `<!draw:who>` | a verb, in the form in which the whole is said, or as its doer wants it |
| `^` | what follows begins with a capital |
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

import spellspeed.lang.words.every_word as vocabulary

OPEN: Final = {"<": ">", "{": "}"}


class Text(NamedTuple):
    """Words that stand as they are."""

    text: str


class Slot(NamedTuple):
    """A field, the form in which it is said, and the word that the form is given."""

    path: tuple[str, ...]
    form: str
    word: str


class Agree(NamedTuple):
    """One of two endings, by whether a field means several; without a field, by the phrase itself."""

    one: str
    many: str
    path: tuple[str, ...]


class BentVerb(NamedTuple):
    """A verb, which the form of the phrase or its doer bends."""

    verb: str
    path: tuple[str, ...]


class Test(NamedTuple):
    """What must be so for a group to be said."""

    path: tuple[str, ...]
    given: bool  # whether the field must be given, or must not
    value: object = None
    exactly: bool = False  # it must have just this value


class Group(NamedTuple):
    """Words that are said only if something is so."""

    test: Test | None
    parts: "Parts"


class Sequence(NamedTuple):
    """Parts of which only some are said, with something before, between and behind them."""

    before: str
    between: str
    behind: str
    parts: tuple["Parts", ...]


class Capital(NamedTuple):
    """What follows begins with a capital."""


class GivenWord(NamedTuple):
    """The word that the form was given."""


Part: TypeAlias = Text | Slot | Agree | BentVerb | Group | Sequence | Capital | GivenWord
Parts: TypeAlias = tuple[Part, ...]


@cache
def read_template(text: str) -> Parts:
    """Return the parts of a template.

    >>> read_template("<!draw> <count:often> …")
    (BentVerb(verb='draw', path=()), Text(text=' '), Slot(path=('count',), form='often', word=''), Text(text=' …'))
    """
    parts: list[Part] = []
    at, plain = 0, ""
    while at < len(text):
        letter = text[at]
        if letter not in "<{^@":
            plain += letter
            at += 1
            continue
        if plain:
            parts.append(Text(plain))
            plain = ""
        if letter in OPEN:
            end = find_end(text, at)
            inner = text[at + 1 : end]
            parts.append(read_slot(inner) if letter == "<" else read_group(inner))
            at = end + 1
        else:
            parts.append(Capital() if letter == "^" else GivenWord())
            at += 1
    return (*parts, Text(plain)) if plain else tuple(parts)


def find_end(text: str, at: int) -> int:
    """Return where a bracket closes.

    >>> find_end("a <b:c <d>> e", 2)
    10
    """
    open_, close, depth = text[at], OPEN[text[at]], 0
    for place in range(at, len(text)):
        depth += (text[place] == open_) - (text[place] == close)
        if depth == 0:
            return place
    raise ValueError(f"{text!r}: a bracket is not closed")


def read_slot(inner: str) -> Part:
    """Return a slot, a verb or an ending from what stands within its brackets."""
    name, _, form = inner.partition(":")
    if name.startswith("!"):
        return BentVerb(name[1:], tuple(form.split(".")) if form else ())
    if "/" in name:
        one, _, many = name.partition("/")
        return Agree(one, many, tuple(form.split(".")) if form else ())
    form, _, word = form.partition(" ")
    return Slot(tuple(name.split(".")), form, word)


def read_group(inner: str) -> Part:
    """Return a group or a sequence from what stands within its brackets."""
    if inner.startswith("#"):
        before, between, behind, *parts = inner[1:].split("#")
        return Sequence(before, between, behind, tuple([read_template(part) for part in parts]))
    head, mark, rest = inner.partition("?")
    if not mark or not head.lstrip("!").replace("=", "").replace(".", "").replace("_", "").isalnum():
        return Group(None, read_template(inner))
    name, exactly, value = head.lstrip("!").partition("=")
    path = tuple(name.split("."))
    test = Test(path, not head.startswith("!"), read_value(value) if exactly else None, bool(exactly))
    return Group(test, read_template(rest))


def read_value(text: str) -> object:
    """Return what a word of the language means, or a number.

    >>> read_value("OPPONENT"), read_value("1")
    (OPPONENT, 1)
    """
    if text.isdigit():
        return int(text)
    plain = {"True": True, "False": False, "None": None}
    return plain[text] if text in plain else getattr(vocabulary, text)
