"""Topic summon: monsters that are no Tributes for a Ritual Summon."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.verbs import RitualSummon
from table import table

SOLDIER = "Black Luster Soldier"
RITE = probe("Test Exact Rite", "Spell / Ritual", Activation(do=RitualSummon(Monster(name=SOLDIER), exactly=True)))
UNRANKED = probe("Test Unlevelled", "Warrior / Xyz", rank=4)


@pytest.mark.rule("xyz.monster.no-level", scenario=0)
def test_xyz_monsters_are_no_tributes_for_a_ritual_summon_not_even_to_make_room() -> None:
    """Levels that add up to 8 exactly cannot come from a monster without a Level, so nobody leaves a zone."""
    there = "hand: Test Exact Rite, Black Luster Soldier, Blue-Eyes White Dragon"
    pool = pool_with(RITE, UNRANKED)
    four, fifth = "monsters: 4 Test Unlevelled", ", Test Unlevelled"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {there}   {four}{fifth}\nopp 8000", pool)
    t.you.cannot("activate Test Exact Rite", because="effect.condition.no-possible-resolution-blocks-activation")
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {there}   {four}\nopp 8000", pool)
    t.you.activates("Test Exact Rite").nobody_responds()
    t.you.takes_position("attack")
    assert SOLDIER in t.you.monsters and t.you.monsters.count("Test Unlevelled") == 4
    assert sorted(t.you.graveyard) == ["Blue-Eyes White Dragon", "Test Exact Rite"]
