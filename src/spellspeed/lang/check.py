"""Is a card well said? What is wrong with a definition, and where, in words its author understands."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from spellspeed.lang.choices import All, Choice, Condition, Top
from spellspeed.lang.legal import legal_numbers
from spellspeed.lang.lines import (
    ActivatedLine,
    Activation,
    Card,
    Continuous,
    Flip,
    Ignition,
    Line,
    Trigger,
    Unclassified,
)
from spellspeed.lang.node import Node
from spellspeed.lang.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_LINKED_CARD,
    THE_TARGET,
    THIS_CARD,
    Filter,
    Number,
    Range,
    Ref,
)
from spellspeed.lang.places import Place
from spellspeed.lang.timings import (
    Activated,
    AttackDeclared,
    DamageTaken,
    Drawn,
    Happening,
    PhaseReached,
    Timing,
    WouldBeSummoned,
)
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangeStat,
    Deed,
    Discard,
    Equip,
    Forbid,
    Joined,
    LinkTogether,
    Negate,
    NegateEffectsOf,
    OneOf,
    PayLP,
    ReturnToDeck,
    Reveal,
    SendToGraveyard,
    Tribute,
)
from spellspeed.words import (
    AFTER_THAT,
    ALSO,
    AND,
    AND_IF_YOU_DO,
    FLIP,
    FOR_GOOD,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_HAND,
    PENDULUM,
    SPELL,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    THEN,
    TRAP,
)

ARROW: Final = " → "
FIRST_CIRCLED: Final = 0x2460  # ①; twenty of them follow one another
CIRCLED: Final = 20
LONGEST_QUOTE: Final = 60
CONNECTORS: Final = {
    AND: "and",
    AND_IF_YOU_DO: "and if you do",
    ALSO: "also",
    THEN: "then",
    AFTER_THAT: "after that",
}
# Kinds of word that only their subclasses say something with.
UNSAID: Final = (Node, Filter, Number, Choice, Condition, Deed, Happening, Timing, Line, ActivatedLine)
COSTS: Final = (PayLP, Discard, Tribute, SendToGraveyard, Banish, AddToHand, ReturnToDeck, Reveal)
LASTING: Final = (ChangeStat, NegateEffectsOf, Forbid)
ABOUT_NO_CARD: Final = (Drawn, DamageTaken, PhaseReached)
HIDDEN: Final = IN_DECK | IN_HAND | IN_EXTRA_DECK
# What is negated, what the line must answer for that, and how both are called.
NEGATABLE: Final[tuple[tuple[int, type[Happening], str], ...]] = (
    (THE_ACTIVATION, Activated, "an activation"),
    (THE_EFFECT, Activated, "an effect"),
    (THE_SUMMON, WouldBeSummoned, "a summon"),
    (THE_ATTACK, AttackDeclared, "an attack"),
)
# Names that no sentence gives: they mean what they mean.
RESERVED: Final = (THIS_CARD, THE_TARGET, THAT_CARD, THE_EQUIPPED, THE_LINKED_CARD)
UNKNOWN_BECAUSE: Final = {
    THE_TARGET: ", but the line has no target before it",
    THAT_CARD: ", but the line answers nothing that is about a card",
    THE_EQUIPPED: ", but no line equips this card",
    THE_LINKED_CARD: ", but no line links a card",
}


@dataclass(frozen=True)
class Problem:
    """What is wrong with a card, and where.

    >>> print(Problem("Pot of Greed line 1 do → Draw(count)", "0 is less than 1"))
    Pot of Greed line 1 do → Draw(count): 0 is less than 1
    """

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class MalformedCard(ValueError):
    """A card that is not well said; `problems` lists what is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join([str(problem) for problem in problems]))
        self.problems: Final = tuple(problems)

    def __reduce__(self) -> tuple[type["MalformedCard"], tuple[list[Problem]]]:
        return MalformedCard, (list(self.problems),)


def check_card(card: Card, facts_kind: int | None = None) -> list[Problem]:
    """List what is wrong with a card; with its printed kind, also what does not suit that kind.

    >>> from spellspeed.lang.verbs import Draw
    >>> check_card(Card(55144522, "Pot of Greed", Activation(do=Draw(2))))
    []
    >>> for problem in check_card(Card(55144522, "Pot of Greed", Activation(1, do=Draw(0)))):
    ...     print(problem)
    Pot of Greed ① do → Draw(count): 0 is less than 1
    """
    if not isinstance(card, Card):
        return [Problem(quote(card), "is no Card")]
    shape = Shape()
    shape.check_card(card)
    if shape.wrong_types:
        return shape.problems  # what is no sentence has no sense to be checked
    sense = Sense(card, facts_kind)
    sense.check_card()
    return shape.problems + sense.problems


