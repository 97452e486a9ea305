"""Topic summon.tribute: which Tributes a Summon or Set needs, and what may be Tributed."""

import pytest

from probes import pool_with, probe
from table import Seat, Table, table

# No printed Level 12 monster can be Normal Summoned without conditions of its own.
TWELVE = pool_with(probe("Test Giant", "Warrior / Normal", level=12))


def summons_offered(seat: Seat) -> list[str]:
    """The Summons and Sets that are offered now."""
    return [offer for offer in seat.is_offered() if offer.startswith(("summon", "set"))]


def with_monsters(monsters: str, hand: str, **arguments: bool) -> Table:
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}   monsters: {monsters}
        opp 8000   monsters: Big Koala, Gaia The Fierce Knight
    """
    return table(position, pool=TWELVE, **arguments)


# ---------------------------------------------------------------------------------------------------------- how many


@pytest.mark.rule("summon.tribute.level-5-6-one", scenario=1)
@pytest.mark.parametrize("name", ["Summoned Skull", "Battle Steer"])
def test_exactly_one_of_two_monsters_is_tributed_for_level_five_or_six(name: str) -> None:
    t = with_monsters("Mystical Elf, Kuriboh", name)
    t.you.summons(name)
    question = t.you.is_asked("tribute")
    assert (question.offers, question.least, question.most) == (["Mystical Elf", "Kuriboh"], 1, 1)
    t.you.cannot("tribute Mystical Elf, Kuriboh", because="ask.wrong-count")
    none = t.duel.check(by=t.you.player)
    assert none is not None and none.rule == "ask.wrong-count"
    t.you.chooses("Kuriboh")
    assert sorted(t.you.monsters) == sorted(["Mystical Elf", name])
    assert t.you.graveyard == ["Kuriboh"] and t.you.hand == []


@pytest.mark.rule("summon.tribute.level-5-6-one", scenario=2)
@pytest.mark.parametrize("name", ["Summoned Skull", "Battle Steer"])
def test_a_level_six_monster_needs_one_monster_on_the_field(name: str) -> None:
    t = with_monsters("", name)
    t.you.cannot(f"summon {name}", because="summon.tribute.level-5-6-one")
    assert summons_offered(t.you) == []
    t = with_monsters("Mystical Elf", name, ask_all=True)
    assert summons_offered(t.you) == [f"summon {name}", f"set {name}"]
    t.you.does(f"summon {name}")
    question = t.you.is_asked("tribute")
    assert (question.offers, question.least, question.most) == (["Mystical Elf"], 1, 1)
    t = with_monsters("Mystical Elf", name)
    t.you.summons(name, tributing=["Mystical Elf"])
    assert t.you.monsters == [name] and t.you.graveyard == ["Mystical Elf"]


@pytest.mark.rule("summon.tribute.level-5-plus-needs-tribute", scenario=1)
def test_a_level_five_monster_is_not_summoned_from_an_empty_field() -> None:
    t = with_monsters("", "Battle Steer")
    t.you.cannot("summon Battle Steer", because="summon.tribute.level-5-plus-needs-tribute")
    assert summons_offered(t.you) == []
    t = with_monsters("Kuriboh", "Battle Steer")
    t.you.can("summon Battle Steer")
    t.you.summons("Battle Steer", tributing=["Kuriboh"])
    assert t.you.monsters == ["Battle Steer"] and t.you.graveyard == ["Kuriboh"]


@pytest.mark.rule("summon.tribute.level-5-plus-needs-tribute", scenario=0)
def test_a_level_four_monster_needs_no_tribute() -> None:
    t = with_monsters("Kuriboh", "Mystical Elf")
    t.you.summons("Mystical Elf")
    assert t.you.monsters == ["Kuriboh", "Mystical Elf"] and t.you.graveyard == []


@pytest.mark.rule("summon.tribute.level-7-plus-two", scenario=1)
@pytest.mark.parametrize("name", ["Red-Eyes Black Dragon", "Blue-Eyes White Dragon", "Koitsu", "Test Giant"])
def test_levels_seven_eight_ten_and_twelve_need_two_tributes_each(name: str) -> None:
    t = with_monsters("Mystical Elf", name)
    t.you.cannot(f"summon {name}", because="summon.tribute.level-7-plus-two")
    assert summons_offered(t.you) == []
    t = with_monsters("Mystical Elf, Kuriboh", name)
    t.you.summons(name, tributing=["Mystical Elf", "Kuriboh"])
    assert t.you.monsters == [name] and sorted(t.you.graveyard) == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("summon.tribute.level-7-plus-two", scenario=0)
def test_the_levels_of_the_monsters_above_are_what_they_stand_for() -> None:
    names = (
        "Battle Steer",
        "Summoned Skull",
        "Red-Eyes Black Dragon",
        "Blue-Eyes White Dragon",
        "Koitsu",
        "Test Giant",
    )
    assert [TWELVE.find(name).level for name in names] == [5, 6, 7, 8, 10, 12]


# Unmarked: a monster whose own text demands three Tributes needs that text.
@pytest.mark.rule("summon.tribute.three-only-by-card-text", scenario=0)
@pytest.mark.parametrize("name", ["Koitsu", "Test Giant"])
def test_no_rule_lets_a_monster_be_summoned_with_three_tributes(name: str) -> None:
    t = with_monsters("Mystical Elf, Kuriboh, Giant Rat", name)
    t.you.summons(name)
    question = t.you.is_asked("tribute")
    assert (question.least, question.most) == (2, 2)
    t.you.cannot("tribute Mystical Elf, Kuriboh, Giant Rat", because="ask.wrong-count")
    t.you.cannot("tribute Kuriboh", because="ask.wrong-count")
    t.you.chooses("Mystical Elf", "Giant Rat")
    assert sorted(t.you.monsters) == sorted(["Kuriboh", name])
    assert sorted(t.you.graveyard) == ["Giant Rat", "Mystical Elf"]


@pytest.mark.rule("summon.set.level-5-plus-needs-tributes", scenario=1)
def test_a_level_seven_monster_is_set_by_tributing_two() -> None:
    t = with_monsters("Mystical Elf", "Red-Eyes Black Dragon")
    t.you.cannot("set Red-Eyes Black Dragon", because="summon.set.level-5-plus-needs-tributes")
    assert summons_offered(t.you) == []
    t = with_monsters("Mystical Elf, Kuriboh", "Red-Eyes Black Dragon")
    t.you.sets("Red-Eyes Black Dragon", tributing=["Mystical Elf", "Kuriboh"])
    assert t.you.monsters == ["Red-Eyes Black Dragon"]
    assert t.you.monster("Red-Eyes Black Dragon").position == "set"
    assert sorted(t.you.graveyard) == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("summon.set.level-5-plus-needs-tributes", scenario=2)
def test_with_one_monster_a_level_six_monster_can_be_set_and_a_level_eight_one_cannot() -> None:
    t = with_monsters("Kuriboh", "Summoned Skull, Blue-Eyes White Dragon")
    assert "set Summoned Skull" in t.you.is_offered()
    assert "set Blue-Eyes White Dragon" not in t.you.is_offered()
    t.you.cannot("set Blue-Eyes White Dragon", because="summon.set.level-5-plus-needs-tributes")
    t.you.sets("Summoned Skull", tributing=["Kuriboh"])
    assert t.you.monster("Summoned Skull").position == "set"
    assert t.you.graveyard == ["Kuriboh"]


# --------------------------------------------------------------------------------------------------- what is Tributed


@pytest.mark.rule("summon.tribute.facedown-monster-allowed", scenario=1)
def test_a_face_down_monster_can_be_tributed_and_is_revealed_in_the_graveyard() -> None:
    t = with_monsters("Mystical Elf (set)", "Battle Steer")
    assert "Mystical Elf" not in repr(t.opp.view.key())
    t.you.can("summon Battle Steer")
    t.you.summons("Battle Steer", tributing=["Mystical Elf"])
    assert t.you.monsters == ["Battle Steer"] and t.you.graveyard == ["Mystical Elf"]
    seen = t.opp.view.graveyard(t.you.player)
    assert [(card.name, card.face_up) for card in seen] == [("Mystical Elf", True)]


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=1)
def test_only_the_monsters_on_the_own_field_can_be_tributed() -> None:
    t = with_monsters("Mystical Elf (set)", "Battle Steer, Giant Rat", ask_all=True)
    t.you.does("summon Battle Steer")
    assert t.you.is_asked("tribute").offers == ["Mystical Elf"]
    for name in ("Giant Rat", "Battle Steer", "Big Koala", "Gaia The Fierce Knight"):
        t.you.cannot(f"tribute {name}", because="summon.tribute.own-field-monsters")
    t.you.chooses("Mystical Elf")
    assert t.you.graveyard == ["Mystical Elf"] and t.opp.graveyard == []


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_the_opponents_monsters_are_no_tributes_for_an_empty_field() -> None:
    t = with_monsters("", "Battle Steer, Giant Rat")
    t.you.cannot("summon Battle Steer", because="summon.tribute.level-5-6-one")
    assert "summon Battle Steer" not in t.you.is_offered()


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_monsters_in_attack_and_defense_position_can_be_tributed_alike() -> None:
    t = with_monsters("Mystical Elf (defense), Kuriboh, Giant Rat (set)", "Battle Steer")
    t.you.summons("Battle Steer")
    assert t.you.is_asked("tribute").offers == ["Mystical Elf", "Kuriboh", "Giant Rat"]


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_a_borrowed_monster_can_be_tributed_and_goes_to_its_owners_graveyard() -> None:
    t = with_monsters("Mystical Elf (owner opp)", "Battle Steer")
    t.you.summons("Battle Steer", tributing=["Mystical Elf"])
    assert t.you.graveyard == [] and t.opp.graveyard == ["Mystical Elf"]


# ------------------------------------------------------------------------------------------------- Tributes come first

LINKS = ("Imduk the World Chalice Dragon", "SPYRAL Double Helix")
FIVE = "Mystical Elf, Kuriboh, Giant Rat, Sangan, Alexandrite Dragon"


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=1)
@pytest.mark.parametrize(("tribute", "zone"), [("Mystical Elf", 1), ("Giant Rat", 3), ("Alexandrite Dragon", 5)])
def test_with_five_monsters_the_new_one_takes_the_zone_of_its_tribute(tribute: str, zone: int) -> None:
    t = with_monsters(FIVE, "Battle Steer")
    t.you.can("summon Battle Steer")
    t.you.summons("Battle Steer", tributing=[tribute])
    assert len(t.you.monsters) == 5 and t.you.monster("Battle Steer").zone == zone
    assert t.news() == [
        f"you tributed {tribute}",
        f"{tribute} sent to graveyard (tribute)",
        "Battle Steer would be summoned",
        "Battle Steer summoned",
    ]


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
def test_while_the_summon_is_attempted_the_tribute_has_gone_and_the_monster_is_not_there() -> None:
    t = with_monsters(FIVE, "Battle Steer", ask_all=True)
    t.you.does("summon Battle Steer")
    t.you.chooses("Giant Rat", zone="ask")
    t.you.chooses_zone(3)
    assert t.news()[-1] == "Battle Steer would be summoned"
    assert "Battle Steer" not in t.you.monsters and len(t.you.monsters) == 4
    assert t.you.hand == [] and t.you.graveyard == ["Giant Rat"]


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
def test_two_tributes_free_two_zones_to_choose_from() -> None:
    t = with_monsters(FIVE, "Blue-Eyes White Dragon")
    t.you.summons("Blue-Eyes White Dragon", tributing=["Kuriboh", "Sangan"], zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 4"]
    t.you.chooses_zone(4)
    assert t.you.monsters == ["Mystical Elf", "Giant Rat", "Blue-Eyes White Dragon", "Alexandrite Dragon"]


# ------------------------------------------------------------------------------------------------- Extra Monster Zones


@pytest.mark.rule("summon.tribute.emz-tribute-frees-no-main-zone", scenario=0)
def test_tributing_only_a_monster_in_an_extra_monster_zone_frees_no_main_monster_zone() -> None:
    t = with_monsters(f"{FIVE}, Flame Swordsman (extra zone 1)", "Battle Steer")
    t.you.summons("Battle Steer")
    question = t.you.is_asked("tribute")
    extra = question.offers.index("Flame Swordsman")
    assert (len(question.offers), question.least, question.most) == (6, 1, 1)
    t.you.cannot("tribute Flame Swordsman", because="ask.joint-condition")
    others, may_stop = t.duel.next_picks()
    assert sorted(others) == [at for at in range(6) if at != extra] and not may_stop
    assert t.duel.count_answers() == 5 and (extra,) not in list(t.duel.legal_answers())
    t.you.chooses("Sangan")
    assert t.you.monster("Battle Steer").zone == 4


@pytest.mark.rule("summon.tribute.emz-tribute-frees-no-main-zone", scenario=0)
def test_with_a_free_main_monster_zone_the_one_in_the_extra_monster_zone_will_do() -> None:
    t = with_monsters("Mystical Elf, Flame Swordsman (extra zone 2)", "Battle Steer")
    t.you.summons("Battle Steer", tributing=["Flame Swordsman"], zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 3", "zone 4", "zone 5"]
    t = with_monsters("Flame Swordsman (extra zone 1)", "Battle Steer")
    t.you.summons("Battle Steer", tributing=["Flame Swordsman"])
    assert t.you.monsters == ["Battle Steer"]


@pytest.mark.rule("summon.tribute.emz-tribute-frees-no-main-zone", scenario=0)
def test_a_monster_that_counts_as_two_tributes_frees_a_zone_or_does_not() -> None:
    """Kaiser Sea Horse is enough for a LIGHT monster; of two others one must leave a Main Monster Zone."""
    five = "Mystical Elf, Kuriboh, Giant Rat, Sangan, Kaiser Sea Horse"
    links = "Imduk the World Chalice Dragon (extra zone 1), SPYRAL Double Helix (extra zone 2)"
    t = with_monsters(f"{five}, {links}", "Blue-Eyes White Dragon")
    t.you.summons("Blue-Eyes White Dragon")
    offers = t.you.is_asked("tribute").offers
    imduk, helix, horse = [offers.index(name) for name in (*LINKS, "Kaiser Sea Horse")]
    assert t.duel.next_picks(horse)[1] and not t.duel.next_picks(imduk)[1]
    after_imduk, _ = t.duel.next_picks(imduk)
    assert sorted(after_imduk) == [at for at in range(7) if at not in (imduk, helix)]
    t.you.cannot(f"tribute {', '.join(LINKS)}", because="ask.joint-condition")


@pytest.mark.rule("summon.tribute.emz-tribute-frees-no-main-zone", scenario=0)
def test_one_of_two_tributes_must_leave_a_main_monster_zone_when_all_are_full() -> None:
    links = "Imduk the World Chalice Dragon (extra zone 1), SPYRAL Double Helix (extra zone 2)"
    t = with_monsters(f"{FIVE}, {links}", "Blue-Eyes White Dragon")
    t.you.summons("Blue-Eyes White Dragon")
    offers = t.you.is_asked("tribute").offers
    imduk, helix = offers.index("Imduk the World Chalice Dragon"), offers.index("SPYRAL Double Helix")
    everything, _ = t.duel.next_picks()
    assert sorted(everything) == list(range(7))
    after_imduk, may_stop = t.duel.next_picks(imduk)
    assert sorted(after_imduk) == [at for at in range(7) if at not in (imduk, helix)] and not may_stop
    assert t.duel.next_picks(imduk, 0) == ((), True)
    t.you.cannot("tribute Imduk the World Chalice Dragon, SPYRAL Double Helix", because="ask.joint-condition")
    assert t.duel.count_answers() == 7 * 6 // 2 - 1
    t.you.chooses("Imduk the World Chalice Dragon", "Kuriboh")
    assert t.you.monster("Blue-Eyes White Dragon").zone == 2


@pytest.mark.rule("summon.tribute.own-field-monsters", scenario=0)
def test_a_borrowed_monster_is_one_of_several_tributes_of_a_cost() -> None:
    """Amazoness Archer Tributes 2 monsters; that of the opponent, given by Soul Exchange, goes before any other."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Soul Exchange   monsters: Amazoness Archer, Battle Ox
        opp 8000   monsters: Gemini Elf, Sangan
    """)
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.activates("Amazoness Archer")
    t.you.cannot("tribute Amazoness Archer, Battle Ox", because="ask.joint-condition")
    t.you.does("tribute Gemini Elf, Battle Ox")
    assert t.you.monsters == ["Amazoness Archer"] and t.opp.monsters == ["Sangan"] and t.opp.lp == 8000 - 1200


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_borrowed_tribute_goes_first_and_another_must_free_the_zone() -> None:
    """Manga Ryu-Ran Tributes 2 monsters; that of the opponent frees no zone on this side."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Soul Exchange, Manga Ryu-Ran   spells: Toon World (zone 5)
                   monsters: Battle Ox, Mystical Elf, Vorse Raider, La Jinn the Mystical Genie of the Lamp, Kuriboh
        opp 8000   monsters: Gemini Elf, Summoned Skull   deck: 3 Umi
    """)
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.does("special summon Manga Ryu-Ran")
    offered = t.you.is_asked("tribute").offers
    assert sorted(offered) == sorted([*t.you.monsters, "Gemini Elf"])
    t.you.cannot("tribute Battle Ox, Kuriboh", because="ask.joint-condition")
    t.you.does("tribute Gemini Elf, Kuriboh")
    t.you.takes_position("attack")
    assert t.you.monster("Manga Ryu-Ran").zone == 5 and t.opp.graveyard == ["Gemini Elf"]
    assert t.opp.monsters == ["Summoned Skull"]


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_monster_of_an_extra_monster_zone_beside_a_borrowed_tribute_frees_no_zone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Soul Exchange, Manga Ryu-Ran   spells: Toon World (zone 5)
                   monsters: Decode Talker (extra zone 1), Battle Ox, 4 Mystical Elf
        opp 8000   monsters: Gemini Elf, Summoned Skull   deck: 3 Umi
    """)
    t.you.activates("Soul Exchange", targeting="Gemini Elf")
    t.you.does("special summon Manga Ryu-Ran")
    t.you.cannot("tribute Gemini Elf, Decode Talker", because="ask.joint-condition")
    t.you.does("tribute Gemini Elf, Battle Ox")
    t.you.takes_position("attack")
    assert t.you.monster("Manga Ryu-Ran").zone == 1 and t.opp.monsters == ["Summoned Skull"]
