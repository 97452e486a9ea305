"""Cards that can be activated, or are set off, at a certain moment only."""

import pytest

from table import table

ARROWS = "Anti-Magic Arrows"


@pytest.mark.parametrize("seat", ["you", "opp"])
def test_anti_magic_arrows_can_be_activated_in_the_start_step_and_not_in_the_battle_step(seat: str) -> None:
    """What is activated at the start of the Battle Phase belongs to the Start Step (000:678, 679).

    card: Anti-Magic Arrows ①
    """
    you, opp = (f"set: {ARROWS}", "") if seat == "you" else ("", f"set: {ARROWS}")
    position = f"you 8000   monsters: Battle Ox   {you}\nopp 8000   {opp}"
    t = table("turn 3, Main Phase 1, you to act\n" + position)
    player = t.you if seat == "you" else t.opp
    t.you.goes_to("Battle Phase")
    assert t.step == "Start Step"
    player.can(f"activate {ARROWS}")
    t.nobody_responds()
    assert t.step == "Battle Step"
    player.cannot(f"activate {ARROWS}", because="effect.condition.all-must-be-met")
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 6300 and player.set_cards == [ARROWS]


def test_anti_magic_arrows_can_follow_another_activation_of_the_start_step() -> None:
    """In the Start Step a player is free to use fast effects first.

    rule: battle.start-step.start-of-battle-phase-effects
    """
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   set: {ARROWS}, Jar of Greed   deck: 3 Kuriboh
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.activates("Jar of Greed")
    t.you.passes()
    assert t.step == "Start Step" and t.you.hand == ["Kuriboh"]
    t.you.can(f"activate {ARROWS}")
