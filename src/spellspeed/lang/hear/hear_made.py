"""What hearing puts together: nodes that are not complete yet, and what may stand where."""

import types
from collections.abc import Mapping
from dataclasses import MISSING
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from spellspeed.lang.check.canonical import find_detours
from spellspeed.lang.phrases import ALL
from spellspeed.lang.phrases.names import THAT
from spellspeed.lang.phrases.row import Including, Phrase, Same
from spellspeed.lang.phrases.spoken import Portion
from spellspeed.lang.phrases.template import BentVerb, Slot, Text
from spellspeed.lang.say.say import STRICT
from spellspeed.lang.say.small_things import Unsaid, defaults_of
from spellspeed.lang.say.spoken_names import CARD_NOUNS, PARTICIPLES, REFERENCES, chinese_of
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import THAT_CARD, THE_TARGET, Ref

_HINTS: Final[dict[type, dict[str, "Want"]]] = {}


class Several(NamedTuple):
    """Several things of a kind."""

    of: "Want"


Want: TypeAlias = tuple[Any, ...]  # kinds of nodes and words, int, str, Several: what may stand somewhere
Env: TypeAlias = tuple[tuple[str, Any], ...]
Found: TypeAlias = list[tuple[Any, int]]


class Made:
    """A node that is being put together: its kind, and the fields that are known.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> Made(Draw, (("count", 2),)) == Made(Draw, (("count", 2),)), Made(Draw, ()).get("count") is MISSING
    (True, True)
    """

    __slots__ = ("_hash", "items", "kind")

    def __init__(self, kind: type[Node], items: tuple[tuple[str, Any], ...]) -> None:
        self.kind: Final = kind
        # What goes without saying is not known twice, once said and once not.
        unsaid = defaults_of(kind)
        self.items: Final = tuple([(name, value) for name, value in items if value is not unsaid.get(name, MISSING)])
        self._hash: Final = hash((kind, self.items))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Made):
            return False
        return self._hash == other._hash and self.kind is other.kind and self.items == other.items

    def get(self, name: str, otherwise: Any = MISSING) -> Any:
        """Return a field, something else if it is not known."""
        return dict(self.items).get(name, otherwise)


@cache
def want_of(hint: Any) -> Want:
    """Return what a field may hold, from its annotation.

    >>> want_of(int | None)
    (<class 'int'>,)
    """
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return tuple([each for part in get_args(hint) for each in want_of(part)])
    if hasattr(hint, "__metadata__"):
        return want_of(hint.__origin__)
    if origin is tuple:
        return (Several(want_of(get_args(hint)[0])),)
    if hint is type(None) or hint is bool:
        return ()
    return (hint,)


def wants_of(kind: type[Node]) -> dict[str, Want]:
    """Return what each field of a kind of node may hold."""
    found = _HINTS.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = _HINTS[kind] = {name: want_of(hints[name]) for name in defaults_of(kind)}
    return found


def finish(value: Any) -> Any:
    """Return a node of what was put together; what is not known goes without saying, or nothing is made of it."""
    if isinstance(value, tuple) and not isinstance(value, Made):
        return tuple([finish(each) for each in value])
    if not isinstance(value, Made):
        return value
    node = object.__new__(value.kind)
    known = dict(value.items)
    for name, default in defaults_of(value.kind).items():
        if name not in known and default is MISSING:
            if name not in ("least", "most"):
                raise Unsaid(value)
            default = None
        object.__setattr__(node, name, finish(known.get(name, default)))
    return node


@cache
def spoken_refs(lang: str) -> tuple[tuple[str, Ref], ...]:
    """Return how cards may be called that were spoken of."""
    nouns = [f"the {word} {noun}{s}" for word in PARTICIPLES for noun in CARD_NOUNS for s in ("", "s")]
    found = [(name if lang == "en" else chinese_of(name), Ref(name)) for name in [*REFERENCES, *nouns]]
    found += [(said, THAT_CARD) for said in THAT[lang].values()]
    if lang == "en":
        found += [("the targets", THE_TARGET), *[(f"those {said[5:]}s", THAT_CARD) for said in THAT["en"].values()]]
    else:
        found += [("作为对象的怪兽", THE_TARGET)]
        found += [
            (said.replace("那只", "那些").replace("那张", "那些"), ref)
            for said, ref in found
            if said[:2] in ("那只", "那张")
        ]
    return tuple(dict.fromkeys(found))


@cache
def rows_for(kind: Any, form: str) -> tuple[Phrase, ...]:
    """Return the rows by which a node of a kind may be said in a form."""
    forms = (form,) if form in STRICT else (form, "")
    found = [row for row in ALL if row.form in forms]
    return tuple([row for row in found if issubclass(row.node, kind) or issubclass(kind, row.node)])


def is_alone(value: Any) -> bool:
    """Whether something is the only one of several."""
    return isinstance(value, tuple) and not isinstance(value, Made) and len(value) == 1


NamedMarkers = Including | Same


