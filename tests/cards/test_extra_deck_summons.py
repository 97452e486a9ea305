"""What the Synchro, Xyz and Link Monsters of the pool are made of: each is summoned once, and once refused."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS
from spellspeed.words import FOR_OPEN_STATE
from table import Table, table

TUNER: Final = probe("Test Tuner", "Machine / Tuner", level=3)
LEVELS: Final = tuple(probe(f"Test Level {level}", "Machine / Normal", level=level) for level in range(2, 9))
DARK: Final = probe("Test Dark", "Fiend / Normal", attribute="DARK", level=3)
WATER: Final = probe("Test Water", "Aqua / Normal", attribute="WATER", level=4)
STAR: Final = probe("Test Star", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=5)
POOL: Final = pool_with(TUNER, *LEVELS, DARK, WATER, STAR)
VAYU: Final = "Blackwing - Vayu the Emblem of Honor"


def your_turn(you: str) -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000", POOL)


@pytest.mark.parametrize(
    ("name", "level", "wrong"),
    [
        ("Ally of Justice Catastor", 2, 3),
        ("Red Dragon Archfiend", 5, 6),
        ("Scarlight Red Dragon Archfiend", 5, 4),
        ("Assault Blackwing - Chidori the Rain Sprinkling", 4, 5),
    ],
)
def test_a_tuner_and_others_make_the_synchro_monster(name: str, level: int, wrong: int) -> None:
    """card: Ally of Justice Catastor, Red Dragon Archfiend, Scarlight Red Dragon Archfiend,
    Assault Blackwing - Chidori the Rain Sprinkling
    """
    t = your_turn(f"monsters: Test Tuner, Test Level {level}   extra: {name}")
    t.you.makes(name, "Test Tuner", f"Test Level {level}")
    assert t.you.monsters == [name] and sorted(t.you.graveyard) == [f"Test Level {level}", "Test Tuner"]
    t = your_turn(f"monsters: Test Tuner, Test Level {wrong}   extra: {name}")
    t.you.cannot(f"synchro summon {name}", because="synchro.summon.exact-level-total")


@pytest.mark.parametrize(
    ("name", "count", "material", "wrong"),
    [
        ("Armored Kappa", 2, "Test Level 2", "Test Level 3"),
        ("Number C96: Dark Storm", 4, "Test Dark", "Test Level 3"),
        ("Raidraptor - Stranger Falcon", 2, "Test Level 5", "Test Level 4"),
        ("Number 41: Bagooska the Terribly Tired Tapir", 2, "Test Level 4", "Test Level 5"),
        ("Snowdust Giant", 2, "Test Water", "Test Level 4"),
        ("Dante, Traveler of the Burning Abyss", 2, "Test Level 3", "Test Level 4"),
        ("Number 62: Galaxy-Eyes Prime Photon Dragon", 2, "Test Level 8", "Test Level 7"),
        ("Orea, the Sylvan High Arbiter", 2, "Test Level 7", "Test Level 8"),
    ],
)
def test_so_many_monsters_of_a_level_make_the_xyz_monster(name: str, count: int, material: str, wrong: str) -> None:
    """card: Armored Kappa, Number C96: Dark Storm, Raidraptor - Stranger Falcon,
    Number 41: Bagooska the Terribly Tired Tapir, Snowdust Giant, Dante, Traveler of the Burning Abyss,
    Number 62: Galaxy-Eyes Prime Photon Dragon, Orea, the Sylvan High Arbiter
    """
    t = your_turn(f"monsters: {count} {material}   extra: {name}")
    t.you.makes(name, material)
    assert t.you.monsters == [name] and t.you.materials_of(name) == [material] * count
    t = your_turn(f"monsters: {count - 1} {material}, {wrong}   extra: {name}")
    t.you.cannot(f"xyz summon {name}", because="xyz.summon.procedure")


@pytest.mark.rule("effect.non-effect-text.cannot-be-material-while-faceup-is-continuous", scenario=1)
def test_vayu_is_no_synchro_material_unless_its_effects_are_negated() -> None:
    """card: Blackwing - Vayu the Emblem of Honor ①"""
    t = your_turn(f"monsters: {VAYU}, Test Level 4   extra: Test Star")
    t.you.cannot("synchro summon Test Star", because="effect.cannot.forbids-while-it-applies")
    t = your_turn(f"monsters: {VAYU}, Test Level 4   spells: Skill Drain   extra: Test Star")
    t.you.makes("Test Star", VAYU, "Test Level 4")
    assert t.you.monsters == ["Test Star"]


def test_one_normal_monster_that_is_no_token_makes_imduk() -> None:
    """card: Imduk the World Chalice Dragon"""
    imduk = "Imduk the World Chalice Dragon"
    t = your_turn(f"monsters: Test Level 4   extra: {imduk}")
    t.you.does(f"link summon {imduk}")
    t.you.does("extra zone 1")
    assert t.you.monsters == [imduk] and t.you.graveyard == ["Test Level 4"]
    t = your_turn(f"monsters: Sangan   extra: {imduk}")
    t.you.cannot(f"link summon {imduk}", because="link.summon.procedure")
    t = your_turn(f"hand: Scapegoat   extra: {imduk}")
    t.you.activates("Scapegoat")
    t.nobody_responds()
    while t.you.request().purpose != FOR_OPEN_STATE:
        t.duel.answer(0)
    t.you.cannot(f"link summon {imduk}", because="link.summon.procedure")


@pytest.mark.parametrize("with_blackwing", [True, False])
def test_chidori_made_of_a_blackwing_monster_is_a_tuner(with_blackwing: bool) -> None:
    """card: Assault Blackwing - Chidori the Rain Sprinkling ①"""
    chidori = "Assault Blackwing - Chidori the Rain Sprinkling"
    tuner = "Blackwing - Gale the Whirlwind" if with_blackwing else "Test Tuner"
    twelve = probe("Test Twelve", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=12)
    mine = f"monsters: {tuner}, Test Level 4, Test Level 5   extra: {chidori}, Test Twelve"
    pool = pool_with(TUNER, *LEVELS, twelve)
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool)
    t.you.makes(chidori, tuner, "Test Level 4")
    if with_blackwing:
        t.you.makes("Test Twelve", chidori, "Test Level 5")
        assert t.you.monsters == ["Test Twelve"]
    else:
        t.you.cannot("synchro summon Test Twelve", because="synchro.summon.one-tuner-and-non-tuners")


def test_de_synchro_takes_a_synchro_monster_apart() -> None:
    """card: De-Synchro ①"""
    t = your_turn("hand: De-Synchro   monsters: Test Tuner, Test Level 2   extra: Test Star")
    t.you.makes("Test Star", "Test Tuner", "Test Level 2")
    t.you.activates("De-Synchro")
    t.you.says_yes()
    while t.you.request().purpose != FOR_OPEN_STATE:
        t.duel.answer(0)
    assert sorted(t.you.monsters) == ["Test Level 2", "Test Tuner"] and t.you.graveyard == ["De-Synchro"]
    # A Synchro Monster that was not Synchro Summoned only goes back.
    t = your_turn("hand: De-Synchro   monsters: Test Star   graveyard: Test Tuner, Test Level 2")
    t.you.activates("De-Synchro")
    assert t.you.monsters == [] and "Test Tuner" in t.you.graveyard


def test_chidori_that_is_destroyed_calls_a_bird_that_was_synchro_summoned() -> None:
    """card: Assault Blackwing - Chidori the Rain Sprinkling ③"""
    chidori = "Assault Blackwing - Chidori the Rain Sprinkling"
    bird = probe("Test Bird", "Winged Beast / Synchro", A_TUNER_AND_OTHERS, level=7)
    mine = f"monsters: {chidori}   hand: Dark Hole   graveyard: Test Bird (properly summoned), {chidori}"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(bird))
    t.you.activates("Dark Hole")
    t.you.triggers(chidori)
    while t.you.request().purpose != FOR_OPEN_STATE:
        t.duel.answer(0)
    assert t.you.monsters == ["Test Bird"]
