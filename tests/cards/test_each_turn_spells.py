"""Cards: Continuous Spells that do something in each turn, or let their player do something in it."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
NO_LP = "cost.lp.not-more-than-current"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
USED_UP = "effect.once-per-turn.limits-the-user"

# ------------------------------------------------------------------------------------------------ in the Standby Phase


def test_inspection_looks_at_a_random_card_of_the_opponent_for_500() -> None:
    """card: Inspection"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Inspection   deck: 3 Umi
        opp 8000   hand: Kuriboh   deck: 3 Kuriboh
    """)
    t.you.ends_turn()
    t.you.triggers("Inspection")
    assert t.you.lp == 7500
    t.nobody_responds()
    assert "Kuriboh" in " ".join(t.log()[-6:]) and t.opp.hand == ["Kuriboh", "Kuriboh"]


def test_inspection_is_not_used_in_ones_own_standby_phase() -> None:
    """card: Inspection"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Inspection   deck: 3 Umi
        opp 8000   hand: Kuriboh   deck: 3 Umi
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.turn == 5 and t.you.lp == 8000


@pytest.mark.parametrize(("whose", "lp"), [("opp", (8000, 7500)), ("you", (7500, 8000))])
def test_the_mask_of_dispel_hurts_the_controller_of_a_spell(whose: str, lp: tuple[int, int]) -> None:
    """card: Mask of Dispel"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mask of Dispel   deck: 3 Umi   {"field: Umi" if whose == "you" else ""}
        opp 8000   deck: 3 Umi   {"field: Umi" if whose == "opp" else ""}
    """)
    t.you.activates("Mask of Dispel", targeting="Umi").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)
    t.opp.ends_turn()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == lp


def test_the_mask_of_dispel_falls_with_its_spell_and_targets_no_set_one() -> None:
    """card: Mask of Dispel"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mask of Dispel, Mystical Space Typhoon
        opp 8000   field: Umi   set: Dark Hole
    """)
    t.you.activates("Mask of Dispel", targeting="Umi").nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Umi").nobody_responds()
    assert t.you.spells == [] and "Mask of Dispel" in t.you.graveyard
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mask of Dispel
        opp 8000   set: Dark Hole
    """)
    t.you.cannot("activate Mask of Dispel", because=NO_TARGET)


def test_the_jam_breeding_machine_breeds_a_slime_in_each_of_ones_standby_phases() -> None:
    """card: Jam Breeding Machine"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Jam Breeding Machine   deck: 3 Umi
        opp 8000   deck: 3 Umi
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == ["Slime Token"] and t.you.monster("Slime Token").position == "attack"
    assert (t.you.atk_of("Slime Token"), t.you.def_of("Slime Token")) == (500, 500)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.you.monsters == ["Slime Token"]


def test_under_the_jam_breeding_machine_its_player_only_sets() -> None:
    """card: Jam Breeding Machine"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   {machine}   hand: Kuriboh, Monster Reborn   monsters: Sangan (set)
        opp 8000   graveyard: Vorse Raider
    """
    wishes = {"summon Kuriboh": FORBIDDEN, "flip summon Sangan": FORBIDDEN, "activate Monster Reborn": NO_TARGET}
    for wish, because in wishes.items():
        table(position.format(machine="")).you.can(wish)
        t = table(position.format(machine="spells: Jam Breeding Machine"))
        t.you.cannot(wish, because=because)
    t.you.sets("Kuriboh")
    assert sorted(t.you.monsters) == ["Kuriboh", "Sangan"]


def test_burning_land_destroys_field_spells_and_burns_the_turn_player() -> None:
    """card: Burning Land"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Burning Land   field: Sogen   deck: 3 Umi
        opp 8000   field: Umi (set)   deck: 3 Umi
    """)
    t.you.activates("Burning Land").nobody_responds()
    assert t.you.field_zone == t.opp.field_zone == [] and t.you.spells == ["Burning Land"]
    t.you.ends_turn()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7500)
    t.opp.ends_turn()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7500, 7500)


