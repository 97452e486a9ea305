"""What the cards do that answer gained LP."""

import pytest

from table import table


@pytest.mark.rule("damage.continuous-effect.no-chain", scenario=0)
def test_fire_princess_burns_the_opponent_each_time_her_player_gains_lp_without_a_chain() -> None:
    """card: Fire Princess ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Fire Princess   hand: 2 Dian Keto the Cure Master
        opp 8000   monsters: Fire Princess   set: Seven Tools of the Bandit
    """)
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert t.you.lp == 9000 and t.opp.lp == 7500 and t.chain == []
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert t.you.lp == 10000 and t.opp.lp == 7000


@pytest.mark.rule("damage.continuous-effect.not-summed-into-one", scenario=0)
def test_two_fire_princesses_burn_500_each_and_two_gains_are_two_times() -> None:
    """card: Fire Princess ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Fire Princess   spells: 2 Solemn Wishes   hand: Pot of Greed   deck: 3 Umi
        opp 8000
    """)
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.lp == 9000 and t.opp.lp == 6000


@pytest.mark.rule("cost.lp.is-not-damage", scenario=0)
def test_fire_princess_does_nothing_for_lp_that_are_paid_or_gained_by_the_opponent() -> None:
    """card: Fire Princess ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Fire Princess   hand: Premature Burial   graveyard: Mystical Elf
        opp 8000   spells: Solemn Wishes   deck: 3 Umi
    """)
    t.you.activates("Premature Burial", targeting="Mystical Elf").nobody_responds()
    t.you.does("zone 2")
    assert t.you.lp == 7200 and t.opp.lp == 8000
    t.you.ends_turn()
    t.nobody_responds()
    assert t.opp.lp == 8500 and t.you.lp == 7200


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=0)
def test_fire_princess_does_nothing_while_she_lies_face_down() -> None:
    """card: Fire Princess ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Fire Princess (set)   hand: Dian Keto the Cure Master
        opp 8000
    """)
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert t.you.lp == 9000 and t.opp.lp == 8000
