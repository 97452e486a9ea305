"""Topic battle: the Battle Phase with its steps, and who may attack whom."""

import pytest

from spellspeed.words import BATTLED
from table import Table, start, table, there


def both_pass(t: Table) -> None:
    """Both players pass in the window that is open, the turn player first."""
    t.you.passes()
    t.opp.passes()


def steps(t: Table) -> list[str]:
    """The steps that have begun since the table was laid."""
    return [line.removeprefix("step ") for line in t.log() if line.startswith("step ")]


def attackers(offers: list[str]) -> list[str]:
    """The monsters that are offered as attackers."""
    return [offer.removeprefix("attack with ") for offer in offers if offer.startswith("attack with ")]


# ------------------------------------------------------------------------------------------ entering the Battle Phase


@pytest.mark.rule("battle.phase.not-on-first-turn", scenario=1)
def test_there_is_no_battle_phase_on_turn_1_and_there_is_one_on_turn_2() -> None:
    t = start(["Mystical Elf"] * 8, ["Mystical Elf"] * 8, first=0)
    assert t.turn == 1 and t.phase == "Main Phase 1"
    assert [offer for offer in t.you.is_offered() if offer.endswith("phase")] == ["end phase"]
    t.you.cannot("battle phase", because="battle.phase.not-on-first-turn")
    t.you.ends_turn()
    assert t.turn == 2
    assert [offer for offer in t.opp.is_offered() if offer.endswith("phase")] == ["battle phase", "end phase"]
    t.opp.can("battle phase")


@pytest.mark.rule("battle.phase.not-on-first-turn", scenario=1)
def test_ending_main_phase_1_of_turn_1_leads_straight_to_the_end_phase() -> None:
    t = start(["Mystical Elf"] * 8, ["Mystical Elf"] * 8, first=0)
    t.news()
    t.you.ends_turn()
    assert t.news()[:2] == ["phase End Phase", "turn 2 opp"]


@pytest.mark.rule("battle.phase.entry-without-attackers", scenario=1)
def test_a_player_without_monsters_may_enter_the_battle_phase_and_comes_to_main_phase_2() -> None:
    t = start(["Mystical Elf"] * 8, ["Celtic Guardian"] * 8, first=0)
    t.you.ends_turn()
    assert t.opp.monsters == [] and t.turn == 2
    t.news()
    t.opp.goes_to("Battle Phase")
    assert t.news() == [
        "phase Battle Phase",
        "step Start Step",
        "step Battle Step",
        "step End Step",
        "phase Main Phase 2",
    ]
    assert t.phase == "Main Phase 2" and t.opp.is_to_decide()


@pytest.mark.rule("battle.phase.entry-without-attackers", scenario=1)
def test_a_player_whose_monsters_cannot_attack_may_enter_the_battle_phase() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Mystical Elf (defense), Celtic Guardian (set)
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    assert steps(t) == ["Start Step", "Battle Step", "End Step"]
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000


# ------------------------------------------------------------------------------------------------------ the four steps


@pytest.mark.rule("battle.phase.four-steps-in-order", scenario=1)
def test_the_steps_of_a_battle_phase_with_one_attack() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian, Mystical Elf
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Celtic Guardian")
    assert t.step == "Battle Step"
    t.you.goes_to("Main Phase 2")
    assert steps(t) == ["Start Step", "Battle Step", "Damage Step", "Battle Step", "End Step"]


@pytest.mark.rule("battle.phase.four-steps-in-order", scenario=1)
def test_the_steps_of_a_battle_phase_without_an_attack() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert steps(t) == ["Start Step", "Battle Step", "End Step"]


@pytest.mark.rule("battle.phase.four-steps-in-order", scenario=2)
def test_the_steps_of_a_battle_phase_with_two_attacks() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian, Mystical Elf, Vorse Raider
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Celtic Guardian")
    t.you.attacks_directly("Mystical Elf")
    t.you.goes_to("Main Phase 2")
    assert steps(t) == [
        "Start Step",
        "Battle Step",
        "Damage Step",
        "Battle Step",
        "Damage Step",
        "Battle Step",
        "End Step",
    ]
    assert t.opp.lp == 8000 - 1400 - 800


