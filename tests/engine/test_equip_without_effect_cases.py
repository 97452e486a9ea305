"""Equip Spells whose effect is negated, or whose monster it does not reach: they stay equipped without effect."""

import pytest

from table import Table, table

AXE = "Axe of Despair"
HORUS = "Horus the Black Flame Dragon LV6"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize("yours", [True, False])
def test_an_equip_spell_on_a_monster_that_spells_do_not_affect_stays_and_changes_nothing(yours: bool) -> None:
    """Source: 003:569 (an Equip Card without effect stays an Equip Card); 003 on immunity: it can still be targeted.

    card: Horus the Black Flame Dragon LV6, Axe of Despair
    """
    there = f"monsters: {HORUS}"
    t = lay(f"hand: {AXE}   {there if yours else ''}", "" if yours else there)
    t.you.activates(AXE, targeting=HORUS)
    t.nobody_responds()
    seat = t.you if yours else t.opp
    assert t.you.spells == [AXE] and t.you.graveyard == []
    assert seat.atk_of(HORUS) == 2300


def test_the_axe_works_once_horus_has_lost_its_effect() -> None:
    """The Axe is equipped all the time; what Skill Drain takes away is what kept it out."""
    t = lay(f"hand: {AXE}   monsters: {HORUS}   set: Skill Drain")
    t.you.activates(AXE, targeting=HORUS)
    t.nobody_responds()
    t.you.activates("Skill Drain")
    t.nobody_responds()
    assert t.you.atk_of(HORUS) == 3300


def test_an_equip_spell_falls_when_the_monster_it_does_not_reach_leaves() -> None:
    """rule: equip.lost-target.equip-card-destroyed"""
    t = lay(f"hand: {AXE}   monsters: {HORUS}", "set: Compulsory Evacuation Device")
    t.you.activates(AXE, targeting=HORUS)
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting=HORUS)
    t.nobody_responds()
    assert t.you.hand == [HORUS] and t.you.graveyard == [AXE] and t.you.spells == []


@pytest.mark.parametrize("yours", [True, False])
@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_an_equip_spell_activated_under_imperial_order_stays_equipped_without_effect(yours: bool) -> None:
    """Source: 003:569; when Imperial Order is gone, the Axe applies.

    card: Imperial Order ①, Axe of Despair
    """
    order, tornado = "spells: Imperial Order", "set: Dust Tornado"
    t = lay(
        f"hand: {AXE}   monsters: Gemini Elf   {order if yours else tornado}",
        tornado if yours else order,
    )
    t.you.activates(AXE, targeting="Gemini Elf")
    t.nobody_responds()
    assert AXE in t.you.spells and t.you.graveyard == [] and t.you.atk_of("Gemini Elf") == 1900
    if yours:
        t.you.goes_to("Battle Phase")
    (t.opp if yours else t.you).activates("Dust Tornado", targeting="Imperial Order")
    t.nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2900


def test_snatch_steal_under_imperial_order_stays_equipped_and_takes_nothing() -> None:
    """Source: 003:569. Control is part of the effect that is negated."""
    t = lay("hand: Snatch Steal", "monsters: Gemini Elf   spells: Imperial Order")
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.spells == ["Snatch Steal"] and t.opp.monsters == ["Gemini Elf"]


def test_premature_burial_under_imperial_order_summons_nothing_and_does_not_stay() -> None:
    """There is no monster on the field that it could be equipped to."""
    t = lay("hand: Premature Burial   graveyard: Gemini Elf", "spells: Imperial Order")
    t.you.activates("Premature Burial", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.graveyard == ["Gemini Elf", "Premature Burial"] and t.you.spells == []
