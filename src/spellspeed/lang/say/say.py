"""Saying: a sentence of a card put into words by the table of phrases, in English or in Chinese."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from spellspeed.lang.phrases import BRACKETED, HEADS_OF, MODIFIERS, ORDERS, PLACED, PLAIN, ROWS, VERBS, WORDS
from spellspeed.lang.phrases.names import SERIES, THAT, THOSE
from spellspeed.lang.phrases.row import GIVEN, SEVERAL, Including, Meeting, Outside, Phrase, Same
from spellspeed.lang.phrases.spoken import FACTS, that_card_is
from spellspeed.lang.phrases.template import (
    Agree,
    BentVerb,
    Capital,
    GivenWord,
    Group,
    Part,
    Parts,
    Sequence,
    Slot,
    Text,
    read_template,
)
from spellspeed.lang.say.small_things import (
    JOINING,
    OR,
    Unsaid,
    capital,
    defaults_of,
    how_joined,
    is_given,
    look,
    make_list,
    put_article,
    say_number,
)
from spellspeed.lang.say.spoken_names import chinese_of
from spellspeed.lang.words.choices import All, AsMaterials, Both, Some, Those, Top, UpTo, UsedMaterials
from spellspeed.lang.words.coins_and_dice import Result
from spellspeed.lang.words.deeds import Deed, Joined, Later, May, OneOf, OnlyIf
from spellspeed.lang.words.every_word import FACE_DOWN, OPPONENT
from spellspeed.lang.words.lines import ActivatedLine
from spellspeed.lang.words.node import Line, Node
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_TARGET,
    Filter,
    Monster,
    Number,
    Ref,
    Spell,
    SpellOrTrap,
    Trap,
    all_traits,
)
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import PlaceKind, Player, Position, Word, Words

COMPOUND: Final = (Joined, May, OnlyIf, OneOf, Later)
SWALLOWING: Final = (OnlyIf, OneOf, Later)  # what follows them would be taken for a part of them
BRACKETS: Final = {"en": ("(", ")"), "zh": ("（", "）")}
QUOTES: Final = {"en": ('"', '"'), "zh": ("「", "」")}
PUT: Final = {"able": "choose that ", "doing": "doing this: "}  # before a deed that is put otherwise
NO_NAME: Final = {"en": "cards with this name", "zh": "这个卡名"}  # of a line that stands on no card
STRICT: Final = ("not", "plain", "computed", "would")  # forms in which only rows of that form say something


class Speaker:
    """Says what stands in one line of a card.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> Speaker("en").say(Draw(2)), Speaker("zh").say(Draw(2))
    ('draw 2 cards', '自己抽2张')
    """

    def __init__(
        self,
        lang: str,
        names: Callable[[str], str] = str,
        card: str = "",
        line: Line | None = None,
        bent: str = "",
        said: Callable[[Phrase], None] | None = None,
    ) -> None:
        self.lang: Final = lang
        self.names: Final = names
        self.card: Final = card  # whose text it is, if that is known
        self.line: Final = line
        self.target: Final = line.target if isinstance(line, ActivatedLine) else None
        self.bent: Final = bent  # "doing": as somebody's doing, in English with an -ing
        self.said: Final = said  # who hears of each row that is used

    def bend(self, bent: str) -> "Speaker":
        """Return one who says verbs in another form."""
        return Speaker(self.lang, self.names, self.card, self.line, bent, self.said)

    def bracket(self, text: str) -> str:
        """Return a text in brackets."""
        return f"{BRACKETS[self.lang][0]}{text}{BRACKETS[self.lang][1]}"

    # -------------------------------------------------------------------------------------------------------- values

    def say(self, value: Any, form: str = "", word: str = "", around: str = "") -> str:
        """Return the words for anything that a field can hold, in a form; `around` is the form of what it stands in."""
        if isinstance(value, PlaceKind) and form in ("at", "from", "to"):
            value = Place(value, value)
        match value:
            case bool() | None:
                raise Unsaid(value)
            case Word() | Words():
                return self.say_word(value, form, word)
            case int() | Number() if form in PLAIN:
                return self.say_plain(self.say(value), form, word, int(isinstance(value, Number)))
            case int():
                return say_number(value, form)
            case str():
                return self.say_name(value, form)
            case tuple():
                return self.say_several(value, form, word)
            case Ref():
                return self.say_ref(value, form, word)
            case Deed():
                return self.say_deed(value, form, around)
            case Line():
                quoted = Speaker(self.lang, self.names, self.card, value, "", self.said).say_by_row(value, "", "")[0]
                return f"“{quoted}”" if form == "quoted" else quoted
            case Filter():
                return self.say_filter(value, form)
            case Place() if value.yours and value.opponents and value.yours != value.opponents:
                sides = Place(value.yours), Place(opponents=value.opponents)
                return OR[self.lang].join([self.say(side, form, word) for side in sides])
            case Those() if self.lang == "zh" and not self.bent:
                word = ""  # 那张卡破坏, but what is paid is somebody's doing: 把那张卡破坏
        if form in BRACKETED:
            text = self.say(value)
            return self.bracket(text) if isinstance(value, BRACKETED[form]) else text
        return self.say_by_row(value, form, word)[0]

    def say_plain(self, number: str, form: str, word: str, computed: int) -> str:
        """Return just a number where a range could stand."""
        templates = PLAIN[form][computed]
        if templates is None:
            raise Unsaid(number)
        return templates[self.lang == "zh"].replace("@", word).replace("#", number)

    def say_word(self, value: Word | Words, form: str, word: str) -> str:
        """Return a word of the language, or several joined."""
        column = 1 if self.lang == "en" else 2
        table = WORDS.get((type(value), "" if form in JOINING else form))
        if table is None or (isinstance(value, Words) and not value):
            raise Unsaid(value)
        found: list[str] = []
        left = value.value
        for each in table:
            if (each[0] == value) if isinstance(value, Word) else each[0].value & left == each[0].value:
                found.append(each[column])
                left = 0 if isinstance(value, Word) else left & ~each[0].value
        if left:
            raise Unsaid(value)
        return self.join(found, form, word)

    def join(self, found: list[str], form: str, word: str) -> str:
        """Return words joined in a form."""
        if form == "a":
            return put_article(" or ".join(found))
        if form == "both":
            return ("both " if len(found) == 2 else "") + make_list(found, "and")
        around, joint, listed = how_joined(form, word, self.lang)
        wrapped = [(around or "*").replace("*", each) for each in found]
        return make_list(wrapped, joint) if listed else joint.join(wrapped)

    def say_name(self, name: str, form: str) -> str:
        """Return the name of a card, of a series, or a name as it stands."""
        if form == "plain":
            return name
        known = SERIES.get(name, "") if form == "series" and self.lang == "zh" else ""
        return (known or self.names(name)).join(QUOTES[self.lang])

    def say_several(self, values: tuple[Any, ...], form: str, word: str) -> str:
        """Return several things, joined or as a list."""
        if not values or not form:
            raise Unsaid(values)
        if form == "head":
            return self.say(values[0], word)
        if form == "tail":
            return self.say(values[1] if len(values) == 2 else Both(*values[1:]))
        element, joint, listed = how_joined(form, word, self.lang)
        found = [self.say(each, element) for each in values]
        return make_list(found, joint) if listed else joint.join(found)

    def say_ref(self, ref: Ref, form: str, word: str) -> str:
        """Return what a card is called that was spoken of."""
        text = self.call(ref)
        if form == "result":
            return self.say(Result(ref))
        if form == "those" and (ref == THAT_CARD or self.lang == "zh"):  # as many as there are of them
            for one, many in THOSE[self.lang]:
                text = text.replace(one, many)
            return text + ("s" if self.lang == "en" else "")
        return (word if self.bent else "") + text if self.lang == "zh" else text

    def call(self, ref: Ref) -> str:
        """Return the pronoun or the name of a card that was spoken of."""
        if ref == THAT_CARD:
            return THAT[self.lang][that_card_is(self.line)]
        if self.lang == "en":
            return "the targets" if ref == THE_TARGET and self.is_several(ref) else ref.name
        if ref == THE_TARGET and isinstance(getattr(self.target, "what", None), Monster):
            return "作为对象的怪兽"
        return chinese_of(ref.name) or f"“{ref.name}”"

    def is_several(self, value: Any) -> bool:
        """Whether a verb behind something stands in the plural."""
        match value:
            case Player():
                return value != OPPONENT
            case Ref() if value == THE_TARGET and self.target is not None and not isinstance(self.target, Those):
                return isinstance(self.target, tuple) or self.is_several(self.target)
            case Ref():
                return value.name.endswith("s")
            case Those():
                return self.is_several(value.of)
            case Some() | UpTo() | Top():
                return value.count != 1
            case Words():
                return len(value) > 1
            case int():
                return value != 1
        return isinstance(value, All | AsMaterials | UsedMaterials)

    # --------------------------------------------------------------------------------------------------------- deeds

    def say_deed(self, deed: Deed, form: str, around: str) -> str:
        """Return the words for a deed; one that is made of deeds stands in brackets within another."""
        compound = isinstance(deed, COMPOUND)
        if not stands_alone(type(deed), form, type(getattr(deed, "do", None))) or (
            form == "after" and compound and around
        ):
            return self.bracket(self.say_by_row(deed, "mid" if form == "first" else "", "")[0])
        doing = form == "doing" or (form == "able" and self.lang == "zh")
        bent = "doing" if doing else form if form == "some" else self.bent
        text, row = self.bend(bent).say_by_row(deed, "mid" if form in ("first", "mid") else "", "")
        if form == "some":  # an effect that need not be about all of the cards
            return f"“{text}”"
        return PUT[form] + text if self.lang == "en" and form in PUT and not (compound or is_order(row)) else text

    # ---------------------------------------------------------------------------------------------------------- rows

    def find_rows(self, node: Node, form: str) -> Iterator[Phrase]:
        """Yield the rows that may say a node, those of the form first."""
        bent = (f"some {form}".strip(), "some") if self.bent == "some" else ()
        for wanted in (*bent, form) if form in STRICT or not form else (*bent, form, ""):
            for kind in type(node).__mro__:
                yield from ROWS.get(kind, {}).get(wanted, ())

    def say_by_row(self, node: Node, form: str, word: str) -> tuple[str, Phrase]:
        """Return the words of the first row that says all of a node, and that row."""
        for row in self.find_rows(node, form):
            if not self.fits(row, node):
                continue
            covered = {*row.but, *find_settled(row.fixed)}
            nested = {name for name, wanted in row.fixed if isinstance(wanted, type)}
            try:
                text = self.say_parts(row.parts(self.lang), node, form, word, covered, dict(row.fixed))
            except Unsaid:
                continue
            if self.is_whole(node, covered, nested):
                if self.said is not None:
                    self.said(row)
                return text, row
        raise Unsaid(node)

    def fits(self, row: Phrase, node: Node) -> bool:
        """Whether the fields of a node, and the whole line, are as a row wants them."""
        try:
            so = all(self.meets(node, tuple(name.split(".")), wanted) for name, wanted in row.fixed)
        except Unsaid:  # there is no such field
            return False
        return so and all(FACTS[fact](self.line, node) for fact in row.if_.split(" & ") if fact)

    def meets(self, node: Node, path: tuple[str, ...], wanted: Any) -> bool:
        """Whether one field is as a row wants it."""
        value = look(node, path)
        match wanted:
            case Same():
                return bool(value == getattr(node, wanted.field))
            case Including():
                return bool(value & wanted.words == wanted.words != value)
            case Outside():
                return value not in wanted.values
            case Meeting():
                return bool(value & wanted.words)
            case type():
                return isinstance(value, wanted)
        if wanted is SEVERAL:
            return self.is_several(value)
        return is_given(node, path) if wanted is GIVEN else bool(value == wanted)

    def is_whole(self, node: Node, covered: set[str], nested: set[str]) -> bool:
        """Whether everything that does not go without saying was said."""
        if "self" in covered:
            return True
        starts = {path.rpartition(".")[0] for path in covered} | {path.partition(".")[0] for path in covered}
        for name, default in defaults_of(type(node)).items():
            value = getattr(node, name)
            if name in covered or value == default:
                continue
            if name not in nested or not isinstance(value, Node):
                return False
            for each in defaults_of(type(value)):
                path = f"{name}.{each}"
                if path not in covered and path not in starts and is_given(value, (each,)):
                    return False
        return True

    def say_parts(self, parts: Parts, node: Any, form: str, word: str, covered: set[str], fixed: dict[str, Any]) -> str:
        """Return the words of parts of a template, and note which fields they say."""
        text, rise = "", False
        for part in parts:
            more = self.say_part(part, node, form, word, covered, fixed)
            text += capital(more) if rise else more
            rise = isinstance(part, Capital) or (rise and not more)
        return text

    def say_part(self, part: Part, node: Any, form: str, word: str, covered: set[str], fixed: dict[str, Any]) -> str:
        """Return the words of one part."""
        match part:
            case Text():
                return part.text
            case Capital():
                return ""
            case GivenWord():
                return word
            case Slot():
                return self.say_slot(part, node, form, word, covered, fixed)
            case Agree():
                several = form == "plural" if not part.path else self.is_several(look(node, part.path))
                return part.many if several else part.one
            case BentVerb():
                return self.say_verb(part, node)
            case Group():
                return self.say_group(part, node, form, word, covered, fixed)
            case Sequence():
                said = [
                    self.say_parts(each, node, form, word, covered, fixed)
                    for each in part.parts
                    if self.is_called_for(each, node) and not find_paths(each) & covered
                ]
                found = [each for each in said if each]
                return part.before + part.between.join(found) + part.behind if found else ""
        raise Unsaid(part)

    def say_slot(self, slot: Slot, node: Any, form: str, word: str, covered: set[str], fixed: dict[str, Any]) -> str:
        """Return what a field holds, in the form that is asked for."""
        if slot.path == ("card",):
            return self.say_name(self.card, "") if self.card else NO_NAME[self.lang]
        value = look(node, slot.path)
        wanted = fixed.get(slot.path[0])
        if isinstance(wanted, Including) and len(slot.path) == 1:
            value &= ~wanted.words
        given = slot.word
        if "<" in given:
            given = self.say_parts(read_template(given), node, form, word, set(), fixed)
        text = self.say(value, form if slot.form == "^" else slot.form, given, form)
        covered.add("of" if slot.path == ("portions",) else ".".join(slot.path))
        if slot.path == ("portions",):
            covered.add("more")
        return text

    def say_verb(self, part: BentVerb, node: Any) -> str:
        """Return a verb as it is bent here."""
        plain, third, ing = VERBS[part.verb]
        if part.path == ("s",):
            return third
        if part.path:
            return plain if self.is_several(look(node, part.path)) else third
        return ing if self.bent == "doing" else plain

    def say_group(self, group: Group, node: Any, form: str, word: str, covered: set[str], fixed: dict[str, Any]) -> str:
        """Return the words of a group, nothing if it is not called for."""
        if not self.is_called_for((group,), node):
            return ""
        test = group.test
        if test is not None and (test.exactly or (test.given and isinstance(look(node, test.path), bool))):
            covered.add(".".join(test.path))
        return self.say_parts(group.parts, node, form, word, covered, fixed)

    def is_called_for(self, parts: Parts, node: Any) -> bool:
        """Whether optional words are said: their condition holds, or what they speak of is given."""
        group = parts[0] if len(parts) == 1 and isinstance(parts[0], Group) else Group(None, parts)
        test = group.test
        if test is None:
            slots = [part for part in group.parts if isinstance(part, Slot)]
            return not slots or any(is_given(node, slot.path) for slot in slots)
        if not test.exactly:
            return is_given(node, test.path) == test.given
        try:
            return bool((look(node, test.path) == test.value) == test.given)
        except Unsaid:
            return False

    # ------------------------------------------------------------------------------------------------------- filters

    def say_filter(self, what: Filter, form: str) -> str:
        """Return what kind of card is meant, in front of the noun and behind it."""
        if form == "measure":
            return self.find_head(what, "measure")
        if form == "hidden":  # Set or in the hand
            if what.lies != FACE_DOWN or not isinstance(what, Spell | Trap | SpellOrTrap):
                raise Unsaid(what)
            return self.say_filter(replace(what, lies=Position(0)), "cards")
        plural = "plural" if form in ("plural", "cards", "any") else ""
        before, behind = ORDERS[self.lang]
        covered: set[str] = set()
        between = " " if self.lang == "en" else ""
        words = [
            *self.say_modifiers(before, what, plural, covered),
            self.find_head(what, form if form in ("card", "cards") else plural),
            *self.say_modifiers(behind, what, plural, covered),
        ]
        placed = [name for name in PLACED if any(type(trait).__name__ == name for trait in all_traits(what))]
        told = {path.split(".")[1] for path in covered if path.startswith("that.")}
        if not self.is_whole(what, covered, set()) or not told.issuperset(placed):
            raise Unsaid(what)
        text = between.join(words)
        return put_article(text) if form in ("a", "card") and self.lang == "en" else text

    def find_head(self, what: Filter, form: str) -> str:
        """Return the noun itself."""
        for kind, fixed, forms in HEADS_OF[self.lang]:
            if isinstance(what, kind) and form in forms and self.fits(Phrase(kind, "", "", fixed), what):
                return forms[form]
        raise Unsaid(what)

    def say_modifiers(self, order: tuple[str, ...], what: Filter, plural: str, covered: set[str]) -> Iterator[str]:
        """Yield what a filter asks, in the order of the language; what was said before is not said again."""
        for key in order:
            if key == "traits":
                yield from self.say_traits(what, plural, covered)
                continue
            for each in MODIFIERS[key]:
                text = self.say_modifier(each, what, plural, covered)
                if text:
                    yield text
                    break

    def say_modifier(self, each: Phrase, what: Filter, plural: str, covered: set[str]) -> str:
        """Return the words of one modifier, nothing if it is not called for here."""
        parts = each.parts(self.lang)
        if not parts or not self.fits(each, what):
            return ""
        names = find_settled(each.fixed) | {name for name, _ in each.fixed if name.startswith("that.")}
        if names & covered or (
            not names and not self.is_called_for(parts, what) and not isinstance(parts[0], Sequence)
        ):
            return ""
        if find_paths(parts) & covered:
            return ""  # it was said before
        found = set(covered)
        try:
            text = self.say_parts(parts, what, plural, "", found, dict(each.fixed))
        except Unsaid:
            return ""
        if text:
            covered |= found | names
            if self.said is not None:
                self.said(each)
        return text

    def say_traits(self, what: Filter, plural: str, covered: set[str]) -> Iterator[str]:
        """Yield the traits that have no place of their own."""
        for trait in all_traits(what):
            if type(trait).__name__ not in PLACED:
                yield self.say(trait, plural)
        covered.add("that")


def stands_alone(kind: type[Node], form: str, inner: type) -> bool:
    """Whether a deed of a kind may stand without brackets within another; `inner` is the kind of its own deed."""
    if form == "first":
        return not issubclass(kind, SWALLOWING)
    if form not in ("after", "inner", "able") or not issubclass(kind, COMPOUND):
        return True
    return form == "after" and issubclass(kind, OnlyIf | Later) and not issubclass(inner, COMPOUND)


def find_paths(parts: Parts) -> set[str]:
    """Return the fields of which parts speak by themselves."""
    return {".".join(part.path) for part in parts if isinstance(part, Slot)}


def is_order(row: Phrase) -> bool:
    """Whether a row says a deed as an order, and not as a clause with a doer of its own."""
    first = row.parts("en")[0]
    return isinstance(first, BentVerb) and not first.path


def find_settled(fixed: tuple[tuple[str, Any], ...]) -> set[str]:
    """Return the fields that a row says by its own words, because they have just one value or that of another field."""
    markers = (Including, Outside, Meeting, type)
    return {name for name, wanted in fixed if wanted not in (GIVEN, SEVERAL) and not isinstance(wanted, markers)}
