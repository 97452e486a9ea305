"""Tributes, as a judge would ask: monsters that count otherwise, and one that must be given."""

import pytest

from table import Table, table

DECK = "deck: 9 Mystical Elf"
DRAGON = "Blue-Eyes White Dragon"


def after_soul_exchange(you: str, opp: str = f"monsters: {DRAGON}") -> Table:
    """Your turn, with Soul Exchange resolved on the opponent's Blue-Eyes White Dragon."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Soul Exchange{you}   {DECK}
        opp 8000  {opp}                      {DECK}
    """)
    t.you.activates("Soul Exchange", targeting=DRAGON).nobody_responds()
    return t


@pytest.mark.rule("cost.paid-from-own-controlled-cards", scenario=0)
def test_of_two_tributes_for_a_cost_one_must_be_the_borrowed_monster() -> None:
    """card: Soul Exchange ①, Amazoness Archer ①"""
    t = after_soul_exchange("   monsters: Amazoness Archer, Kuriboh")
    t.you.does("activate Amazoness Archer")
    assert sorted(t.you.is_asked("tribute").offers) == ["Amazoness Archer", DRAGON, "Kuriboh"]
    t.you.cannot("tribute Amazoness Archer, Kuriboh", because="ask.joint-condition")
    t.you.chooses(DRAGON, "Kuriboh")
    assert t.opp.graveyard == [DRAGON] and t.opp.lp == 6800 and t.you.monsters == ["Amazoness Archer"]


@pytest.mark.rule("cost.paid-from-own-controlled-cards", scenario=0)
def test_the_borrowed_monster_makes_up_for_one_that_is_missing() -> None:
    """card: Soul Exchange ①"""
    t = after_soul_exchange("   monsters: Amazoness Archer")
    t.you.activates("Amazoness Archer").nobody_responds()
    assert t.opp.graveyard == [DRAGON] and t.you.graveyard[-1] == "Amazoness Archer" and t.opp.lp == 6800


def test_one_of_the_tributes_of_a_ritual_summon_must_be_the_borrowed_monster() -> None:
    """card: Soul Exchange ①, Black Luster Ritual"""
    t = after_soul_exchange(", Black Luster Ritual, Black Luster Soldier   monsters: 2 Mystical Elf")
    t.you.activates("Black Luster Ritual").nobody_responds()
    t.you.takes_position("attack")
    assert t.opp.graveyard == [DRAGON]
    assert sorted(t.you.monsters) == ["Black Luster Soldier", "Mystical Elf", "Mystical Elf"]


def test_a_borrowed_tribute_leaves_no_zone_for_a_ritual_monster() -> None:
    """card: Soul Exchange ①, Black Luster Ritual"""
    t = after_soul_exchange(", Black Luster Ritual, Black Luster Soldier   monsters: 5 Kuriboh")
    t.you.cannot("activate Black Luster Ritual", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
def test_a_borrowed_tribute_leaves_no_zone_for_a_tribute_summon() -> None:
    """rule: summon.tribute.paid-before-monster-appears"""
    t = after_soul_exchange(", Summoned Skull   monsters: 5 Kuriboh")
    t.you.cannot("summon Summoned Skull", because="zone.main-monster.max-five")


@pytest.mark.rule("summon.tribute.facedown-monster-allowed", scenario=0)
@pytest.mark.parametrize(
    ("lies", "spells"), [("set", ""), ("attack", "spells: Skill Drain"), ("set", "spells: Skill Drain")]
)
def test_a_monster_that_counts_as_two_tributes_does_so_face_down_and_not_while_it_is_negated(
    lies: str, spells: str
) -> None:
    """rule: summon.tribute.facedown-monster-allowed"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: {DRAGON}   monsters: Kaiser Sea Horse ({lies})   {DECK}
        opp 8000  {spells}                                               {DECK}
    """)
    if lies == "attack":
        t.you.cannot(f"summon {DRAGON}", because="summon.tribute.level-7-plus-two")
    else:
        t.you.can(f"summon {DRAGON}")
        t.you.can(f"set {DRAGON}")


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
def test_with_five_full_zones_a_monster_in_an_extra_monster_zone_is_no_tribute_that_makes_room() -> None:
    """rule: summon.tribute.paid-before-monster-appears"""
    five = ", ".join([f"Kuriboh (zone {zone})" for zone in range(1, 6)])
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Summoned Skull   monsters: {five}, Cyber Twin Dragon (extra zone 1)   {DECK}
        opp 8000                                                                            {DECK}
    """)
    t.you.does("summon Summoned Skull")
    t.you.cannot("tribute Cyber Twin Dragon", because="ask.joint-condition")
    t.you.chooses("Kuriboh (zone 3)")
    assert t.you.monster("Summoned Skull").zone == 3
