"""Topic effect-type: cards of which a player can have only one face-up on the field."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import OnlyOne
from table import Table, table

ONLY_ONE = "effect-type.unclassified.only-one-on-field"
TIGER = "Amazoness Tiger"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("effect-type.unclassified.only-one-on-field", scenario=1)
def test_a_second_one_cannot_be_summoned() -> None:
    t = your_turn(
        f"hand: {TIGER}, Monster Reborn   monsters: {TIGER}, {TIGER} (set)   graveyard: {TIGER}", f"monsters: {TIGER}"
    )
    t.you.cannot(f"summon {TIGER}", because=ONLY_ONE)
    t.you.cannot(f"flip summon {TIGER} (zone 2)", because=ONLY_ONE)
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.can(f"set {TIGER}")
    # Where none is face-up one can come.
    t = your_turn(f"hand: {TIGER}, Monster Reborn   monsters: {TIGER} (set)   graveyard: {TIGER}", f"monsters: {TIGER}")
    t.you.can(f"summon {TIGER}")
    t.you.can(f"flip summon {TIGER}")
    t.you.can("activate Monster Reborn")


@pytest.mark.rule("effect-type.unclassified.only-one-on-field", scenario=1)
def test_one_that_an_effect_turns_face_up_falls_at_once() -> None:
    t = your_turn(
        f"monsters: {TIGER} (set), {TIGER}   hand: Swords of Revealing Light", f"monsters: {TIGER}, {TIGER} (set)"
    )
    t.you.activates("Swords of Revealing Light")
    assert t.opp.graveyard == [TIGER] and [t.opp.monster(TIGER).position, t.opp.monster(TIGER).zone] == ["attack", 1]
    assert f"{TIGER} destroyed (rule)" in t.log()
    assert len(t.you.monsters) == 2


@pytest.mark.rule("effect-type.unclassified.only-one-on-field", scenario=1)
def test_while_their_effects_are_negated_two_stay_but_a_third_cannot_come() -> None:
    t = your_turn(
        f"hand: {TIGER}, Swords of Revealing Light   spells: Skill Drain", f"monsters: {TIGER}, {TIGER} (set)"
    )
    t.you.activates("Swords of Revealing Light")
    assert t.opp.monsters == [TIGER, TIGER] and [t.opp.monster(TIGER, zone=2).position] == ["defense"]
    t = your_turn(f"hand: {TIGER}   monsters: {TIGER}   spells: Skill Drain")
    t.you.cannot(f"summon {TIGER}", because=ONLY_ONE)


@pytest.mark.rule("effect-type.unclassified.only-one-on-field", scenario=0)
def test_one_that_changes_sides_falls_beside_another() -> None:
    t = your_turn(f"hand: Change of Heart   monsters: {TIGER}", f"monsters: {TIGER}")
    t.you.activates("Change of Heart", targeting=f"{TIGER} (the opponent's zone 1)")
    t.you.take_zone(None)
    assert t.you.monsters == [TIGER] and t.opp.graveyard == [TIGER] and t.you.graveyard == ["Change of Heart"]


@pytest.mark.rule("effect-type.unclassified.only-one-on-field", scenario=0)
def test_a_spell_of_which_there_is_one_cannot_be_activated_again() -> None:
    only = probe("Test Only", "Spell / Continuous", OnlyOne(1))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Only, Test Only
        opp 8000   spells: Test Only
        """,
        pool=pool_with(only),
    )
    t.you.activates("Test Only")
    t.you.cannot("activate Test Only", because=ONLY_ONE)