def raise_if_malformed(card: Card, facts_kind: int | None = None) -> None:
    """Raise `MalformedCard` if anything is wrong with a card.

    >>> raise_if_malformed(Card(0, "Pot of Greed"))
    Traceback (most recent call last):
    ...
    spellspeed.lang.check.MalformedCard: Pot of Greed password: 0 is less than 1
    """
    problems = check_card(card, facts_kind)
    if problems:
        raise MalformedCard(problems)


# ---------------------------------------------------------------------------------------------------------------- paths


def quote(value: object) -> str:
    """Show a value in a sentence, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def label(card: Card, index: int) -> str:
    """Name a line of a card by its number, or by its place if it has none."""
    number = getattr(card.lines[index], "number", 0)
    if type(number) is int and 1 <= number <= CIRCLED:
        return f"{card.name} {chr(FIRST_CIRCLED + number - 1)}"
    return f"{card.name} line {index + 1}"


def below(where: str, node: Node, field: str) -> str:
    """Name the place of a node's field, given the place of the node."""
    if isinstance(node, Card | Line):
        return f"{where} {field}"
    if field == node.listed:
        return where
    if isinstance(node, Joined) and field == "first":
        return where
    if isinstance(node, Joined) and field == "second":
        return where + ARROW + CONNECTORS.get(node.how, "joined")
    return f"{where}{ARROW}{type(node).__name__}({field})"


def parts(where: str, node: Node) -> Iterator[tuple[str, str, Any]]:
    """Place, field and value of every part of a node, those of a tuple one by one."""
    for field in fields(node):
        value = getattr(node, field.name)
        path = below(where, node, field.name)
        if isinstance(value, tuple):
            for part in value:
                yield path, field.name, part
        else:
            yield path, field.name, value


def everything(where: str, node: Node) -> Iterator[tuple[str, Node]]:
    """A node and all that it is made of, each with its place."""
    yield where, node
    for path, _, value in parts(where, node):
        if isinstance(value, Node):
            yield from everything(path, value)


# ---------------------------------------------------------------------------------------------------------------- shape


_types: Final[dict[type[Node], dict[str, Any]]] = {}  # of the kinds of node that were asked for


def types_of(kind: type[Node]) -> dict[str, Any]:
    """The types that the fields of a kind of node declare."""
    if kind not in _types:
        _types[kind] = get_type_hints(kind)
    return _types[kind]


def fits(value: object, hint: Any) -> bool:
    """Whether a value has a declared type; a truth value is no number."""
    if get_origin(hint) in (Union, UnionType):
        return any(fits(value, one) for one in get_args(hint))
    if get_origin(hint) is tuple:
        return isinstance(value, tuple) and all(fits(part, get_args(hint)[0]) for part in value)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)


def type_name(hint: Any) -> str:
    """Name a declared type, without the possibility of saying nothing."""
    if get_origin(hint) in (Union, UnionType):
        return " or ".join([type_name(one) for one in get_args(hint) if one is not NoneType])
    if get_origin(hint) is tuple:
        return f"tuple of {type_name(get_args(hint)[0])}"
    return str(hint.__name__)


class Shape:
    """Checks that every word is of the right kind and every number one that means something."""

    def __init__(self) -> None:
        self.problems: Final[list[Problem]] = []
        self.wrong_types = False

    def report(self, where: str, what: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(where, what))

    def check_card(self, card: Card) -> None:
        """Check a card's own fields and its lines."""
        for field in ("password", "name"):
            self.check_field(str(card.name), card, field)
        for index, line in enumerate(card.lines):
            if isinstance(line, Line):
                self.check_node(label(card, index), line)
            else:
                self.wrong_type(label(card, index), line, Line)

    def wrong_type(self, where: str, value: object, hint: Any) -> None:
        """Note that a value is not of its declared type."""
        self.wrong_types = True
        self.report(where, f"{quote(value)} is no {type_name(hint)}")

    def check_node(self, where: str, node: Node) -> None:
        """Check a node and all below it."""
        if type(node) in UNSAID:
            self.wrong_types = True
            self.report(where, f"{type(node).__name__} alone says nothing: use one of its kinds")
            return
        for field in fields(node):
            self.check_field(where, node, field.name)
        if isinstance(node, Range):
            self.check_range(where, node)
        if isinstance(node, Place) and not node.yours | node.opponents:
            self.report(where, "the Place is nowhere")

    def check_field(self, where: str, node: Node, field: str) -> None:
        """Check one field of a node and all below it."""
        value = getattr(node, field)
        hint = types_of(type(node))[field]
        path = below(where, node, field)
        if not fits(value, hint):
            self.wrong_type(path, value, hint)
            return
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                self.check_node(path, part)
            elif isinstance(part, str):
                if not part and field != "archetype":
                    self.report(path, "the name is empty")
            elif type(part) is int:
                legal = legal_numbers(type(node), field)
                if legal is not None and legal.objection(part):
                    self.report(path, legal.objection(part))

    def check_range(self, where: str, node: Range) -> None:
        """Check that a range has an end, and holds something."""
        if node.least is None and node.most is None:
            self.report(where, "the Range has no end")
        if isinstance(node.least, int) and isinstance(node.most, int) and node.least > node.most:
            self.report(where, f"the Range is empty: {node.least} is more than {node.most}")


