"""Topic summon: Normal Summon, Set and Flip Summon; the Tributes are in `test_tribute.py`."""

import pytest

from spellspeed.words import FACE_DOWN_DEFENSE, FACE_UP_ATTACK
from table import Seat, table, there

FREE_CHOICE = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Alexandrite Dragon, Mystical Elf   monsters: Giant Rat (zone 2), Kuriboh (defense, zone 4)
    opp 8000   monsters: Sangan
"""


def offers_about(seat: Seat, name: str) -> list[str]:
    """The options of the open question in which a card is named."""
    return [offer for offer in seat.is_offered() if name in offer]


# ------------------------------------------------------------------------------------------------------------- Summon


@pytest.mark.rule("summon.normal.from-hand-face-up-attack", scenario=1)
def test_a_summon_puts_the_monster_face_up_in_attack_position_into_a_free_own_zone() -> None:
    t = table(FREE_CHOICE)
    assert offers_about(t.you, "Alexandrite Dragon") == ["summon Alexandrite Dragon", "set Alexandrite Dragon"]
    t.you.summons("Alexandrite Dragon", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 5"]
    t.you.chooses_zone(5)
    # No position is asked for: the next question is the next action.
    t.you.is_asked("open state")
    dragon = t.you.monster("Alexandrite Dragon")
    assert (dragon.position, dragon.zone, dragon.controller) == ("attack", 5, "you")
    assert dragon.row.position() == FACE_UP_ATTACK
    assert t.you.hand == ["Mystical Elf"] and t.opp.monsters == ["Sangan"]
    assert t.news()[-2:] == ["Alexandrite Dragon would be summoned", "Alexandrite Dragon summoned"]


@pytest.mark.rule("summon.normal.from-hand-face-up-attack", scenario=0)
def test_only_a_monster_in_the_hand_can_be_summoned_or_set() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   graveyard: Alexandrite Dragon   banished: Mystical Elf   monsters: Kuriboh
        opp 8000
    """)
    for name in ("Alexandrite Dragon", "Mystical Elf", "Kuriboh"):
        t.you.cannot(f"summon {name}", because="summon.normal.from-hand-face-up-attack")
        t.you.cannot(f"set {name}", because="summon.set.face-down-defense-from-hand")
    t.you.cannot("summon Raigeki", because="summon.normal.eligible-monsters")
    assert t.you.is_offered() == ["set Raigeki", "change position of Kuriboh", "battle phase", "end phase"]


# The player of an effect chooses the zones too; that half of the rule waits for effects.
@pytest.mark.rule("summon.normal.from-hand-face-up-attack", scenario=0)
def test_the_player_who_summons_or_sets_chooses_any_free_zone() -> None:
    for zone in (1, 3, 5):
        t = table(FREE_CHOICE)
        t.you.summons("Mystical Elf", zone=zone)
        assert t.you.monster("Mystical Elf").zone == zone
        t = table(FREE_CHOICE)
        t.you.sets("Mystical Elf", zone=zone)
        assert t.you.monster("Mystical Elf").zone == zone
    t = table(FREE_CHOICE)
    t.you.summons("Mystical Elf", zone="ask")
    t.you.cannot("zone 2", because="ask.not-offered")
    t.opp.cannot("zone 1", because="ask.wrong-player")


@pytest.mark.rule("summon.normal.eligible-monsters", scenario=1)
def test_normal_monsters_and_unrestricted_effect_monsters_can_be_summoned_but_no_ritual_monster() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Alexandrite Dragon, Giant Rat, 混沌战士
        opp 8000
    """
    for name in ("Alexandrite Dragon", "Giant Rat"):
        t = table(position)
        t.you.can(f"set {name}")
        t.you.summons(name)
        assert t.you.monsters == [name]
    t = table(position)
    for verb in ("summon", "set"):
        t.you.cannot(f"{verb} 混沌战士", because="summon.special-monster.cannot-be-normal-summoned")
    assert offers_about(t.you, "Black Luster Soldier") == []
    assert offers_about(t.you, "Giant Rat") == ["summon Giant Rat", "set Giant Rat"]


@pytest.mark.rule("summon.special-monster.cannot-be-normal-summoned", scenario=1)
def test_a_special_summon_monster_is_neither_summoned_nor_set_even_with_its_tributes_there() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 混沌战士, Gate Guardian, Fenrir, Blue-Eyes White Dragon   monsters: Kuriboh, Mystical Elf
        opp 8000
    """)
    for name in ("Black Luster Soldier", "Gate Guardian", "Fenrir"):
        for verb in ("summon", "set"):
            t.you.cannot(f"{verb} {name}", because="summon.special-monster.cannot-be-normal-summoned")
            assert len(t.you.reasons(f"{verb} {name}")) == 1
        assert offers_about(t.you, name) == []
    # An ordinary Level 8 monster shows that nothing else is in the way.
    t.you.can("summon Blue-Eyes White Dragon")
    t.you.can("set Blue-Eyes White Dragon")


