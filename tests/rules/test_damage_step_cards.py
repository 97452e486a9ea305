"""Topic damage-step: the model cards of its timings."""

import pytest

from damage_steps import (
    AFTER,
    BEFORE,
    CALCULATION,
    END,
    FIVE,
    NOT_NOW,
    START,
    battle,
    go_on,
    leave,
    made,
    reach,
    timings,
)
from probes import probe
from spellspeed.lang.words.lines import Flip
from spellspeed.lang.words.verbs import GainLP
from table import Table, table

USED_UP = "effect.once-per-turn.limits-the-user"


def run_until_the_turn_ends(t: Table) -> None:
    """Have whoever is asked pass, or do what he must, until the turn is over."""
    turn = t.turn
    while t.turn == turn:
        go_on(t)


# ------------------------------------------------------------------------------------------ at the start: as it lies


@pytest.mark.rule("damage-step.example.catastor-destroys-at-start", scenario=1)
def test_catastor_destroys_blue_eyes_at_the_start_without_damage_calculation() -> None:
    t = battle("monsters: Ally of Justice Catastor", "monsters: Blue-Eyes White Dragon")
    t.you.attacks("Ally of Justice Catastor", "Blue-Eyes White Dragon")
    reach(t, START)
    assert t.you.is_asked("trigger").offers == ["trigger Ally of Justice Catastor"]
    t.you.triggers("Ally of Justice Catastor")
    assert t.timing == START and t.chain == ["Ally of Justice Catastor"]
    leave(t)
    assert "Blue-Eyes White Dragon destroyed (effect)" in t.log()
    assert "damage calculated" not in t.log() and (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("damage-step.example.catastor-destroys-at-start", scenario=2)
@pytest.mark.parametrize("other", ["Dark Magician", "Mystical Elf (set)"])
def test_catastor_does_not_act_on_a_dark_or_face_down_monster(other: str) -> None:
    t = battle("monsters: Ally of Justice Catastor", f"monsters: {other}")
    t.you.attacks("Ally of Justice Catastor", other.removesuffix(" (set)"))
    reach(t, END)
    assert made(t) == [] and "damage calculated" in t.log()


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=1)
def test_sasuke_samurai_makes_a_chain_link_before_the_flip_that_a_counter_trap_answers() -> None:
    t = battle("monsters: Sasuke Samurai", "monsters: Mystical Elf (set)   set: Solemn Strike")
    t.you.attacks("Sasuke Samurai", "Mystical Elf")
    reach(t, START)
    t.you.triggers("Sasuke Samurai")
    assert t.timing == START and t.chain == ["Sasuke Samurai"]
    assert t.opp.monster("Mystical Elf").position == "set"
    t.opp.activates("Solemn Strike")
    leave(t)
    assert "you's Sasuke Samurai was negated: activation" in t.log() and t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("damage-step.example.destroy-face-down-without-flip", scenario=1)
def test_sasuke_samurai_destroys_a_face_down_flip_monster_as_it_lies() -> None:
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(1000)), def_=2000)
    t = battle("monsters: Sasuke Samurai", "monsters: Test Bud (set)", bud)
    t.you.attacks("Sasuke Samurai", "Test Bud")
    leave(reach(t, END))
    about = [line for line in t.log() if line.startswith("Test Bud")]
    assert about == ["Test Bud destroyed (effect)", "Test Bud sent to graveyard (effect)"]
    assert made(t) == ["you activated Sasuke Samurai"] and (t.you.lp, t.opp.lp) == (8000, 8000)
    assert CALCULATION not in timings(t)


@pytest.mark.rule("damage-step.example.mystic-swordsman-lv2", scenario=1)
def test_mystic_swordsman_lv2_does_not_level_up_for_what_its_effect_destroyed() -> None:
    you = "monsters: Mystic Swordsman LV2   hand: Mystic Swordsman LV4"
    t = battle(you, "monsters: Mystical Elf (set)   deck: Kuriboh")
    t.you.attacks("Mystic Swordsman LV2", "Mystical Elf")
    leave(reach(t, END))
    assert "Mystical Elf destroyed (effect)" in t.log() and "damage calculated" not in t.log()
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    while t.phase != "End Phase":
        go_on(t)
    assert t.you.is_asked("response").offers == ["pass"]
    run_until_the_turn_ends(t)
    assert made(t) == ["you activated Mystic Swordsman LV2"] and t.you.monsters == ["Mystic Swordsman LV2"]


