"""Topic damage-step: the five timings, who is asked in them, and what leads from one to the next."""

import pytest

from damage_steps import (
    AFTER,
    BEFORE,
    CALCULATION,
    END,
    FIVE,
    IN_THE_DAMAGE_STEP,
    NOT_NOW,
    START,
    TOO_LATE,
    battle,
    leave,
    reach,
    timings,
)
from probes import probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_BATTLE,
    DAMAGE_CALCULATION,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    OPPONENT,
    START_OF_DAMAGE_STEP,
    SUMMONED_BY_FLIPPING,
    UNTIL_DAMAGE_STEP_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Flip, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Stat
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.timings import BattleReached, Destroyed, Flipped, If, Summoned, When
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangePosition,
    ChangeStat,
    GainLP,
    InflictDamage,
    SendToGraveyard,
)
from table import Table, there

VANISH = probe(
    "Test Vanish",
    "Trap",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=AddToHand(THE_TARGET), damage_step=IN_THE_DAMAGE_STEP),
)

# ------------------------------------------------------------------------------------------------- the five in order


@pytest.mark.rule("damage-step.five-timings-in-order", scenario=1)
def test_a_battle_comes_once_to_each_of_five_timings_and_asks_what_can_be_activated_there() -> None:
    t = battle("monsters: Vorse Raider   set: Shrink", "monsters: Battle Ox   set: Shrink")
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.both_pass()
    for number, timing in enumerate(FIVE):
        assert (t.step, t.timing) == ("Damage Step", timing)
        offers = ["activate Shrink", "pass"] if number < 2 else ["pass"]
        assert t.you.is_asked("response").offers == offers
        t.you.passes()
        assert t.timing == timing and t.opp.is_asked("response").offers == offers
        t.opp.passes()
    assert timings(t) == FIVE and t.step == "Battle Step"


# --------------------------------------------------------------------------------------------------------- the start


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=1)
def test_at_the_start_an_effect_that_needs_a_face_up_monster_cannot_use_the_face_down_target() -> None:
    t = battle("monsters: Vorse Raider, Battle Ox   set: Shrink", "monsters: Mystical Elf (set)")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, START)
    t.you.activates("Shrink")
    assert t.you.is_asked("target").offers == ["Vorse Raider", "Battle Ox"]
    assert t.opp.monster("Mystical Elf").position == "set"


def starter(name: str, lp: int) -> CardFacts:
    """A monster with a mandatory effect at the start of the Damage Step of its battles."""
    when = If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster()))
    return probe(name, "Warrior / Effect", Trigger(1, when=when, do=GainLP(lp), mandatory=True))


@pytest.mark.rule("damage-step.start.timing-effects-turn-player-first", scenario=1)
@pytest.mark.parametrize("turn_player", ["you", "opp"])
def test_the_effects_of_the_start_make_one_chain_the_turn_players_first(turn_player: str) -> None:
    yours, theirs = starter("Test Herald", 100), starter("Test Crier", 10)
    t = battle("monsters: Test Herald", "monsters: Test Crier", yours, theirs, turn_of=turn_player)
    if turn_player == "you":
        t.you.attacks("Test Herald", "Test Crier")
        order = ["Test Herald", "Test Crier"]
    else:
        t.opp.attacks("Test Crier", "Test Herald")
        order = ["Test Crier", "Test Herald"]
    t.both_pass()
    assert t.timing == START
    for name in order:
        (t.you if name == "Test Herald" else t.opp).triggers(name)
    assert t.timing == START and t.chain == order
    t.both_pass()
    assert t.timing == START and (t.you.lp, t.opp.lp) == (8100, 8010) and t.log().count("chain of 2 ended") == 1


@pytest.mark.rule("damage-step.start.fast-effects-turn-player-first", scenario=1)
def test_at_the_start_the_turn_player_is_asked_first_and_several_chains_may_follow() -> None:
    t = battle("monsters: Vorse Raider   hand: 2 Shrink", "monsters: Battle Ox   set: Shrink")
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.both_pass()
    assert t.timing == START
    assert "activate Shrink" in " ".join(t.you.is_asked("response").offers)
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Shrink", "pass"]
    t.opp.activates("Shrink", targeting="Vorse Raider")
    assert t.chain == ["Shrink"]
    t.both_pass()
    assert t.timing == START and t.chain == [] and t.you.atk_of("Vorse Raider") == 950
    t.you.activates("Shrink", targeting="Battle Ox")
    t.both_pass()
    assert t.timing == START and t.chain == [] and t.opp.atk_of("Battle Ox") == 850
    t.you.passes()
    assert t.timing == START
    t.opp.passes()
    assert t.timing == BEFORE and t.log().count("chain of 1 ended") == 2


