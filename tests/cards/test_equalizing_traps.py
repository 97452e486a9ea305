"""Cards: Traps that set LP, and further ones that hold for a turn or as long as they lie there."""

import pytest

from loaded_dice import load_dice
from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", lp: tuple[int, int] = (8000, 8000)) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nyou {lp[0]}   {you}   deck: 9 Sogen\nopp {lp[1]}   {opp}   deck: 9 Sogen"
    )


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen",
        ask_all=ask_all,
    )


# ------------------------------------------------------------------------------------------------------------------ LP


def test_self_destruct_button_leaves_both_players_nothing() -> None:
    """card: Self-Destruct Button"""
    t = your_turn("set: Self-Destruct Button", lp=(1000, 8000))
    t.you.activates("Self-Destruct Button")
    assert t.winner == "draw" and (t.you.lp, t.opp.lp) == (0, 0)
    for lp in ((1001, 8000), (8000, 1000)):
        t = your_turn("set: Self-Destruct Button", lp=lp)
        t.you.cannot("activate Self-Destruct Button", because=CONDITION)


@pytest.mark.parametrize("lp", [(100, 8100), (9000, 500)])
def test_life_equalizer_gives_both_players_3000(lp: tuple[int, int]) -> None:
    """card: Life Equalizer"""
    t = your_turn("set: Life Equalizer", lp=lp)
    t.you.activates("Life Equalizer")
    assert (t.you.lp, t.opp.lp) == (3000, 3000)


@pytest.mark.parametrize("lp", [(100, 8099), (8499, 500)])
def test_life_equalizer_needs_a_difference_of_8000(lp: tuple[int, int]) -> None:
    """card: Life Equalizer"""
    your_turn("set: Life Equalizer", lp=lp).you.cannot("activate Life Equalizer", because=CONDITION)


def test_life_equalizer_is_no_gain_of_lp_and_no_damage() -> None:
    """card: Life Equalizer"""
    t = your_turn("set: Life Equalizer, Attack and Receive   monsters: Fire Princess", lp=(100, 8100))
    t.you.activates("Life Equalizer")
    assert (t.you.lp, t.opp.lp) == (3000, 3000) and t.you.set_cards == ["Attack and Receive"]


# --------------------------------------------------------------------------------------------------------- for a turn


def test_absolute_end_makes_every_attack_of_the_turn_direct() -> None:
    """card: Absolute End"""
    t = their_turn("set: Absolute End   monsters: Summoned Skull", "monsters: Gemini Elf, Battle Ox   hand: Umi")
    t.opp.activates("Umi")
    t.you.activates("Absolute End").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Gemini Elf", "Summoned Skull")
    assert t.you.lp == 8000 - 1900 and t.opp.monsters == ["Gemini Elf", "Battle Ox"]
    t.opp.attacks("Battle Ox", "Summoned Skull")
    assert t.you.lp == 8000 - 1900 - 1700


def test_absolute_end_is_for_the_opponents_turn_and_over_with_it() -> None:
    """card: Absolute End"""
    your_turn("set: Absolute End").you.cannot("activate Absolute End", because=CONDITION)
    t = their_turn("set: Absolute End   monsters: Summoned Skull", "hand: Kuriboh, Umi")
    t.opp.activates("Umi")
    t.you.activates("Absolute End").nobody_responds()
    t.opp.summons("Kuriboh")
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Summoned Skull", "Kuriboh")
    assert t.opp.monsters == []


def test_hallowed_life_barrier_keeps_all_damage_of_the_opponent_away_and_your_monsters_there() -> None:
    """card: Hallowed Life Barrier"""
    t = their_turn(
        "set: Hallowed Life Barrier   hand: Umi   monsters: Kuriboh",
        "hand: Ookazi, Sogen   monsters: Gemini Elf, Summoned Skull",
    )
    t.opp.activates("Ookazi")
    t.you.activates("Hallowed Life Barrier", discarding="Umi").nobody_responds()
    assert t.you.lp == 8000
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8000 and t.you.monsters == ["Kuriboh"]


def test_hallowed_life_barrier_does_not_keep_the_damage_of_your_own_cards_away() -> None:
    """card: Hallowed Life Barrier"""
    t = your_turn("set: Hallowed Life Barrier   hand: Tremendous Fire, 2 Umi", "hand: Umi")
    t.you.activates("Hallowed Life Barrier", discarding="Umi").nobody_responds()
    t.you.activates("Tremendous Fire")
    assert (t.you.lp, t.opp.lp) == (7500, 7000)
    t = your_turn("set: Hallowed Life Barrier")
    t.you.cannot("activate Hallowed Life Barrier", because=NO_COST)


