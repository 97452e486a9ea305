"""Cards: Fusion Monsters, what they are made of, and the Spells that Fusion Summon them."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import BEAST, EARTH, FACE_UP, LEVEL
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import Monster, Token
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangeStat, SummonTokens
from spellspeed.pool import CardPool
from table import Table, table

AVIAN = "Elemental HERO Avian"
BURSTINATRIX = "Elemental HERO Burstinatrix"
WINGMAN = "Elemental HERO Flame Wingman"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"

LAMB = probe(
    "Test Lamb", "Spell", Activation(do=SummonTokens(Token("Test Lamb Token", "测试羔羊衍生物", EARTH, BEAST, 3, 0, 0)))
)
STAR = probe("Test Star", "Spell / Continuous", Continuous(do=ChangeStat(LEVEL, All(Monster(FACE_UP), THE_FIELD), 1)))


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}", pool)


# -------------------------------------------------------------------------------------------------------------- Spells


@pytest.mark.rule("summon.fusion.materials-hand-and-field-mixed", scenario=0)
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


# ------------------------------------------------------------------------------------------------------- Metamorphosis


def test_metamorphosis_summons_a_fusion_monster_of_the_tributed_monsters_level() -> None:
    """card: Metamorphosis"""
    extra = "extra: Flame Ghost, Musician King, Metal Dragon"  # Levels 3, 5, 6
    t = your_turn(f"hand: Metamorphosis   monsters: Mystical Sheep #2, Battle Ox, Jinzo   {extra}")
    t.you.activates("Metamorphosis")
    assert t.you.is_asked("tribute").offers == ["Mystical Sheep #2", "Jinzo"]  # Levels 3 and 6
    t.you.chooses("Jinzo")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Metal Dragon", "Mystical Sheep #2"]
    assert t.you.graveyard == ["Jinzo", "Metamorphosis"]


def test_metamorphosis_asks_which_monster_of_that_level() -> None:
    """card: Metamorphosis"""
    t = your_turn("hand: Metamorphosis   monsters: Jinzo   extra: Sanwitch, Metal Dragon, Flame Ghost")
    t.you.activates("Metamorphosis")
    assert sorted(t.you.is_asked("effect").offers) == ["Metal Dragon", "Sanwitch"]
    t.you.chooses("Sanwitch")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Sanwitch"]


def test_metamorphosis_needs_a_fusion_monster_of_a_fitting_level() -> None:
    """card: Metamorphosis"""
    t = your_turn("hand: Metamorphosis   monsters: Battle Ox   extra: Flame Ghost, Musician King")
    t.you.cannot("activate Metamorphosis", because=NOTHING_TO_DO)
    t = your_turn("hand: Metamorphosis   monsters: Jinzo")
    t.you.cannot("activate Metamorphosis", because=NOTHING_TO_DO)
    t = your_turn("hand: Metamorphosis   extra: Flame Ghost")
    t.you.cannot("activate Metamorphosis", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("token.tribute-for-cost-or-procedure-allowed", scenario=0)
def test_metamorphosis_takes_a_token_and_a_face_down_monster() -> None:
    """card: Metamorphosis"""
    t = your_turn("hand: Metamorphosis   monsters: Jinzo (set), 4 Battle Ox   extra: Sanwitch")
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    assert "Sanwitch" in t.you.monsters and t.you.graveyard == ["Jinzo", "Metamorphosis"]
    t = your_turn("hand: Metamorphosis, Test Lamb   extra: Flame Ghost, Sanwitch", pool=pool_with(LAMB))
    t.you.activates("Test Lamb")
    t.you.takes_position("defense")
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Flame Ghost"]


def test_metamorphosis_looks_at_the_level_that_the_monster_had_on_the_field() -> None:
    """card: Metamorphosis"""
    t = your_turn("hand: Metamorphosis   monsters: Jinzo   spells: Test Star   extra: Sanwitch", pool=pool_with(STAR))
    t.you.cannot("activate Metamorphosis", because=NOTHING_TO_DO)  # Jinzo has 7 stars now
    extra = "extra: Sanwitch, Musician King"
    t = your_turn(f"hand: Metamorphosis   monsters: Battle Ox   spells: Test Star   {extra}", pool=pool_with(STAR))
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Musician King"]


def test_metamorphosis_does_not_summon_what_must_be_fusion_summoned() -> None:
    """card: Metamorphosis"""
    t = your_turn(f"hand: Metamorphosis   monsters: Jinzo   extra: {WINGMAN}")
    t.you.cannot("activate Metamorphosis", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_what_metamorphosis_summons_cannot_be_revived() -> None:
    """card: Metamorphosis"""
    t = your_turn("hand: Metamorphosis, Dark Hole, Monster Reborn   monsters: Jinzo   extra: Sanwitch")
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Jinzo"] and "Sanwitch" in t.you.graveyard


# ------------------------------------------------------------------------------------------------------- Flame Wingman


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=0)
def test_flame_wingman_inflicts_the_original_atk_of_what_it_destroys_by_battle() -> None:
    """card: Elemental HERO Flame Wingman ①"""
    t = your_turn(f"monsters: {WINGMAN}", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(WINGMAN, "Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"]
    assert t.opp.lp == 8000 - (2100 - 1900) - 1900


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=0)
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


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=0)
def test_flame_wingman_inflicts_nothing_for_what_is_banished() -> None:
    """card: Elemental HERO Flame Wingman ①"""
    t = your_turn(f"monsters: {WINGMAN}   spells: Macro Cosmos", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(WINGMAN, "Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"] and t.opp.lp == 7800


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
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
    ("Sanwitch", "Sangan, Witch of the Black Forest"),
    ("Flame Ghost", "Skull Servant, Dissolverock"),
    ("Musician King", "Witch of the Black Forest, Lady of Faith"),
]


@pytest.mark.parametrize(("fusion", "materials"), PLAIN)
def test_a_fusion_monster_is_made_of_its_materials_and_of_nothing_less(fusion: str, materials: str) -> None:
    """card: Flame Swordsman, Gaia the Dragon Champion, Thousand Dragon, Blue-Eyes Ultimate Dragon, Black Skull Dragon,
    Charubin the Fire Knight, Darkfire Dragon, Dragoness the Wicked Knight, Fusionist, Metal Dragon,
    Twin-Headed Thunder Dragon, Rabid Horseman, Sanwitch, Flame Ghost, Musician King
    """
    t = your_turn(f"hand: Polymerization, {materials}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion] and t.you.hand == []
    first, _, rest = materials.partition(" ")
    fewer = f"{int(first) - 1} {rest}" if first.isdigit() else materials.partition(", ")[0]
    t = your_turn(f"hand: Polymerization, Gemini Elf, {fewer}   extra: {fusion}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
