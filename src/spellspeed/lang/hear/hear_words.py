"""Hearing single words: numbers, names, words of a family, cards that were spoken of, and several of them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from spellspeed.lang.hear.hear_made import Asked, Env, Found, Made, Want, spoken_refs
from spellspeed.lang.phrases import PLAIN, WORDS
from spellspeed.lang.phrases.names import SERIES
from spellspeed.lang.phrases.template import Parts, read_template
from spellspeed.lang.say.say import QUOTES
from spellspeed.lang.say.small_things import JOINING, how_joined
from spellspeed.lang.words.choices import Both, During
from spellspeed.lang.words.nouns import Number
from spellspeed.lang.words.terms import Word, Words

OFTEN: Final = {"once": 1, "twice": 2}
NUMERALS: Final = {
    "": re.compile(r"(-?\d+)"),
    "circled": re.compile(r"\((\d+)\)"),
    "often": re.compile(r"(\d+) times"),
    "ordinal": re.compile(r"(\d+)(?:st|nd|rd|th)"),
}
RISING: Final = re.compile(r"(?:^|[\]:.] |“)\(?(?=[A-Z])")  # behind this a capital may stand for a small letter


def list_joints(joint: str, listed: bool) -> tuple[str, ...]:
    """Return what may stand between several things."""
    return (f", {joint} ", ", ", f" {joint} ") if listed else (joint,)


class Ear:
    """Hears the single words of a text."""

    def __init__(
        self,
        lang: str,
        text: str,
        names: Callable[[str], str] = str,
        cards: Callable[[str], Iterable[str]] = lambda name: (name,),
        card: str = "",
        tokens: Mapping[str, str] | None = None,
    ) -> None:
        self.lang: Final = lang
        self.text: Final = text
        self.names: Final = names  # what a card is called in this language
        self.cards: Final = cards  # which cards are called so
        self.card: Final = card
        self.tokens: Final = tokens or {}  # the English and Chinese names of Tokens, each by the other
        self.bent = ""  # how what is being read is put, where it is put otherwise
        self._known: Final[dict[Any, Found]] = {}
        self._rising: Final = frozenset([found.end() for found in RISING.finditer(text)])

    def parse_number(self, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield numerals."""
        if form in PLAIN:
            yield from self.parse_plain(form, word, at, 0)
        for said, number in OFTEN.items() if form == "often" else ():
            if self.starts(said, at):
                yield number, at + len(said)
        if form == "circled" and "①" <= self.text[at : at + 1] <= "⑳":
            yield ord(self.text[at]) - ord("①") + 1, at + 1
        match = NUMERALS[form if form in NUMERALS else ""].match(self.text, at)
        if match is not None and form not in PLAIN:
            yield int(match[1]), match.end()

    def parse_plain(self, form: str, word: str, at: int, computed: int) -> Iterator[tuple[Any, int]]:
        """Yield just a number where a range could stand."""
        templates = PLAIN[form][computed]
        if templates is None:
            return
        template = templates[self.lang == "zh"].replace("@", word).replace("#", "<number>")
        kind: Want = (Number,) if computed else (int,)
        for env, end in self.match(read_template(template), 0, at, (), Asked({"number": kind})):
            yield dict(env)["number"], end

    def parse_name(self, form: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield names in quotation marks, or as they stand."""
        if form == "plain":
            for name in self.tokens:
                if self.text.startswith(name, at):
                    yield name, at + len(name)
            return
        before, behind = QUOTES[self.lang]
        if not self.text.startswith(before, at):
            return
        end = self.text.find(behind, at + 1)
        while end >= 0 and end - at < 100:
            said = self.text[at + 1 : end]
            for name in self.find_names(said, form):
                yield name, end + 1
            end = self.text.find(behind, end + 1)

    def find_names(self, said: str, form: str) -> Iterable[str]:
        """Return which cards or series are called so."""
        if form == "series" and self.lang == "zh":
            return [*[name for name, chinese in SERIES.items() if chinese == said], *self.cards(said)]
        return self.cards(said)

    def parse_word(self, kind: type[Word] | type[Words], form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield words of a family, one or several joined."""
        if form == "a":
            for article in ("a ", "an "):
                if self.text.startswith(article, at):
                    yield from self.parse_word(kind, "", "", at + len(article))
            return
        if form == "both":
            start = at + 5 if self.text.startswith("both ", at) else at
            yield from self.parse_word(kind, "list", "and", start)
            return
        around, joint, listed = how_joined(form, word, self.lang)
        table = WORDS.get((kind, "" if form in JOINING else form), ())
        rows = [(row[0], (around or "*").replace("*", row[1 if self.lang == "en" else 2])) for row in table]
        if issubclass(kind, Words):
            yield from self.join_words(rows, list_joints(joint, listed), kind(0), 0, at)
            return
        yield from [(value, at + len(said)) for value, said in rows if self.starts(said, at)]

    def join_words(
        self, rows: list[tuple[Any, str]], joints: tuple[str, ...], value: Any, first: int, at: int
    ) -> Iterator[tuple[Any, int]]:
        """Yield words of a family behind those that were found."""
        for index in range(first, len(rows)):
            word, said = rows[index]
            if word & value or not self.starts(said, at):
                continue
            end = at + len(said)
            yield value | word, end
            for joint in joints:
                if self.text.startswith(joint, end):
                    yield from self.join_words(rows, joints, value | word, index + 1, end + len(joint))

    def parse_several(self, of: Want, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield several things, joined or as a list."""
        if form == "head":
            for value, end in self.parse((During,), word, "", at):
                yield (value,), end
            return
        if form == "tail":
            for value, end in self.parse(of, "", "", at):
                yield (value,), end
                if isinstance(value, Made) and value.kind is Both:
                    yield value.get("of"), end
            return
        element, joint, listed = how_joined(form, word, self.lang)
        yield from self.join_several(of, element, list_joints(joint, listed), (), at)

    def join_several(
        self, of: Want, element: str, joints: tuple[str, ...], before: tuple[Any, ...], at: int
    ) -> Iterator[tuple[Any, int]]:
        """Yield things behind those that were found."""
        for value, end in self.parse(of, element, "", at):
            yield (*before, value), end
            for joint in joints:
                if self.text.startswith(joint, end):
                    yield from self.join_several(of, element, joints, (*before, value), end + len(joint))

    def parse_ref(self, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield cards that were spoken of."""
        if form == "result":
            for made, end in self.parse((Number,), "", "", at):
                if "of" in dict(made.items):
                    yield made.get("of"), end
            return
        starts = [at, at + len(word)] if word and self.text.startswith(word, at) else [at]
        for start in starts:
            for said, ref in spoken_refs(self.lang):
                if said and self.starts(said, start):
                    yield ref, start + len(said)

    def starts(self, said: str, at: int) -> bool:
        """Whether the text goes on with these words, whose first letter may be a capital at the start of a sentence."""
        if self.text.startswith(said, at):
            return True
        if at not in self._rising or not said[:1].islower():
            return False
        return self.text[at] == said[0].upper() and self.text.startswith(said[1:], at + 1)

    # ------------------------------------------------------------------------------------------ what others hear

    def parse(self, want: Want, form: str, word: str, at: int) -> Found:
        """Return everything of a kind that the text may say here, and where each ends."""
        raise NotImplementedError

    def match(self, parts: Parts, index: int, at: int, env: Env, asked: Asked) -> Iterator[tuple[Env, int]]:
        """Yield how parts of a template may be heard from here on."""
        raise NotImplementedError
