"""Topic control: who controls a monster, where it lies then, and where it goes when it leaves or comes back."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    BEAST,
    BECAUSE_OF_EFFECT,
    BEING_DESTROYED_BY_EFFECTS,
    EARTH,
    ON_TOP,
    OPPONENT,
    SYNCHRO_SUMMON,
)
from spellspeed.lang.words.lines import Activation, Continuous, Materials, Quick, Trigger
from spellspeed.lang.words.nouns import A_NON_TUNER, A_TUNER, THE_TARGET, THIS_CARD, Monster, Token
from spellspeed.lang.words.places_said import YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import (
    Forbid,
    GainLP,
    ReturnToDeck,
    SendToGraveyard,
    SummonTokens,
)
from table import Table, table

CONTROLLER = "Enemy Controller"
LINK = "Imduk the World Chalice Dragon"
FOUR = "Mystical Elf (zone 1), Mystical Elf (zone 2), Mystical Elf (zone 3), Mystical Elf (zone 4)"
TOKEN = Token("Test Weed Token", "测试草衍生物", EARTH, BEAST, 1, 0, 0)
# "Special Summon 1 Token to your opponent's field": it takes a zone away from the player who wants a monster.
WEED = probe("Test Weed", "Trap", Activation(do=SummonTokens(TOKEN, to=OPPONENT)))
# "Cannot be destroyed by card effects. If destroyed by an opponent's card effect: gain 700 LP."
STEADFAST = probe(
    "Test Steadfast",
    "Warrior / Effect",
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)),
    Trigger(
        1,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=GainLP(700),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)
# "If destroyed": it sees every destruction, also one by the rules.
MOURNED = probe(
    "Test Mourned",
    "Warrior / Effect",
    Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(900), from_=YOUR_GRAVEYARD, mandatory=True),
)
SYNCHRO = probe(
    "Test Seven",
    "Dragon / Synchro",
    Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True),
    level=7,
    atk=2500,
)
TUNER_3 = probe("Test Tuner", "Warrior / Tuner / Effect", level=3)
GIFT = probe("Test Gift", "Spell", Activation(do=SummonTokens(TOKEN, to=OPPONENT)))


# ------------------------------------------------------------------------------------------------------- the controller


@pytest.mark.rule("control.card.controller-is-user", scenario=1)
def test_who_has_taken_a_monster_controls_it_and_alone_may_use_it_but_the_owner_stays() -> None:
    """Mind Control itself forbids attacks and Tributes."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   deck: 2 Kuriboh
        opp 8000   monsters: Chiron the Mage   hand: Raigeki   set: Threatening Roar   deck: 2 Kuriboh
    """)
    t.you.activates("Mind Control", targeting="Chiron the Mage").nobody_responds()
    t.you.chooses_zone(2)
    t.nobody_responds()
    chiron = t.you.monster("Chiron the Mage")
    assert (chiron.controller, chiron.owner) == ("you", "opp")
    assert t.opp.monsters == []
    t.you.can("change position of Chiron the Mage")
    assert t.opp.reasons("change position of Chiron the Mage")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("Chiron the Mage attacks directly", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("control.card.controller-is-user", scenario=1)
def test_the_effect_of_a_taken_monster_is_activated_by_its_controller_with_his_own_cards() -> None:
    """Chiron the Mage: discard 1 Spell; destroy 1 Spell or Trap of the opponent."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control, Raigeki   deck: 2 Kuriboh
        opp 8000   monsters: Chiron the Mage   set: Threatening Roar   deck: 2 Kuriboh
    """)
    t.you.activates("Mind Control", targeting="Chiron the Mage").nobody_responds()
    t.you.chooses_zone(2)
    t.nobody_responds()
    t.you.activates("Chiron the Mage", discarding="Raigeki", targeting="Threatening Roar").nobody_responds()
    assert t.opp.graveyard == ["Threatening Roar"] and t.you.graveyard == ["Mind Control", "Raigeki"]


@pytest.mark.rule("control.card.controller-is-user", scenario=1)
def test_the_former_controller_cannot_use_an_effect_of_a_monster_that_was_taken() -> None:
    guard = probe("Test Guard", "Warrior / Effect", Quick(1, do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   deck: 2 Kuriboh
        opp 8000   monsters: Test Guard   set: Threatening Roar   deck: 2 Kuriboh
        """,
        pool=pool_with(guard),
    )
    t.you.activates("Mind Control", targeting="Test Guard")
    assert t.opp.is_offered() == ["activate Test Guard", "activate Threatening Roar", "pass"]
    t.opp.passes()
    t.you.chooses_zone(2)
    assert t.you.is_offered() == ["activate Test Guard", "pass"]
    t.you.activates("Test Guard")
    assert t.opp.is_offered() == ["activate Threatening Roar", "pass"]
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8100, 8000)


