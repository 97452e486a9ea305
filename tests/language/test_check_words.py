"""Every word that a card's author gets wrong is told, with its place."""

import inspect
import pickle
from dataclasses import fields
from typing import Any, cast

import pytest

from language.told import A_TOKEN, ALL_MONSTERS, NO_TARGET, WRONG, told, told_of
from spellspeed.lang import choices, lines, nouns, places, timings, verbs
from spellspeed.lang.check import MalformedCard, check_card, raise_if_malformed, types_of
from spellspeed.lang.choices import ANY_CARD, All, Choice, Exists, HasDone, One, Some, Superlative
from spellspeed.lang.legal import legal_numbers
from spellspeed.lang.lines import Activation, Card, Continuous, Limit, Line, Trigger
from spellspeed.lang.node import Node
from spellspeed.lang.nouns import THE_TARGET, THIS_CARD, AtLeast, Counters, Filter, Monster, Range, Token
from spellspeed.lang.places import THE_FIELD, YOUR_GRAVEYARD, YOUR_HAND, Place
from spellspeed.lang.problems import Problem
from spellspeed.lang.timings import BattleReached, DamageTaken, If, PhaseReached, Summoned, When
from spellspeed.lang.verbs import (
    ChangeControl,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Deed,
    Destroy,
    Draw,
    Forbid,
    Grant,
    Joined,
    Later,
    May,
    Negate,
    OnlyIf,
    PayLP,
    PlaceCounters,
    Redirect,
    RemoveCounters,
    SpecialSummon,
    SummonTokens,
    Treat,
)
from spellspeed.words import (
    ATK,
    ATTACKING,
    BEAST,
    BECAUSE_OF_EFFECT,
    DARK,
    EARTH,
    EITHER,
    FACE_UP,
    IN_BANISHED,
    IN_EXTRA_DECK,
    IN_SPELL_TRAP_ZONE,
    NO_DAMAGE,
    PASS,
    PER_ACTIVATION,
    PIERCING,
    SPECIAL_SUMMONING,
    SPELL_COUNTER,
    STANDBY_PHASE,
    SUMMONED_BY_FLIPPING,
    THE_OTHER_POSITION,
    UNTIL_DUE,
    YOU,
)

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
        Destroy(All(Monster(), Place(8192))),
        "Destroy(cards) → All(where) → Place(yours): 8192 is no mask of kinds of place",
    ),
    (Destroy(One(Monster(), THE_FIELD, by=7)), "Destroy(cards) → One(by): 7 is not YOU, OPPONENT or EITHER"),
    (
        Destroy(One(Monster(), THE_FIELD, having=Superlative(3, ATK))),
        "Destroy(cards) → One(having) → Superlative(which): 3 is not HIGHEST or LOWEST",
    ),
    (ChangeStat(ATK, ALL_MONSTERS, 100, until=99), "ChangeStat(until): 99 is not a duration"),
    (ChangePosition(ALL_MONSTERS, THE_OTHER_POSITION | FACE_UP), "ChangePosition(to): 21 is no mask of positions"),
    (SpecialSummon(One(Monster(), YOUR_GRAVEYARD), 0), "SpecialSummon(lies): 0 is no mask of positions"),
    (Forbid(99, who=YOU), "Forbid(doing): 99 is not something that can be forbidden"),
    (ChangeStat(ATK, ALL_MONSTERS, 100, until=UNTIL_DUE), "ChangeStat(until): 9 is not a duration"),
    (ChangeDamage(6), "ChangeDamage(how): 6 is not something that becomes of damage"),
    (ChangeDamage(NO_DAMAGE, because=8), "ChangeDamage(because): 8 is no mask of causes of damage"),
    (Grant(99, ALL_MONSTERS), "Grant(what): 99 is not something that can be granted"),
    (ChangeControl(ALL_MONSTERS, 0), "ChangeControl(to): 0 is not YOU, OPPONENT or EITHER"),
    (PlaceCounters(0, 1, ALL_MONSTERS), "PlaceCounters(kind): 0 is not a kind of counter"),
    (RemoveCounters(SPELL_COUNTER, ALL_MONSTERS, 0), "RemoveCounters(count): 0 is less than 1"),
    (
        Redirect(ALL_MONSTERS, IN_SPELL_TRAP_ZONE),
        "Redirect(to): 128 is not a kind of place off the field",
    ),
    (Redirect(ALL_MONSTERS, IN_BANISHED, 0), "Redirect(instead_of): 0 is no mask of kinds of place"),
    (Later(0, Draw(1)), "Later(phase): 0 is not a phase"),
    (SummonTokens(A_TOKEN, to=EITHER), "SummonTokens(to): 3 is not YOU or OPPONENT"),
    (
        SummonTokens(Token("Sheep Token", "羊衍生物", EARTH | DARK, BEAST, 1, 0, 0)),
        "SummonTokens(token) → Token(attribute): 33 is not an Attribute",
    ),
    (
        SummonTokens(Token("Sheep Token", "", EARTH, BEAST, 1, 0, 0)),
        "SummonTokens(token) → Token(name_zh): the name is empty",
    ),
    (
        Destroy(All(Monster(done=1 << PASS), THE_FIELD)),
        f"Destroy(cards) → All(what) → Monster(done): {1 << PASS} is no mask of what a card does",
    ),
    (
        OnlyIf(HasDone(THIS_CARD, 0), Draw(1)),
        "OnlyIf(condition) → HasDone(deeds): 0 is no mask of what a card does",
    ),
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
    assert told(Trigger(1, when=If(BattleReached(0, THIS_CARD, role=0)), do=Draw(1))) == [
        "Test ① when → BattleReached(timing): 0 is not a timing of the Damage Step",
        "Test ① when → BattleReached(role): 0 is no mask of parts in a battle",
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
    assert told_of(ChangeStat(ATK, ALL_MONSTERS, 100, original=True)) == [
        "Test ① do: ChangeStat has original= only together with become="
    ]
    assert told_of(ChangeStat(ATK, ALL_MONSTERS, 100, become=True, original=True)) == []
    assert told_of(ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT, ALL_MONSTERS)) == [
        "Test ① do: ChangeDamage has cards= only for the damage of battles"
    ]
    nothing = "Treat changes nothing: it needs attribute=, type_=, name= or declared="
    assert told_of(Treat(ALL_MONSTERS)) == [f"Test ① do: {nothing}"]
    assert told_of(Treat(ALL_MONSTERS, name=("Umi", "Sogen"))) == ["Test ① do: Treat gives one name, not several"]
    assert told_of(Grant(PIERCING, ALL_MONSTERS, 2)) == ["Test ① do: Grant has times= only for further attacks"]
    from_ = "Test ① do: Forbid has from_= only for SPECIAL_SUMMONING and BANISHING, said to a player"
    assert told_of(Forbid(ATTACKING, who=YOU, from_=IN_EXTRA_DECK)) == [from_]
    assert told_of(Forbid(SPECIAL_SUMMONING, ALL_MONSTERS, from_=IN_EXTRA_DECK)) == [from_]
    assert told_of(Forbid(SPECIAL_SUMMONING, who=YOU, from_=IN_EXTRA_DECK)) == []
    either = "Test ① do → Draw(count): Counters are those on a card or in a place: it needs either of= or where="
    assert told_of(Draw(Counters(SPELL_COUNTER))) == [either]
    assert told_of(Draw(Counters(SPELL_COUNTER, THIS_CARD, THE_FIELD))) == [either]
    assert told_of(Draw(Counters(SPELL_COUNTER, where=THE_FIELD))) == []


