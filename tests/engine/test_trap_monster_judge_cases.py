"""Trap monsters, as a judge would ask: what they are when they leave, and what sends them back."""

import pytest

from table import table

APOPHIS = "Embodiment of Apophis"
SLIME = "Metal Reflect Slime"
DECK = "deck: 5 Mystical Elf"


@pytest.mark.rule("trap-monster.leaves-zone.is-a-trap-again", scenario=0)
def test_a_trap_monster_goes_to_the_graveyard_although_monsters_are_banished() -> None:
    """rule: trap-monster.leaves-zone.is-a-trap-again"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Dark Hole   monsters: {APOPHIS}, Mystical Elf   {DECK}
        opp 8000  spells: Dimensional Fissure                           {DECK}
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.graveyard == [APOPHIS, "Dark Hole"]
    assert t.you.banished == ["Mystical Elf"]


@pytest.mark.rule("trap-monster.leaves-zone.is-a-trap-again", scenario=0)
def test_a_tributed_trap_monster_is_no_monster_in_the_graveyard_either() -> None:
    """rule: trap-monster.leaves-zone.is-a-trap-again"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Summoned Skull   monsters: {APOPHIS}         {DECK}
        opp 8000  spells: Dimensional Fissure, Coffin Seller         {DECK}
    """)
    t.you.summons("Summoned Skull", tributing=[APOPHIS])
    assert t.you.graveyard == [APOPHIS] and t.you.lp == 8000


@pytest.mark.rule("equip.monster.treated-as-equip-spell", scenario=0)
@pytest.mark.rule("zone.spell-trap.monster-there-is-spell", scenario=0)
def test_a_monster_that_is_an_equip_card_is_not_banished_with_the_monsters() -> None:
    """rule: equip.monster.treated-as-equip-spell"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mystical Space Typhoon   monsters: Relinquished    {DECK}
        opp 8000  monsters: Mystical Elf   spells: Dimensional Fissure     {DECK}
    """)
    t.you.activates("Relinquished", targeting="Mystical Elf").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Mystical Space Typhoon", targeting="Mystical Elf").nobody_responds()
    assert t.opp.graveyard == ["Mystical Elf"] and t.opp.banished == []


@pytest.mark.rule("trap-monster.trap-effects-negated.back-to-spell-trap-zone", scenario=0)
def test_a_negation_of_all_traps_for_a_turn_sends_trap_monsters_back_for_good() -> None:
    """rule: trap-monster.trap-effects-negated.back-to-spell-trap-zone"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  set: {APOPHIS} (zone 1)   monsters: {SLIME} (defense)   {DECK}
        opp 8000  set: Trap Stun                                          {DECK}
    """)
    t.you.activates(APOPHIS)
    t.opp.activates("Trap Stun").nobody_responds()
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(4)
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.spells == [APOPHIS, SLIME]
    t.you.ends_turn()
    assert t.you.monsters == [] and t.you.spells == [APOPHIS, SLIME]
    assert not any(line.startswith((f"{APOPHIS} destroyed", f"{SLIME} destroyed")) for line in t.log())


@pytest.mark.rule("trap-monster.returns.no-zone-sent-to-gy-not-destroyed", scenario=0)
def test_one_free_zone_takes_one_of_two_trap_monsters_that_go_back() -> None:
    """rule: trap-monster.returns.no-zone-sent-to-gy-not-destroyed"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Kuriboh   monsters: {APOPHIS}, {SLIME} (defense)   set: 4 Waboku   {DECK}
        opp 8000  set: Royal Decree                                                        {DECK}
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Royal Decree").nobody_responds()
    assert t.you.monsters == [] and len(t.you.spells) == 1 and len(t.you.graveyard) == 1
    assert not any("destroyed" in line for line in t.log())


@pytest.mark.rule("trap-monster.returns-to-spell-trap-zone.controller-picks-zone", scenario=0)
@pytest.mark.rule("trap.set.not-in-turn-it-was-set", scenario=0)
def test_a_trap_monster_turned_face_down_may_not_be_activated_in_that_turn() -> None:
    """rule: trap-monster.returns-to-spell-trap-zone.controller-picks-zone"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Book of Moon   monsters: {APOPHIS}   {DECK}
        opp 8000                                             {DECK}
    """)
    t.you.activates("Book of Moon", targeting=APOPHIS, zone=1).nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.spell_trap(APOPHIS).position == "set"
    t.you.cannot(f"activate {APOPHIS}", because="trap.set.not-in-turn-it-was-set")


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_an_equip_card_loses_the_trap_monster_that_goes_back() -> None:
    """rule: equip.lost-target.equip-card-destroyed"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Snatch Steal   set: Royal Decree   {DECK}
        opp 8000  monsters: {APOPHIS}                      {DECK}
    """)
    t.you.activates("Snatch Steal", targeting=APOPHIS).nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Royal Decree").nobody_responds()
    assert t.you.monsters == t.opp.monsters == []
    assert APOPHIS in t.you.spells and t.you.graveyard == ["Snatch Steal"]
    assert "Snatch Steal destroyed (rule)" in t.log()


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=0)
def test_a_trap_monster_can_be_material_where_monsters_on_the_field_are_sent() -> None:
    """rule: trap-monster.is-both-trap-and-monster"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Cyber Dragon, Stronghold the Moving Fortress   extra: Chimeratech Fortress Dragon   {DECK}
        opp 8000                                                                                              {DECK}
    """)
    t.you.special_summons("Chimeratech Fortress Dragon")
    assert t.you.monsters == ["Chimeratech Fortress Dragon"]
    assert sorted(t.you.graveyard) == ["Cyber Dragon", "Stronghold the Moving Fortress"]
