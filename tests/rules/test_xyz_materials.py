"""Topic xyz: materials, which lie under a monster and are no cards on the field."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import A_MATERIAL, ANY_CARD, All, CountOf, One, Some
from spellspeed.lang.words.every_word import AFTER_DAMAGE_CALCULATION, ATK, FACE_DOWN_DEFENSE, FACE_UP, LEVEL, OPPONENT
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, AtLeast, AtMost, HasMaterial, Monster, Times
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    EITHER_MATERIALS,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_GRAVEYARD,
    YOUR_MATERIALS,
)
from spellspeed.lang.words.timings import BattleReached, If, LeftField, Sent
from spellspeed.lang.words.verbs import (
    Attach,
    Banish,
    ChangePosition,
    ChangeStat,
    Destroy,
    Detach,
    Draw,
    GainLP,
    InflictDamage,
    ReturnToDeck,
)
from spellspeed.pool import CardPool
from spellspeed.words import FOR_POSITION, FOR_ZONE, NONE
from table import Table, table

OF_THIS = AnyCard(attached_to=THIS_CARD)
GENERAL = probe(
    "Test General",
    "Warrior / Xyz / Effect",
    Ignition(1, cost=Detach(A_MATERIAL), do=InflictDamage(100, OPPONENT)),
    Ignition(2, cost=Detach(Some(2, OF_THIS, EITHER_MATERIALS)), do=InflictDamage(200, OPPONENT)),
    Ignition(3, do=Attach(One(Monster(), THE_FIELD, other_than=THIS_CARD), to=THIS_CARD)),
    atk=2000,
    def_=2000,
)
KEEPSAKE = probe(
    "Test Keepsake",
    "Warrior / Effect",
    Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)), do=GainLP(500), from_=YOUR_GRAVEYARD, mandatory=True),
)
DESERTER = probe(
    "Test Deserter",
    "Warrior / Effect",
    Trigger(when=If(LeftField(THIS_CARD)), do=GainLP(700), from_=YOUR_GRAVEYARD, mandatory=True),
)
WATCHER = probe(
    "Test Watcher",
    "Warrior / Effect",
    Trigger(when=If(LeftField(AnyCard())), do=GainLP(900), mandatory=True),
)
CAPTAIN = probe(
    "Test Captain", "Warrior / Effect", Continuous(do=ChangeStat(ATK, All(Monster(), THE_FIELD), 300)), level=4
)
CENSUS = probe(
    "Test Census", "Spell", Activation(do=InflictDamage(Times(200, CountOf(ANY_CARD, OPPONENTS_FIELD)), OPPONENT))
)
BLOW = probe("Test Blow", "Spell", Activation(target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)))
RECALL = probe("Test Recall", "Spell", Activation(target=One(Monster(), THE_FIELD), do=ReturnToDeck(THE_TARGET)))
EXILE = probe("Test Exile", "Spell", Activation(target=One(Monster(), THE_FIELD), do=Banish(THE_TARGET)))
MIST = probe(
    "Test Mist", "Spell", Activation(target=One(Monster(), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE))
)
POINT = probe("Test Point", "Spell", Activation(target=One(ANY_CARD, OPPONENTS_FIELD), do=Draw(1)))
CARDS = (GENERAL, KEEPSAKE, DESERTER, WATCHER, CAPTAIN, CENSUS, BLOW, RECALL, EXILE, MIST, POINT)
NO_COST = "cost.unpayable.cannot-activate"


def lay(you: str, opp: str = "") -> Table:
    """Your Main Phase 1 with the made-up cards in the pool."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=pool_with(*CARDS))


# ------------------------------------------------------------------------------------------------- what they are not


@pytest.mark.rule("xyz.material.is-not-a-card-on-field", scenario=1)
def test_three_materials_are_no_cards_on_the_field_and_nothing_on_them_applies() -> None:
    t = lay(
        "hand: Test Census", "monsters: Test General (attack, materials: Test Captain + Test Captain + Mystical Elf)"
    )
    assert t.opp.materials_of("Test General") == ["Test Captain", "Test Captain", "Mystical Elf"]
    assert t.opp.monsters == ["Test General"]
    assert t.opp.atk_of("Test General") == 2000
    t.you.activates("Test Census").nobody_responds()
    assert t.opp.lp == 8000 - 200