def test_happenings_that_contradict_themselves_are_told() -> None:
    assert told(Trigger(1, when=If(DamageTaken(YOU, BECAUSE_OF_EFFECT, directly=True)), do=Draw(1))) == [
        "Test ① when: DamageTaken has directly= only for the damage of battles"
    ]
    flipped = Summoned(THIS_CARD, SUMMONED_BY_FLIPPING, from_=YOUR_HAND)
    assert told(Trigger(1, when=If(flipped), do=Draw(1))) == [
        "Test ① when: Summoned has from_= only for monsters that come to the field"
    ]


def test_a_limit_of_what_is_not_activated_is_told() -> None:
    assert told(Continuous(1, Draw(1), when=If(Summoned(THIS_CARD)), limit=Limit(times=2))) == []
    assert told(Continuous(1, Draw(1), when=If(PhaseReached(STANDBY_PHASE)), limit=Limit())) == [
        "Test ① limit: what a phase demands is done once in it: it has no limit="
    ]
    assert told(Continuous(1, Draw(1), when=If(Summoned(THIS_CARD)), limit=Limit(PER_ACTIVATION))) == [
        "Test ① limit: a Continuous Effect is not activated: it has a Limit per copy, effect or name, a turn or duel"
    ]
    assert told(Continuous(1, Forbid(ATTACKING, who=YOU), limit=Limit())) == [
        "Test ① limit: limit= says how often something happens: it needs when="
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