@pytest.mark.rule("control.card.controller-is-user", scenario=2)
def test_only_the_controller_attacks_with_a_card_turns_it_tributes_it_and_uses_its_effects() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Cannon Soldier (zone 1), Battle Ox (zone 2)
        opp 8000   monsters: Gemini Elf (zone 1)
    """)
    assert {t.you.monster("Battle Ox").controller, t.opp.monster("Gemini Elf").controller} == {"you", "opp"}
    offers = t.you.is_offered()
    assert "activate Cannon Soldier" in offers and not any("Gemini Elf" in offer for offer in offers)
    assert t.you.reasons("change position of Gemini Elf") and t.opp.reasons("activate Cannon Soldier")
    t.you.activates("Cannon Soldier")
    assert t.you.is_asked("tribute").offers == ["Cannon Soldier", "Battle Ox"]
    t.you.does("tribute Battle Ox")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    assert t.you.reasons("Gemini Elf attacks directly")
    t.you.attacks("Cannon Soldier", "Gemini Elf")
    t.nobody_responds()
    assert t.you.graveyard == ["Battle Ox", "Cannon Soldier"]


# --------------------------------------------------------------------------------------------- a monster that was taken


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=1)
def test_a_taken_monster_lies_in_a_free_zone_of_its_new_controller_as_it_lay_and_attacks_for_him() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart, Change of Heart   monsters: Mystical Elf (zone 3)   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox (zone 1), Gemini Elf (defense, zone 2)   deck: 2 Kuriboh
    """)
    t.you.activates("Change of Heart", targeting="Battle Ox").nobody_responds()
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 4", "zone 5"]
    t.you.chooses_zone(5)
    t.you.activates("Change of Heart", targeting="Gemini Elf").nobody_responds()
    t.you.chooses_zone(1)
    ox, elf = t.you.monster("Battle Ox"), t.you.monster("Gemini Elf")
    assert (ox.zone, ox.position, elf.zone, elf.position) == (5, "attack", 1, "defense")
    assert "you gained control of Battle Ox (effect)" in t.log() and t.opp.monsters == []
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 6300


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=1)
@pytest.mark.rule("control.no-zone.cannot-activate", scenario=1)
def test_with_five_monsters_mind_control_is_not_available_but_enemy_controller_frees_a_zone() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control, {CONTROLLER}   monsters: {FOUR}, Kuriboh (zone 5)   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox   deck: 2 Kuriboh
    """)
    t.you.cannot("activate Mind Control", because="control.no-zone.cannot-activate")
    t.you.activates(CONTROLLER, effect=2, tributing="Kuriboh", targeting="Battle Ox").nobody_responds()
    assert t.you.monster("Battle Ox").zone == 5 and t.you.graveyard == ["Kuriboh", CONTROLLER]


@pytest.mark.rule("cost.paid-from-own-controlled-cards", scenario=1)
def test_a_monster_pays_a_cost_of_the_player_who_controls_it_and_goes_to_its_owners_graveyard() -> None:
    """Icarus Attack: Tribute 1 Winged Beast, then target 2 cards on the field."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {CONTROLLER}   set: Icarus Attack   monsters: Kuriboh   deck: 2 Kuriboh
        opp 8000   monsters: Skull Red Bird (zone 1), Battle Ox, Gemini Elf   deck: 2 Kuriboh
    """)
    t.you.cannot("activate Icarus Attack", because="cost.unpayable.cannot-activate")
    t.you.activates(CONTROLLER, effect=2, tributing="Kuriboh", targeting="Skull Red Bird").nobody_responds()
    t.you.chooses_zone(4)
    t.you.activates("Icarus Attack", tributing="Skull Red Bird", targeting=("Battle Ox", "Gemini Elf"))
    t.nobody_responds()
    assert t.opp.graveyard[0] == "Skull Red Bird" and sorted(t.opp.graveyard[1:]) == ["Battle Ox", "Gemini Elf"]
    assert t.you.graveyard == ["Kuriboh", CONTROLLER, "Icarus Attack"]


@pytest.mark.parametrize("way", ["destroyed", "sent", "tributed", "hand", "deck"])
@pytest.mark.rule("control.changed.leaves-field-to-owner", scenario=1)
def test_a_taken_monster_that_leaves_the_field_goes_to_its_owner(way: str) -> None:
    bury = probe("Test Bury", "Spell", Activation(do=SendToGraveyard(One(Monster(), YOUR_FIELD))))
    lift = probe(
        "Test Lift", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=ReturnToDeck(THE_TARGET, ON_TOP))
    )
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {CONTROLLER}, Test Bury, Test Lift, Dark Hole, Summoned Skull   monsters: Kuriboh
                   set: Compulsory Evacuation Device   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox   deck: 2 Kuriboh
        """,
        pool=pool_with(bury, lift),
    )
    t.you.activates(CONTROLLER, effect=2, tributing="Kuriboh", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(4)
    t.nobody_responds()
    if way == "tributed":
        t.you.summons("Summoned Skull", tributing=["Battle Ox"])
    else:
        card = {"destroyed": "Dark Hole", "sent": "Test Bury", "hand": "Compulsory Evacuation Device"}
        t.you.activates(card.get(way, "Test Lift")).nobody_responds()
    there = {"hand": t.opp.hand, "deck": t.opp.deck[:1]}
    assert there.get(way, t.opp.graveyard) == ["Battle Ox"]
    assert "Battle Ox" not in t.you.monsters + t.you.graveyard + t.you.hand + t.you.deck


# -------------------------------------------------------------------------------------------------------------- no zone


@pytest.mark.rule("control.no-zone-at-resolution.destroyed", scenario=1)
def test_a_target_for_which_a_token_has_taken_the_last_zone_is_destroyed() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   monsters: {FOUR}
        opp 8000   monsters: Battle Ox   set: Test Weed
        """,
        pool=pool_with(WEED),
    )
    t.you.activates("Mind Control", targeting="Battle Ox")
    t.opp.activates("Test Weed")
    t.nobody_responds()
    t.opp.takes_position("attack")
    assert t.you.monsters == ["Mystical Elf"] * 4 + ["Test Weed Token"]
    assert t.opp.monsters == [] and t.opp.graveyard == ["Battle Ox", "Test Weed"]
    assert not any("gained control" in line for line in t.log())


@pytest.mark.rule("control.no-zone.not-destroyed-by-effect", scenario=1)
def test_the_lack_of_a_zone_destroys_also_what_no_effect_destroys_and_is_no_effect() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   monsters: {FOUR}
        opp 8000   monsters: Test Steadfast   set: Test Weed
        """,
        pool=pool_with(WEED, STEADFAST),
    )
    t.you.activates("Mind Control", targeting="Test Steadfast")
    t.opp.activates("Test Weed")
    t.nobody_responds()
    t.opp.takes_position("attack")
    t.nobody_responds()
    assert "Test Steadfast destroyed (rule)" in t.log() and "Test Steadfast" in t.opp.graveyard
    assert t.opp.lp == 8000 and not any("opp activated Test Steadfast" in line for line in t.log())


