"""Topic battle: what comes of an attack, by the printed values of the two monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.words import BATTLED, EVENT_SENT_TO_GRAVEYARD, UNKNOWN
from table import Table, table, there


def pass_until(t: Table, timing: str) -> None:
    """Have everybody pass until this timing of the Damage Step is reached."""
    while t.timing != timing:
        assert t.duel.request is not None
        t.seat_of(t.duel.request.player).passes()


def names_of_those_that_battled(t: Table) -> list[str]:
    """The monsters that count as having battled this turn."""
    return sorted(t.name(deed.uid) for deed in t.duel.state.deeds if deed.deed == BATTLED)


def lp_lines(t: Table) -> list[str]:
    """Every change of LP since the table was laid."""
    return [line for line in t.log() if " lp " in line]


# ------------------------------------------------------------------------------------------------ ATK against ATK


@pytest.mark.rule("battle.atk-vs-atk.attacker-higher-damage", scenario=1)
@pytest.mark.rule("battle.atk-vs-atk.attacker-higher-destroys", scenario=1)
def test_the_stronger_attacker_destroys_its_target_and_the_difference_is_battle_damage() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider (attack)
        opp 8000   monsters: Celtic Guardian (attack)
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    assert lp_lines(t) == ["opp lp 8000 -> 7500 (battle)"]
    assert (t.you.lp, t.opp.lp) == (8000, 7500)
    assert t.opp.monsters == [] and t.opp.graveyard == ["Celtic Guardian"]
    assert t.you.monsters == ["Vorse Raider"] and t.you.graveyard == []
    assert "Celtic Guardian destroyed (battle)" in t.log()


@pytest.mark.rule("battle.atk-vs-atk.attacker-higher-destroys", scenario=1)
def test_a_destroyed_target_goes_to_the_graveyard_of_its_owner_not_of_its_controller() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider (attack)
        opp 8000   monsters: Celtic Guardian (attack, owner you)
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    assert t.you.graveyard == ["Celtic Guardian"] and t.opp.graveyard == []
    assert (t.you.lp, t.opp.lp) == (8000, 7500)


@pytest.mark.rule("battle.atk-vs-atk.attacker-higher-destroys", scenario=2)
def test_destruction_is_decided_at_damage_calculation_and_carried_out_at_the_end_of_the_damage_step() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon (attack)
        opp 8000   monsters: Koumori Dragon (attack)
        """,
        ask_all=True,
    )
    t.you.attacks("Alexandrite Dragon", "Koumori Dragon")
    for timing in ("start of the Damage Step", "before damage calculation", "damage calculation"):
        pass_until(t, timing)
        assert not t.opp.monster("Koumori Dragon").row.doomed
        assert t.opp.lp == 8000
    pass_until(t, "after damage calculation")
    assert t.opp.monster("Koumori Dragon").row.doomed and t.opp.graveyard == []
    assert not t.you.monster("Alexandrite Dragon").row.doomed
    assert t.opp.lp == 7500
    pass_until(t, "end of the Damage Step")
    assert t.opp.monsters == [] and t.opp.graveyard == ["Koumori Dragon"]
    assert t.you.monsters == ["Alexandrite Dragon"]


