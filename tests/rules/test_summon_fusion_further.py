"""Topic summon: what becomes of the materials of a Fusion Summon later."""

import pytest

from table import table

MADE_OF = {"Thousand Dragon": ["Baby Dragon", "Time Wizard"], "Labyrinth Tank": ["Cannon Soldier", "Giga-Tech Wolf"]}


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
@pytest.mark.parametrize("which", MADE_OF)
def test_de_fusion_returns_the_monster_and_then_summons_what_that_monster_was_made_of(which: str) -> None:
    """Of two Fusion Monsters each was made of its own materials; the Graveyard holds all four."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Polymerization, Time Wizard, Baby Dragon, Giga-Tech Wolf, Cannon Soldier   set: De-Fusion
                   extra: Thousand Dragon, Labyrinth Tank
        opp 8000
    """)
    t.you.activates("Polymerization (copy 1)")
    t.you.chooses("Thousand Dragon")
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("De-Fusion", targeting=which)
    t.you.says_yes()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    made_of = {
        "Thousand Dragon": ["Baby Dragon", "Time Wizard"],
        "Labyrinth Tank": ["Cannon Soldier", "Giga-Tech Wolf"],
    }
    other = "Labyrinth Tank" if which == "Thousand Dragon" else "Thousand Dragon"
    assert sorted(t.you.monsters) == sorted([*made_of[which], other])
    assert t.you.extra == [which]
    log = t.log()
    gone = next(at for at, line in enumerate(log) if line.startswith(f"{which} returned"))
    assert all(log.index(f"{name} special summoned") > gone for name in MADE_OF[which])


@pytest.mark.rule("target.moved.effect-not-applied", scenario=0)
def test_de_fusion_summons_nothing_for_a_monster_that_has_left_the_field() -> None:
    """The target returned to the Extra Deck before De-Fusion was processed, so nothing is done."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Time Wizard, Baby Dragon   set: De-Fusion   extra: Thousand Dragon
        opp 8000   set: Compulsory Evacuation Device
    """)
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("De-Fusion")
    t.opp.activates("Compulsory Evacuation Device")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.extra == ["Thousand Dragon"]
    assert sorted(t.you.graveyard) == ["Baby Dragon", "De-Fusion", "Polymerization", "Time Wizard"]