# ---------------------------------------------------------------------------------------------------------------- Set


@pytest.mark.rule("summon.set.face-down-defense-from-hand", scenario=1)
def test_a_set_monster_lies_face_down_in_defense_position_and_the_opponent_sees_no_identity() -> None:
    t = table(FREE_CHOICE)
    t.you.sets("Mystical Elf", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 5"]
    t.you.chooses_zone(3)
    t.you.is_asked("open state")
    elf = t.you.monster("Mystical Elf")
    assert (elf.position, elf.zone, elf.controller) == ("set", 3, "you")
    assert elf.row.position() == FACE_DOWN_DEFENSE
    assert t.you.hand == ["Alexandrite Dragon"]
    seen = there(t.opp.view.monsters(t.you.player)[2])
    assert seen.hidden and seen.name == "" and seen.position == "face-down defense"
    assert "Mystical Elf" not in repr(t.opp.view.key())
    assert there(t.you.view.monsters(t.you.player)[2]).name == "Mystical Elf"


# Unmarked: that no trigger on a successful Summon sees the Set can be shown only with a trigger.
@pytest.mark.rule("summon.set.face-down-defense-from-hand", scenario=0)
def test_a_set_uses_the_normal_summon_and_is_told_as_a_set_and_not_as_a_summon() -> None:
    t = table(FREE_CHOICE)
    t.you.sets("Mystical Elf")
    assert t.news() == ["you set Mystical Elf"]
    t.you.cannot("summon Alexandrite Dragon", because="summon.normal.once-per-turn-shared")


# ------------------------------------------------------------------------------------------------------- once per turn


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=1)
def test_after_a_set_neither_summon_nor_set_is_offered_until_the_next_own_turn() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Alexandrite Dragon, Mystical Elf, Raigeki   deck: Kuriboh
        opp 8000   hand: Giant Rat, Trap Hole   deck: Sangan
    """)
    t.you.sets("Mystical Elf")
    for phase in ("Main Phase 1", "Main Phase 2"):
        assert t.phase == phase
        for verb in ("summon", "set"):
            t.you.cannot(f"{verb} Alexandrite Dragon", because="summon.normal.once-per-turn-shared")
        # The Spell shows that Sets of other cards go on.
        assert "set Raigeki" in t.you.is_offered() and not offers_about(t.you, "Alexandrite Dragon")
        if phase == "Main Phase 1":
            t.you.goes_to("Battle Phase")
    t.you.ends_turn()
    # The opponent's turn is another turn, and the opponent's Normal Summon the opponent's own.
    t.opp.summons("Giant Rat")
    t.opp.ends_turn()
    assert (t.turn, t.turn_player, t.phase) == (5, "you", "Main Phase 1")
    assert offers_about(t.you, "Alexandrite Dragon") == ["summon Alexandrite Dragon", "set Alexandrite Dragon"]
    t.you.summons("Alexandrite Dragon")
    assert sorted(t.you.monsters) == ["Alexandrite Dragon", "Mystical Elf"]


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=0)
@pytest.mark.parametrize("way", ["summon", "set", "tribute summon", "tribute set"])
def test_every_kind_of_normal_summon_uses_up_the_one_of_the_turn(way: str) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Alexandrite Dragon, Mystical Elf, Battle Steer, Summoned Skull   monsters: Kuriboh, Sangan
        opp 8000
    """)
    if way == "summon":
        t.you.summons("Alexandrite Dragon")
    elif way == "set":
        t.you.sets("Alexandrite Dragon")
    elif way == "tribute summon":
        t.you.summons("Summoned Skull", tributing=["Kuriboh"])
    else:
        t.you.sets("Summoned Skull", tributing=["Kuriboh"])
    for name in ("Mystical Elf", "Battle Steer"):
        for verb in ("summon", "set"):
            t.you.cannot(f"{verb} {name}", because="summon.normal.once-per-turn-shared")
        assert offers_about(t.you, name) == []


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=0)
def test_a_normal_summon_already_made_is_remembered_in_a_position() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Raigeki
        opp 8000
        done: you normal summoned
    """)
    t.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")
    assert offers_about(t.you, "Mystical Elf") == []


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=0)
def test_each_player_has_a_normal_summon_of_his_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf
        opp 8000
        done: opp normal summoned
    """)
    t.you.summons("Mystical Elf")
    assert t.you.monsters == ["Mystical Elf"]