@pytest.mark.rule("damage-step.example.mystic-swordsman-lv2", scenario=1)
@pytest.mark.parametrize("from_", ["hand", "deck"])
def test_mystic_swordsman_lv2_levels_up_in_the_end_phase_after_destroying_by_battle(from_: str) -> None:
    t = battle(f"monsters: Mystic Swordsman LV2   {from_}: Mystic Swordsman LV4", "monsters: Mystical Elf (attack)")
    t.you.attacks("Mystic Swordsman LV2", "Mystical Elf")
    leave(reach(t, END))
    assert "Mystical Elf destroyed (battle)" in t.log()
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    while t.phase != "End Phase":
        go_on(t)
    t.you.activates("Mystic Swordsman LV2")
    assert t.you.graveyard == ["Mystic Swordsman LV2"]
    t.both_pass()
    t.you.chooses("Mystic Swordsman LV4")
    t.you.takes_position("attack")
    assert t.phase == "End Phase" and t.you.monsters == ["Mystic Swordsman LV4"]


@pytest.mark.rule("damage-step.example.honest-window", scenario=1)
@pytest.mark.parametrize("turn_player", ["you", "opp"])
def test_honest_is_offered_at_the_first_two_timings_in_either_turn(turn_player: str) -> None:
    light = probe("Test Light", "Fairy / Normal", attribute="LIGHT", atk=1500)
    t = battle("monsters: Test Light   hand: Honest", "monsters: Curse of Dragon", light, turn_of=turn_player)
    if turn_player == "you":
        t.you.attacks("Test Light", "Curse of Dragon")
    else:
        t.opp.attacks("Curse of Dragon", "Test Light")
    offered = []
    for timing in FIVE:
        reach(t, timing)
        while not t.you.is_to_decide():
            go_on(t)
        offered += [timing] if t.you.can_activate("Honest") else []
    assert offered == [START, BEFORE] and t.you.graveyard == ["Test Light"] and t.you.hand == ["Honest"]


@pytest.mark.rule("damage-step.example.honest-window", scenario=1)
@pytest.mark.parametrize("timing", [START, BEFORE])
def test_honest_is_sent_as_a_cost_and_the_monster_gains_the_opposing_atk_until_the_turn_ends(timing: str) -> None:
    light = probe("Test Light", "Fairy / Normal", attribute="LIGHT", atk=1500)
    t = battle("monsters: Test Light   hand: Honest", "monsters: Curse of Dragon   deck: Kuriboh", light)
    t.you.attacks("Test Light", "Curse of Dragon")
    reach(t, timing)
    t.you.activates("Honest")
    assert t.you.graveyard == ["Honest"] and t.you.atk_of("Test Light") == 1500
    t.both_pass()
    assert t.you.atk_of("Test Light") == 3500
    leave(t)
    assert t.opp.lp == 8000 - 1500 and t.you.atk_of("Test Light") == 3500
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    run_until_the_turn_ends(t)
    assert t.you.atk_of("Test Light") == 1500


@pytest.mark.rule("damage-step.example.honest-window", scenario=1)
def test_honest_returns_to_the_hand_in_its_players_own_main_phase() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   monsters: Honest\nopp 8000")
    t.you.activates("Honest")
    assert t.you.hand == ["Honest"]
    t = table("turn 4, Main Phase 1, opp to act\nyou 8000   monsters: Honest\nopp 8000   hand: Hinotama", ask_all=True)
    t.opp.activates("Hinotama")
    t.you.cannot("activate Honest", because="effect-type.ignition.own-main-phase-open-state")


# ------------------------------------------------------------------------------------------ before damage calculation


@pytest.mark.rule("damage-step.before-calc.effects-fixed-to-this-moment", scenario=1)
def test_drillroid_acts_after_the_flip_and_before_damage_calculation() -> None:
    t = battle("monsters: Drillroid", "monsters: Mystical Elf (set)")
    t.you.attacks("Drillroid", "Mystical Elf")
    reach(t, START)
    assert t.you.is_asked("response").offers == ["pass"]
    reach(t, BEFORE)
    assert t.opp.monster("Mystical Elf").position == "defense"
    t.you.triggers("Drillroid")
    assert t.timing == BEFORE and t.chain == ["Drillroid"]
    leave(t)
    assert t.opp.graveyard == ["Mystical Elf"] and CALCULATION not in timings(t)


@pytest.mark.rule("damage-step.example.drillroid-destroys-defense", scenario=1)
def test_drillroid_destroys_a_defending_monster_by_its_effect() -> None:
    t = battle("monsters: Drillroid", "monsters: Woodborg Inpachi (defense)")
    t.you.attacks("Drillroid", "Woodborg Inpachi")
    leave(reach(t, END))
    about = [line for line in t.log() if line.startswith("Woodborg Inpachi")]
    assert about == ["Woodborg Inpachi destroyed (effect)", "Woodborg Inpachi sent to graveyard (effect)"]
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and "damage calculated" not in t.log()


