"""Cards: Equip Spells that weaken, change, bind or call the monster they are on."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"

# ---------------------------------------------------------------------------------------- weaker from turn to turn


@pytest.mark.parametrize(
    ("card", "values"), [("Stim-Pack", [1700, 1700, 1500, 1500, 1300]), ("Germ Infection", [1000, 1000, 700, 700, 400])]
)
def test_the_monster_becomes_weaker_in_each_standby_phase_of_whoever_equipped_it(card: str, values: list[int]) -> None:
    """card: Stim-Pack, Germ Infection"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, Mystical Space Typhoon   deck: 5 Umi
        opp 8000   monsters: Sangan   deck: 5 Umi
    """)
    t.you.activates(card, targeting="Sangan").nobody_responds()
    found = [t.opp.atk_of("Sangan")]
    for seat in (t.you, t.opp, t.you, t.opp):
        seat.ends_turn()
        t.nobody_responds()
        found.append(t.opp.atk_of("Sangan"))
    assert found == values
    t.you.activates("Mystical Space Typhoon", targeting=card).nobody_responds()
    assert t.opp.atk_of("Sangan") == 1000


def test_germ_infection_fits_no_machine() -> None:
    """card: Germ Infection"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Germ Infection
        opp 8000   monsters: Mechanicalchaser
    """)
    t.you.cannot("activate Germ Infection", because=NO_TARGET)


def test_demotion_takes_two_levels_away() -> None:
    """card: Demotion"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Demotion   spells: Gravity Bind   monsters: Celtic Guardian, Vorse Raider
        opp 8000
    """)
    t.you.activates("Demotion", targeting="Celtic Guardian").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.can("attack directly with Celtic Guardian")
    t.you.cannot("attack directly with Vorse Raider", because="effect.cannot.forbids-while-it-applies")


# ------------------------------------------------------------------------------------------------ protected from Spells


def test_the_rod_of_silence_strengthens_the_defense() -> None:
    """card: Rod of Silence - Kay'est"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rod of Silence - Kay'est   monsters: Sangan
        opp 8000
    """)
    t.you.activates("Rod of Silence - Kay'est").nobody_responds()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (1000, 1100)


@pytest.mark.parametrize("target", ["Sangan", "Kuriboh"])
def test_the_rod_of_silence_negates_spells_that_target_its_monster(target: str) -> None:
    """card: Rod of Silence - Kay'est"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Rod of Silence - Kay'est (on Sangan)   monsters: Sangan, Kuriboh   hand: Dark Energy
        opp 8000
    """)
    t.you.activates("Dark Energy", targeting=target).nobody_responds()
    assert ("Dark Energy" in t.you.graveyard) == (target == "Sangan")
    assert t.you.atk_of("Sangan") == 1000 and t.you.spells[0] == "Rod of Silence - Kay'est"


def test_the_rod_of_silence_does_not_hinder_what_does_not_target_or_is_no_spell() -> None:
    """card: Rod of Silence - Kay'est"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Rod of Silence - Kay'est (on Sangan)   monsters: Sangan   set: Reinforcements
                   hand: Dark Hole
        opp 8000
    """)
    t.you.activates("Reinforcements", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 1500
    t.you.activates("Dark Hole").nobody_responds()
    assert "Sangan" in t.you.graveyard


# --------------------------------------------------------------------------------------------- taken over, or called


def test_falling_down_takes_control_and_hurts_in_the_opponents_standby_phases() -> None:
    """card: Falling Down ①②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Falling Down   monsters: Skull Archfiend of Lightning   deck: 3 Umi
        opp 8000   monsters: Vorse Raider   deck: 3 Umi
    """)
    t.you.activates("Falling Down", targeting="Vorse Raider").nobody_responds()
    t.you.take_zone()
    assert sorted(t.you.monsters) == ["Skull Archfiend of Lightning", "Vorse Raider"] and t.opp.monsters == []
    assert t.you.lp == 8000
    t.you.ends_turn()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7200, 8000)


def test_falling_down_falls_without_an_archfiend() -> None:
    """card: Falling Down ③"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Falling Down, Kuriboh   monsters: Skull Archfiend of Lightning
                   set: Raigeki Break
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Falling Down", targeting="Vorse Raider").nobody_responds()
    t.you.take_zone()
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Skull Archfiend of Lightning").nobody_responds()
    t.opp.take_zone()
    assert t.opp.monsters == ["Vorse Raider"] and "Falling Down" in t.you.graveyard


def test_falling_down_is_for_an_opponents_monster() -> None:
    """card: Falling Down ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Falling Down   monsters: Skull Archfiend of Lightning
        opp 8000
    """)
    t.you.cannot("activate Falling Down", because=NO_TARGET)