def test_forced_ceasefire_forbids_trap_cards_but_not_the_effects_of_face_up_ones() -> None:
    """card: Forced Ceasefire"""
    t = their_turn(
        "set: Forced Ceasefire, Jar of Greed   hand: Umi   spells: Astral Barrier   monsters: Kuriboh",
        "set: Waboku   hand: Sogen   monsters: Gemini Elf",
        ask_all=True,
    )
    t.opp.activates("Sogen")
    t.you.activates("Forced Ceasefire", discarding="Umi").nobody_responds()
    while not t.opp.is_to_decide():
        t.you.passes()
    t.opp.cannot("activate Waboku", because=FORBIDDEN)
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Gemini Elf", "Kuriboh")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Jar of Greed", because=FORBIDDEN)
    t.you.can("activate Astral Barrier")


def test_forced_ceasefire_is_over_with_the_turn_and_needs_a_card() -> None:
    """card: Forced Ceasefire"""
    your_turn("set: Forced Ceasefire").you.cannot("activate Forced Ceasefire", because=NO_COST)
    t = your_turn("set: Forced Ceasefire, Jar of Greed   hand: Umi", "hand: Umi")
    t.you.activates("Forced Ceasefire").nobody_responds()
    t.you.cannot("activate Jar of Greed", because=FORBIDDEN)
    t.you.ends_turn()
    t.you.can("activate Jar of Greed")


def test_level_conversion_lab_gives_a_monster_of_the_hand_the_level_of_the_roll() -> None:
    """card: Level Conversion Lab"""
    t = load_dice(your_turn("set: Level Conversion Lab   hand: Summoned Skull, Umi"), 4)
    t.you.cannot("summon Summoned Skull", because="summon.tribute.level-5-6-one")
    t.you.activates("Level Conversion Lab")
    t.you.summons("Summoned Skull")
    assert t.you.monsters == ["Summoned Skull"]


def test_level_conversion_lab_sends_the_monster_on_a_1() -> None:
    """card: Level Conversion Lab"""
    t = load_dice(your_turn("set: Level Conversion Lab   hand: Summoned Skull, Umi"), 1)
    t.you.activates("Level Conversion Lab")
    assert t.you.hand == ["Umi"] and "Summoned Skull" in t.you.graveyard
    t = your_turn("set: Level Conversion Lab   hand: Umi")
    t.you.cannot("activate Level Conversion Lab", because=CONDITION)


# ----------------------------------------------------------------------------------------- as long as they lie there


def test_shattered_axe_takes_500_more_in_each_of_your_standby_phases() -> None:
    """card: Shattered Axe ①, Shattered Axe"""
    t = your_turn("set: Shattered Axe   hand: Heavy Storm", "monsters: Gemini Elf   hand: Umi")
    t.you.activates("Shattered Axe").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1900
    t.opp.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1400
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 900
    t.you.activates("Heavy Storm")
    assert t.opp.atk_of("Gemini Elf") == 1900


def test_shattered_axe_falls_when_its_monster_is_destroyed() -> None:
    """card: Shattered Axe"""
    t = your_turn("set: Shattered Axe   hand: Raigeki", "monsters: Gemini Elf")
    t.you.activates("Shattered Axe").nobody_responds()
    t.you.activates("Raigeki")
    assert t.you.spells == [] and "Shattered Axe" in t.you.graveyard
    t = your_turn("set: Shattered Axe, Compulsory Evacuation Device", "monsters: Gemini Elf")
    t.you.activates("Shattered Axe").nobody_responds()
    t.you.activates("Compulsory Evacuation Device").nobody_responds()
    assert t.you.spells == ["Shattered Axe"]  # it was not destroyed
    t = your_turn("set: Shattered Axe", "monsters: Gemini Elf (set)")
    t.you.cannot("activate Shattered Axe", because=NO_TARGET)


def test_shattered_axe_counts_no_standby_phase_in_which_it_was_negated() -> None:
    """card: Shattered Axe"""
    t = your_turn("set: Shattered Axe   hand: Mystical Space Typhoon", "monsters: Gemini Elf   set: Royal Decree")
    t.you.activates("Shattered Axe").nobody_responds()
    t.you.ends_turn()
    t.opp.activates("Royal Decree").nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert (t.turn, t.phase) == (5, "Main Phase 1")
    t.you.activates("Mystical Space Typhoon", targeting="Royal Decree").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1400


def test_the_emperors_holiday_negates_equip_cards_of_every_kind() -> None:
    """card: The Emperor's Holiday"""
    t = your_turn(
        "set: The Emperor's Holiday, Hero Ring   monsters: Elemental HERO Avian, Gemini Elf   "
        "spells: Axe of Despair (on Gemini Elf)"
    )
    t.you.activates("Hero Ring").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2900
    t.you.activates("The Emperor's Holiday")
    assert t.you.atk_of("Gemini Elf") == 1900 and sorted(t.you.spells) == [
        "Axe of Despair",
        "Hero Ring",
        "The Emperor's Holiday",
    ]
    t.you.ends_turn()