def test_burning_land_needs_no_field_spell_and_spares_those_that_come_later() -> None:
    """card: Burning Land"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Burning Land, Umi
        opp 8000
    """)
    t.you.activates("Burning Land").nobody_responds()
    t.you.activates("Umi").nobody_responds()
    assert t.you.field_zone == ["Umi"] and t.you.spells == ["Burning Land"]


def test_recycle_puts_a_spell_or_trap_under_the_deck_for_300() -> None:
    """card: Recycle"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Recycle   graveyard: Kuriboh, Dark Hole, Trap Hole   deck: 3 Umi
        opp 8000   deck: 3 Umi   graveyard: Ookazi
    """)
    t.opp.ends_turn()
    t.you.does("activate Recycle")
    assert sorted(t.you.is_asked("target").offers) == ["Dark Hole", "Trap Hole"]
    t.you.targets("Trap Hole")
    assert t.you.lp == 7700
    t.nobody_responds()
    assert t.you.deck == ["Umi", "Umi", "Trap Hole"]


def test_recycle_does_not_return_monsters() -> None:
    """card: Recycle"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Recycle   graveyard: Kuriboh   deck: 3 Umi
        opp 8000   deck: 3 Umi   graveyard: Ookazi
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.turn == 5 and t.you.lp == 8000


@pytest.mark.parametrize(("monster", "safe"), [("Vorse Raider", True), ("Sangan", False)])
def test_the_dust_barrier_keeps_the_opponents_spells_from_normal_monsters(monster: str, safe: bool) -> None:
    """card: Dust Barrier"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Dust Barrier   monsters: {monster}
        opp 8000   hand: Dark Hole
    """)
    t.opp.activates("Dark Hole").nobody_responds()
    assert (t.you.monsters == [monster]) == safe


def test_the_dust_barrier_lets_ones_own_spells_through_and_lasts_two_standby_phases() -> None:
    """card: Dust Barrier"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dust Barrier, Dark Hole   monsters: Vorse Raider   deck: 4 Umi
        opp 8000   monsters: Vorse Raider   deck: 4 Umi
    """)
    t.you.activates("Dust Barrier").nobody_responds()
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == [] and t.opp.monsters == []
    for seat in (t.you, t.opp, t.you):
        seat.ends_turn()
        t.nobody_responds()
        assert t.you.spells == ["Dust Barrier"]
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 7 and t.you.spells == [] and "Dust Barrier" in t.you.graveyard


# --------------------------------------------------------------------------------------------------- in the Main Phase


@pytest.mark.parametrize(("mode", "who"), [(1, "you"), (2, "opp")])
def test_card_shuffle_shuffles_one_of_the_decks_for_300(mode: int, who: str) -> None:
    """card: Card Shuffle"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Card Shuffle   deck: 2 Umi, 2 Sogen
        opp 8000   deck: 2 Umi, 2 Sogen
    """)
    t.you.activates("Card Shuffle").nobody_responds()
    assert t.you.lp == 7700
    t.you.chooses_effect(mode)
    told = [line for line in t.log() if "shuffle" in line]
    assert len(told) == 1 and told[0].startswith(who)
    t.you.cannot("activate Card Shuffle", because=USED_UP)


def test_card_shuffle_costs_300() -> None:
    """card: Card Shuffle"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 299   spells: Card Shuffle   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.cannot("activate Card Shuffle", because=NO_LP)


def test_the_frontline_base_summons_a_low_union_from_the_hand_once_per_turn() -> None:
    """card: Frontline Base"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Frontline Base   hand: 2 Y-Dragon Head, Vorse Raider
        opp 8000
    """)
    t.you.activates("Frontline Base").nobody_responds()
    t.you.chooses("Y-Dragon Head")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Y-Dragon Head"] and sorted(t.you.hand) == ["Vorse Raider", "Y-Dragon Head"]
    t.you.cannot("activate Frontline Base", because=USED_UP)


def test_the_frontline_base_summons_no_other_monster() -> None:
    """card: Frontline Base"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Frontline Base   hand: Vorse Raider   graveyard: Y-Dragon Head
        opp 8000
    """)
    t.you.cannot("activate Frontline Base", because=NOTHING_TO_DO)


