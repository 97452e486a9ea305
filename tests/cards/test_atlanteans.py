"""Cards: Atlantean and Mermail monsters."""

from typing import Final

from probes import pool_with, probe
from spellspeed.lang.lines import Activation
from spellspeed.lang.verbs import Draw
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


def test_atlantean_heavy_infantry_sent_otherwise_does_nothing() -> None:
    """card: Atlantean Heavy Infantry ②"""
    t = your_turn("hand: Dark Hole   monsters: Atlantean Heavy Infantry", "spells: Toll")
    t.you.activates("Dark Hole")
    assert t.opp.spells == ["Toll"] and t.you.graveyard == ["Atlantean Heavy Infantry", "Dark Hole"]


def test_atlantean_marksman_paid_for_a_water_monster_destroys_a_set_card() -> None:
    """card: Atlantean Marksman"""
    t = pay_for_megalo("Atlantean Marksman", "monsters: Gemini Elf, Kuriboh (set)")
    assert t.opp.monsters == ["Gemini Elf"]


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