@pytest.mark.rule("control.no-zone.not-destroyed-by-effect", scenario=1)
def test_a_destruction_for_lack_of_a_zone_is_a_destruction_all_the_same() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   monsters: {FOUR}
        opp 8000   monsters: Test Mourned   set: Test Weed
        """,
        pool=pool_with(WEED, MOURNED),
    )
    t.you.activates("Mind Control", targeting="Test Mourned")
    t.opp.activates("Test Weed")
    t.nobody_responds()
    t.opp.takes_position("attack")
    t.nobody_responds()
    assert t.opp.lp == 8900


@pytest.mark.rule("control.return.no-zone.destroyed", scenario=1)
def test_a_monster_that_cannot_return_for_lack_of_a_zone_is_destroyed_by_the_rules() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {CONTROLLER}, Test Gift   monsters: Kuriboh   deck: 2 Kuriboh
        opp 8000   monsters: {FOUR}, Test Steadfast (zone 5)   deck: 2 Kuriboh
        """,
        pool=pool_with(GIFT, STEADFAST),
    )
    t.you.activates(CONTROLLER, effect=2, tributing="Kuriboh", targeting="Test Steadfast").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Test Gift").nobody_responds()
    t.you.takes_position("defense")
    assert len(t.opp.monsters) == 5 and t.you.monsters == ["Test Steadfast"]
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == [] and len(t.opp.monsters) == 5
    assert t.opp.graveyard == ["Test Steadfast"] and "Test Steadfast destroyed (rule)" in t.log()
    assert t.opp.lp == 8000


