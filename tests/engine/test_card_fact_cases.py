"""Printed facts that a duel shows."""

import pytest

from table import table


@pytest.mark.rule("card.attribute.six-kinds", scenario=0)
@pytest.mark.parametrize(("field", "atk"), [("Rising Air Current", 3000), ("Luminous Spark", 2500)])
def test_guardian_eatos_is_a_wind_monster(field: str, atk: int) -> None:
    """Source: the printed card. The Field Spells for WIND and for LIGHT tell the two apart."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Guardian Eatos   field: {field}
        opp 8000
    """)
    assert t.you.atk_of("Guardian Eatos") == atk
