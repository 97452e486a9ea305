"""Cards: Fusion Monsters, what they are made of, and the Spells that Fusion Summon them."""

import pytest

from table import Table, table

AVIAN = "Elemental HERO Avian"
BURSTINATRIX = "Elemental HERO Burstinatrix"
WINGMAN = "Elemental HERO Flame Wingman"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


# -------------------------------------------------------------------------------------------------------------- Spells


def test_polymerization_takes_materials_from_hand_and_field_to_the_graveyard() -> None:
    """card: Polymerization ①"""
    t = your_turn(f"hand: Polymerization, {AVIAN}   monsters: {BURSTINATRIX}   extra: {WINGMAN}, Thousand Dragon")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [WINGMAN] and t.you.extra == ["Thousand Dragon"]
    assert sorted(t.you.graveyard) == [AVIAN, BURSTINATRIX, "Polymerization"]


def test_polymerization_does_not_take_materials_from_the_graveyard() -> None:
    """card: Polymerization ①"""
    t = your_turn(f"hand: Polymerization, {AVIAN}   graveyard: {BURSTINATRIX}   extra: {WINGMAN}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


def test_miracle_fusion_banishes_materials_from_field_and_graveyard_for_an_elemental_hero() -> None:
    """card: Miracle Fusion ①"""
    extra = f"extra: {WINGMAN}, Thousand Dragon"
    t = your_turn(f"hand: Miracle Fusion   graveyard: {AVIAN}, {BURSTINATRIX}, Time Wizard, Baby Dragon   {extra}")
    t.you.activates("Miracle Fusion")
    t.you.takes_position("defense")
    assert t.you.monsters == [WINGMAN] and sorted(t.you.banished) == [AVIAN, BURSTINATRIX]
    assert t.you.graveyard == ["Time Wizard", "Baby Dragon", "Miracle Fusion"]


def test_miracle_fusion_does_not_take_materials_from_the_hand() -> None:
    """card: Miracle Fusion ①"""
    t = your_turn(f"hand: Miracle Fusion, {AVIAN}   monsters: {BURSTINATRIX}   extra: {WINGMAN}")
    t.you.cannot("activate Miracle Fusion", because=NOTHING_TO_DO)


def test_dragons_mirror_banishes_materials_from_field_and_graveyard_for_a_dragon() -> None:
    """card: Dragon's Mirror ①"""
    dragons = "monsters: Blue-Eyes White Dragon (set)   graveyard: 2 Blue-Eyes White Dragon"
    t = your_turn(f"hand: Dragon's Mirror   {dragons}   extra: Blue-Eyes Ultimate Dragon")
    t.you.activates("Dragon's Mirror")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Blue-Eyes Ultimate Dragon"] and t.you.banished == ["Blue-Eyes White Dragon"] * 3
    t = your_turn(f"hand: Dragon's Mirror   graveyard: {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}")
    t.you.cannot("activate Dragon's Mirror", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------------------------------- Flame Wingman


def test_flame_wingman_inflicts_the_original_atk_of_what_it_destroys_by_battle() -> None:
    """card: Elemental HERO Flame Wingman ①"""
    t = your_turn(f"monsters: {WINGMAN}", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(WINGMAN, "Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"]
    assert t.opp.lp == 8000 - (2100 - 1900) - 1900


def test_flame_wingman_also_answers_what_it_destroys_when_it_is_attacked() -> None:
    """card: Elemental HERO Flame Wingman ①"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: {WINGMAN} (defense)
    """)
    t.you.attacks("Gemini Elf", WINGMAN)
    assert t.opp.graveyard == [WINGMAN] and t.you.lp == 8000  # 1200 DEF: it is destroyed itself
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: {WINGMAN}
    """)
    t.you.attacks("Gemini Elf", WINGMAN)
    assert t.you.lp == 8000 - 200 - 1900


def test_flame_wingman_inflicts_nothing_for_what_is_banished() -> None:
    """card: Elemental HERO Flame Wingman ①"""
    t = your_turn(f"monsters: {WINGMAN}   spells: Macro Cosmos", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(WINGMAN, "Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"] and t.opp.lp == 7800


def test_flame_wingman_must_be_fusion_summoned() -> None:
    """card: Elemental HERO Flame Wingman"""
    hand = f"Polymerization, {AVIAN}, {BURSTINATRIX}, Dark Hole, Monster Reborn"
    t = your_turn(f"hand: {hand}   extra: {WINGMAN}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    assert WINGMAN in t.you.graveyard
    assert t.you.is_asked("target").offers == [AVIAN, BURSTINATRIX]


@pytest.mark.parametrize("name", [AVIAN, BURSTINATRIX])
def test_avian_and_burstinatrix_are_normal_monsters(name: str) -> None:
    """card: Elemental HERO Avian, Elemental HERO Burstinatrix"""
    t = your_turn(f"hand: {name}")
    t.you.summons(name)
    assert t.you.monsters == [name]
    t.you.is_asked("open state")


# ------------------------------------------------------------------------------------- Fusion Monsters without effects

PLAIN = [
    ("Flame Swordsman", "Flame Manipulator, Masaki the Legendary Swordsman"),
    ("Gaia the Dragon Champion", "Gaia The Fierce Knight, Curse of Dragon"),
    ("Thousand Dragon", "Time Wizard, Baby Dragon"),
    ("Blue-Eyes Ultimate Dragon", "3 Blue-Eyes White Dragon"),
    ("Black Skull Dragon", "Summoned Skull, Red-Eyes Black Dragon"),
    ("Charubin the Fire Knight", "Monster Egg, Hinotama Soul"),
    ("Darkfire Dragon", "Firegrass, Petit Dragon"),
    ("Dragoness the Wicked Knight", "Armaill, One-Eyed Shield Dragon"),
    ("Fusionist", "Petit Angel, Mystical Sheep #2"),
    ("Metal Dragon", "Steel Ogre Grotto #1, Lesser Dragon"),
    ("Twin-Headed Thunder Dragon", "2 Thunder Dragon"),
    ("Rabid Horseman", "Battle Ox, Mystic Horseman"),
]


@pytest.mark.parametrize(("fusion", "materials"), PLAIN)
def test_a_fusion_monster_is_made_of_its_materials_and_of_nothing_less(fusion: str, materials: str) -> None:
    """card: Flame Swordsman, Gaia the Dragon Champion, Thousand Dragon, Blue-Eyes Ultimate Dragon, Black Skull Dragon,
    Charubin the Fire Knight, Darkfire Dragon, Dragoness the Wicked Knight, Fusionist, Metal Dragon,
    Twin-Headed Thunder Dragon, Rabid Horseman
    """
    t = your_turn(f"hand: Polymerization, {materials}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion] and t.you.hand == []
    first, _, rest = materials.partition(" ")
    fewer = f"{int(first) - 1} {rest}" if first.isdigit() else materials.partition(", ")[0]
    t = your_turn(f"hand: Polymerization, Gemini Elf, {fewer}   extra: {fusion}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