@pytest.mark.rule("damage-step.example.ehren-returns-to-deck", scenario=1)
def test_ehren_shuffles_a_defending_monster_into_the_deck_and_mills_in_the_end_phase() -> None:
    you = "monsters: Ehren, Lightsworn Monk   deck: Kuriboh, Sangan, Battle Ox, Uraby"
    t = battle(you, "monsters: Woodborg Inpachi (defense)   deck: Kojikocy")
    t.you.attacks("Ehren, Lightsworn Monk", "Woodborg Inpachi")
    reach(t, BEFORE)
    t.you.triggers("Ehren, Lightsworn Monk")
    leave(t)
    assert sorted(t.opp.deck) == ["Kojikocy", "Woodborg Inpachi"] and "opp shuffled" in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and "damage calculated" not in t.log()
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    run_until_the_turn_ends(t)
    assert t.you.graveyard == ["Kuriboh", "Sangan", "Battle Ox"] and t.you.deck == ["Uraby"]


# ------------------------------------------------------------------------------------------------ damage calculation


@pytest.mark.rule("damage-step.example.kuriboh-no-battle-damage", scenario=1)
def test_kuriboh_takes_the_battle_damage_of_a_direct_attack_away() -> None:
    t = battle("hand: Kuriboh", "monsters: Curse of Dragon", turn_of="opp")
    t.opp.attacks_directly("Curse of Dragon")
    reach(t, CALCULATION)
    t.opp.passes()
    t.you.activates("Kuriboh")
    assert t.you.graveyard == ["Kuriboh"]
    leave(t)
    assert t.you.lp == 8000
    t.opp.cannot("attack with Curse of Dragon", because="battle.attack.once-per-turn")


@pytest.mark.rule("damage-step.example.kuriboh-no-battle-damage", scenario=1)
@pytest.mark.parametrize("turn_player", ["you", "opp"])
def test_kuriboh_is_not_offered_without_damage_or_when_the_own_monster_attacks(turn_player: str) -> None:
    if turn_player == "opp":
        t = battle("hand: Kuriboh   monsters: Kojikocy (defense)", "monsters: Curse of Dragon", turn_of="opp")
        t.opp.attacks("Curse of Dragon", "Kojikocy")
    else:
        t = battle("hand: Kuriboh   monsters: Kojikocy", "monsters: Curse of Dragon")
        t.you.attacks("Kojikocy", "Curse of Dragon")
    reach(t, CALCULATION)
    while not t.you.is_to_decide():
        go_on(t)
    assert t.timing == CALCULATION and t.you.is_asked("response").offers == ["pass"]
    t.you.cannot("activate Kuriboh", because=NOT_NOW)


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=1)
def test_lily_pays_once_for_one_damage_calculation() -> None:
    t = battle("monsters: Injection Fairy Lily", "monsters: Summoned Skull")
    t.you.attacks("Injection Fairy Lily", "Summoned Skull")
    reach(t, CALCULATION)
    t.you.activates("Injection Fairy Lily")
    t.opp.passes()
    t.you.cannot("activate Injection Fairy Lily", because=USED_UP)  # not chained to itself
    t.you.passes()
    assert t.timing == CALCULATION and t.you.atk_of("Injection Fairy Lily") == 3400
    t.you.cannot("activate Injection Fairy Lily", because=NOT_NOW)
    reach(t, AFTER)
    assert t.you.atk_of("Injection Fairy Lily") == 400 and (t.you.lp, t.opp.lp) == (6000, 7100)
    leave(t)
    assert t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=0)
def test_what_the_opponent_does_in_a_damage_calculation_gives_lily_no_second_use() -> None:
    t = battle("monsters: Injection Fairy Lily", "hand: Kuriboh")
    t.you.attacks_directly("Injection Fairy Lily")
    reach(t, CALCULATION)
    t.you.activates("Injection Fairy Lily")
    t.opp.activates("Kuriboh")
    t.you.cannot("activate Injection Fairy Lily", because=USED_UP)


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=1)
def test_lily_is_not_offered_below_2000_lp() -> None:
    t = table(
        "turn 3, Battle Step, you to act\nyou 1900   monsters: Injection Fairy Lily\nopp 8000   monsters: Ooguchi",
        ask_all=True,
    )
    t.you.attacks("Injection Fairy Lily", "Ooguchi")
    reach(t, CALCULATION)
    assert t.you.is_asked("response").offers == ["pass"]
    t.you.cannot("activate Injection Fairy Lily", because="cost.lp.not-more-than-current")


