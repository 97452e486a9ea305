"""Writes `docs/vocabulary.md`: every word that a card can be written with, how it reads, and cards that use it."""

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import MISSING, Field, dataclass, fields
from enum import Enum
from pathlib import Path
from typing import Any

import spellspeed.lang.vocabulary as vocabulary
import spellspeed.lang.words.every_word as every_word
import spellspeed.lang.words.terms as terms
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.check.well_said import UNSAID, type_name, types_of
from spellspeed.lang.say.say import Speaker
from spellspeed.lang.say.small_things import Unsaid
from spellspeed.lang.say.spoken_names import CARD_NOUNS, PARTICIPLES, REFERENCES
from spellspeed.lang.words.choices import Choice, Condition, Superlative
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.inside import everything
from spellspeed.lang.words.lines import ActivatedLine, Card, Limit, Line
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Filter, Monster, Number, Range, Ref, Trait
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Word, Words
from spellspeed.lang.words.timings import Happening, Timing

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.write_golden import chinese_name  # noqa: E402

PAGE = ROOT / "docs" / "vocabulary.md"
WRITTEN_BY = "<!-- Written by `make cards`; do not edit. -->\n"
EXAMPLES = 3  # cards that are named for each word
LONGEST = 160  # letters of an example
FAMILIES: tuple[tuple[str, type[Node], str], ...] = (
    ("Lines", Line, "What kind of sentence it is; a card is made of these."),
    ("Verbs and connectors", Deed, "What a sentence does."),
    ("Choices", Choice, "How many of which cards, where, and who picks them."),
    ("Kinds of card", Filter, "Which cards are meant; every field that is given must fit."),
    ("Traits", Trait, "What few cards ask of others: `Monster(that=…)`."),
    ("Conditions", Condition, "What must be so."),
    ("Happenings", Happening, "What a line answers, within `When` or `If`."),
    ("Numbers", Number, "What is counted when it is needed; a plain number is one too."),
    ("Ranges", Range, "The numbers a value may have; just one is written as it is."),
    ("The rest", Node, "What the others are made of."),
)


SAID_ALONE = (Line, Deed, Choice, Filter, Condition, Happening, Timing, Number, Place, Ref, Limit, Superlative)
# Words whose fields others have too: these are listed once.
SHARED: tuple[type[Node], ...] = (ActivatedLine, Filter, Line)
NAMES = {ActivatedLine: "line that is activated", Filter: "kind of card"}


@dataclass(frozen=True)
class Use:
    """A word in a line of a card."""

    card: Card
    line: Line
    node: Node


def find_words() -> list[type[Node]]:
    """Return the kinds of node that say something, in the order of their names."""
    found = [each for each in vars(vocabulary).values() if isinstance(each, type) and issubclass(each, Node)]
    silent = (*UNSAID, Card)
    named = {each.__name__: each for each in found if each not in silent and not each.__subclasses__()}
    # A word that others are made of says something too, if it is written by itself.
    named |= {
        each.__name__: each for each in found if each not in silent and each.__dict__.get("__doc__") and is_said(each)
    }
    return [named[name] for name in sorted(named)]


def is_said(kind: type[Node]) -> bool:
    """Tell whether a kind of node is written by itself in some card."""
    return any(
        type(node) is kind for card in ALL_CARDS for line in card.all_lines() for _, node in everything("", line)
    )


def find_uses() -> dict[type[Node], list[Use]]:
    """Return where each kind of node is used, the shortest use first."""
    found: dict[type[Node], list[Use]] = {}
    for card in ALL_CARDS:
        for line in card.all_lines():
            for _, node in everything("", line):
                found.setdefault(type(node), []).append(Use(card, line, node))
    return {kind: sorted(uses, key=lambda use: (len(repr(use.node)), use.card.name)) for kind, uses in found.items()}


def cards_of(uses: list[Use]) -> str:
    """Return the names of some cards that use a word."""
    return ", ".join(list(dict.fromkeys([use.card.name for use in uses]))[:EXAMPLES]) or "–"


def render(use: Use, lang: str) -> str:
    """Return how a word reads within its line, nothing if it cannot be said alone."""
    speaker = Speaker(lang, str if lang == "en" else chinese_name, use.card.name, use.line)
    node = Monster(that=use.node) if isinstance(use.node, Trait) else use.node
    if isinstance(node, SAID_ALONE):
        with contextlib.suppress(Unsaid, LookupError, AttributeError):
            return speaker.say(node).strip()
    return ""


def tell_doc(kind: type) -> str:
    """Return all that a docstring says, without its examples.

    >>> tell_doc(Ref)
    'A card the sentence has already spoken of, by the name the sentence gave it.'
    """
    said = (kind.__doc__ or "").partition(">>>")[0]
    return " ".join(said.split())


def tell_field(kind: type[Node], field: Field[Any]) -> str:
    """Return a field with its type and what it is if nothing is said."""
    hint = type_name(types_of(kind)[field.name])
    name = f"*{field.name}" if field.name == kind.listed else field.name
    if field.default is MISSING:
        return f"`{name}`: {hint}"
    nothing = field.default is None or field.default == () or (isinstance(field.default, Words) and not field.default)
    return f"`{name}=`: {hint}" + ("" if nothing else f" (`{field.default!r}`)")


def cell(text: str) -> str:
    """Return a text as it can stand in a cell."""
    return text.replace("|", "\\|").replace("\n", " ")