def test_the_emperors_holiday_negates_traps_and_monsters_that_are_equipped() -> None:
    """card: The Emperor's Holiday"""
    t = their_turn(
        "set: The Emperor's Holiday, Hero Ring   monsters: Elemental HERO Avian", "monsters: Gemini Elf   hand: Umi"
    )
    t.opp.activates("Umi")
    t.you.activates("Hero Ring").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.cannot("attack Elemental HERO Avian with Gemini Elf", because=FORBIDDEN)
    t = their_turn(
        "set: The Emperor's Holiday, Hero Ring   monsters: Elemental HERO Avian", "monsters: Gemini Elf   hand: 2 Umi"
    )
    t.opp.activates("Umi")
    t.you.activates("Hero Ring").nobody_responds()
    t.opp.activates("Umi")
    t.you.activates("The Emperor's Holiday").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.can("attack Elemental HERO Avian with Gemini Elf")
    t = your_turn(
        "set: The Emperor's Holiday   monsters: X-Head Cannon, Y-Dragon Head   hand: Umi", "monsters: Gemini Elf"
    )
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon").nobody_responds()
    t.you.take_zone()
    assert t.you.atk_of("X-Head Cannon") == 1800 + 400
    t.you.activates("The Emperor's Holiday").nobody_responds()
    assert t.you.atk_of("X-Head Cannon") == 1800


def test_the_emperors_holiday_leaves_other_spells_alone() -> None:
    """card: The Emperor's Holiday"""
    t = your_turn(
        "set: The Emperor's Holiday   monsters: Gemini Elf   hand: Rush Recklessly   field: Mystic Plasma Zone"
    )
    t.you.activates("The Emperor's Holiday")
    t.you.activates("Rush Recklessly", targeting="Gemini Elf").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2600


def test_bottomless_shifting_sand_takes_all_of_the_strongest_in_the_opponents_end_phase() -> None:
    """card: Bottomless Shifting Sand"""
    t = their_turn(
        "spells: Bottomless Shifting Sand   hand: 5 Umi   monsters: Gemini Elf, Kuriboh",
        "monsters: Gemini Elf, Battle Ox, Summoned Skull (set)",
    )
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Battle Ox", "Summoned Skull"]
    assert t.you.spells == ["Bottomless Shifting Sand"]


@pytest.mark.parametrize(("hand", "spells"), [(5, ["Bottomless Shifting Sand"]), (3, [])])
def test_bottomless_shifting_sand_needs_five_cards_in_your_hand(hand: int, spells: list[str]) -> None:
    """card: Bottomless Shifting Sand"""
    t = their_turn(f"spells: Bottomless Shifting Sand   hand: {hand} Umi", "", "Main Phase 2")
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.spells == spells


def test_bottomless_shifting_sand_waits_in_your_own_turn() -> None:
    """card: Bottomless Shifting Sand"""
    t = your_turn("spells: Bottomless Shifting Sand   hand: 5 Umi   monsters: Gemini Elf", "hand: Umi")
    t.you.ends_turn()
    assert t.you.monsters == ["Gemini Elf"]


def test_lone_wolf_protects_a_lone_fighter() -> None:
    """card: Lone Wolf"""
    t = their_turn(
        "set: Lone Wolf   monsters: Monk Fighter", "monsters: Summoned Skull, Man-Eater Bug (set)   hand: Umi"
    )
    t.opp.activates("Umi")
    t.you.activates("Lone Wolf").nobody_responds()
    t.opp.flip_summons("Man-Eater Bug")
    t.opp.targets("Monk Fighter")
    t.nobody_responds()
    assert t.you.monsters == ["Monk Fighter"]
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Summoned Skull", "Monk Fighter")
    t.nobody_responds()
    assert t.you.monsters == ["Monk Fighter"]


@pytest.mark.parametrize("monsters", ["Gemini Elf", "Monk Fighter, Kuriboh", "Monk Fighter (set)"])
def test_lone_wolf_needs_a_lone_fighter(monsters: str) -> None:
    """card: Lone Wolf"""
    t = your_turn(f"set: Lone Wolf   monsters: {monsters}")
    t.you.cannot("activate Lone Wolf", because=CONDITION)


def test_lone_wolf_does_not_protect_from_spells() -> None:
    """card: Lone Wolf"""
    t = your_turn("set: Lone Wolf   monsters: Master Monk   hand: Raigeki", "set: Book of Moon")
    t.you.activates("Lone Wolf")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster("Master Monk").position == "set"


def test_lone_wolf_targets_the_fighter_which_must_stay_face_up() -> None:
    """card: Lone Wolf"""
    t = your_turn("set: Lone Wolf   monsters: Monk Fighter", "set: Book of Moon, Raigeki Break   hand: Umi")
    t.you.activates("Lone Wolf")
    assert len(t.duel.state.chain[0].targets) == 2  # the card, and which visit of it
    t.opp.activates("Book of Moon", targeting="Monk Fighter").nobody_responds()
    assert t.you.spells == ["Lone Wolf"] and t.you.monster("Monk Fighter").position == "set"
    t = your_turn("set: Lone Wolf   monsters: Monk Fighter, Lord of D.")
    t.you.cannot("activate Lone Wolf", because=CONDITION)