# ---------------------------------------------------------------------------------------------------------------- sense


class Sense:
    """Checks that the words of a card fit together."""

    def __init__(self, card: Card, facts_kind: int | None) -> None:
        self.card: Final = card
        self.kind: Final = facts_kind
        self.problems: Final[list[Problem]] = []
        words = [word for index, line in enumerate(card.lines) for _, word in everything(label(card, index), line)]
        self.bound: Final[set[Ref]] = {THIS_CARD}  # what every line of this card can speak of
        if any(isinstance(word, Equip) for word in words):
            self.bound.add(THE_EQUIPPED)
        if any(isinstance(word, LinkTogether) for word in words):
            self.bound.add(THE_LINKED_CARD)
        self.known: set[Ref] = set(self.bound)  # what the line being read can speak of here

    def report(self, where: str, what: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(where, what))

    def check_card(self) -> None:
        """Check the card as a whole and line by line."""
        numbers = [line.number for line in self.card.lines if line.number]
        if numbers != list(range(1, len(numbers) + 1)):
            self.report(self.card.name, f"the lines are numbered {numbers}: they must count from 1")
        if len([line for line in self.card.lines if isinstance(line, Activation)]) > 1:
            self.report(self.card.name, "a card has one Activation at most")
        for index, line in enumerate(self.card.lines):
            where = label(self.card, index)
            self.known = set(self.bound)
            self.check_kind(where, line)
            if isinstance(line, ActivatedLine):
                self.check_activated(where, line)
            elif isinstance(line, Continuous):
                self.check_continuous(where, line)
            elif isinstance(line, Unclassified):
                self.check_unclassified(where, line)
            for path, word in everything(where, line):
                self.check_word(path, word)

    # ----------------------------------------------------------------------------------------------------------- lines

    def check_kind(self, where: str, line: Line) -> None:
        """Check that a card of its printed kind can have a line."""
        if self.kind is None:
            return
        if isinstance(line, Activation) and not self.kind & (SPELL | TRAP | PENDULUM):
            self.report(where, "only a Spell or Trap has an Activation")
        if isinstance(line, Flip) and not self.kind & FLIP:
            self.report(where, "only a Flip Monster has a Flip")
        if isinstance(line, Activation) and line.from_hand is not None and not self.kind & TRAP:
            self.report(f"{where} from_hand", "only a Trap needs leave to be activated from the hand")

    def check_activated(self, where: str, line: ActivatedLine) -> None:
        """Check a line that is activated, in the order in which it is used."""
        if line.do is None and not isinstance(line, Activation):
            self.report(where, f"{type(line).__name__} does nothing: it needs do=")
        if isinstance(line, Trigger) and line.when is None:
            self.report(where, "Trigger answers nothing: it needs when=")
        if isinstance(line, Ignition | Flip) and line.when is not None:
            self.report(f"{where} when", f"{type(line).__name__} says by itself when it is activated")
        targets = line.target if isinstance(line.target, tuple) else (line.target,)
        self.read(f"{where} when", line.when)
        if line.when is not None:
            self.meet_that_card(where, line.when)
        self.read(f"{where} needs", line.needs)
        if isinstance(line, Activation):
            self.read(f"{where} from_hand", line.from_hand)
        self.read(f"{where} oath", line.oath)
        self.read(f"{where} cost", line.cost)
        if line.cost is not None:
            self.check_cost(f"{where} cost", line.cost)
        if not targets:
            self.report(f"{where} target", "the tuple names no target")
        for target in targets:
            if target is not None:
                self.read(f"{where} target", target)
                self.check_target(f"{where} target", target)
                self.known.add(THE_TARGET)
        self.read(f"{where} still_needs", line.still_needs)
        self.read(f"{where} do", line.do)
        self.check_negations(where, line.when, line.do)

    def check_continuous(self, where: str, line: Continuous) -> None:
        """Check a line that applies as long as its card is face-up."""
        self.read(f"{where} while_", line.while_)
        self.read(f"{where} do", line.do)
        if line.do is None:
            self.report(where, "Continuous does nothing: it needs do=")
            return
        if not isinstance(line.do, LASTING):
            name = type(line.do).__name__
            self.report(f"{where} do", f"{name} cannot go on: only ChangeStat, NegateEffectsOf and Forbid can")
            return
        if line.do.until != FOR_GOOD:
            self.report(f"{where} do", "a Continuous Effect lasts as long as its card: it has no until=")
        cards = line.do.cards
        if cards is not None and not isinstance(cards, All) and cards not in (THIS_CARD, THE_EQUIPPED):
            path = below(f"{where} do", line.do, "cards")
            self.report(path, "nobody chooses in a Continuous Effect: use All, THIS_CARD or THE_EQUIPPED")

    def check_unclassified(self, where: str, line: Unclassified) -> None:
        """Check a line that happens or applies by itself."""
        if line.when is None and line.if_ is None:
            self.report(where, "Unclassified needs when= or if_=")
        if line.do is None:
            self.report(where, "Unclassified does nothing: it needs do=")
        self.read(f"{where} when", line.when)
        if line.when is not None:
            self.meet_that_card(where, line.when)
        self.read(f"{where} if_", line.if_)
        self.read(f"{where} do", line.do)
        self.check_negations(where, line.when, line.do)

    # ------------------------------------------------------------------------------------------------------ references

    def meet_that_card(self, where: str, when: Timing) -> None:
        """From here on the line can speak of the card that its event is about, if every event is about one."""
        if not when.events:
            self.report(f"{where} when", f"{type(when).__name__} names no event")
        elif not any(isinstance(event, ABOUT_NO_CARD) for event in when.events):
            self.known.add(THAT_CARD)

    def read(self, where: str, node: Node | None) -> None:
        """Follow a part of a line and check that it speaks only of cards that are known by then."""
        if node is None:
            return
        if isinstance(node, Ref):
            if node not in self.known:
                reason = UNKNOWN_BECAUSE.get(node, " before anything is called so")
                self.report(where, f"{node.name!r} is used{reason}")
            return
        if isinstance(node, OneOf):
            self.read_alternatives(where, node)
            return
        for path, field, value in parts(where, node):
            if isinstance(value, Node) and field != "called":
                self.read(path, value)
        name = getattr(node, "called", None)
        if isinstance(name, Ref):
            self.introduce(below(where, node, "called"), name)

    def read_alternatives(self, where: str, node: OneOf) -> None:
        """Follow two deeds of which one is done; afterwards is known what both of them name."""
        before = set(self.known)
        self.read(below(where, node, "first"), node.first)
        after_first = self.known
        self.known = before
        self.read(below(where, node, "second"), node.second)
        self.known = self.known & after_first

    def introduce(self, where: str, name: Ref) -> None:
        """Let a line give a name to cards."""
        if name in RESERVED:
            self.report(where, f"{name.name!r} has a meaning already and cannot be given as a name")
        elif name in self.known:
            self.report(where, f"{name.name!r} is the name of something else already")
        self.known.add(name)

    # ----------------------------------------------------------------------------------------------------------- words

    def check_cost(self, where: str, cost: Deed) -> None:
        """Check that a cost can be paid."""
        if isinstance(cost, Joined):
            self.check_cost(below(where, cost, "first"), cost.first)
            self.check_cost(below(where, cost, "second"), cost.second)
            if cost.how not in (AND, THEN):
                self.report(where, f"costs are joined by and_ or then, not by '{CONNECTORS.get(cost.how)}'")
            if cost.may:
                self.report(where, "a cost cannot be declined: it has no may=")
        elif not isinstance(cost, COSTS):
            self.report(where, f"{type(cost).__name__} cannot be a cost")

    def check_target(self, where: str, target: Choice) -> None:
        """Check that somebody can choose a target where both players see it."""
        if isinstance(target, All | Top):
            self.report(where, f"a target is chosen: it cannot be {type(target).__name__}")
        if getattr(target, "at_random", False):
            self.report(where, "a target is chosen: it cannot be at random")
        place = getattr(target, "where", None)
        if isinstance(place, Place) and (place.yours | place.opponents) & HIDDEN:
            self.report(where, "cards in a hand or deck cannot be targeted")

    def check_negations(self, where: str, when: Timing | None, do: Deed | None) -> None:
        """Check that a line negates only what it answers."""
        if do is None:
            return
        events = () if when is None else when.events
        for path, deed in everything(f"{where} do", do):
            if not isinstance(deed, Negate):
                continue
            for what, event, name in NEGATABLE:
                if deed.what & what and not any(isinstance(one, event) for one in events):
                    self.report(below(path, deed, "what"), f"to negate {name}, when= must speak of {event.__name__}")

    def check_word(self, where: str, word: Node) -> None:
        """Check what a word says within itself."""
        if isinstance(word, Forbid):
            if (word.cards is None) == (word.who == 0):
                self.report(where, "Forbid is said to cards or to a player: it needs either cards= or who=")
            elif word.what is not None and not word.who:
                self.report(where, "Forbid has what= only together with who=")
        if isinstance(word, ChangeStat) and word.lose and word.become:
            self.report(where, "ChangeStat cannot have both lose= and become=")
