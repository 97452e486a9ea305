"""Monsters that say what goes with them as Synchro Material; that itself is in tests/rules/test_other_materials.py."""

import pytest

from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def test_royal_swamp_eel_goes_with_fish_alone() -> None:
    """card: Royal Swamp Eel"""
    t = your_turn("monsters: Royal Swamp Eel, Mystical Elf   extra: Red Dragon Archfiend")
    t.you.cannot("synchro summon Red Dragon Archfiend", because="effect.non-effect-text.restricts-other-materials")


def test_fishborg_blaster_comes_back_for_a_discard_beside_a_small_water_monster() -> None:
    """card: Fishborg Blaster"""
    mine = "graveyard: Fishborg Blaster   hand: Umi"
    t = your_turn(f"{mine}   monsters: 7 Colored Fish")
    t.you.cannot("activate Fishborg Blaster", because="effect.condition.all-must-be-met")
    t = your_turn(f"{mine}   monsters: Psychic Kappa")
    t.you.activates("Fishborg Blaster").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Psychic Kappa", "Fishborg Blaster"] and t.you.graveyard == ["Umi"]


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_tatsunoko_is_unaffected_by_other_monsters_only() -> None:
    """card: Tatsunoko ①"""
    t = your_turn("monsters: Tatsunoko   hand: Dark Hole", "monsters: Knightmare Mermaid (extra zone 1)")
    assert t.you.atk_of("Tatsunoko") == 1700 and t.opp.atk_of("Knightmare Mermaid") == 0
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == []


def test_tatsunoko_that_was_synchro_summoned_lets_a_monster_of_the_hand_be_used() -> None:
    """card: Tatsunoko"""
    t = your_turn(
        "monsters: Fishborg Blaster, Psychic Kappa   hand: Psychic Kappa   extra: Tatsunoko, Ally of Justice Catastor"
    )
    t.you.does("synchro summon Tatsunoko")
    t.you.takes_position("attack")
    t.you.does("synchro summon Ally of Justice Catastor")
    assert t.you.hand == [] and t.you.graveyard.count("Psychic Kappa") == 2
