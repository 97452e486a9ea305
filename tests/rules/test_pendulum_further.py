"""Topic pendulum: other cards in the outermost Spell & Trap Zones."""

import pytest

from probes import pool_with, probe
from table import table

LOW = probe("Test Low", "Fairy / Pendulum", scale=1)
HIGH = probe("Test High", "Fairy / Pendulum", scale=8)


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
@pytest.mark.parametrize("lies", ["hand", "spells"])
def test_a_continuous_spell_in_an_outermost_zone_is_no_scale(lies: str) -> None:
    """Only a Pendulum card activated or placed there is a card in a Pendulum Zone."""
    where = (
        "hand: Messenger of Peace, Gemini Elf" if lies == "hand" else "hand: Gemini Elf   spells: Messenger of Peace"
    )
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {where}   pendulum: Test High (zone 5)\nopp 8000",
        pool=pool_with(LOW, HIGH),
    )
    if lies == "hand":
        t.you.activates("Messenger of Peace", zone=1)
    assert t.you.spell_trap("Messenger of Peace").zone == 1
    t.you.cannot("pendulum summon", because="pendulum.summon.procedure")


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
@pytest.mark.parametrize("zone", [2, 3, 4])
def test_between_a_continuous_spell_and_the_other_zone_both_scales_stand(zone: int) -> None:
    """A Continuous Spell in another zone takes nothing from the two scales."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Messenger of Peace, Gemini Elf   pendulum: Test Low (zone 1), Test High (zone 5)
        opp 8000
        """,
        pool=pool_with(LOW, HIGH),
    )
    t.you.activates("Messenger of Peace", zone=zone)
    t.you.can("pendulum summon")


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=0)
def test_a_continuous_spell_in_an_outermost_zone_is_no_target_among_the_cards_in_pendulum_zones() -> None:
    """Master Pendulum destroys a card in a Pendulum Zone, and that is no other card that lies where one is."""
    master = '"Master Pendulum, the Dracoslayer"'
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Messenger of Peace (zone 5)   pendulum: {master} (zone 1)
        opp 8000   pendulum: Test High (zone 1)   spells: Messenger of Peace (zone 5)
        """,
        pool=pool_with(LOW, HIGH),
    )
    t.you.does(f"activate {master}")
    assert sorted(t.you.is_asked("target").offers) == ["Master Pendulum, the Dracoslayer", "Test High"]