@pytest.mark.rule("battle.start-step.declares-battle-phase", scenario=1)
def test_entering_the_battle_phase_is_the_start_step_where_no_attack_is_declared_yet() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
        """,
        ask_all=True,
    )
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    assert t.phase == "Battle Phase" and t.step == "Start Step"
    assert attackers(t.you.is_offered()) == []
    t.you.cannot("attack with Celtic Guardian", because="battle.start-step.declares-battle-phase")


@pytest.mark.rule("battle.start-step.to-battle-step", scenario=1)
def test_two_passes_in_the_start_step_lead_to_the_battle_step_where_attacks_are_declared() -> None:
    t = table(
        """
        turn 3, Start Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
        """,
        ask_all=True,
    )
    t.you.passes()
    assert t.step == "Start Step" and t.opp.is_to_decide()
    t.opp.passes()
    assert t.step == "Battle Step"
    assert attackers(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.can("attack with Celtic Guardian")


@pytest.mark.rule("battle.battle-step.to-damage-step", scenario=1)
def test_two_passes_after_the_declaration_lead_to_the_damage_step_of_this_attack() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000   monsters: Mystical Elf, Koumori Dragon
        """,
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Koumori Dragon")
    t.you.passes()
    assert t.step == "Battle Step" and t.opp.is_to_decide()
    t.opp.passes()
    assert t.step == "Damage Step"
    battle = there(t.opp.view.battle)
    assert (battle.attacker.name, there(battle.target).name) == ("Vorse Raider", "Koumori Dragon")


@pytest.mark.rule("battle.battle-step.no-more-attack-leads-to-end-step", scenario=1)
def test_ending_the_battle_step_with_an_unused_attacker_leads_to_the_end_step_without_a_damage_step() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
        """,
        ask_all=True,
    )
    assert attackers(t.you.is_offered()) == ["Celtic Guardian"]
    t.you.goes_to("Main Phase 2")
    assert t.step == "Battle Step"
    t.opp.passes()
    assert t.step == "End Step" and t.phase == "Battle Phase"
    assert steps(t) == ["End Step"]


@pytest.mark.rule("battle.end-step.closes-battle-phase", scenario=2)
def test_a_player_may_end_the_battle_phase_with_unused_attackers_left() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000
        """,
        ask_all=True,
    )
    t.you.attacks_directly("Celtic Guardian")
    while t.step != "Battle Step" or t.duel.state.battle is not None:
        both_pass(t)
    t.you.goes_to("Main Phase 2")
    t.opp.passes()
    assert t.step == "End Step" and attackers(t.you.is_offered()) == []
    t.you.cannot("attack with Vorse Raider", because="battle.end-step.closes-battle-phase")
    both_pass(t)
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000 - 1400


@pytest.mark.rule("battle.end-step.closes-battle-phase", scenario=2)
def test_a_player_may_end_the_battle_phase_without_having_attacked_at_all() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert t.log()[-2:] == ["step End Step", "phase Main Phase 2"]
    assert t.opp.lp == 8000


@pytest.mark.rule("battle.end-step.to-main2", scenario=1)
def test_two_passes_in_the_end_step_lead_to_main_phase_2() -> None:
    t = table(
        """
        turn 3, End Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
        """,
        ask_all=True,
    )
    assert t.step == "End Step"
    t.you.passes()
    assert t.step == "End Step" and t.opp.is_to_decide()
    t.opp.passes()
    assert t.phase == "Main Phase 2" and t.step == ""
    assert t.you.is_asked("open state")


# -------------------------------------------------------------------------------------------------------- who attacks


@pytest.mark.rule("battle.battle-step.one-attacker-at-a-time", scenario=1)
def test_while_one_attack_is_under_way_no_other_monster_can_declare_one() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider, Koumori Dragon
        opp 8000
        """,
        ask_all=True,
    )
    assert attackers(t.you.is_offered()) == ["Celtic Guardian", "Vorse Raider", "Koumori Dragon"]
    t.you.attacks_directly("Celtic Guardian")
    while t.duel.state.battle is not None:
        if t.you.is_to_decide():
            assert attackers(t.you.is_offered()) == []
            for other in ("Vorse Raider", "Koumori Dragon"):
                t.you.cannot(f"attack with {other}", because="battle.battle-step.one-attacker-at-a-time")
            t.you.passes()
        else:
            t.opp.passes()
    assert t.step == "Battle Step"
    assert attackers(t.you.is_offered()) == ["Vorse Raider", "Koumori Dragon"]


@pytest.mark.rule("battle.attack.once-per-turn", scenario=1)
def test_a_monster_that_has_attacked_is_no_longer_offered_as_an_attacker() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000
    """)
    t.you.attacks_directly("Celtic Guardian")
    assert attackers(t.you.is_offered()) == ["Vorse Raider"]
    t.you.cannot("attack with Celtic Guardian", because="battle.attack.once-per-turn")
    t.you.can("attack with Vorse Raider")


@pytest.mark.rule("battle.attack.once-per-turn", scenario=1)
def test_in_the_players_next_turn_the_monster_may_attack_again() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.attacks_directly("Celtic Guardian")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    assert t.turn == 5
    assert attackers(t.you.is_offered()) == ["Celtic Guardian", "Vorse Raider"]


