"""What depends on whose turn it is, whichever seat is his."""

import pytest

from table import table

APOPHIS = "Embodiment of Apophis"


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=0)
def test_of_two_monsters_that_go_back_at_once_the_turn_player_puts_his_first() -> None:
    """Each has taken a monster with Snatch Steal, and Heavy Storm destroys both."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Heavy Storm, Snatch Steal   monsters: Battle Ox    deck: 3 Sogen
        opp 8000   hand: Snatch Steal   monsters: Gemini Elf   deck: 3 Sogen
    """)
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    t.you.take_zone()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Snatch Steal", targeting="Battle Ox")
    t.opp.take_zone()
    assert (t.you.monsters, t.opp.monsters) == (["Gemini Elf"], ["Battle Ox"])
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.activates("Heavy Storm")
    t.you.is_asked("zone")
    t.you.chooses_zone(2)
    t.opp.is_asked("zone")
    t.opp.chooses_zone(4)
    assert t.you.monster("Battle Ox").zone == 2 and t.opp.monster("Gemini Elf").zone == 4


@pytest.mark.rule("trap-monster.returns-to-spell-trap-zone.controller-picks-zone", scenario=0)
@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=0)
def test_of_two_traps_that_go_back_at_once_the_turn_player_puts_his_first() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Royal Decree (zone 1)   monsters: {APOPHIS}   deck: 3 Sogen
        opp 8000   monsters: {APOPHIS}   deck: 3 Sogen
    """)
    t.you.activates("Royal Decree", zone="ask")
    t.you.is_asked("zone")
    t.you.chooses_zone(3)
    t.opp.is_asked("zone")
    t.opp.chooses_zone(5)
    assert t.you.spell_trap(APOPHIS).zone == 3 and t.opp.spell_trap(APOPHIS).zone == 5
    assert not t.you.monsters and not t.opp.monsters


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=0)
def test_the_end_phase_of_the_opponent_is_none_of_the_turn_it_is_now() -> None:
    """Sinister Serpent: what is banished in the opponent's next End Phase stays through one's own."""
    t = table("""
        turn 3, Standby Phase, you to act
        you 8000   graveyard: 2 Sinister Serpent   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Sinister Serpent").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert (t.turn_player, t.you.graveyard, t.you.banished) == ("opp", ["Sinister Serpent"], [])
    t.opp.ends_turn()
    assert (t.turn_player, t.you.graveyard, t.you.banished) == ("you", [], ["Sinister Serpent"])


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_until_the_end_of_your_next_turn_lasts_through_it_after_an_attack_in_your_own() -> None:
    """Goblin Attack Force attacks in turn 3: its position cannot be changed before turn 7."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Goblin Attack Force   hand: Kuriboh   deck: 4 Sogen
        opp 8000   hand: Battle Ox   deck: 4 Sogen
    """)
    t.you.attacks_directly("Goblin Attack Force")
    t.you.carries_out("Goblin Attack Force")
    assert t.you.monster("Goblin Attack Force").position == "defense"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("change position of Goblin Attack Force", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.changes_position("Goblin Attack Force")
    assert t.you.monster("Goblin Attack Force").position == "attack"


@pytest.mark.rule("turn.end.hand-limit.turn-player-only", scenario=0)
def test_only_the_turn_player_adjusts_his_hand_whichever_seat_is_his() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 7 Battle Ox   deck: 4 Sogen
        opp 8000   hand: 8 Battle Ox   deck: 4 Sogen
    """)
    t.you.ends_turn()
    t.you.is_asked("hand limit")
    t.you.does("discard Battle Ox (copy 1)")
    assert (len(t.you.hand), t.you.graveyard, t.opp.graveyard) == (6, ["Battle Ox"], [])


@pytest.mark.rule("control.return.no-zone.destroyed", scenario=0)
def test_of_three_monsters_that_go_back_at_once_the_one_without_a_zone_leaves_its_own_to_nobody() -> None:
    """Two were taken from the opponent and one by him; Heavy Storm ends all three, and both sides are full."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Snatch Steal, Heavy Storm, Petit Moth   monsters: Battle Ox, 2 Kuriboh   deck: 3 Sogen
        opp 8000   hand: Snatch Steal, Petit Moth   monsters: Gemini Elf, Vorse Raider, 3 Kuriboh   deck: 3 Sogen
    """)
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    t.you.take_zone(4)
    t.you.activates("Snatch Steal", targeting="Vorse Raider")
    assert t.you.monster("Vorse Raider").zone == 5
    t.you.ends_turn()
    t.you.activates("Snatch Steal (zone 1)")  # each of the two gives the opponent LP in his Standby Phase
    t.nobody_responds()
    t.opp.activates("Snatch Steal", targeting="Battle Ox")
    t.opp.take_zone(1)
    t.opp.summons("Petit Moth")
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.summons("Petit Moth")
    assert len(t.you.monsters) == len(t.opp.monsters) == 5
    t.you.activates("Heavy Storm")
    t.you.is_asked("open state")  # there was nothing to choose
    assert t.opp.graveyard == ["Snatch Steal", "Vorse Raider"]
    assert t.opp.monster("Gemini Elf").zone == 1 and t.you.monster("Battle Ox").zone == 4
