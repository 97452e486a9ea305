"""Every mistake that a card's author can make is told, with its place."""

import inspect
import pickle
from dataclasses import fields
from typing import Any, cast

import pytest

from spellspeed.lang import choices, lines, nouns, places, timings, verbs
from spellspeed.lang.check import MalformedCard, Problem, check_card, raise_if_malformed, types_of
from spellspeed.lang.choices import ANY_CARD, All, Choice, Exists, One, Some, Superlative, Top, UpTo
from spellspeed.lang.legal import legal_numbers
from spellspeed.lang.lines import (
    Activation,
    Card,
    Continuous,
    Flip,
    Ignition,
    Limit,
    Line,
    Quick,
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
    AtLeast,
    AtMost,
    Filter,
    HowMany,
    Monster,
    Range,
    Ref,
    Spell,
    Stat,
)
from spellspeed.lang.places import THE_FIELD, YOUR_DECK, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND, Place
from spellspeed.lang.timings import (
    Activated,
    AttackDeclared,
    Drawn,
    If,
    PhaseReached,
    Summoned,
    When,
    WouldBeSummoned,
)
from spellspeed.lang.verbs import (
    AddToHand,
    ChangePosition,
    ChangeStat,
    Deed,
    Destroy,
    Discard,
    Draw,
    Equip,
    Forbid,
    InflictDamage,
    Joined,
    LinkTogether,
    May,
    Negate,
    NegateEffectsOf,
    OneOf,
    OnlyIf,
    PayLP,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from spellspeed.words import (
    ATK,
    ATTACKING,
    FACE_UP,
    FLIP,
    MONSTER,
    OPPONENT,
    SPELL,
    STANDBY_PHASE,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_OTHER_POSITION,
    THE_SUMMON,
    TRAP,
    UNTIL_TURN_ENDS,
    YOU,
)

THE_ADDED_CARD = Ref("the added card")
A_MONSTER = One(Monster(), THE_FIELD)
ALL_MONSTERS = All(Monster(), THE_FIELD)
WRONG = cast(Any, "wrong")


def told(*lines: Line, kind: int | None = None) -> list[str]:
    """What the check says of a card with these lines."""
    return [str(problem) for problem in check_card(Card(1, "Test", *lines), kind)]


def told_of(do: Deed | None = None, **words: Any) -> list[str]:
    """What the check says of a Spell with this one line."""
    return told(Activation(1, do=do, **words))


def test_a_card_that_is_well_said_has_no_problems() -> None:
    assert told_of(Destroy(THE_TARGET), target=A_MONSTER) == []


# ----------------------------------------------------------------------------------------------------------- references

NOT_CALLED = "'the added card' is used before anything is called so"
NO_TARGET = "'the target' is used, but the line has no target before it"
NO_EVENT = "'that card' is used, but the line answers nothing that is about a card"
REFERENCES: list[tuple[Line, list[str]]] = [
    (Activation(1, do=Draw(1).then(Destroy(THE_ADDED_CARD))), [f"Test ① do → then → Destroy(cards): {NOT_CALLED}"]),
    (Activation(1, do=Destroy(THE_TARGET)), [f"Test ① do → Destroy(cards): {NO_TARGET}"]),
    (
        Activation(1, cost=SendToGraveyard(THE_TARGET), target=A_MONSTER, do=Draw(1)),
        [f"Test ① cost → SendToGraveyard(cards): {NO_TARGET}"],
    ),
    (Activation(1, do=Destroy(THAT_CARD)), [f"Test ① do → Destroy(cards): {NO_EVENT}"]),
    (Activation(1, when=When(Drawn(YOU)), do=Destroy(THAT_CARD)), [f"Test ① do → Destroy(cards): {NO_EVENT}"]),
    (Activation(1, when=When(Summoned(Monster())), do=Destroy(THAT_CARD)), []),
    (Unclassified(when=When(Summoned(Monster())), do=Destroy(THAT_CARD)), []),
    (
        Unclassified(if_=Exists(ANY_CARD, YOUR_HAND), do=Destroy(THAT_CARD)),
        [f"Test line 1 do → Destroy(cards): {NO_EVENT}"],
    ),
    (
        Activation(1, do=Destroy(THE_LINKED_CARD)),
        ["Test ① do → Destroy(cards): 'the linked card' is used, but no line links a card"],
    ),
    (
        Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 100)),
        ["Test ① do → ChangeStat(cards): 'the equipped monster' is used, but no line equips this card"],
    ),
    (
        Activation(1, do=Destroy(All(Monster(named_like=THE_ADDED_CARD), THE_FIELD))),
        [f"Test ① do → Destroy(cards) → All(what) → Monster(named_like): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=InflictDamage(Stat(ATK, THE_ADDED_CARD), OPPONENT)),
        [f"Test ① do → InflictDamage(amount) → Stat(of): {NOT_CALLED}"],
    ),
    (
        Activation(1, cost=Tribute(A_MONSTER, called=THE_ADDED_CARD), do=Draw(HowMany(THE_ADDED_CARD))),
        [],
    ),
    (
        Activation(
            1,
            cost=Discard(One(Monster(level=AtMost(Stat(ATK, THE_ADDED_CARD))), YOUR_HAND)),
            target=One(Monster(), THE_FIELD, called=THE_ADDED_CARD),
            do=Destroy(THE_ADDED_CARD),
        ),
        [f"Test ① cost → Discard(cards) → One(what) → Monster(level) → AtMost(most) → Stat(of): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=OneOf(Destroy(A_MONSTER, called=THE_ADDED_CARD), Draw(1)).then(Destroy(THE_ADDED_CARD))),
        [f"Test ① do → then → Destroy(cards): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=OneOf(Destroy(A_MONSTER, called=THE_ADDED_CARD), Destroy(THE_ADDED_CARD))),
        [f"Test ① do → OneOf(second) → Destroy(cards): {NOT_CALLED}"],
    ),
    (
        Activation(1, do=Destroy(A_MONSTER, called=THE_TARGET)),
        ["Test ① do → Destroy(called): 'the target' has a meaning already and cannot be given as a name"],
    ),
    (
        Activation(1, do=Destroy(One(Monster(), THE_FIELD, called=THE_ADDED_CARD), called=THE_ADDED_CARD)),
        ["Test ① do → Destroy(called): 'the added card' is the name of something else already"],
    ),
]


@pytest.mark.parametrize(("line", "problems"), REFERENCES, ids=[repr(line)[:60] for line, _ in REFERENCES])
def test_a_line_speaks_only_of_cards_it_has_spoken_of(line: Line, problems: list[str]) -> None:
    assert told(line) == problems


def test_a_name_does_not_reach_from_line_to_line() -> None:
    named = Ignition(1, do=AddToHand(One(Monster(), YOUR_DECK), called=THE_ADDED_CARD))
    assert told(named, Ignition(2, do=Destroy(THE_ADDED_CARD))) == [f"Test ② do → Destroy(cards): {NOT_CALLED}"]


def test_a_link_or_an_equip_reaches_from_line_to_line() -> None:
    bind = Activation(1, target=A_MONSTER, do=LinkTogether(THE_TARGET).also(Equip(THE_TARGET)))
    assert told(bind, Ignition(do=Destroy(THE_LINKED_CARD)), Ignition(do=Destroy(THE_EQUIPPED))) == []


# -------------------------------------------------------------------------------------------- targets, negations, costs

TARGETS: list[tuple[Choice | tuple[Choice, ...], str]] = [
    (ALL_MONSTERS, "a target is chosen: it cannot be All"),
    (Top(1), "a target is chosen: it cannot be Top"),
    (One(Monster(), THE_FIELD, at_random=True), "a target is chosen: it cannot be at random"),
    (One(Monster(), YOUR_DECK), "cards in a hand or deck cannot be targeted"),
    (Some(2, Monster(), YOUR_HAND), "cards in a hand or deck cannot be targeted"),
    ((A_MONSTER, UpTo(2, Monster(), YOUR_HAND)), "cards in a hand or deck cannot be targeted"),
    ((), "the tuple names no target"),
]


@pytest.mark.parametrize(("target", "problem"), TARGETS)
def test_a_target_is_chosen_where_both_see_it(target: Choice, problem: str) -> None:
    assert told_of(Draw(1), target=target) == [f"Test ① target: {problem}"]


NEGATIONS = [
    (THE_ACTIVATION, WouldBeSummoned(Monster()), "to negate an activation, when= must speak of Activated"),
    (THE_EFFECT, WouldBeSummoned(Monster()), "to negate an effect, when= must speak of Activated"),
    (THE_SUMMON, Summoned(Monster()), "to negate a summon, when= must speak of WouldBeSummoned"),
    (THE_ATTACK, Activated(Spell()), "to negate an attack, when= must speak of AttackDeclared"),
]


@pytest.mark.parametrize(("what", "event", "problem"), NEGATIONS)
def test_a_line_negates_only_what_it_answers(what: int, event: timings.Happening, problem: str) -> None:
    assert told_of(Negate(what), when=When(event)) == [f"Test ① do → Negate(what): {problem}"]
    assert told_of(Negate(what)) == [f"Test ① do → Negate(what): {problem}"]


def test_one_line_can_negate_either_of_two_things() -> None:
    both = When(Activated(Spell()), WouldBeSummoned(Monster()), AttackDeclared(Monster()))
    assert told_of(Negate(THE_ACTIVATION | THE_SUMMON | THE_ATTACK), when=both) == []


COSTS: list[tuple[Deed, list[str]]] = [
    (PayLP(1000).and_(Discard(One(ANY_CARD, YOUR_HAND))).then(Tribute(A_MONSTER)), []),
    (Destroy(ALL_MONSTERS), ["Test ① cost: Destroy cannot be a cost"]),
    (PayLP(500).then(Draw(1)), ["Test ① cost → then: Draw cannot be a cost"]),
    (OneOf(PayLP(1), PayLP(2)), ["Test ① cost: OneOf cannot be a cost"]),
    (PayLP(500).also(PayLP(500)), ["Test ① cost: costs are joined by and_ or then, not by 'also'"]),
    (PayLP(500).then(PayLP(500), may=True), ["Test ① cost: a cost cannot be declined: it has no may="]),
]


@pytest.mark.parametrize(("cost", "problems"), COSTS)
def test_a_cost_can_be_paid(cost: Deed, problems: list[str]) -> None:
    assert told_of(Draw(1), cost=cost) == problems


# ---------------------------------------------------------------------------------------------------------------- lines


def test_lines_count_from_one() -> None:
    assert told(Ignition(1, do=Draw(1)), Ignition(do=Draw(1)), Ignition(2, do=Draw(1))) == []
    assert told(Ignition(2, do=Draw(1))) == ["Test: the lines are numbered [2]: they must count from 1"]
    assert told(Ignition(1, do=Draw(1)), Ignition(1, do=Draw(1))) == [
        "Test: the lines are numbered [1, 1]: they must count from 1"
    ]


def test_a_card_is_activated_in_one_way() -> None:
    assert told(Activation(), Activation()) == ["Test: a card has one Activation at most"]


LINES: list[tuple[Line, str]] = [
    (Ignition(1), "Test ①: Ignition does nothing: it needs do="),
    (Quick(1), "Test ①: Quick does nothing: it needs do="),
    (Trigger(1, when=If(Summoned(THIS_CARD))), "Test ①: Trigger does nothing: it needs do="),
    (Flip(1), "Test ①: Flip does nothing: it needs do="),
    (Continuous(1), "Test ①: Continuous does nothing: it needs do="),
    (Unclassified(1, when=If(Summoned(THIS_CARD))), "Test ①: Unclassified does nothing: it needs do="),
    (Unclassified(1, do=Draw(1)), "Test ①: Unclassified needs when= or if_="),
    (Trigger(1, do=Draw(1)), "Test ①: Trigger answers nothing: it needs when="),
    (
        Ignition(1, when=When(Summoned(THIS_CARD)), do=Draw(1)),
        "Test ① when: Ignition says by itself when it is activated",
    ),
    (Flip(1, when=When(Summoned(THIS_CARD)), do=Draw(1)), "Test ① when: Flip says by itself when it is activated"),
    (Trigger(1, when=When(), do=Draw(1)), "Test ① when: When names no event"),
    (
        Continuous(1, Destroy(ALL_MONSTERS)),
        "Test ① do: Destroy cannot go on: only ChangeStat, NegateEffectsOf and Forbid can",
    ),
    (
        Continuous(1, ChangeStat(ATK, A_MONSTER, 100)),
        "Test ① do → ChangeStat(cards): nobody chooses in a Continuous Effect: use All, THIS_CARD or THE_EQUIPPED",
    ),
    (
        Continuous(1, NegateEffectsOf(ALL_MONSTERS, UNTIL_TURN_ENDS)),
        "Test ① do: a Continuous Effect lasts as long as its card: it has no until=",
    ),
]


@pytest.mark.parametrize(("line", "problem"), LINES, ids=[repr(line)[:60] for line, _ in LINES])
def test_a_line_has_what_its_kind_needs(line: Line, problem: str) -> None:
    assert told(line) == [problem]


def test_lines_that_go_on_can_be_about_a_player_or_the_card_itself() -> None:
    assert told(Continuous(1, Forbid(ATTACKING, who=OPPONENT)), Continuous(2, ChangeStat(ATK, THIS_CARD, 1))) == []


def test_a_line_suits_the_printed_kind() -> None:
    assert told(Activation(do=Draw(1)), kind=SPELL) == []
    assert told(Flip(do=Draw(1)), kind=MONSTER | FLIP) == []
    assert told(Activation(do=Draw(1)), kind=MONSTER) == ["Test line 1: only a Spell or Trap has an Activation"]
    assert told(Flip(do=Draw(1)), kind=MONSTER) == ["Test line 1: only a Flip Monster has a Flip"]
    from_hand = Activation(do=Draw(1), from_hand=Exists(ANY_CARD, YOUR_FIELD))
    assert told(from_hand, kind=TRAP) == []
    assert told(from_hand, kind=SPELL) == [
        "Test line 1 from_hand: only a Trap needs leave to be activated from the hand"
    ]


# -------------------------------------------------------------------------------------------------------------- numbers

NUMBERS: list[tuple[Deed, str]] = [
    (Draw(0), "Draw(count): 0 is less than 1"),
    (PayLP(-1), "PayLP(amount): -1 is negative"),
    (Destroy(Some(0, Monster(), THE_FIELD)), "Destroy(cards) → Some(count): 0 is less than 1"),
    (Destroy(All(Monster(64), THE_FIELD)), "Destroy(cards) → All(what) → Monster(lies): 64 is no mask of positions"),
    (
        Destroy(All(Monster(attribute=128), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(attribute): 128 is no mask of Attributes",
    ),
    (
        Destroy(All(Monster(controller=3), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(controller): 3 is not 0, YOU or OPPONENT",
    ),
    (
        Destroy(All(Monster(atk=AtLeast(-5)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(atk) → AtLeast(least): -5 is negative",
    ),
    (
        Destroy(All(Monster(level=Range(4, 3)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(level): the Range is empty: 4 is more than 3",
    ),
    (
        Destroy(All(Monster(level=Range()), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(level): the Range has no end",
    ),
    (Destroy(All(Monster(), Place())), "Destroy(cards) → All(where): the Place is nowhere"),
    (
        Destroy(All(Monster(), Place(4096))),
        "Destroy(cards) → All(where) → Place(yours): 4096 is no mask of kinds of place",
    ),
    (Destroy(One(Monster(), THE_FIELD, by=7)), "Destroy(cards) → One(by): 7 is not YOU, OPPONENT or EITHER"),
    (
        Destroy(One(Monster(), THE_FIELD, having=Superlative(3, ATK))),
        "Destroy(cards) → One(having) → Superlative(which): 3 is not HIGHEST or LOWEST",
    ),
    (ChangeStat(ATK, ALL_MONSTERS, 100, until=9), "ChangeStat(until): 9 is not a duration"),
    (ChangePosition(ALL_MONSTERS, THE_OTHER_POSITION | FACE_UP), "ChangePosition(to): 21 is no mask of positions"),
    (SpecialSummon(One(Monster(), YOUR_GRAVEYARD), 0), "SpecialSummon(lies): 0 is no mask of positions"),
    (Forbid(99, who=YOU), "Forbid(doing): 99 is not something that can be forbidden"),
    (Negate(0), "Negate(what): 0 is no mask of what is negated"),
    (Joined(Draw(1), 9, Draw(1)), "Joined(how): 9 is not a connector"),
    (Destroy(All(Monster(name=("",)), THE_FIELD)), "Destroy(cards) → All(what) → Monster(name): the name is empty"),
]


@pytest.mark.parametrize(("do", "problem"), NUMBERS, ids=[problem for _, problem in NUMBERS])
def test_a_number_means_something(do: Deed, problem: str) -> None:
    assert told_of(do) == [f"Test ① do → {problem}"]


def test_the_numbers_of_events_and_limits_mean_something() -> None:
    assert told(Trigger(1, when=When(Summoned(Monster(), how=0)), do=Draw(1))) == [
        "Test ① when → Summoned(how): 0 is no mask of ways to summon"
    ]
    assert told(Trigger(1, when=If(PhaseReached(STANDBY_PHASE, turn_of=0)), do=Draw(1))) == [
        "Test ① when → PhaseReached(turn_of): 0 is not YOU, OPPONENT or EITHER"
    ]
    assert told_of(Draw(1), limit=Limit(times=0)) == ["Test ① limit → Limit(times): 0 is less than 1"]
    assert told_of(Draw(1), damage_step=3) == ["Test ① damage_step: 3 is not 0, 1 or 2"]


def test_a_card_has_a_password_and_a_name() -> None:
    assert [str(one) for one in check_card(Card(0, "Test"))] == ["Test password: 0 is less than 1"]
    assert [str(one) for one in check_card(Card(1, ""))] == [" name: the name is empty"]


def node_classes() -> list[type[Node]]:
    """Every kind of node of the language."""
    modules = (places, nouns, choices, verbs, timings, lines)
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    return sorted((kind for kind in found if issubclass(kind, Node)), key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", node_classes())
def test_it_is_written_which_numbers_a_field_may_hold(kind: type[Node]) -> None:
    hints = types_of(kind)
    numbers = [field.name for field in fields(kind) if "int" in str(hints[field.name]).replace("class 'int'", "int")]
    assert [name for name in numbers if legal_numbers(kind, name) is None] == []


# ---------------------------------------------------------------------------------------------------------- wrong words

WRONG_TYPES: list[tuple[Line, str]] = [
    (WRONG, "Test line 1: 'wrong' is no Line"),
    (Activation(WRONG), "Test line 1 number: 'wrong' is no int"),
    (Activation(1, do=WRONG), "Test ① do: 'wrong' is no Deed"),
    (Activation(1, do=Destroy(WRONG)), "Test ① do → Destroy(cards): 'wrong' is no Choice or Ref"),
    (Activation(1, do=Draw(cast(int, True))), "Test ① do → Draw(count): True is no int or Number"),
    (Activation(1, do=Draw(1).then(WRONG)), "Test ① do → then: 'wrong' is no Deed"),
    (Activation(1, target=WRONG), "Test ① target: 'wrong' is no Choice or tuple of Choice"),
    (Activation(1, stays=cast(Any, 1)), "Test ① stays: 1 is no bool"),
    (Activation(1, when=cast(Any, Summoned(Monster()))), "Test ① when: Summoned(Monster()) is no Timing"),
    (Activation(1, when=When(WRONG)), "Test ① when: ('wrong',) is no tuple of Happening"),
    (
        Activation(1, do=Destroy(All(Monster(name=cast(Any, "Jinzo")), THE_FIELD))),
        "Test ① do → Destroy(cards) → All(what) → Monster(name): 'Jinzo' is no tuple of str",
    ),
    (Activation(1, do=Deed()), "Test ① do: Deed alone says nothing: use one of its kinds"),
    (
        Activation(1, do=Destroy(Choice())),
        "Test ① do → Destroy(cards): Choice alone says nothing: use one of its kinds",
    ),
    (
        Activation(1, do=Destroy(All(Filter(), THE_FIELD))),
        "Test ① do → Destroy(cards) → All(what): Filter alone says nothing: use one of its kinds",
    ),
    (Line(1), "Test ①: Line alone says nothing: use one of its kinds"),
]


@pytest.mark.parametrize(("line", "problem"), WRONG_TYPES)
def test_a_wrong_word_is_told(line: Line, problem: str) -> None:
    assert told(line) == [problem]


def test_what_is_no_card_is_told() -> None:
    assert check_card(WRONG) == [Problem("'wrong'", "is no Card")]
    assert [str(one) for one in check_card(Card(WRONG, WRONG))] == ["wrong password: 'wrong' is no int"]
    assert [str(one) for one in check_card(Card(1, cast(Any, 2)))] == ["2 name: 2 is no str"]


def test_a_long_wrong_word_is_cut_short() -> None:
    (problem,) = told(Activation(1, do=cast(Any, "x" * 100)))
    assert problem == f"Test ① do: '{'x' * 58}… is no Deed"


def test_all_problems_are_told_at_once() -> None:
    do = May(OnlyIf(Exists(ANY_CARD, YOUR_HAND), Draw(0).after_that(Destroy(THE_TARGET))))
    assert told_of(do) == [
        "Test ① do → May(do) → OnlyIf(do) → Draw(count): 0 is less than 1",
        f"Test ① do → May(do) → OnlyIf(do) → after that → Destroy(cards): {NO_TARGET}",
    ]


def test_words_that_contradict_themselves_are_told() -> None:
    forbid = "Test ① do: Forbid is said to cards or to a player: it needs either cards= or who="
    assert told_of(Forbid(ATTACKING)) == [forbid]
    assert told_of(Forbid(ATTACKING, ALL_MONSTERS, who=YOU)) == [forbid]
    assert told_of(Forbid(ATTACKING, ALL_MONSTERS, what=Monster())) == [
        "Test ① do: Forbid has what= only together with who="
    ]
    assert told_of(ChangeStat(ATK, ALL_MONSTERS, 100, lose=True, become=True)) == [
        "Test ① do: ChangeStat cannot have both lose= and become="
    ]


def test_a_malformed_card_is_refused_with_all_its_problems() -> None:
    card = Card(0, "Test", Activation(1, do=Draw(0)))
    with pytest.raises(MalformedCard) as caught:
        raise_if_malformed(card)
    assert str(caught.value) == "Test password: 0 is less than 1\nTest ① do → Draw(count): 0 is less than 1"
    assert list(caught.value.problems) == check_card(card)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    raise_if_malformed(Card(1, "Test"))
