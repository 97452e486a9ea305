"""Xyz Monsters and their materials."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation, Ignition, Quick
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.verbs import Destroy, GainLP, Tribute
from spellspeed.words import ICE_COUNTER
from table import Table, table

KAPPA = "Armored Kappa"
STORM = "Number C96: Dark Storm"
FALCON = "Raidraptor - Stranger Falcon"
PRIME = "Number 62: Galaxy-Eyes Prime Photon Dragon"
PHOTON = "Galaxy-Eyes Photon Dragon"
BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
SMASH = probe("Test Smash", "Spell", Activation(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)))
HEALER = probe("Test Healer", "Warrior / Effect", Ignition(do=GainLP(500)))
MARTYR = probe("Test Martyr", "Warrior / Effect", Quick(cost=Tribute(THIS_CARD), do=GainLP(500)))
LANCER = probe("Test Lancer", "Winged Beast / Xyz / Effect", archetypes=("Raidraptor",), rank=4)
CARDS = (SMASH, HEALER, MARTYR, LANCER)
CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=pool_with(*CARDS))


def test_armored_kappa_detaches_a_material_to_gain_atk_or_def_once_a_turn() -> None:
    """card: Armored Kappa ①"""
    t = main_phase(f"monsters: {KAPPA} (attack, materials: Sangan + Kuriboh)")
    t.you.activates(KAPPA, effect=1, detaching="Kuriboh").nobody_responds()
    t.you.chooses_effect(1)
    assert (t.you.atk_of(KAPPA), t.you.def_of(KAPPA)) == (1400, 1000)
    assert t.you.graveyard == ["Kuriboh"] and t.you.materials_of(KAPPA) == ["Sangan"]
    t.you.cannot(f"activate {KAPPA} effect 1", because="effect.once-per-turn.limits-the-user")
    t = main_phase(f"monsters: {KAPPA} (attack, materials: Sangan)")
    t.you.activates(KAPPA, effect=1, detaching="Sangan").nobody_responds()
    t.you.chooses_effect(2)
    assert (t.you.atk_of(KAPPA), t.you.def_of(KAPPA)) == (400, 2000)


def test_armored_kappa_without_a_material_cannot() -> None:
    """card: Armored Kappa ①"""
    t = main_phase(f"monsters: {KAPPA} (attack)")
    t.you.cannot(f"activate {KAPPA} effect 1", because=NO_COST)


def storm_attacked(materials: str) -> Table:
    """The opponent's Gemini Elf attacks your Dark Storm."""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {STORM} (attack{materials})
        opp 8000   monsters: Gemini Elf
        """,
        pool=pool_with(*CARDS),
    )
    t.opp.attacks("Gemini Elf", STORM)
    return t


def test_dark_storm_with_dark_mist_takes_the_atk_of_the_monster_it_battles() -> None:
    """card: Number C96: Dark Storm"""
    t = storm_attacked(", materials: Number 96: Dark Mist")
    t.you.triggers(STORM)
    t.nobody_responds()
    # Dark Mist itself was detached for it, and all the same the effect applies.
    assert t.you.graveyard == ["Number 96: Dark Mist"]
    assert t.opp.monsters == [] and t.opp.lp == 8000 - (1000 + 1900)


def test_dark_storm_takes_it_also_when_it_attacks() -> None:
    """card: Number C96: Dark Storm"""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {STORM} (attack, materials: Sangan + Number 96: Dark Mist)
        opp 8000   monsters: Gemini Elf
        """,
        pool=pool_with(*CARDS),
    )
    t.you.attacks(STORM, "Gemini Elf")
    t.you.triggers(STORM)
    t.you.chooses("Sangan")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2900 and t.you.materials_of(STORM) == ["Number 96: Dark Mist"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_dark_storm_without_dark_mist_has_not_that_effect() -> None:
    """card: Number C96: Dark Storm"""
    t = storm_attacked(", materials: Sangan")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7100, 7100) and t.you.materials_of(STORM) == ["Sangan"]