def test_the_autonomous_action_unit_calls_an_opponents_monster_for_1500() -> None:
    """card: Autonomous Action Unit ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Autonomous Action Unit, Mystical Space Typhoon   graveyard: Sangan
        opp 8000   graveyard: Vorse Raider
    """)
    t.you.activates("Autonomous Action Unit", targeting="Vorse Raider")
    assert t.you.lp == 6500
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monster("Vorse Raider").position == "attack" and t.you.spells == ["Autonomous Action Unit"]
    t.you.activates("Mystical Space Typhoon", targeting="Autonomous Action Unit").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.monsters == []


def test_the_autonomous_action_unit_takes_the_monster_along_when_it_returns_to_the_hand() -> None:
    """card: Autonomous Action Unit"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Autonomous Action Unit, Giant Trunade
        opp 8000   graveyard: Vorse Raider
    """)
    t.you.activates("Autonomous Action Unit").nobody_responds()
    t.you.take_zone()
    t.you.activates("Giant Trunade").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.hand == ["Autonomous Action Unit"]


@pytest.mark.parametrize(
    ("lp", "where", "because"),
    [(1499, "opp", "cost.lp.not-more-than-current"), (8000, "you", NO_TARGET)],
)
def test_the_autonomous_action_unit_needs_1500_lp_and_a_monster_over_there(lp: int, where: str, because: str) -> None:
    """card: Autonomous Action Unit ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you {lp}   hand: Autonomous Action Unit   {"graveyard: Sangan" if where == "you" else ""}
        opp 8000   {"graveyard: Vorse Raider" if where == "opp" else ""}
    """)
    t.you.cannot("activate Autonomous Action Unit", because=because)


def test_the_magical_labyrinth_calls_the_wall_shadow_for_the_labyrinth_wall() -> None:
    """card: Magical Labyrinth, Wall Shadow"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Magical Labyrinth   monsters: Labyrinth Wall, Sangan   deck: Umi, Wall Shadow, Umi
        opp 8000
    """)
    t.you.activates("Magical Labyrinth")
    t.nobody_responds()
    assert t.you.spells == ["Magical Labyrinth"]
    t.you.activates("Magical Labyrinth")
    assert sorted(t.you.graveyard) == ["Labyrinth Wall", "Magical Labyrinth"]
    t.nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Sangan", "Wall Shadow"]


