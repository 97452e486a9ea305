"""Control, equips and counters, as a judge would ask: two effects about one monster."""

import pytest

from table import table

DECK = "deck: 9 Mystical Elf"
DRAGON = "First of the Dragons"
SKULL = "Summoned Skull"


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_a_monster_that_the_effect_does_not_reach_is_not_taken_as_an_equip_card() -> None:
    """rule: effect.immunity.unaffected-can-be-targeted"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Relinquished   {DECK}
        opp 8000  monsters: {DRAGON}       {DECK}
    """)
    t.you.activates("Relinquished", targeting=DRAGON).nobody_responds()
    assert t.opp.monsters == [DRAGON] and t.you.spells == [] and t.you.atk_of("Relinquished") == 0


@pytest.mark.rule("control.no-zone-at-resolution.destroyed", scenario=0)
def test_only_a_monster_that_leaves_a_main_monster_zone_can_be_given_when_all_five_are_full() -> None:
    """rule: control.no-zone-at-resolution.destroyed"""
    five = ", ".join([f"Kuriboh (zone {zone})" for zone in range(1, 6)])
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Creature Swap   monsters: {five}, Cyber Twin Dragon (extra zone 1)   {DECK}
        opp 8000  monsters: Mystical Elf (attack)                                          {DECK}
    """)
    t.you.activates("Creature Swap").nobody_responds()
    assert t.you.is_asked("effect").offers == ["Kuriboh"] * 5
    t.you.chooses("Kuriboh (zone 4)", zone="ask")
    t.you.take_zone(None)
    assert t.you.monster("Mystical Elf").zone == 4 and "Cyber Twin Dragon" in t.you.monsters


@pytest.mark.rule("control.card.controller-is-user", scenario=0)
def test_of_two_snatch_steals_the_later_decides_and_the_earlier_when_it_is_gone() -> None:
    """rule: control.card.controller-is-user"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Snatch Steal                                                      {DECK}
        opp 8000  hand: Snatch Steal, Mystical Space Typhoon   monsters: {SKULL} (zone 2)   {DECK}
    """)
    t.you.activates("Snatch Steal", targeting=SKULL).nobody_responds()
    t.you.chooses_zone(1)
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Snatch Steal", targeting=SKULL).nobody_responds()
    t.opp.chooses_zone(5)
    assert t.opp.monsters == [SKULL] and t.you.spells == t.opp.spells == ["Snatch Steal"]
    t.opp.activates("Mystical Space Typhoon", targeting="Snatch Steal (your spell zone 1)").nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.monster(SKULL).zone == 3 and t.opp.spells == []


@pytest.mark.rule("control.return.no-zone.destroyed", scenario=0)
def test_a_monster_taken_back_for_a_turn_returns_to_the_one_who_holds_it_with_an_equip_card() -> None:
    """rule: control.return.no-zone.destroyed"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Snatch Steal                          {DECK}
        opp 8000  hand: Change of Heart   monsters: {SKULL}   {DECK}
    """)
    t.you.activates("Snatch Steal", targeting=SKULL).nobody_responds()
    t.you.chooses_zone(1)
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Change of Heart", targeting=SKULL).nobody_responds()
    t.opp.chooses_zone(1)
    assert t.opp.monsters == [SKULL] and t.you.spells == ["Snatch Steal"]
    t.opp.goes_to("End Phase")
    t.nobody_responds()
    t.you.chooses_zone(2)
    assert t.you.monsters == [SKULL]


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=0)
def test_a_monster_swapped_away_stays_away_when_a_loan_would_have_ended() -> None:
    """rule: control.changed.usable-by-new-controller"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mind Control, Creature Swap          {DECK}
        opp 8000  monsters: {SKULL}, Mystical Elf (attack)   {DECK}
    """)
    t.you.activates("Mind Control", targeting=SKULL).nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Creature Swap").nobody_responds()
    t.you.take_zone(None)
    t.you.take_zone(None)
    t.you.ends_turn()
    assert t.you.monsters == ["Mystical Elf"] and t.opp.monsters == [SKULL]


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_a_borrowed_monster_turned_face_down_goes_home_face_down() -> None:
    """rule: equip.lost-target.equip-card-destroyed"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Snatch Steal, Book of Moon   {DECK}
        opp 8000  monsters: {SKULL}                  {DECK}
    """)
    t.you.activates("Snatch Steal", targeting=SKULL).nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Book of Moon", targeting=SKULL).nobody_responds()
    t.opp.chooses_zone(4)
    assert (t.opp.monster(SKULL).position, t.opp.monster(SKULL).zone) == ("set", 4)
    assert "Snatch Steal destroyed (rule)" in t.log()


@pytest.mark.rule("control.changed.leaves-field-to-owner", scenario=0)
def test_the_trigger_of_an_absorbed_monster_belongs_to_its_owner() -> None:
    """rule: control.changed.leaves-field-to-owner"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mystical Space Typhoon   monsters: Relinquished   {DECK}
        opp 8000  monsters: Sangan   deck: Kuriboh, Mystical Elf
    """)
    t.you.activates("Relinquished", targeting="Sangan", zone=1).nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Sangan").nobody_responds()
    assert sorted(t.opp.is_asked("search").offers) == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_counters_of_a_restricted_kind_are_gone_for_good_after_a_negation_of_one_turn() -> None:
    """rule: counter.restricted-type.removed-when-holder-negated"""
    breaker = "Breaker the Magical Warrior"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: {breaker}, Forbidden Chalice   {DECK}
        opp 8000                                       {DECK}
    """)
    t.you.summons(breaker)
    t.you.activates("Forbidden Chalice", targeting=breaker).nobody_responds()
    assert t.you.atk_of(breaker) == 1600 + 400
    t.you.ends_turn()
    assert t.you.atk_of(breaker) == 1600
