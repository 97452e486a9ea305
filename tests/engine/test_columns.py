"""Columns: a card shares one with what lies in front of it, on both sides of the field."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import own
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.rare import SharesColumn
from spellspeed.lang.words.verbs import Destroy
from spellspeed.words import MONSTER_ZONE
from table import table

QUAKE = probe("Test Quake", "Trap", Activation(do=Destroy(All(AnyCard(that=SharesColumn(THIS_CARD)), THE_FIELD))))


@pytest.mark.parametrize(("zone", "theirs"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_a_column_runs_through_the_zones_of_both_players(zone: int, theirs: int) -> None:
    """Seen from the other side the first zone is the last; the card that asks is none of the others."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 5 Kuriboh   set: Test Quake (zone {zone})
        opp 8000   monsters: 5 Battle Ox   set: 5 Mirror Force
        """,
        pool=pool_with(QUAKE),
    )
    t.you.activates("Test Quake").nobody_responds()
    assert sorted(t.you.graveyard) == ["Kuriboh", "Test Quake"]
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Mirror Force"]
    piles = t.duel.state.piles
    assert piles[own(t.you.player, MONSTER_ZONE) + zone - 1] == ()
    assert piles[own(t.opp.player, MONSTER_ZONE) + theirs - 1] == ()