def test_the_magical_labyrinth_is_for_the_labyrinth_wall_and_needs_the_shadow() -> None:
    """card: Magical Labyrinth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Magical Labyrinth   monsters: Sangan
        opp 8000
    """)
    t.you.cannot("activate Magical Labyrinth", because=NO_TARGET)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Magical Labyrinth (on Labyrinth Wall)   monsters: Labyrinth Wall   hand: Wall Shadow
        opp 8000
    """)
    t.you.cannot("activate Magical Labyrinth", because=NOTHING_TO_DO)


def test_the_magical_labyrinth_does_not_tribute_an_opponents_wall() -> None:
    """card: Magical Labyrinth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Magical Labyrinth (on Labyrinth Wall)   deck: 2 Wall Shadow
        opp 8000   monsters: Labyrinth Wall
    """)
    t.you.cannot("activate Magical Labyrinth", because=CONDITION)


# ------------------------------------------------------------------------------------------------ what is on a monster


@pytest.mark.parametrize("card", ["Heart of Clear Water", "Raregold Armor", "Rod of the Mind's Eye"])
def test_what_goes_on_every_monster_is_equipped_to_any_that_is_face_up(card: str) -> None:
    """card: Heart of Clear Water, Raregold Armor, Rod of the Mind's Eye"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, Umi   monsters: Sangan, Battle Ox (set)
        opp 8000   monsters: Kuriboh, Gemini Elf (set)
    """)
    t.you.activates(card)
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Sangan"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.you.spells == [card]


# ------------------------------------------------------------------------------------------ what draws attacks on itse


def test_the_raregold_armor_leaves_only_its_monster_to_be_attacked() -> None:
    """card: Raregold Armor"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Sangan, Kuriboh   spells: Raregold Armor (on Sangan)
        opp 8000   monsters: Vorse Raider, Battle Ox
    """)
    t.opp.cannot("attack Kuriboh with Vorse Raider", because=FORBIDDEN)
    t.opp.can("attack Sangan with Vorse Raider")


def test_the_raregold_armor_does_nothing_on_an_opponents_monster() -> None:
    """card: Raregold Armor"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Sangan, Kuriboh   spells: Raregold Armor (on Vorse Raider)
        opp 8000   monsters: Vorse Raider
    """)
    t.opp.can("attack Kuriboh with Vorse Raider")


def test_the_ring_of_magnetism_weakens_its_monster_and_draws_all_attacks() -> None:
    """card: Ring of Magnetism"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Sangan, Kuriboh   spells: Ring of Magnetism (on Sangan)
        opp 8000   monsters: Vorse Raider, Raging Flame Sprite
    """)
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (500, 100)
    t.opp.cannot("attack Kuriboh with Vorse Raider", because=FORBIDDEN)
    t.opp.cannot("attack directly with Raging Flame Sprite", because=FORBIDDEN)
    t.opp.attacks("Vorse Raider", "Sangan")
    assert t.you.lp == 8000 - 1400


def test_the_ring_of_magnetism_is_for_ones_own_monsters() -> None:
    """card: Ring of Magnetism"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ring of Magnetism
        opp 8000   monsters: Vorse Raider
    """)
    t.you.cannot("activate Ring of Magnetism", because=NO_TARGET)


# ---------------------------------------------------------------------------------------- clear water, clear mind


@pytest.mark.parametrize(
    ("card", "safe"), [("Smashing Ground", False), ("Offerings to the Doomed", True), ("Dark Hole", False)]
)
def test_the_heart_of_clear_water_saves_from_effects_that_target(card: str, safe: bool) -> None:
    """card: Heart of Clear Water"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Heart of Clear Water (on Sangan)   monsters: Sangan
        opp 8000   hand: {card}
    """)
    t.opp.activates(card).nobody_responds()
    assert (t.you.monsters == ["Sangan"]) == safe


def test_the_heart_of_clear_water_saves_no_other_targets() -> None:
    """card: Heart of Clear Water"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Heart of Clear Water (on Sangan)   monsters: Sangan, Kuriboh
        opp 8000   hand: Offerings to the Doomed
    """)
    t.opp.activates("Offerings to the Doomed", targeting="Kuriboh").nobody_responds()
    assert t.you.monsters == ["Sangan"]


def test_the_heart_of_clear_water_saves_from_battle_and_not_from_damage() -> None:
    """card: Heart of Clear Water"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Heart of Clear Water (on Sangan)   monsters: Sangan
        opp 8000   monsters: Vorse Raider
    """)
    t.opp.attacks("Vorse Raider", "Sangan")
    t.nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.you.lp == 7100


def test_the_heart_of_clear_water_falls_when_its_monster_has_1300_atk() -> None:
    """card: Heart of Clear Water"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Heart of Clear Water (on Sangan)   monsters: Sangan   hand: Dark Energy
        opp 8000
    """)
    t.you.activates("Dark Energy", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 1300 and t.you.spells == ["Dark Energy"]


@pytest.mark.parametrize(("attacker", "damage"), [("Kuriboh", 1000), ("Blue-Eyes White Dragon", 1000)])
def test_the_rod_of_the_minds_eye_makes_the_damage_1000(attacker: str, damage: int) -> None:
    """card: Rod of the Mind's Eye"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Rod of the Mind's Eye (on {attacker})   monsters: {attacker}
        opp 8000
    """)
    t.you.attacks_directly(attacker)
    assert t.opp.lp == 8000 - damage


def test_the_rod_of_the_minds_eye_leaves_other_damage_alone() -> None:
    """card: Rod of the Mind's Eye"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Rod of the Mind's Eye (on Sangan)   monsters: Sangan
        opp 8000   monsters: Vorse Raider (defense)
    """)
    t.you.attacks("Sangan", "Vorse Raider")
    assert (t.you.lp, t.opp.lp) == (7800, 8000)
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Rod of the Mind's Eye (on Kuriboh)   monsters: Vorse Raider
        opp 8000   monsters: Kuriboh
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    assert t.opp.lp == 8000 - 1600


# ------------------------------------------------------------------------------------------------------- the black dust


def test_ekibyo_drakmord_destroys_its_monster_in_the_second_end_phase_and_returns() -> None:
    """card: Ekibyo Drakmord"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ekibyo Drakmord   deck: 5 Umi
        opp 8000   monsters: Sangan   deck: 5 Umi
    """)
    t.you.activates("Ekibyo Drakmord").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack directly with Sangan", because=FORBIDDEN)
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.opp.monsters == ["Sangan"]
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.goes_to("End Phase")
    t.nobody_responds()
    assert t.opp.monsters == [] and "Ekibyo Drakmord" in t.you.hand and t.you.graveyard == []


def test_ekibyo_drakmord_does_nothing_later_once_it_is_gone() -> None:
    """card: Ekibyo Drakmord"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ekibyo Drakmord, Mystical Space Typhoon   monsters: Sangan   deck: 5 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.activates("Ekibyo Drakmord").nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Ekibyo Drakmord").nobody_responds()
    for seat in (t.you, t.opp, t.you):
        seat.ends_turn()
        t.nobody_responds()
    assert t.turn == 6 and t.you.monsters == ["Sangan"] and "Ekibyo Drakmord" in t.you.graveyard
