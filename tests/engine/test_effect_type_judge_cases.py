"""Positions of judges about kinds of effects: what goes on until when, and what is negated with what."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Activation, Quick
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.verbs import InflictDamage, SendToGraveyard
from table import table

# ------------------------------------------------------------------------------------------ destruction is determined


@pytest.mark.rule("effect-type.unclassified.banish-when-leaving-field", scenario=0)
@pytest.mark.parametrize(("drain", "banished"), [("", True), ("spells: Skill Drain", False)])
def test_dark_magician_of_chaos_is_banished_also_when_it_is_destroyed_by_battle(drain: str, banished: bool) -> None:
    """rule: effect-type.unclassified.banish-when-leaving-field"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon   {drain}
        opp 8000   monsters: Dark Magician of Chaos, Mystical Elf
    """)
    t.you.attacks("Blue-Eyes White Dragon", "Dark Magician of Chaos")
    assert t.opp.monsters == ["Mystical Elf"]
    assert (t.opp.banished == ["Dark Magician of Chaos"]) == banished
    assert (t.opp.graveyard == ["Dark Magician of Chaos"]) != banished


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
def test_what_is_destroyed_together_with_banisher_of_the_radiance_is_not_banished() -> None:
    """rule: effect-type.continuous.stops-when-destruction-determined (000:255)"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole
        opp 8000   monsters: Banisher of the Radiance, Battle Ox
    """)
    t.you.activates("Dark Hole")
    assert sorted(t.opp.graveyard) == ["Banisher of the Radiance", "Battle Ox"] and t.opp.banished == []


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_banisher_of_the_radiance_banishes_what_is_destroyed_while_it_stays_and_not_itself() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hammer Shot, Fissure
        opp 8000   monsters: Banisher of the Radiance (attack), Battle Ox (attack)
    """)
    t.you.activates("Hammer Shot")
    assert t.opp.banished == ["Battle Ox"] and t.you.banished == ["Hammer Shot"]
    t.you.activates("Fissure")
    assert t.opp.graveyard == ["Banisher of the Radiance"]


# ------------------------------------------------------------------------------------------------ negated with its kind


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=0)
def test_the_effect_of_a_trap_that_was_its_own_cost_is_still_one_of_a_trap_on_the_field() -> None:
    """rule: negate.lasting.spells-traps-stay-negated"""
    line = Quick(1, cost=SendToGraveyard(THIS_CARD), do=InflictDamage(900, OPPONENT))
    cannon = probe("Test Cannon", "Trap / Continuous", Activation(), line)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Test Cannon
        opp 8000   spells: Royal Decree
        """,
        pool=pool_with(cannon),
    )
    t.you.activates("Test Cannon")
    assert t.you.graveyard == ["Test Cannon"]
    assert t.opp.lp == 8000
