"""Topic position: the three battle positions, and when a player may change them."""

import pytest

from spellspeed.duel import Duel
from spellspeed.engine.kernel.places import is_monster_zone
from table import Table, table


def turnable(offers: list[str]) -> list[str]:
    """The monsters whose change of position is offered."""
    return [offer.removeprefix("change position of ") for offer in offers if offer.startswith("change position of ")]


def flippable(offers: list[str]) -> list[str]:
    """The monsters whose Flip Summon is offered."""
    return [offer.removeprefix("flip summon ") for offer in offers if offer.startswith("flip summon ")]


# ----------------------------------------------------------------------------------------------------- three positions


def positions_within_reach(duel: Duel, answers: int) -> set[str]:
    """The positions of all monsters in all states that so many answers can lead to, and on the way there."""
    found: set[str] = set()
    before: set[tuple[int, str]] = set()
    heads = [(duel, answers)]
    while heads:
        head, left = heads.pop()
        if (left, head.state_key()) in before:
            continue
        before.add((left, head.state_key()))
        told = [] if head.node is None else [event.after for event in head.node.events]
        for row in [*head.state.cards, *told]:
            if row is not None and is_monster_zone(row.place):
                found.add(f"{'face-up' if row.face_up else 'face-down'} {'attack' if row.attack else 'defense'}")
        if left and head.request is not None:
            for picks in head.legal_answers():
                branch = head.fork()
                branch.answer(*picks)
                heads.append((branch, left - 1))
    return found


@pytest.mark.rule("position.kinds.three", scenario=1)
def test_whatever_the_players_do_by_the_basic_rules_there_are_three_positions() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull, Beaver Warrior   monsters: Celtic Guardian, Battle Footballer (set)
                   deck: 2 Dark Blade
        opp 8000   hand: Koumori Dragon                   monsters: Mystical Elf (set)
                   deck: 2 Dark Blade
    """)
    assert positions_within_reach(t.duel, 6) == {"face-up attack", "face-up defense", "face-down defense"}


@pytest.mark.rule("position.kinds.three", scenario=1)
def test_each_basic_action_leaves_the_monster_in_its_one_position() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beaver Warrior   monsters: Celtic Guardian (attack), Dark Blade (defense), Queen's Knight (set)
                   deck: 2 Koumori Dragon
        opp 8000   hand: Mystical Elf     monsters: Battle Footballer (set)   deck: 2 Koumori Dragon
    """)
    t.you.summons("Beaver Warrior")
    t.you.flip_summons("Queen's Knight")
    t.you.changes_position("Dark Blade")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Celtic Guardian", "Battle Footballer")
    positions = {name: t.you.monster(name).position for name in t.you.monsters}
    assert positions == {
        "Beaver Warrior": "attack",
        "Queen's Knight": "attack",
        "Dark Blade": "attack",
        "Celtic Guardian": "attack",
    }
    assert t.opp.monster("Battle Footballer").position == "defense"
    t.you.ends_turn()
    t.opp.sets("Mystical Elf")
    assert t.opp.monster("Mystical Elf").position == "set"
    t.opp.changes_position("Battle Footballer")
    assert t.opp.monster("Battle Footballer").position == "attack"


@pytest.mark.rule("position.face-up-attack.can-attack", scenario=1)
def test_a_monster_summoned_this_turn_attacks_this_turn_and_one_in_defense_position_does_not() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian   monsters: Vorse Raider (defense)
        opp 8000
    """)
    t.you.summons("Celtic Guardian")
    assert t.you.monster("Celtic Guardian").position == "attack"
    t.you.goes_to("Battle Phase")
    assert t.you.is_offered() == ["attack with Celtic Guardian", "main phase 2"]
    t.you.cannot("attack with Vorse Raider", because="battle.attack.attacker-must-be-faceup-attack")
    t.you.attacks_directly("Celtic Guardian")
    assert t.opp.lp == 8000 - 1400


@pytest.mark.rule("position.face-up-attack.can-attack", scenario=1)
def test_a_monster_summoned_this_turn_may_also_attack_a_monster() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian
        opp 8000   monsters: Beaver Warrior (attack)
    """)
    t.you.summons("Celtic Guardian")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Celtic Guardian", "Beaver Warrior")
    assert t.opp.graveyard == ["Beaver Warrior"] and t.opp.lp == 8000 - 200


