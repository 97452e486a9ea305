"""Cards: what changes what must be Tributed, and what a monster takes over from its Tributes."""

import pytest

from table import Table, table

ONE_TRIBUTE = "summon.tribute.level-5-6-one"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


# ---------------------------------------------------------------------------------------------------- Soul Exchange


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
@pytest.mark.parametrize("lies", ["", " (set)"])
def test_soul_exchange_lets_the_opponents_monster_be_tributed(lies: str) -> None:
    """card: Soul Exchange ①"""
    t = your_turn("hand: Soul Exchange, Summoned Skull", f"monsters: Gemini Elf{lies}, Kuriboh")
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.summons("Summoned Skull")
    assert t.you.monsters == ["Summoned Skull"] and t.opp.monsters == ["Kuriboh"]
    assert t.opp.graveyard == ["Gemini Elf"]


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_soul_exchange_makes_its_target_the_first_tribute() -> None:
    """card: Soul Exchange ①"""
    t = your_turn("hand: Soul Exchange, Blue-Eyes White Dragon   monsters: Kuriboh, Sangan", "monsters: Gemini Elf")
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.does("summon Blue-Eyes White Dragon")
    t.you.cannot("tribute Kuriboh, Sangan", "ask.joint-condition")
    t.you.chooses("Gemini Elf", "Kuriboh")
    assert t.opp.monsters == [] and "Sangan" in t.you.monsters


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_soul_exchange_counts_for_costs_too() -> None:
    """card: Soul Exchange ①"""
    t = your_turn("hand: Soul Exchange   monsters: Cannon Soldier, Kuriboh", "monsters: Gemini Elf")
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.activates("Cannon Soldier")
    assert t.opp.monsters == [] and t.you.monsters == ["Cannon Soldier", "Kuriboh"] and t.opp.lp == 7500


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_soul_exchange_is_over_with_the_turn_and_costs_the_battle_phase() -> None:
    """card: Soul Exchange ①"""
    t = your_turn("hand: Soul Exchange, Summoned Skull   monsters: Kuriboh", "monsters: Gemini Elf")
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.cannot("battle phase", "effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.summons("Summoned Skull", tributing=["Kuriboh"])
    assert t.opp.monsters == ["Gemini Elf"]


# ------------------------------------------------------------------------------------------------ Levels in the hand


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
def test_cost_down_lowers_the_levels_in_the_hand_for_the_turn() -> None:
    """card: Cost Down ①"""
    t = your_turn("hand: Cost Down, Umi, Summoned Skull, Dark Magician   monsters: Kuriboh")
    t.you.activates("Cost Down", discarding="Umi")
    t.you.can("summon Dark Magician")  # Level 5
    t.you.summons("Summoned Skull")  # Level 4
    assert t.you.monsters == ["Kuriboh", "Summoned Skull"] and t.you.graveyard == ["Umi", "Cost Down"]


def test_cost_down_may_be_paid_with_the_only_monster_of_the_hand() -> None:
    """card: Cost Down ①. It lowers also what comes to the hand later in the turn."""
    t = your_turn("hand: Cost Down, Umi, Summoned Skull")
    t.you.activates("Cost Down", discarding="Summoned Skull")
    assert t.you.hand == ["Umi"] and t.you.graveyard == ["Summoned Skull", "Cost Down"]


def test_cost_down_is_over_with_the_turn() -> None:
    """card: Cost Down ①"""
    t = your_turn("hand: Cost Down, Umi, Summoned Skull")
    t.you.activates("Cost Down", discarding="Umi")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)


def test_a_legendary_ocean_strengthens_water_monsters() -> None:
    """card: A Legendary Ocean ①"""
    t = your_turn("field: A Legendary Ocean   monsters: Des Frog", "monsters: Gemini Elf, Poison Draw Frog")
    assert (t.you.atk_of("Des Frog"), t.you.def_of("Des Frog")) == (2100, 200)
    assert t.opp.atk_of("Gemini Elf") == 1900 and t.opp.atk_of("Poison Draw Frog") == 300


def test_a_legendary_ocean_lowers_the_levels_of_water_monsters_in_the_hand() -> None:
    """card: A Legendary Ocean ②"""
    t = your_turn("field: A Legendary Ocean   hand: Des Frog, Summoned Skull")
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)
    t.you.summons("Des Frog")
    assert t.you.monsters == ["Des Frog"]


# ------------------------------------------------------------------------------------------- taken over from Tributes


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_maju_garzett_has_the_points_of_both_its_tributes() -> None:
    """card: Maju Garzett"""
    t = your_turn("hand: Maju Garzett   monsters: Gemini Elf, Mystical Elf")
    t.you.summons("Maju Garzett")
    assert t.you.atk_of("Maju Garzett") == 1900 + 800


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_great_maju_garzett_has_twice_the_points_of_its_tribute() -> None:
    """card: Great Maju Garzett"""
    t = your_turn("hand: Great Maju Garzett   monsters: Gemini Elf, Kuriboh")
    t.you.summons("Great Maju Garzett", tributing=["Gemini Elf"])
    assert t.you.atk_of("Great Maju Garzett") == 3800
    t.you.ends_turn()
    assert t.you.atk_of("Great Maju Garzett") == 3800


@pytest.mark.rule("stats.question.zero-when-effect-not-applying", scenario=0)
@pytest.mark.parametrize("name", ["Maju Garzett", "Great Maju Garzett"])
def test_a_garzett_that_was_not_tribute_summoned_has_no_points(name: str) -> None:
    """card: Maju Garzett, Great Maju Garzett"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {name}")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.atk_of(name) == 0


@pytest.mark.rule("stats.question.zero-when-effect-not-applying", scenario=0)
@pytest.mark.parametrize(
    ("name", "tributes"), [("Maju Garzett", "Gemini Elf, Battle Ox"), ("Great Maju Garzett", "Battle Ox")]
)
def test_a_garzett_that_was_set_for_tributes_has_no_points_when_it_is_flipped(name: str, tributes: str) -> None:
    """card: Maju Garzett, Great Maju Garzett"""
    t = your_turn(f"hand: {name}   monsters: {tributes}   deck: 2 Umi", "deck: 2 Umi")
    t.you.sets(name)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons(name)
    assert t.you.atk_of(name) == 0
