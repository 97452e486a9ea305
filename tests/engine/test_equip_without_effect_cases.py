"""Equip Spells whose effect is negated, or whose monster it does not reach: they stay equipped without effect."""

import pytest

from table import Table, table

AXE = "Axe of Despair"
HORUS = "Horus the Black Flame Dragon LV6"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
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


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_the_axe_works_once_horus_has_lost_its_effect() -> None:
    """The Axe is equipped all the time; what Skill Drain takes away is what kept it out."""
    t = lay(f"hand: {AXE}   monsters: {HORUS}   set: Skill Drain")
    t.you.activates(AXE, targeting=HORUS)
    t.nobody_responds()
    t.you.activates("Skill Drain")
    t.nobody_responds()
    assert t.you.atk_of(HORUS) == 3300


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
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


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_snatch_steal_under_imperial_order_stays_equipped_and_takes_nothing() -> None:
    """Source: 003:569. Control is part of the effect that is negated."""
    t = lay("hand: Snatch Steal", "monsters: Gemini Elf   spells: Imperial Order")
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.spells == ["Snatch Steal"] and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_premature_burial_under_imperial_order_summons_nothing_and_does_not_stay() -> None:
    """There is no monster on the field that it could be equipped to."""
    t = lay("hand: Premature Burial   graveyard: Gemini Elf", "spells: Imperial Order")
    t.you.activates("Premature Burial", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.graveyard == ["Gemini Elf", "Premature Burial"] and t.you.spells == []


# ---------------------------------------------------------------------- negated when it is processed


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
@pytest.mark.parametrize(
    ("monster", "atk", "seat"), [("Cyber Phoenix", 1200, "you"), ("Silent Swordsman LV3", 1000, "opp")]
)
def test_an_equip_spell_that_its_monster_negates_stays_equipped_without_effect(
    monster: str, atk: int, seat: str
) -> None:
    """Source: 003:569. An Equip Card keeps targeting the monster, which keeps negating it.

    card: Cyber Phoenix, Silent Swordsman LV3 ①, Axe of Despair
    """
    there = f"monsters: {monster}"
    t = lay(f"hand: {AXE}   {there if seat == 'you' else ''}", there if seat == "opp" else "")
    t.you.activates(AXE, targeting=monster)
    t.nobody_responds()
    whose = t.you if seat == "you" else t.opp
    assert t.you.spells == [AXE] and t.you.graveyard == [] and whose.atk_of(monster) == atk


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_an_equip_spell_that_freed_negates_and_destroys_is_gone() -> None:
    """What is destroyed is not there to be equipped."""
    freed = "Freed the Matchless General"
    t = lay(f"hand: {AXE}   monsters: {freed}")
    t.you.activates(AXE, targeting=freed)
    t.nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == [AXE] and t.you.atk_of(freed) == 2300


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_an_equip_spell_whose_activation_is_negated_goes_to_the_graveyard() -> None:
    """rule: negate.activation.no-resolution"""
    t = lay(f"hand: {AXE}   monsters: Gemini Elf   deck: Umi", "set: Dark Bribe")
    t.you.activates(AXE, targeting="Gemini Elf")
    t.opp.activates("Dark Bribe")
    t.nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == [AXE]


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_the_axe_works_once_cyber_phoenix_lies_in_defense_position() -> None:
    """The text of Cyber Phoenix holds while it is in Attack Position; back in it, it negates again.

    card: Cyber Phoenix
    """
    t = lay(f"hand: {AXE}   monsters: Cyber Phoenix", "set: Book of Moon")
    t.you.activates(AXE, targeting="Cyber Phoenix")
    t.nobody_responds()
    assert t.you.atk_of("Cyber Phoenix") == 1200
    t.you.does("change position of Cyber Phoenix")
    assert t.you.atk_of("Cyber Phoenix") == 2200


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
def test_cyber_phoenix_that_comes_later_negates_the_axe_on_another_machine() -> None:
    """An Equip Card keeps targeting its monster.

    rule: equip.continuously-targets-equipped-monster
    """
    t = lay(f"hand: {AXE}, Cyber Phoenix   monsters: Mechanicalchaser, Gemini Elf")
    t.you.activates(AXE, targeting="Mechanicalchaser")
    t.nobody_responds()
    assert t.you.atk_of("Mechanicalchaser") == 2850
    t.you.summons("Cyber Phoenix")
    assert t.you.atk_of("Mechanicalchaser") == 1850 and t.you.spells == [AXE]
