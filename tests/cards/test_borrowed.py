"""Cards: monsters that gain the name and the effects of another for a time."""

import pickle

import pytest

from spellspeed.engine.find import name_of
from table import Table, table

PHANTOM = "Phantom of Chaos"
REPLACED = "effect.gained.replaces-the-gaining-effect"


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    )


def name(t: Table) -> str:
    password = name_of(t.duel.game, t.duel.state, t.you.monster(PHANTOM).row)
    return t.duel.pool.facts[t.duel.pool.by_password[password]].name_en


def test_phantom_of_chaos_takes_name_attack_and_an_ignition_effect_until_the_end_phase() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier")
    assert (name(t), t.you.atk_of(PHANTOM)) == (PHANTOM, 0)
    t.you.activates(PHANTOM, targeting="Cannon Soldier")
    assert t.you.banished == ["Cannon Soldier"]
    assert (name(t), t.you.atk_of(PHANTOM)) == ("Cannon Soldier", 1400)
    t.you.cannot(f"activate {PHANTOM} effect 1", because=REPLACED)
    t.you.activates(PHANTOM, tributing="Kuriboh")
    assert t.opp.lp == 7500
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    assert (name(t), t.you.atk_of(PHANTOM)) == (PHANTOM, 0)


def test_phantom_of_chaos_gains_what_goes_on() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Jinzo   hand: Umi", "set: Just Desserts")
    t.you.activates(PHANTOM, targeting="Jinzo").nobody_responds()
    assert t.you.atk_of(PHANTOM) == 2400
    t.you.activates("Umi")
    assert t.you.field_zone == ["Umi"] and not t.opp.is_to_decide()
    # In the End Phase it is over, and Traps can be activated again.
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    assert t.opp.can_activate("Just Desserts")


def test_phantom_of_chaos_gains_triggers() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Sangan", "monsters: Gemini Elf")
    t.you.activates(PHANTOM, targeting="Sangan")
    t.you.goes_to("Battle Phase")
    t.you.attacks(PHANTOM, "Gemini Elf")
    # It has left the field: what it was called there does not matter, and its gained effect is gone.
    assert t.you.graveyard == [PHANTOM]


@pytest.mark.parametrize("drained", [False, True])
def test_the_gained_effects_are_negated_like_its_own(drained: bool) -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier   set: Skill Drain")
    t.you.activates(PHANTOM, targeting="Cannon Soldier").nobody_responds()
    if drained:
        t.you.activates("Skill Drain")
    t.you.activates(PHANTOM, tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == (8000 if drained else 7500)


def test_a_duel_with_gained_effects_can_be_copied_and_stored() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier")
    t.you.activates(PHANTOM, targeting="Cannon Soldier")
    state = pickle.loads(pickle.dumps(t.duel.state))
    assert state == t.duel.state
    copy = Table(t.duel.fork())
    copy.you.activates(PHANTOM, tributing="Kuriboh")
    assert copy.opp.lp == 7500 and t.opp.lp == 8000


def test_phantom_of_chaos_needs_an_effect_monster_in_the_graveyard() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Gemini Elf")
    t.you.cannot(f"activate {PHANTOM}", because="target.timing.chosen-at-activation")


def test_phantom_of_chaos_inflicts_no_battle_damage() -> None:
    """card: Phantom of Chaos ②"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Jinzo", "monsters: Kuriboh (attack)")
    t.you.activates(PHANTOM, targeting="Jinzo")
    t.you.goes_to("Battle Phase")
    t.you.attacks(PHANTOM, "Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.lp == 8000
