"""What a judge is asked about the Damage Step: battles that break off, monsters that flip, timings that are over."""

import pytest

from damage_steps import AFTER, BEFORE, CALCULATION, END, NOT_NOW, START, battle, go_on, leave, made, reach, timings
from probes import probe
from spellspeed.lang.words.choices import Exists, One
from spellspeed.lang.words.every_word import (
    AFTER_DAMAGE_CALCULATION,
    BECAUSE_OF_BATTLE,
    BEFORE_DAMAGE_CALCULATION,
    FACE_UP,
    FACE_UP_DEFENSE,
    START_OF_DAMAGE_STEP,
)
from spellspeed.lang.words.lines import Continuous, Trigger
from spellspeed.lang.words.nouns import THE_OPPOSING, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_HAND
from spellspeed.lang.words.terms import DamageTiming
from spellspeed.lang.words.timings import BattleReached, Destroyed, If
from spellspeed.lang.words.verbs import ChangeControl, ChangePosition, Destroy, EndBattlePhase, NormalSummon
from table import Table


def until_asked(t: Table, timing: str) -> None:
    """Go on until you are asked at this timing."""
    reach(t, timing)
    while not t.you.is_to_decide():
        go_on(t)
    assert t.timing == timing


# ----------------------------------------------------------------------------------------------- battles that break off


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=0)
@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_face_down_monster_whose_attacker_is_destroyed_at_the_start_of_the_damage_step_stays_face_down() -> None:
    """rule: damage-step.target-gone-no-calculation"""
    t = battle("monsters: Sasuke Samurai", "monsters: Man-Eater Bug (set)   set: Divine Wrath   hand: Kuriboh")
    t.you.attacks("Sasuke Samurai", "Man-Eater Bug")
    reach(t, START)
    t.you.triggers("Sasuke Samurai")
    t.opp.activates("Divine Wrath")
    leave(t)
    assert t.you.graveyard == ["Sasuke Samurai"]
    assert t.opp.monster("Man-Eater Bug").position == "set"
    assert timings(t) == [START, BEFORE, END] and "opp activated Man-Eater Bug" not in made(t)


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_face_down_monster_is_not_flipped_after_a_chain_that_removed_the_attacker() -> None:
    t = battle("monsters: Spirit Reaper (attack)", "monsters: Man-Eater Bug (set)   set: Rush Recklessly")
    t.you.attacks("Spirit Reaper", "Man-Eater Bug")
    reach(t, START)
    t.you.passes()
    t.opp.activates("Rush Recklessly", targeting="Spirit Reaper")
    leave(t)
    assert t.you.graveyard == ["Spirit Reaper"] and t.opp.monster("Man-Eater Bug").position == "set"


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=0)
def test_a_face_down_monster_that_the_attacker_takes_over_at_the_start_of_the_damage_step_is_not_flipped() -> None:
    taker = probe(
        "Test Taker",
        "Fiend / Effect",
        Trigger(
            when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD)), do=ChangeControl(THE_OPPOSING), mandatory=True
        ),
        atk=1000,
    )
    t = battle("monsters: Test Taker", "monsters: Man-Eater Bug (set)", taker)
    t.you.attacks("Test Taker", "Man-Eater Bug")
    reach(t, START)
    leave(t)
    assert t.you.monster("Man-Eater Bug").position == "set" and t.opp.monsters == []


@pytest.mark.rule("battle.attack.attacker-in-defense-stops-attack", scenario=0)
@pytest.mark.parametrize("timing", [START_OF_DAMAGE_STEP, BEFORE_DAMAGE_CALCULATION])
def test_no_damage_is_calculated_if_the_attacker_is_turned_to_defense_position_in_the_damage_step(
    timing: DamageTiming,
) -> None:
    """rule: battle.attack.attacker-in-defense-stops-attack"""
    shover = probe(
        "Test Shover",
        "Warrior / Effect",
        Trigger(
            when=If(BattleReached(timing, THIS_CARD)),
            do=ChangePosition(THE_OPPOSING, FACE_UP_DEFENSE),
            mandatory=True,
        ),
        atk=1000,
    )
    t = battle("monsters: Summoned Skull", "monsters: Test Shover", shover)
    t.you.attacks("Summoned Skull", "Test Shover")
    reach(t, START)
    leave(t)
    assert t.you.monster("Summoned Skull").position == "defense" and t.opp.monsters == ["Test Shover"]
    assert t.opp.lp == 8000 and "damage calculated" not in t.log()


