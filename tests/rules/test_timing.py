"""Topic timing: fast effects, and what follows an action or a chain before the next action."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Ignition, Quick, Trigger
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import GainLP, InflictDamage
from table import Table, table

QUICK = probe("Test Healer", "Warrior / Effect", Quick(1, do=GainLP(300)))
IGNITER = probe("Test Igniter", "Warrior / Effect", Ignition(1, do=InflictDamage(300, OPPONENT)))
GREETER = probe(
    "Test Greeter", "Warrior / Effect", Trigger(1, when=If(Summoned(Monster())), do=InflictDamage(100, OPPONENT))
)
POOL = pool_with(QUICK, IGNITER, GREETER)


@pytest.mark.rule("timing.fast-effect.members", scenario=1)
def test_after_a_chain_only_quick_plays_traps_and_quick_effects_are_offered() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Ookazi, Rush Recklessly, Battle Ox   monsters: Test Igniter, Test Healer
                   set: Compulsory Evacuation Device, Gravity Bind, Solemn Judgment
        opp 8000   set: Mystical Space Typhoon
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Hinotama")
    t.both_pass()
    assert t.chain == [] and t.opp.lp == 7500
    assert sorted(t.you.is_asked("response").offers) == [
        "activate Compulsory Evacuation Device",
        "activate Gravity Bind",
        "activate Rush Recklessly",
        "activate Test Healer",
        "pass",
    ]
    t.you.cannot("activate Solemn Judgment", because="effect.condition.all-must-be-met")
    t.you.cannot("activate Ookazi", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("activate Test Igniter", because="effect-type.ignition.own-main-phase-open-state")
    t.you.cannot("summon Battle Ox", because="turn.main.open-state-required")
    # Its condition is met once the opponent activates a Spell.
    t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Gravity Bind")
    assert sorted(t.you.is_asked("response").offers) == [
        "activate Compulsory Evacuation Device",
        "activate Gravity Bind",
        "activate Rush Recklessly",
        "activate Solemn Judgment",
        "activate Test Healer",
        "pass",
    ]


# ------------------------------------------------------------------------------------------------------ after an action

SUMMONING = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Vorse Raider, Trap Hole, Ookazi, Mirror Force   set: Mystical Space Typhoon   {monsters}
    opp 8000   hand: Kuriboh   set: Bottomless Trap Hole
"""


def summon(monsters: str = "") -> Table:
    """Vorse Raider has been Normal Summoned."""
    t = table(SUMMONING.format(monsters=monsters), pool=POOL)
    t.you.summons("Vorse Raider")
    assert t.log()[-1] == "Vorse Raider summoned"
    return t


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=1)
def test_after_a_summon_first_the_turn_player_and_then_the_opponent_may_use_a_fast_effect() -> None:
    t = summon()
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.cannot("activate Ookazi", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("set Mirror Force", because="turn.main.open-state-required")
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]
    t.opp.activates("Bottomless Trap Hole")
    assert t.chain == ["Bottomless Trap Hole"]
    t.nobody_responds()
    assert t.you.banished == ["Vorse Raider"]
    t.you.is_asked("open state")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=1)
def test_only_when_both_have_passed_does_the_open_state_come_back() -> None:
    t = summon()
    t.you.passes()
    t.opp.passes()
    assert t.you.monsters == ["Vorse Raider"]
    t.you.is_asked("open state")
    t.you.can("activate Ookazi")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects")
def test_a_trigger_comes_before_any_fast_effect_after_a_summon() -> None:
    t = summon("monsters: Test Greeter")
    assert t.you.is_asked("trigger").offers == ["trigger Test Greeter", "pass"]
    t.you.triggers("Test Greeter")
    assert t.chain == ["Test Greeter"]
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects")
def test_when_the_trigger_is_declined_the_turn_player_and_then_the_opponent_are_asked() -> None:
    t = summon("monsters: Test Greeter")
    t.you.passes()
    assert t.chain == []
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=2)
def test_between_two_sets_both_players_are_asked_for_fast_effects() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trap Hole, Mirror Force   set: Mystical Space Typhoon
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.sets("Trap Hole")
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.cannot("set Mirror Force", because="turn.main.open-state-required")
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.opp.passes()
    t.you.is_asked("open state")
    t.you.sets("Mirror Force")
    t.you.is_asked("response")
    assert sorted(t.you.set_cards) == ["Mirror Force", "Mystical Space Typhoon", "Trap Hole"]


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects")
@pytest.mark.parametrize("action", ["flip summon Mystical Elf", "change position of Battle Ox"])
def test_after_a_flip_summon_or_a_change_of_position_both_are_asked(action: str) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox, Mystical Elf (set)   set: Mystical Space Typhoon
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.does(action)
    t.you.is_asked("response")
    t.you.passes()
    t.opp.is_asked("response")
    t.opp.passes()
    t.you.is_asked("open state")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects")
def test_after_an_attack_declaration_both_are_asked_before_the_damage_step() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   set: Mystical Space Typhoon
        opp 8000   set: Mirror Force
    """)
    t.you.attacks_directly("Battle Ox")
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Mirror Force", "pass"]
    assert t.step == "Battle Step" and t.opp.lp == 8000
