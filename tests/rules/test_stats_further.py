"""Topic stats: a value that is the sum of what a monster was made of."""

import pytest

from table import table


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_each_of_two_fusion_monsters_has_the_atk_of_its_own_materials() -> None:
    """UFOroid Fighter, whose ATK and DEF are printed as ?, has the ATK of UFOroid and of the Warrior used with it."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Polymerization, 2 UFOroid, Gearfried the Iron Knight, Celtic Guardian
                   extra: 2 UFOroid Fighter
        opp 8000
    """)
    t.you.activates("Polymerization (copy 1)")
    t.you.chooses("UFOroid Fighter (copy 1)")
    t.you.chooses("UFOroid (copy 1)", "Gearfried the Iron Knight")
    t.you.takes_position("attack", zone=1)
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone=2)
    values = [(t.you.atk_of("UFOroid Fighter", zone), t.you.def_of("UFOroid Fighter", zone)) for zone in (1, 2)]
    assert values == [(1200 + 1800, 1200 + 1800), (1200 + 1400, 1200 + 1400)]


@pytest.mark.rule("stats.continuous-set-value.definition", scenario=0)
def test_a_value_that_is_what_was_tributed_lasts_as_long_as_the_monster_is_face_up() -> None:
    """Great Maju Garzett has twice the original ATK of the monster Tributed for it, and none once it was face-down."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Great Maju Garzett, Monster Reborn, Dark Hole   monsters: Battle Ox, Gemini Elf
        opp 8000
    """)
    t.you.summons("Great Maju Garzett", tributing=["Battle Ox"])
    assert t.you.atk_of("Great Maju Garzett") == 2 * 1700
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting="Great Maju Garzett")
    t.you.takes_position("attack")
    assert t.you.atk_of("Great Maju Garzett") == 0
