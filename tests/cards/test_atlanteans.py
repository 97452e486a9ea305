"""Cards: Atlantean and Mermail monsters."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.verbs import Draw
from spellspeed.pool import CardPool
from table import Table, table

ABYSS: Final = probe("Test Abyss", "Spell", Activation(do=Draw(1)), archetypes=("Abyss-",))


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen", pool=pool)


def pay_for_megalo(with_: str, opp: str = "", deck: str = "3 Sogen") -> Table:
    """Activate Mermail Abyssmegalo by discarding that monster and another."""
    t = your_turn(f"hand: Mermail Abyssmegalo, {with_}, Des Frog   deck: {deck}", opp)
    t.you.activates("Mermail Abyssmegalo", discarding=(with_, "Des Frog"))
    t.you.takes_position("attack")
    return t


def test_atlantean_heavy_infantry_paid_for_a_water_monster_destroys_a_face_up_card() -> None:
    """card: Atlantean Heavy Infantry ②"""
    t = pay_for_megalo("Atlantean Heavy Infantry", "monsters: Gemini Elf, Kuriboh (set)")
    assert t.opp.monsters == ["Kuriboh"] and t.you.monsters == ["Mermail Abyssmegalo"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_atlantean_heavy_infantry_sent_otherwise_does_nothing() -> None:
    """card: Atlantean Heavy Infantry ②"""
    t = your_turn("hand: Dark Hole   monsters: Atlantean Heavy Infantry", "spells: Toll")
    t.you.activates("Dark Hole")
    assert t.opp.spells == ["Toll"] and t.you.graveyard == ["Atlantean Heavy Infantry", "Dark Hole"]


def test_atlantean_marksman_paid_for_a_water_monster_destroys_a_set_card() -> None:
    """card: Atlantean Marksman"""
    t = pay_for_megalo("Atlantean Marksman", "monsters: Gemini Elf, Kuriboh (set)")
    assert t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=0)
def test_atlantean_marksman_calls_another_atlantean_when_it_inflicts_damage() -> None:
    """card: Atlantean Marksman"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Atlantean Marksman   deck: Atlantean Marksman, Atlantean Heavy Infantry, Kuriboh
        opp 8000
        """
    )
    t.you.attacks_directly("Atlantean Marksman")
    t.you.triggers("Atlantean Marksman")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Atlantean Marksman", "Atlantean Heavy Infantry"]


def test_atlantean_dragoons_lets_small_sea_serpents_attack_directly() -> None:
    """card: Atlantean Dragoons ①"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Atlantean Dragoons, Atlantean Marksman   deck: Sogen
        opp 8000   monsters: Millennium Shield (defense)
        """
    )
    t.you.cannot("Atlantean Dragoons attacks directly", "battle.attack.must-choose-monster-if-any")
    t.you.attacks_directly("Atlantean Marksman")
    assert t.opp.lp == 8000 - 1400


def test_atlantean_dragoons_paid_for_a_water_monster_adds_a_sea_serpent() -> None:
    """card: Atlantean Dragoons ②"""
    t = pay_for_megalo("Atlantean Dragoons", deck="Atlantean Dragoons, Kaiser Sea Horse, Kuriboh")
    assert t.you.hand == ["Kaiser Sea Horse"]


def test_mermail_abyssmegalo_comes_for_two_other_water_monsters() -> None:
    """card: Mermail Abyssmegalo ①"""
    t = pay_for_megalo("Poison Draw Frog")
    assert t.you.monsters == ["Mermail Abyssmegalo"] and t.you.hand == []
    t = your_turn("hand: Mermail Abyssmegalo, Des Frog, Kuriboh")
    t.you.cannot("activate Mermail Abyssmegalo", "cost.unpayable.cannot-activate")
    t = your_turn("hand: Mermail Abyssmegalo, 2 Des Frog   spells: Macro Cosmos")  # what is discarded must reach the GY
    t.you.cannot("activate Mermail Abyssmegalo", "cost.unpayable.cannot-activate")


def test_mermail_abyssmegalo_summoned_by_its_effect_adds_an_abyss_spell() -> None:
    """card: Mermail Abyssmegalo ②"""
    pool = pool_with(ABYSS)
    t = your_turn("hand: Mermail Abyssmegalo, Des Frog, Des Frog   deck: Test Abyss, Sogen", pool=pool)
    t.you.activates("Mermail Abyssmegalo")
    t.you.takes_position("attack")
    t.you.triggers("Mermail Abyssmegalo", effect=2)
    assert t.you.hand == ["Test Abyss"]
    t = your_turn("hand: Monster Reborn   graveyard: Mermail Abyssmegalo   deck: Test Abyss, Sogen", pool=pool)
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Mermail Abyssmegalo"] and not t.chain and t.you.hand == []


def test_mermail_abyssmegalo_attacks_twice_for_a_tribute() -> None:
    """card: Mermail Abyssmegalo ③"""
    t = your_turn("monsters: Mermail Abyssmegalo, Des Frog, Kuriboh", "monsters: Gemini Elf")
    t.you.activates("Mermail Abyssmegalo", tributing="Des Frog")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Mermail Abyssmegalo", "Gemini Elf")
    t.you.attacks_directly("Mermail Abyssmegalo")
    assert t.opp.lp == 8000 - 500 - 2400


# ------------------------------------------------------------------------------------------ High Tide on Fire Island


TIDE: Final = "High Tide on Fire Island"


@pytest.mark.rule("cost.definition", scenario=0)
def test_high_tide_calls_what_was_paid_for_monster_effects_and_destroys_one_of_yours() -> None:
    """card: High Tide on Fire Island"""
    t = your_turn(f"hand: Mermail Abyssmegalo, 2 Des Frog   set: {TIDE}   graveyard: Poison Draw Frog")
    t.you.activates("Mermail Abyssmegalo")
    t.you.takes_position("attack")
    t.you.activates(TIDE)
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Des Frog", "Des Frog", "Mermail Abyssmegalo"]
    t.you.chooses("Mermail Abyssmegalo")
    assert t.you.monsters == ["Des Frog", "Des Frog"]
    assert sorted(t.you.graveyard) == [TIDE, "Mermail Abyssmegalo", "Poison Draw Frog"]


def test_high_tide_calls_nothing_that_was_paid_for_a_spell_or_in_an_earlier_turn() -> None:
    """card: High Tide on Fire Island"""
    nothing = "effect.condition.no-possible-resolution-blocks-activation"
    t = your_turn(f"hand: Cost Down, 2 Des Frog   monsters: Mermail Abyssmegalo   set: {TIDE}")
    t.you.activates("Cost Down")
    t.you.cannot(f"activate {TIDE}", nothing)
    t = your_turn(f"hand: Mermail Abyssmegalo, 2 Des Frog   set: {TIDE}   deck: 5 Sogen")
    t.you.activates("Mermail Abyssmegalo")
    t.you.takes_position("attack")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot(f"activate {TIDE}", nothing)


def test_high_tide_with_fire_destroys_a_monster_and_costs_a_card_of_the_hand() -> None:
    """card: High Tide on Fire Island"""
    t = your_turn(f"hand: Sogen   monsters: Tyrant Dragon   set: {TIDE}", "monsters: Gemini Elf")
    t.you.activates(TIDE)
    t.you.chooses("Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.hand == [] and t.you.graveyard == ["Sogen", TIDE]
    t = your_turn(f"monsters: Tyrant Dragon   set: {TIDE}", "monsters: Gemini Elf")
    t.you.activates(TIDE)
    t.you.chooses("Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.graveyard == [TIDE]


def test_high_tide_needs_a_level_7_water_or_fire_monster() -> None:
    """card: High Tide on Fire Island"""
    t = your_turn(f"monsters: Darkfire Soldier #1, Blue-Eyes White Dragon   set: {TIDE}", "monsters: Gemini Elf")
    t.you.cannot(f"activate {TIDE}", "effect.condition.all-must-be-met")


def test_high_tide_applies_both_parts_even_if_the_first_takes_the_fire_monster() -> None:
    """card: High Tide on Fire Island"""
    mine = f"hand: Mermail Abyssmegalo, 2 Des Frog   monsters: Tyrant Dragon   set: {TIDE}"
    t = your_turn(mine, "monsters: Gemini Elf")
    t.you.activates("Mermail Abyssmegalo").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates(TIDE)
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    t.you.chooses("Tyrant Dragon")
    t.you.chooses("Gemini Elf")
    assert sorted(t.you.monsters) == ["Des Frog", "Des Frog", "Mermail Abyssmegalo"] and t.opp.monsters == []
