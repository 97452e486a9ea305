"""Topic stats: original values, what changes them, and what is calculated again when they have changed."""

import pytest

from stat_cards import POOL, original_atk, original_def, use, values
from table import Table, table


def your_wattaildragon(hand: str) -> Table:
    """Your Wattaildragon, in your turn; your LP are lower."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 4000   hand: {hand}   monsters: Wattaildragon (attack)
        opp 8000
        """,
        pool=POOL,
    )


def your_chidori(hand: str) -> Table:
    """Your Chidori, with two "Blackwing" monsters in your Graveyard."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}   monsters: 强袭黑羽-泪雨之千鸟刀鸟 (attack)
                   graveyard: Blackwing - Gale the Whirlwind x2
        opp 8000
        """,
        pool=POOL,
    )


# ------------------------------------------------------------------------------------------------ what is printed on it


@pytest.mark.rule("stats.original.printed-value", scenario=1)
def test_damage_equal_to_the_original_atk_does_not_count_an_equip_spell() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sword of Deep-Seated, Burn by Origin   monsters: Opticlops (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Sword of Deep-Seated", on="Opticlops")
    assert t.you.atk_of("Opticlops") == 2300
    use(t.you, "Burn by Origin", on="Opticlops")
    assert t.opp.lp == 8000 - 1800


@pytest.mark.rule("stats.original.printed-value", scenario=2)
def test_the_original_values_of_wattaildragon_stay_under_rush_recklessly() -> None:
    t = your_wattaildragon("Rush Recklessly")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert values(t.you, "Wattaildragon") == (3200, 1000)
    assert (original_atk(t.you, "Wattaildragon"), original_def(t.you, "Wattaildragon")) == (2500, 1000)


@pytest.mark.rule("stats.modifier.not-original-value", scenario=1)
def test_an_effect_that_asks_for_an_original_atk_of_2500_finds_wattaildragon_with_3200() -> None:
    t = your_wattaildragon("Rush Recklessly, Judge of 2500, Judge of 3200")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3200
    use(t.you, "Judge of 3200", on="Wattaildragon")
    assert t.you.lp == 4100 and t.you.monsters == ["Wattaildragon"]
    use(t.you, "Judge of 2500", on="Wattaildragon")
    assert t.you.monsters == [] and "Wattaildragon" in t.you.graveyard


@pytest.mark.rule("stats.off-field.printed-value", scenario=1)
def test_in_the_graveyard_a_monster_has_its_printed_atk_whatever_it_had_on_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Dark Hole, Call the Weak   monsters: Elemental HERO Sparkman (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Axe of Despair", on="Elemental HERO Sparkman")
    assert t.you.atk_of("Elemental HERO Sparkman") == 2600
    t.you.cannot("activate Call the Weak", because="target.timing.chosen-at-activation")
    use(t.you, "Dark Hole")
    use(t.you, "Call the Weak", on="Elemental HERO Sparkman")
    assert t.you.hand == ["Elemental HERO Sparkman"]


# ------------------------------------------------------------------------------------- effects that change the original


@pytest.mark.rule("stats.original.changed-by-effect", scenario=1)
def test_barbaros_summoned_without_tribute_is_doubled_to_3800() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beast King Barbaros, Double the Origin
        opp 8000
        """,
        pool=POOL,
    )
    t.you.summons("Beast King Barbaros")
    t.nobody_responds()
    assert (t.you.atk_of("Beast King Barbaros"), original_atk(t.you, "Beast King Barbaros")) == (1900, 1900)
    use(t.you, "Double the Origin", on="Beast King Barbaros")
    assert t.you.atk_of("Beast King Barbaros") == 3800


@pytest.mark.rule("stats.original.changed-by-effect", scenario=2)
def test_shrink_halves_the_original_atk_of_wattaildragon_until_the_turn_ends() -> None:
    t = your_wattaildragon("Shrink, Burn by Origin")
    use(t.you, "Shrink", on="Wattaildragon")
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (1250, 1250)
    use(t.you, "Burn by Origin", on="Wattaildragon")
    assert t.opp.lp == 8000 - 1250
    t.you.ends_turn()
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (2500, 2500)


@pytest.mark.rule("stats.set-original.latest-wins", scenario=1)
@pytest.mark.parametrize(("first", "last", "atk"), [("2400", "1000", 1000), ("1000", "2400", 2400)])
def test_the_original_value_set_last_is_the_original_value(first: str, last: str, atk: int) -> None:
    t = your_wattaildragon("Origin of 2400, Origin of 1000")
    use(t.you, f"Origin of {first}", on="Wattaildragon")
    assert original_atk(t.you, "Wattaildragon") == int(first)
    use(t.you, f"Origin of {last}", on="Wattaildragon")
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (atk, atk)


@pytest.mark.rule("stats.set-original.latest-wins", scenario=1)
def test_when_shrink_ends_the_original_atk_that_barbaros_gave_itself_is_back() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beast King Barbaros, Shrink
        opp 8000
        """,
        pool=POOL,
    )
    t.you.summons("Beast King Barbaros")
    t.nobody_responds()
    use(t.you, "Shrink", on="Beast King Barbaros")
    assert (t.you.atk_of("Beast King Barbaros"), original_atk(t.you, "Beast King Barbaros")) == (950, 950)
    t.you.ends_turn()
    assert (t.you.atk_of("Beast King Barbaros"), original_atk(t.you, "Beast King Barbaros")) == (1900, 1900)


@pytest.mark.rule("stats.set-value.does-not-change-original-value", scenario=1)
def test_half_by_gale_is_not_the_original_value_of_wattaildragon() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: Wattaildragon (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    assert values(t.opp, "Wattaildragon") == (1250, 500)
    assert (original_atk(t.opp, "Wattaildragon"), original_def(t.opp, "Wattaildragon")) == (2500, 1000)


@pytest.mark.rule("stats.set-value.does-not-change-original-value", scenario=1)
def test_double_by_megamorph_is_not_the_original_value_of_wattaildragon() -> None:
    t = your_wattaildragon("Megamorph, Burn by Origin")
    use(t.you, "Megamorph", on="Wattaildragon")
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (5000, 2500)
    use(t.you, "Burn by Origin", on="Wattaildragon")
    assert t.opp.lp == 8000 - 2500


# --------------------------------------------------------------------------------------------- what is calculated again


@pytest.mark.rule("stats.set-original.activated.recalculates-earlier-activated-modifiers", scenario=1)
def test_wattaildragon_under_rush_recklessly_and_then_shrink_has_1950() -> None:
    t = your_wattaildragon("Rush Recklessly, Shrink")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3200
    use(t.you, "Shrink", on="Wattaildragon")
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (1950, 1250)


@pytest.mark.rule("stats.set-original.activated.recalculates-continuous-modifiers", scenario=1)
def test_chidori_under_shrink_has_1900_and_3200_again_when_the_turn_has_ended() -> None:
    t = your_chidori("Shrink")
    assert t.you.atk_of("强袭黑羽-泪雨之千鸟刀鸟") == 3200
    use(t.you, "Shrink", on="强袭黑羽-泪雨之千鸟刀鸟")
    assert t.you.atk_of("强袭黑羽-泪雨之千鸟刀鸟") == 1900
    t.you.ends_turn()
    assert t.you.atk_of("强袭黑羽-泪雨之千鸟刀鸟") == 3200


@pytest.mark.rule("stats.set-original.activated.recalculates-self-boost", scenario=1)
def test_armored_kappa_that_has_raised_its_atk_has_1200_under_shrink_and_then_1400_again() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink   monsters: Armored Kappa (attack, materials: Kuriboh)
        opp 8000
        """,
        pool=POOL,
    )
    assert original_atk(t.you, "Armored Kappa") == 400
    use(t.you, "Armored Kappa")
    t.you.chooses_effect(1)
    assert values(t.you, "Armored Kappa") == (1400, 1000)
    use(t.you, "Shrink", on="Armored Kappa")
    assert (t.you.atk_of("Armored Kappa"), original_atk(t.you, "Armored Kappa")) == (1200, 200)
    t.you.ends_turn()
    assert (t.you.atk_of("Armored Kappa"), original_atk(t.you, "Armored Kappa")) == (1400, 400)


@pytest.mark.rule("stats.example.shrink-halves-original-atk", scenario=1)
def test_shrink_on_a_monster_of_2000_with_an_equip_spell_of_500_gives_1500_until_the_turn_ends() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sword of Deep-Seated, Shrink   monsters: Alexandrite Dragon (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Sword of Deep-Seated", on="Alexandrite Dragon")
    assert t.you.atk_of("Alexandrite Dragon") == 2500
    use(t.you, "Shrink", on="Alexandrite Dragon")
    assert t.you.atk_of("Alexandrite Dragon") == 1500
    t.you.ends_turn()
    assert t.you.atk_of("Alexandrite Dragon") == 2500


@pytest.mark.rule("stats.example.shrink-halves-original-atk", scenario=1)
def test_shrink_cannot_target_a_face_down_monster() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink   monsters: Alexandrite Dragon (set)
        opp 8000
        """,
        pool=POOL,
    )
    t.you.cannot("activate Shrink", because="target.timing.chosen-at-activation")


# -------------------------------------------------------------------------------------------- which effect is of a kind


@pytest.mark.rule("stats.activated-set-original.definition", scenario=1)
def test_only_shrink_sets_an_original_value_and_not_gale_or_megamorph() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 4000   hand: Shrink, Megamorph   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: Wattaildragon (attack), Alexandrite Dragon (attack), Opticlops (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Shrink", on="Wattaildragon")
    use(t.you, "Blackwing - Gale the Whirlwind", on="Alexandrite Dragon")
    use(t.you, "Megamorph", on="Opticlops")
    assert (t.opp.atk_of("Wattaildragon"), original_atk(t.opp, "Wattaildragon")) == (1250, 1250)
    assert (t.opp.atk_of("Alexandrite Dragon"), original_atk(t.opp, "Alexandrite Dragon")) == (1000, 2000)
    assert (t.opp.atk_of("Opticlops"), original_atk(t.opp, "Opticlops")) == (3600, 1800)
    # Shrink's Spell is in the Graveyard and goes on; what Megamorph gives ends with it.
    assert "Shrink" in t.you.graveyard and t.you.spells == ["Megamorph"]
    t.you.ends_turn()
    assert [t.opp.atk_of(name) for name in ("Wattaildragon", "Alexandrite Dragon", "Opticlops")] == [2500, 1000, 3600]


@pytest.mark.rule("stats.activated-set-original.definition", scenario=1)
def test_an_increase_before_is_added_again_after_shrink_but_not_after_gale() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly x2, Shrink   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: Wattaildragon (attack), Alexandrite Dragon (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    use(t.you, "Rush Recklessly", on="Alexandrite Dragon")
    use(t.you, "Shrink", on="Wattaildragon")
    use(t.you, "Blackwing - Gale the Whirlwind", on="Alexandrite Dragon")
    assert (t.opp.atk_of("Wattaildragon"), t.opp.atk_of("Alexandrite Dragon")) == (1250 + 700, (2000 + 700) // 2)


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_what_a_monster_lost_of_its_way_of_summon_does_not_come_back() -> None:
    """Fusilier Dragon was summoned without Tributes; Skill Drain gives it its printed ATK, and it keeps that."""
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {fusilier}, Mystical Space Typhoon   set: Skill Drain
        opp 8000
    """)
    t.you.summons(fusilier)
    t.nobody_responds()
    assert t.you.atk_of(fusilier) == 1400
    t.you.activates("Skill Drain").nobody_responds()
    assert t.you.atk_of(fusilier) == 2800
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert t.you.spells == [] and t.you.atk_of(fusilier) == 2800
