"""Cards: Normal Traps that destroy cards on the field."""

import pytest

from table import Table, table

UNMET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, {phase}, opp to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


# ------------------------------------------------------------------------------------------------------------ monsters


def test_acid_trap_hole_destroys_a_face_down_monster_of_2000_def_or_less() -> None:
    """card: Acid Trap Hole ①"""
    t = your_turn("set: Acid Trap Hole", "monsters: Mystical Elf (set), Giant Soldier of Stone (set), Gemini Elf")
    t.you.activates("Acid Trap Hole")
    assert len(t.you.is_asked("target").offers) == 2
    t.you.targets("Giant Soldier of Stone").nobody_responds()
    assert t.opp.graveyard == ["Giant Soldier of Stone"]
    assert [line for line in t.log() if "Giant Soldier of Stone" in line and "flip" in line]


def test_acid_trap_hole_turns_a_monster_of_more_def_down_again() -> None:
    """card: Acid Trap Hole ①"""
    t = your_turn("set: Acid Trap Hole", "monsters: Spirit of the Harp (set), Soul Tiger (set)")
    t.you.activates("Acid Trap Hole")
    t.you.targets("Soul Tiger").nobody_responds()  # 2100 DEF
    assert t.opp.monsters == ["Spirit of the Harp", "Soul Tiger"] and not t.opp.monster("Soul Tiger").row.face_up
    assert [line for line in t.log() if "Soul Tiger" in line and "flip" in line]
    your_turn("set: Acid Trap Hole", "monsters: Gemini Elf").you.cannot("activate Acid Trap Hole", because=NO_TARGET)


def test_acid_trap_hole_leaves_a_monster_alone_that_was_turned_up() -> None:
    """card: Acid Trap Hole ①"""
    t = your_turn("set: Acid Trap Hole", "monsters: Mystical Elf (set)   set: Ceasefire")
    t.you.activates("Acid Trap Hole")
    t.opp.activates("Ceasefire").nobody_responds()
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.monster("Mystical Elf").row.face_up


def test_burst_breath_destroys_what_defends_no_better_than_the_dragon_attacked() -> None:
    """card: Burst Breath ①"""
    t = your_turn(
        "set: Burst Breath   monsters: Luster Dragon, Axe Raider",
        "monsters: Mystical Elf (defense), Giant Soldier of Stone, Kuriboh (set), Gemini Elf",
    )
    t.you.activates("Burst Breath")  # 1900 ATK
    t.nobody_responds()
    assert t.opp.monsters == ["Mystical Elf", "Giant Soldier of Stone", "Kuriboh"]
    assert t.you.monsters == [] and t.you.graveyard == ["Luster Dragon", "Axe Raider", "Burst Breath"]


def test_burst_breath_reads_the_attack_on_the_field_and_needs_a_dragon() -> None:
    """card: Burst Breath ①"""
    t = your_turn(
        "set: Burst Breath, Rush Recklessly   monsters: Luster Dragon", "monsters: Mystical Elf, Kuriboh, Soul Tiger"
    )
    t.you.activates("Rush Recklessly", targeting="Luster Dragon").nobody_responds()
    t.you.activates("Burst Breath").nobody_responds()  # 2600 ATK
    assert t.opp.monsters == []
    your_turn("set: Burst Breath   monsters: Gemini Elf", "monsters: Kuriboh").you.cannot(
        "activate Burst Breath", because=UNPAYABLE
    )


def test_needle_ceiling_destroys_all_face_up_monsters_if_there_are_four() -> None:
    """card: Needle Ceiling"""
    t = your_turn("set: Needle Ceiling   monsters: Gemini Elf, Sangan (set)", "monsters: Kuriboh (defense), Axe Raider")
    t.you.activates("Needle Ceiling").nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.opp.monsters == []
    t = your_turn("set: Needle Ceiling   monsters: Gemini Elf, Sangan (set)", "monsters: Kuriboh")
    t.you.cannot("activate Needle Ceiling", because=UNMET)


def test_really_eternal_rest_destroys_every_equipped_monster() -> None:
    """card: Really Eternal Rest"""
    t = your_turn(
        "set: Really Eternal Rest   monsters: Gemini Elf, Kuriboh   spells: Axe of Despair (on Gemini Elf)",
        "monsters: Axe Raider, Sangan   spells: Black Pendant (on Axe Raider)",
    )
    t.you.activates("Really Eternal Rest").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Sangan"]
    your_turn("set: Really Eternal Rest   monsters: Kuriboh").you.cannot(
        "activate Really Eternal Rest", because=NOTHING_TO_DO
    )


def test_anti_raigeki_turns_raigeki_against_its_player() -> None:
    """card: Anti Raigeki"""
    t = their_turn("set: Anti Raigeki   monsters: Kuriboh", "hand: Raigeki   monsters: Gemini Elf, Sangan (set)")
    t.opp.activates("Raigeki")
    t.you.activates("Anti Raigeki").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == []
    t = their_turn("set: Anti Raigeki   monsters: Kuriboh", "hand: Dark Hole   monsters: Gemini Elf", ask_all=True)
    t.opp.activates("Dark Hole")
    t.you.cannot("activate Anti Raigeki", because=UNMET)
    t = your_turn("set: Anti Raigeki   hand: Raigeki", "monsters: Kuriboh   hand: Sangan", ask_all=True)
    t.you.activates("Raigeki")
    t.opp.passes()
    t.you.cannot("activate Anti Raigeki", because=UNMET)


