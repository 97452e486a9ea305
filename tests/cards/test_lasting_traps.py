"""Cards: Normal Traps that change monsters or players for a time, and some that bring or turn monsters."""

import pytest

from table import Table, table

UNMET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


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


# ----------------------------------------------------------------------------------------------- effects are negated


def test_gorgons_eye_negates_what_monsters_in_defense_position_do() -> None:
    """card: Gorgon's Eye"""
    t = your_turn(
        "set: Gorgon's Eye   monsters: Command Knight (defense), Axe Raider, Command Knight (zone 4)",
    )
    assert t.you.atk_of("Axe Raider") == 1700 + 400 + 400
    t.you.activates("Gorgon's Eye").nobody_responds()
    assert t.you.atk_of("Axe Raider") == 1700 + 400
    t.you.ends_turn()
    assert t.you.atk_of("Axe Raider") == 1700 + 400 + 400


def test_gorgons_eye_reaches_a_monster_that_is_turned_to_defense_later() -> None:
    """card: Gorgon's Eye"""
    t = your_turn("set: Gorgon's Eye   monsters: Command Knight, Axe Raider")
    t.you.activates("Gorgon's Eye").nobody_responds()
    assert t.you.atk_of("Axe Raider") == 2100
    t.you.changes_position("Command Knight")
    assert t.you.atk_of("Axe Raider") == 1700


@pytest.mark.parametrize(
    ("trap", "played", "negated", "kept"),
    [
        ("Mystic Probe", "The Dark Door", "The A. Forces", "Sogen"),
        ("World Suppression", "Sogen", "Sogen", "The A. Forces"),
    ],
)
def test_a_trap_negates_all_spells_of_a_kind_for_the_turn(trap: str, played: str, negated: str, kept: str) -> None:
    """card: Mystic Probe, World Suppression"""
    before = {"The A. Forces": 200, "Sogen": 200}
    t = your_turn(
        f"set: {trap}   hand: Banner of Courage, Sogen   monsters: Gearfried the Iron Knight   spells: The A. Forces",
        "field: Sogen",
    )
    base = 1800
    assert t.you.atk_of("Gearfried the Iron Knight") == base + sum(before.values())
    t.you.activates("Banner of Courage" if trap == "Mystic Probe" else "Sogen")
    t.you.activates(trap).nobody_responds()
    assert t.you.atk_of("Gearfried the Iron Knight") == base + before[kept]
    t.you.ends_turn()
    assert t.you.atk_of("Gearfried the Iron Knight") >= base + 400


def test_metal_detector_negates_all_continuous_traps_for_the_turn() -> None:
    """card: Metal Detector"""
    t = their_turn(
        "set: Metal Detector   monsters: Kuriboh", "set: Spirit Barrier   monsters: Gemini Elf   spells: Gravity Bind"
    )
    t.opp.activates("Spirit Barrier")
    t.you.activates("Metal Detector").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.can("attack Kuriboh with Gemini Elf")
    t.opp.ends_turn()
    t = their_turn(
        "set: Metal Detector   monsters: Kuriboh", "monsters: Gemini Elf   spells: Gravity Bind", "Battle Step"
    )
    t.opp.cannot("attack Kuriboh with Gemini Elf", because=FORBIDDEN)


@pytest.mark.parametrize(
    ("trap", "wrong"),
    [
        ("World Suppression", "Mass Driver"),
        ("World Suppression", "Gravity Bind"),
        ("Mystic Probe", "Sogen"),
        ("Mystic Probe", "Gravity Bind"),
        ("Metal Detector", "Mass Driver"),
        ("Metal Detector", "Jar of Greed"),
    ],
)
def test_they_answer_an_activation_of_their_kind_only(trap: str, wrong: str) -> None:
    """card: World Suppression, Mystic Probe, Metal Detector"""
    t = their_turn(f"set: {trap}", "set: Gravity Bind, Jar of Greed   hand: Sogen, Mass Driver", ask_all=True)
    t.opp.activates(wrong)
    t.you.cannot(f"activate {trap}", because=UNMET)


