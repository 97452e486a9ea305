"""Every word that a card's author gets wrong is told, with its place."""

import inspect
import pickle
from dataclasses import fields
from typing import Annotated, Any, cast, get_args, get_origin

import pytest

import spellspeed.words as words
from language.sentences import smallest, with_field
from language.told import A_TOKEN, ALL_MONSTERS, NO_TARGET, WRONG, told, told_of
from spellspeed.lang.check.problem import Problem
from spellspeed.lang.check.well_said import MalformedCard, Shape, check_card, fits, raise_if_malformed, types_of
from spellspeed.lang.words import (
    battling,
    choices,
    coins_and_dice,
    declarations,
    deeds,
    lines,
    nouns,
    places_said,
    terms,
    timings,
    verbs,
    winning,
    zones_said,
)
from spellspeed.lang.words.choices import ANY_CARD, All, Choice, Exists, HasDone, One, Some, Superlative
from spellspeed.lang.words.deeds import Deed, Joined, Later, May, OnlyIf
from spellspeed.lang.words.every_word import (
    A_DUEL,
    ATK,
    ATTACKING,
    BEAST,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_COST,
    BECAUSE_OF_EFFECT,
    COUNTER,
    DARK,
    DECLARING_ATTACKS,
    DRAGON,
    EARTH,
    EITHER,
    END_PHASE,
    FACE_UP,
    FIXED_DAMAGE,
    HIGHEST,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    MAIN_PHASE_2,
    NO_DAMAGE,
    OPPONENT,
    PER_ACTIVATION,
    PER_CARD_ANYWHERE,
    PIERCING,
    RANK,
    SPECIAL_SUMMONING,
    SPELL_COUNTER,
    STANDBY_PHASE,
    SUMMONED_BY_FLIPPING,
    THE_OTHER_POSITION,
    WARRIOR,
    WATER,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Card, Clause, Continuous, Limit, Line, Trigger
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    THE_TARGET,
    THIS_CARD,
    AtLeast,
    AtMost,
    Counters,
    Filter,
    Lowest,
    Monster,
    Range,
    Token,
)
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_GRAVEYARD, YOUR_HAND, Place
from spellspeed.lang.words.rare import OriginalLevel, OriginallyNamed, OrMadeOfIt
from spellspeed.lang.words.terms import (
    DamageTiming,
    Done,
    Negatable,
    Phase,
    PlaceKind,
    Player,
    Position,
    Role,
    Way,
    Word,
    Words,
)
from spellspeed.lang.words.timings import BattleReached, DamageTaken, If, PhaseReached, Summoned, When
from spellspeed.lang.words.verbs import (
    ChangeControl,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Destroy,
    Draw,
    Forbid,
    Grant,
    Negate,
    PayLP,
    PlaceCounters,
    Redirect,
    RemoveCounters,
    SkipPhase,
    SpecialSummon,
    SummonTokens,
    Treat,
)
from spellspeed.lang.words.winning import WinTheDuel

# ---------------------------------------------------------------------------------------------------- numbers and words