@pytest.mark.rule("damage-step.start.to-before-calculation", scenario=1)
def test_two_passes_at_the_start_lead_to_before_damage_calculation_where_the_target_is_flipped() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Mystical Elf (set)")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, START)
    t.you.passes()
    assert t.timing == START and t.opp.monster("Mystical Elf").position == "set"
    t.opp.passes()
    assert t.timing == BEFORE and t.opp.monster("Mystical Elf").position == "defense"


# ---------------------------------------------------------------------------------------- before damage calculation


@pytest.mark.rule("damage-step.before-calc.facedown-is-flipped", scenario=2)
def test_a_monster_flipped_by_the_attack_counts_as_flipped_not_summoned_and_applies_at_once() -> None:
    sentinel = probe(
        "Test Sentinel",
        "Rock / Effect",
        Continuous(1, ChangeStat(ATK, All(Monster(), OPPONENTS_FIELD), 500, lose=True)),
        Trigger(2, when=If(Flipped(THIS_CARD)), do=GainLP(10), mandatory=True),
        Trigger(3, when=If(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)), do=GainLP(1000), mandatory=True),
        def_=1500,
    )
    t = battle("monsters: Vorse Raider", "monsters: Test Sentinel (set)", sentinel)
    t.you.attacks("Vorse Raider", "Test Sentinel")
    reach(t, START)
    assert t.you.atk_of("Vorse Raider") == 1900
    reach(t, BEFORE)
    assert t.opp.monster("Test Sentinel").position == "defense" and "Test Sentinel flipped" in t.log()
    assert t.you.atk_of("Vorse Raider") == 1400
    reach(t, END)
    assert t.you.lp == 8000 - 100 and t.opp.lp == 8010 and "Test Sentinel flip summoned" not in t.log()


@pytest.mark.rule("damage-step.before-calc.fast-effects-turn-player-first", scenario=1)
def test_after_the_flip_the_turn_player_is_asked_first_and_knows_the_monster() -> None:
    t = battle("monsters: Vorse Raider   hand: Rush Recklessly", "monsters: Mystical Elf (set)   set: Shrink")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, BEFORE)
    seen = there(t.you.view.monsters(t.opp.player)[0])
    assert (seen.name, seen.def_) == ("Mystical Elf", 2000)
    assert t.you.is_asked("response").offers == ["activate Rush Recklessly", "pass"]
    t.you.activates("Rush Recklessly", targeting="Vorse Raider")
    t.both_pass()
    assert t.timing == BEFORE and t.you.atk_of("Vorse Raider") == 2600
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Shrink", "pass"]
    t.opp.activates("Shrink", targeting="Vorse Raider")
    t.both_pass()
    reach(t, END)
    assert t.you.lp == 8000 - (2000 - 950 - 700)


@pytest.mark.rule("damage-step.before-calc.to-calculation", scenario=1)
def test_two_passes_before_damage_calculation_lead_to_it_and_close_rush_recklessly_and_shrink() -> None:
    t = battle("monsters: Vorse Raider   hand: Rush Recklessly", "monsters: Battle Ox   set: Shrink")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, BEFORE)
    t.you.can("activate Rush Recklessly")
    t.you.passes()
    t.opp.can("activate Shrink")
    t.opp.passes()
    assert t.timing == CALCULATION
    t.you.cannot("activate Rush Recklessly", because=TOO_LATE)
    t.you.passes()
    t.opp.cannot("activate Shrink", because=TOO_LATE)


@pytest.mark.rule("damage-step.before-calc.to-calculation", scenario=2)
def test_after_a_chain_before_damage_calculation_both_are_asked_again() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Battle Ox   set: Shrink")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, BEFORE)
    t.you.passes()
    t.opp.activates("Shrink", targeting="Vorse Raider")
    t.both_pass()
    assert t.timing == BEFORE and t.chain == []
    t.you.passes()
    assert t.timing == BEFORE
    t.opp.passes()
    assert t.timing == CALCULATION


