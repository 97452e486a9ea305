"""Cards: dice."""

import pytest

from loaded_dice import load_dice
from table import Table, table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
ONCE = "effect.once-per-turn.limits-the-user"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def next_standby(you: str, opp: str = "") -> Table:
    """Lay out the end of the opponent's turn, before your Standby Phase."""
    return table(f"turn 4, Main Phase 2, opp to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
def test_graceful_dice_raises_your_monsters_until_the_end_of_the_turn() -> None:
    """card: Graceful Dice ①"""
    t = your_turn("hand: Graceful Dice   monsters: Gemini Elf, Mystical Elf (defense)   deck: 2 Umi", "deck: 2 Umi")
    load_dice(t, 4).you.activates("Graceful Dice")
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (2300, 1300)
    assert (t.you.atk_of("Mystical Elf"), t.you.def_of("Mystical Elf")) == (1200, 2400)
    t.you.ends_turn()
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (1900, 900)


def test_graceful_dice_needs_a_face_up_monster_of_yours() -> None:
    """card: Graceful Dice ①"""
    t = your_turn("hand: Graceful Dice   monsters: Sangan (set)", "monsters: Gemini Elf")
    t.you.cannot("activate Graceful Dice", because=NOTHING_TO_DO)


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
def test_skull_dice_lowers_the_monsters_of_the_opponent_until_the_end_of_the_turn() -> None:
    """card: Skull Dice ①"""
    t = your_turn("set: Skull Dice   monsters: Sangan   deck: 2 Umi", "monsters: Gemini Elf   deck: 2 Umi")
    load_dice(t, 6).you.activates("Skull Dice")
    assert (t.opp.atk_of("Gemini Elf"), t.opp.def_of("Gemini Elf")) == (1300, 300)
    assert t.you.atk_of("Sangan") == 1000
    t.you.ends_turn()
    assert (t.opp.atk_of("Gemini Elf"), t.opp.def_of("Gemini Elf")) == (1900, 900)


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
def test_maximum_six_gains_200_atk_for_each_point_when_it_is_tribute_summoned() -> None:
    """card: Maximum Six"""
    t = load_dice(your_turn("hand: Maximum Six   monsters: Sangan (set), Mystical Elf   deck: Umi"), 5)
    t.you.summons("Maximum Six", tributing=["Mystical Elf"])
    assert t.you.atk_of("Maximum Six") == 1900 + 1000


def test_fire_darts_inflicts_100_damage_for_each_point_of_three_dice() -> None:
    """card: Fire Darts"""
    t = load_dice(your_turn("set: Fire Darts"), 6, 2, 3)
    t.you.activates("Fire Darts")
    assert t.opp.lp == 8000 - 1100
    t = your_turn("hand: Sangan   set: Fire Darts")
    t.you.cannot("activate Fire Darts", because="effect.condition.all-must-be-met")


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize(
    ("roll", "left"),
    [
        (4, ["Sangan", "Summoned Skull", "Blue-Eyes White Dragon"]),
        (3, ["Gemini Elf", "Summoned Skull", "Blue-Eyes White Dragon"]),
        (6, ["Gemini Elf", "Sangan"]),
        (1, ["Gemini Elf", "Sangan", "Summoned Skull", "Blue-Eyes White Dragon"]),
    ],
)
def test_blind_destruction_destroys_the_level_that_is_rolled(roll: int, left: list[str]) -> None:
    """card: Blind Destruction"""
    monsters = "monsters: Gemini Elf, Sangan, Summoned Skull, Blue-Eyes White Dragon"
    t = load_dice(next_standby("spells: Blind Destruction   deck: Umi", f"{monsters}   deck: Umi"), roll)
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.opp.monsters == left


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize(("roll", "revived"), [(4, "Agido"), (6, "Wingweaver")])
def test_agido_may_revive_a_fairy_of_the_level_that_is_rolled(roll: int, revived: str) -> None:
    """card: Agido"""
    t = table("""
        turn 3, Battle Step, opp to act
        format 408
        you 8000   monsters: Agido   graveyard: Wingweaver, Guardian Angel Joan, Sangan   deck: Umi
        opp 8000   monsters: Summoned Skull   deck: Umi
    """)
    load_dice(t, roll)
    t.opp.attacks("Summoned Skull", "Agido")
    t.you.says_yes()
    if roll == 6:
        assert sorted(t.you.is_asked("effect").offers) == ["Guardian Angel Joan", "Wingweaver"]
        t.you.chooses(revived)
    t.you.takes_position("attack")
    assert t.you.monsters == [revived]


def test_roulette_barrel_destroys_a_monster_of_a_level_that_one_of_two_dice_shows() -> None:
    """card: Roulette Barrel"""
    t = load_dice(your_turn("monsters: Roulette Barrel", "monsters: Gemini Elf, Sangan"), 4, 3)
    t.you.activates("Roulette Barrel")
    t.you.chooses_effect(2)
    assert t.opp.monsters == ["Gemini Elf"]
    t.you.cannot("activate Roulette Barrel", because=ONCE)
    t = load_dice(your_turn("monsters: Roulette Barrel", "monsters: Gemini Elf, Sangan"), 1, 6)
    t.you.activates("Roulette Barrel")
    t.you.chooses_effect(1)
    assert t.opp.monsters == ["Gemini Elf", "Sangan"] and t.you.monsters == ["Roulette Barrel"]


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize(("chosen", "left"), [(1, ["Roulette Barrel"]), (2, [])])
def test_roulette_barrel_lets_you_choose_a_number_that_no_monster_has(chosen: int, left: list[str]) -> None:
    """card: Roulette Barrel"""
    t = load_dice(your_turn("monsters: Roulette Barrel", "monsters: Sangan"), 1, 4)
    t.you.activates("Roulette Barrel")
    t.you.chooses_effect(chosen)
    assert t.you.monsters == left and t.opp.monsters == ["Sangan"]


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_dangerous_machine_type_6_does_in_your_standby_phase_what_the_die_says(roll: int) -> None:
    """card: Dangerous Machine Type-6"""
    t = next_standby(
        "spells: Dangerous Machine Type-6   hand: Sangan   deck: 4 Umi",
        "hand: Kuriboh   monsters: Gemini Elf   deck: 4 Umi",
    )
    load_dice(t, roll).opp.ends_turn()
    t.nobody_responds()
    if roll == 1:
        t.you.discards("Sangan")
    assert t.you.graveyard == {1: ["Sangan"], 6: ["Dangerous Machine Type-6"]}.get(roll, [])
    assert t.opp.graveyard == {2: ["Kuriboh"], 5: ["Gemini Elf"]}.get(roll, [])
    assert len(t.you.hand) == 2 - (roll == 1) + (roll == 3)
    assert len(t.opp.hand) == 1 - (roll == 2) + (roll == 4)


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize(
    ("rolls", "yours", "theirs"),
    [
        ((3, 5), 8000 - 2500, 8000),
        ((1, 6), 8000 - 6000, 8000),
        ((4, 2), 8000, 8000 - 2000),
        ((6, 5), 8000, 8000 - 6000),
        ((2, 2, 1, 3), 8000 - 1500, 8000),
    ],
)
def test_dice_jar_hurts_who_rolls_less_and_both_roll_again_if_they_are_equal(
    rolls: tuple[int, ...], yours: int, theirs: int
) -> None:
    """card: Dice Jar"""
    t = your_turn("monsters: Dice Jar (set)")
    load_dice(t, *rolls).you.flip_summons("Dice Jar")
    assert (t.you.lp, t.opp.lp) == (yours, theirs)
    told = [f"{'opp' if at % 2 else 'you'} rolled {roll}" for at, roll in enumerate(rolls)]
    assert [line for line in t.log() if "rolled" in line] == told