@pytest.mark.rule("damage-step.example.defense-draw", scenario=1)
def test_defense_draw_is_for_damage_calculation_in_the_opponents_turn() -> None:
    t = battle("set: Defense Draw   deck: Kuriboh", "monsters: Dark Blade", turn_of="opp")
    t.opp.attacks_directly("Dark Blade")
    offered = []
    for timing in FIVE:
        reach(t, timing)
        t.opp.passes()
        offered += [timing] if t.you.can_activate("Defense Draw") else []
        if timing == CALCULATION:
            t.you.activates("Defense Draw")
    assert offered == [CALCULATION] and t.you.lp == 8000 and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.example.defense-draw", scenario=1)
def test_defense_draw_is_not_offered_in_its_players_own_turn() -> None:
    t = battle("monsters: Kojikocy   set: Defense Draw   deck: Kuriboh", "monsters: Dark Blade")
    t.you.attacks("Kojikocy", "Dark Blade")
    for timing in FIVE:
        reach(t, timing)
        assert t.you.is_asked("response").offers == ["pass"]
    assert t.you.lp == 7700


# ------------------------------------------------------------------------------------------ after damage calculation


@pytest.mark.rule("damage-step.after-calc.cards", scenario=1)
def test_red_dragon_archfiend_destroys_both_defending_monsters_after_damage_calculation() -> None:
    t = battle("monsters: Red Dragon Archfiend", "monsters: Mystical Elf (defense), Woodborg Inpachi (set)")
    t.you.attacks("Red Dragon Archfiend", "Mystical Elf")
    reach(t, AFTER)
    assert t.you.is_asked("trigger").offers == ["trigger Red Dragon Archfiend"]
    t.you.triggers("Red Dragon Archfiend")
    t.both_pass()
    assert t.timing == AFTER and t.opp.monsters == []
    assert sorted(t.opp.graveyard) == ["Mystical Elf", "Woodborg Inpachi"]


@pytest.mark.rule("damage-step.after-calc.cards", scenario=1)
@pytest.mark.rule("damage-step.example.gorz-from-hand", scenario=1)
def test_gorz_comes_from_the_hand_after_damage_calculation_with_a_token_of_that_damage() -> None:
    gorz = "Gorz the Emissary of Darkness"
    t = battle("monsters: Dark Blade", f"hand: {gorz}")
    t.you.attacks_directly("Dark Blade")
    reach(t, AFTER)
    t.you.passes()
    assert t.opp.is_asked("response").offers == [f"activate {gorz}", "pass"]
    t.opp.activates(gorz)
    t.both_pass()
    t.opp.takes_position("attack")
    assert t.opp.monsters == [gorz]
    # What it does then is an effect of its own.
    t.opp.triggers(gorz)
    t.both_pass()
    t.opp.takes_position("attack")  # for the Token
    assert t.timing == AFTER and t.opp.monsters == [gorz, "Emissary of Darkness Token"] and t.opp.lp == 6200
    assert t.opp.atk_of("Emissary of Darkness Token") == t.opp.def_of("Emissary of Darkness Token") == 1800


@pytest.mark.rule("damage-step.example.gorz-from-hand", scenario=1)
@pytest.mark.parametrize("other", ["set: Trap Hole", "spells: Messenger of Peace"])
def test_gorz_is_not_offered_with_a_card_on_the_field(other: str) -> None:
    t = battle("monsters: Celtic Guardian", f"hand: Gorz the Emissary of Darkness   {other}")
    t.you.attacks_directly("Celtic Guardian")
    reach(t, AFTER)
    t.you.passes()
    assert t.opp.lp == 6600 and t.opp.is_asked("response").offers == ["pass"]
    leave(t)
    assert t.opp.monsters == []


@pytest.mark.rule("damage-step.example.red-dragon-archfiend", scenario=1)
def test_red_dragon_archfiend_destroys_three_defenders_once_each_and_its_idle_companion() -> None:
    you = "monsters: Red Dragon Archfiend, Vorse Raider, Battle Ox   deck: Kuriboh"
    t = battle(you, "monsters: Mystical Elf (defense), Woodborg Inpachi (set), Uraby (defense)   deck: Kuriboh")
    t.you.attacks("Red Dragon Archfiend", "Mystical Elf")
    reach(t, AFTER)
    assert t.opp.monster("Mystical Elf").row.doomed
    t.you.triggers("Red Dragon Archfiend")
    leave(t)
    for name in ("Mystical Elf", "Woodborg Inpachi", "Uraby"):
        assert len([line for line in t.log() if line.startswith(f"{name} destroyed")]) == 1
    assert t.opp.monsters == []
    t.you.attacks_directly("Vorse Raider")
    while t.step != "Damage Step":
        go_on(t)
    leave(t)
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    run_until_the_turn_ends(t)
    assert t.you.monsters == ["Red Dragon Archfiend", "Vorse Raider"] and t.you.graveyard == ["Battle Ox"]


