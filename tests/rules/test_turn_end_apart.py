"""Topic turn: effects of different cards that last on one monster until the End Phase end one by one."""

import pytest

from either_seat import SEATS, lay

QUEEN, KING = "Infernalqueen Archfiend", "Terrorking Archfiend"


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
@SEATS
@pytest.mark.parametrize("first", [QUEEN, "Change of Heart"])
def test_two_effects_that_last_on_one_monster_until_the_end_phase_end_one_by_one(first: str, seat: int) -> None:
    """Infernalqueen has given Terrorking 1000 ATK, and Change of Heart has taken it over."""
    t, me, they = lay(seat, f"monsters: {QUEEN}   hand: Change of Heart", f"monsters: {KING}", "Standby Phase")
    me.activates(QUEEN, targeting=KING)
    me.carries_out(QUEEN)
    assert (t.phase, me.lp, they.atk_of(KING)) == ("Main Phase 1", 7500, 3000)
    me.activates("Change of Heart", targeting=KING)
    me.chooses_zone(2)
    me.goes_to("End Phase")
    assert me.is_asked("response").offers == [f"carry out {QUEEN}", "carry out Change of Heart", "pass"]
    me.carries_out(first)
    if first == QUEEN:
        assert me.atk_of(KING) == 2000
        me.carries_out("Change of Heart")
        they.chooses_zone(3)
    else:
        they.chooses_zone(3)
        assert they.atk_of(KING) == 3000
        me.carries_out(QUEEN)
    assert (t.turn, they.atk_of(KING), they.monster(KING).zone) == (4, 2000, 3)
