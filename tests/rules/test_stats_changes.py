"""Topic stats: increases and decreases, fractions, the floor of 0, and what a monster has made of itself."""

import pytest

from stat_cards import POOL, level, original_atk, use, values
from table import Table, table

CHIDORI = "强袭黑羽-泪雨之千鸟刀鸟"


# ------------------------------------------------------------------------------------------------------------- added up


@pytest.mark.rule("stats.modifier.cumulative", scenario=1)
def test_two_rush_recklessly_and_forbidden_dress_give_wattaildragon_3300() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly x2, Forbidden Dress   monsters: Wattaildragon (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3900
    use(t.you, "Forbidden Dress", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3300
    t.you.ends_turn()
    assert t.you.atk_of("Wattaildragon") == 2500


# ------------------------------------------------------------------------------------------------------------ fractions


@pytest.mark.rule("stats.fraction.round-half-up", scenario=1)
def test_two_gales_halve_2450_to_1225_and_to_613() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind (attack, zone 1)   hand: Blackwing - Gale the Whirlwind
        opp 8000   monsters: Giga Gagagigo (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Blackwing - Gale the Whirlwind", on="Giga Gagagigo")
    assert values(t.opp, "Giga Gagagigo") == (1225, 750)
    t.you.summons("Blackwing - Gale the Whirlwind", zone=2)
    t.nobody_responds()
    use(t.you, "Blackwing - Gale the Whirlwind (zone 2)", on="Giga Gagagigo")
    assert values(t.opp, "Giga Gagagigo") == (613, 375)


@pytest.mark.rule("stats.fraction.lp-round-half-up", scenario=1)
@pytest.mark.parametrize(("before", "left"), [(525, 263), (1, 1), (526, 263)])
def test_half_of_525_life_points_paid_for_solemn_judgment_leaves_263(before: int, left: int) -> None:
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you {before}   set: Solemn Judgment
        opp 8000   hand: Dian Keto the Cure Master
        """,
        pool=POOL,
    )
    t.opp.activates("Dian Keto the Cure Master")
    use(t.you, "Solemn Judgment")
    assert t.opp.lp == 8000 and t.you.lp == left


# -------------------------------------------------------------------------------------------------------- never below 0


def black_winged_dragon_with_two_counters(target: str, hand: str = "Needle x2") -> Table:
    """Your Black-Winged Dragon has two counters; the opponent controls the target."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}   monsters: Black-Winged Dragon (attack)
        opp 8000   monsters: {target} (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Needle")
    use(t.you, "Needle")
    assert t.you.atk_of("Black-Winged Dragon") == 2800 - 2 * 700
    return t


@pytest.mark.rule("stats.floor.zero", scenario=1)
def test_two_black_feather_counters_lower_an_atk_of_1000_to_0() -> None:
    t = black_winged_dragon_with_two_counters("Ryu-Kishin")
    assert t.opp.atk_of("Ryu-Kishin") == 1000
    use(t.you, "Black-Winged Dragon", on="Ryu-Kishin")
    assert t.you.atk_of("Black-Winged Dragon") == 2800
    assert t.opp.atk_of("Ryu-Kishin") == 0
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Black-Winged Dragon", "Ryu-Kishin")
    assert t.opp.lp == 8000 - 1000 - 2800


@pytest.mark.rule("stats.floor.zero", scenario=1)
def test_a_decrease_below_0_is_remembered_for_an_increase_that_follows() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shooting Star Bow - Ceal, Rush Recklessly   monsters: Mystical Elf (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Shooting Star Bow - Ceal", on="Mystical Elf")
    assert t.you.atk_of("Mystical Elf") == 0
    use(t.you, "Rush Recklessly", on="Mystical Elf")
    assert t.you.atk_of("Mystical Elf") == 800 - 1000 + 700


@pytest.mark.rule("stats.floor.zero", scenario=1)
def test_what_two_black_feather_counters_have_taken_below_0_is_missing_from_rush_recklessly() -> None:
    t = black_winged_dragon_with_two_counters("Ryu-Kishin", hand="Needle x2, Rush Recklessly")
    use(t.you, "Black-Winged Dragon", on="Ryu-Kishin")
    use(t.you, "Rush Recklessly", on="Ryu-Kishin")
    assert t.opp.atk_of("Ryu-Kishin") == 1000 - 1400 + 700


@pytest.mark.rule("stats.decrease.actual-amount-is-referenced", scenario=1)
@pytest.mark.parametrize(("target", "left", "damage"), [("Ryu-Kishin", 0, 1000), ("Opticlops", 400, 1400)])
def test_black_winged_dragon_inflicts_what_the_monster_has_really_lost(target: str, left: int, damage: int) -> None:
    t = black_winged_dragon_with_two_counters(target)
    use(t.you, "Black-Winged Dragon", on=target)
    assert t.opp.atk_of(target) == left
    assert t.opp.lp == 8000 - damage


# ------------------------------------------------------------------------------------ what a monster has made of itself


@pytest.mark.rule("stats.self-change.lost-when-monster-negated", scenario=1)
def test_pendragon_loses_its_own_500_when_breakthrough_skill_negates_it() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   monsters: D/D/D Dragon King Pendragon (attack)
        opp 8000   set: Breakthrough Skill
        """,
        pool=POOL,
    )
    t.you.activates("D/D/D Dragon King Pendragon", discarding="Kuriboh")
    t.nobody_responds()
    t.you.says_no()
    assert t.you.atk_of("D/D/D Dragon King Pendragon") == 3100
    use(t.opp, "Breakthrough Skill", on="D/D/D Dragon King Pendragon")
    assert t.you.atk_of("D/D/D Dragon King Pendragon") == 2600


@pytest.mark.rule("stats.self-change.lost-when-monster-negated", scenario=1)
def test_what_armored_kappa_has_lost_to_a_negation_does_not_come_back_with_the_next_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   monsters: Armored Kappa (attack, materials: Kuriboh)
        opp 8000   set: Breakthrough Skill
        """,
        pool=POOL,
    )
    use(t.you, "Armored Kappa")
    t.you.chooses_effect(1)
    use(t.you, "Rush Recklessly", on="Armored Kappa")
    assert t.you.atk_of("Armored Kappa") == 400 + 1000 + 700
    t.you.goes_to("Battle Phase")
    use(t.opp, "Breakthrough Skill", on="Armored Kappa")
    assert t.you.atk_of("Armored Kappa") == 400 + 700  # Rush Recklessly is not its own effect
    t.you.ends_turn()
    assert t.you.atk_of("Armored Kappa") == 400


@pytest.mark.rule("stats.self-change.lost-when-monster-negated", scenario=1)
def test_a_change_that_could_have_been_made_to_another_monster_stays() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Generous Knight (attack)
        opp 8000   set: Breakthrough Skill
        """,
        pool=POOL,
    )
    use(t.you, "Generous Knight", on="Generous Knight")
    assert t.you.atk_of("Generous Knight") == 2000
    t.you.goes_to("Battle Phase")
    use(t.opp, "Breakthrough Skill", on="Generous Knight")
    assert "Breakthrough Skill" in t.opp.graveyard and t.you.atk_of("Generous Knight") == 2000


# --------------------------------------------------------------------------------------------------- face-down monsters


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=1)
def test_a_face_down_monster_gains_nothing_until_it_is_flipped_by_an_attack() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian (attack)
        opp 8000   monsters: Wattaildragon (set)   spells: War Hymn
        """,
        pool=POOL,
    )
    assert values(t.opp, "Wattaildragon") == (2500, 1000)
    t.you.attacks("Celtic Guardian", "Wattaildragon")
    assert values(t.opp, "Wattaildragon") == (3000, 1500)
    assert t.you.lp == 8000 - (1500 - 1400) and t.opp.monsters == ["Wattaildragon"]


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=1)
def test_the_level_of_a_face_down_monster_cannot_be_increased() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Level Hymn   monsters: Wattaildragon (set)
        opp 8000
        """,
        pool=POOL,
    )
    t.you.cannot("activate Level Hymn", because="target.timing.chosen-at-activation")
    assert level(t.you, "Wattaildragon") == 6


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=1)
def test_an_increase_of_the_level_does_not_apply_to_a_target_that_was_turned_face_down() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Level Hymn x2   monsters: Wattaildragon (attack), Opticlops (attack)
        opp 8000   set: Book of Moon
        """,
        pool=POOL,
    )
    use(t.you, "Level Hymn", on="Opticlops")
    assert level(t.you, "Opticlops") == 6
    t.you.activates("Level Hymn", targeting="Wattaildragon")
    use(t.opp, "Book of Moon", on="Wattaildragon")
    assert t.you.monster("Wattaildragon").position == "set"
    assert level(t.you, "Wattaildragon") == 6


# -------------------------------------------------------------------------------------------- which effect is of a kind


@pytest.mark.rule("stats.activated-modifier.definition", scenario=1)
@pytest.mark.rule("stats.continuous-modifier.definition", scenario=1)
def test_rush_recklessly_and_armored_kappa_are_dropped_by_megamorph_and_axe_and_persona_are_not() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 4000   hand: Rush Recklessly, Megamorph x4, Axe of Despair   field: Amorphous Persona
                   monsters: Wattaildragon (attack), Armored Kappa (attack, materials: Kuriboh), Opticlops (attack),
                             Amorphage Goliath (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    use(t.you, "Armored Kappa")
    t.you.chooses_effect(1)
    use(t.you, "Axe of Despair", on="Opticlops")
    names = ("Wattaildragon", "Armored Kappa", "Opticlops", "Amorphage Goliath")
    assert [t.you.atk_of(name) for name in names] == [3200, 1400, 2800, 3050]
    for name in names:
        use(t.you, "Megamorph", on=name)
    assert [t.you.atk_of(name) for name in names] == [5000, 800, 3600 + 1000, 5500 + 300]


@pytest.mark.rule("stats.activated-modifier.definition", scenario=1)
def test_what_axe_and_persona_give_ends_when_they_leave_and_what_rush_recklessly_gives_does_not() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly, Axe of Despair, Heavy Storm   field: Amorphous Persona
                   monsters: Wattaildragon (attack), Opticlops (attack), Amorphage Goliath (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    use(t.you, "Axe of Despair", on="Opticlops")
    names = ("Wattaildragon", "Opticlops", "Amorphage Goliath")
    assert "Rush Recklessly" in t.you.graveyard
    assert [t.you.atk_of(name) for name in names] == [3200, 2800, 3050]
    t.you.activates("Heavy Storm")
    t.nobody_responds()
    assert [t.you.atk_of(name) for name in names] == [3200, 1800, 2750]


@pytest.mark.rule("stats.continuous-modifier.definition", scenario=1)
def test_what_chidori_and_persona_give_is_calculated_anew_all_the_time_and_ends_at_once() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Foolish Burial, Forbidden Chalice, Mystical Space Typhoon   field: Amorphous Persona
                   monsters: {CHIDORI} (attack), Amorphage Goliath (attack)
                   graveyard: Blackwing - Gale the Whirlwind   deck: Blackwing - Gale the Whirlwind
        opp 8000
        """,
        pool=POOL,
    )
    assert t.you.atk_of(CHIDORI) == 2900 and values(t.you, "Amorphage Goliath") == (3050, 300)
    use(t.you, "Foolish Burial")
    assert t.you.atk_of(CHIDORI) == 3200 and original_atk(t.you, CHIDORI) == 2600
    use(t.you, "Forbidden Chalice", on=CHIDORI)
    assert t.you.atk_of(CHIDORI) == 2600 + 400
    use(t.you, "Mystical Space Typhoon", on="Amorphous Persona")
    assert values(t.you, "Amorphage Goliath") == (2750, 0)


@pytest.mark.rule("stats.continuous-modifier.definition", scenario=1)
def test_what_chidori_gives_itself_is_added_again_to_what_megamorph_makes_of_it() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 4000   hand: Megamorph   monsters: {CHIDORI} (attack)   graveyard: Blackwing - Gale the Whirlwind x2
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Megamorph", on=CHIDORI)
    assert t.you.atk_of(CHIDORI) == 5200 + 600