# --------------------------------------------------------------------------------------------- changes by their player


def a_turn_with_two_old_monsters() -> Table:
    return table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian (attack), Mystical Elf (defense)   deck: 2 Dark Blade
        opp 8000   monsters: Battle Footballer (defense)                        deck: 2 Dark Blade
    """)


@pytest.mark.rule("position.change.in-own-main-phase", scenario=1)
def test_a_player_may_turn_attack_to_defense_and_back_in_main_phase_1() -> None:
    t = a_turn_with_two_old_monsters()
    assert turnable(t.you.is_offered()) == ["Celtic Guardian", "Mystical Elf"]
    t.you.changes_position("Celtic Guardian")
    t.you.changes_position("Mystical Elf")
    assert t.you.monster("Celtic Guardian").position == "defense"
    assert t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("position.change.in-own-main-phase", scenario=1)
def test_a_player_may_change_positions_in_main_phase_2_but_not_in_the_battle_phase() -> None:
    t = a_turn_with_two_old_monsters()
    t.you.goes_to("Battle Phase")
    assert turnable(t.you.is_offered()) == []
    for name in ("Celtic Guardian", "Mystical Elf"):
        t.you.cannot(f"change position of {name}", because="position.change.in-own-main-phase")
    t.you.goes_to("Main Phase 2")
    assert turnable(t.you.is_offered()) == ["Celtic Guardian", "Mystical Elf"]
    t.you.changes_position("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("position.change.in-own-main-phase", scenario=1)
def test_nobody_changes_positions_in_the_other_players_turn_or_of_the_other_players_monsters() -> None:
    t = a_turn_with_two_old_monsters()
    rule = "position.change.in-own-main-phase"
    t.you.cannot("change position of Battle Footballer", because=rule)
    t.opp.cannot("change position of Battle Footballer", because=rule)
    t.you.ends_turn()
    assert t.turn_player == "opp" and t.phase == "Main Phase 1"
    assert turnable(t.opp.is_offered()) == ["Battle Footballer"]
    t.you.cannot("change position of Celtic Guardian", because=rule)
    t.opp.cannot("change position of Celtic Guardian", because=rule)


@pytest.mark.rule("position.change.once-per-monster-per-turn", scenario=1)
def test_a_monster_is_turned_once_a_turn_and_another_may_still_be_turned() -> None:
    t = a_turn_with_two_old_monsters()
    t.you.changes_position("Celtic Guardian")
    assert turnable(t.you.is_offered()) == ["Mystical Elf"]
    rule = "position.change.once-per-monster-per-turn"
    t.you.cannot("change position of Celtic Guardian", because=rule)
    t.you.goes_to("Battle Phase")
    assert t.phase == "Main Phase 2"
    assert turnable(t.you.is_offered()) == ["Mystical Elf"]
    t.you.cannot("change position of Celtic Guardian", because=rule)
    t.you.changes_position("Mystical Elf")
    assert t.you.monster("Celtic Guardian").position == "defense"
    assert t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("position.change.once-per-monster-per-turn", scenario=1)
def test_a_monster_that_was_turned_can_be_turned_again_in_its_players_next_turn() -> None:
    t = a_turn_with_two_old_monsters()
    t.you.changes_position("Celtic Guardian")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    assert turnable(t.you.is_offered()) == ["Celtic Guardian", "Mystical Elf"]


@pytest.mark.rule("position.change.once-per-monster-per-turn", scenario=1)
def test_a_flip_summon_uses_up_the_monsters_change_of_position() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Mystical Elf (set), Celtic Guardian   deck: Dark Blade
        opp 8000   deck: Dark Blade
    """)
    t.you.flip_summons("Mystical Elf")
    assert t.you.monster("Mystical Elf").position == "attack"
    assert turnable(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.cannot("change position of Mystical Elf", because="position.change.once-per-monster-per-turn")


@pytest.mark.rule("position.change.not-after-attacking", scenario=1)
def test_a_monster_that_attacked_stays_as_it_is_in_main_phase_2_and_one_that_did_not_may_be_turned() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider   deck: Dark Blade
        opp 8000   monsters: Mystical Elf (defense)          deck: Dark Blade
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Celtic Guardian", "Mystical Elf")
    t.you.goes_to("Main Phase 2")
    assert turnable(t.you.is_offered()) == ["Vorse Raider"]
    t.you.cannot("change position of Celtic Guardian", because="position.change.not-after-attacking")
    t.you.changes_position("Vorse Raider")
    assert t.you.monster("Vorse Raider").position == "defense"


@pytest.mark.rule("position.change.not-after-attacking", scenario=1)
def test_a_monster_that_was_attacked_may_be_turned_in_its_own_players_next_turn() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian         deck: Dark Blade
        opp 8000   monsters: Mystical Elf (defense)  deck: Dark Blade
    """)
    t.you.attacks("Celtic Guardian", "Mystical Elf")
    assert t.turn_player == "opp"
    assert turnable(t.opp.is_offered()) == ["Mystical Elf"]


# -------------------------------------------------------------------------------------------- not in the arrival's turn


@pytest.mark.rule("position.change.not-turn-normal-summoned", scenario=1)
def test_a_monster_normal_summoned_this_turn_is_not_turned_this_turn() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian   monsters: Mystical Elf   deck: Dark Blade
        opp 8000   deck: Dark Blade
    """)
    t.you.summons("Celtic Guardian")
    rule = "position.change.not-turn-normal-summoned"
    assert turnable(t.you.is_offered()) == ["Mystical Elf"]
    t.you.cannot("change position of Celtic Guardian", because=rule)
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert turnable(t.you.is_offered()) == ["Mystical Elf"]
    t.you.cannot("change position of Celtic Guardian", because=rule)


