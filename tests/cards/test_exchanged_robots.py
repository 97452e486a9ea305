"""Cards: two Fusion Monsters that take each other's place, and a summoner of Guardians."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
LADY = "Super Robolady"
YAROU = "Super Roboyarou"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


@pytest.mark.parametrize(("robot", "direct", "battle"), [(LADY, 2200, 1200), (YAROU, 1200, 2200)])
def test_a_robot_is_stronger_in_one_kind_of_attack(robot: str, direct: int, battle: int) -> None:
    """card: Super Robolady, Super Roboyarou"""
    t = your_turn(f"monsters: {robot}   hand: Umi", "hand: Umi", "Battle Step")
    t.you.attacks_directly(robot)
    assert t.opp.lp == 8000 - direct
    t = your_turn(f"monsters: {robot}   hand: Umi", "monsters: Kuriboh   hand: Umi", "Battle Step")
    t.you.attacks(robot, "Kuriboh")
    assert t.opp.lp == 8000 - (battle - 300) and t.you.atk_of(robot) == 1200


@pytest.mark.parametrize(("robot", "other"), [(LADY, YAROU), (YAROU, LADY)])
def test_the_robots_take_each_others_place(robot: str, other: str) -> None:
    """card: Super Robolady, Super Roboyarou"""
    t = your_turn(f"monsters: {robot}   extra: {other}   hand: Umi")
    t.you.activates(robot).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [other]
    t.you.cannot(f"activate {other}", because=NOT_MET)  # it has just been Special Summoned


@pytest.mark.parametrize(("robot", "other"), [(LADY, YAROU), (YAROU, LADY)])
def test_a_robot_leaves_only_as_its_effect_resolves(robot: str, other: str) -> None:
    """card: Super Robolady, Super Roboyarou"""
    t = your_turn(f"monsters: {robot}   extra: {other}", "set: Book of Moon")
    t.you.activates(robot)
    t.opp.activates("Book of Moon", targeting=robot).nobody_responds()
    assert t.you.monsters == [robot] and t.you.monster(robot).position == "set"


@pytest.mark.parametrize("robot", [LADY, YAROU])
def test_a_robot_is_made_of_both_and_needs_the_other_one_to_leave(robot: str) -> None:
    """card: Super Robolady, Super Roboyarou"""
    t = your_turn(f"hand: Polymerization, Robolady, Roboyarou   extra: {robot}")
    t.you.can("activate Polymerization")
    t = your_turn(f"monsters: {robot}   hand: Umi")
    t.you.cannot(f"activate {robot}", because=NOT_MET)


def test_arsenal_summoner_fetches_a_guardian() -> None:
    """card: Arsenal Summoner ①"""
    t = your_turn("monsters: Arsenal Summoner (set)   hand: Umi", deck="Guardian Elma, Celtic Guardian, 3 Sogen")
    t.you.flip_summons("Arsenal Summoner")
    t.nobody_responds()
    assert t.you.hand == ["Umi", "Guardian Elma"]
    t = your_turn("monsters: Arsenal Summoner (set)   hand: Umi", deck="Celtic Guardian, The Reliable Guardian, Sogen")
    t.you.flip_summons("Arsenal Summoner")
    t.nobody_responds()
    assert t.you.hand == ["Umi"]