def test_stranger_falcon_with_an_xyz_material_destroys_and_inflicts_the_original_atk() -> None:
    """card: Raidraptor - Stranger Falcon ①"""
    t = main_phase(f"monsters: {FALCON} (attack, materials: {KAPPA} + Kuriboh)", "monsters: Gemini Elf")
    t.you.activates(FALCON, effect=1, detaching=KAPPA, targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == [] and t.opp.lp == 8000 - 1900
    assert t.you.materials_of(FALCON) == ["Kuriboh"]


def test_stranger_falcon_without_an_xyz_material_has_not_that_effect() -> None:
    """card: Raidraptor - Stranger Falcon ①"""
    t = main_phase(f"monsters: {FALCON} (attack, materials: Kuriboh)", "monsters: Gemini Elf")
    t.you.cannot(f"activate {FALCON} effect 1", because=CONDITION)


def test_stranger_falcon_destroyed_by_the_opponent_becomes_a_material_of_another_raidraptor() -> None:
    """card: Raidraptor - Stranger Falcon ②"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {FALCON} (materials: Kuriboh)   graveyard: Test Lancer (properly summoned), {KAPPA}
        opp 8000   hand: Test Smash
        """,
        pool=pool_with(*CARDS),
    )
    t.opp.activates("Test Smash", targeting=FALCON).nobody_responds()
    t.you.triggers(FALCON)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Lancer"] and t.you.materials_of("Test Lancer") == [FALCON]
    assert t.you.graveyard == [KAPPA, "Kuriboh"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_stranger_falcon_destroyed_by_your_own_card_does_not_return_anything() -> None:
    """card: Raidraptor - Stranger Falcon ②"""
    own = probe("Test Own Goal", "Spell", Activation(do=Destroy(One(Monster(), YOUR_FIELD))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {FALCON}   graveyard: Test Lancer (properly summoned)   hand: Test Own Goal
        opp 8000
        """,
        pool=pool_with(*CARDS, own),
    )
    t.you.activates("Test Own Goal").nobody_responds()
    assert t.you.is_asked("open state") and t.you.graveyard == ["Test Lancer", FALCON, "Test Own Goal"]


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_bagooska_detaches_a_material_in_each_of_its_controllers_standby_phases_or_is_destroyed() -> None:
    """card: Number 41: Bagooska the Terribly Tired Tapir"""
    t = table(
        f"""
        turn 4, End Phase, opp to act
        you 8000   monsters: {BAGOOSKA} (attack, materials: Sangan)   deck: 4 Kuriboh
        opp 8000   deck: 4 Kuriboh
        """
    )
    assert t.you.is_asked("response").offers == [f"carry out {BAGOOSKA}", "pass"]
    t.you.carries_out(BAGOOSKA)
    assert t.phase == "Main Phase 1"
    assert t.you.monsters == [BAGOOSKA] and t.you.materials_of(BAGOOSKA) == [] and t.you.graveyard == ["Sangan"]
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.carries_out(BAGOOSKA)
    assert t.you.monsters == [] and t.you.graveyard == ["Sangan", BAGOOSKA]


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
def test_bagooska_in_attack_position_is_not_targeted_and_not_destroyed_by_the_opponents_effects() -> None:
    """card: Number 41: Bagooska the Terribly Tired Tapir ①"""
    t = main_phase("hand: Test Smash, Raigeki", f"monsters: {BAGOOSKA} (attack), Gemini Elf")
    t.you.activates("Test Smash", targeting="Gemini Elf").nobody_responds()
    t.you.activates("Raigeki").nobody_responds()
    assert t.opp.monsters == [BAGOOSKA] and t.opp.graveyard == ["Gemini Elf"]
    t = main_phase("hand: Test Smash", f"monsters: {BAGOOSKA} (defense)")
    t.you.activates("Test Smash", targeting=BAGOOSKA).nobody_responds()
    assert t.opp.monsters == []


def test_bagooska_in_defense_position_turns_every_face_up_monster_to_defense_position() -> None:
    """card: Number 41: Bagooska the Terribly Tired Tapir ②"""
    t = main_phase(f"monsters: {BAGOOSKA} (attack), Gemini Elf   hand: Mystical Elf", "monsters: Vorse Raider")
    t.you.summons("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "attack"
    t.you.changes_position(BAGOOSKA)
    positions = [t.you.monster(name).position for name in ("Gemini Elf", "Mystical Elf")]
    assert [*positions, t.opp.monster("Vorse Raider").position] == ["defense"] * 3


def test_bagooska_in_defense_position_negates_what_monsters_in_defense_position_activate() -> None:
    """card: Number 41: Bagooska the Terribly Tired Tapir ②"""
    t = main_phase("monsters: Test Healer (defense), Test Martyr (defense)", f"monsters: {BAGOOSKA} (defense)")
    t.you.activates("Test Healer").nobody_responds()
    assert t.you.lp == 8000
    t.you.activates("Test Martyr").nobody_responds()  # it was in Defense Position when it was activated
    assert t.you.lp == 8000
    t = main_phase("monsters: Test Healer (defense)", f"monsters: {BAGOOSKA} (attack)")
    t.you.activates("Test Healer").nobody_responds()
    assert t.you.lp == 8500


def test_snowdust_giant_spreads_a_counter_for_each_water_monster_it_reveals() -> None:
    """card: Snowdust Giant"""
    t = main_phase(
        "monsters: Snowdust Giant (materials: Sangan + Kuriboh)   hand: 2 Star Boy, Sangan", "monsters: Gemini Elf"
    )
    t.you.activates("Snowdust Giant", detaching="Sangan").nobody_responds()
    asked = t.you.is_asked("effect")
    assert asked.offers == ["Star Boy", "Star Boy"] and (asked.least, asked.most) == (1, 2)
    t.you.chooses("Star Boy", "Star Boy")
    t.you.chooses("Gemini Elf")
    t.you.chooses("Gemini Elf")
    assert t.opp.monster("Gemini Elf").row.count_counters(ICE_COUNTER) == 2
    assert t.opp.atk_of("Gemini Elf") == 1900 - 2 * 200
    assert t.you.graveyard == ["Sangan"] and t.you.hand == ["Star Boy", "Star Boy", "Sangan"]


def test_dante_sends_up_to_three_cards_as_a_cost_and_gains_500_atk_for_each() -> None:
    """card: Dante, Traveler of the Burning Abyss ①"""
    t = main_phase("monsters: Dante, Traveler of the Burning Abyss (materials: Sangan)   deck: 4 Kuriboh")
    t.you.does("activate Dante, Traveler of the Burning Abyss")
    assert t.you.is_asked("declaration").offers == ["1", "2", "3"]
    t.you.does("declare 2")
    # The cost is paid at once.
    assert t.you.graveyard == ["Sangan", "Kuriboh", "Kuriboh"]
    t.nobody_responds()
    assert t.you.atk_of("Dante, Traveler of the Burning Abyss") == 1000 + 2 * 500
    t.you.ends_turn()
    assert t.you.atk_of("Dante, Traveler of the Burning Abyss") == 1000


def test_dante_sends_no_more_cards_than_there_are() -> None:
    """card: Dante, Traveler of the Burning Abyss ①"""
    t = main_phase("monsters: Dante, Traveler of the Burning Abyss (materials: Sangan)   deck: 2 Kuriboh")
    t.you.does("activate Dante, Traveler of the Burning Abyss")
    assert t.you.is_asked("declaration").offers == ["1", "2"]
    t = main_phase("monsters: Dante, Traveler of the Burning Abyss (materials: Sangan)")
    t.you.cannot("activate Dante, Traveler of the Burning Abyss", because=NO_COST)


def prime_attacks(materials: str) -> Table:
    """Your Number 62 attacks Gemini Elf; a Rank 2 Xyz Monster is yours too."""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {PRIME} (attack{materials}), {KAPPA} (attack)
        opp 8000   monsters: Gemini Elf
    """)
    t.you.attacks(PRIME, "Gemini Elf")
    return t


def test_prime_photon_dragon_gains_200_atk_for_each_rank_in_that_damage_calculation() -> None:
    """card: Number 62: Galaxy-Eyes Prime Photon Dragon ①"""
    t = prime_attacks(f", materials: {PHOTON} + Kuriboh")
    t.you.activates(PRIME, detaching="Kuriboh").nobody_responds()
    assert t.opp.lp == 8000 - (4000 + 200 * (8 + 2) - 1900)
    assert t.you.atk_of(PRIME) == 4000 and t.you.materials_of(PRIME) == [PHOTON]


def test_prime_photon_dragon_without_photon_dragon_inflicts_half_the_battle_damage() -> None:
    """card: Number 62: Galaxy-Eyes Prime Photon Dragon ②"""
    t = prime_attacks("")
    assert t.opp.lp == 8000 - (4000 - 1900) // 2
    t = prime_attacks(f", materials: {PHOTON}")
    t.you.passes()
    t.nobody_responds()
    assert t.opp.lp == 8000 - (4000 - 1900)


def prime_destroyed(materials: str) -> Table:
    """The opponent has destroyed your Number 62 by an effect."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {PRIME} (attack, properly summoned{materials})   deck: 6 Kuriboh
        opp 8000   hand: Test Smash   deck: 6 Kuriboh
        """,
        pool=pool_with(*CARDS),
    )
    t.opp.activates("Test Smash", targeting=PRIME).nobody_responds()
    return t


@pytest.mark.rule("xyz.material.goes-to-graveyard-when-monster-leaves", scenario=0)
def test_prime_photon_dragon_destroyed_with_photon_dragon_returns_in_the_second_standby_phase() -> None:
    """card: Number 62: Galaxy-Eyes Prime Photon Dragon ③"""
    t = prime_destroyed(f", materials: Sangan + {PHOTON}")
    assert sorted(t.you.graveyard) == sorted([PRIME, "Sangan", PHOTON])
    t.you.triggers(PRIME)
    t.nobody_responds()
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.monsters == []
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.carries_out(PRIME)
    t.you.takes_position("attack")
    assert t.turn == 7 and t.you.monsters == [PRIME] and t.you.atk_of(PRIME) == 8000


def test_prime_photon_dragon_destroyed_in_your_draw_phase_counts_the_standby_phase_that_follows() -> None:
    """card: Number 62: Galaxy-Eyes Prime Photon Dragon ③"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {PRIME} (attack, properly summoned, materials: {PHOTON})   deck: 6 Kuriboh
        opp 8000   set: Raigeki Break   hand: Umi   deck: 6 Kuriboh
    """)
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Draw Phase")
    t.opp.activates("Raigeki Break", targeting=PRIME).nobody_responds()
    t.you.triggers(PRIME)
    t.nobody_responds()
    assert (t.turn, t.phase) == (5, "Main Phase 1") and t.you.monsters == []
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.carries_out(PRIME)
    t.you.takes_position("attack")
    assert t.turn == 7 and t.you.monsters == [PRIME]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_prime_photon_dragon_destroyed_without_photon_dragon_stays_in_the_graveyard() -> None:
    """card: Number 62: Galaxy-Eyes Prime Photon Dragon ③"""
    t = prime_destroyed(", materials: Sangan")
    assert t.opp.is_asked("open state")
    # Another monster's Photon Dragon, or one in the Graveyard before, is none of its own.
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {PRIME} (attack, properly summoned), {KAPPA} (materials: {PHOTON})   graveyard: {PHOTON}
        opp 8000   hand: Test Smash
        """,
        pool=pool_with(*CARDS),
    )
    t.opp.activates("Test Smash", targeting=PRIME).nobody_responds()
    assert t.opp.is_asked("open state")
