"""Topic damage-step: the monster that battles another one, whenever the two came to the field."""

import pytest

from table import table


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=0)
@pytest.mark.parametrize("new", [True, False])
def test_a_face_down_monster_is_destroyed_at_the_start_before_it_is_flipped(new: bool) -> None:
    """Mystic Swordsman LV2 destroys the opposing monster, also if he was summoned long after that was Set."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {"hand" if new else "monsters"}: Mystic Swordsman LV2
        opp 8000   monsters: Man-Eater Bug (set)
    """)
    if new:
        t.you.summons("Mystic Swordsman LV2")
        t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Mystic Swordsman LV2", "Man-Eater Bug")
    t.nobody_responds()
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.you.monsters == ["Mystic Swordsman LV2"]
    assert not [line for line in t.log() if "flipped" in line or "damage calculated" in line]
