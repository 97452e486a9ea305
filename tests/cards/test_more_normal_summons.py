"""Cards: more Normal Summons in a turn, and monsters that count as two Tributes."""

import pytest

from probes import pool_with, probe
from spellspeed.pool import CardPool
from spellspeed.words import FOR_ZONE
from table import Table, table

USED_UP = "summon.normal.once-per-turn-shared"
IMPOSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen", pool=pool)


def take_zones(t: Table) -> None:
    """Take the first zone wherever one is asked for."""
    request = t.duel.state.request
    while request is not None and request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
        request = t.duel.state.request


# ------------------------------------------------------------------------------------------------------------- at once


def test_ultimate_offering_summons_at_once_for_500_lp_and_leaves_the_ordinary_summon() -> None:
    """card: Ultimate Offering"""
    t = your_turn("hand: Kuriboh, Sangan, Mystical Elf   spells: Ultimate Offering")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.chooses("Kuriboh")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"] and t.you.lp == 7500
    t.nobody_responds()
    t.you.summons("Sangan")
    t.nobody_responds()
    t.you.cannot("summon Mystical Elf", USED_UP)
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("face-down defense")
    assert t.you.monster("Mystical Elf").position == "set" and t.you.lp == 7000


def test_ultimate_offering_tributes_for_a_high_level() -> None:
    """card: Ultimate Offering"""
    t = your_turn("hand: Summoned Skull   spells: Ultimate Offering   monsters: Kuriboh")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack")
    take_zones(t)
    assert t.you.monsters == ["Summoned Skull"] and t.you.graveyard == ["Kuriboh"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_ultimate_offering_works_in_the_opponents_battle_phase_and_not_in_his_main_phase() -> None:
    """card: Ultimate Offering"""
    position = (
        "turn 4, {}, opp to act\nyou 8000   hand: Kuriboh   spells: Ultimate Offering\nopp 8000   monsters: Sangan"
    )
    t = table(position.format("Battle Step"))
    t.opp.attacks_directly("Sangan")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("face-down defense")
    assert t.you.monster("Kuriboh").position == "set"
    t = table(position.format("Main Phase 1"))
    t.opp.changes_position("Sangan")
    assert not t.you.can_activate("Ultimate Offering")


@pytest.mark.rule("summon.normal.negation-window", scenario=0)
@pytest.mark.parametrize("counter", ["Solemn Judgment", "Horn of Heaven", "Forced Back"])
def test_the_normal_summon_of_ultimate_offering_can_be_negated(counter: str) -> None:
    """card: Ultimate Offering, Solemn Judgment ①, Horn of Heaven, Forced Back"""
    t = your_turn("hand: Kuriboh, Sangan   spells: Ultimate Offering", f"set: {counter}   monsters: Gemini Elf")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.chooses("Kuriboh")
    t.you.takes_position("attack")
    assert t.chain == [] and t.you.monsters == []
    t.opp.activates(counter).nobody_responds()
    assert t.you.monsters == [] and t.you.spells == ["Ultimate Offering"] and t.you.lp == 7500
    assert t.you.graveyard == ([] if counter == "Forced Back" else ["Kuriboh"])
    t.you.summons("Sangan")  # the Normal Summon of the turn is still there


@pytest.mark.rule("summon.tribute.negated-tributes-stay-in-graveyard", scenario=0)
def test_the_tributes_of_a_negated_normal_summon_of_ultimate_offering_are_gone() -> None:
    """card: Ultimate Offering, Solemn Judgment ①"""
    t = your_turn("hand: Summoned Skull   spells: Ultimate Offering   monsters: Kuriboh", "set: Solemn Judgment")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack", zone=3)
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Kuriboh", "Summoned Skull"]


def test_a_normal_summon_of_ultimate_offering_is_answered_like_any_other() -> None:
    """card: Ultimate Offering, Trap Hole ①, Breaker the Magical Warrior ①"""
    t = your_turn("hand: Gemini Elf   spells: Ultimate Offering", "set: Trap Hole")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack", zone=2)
    t.opp.activates("Trap Hole").nobody_responds()
    assert t.you.graveyard == ["Gemini Elf"]
    t = your_turn("hand: Breaker the Magical Warrior   spells: Ultimate Offering", "set: Solemn Judgment")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack", zone=2)
    t.nobody_responds()
    t.nobody_responds()
    assert t.you.atk_of("Breaker the Magical Warrior") == 1900


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
def test_a_normal_summon_in_the_middle_of_a_chain_cannot_be_negated() -> None:
    """card: Ultimate Offering, Solemn Judgment ①"""
    t = your_turn("hand: Kuriboh   spells: Ultimate Offering   set: Jar of Greed", "set: Solemn Judgment")
    t.you.activates("Jar of Greed")
    t.opp.passes()
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"] and t.you.hand == ["Sogen"] and t.opp.set_cards == ["Solemn Judgment"]


def test_o_lion_in_the_graveyard_summons_a_mecha_phantom_beast_at_once() -> None:
    """card: Mecha Phantom Beast O-Lion ③"""
    t = your_turn("hand: Kuriboh, Mecha Phantom Beast O-Lion   graveyard: Mecha Phantom Beast O-Lion")
    t.you.activates("Mecha Phantom Beast O-Lion")
    take_zones(t)
    assert t.you.monsters == ["Mecha Phantom Beast O-Lion"] and t.you.banished == ["Mecha Phantom Beast O-Lion"]
    t.you.summons("Kuriboh")


# ----------------------------------------------------------------------------------------------- in addition, only once


def test_legion_lets_a_spellcaster_be_tribute_summoned_in_addition() -> None:
    """card: Legion the Fiend Jester ①"""
    t = your_turn(
        "hand: Kuriboh, Dark Magician, Summoned Skull, Mystical Elf   monsters: Legion the Fiend Jester, Sangan"
    )
    t.you.summons("Kuriboh")
    t.you.cannot("summon Summoned Skull", USED_UP)
    t.you.cannot("summon Mystical Elf", USED_UP)  # no Tribute Summon
    t.you.cannot("set Dark Magician", USED_UP)
    t.you.summons("Dark Magician", tributing=["Sangan", "Kuriboh"])
    assert "Dark Magician" in t.you.monsters


def test_legion_adds_a_normal_spellcaster_when_it_is_sent_from_the_field() -> None:
    """card: Legion the Fiend Jester ②"""
    t = your_turn(
        "hand: Dark Hole   monsters: Legion the Fiend Jester   deck: Dark Magician, Sogen   graveyard: Mystical Elf"
    )
    t.you.activates("Dark Hole")
    t.you.triggers("Legion the Fiend Jester")
    t.you.chooses("Dark Magician")
    assert t.you.hand == ["Dark Magician"]


def test_swap_frog_is_summoned_by_discarding_a_water_monster() -> None:
    """card: Swap Frog ①"""
    t = your_turn("hand: Swap Frog, Kuriboh, Des Frog")
    t.you.special_summons("Swap Frog", discarding="Des Frog")
    assert t.you.graveyard == ["Des Frog"] and t.you.monsters == ["Swap Frog"]


def test_swap_frog_sends_a_small_aqua_monster_from_the_deck_when_it_is_summoned() -> None:
    """card: Swap Frog ②"""
    t = your_turn("hand: Swap Frog   deck: Poison Draw Frog, Des Frog, Sogen")
    t.you.summons("Swap Frog")
    t.you.triggers("Swap Frog")
    t.you.chooses("Poison Draw Frog")
    assert t.you.graveyard == ["Poison Draw Frog"]


def test_swap_frog_returns_a_monster_to_summon_another_frog_in_addition() -> None:
    """card: Swap Frog ③"""
    t = your_turn("hand: Poison Draw Frog, Kuriboh, Sangan, Swap Frog   monsters: Swap Frog, Mystical Elf")
    t.you.activates("Swap Frog", paying="Mystical Elf")
    assert "Mystical Elf" in t.you.hand
    t.you.summons("Kuriboh")
    t.you.cannot("summon Sangan", USED_UP)
    t.you.cannot("summon Swap Frog", USED_UP)
    t.you.summons("Poison Draw Frog")
    assert t.you.monsters == ["Swap Frog", "Kuriboh", "Poison Draw Frog"]


def test_mithra_comes_from_the_hand_and_gives_the_opponent_a_token() -> None:
    """card: Mithra the Thunder Vassal ①"""
    t = your_turn(
        "hand: Mithra the Thunder Vassal, Polymerization, Elemental HERO Avian, Elemental HERO Burstinatrix"
        "   extra: Elemental HERO Flame Wingman"
    )
    t.you.activates("Mithra the Thunder Vassal")
    t.nobody_responds()
    t.you.takes_position("attack")
    take_zones(t)
    assert t.you.monsters == ["Mithra the Thunder Vassal"] and t.opp.monsters == ["Vassal Token"]
    assert t.opp.monster("Vassal Token").position == "defense"
    assert not t.you.can_activate("Polymerization")


def test_mithra_tributed_for_a_tribute_summon_lets_another_follow() -> None:
    """card: Mithra the Thunder Vassal ②"""
    t = your_turn("hand: Summoned Skull, Summoned Skull, Kuriboh   monsters: Mithra the Thunder Vassal, Sangan")
    t.you.summons("Summoned Skull", tributing=["Mithra the Thunder Vassal"])
    t.you.triggers("Mithra the Thunder Vassal")
    t.you.cannot("summon Kuriboh", USED_UP)
    t.you.summons("Summoned Skull", tributing=["Sangan"])
    assert t.you.monsters == ["Summoned Skull", "Summoned Skull"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_mithra_tributed_for_a_set_does_nothing() -> None:
    """card: Mithra the Thunder Vassal ②"""
    t = your_turn("hand: Summoned Skull   monsters: Mithra the Thunder Vassal")
    t.you.sets("Summoned Skull", tributing=["Mithra the Thunder Vassal"])
    assert t.you.is_asked("open state") and not t.chain


def test_eidos_lets_a_monster_be_tribute_summoned_in_addition() -> None:
    """card: Eidos the Underworld Squire ①"""
    t = your_turn("hand: Eidos the Underworld Squire, Summoned Skull, Kuriboh")
    t.you.summons("Eidos the Underworld Squire")
    t.you.cannot("summon Kuriboh", USED_UP)
    t.you.cannot("set Summoned Skull", USED_UP)
    t.you.summons("Summoned Skull", tributing=["Eidos the Underworld Squire"])
    assert t.you.monsters == ["Summoned Skull"]


def test_eidos_in_the_graveyard_revives_a_vassal_in_defense_position() -> None:
    """card: Eidos the Underworld Squire ②"""
    t = your_turn(
        "graveyard: Eidos the Underworld Squire, Eidos the Underworld Squire, Mithra the Thunder Vassal, Kuriboh"
    )
    t.you.activates("Eidos the Underworld Squire", targeting="Mithra the Thunder Vassal")
    take_zones(t)
    assert t.you.monster("Mithra the Thunder Vassal").position == "defense"
    assert t.you.banished == ["Eidos the Underworld Squire"]


def test_balancer_lord_pays_1000_for_another_cyberse_monster() -> None:
    """card: Balancer Lord ①"""
    t = your_turn("hand: Kuriboh, Balancer Lord, Sangan   monsters: Balancer Lord")
    t.you.activates("Balancer Lord")
    assert t.you.lp == 7000
    t.you.summons("Kuriboh")
    t.you.cannot("summon Sangan", USED_UP)
    t.you.summons("Balancer Lord")
    assert t.you.monsters == ["Balancer Lord", "Kuriboh", "Balancer Lord"]


def test_a_banished_balancer_lord_summons_a_small_monster_from_the_hand() -> None:
    """card: Balancer Lord ②"""
    t = your_turn("hand: Chaos Sorcerer, Kuriboh   graveyard: Balancer Lord, Sangan")
    t.you.special_summons("Chaos Sorcerer", banishing=("Balancer Lord", "Sangan"))
    t.you.triggers("Balancer Lord")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Chaos Sorcerer", "Kuriboh"]


def test_atlantean_heavy_infantry_lets_a_small_sea_serpent_follow() -> None:
    """card: Atlantean Heavy Infantry ①"""
    t = your_turn("hand: Kuriboh, Kaiser Sea Horse, Sangan   monsters: Atlantean Heavy Infantry")
    t.you.summons("Kuriboh")
    t.you.cannot("summon Sangan", USED_UP)
    t.you.cannot("set Kaiser Sea Horse", USED_UP)
    t.you.summons("Kaiser Sea Horse")
    assert t.you.monsters == ["Atlantean Heavy Infantry", "Kuriboh", "Kaiser Sea Horse"]


# -------------------------------------------------------------------------------------------------------- two Tributes

DOUBLES = [
    ("Kaiser Sea Horse", "Blue-Eyes White Dragon", "Dark Magician"),
    ("Double Coston", "Dark Magician", "Blue-Eyes White Dragon"),
    ("Unshaven Angler", "Gogiga Gagagigo", "Dark Magician"),
    ("The Trojan Horse", "Sengenjin", "Dark Magician"),
    ("Whirlwind Prodigy", "Test Storm", "Dark Magician"),
    ("Flame Ruler", "Infernal Flame Emperor", "Dark Magician"),
]


@pytest.mark.parametrize(("double", "fits", "other"), DOUBLES)
def test_a_monster_counts_as_two_tributes_for_its_attribute(double: str, fits: str, other: str) -> None:
    """card: Kaiser Sea Horse ①, Double Coston ①, Unshaven Angler, The Trojan Horse, Whirlwind Prodigy, Flame Ruler"""
    storm = probe("Test Storm", "Thunder / Normal", attribute="WIND", level=7)
    t = your_turn(f"hand: {fits}, {other}   monsters: {double}", pool=pool_with(storm))
    t.you.cannot(f"summon {other}", "summon.tribute.level-7-plus-two")
    t.you.summons(fits, tributing=[double])
    assert t.you.monsters == [fits] and t.you.graveyard == [double]


@pytest.mark.rule("summon.tribute.level-7-plus-two", scenario=0)
def test_a_monster_that_counts_as_two_may_also_count_as_one() -> None:
    """card: Double Coston ①"""
    t = your_turn("hand: Dark Magician   monsters: Double Coston, Kuriboh, Sangan")
    t.you.summons("Dark Magician", zone="ask")
    t.you.cannot("tribute Kuriboh", "ask.joint-condition")
    t.you.cannot("tribute Double Coston, Kuriboh, Sangan", "ask.wrong-count")
    t.you.chooses("Double Coston", "Kuriboh")
    assert t.you.monsters == ["Dark Magician", "Sangan"] or t.you.monsters == ["Sangan", "Dark Magician"]


@pytest.mark.rule("summon.tribute.facedown-monster-allowed", scenario=0)
def test_a_face_down_monster_counts_as_two_tributes_as_well() -> None:
    """card: Double Coston ①"""
    t = your_turn("hand: Dark Magician   monsters: Double Coston (set)")
    t.you.summons("Dark Magician", tributing=["Double Coston"])
    assert t.you.monsters == ["Dark Magician"] and t.you.graveyard == ["Double Coston"]


def test_a_set_with_a_monster_that_counts_as_two() -> None:
    """card: Double Coston ①"""
    t = your_turn("hand: Dark Magician   monsters: Double Coston")
    t.you.sets("Dark Magician", tributing=["Double Coston"])
    assert t.you.monster("Dark Magician").position == "set"


# --------------------------------------------------------------------------------------------------------------- Imduk

IMDUK = "Imduk the World Chalice Dragon"


def test_imduk_lets_a_world_chalice_monster_be_summoned_in_addition() -> None:
    """card: Imduk the World Chalice Dragon ①"""
    t = your_turn(f"hand: Gemini Elf, Battle Ox, Crowned by the World Chalice   monsters: {IMDUK} (extra zone 1)")
    t.you.summons("Gemini Elf")
    t.you.cannot("summon Battle Ox", because=USED_UP)
    t.you.summons("Crowned by the World Chalice")
    assert sorted(t.you.monsters) == sorted([IMDUK, "Gemini Elf", "Crowned by the World Chalice"])


@pytest.mark.rule("link.marker.adjacent-zones", scenario=0)
def test_imduk_destroys_a_monster_that_it_points_to_before_the_battle() -> None:
    """card: Imduk the World Chalice Dragon ②"""
    # Its arrow points up: from your left Extra Monster Zone to your opponent's zone 4.
    for zone, falls in ((4, True), (3, False)):
        t = your_turn(f"monsters: {IMDUK} (extra zone 1)", f"monsters: Blue-Eyes White Dragon (zone {zone})")
        t.you.goes_to("Battle Phase")
        t.you.attacks(IMDUK, "Blue-Eyes White Dragon")
        if falls:
            t.you.triggers(IMDUK)
            t.nobody_responds()
        assert (t.opp.monsters == []) == falls and (t.you.monsters == [IMDUK]) == falls
        assert (t.you.lp == 8000) == falls


def test_imduk_calls_a_world_chalice_monster_when_it_leaves_for_the_graveyard() -> None:
    """card: Imduk the World Chalice Dragon ③"""
    t = your_turn(f"hand: Dark Hole, Crowned by the World Chalice, Battle Ox   monsters: {IMDUK} (extra zone 1)")
    t.you.activates("Dark Hole")
    t.you.triggers(IMDUK)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Crowned by the World Chalice"] and t.you.hand == ["Battle Ox"]