def is_marker(wanted: Any) -> bool:
    """Whether a row asks for something else than just a value."""
    return type(wanted).__module__.endswith("phrases.row")


def known_count(portion: Made) -> int:
    """Return how many materials a portion speaks of."""
    count = portion.get("count")
    return 1 if count is MISSING else int(count)


@cache
def find_kinds(name: str) -> list[type[Node]]:
    """Return the traits of a name, or all of them."""
    return [row.node for row in ALL if row.node.__name__ == name] or find_traits(name)


def find_traits(name: str) -> list[type[Node]]:
    """Return the kinds of traits, those that stand in a place of their own too."""
    import spellspeed.lang.vocabulary as vocabulary

    kinds = [
        kind for kind in vars(vocabulary).values() if isinstance(kind, type) and issubclass(kind, vocabulary.Trait)
    ]
    return [kind for kind in kinds if kind.__name__ == name or (name == "Trait" and kind is not vocabulary.Trait)]


def settle(items: dict[str, Any], nested: dict[str, dict[str, Any]], name: str, wanted: Any) -> bool:
    """Put what a row says by its own words among the fields; False if they contradict it."""
    if isinstance(wanted, Same):
        items[name] = items.get(wanted.field)
    elif isinstance(wanted, Including):
        items[name] = items[name] | wanted.words
    elif is_marker(wanted) or isinstance(wanted, type):
        return True
    elif "." in name:
        first, _, rest = name.partition(".")
        if first not in items:
            nested.setdefault(first, {})[rest] = wanted
    elif name in items:
        return bool(finish_quietly(items[name]) == wanted)
    else:
        items[name] = wanted
    return True


def finish_quietly(value: Any) -> Any:
    """Return a node of what was put together, or nothing that equals anything."""
    try:
        return finish(value)
    except Unsaid:
        return MISSING


@lru_cache(10_000)
def is_detour(made: Made) -> bool:
    """Whether what was put together is written in another way: it need not be followed any further."""
    node = finish_quietly(made)
    return node is not MISSING and any(True for _ in find_detours(node))


def nest(fixed: dict[str, Any], name: str, fields: dict[str, Any]) -> Made | None:
    """Return a node within another of the fields that were heard of it."""
    kind = fixed.get(name)
    if not isinstance(kind, type) or not issubclass(kind, Node):
        return None
    items: dict[str, Any] = {}
    deeper: dict[str, dict[str, Any]] = {}
    for path, value in fields.items():
        first, _, rest = path.partition(".")
        if rest:
            deeper.setdefault(first, {})[rest] = value
        else:
            items[first] = value
    inner = {key.partition(".")[2]: value for key, value in fixed.items() if key.startswith(f"{name}.")}
    for first, below in deeper.items():
        made = nest(inner, first, below)
        if made is None:
            return None
        items[first] = made
    return Made(kind, tuple(sorted(items.items())))


class Asked(NamedTuple):
    """What is asked for where a row is followed: what its fields may hold, the form and its word, what is fixed."""

    wants: dict[str, Want]
    form: str = ""
    word: str = ""
    fixed: Mapping[str, Any] = MappingProxyType({})
    kind: Any = None


def find_want(path: tuple[str, ...], asked: Asked) -> Want:
    """Return what a path may lead to."""
    name, *further = path
    if name == "self":
        return (asked.kind,)
    if name == "portions":
        return (Several((Portion,)),)
    wanted = asked.fixed.get(".".join(path))
    if isinstance(wanted, type) and issubclass(wanted, Node | int | str):
        return (wanted,)
    if not further:
        return asked.wants[name]
    if name == "that":
        return wants_of(find_kinds(further[0])[0])[further[1]]
    inner = asked.fixed.get(name)
    if isinstance(inner, type):
        rest = {key.partition(".")[2]: value for key, value in asked.fixed.items() if key.startswith(f"{name}.")}
        return find_want(tuple(further), Asked(wants_of(inner), fixed=rest, kind=inner))
    found = [wants_of(each) for each in asked.wants[name] if isinstance(each, type) and issubclass(each, Node)]
    return tuple([each for hints in found for each in hints.get(further[0], ())])


class Opening(NamedTuple):
    """What rows begin with that begin with a slot: what it may hold, in which form, with which word."""

    want: Want
    form: str
    word: str


@cache
def find_openings(kind: Any, form: str, lang: str) -> list[tuple[Any, Phrase, Asked]]:
    """Return the rows by which a node of a kind may be said in a form, each with what it begins with."""
    found: list[tuple[Any, Phrase, Asked]] = []
    for row in rows_for(kind, form):
        asked = Asked(wants_of(row.node), fixed=dict(row.fixed), kind=kind)
        for part in row.parts(lang)[:1]:
            opening: Any = part if isinstance(part, Text | BentVerb) else None
            if isinstance(part, Slot) and part.path != ("card",) and part.form not in ("^", "measure"):
                opening = None if "@" in part.word else Opening(find_want(part.path, asked), part.form, part.word)
            found.append((opening, row, asked))
    return found