@pytest.mark.rule("damage-step.before-calc.refaced-down-monster-flips-again", scenario=1)
def test_a_target_that_is_turned_face_down_again_is_flipped_again_and_flips_for_its_effect_once() -> None:
    eclipse = probe(
        "Test Eclipse",
        "Trap",
        Activation(
            target=One(Monster(FACE_UP), OPPONENTS_FIELD),
            do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
            damage_step=IN_THE_DAMAGE_STEP,
        ),
    )
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(1000)), def_=2000)
    t = battle("monsters: Vorse Raider   set: Test Eclipse", "monsters: Test Bud (set)", eclipse, bud)
    t.you.attacks("Vorse Raider", "Test Bud")
    reach(t, BEFORE)
    assert t.opp.monster("Test Bud").position == "defense"
    t.you.activates("Test Eclipse", targeting="Test Bud")
    t.both_pass()
    assert "Test Bud to set" in t.log()
    assert t.opp.monster("Test Bud").position == "defense"  # after that chain it is face-up again
    reach(t, CALCULATION)
    assert t.opp.lp == 8000
    reach(t, AFTER)
    t.opp.triggers("Test Bud")
    assert t.you.lp == 8000 - 100 and t.chain == ["Test Bud"]
    reach(t, END)
    assert t.opp.lp == 9000 and t.log().count("opp activated Test Bud") == 1


# ------------------------------------------------------------------------------- effects that belong to one timing


def lily_and_the_lion() -> Table:
    """Injection Fairy Lily battles; a Trap at damage calculation can send Mecha Phantom Beast O-Lion."""
    fuse = probe(
        "Test Fuse",
        "Trap",
        Activation(
            when=When(BattleReached(DAMAGE_CALCULATION, Monster(controller=YOU))),
            do=SendToGraveyard(One(Monster(name="Mecha Phantom Beast O-Lion"), YOUR_FIELD)),
        ),
    )
    monsters = "Injection Fairy Lily, Mecha Phantom Beast O-Lion"
    t = battle(f"monsters: {monsters}   set: Test Fuse", "monsters: Battle Ox", fuse)
    t.you.attacks("Injection Fairy Lily", "Battle Ox")
    return reach(t, CALCULATION)


@pytest.mark.rule("damage-step.timing.specific-timing-is-not-reopened", scenario=1)
def test_lily_is_not_offered_once_a_chain_at_damage_calculation_has_been_processed() -> None:
    t = lily_and_the_lion()
    t.you.can("activate Injection Fairy Lily")
    t.you.activates("Test Fuse")
    t.both_pass()
    t.you.chooses("Mecha Phantom Beast O-Lion")
    t.you.triggers("Mecha Phantom Beast O-Lion")
    t.both_pass()
    t.you.takes_position("attack")
    assert "Mecha Phantom Beast Token" in t.you.monsters
    assert t.timing == CALCULATION and t.you.lp == t.opp.lp == 8000
    t.you.cannot("activate Injection Fairy Lily", because=NOT_NOW)
    t.both_pass()
    assert t.timing == AFTER and t.you.lp == 8000 - 1300


@pytest.mark.rule("damage-step.timing.specific-timing-not-chainable-to-later-trigger", scenario=1)
def test_lily_is_not_chained_to_the_trigger_of_an_earlier_chain_at_damage_calculation() -> None:
    t = lily_and_the_lion()
    t.you.activates("Test Fuse")
    t.opp.passes()
    t.you.can("activate Injection Fairy Lily")  # in the first chain it can be chained
    t.you.passes()
    t.you.chooses("Mecha Phantom Beast O-Lion")
    t.you.triggers("Mecha Phantom Beast O-Lion")
    assert t.timing == CALCULATION and t.chain == ["Mecha Phantom Beast O-Lion"]
    t.opp.passes()
    t.you.cannot("activate Injection Fairy Lily", because=NOT_NOW)


# --------------------------------------------------------------------------------------- battles without calculation


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=1)
def test_a_battle_whose_target_has_left_ends_without_result() -> None:
    you = "monsters: Airknight Parshath, Battle Ox   deck: Kuriboh"
    t = battle(you, "monsters: Giant Rat   set: Test Vanish   deck: Giant Rat", VANISH)
    t.you.attacks("Airknight Parshath", "Giant Rat")
    reach(t, START)
    t.you.passes()
    t.opp.activates("Test Vanish", targeting="Giant Rat")
    t.both_pass()
    assert t.opp.hand == ["Giant Rat"]
    reach(t, END)
    assert t.you.is_asked("response").offers == ["pass"]  # no trigger came before this window
    leave(t)
    assert CALCULATION not in timings(t) and "damage calculated" not in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and not [line for line in t.log() if "destroyed" in line]
    assert t.log().count("chain of 1 ended") == 1 and t.you.hand == []
    assert t.step == "Battle Step" and "replay of Airknight Parshath" not in t.log()
    t.you.can("attack with Battle Ox")


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=0)
def test_a_battle_broken_off_at_damage_calculation_has_no_time_after_it() -> None:
    t = battle("monsters: Injection Fairy Lily, Battle Ox", "monsters: D.D. Warrior   set: Solemn Strike")
    t.you.attacks("Injection Fairy Lily", "D.D. Warrior")
    reach(t, CALCULATION)
    t.you.activates("Injection Fairy Lily")
    t.opp.activates("Solemn Strike")
    leave(t)
    assert t.you.graveyard == ["Injection Fairy Lily"] and "damage calculated" not in t.log()
    assert AFTER not in timings(t) and t.opp.monsters == ["D.D. Warrior"]


