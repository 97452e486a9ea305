"""Topics link and zone: linked and co-linked monsters, and the Extra Link.

Zone 2 lies under the first Extra Monster Zone and zone 4 under the second, as each player sees them.
"""

import pytest

from spellspeed.engine.kernel.places import is_extra_monster_zone
from table import Table, table

PHOENIX, CERBERUS, MERMAID = "Knightmare Phoenix", "Knightmare Cerberus", "Knightmare Mermaid"
IMDUK = "Imduk the World Chalice Dragon"
NO_ROOM = "summon.extra.link-needs-emz-or-linked-zone"
# From the first Extra Monster Zone down, to the right, and up to the second one: each is co-linked with the next.
SERIES = f"Linkuriboh (extra zone 1), {PHOENIX} (zone 2), Honeybot (zone 3), {CERBERUS} (zone 4)"
OTHER_SIDE = f"{PHOENIX} (zone 2), Honeybot (zone 3), {CERBERUS} (zone 4)"


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


def is_in_extra_zone(t: Table, uid: int) -> bool:
    return is_extra_monster_zone(t.duel.state.cards[uid].place)


def destroy_the_unlinked(you: str, opp: str) -> Table:
    """A Linkuriboh comes out of a Kuriboh to the first Extra Monster Zone, and Break Off Trap Hole is activated."""
    t = your_turn(f"{you}   set: Break Off Trap Hole   extra: Linkuriboh", opp)
    t.you.does("link summon Linkuriboh")
    t.you.does("extra zone 1")
    t.you.activates("Break Off Trap Hole").nobody_responds()
    return t


@pytest.mark.rule("link.linked.definition", scenario=1)
def test_a_link_monster_and_what_it_points_to_are_linked_and_a_monster_elsewhere_is_not() -> None:
    t = destroy_the_unlinked("monsters: Kuriboh (zone 1), Battle Ox (zone 2), Mystical Elf (zone 3)", "")
    assert t.you.monsters == ["Battle Ox", "Linkuriboh"]
    # The same monsters, but none stands where the Link Marker points.
    t = destroy_the_unlinked("monsters: Kuriboh (zone 1), Battle Ox (zone 4), Mystical Elf (zone 3)", "")
    assert t.you.monsters == []


@pytest.mark.rule("link.linked.definition", scenario=0)
def test_whose_the_monsters_are_and_how_they_lie_does_not_matter_to_a_link() -> None:
    you = "monsters: Kuriboh (zone 1), Battle Ox (set, zone 2)"
    t = destroy_the_unlinked(you, f"monsters: Gemini Elf (zone 4), {PHOENIX} (zone 3), Mystical Elf (zone 2)")
    # The opponent's Phoenix points up, between the Extra Monster Zones, and to its right, which is zone 4.
    assert t.you.monsters == ["Battle Ox", "Linkuriboh"] and t.you.monster("Battle Ox").position == "set"
    assert sorted(t.opp.monsters) == ["Gemini Elf", PHOENIX]


@pytest.mark.rule("link.co-linked.definition", scenario=1)
def test_two_link_monsters_that_point_at_each_other_are_co_linked() -> None:
    t = your_turn(f"monsters: {MERMAID} (extra zone 1), {PHOENIX} (zone 2), Battle Ox")
    assert (t.you.atk_of(MERMAID), t.you.atk_of(PHOENIX), t.you.atk_of("Battle Ox")) == (1000, 1900, 700)
    # Honeybot has no marker that points up: Mermaid points at it, and it does not point back.
    t = your_turn(f"monsters: {MERMAID} (extra zone 1), Honeybot (zone 2), Battle Ox")
    assert (t.you.atk_of(MERMAID), t.you.atk_of("Honeybot"), t.you.atk_of("Battle Ox")) == (0, 900, 700)


