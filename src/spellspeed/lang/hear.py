"""Hearing: a line of card text read back into the sentence that says it, by the same rows that say it.

A text is read generously: every way in which rows can say it is followed, whatever the rest of the line makes of
number, pronouns and brackets. What is found counts only if it says just that text again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from spellspeed.lang.check import check_card
from spellspeed.lang.choices import All
from spellspeed.lang.deeds import Deed, Joined, Later, OnlyIf
from spellspeed.lang.hear_made import (
    Asked,
    Env,
    Found,
    Made,
    NamedMarkers,
    Several,
    Want,
    find_kinds,
    find_want,
    finish,
    is_alone,
    is_detour,
    is_marker,
    known_count,
    nest,
    rows_for,
    settle,
    wants_of,
)
from spellspeed.lang.hear_words import Ear
from spellspeed.lang.lines import Card
from spellspeed.lang.node import Line, Node
from spellspeed.lang.nouns import Filter, Monster, Number, Ref, Token
from spellspeed.lang.objections import NEVER_OF_MONSTERS
from spellspeed.lang.phrases import BRACKETED, HEADS_OF, MODIFIERS, ORDERS, PLACED, PLAIN, VERBS
from spellspeed.lang.phrases.row import Row
from spellspeed.lang.places import Place
from spellspeed.lang.say import BRACKETS, COMPOUND, NO_NAME, QUOTES, SWALLOWING, Speaker
from spellspeed.lang.saying import Unsaid, defaults_of
from spellspeed.lang.template import (
    Agree,
    Capital,
    Doing,
    Given,
    Group,
    Part,
    Parts,
    Sequence,
    Slot,
    Text,
    read_template,
)
from spellspeed.lang.terms import Kind, PlaceKind, Word, Words
from spellspeed.lang.words import FACE_DOWN

# No monster is an Equip Card: 装备怪兽 is the equipped monster.
NEVER_OF: Final[dict[type[Filter], Kind]] = {Monster: NEVER_OF_MONSTERS}
PUT: Final = ("choose that ", "doing this: ")  # before a deed that is put otherwise


class Listener(Ear):
    """Hears one text.

    >>> from spellspeed.lang.lines import Ignition
    >>> Listener("en", "① [Ignition Effect] Draw 2 cards.").hear()
    [Ignition(1, do=Draw(2))]
    """

    def hear(self) -> list[Line]:
        """Return every line that says just this text."""
        found: list[Line] = []
        for made, end in self.parse((Line,), "", "", 0):
            if end != len(self.text):
                continue
            try:
                line = finish(made)
                said = Speaker(self.lang, self.names, self.card, line).say(line)
            except (Unsaid, AttributeError, TypeError):
                continue
            if said == self.text and line not in found:
                found.append(line)
        # What makes less sense is not meant. (A line alone may speak of what another line of its card says.)
        wrong = [count_faults(line) for line in found]
        return [line for line, faults in zip(found, wrong, strict=True) if faults == min(wrong)]

    # --------------------------------------------------------------------------------------------------------- values

    def parse(self, want: Want, form: str, word: str, at: int) -> Found:
        """Return everything of a kind that the text may say here, and where each ends."""
        key = (want, form, word, at)
        found = self._known.get(key)
        if found is None:
            self._known[key] = []  # whoever asks for the same at the same place gets nowhere
            found = []
            for each in want:
                found += self.parse_kind(each, form, word, at)
            if len(want) > 1 or word.startswith(tuple(BRACKETED)):
                found = [
                    each for each in found if not is_alone(each[0])
                ]  # one is said as itself, not as one of several
            found = self._known[key] = list(dict.fromkeys(found))
        return found

    def parse_kind(self, kind: Any, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield what the text may say here of one kind."""
        if isinstance(kind, Several):
            yield from self.parse_several(kind.of, form, word, at)
        elif kind is int:
            yield from self.parse_number(form, word, at)
        elif kind is str:
            yield from self.parse_name(form, at)
        elif issubclass(kind, PlaceKind) and form in ("at", "from", "to"):
            for made, end in self.parse((Place,), form, "", at):
                yield made.get("yours"), end
        elif issubclass(kind, Word | Words):
            yield from self.parse_word(kind, form, word, at)
        elif issubclass(kind, Filter):
            yield from self.parse_filter(form, at)
        elif kind is Ref:
            yield from self.parse_ref(form, word, at)
        else:
            yield from self.parse_node(kind, form, word, at)

    # ---------------------------------------------------------------------------------------------------------- nodes

    def parse_node(self, kind: type[Node], form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield nodes of a kind."""
        opening, closing = BRACKETS[self.lang]
        if issubclass(kind, Deed):
            yield from self.parse_deed(form, at)
            return
        if issubclass(kind, Line) and form == "quoted":
            if self.text.startswith("“", at):
                for made, end in self.parse((Line,), "", "", at + 1):
                    if self.text.startswith("”", end):
                        yield made, end + 1
            return
        if form in PLAIN and issubclass(kind, Number):
            yield from self.parse_plain(form, word, at, 1)
            return
        if form in BRACKETED:
            yield from self.parse_rows(kind, "", "", at, BRACKETED[form])
            if self.text.startswith(opening, at):
                for made, end in self.parse((kind,), "", "", at + len(opening)):
                    if issubclass(made.kind, BRACKETED[form]) and self.text.startswith(closing, end):
                        yield made, end + len(closing)
            return
        yield from self.parse_rows(kind, form, word, at)
        if kind is Place:
            yield from self.parse_sides(form, word, at)

    def parse_sides(self, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield places of yours or of your opponent's that differ."""
        joint = " or " if self.lang == "en" else "或"
        for mine, middle in list(self.parse_rows(Place, form, word, at)):
            if self.text.startswith(joint, middle):
                for other, end in self.parse_rows(Place, form, word, middle + len(joint)):
                    yield Made(Place, (("opponents", other.get("opponents")), ("yours", mine.get("yours")))), end

    def parse_deed(self, form: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield deeds: by themselves, in brackets, behind what only puts them otherwise, and joined to the next."""
        opening, closing = BRACKETS[self.lang]
        if form == "some":
            self.bent = form  # until the closing mark: what is known of the places behind it is known of such deeds
            found = self.parse((Deed,), "", "", at + 1) if self.text.startswith("“", at) else []
            self.bent = ""
            yield from [(made, end + 1) for made, end in found if self.text.startswith("”", end)]
            return
        if form:
            for start in (at, *[at + len(each) for each in PUT if self.text.startswith(each, at)]):
                for made, end in self.parse((Deed,), "", "", start):
                    if stands_alone(made, form):
                        yield made, end
            if self.text.startswith(opening, at) and form in ("after", "inner", "able"):
                for made, end in self.parse((Deed,), "", "", at + len(opening)):
                    if issubclass(made.kind, COMPOUND) and self.text.startswith(closing, end):
                        yield made, end + len(closing)
            return
        seen: set[tuple[Any, int]] = set()
        queue = [*self.parse_rows(Deed, "", "", at, (Joined,))]
        if self.text.startswith(opening, at):
            for made, end in self.parse((Deed,), "", "", at + len(opening)):
                if issubclass(made.kind, SWALLOWING) and self.text.startswith(closing, end):
                    queue.append((Made(Bracketed, (("deed", made),)), end + len(closing)))
        joined = [row for row in rows_for(Deed, "") if row.parts(self.lang)[0] == Slot(("first",), "first", "")]
        while queue:
            made, end = queue.pop()
            if (made, end) in seen:
                continue
            seen.add((made, end))
            first = made.get("deed") if made.kind is Bracketed else made
            if made.kind is not Bracketed:
                yield made, end
            for row in joined if not issubclass(made.kind, SWALLOWING) else ():
                parts = row.parts(self.lang)
                for env, after in self.match(parts, 1, end, (("first", first),), Asked(wants_of(row.node))):
                    queue += [(each, after) for each in self.make(row, env, (row.node,))]

    def parse_rows(
        self, kind: Any, form: str, word: str, at: int, but: tuple[type[Node], ...] = ()
    ) -> Iterator[tuple[Made, int]]:
        """Yield nodes of a kind by the rows that say them, but for some kinds."""
        bent = rows_for(All, f"{self.bent} {form}".strip()) if self.bent and issubclass(All, kind) else ()
        for row in (*rows_for(kind, form), *bent):
            if issubclass(row.node, but):
                continue
            parts = row.parts(self.lang)
            if not parts or (isinstance(parts[0], Text) and not self.starts(parts[0].text, at)):
                continue
            asked = Asked(wants_of(row.node), form, word, dict(row.fixed), kind)
            for env, end in self.match(parts, 0, at, (), asked):
                for made in self.make(row, env, (kind,)):
                    yield made, end

    def make(self, row: Row, env: Env, wanted: tuple[type[Node], ...]) -> Iterator[Made]:
        """Yield the node that a row says with what its slots hold."""
        known = dict(env)
        itself = known.pop("self", None)
        kind = row.node if itself is None else itself.kind
        if not issubclass(kind, wanted) or not issubclass(kind, row.node):
            return
        items = {} if itself is None else dict(itself.items)
        portions = known.pop("portions", None)
        if portions is not None:
            items["of"] = tuple([part.get("what") for part in portions for _ in range(known_count(part))])
            items["more"] = any(part.get("more") is True for part in portions)
        nested: dict[str, dict[str, Any]] = {}
        for path, value in known.items():
            name, _, rest = path.partition(".")
            if rest:
                nested.setdefault(name, {})[rest] = value
            elif itself is not None and isinstance(value, bool) and value is not itself.get(name, False):
                return
            else:
                items[name] = value
        for name, wanted_value in row.fixed:
            if not settle(items, nested, name, wanted_value):
                return
        for name, fields in nested.items():
            if name not in items:
                inner = nest(dict(row.fixed), name, fields)
                if inner is None:
                    return
                items[name] = inner
        allowed = defaults_of(kind)
        if kind is Token:
            items.setdefault("name", self.tokens.get(items.get("name_zh", ""), ""))
            items.setdefault("name_zh", self.tokens.get(items["name"], ""))
        made = Made(kind, tuple(sorted([(name, value) for name, value in items.items() if name in allowed])))
        if not is_detour(made):
            yield made

    # ------------------------------------------------------------------------------------------------------- templates

    def match(self, parts: Parts, index: int, at: int, env: Env, asked: Asked) -> Iterator[tuple[Env, int]]:
        """Yield how parts of a template may be heard from here on: what their slots hold, and where they end."""
        if index == len(parts):
            yield env, at
            return
        for more, end in self.match_part(parts[index], at, env, asked):
            yield from self.match(parts, index + 1, end, more, asked)

    def match_part(self, part: Part, at: int, env: Env, asked: Asked) -> Iterator[tuple[Env, int]]:
        """Yield how one part may be heard."""
        match part:
            case Text():
                yield from self.match_words((part.text,), at, env)
            case Capital():
                yield env, at
            case Given():
                if self.lang == "zh" and asked.word:
                    yield env, at  # what is done to a card that was spoken of is said without 把
                yield from self.match(read_template(asked.word), 0, at, env, asked._replace(form="", word=""))
            case Agree():
                yield from self.match_words({part.one, part.many}, at, env)
            case Doing():
                yield from self.match_words(set(VERBS[part.verb]), at, env)
            case Slot():
                yield from self.match_slot(part, at, env, asked)
            case Group():
                yield from self.match_group(part, at, env, asked)
            case Sequence():
                yield from self.match_sequence(part, 0, False, at, env, asked)

    def match_words(self, words: Iterable[str], at: int, env: Env) -> Iterator[tuple[Env, int]]:
        """Yield those of the words that stand here."""
        yield from [(env, at + len(said)) for said in words if self.starts(said, at)]

    def match_group(self, group: Group, at: int, env: Env, asked: Asked) -> Iterator[tuple[Env, int]]:
        """Yield a group that is said, and one that is not."""
        test = group.test
        name = "" if test is None or len(test.path) > 1 else test.path[0]
        for said in (False, True):
            more: Env | None = env
            if test is not None and name in asked.wants:
                if said and test.given and test.exactly:
                    more = self.bind(env, name, test.value, "")
                elif not asked.wants[name] and not test.exactly:  # a field that is so or not so
                    more = self.bind(env, name, said == test.given, "")
            if more is None or (said and asked.fixed.get(name, more) is False):
                continue
            found = self.match(group.parts, 0, at, more, asked) if said else [(more, at)]
            silent = not said or (test is not None and not test.given)  # that it is not so may need no words
            yield from [(known, end) for known, end in found if end > at or silent]

    def match_sequence(
        self, sequence: Sequence, index: int, begun: bool, at: int, env: Env, asked: Asked
    ) -> Iterator[tuple[Env, int]]:
        """Yield some of the parts of a sequence, with what stands before, between and behind them."""
        if index == len(sequence.parts):
            yield from self.match_words((sequence.behind if begun else "",), at, env)
            return
        yield from self.match_sequence(sequence, index + 1, begun, at, env, asked)
        for _, start in self.match_words((sequence.between if begun else sequence.before,), at, env):
            for more, end in self.match(sequence.parts[index], 0, start, env, asked):
                if end > start:
                    yield from self.match_sequence(sequence, index + 1, True, end, more, asked)

    def match_slot(self, slot: Slot, at: int, env: Env, asked: Asked) -> Iterator[tuple[Env, int]]:
        """Yield what a slot may hold."""
        if slot.path == ("card",):
            names = [self.names(self.card).join(QUOTES[self.lang])] if self.card else []
            yield from self.match_words([*names, NO_NAME[self.lang]], at, env)
        elif slot.form == "measure":
            yield from self.match_words(("只", "张", "个"), at, env)
        else:
            form = asked.form if slot.form == "^" else slot.form
            for value, end in self.parse(find_want(slot.path, asked), form, slot.word.replace("@", asked.word), at):
                merged = self.bind(env, ".".join(slot.path), value, slot.form)
                if merged is not None:
                    yield merged, end

    def bind(self, env: Env, path: str, value: Any, form: str) -> Env | None:
        """Return what is known with one field more; None if something else was known of it."""
        known = dict(env)
        if form == "hidden":
            value = Made(value.kind, tuple(sorted([*value.items, ("lies", FACE_DOWN)])))
        if form == "tail":
            value = (*known[path], *value)
        elif path in known and known[path] != value:
            return None
        return tuple({**known, path: value}.items())

    # -------------------------------------------------------------------------------------------------------- filters

    def parse_filter(self, form: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield which cards may be meant."""
        if form in ("a", "card") and self.lang == "en":
            for article in ("a ", "an "):
                if self.starts(article, at):
                    yield from self.parse((Filter,), "card " if form == "card" else "", "", at + len(article))
            return
        before, behind = ORDERS[self.lang]
        for env, middle in self.match_modifiers(before, 0, at, (), True):
            for kind, noun_end in self.match_head(form, middle):
                for known, end in self.match_modifiers(behind, 0, noun_end, env, False):
                    if not dict(known).get("kind", Kind(0)) & NEVER_OF.get(kind, Kind(0)):
                        yield self.make_filter(kind, known), end

    def make_filter(self, kind: type[Filter], env: Env) -> Made:
        """Return a filter of what was heard of it."""
        items: dict[str, Any] = {}
        traits: list[Any] = []
        for path, value in env:
            name, _, rest = path.partition(".")
            if name != "that":
                items[name] = value
            elif rest:
                trait, _, field = rest.partition(".")
                traits.append(Made(find_kinds(trait)[0], ((field, value),) if field else ()))
            else:
                traits += value
        if traits:
            items["that"] = traits[0] if len(traits) == 1 else tuple(traits)
        return Made(kind, tuple(sorted(items.items())))

    def match_head(self, form: str, at: int) -> Iterator[tuple[type[Filter], int]]:
        """Yield the nouns that may stand here."""
        seen: set[tuple[type[Filter], str]] = set()
        for kind, _, forms in HEADS_OF[self.lang]:
            for name, said in forms.items():
                if name != "measure" and (kind, said) not in seen and self.starts(said, at):
                    seen.add((kind, said))
                    yield kind, at + len(said)

    def match_modifiers(
        self, order: tuple[str, ...], index: int, at: int, env: Env, front: bool
    ) -> Iterator[tuple[Env, int]]:
        """Yield what may be asked of cards, in the order of the language."""
        yield env, at
        space = " " if self.lang == "en" else ""
        if not front and space:
            if not self.text.startswith(space, at):
                return
        start = at if front else at + len(space)
        for each in range(index, len(order)):
            for more, end in self.match_key(order[each], start, env):
                if front and space:
                    if not self.text.startswith(space, end):
                        continue
                    end += len(space)
                yield from self.match_modifiers(order, each + (order[each] != "traits"), end, more, front)

    def match_key(self, key: str, at: int, env: Env) -> Iterator[tuple[Env, int]]:
        """Yield what the modifiers of a key may say here."""
        if key == "traits":
            for kind in find_kinds("Trait"):
                if kind.__name__ not in PLACED:
                    for made, end in self.parse((kind,), "", "", at):
                        known = dict(env)
                        yield tuple({**known, "that": (*known.get("that", ()), made)}.items()), end
            return
        for modifier in MODIFIERS[key]:
            yield from self.match_modifier(modifier, at, env)

    def match_modifier(self, modifier: Row, at: int, env: Env) -> Iterator[tuple[Env, int]]:
        """Yield what one modifier may say here."""
        parts = modifier.parts(self.lang)
        if not parts or (isinstance(parts[0], Text) and not self.starts(parts[0].text, at)):
            return
        asked = Asked(wants_of(Filter), fixed=dict(modifier.fixed), kind=Filter)
        for more, end in self.match(parts, 0, at, env, asked):
            if end == at:
                continue
            known = dict(more)
            for name, wanted in modifier.fixed:
                if name.startswith("that.") and isinstance(wanted, type) and issubclass(wanted, Node):
                    known[name] = True
                elif not isinstance(wanted, type | NamedMarkers) and not is_marker(wanted) and name != "self":
                    known[name] = wanted
            yield tuple(known.items()), end


def count_faults(line: Line) -> int:
    """Return how much is wrong with a line as the only one of a card."""
    return len(check_card(Card(1, "a card", replace(line, number=min(line.number, 1)))))


def stands_alone(made: Made, form: str) -> bool:
    """Whether a deed may stand without brackets within another."""
    if form not in ("after", "inner", "able") or not issubclass(made.kind, COMPOUND):
        return True
    inner = made.get("do")
    return form == "after" and issubclass(made.kind, OnlyIf | Later) and not issubclass(inner.kind, COMPOUND)


class Bracketed(Node):
    """A deed that stands in brackets, before it is joined to the next."""