@pytest.mark.rule("damage-step.example.dd-warrior-mandatory-banish", scenario=1)
def test_dd_warrior_banishes_both_before_anything_is_sent_to_the_graveyard() -> None:
    t = battle("monsters: D.D. Warrior (attack)", "monsters: Summoned Skull", turn_of="opp")
    t.opp.attacks("Summoned Skull", "D.D. Warrior")
    reach(t, AFTER)
    assert t.you.lp == 8000 - 1300 and t.you.is_asked("trigger").offers == ["trigger D.D. Warrior"]
    t.you.triggers("D.D. Warrior")
    t.both_pass()
    assert t.timing == AFTER and t.you.banished == ["D.D. Warrior"] and t.opp.banished == ["Summoned Skull"]
    leave(t)
    assert t.you.graveyard == t.opp.graveyard == []


@pytest.mark.rule("damage-step.example.dd-warrior-mandatory-banish", scenario=1)
def test_dd_warrior_does_not_act_on_a_direct_attack() -> None:
    t = battle("monsters: D.D. Warrior", "")
    t.you.attacks_directly("D.D. Warrior")
    leave(reach(t, END))
    assert made(t) == [] and t.you.monsters == ["D.D. Warrior"] and t.opp.lp == 6800


@pytest.mark.rule("damage-step.example.dd-warrior-lady-optional-banish", scenario=1)
@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize("other", ["Vorse Raider", "Celtic Guardian"])
def test_dd_warrior_ladys_controller_is_asked(wanted: bool, other: str) -> None:
    t = battle("monsters: D.D. Warrior Lady", f"monsters: {other}")
    t.you.attacks("D.D. Warrior Lady", other)
    reach(t, AFTER)
    assert t.you.is_asked("trigger").offers == ["trigger D.D. Warrior Lady", "pass"]
    if wanted:
        t.you.triggers("D.D. Warrior Lady")
    else:
        t.you.passes()
    leave(t)
    gone = ["D.D. Warrior Lady"], [other]
    assert (t.you.banished, t.opp.banished) == (gone if wanted else ([], []))
    falls = ([], []) if wanted else (["D.D. Warrior Lady"], []) if other == "Vorse Raider" else ([], [other])
    assert (t.you.graveyard, t.opp.graveyard) == falls


# ---------------------------------------------------------------------------------------------- the end: Giant Rat


@pytest.mark.rule("damage-step.example.giant-rat", scenario=1)
def test_giant_rat_calls_a_weak_earth_monster_in_attack_position() -> None:
    deck = "D.D. Warrior, Giant Rat, D.D. Warrior Lady, Drillroid"
    t = battle("monsters: Vorse Raider", f"monsters: Giant Rat   deck: {deck}")
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, END)
    t.opp.triggers("Giant Rat")
    t.both_pass()
    assert sorted(t.opp.is_asked("search").offers) == ["D.D. Warrior", "Giant Rat"]
    t.opp.chooses("D.D. Warrior")
    leave(t)
    assert t.opp.monster("D.D. Warrior").position == "attack" and "opp shuffled" in t.log()
    assert sorted(t.opp.deck) == ["D.D. Warrior Lady", "Drillroid", "Giant Rat"]


@pytest.mark.rule("damage-step.example.giant-rat", scenario=1)
def test_giant_rat_is_not_offered_when_it_is_destroyed_by_an_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   monsters: Giant Rat   deck: Giant Rat
        """,
        ask_all=True,
    )
    t.you.activates("Raigeki")
    t.both_pass()
    assert t.opp.graveyard == ["Giant Rat"]
    t.nobody_responds()
    assert made(t) == ["you activated Raigeki"] and t.you.is_asked("open state")


@pytest.mark.rule("damage-step.example.giant-rat", scenario=1)
def test_giant_rat_is_not_offered_when_it_is_banished() -> None:
    t = battle("monsters: Vorse Raider   spells: Dimensional Fissure", "monsters: Giant Rat   deck: Giant Rat")
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, END)
    assert "Giant Rat destroyed (battle)" in t.log() and t.opp.banished == ["Giant Rat"]
    assert t.you.is_asked("response").offers == ["pass"]  # no trigger came before this window
    leave(t)
    assert made(t) == [] and t.opp.monsters == []
