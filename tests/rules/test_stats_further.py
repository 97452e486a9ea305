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