def shorten(text: str) -> str:
    """Return a text that is not longer than an example may be."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def row_of(kind: type[Node], uses: list[Use]) -> str:
    """Return the row of one word."""
    said = tell_doc(kind)
    shared = next((base for base in SHARED if issubclass(kind, base)), None)
    inherited = set() if shared is None else {field.name for field in fields(shared)}
    told = "<br>".join([tell_field(kind, field) for field in fields(kind) if field.name not in inherited])
    told += "" if shared is None or shared is Line else f"{'<br>' if told else ''}and what every {NAMES[shared]} has"
    example = uses[0] if uses else None
    if example is not None:
        example = next((use for use in uses if render(use, "en")), example)
    sentence = "" if example is None else f"`{cell(shorten(repr(example.node)))}`"
    texts = "" if example is None else "<br>".join([cell(shorten(render(example, lang))) for lang in ("en", "zh")])
    return f"| `{kind.__name__}` | {cell(said)} | {cell(told)} | {sentence} | {texts} | {cards_of(uses)} |\n"


def tell_shared(kind: type[Node], uses: dict[type[Node], list[Use]]) -> Iterator[str]:
    """Yield the rows of the fields that all words of a kind have, each with the shortest use of it."""
    yield "| field | for instance | reads | cards |\n|---|---|---|---|\n"
    all_uses = [use for each, found in uses.items() if issubclass(each, kind) for use in found]
    for field in fields(kind):
        nothing = field.default
        saying = [use for use in all_uses if getattr(use.node, field.name) != nothing]
        saying.sort(key=lambda use: (len(repr(use.node)), use.card.name))
        sentence = f"`{cell(shorten(repr(saying[0].node)))}`" if saying else ""
        texts = "<br>".join([cell(shorten(render(saying[0], lang))) for lang in ("en", "zh")]) if saying else ""
        yield f"| {cell(tell_field(kind, field))} | {sentence} | {texts} | {cards_of(saying)} |\n"


def tell_terms() -> Iterator[str]:
    """Yield the rows of the typed words, a row a family."""
    constants = {name: value for name, value in vars(every_word).items() if isinstance(value, Word | Words)}
    for name, family in vars(terms).items():
        if isinstance(family, type) and issubclass(family, Enum) and family.__members__:
            said = (family.__doc__ or "").split("\n")[0]
            joined = "joined by `\\|`" if issubclass(family, Words) else "one of them"
            members = ", ".join([f"`{each}`" for each, value in constants.items() if isinstance(value, family)])
            yield f"| `{name}` | {cell(said)} | {joined} | {members} |\n"


def tell_phrases() -> Iterator[str]:
    """Yield the names of whole phrases, with what they stand for."""
    yield "\n## Phrases by name\n\n| word | stands for |\n|---|---|\n"
    for name, value in sorted(vars(vocabulary).items()):
        if isinstance(value, Node) and not isinstance(value, Place | Ref):
            yield f"| `{name}` | `{cell(repr(value))}` |\n"


def tell_given_names() -> Iterator[str]:
    """Yield which names a sentence can give to cards, since Chinese must be able to say them."""
    whiches = ", ".join([f"`{which}`" for which in PARTICIPLES])
    nouns = ", ".join([f"`{noun}`" for noun in CARD_NOUNS])
    always = [value.name for value in vars(vocabulary).values() if isinstance(value, Ref)]
    others = ", ".join([f"`{name}`" for name in REFERENCES if name not in always])
    yield (
        '\n## Names that a sentence can give\n\n`called=Ref("the chosen monster")` names a card for what comes later. '
        f"Chinese must be able to say it, so a name is `the`, one of {whiches}, and one of {nouns}, with an `s` if it "
        f"means several. Other names: {others}.\n"
    )


def page() -> str:
    """Return the whole page."""
    uses, left = find_uses(), find_words()
    parts = [f"{WRITTEN_BY}# The vocabulary\n\n"]
    parts.append(
        "Every word of the card language: what it says, its fields (with what they are if nothing is said), the "
        "shortest use of it in a shipped card, how that reads in both languages, and cards that use it. "
        "[Writing a card](writing-cards.md) tells how they go together.\n"
    )
    for title, base, said in FAMILIES:
        kinds = [kind for kind in left if issubclass(kind, base)]
        left = [kind for kind in left if kind not in kinds]
        parts.append(f"\n## {title}\n\n{said}\n\n")
        parts.append("| word | says | fields | for instance | reads | cards |\n|---|---|---|---|---|---|\n")
        parts += [row_of(kind, uses.get(kind, [])) for kind in kinds]
        for shared in [each for each in SHARED if each is not Line and issubclass(each, base) and base is not Node]:
            parts.append(f"\n### What every {NAMES[shared]} has\n\n{tell_doc(shared)}\n\n")
            parts += tell_shared(shared, uses)
    parts.append("\n## Typed words\n\nEach family has a type of its own; a word of another family is refused.\n\n")
    parts.append("| family | says | | words |\n|---|---|---|---|\n")
    parts += tell_terms()
    places = [name for name, value in vars(vocabulary).items() if isinstance(value, Place)]
    refs = [name for name, value in vars(vocabulary).items() if isinstance(value, Ref)]
    parts += tell_phrases()
    parts.append(f"\n## Places by name\n\n{', '.join([f'`{name}`' for name in sorted(places)])}\n")
    parts.append(
        f"\n## Cards that a sentence can always speak of\n\n{', '.join([f'`{name}`' for name in sorted(refs)])}\n"
    )
    parts += tell_given_names()
    return "".join(parts)


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
