"""Topics spell, trap and equip: what a card that counts activations has seen, and whose effect an Equip Card's is."""

from functools import cache

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP
from spellspeed.lang.words.lines import Continuous, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Spell
from spellspeed.lang.words.places_said import YOUR_FIELD, YOUR_SPELL_TRAP_ZONE
from spellspeed.lang.words.timings import Activated, If
from spellspeed.lang.words.verbs import Equip, GainLP, SendToGraveyard
from spellspeed.pool import CardPool
from table import Table, table

SHRINE = probe("Test Shrine", "Spell / Continuous", Continuous(do=GainLP(300), when=If(Activated(Spell()))))
SNARE = probe("Test Snare", "Trap / Continuous", Continuous(do=GainLP(300), when=If(Activated(Spell()))))
CANDLE = probe("Test Candle", "Spell / Continuous", Ignition(1, cost=SendToGraveyard(THIS_CARD), do=GainLP(700)))
RIDER = probe(
    "Test Rider",
    "Warrior / Effect",
    Ignition(1, target=One(Monster(FACE_UP), YOUR_FIELD, other_than=THIS_CARD), do=Equip(THE_TARGET, THIS_CARD)),
    Ignition(2, cost=SendToGraveyard(THIS_CARD), do=GainLP(700), from_=YOUR_SPELL_TRAP_ZONE),
)


@cache
def pool() -> CardPool:
    """The cards of these tests."""
    return pool_with(SHRINE, SNARE, RIDER, CANDLE)


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool())


@pytest.mark.rule("spell.continuous.stays-and-keeps-applying", scenario=0)
def test_a_continuous_spell_does_not_count_its_own_activation() -> None:
    """Its effect applies after the activation, to the activations that follow."""
    t = main_phase("hand: Test Shrine, Ookazi")
    t.you.activates("Test Shrine").nobody_responds()
    assert t.you.lp == 8000
    t.you.activates("Ookazi").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8300, 7200)


@pytest.mark.rule("trap.continuous.stays-and-keeps-applying", scenario=0)
def test_a_continuous_trap_does_not_count_the_spell_that_it_was_chained_to() -> None:
    t = main_phase("hand: 2 Ookazi", "set: Test Snare")
    t.you.activates("Ookazi")
    t.opp.activates("Test Snare").nobody_responds()
    assert t.opp.spells == ["Test Snare"] and t.opp.lp == 7200
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200 - 800 + 300


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=0)
@pytest.mark.parametrize(("order", "lp"), [("Imperial Order", 8000), ("Royal Decree", 8700)])
def test_an_effect_of_an_equipped_monster_is_negated_as_that_of_a_spell_though_its_cost_was_the_card(
    order: str, lp: int
) -> None:
    t = main_phase("monsters: Test Rider, Gemini Elf", f"spells: {order}")
    t.you.activates("Test Rider", targeting="Gemini Elf").nobody_responds()
    t.you.settle_zone(None)
    assert t.you.spells == ["Test Rider"]
    t.you.activates("Test Rider", effect=2).nobody_responds()
    assert t.you.graveyard == ["Test Rider"] and t.you.lp == lp


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=0)
@pytest.mark.parametrize(("order", "lp"), [("Imperial Order", 8000), ("Royal Decree", 8700)])
def test_the_effect_of_a_continuous_spell_that_was_its_own_cost_is_negated_all_the_same(order: str, lp: int) -> None:
    t = main_phase("spells: Test Candle", f"spells: {order}")
    t.you.activates("Test Candle").nobody_responds()
    assert t.you.graveyard == ["Test Candle"] and t.you.lp == lp