def test_lighten_the_load_exchanges_a_heavy_monster_for_a_card() -> None:
    """card: Lighten the Load"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Lighten the Load   hand: Dark Magician, Summoned Skull   deck: Umi, Umi
        opp 8000
    """)
    t.you.activates("Lighten the Load").nobody_responds()
    assert "Summoned Skull" in t.you.hand and len(t.you.hand) == 2 and len(t.you.deck) == 2
    assert sorted(t.you.hand + t.you.deck) == ["Dark Magician", "Summoned Skull", "Umi", "Umi"]
    t.you.cannot("activate Lighten the Load", because=USED_UP)


def test_lighten_the_load_takes_no_light_monster() -> None:
    """card: Lighten the Load"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Lighten the Load   hand: Summoned Skull   deck: Umi, Umi
        opp 8000
    """)
    t.you.cannot("activate Lighten the Load", because=NOTHING_TO_DO)


# ---------------------------------------------------------------------------------------------------- in the End Phase


@pytest.mark.parametrize("who", ["you", "opp"])
def test_the_two_man_cell_battle_lets_the_turn_player_summon_a_normal_monster(who: str) -> None:
    """card: Two-Man Cell Battle"""
    mine, theirs = ("hand: Vorse Raider, Sangan", "") if who == "you" else ("", "hand: Vorse Raider, Sangan")
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: Two-Man Cell Battle   {mine}
        opp 8000   {theirs}
    """)
    seat = t.you if who == "you" else t.opp
    seat.goes_to("End Phase")
    seat.does("activate Two-Man Cell Battle")
    t.nobody_responds()
    seat.takes_position("attack")
    assert seat.monsters == ["Vorse Raider"] and seat.hand == ["Sangan"]
    if t.phase == "End Phase":
        assert not seat.can_activate("Two-Man Cell Battle")


def test_the_two_man_cell_battle_summons_no_effect_monster_and_none_of_another_level() -> None:
    """card: Two-Man Cell Battle"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Two-Man Cell Battle   hand: Sangan, Kuriboh, Summoned Skull, Mokey Mokey   deck: 3 Umi
        opp 8000   hand: Vorse Raider   deck: 3 Umi
    """)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.monsters == [] and t.opp.monsters == []


# ------------------------------------------------------------------------------------------------------ the black snake


def test_the_dark_snake_syndrome_doubles_its_damage_to_both_each_time() -> None:
    """card: Dark Snake Syndrome"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Snake Syndrome   deck: 5 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.activates("Dark Snake Syndrome").nobody_responds()
    found: list[int] = []
    for seat in (t.you, t.opp, t.you, t.opp, t.you, t.opp):
        seat.ends_turn()
        t.nobody_responds()
        assert t.you.lp == t.opp.lp
        found.append(8000 - t.you.lp)
    assert found == [0, 200, 200, 600, 600, 1400]


# ----------------------------------------------------------------------------------------------------------- the mirage


def test_the_mirage_of_nightmare_draws_up_to_four_and_takes_as_many_away() -> None:
    """card: Mirage of Nightmare"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mirage of Nightmare   hand: Kuriboh   deck: 8 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and sorted(t.you.hand) == ["Kuriboh", "Umi", "Umi", "Umi"]
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and len(t.you.hand) == 4 + 1 - 3 and len(t.you.graveyard) == 3


def test_the_mirage_of_nightmare_takes_nothing_once_it_is_gone() -> None:
    """card: Mirage of Nightmare"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mirage of Nightmare   set: Mystical Space Typhoon   deck: 8 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.ends_turn()
    t.you.passes()  # in the Draw Phase
    t.you.does("activate Mirage of Nightmare")
    t.you.passes()
    assert t.you.hand == ["Umi"] * 4
    t.you.activates("Mystical Space Typhoon", targeting="Mirage of Nightmare").nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.you.hand == ["Umi"] * 5


def test_the_mirage_of_nightmare_does_not_draw_with_four_cards_in_the_hand() -> None:
    """card: Mirage of Nightmare"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mirage of Nightmare   hand: 4 Kuriboh   deck: 8 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.you.hand == ["Kuriboh"] * 4 + ["Umi"]
