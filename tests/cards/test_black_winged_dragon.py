"""Black-Winged Dragon: counters instead of damage."""

import pytest

from table import Table, table

DRAGON = "Black-Winged Dragon"


def burnt_twice(target: str) -> Table:
    """Two Ookazis of the opponent have given the Dragon two counters; it is your turn."""
    t = table(f"""
        turn 2, Main Phase 1, opp to act
        you 8000   monsters: {DRAGON}   deck: 3 Sogen
        opp 8000   monsters: {target}   hand: 2 Ookazi   deck: 3 Sogen
    """)
    t.opp.activates("Ookazi").nobody_responds()
    t.opp.activates("Ookazi").nobody_responds()
    assert t.you.lp == 8000 and t.you.atk_of(DRAGON) == 2800 - 2 * 700
    t.opp.ends_turn()
    return t


@pytest.mark.rule("stats.decrease.actual-amount-is-referenced", scenario=1)
@pytest.mark.parametrize(("target", "left", "damage"), [("Ryu-Kishin", 0, 1000), ("Opticlops", 400, 1400)])
def test_black_winged_dragon_inflicts_what_the_monster_has_really_lost(target: str, left: int, damage: int) -> None:
    """card: Black-Winged Dragon ①②③"""
    t = burnt_twice(target)
    t.you.activates(DRAGON).nobody_responds()
    assert t.opp.atk_of(target) == left and t.opp.lp == 8000 - damage
    assert t.you.atk_of(DRAGON) == 2800 and not t.you.monster(DRAGON).row.counters


def test_black_winged_dragon_takes_no_battle_damage_upon_itself_and_needs_a_counter() -> None:
    """card: Black-Winged Dragon ①③"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {DRAGON}
        opp 8000   monsters: Blue-Eyes White Dragon, Gemini Elf
    """)
    t.you.cannot(f"activate {DRAGON}", because="cost.unpayable.cannot-activate")
    t.you.goes_to("Battle Phase")
    t.you.attacks(DRAGON, "Blue-Eyes White Dragon")
    assert t.you.lp == 8000 - 200


def test_a_negated_black_winged_dragon_lets_the_damage_through() -> None:
    """card: Black-Winged Dragon ①"""
    t = table(f"""
        turn 2, Main Phase 1, opp to act
        you 8000   monsters: {DRAGON}
        opp 8000   spells: Skill Drain   hand: Ookazi
    """)
    t.opp.activates("Ookazi").nobody_responds()
    assert t.you.lp == 8000 - 800 and not t.you.monster(DRAGON).row.counters