# -------------------------------------------------------------------------------------------------- Extra Monster Zones


def link_taken(opp: str = "", more: str = "") -> Table:
    """You have taken the Link Monster of the Extra Monster Zone until the End Phase; it lies in zone 3."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control{more}   deck: 2 Kuriboh
        opp 8000   monsters: {LINK} (extra zone 1){opp}   deck: 2 Kuriboh
        """,
        pool=pool_with(GIFT),
    )
    assert t.opp.monster(LINK).extra_zone == 1
    t.you.activates("Mind Control", targeting=LINK).nobody_responds()
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(3)
    return t


@pytest.mark.rule("control.emz.moves-to-main-zone", scenario=1)
def test_a_monster_taken_from_an_extra_monster_zone_lies_in_a_main_monster_zone() -> None:
    t = link_taken()
    link = t.you.monster(LINK)
    assert (link.zone, link.extra_zone, link.controller, link.owner) == (3, 0, "you", "opp")
    assert list(t.you.view.extra_monster_zones) == [None, None]


@pytest.mark.rule("control.emz.returns-to-main-zone", scenario=1)
def test_a_monster_from_an_extra_monster_zone_returns_to_a_main_monster_zone() -> None:
    t = link_taken(opp=", Battle Ox (zone 2)")
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert t.opp.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]
    t.opp.chooses_zone(4)
    link = t.opp.monster(LINK)
    assert (link.zone, link.extra_zone, link.controller) == (4, 0, "opp")


@pytest.mark.rule("control.emz.return-no-zone.destroyed", scenario=1)
def test_a_monster_from_an_extra_monster_zone_does_not_return_there_but_is_destroyed() -> None:
    t = link_taken(opp=f", {FOUR}", more=", Test Gift")
    t.you.activates("Test Gift").nobody_responds()
    t.you.takes_position("defense")
    assert len(t.opp.monsters) == 5 and list(t.you.view.extra_monster_zones) == [None, None]
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == [] and len(t.opp.monsters) == 5
    assert t.opp.graveyard == [LINK] and f"{LINK} destroyed (rule)" in t.log()


# ------------------------------------------------------------------------------------------- used by its new controller


def a_taken_monster() -> Table:
    """Yours are a Tuner and Cannon Soldier; Battle Ox, a Level 4 monster of the opponent, has come to your side."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {CONTROLLER}   monsters: Kuriboh, Test Tuner, Cannon Soldier   extra: Test Seven
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(SYNCHRO, TUNER_3),
    )
    t.you.activates(CONTROLLER, effect=2, tributing="Kuriboh", targeting="Battle Ox", zone=1)
    if "Battle Ox" not in t.you.monsters:
        t.you.chooses_zone(1)
    assert t.you.monster("Battle Ox").owner == "opp"
    return t


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=1)
def test_a_monster_that_was_taken_is_material_for_a_synchro_monster_and_goes_to_its_owner() -> None:
    t = a_taken_monster()
    t.you.makes("Test Seven", "Test Tuner", "Battle Ox")
    assert "Test Seven" in t.you.monsters
    assert t.opp.graveyard == ["Battle Ox"] and "Test Tuner" in t.you.graveyard


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=1)
def test_a_monster_that_was_taken_is_tributed_for_a_cost_and_goes_to_its_owner() -> None:
    t = a_taken_monster()
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    assert (t.opp.lp, t.opp.graveyard) == (7500, ["Battle Ox"])
