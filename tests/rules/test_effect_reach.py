"""Topic effect: whose effect it is, and what it does not reach."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import BEING_AFFECTED, BEING_DESTROYED_BY_EFFECTS, OPPONENT
from spellspeed.lang.words.lines import Activation, Continuous, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import ChangeControl, Destroy, Equip, Forbid
from table import table

# "You can target 1 monster your opponent controls; destroy it."
HUNTER = probe(
    "Test Hunter", "Beast / Effect", Ignition(1, target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET))
)
# "Cannot be destroyed by your opponent's card effects."
WARD = probe(
    "Test Ward",
    "Fairy / Effect",
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD, by=AnyCard(controller=OPPONENT))),
)
# "Target 1 monster your opponent controls; take control of it."
LURE = probe(
    "Test Lure", "Spell / Quick-Play", Activation(target=One(Monster(), OPPONENTS_FIELD), do=ChangeControl(THE_TARGET))
)
# "You can target 1 monster your opponent controls; equip it to this card."
SPONGE = probe(
    "Test Sponge",
    "Aqua / Effect",
    Ignition(1, target=One(Monster(), OPPONENTS_FIELD), do=Equip(THIS_CARD, what=THE_TARGET)),
)
# "Unaffected by the effects of other monsters."
ALOOF = probe("Test Aloof", "Fairy / Effect", Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Monster())))
POOL = pool_with(HUNTER, WARD, LURE, SPONGE, ALOOF)


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
@pytest.mark.parametrize("lured", [False, True])
@pytest.mark.parametrize("target", ["Test Ward", "Battle Ox"])
def test_an_effect_stays_the_opponents_though_its_monster_has_changed_sides(lured: bool, target: str) -> None:
    """What the opponent's effects cannot destroy is safe from his effect, also when its monster is no longer his."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Hunter
        opp 8000   monsters: Test Ward, Battle Ox   set: Test Lure
        """,
        pool=POOL,
    )
    t.you.activates("Test Hunter", targeting=target)
    if lured:
        t.opp.activates("Test Lure")
    t.nobody_responds()
    assert ("Test Hunter" in t.opp.monsters) == lured
    assert ("Test Ward" in t.opp.monsters, "Battle Ox" in t.opp.monsters) == (True, target == "Test Ward")


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
@pytest.mark.parametrize(("target", "is_equipped"), [("Test Aloof", False), ("Battle Ox", True)])
def test_an_unaffected_monster_can_be_targeted_and_is_not_equipped(target: str, is_equipped: bool) -> None:
    """The effect just does not apply to it: it stays where it is."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Sponge
        opp 8000   monsters: Test Aloof, Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Test Sponge", targeting=target)
    if is_equipped:
        t.you.does(t.you.is_offered()[0])
    assert t.you.spells == ([target] if is_equipped else [])
    assert (target in t.opp.monsters) != is_equipped


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_the_effect_of_a_borrowed_monster_that_was_given_as_its_cost_is_negated_as_its_players() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, Kuriboh   set: Divine Wrath   hand: Umi
    """)
    t.you.activates("Change of Heart", targeting="Exiled Force").nobody_responds()
    t.you.take_zone()
    t.you.activates("Exiled Force", targeting="Kuriboh")
    t.opp.activates("Divine Wrath").nobody_responds()
    assert "you's Exiled Force was negated: activation" in t.log()
    assert t.opp.monsters == ["Kuriboh"] and t.opp.graveyard == ["Exiled Force", "Umi", "Divine Wrath"]
