"""Topic card: what a card is, as far as it shows only when the card is played."""

import pytest

from spellspeed.engine.places import is_monster_zone
from spellspeed.words import EVENT_SET
from table import table


@pytest.mark.rule("card.monster.only-monsters-battle", scenario=1)
def test_only_monsters_in_monster_zones_attack_and_are_attacked() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon   spells: Messenger of Peace   set: Trap Hole   field: Umi
                   hand: Blue-Eyes White Dragon   graveyard: Summoned Skull
        opp 8000   monsters: Kuriboh, Mystical Elf (set)   spells: Gravity Bind   set: Solemn Judgment   field: Mountain
                   graveyard: Giant Rat
    """)
    assert t.you.is_offered() == ["attack with Alexandrite Dragon", "main phase 2"]
    for name in ("Messenger of Peace", "Trap Hole", "Umi", "Blue-Eyes White Dragon", "Summoned Skull"):
        t.you.cannot(f"attack with {name}", because="card.monster.only-monsters-battle")
    for name in ("Gravity Bind", "Mountain", "Giant Rat"):
        t.you.cannot(f"attack {name} with Alexandrite Dragon", because="card.monster.only-monsters-battle")
    t.you.declares("Alexandrite Dragon")
    assert t.you.is_asked("attack target").offers == ["Kuriboh", "Mystical Elf"]


def test_spells_and_traps_do_not_stand_in_the_way_of_a_direct_attack() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 8000   spells: Gravity Bind   set: Solemn Judgment   field: Mountain
    """)
    t.you.attacks_directly("Alexandrite Dragon")
    assert t.opp.lp == 8000 - 2000


@pytest.mark.rule("card.term.set", scenario=1)
def test_every_card_put_face_down_on_the_field_is_set() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Raigeki, Trap Hole, Umi
        opp 8000
    """)
    for name in ("Mystical Elf", "Raigeki", "Trap Hole", "Umi"):
        t.you.sets(name)
        assert t.news() == [f"you set {name}"]
    told = [event.after for event in t.events if event.kind == EVENT_SET]
    assert len(told) == 4 and not any(row is None or row.face_up for row in told)
    assert [row is not None and is_monster_zone(row.place) for row in told] == [True, False, False, False]
    assert t.you.monster("Mystical Elf").position == "set"
    assert t.you.set_cards == ["Raigeki", "Trap Hole"] and t.you.field_zone == ["Umi"]


def test_a_tribute_set_is_a_set_as_well() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Steer   monsters: Kuriboh
        opp 8000
    """)
    t.you.sets("Battle Steer", tributing=["Kuriboh"])
    assert t.news()[-1] == "you set Battle Steer"
    assert "Battle Steer summoned" not in t.log()


# Unmarked: that no activation is ever offered says little while none exists, and Skill Drain needs effects.
def test_a_normal_monster_has_nothing_to_activate() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 元素英雄 羽翼侠, Raigeki
        opp 8000
    """)
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")
    t.you.summons("元素英雄 羽翼侠")
    assert t.you.monsters == ["Elemental HERO Avian"]
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")
