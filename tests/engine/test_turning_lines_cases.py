"""Lines that turn monsters as soon as they lie otherwise, when there are two of them."""

import pytest

from table import Table, table

BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
AREA_B = "Level Limit - Area B"
ORDERS = "Final Attack Orders"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize("lies", ["attack", "defense"])
def test_level_limit_turns_a_summoned_monster_whatever_bagooska_does(lies: str) -> None:
    """In Attack Position Bagooska's text turns nothing; in Defense Position it turns the same way.

    Source: the texts; only effects that contradict each other need an order (the one that began last applies).

    card: Level Limit - Area B, Number 41: Bagooska the Terribly Tired Tapir ②
    """
    t = lay(f"hand: Mystical Elf   spells: {AREA_B}", f"monsters: {BAGOOSKA} ({lies})")
    t.you.summons("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "defense"
    t = lay(f"hand: Mystical Elf   monsters: {BAGOOSKA} ({lies})", f"spells: {AREA_B}")
    t.you.summons("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "defense"


@pytest.mark.parametrize("first", [AREA_B, ORDERS])
def test_of_two_lines_that_turn_a_monster_to_and_fro_the_one_that_began_last_decides(first: str) -> None:
    """Source: of effects that contradict each other the later one applies; what it does not reach the other turns.

    card: Level Limit - Area B, Final Attack Orders ①
    """
    last = ORDERS if first == AREA_B else AREA_B
    t = lay(f"hand: {AREA_B}, Feral Imp   set: {ORDERS}   monsters: Gemini Elf, Kuriboh (defense)")
    for name in (first, last):
        t.you.activates(name)
        t.nobody_responds()
    assert t.you.monster("Gemini Elf").position == ("attack" if last == ORDERS else "defense")
    # Level 1: Area B does not speak of it, so nothing contradicts Final Attack Orders.
    assert t.you.monster("Kuriboh").position == "attack"
