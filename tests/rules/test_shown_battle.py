"""Topic battle, shown by cards of the library."""

import pytest

from loaded_dice import load_dice
from turns import their_battle, your_battle, your_turn


@pytest.mark.rule("battle.attack.declaration-triggers-turn-player-first", scenario=0)
def test_jirai_gumo_is_link_one_and_the_opponents_fairy_box_link_two() -> None:
    t = your_battle("monsters: Jirai Gumo", "spells: Fairy Box")
    t.you.declares("Jirai Gumo")
    activated = [line for line in t.log() if " activated " in line]
    assert activated[:2] == ["you activated Jirai Gumo", "opp activated Fairy Box"]
    assert t.chain[:1] == ["Jirai Gumo"]


@pytest.mark.rule("battle.attack.fast-effects-after-declaration-effects", scenario=1)
def test_after_jirai_gumos_coin_the_turn_player_and_then_the_opponent_may_act_before_the_damage_step() -> None:
    t = your_battle("monsters: Jirai Gumo   set: Rush Recklessly", "set: Rush Recklessly")
    load_dice(t, "heads")
    t.you.declares("Jirai Gumo")
    t.opp.passes()  # no response to Jirai Gumo's effect
    t.you.passes()
    t.you.does("heads")
    assert "chain of 1 ended" in t.log() and t.step == "Battle Step"
    assert t.you.is_asked("response").offers == ["activate Rush Recklessly", "pass"]
    t.you.passes()
    assert t.step == "Battle Step"
    assert t.opp.is_asked("response").offers == ["activate Rush Recklessly", "pass"]


@pytest.mark.rule("battle.replay.after-summon-triggers", scenario=1)
def test_sacred_crane_that_was_revived_draws_before_the_replay() -> None:
    t = your_battle(
        "monsters: Vorse Raider", "monsters: Mystical Elf   set: Call of the Haunted   graveyard: Sacred Crane"
    )
    t.you.attacks("Vorse Raider", "Mystical Elf")
    t.opp.activates("Call of the Haunted", targeting="Sacred Crane")
    t.nobody_responds()
    told = t.log()
    assert "opp activated Sacred Crane" in told and t.opp.hand == ["Sogen"]
    assert {"Mystical Elf", "Sacred Crane"} <= set(t.you.is_asked("replay").offers)


@pytest.mark.rule("battle.replay.selected-as-target-triggers-again", scenario=0)
def test_hermos_answers_that_it_was_chosen_in_a_replay() -> None:
    t = your_battle(
        "monsters: Summoned Skull",
        "monsters: Mystical Elf, Legendary Knight Hermos   set: Call of the Haunted   graveyard: Battle Ox, Sangan",
    )
    t.you.attacks("Summoned Skull", "Mystical Elf")
    t.opp.activates("Call of the Haunted", targeting="Battle Ox")
    t.opp.take_zone(None)
    t.nobody_responds()
    t.you.chooses_target("Legendary Knight Hermos")
    assert "opp activated Legendary Knight Hermos" not in t.log()
    t.opp.triggers("Legendary Knight Hermos")
    assert t.chain == [] and "opp activated Legendary Knight Hermos" in t.log()


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=1)
@pytest.mark.parametrize("attacker", ["Vorse Raider", "Summoned Skull"])
def test_spirit_reaper_stays_and_its_controller_takes_the_damage(attacker: str) -> None:
    t = your_battle(f"monsters: {attacker}", "monsters: Spirit Reaper")
    t.you.attacks(attacker, "Spirit Reaper")
    t.nobody_responds()
    assert t.opp.monsters == ["Spirit Reaper"]
    assert t.opp.lp == 8000 - {"Vorse Raider": 1900, "Summoned Skull": 2500}[attacker] + 300


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_shunoros_keeps_gemini_elf_from_effects_and_not_from_battle() -> None:
    guarded = "monsters: Gemini Elf, Orichalcos Shunoros"
    t = your_turn("hand: Raigeki", guarded)
    t.you.activates("Raigeki")
    assert t.opp.monsters == ["Gemini Elf"]
    t = your_battle("monsters: Blue-Eyes White Dragon", guarded)
    t.you.attacks("Blue-Eyes White Dragon", "Gemini Elf")
    assert t.opp.monsters == ["Orichalcos Shunoros"] and t.opp.lp == 8000 - 1100


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=1)
def test_negate_attack_leads_to_the_end_step_where_evenly_matched_can_be_activated() -> None:
    t = their_battle("set: Negate Attack, Evenly Matched", "monsters: Summoned Skull, Battle Ox, Gemini Elf")
    t.opp.attacks_directly("Summoned Skull")
    t.you.activates("Negate Attack", targeting="Summoned Skull")
    assert (t.step, t.you.lp) == ("End Step", 8000) and "step Damage Step" not in t.log()
    t.you.activates("Evenly Matched")
    t.nobody_responds()
    t.opp.chooses("Battle Ox", "Gemini Elf")
    assert t.opp.monsters == ["Summoned Skull"] and "phase Main Phase 2" in t.log()


@pytest.mark.rule("battle.end-step.phase-effects-turn-player-first", scenario=0)
def test_goblin_attack_force_turns_before_the_opponents_cerberus_loses_its_counters() -> None:
    t = your_battle(
        "monsters: Goblin Attack Force", "monsters: Mythical Beast Cerberus (1 Spell Counter)   set: Waboku"
    )
    t.you.attacks("Goblin Attack Force", "Mythical Beast Cerberus")
    t.opp.activates("Waboku")
    t.nobody_responds()
    told = t.log()
    at = told.index("step End Step")
    turned, lost = "Goblin Attack Force to defense", "Mythical Beast Cerberus has 0 spell counters (effect)"
    assert told[at + 1 : at + 3] == [turned, lost]


@pytest.mark.rule("battle.end-step.free-timing-cards-interleave", scenario=0)
def test_raigeki_break_may_come_before_goblin_attack_force_must_turn() -> None:
    t = your_battle("monsters: Goblin Attack Force   set: Raigeki Break   hand: Umi", "")
    t.you.attacks_directly("Goblin Attack Force")
    t.nobody_responds()
    t.you.goes_to("Main Phase 2")
    assert t.step == "End Step"
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Goblin Attack Force")
    t.nobody_responds()
    assert t.you.graveyard == ["Umi", "Goblin Attack Force", "Raigeki Break"]
    assert "Goblin Attack Force to defense" not in t.log()


@pytest.mark.rule("battle.end-step.duration-until-end-of-battle-phase", scenario=0)
def test_fairy_box_takes_the_atk_through_the_end_step_and_gives_it_back_in_main_phase_2() -> None:
    t = your_battle("monsters: Summoned Skull   set: Threatening Roar", "spells: Fairy Box   set: Threatening Roar")
    load_dice(t, "heads")
    t.you.attacks_directly("Summoned Skull")
    t.nobody_responds()
    t.opp.does("heads")
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.you.atk_of("Summoned Skull") == 0
    t.you.goes_to("Main Phase 2")
    t.opp.passes()
    assert t.step == "End Step" and t.you.is_asked("response")
    assert t.you.atk_of("Summoned Skull") == 0
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.you.atk_of("Summoned Skull") == 2500
