"""What each monster of `cards/changing_stats.py` does whose ATK and DEF depend on what can be counted."""

import pytest

from probes import pool_with, probe
from table import Table, table


def test_chidori_gains_300_atk_for_each_blackwing_in_the_graveyard() -> None:
    """card: Assault Blackwing - Chidori the Rain Sprinkling ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Assault Blackwing - Chidori the Rain Sprinkling, Blackwing - Gale the Whirlwind
                   graveyard: 2 Blackwing - Gale the Whirlwind, Kuriboh   hand: Dark Hole
        opp 8000   graveyard: Blackwing - Gale the Whirlwind   set: Shrink
    """)
    assert t.you.atk_of("Assault Blackwing - Chidori the Rain Sprinkling") == 3200
    assert t.you.def_of("Assault Blackwing - Chidori the Rain Sprinkling") == 2000


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_chidori_that_is_destroyed_finds_no_synchro_monster_that_was_not_synchro_summoned() -> None:
    """card: Assault Blackwing - Chidori the Rain Sprinkling ③"""
    bird = probe("Probe Bird", "Winged Beast / Synchro / Effect", level=7)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Assault Blackwing - Chidori the Rain Sprinkling   graveyard: Probe Bird   hand: Dark Hole
        opp 8000
        """,
        pool_with(bird),
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.monsters == []


def gren_maju(more: str = "") -> Table:
    """Gren Maju with five banished cards, one of them face-down."""
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Gren Maju Da Eiza   banished: 3 Kuriboh, Umi, Sangan {more}
        opp 8000   banished: Vorse Raider
    """)


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_gren_maju_has_400_atk_and_def_for_each_of_ones_banished_cards() -> None:
    """card: Gren Maju Da Eiza ①"""
    t = gren_maju("  hand: Soul Release   graveyard: Mystical Elf")
    assert (t.you.atk_of("Gren Maju Da Eiza"), t.you.def_of("Gren Maju Da Eiza")) == (2000, 2000)
    t.you.activates("Soul Release", targeting="Mystical Elf").nobody_responds()
    assert (t.you.atk_of("Gren Maju Da Eiza"), t.you.def_of("Gren Maju Da Eiza")) == (2400, 2400)


@pytest.mark.rule("stats.question.negated-becomes-zero", scenario=0)
def test_gren_maju_keeps_its_atk_under_shrink_and_has_none_when_negated() -> None:
    """card: Gren Maju Da Eiza ①, Shrink ①, Skill Drain ①"""
    t = gren_maju("  hand: Shrink   set: Skill Drain")
    t.you.activates("Shrink", targeting="Gren Maju Da Eiza").nobody_responds()
    assert t.you.atk_of("Gren Maju Da Eiza") == 2000
    t.you.activates("Skill Drain").nobody_responds()
    assert (t.you.atk_of("Gren Maju Da Eiza"), t.you.def_of("Gren Maju Da Eiza")) == (0, 0)


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_orichalcos_shunoros_gains_1000_atk_for_each_monster_of_the_opponent() -> None:
    """card: Orichalcos Shunoros ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Orichalcos Shunoros, Kuriboh   hand: Raigeki
        opp 8000   monsters: Vorse Raider, Sangan (set)
    """)
    assert t.you.atk_of("Orichalcos Shunoros") == 2000 and t.you.def_of("Orichalcos Shunoros") == 0
    t.you.activates("Raigeki").nobody_responds()
    # Vorse Raider stays, since the golem protects it.
    assert t.you.atk_of("Orichalcos Shunoros") == 1000


def test_orichalcos_shunoros_protects_level_4_normal_monsters_of_both_players_from_effects() -> None:
    """card: Orichalcos Shunoros ③"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Orichalcos Shunoros, Celtic Guardian, Kuriboh   hand: Dark Hole
        opp 8000   monsters: Vorse Raider, Summoned Skull, Battle Ox (set)
    """)
    t.you.activates("Dark Hole").nobody_responds()
    # A face-down monster is of no Level that anybody knows, and all is destroyed at once.
    assert t.you.monsters == ["Celtic Guardian"] and t.opp.monsters == ["Vorse Raider"]


def test_orichalcos_shunoros_comes_from_the_hand_when_a_normal_monster_falls_in_battle() -> None:
    """card: Orichalcos Shunoros ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Summoned Skull
        opp 8000   monsters: Celtic Guardian   hand: Orichalcos Shunoros
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.triggers("Orichalcos Shunoros")
    t.nobody_responds()
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Orichalcos Shunoros"] and t.opp.atk_of("Orichalcos Shunoros") == 2000


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_orichalcos_shunoros_stays_in_the_hand_when_an_effect_monster_falls() -> None:
    """card: Orichalcos Shunoros ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Summoned Skull
        opp 8000   monsters: Kuriboh   hand: Orichalcos Shunoros
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.nobody_responds()
    assert t.opp.monsters == [] and t.opp.hand == ["Orichalcos Shunoros"]
