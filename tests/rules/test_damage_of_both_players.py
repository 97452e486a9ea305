"""Topic damage: which monster deals the damage that both players take."""

import pytest

from spellspeed.words import BY_BATTLE, EVENT_LP_CHANGED
from table import table


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
@pytest.mark.parametrize("direct", [True, False])
def test_damage_of_a_direct_attack_comes_from_the_attacker_for_both_players(direct: bool) -> None:
    """In a battle each player takes it from the other's monster; a direct attack has only the one."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Double-Edged Sword
        opp 8000   {"" if direct else "monsters: Gemini Elf"}
    """)
    t.you.activates("Double-Edged Sword", targeting="Battle Ox").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    if direct:
        t.you.attacks_directly("Battle Ox")
    else:
        t.you.attacks("Battle Ox", "Gemini Elf")
    t.nobody_responds()
    lost = 3700 if direct else 1800
    assert (t.you.lp, t.opp.lp) == (8000 - lost, 8000 - lost)
    told = [event for event in t.events if event.kind == EVENT_LP_CHANGED and event.cause == BY_BATTLE]
    by = {t.seat_of(event.player).who: t.name(event.source) if event.source >= 0 else "nobody" for event in told}
    assert by == {"opp": "Battle Ox", "you": "Battle Ox" if direct else "Gemini Elf"}
