"""Cards: monsters that count with counters without a name."""

import pytest

from loaded_dice import load_dice
from spellspeed.words import PLAIN_COUNTER
from table import Table, table

SHIPS = {"B.E.S. Big Core": 3, "B.E.S. Crystal Core": 3, "B.E.S. Tetran": 3, "B.E.S. Covered Core": 2}
STEADY = ("B.E.S. Big Core", "B.E.S. Crystal Core", "B.E.S. Tetran")
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def counters_on(t: Table, name: str) -> int:
    """How many counters lie on a monster of yours."""
    state = t.duel.state
    for uid in state.monsters_of(t.you.player):
        row = state.cards[uid]
        if t.duel.game.facts[row.card].name_en == name:
            return row.count_counters(PLAIN_COUNTER)
    raise AssertionError(f"{name} is not there")


@pytest.mark.parametrize(("ship", "count"), SHIPS.items())
def test_a_battleship_is_launched_with_its_counters(ship: str, count: int) -> None:
    """card: B.E.S. Big Core, B.E.S. Crystal Core, B.E.S. Tetran, B.E.S. Covered Core"""
    t = your_turn(f"hand: {ship}, Umi   monsters: 2 Kuriboh")
    tributes = ["Kuriboh", "Kuriboh"] if ship == "B.E.S. Covered Core" else ["Kuriboh (zone 1)"]
    t.you.summons(ship, tributing=tributes)
    t.nobody_responds()
    assert counters_on(t, ship) == count


@pytest.mark.parametrize("ship", SHIPS)
def test_a_battleship_that_is_special_summoned_has_no_counters(ship: str) -> None:
    """card: B.E.S. Big Core, B.E.S. Crystal Core, B.E.S. Tetran, B.E.S. Covered Core"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {ship}")
    t.you.activates("Monster Reborn", targeting=ship).nobody_responds()
    t.you.takes_position("attack")
    assert counters_on(t, ship) == 0 and t.you.is_asked("open state")


@pytest.mark.parametrize("ship", STEADY)
def test_a_battleship_survives_a_battle_and_loses_a_counter(ship: str) -> None:
    """card: B.E.S. Big Core, B.E.S. Crystal Core, B.E.S. Tetran"""
    t = your_turn(f"monsters: {ship} (2 counters)   hand: Umi", "monsters: Blue-Eyes White Dragon", "Battle Step")
    t.you.attacks(ship, "Blue-Eyes White Dragon")
    t.nobody_responds()
    assert counters_on(t, ship) == 1 and t.you.lp < 8000


@pytest.mark.parametrize("ship", SHIPS)
def test_a_battleship_without_a_counter_is_destroyed_after_its_battle(ship: str) -> None:
    """card: B.E.S. Big Core, B.E.S. Crystal Core, B.E.S. Tetran, B.E.S. Covered Core"""
    t = your_turn(f"monsters: {ship}   hand: Umi", "monsters: Kuriboh", "Battle Step")
    t.you.attacks(ship, "Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == [ship] and t.opp.graveyard == ["Kuriboh"]


@pytest.mark.parametrize(("coin", "left"), [("heads", 2), ("tails", 1)])
def test_the_covered_core_keeps_its_counter_if_the_coin_is_called_right(coin: str, left: int) -> None:
    """card: B.E.S. Covered Core"""
    ship = "B.E.S. Covered Core"
    t = your_turn(f"monsters: {ship} (2 counters)   hand: Umi", "monsters: Kuriboh", "Battle Step")
    load_dice(t, coin).you.attacks(ship, "Kuriboh")
    t.nobody_responds()
    t.you.does("heads")
    assert counters_on(t, ship) == left


def test_the_covered_core_survives_a_battle() -> None:
    """card: B.E.S. Covered Core"""
    ship = "B.E.S. Covered Core"
    t = your_turn(f"monsters: {ship} (1 counter)   hand: Umi", "monsters: Blue-Eyes White Dragon", "Battle Step")
    load_dice(t, "heads").you.attacks(ship, "Blue-Eyes White Dragon")
    t.nobody_responds()
    t.you.does("heads")
    assert counters_on(t, ship) == 1 and t.you.lp == 7500


def test_the_crystal_core_turns_an_attacker_once_a_turn() -> None:
    """card: B.E.S. Crystal Core"""
    t = your_turn("monsters: B.E.S. Crystal Core   hand: Umi", "monsters: Gemini Elf, Kuriboh (defense)")
    t.you.activates("B.E.S. Crystal Core").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "defense"
    t = your_turn("monsters: B.E.S. Crystal Core   hand: Umi", "monsters: Kuriboh (defense)")
    t.you.cannot("activate B.E.S. Crystal Core", because=NO_TARGET)


def test_the_crystal_core_leaves_a_monster_alone_that_is_no_attacker_any_more() -> None:
    """card: B.E.S. Crystal Core"""
    t = your_turn("monsters: B.E.S. Crystal Core", "monsters: Gemini Elf   set: Book of Moon")
    t.you.activates("B.E.S. Crystal Core", targeting="Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


def test_tetran_destroys_a_spell_or_trap_for_a_counter() -> None:
    """card: B.E.S. Tetran"""
    t = your_turn("monsters: B.E.S. Tetran (1 counter)   hand: Umi", "set: Waboku")
    t.you.activates("B.E.S. Tetran").nobody_responds()
    assert t.opp.graveyard == ["Waboku"] and counters_on(t, "B.E.S. Tetran") == 0
    t = your_turn("monsters: B.E.S. Tetran   hand: Umi", "set: Waboku")
    t.you.cannot("activate B.E.S. Tetran", because=UNPAYABLE)


@pytest.mark.parametrize(("lies", "count"), [(" (defense)", 1), ("", 0)])
def test_dark_catapulter_loads_in_defense_position(lies: str, count: int) -> None:
    """card: Dark Catapulter"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Dark Catapulter{lies}   hand: Umi   deck: 9 Sogen
        opp 8000   hand: Umi   deck: 9 Sogen
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    assert counters_on(t, "Dark Catapulter") == count


