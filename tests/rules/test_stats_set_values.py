"""Topic stats: values that become something, by activated and by continuous effects, and what came before and after."""

import pytest

from stat_cards import POOL, original_atk, use
from table import Table, table

CHIDORI = "强袭黑羽-泪雨之千鸟刀鸟"


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


def wattaildragon_against_gale(your_hand: str) -> Table:
    """Your Gale, the opponent's Wattaildragon, your turn; your LP are lower."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 4000   hand: {your_hand}   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: Wattaildragon (attack)
        """,
        pool=POOL,
    )


def send_fox(t: Table) -> None:
    """Destroy your own Crimson Fox with your Raigeki Break, so that its effect makes the ATK of Wattaildragon 0."""
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Lunalight Crimson Fox")
    t.nobody_responds()
    t.you.triggers("Lunalight Crimson Fox")
    t.nobody_responds()


def wattaildragon_against_fox(your_hand: str) -> Table:
    """Your Crimson Fox, with what sends it to the Graveyard, and the opponent's Wattaildragon."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh, {your_hand}   set: Raigeki Break   monsters: Lunalight Crimson Fox (attack)
        opp 8000   monsters: Wattaildragon (attack)
        """,
        pool=POOL,
    )


# ------------------------------------------------------------------------------------------ activated: what came before


@pytest.mark.rule("stats.set-value.activated.drops-earlier-activated-modifiers", scenario=1)
def test_gale_halves_what_rush_recklessly_has_made_of_wattaildragon_and_1600_stays() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Rush Recklessly   monsters: Wattaildragon (attack)
        opp 8000   hand: Blackwing - Gale the Whirlwind
        """,
        pool=POOL,
    )
    t.opp.summons("Blackwing - Gale the Whirlwind")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3200
    use(t.opp, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 1600
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.atk_of("Wattaildragon") == 1600


@pytest.mark.rule("stats.set-value.activated.drops-earlier-continuous-modifiers", scenario=1)
def test_gale_halves_what_chidori_has_made_of_itself_and_further_blackwings_do_not_raise_it() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: {CHIDORI} (attack)   graveyard: Blackwing - Gale the Whirlwind x2
                   hand: Foolish Burial   deck: Kuriboh, Blackwing - Gale the Whirlwind
        """,
        pool=POOL,
    )
    assert t.opp.atk_of(CHIDORI) == 3200
    use(t.you, "Blackwing - Gale the Whirlwind", on=CHIDORI)
    assert t.opp.atk_of(CHIDORI) == 1600
    t.you.ends_turn()
    use(t.opp, "Foolish Burial")
    assert t.opp.graveyard.count("Blackwing - Gale the Whirlwind") == 3
    assert t.opp.atk_of(CHIDORI) == 1600


