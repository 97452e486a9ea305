"""Cards: monsters that act in each Standby or End Phase, and monsters that forbid, protect and negate."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def your_standby(you: str, opp: str = "") -> Table:
    """Your next Standby Phase has come."""
    t = their_turn(f"{you}   hand: Umi", opp)
    t.opp.ends_turn()
    return t


# ------------------------------------------------------------------------------------------------------- each turn


@pytest.mark.parametrize(
    ("card", "you", "opp"),
    [
        ("Bowganian", 8000, 7400),
        ("Princess Pikeru", 9600, 8000),
        ("Princess Curran", 8000, 6200),
        ("Mushroom Man #2", 7700, 8000),
    ],
)
def test_it_changes_life_points_in_your_standby_phase(card: str, you: int, opp: int) -> None:
    """card: Bowganian, Princess Pikeru, Princess Curran, Mushroom Man #2"""
    t = your_standby(f"monsters: {card}, Kuriboh", "monsters: 3 Mystical Elf")
    t.nobody_responds()
    assert t.turn == 5 and (t.you.lp, t.opp.lp) == (you, opp)


@pytest.mark.parametrize("card", ["Bowganian", "Princess Pikeru", "Princess Curran"])
def test_it_does_so_in_no_other_standby_phase(card: str) -> None:
    """card: Bowganian, Princess Pikeru, Princess Curran"""
    t = your_turn(f"monsters: {card}   hand: Umi", "monsters: Kuriboh   hand: Umi")
    t.you.ends_turn()
    assert t.turn == 4 and (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.parametrize("card", ["Princess Pikeru", "Princess Curran"])
def test_a_princess_comes_by_her_trial_only(card: str) -> None:
    """card: Princess Pikeru, Princess Curran"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {card}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_malice_ascendant_wears_down_the_opponents_deck() -> None:
    """card: Malice Ascendant"""
    t = your_turn("monsters: Malice Ascendant   graveyard: 2 Malice Ascendant   hand: Umi", "hand: Umi")
    t.you.ends_turn()
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen", "Sogen"]
    t.opp.ends_turn()
    assert len(t.opp.graveyard) == 2 and t.you.graveyard == ["Malice Ascendant"] * 2


def test_mushroom_man_can_be_passed_on_for_500_in_your_end_phase() -> None:
    """card: Mushroom Man #2"""
    t = your_turn("monsters: Mushroom Man #2   hand: Umi", "monsters: 4 Kuriboh   hand: Umi")
    t.you.goes_to("End Phase")
    t.you.triggers("Mushroom Man #2").nobody_responds()
    assert t.you.lp == 7500 and t.you.monsters == [] and "Mushroom Man #2" in t.opp.monsters


def test_patrol_robo_looks_at_a_set_card() -> None:
    """card: Patrol Robo"""
    t = your_standby("monsters: Patrol Robo", "set: Dark Hole   monsters: Sangan (set), Gemini Elf   hand: Umi")
    t.you.triggers("Patrol Robo")
    assert len(t.you.is_asked("target").offers) == 2
    t.you.targets("Sangan").nobody_responds()
    assert any("Sangan" in line for line in t.log()) and t.opp.monster("Sangan").position == "set"


@pytest.mark.parametrize(("other", "position"), [("", "defense"), (", Kuriboh", "attack")])
def test_dark_zebra_lies_down_when_it_is_alone(other: str, position: str) -> None:
    """card: Dark Zebra"""
    t = your_standby(f"monsters: Dark Zebra{other}", "hand: Umi")
    t.nobody_responds()
    assert t.you.monster("Dark Zebra").position == position
    if position == "defense":
        t.you.cannot("change position of Dark Zebra", because=FORBIDDEN)


def test_dark_zebra_stays_as_it_lies_if_it_was_turned_face_down() -> None:
    """card: Dark Zebra"""
    t = your_standby("monsters: Dark Zebra", "hand: Umi   set: Book of Moon")
    t.opp.activates("Book of Moon", targeting="Dark Zebra").nobody_responds()
    assert t.you.monster("Dark Zebra").position == "set"


def test_the_amazon_wants_a_tribute_each_turn() -> None:
    """card: The Unfriendly Amazon"""
    t = your_standby("monsters: The Unfriendly Amazon, Kuriboh", "hand: Umi")
    t.you.carries_out("The Unfriendly Amazon")
    t.you.chooses_effect(1)
    assert t.you.graveyard == ["Kuriboh"]
    t = your_standby("monsters: The Unfriendly Amazon", "hand: Umi")
    t.you.carries_out("The Unfriendly Amazon")
    assert t.you.graveyard == ["The Unfriendly Amazon"]


def test_armor_exe_waits_a_turn_and_lives_on_spell_counters() -> None:
    """card: Armor Exe"""
    t = your_turn("hand: Armor Exe, Umi")
    t.you.summons("Armor Exe")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Armor Exe", because=FORBIDDEN)
    library = "Royal Magical Library (2 spell counters)"
    t = your_standby(f"monsters: Armor Exe, {library}", "hand: Umi")
    t.you.carries_out("Armor Exe")
    t.you.chooses_effect(1)
    assert t.you.monsters == ["Armor Exe", "Royal Magical Library"]
    t.you.ends_turn()
    t.you.carries_out("Armor Exe")
    t.you.chooses_effect(1)
    t.opp.ends_turn()
    t.you.carries_out("Armor Exe")
    assert t.you.graveyard == ["Armor Exe"]


# -------------------------------------------------------------------------------------------------- what they forbid


def test_invader_of_darkness_stops_quick_play_spells() -> None:
    """card: Invader of Darkness"""
    t = their_turn("monsters: Invader of Darkness", "hand: Book of Moon, Dark Hole")
    t.opp.cannot("activate Book of Moon", because=FORBIDDEN)
    t.opp.can("activate Dark Hole")
    t = your_turn("monsters: Invader of Darkness   hand: Book of Moon")
    t.you.can("activate Book of Moon")


def test_pitch_black_warwolf_stops_traps_in_the_battle_phase() -> None:
    """card: Pitch-Black Warwolf ①"""
    t = your_turn("monsters: Pitch-Black Warwolf   hand: Umi", "set: Waboku", "Battle Step")
    t.you.attacks_directly("Pitch-Black Warwolf")
    assert t.opp.lp == 6400
    t = their_turn("monsters: Pitch-Black Warwolf", "set: Waboku   hand: Umi")
    t.opp.can("activate Waboku")


def test_mechanical_hound_stops_spells_while_your_hand_is_empty() -> None:
    """card: Mechanical Hound"""
    t = their_turn("monsters: Mechanical Hound", "hand: Dark Hole, Umi")
    t.opp.cannot("activate Dark Hole", because=FORBIDDEN)
    t = their_turn("monsters: Mechanical Hound   hand: Umi", "hand: Dark Hole, Umi")
    t.opp.can("activate Dark Hole")


def test_ancient_gear_soldier_attacks_without_an_answer() -> None:
    """card: Ancient Gear Soldier ①"""
    t = your_turn("monsters: Ancient Gear Soldier, Gemini Elf   hand: Umi", "set: Waboku", "Battle Step")
    t.you.attacks_directly("Ancient Gear Soldier")
    assert t.opp.lp == 6700
    t.you.attacks_directly("Gemini Elf")
    t.opp.activates("Waboku").nobody_responds()
    assert t.opp.lp == 6700


def test_the_protector_stops_draws_outside_draw_phases() -> None:
    """card: Protector of the Sanctuary"""
    t = their_turn("monsters: Protector of the Sanctuary", "hand: Pot of Greed, Umi")
    assert not t.opp.can_activate("Pot of Greed")
    t = your_turn("monsters: Protector of the Sanctuary   hand: Pot of Greed", "hand: Umi")
    t.you.can("activate Pot of Greed")
    t.you.ends_turn()
    assert sorted(t.opp.hand) == ["Sogen", "Umi"]


def test_searchlightman_keeps_the_opponent_from_setting() -> None:
    """card: Searchlightman"""
    t = their_turn(
        "monsters: Searchlightman (set)", "hand: Waboku, Kuriboh, Umi   monsters: Summoned Skull", "Battle Step"
    )
    t.opp.attacks("Summoned Skull", "Searchlightman")
    t.nobody_responds()
    t.opp.cannot("set Waboku", because=FORBIDDEN)
    t.opp.cannot("set Kuriboh", because=FORBIDDEN)
    t.opp.can("summon Kuriboh")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.can("set Waboku")


# --------------------------------------------------------------------------------------- what they protect or negate

HORUS = "Horus the Black Flame Dragon LV4"


def test_the_servant_keeps_horus_from_being_targeted() -> None:
    """card: Horus' Servant"""
    t = their_turn(f"monsters: Horus' Servant, {HORUS}", "hand: Book of Moon, Umi")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster(HORUS).position == "attack" and t.you.monster("Horus' Servant").position == "set"
    t = their_turn(f"monsters: Kuriboh, {HORUS}", "hand: Book of Moon, Umi")
    t.opp.activates("Book of Moon")
    assert sorted(t.opp.is_asked("target").offers) == [HORUS, "Kuriboh"]


def test_the_watchbear_keeps_pandemonium_from_being_destroyed() -> None:
    """card: Pandemonium Watchbear"""
    t = their_turn("monsters: Kuriboh   field: Pandemonium", "hand: Mystical Space Typhoon, Umi")
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    assert t.you.graveyard == ["Pandemonium"]
    t = their_turn("monsters: Pandemonium Watchbear   field: Pandemonium", "hand: Heavy Storm, Umi   set: Waboku")
    t.opp.activates("Heavy Storm").nobody_responds()
    assert t.you.field_zone == ["Pandemonium"] and "Waboku" in t.opp.graveyard


def test_anubis_ends_what_touches_graveyards() -> None:
    """card: The End of Anubis"""
    t = their_turn("monsters: The End of Anubis", "hand: Monster Reborn, Umi   graveyard: Kuriboh")
    t.opp.activates("Monster Reborn").nobody_responds()
    assert t.opp.monsters == [] and "Kuriboh" in t.opp.graveyard
    t = their_turn("monsters: The End of Anubis", "hand: Dark Hole, Umi   monsters: Burning Algae")
    t.opp.activates("Dark Hole").nobody_responds()
    assert t.you.graveyard == ["The End of Anubis"]


def test_anubis_negates_what_is_activated_in_the_graveyard() -> None:
    """card: The End of Anubis"""
    t = your_turn("monsters: The End of Anubis   hand: Umi", "monsters: Mine Golem", "Battle Step")
    t.you.attacks("The End of Anubis", "Mine Golem")
    t.nobody_responds()
    assert t.you.lp == 8000 and t.opp.graveyard == ["Mine Golem"]


def test_layard_calls_two_fairies_for_each_counter_trap() -> None:
    """card: Layard the Liberator ①"""
    t = their_turn(
        "monsters: Layard the Liberator   set: Seven Tools of the Bandit   banished: 2 Watapon, Kuriboh",
        "set: Waboku   hand: Umi",
    )
    t.opp.activates("Waboku")
    t.you.activates("Seven Tools of the Bandit").nobody_responds()
    assert t.you.hand == ["Watapon", "Watapon"] and t.you.banished == ["Kuriboh"]
    t = their_turn("monsters: Layard the Liberator   banished: 2 Watapon", "set: Waboku   hand: Umi")
    t.opp.activates("Waboku").nobody_responds()
    assert t.you.hand == []