def test_armored_glass_negates_all_equip_cards_for_the_turn() -> None:
    """card: Armored Glass"""
    t = their_turn(
        "set: Armored Glass   monsters: Axe Raider   spells: Axe of Despair (on Axe Raider)",
        "hand: Black Pendant, Axe of Despair   monsters: Gemini Elf   spells: Banner of Courage",
    )
    t.opp.activates("Black Pendant", targeting="Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 2400 and t.you.atk_of("Axe Raider") == 2700
    t.you.activates("Armored Glass").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900 and t.you.atk_of("Axe Raider") == 1700
    t.opp.activates("Axe of Despair", targeting="Gemini Elf").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900  # those that come later are negated too
    t.opp.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 3400 and t.you.atk_of("Axe Raider") == 2700


def test_armored_glass_waits_for_a_monster_to_be_equipped() -> None:
    """card: Armored Glass"""
    t = your_turn(
        "set: Armored Glass   monsters: Axe Raider   spells: Axe of Despair (on Axe Raider)   hand: Banner of Courage"
    )
    t.you.activates("Banner of Courage").nobody_responds()
    t.you.cannot("activate Armored Glass", because=UNMET)


def pharaoh(effect: int, opp: str, ask_all: bool = False) -> Table:
    """The opponent's turn, in which you have activated an effect of Judgment of the Pharaoh."""
    t = their_turn(
        "set: Judgment of the Pharaoh   graveyard: Yu-Jo Friendship, Unity", f"{opp}, Ookazi", ask_all=ask_all
    )
    t.opp.activates("Ookazi")
    t.you.activates("Judgment of the Pharaoh", effect=effect).nobody_responds()
    assert t.you.lp == 4000 - (800 if effect == 1 else 0)  # a Spell of the opponent is negated by the other one
    return t


def test_judgment_of_the_pharaoh_keeps_the_opponent_from_summons_and_monster_effects() -> None:
    """card: Judgment of the Pharaoh ①"""
    t = pharaoh(
        1,
        "monsters: Exiled Force, Kuriboh (set)   graveyard: Sangan   hand: Gemini Elf, Monster Reborn, Axe of Despair",
    )
    t.opp.cannot("summon Gemini Elf", because=FORBIDDEN)
    t.opp.cannot("set Gemini Elf", because=FORBIDDEN)
    t.opp.cannot("flip summon zone 2", because=FORBIDDEN)
    t.opp.cannot("activate Exiled Force", because=FORBIDDEN)
    t.opp.cannot("activate Monster Reborn", because=FORBIDDEN)
    t.opp.can("set Axe of Despair")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.summons("Gemini Elf")


def test_judgment_of_the_pharaoh_keeps_the_opponent_from_spells_and_traps() -> None:
    """card: Judgment of the Pharaoh ②"""
    t = pharaoh(2, "spells: The A. Forces   monsters: Gearfried the Iron Knight   hand: Pot of Greed, Gemini Elf")
    assert t.opp.atk_of("Gearfried the Iron Knight") == 1800
    t.opp.cannot("activate Pot of Greed", because=FORBIDDEN)
    t.opp.cannot("set Pot of Greed", because=FORBIDDEN)
    t.opp.summons("Gemini Elf")
    t.opp.ends_turn()
    assert t.opp.atk_of("Gearfried the Iron Knight") == 1800 + 2 * 200


@pytest.mark.parametrize("effect", [1, 2])
def test_judgment_of_the_pharaoh_needs_the_card_still_when_it_resolves(effect: int) -> None:
    """card: Judgment of the Pharaoh ①②"""
    card = "Yu-Jo Friendship" if effect == 1 else "Unity"
    t = their_turn(
        f"set: Judgment of the Pharaoh   graveyard: {card}", "set: Disappear   hand: Gemini Elf, Pot of Greed, Umi"
    )
    t.opp.activates("Umi")
    t.you.activates("Judgment of the Pharaoh", effect=effect)
    t.opp.activates("Disappear", targeting=card).nobody_responds()
    assert t.you.banished == [card] and t.you.lp == 4000
    t.opp.can("summon Gemini Elf")
    t.opp.can("activate Pot of Greed")


@pytest.mark.parametrize(("there", "missing"), [("Yu-Jo Friendship", 2), ("Unity", 1)])
def test_judgment_of_the_pharaoh_needs_the_card_in_your_graveyard(there: str, missing: int) -> None:
    """card: Judgment of the Pharaoh ①②"""
    t = your_turn(f"set: Judgment of the Pharaoh   graveyard: {there}", "graveyard: Yu-Jo Friendship, Unity")
    t.you.cannot(f"activate Judgment of the Pharaoh effect {missing}", because=UNMET)
    t.you.can(f"activate Judgment of the Pharaoh effect {3 - missing}")


# ------------------------------------------------------------------------------------------------ monsters are changed


def test_d_tribe_makes_your_monsters_dragons_until_the_end_phase() -> None:
    """card: D. Tribe"""
    t = your_turn("set: D. Tribe, Burst Breath   monsters: Gemini Elf", "monsters: Kuriboh")
    t.you.cannot("activate Burst Breath", because=UNPAYABLE)
    t.you.activates("D. Tribe").nobody_responds()
    t.you.can("activate Burst Breath")
    t = your_turn("set: D. Tribe   monsters: Gemini Elf, Axe Raider", "monsters: Axe Raider   field: Sogen")
    t.you.activates("D. Tribe").nobody_responds()
    assert t.you.atk_of("Axe Raider") == 1700 and t.opp.atk_of("Axe Raider") == 1900
    t.you.ends_turn()
    assert t.you.atk_of("Axe Raider") == 1900


def test_curse_of_aging_weakens_what_the_opponent_has_for_the_turn() -> None:
    """card: Curse of Aging"""
    t = your_turn(
        "set: Curse of Aging   hand: Umi   monsters: Kuriboh", "monsters: Gemini Elf, Axe Raider   hand: Sangan"
    )
    t.you.activates("Curse of Aging", discarding="Umi").nobody_responds()
    assert (t.opp.atk_of("Gemini Elf"), t.opp.def_of("Gemini Elf"), t.opp.atk_of("Axe Raider")) == (1400, 400, 1200)
    assert t.you.atk_of("Kuriboh") == 300 and "Umi" in t.you.graveyard
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1900
    t.opp.summons("Sangan")
    assert t.opp.atk_of("Sangan") == 1000
    your_turn("set: Curse of Aging", "monsters: Kuriboh").you.cannot("activate Curse of Aging", because=UNPAYABLE)


def test_deal_of_phantom_strengthens_by_the_monsters_in_your_graveyard_as_they_were() -> None:
    """card: Deal of Phantom"""
    t = your_turn(
        "set: Deal of Phantom   monsters: Gemini Elf   graveyard: Kuriboh, Sangan, Umi   hand: Foolish Burial",
        "graveyard: Kuriboh",
    )
    t.you.activates("Deal of Phantom").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2100
    t.you.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 1900


def test_deal_of_phantom_counts_once_and_needs_a_face_up_monster() -> None:
    """card: Deal of Phantom"""
    t = your_turn(
        "set: Deal of Phantom, Raigeki Break   hand: Kuriboh   monsters: Gemini Elf   graveyard: Sangan", "set: Reload"
    )
    t.you.activates("Deal of Phantom").nobody_responds()
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Reload").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2000
    t = your_turn("set: Deal of Phantom   graveyard: Sangan", "monsters: Kuriboh (set)")
    t.you.cannot("activate Deal of Phantom", because=NO_TARGET)


def test_ready_for_intercepting_turns_a_warrior_or_spellcaster_down() -> None:
    """card: Ready for Intercepting"""
    t = your_turn(
        "set: Ready for Intercepting   monsters: Mystical Elf",
        "monsters: Axe Raider, Kuriboh, Gearfried the Iron Knight (set)",
    )
    t.you.activates("Ready for Intercepting")
    assert sorted(t.you.is_asked("target").offers) == ["Axe Raider", "Mystical Elf"]
    t.you.targets("Axe Raider").nobody_responds()
    assert t.opp.monster("Axe Raider").position == "set"
    t = your_turn("set: Ready for Intercepting   monsters: Kuriboh")
    t.you.cannot("activate Ready for Intercepting", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------ LP and summons


def test_the_spell_absorbing_life_turns_all_up_and_gains_lp_for_effect_monsters() -> None:
    """card: The Spell Absorbing Life"""
    name = "The Spell Absorbing Life"
    t = your_turn(
        f"set: {name}   monsters: Gemini Elf, Kuriboh", "monsters: Man-Eater Bug (set), Sangan, Mystical Elf (set)"
    )
    t.you.activates(name).nobody_responds()
    assert t.you.lp == 8000 + 3 * 400 and t.you.is_asked("open state")  # no Flip Effect is activated
    assert t.opp.monster("Man-Eater Bug").position == "defense" and t.opp.monster("Mystical Elf").position == "defense"
    your_turn(f"set: {name}   monsters: Gemini Elf").you.cannot(f"activate {name}", because=UNMET)


def test_altar_for_tribute_gives_the_original_attack_of_a_monster_that_is_sent() -> None:
    """card: Altar for Tribute"""
    t = your_turn("set: Altar for Tribute, Reinforcements   monsters: Gemini Elf, Kuriboh", "monsters: Sangan")
    t.you.activates("Reinforcements", targeting="Gemini Elf").nobody_responds()
    t.you.activates("Altar for Tribute", paying="Gemini Elf").nobody_responds()
    assert t.you.lp == 9900 and t.you.monsters == ["Kuriboh"]
    assert not [line for line in t.log() if "tributed" in line or "destroyed" in line]
    t = your_turn("set: Altar for Tribute", "monsters: Sangan")
    t.you.cannot("activate Altar for Tribute", because=UNPAYABLE)


def test_miracle_restoring_brings_dark_magician_or_buster_blader_for_two_counters() -> None:
    """card: Miracle Restoring"""
    graveyard = "graveyard: Dark Magician, Buster Blader, Gemini Elf"
    t = your_turn(f"set: Miracle Restoring   monsters: Royal Magical Library (2 spell counters)   {graveyard}")
    t.you.activates("Miracle Restoring")
    assert sorted(t.you.is_asked("target").offers) == ["Buster Blader", "Dark Magician"]
    t.you.targets("Buster Blader").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Royal Magical Library", "Buster Blader"]
    assert t.you.monster("Royal Magical Library").row.counters == ()
    t = your_turn(f"set: Miracle Restoring   monsters: Royal Magical Library (1 spell counter)   {graveyard}")
    t.you.cannot("activate Miracle Restoring", because=UNPAYABLE)
    t = your_turn("set: Miracle Restoring   monsters: Royal Magical Library (2 spell counters)", graveyard)
    t.you.cannot("activate Miracle Restoring", because=NO_TARGET)


def test_statue_of_the_wicked_leaves_a_token_when_it_is_destroyed_face_down() -> None:
    """card: Statue of the Wicked"""
    t = their_turn("set: Statue of the Wicked", "hand: Mystical Space Typhoon")
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Wicked Token"]
    assert (t.you.atk_of("Wicked Token"), t.you.def_of("Wicked Token")) == (1000, 1000)


def test_statue_of_the_wicked_does_nothing_when_it_is_not_destroyed_face_down() -> None:
    """card: Statue of the Wicked"""
    t = your_turn("set: Statue of the Wicked   hand: Emergency Provisions")
    t.you.activates("Emergency Provisions").nobody_responds()
    assert t.you.monsters == [] and "Statue of the Wicked" in t.you.graveyard and t.you.is_asked("open state")
