"""Topic pendulum: a Pendulum Effect is there in a Pendulum Zone, and nowhere else."""

import pytest

from either_seat import SEATS, lay

ODD_EYES, STARGAZER = "Odd-Eyes Pendulum Dragon", "Stargazer Magician"
DECK = f"deck: {STARGAZER}"


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
@SEATS
@pytest.mark.parametrize(("place", "offered"), [("pendulum", True), ("monsters", False)])
def test_odd_eyes_has_its_pendulum_effect_of_the_end_phase_in_the_pendulum_zone_alone(
    place: str, offered: bool, seat: int
) -> None:
    t, me, _ = lay(seat, f"{place}: {ODD_EYES}   {DECK}")
    me.goes_to("End Phase")
    if offered:
        assert me.is_asked("response").offers == [f"activate {ODD_EYES}", "pass"]
    else:
        assert t.turn == 4 and not [line for line in t.log() if "activated" in line]


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=0)
@SEATS
@pytest.mark.parametrize("zone", [1, 5])
def test_odd_eyes_that_is_equipped_in_an_edge_zone_has_no_pendulum_effect(zone: int, seat: int) -> None:
    mine = f"hand: Guardian of Felgrand   graveyard: {ODD_EYES}   {DECK}"
    t, me, _ = lay(seat, mine, "monsters: Blue-Eyes White Dragon")
    me.summons("Guardian of Felgrand")
    me.triggers("Guardian of Felgrand").nobody_responds()
    me.chooses_zone(zone)
    assert me.spell_trap(ODD_EYES).zone == zone
    me.goes_to("End Phase")
    assert t.turn == 4 and me.spells == [ODD_EYES]


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
@SEATS
def test_odd_eyes_among_the_monsters_spares_no_battle_damage(seat: int) -> None:
    """Both battling monsters are Pendulum Monsters, and neither player has one in a Pendulum Zone."""
    _, me, they = lay(seat, f"monsters: {STARGAZER}", f"monsters: {ODD_EYES}", "Battle Step")
    me.attacks(STARGAZER, ODD_EYES)
    # 2500 - 1200, doubled by Odd-Eyes; nobody was asked.
    assert (me.lp, they.lp) == (8000 - 2 * 1300, 8000)