@pytest.mark.rule("stats.set-value.activated.overrides-everything-earlier", scenario=1)
def test_gale_halves_the_5000_of_megamorph_and_2500_stays_when_megamorph_is_destroyed() -> None:
    t = wattaildragon_against_gale("Megamorph, Mystical Space Typhoon")
    use(t.you, "Megamorph", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 5000
    use(t.you, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 2500
    use(t.you, "Mystical Space Typhoon", on="Megamorph")
    assert "Megamorph" in t.you.graveyard and t.opp.atk_of("Wattaildragon") == 2500


@pytest.mark.rule("stats.set-value.activated.overrides-everything-earlier", scenario=1)
def test_what_gale_has_halved_is_not_calculated_again_when_an_equip_spell_leaves() -> None:
    t = wattaildragon_against_gale("Axe of Despair, Mystical Space Typhoon")
    use(t.you, "Axe of Despair", on="Wattaildragon")
    use(t.you, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 1750
    t.you.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    t.nobody_responds()
    assert "Axe of Despair" in t.you.graveyard and t.opp.atk_of("Wattaildragon") == 1750


# ----------------------------------------------------------------------------------------------------- what comes after


@pytest.mark.rule("stats.set-value.activated.later-changes-apply-on-top", scenario=1)
def test_rush_recklessly_makes_700_of_the_0_of_crimson_fox() -> None:
    t = wattaildragon_against_fox("Rush Recklessly")
    send_fox(t)
    assert t.opp.atk_of("Wattaildragon") == 0
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 700
    t.you.ends_turn()
    assert t.opp.atk_of("Wattaildragon") == 2500


@pytest.mark.rule("stats.modifier.applies-on-top-of-set-value", scenario=1)
def test_rush_recklessly_makes_5700_of_the_5000_of_megamorph() -> None:
    t = your_wattaildragon("Megamorph, Rush Recklessly")
    use(t.you, "Megamorph", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 5000
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 5700


# ----------------------------------------------------------------------------------------- continuous: what came before


@pytest.mark.rule("stats.set-value.continuous.drops-earlier-activated-modifiers", scenario=1)
def test_rush_recklessly_is_not_added_to_the_5000_of_megamorph_that_comes_later() -> None:
    t = your_wattaildragon("Rush Recklessly, Megamorph")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 3200
    use(t.you, "Megamorph", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 5000


@pytest.mark.rule("stats.set-value.continuous.drops-earlier-activated-modifiers", scenario=1)
def test_rush_recklessly_applies_again_when_megamorph_leaves_in_the_same_turn() -> None:
    t = your_wattaildragon("Rush Recklessly, Megamorph, Mystical Space Typhoon")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    use(t.you, "Megamorph", on="Wattaildragon")
    use(t.you, "Mystical Space Typhoon", on="Megamorph")
    assert t.you.atk_of("Wattaildragon") == 3200


@pytest.mark.rule("stats.set-value.continuous.recalculates-continuous-modifiers", scenario=1)
def test_amorphage_goliath_with_amorphous_persona_and_megamorph_has_5800() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 4000   hand: Megamorph   field: Amorphous Persona   monsters: Amorphage Goliath (attack)
        opp 8000
        """,
        pool=POOL,
    )
    assert t.you.atk_of("Amorphage Goliath") == 3050
    use(t.you, "Megamorph", on="Amorphage Goliath")
    assert t.you.atk_of("Amorphage Goliath") == 5800


# -------------------------------------------------------------------------------------------- which effect is of a kind


@pytest.mark.rule("stats.activated-set-value.definition", scenario=1)
def test_what_gale_has_set_stays_without_gale_and_drops_what_came_before() -> None:
    t = wattaildragon_against_gale("Rush Recklessly, Axe of Despair")
    use(t.you, "Axe of Despair", on="Wattaildragon")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 4200
    use(t.you, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    assert (t.opp.atk_of("Wattaildragon"), original_atk(t.opp, "Wattaildragon")) == (2100, 2500)
    t.you.ends_turn()
    assert t.opp.atk_of("Wattaildragon") == 2100


@pytest.mark.rule("stats.activated-set-value.definition", scenario=1)
def test_what_gale_has_set_stays_when_gale_leaves_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   set: Raigeki Break   monsters: Blackwing - Gale the Whirlwind (attack)
        opp 8000   monsters: Wattaildragon (attack)
        """,
        pool=POOL,
    )
    use(t.you, "Blackwing - Gale the Whirlwind", on="Wattaildragon")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Blackwing - Gale the Whirlwind")
    t.nobody_responds()
    assert t.you.monsters == [] and t.opp.atk_of("Wattaildragon") == 1250


@pytest.mark.rule("stats.activated-set-value.definition", scenario=1)
def test_what_crimson_fox_has_set_drops_what_came_before_and_is_no_original_value() -> None:
    t = wattaildragon_against_fox("Axe of Despair, Rush Recklessly")
    use(t.you, "Axe of Despair", on="Wattaildragon")
    use(t.you, "Rush Recklessly", on="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 4200
    send_fox(t)
    assert (t.opp.atk_of("Wattaildragon"), original_atk(t.opp, "Wattaildragon")) == (0, 2500)


@pytest.mark.rule("stats.activated-set-value.definition", scenario=1)
def test_megamorph_and_shrink_are_no_activated_set_values() -> None:
    t = your_wattaildragon("Axe of Despair, Megamorph, Shrink, Mystical Space Typhoon")
    use(t.you, "Axe of Despair", on="Wattaildragon")
    use(t.you, "Megamorph", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 5000 + 1000  # an activated one would not add the axe again
    use(t.you, "Shrink", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 1250 * 2 + 1000  # Megamorph looks at the new original value
    use(t.you, "Mystical Space Typhoon", on="Megamorph")
    assert (t.you.atk_of("Wattaildragon"), original_atk(t.you, "Wattaildragon")) == (1250 + 1000, 1250)


@pytest.mark.rule("stats.continuous-set-value.definition", scenario=1)
def test_megamorph_follows_the_life_points_and_ends_when_it_leaves() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 7000   hand: Megamorph, Dian Keto the Cure Master x2, Mystical Space Typhoon
                   monsters: Wattaildragon (attack)
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Megamorph", on="Wattaildragon")
    assert t.you.atk_of("Wattaildragon") == 5000
    use(t.you, "Dian Keto the Cure Master")
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and t.you.atk_of("Wattaildragon") == 2500
    use(t.you, "Dian Keto the Cure Master")
    assert t.you.lp == 9000 and t.you.atk_of("Wattaildragon") == 1250
    use(t.you, "Mystical Space Typhoon", on="Megamorph")
    assert t.you.atk_of("Wattaildragon") == 2500
