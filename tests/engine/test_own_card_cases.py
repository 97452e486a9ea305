"""A Spell or Trap that is activated, and choices that would fit it: it lies face-up then, and does not choose itself.

The cards are written as texts read, with no word on the card itself.
"""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, CountOf, One, Some
from spellspeed.lang.words.every_word import FACE_DOWN, FACE_UP
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, SpellOrTrap, Times
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.verbs import AddToHand, Banish, Destroy, Discard, Draw, GainLP, SendToGraveyard
from table import Table, table

SET = AnyCard(FACE_DOWN)
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NO_EFFECT = "effect.condition.no-possible-resolution-blocks-activation"
POOL = pool_with(
    # Dark World Lightning.
    probe(
        "Probe Lightning",
        "Spell / Normal",
        Activation(target=One(SET, THE_FIELD), do=Destroy(THE_TARGET).then(Discard(One(ANY_CARD, YOUR_HAND)))),
    ),
    probe("Probe Toll", "Spell / Normal", Activation(cost=SendToGraveyard(One(SET, YOUR_FIELD)), do=Draw(1))),
    probe("Probe Trade", "Spell / Normal", Activation(cost=Discard(One(ANY_CARD, YOUR_HAND)), do=Draw(1))),
    probe("Probe Search", "Trap / Normal", Activation(do=Destroy(One(SET, THE_FIELD)))),
    probe("Probe Gale", "Spell / Normal", Activation(do=Destroy(All(SpellOrTrap(), THE_FIELD)))),
    probe("Probe Feast", "Spell / Normal", Activation(do=GainLP(Times(500, CountOf(ANY_CARD, YOUR_HAND))))),
    probe(
        "Probe Levy",
        "Spell / Normal",
        Activation(cost=Discard(Some(CountOf(SET, YOUR_FIELD), ANY_CARD, YOUR_HAND)), do=Draw(1)),
    ),
    probe(
        "Probe Land",
        "Spell / Field",
        Activation(target=One(ANY_CARD, THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET)),
    ),
    probe(
        "Probe Shrine",
        "Spell / Continuous",
        Activation(),
        Ignition(target=One(SpellOrTrap(FACE_UP), THE_FIELD), do=Destroy(THE_TARGET)),
    ),
    probe(
        "Probe Relic",
        "Spell / Normal",
        Activation(do=Draw(1)),
        Ignition(cost=Banish(One(ANY_CARD, YOUR_GRAVEYARD)), do=Draw(1), from_=YOUR_GRAVEYARD),
    ),
    probe("Probe Recall", "Spell / Normal", Activation(do=AddToHand(One(SpellOrTrap(), YOUR_FIELD)))),
)


def position(yours: str, theirs: str = "") -> Table:
    """Your Main Phase with these cards."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {yours}   deck: Battle Ox, Battle Ox
        opp 8000   {theirs}
        """,
        pool=POOL,
    )


def test_a_set_spell_is_no_set_card_once_it_is_activated() -> None:
    t = position("set: Probe Lightning   hand: Kuriboh")
    t.you.cannot("activate Probe Lightning", because=NO_TARGET)
    t = position("set: Probe Lightning   hand: Kuriboh", "set: Trap Hole, Mirror Force")
    t.you.activates("Probe Lightning")
    assert sorted(t.you.is_asked("target").offers) == ["Mirror Force", "Trap Hole"]
    t.you.targets("Trap Hole").nobody_responds()
    assert t.opp.graveyard == ["Trap Hole"] and sorted(t.you.graveyard) == ["Kuriboh", "Probe Lightning"]


def test_a_set_spell_cannot_be_the_set_card_that_it_costs() -> None:
    position("set: Probe Toll").you.cannot("activate Probe Toll", because=NO_COST)
    t = position("set: Probe Toll, Ookazi")
    t.you.activates("Probe Toll")
    t.nobody_responds()
    assert t.you.graveyard == ["Ookazi", "Probe Toll"] and t.you.hand == ["Battle Ox"]


def test_a_spell_from_the_hand_cannot_be_the_card_that_is_discarded_for_it() -> None:
    position("hand: Probe Trade").you.cannot("activate Probe Trade", because=NO_COST)
    position("set: Probe Trade   hand: Kuriboh").you.can("activate Probe Trade")


def test_a_set_trap_is_no_set_card_when_its_effect_is_applied() -> None:
    position("set: Probe Search").you.cannot("activate Probe Search", because=NO_EFFECT)
    t = position("set: Probe Search, Ookazi")
    t.you.activates("Probe Search")
    t.nobody_responds()
    assert sorted(t.you.graveyard) == ["Ookazi", "Probe Search"]


@pytest.mark.parametrize("where", ["hand", "set"])
def test_a_spell_is_not_one_of_the_cards_that_its_own_activation_destroys(where: str) -> None:
    position(f"{where}: Probe Gale").you.cannot("activate Probe Gale", because=NO_EFFECT)
    t = position(f"{where}: Probe Gale", "set: Trap Hole")
    t.you.activates("Probe Gale")
    t.nobody_responds()
    assert "Probe Gale destroyed (effect)" not in t.log() and t.opp.graveyard == ["Trap Hole"]


def test_a_spell_from_the_hand_is_not_counted_there() -> None:
    position("hand: Probe Feast").you.cannot("activate Probe Feast", because=NO_EFFECT)
    t = position("hand: Probe Feast, Kuriboh")
    t.you.activates("Probe Feast")
    t.nobody_responds()
    assert t.you.lp == 8500


def test_a_set_spell_is_not_counted_among_the_set_cards() -> None:
    # One other Set card, one card to discard: were the Spell itself counted, two would be asked for.
    t = position("set: Probe Levy, Ookazi   hand: Kuriboh")
    t.you.activates("Probe Levy")
    t.nobody_responds()
    assert t.you.graveyard == ["Kuriboh", "Probe Levy"]


def test_the_field_spell_that_gives_way_to_another_is_no_target_of_it() -> None:
    position("hand: Probe Land   field: Umi").you.cannot("activate Probe Land", because=NO_TARGET)
    t = position("hand: Probe Land   field: Umi", "field: Sogen")
    t.you.activates("Probe Land")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen"] and t.you.graveyard == ["Umi"] and t.you.field_zone == ["Probe Land"]


def test_the_effect_of_a_face_up_spell_may_choose_that_spell() -> None:
    t = position("spells: Probe Shrine")
    t.you.activates("Probe Shrine")
    t.nobody_responds()
    assert t.you.graveyard == ["Probe Shrine"]


@pytest.mark.rule("effect.activation.in-gy", scenario=0)
def test_the_effect_of_a_spell_in_the_graveyard_can_cost_that_spell() -> None:
    t = position("graveyard: Probe Relic")
    t.you.activates("Probe Relic")
    t.nobody_responds()
    assert t.you.banished == ["Probe Relic"] and t.you.hand == ["Battle Ox"]


def test_a_spell_that_stays_set_is_what_another_one_chooses() -> None:
    t = position("set: Probe Recall, Probe Search")
    t.you.activates("Probe Recall")
    t.nobody_responds()
    assert t.you.hand == ["Probe Search"] and t.you.graveyard == ["Probe Recall"]
