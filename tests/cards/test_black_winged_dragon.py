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


@pytest.mark.rule("negate.skill-drain.unclassified-effects-on-field", scenario=0)
def test_a_negated_black_winged_dragon_lets_the_damage_through() -> None:
    """card: Black-Winged Dragon ①"""
    t = table(f"""
        turn 2, Main Phase 1, opp to act
        you 8000   monsters: {DRAGON}
        opp 8000   spells: Skill Drain   hand: Ookazi
    """)
    t.opp.activates("Ookazi").nobody_responds()
    assert t.you.lp == 8000 - 800 and not t.you.monster(DRAGON).row.counters


def test_black_winged_dragon_is_made_of_a_tuner_and_others_of_level_8_together() -> None:
    """card: Black-Winged Dragon"""

    def lay(*monsters: str) -> Table:
        cards = f"monsters: {', '.join(monsters)}   extra: {DRAGON}"
        return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {cards}\nopp 8000")

    for fits in (("Junk Synchron", "Cyber Dragon"), ("Junk Synchron", "Battle Ox", "Kuriboh")):
        t = lay(*fits)
        t.you.makes(DRAGON, *fits)
        assert t.you.monsters == [DRAGON] and sorted(t.you.graveyard) == sorted(fits)
    summon = f"synchro summon {DRAGON}"
    lay("Junk Synchron", "Battle Ox").you.cannot(summon, because="synchro.summon.exact-level-total")
    lay("Battle Ox", "Gemini Elf").you.cannot(summon, because="synchro.summon.one-tuner-and-non-tuners")