@pytest.mark.rule("damage-step.attacker-counts-as-having-attacked", scenario=0)
def test_a_monster_that_left_and_one_that_was_attacked_do_not_battle_but_the_attacker_has_attacked() -> None:
    """rule: damage-step.attacker-counts-as-having-attacked"""
    t = battle("monsters: Goblin Attack Force, Battle Ox   hand: Rush Recklessly", "monsters: Spirit Reaper (attack)")
    t.you.attacks("Goblin Attack Force", "Spirit Reaper")
    reach(t, START)
    t.you.activates("Rush Recklessly", targeting="Spirit Reaper")
    leave(t)
    assert t.opp.graveyard == ["Spirit Reaper"] and "damage calculated" not in t.log()
    t.you.goes_to("Main Phase 2")
    while t.step != "End Step":
        go_on(t)
    t.you.carries_out("Goblin Attack Force")
    assert t.you.monster("Goblin Attack Force").position == "defense"


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=0)
@pytest.mark.parametrize("timing", [START_OF_DAMAGE_STEP, BEFORE_DAMAGE_CALCULATION])
def test_an_effect_that_ends_the_battle_phase_before_damage_calculation_leads_straight_to_the_end_step(
    timing: DamageTiming,
) -> None:
    """rule: battle.end-step.effect-that-ends-battle-phase"""
    t = end_the_phase_at(timing)
    assert "damage calculated" not in t.log() and t.opp.monsters == ["Celtic Guardian"]


@pytest.mark.rule("damage-step.end.destroyed-monsters-sent-to-gy", scenario=0)
def test_a_monster_whose_destruction_is_decided_falls_also_when_an_effect_ends_the_battle_phase() -> None:
    t = end_the_phase_at(AFTER_DAMAGE_CALCULATION)
    assert t.opp.lp == 8000 - 500 and t.opp.graveyard == ["Celtic Guardian"]


def end_the_phase_at(timing: DamageTiming) -> Table:
    """Have an attacker of 1900 ATK end the Battle Phase at this timing of its battle with a Celtic Guardian."""
    when = If(BattleReached(timing, THIS_CARD))
    herald = probe("Test Herald", "Fairy / Effect", Trigger(when=when, do=EndBattlePhase(), mandatory=True), atk=1900)
    t = battle("monsters: Test Herald, Vorse Raider", "monsters: Celtic Guardian", herald)
    t.you.attacks("Test Herald", "Celtic Guardian")
    reach(t, START)
    leave(t)
    assert t.step == "End Step"
    return t


# --------------------------------------------------------------------------------------------------- monsters that flip


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
@pytest.mark.parametrize(
    ("attacker", "damage", "ends"), [("Vorse Raider", 600, "effect"), ("Cosmo Queen", 0, "battle")]
)
def test_a_flipped_monster_that_would_destroy_itself_waits_until_after_damage_calculation(
    attacker: str, damage: int, ends: str
) -> None:
    """rule: damage-step.before-calc.facedown-is-flipped"""
    shy = probe(
        "Test Recluse",
        "Warrior / Effect",
        Continuous(do=Destroy(THIS_CARD), while_=Exists(Monster(FACE_UP), OPPONENTS_FIELD)),
        atk=0,
        def_=2500,
    )
    t = battle(f"monsters: {attacker}", "monsters: Test Recluse (set)", shy)
    t.you.attacks(attacker, "Test Recluse")
    until_asked(t, CALCULATION)
    assert t.opp.monster("Test Recluse").position == "defense"
    leave(t)
    assert t.you.lp == 8000 - damage and t.opp.graveyard == ["Test Recluse"]
    log = t.log()
    assert log.index("damage calculated") < log.index(f"Test Recluse destroyed ({ends})")


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=0)
def test_a_face_up_monster_that_would_destroy_itself_does_so_in_the_damage_step_at_once() -> None:
    """Only what the battle has flipped waits."""
    brave = probe(
        "Test Duelist",
        "Warrior / Effect",
        Continuous(do=Destroy(THIS_CARD), while_=Exists(Monster(name="Man-Eater Bug"), OPPONENTS_FIELD)),
        atk=1000,
    )
    t = battle("monsters: Test Duelist", "monsters: Man-Eater Bug (set)", brave)
    t.you.attacks("Test Duelist", "Man-Eater Bug")
    reach(t, BEFORE)
    assert t.you.graveyard == ["Test Duelist"]
    leave(t)
    assert "damage calculated" not in t.log()


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=0)
@pytest.mark.rule("damage-step.example.honest-window", scenario=0)
@pytest.mark.parametrize("turn_of", ["you", "opp"])
def test_honest_waits_until_the_attacked_monster_is_face_up(turn_of: str) -> None:
    """Nobody knows the ATK of a face-down monster, nor that it is a LIGHT one.

    rule: damage-step.start.face-down-target-not-yet-flipped
    """
    yours, theirs = ("Airknight Parshath", "Celtic Guardian") if turn_of == "you" else ("Mystical Elf", "Vorse Raider")
    lies = ("", " (set)") if turn_of == "you" else (" (set)", "")
    t = battle(f"monsters: {yours}{lies[0]}   hand: Honest", f"monsters: {theirs}{lies[1]}", turn_of=turn_of)
    if turn_of == "you":
        t.you.attacks(yours, theirs)
    else:
        t.opp.attacks(theirs, yours)
    until_asked(t, START)
    t.you.cannot("activate Honest", because="effect.condition.all-must-be-met")
    until_asked(t, BEFORE)
    t.you.can("activate Honest")


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
def test_a_flip_effect_is_activated_and_negated_by_skill_drain_while_its_doomed_monster_is_still_there() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Man-Eater Bug (set)   spells: Skill Drain")
    t.you.attacks("Vorse Raider", "Man-Eater Bug")
    reach(t, START)
    leave(t)
    assert made(t) == ["opp activated Man-Eater Bug"]
    assert t.you.monsters == ["Vorse Raider"] and t.opp.graveyard == ["Man-Eater Bug"]