@pytest.mark.rule("battle.atk-vs-atk.attacker-higher-destroys", scenario=2)
def test_when_the_attacker_is_the_weaker_one_it_falls_at_the_end_of_the_damage_step() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Koumori Dragon (attack)
        opp 8000   monsters: Alexandrite Dragon (attack)
        """,
        ask_all=True,
    )
    t.you.attacks("Koumori Dragon", "Alexandrite Dragon")
    pass_until(t, "damage calculation")
    assert not t.you.monster("Koumori Dragon").row.doomed
    pass_until(t, "after damage calculation")
    assert t.you.monster("Koumori Dragon").row.doomed and t.you.graveyard == []
    assert not t.opp.monster("Alexandrite Dragon").row.doomed
    pass_until(t, "end of the Damage Step")
    assert t.you.monsters == [] and t.you.graveyard == ["Koumori Dragon"]
    assert t.opp.monsters == ["Alexandrite Dragon"]


@pytest.mark.rule("battle.atk-vs-atk.attacker-lower-destroyed", scenario=1)
@pytest.mark.rule("battle.atk-vs-atk.attacker-lower-damage", scenario=1)
def test_the_weaker_attacker_is_destroyed_and_its_player_takes_the_difference() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Celtic Guardian (attack)
        opp 8000   monsters: Vorse Raider (attack)
    """)
    t.you.attacks("Celtic Guardian", "Vorse Raider")
    assert lp_lines(t) == ["you lp 8000 -> 7500 (battle)"]
    assert (t.you.lp, t.opp.lp) == (7500, 8000)
    assert t.you.monsters == [] and t.you.graveyard == ["Celtic Guardian"]
    assert t.opp.monsters == ["Vorse Raider"] and t.opp.graveyard == []


@pytest.mark.rule("battle.atk-vs-atk.equal-both-destroyed", scenario=1)
def test_two_monsters_of_equal_atk_fall_together_at_the_end_of_the_damage_step() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: La Jinn the Mystical Genie of the Lamp (attack)
        opp 8000   monsters: Dark Blade (attack)
        """,
        ask_all=True,
    )
    t.you.attacks("La Jinn the Mystical Genie of the Lamp", "Dark Blade")
    pass_until(t, "after damage calculation")
    assert t.you.graveyard == t.opp.graveyard == []
    pass_until(t, "end of the Damage Step")
    assert t.you.graveyard == ["La Jinn the Mystical Genie of the Lamp"] and t.you.monsters == []
    assert t.opp.graveyard == ["Dark Blade"] and t.opp.monsters == []
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []
    moments = [event.batch for event in t.events if event.kind == EVENT_SENT_TO_GRAVEYARD]
    assert len(moments) == 2 and moments[0] == moments[1]


@pytest.mark.rule("battle.atk-vs-atk.equal-no-damage", scenario=1)
def test_equal_atk_costs_neither_player_lp() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Koumori Dragon (attack)
        opp 8000   monsters: Alligator's Sword (attack)
    """)
    t.you.attacks("Koumori Dragon", "Alligator's Sword")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)
    assert lp_lines(t) == []


@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=1)
@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=2)
def test_two_attack_position_monsters_with_atk_0_battle_and_both_stay() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Ojama Green (attack), Ojama Black (attack)
        opp 8000   monsters: Soul Tiger (attack)
    """)
    t.you.attacks("Ojama Green", "Soul Tiger")
    assert t.you.monsters == ["Ojama Green", "Ojama Black"] and t.opp.monsters == ["Soul Tiger"]
    assert t.you.graveyard == t.opp.graveyard == []
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []
    assert "damage calculated" in t.log() and "Ojama Green battled Soul Tiger" in t.log()
    assert names_of_those_that_battled(t) == ["Ojama Green", "Soul Tiger"]


@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=1)
def test_equal_atk_of_100_is_enough_for_both_to_fall() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: D.D. Trainer (attack)
        opp 8000   monsters: Charcoal Inpachi (attack)
    """)
    t.you.attacks("D.D. Trainer", "Charcoal Inpachi")
    assert t.you.monsters == t.opp.monsters == []
    assert t.you.graveyard == ["D.D. Trainer"] and t.opp.graveyard == ["Charcoal Inpachi"]


