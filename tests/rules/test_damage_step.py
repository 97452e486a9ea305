"""Topic damage-step: a face-down attack target until it is flipped."""

import pytest

from table import Table, table, there


def attack_a_face_down_monster() -> Table:
    """Attack a face-down Mystical Elf (DEF 2000) with Celtic Guardian (ATK 1400), every pass being asked for."""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Mystical Elf (set, zone 2)
        """,
        ask_all=True,
    )
    t.you.attacks("Celtic Guardian", "Mystical Elf")
    return t


def both_pass(t: Table) -> None:
    """Both players pass in the window that is open, the turn player first."""
    t.you.passes()
    t.opp.passes()


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=1)
def test_at_the_start_of_the_damage_step_the_target_is_face_down_and_hidden_from_the_attacking_player() -> None:
    t = attack_a_face_down_monster()
    both_pass(t)
    assert t.step == "Damage Step" and t.timing == "start of the Damage Step"
    assert t.opp.monster("Mystical Elf").position == "set"
    seen = there(there(t.you.view.battle).target)
    assert seen.hidden and (seen.name, seen.atk, seen.def_, seen.level) == ("", None, None, None)
    assert str(t.duel.pool.find("Mystical Elf").password) not in repr(t.you.view.key())
    assert there(there(t.opp.view.battle).target).name == "Mystical Elf"
    assert "Mystical Elf flipped" not in t.log()


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=1)
def test_a_face_down_target_is_flipped_before_damage_calculation_and_defends_with_its_def() -> None:
    t = attack_a_face_down_monster()
    assert t.step == "Battle Step" and t.opp.monster("Mystical Elf").position == "set"
    both_pass(t)
    assert t.timing == "start of the Damage Step" and t.opp.monster("Mystical Elf").position == "set"
    t.news()
    both_pass(t)
    assert t.timing == "before damage calculation"
    assert t.news() == ["timing before damage calculation", "Mystical Elf flipped"]
    assert t.opp.monster("Mystical Elf").position == "defense"
    seen = there(t.you.view.monsters(t.opp.player)[1])
    assert (seen.name, seen.position, seen.def_) == ("Mystical Elf", "face-up defense", 2000)
    both_pass(t)
    assert t.timing == "damage calculation" and t.you.lp == 8000
    both_pass(t)
    assert t.timing == "after damage calculation" and t.you.lp == 8000 - 600
    assert t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_monster_flipped_by_an_attack_was_not_flip_summoned() -> None:
    t = attack_a_face_down_monster()
    both_pass(t)
    both_pass(t)
    assert [line for line in t.log() if line.startswith("Mystical Elf")] == ["Mystical Elf flipped"]


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_face_up_defense_position_target_is_not_flipped() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Mystical Elf (defense)
    """)
    t.you.attacks("Celtic Guardian", "Mystical Elf")
    assert "Mystical Elf flipped" not in t.log()
    assert t.you.lp == 8000 - 600


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_weak_face_down_target_is_flipped_first_and_destroyed_afterwards() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian
        opp 8000   monsters: Koumori Dragon (set)
    """)
    t.you.attacks("Celtic Guardian", "Koumori Dragon")
    about = [line for line in t.log() if line.startswith("Koumori Dragon")]
    assert about == [
        "Koumori Dragon flipped",
        "Koumori Dragon destroyed (battle)",
        "Koumori Dragon sent to graveyard (battle)",
    ]
