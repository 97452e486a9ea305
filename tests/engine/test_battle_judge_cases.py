"""What a judge is asked about attacks: replays, attackers that change hands or places, who may be attacked."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP_ATTACK
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangePosition
from table import Table, table

RISE = probe(
    "Test Trumpet",
    "Spell / Quick-Play",
    Activation(target=One(Monster(), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK)),
)


def battle_step(you: str, opp: str, *probes: CardFacts) -> Table:
    """Lay out your Battle Step; both decks have cards for the turns to come."""
    decks = [line if "deck:" in line else f"{line}   deck: 5 Summoned Skull" for line in (you, opp)]
    return table(
        f"turn 3, Battle Step, you to act\nyou 8000   {decks[0]}\nopp 8000   {decks[1]}", pool=pool_with(*probes)
    )


def attackers(t: Table) -> list[str]:
    """The monsters that you are offered as attackers."""
    return [wish.removeprefix("attack with ") for wish in t.you.is_offered() if wish.startswith("attack with ")]


def replays(t: Table) -> list[str]:
    """The replays since the table was laid."""
    return [line for line in t.log() if line.startswith("replay of ")]


def opp_calls(t: Table, name: str) -> None:
    """Your opponent Special Summons this monster from the Graveyard with Call of the Haunted."""
    t.opp.activates("Call of the Haunted", targeting=name)
    t.nobody_responds()


# ----------------------------------------------------------------------------------------------- control and places


@pytest.mark.rule("battle.replay.none-if-attacker-gone", scenario=0)
def test_an_attacker_that_the_attacked_player_takes_over_neither_battles_nor_gets_a_replay() -> None:
    """rule: battle.replay.none-if-attacker-gone"""
    t = battle_step(
        "monsters: Vorse Raider, Battle Ox", "monsters: Celtic Guardian, Mystical Elf   set: Enemy Controller"
    )
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Enemy Controller", effect=2, tributing="Mystical Elf", targeting="Vorse Raider")
    t.nobody_responds()
    t.opp.take_zone(None)
    assert "Vorse Raider" in t.opp.monsters and replays(t) == []
    assert attackers(t) == ["Battle Ox"]


@pytest.mark.rule("battle.replay.choose-again", scenario=0)
@pytest.mark.rule("battle.replay.new-choice-uses-current-legality", scenario=0)
def test_a_target_that_the_attacker_takes_over_opens_a_direct_attack_and_may_attack_itself() -> None:
    """rule: battle.replay.choose-again"""
    t = battle_step("monsters: Vorse Raider, Battle Ox   hand: Enemy Controller", "monsters: Celtic Guardian")
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.you.activates("Enemy Controller", effect=2, tributing="Battle Ox", targeting="Celtic Guardian")
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.is_asked("replay").offers == ["direct attack", "stop"]
    t.you.chooses_direct_attack()
    assert t.opp.lp == 8000 - 1900 and attackers(t) == ["Celtic Guardian"]


def test_an_attacker_that_is_moved_to_another_zone_goes_on_with_its_attack() -> None:
    t = battle_step("monsters: Vorse Raider, Battle Ox", "monsters: Celtic Guardian   hand: Wattkinetic Puppeteer")
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Wattkinetic Puppeteer", targeting="Vorse Raider")
    t.nobody_responds()
    t.opp.take_zone(None)
    assert t.opp.lp == 8000 - 500 and "Celtic Guardian" in t.opp.graveyard
    assert attackers(t) == ["Battle Ox"]


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_a_monster_that_attacked_left_and_came_back_may_attack() -> None:
    t = battle_step("monsters: Vorse Raider   set: Call of the Haunted, Raigeki Break   hand: Mystical Elf", "")
    t.you.attacks_directly("Vorse Raider")
    t.nobody_responds()
    t.you.activates("Raigeki Break", discarding="Mystical Elf", targeting="Vorse Raider")
    t.nobody_responds()
    t.you.activates("Call of the Haunted", targeting="Vorse Raider")
    t.nobody_responds()
    t.you.take_zone(None)
    assert attackers(t) == ["Vorse Raider"]


# ------------------------------------------------------------------------------------------------- whom to attack anew


@pytest.mark.rule("battle.replay.new-choice-uses-current-legality", scenario=0)
def test_a_replay_offers_only_what_may_be_attacked_by_then() -> None:
    """rule: battle.replay.new-choice-uses-current-legality"""
    t = battle_step(
        "monsters: Vorse Raider",
        "monsters: Celtic Guardian, Mystical Elf   set: Call of the Haunted   graveyard: Marauding Captain",
    )
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    opp_calls(t, "Marauding Captain")
    assert t.you.is_asked("replay").offers == ["Mystical Elf", "Marauding Captain", "stop"]


@pytest.mark.rule("battle.replay.new-choice-uses-current-legality", scenario=0)
def test_an_attack_is_over_when_a_replay_leaves_nothing_to_attack() -> None:
    """Two Marauding Captains protect each other, and there is no way past them to the player."""
    t = battle_step(
        "monsters: Vorse Raider, Battle Ox (defense)",
        "monsters: Marauding Captain   set: Call of the Haunted   graveyard: Marauding Captain",
    )
    t.you.attacks("Vorse Raider", "Marauding Captain")
    opp_calls(t, "Marauding Captain")
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000
    assert "attack of Vorse Raider stopped" in t.log() and "step Damage Step" not in t.log()
    t.you.cannot("change position of Vorse Raider", because="position.change.not-after-attacking")


@pytest.mark.rule("battle.replay.direct-attack-permission-lost", scenario=0)
@pytest.mark.parametrize("card", ["Test Trumpet", "Mystical Space Typhoon"])
def test_a_direct_attack_past_face_down_monsters_ends_in_a_replay_when_the_way_is_barred(card: str) -> None:
    """rule: battle.replay.direct-attack-permission-lost"""
    t = battle_step(
        f"monsters: Vorse Raider   field: Ghostrick Mansion   hand: {card}", "monsters: Celtic Guardian (set)", RISE
    )
    t.you.attacks_directly("Vorse Raider")
    t.you.activates(card, targeting="Ghostrick Mansion" if card == "Mystical Space Typhoon" else ())
    t.nobody_responds()
    assert t.you.is_asked("replay").offers == ["Celtic Guardian", "stop"]


@pytest.mark.rule("battle.replay.direct-attack-permission-lost", scenario=0)
def test_jinzo_7_goes_on_with_its_direct_attack_under_skill_drain_when_there_is_no_monster() -> None:
    t = battle_step("monsters: Jinzo #7", "set: Skill Drain")
    t.you.attacks_directly("Jinzo #7")
    t.opp.activates("Skill Drain")
    t.nobody_responds()
    assert replays(t) == [] and t.opp.lp == 8000 - 1000 - 500


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_a_monster_that_is_normal_summoned_in_the_opponents_battle_step_causes_a_replay() -> None:
    t = battle_step("monsters: Vorse Raider", "hand: Kuriboh   spells: Ultimate Offering")
    t.you.attacks_directly("Vorse Raider")
    t.opp.activates("Ultimate Offering")
    t.nobody_responds()
    t.opp.takes_position("attack")
    t.nobody_responds()
    assert t.you.is_asked("replay").offers == ["Kuriboh", "stop"]


@pytest.mark.rule("battle.replay.stopping-counts-as-declared", scenario=0)
@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_a_stopped_first_attack_of_hayabusa_knight_leaves_it_the_second() -> None:
    """rule: battle.replay.stopping-counts-as-declared"""
    t = battle_step("monsters: Hayabusa Knight, Battle Ox", "set: Call of the Haunted   graveyard: Kuriboh")
    t.you.attacks_directly("Hayabusa Knight")
    opp_calls(t, "Kuriboh")
    t.you.stops_attack()
    assert attackers(t) == ["Hayabusa Knight", "Battle Ox"]
    t.you.attacks("Hayabusa Knight", "Kuriboh")
    assert attackers(t) == ["Battle Ox"]
    t.you.cannot("attack with Hayabusa Knight", because="battle.attack.once-per-turn")


def test_asura_priest_whose_attack_has_become_direct_in_a_replay_attacks_no_monster_any_more() -> None:
    """It can attack every monster once, but not after a direct attack."""
    t = battle_step(
        "monsters: Asura Priest, Battle Ox, Celtic Guardian",
        "monsters: Kuriboh   set: Compulsory Evacuation Device, Call of the Haunted   graveyard: Sangan",
    )
    t.you.attacks("Asura Priest", "Kuriboh")
    t.opp.activates("Compulsory Evacuation Device", targeting="Kuriboh")
    t.nobody_responds()
    t.you.chooses_direct_attack()
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700
    t.you.attacks_directly("Battle Ox")
    opp_calls(t, "Sangan")
    t.you.stops_attack()
    assert attackers(t) == ["Celtic Guardian"]
    t.you.cannot("attack with Asura Priest", because="battle.attack.once-per-turn")


# --------------------------------------------------------------------------------------------- what holds for a battle


def test_dimension_wall_holds_for_the_battle_that_it_answered_and_not_for_the_next_attack_of_the_monster() -> None:
    t = battle_step("monsters: Mataza the Zapper", "set: Dimension Wall, Draining Shield")
    t.you.attacks_directly("Mataza the Zapper")
    t.opp.activates("Draining Shield")
    t.opp.activates("Dimension Wall")
    t.nobody_responds()
    assert t.opp.lp == 8000 + 1300
    t.you.attacks_directly("Mataza the Zapper")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


def test_dimension_wall_is_over_with_an_attack_that_is_stopped_in_a_replay() -> None:
    t = battle_step("monsters: Mataza the Zapper", "set: Dimension Wall, Call of the Haunted   graveyard: Kuriboh")
    t.you.attacks_directly("Mataza the Zapper")
    t.opp.activates("Call of the Haunted", targeting="Kuriboh")
    t.opp.activates("Dimension Wall")
    t.nobody_responds()
    t.you.stops_attack()
    t.you.attacks("Mataza the Zapper", "Kuriboh")
    assert (t.you.lp, t.opp.lp) == (8000, 8000 - 1000)


@pytest.mark.rule("damage-step.calc.result-fixed-at-calculation", scenario=0)
def test_what_protects_a_monster_in_battle_is_judged_by_the_atk_of_the_calculation() -> None:
    """The damage turns the LP round, and so Megamorph halves the ATK that it had doubled.

    rule: damage-step.calc.result-fixed-at-calculation
    """
    t = table("""
        turn 3, Main Phase 1, you to act
        you 7700   monsters: Sangan   hand: Megamorph, Battle Ox
        opp 8000   monsters: Obnoxious Celtic Guard
    """)
    t.you.activates("Megamorph", targeting="Sangan")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Sangan", "Obnoxious Celtic Guard")
    assert t.opp.lp == 8000 - 600 and t.you.atk_of("Sangan") == 500
    assert t.opp.monsters == ["Obnoxious Celtic Guard"]


# ----------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=0)
def test_an_attack_on_a_monster_of_ones_own_is_refused_because_targets_are_the_opponents_monsters() -> None:
    t = battle_step("monsters: Vorse Raider, Battle Ox", "monsters: Celtic Guardian   spells: Gravity Bind")
    t.you.cannot("attack Battle Ox with Vorse Raider", because="battle.attack.must-choose-monster-if-any")
    t.you.cannot("attack Gravity Bind with Vorse Raider", because="card.monster.only-monsters-battle")


@pytest.mark.rule("battle.attack.cannot-attack-after-declaration", scenario=0)
def test_gravity_bind_stops_the_attack_that_it_answers_and_the_monster_has_declared_one() -> None:
    """rule: battle.attack.cannot-attack-after-declaration"""
    t = battle_step("monsters: Vorse Raider, Hayabusa Knight", "set: Gravity Bind")
    t.you.attacks_directly("Vorse Raider")
    t.opp.activates("Gravity Bind")
    t.nobody_responds()
    assert t.opp.lp == 8000 and attackers(t) == ["Hayabusa Knight"]
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.cannot("change position of Vorse Raider", because="position.change.not-after-attacking")
