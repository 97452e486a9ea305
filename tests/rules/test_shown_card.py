"""Topics card and stats, shown by cards of the library."""

import pytest

from stat_cards import level, original_atk
from table import table
from turns import their_battle, your_battle, your_turn

# --------------------------------------------------------------------------------------------------------------- names


@pytest.mark.rule("card.name.rule-name-in-every-place", scenario=0)
def test_elegant_egotist_finds_cyber_harpie_lady_in_the_deck_and_in_the_hand() -> None:
    t = your_turn("monsters: Harpie Lady   hand: Elegant Egotist, Cyber Harpie Lady   deck: Harpie Lady 1, Kuriboh")
    t.you.activates("Elegant Egotist")
    assert sorted(t.you.is_asked("search").offers) == ["Cyber Harpie Lady", "Harpie Lady 1"]


@pytest.mark.rule("card.archetype.phrase-means-name-contains", scenario=0)
def test_toon_table_of_contents_finds_toon_spells_and_toon_monsters() -> None:
    t = your_turn("hand: Toon Table of Contents   deck: Toon World, Toon Gemini Elf, Gemini Elf, Umi")
    t.you.activates("Toon Table of Contents")
    assert sorted(t.you.is_asked("search").offers) == ["Toon Gemini Elf", "Toon World"]


# ------------------------------------------------------------------------------------------- Level, Type and Attribute


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
def test_a_level_4_monster_that_became_level_3_is_none_of_level_4_any_more() -> None:
    t = your_turn("monsters: 7 Colored Fish, Battle Ox   hand: Level Limit - Area B, A Legendary Ocean")
    t.you.activates("A Legendary Ocean")
    assert level(t.you, "7 Colored Fish") == 3
    t.you.activates("Level Limit - Area B")
    assert t.you.monster("7 Colored Fish").position == "attack"
    assert t.you.monster("Battle Ox").position == "defense"


@pytest.mark.rule("card.level.never-below-one", scenario=0)
def test_a_level_1_monster_stays_level_1_under_a_legendary_ocean() -> None:
    t = your_turn("hand: A Legendary Ocean   monsters: Star Boy, Treeborn Frog")
    assert [level(t.you, name) for name in ("Star Boy", "Treeborn Frog")] == [2, 1]
    t.you.activates("A Legendary Ocean")
    assert [level(t.you, name) for name in ("Star Boy", "Treeborn Frog")] == [1, 1]


@pytest.mark.rule("card.attribute.changed-value-replaces", scenario=1)
def test_a_light_monster_that_became_fire_is_fire_only() -> None:
    t = your_turn("monsters: Mystical Elf   set: DNA Transplant   field: Luminous Spark", "field: Molten Destruction")
    assert t.you.atk_of("Mystical Elf") == 800 + 500
    t.you.activates("DNA Transplant")
    t.you.does("declare FIRE")
    t.nobody_responds()
    assert (t.you.atk_of("Mystical Elf"), t.you.def_of("Mystical Elf")) == (800 + 500, 2000 - 400)