@pytest.mark.rule("link.co-linked.definition", scenario=0)
def test_link_monsters_of_both_players_can_be_co_linked() -> None:
    # What the opponent sees at the left is at your right: his zone 4 lies above your first Extra Monster Zone.
    t = your_turn("monsters: Pentestag (extra zone 1)", f"monsters: {MERMAID} (zone 1), Pentestag (zone 4)")
    assert (t.you.atk_of("Pentestag"), t.opp.atk_of("Pentestag"), t.opp.atk_of(MERMAID)) == (1600, 1600, 0)
    t = your_turn("monsters: Pentestag (extra zone 1)", f"monsters: {MERMAID} (zone 1), Pentestag (zone 2)")
    assert (t.you.atk_of("Pentestag"), t.opp.atk_of("Pentestag")) == (600, 600)


@pytest.mark.rule("link.co-linked.is-linked", scenario=1)
def test_what_speaks_of_linked_monsters_means_co_linked_ones_as_well_and_not_the_other_way_round() -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Pentestag (extra zone 1), {PHOENIX} (zone 2), Battle Ox (zone 5)
        opp 8000   monsters: Kuriboh (defense), Celtic Guardian (defense), Feral Imp (defense)
    """)
    t.you.attacks("Pentestag", "Kuriboh")
    assert t.opp.lp == 8000 - (1600 - 200)
    t.you.attacks(PHOENIX, "Celtic Guardian")
    assert t.opp.lp == 8000 - (1600 - 200) - (1900 - 1200)
    t.you.attacks("Battle Ox", "Feral Imp")
    assert t.opp.lp == 8000 - (1600 - 200) - (1900 - 1200) and t.opp.monsters == []
    # A monster that is only pointed at is linked, and not co-linked.
    t = your_turn(
        "monsters: Pentestag (extra zone 1), Battle Ox (zone 2)   set: World Legacy Struggle", "set: Trap Hole"
    )
    t.you.cannot("activate World Legacy Struggle", because="target.timing.chosen-at-activation")
    t = your_turn(
        f"monsters: Pentestag (extra zone 1), {PHOENIX} (zone 2)   set: World Legacy Struggle", "set: 3 Trap Hole"
    )
    t.you.activates("World Legacy Struggle")
    assert t.you.is_asked("target").most == 2


@pytest.mark.rule("zone.extra-monster.extra-link-opens-second-zone", scenario=1)
def test_an_extra_link_opens_the_second_extra_monster_zone_to_what_completes_it() -> None:
    t = your_turn(f"monsters: Kuriboh (zone 1), {SERIES}, Battle Ox (zone 5)   extra: Linkuriboh, {IMDUK}")
    # Imduk could be made of Battle Ox, and its only marker points up.
    t.you.cannot(f"link summon {IMDUK}", because=NO_ROOM)
    t.you.does("link summon Linkuriboh")
    assert [is_in_extra_zone(t, uid) for uid in t.duel.state.monsters_of(t.you.player)] == [*[False] * 4, True, True]
    assert t.you.graveyard == ["Kuriboh"]


@pytest.mark.rule("zone.extra-monster.extra-link-opens-second-zone", scenario=0)
def test_without_one_of_the_series_or_with_a_marker_that_points_elsewhere_the_second_zone_stays_closed() -> None:
    broken = f"Linkuriboh (extra zone 1), {PHOENIX} (zone 2), Battle Ox (zone 3), {CERBERUS} (zone 4)"
    your_turn(f"monsters: Kuriboh (zone 1), {broken}   extra: Linkuriboh").you.cannot(
        "link summon Linkuriboh", because=NO_ROOM
    )
    turned = f"Linkuriboh (extra zone 1), {PHOENIX} (zone 2), LANphorhynchus (zone 3), {CERBERUS} (zone 4)"
    your_turn(f"monsters: Kuriboh (zone 1), {turned}   extra: Linkuriboh").you.cannot(
        "link summon Linkuriboh", because=NO_ROOM
    )
    # The opponent's own Linkuriboh stands where the series would end.
    t = your_turn(f"monsters: Kuriboh (zone 1), {SERIES}   extra: Linkuriboh", "monsters: Linkuriboh (extra zone 1)")
    t.you.cannot("link summon Linkuriboh", because=NO_ROOM)


@pytest.mark.rule("zone.extra-monster.extra-link-opens-second-zone", scenario=0)
def test_the_series_may_run_through_the_zones_of_the_opponent() -> None:
    mine = "Pentestag (extra zone 1), Kuriboh (zone 1), Battle Ox (zone 2), Sangan (zone 5)"
    t = your_turn(f"monsters: {mine}   extra: Pentestag, Linkuriboh", f"monsters: {OTHER_SIDE}")
    # Linkuriboh points only down, to your own side; Pentestag also up.
    t.you.cannot("link summon Linkuriboh", because=NO_ROOM)
    t.you.does("link summon Pentestag")
    t.you.does("Kuriboh, Sangan")
    assert [is_in_extra_zone(t, uid) for uid in t.duel.state.monsters_of(t.you.player)] == [False, True, True]


@pytest.mark.rule("zone.extra-monster.extra-link-opens-second-zone", scenario=0)
def test_a_material_out_of_the_series_breaks_it() -> None:
    position = f"monsters: Orcust Knightmare (zone 1), {SERIES}, Battle Ox (zone 5)   extra: {MERMAID}"
    t = your_turn(position)
    t.you.does(f"link summon {MERMAID}")
    t.you.does("Orcust Knightmare")
    assert is_in_extra_zone(t, t.you.monster(MERMAID).row.uid)
    # Where Phoenix stood Linkuriboh points to; the second Extra Monster Zone is closed again.
    t = your_turn(position)
    t.you.does(f"link summon {MERMAID}")
    t.you.does(PHOENIX)
    assert t.you.monster(MERMAID).zone == 2


@pytest.mark.rule("zone.extra-monster.extra-link-opens-second-zone", scenario=0)
def test_an_extra_link_opens_the_zone_to_link_monsters_alone() -> None:
    fusion = "hand: Polymerization, Time Wizard, Baby Dragon   extra: Thousand Dragon"
    t = your_turn(f"monsters: {SERIES}   {fusion}")
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 5"]


@pytest.mark.rule("link.co-linked.definition", scenario=0)
@pytest.mark.parametrize("ring", [True, False])
def test_a_monster_that_was_co_linked_as_it_activated_its_effect_draws_whatever_has_become_of_the_other(
    ring: bool,
) -> None:
    theirs = "set: Trap Hole (zone 5)" + (", Ring of Destruction (zone 1)" if ring else "")
    mine = "monsters: Linkuriboh (extra zone 1), Battle Ox (zone 1), Kuriboh (zone 3)   hand: Umi"
    t = your_turn(f"{mine}   extra: {PHOENIX}", theirs)
    t.you.does(f"link summon {PHOENIX}")
    t.you.does("Battle Ox, Kuriboh")
    t.you.triggers(PHOENIX)
    if ring:
        t.you.targets("Trap Hole")
        t.opp.activates("Ring of Destruction", targeting="Linkuriboh").nobody_responds()
        assert t.you.monsters == [PHOENIX]
    t.you.says_yes()
    assert t.you.hand == ["Sogen"] and "Trap Hole" in t.opp.graveyard


@pytest.mark.rule("link.co-linked.definition", scenario=0)
def test_a_monster_that_was_not_co_linked_draws_nothing() -> None:
    t = your_turn(f"monsters: Battle Ox, Kuriboh   hand: Umi   extra: {PHOENIX}", "set: Trap Hole")
    t.you.does(f"link summon {PHOENIX}")
    t.you.does("extra zone 1")
    t.you.triggers(PHOENIX)
    assert t.you.is_asked("open state") and t.you.hand == [] and t.opp.graveyard == ["Trap Hole"]
