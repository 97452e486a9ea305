"""Zones that a card blocks, where the monster lies in an Extra Monster Zone."""

import pytest

from table import Table, table

HOLE = "Dimensionhole"
GIANT = "Snowdust Giant"


def lay(monsters: str) -> Table:
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {HOLE}   monsters: {monsters}   deck: 5 Umi
        opp 8000   deck: 5 Umi
    """)


@pytest.mark.rule("move.temp-banish.from-emz-returns-to-main-zone", scenario=0)
def test_dimensionhole_banishes_a_monster_from_an_extra_monster_zone() -> None:
    """The text says "1 monster you control", wherever it stands; it comes back to a Main Monster Zone.

    rule: move.temp-banish.from-emz-returns-to-main-zone

    card: Dimensionhole
    """
    t = lay(f"{GIANT} (extra zone 1), Gemini Elf (zone 1)")
    t.you.activates(HOLE, targeting=GIANT)
    t.nobody_responds()
    assert t.you.banished == [GIANT] and t.you.monsters == ["Gemini Elf"]
    # No Main Monster Zone was left, so none is blocked.
    assert t.you.view.blocked_zones(t.you.player) == ()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.carries_out(HOLE)
    t.you.take_zone(None)
    assert t.you.banished == [] and sorted(t.you.monsters) == ["Gemini Elf", GIANT]


def test_dimensionhole_blocks_the_main_monster_zone_that_was_left() -> None:
    t = lay("Gemini Elf (zone 2), Battle Ox (zone 1)")
    t.you.activates(HOLE, targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.banished == ["Gemini Elf"] and t.you.view.blocked_zones(t.you.player) == (2,)