@pytest.mark.rule("card.type.changed-value-replaces", scenario=1)
def test_a_dragon_that_became_a_machine_is_a_machine_only() -> None:
    t = your_turn("monsters: Luster Dragon   set: DNA Surgery   field: Mountain   hand: Limiter Removal")
    assert t.you.atk_of("Luster Dragon") == 1900 + 200
    t.you.cannot("activate Limiter Removal", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("DNA Surgery")
    t.you.does("declare Machine")
    t.nobody_responds()
    assert t.you.atk_of("Luster Dragon") == 1900
    t.you.activates("Limiter Removal")
    assert t.you.atk_of("Luster Dragon") == 3800


@pytest.mark.rule("card.facedown.no-name-type-attribute-change", scenario=1)
def test_a_set_dragon_is_still_one_under_dna_surgery_and_no_longer_once_it_is_face_up() -> None:
    t = your_turn("monsters: Luster Dragon (set)   set: DNA Surgery   spells: Dracocension   deck: Magma Dragon, 3 Umi")
    t.you.activates("DNA Surgery")
    t.you.does("declare Machine")
    t.nobody_responds()
    t.you.can("activate Dracocension")
    t.you.flip_summons("Luster Dragon")
    t.nobody_responds()
    t.you.cannot("activate Dracocension", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("card.attribute.six-kinds", scenario=1)
def test_mystic_plasma_zone_touches_dark_monsters_only() -> None:
    t = your_turn("hand: Mystic Plasma Zone   monsters: Summoned Skull, Mystical Elf")
    t.you.activates("Mystic Plasma Zone")
    assert (t.you.atk_of("Summoned Skull"), t.you.def_of("Summoned Skull")) == (3000, 800)
    assert (t.you.atk_of("Mystical Elf"), t.you.def_of("Mystical Elf")) == (800, 2000)


@pytest.mark.rule("card.text.at-least-at-most-inclusive", scenario=0)
def test_1500_or_less_includes_1500_and_level_5_needs_a_tribute() -> None:
    t = your_battle(
        "monsters: Giant Rat   deck: Kojikocy, Uraby, Machina Soldier, Inpachi, Vorse Raider",
        "monsters: Blue-Eyes White Dragon",
    )
    t.you.attacks("Giant Rat", "Blue-Eyes White Dragon")
    t.you.triggers("Giant Rat")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Kojikocy", "Uraby"]  # 1500, and not those with 1600
    t = your_turn("hand: Curse of Dragon")  # Level 5
    t.you.cannot("summon Curse of Dragon", because="summon.tribute.level-5-6-one")


@pytest.mark.rule("card.reveal.looking-at-set-card-is-no-flip", scenario=1)
def test_patroid_looks_at_a_set_man_eater_bug_that_stays_as_it_lies() -> None:
    t = your_turn("monsters: Patroid", "monsters: Man-Eater Bug (set, zone 4)")
    t.you.activates("Patroid")
    bug = t.opp.monster("Man-Eater Bug")
    assert (bug.position, bug.zone, t.chain) == ("set", 4, []) and t.you.monsters == ["Patroid"]
    assert not [line for line in t.log() if "flipped" in line or "opp activated" in line]


# --------------------------------------------------------------------------------------------------------------- stats


@pytest.mark.rule("stats.question.original-is-zero", scenario=1)
def test_flame_wingman_burns_nothing_for_gren_maju_of_2000() -> None:
    t = your_battle("monsters: Elemental HERO Flame Wingman", "monsters: Gren Maju Da Eiza   banished: 5 Kuriboh")
    assert (t.opp.atk_of("Gren Maju Da Eiza"), original_atk(t.opp, "Gren Maju Da Eiza")) == (2000, 0)
    t.you.attacks("Elemental HERO Flame Wingman", "Gren Maju Da Eiza")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 100 and "you activated Elemental HERO Flame Wingman" in t.log()


@pytest.mark.rule("stats.original.changed-by-effect", scenario=0)
def test_megamorph_doubles_the_original_atk_that_fusilier_was_summoned_with() -> None:
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 7000   hand: {fusilier}, Megamorph\nopp 8000")
    t.you.summons(fusilier)
    t.you.activates("Megamorph", targeting=fusilier)
    assert t.you.atk_of(fusilier) == 2 * 1400


@pytest.mark.rule("stats.modifier.not-original-value", scenario=0)
def test_flame_wingman_burns_for_the_2500_of_wattaildragon_and_not_for_its_3200() -> None:
    t = your_turn(
        "monsters: Elemental HERO Flame Wingman   hand: 2 Axe of Despair",
        "monsters: Wattaildragon   set: Rush Recklessly",
    )
    t.you.activates("Axe of Despair (copy 1)", targeting="Elemental HERO Flame Wingman")
    t.nobody_responds()
    t.you.activates("Axe of Despair", targeting="Elemental HERO Flame Wingman")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Elemental HERO Flame Wingman", "Wattaildragon")
    t.opp.activates("Rush Recklessly", targeting="Wattaildragon")
    t.nobody_responds()
    assert "opp lp 8000 -> 7100 (battle)" in t.log() and t.opp.lp == 7100 - 2500


@pytest.mark.rule("stats.question.zero-when-effect-not-applying", scenario=0)
def test_maju_garzett_that_was_revived_has_atk_0_and_is_attacked_as_such() -> None:
    t = your_turn("hand: Monster Reborn   graveyard: Maju Garzett", "monsters: Mystical Elf")
    t.you.activates("Monster Reborn", targeting="Maju Garzett")
    t.you.takes_position("attack")
    assert t.you.atk_of("Maju Garzett") == 0
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Mystical Elf", "Maju Garzett")
    assert t.you.lp == 8000 - 800 and t.you.monsters == []


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=0)
def test_gaia_power_changes_a_set_monster_only_once_it_is_face_up() -> None:
    t = their_battle("monsters: Giant Soldier of Stone (set)   field: Gaia Power", "monsters: Vorse Raider")
    assert t.you.def_of("Giant Soldier of Stone") == 2000
    t.opp.attacks("Vorse Raider", "Giant Soldier of Stone")
    t.nobody_responds()
    assert t.you.graveyard == ["Giant Soldier of Stone"]  # 1900 against 2000 - 400
