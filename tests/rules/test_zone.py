"""Topic zone: the field, its zones and the piles beside it."""

import pytest

from spellspeed.engine.kernel.places import own
from spellspeed.engine.moving.moves import move
from spellspeed.notation import PositionError
from spellspeed.words import BANISHED, NO_DEED
from table import Seat, start, table

FORTY = ["Mystical Elf", "Alexandrite Dragon", "Kuriboh", "Giant Rat"] * 10
FIVE = "Mystical Elf, Kuriboh, Giant Rat, Sangan, Alexandrite Dragon"


def offers_about(seat: Seat, name: str) -> list[str]:
    """The options of the open question in which a card is named."""
    return [offer for offer in seat.is_offered() if name in offer]


def graveyard_seen_by(seat: Seat, player: int) -> list[str]:
    return [card.name for card in seat.view.graveyard(player)]


# ---------------------------------------------------------------------------------------------------------- the field


@pytest.mark.rule("zone.layout.two-halves", scenario=1)
@pytest.mark.parametrize("format_", ["master2020", "408"])
def test_each_player_has_a_half_of_the_field_with_the_same_zones(format_: str) -> None:
    t = start(FORTY, FORTY, format=format_)
    assert t.turn == 0
    for viewer in (0, 1):
        view = t.duel.view(viewer)
        for player in (0, 1):
            assert view.monsters(player) == (None,) * 5
            assert view.spells(player) == (None,) * 5
            assert view.field_zone(player) is None
            assert view.graveyard(player) == ()
            assert (view.deck_size(player), view.extra_size(player), view.hand_size(player)) == (40, 0, 0)


@pytest.mark.rule("zone.layout.two-halves", scenario=0)
def test_both_halves_hold_eleven_cards_each_and_none_is_in_the_others_way() -> None:
    half = """
        monsters: 5 Kuriboh   set: 3 Trap Hole   spells: 2 Messenger of Peace   field: Umi
    """.strip()
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {half}\nopp 8000 {half}")
    state = t.duel.state
    assert len({row.place for row in state.cards}) == len(state.cards) == 2 * 11
    for seat in t.seats:
        assert seat.monsters == ["Kuriboh"] * 5 and seat.field_zone == ["Umi"]
        assert seat.set_cards == ["Trap Hole"] * 3 and seat.spells == ["Messenger of Peace"] * 2
        assert {state.cards[uid].controller for uid in state.monsters_of(seat.player)} == {seat.player}


# --------------------------------------------------------------------------------------------------- five and no more


@pytest.mark.rule("zone.main-monster.max-five", scenario=1)
def test_with_five_monsters_no_level_four_monster_can_be_summoned_or_set_until_one_has_gone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prevent Rat   monsters: Mystical Elf, Kuriboh, Giant Rat, Sangan, Alexandrite Dragon
        opp 8000   monsters: Summoned Skull
    """)
    for verb in ("summon", "set"):
        t.you.cannot(f"{verb} Prevent Rat", because="zone.main-monster.max-five")
    assert offers_about(t.you, "Prevent Rat") == []
    t.you.goes_to("Battle Phase")
    t.you.attacks("Giant Rat", "Summoned Skull")
    assert t.you.graveyard == ["Giant Rat"]
    t.you.goes_to("Main Phase 2")
    assert offers_about(t.you, "Prevent Rat") == ["summon Prevent Rat", "set Prevent Rat"]
    t.you.summons("Prevent Rat")
    assert len(t.you.monsters) == 5 and t.you.monster("Prevent Rat").zone == 3


@pytest.mark.rule("zone.main-monster.max-five", scenario=0)
def test_the_opponents_five_monsters_do_not_fill_the_own_zones() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prevent Rat
        opp 8000   monsters: {FIVE}
    """)
    t.you.summons("Prevent Rat", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]


@pytest.mark.rule("zone.spell-trap.max-five", scenario=1)
def test_a_sixth_spell_or_trap_cannot_be_set_but_a_field_spell_can() -> None:
    full = "set: Trap Hole (zone 1), Raigeki (zone 5)   spells: Messenger of Peace (zone 2)"
    full += ", Black Pendant (zone 4, on Kuriboh)"
    rest = "hand: Dark Hole, Solemn Judgment, Umi"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {rest}   {full}, Gravity Bind (zone 3)
        opp 8000   monsters: Kuriboh
    """)
    for name in ("Dark Hole", "Solemn Judgment"):
        t.you.cannot(f"set {name}", because="zone.spell-trap.max-five")
        assert offers_about(t.you, name) == []
    t.you.sets("Umi")
    assert t.you.field_zone == ["Umi"] and len(t.you.set_cards + t.you.spells) == 5
    # The same field without one of the five: the zone it left is free again.
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {rest}   {full}   graveyard: Gravity Bind
        opp 8000   monsters: Kuriboh
    """)
    assert {"set Dark Hole", "set Solemn Judgment", "set Umi"} <= set(t.you.is_offered())
    t.you.sets("Solemn Judgment", zone=3)
    t.you.cannot("set Dark Hole", because="zone.spell-trap.max-five")
    assert offers_about(t.you, "Dark Hole") == []