OFF_THE_FIELD = "IN_DECK | IN_HAND | IN_GRAVEYARD | IN_BANISHED | IN_EXTRA_DECK"
MEANINGLESS: list[tuple[Deed, str]] = [
    (Draw(0), "Draw(count): 0 is less than 1"),
    (PayLP(-1), "PayLP(amount): -1 is negative"),
    (Destroy(Some(0, Monster(), THE_FIELD)), "Destroy(cards) → Some(count): 0 is less than 1"),
    (
        Destroy(All(Monster(THE_OTHER_POSITION), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(lies): THE_OTHER_POSITION cannot be said here, only FACE_UP | FACE_DOWN",
    ),
    (
        Destroy(All(Monster(controller=EITHER), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(controller): EITHER is more than one word",
    ),
    (
        Destroy(All(Monster(atk=AtLeast(-5)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(atk) → AtLeast(least): -5 is negative",
    ),
    (Destroy(All(Monster(atk=-5), THE_FIELD)), "Destroy(cards) → All(what) → Monster(atk): -5 is negative"),
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
        Destroy(One(Monster(), THE_FIELD, having=Superlative(HIGHEST, RANK))),
        "Destroy(cards) → One(having) → Superlative(stat): RANK cannot be said here, only ATK | DEF | LEVEL",
    ),
    (
        SpecialSummon(One(Monster(), YOUR_GRAVEYARD), Position(0)),
        "SpecialSummon(lies): no Position is said",
    ),
    (
        ChangeDamage(NO_DAMAGE, because=BECAUSE_OF_COST),
        "ChangeDamage(because): BECAUSE_OF_COST cannot be said here, only BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT",
    ),
    (ChangeControl(ALL_MONSTERS, Player(0)), "ChangeControl(to): no Player is said"),
    (RemoveCounters(SPELL_COUNTER, ALL_MONSTERS, 0), "RemoveCounters(count): 0 is less than 1"),
    (
        Redirect(ALL_MONSTERS, IN_SPELL_TRAP_ZONE),
        f"Redirect(to): IN_SPELL_TRAP_ZONE cannot be said here, only {OFF_THE_FIELD}",
    ),
    (Redirect(ALL_MONSTERS, IN_DECK | IN_HAND), "Redirect(to): IN_DECK | IN_HAND is more than one word"),
    (Redirect(ALL_MONSTERS, IN_BANISHED, PlaceKind(0)), "Redirect(instead_of): no PlaceKind is said"),
    (Later(Phase(0), Draw(1)), "Later(phase): no Phase is said"),
    (Later(STANDBY_PHASE | END_PHASE, Draw(1)), "Later(phase): STANDBY_PHASE | END_PHASE is more than one word"),
    (
        SkipPhase(MAIN_PHASE_2),
        "SkipPhase(phase): MAIN_PHASE_2 cannot be said here, "
        "only DRAW_PHASE | STANDBY_PHASE | MAIN_PHASE_1 | BATTLE_PHASE",
    ),
    (SummonTokens(A_TOKEN, to=EITHER), "SummonTokens(to): EITHER is more than one word"),
    (
        SummonTokens(Token("Sheep Token", "羊衍生物", EARTH | DARK, BEAST, 1, 0, 0)),
        "SummonTokens(token) → Token(attribute): EARTH | DARK is more than one word",
    ),
    (
        SummonTokens(Token("Sheep Token", "", EARTH, BEAST, 1, 0, 0)),
        "SummonTokens(token) → Token(name_zh): the name is empty",
    ),
    (OnlyIf(HasDone(THIS_CARD, Done(0)), Draw(1)), "OnlyIf(condition) → HasDone(deeds): no Done is said"),
    (Negate(Negatable(0)), "Negate(what): no Negatable is said"),
    (Destroy(All(Monster(name=""), THE_FIELD)), "Destroy(cards) → All(what) → Monster(name): the name is empty"),
    (
        ChangePosition(ALL_MONSTERS, THE_OTHER_POSITION | FACE_UP),
        "ChangePosition(to): THE_OTHER_POSITION stands alone, not with FACE_UP",
    ),
    (Draw(Lowest(1, -5)), "Draw(count): -5 is negative"),
]


@pytest.mark.parametrize(("do", "problem"), MEANINGLESS, ids=[problem for _, problem in MEANINGLESS])
def test_what_means_nothing_in_its_place_is_told(do: Deed, problem: str) -> None:
    assert told_of(do) == [f"Test ① do → {problem}"]


def test_events_and_limits_mean_something() -> None:
    assert told(Trigger(1, when=When(Summoned(Monster(), how=Way(0))), do=Draw(1))) == [
        "Test ① when → Summoned(how): no Way is said"
    ]
    assert told(Trigger(1, when=If(PhaseReached(STANDBY_PHASE, turn_of=Player(0))), do=Draw(1))) == [
        "Test ① when → PhaseReached(turn_of): no Player is said"
    ]
    assert told(Trigger(1, when=If(BattleReached(DamageTiming(0), THIS_CARD, role=Role(0))), do=Draw(1))) == [
        "Test ① when → BattleReached(timing): no DamageTiming is said",
        "Test ① when → BattleReached(role): no Role is said",
    ]
    assert told_of(Draw(1), limit=Limit(times=0)) == ["Test ① limit → Limit(times): 0 is less than 1"]


def test_a_card_has_a_password_and_a_name() -> None:
    assert [str(one) for one in check_card(Card(0, "Test"))] == ["Test password: 0 is less than 1"]
    assert [str(one) for one in check_card(Card(1, ""))] == [" name: the name is empty"]


def node_classes() -> list[type[Node]]:
    """Every kind of node of the language."""
    modules = (
        places_said,
        nouns,
        choices,
        deeds,
        verbs,
        timings,
        lines,
        coins_and_dice,
        declarations,
        winning,
        zones_said,
        battling,
    )
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    return sorted((kind for kind in found if issubclass(kind, Node)), key=lambda kind: kind.__name__)


def unbounded_numbers(hint: Any) -> bool:
    """Whether a type lets a field hold a number of which nothing is said."""
    if get_origin(hint) is Annotated:
        return False
    return hint is int or any(unbounded_numbers(part) for part in get_args(hint))


@pytest.mark.parametrize("kind", node_classes())
def test_it_is_written_which_numbers_a_field_may_hold(kind: type[Node]) -> None:
    assert [name for name, hint in types_of(kind).items() if unbounded_numbers(hint)] == []


FAMILIES = [
    family
    for _, family in inspect.getmembers(terms, inspect.isclass)
    if issubclass(family, Word | Words) and family.__members__
]


@pytest.mark.parametrize("kind", node_classes())
def test_a_field_takes_words_of_its_own_family_only(kind: type[Node]) -> None:
    """Neither a word of another family nor the engine's number of a word means anything where a word is expected."""
    for field in fields(kind):
        hint = types_of(kind)[field.name]
        own = [family for family in FAMILIES if fits(next(iter(family)), hint)]
        for family in FAMILIES if own else []:
            word = next(iter(family))
            assert refused(kind, field.name, word) == (family not in own)
            assert refused(kind, field.name, word.value) != fits(word.value, hint)


def refused(kind: type[Node], field: str, value: object) -> bool:
    """Whether it is told that a value is of the wrong kind for a field."""
    shape = Shape()
    shape.check_field("Test", with_field(smallest(kind), field, value), field)
    return shape.wrong_types


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
        Activation(1, do=Destroy(All(Monster(name=cast(Any, 3)), THE_FIELD))),
        "Test ① do → Destroy(cards) → All(what) → Monster(name): 3 is no str or tuple of str",
    ),
    (
        Activation(1, do=Treat(ALL_MONSTERS, name=cast(Any, ("Umi", "Sogen")))),
        "Test ① do → Treat(name): ('Umi', 'Sogen') is no str",
    ),
    (Activation(1, damage_step=cast(Any, 1)), "Test ① damage_step: 1 is no bool"),
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


# Another word than the one that belongs there, and what to do about it if there is something.
WRONG_WORDS: list[tuple[Any, str]] = [
    (
        Destroy(All(Monster(cast(Any, WARRIOR)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(lies): WARRIOR is no Position: WARRIOR is a Type, say type_=WARRIOR",
    ),
    (
        Destroy(All(Monster(type_=cast(Any, WATER)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(type_): WATER is no Type: WATER is an Attribute, say attribute=WATER",
    ),
    (
        Destroy(All(Monster(attribute=cast(Any, DRAGON | BEAST)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(attribute): DRAGON | BEAST is no Attribute: "
        "DRAGON | BEAST is a Type, say type_=DRAGON | BEAST",
    ),
    (
        Destroy(All(Monster(level=cast(Any, YOU)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(level): YOU is no Range or int or Number: "
        "YOU is a Player, say controller=YOU",
    ),
    (
        Destroy(All(Monster(done=cast(Any, ATTACKING)), THE_FIELD)),
        "Destroy(cards) → All(what) → Monster(done): ATTACKING is no Done: ATTACKING is a Doing",
    ),
    (
        Destroy(All(Monster(done=cast(Any, words.PASS)), THE_FIELD)),
        f"Destroy(cards) → All(what) → Monster(done): {words.PASS} is no Done",
    ),
    (
        Destroy(All(Monster(), Place(cast(Any, OPPONENT)))),
        "Destroy(cards) → All(where) → Place(yours): OPPONENT is no PlaceKind: OPPONENT is a Player",
    ),
    (
        Destroy(All(Monster(), Place(cast(Any, words.IN_HAND)))),
        f"Destroy(cards) → All(where) → Place(yours): {words.IN_HAND} is no PlaceKind",
    ),
    (
        Destroy(One(Monster(), THE_FIELD, by=cast(Any, words.YOU))),
        f"Destroy(cards) → One(by): {words.YOU} is no Player",
    ),
    (
        Destroy(One(Monster(), THE_FIELD, having=Superlative(cast(Any, ATK), ATK))),
        "Destroy(cards) → One(having) → Superlative(which): ATK is no Extreme: ATK is a Value, say stat=ATK",
    ),
    (
        ChangeStat(ATK, ALL_MONSTERS, 100, until=cast(Any, END_PHASE)),
        "ChangeStat(until): END_PHASE is no Duration: END_PHASE is a Phase",
    ),
    (
        ChangeStat(ATK, ALL_MONSTERS, 100, until=cast(Any, words.UNTIL_DUE)),
        f"ChangeStat(until): {words.UNTIL_DUE} is no Duration",
    ),
    (Forbid(cast(Any, PIERCING), who=YOU), "Forbid(doing): PIERCING is no Doing: PIERCING is an Allowance"),
    (
        Forbid(cast(Any, OPPONENT)),
        "Forbid(doing): OPPONENT is no Doing: OPPONENT is a Player, say who=OPPONENT",
    ),
    (
        ChangeDamage(cast(Any, BECAUSE_OF_BATTLE)),
        "ChangeDamage(how): BECAUSE_OF_BATTLE is no DamageChange: "
        "BECAUSE_OF_BATTLE is a Cause, say because=BECAUSE_OF_BATTLE",
    ),
    (Grant(cast(Any, ATTACKING), ALL_MONSTERS), "Grant(what): ATTACKING is no Allowance: ATTACKING is a Doing"),
    (
        PlaceCounters(cast(Any, COUNTER), 1, ALL_MONSTERS),
        "PlaceCounters(kind): COUNTER is no CounterKind: COUNTER is a Kind",
    ),
    (Joined(Draw(1), cast(Any, 9), Draw(1)), "Joined(how): 9 is no Connector"),
]


@pytest.mark.parametrize(("do", "problem"), WRONG_WORDS, ids=[problem for _, problem in WRONG_WORDS])
def test_a_word_that_belongs_elsewhere_is_told(do: Deed, problem: str) -> None:
    assert told_of(do) == [f"Test ① do → {problem}"]


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


def test_a_filter_says_nothing_about_a_level_or_a_name_that_it_does_not_say() -> None:
    """Alone these words would be passed over."""
    assert told_of(Destroy(All(Monster(that=OriginalLevel(AtMost(4))), THE_FIELD))) == []
    assert told_of(Destroy(All(Monster(level=4, that=OriginalLevel(4)), THE_FIELD))) == [
        "Test ① do → Destroy(cards) → All(what): a Filter asks for the Level or for the original Level, not for both"
    ]
    assert told_of(Destroy(All(Monster(name="Umi", that=OrMadeOfIt()), THE_FIELD))) == []
    assert told_of(Destroy(All(Monster(that=OrMadeOfIt()), THE_FIELD))) == [
        "Test ① do → Destroy(cards) → All(what): a Filter has OrMadeOfIt() only together with name="
    ]


def test_a_filter_asks_for_one_of_the_names_of_a_card() -> None:
    both = Monster(named_like=THIS_CARD, that=OriginallyNamed(THIS_CARD))
    assert told_of(Destroy(All(both, THE_FIELD))) == [
        "Test ① do → Destroy(cards) → All(what): "
        "a Filter asks for the name or for the original name of a card, not for both"
    ]


def test_words_that_contradict_themselves_are_told() -> None:
    forbid = "Test ① do: Forbid is said to cards or to a player: it needs either cards= or who="
    assert told_of(Forbid(ATTACKING)) == [forbid]
    assert told_of(Forbid(DECLARING_ATTACKS, ALL_MONSTERS, who=YOU)) == [forbid]
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
    none = "Test ① do: ChangeDamage has an amount= of more than 0: that there is none is said by NO_DAMAGE"
    assert told_of(ChangeDamage(FIXED_DAMAGE, amount=0)) == [none]
    assert told_of(ChangeDamage(FIXED_DAMAGE, amount=1000)) == []
    nothing = "Treat changes nothing: it needs attribute=, type_=, name= or declared="
    assert told_of(Treat(ALL_MONSTERS)) == [f"Test ① do: {nothing}"]
    assert told_of(Grant(PIERCING, ALL_MONSTERS, 2)) == ["Test ① do: Grant has times= only for further attacks"]
    from_ = "Test ① do: Forbid has from_= only for SPECIAL_SUMMONING and BANISHING, said to a player"
    assert told_of(Forbid(DECLARING_ATTACKS, who=YOU, from_=IN_EXTRA_DECK)) == [from_]
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
    over = "DamageTaken has to_zero= only in a Clause that says who wins: a duel with LP 0 is over"
    last = If(DamageTaken(OPPONENT, to_zero=True))
    assert told(Trigger(1, when=last, do=Draw(1))) == [f"Test ①: {over}"]
    assert told(Continuous(1, Draw(1), when=last)) == [f"Test ①: {over}"]
    in_a_phase = "a Clause demands something in a phase: use PhaseReached"
    assert told(Clause(1, when=last, do=Draw(1))) == [f"Test ① when: {in_a_phase}", f"Test ①: {over}"]
    assert told(Clause(1, when=If(DamageTaken(OPPONENT)), do=WinTheDuel())) == [f"Test ① when: {in_a_phase}"]
    assert told(Clause(1, when=last, do=WinTheDuel())) == []
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
    anywhere = ["Test ① limit: what counts wherever its card goes is activated, so often a turn"]
    assert told(Continuous(1, Draw(1), when=If(Summoned(THIS_CARD)), limit=Limit(PER_CARD_ANYWHERE))) == anywhere
    assert (
        told(Trigger(1, when=If(Summoned(THIS_CARD)), do=Draw(1), limit=Limit(PER_CARD_ANYWHERE, A_DUEL))) == anywhere
    )
    assert told(Trigger(1, when=If(Summoned(THIS_CARD)), do=Draw(1), limit=Limit(PER_CARD_ANYWHERE))) == []
    assert told(Continuous(1, Forbid(DECLARING_ATTACKS, who=YOU), limit=Limit())) == [
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
