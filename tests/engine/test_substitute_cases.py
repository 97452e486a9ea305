"""Fusion Substitutes serve Fusion Summons, and nothing else."""

import pytest

from table import Table, table

ALBA = "Alba-Lenatus the Abyss Dragon"
ALBAZ = "Fallen of Albaz"
SUBSTITUTES = ["Versago the Destroyer", "Goddess with the Third Eye", "Beastking of the Swamps"]


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   extra: {ALBA}   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize("substitute", SUBSTITUTES)
def test_a_substitute_does_not_serve_a_fusion_monster_that_is_summoned_by_itself(substitute: str) -> None:
    """Source: the Yu-Gi-Oh! wiki on Fusion Substitute Monsters: not for a Special Summon without a Fusion Summon.

    card: Alba-Lenatus the Abyss Dragon, Versago the Destroyer, Goddess with the Third Eye, Beastking of the Swamps
    """
    t = lay(f"monsters: {substitute}, Blue-Eyes White Dragon")
    t.you.cannot(f"special summon {ALBA}", because="summon.special-monster.by-fulfilling-condition")


@pytest.mark.rule("effect-type.unclassified.fusion-substitute", scenario=0)
@pytest.mark.parametrize("substitute", SUBSTITUTES)
def test_the_same_substitute_serves_its_fusion_summon(substitute: str) -> None:
    """rule: effect-type.unclassified.fusion-substitute"""
    t = lay(f"hand: Polymerization, {substitute}   monsters: Blue-Eyes White Dragon")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [ALBA] and substitute in t.you.graveyard


def test_a_substitute_lies_beside_the_right_materials_and_is_not_offered() -> None:
    """The procedure is there, and asks for the named card alone."""
    t = lay(f"monsters: {ALBAZ}, Versago the Destroyer, Blue-Eyes White Dragon")
    t.you.does(f"special summon {ALBA}")
    t.you.takes_position("attack")
    assert sorted(t.you.graveyard) == ["Blue-Eyes White Dragon", ALBAZ]
    assert sorted(t.you.monsters) == [ALBA, "Versago the Destroyer"]
