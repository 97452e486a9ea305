"""Topic spell: Field Spells that effects Set, and what is declared later."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FIELD
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Spell
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import SetOnField
from table import table


@pytest.mark.rule("spell.field.replaced-is-not-destroyed", scenario=0)
@pytest.mark.parametrize("old", ["", "field: Sogen"])
def test_a_field_spell_that_an_effect_sets_takes_the_place_of_the_old_one(old: str) -> None:
    """The old one is sent to the Graveyard by the rules, and is not destroyed."""
    plough = probe("Test Plough", "Spell / Normal", Activation(do=SetOnField(One(Spell(kind=FIELD), YOUR_HAND))))
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Plough, Umi {old}\nopp 8000", pool=pool_with(plough)
    )
    t.you.activates("Test Plough")
    assert t.you.field_zone == ["Umi"] and t.you.hand == []
    assert sorted(t.you.graveyard) == (["Sogen", "Test Plough"] if old else ["Test Plough"])
    assert not [line for line in t.log() if "destroyed" in line]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize("theirs", ["Sangan", "Kuriboh"])
def test_what_will_be_declared_keeps_nothing_from_being_activated(theirs: str) -> None:
    """D.D. Designator may be activated whatever the opponent holds: what is declared is not known yet."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D.D. Designator, Umi
        opp 8000   hand: {theirs}
    """)
    t.you.activates("D.D. Designator")
    t.you.does("declare Sangan")
    assert (t.opp.banished, t.you.banished) == ((["Sangan"], []) if theirs == "Sangan" else ([], ["Umi"]))