@pytest.mark.rule("xyz.material.cannot-be-targeted", scenario=1)
def test_only_the_monster_on_top_is_a_target() -> None:
    t = lay("hand: Test Point   deck: Kuriboh", "monsters: Test General (materials: Sangan), Gemini Elf")
    t.you.activates("Test Point")
    assert t.you.is_asked("target").offers == ["Test General", "Gemini Elf"]


@pytest.mark.rule("xyz.rank.number-of-stars", scenario=1)
def test_an_xyz_monster_with_four_stars_is_of_rank_4_and_of_no_level() -> None:
    giant = CardPool.builtin().find("Snowdust Giant")
    assert giant.rank == 4 and giant.level == NONE


@pytest.mark.rule("xyz.monster.no-level", scenario=1)
@pytest.mark.parametrize("level", [4, AtMost(4), AtLeast(1)])
def test_an_xyz_monster_is_of_no_level(level: int | AtMost | AtLeast) -> None:
    aim = probe(
        "Test Aim", "Spell", Activation(target=One(Monster(level=level), OPPONENTS_FIELD), do=Destroy(THE_TARGET))
    )
    rise = probe("Test Rise", "Spell", Activation(do=ChangeStat(LEVEL, All(Monster(), OPPONENTS_FIELD), 1)))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Aim, Test Rise
        opp 8000   monsters: Test General (attack), Gemini Elf
    """
    t = table(position, pool=pool_with(*CARDS, aim, rise))
    t.you.activates("Test Aim", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Test General"]
    t = table(position, pool=pool_with(*CARDS, aim, rise))
    t.you.activates("Test Rise").nobody_responds()
    card = t.you.view.monsters(t.opp.player)[0]
    assert card is not None and card.level is None
    other = t.you.view.monsters(t.opp.player)[1]
    assert other is not None and other.level == 5


# ---------------------------------------------------------------------------------------------- when the holder leaves


@pytest.mark.rule("xyz.material.goes-to-graveyard-when-monster-leaves", scenario=1)
@pytest.mark.parametrize("spell", ["Test Blow", "Test Recall", "Test Exile"])
def test_the_materials_go_to_their_owners_graveyards_when_the_monster_leaves(spell: str) -> None:
    t = lay(f"hand: {spell}", "monsters: Test General (attack, materials: Sangan + Kuriboh owner you)")
    t.you.activates(spell, targeting="Test General").nobody_responds()
    assert t.opp.monsters == []
    assert t.you.graveyard == ["Kuriboh", spell]
    assert t.opp.graveyard == (["Test General", "Sangan"] if spell == "Test Blow" else ["Sangan"])


def test_a_monster_turned_face_down_keeps_its_materials() -> None:
    t = lay("hand: Test Mist, Test Blow", "monsters: Test General (attack, materials: Sangan + Kuriboh)")
    t.you.activates("Test Mist", targeting="Test General").nobody_responds()
    assert t.opp.monster("Test General").position == "set"
    assert t.opp.materials_of("Test General") == ["Sangan", "Kuriboh"]
    t.you.activates("Test Blow").nobody_responds()
    assert t.opp.graveyard == ["Test General", "Sangan", "Kuriboh"]


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=0)
def test_materials_change_sides_with_their_monster() -> None:
    t = lay("hand: Change of Heart", "monsters: Test General (attack, materials: Sangan + Kuriboh owner you)")
    t.you.activates("Change of Heart", targeting="Test General").nobody_responds()
    t.you.chooses_zone(1)
    assert t.you.materials_of("Test General") == ["Sangan", "Kuriboh"]
    t.you.activates("Test General", effect=1, detaching="Sangan").nobody_responds()
    assert t.opp.graveyard == ["Sangan"] and t.opp.lp == 7900
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.opp.chooses_zone(1)
    assert t.opp.materials_of("Test General") == ["Kuriboh"]


# ----------------------------------------------------------------------------------------------------------- detaching


@pytest.mark.rule("xyz.material.detached-goes-to-owners-gy", scenario=1)
def test_two_materials_cannot_be_detached_from_one_and_each_goes_to_its_owner() -> None:
    # What lies under another monster is not detached from this one.
    t = lay("monsters: Test General (materials: Sangan), Snowdust Giant (materials: Mystical Elf)")
    t.you.cannot("activate Test General effect 2", because=NO_COST)
    t = lay("monsters: Test General (materials: Sangan + Kuriboh owner opp)")
    t.you.activates("Test General", effect=2).nobody_responds()
    assert t.opp.lp == 7800
    assert (t.you.graveyard, t.opp.graveyard) == (["Sangan"], ["Kuriboh"])
    assert t.you.materials_of("Test General") == []


def test_the_player_picks_which_material_is_detached() -> None:
    t = lay("monsters: Test General (materials: Sangan + Kuriboh + Mystical Elf)")
    t.you.does("activate Test General effect 1")
    assert t.you.is_asked("cost").offers == ["Sangan", "Kuriboh", "Mystical Elf"]
    t.you.chooses("Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == ["Kuriboh"] and t.you.materials_of("Test General") == ["Sangan", "Mystical Elf"]


@pytest.mark.rule("xyz.material.not-sent-from-field", scenario=1)
def test_a_detached_card_is_sent_to_the_graveyard_but_not_from_the_field() -> None:
    t = lay("monsters: Test General (materials: Sangan)   deck: Kuriboh")
    t.you.activates("Test General", effect=1, detaching="Sangan").nobody_responds()
    assert t.you.graveyard == ["Sangan"] and t.opp.lp == 7900
    assert not any("Sangan" in line and "activated" in line for line in t.log())
    t = lay("monsters: Test General (materials: Test Keepsake)")
    t.you.activates("Test General", effect=1, detaching="Test Keepsake").nobody_responds()
    assert t.you.lp == 8500


def test_a_material_that_goes_with_its_monster_is_sent_too() -> None:
    t = lay("hand: Test Blow   monsters: Test General (materials: Test Keepsake + Sangan)   deck: Kuriboh")
    t.you.activates("Test Blow", targeting="Test General").nobody_responds()
    assert t.you.lp == 8500  # the Keepsake's effect, and not Sangan's
    assert t.you.hand == []


@pytest.mark.rule("xyz.material.does-not-leave-field", scenario=1)
def test_a_detached_card_does_not_leave_the_field() -> None:
    t = lay("monsters: Test General (materials: Test Deserter), Test Watcher")
    t.you.activates("Test General", effect=1, detaching="Test Deserter").nobody_responds()
    assert t.you.graveyard == ["Test Deserter"]
    assert t.you.lp == 8000


def test_a_material_can_be_detached_while_cards_sent_are_banished() -> None:
    t = lay("monsters: Test General (materials: Sangan)   spells: Macro Cosmos")
    t.you.activates("Test General", effect=1).nobody_responds()
    assert t.you.banished == ["Sangan"] and t.you.graveyard == [] and t.opp.lp == 7900


# ----------------------------------------------------------------------------------------------------------- attaching


@pytest.mark.rule("xyz.material.becoming-material-is-not-leaving-field", scenario=1)
def test_a_monster_that_becomes_a_material_neither_leaves_nor_is_sent_and_its_equips_fall() -> None:
    t = lay("monsters: Test General (attack), Test Deserter   hand: Axe of Despair", "monsters: Test Watcher")
    t.you.activates("Axe of Despair", targeting="Test Deserter").nobody_responds()
    t.you.activates("Test General", effect=3).nobody_responds()
    assert t.you.is_asked("effect").offers == ["Test Deserter", "Test Watcher"]
    t.you.chooses("Test Deserter")
    assert t.you.materials_of("Test General") == ["Test Deserter"]
    assert "Test Deserter attached to Test General" in t.log()
    # The Axe falls, which Test Watcher sees; Test Deserter has not left.
    assert "Axe of Despair destroyed (rule)" in t.log()
    t.you.passes()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8900)


@pytest.mark.rule("token.xyz-material-illegal", scenario=0)
def test_a_token_cannot_be_attached() -> None:
    t = lay("monsters: Test General (attack)   hand: Scapegoat", "monsters: Mystical Elf")
    t.you.activates("Scapegoat").nobody_responds()
    while t.you.request().purpose == FOR_ZONE or t.you.request().purpose == FOR_POSITION:
        t.duel.answer(0)
    t.you.activates("Test General", effect=3).nobody_responds()
    assert t.you.materials_of("Test General") == ["Mystical Elf"]


def test_a_card_of_the_opponent_stays_his_as_a_material() -> None:
    t = lay("monsters: Test General (attack)", "monsters: Kuriboh (set)")
    t.you.activates("Test General", effect=3).nobody_responds()
    assert t.opp.monsters == [] and t.you.materials_of("Test General") == ["Kuriboh"]
    t.you.activates("Test General", effect=1, detaching="Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


def test_the_materials_of_an_attached_monster_go_to_the_graveyard() -> None:
    t = lay("monsters: Test General (zone 1, attack), Snowdust Giant (zone 2, materials: Sangan)")
    t.you.activates("Test General", effect=3).nobody_responds()
    assert t.you.materials_of("Test General") == ["Snowdust Giant"]
    assert t.you.graveyard == ["Sangan"]


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=2)
def test_a_doomed_monster_neither_becomes_nor_receives_a_material_and_can_lose_one() -> None:
    after = If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD))
    eater = probe(
        "Test Eater",
        "Warrior / Xyz / Effect",
        Trigger(1, when=after, do=Attach(All(Monster(battling=True), OPPONENTS_FIELD), to=THIS_CARD), mandatory=True),
        atk=2500,
    )
    t = table(
        "turn 3, Battle Step, you to act\nyou 8000 monsters: Test Eater\nopp 8000 monsters: Gemini Elf",
        pool=pool_with(eater),
    )
    t.you.attacks("Test Eater", "Gemini Elf")
    t.nobody_responds()
    assert t.you.materials_of("Test Eater") == [] and t.opp.graveyard == ["Gemini Elf"]
    giver = probe(
        "Test Giver",
        "Warrior / Xyz / Effect",
        Trigger(
            1,
            when=after,
            do=Detach(A_MATERIAL).also(Attach(One(ANY_CARD, YOUR_GRAVEYARD), to=THIS_CARD)),
            mandatory=True,
        ),
        atk=1000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Giver (materials: Sangan + Kuriboh)   graveyard: Mystical Elf
        opp 8000   monsters: Gemini Elf
        """,
        pool=pool_with(giver),
    )
    t.you.attacks("Test Giver", "Gemini Elf")
    t.you.chooses("Sangan")
    t.nobody_responds()
    assert t.you.graveyard == ["Mystical Elf", "Sangan", "Test Giver", "Kuriboh"]
    assert not any("attached" in line for line in t.log())


