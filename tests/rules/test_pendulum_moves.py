"""Topic pendulum: cards that go from a Pendulum Zone to a Monster Zone, and back, by effects."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ACTIVATING,
    EITHER,
    FUSION,
    PENDULUM,
    PLACED_AS_PENDULUM,
    SPECIAL_SUMMONING,
    SUMMONED_SPECIALLY,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Materials, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Spell
from spellspeed.lang.words.places_said import EITHER_HAND, THE_FIELD, YOUR_EXTRA_DECK, YOUR_MONSTER_ZONE
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import Forbid, GainLP, PlaceOnField, SpecialSummon
from table import Table, table

# Pendulum Effect: "Once per turn: gain 300 LP." Monster effect: "If this card is Special Summoned: gain 50 LP."
SEER = probe(
    "Test Seer",
    "Spellcaster / Pendulum / Effect",
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(50), mandatory=True),
    pendulum=(Ignition(1, limit=Limit(), do=GainLP(300)),),
    scale=1,
    level=7,
)
# "Place this card in your Pendulum Zone."
FUSED = probe(
    "Test Fused",
    "Dragon / Fusion / Pendulum / Effect",
    Materials(of=(Monster(name="Mystical Elf"), Monster(name="Celtic Guardian"))),
    Ignition(1, do=PlaceOnField(THIS_CARD, PLACED_AS_PENDULUM)),
)
# "Special Summon 1 Fusion Monster from your Extra Deck, ignoring its Summoning conditions."
SHORTCUT = probe(
    "Test Shortcut",
    "Spell / Normal",
    Activation(do=SpecialSummon(One(Monster(kind=FUSION), YOUR_EXTRA_DECK), ignoring_conditions=True)),
)
# "Spells cannot be activated from the hand."
FRAGRANCE = probe(
    "Test Fragrance", "Trap / Continuous", Continuous(1, Forbid(ACTIVATING, All(Spell(), THE_FIELD | EITHER_HAND)))
)
# A second card with the second effect of Pendulum Switch.
TOO = probe(
    "Pendulum Switch Too",
    "Trap / Continuous",
    Quick(1, target=One(Monster(kind=PENDULUM), YOUR_MONSTER_ZONE), do=PlaceOnField(THE_TARGET, PLACED_AS_PENDULUM)),
)
BARRIER = probe("Test Barrier", "Trap / Continuous", Continuous(1, Forbid(SPECIAL_SUMMONING, who=EITHER)))
POOL = pool_with(SEER, FUSED, SHORTCUT, FRAGRANCE, BARRIER, TOO)


def lay(you: str, opp: str = "") -> Table:
    """A table in your third turn with the probes known."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=POOL)


def place(t: Table, source: str, effect: int = 0) -> None:
    """Activate an effect of yours that places a monster in the Pendulum Zone, the right one."""
    t.you.activates(source, effect=effect, zone="ask")
    t.nobody_responds()
    t.you.chooses_zone(5)
    t.nobody_responds()


@pytest.mark.rule("pendulum.to-monster-zone.is-a-new-monster", scenario=1)
def test_what_was_used_up_in_the_pendulum_zone_is_not_when_the_card_comes_back() -> None:
    t = lay("spells: Pendulum Switch (zone 2), Pendulum Switch Too (zone 3)  pendulum: Test Seer")
    t.you.activates("Test Seer")
    t.nobody_responds()
    t.you.activates("Pendulum Switch", effect=1)
    t.you.takes_position("attack")
    t.nobody_responds()
    place(t, "Pendulum Switch Too")
    t.you.activates("Test Seer")
    t.nobody_responds()
    # The trigger of the summon has gained 50 LP.
    assert t.you.lp == 8000 + 300 + 50 + 300 and "Test Seer special summoned" in t.log()
    t = lay("spells: Pendulum Switch (zone 2)  pendulum: Test Seer", "spells: Test Barrier")
    t.you.cannot("activate Pendulum Switch effect 1", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("pendulum.to-monster-zone.special-summon-monster-needs-proper-summon", scenario=1)
def test_only_a_properly_summoned_fusion_monster_comes_back_from_the_pendulum_zone() -> None:
    t = lay("spells: Pendulum Switch (zone 2)  hand: Polymerization, Mystical Elf, Celtic Guardian  extra: Test Fused")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone=1)
    t.nobody_responds()
    place(t, "Test Fused")
    assert t.you.spell_trap("Test Fused").zone == 5
    t.you.activates("Pendulum Switch", effect=1, targeting="Test Fused")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Fused"]
    t = lay("spells: Pendulum Switch (zone 2)  hand: Test Shortcut  extra: Test Fused")
    t.you.activates("Test Shortcut")
    t.you.takes_position("attack", zone="ask")
    t.you.does("zone 1")
    t.nobody_responds()
    place(t, "Test Fused")
    t.you.cannot("activate Pendulum Switch effect 1", because="target.timing.chosen-at-activation")


@pytest.mark.rule("pendulum.to-pendulum-zone.improper-summon-allowed", scenario=1)
def test_an_improperly_summoned_fusion_monster_can_be_placed_in_the_pendulum_zone() -> None:
    t = lay("spells: Pendulum Switch (zone 2)  hand: Test Shortcut  extra: Test Fused")
    t.you.activates("Test Shortcut")
    t.you.takes_position("attack", zone="ask")
    t.you.does("zone 1")
    t.nobody_responds()
    place(t, "Pendulum Switch", 2)
    assert t.you.spell_trap("Test Fused").zone == 5


@pytest.mark.rule("pendulum.to-pendulum-zone.placement-is-not-card-activation", scenario=1)
def test_placing_a_monster_is_no_activation_of_a_spell() -> None:
    t = lay(
        "spells: Pendulum Switch (zone 2)  monsters: Test Seer  hand: Test Seer",
        "spells: Test Fragrance  set: Solemn Judgment",
    )
    t.you.cannot("activate Test Seer (hand)", because="effect.cannot.forbids-while-it-applies")
    place(t, "Pendulum Switch", 2)
    assert t.you.spell_trap("Test Seer").zone == 5
    t.you.is_asked("open state")  # Solemn Judgment had nothing to answer


@pytest.mark.rule("pendulum.zone-move.no-longer-target", scenario=1)
def test_a_card_that_changes_between_the_zones_is_no_longer_the_target() -> None:
    t = lay("pendulum: Test Seer  spells: Pendulum Switch (zone 2)", "set: Raigeki Break  hand: Mystical Elf")
    t.you.goes_to("End Phase")
    t.opp.activates("Raigeki Break", discarding="Mystical Elf", targeting="Test Seer")
    t.you.activates("Pendulum Switch", effect=1, targeting="Test Seer")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == ["Test Seer"] and t.you.extra == []


@pytest.mark.rule("pendulum.zone-move.no-longer-target", scenario=0)
def test_a_monster_placed_in_the_pendulum_zone_is_no_longer_the_target() -> None:
    t = lay("monsters: Test Seer  spells: Pendulum Switch (zone 2)", "set: Raigeki Break  hand: Mystical Elf")
    t.you.goes_to("End Phase")
    t.opp.activates("Raigeki Break", discarding="Mystical Elf", targeting="Test Seer")
    place(t, "Pendulum Switch", 2)
    assert t.you.spells == ["Pendulum Switch", "Test Seer"] and t.you.extra == []