# --------------------------------------------------------------------------------------------------- Spells and Traps


def test_malevolent_catastrophe_destroys_all_spells_and_traps_at_an_attack() -> None:
    """card: Malevolent Catastrophe ①"""
    t = their_turn(
        "set: Malevolent Catastrophe, Jar of Greed",
        "monsters: Gemini Elf   spells: Mass Driver   field: Umi",
        "Battle Step",
    )
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Malevolent Catastrophe").nobody_responds()
    assert t.you.set_cards == [] and t.opp.spells == [] and t.opp.field_zone == []
    assert t.you.graveyard == ["Jar of Greed", "Malevolent Catastrophe"] and t.you.lp == 8000 - 1900


def test_malevolent_catastrophe_answers_only_the_attack_of_an_opponent() -> None:
    """card: Malevolent Catastrophe ①"""
    t = your_turn(
        "set: Malevolent Catastrophe   monsters: Gemini Elf", "spells: Mass Driver   set: Reload", "Battle Step", True
    )
    t.you.attacks_directly("Gemini Elf")
    t.you.cannot("activate Malevolent Catastrophe", because=UNMET)


def test_driving_snow_destroys_a_card_when_the_opponent_destroys_your_trap() -> None:
    """card: Driving Snow"""
    t = their_turn("set: Driving Snow, Jar of Greed", "hand: Mystical Space Typhoon   spells: Mass Driver")
    t.opp.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    t.you.passes()
    t.you.activates("Driving Snow", targeting="Mass Driver").nobody_responds()
    assert t.opp.spells == [] and t.you.graveyard == ["Jar of Greed", "Driving Snow"]


def test_driving_snow_does_not_answer_your_own_effect_or_a_spell() -> None:
    """card: Driving Snow"""
    t = your_turn("set: Driving Snow, Jar of Greed   hand: Mystical Space Typhoon", "spells: Mass Driver", ask_all=True)
    t.you.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    t.opp.passes()
    t.you.passes()
    t.you.cannot("activate Driving Snow", because=UNMET)
    t = their_turn("set: Driving Snow, Reload", "hand: Mystical Space Typhoon   spells: Mass Driver", ask_all=True)
    t.opp.activates("Mystical Space Typhoon", targeting="Reload")
    t.you.passes()
    t.opp.passes()
    t.you.cannot("activate Driving Snow", because=UNMET)


def test_disarmament_destroys_all_equip_cards_and_nothing_else() -> None:
    """card: Disarmament"""
    t = your_turn(
        "set: Disarmament, Kunai with Chain   monsters: Gemini Elf   "
        "spells: Axe of Despair (on Gemini Elf), Mass Driver",
        "monsters: Axe Raider   spells: Black Pendant (on Axe Raider)   set: Black Pendant",
    )
    t.you.activates("Kunai with Chain", effect=2, targeting="Gemini Elf").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900 + 1000 + 500
    t.you.activates("Disarmament").nobody_responds()
    assert t.you.spells == ["Mass Driver"] and t.opp.spells == [] and t.opp.set_cards == ["Black Pendant"]
    assert t.you.atk_of("Gemini Elf") == 1900
    t = your_turn("set: Disarmament   spells: Mass Driver")
    t.you.cannot("activate Disarmament", because=NOTHING_TO_DO)


THE_PEOPLE = "People Running About, Oppressed People, United Resistance"


def test_huge_revolution_takes_everything_from_the_opponent() -> None:
    """card: Huge Revolution"""
    theirs = "hand: Umi, Kuriboh   monsters: Gemini Elf, Sangan (set)   set: Reload   field: Umi"
    t = your_turn(f"set: Huge Revolution   monsters: {THE_PEOPLE}", theirs)
    t.you.activates("Huge Revolution").nobody_responds()
    assert t.opp.hand == [] and t.opp.monsters == [] and t.opp.set_cards == [] and t.opp.field_zone == []
    assert len(t.opp.graveyard) == 6 and len(t.you.monsters) == 3
    t = your_turn(f"set: Huge Revolution   monsters: {THE_PEOPLE}", "monsters: Gemini Elf")
    t.you.activates("Huge Revolution").nobody_responds()
    assert t.opp.monsters == []


@pytest.mark.parametrize("missing", THE_PEOPLE.split(", "))
def test_huge_revolution_needs_all_three_face_up_in_your_main_phase(missing: str) -> None:
    """card: Huge Revolution"""
    theirs = "hand: Umi   monsters: Gemini Elf"
    t = your_turn(f"set: Huge Revolution   monsters: {THE_PEOPLE.replace(missing, missing + ' (set)')}", theirs)
    t.you.cannot("activate Huge Revolution", because=UNMET)
    t = their_turn(f"set: Huge Revolution   monsters: {THE_PEOPLE}", "hand: Reload, Umi", ask_all=True)
    t.opp.activates("Reload")
    t.you.cannot("activate Huge Revolution", because=UNMET)
    t = your_turn(f"set: Huge Revolution   monsters: {THE_PEOPLE}", theirs, "Battle Step", True)
    t.you.attacks("United Resistance", "Gemini Elf")
    t.you.cannot("activate Huge Revolution", because=UNMET)