def test_dark_catapulter_fires_as_often_as_it_is_loaded() -> None:
    """card: Dark Catapulter"""
    t = your_turn(
        "monsters: Dark Catapulter (2 counters)   graveyard: Umi, Kuriboh, Sogen   hand: Umi", "set: Waboku, Dark Hole"
    )
    t.you.does("activate Dark Catapulter")
    t.you.chooses("Umi", "Kuriboh")
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == ["Dark Hole", "Waboku"] and sorted(t.you.banished) == ["Kuriboh", "Umi"]
    assert counters_on(t, "Dark Catapulter") == 0
    t = your_turn("monsters: Dark Catapulter (2 counters)   graveyard: Umi   hand: Umi", "set: Waboku, Dark Hole")
    t.you.cannot("activate Dark Catapulter", because=UNPAYABLE)


# ------------------------------------------------------------------------------------------------ beside the Gradius

OPTION = "Gradius' Option"


def with_option(you: str = "", opp: str = "") -> Table:
    """Gradius' Option comes beside the second of two Gradius, which is the stronger one."""
    t = your_turn(f"monsters: Gradius (zone 1), Gradius (zone 2)   hand: {OPTION}, Umi   {you}", opp)
    t.you.special_summons(OPTION, zone=3)
    t.you.does("zone 2")
    return t


def test_gradius_option_is_as_strong_as_the_gradius_that_was_selected() -> None:
    """card: Gradius' Option"""
    t = with_option("set: Reinforcements")
    assert (t.you.atk_of(OPTION), t.you.def_of(OPTION)) == (1200, 800)
    t.you.does("activate Reinforcements")
    t.you.does("my zone 2")
    t.nobody_responds()
    assert t.you.atk_of(OPTION) == 1700


@pytest.mark.parametrize(("zone", "stays"), [(1, True), (2, False)])
def test_gradius_option_falls_with_the_gradius_that_was_selected(zone: int, stays: bool) -> None:
    """card: Gradius' Option"""
    t = with_option(opp="set: Raigeki Break   hand: Umi, Sogen")
    t.you.ends_turn()
    t.opp.does("activate Raigeki Break")
    t.opp.discards("Umi")
    t.opp.does(f"their zone {zone}")
    t.nobody_responds()
    assert (OPTION in t.you.monsters) == stays and (OPTION in t.you.graveyard) != stays


def test_gradius_option_needs_a_gradius_to_come_and_to_come_again() -> None:
    """card: Gradius' Option"""
    lonely = your_turn(f"hand: {OPTION}, Umi   monsters: Kuriboh")
    lonely.you.cannot(f"special summon {OPTION}", because="summon.special-monster.by-fulfilling-condition")
    t = your_turn(f"monsters: Gradius   hand: {OPTION}, Monster Reborn", "hand: Raigeki, Umi")
    t.you.special_summons(OPTION)
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    t.opp.ends_turn()
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gradius"] and OPTION in t.you.graveyard