@pytest.mark.rule("damage-step.example.ehren-returns-to-deck", scenario=0)
def test_ehren_returns_a_flipped_monster_before_its_flip_effect_could_be_activated() -> None:
    t = battle("monsters: Ehren, Lightsworn Monk", "monsters: Man-Eater Bug (set)")
    t.you.attacks("Ehren, Lightsworn Monk", "Man-Eater Bug")
    reach(t, START)
    leave(t)
    assert "Man-Eater Bug flipped" in t.log() and made(t) == ["you activated Ehren, Lightsworn Monk"]
    assert t.opp.deck == ["Man-Eater Bug"] and t.you.lp == 8000


# ------------------------------------------------------------------------------------------------ what may be activated


@pytest.mark.rule("damage-step.no-summon-effects", scenario=0)
def test_an_effect_that_normal_summons_is_not_activated_at_the_end_of_the_damage_step() -> None:
    """rule: damage-step.no-summon-effects"""
    heir = probe(
        "Test Heir",
        "Warrior / Effect",
        Trigger(
            when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
            do=NormalSummon(One(Monster(), YOUR_HAND)),
        ),
        atk=1000,
    )
    t = battle("monsters: Vorse Raider", "monsters: Test Heir   hand: Kuriboh", heir)
    t.you.attacks("Vorse Raider", "Test Heir")
    reach(t, START)
    leave(t)
    assert t.opp.graveyard == ["Test Heir"] and t.opp.hand == ["Kuriboh"] and made(t) == []


@pytest.mark.rule("damage-step.timing.specific-timing-is-not-reopened", scenario=0)
def test_a_second_kuriboh_cannot_follow_one_whose_activation_was_negated() -> None:
    """rule: damage-step.timing.specific-timing-is-not-reopened"""
    t = battle("hand: 2 Kuriboh", "monsters: Vorse Raider   set: Divine Wrath   hand: Sangan", turn_of="opp")
    t.opp.attacks_directly("Vorse Raider")
    until_asked(t, CALCULATION)
    t.you.does("activate Kuriboh (copy 1)")
    t.opp.activates("Divine Wrath")
    while t.timing == CALCULATION:
        if t.you.is_to_decide() and not t.chain:
            t.you.cannot("activate Kuriboh", because=NOT_NOW)
        go_on(t)
    assert t.you.lp == 8000 - 1900 and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("stats.modifier.cumulative", scenario=0)
def test_two_honests_on_one_chain_add_up_backwards() -> None:
    t = battle("monsters: Airknight Parshath   hand: Honest", "monsters: Mystical Elf (attack)   hand: Honest")
    t.you.attacks("Airknight Parshath", "Mystical Elf")
    reach(t, START)
    t.you.activates("Honest")
    t.opp.activates("Honest")
    reach(t, CALCULATION)
    assert t.opp.atk_of("Mystical Elf") == 800 + 1900
    assert t.you.atk_of("Airknight Parshath") == 1900 + 2700


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
def test_jinzo_no_longer_stops_a_counter_trap_once_its_destruction_is_decided() -> None:
    """A doomed monster's continuous effects apply no more."""
    t = battle("monsters: Airknight Parshath   hand: Shrink", "monsters: Jinzo   set: Divine Wrath   hand: Sangan")
    t.you.attacks("Airknight Parshath", "Jinzo")
    reach(t, START)
    t.you.activates("Shrink", targeting="Jinzo")
    reach(t, AFTER)
    while not t.opp.is_to_decide():
        go_on(t)
    assert t.timing == AFTER
    t.opp.can("activate Divine Wrath")


@pytest.mark.rule("win.deck-out.mandatory-draw", scenario=0)
def test_a_mandatory_draw_after_battle_damage_with_an_empty_deck_loses_the_duel() -> None:
    """rule: win.deck-out.mandatory-draw"""
    t = battle("monsters: Airknight Parshath", "")
    t.you.attacks_directly("Airknight Parshath")
    while t.outcome is None:
        go_on(t)
    assert t.winner == "opp" and t.opp.lp == 8000 - 1900
