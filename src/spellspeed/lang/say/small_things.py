"""Small things that saying is made of: fields that go without saying, capitals, articles, lists, numerals."""

from dataclasses import MISSING, fields
from typing import Any, Final

from spellspeed.lang.phrases.spoken import find_portions
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Trait

OR: Final = {"en": " or ", "zh": "或"}
JOINING: Final = ("join", "list", "wrap", "listed", "both", "a")  # how several words of a family are joined
_DEFAULTS: Final[dict[type, dict[str, Any]]] = {}


class Unsaid(TypeError):
    """A part of a sentence for which no row has words.

    >>> from spellspeed.lang.words.choices import Choice
    >>> str(Unsaid(Choice()))
    'there are no words for Choice()'
    """

    def __init__(self, node: object) -> None:
        super().__init__(f"there are no words for {node!r}")


def defaults_of(kind: type) -> dict[str, Any]:
    """Return the fields of a kind of node, each with what goes without saying, or MISSING.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> defaults_of(Draw)["who"]
    YOU
    """
    found = _DEFAULTS.get(kind)
    if found is None:
        found = _DEFAULTS[kind] = {field.name: field.default for field in fields(kind)}
    return found


def look(node: Any, path: tuple[str, ...]) -> Any:
    """Return what a path leads to: a field, a field of what it holds, or the trait of a kind among several."""
    for name in path:
        if name == "self":
            continue
        if name == "portions":
            node = find_portions(node)
        elif name[0].isupper():
            traits = (node,) if isinstance(node, Trait) else node
            found = [each for each in traits if type(each).__name__ == name]
            if not found:
                raise Unsaid(node)
            node = found[0]
        elif not hasattr(node, name):
            raise Unsaid(node)
        else:
            node = getattr(node, name)
    return node


def is_given(node: Any, path: tuple[str, ...]) -> bool:
    """Whether a field holds something else than what goes without saying."""
    try:
        owner, value = look(node, path[:-1]), look(node, path)
    except Unsaid:
        return False
    if not isinstance(owner, Node) or path[-1] in ("self", "portions"):
        return True
    return bool(value != defaults_of(type(owner)).get(path[-1], MISSING))


def capital(text: str) -> str:
    """Return a text with a capital in front.

    >>> capital("draw 1 card"), capital("(if you can, draw 1 card)")
    ('Draw 1 card', '(If you can, draw 1 card)')
    """
    at = 1 if text.startswith("(") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def put_article(noun: str) -> str:
    """Return an English noun with its article.

    >>> put_article("monster"), put_article("Effect Monster"), put_article("Xyz Monster"), put_article("Union Monster")
    ('a monster', 'an Effect Monster', 'an Xyz Monster', 'a Union Monster')
    """
    start = noun.lstrip('"')
    vowel = start[:1].lower() in tuple("aeiou") or start.startswith("X")
    return f"an {noun}" if vowel and not start.startswith("Uni") else f"a {noun}"


def make_list(parts: list[str], last: str) -> str:
    """Return a list as an English sentence has it.

    >>> make_list(["hand"], "or"), make_list(["hand", "GY"], "or"), make_list(["hand", "Deck", "GY"], "or")
    ('hand', 'hand or GY', 'hand, Deck, or GY')
    """
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return f"{', '.join(parts[:-1])}, {last} {parts[-1]}"


def how_joined(form: str, word: str, lang: str) -> tuple[str, str, bool]:
    """Return how each of several is said, what stands between them, and whether they are a list as English has it.

    >>> how_joined("wrap", "non-*| ", "en"), how_joined("list", "or", "en"), how_joined("", "", "zh")
    (('non-*', ' ', False), ('', 'or', True), ('', '或', False))
    """
    element, _, joint = word.partition("|") if form in ("each", "wrap", "listed") else ("", "", word)
    if form == "targets":
        return "", "and" if lang == "en" else "和", lang == "en"
    return element, joint if form in (*JOINING, "each", "quoted") else OR[lang], form in ("list", "listed", "quoted")


def say_number(number: int, form: str) -> str:
    """Return a number in a form.

    >>> [say_number(2, form) for form in ("", "often", "ordinal", "circled")]
    ['2', 'twice', '2nd', '②']
    """
    if form == "circled":
        return chr(ord("①") + number - 1) if 1 <= number <= 20 else f"({number})"
    if form == "often":
        return {1: "once", 2: "twice"}.get(number, f"{number} times")
    if form == "ordinal":
        ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return f"{number}{ending}"
    return str(number)
