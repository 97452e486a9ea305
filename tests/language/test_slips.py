"""Slips that passed in silence or were found only by playing: each is refused, and the message says what to write."""

from typing import Any, cast

import pytest

import spellspeed.words as words
from language.told import told, told_of
from spellspeed.lang.check.canonical import find_detours
from spellspeed.lang.flatten.noun_codes import NounWriter
from spellspeed.lang.words.choices import (
    ANY_CARD,
    All,
    Both,
    Compare,
    During,
    Either,
    Exists,
    Not,
    One,
    Some,
    Those,
    UpTo,
)
from spellspeed.lang.words.deeds import May, OnlyIf
from spellspeed.lang.words.every_word import (
    ATK,
    ATTACKING,
    BATTLE_PHASE,
    DEF,
    FACE_DOWN,
    FACE_UP,
    LIGHT,
    OPPONENT,
    TUNER,
    WARRIOR,
    WATER,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    THE_EQUIPPED,
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    AtLeast,
    Difference,
    HasEquip,
    LifePoints,
    Lowest,
    Monster,
    Range,
    Ref,
    SpellOrTrap,
    Times,
)
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.rare import WasSet
from spellspeed.lang.words.verbs import AddToHand, ChangeStat, Destroy, Draw, Equip, Forbid, GainLP, NegateEffectsOf

TRAP = words.TRAP | words.NORMAL


def slip(**said: object) -> Monster:
    """A monster with words that mypy would refuse."""
    return Monster(**cast(Any, said))


# ------------------------------------------------------------------------------------------- words of other families


@pytest.mark.parametrize(
    ("monster", "message"),
    [
        (slip(type_=WATER), "Monster(type_): WATER is no Type: WATER is an Attribute, say attribute=WATER"),
        (slip(attribute=WARRIOR), "Monster(attribute): WARRIOR is no Attribute: WARRIOR is a Type, say type_=WARRIOR"),
        (slip(lies=OPPONENT), "Monster(lies): OPPONENT is no Position: OPPONENT is a Player, say controller=OPPONENT"),
        (slip(kind=LIGHT), "Monster(kind): LIGHT is no Kind: LIGHT is an Attribute, say attribute=LIGHT"),
        (slip(level=YOU), "Monster(level): YOU is no Range or int or Number: YOU is a Player, say controller=YOU"),
        (slip(attribute=16), "Monster(attribute): 16 is no Attribute"),
    ],
)
def test_a_word_of_another_family_is_refused_and_its_field_is_named(monster: Monster, message: str) -> None:
    assert told_of(Destroy(All(monster, THE_FIELD))) == [f"Test ① do → Destroy(cards) → All(what) → {message}"]


def test_a_word_is_no_number() -> None:
    assert told_of(Draw(cast(Any, OPPONENT))) == [
        "Test ① do → Draw(count): OPPONENT is no int or Number: OPPONENT is a Player, say who=OPPONENT"
    ]


def test_the_battle_phase_means_the_battle_phase() -> None:
    """It meant the Standby Phase: its number was read as a mask."""
    flat = NounWriter(lambda name: 0).condition(During(BATTLE_PHASE))
    assert flat is not None and flat.phases == 1 << words.BATTLE_PHASE


# ---------------------------------------------------------------------------------------------------- the card itself


def test_a_trap_that_equips_itself_says_that_it_stays() -> None:
    equips = Equip(THE_TARGET)
    gains = Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500))
    leaving = Activation(target=One(Monster(FACE_UP), THE_FIELD), do=equips)
    message = "Test line 1: it equips itself, yet would go to the Graveyard after its use: say stays=True"
    assert told(leaving, gains, kind=TRAP) == [message]
    staying = Activation(target=One(Monster(FACE_UP), THE_FIELD), do=equips, stays=True)
    assert told(staying, gains, kind=TRAP) == []
    assert told(leaving, gains, kind=words.SPELL | words.EQUIP) == []


@pytest.mark.parametrize("target", [AnyCard(), AnyCard(FACE_UP), SpellOrTrap()])
def test_a_card_that_could_be_its_own_target_says_that_another_is_meant(target: AnyCard | SpellOrTrap) -> None:
    itself = Activation(1, target=One(target, THE_FIELD), do=Destroy(THE_TARGET))
    assert told(itself, kind=TRAP) == ["Test ① target: the card could choose itself: say other_than=THIS_CARD"]
    another = Activation(1, target=One(target, THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET))
    assert told(another, kind=TRAP) == []


@pytest.mark.parametrize("target", [Monster(), AnyCard(FACE_DOWN)])
def test_what_a_face_up_spell_or_trap_never_is_needs_no_such_word(target: Monster | AnyCard) -> None:
    text = Activation(1, target=One(target, THE_FIELD), do=Destroy(THE_TARGET))
    assert told(text, kind=TRAP) == []