@pytest.mark.rule("position.change.not-turn-normal-summoned", scenario=1)
def test_a_tribute_summon_is_a_normal_summon_and_fixes_the_position_too() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Mystical Elf, Celtic Guardian   deck: Dark Blade
        opp 8000   deck: Dark Blade
    """)
    t.you.summons("Summoned Skull", tributing=["Mystical Elf"])
    assert turnable(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.cannot("change position of Summoned Skull", because="position.change.not-turn-normal-summoned")


@pytest.mark.rule("position.change.not-turn-normal-summoned", scenario=1)
def test_a_monster_set_this_turn_is_neither_turned_nor_flip_summoned_this_turn() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian   monsters: Mystical Elf (set)   deck: 2 Dark Blade
        opp 8000   deck: 2 Dark Blade
    """)
    t.you.sets("Celtic Guardian")
    rule = "position.change.not-turn-normal-summoned"
    set_now = "summon.flip.not-in-turn-it-was-set"
    assert turnable(t.you.is_offered()) == [] and flippable(t.you.is_offered()) == ["Mystical Elf"]
    t.you.cannot("change position of Celtic Guardian", because=set_now)
    t.you.cannot("flip summon Celtic Guardian", because=rule)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    assert flippable(t.you.is_offered()) == ["Mystical Elf", "Celtic Guardian"]


@pytest.mark.rule("position.change.not-turn-normal-summoned", scenario=1)
def test_in_the_next_turn_of_its_player_the_summoned_monster_may_be_turned() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian   monsters: Mystical Elf   deck: 2 Dark Blade
        opp 8000   deck: 2 Dark Blade
    """)
    t.you.summons("Celtic Guardian")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    assert turnable(t.you.is_offered()) == ["Mystical Elf", "Celtic Guardian"]


@pytest.mark.rule("position.change.not-turn-special-summoned", scenario=1)
def test_a_monster_special_summoned_this_turn_is_turned_in_the_next_turn_at_the_earliest() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 电子龙 (attack, special summoned this turn), Celtic Guardian   deck: 2 Dark Blade
        opp 8000   deck: 2 Dark Blade
    """)
    rule = "position.change.not-turn-special-summoned"
    assert turnable(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.cannot("change position of 电子龙", because=rule)
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert turnable(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.cannot("change position of 电子龙", because=rule)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    assert turnable(t.you.is_offered()) == ["Cyber Dragon", "Celtic Guardian"]
    t.you.changes_position("电子龙")
    assert t.you.monster("电子龙").position == "defense"
