"""Topic battle: replays.

The positions of the marked tests begin where the attacked side has just changed. The tests without a mark move a card
themselves, in the place of the effect that the rule's scenario names: they hold down when a replay is due.
"""

import pytest

from spellspeed.engine.kernel.places import own
from spellspeed.engine.moving.moves import lay, move, send_to_graveyard
from spellspeed.words import BY_EFFECT, MONSTER_ZONE, SPECIAL_SUMMON
from table import Seat, Table, table, there


def attackers(offers: list[str]) -> list[str]:
    """The monsters that are offered as attackers."""
    return [offer.removeprefix("attack with ") for offer in offers if offer.startswith("attack with ")]


# ---------------------------------------------------------------------------------------------------- the choice itself


def a_replay_after_a_second_monster_came() -> Table:
    """Celtic Guardian attacks Beaver Warrior, and Mystical Elf has just come to its side."""
    return table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider                 deck: Dark Blade
        opp 8000   monsters: Beaver Warrior, Mystical Elf (defense)        deck: Dark Blade
        attack: Celtic Guardian -> Beaver Warrior, count changed
    """)


@pytest.mark.rule("battle.replay.choose-again", scenario=1)
def test_a_replay_offers_every_monster_of_the_attacked_side_and_stopping() -> None:
    t = a_replay_after_a_second_monster_came()
    question = t.you.is_asked("replay")
    assert question.offers == ["Beaver Warrior", "Mystical Elf", "stop"]
    assert (question.least, question.most) == (1, 1)
    t.you.cannot("attack directly", because="battle.attack.must-choose-monster-if-any")


@pytest.mark.rule("battle.replay.choose-again", scenario=1)
@pytest.mark.parametrize(("target", "lp"), [("Beaver Warrior", (8000, 7800)), ("Mystical Elf", (7400, 8000))])
def test_the_attack_goes_on_against_the_target_chosen_in_the_replay(target: str, lp: tuple[int, int]) -> None:
    t = a_replay_after_a_second_monster_came()
    t.you.chooses_target(target)
    assert f"Celtic Guardian battled {target}" in t.log()
    assert (t.you.lp, t.opp.lp) == lp
    # The choice is no declaration, and the same change does not cause a second replay.
    assert t.log().count("replay of Celtic Guardian") == 1
    assert not [line for line in t.log() if line.startswith("Celtic Guardian attacks")]


@pytest.mark.rule("battle.replay.choose-again", scenario=1)
def test_in_a_replay_against_an_empty_field_the_direct_attack_takes_the_place_of_the_targets() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000   set: Solemn Judgment
        attack: Celtic Guardian -> direct, count changed
    """)
    assert t.you.is_asked("replay").offers == ["direct attack", "stop"]
    t.you.chooses_direct_attack()
    assert t.opp.lp == 8000 - 1400


@pytest.mark.rule("battle.replay.stopping-counts-as-declared", scenario=1)
def test_a_stopped_attack_is_on_record_so_the_monster_neither_attacks_nor_turns_this_turn() -> None:
    t = a_replay_after_a_second_monster_came()
    t.you.stops_attack()
    assert "attack of Celtic Guardian stopped" in t.log() and "step Damage Step" not in t.log()
    t.you.cannot("attack with Celtic Guardian", because="battle.attack.once-per-turn")
    t.you.goes_to("Main Phase 2")
    assert t.you.is_offered() == ["change position of Vorse Raider", "end phase"]
    t.you.cannot("change position of Celtic Guardian", because="position.change.not-after-attacking")


@pytest.mark.rule("battle.replay.stopping-counts-as-declared", scenario=2)
def test_after_a_stopped_attack_the_battle_step_goes_on_and_other_monsters_may_attack() -> None:
    t = a_replay_after_a_second_monster_came()
    t.you.stops_attack()
    assert t.step == "Battle Step" and "damage calculated" not in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and t.opp.monsters == ["Beaver Warrior", "Mystical Elf"]
    assert attackers(t.you.is_offered()) == ["Vorse Raider"]
    t.you.attacks("Vorse Raider", "Beaver Warrior")
    assert t.opp.graveyard == ["Beaver Warrior"] and t.opp.lp == 8000 - 700


# ------------------------------------------------------------------------------------------ when a replay is due at all