# -------------------------------------------------------------------------------------------------------- Flip Summon


@pytest.mark.rule("summon.flip.definition", scenario=1)
def test_a_flip_summon_turns_an_own_face_down_monster_to_attack_and_spares_the_normal_summon() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   deck: Alexandrite Dragon
        opp 8000   deck: Kuriboh
    """)
    t.you.sets("Mystical Elf", zone=4)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn_player, t.phase) == ("you", "Main Phase 1")
    t.news()
    t.you.flip_summons("Mystical Elf")
    elf = t.you.monster("Mystical Elf")
    assert (elf.position, elf.zone) == ("attack", 4) and elf.row.position() == FACE_UP_ATTACK
    assert t.news() == ["Mystical Elf would be summoned", "Mystical Elf flipped", "Mystical Elf flip summoned"]
    assert there(t.opp.view.monsters(t.you.player)[3]).name == "Mystical Elf"
    t.you.summons("Alexandrite Dragon")
    assert sorted(t.you.monsters) == ["Alexandrite Dragon", "Mystical Elf"]


@pytest.mark.rule("summon.flip.definition", scenario=0)
def test_a_flip_summon_is_no_way_to_turn_another_monster_or_to_act_at_another_time() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Mystical Elf (set), Giant Rat (defense), Kuriboh
        opp 8000   monsters: Sangan (set, zone 3)   deck: Kuriboh
    """)
    t.you.cannot("flip summon Giant Rat", because="summon.flip.definition")
    t.you.cannot("flip summon face-down (zone 3)", because="summon.flip.definition")
    t.opp.cannot("flip summon Sangan", because="turn.main.open-state-required")
    assert [offer for offer in t.you.is_offered() if offer.startswith("flip")] == ["flip summon Mystical Elf"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("flip summon Mystical Elf", because="turn.main.actions-only-in-main-phase")
    assert offers_about(t.you, "Mystical Elf") == []
    t.you.goes_to("Main Phase 2")
    t.you.flip_summons("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("summon.flip.never-to-face-up-defense", scenario=1)
def test_the_only_change_offered_for_a_face_down_monster_is_to_face_up_attack() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Mystical Elf (set), Kuriboh
        opp 8000
    """)
    assert offers_about(t.you, "Mystical Elf") == ["flip summon Mystical Elf"]
    t.you.cannot("turn Mystical Elf to defense", because="summon.flip.never-to-face-up-defense")
    t.you.cannot("change position of Mystical Elf", because="summon.flip.definition")
    t.you.flip_summons("Mystical Elf")
    t.you.is_asked("open state")
    assert t.you.monster("Mystical Elf").position == "attack"
    # Nor does it come to Defense Position by the way round, in the same turn.
    t.you.cannot("turn Mystical Elf to defense", because="position.change.once-per-monster-per-turn")


@pytest.mark.rule("summon.flip.not-in-turn-it-was-set", scenario=1)
def test_a_monster_set_this_turn_is_flip_summoned_next_turn_at_the_earliest() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Raigeki   deck: Alexandrite Dragon
        opp 8000   deck: Kuriboh
    """)
    t.you.sets("Mystical Elf")
    t.you.cannot("flip summon Mystical Elf", because="summon.flip.not-in-turn-it-was-set")
    assert offers_about(t.you, "Mystical Elf") == []
    t.you.goes_to("Battle Phase")
    assert t.phase == "Main Phase 2"
    t.you.cannot("flip summon Mystical Elf", because="summon.flip.not-in-turn-it-was-set")
    assert offers_about(t.you, "Mystical Elf") == []
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.turn_player) == (5, "you")
    t.you.can("flip summon Mystical Elf")
    assert offers_about(t.you, "Mystical Elf") == ["flip summon Mystical Elf"]


@pytest.mark.rule("summon.taxonomy.normal-includes-set", scenario=0)
def test_a_set_is_a_normal_summon_for_the_limit_but_no_summon_for_what_watches_summons() -> None:
    """What watches summons reads the events: a Set tells of no summon, neither attempted nor successful."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Battle Ox
        opp 8000
    """)
    t.you.sets("Mystical Elf")
    t.you.cannot("summon Battle Ox", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Battle Ox", because="summon.normal.once-per-turn-shared")
    assert "you set Mystical Elf" in t.log()
    assert not [line for line in t.log() if "summoned" in line]

    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Battle Ox
        opp 8000
    """)
    t.you.summons("Mystical Elf")
    assert "Mystical Elf summoned" in t.log() and not [line for line in t.log() if " set " in line]