@pytest.mark.rule("zone.spell-trap.max-five", scenario=0)
def test_set_cards_fill_the_zones_one_by_one() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Trap Hole   set: 4 Solemn Judgment
        opp 8000
    """)
    t.you.sets("Dark Hole", zone=5)
    t.you.cannot("set Trap Hole", because="zone.spell-trap.max-five")
    assert offers_about(t.you, "Trap Hole") == []


# Unmarked: activating a Field Spell with five full zones, and counting cards, need effects.
@pytest.mark.rule("zone.field.not-a-spell-trap-zone", scenario=0)
def test_a_field_spell_is_no_card_in_a_spell_and_trap_zone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Umi, Trap Hole   set: 4 Solemn Judgment
        opp 8000   field: Mountain
    """)
    t.you.sets("Umi")
    assert t.you.set_cards == ["Solemn Judgment"] * 4 and t.you.field_zone == ["Umi"]
    assert t.opp.field_zone == ["Mountain"]
    t.you.can("set Trap Hole")


# ---------------------------------------------------------------------------------------------------------- Graveyard


@pytest.mark.rule("zone.graveyard.order-fixed", scenario=1)
def test_a_card_sent_to_the_graveyard_comes_on_top_and_the_others_keep_their_order() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Steer   monsters: Mystical Elf, Kuriboh, Giant Rat
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.you.summons("Battle Steer", tributing=["Mystical Elf"])
    t.you.goes_to("Battle Phase")
    t.you.attacks("Kuriboh", "Blue-Eyes White Dragon")
    t.you.attacks("Giant Rat", "Blue-Eyes White Dragon")
    order = ["Mystical Elf", "Kuriboh", "Giant Rat"]
    assert t.you.graveyard == order
    before = t.duel.state.fork()
    for _ in range(2):
        assert graveyard_seen_by(t.you, t.you.player) == graveyard_seen_by(t.opp, t.you.player) == order
    assert t.duel.state == before and t.you.graveyard == order
    # Nothing that is offered touches the Graveyard.
    assert t.you.is_offered() == ["attack with Battle Steer", "main phase 2"]
    # No player can banish a card yet, so the engine's own move does it.
    kuriboh = next(row for row in t.duel.state.cards if t.name(row.uid) == "Kuriboh")
    move(t.duel.state, kuriboh, own(t.you.player, BANISHED), 0, True, False, NO_DEED)
    assert t.you.graveyard == ["Mystical Elf", "Giant Rat"] and t.you.banished == ["Kuriboh"]


@pytest.mark.rule("zone.graveyard.owner", scenario=1)
def test_a_monster_destroyed_under_the_opponents_control_goes_to_its_owners_graveyard() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon   graveyard: Kuriboh
        opp 8000   monsters: Alexandrite Dragon (owner you), Mystical Elf
    """)
    assert t.opp.monster("Alexandrite Dragon").owner == "you"
    t.you.attacks("Blue-Eyes White Dragon", "Alexandrite Dragon")
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.lp == 8000 - (3000 - 2000)
    assert t.you.graveyard == ["Kuriboh", "Alexandrite Dragon"] and t.opp.graveyard == []


# ------------------------------------------------------------------------------------------------- Extra Monster Zones


# Unmarked: a monster comes to an Extra Monster Zone only by a Special Summon.
@pytest.mark.rule("zone.extra-monster.two-shared-zones", scenario=0)
def test_a_monster_in_an_extra_monster_zone_is_on_its_controllers_field() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 8000   monsters: Flame Swordsman (extra zone 1)
    """)
    t.you.cannot("Alexandrite Dragon attacks directly", because="battle.attack.must-choose-monster-if-any")
    assert t.opp.monsters == ["Flame Swordsman"] and t.you.monsters == ["Alexandrite Dragon"]
    t.you.attacks("Alexandrite Dragon", "Flame Swordsman")
    assert t.opp.graveyard == ["Flame Swordsman"] and t.opp.lp == 8000 - (2000 - 1800)


@pytest.mark.rule("zone.extra-monster.geometry", scenario=0)
def test_one_players_left_extra_monster_zone_is_the_others_right_one() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Flame Swordsman (extra zone 1)
        opp 8000
    """)
    mine, theirs = t.you.view.extra_monster_zones, t.opp.view.extra_monster_zones
    assert [card and card.name for card in mine] == ["Flame Swordsman", None]
    assert [card and card.name for card in theirs] == [None, "Flame Swordsman"]
    with pytest.raises(PositionError, match=rf"line {2 + t.opp.player}.*same zone"):
        table("""turn 3, Main Phase 1, you to act
            you 8000   monsters: Flame Swordsman (extra zone 1)
            opp 8000   monsters: Flame Swordsman (extra zone 2)
        """)


@pytest.mark.rule("zone.extra-monster.only-from-extra-deck", scenario=0)
def test_a_normal_summon_never_goes_to_an_extra_monster_zone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   monsters: Kuriboh (zone 3)
        opp 8000
    """)
    t.you.summons("Mystical Elf", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 4", "zone 5"]
    t.you.cannot("extra zone 1", because="ask.not-offered")
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prevent Rat   monsters: {FIVE}
        opp 8000
    """)
    t.you.cannot("summon Prevent Rat", because="zone.main-monster.max-five")


# The whole scenario, with the Fusion Summon that finds no zone, is played in test_summon_fusion.py.
@pytest.mark.rule("zone.extra-monster.absent-408", scenario=0)
def test_408_has_no_extra_monster_zone() -> None:
    position = """turn 3, Main Phase 1, you to act
        format {}
        you 8000   monsters: Flame Swordsman (extra zone 1)
        opp 8000
    """
    assert table(position.format("master2020")).you.monsters == ["Flame Swordsman"]
    with pytest.raises(PositionError, match=r"line 3.*Flame Swordsman.*no Extra Monster Zone.*408"):
        table(position.format("408"))
    t = table("""
        turn 3, Main Phase 1, you to act
        format 408
        you 8000   monsters: Flame Swordsman
        opp 8000
    """)
    assert t.you.monster("Flame Swordsman").zone == 1
