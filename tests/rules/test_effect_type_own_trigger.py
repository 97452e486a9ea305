"""Topic effect-type: triggers of a Spell that its own effect sets off, and monsters that an Equip Card negates."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import Destroy, Equip, GainLP, NegateEffectsOf
from table import table

HUNTER = probe(
    "Test Hunt",
    "Spell / Continuous",
    Activation(),
    Ignition(1, target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
    Trigger(2, when=If(Destroyed(Monster(), by_card=THIS_CARD)), do=GainLP(500), mandatory=True),
)
GAG = probe(
    "Test Gag",
    "Spell / Equip",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, NegateEffectsOf(THE_EQUIPPED)),
)


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_spell_that_destroys_a_monster_by_its_effect_is_what_its_own_trigger_waits_for() -> None:
    """Only a monster that destroys another by battle has to survive it; a Spell never is in a Monster Zone."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Test Hunt   hand: Fissure
        opp 8000   monsters: Battle Ox, Kuriboh
        """,
        pool=pool_with(HUNTER),
    )
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"] and t.you.lp == 8000
    t.you.activates("Test Hunt").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Kuriboh"] and t.you.lp == 8500


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=0)
def test_a_monster_whose_equip_card_negates_its_effects_activates_them_for_nothing() -> None:
    """Cannon Soldier's player gives a Tribute and the opponent takes no damage, who took some before."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Gag   monsters: Cannon Soldier (zone 1), Kuriboh, Silver Fang
        opp 8000
        """,
        pool=pool_with(GAG),
    )
    t.you.activates("Cannon Soldier", tributing="Silver Fang")
    t.nobody_responds()
    assert t.opp.lp == 7500
    t.you.activates("Test Gag", targeting="Cannon Soldier").nobody_responds()
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7500 and t.you.graveyard[-1] == "Kuriboh"