def an_attack_that_can_be_answered() -> Table:
    """Celtic Guardian attacks Beaver Warrior beside Mystical Elf, and the window of the declaration is open."""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000   hand: Dark Blade   monsters: Beaver Warrior, Mystical Elf (defense)
        """,
        ask_all=True,
    )
    t.you.attacks("Celtic Guardian", "Beaver Warrior")
    return t


def leaves(seat: Seat, name: str) -> None:
    """Send a monster to the Graveyard as an effect would."""
    send_to_graveyard(seat.table.duel.game, seat.table.duel.state, seat.monster(name).row.uid, BY_EFFECT, -1)


def comes(seat: Seat, name: str) -> None:
    """Special Summon a card in Attack Position to zone 4 as an effect would."""
    state = seat.table.duel.state
    row = next(row for row in state.cards if row.controller == seat.player and seat.table.name(row.uid) == name)
    move(state, row, own(seat.player, MONSTER_ZONE) + 3, seat.player, True, True, SPECIAL_SUMMON)


def both_pass(t: Table) -> None:
    """Both players pass in the window that is open, the turn player first."""
    t.you.passes()
    t.opp.passes()


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_when_nothing_changed_there_is_no_replay() -> None:
    t = an_attack_that_can_be_answered()
    both_pass(t)
    assert t.step == "Damage Step" and "replay of Celtic Guardian" not in t.log()


@pytest.mark.rule("battle.replay.choose-again", scenario=0)
def test_when_the_target_has_left_the_attacker_may_choose_another_one() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.opp, "Beaver Warrior")
    both_pass(t)
    assert t.step == "Battle Step"
    assert t.you.is_asked("replay").offers == ["Mystical Elf", "stop"]


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_when_a_monster_that_is_not_the_target_has_left_there_is_a_replay_too() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.opp, "Mystical Elf")
    both_pass(t)
    assert t.you.is_asked("replay").offers == ["Beaver Warrior", "stop"]


@pytest.mark.rule("battle.replay.choose-again", scenario=0)
def test_when_all_monsters_have_left_the_attack_may_become_direct() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.opp, "Beaver Warrior")
    leaves(t.opp, "Mystical Elf")
    both_pass(t)
    assert t.you.is_asked("replay").offers == ["direct attack", "stop"]


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_when_another_monster_has_come_there_is_a_replay() -> None:
    t = an_attack_that_can_be_answered()
    comes(t.opp, "Dark Blade")
    both_pass(t)
    assert t.you.is_asked("replay").offers == ["Beaver Warrior", "Mystical Elf", "Dark Blade", "stop"]


@pytest.mark.rule("battle.replay.net-zero-change-counts", scenario=0)
def test_a_monster_leaving_and_another_one_coming_is_a_change_although_the_number_is_the_same() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.opp, "Mystical Elf")
    comes(t.opp, "Dark Blade")
    both_pass(t)
    assert t.you.is_asked("replay").offers == ["Beaver Warrior", "Dark Blade", "stop"]


@pytest.mark.rule("battle.replay.attackers-side-does-not-matter", scenario=0)
def test_the_attackers_own_side_never_causes_a_replay() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.you, "Vorse Raider")
    both_pass(t)
    assert t.step == "Damage Step" and "replay of Celtic Guardian" not in t.log()


@pytest.mark.rule("battle.attack-target-moved-own-zone.no-replay", scenario=0)
def test_a_target_that_moves_to_another_zone_of_its_side_causes_no_replay() -> None:
    t = an_attack_that_can_be_answered()
    row = t.opp.monster("Beaver Warrior").row
    move(t.duel.state, row, own(t.opp.player, MONSTER_ZONE) + 4, t.opp.player, True, True, row.arrived_by)
    both_pass(t)
    assert t.step == "Damage Step" and "replay of Celtic Guardian" not in t.log()
    assert there(there(t.you.view.battle).target).name == "Beaver Warrior"


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_a_target_that_changes_its_position_causes_no_replay() -> None:
    t = an_attack_that_can_be_answered()
    lay(t.duel.state, t.opp.monster("Beaver Warrior").row, True, False)
    both_pass(t)
    assert t.step == "Damage Step" and "replay of Celtic Guardian" not in t.log()


@pytest.mark.rule("battle.replay.none-if-attacker-gone", scenario=0)
def test_when_the_attacker_has_left_too_the_attack_ends_without_a_replay() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.opp, "Mystical Elf")
    leaves(t.you, "Celtic Guardian")
    both_pass(t)
    assert "attack of Celtic Guardian stopped" in t.log()
    assert "replay of Celtic Guardian" not in t.log() and "step Damage Step" not in t.log()
    assert attackers(t.you.is_offered()) == ["Vorse Raider"]


@pytest.mark.rule("battle.attack.attacker-leaving-stops-attack", scenario=0)
def test_an_attacker_that_left_and_came_back_does_not_go_on_with_its_attack() -> None:
    t = an_attack_that_can_be_answered()
    leaves(t.you, "Celtic Guardian")
    comes(t.you, "Celtic Guardian")
    both_pass(t)
    assert "attack of Celtic Guardian stopped" in t.log() and "step Damage Step" not in t.log()
    assert t.opp.monsters == ["Beaver Warrior", "Mystical Elf"]


@pytest.mark.rule("battle.attack.attacker-in-defense-stops-attack", scenario=0)
def test_an_attacker_in_defense_position_stops_attacking() -> None:
    t = an_attack_that_can_be_answered()
    lay(t.duel.state, t.you.monster("Celtic Guardian").row, True, False)
    both_pass(t)
    assert "attack of Celtic Guardian stopped" in t.log() and "step Damage Step" not in t.log()
    assert attackers(t.you.is_offered()) == ["Vorse Raider"]


@pytest.mark.rule("battle.replay.only-in-battle-step", scenario=0)
def test_a_target_that_leaves_in_the_damage_step_ends_the_battle_without_replay_or_calculation() -> None:
    t = an_attack_that_can_be_answered()
    both_pass(t)
    assert t.timing == "start of the Damage Step"
    leaves(t.opp, "Beaver Warrior")
    while t.step == "Damage Step":
        both_pass(t)
    assert "damage calculated" not in t.log() and "replay of Celtic Guardian" not in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)
    assert attackers(t.you.is_offered()) == ["Vorse Raider"]