def test_a_name_that_chinese_cannot_say_is_refused() -> None:
    shiny = Ref("the shiny card")
    do = AddToHand(One(ANY_CARD, YOUR_HAND, called=shiny)).then(NegateEffectsOf(shiny))
    assert told_of(do) == [
        "Test ① do → AddToHand(cards) → One(called): 'the shiny card' cannot be said in Chinese: "
        "call it 'the chosen monster' or the like, 'the' with one of added, attacked, attacking, banished, chosen, "
        "destroyed, discarded, drawn, equipped, first, flipped, negated, other, returned, revealed, second, sent, Set, "
        "Summoned, switched, targeted, Tributed"
    ]


def test_a_target_that_must_still_fit_is_asked_for_where_only_the_card_itself_can_be_said() -> None:
    equip = Equip(Those(THE_TARGET, Monster(controller=YOU)))  # type: ignore[arg-type]
    assert told(Activation(1, target=One(Monster(), THE_FIELD), do=equip)) == [
        "Test ① do → Equip(to): Those(THE_TARGET, Monster(controller=YOU)) is no Ref: "
        "say OnlyIf(Matches(THE_TARGET, Monster(controller=YOU)), …) and THE_TARGET here"
    ]


# ------------------------------------------------------------------------------------------- one form for one meaning

MANY = Exists(Monster(), YOUR_FIELD)
FEW = Exists(SpellOrTrap(), YOUR_FIELD)
DETOURS: list[tuple[Node, str]] = [
    (Some(1, Monster(), THE_FIELD), "Some(1, …) is One(…)"),
    (UpTo(1, Monster(), THE_FIELD), "UpTo(1, …) is One(…)"),
    (Those(THE_TARGET, AnyCard()), "Those(…) of which everything fits is THE_TARGET itself"),
    (Exists(Monster(), YOUR_FIELD, AtLeast(1)), "Exists says at least one already: leave out count="),
    (Exists(Monster(), YOUR_FIELD, 0), "that there is none is Not(Exists(…))"),
    (Monster(name=("Umi",)), "one name stands alone: name='Umi'"),
    (Monster(that=(HasEquip(),)), "one trait stands alone: that=HasEquip()"),
    (Monster(that=(WasSet(), WasSet())), "a trait is asked for once"),
    (Monster(all_kinds=TUNER), "one kind is kind=TUNER"),
    (Both(MANY), "Both needs two conditions or more"),
    (Both(Both(MANY, FEW), Not(MANY)), "Both(Both(a, b), c) is Both(a, b, c)"),
    (Either(MANY, Either(FEW, Not(MANY))), "Either(Either(a, b), c) is Either(a, b, c)"),
    (Not(Not(MANY)), "Not(Not(x)) is x"),
    (During(), "During says nothing: it needs phases=, turn_of= or timings="),
    (Range(most=4), "Range(most=4) is AtMost(4)"),
    (Range(4), "Range(4) is AtLeast(4)"),
    (Range(4, 4), "Range(4, 4) is 4 itself"),
    (Difference(3, Difference(3, LifePoints(YOU))), "Difference(a, Difference(a, b)) is Lowest(a, b)"),
    (Lowest(3), "Lowest needs two numbers or more"),
    (Times(1, LifePoints(YOU)), "Times(1, x) is x"),
    (Draw(1).then(Draw(2).then(Draw(3))), "a.then(b.then(c)) is a.then(b).then(c)"),
    (Draw(1).and_(Draw(2).and_(Draw(3))), "a.and_(b.and_(c)) is a.and_(b).and_(c)"),
    (Draw(1).then(May(Draw(2))), "a second part that can be declined has may=True instead of May(…)"),
    (OnlyIf(MANY, OnlyIf(FEW, Draw(1))), "OnlyIf(a, OnlyIf(b, do)) is OnlyIf(Both(a, b), do)"),
    (
        ChangeStat(ATK, THIS_CARD, 500).also(ChangeStat(DEF, THIS_CARD, 500)),
        "the same change of several values is one: ChangeStat(ATK | DEF, …)",
    ),
    (
        Forbid(ATTACKING, who=OPPONENT),
        "a player declares attacks: Forbid(DECLARING_ATTACKS, who=…); only monsters cannot attack",
    ),
]


@pytest.mark.parametrize(("word", "message"), DETOURS, ids=[message for _, message in DETOURS])
def test_what_a_shorter_form_says_is_refused(word: Node, message: str) -> None:
    assert list(find_detours(word)) == [message]


def test_the_check_of_a_card_tells_detours_with_their_place() -> None:
    do = OnlyIf(Compare(LifePoints(YOU), Range(most=1000)), GainLP(500))
    assert told_of(do) == ["Test ① do → OnlyIf(condition) → Compare(is_): Range(most=1000) is AtMost(1000)"]


def test_a_change_of_two_values_is_no_two_lines() -> None:
    lines = [Continuous(do=ChangeStat(value, THIS_CARD, 500)) for value in (ATK, DEF)]
    message = "Test line 2: the same change of several values is one line: ChangeStat(ATK | DEF, …)"
    assert told(*lines) == [message]
    other = Continuous(do=ChangeStat(DEF, THIS_CARD, 300))
    assert told(lines[0], other) == []