@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=0)
def test_a_printed_question_mark_battles_as_atk_0() -> None:
    """Nothing determines the ATK of these probes, so they fight like two monsters with ATK 0."""
    pool = pool_with(probe("Riddle", atk=UNKNOWN), probe("Enigma", atk=UNKNOWN))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Riddle (attack)
        opp 8000   monsters: Enigma (attack), D.D. Trainer (attack)
        """,
        pool=pool,
    )
    t.you.attacks("Riddle", "Enigma")
    assert t.you.monsters == ["Riddle"] and t.opp.monsters == ["Enigma", "D.D. Trainer"]
    assert lp_lines(t) == []


@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=0)
def test_a_printed_question_mark_loses_against_atk_100_by_100() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Riddle (attack)
        opp 8000   monsters: D.D. Trainer (attack)
        """,
        pool=pool_with(probe("Riddle", atk=UNKNOWN)),
    )
    t.you.attacks("Riddle", "D.D. Trainer")
    assert t.you.graveyard == ["Riddle"]
    assert lp_lines(t) == ["you lp 8000 -> 7900 (battle)"]


@pytest.mark.rule("battle.zero-atk.neither-destroyed", scenario=0)
def test_a_printed_question_mark_as_def_defends_with_0() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: D.D. Trainer (attack), Ojama Green (attack)
        opp 8000   monsters: Riddle (defense)
        """,
        pool=pool_with(probe("Riddle", def_=UNKNOWN)),
    )
    t.you.attacks("Ojama Green", "Riddle")
    assert t.opp.monsters == ["Riddle"] and lp_lines(t) == []
    t.you.attacks("D.D. Trainer", "Riddle")
    assert t.opp.graveyard == ["Riddle"] and lp_lines(t) == []


# ------------------------------------------------------------------------------------------------ ATK against DEF


@pytest.mark.rule("battle.atk-vs-def.higher-destroys-target", scenario=1)
def test_a_defense_position_target_with_less_def_than_the_attackers_atk_is_destroyed() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon (attack)
        opp 8000   monsters: Beaver Warrior (defense)
        """,
        ask_all=True,
    )
    t.you.attacks("Alexandrite Dragon", "Beaver Warrior")
    pass_until(t, "after damage calculation")
    assert t.opp.monsters == ["Beaver Warrior"]
    pass_until(t, "end of the Damage Step")
    assert t.opp.monsters == [] and t.opp.graveyard == ["Beaver Warrior"]
    assert t.you.monsters == ["Alexandrite Dragon"]
    assert t.opp.lp == 8000


@pytest.mark.rule("battle.atk-vs-def.higher-no-damage", scenario=1)
def test_destroying_a_defense_position_monster_costs_nobody_lp() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon (attack)
        opp 8000   monsters: Armored Zombie (defense)
    """)
    t.you.attacks("Blue-Eyes White Dragon", "Armored Zombie")
    assert t.opp.graveyard == ["Armored Zombie"] and t.opp.monsters == []
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []


@pytest.mark.rule("battle.atk-vs-def.lower-attacker-takes-damage", scenario=1)
@pytest.mark.rule("battle.atk-vs-def.lower-nothing-destroyed", scenario=1)
def test_running_into_a_higher_def_costs_the_attacking_player_the_difference_and_no_monster() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Elemental HERO Avian (attack)
        opp 8000   monsters: Mystical Elf (defense)
    """)
    t.you.attacks("Elemental HERO Avian", "Mystical Elf")
    assert lp_lines(t) == ["you lp 8000 -> 7000 (battle)"]
    assert (t.you.lp, t.opp.lp) == (7000, 8000)
    assert t.you.monsters == ["Elemental HERO Avian"] and t.you.graveyard == []
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.graveyard == []


