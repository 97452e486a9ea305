"""What is wrong with sentences about materials."""

import pytest

from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.words.choices import A_MATERIAL, ANY_CARD, Exists, One, WhenActivated
from spellspeed.lang.words.deeds import Deed, OnlyIf
from spellspeed.lang.words.every_word import BEING_SYNCHRO_MATERIAL, FISH, HAND_MATERIAL
from spellspeed.lang.words.lines import Card, Clause, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, HasMaterial, Monster
from spellspeed.lang.words.places_said import EITHER_MATERIALS, YOUR_FIELD, YOUR_MATERIALS
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import Attach, Detach, Draw, Forbid, GainLP, Grant, Treat

WRONG: list[tuple[Deed, str]] = [
    (
        Detach(One(AnyCard(attached_to=THIS_CARD), YOUR_MATERIALS)),
        "Test ① do → Detach(cards): One of what is attached to a card is in EITHER_MATERIALS",
    ),
    (Detach(One(ANY_CARD, YOUR_FIELD)), "Test ① do: Detach is about materials: YOUR_MATERIALS or EITHER_MATERIALS"),
    (Attach(THIS_CARD, to=THIS_CARD), "Test ① do: Attach puts cards under another card"),
    (
        Detach(One(AnyCard(attached_to=THE_TARGET), EITHER_MATERIALS)),
        "Test ① do → Detach(cards) → One(what) → AnyCard(attached_to): "
        "'the target' is used, but the line has no target before it",
    ),
]


@pytest.mark.parametrize(("do", "problem"), WRONG, ids=[problem for _, problem in WRONG])
def test_a_wrong_sentence_about_materials_is_told_with_its_place(do: Deed, problem: str) -> None:
    assert [str(each) for each in check_card(Card(1, "Test", Ignition(1, do=do)))] == [problem]


def test_what_a_destroyed_card_was_is_said_of_this_card() -> None:
    when = If(Destroyed(Monster(), was=Monster(that=HasMaterial(ANY_CARD))))
    assert [str(each) for each in check_card(Card(1, "Test", Trigger(1, when=when, do=Draw(1))))] == [
        "Test ① when: Destroyed has was= only for this card: cards of a kind say it themselves"
    ]


def test_detaching_is_a_cost_and_attaching_is_none() -> None:
    assert check_card(Card(1, "Test", Ignition(1, cost=Detach(A_MATERIAL), do=Draw(1)))) == []
    problems = check_card(
        Card(1, "Test", Ignition(1, cost=Attach(One(ANY_CARD, YOUR_FIELD), to=THIS_CARD), do=Draw(1)))
    )
    assert [str(each) for each in problems] == ["Test ① cost: Attach cannot be a cost"]


def test_what_is_said_of_other_materials_is_no_effect_and_alone_has_a_condition() -> None:
    others = Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD, what=Monster(level=4))
    so = Exists(Monster(), YOUR_FIELD)
    assert check_card(Card(1, "Test", Clause(do=others, while_=so))) == []
    assert check_card(Card(1, "Test", Clause(do=Grant(HAND_MATERIAL, THIS_CARD)))) == []
    told = [str(each) for each in check_card(Card(1, "Test", Continuous(1, others)))]
    assert told == ["Test ① do: what a text says of other materials is no effect: it stands in a Clause"]
    told = [str(each) for each in check_card(Card(1, "Test", Clause(do=Treat(THIS_CARD, type_=FISH), while_=so)))]
    assert told == ["Test line 1 while_: a Clause has while_= only for what it says of other materials"]


def test_what_was_so_at_the_activation_is_said_of_what_an_activated_effect_does() -> None:
    so = WhenActivated(Exists(Monster(), YOUR_FIELD))
    assert check_card(Card(1, "Test", Ignition(1, do=GainLP(100).also(OnlyIf(so, Draw(1)))))) == []
    told = [str(each) for each in check_card(Card(1, "Test", Ignition(1, needs=so, do=Draw(1))))]
    assert told == ["Test ① needs: WhenActivated is said only of what an activated effect does"]
