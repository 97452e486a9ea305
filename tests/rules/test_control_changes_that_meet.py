"""Topic control: changes of control that meet each other, and moves to other zones of several monsters at once."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.verbs import ChangeControl
from table import table

EXTRADITE = probe(
    "Test Extradite", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=ChangeControl(THE_TARGET, OPPONENT))
)
SHIFT_ALL = probe("Test Shift All", "Spell", Activation(do=MoveToZone(All(Monster(), YOUR_FIELD))))


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_a_monster_taken_for_the_turn_and_given_away_for_good_stays_where_it_was_given() -> None:
    """Control passes by an effect also when another one still applies, and stays so when that one ends."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart, Test Extradite   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox (zone 1), Gemini Elf (zone 3)   deck: 2 Kuriboh
        """,
        pool=pool_with(EXTRADITE),
    )
    t.you.activates("Change of Heart", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.monsters == ["Battle Ox"] and t.opp.monsters == ["Gemini Elf"]
    t.you.activates("Test Extradite", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(2)
    assert t.you.monsters == [] and t.opp.monsters == ["Battle Ox", "Gemini Elf"]
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == [] and t.opp.monster("Battle Ox").zone == 2


@pytest.mark.rule("move.zone-shift.no-free-destination-stays", scenario=0)
def test_of_several_monsters_that_are_moved_those_without_a_free_zone_stay() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Shift All
                   monsters: Battle Ox (zone 1), Gemini Elf (zone 2), Silver Fang (zone 3), Mystical Elf (zone 4)
        opp 8000
        """,
        pool=pool_with(SHIFT_ALL),
    )
    t.you.activates("Test Shift All").nobody_responds()
    zones = {name: t.you.monster(name).zone for name in t.you.monsters}
    assert zones == {"Battle Ox": 5, "Gemini Elf": 2, "Silver Fang": 3, "Mystical Elf": 4}
    assert t.you.graveyard == ["Test Shift All"] and [line for line in t.log() if "moved" in line] == [
        "Battle Ox moved"
    ]


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
@pytest.mark.parametrize(("others", "may_go"), [(4, True), (5, False)])
def test_a_monster_of_an_extra_monster_zone_is_exchanged_only_if_the_other_finds_a_main_zone(
    others: int, may_go: bool
) -> None:
    """The Extra Monster Zone that it leaves is no zone for what comes from the other field."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Decode Talker (extra zone 1), {others} Kuriboh   hand: Creature Swap
        opp 8000   monsters: Gemini Elf
    """)
    t.you.activates("Creature Swap")
    assert ("Decode Talker" in t.you.is_asked("effect").offers) == may_go
    t.you.chooses("Decode Talker" if may_go else "Kuriboh (zone 1)")
    assert "Gemini Elf" in t.you.monsters and t.opp.monsters == ["Decode Talker" if may_go else "Kuriboh"]


@pytest.mark.rule("control.return.no-zone.destroyed", scenario=0)
@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
@pytest.mark.parametrize("deed", ["summon", "set"])
def test_a_zone_that_a_tribute_frees_is_not_for_a_monster_that_changes_sides_because_of_it(deed: str) -> None:
    """Silent Swordsman LV7 negates the Snatch Steal of its own player; once it is Tributed, Gemini Elf must come."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Silent Swordsman LV7 (zone 2, properly summoned), 4 Battle Ox   hand: Jinzo
                   spells: Snatch Steal (on Gemini Elf)
        opp 8000   monsters: Gemini Elf
    """)
    t.you.does(f"{deed} Jinzo")
    t.you.does("tribute Silent Swordsman LV7")
    assert t.you.monster("Jinzo").zone == 2 and t.opp.graveyard == ["Gemini Elf"]
    assert "Gemini Elf destroyed (rule)" in t.log()


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_of_two_zones_that_tributes_free_the_monster_that_changes_sides_takes_the_one_left_over() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Silent Swordsman LV7 (zone 2, properly summoned), 4 Battle Ox
                   spells: Snatch Steal (on Gemini Elf)   hand: Blue-Eyes White Dragon
        opp 8000   monsters: Gemini Elf
    """)
    t.you.does("summon Blue-Eyes White Dragon")
    t.you.does("tribute Silent Swordsman LV7, Battle Ox (zone 4)")
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 4"] and t.opp.monsters == ["Gemini Elf"]
    t.you.chooses_zone(2)
    assert t.you.monster("Blue-Eyes White Dragon").zone == 2 and t.you.monster("Gemini Elf").zone == 4