@pytest.mark.rule("battle.atk-vs-def.equal-nothing-destroyed", scenario=1)
def test_atk_equal_to_def_destroys_nothing_and_damages_nobody() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Elemental HERO Sparkman (attack)
        opp 8000   monsters: Queen's Knight (defense)
    """)
    t.you.attacks("Elemental HERO Sparkman", "Queen's Knight")
    assert t.you.monsters == ["Elemental HERO Sparkman"] and t.opp.monsters == ["Queen's Knight"]
    assert t.you.graveyard == t.opp.graveyard == []
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []


@pytest.mark.rule("battle.calc.compared-value-by-target-position", scenario=1)
@pytest.mark.parametrize(
    ("position", "survives", "lines"),
    [
        ("attack", False, ["opp lp 8000 -> 7200 (battle)"]),
        ("defense", True, ["you lp 8000 -> 7800 (battle)"]),
        ("set", True, ["you lp 8000 -> 7800 (battle)"]),
    ],
)
def test_the_targets_position_says_whether_its_atk_or_its_def_counts(
    position: str, survives: bool, lines: list[str]
) -> None:
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: La Jinn the Mystical Genie of the Lamp (attack)
        opp 8000   monsters: Thick Wall ({position})
        """,
        pool=pool_with(probe("Thick Wall", atk=1000, def_=2000)),
    )
    t.you.attacks("La Jinn the Mystical Genie of the Lamp", "Thick Wall")
    assert t.opp.monsters == (["Thick Wall"] if survives else [])
    assert t.opp.graveyard == ([] if survives else ["Thick Wall"])
    assert lp_lines(t) == lines
    assert t.you.monsters == ["La Jinn the Mystical Genie of the Lamp"]


@pytest.mark.rule("battle.calc.compared-value-by-target-position", scenario=1)
def test_the_attacker_always_fights_with_its_atk_even_where_its_def_is_higher() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Mystical Elf (attack)
        opp 8000   monsters: Battle Footballer (attack)
    """)
    t.you.attacks("Mystical Elf", "Battle Footballer")
    assert t.you.graveyard == ["Mystical Elf"] and t.opp.monsters == ["Battle Footballer"]
    assert lp_lines(t) == ["you lp 8000 -> 7800 (battle)"]


# -------------------------------------------------------------------------------------- direct attacks, printed values


@pytest.mark.rule("battle.direct-attack.damage-equals-atk", scenario=1)
def test_a_direct_attack_costs_the_opponent_the_attackers_atk_as_battle_damage() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Cyber Dragon (attack)
        opp 8000
    """)
    t.you.attacks_directly("Cyber Dragon")
    assert "Cyber Dragon attacks directly" in t.log()
    assert lp_lines(t) == ["opp lp 8000 -> 5900 (battle)"]
    assert (t.you.lp, t.opp.lp) == (8000, 5900)
    assert t.you.monsters == ["Cyber Dragon"]


@pytest.mark.rule("battle.direct-attack.damage-equals-atk", scenario=1)
def test_a_direct_attack_with_atk_0_is_made_and_does_no_damage() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Ojama Green (attack)
        opp 8000
    """)
    t.you.attacks_directly("Ojama Green")
    assert "Ojama Green attacks directly" in t.log() and "damage calculated" in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []


@pytest.mark.rule("battle.direct-attack.damage-equals-atk", scenario=0)
def test_a_direct_attack_with_a_printed_question_mark_does_no_damage() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Riddle (attack)
        opp 8000
        """,
        pool=pool_with(probe("Riddle", atk=UNKNOWN)),
    )
    t.you.attacks_directly("Riddle")
    assert "damage calculated" in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and lp_lines(t) == []


@pytest.mark.rule("stats.atk-def.printed-values", scenario=1)
def test_a_summoned_monster_has_its_printed_atk_and_def() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 元素英雄 爆热女郎
        opp 8000
    """)
    t.you.summons("元素英雄 爆热女郎", zone=3)
    for viewer in (0, 1):
        seen = there(t.duel.view(viewer).monsters(t.you.player)[2])
        assert (seen.name, seen.atk, seen.def_) == ("Elemental HERO Burstinatrix", 1200, 800)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("元素英雄 爆热女郎")
    assert t.opp.lp == 8000 - 1200


@pytest.mark.rule("stats.atk-def.printed-values", scenario=1)
def test_a_monster_defends_with_its_printed_def() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Ojama Green (attack)
        opp 8000   monsters: 元素英雄 爆热女郎 (defense)
    """)
    t.you.attacks("Ojama Green", "元素英雄 爆热女郎")
    assert t.you.lp == 8000 - 800
