"""Positions of judges about what sets off a trigger: cards that leave the field, as they lay there."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import FACE_UP, OPPONENT
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.timings import If, LeftField
from spellspeed.lang.words.verbs import GainLP
from table import Table, table

WATCHER: Final = probe(
    "Test Watcher",
    "Warrior / Effect",
    Trigger(1, when=If(LeftField(Monster(FACE_UP, controller=OPPONENT))), do=GainLP(1000), mandatory=True),
)
REMOVAL: Final = ["Compulsory Evacuation Device", "Raigeki Break"]


def watch(you: str, opp: str) -> Table:
    """Test Watcher is on your field and sees what leaves."""
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Watcher   {you}
        opp 8000   {opp}
    """
    return table(position, pool=pool_with(WATCHER))


@pytest.mark.parametrize("removal", REMOVAL)
@pytest.mark.parametrize(("lies", "lp"), [("attack", 9000), ("set", 8000)])
def test_only_a_monster_that_was_face_up_leaves_the_field_as_one(removal: str, lies: str, lp: int) -> None:
    t = watch(f"hand: Kuriboh   set: {removal}", f"monsters: Battle Ox ({lies})")
    t.you.activates(removal, targeting="Battle Ox")
    assert t.opp.monsters == [] and t.you.lp == lp


@pytest.mark.rule("control.card.controller-is-user", scenario=0)
@pytest.mark.parametrize("removal", REMOVAL)
def test_a_borrowed_monster_leaves_the_field_of_whoever_controlled_it(removal: str) -> None:
    t = watch(f"hand: Change of Heart, Kuriboh   set: {removal}", "monsters: Battle Ox")
    t.you.activates("Change of Heart", targeting="Battle Ox")
    t.nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.monsters == ["Test Watcher", "Battle Ox"]
    t.you.activates(removal, discarding=() if removal == REMOVAL[0] else "Kuriboh", targeting="Battle Ox")
    assert t.you.monsters == ["Test Watcher"] and t.you.lp == 8000


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
def test_tokens_that_vanish_leave_the_field() -> None:
    """rule: token.leaves-field.vanishes. They reach no other place, but they are no longer on the field."""
    t = watch("hand: Raigeki", "set: Scapegoat")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Scapegoat")
    while t.opp.is_to_decide():
        t.opp.take_zone(None)
    t.you.activates("Raigeki")
    assert t.opp.monsters == [] and t.you.lp == 9000


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
@pytest.mark.parametrize("trap", ["Shadow Spell", "Nightmare Wheel"])
def test_a_trap_that_holds_a_token_falls_when_the_token_leaves_the_field(trap: str) -> None:
    """rule: token.leaves-field.vanishes"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   set: {trap}
        opp 8000   set: Scapegoat
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Scapegoat")
    while t.opp.is_to_decide():
        t.opp.take_zone(None)
    t.you.activates(trap, targeting="Sheep Token (zone 2)")
    assert t.you.spells == [trap]
    t.you.activates("Raigeki")
    assert t.opp.monsters == [] and t.you.spells == []
    assert f"{trap} destroyed (effect)" in t.log()
