"""Topic damage: damage by effects."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import Destroy, InflictDamage
from table import table


@pytest.mark.rule("damage.effect.reduces-lp", scenario=1)
def test_effect_damage_is_subtracted_from_the_lp() -> None:
    """The sentence of Scarlight Red Dragon Archfiend, for one monster."""
    burn = Destroy(One(Monster(), OPPONENTS_FIELD)).and_if_you_do(InflictDamage(500, OPPONENT))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Archfiend
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(probe("Test Archfiend", "Dragon / Effect", Ignition(1, do=burn))),
    )
    t.you.activates("Test Archfiend")
    assert t.opp.graveyard == ["Battle Ox"]
    assert (t.you.lp, t.opp.lp) == (8000, 7500)
    assert "opp lp 8000 -> 7500 (effect)" in t.log()