def test_a_detached_pendulum_monster_goes_to_the_graveyard() -> None:
    swing = probe("Test Swing", "Dragon / Pendulum / Normal")
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Test General (materials: Test Swing)\nopp 8000",
        pool=pool_with(*CARDS, swing),
    )
    t.you.activates("Test General", effect=1).nobody_responds()
    assert t.you.graveyard == ["Test Swing"] and t.you.extra == []


def test_a_target_must_have_a_material_that_the_effect_detaches() -> None:
    strip = probe(
        "Test Strip",
        "Spell",
        Activation(
            target=One(Monster(FACE_UP), OPPONENTS_FIELD),
            do=Detach(One(AnyCard(attached_to=THE_TARGET), EITHER_MATERIALS)),
        ),
    )
    tax = probe("Test Tax", "Spell", Activation(cost=Detach(One(ANY_CARD, YOUR_MATERIALS)), do=GainLP(100)))
    arm = probe(
        "Test Arm", "Spell", Activation(do=GainLP(Times(100, CountOf(Monster(that=HasMaterial(ANY_CARD)), THE_FIELD))))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Strip, Test Tax, Test Arm   monsters: Snowdust Giant (materials: Mystical Elf)
        opp 8000   monsters: Test General (materials: Sangan + Kuriboh), Armored Kappa, Gemini Elf
        """,
        pool=pool_with(*CARDS, strip, tax, arm),
    )
    t.you.activates("Test Arm").nobody_responds()
    assert t.you.lp == 8200
    t.you.activates("Test Strip", targeting="Test General")
    t.nobody_responds()
    t.you.chooses("Kuriboh")
    assert t.opp.materials_of("Test General") == ["Sangan"] and t.opp.graveyard == ["Kuriboh"]
    t.you.activates("Test Tax", detaching="Mystical Elf").nobody_responds()
    assert t.you.lp == 8300 and t.you.materials_of("Snowdust Giant") == []