@pytest.mark.rule("battle.attack.declaration-order", scenario=1)
def test_a_declaration_names_the_attacker_then_the_target_before_anybody_may_respond() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000   monsters: Koumori Dragon, Mystical Elf (set)
        """,
        ask_all=True,
    )
    assert t.you.is_offered() == ["attack with Celtic Guardian", "attack with Vorse Raider", "main phase 2"]
    t.you.declares("Vorse Raider")
    assert t.log() == []
    question = t.you.is_asked("attack target")
    assert question.offers == ["Koumori Dragon", "Mystical Elf"]
    assert (question.least, question.most) == (1, 1)
    t.you.chooses_target("Koumori Dragon")
    assert t.log() == ["Vorse Raider attacks Koumori Dragon", "attack target Koumori Dragon"]
    t.you.is_asked("response")
    battle = there(t.you.view.battle)
    assert (battle.attacker.name, there(battle.target).name) == ("Vorse Raider", "Koumori Dragon")


@pytest.mark.rule("battle.attack.attacker-must-be-faceup-attack", scenario=1)
def test_only_a_face_up_attack_position_monster_attacks_and_any_monster_of_the_opponent_is_a_target() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian (attack), Vorse Raider (defense), Koumori Dragon (set)
        opp 8000   monsters: Dark Blade (attack), Mystical Elf (defense), Battle Footballer (set)
    """)
    assert attackers(t.you.is_offered()) == ["Celtic Guardian"]
    rule = "battle.attack.attacker-must-be-faceup-attack"
    t.you.cannot("attack with Vorse Raider", because=rule)
    t.you.cannot("attack with Koumori Dragon", because=rule)
    t.you.cannot("attack with Dark Blade", because=rule)
    t.you.declares("Celtic Guardian")
    question = t.you.is_asked("attack target")
    assert question.offers == ["Dark Blade", "Mystical Elf", "Battle Footballer"]
    assert (question.least, question.most) == (1, 1)


@pytest.mark.rule("battle.attack.attacker-must-be-faceup-attack", scenario=1)
def test_the_player_whose_turn_it_is_not_has_no_attackers() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Dark Blade
    """)
    t.opp.cannot("attack with Dark Blade", because="battle.attack.attacker-must-be-faceup-attack")
    assert attackers(t.you.is_offered()) == ["Celtic Guardian"]


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=1)
@pytest.mark.rule("battle.attack.direct-when-no-monster", scenario=2)
def test_a_single_face_down_monster_is_the_only_target_and_forbids_a_direct_attack() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Mystical Elf (set)
        """,
        ask_all=True,
    )
    t.you.cannot("Celtic Guardian attacks directly", because="battle.attack.must-choose-monster-if-any")
    t.you.declares("Celtic Guardian")
    assert t.you.is_asked("attack target").offers == ["Mystical Elf"]
    t.you.cannot("attack directly", because="battle.attack.must-choose-monster-if-any")


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=1)
def test_without_a_choice_the_attack_goes_to_the_only_monster_and_not_to_the_player() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Koumori Dragon (set)
    """)
    t.you.declares("Celtic Guardian")
    assert t.news()[0] == "Celtic Guardian attacks Koumori Dragon"
    assert t.opp.graveyard == ["Koumori Dragon"] and t.opp.lp == 8000


@pytest.mark.rule("battle.attack.direct-when-no-monster", scenario=1)
def test_against_spells_and_traps_alone_the_attack_is_direct_without_a_target_being_chosen() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   set: Dark Hole, Solemn Judgment   hand: Mystical Elf   graveyard: Koumori Dragon
    """)
    t.you.cannot("attack Koumori Dragon with Celtic Guardian", because="battle.attack.direct-when-no-monster")
    t.you.declares("Celtic Guardian")
    assert t.news()[0] == "Celtic Guardian attacks directly"
    assert t.opp.lp == 8000 - 1400
    assert t.opp.set_cards == ["Dark Hole", "Solemn Judgment"]


@pytest.mark.rule("battle.attack.direct-when-no-monster", scenario=2)
def test_against_a_player_without_monsters_the_direct_attack_is_what_is_offered() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000
        """,
        ask_all=True,
    )
    t.you.can("Celtic Guardian attacks directly")
    t.you.declares("Celtic Guardian")
    assert t.you.is_asked("attack target").offers == ["direct attack"]


@pytest.mark.rule("battle.attack.direct-when-no-monster", scenario=0)
def test_a_direct_attack_is_a_battle_of_the_attacker_but_not_with_a_monster() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian, Vorse Raider
        opp 8000
    """)
    t.you.attacks_directly("Celtic Guardian")
    assert [t.name(deed.uid) for deed in t.duel.state.deeds if deed.deed == BATTLED] == ["Celtic Guardian"]
    assert not [line for line in t.log() if " battled " in line]