@pytest.mark.rule("damage-step.attacker-counts-as-having-attacked", scenario=1)
def test_dante_has_attacked_once_the_damage_step_has_begun() -> None:
    dante = "Dante, Traveler of the Burning Abyss"
    t = battle(f"monsters: {dante}, Kuriboh", "monsters: Battle Ox   set: Test Vanish", VANISH)
    t.you.attacks(dante, "Battle Ox")
    reach(t, START)
    t.you.passes()
    t.opp.activates("Test Vanish", targeting="Battle Ox")
    reach(t, END)
    leave(t)
    assert "damage calculated" not in t.log() and t.you.monster(dante).position == "attack"
    t.you.goes_to("Main Phase 2")
    t.opp.passes()
    assert t.step == "End Step"
    t.you.carries_out(dante)
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.you.monster(dante).position == "defense"


@pytest.mark.rule("damage-step.attacker-counts-as-having-attacked", scenario=1)
def test_dante_has_not_attacked_when_its_attack_was_negated_in_the_battle_step() -> None:
    dante = "Dante, Traveler of the Burning Abyss"
    t = battle(f"monsters: {dante}, Kuriboh", "monsters: Battle Ox   set: Draining Shield")
    t.you.attacks(dante, "Battle Ox")
    t.you.passes()
    t.opp.activates("Draining Shield")
    t.nobody_responds()
    assert t.opp.lp == 9000 and timings(t) == []
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.you.monster(dante).position == "attack"


# ---------------------------------------------------------------------------------------- the end of the Damage Step


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=1)
def test_a_boost_until_the_end_of_the_damage_step_is_there_for_the_triggers_of_its_end() -> None:
    spur = probe(
        "Test Spur",
        "Trap",
        Activation(do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 1000, until=UNTIL_DAMAGE_STEP_ENDS)),
    )
    ender = probe(
        "Test Ender",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=InflictDamage(Stat(ATK, THIS_CARD), OPPONENT),
            mandatory=True,
        ),
        atk=1000,
    )
    t = battle("monsters: Test Ender, Kuriboh   set: Test Spur", "monsters: Battle Ox", spur, ender)
    t.you.attacks("Test Ender", "Battle Ox")
    reach(t, START)
    t.you.activates("Test Spur")
    reach(t, END)
    t.you.triggers("Test Ender")
    assert t.chain == ["Test Ender"] and t.you.atk_of("Test Ender") == 2000 and t.opp.lp == 8000 - 300
    t.both_pass()
    assert t.timing == END and t.opp.lp == 8000 - 300 - 2000 and t.you.atk_of("Test Ender") == 2000
    t.both_pass()
    assert t.step == "Battle Step" and t.you.atk_of("Test Ender") == 1000


@pytest.mark.rule("damage-step.end.returns-to-battle-step", scenario=1)
def test_after_the_damage_step_another_monster_can_declare_an_attack() -> None:
    t = battle("monsters: Vorse Raider, Summoned Skull", "monsters: Battle Ox")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, END)
    t.both_pass()
    assert (t.phase, t.step) == ("Battle Phase", "Battle Step")
    t.you.cannot("attack with Vorse Raider", because="battle.attack.once-per-turn")
    t.you.attacks_directly("Summoned Skull")
    assert "Summoned Skull attacks directly" in t.log()


@pytest.mark.rule("damage-step.end.no-direct-way-to-end-step", scenario=1)
def test_after_the_last_attack_the_battle_step_comes_before_the_end_step() -> None:
    t = battle("monsters: Vorse Raider   set: Shrink", "monsters: Battle Ox   set: Just Desserts")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, END)
    t.both_pass()
    assert t.step == "Battle Step" and t.you.is_asked("open state")
    t.you.can("activate Shrink")
    t.you.goes_to("Main Phase 2")
    assert t.step == "Battle Step"
    t.opp.can("activate Just Desserts")
    t.opp.passes()
    assert t.step == "End Step"
    steps = [line.removeprefix("step ") for line in t.log() if line.startswith("step ")]
    assert steps[-1] == "End Step" and "Damage Step" in steps
