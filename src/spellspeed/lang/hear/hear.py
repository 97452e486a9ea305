"""Hearing: a line of card text read back into the sentence that says it, by the same rows that say it.

A text is read generously: every way in which rows can say it is followed, whatever the rest of the line makes of
number, pronouns and brackets. What is found counts only if it says just that text again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from spellspeed.lang.check.single_words import NEVER_OF_MONSTERS
from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.hear.hear_made import (
    Asked,
    Env,
    Found,
    Made,
    NamedMarkers,
    Opening,
    Several,
    Want,
    find_kinds,
    find_openings,
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
from spellspeed.lang.hear.hear_words import Ear
from spellspeed.lang.phrases import BRACKETED, HEADS_OF, MODIFIERS, ORDERS, PLACED, PLAIN, VERBS
from spellspeed.lang.phrases.row import Phrase
from spellspeed.lang.phrases.template import (
    Agree,
    BentVerb,
    GivenWord,
    Group,
    Part,
    Parts,
    Sequence,
    Slot,
    Text,
    read_template,
)
from spellspeed.lang.say.say import BRACKETS, COMPOUND, NO_NAME, PUT, QUOTES, SWALLOWING, Speaker, stands_alone
from spellspeed.lang.say.small_things import OR, Unsaid, defaults_of
from spellspeed.lang.words.deeds import Deed, Joined
from spellspeed.lang.words.every_word import FACE_DOWN
from spellspeed.lang.words.lines import Card
from spellspeed.lang.words.node import Line, Node
from spellspeed.lang.words.nouns import Filter, Monster, Number, Ref, Token
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Kind, PlaceKind, Word, Words

MARKS: Final = ("“", "”")
# No monster is an Equip Card: 装备怪兽 is the equipped monster.
NEVER_OF: Final[dict[type[Filter], Kind]] = {Monster: NEVER_OF_MONSTERS}


class Listener(Ear):
    """Hears one text.

    >>> from spellspeed.lang.words.lines import Ignition
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
            yield from [(made.get("yours"), end) for made, end in self.parse((Place,), form, "", at)]
        elif issubclass(kind, Word | Words):
            yield from self.parse_word(kind, form, word, at)
        elif issubclass(kind, Filter):
            yield from self.parse_filter(form, at)
        elif kind is Ref:
            yield from self.parse_ref(form, word, at)
        elif issubclass(kind, Deed):
            yield from self.parse_deed(form, at)
        elif issubclass(kind, Line) and form == "quoted":
            yield from self.parse_within(MARKS, (Line,), at)
        elif form in PLAIN and issubclass(kind, Number):
            yield from self.parse_plain(form, word, at, 1)
        elif form in BRACKETED:
            yield from self.parse_rows(kind, "", "", at, BRACKETED[form])
            yield from self.parse_within(BRACKETS[self.lang], (kind,), at, BRACKETED[form])
        else:
            yield from self.parse_rows(kind, form, word, at)
            if kind is Place:
                yield from self.parse_sides(form, word, at)

    def parse_within(self, marks: tuple[str, str], want: Want, at: int, of: Any = Node) -> Iterator[tuple[Any, int]]:
        """Yield what stands between two marks."""
        if self.text.startswith(marks[0], at):
            for made, end in self.parse(want, "", "", at + len(marks[0])):
                if self.text.startswith(marks[1], end) and issubclass(made.kind, of):
                    yield made, end + len(marks[1])

    # ---------------------------------------------------------------------------------------------------------- nodes

    def parse_sides(self, form: str, word: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield places of yours or of your opponent's that differ."""
        joint = OR[self.lang]
        for mine, middle in list(self.parse_rows(Place, form, word, at)):
            if self.text.startswith(joint, middle):
                for other, end in self.parse_rows(Place, form, word, middle + len(joint)):
                    yield Made(Place, (("opponents", other.get("opponents")), ("yours", mine.get("yours")))), end

    def parse_deed(self, form: str, at: int) -> Iterator[tuple[Any, int]]:
        """Yield deeds: by themselves, in brackets, behind what only puts them otherwise, and joined to the next."""
        brackets = BRACKETS[self.lang]
        if form == "some":
            self.bent = form  # until the closing mark: what is known of the places behind it is known of such deeds
            found = [*self.parse_within(MARKS, (Deed,), at)]
            self.bent = ""
            yield from found
        elif form:
            for start in (at, *[at + len(put) for put in PUT.values() if self.text.startswith(put, at)]):
                for made, end in self.parse((Deed,), "", "", start):
                    if form == "first" or stands_alone(made.kind, form, getattr(made.get("do"), "kind", Node)):
                        yield made, end
            if form in ("after", "inner", "able"):
                yield from self.parse_within(brackets, (Deed,), at, COMPOUND)
        else:
            yield from self.join_deeds(at)

    def join_deeds(self, at: int) -> Iterator[tuple[Any, int]]:
        """Yield deeds, and those that are joined to the next."""
        queue: list[tuple[Made | None, int, Made]] = [
            *[(made, end, made) for made, end in self.parse_rows(Deed, "", "", at, (Joined,))],
            # One that stands in brackets is joined to the next, and is nothing by itself.
            *[(None, end, made) for made, end in self.parse_within(BRACKETS[self.lang], (Deed,), at, SWALLOWING)],
        ]
        joined = [row for row in rows_for(Deed, "") if row.parts(self.lang)[0] == Slot(("first",), "first", "")]
        seen: set[Any] = set()
        while queue:
            whole, end, first = queue.pop()
            if (whole, end, first) in seen:
                continue
            seen.add((whole, end, first))
            if whole is not None:
                yield whole, end
            for row in joined if whole is None or not issubclass(whole.kind, SWALLOWING) else ():
                for env, after in self.match(
                    row.parts(self.lang), 1, end, (("first", first),), Asked(wants_of(row.node))
                ):
                    queue += [(each, after, each) for each in self.make(row, env, (row.node,))]

    def parse_rows(
        self, kind: Any, form: str, word: str, at: int, but: tuple[type[Node], ...] = ()
    ) -> Iterator[tuple[Made, int]]:
        """Yield nodes of a kind by the rows that say them, but for some kinds."""
        forms = dict.fromkeys((form, f"{self.bent} {form}".strip(), self.bent)) if self.bent else (form,)
        opened: dict[Any, bool] = {}
        for opening, row, asked in [each for put in forms for each in find_openings(kind, put, self.lang)]:
            if issubclass(row.node, but):
                continue
            if opening not in opened:
                opened[opening] = self.opens(opening, at)
            if opened[opening]:
                for env, end in self.match(row.parts(self.lang), 0, at, (), asked._replace(form=form, word=word)):
                    yield from [(made, end) for made in self.make(row, env, (kind,))]

    def opens(self, opening: Any, at: int) -> bool:
        """Whether the text may go on with what rows begin with: nothing else of them is tried then."""
        match opening:
            case Text():
                return self.starts(opening.text, at)
            case BentVerb():
                return any(self.starts(verb, at) for verb in VERBS[opening.verb])
            case Opening():
                return bool(self.parse(*opening, at))
        return True

    def make(self, row: Phrase, env: Env, wanted: tuple[type[Node], ...]) -> Iterator[Made]:
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
        while index < len(parts) and isinstance(part := parts[index], Text):
            if not self.starts(part.text, at):
                return
            at += len(part.text)
            index += 1
        if index == len(parts):
            yield env, at
            return
        for more, end in self.match_part(parts[index], at, env, asked):
            yield from self.match(parts, index + 1, end, more, asked)

    def match_part(self, part: Part, at: int, env: Env, asked: Asked) -> Iterable[tuple[Env, int]]:
        """Return how one part may be heard."""
        match part:
            case Slot():
                return self.match_slot(part, at, env, asked)
            case Group():
                return self.match_group(part, at, env, asked)
            case Sequence():
                return self.match_sequence(part, 0, False, at, env, asked)
            case Agree():
                return self.match_words({part.one, part.many}, at, env)
            case BentVerb():
                return self.match_words(set(VERBS[part.verb]), at, env)
            case GivenWord():
                found = self.match(read_template(asked.word), 0, at, env, asked._replace(form="", word=""))
                # What is done to a card that was spoken of is said without 把.
                return [(env, at), *found] if self.lang == "zh" and asked.word else found
        return [(env, at)]

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

    def match_modifier(self, modifier: Phrase, at: int, env: Env) -> Iterator[tuple[Env, int]]:
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
