"""Topic battle: the Start Step and the End Step with the effects that belong to them, and what a Battle Phase gives."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    ATK,
    BATTLE_PHASE,
    FACE_DOWN,
    FACE_UP,
    FACE_UP_ATTACK,
    OPPONENT,
    UNTIL_BATTLE_PHASE_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, Monster, Stat
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.rare import AddBattlePhase
from spellspeed.lang.words.terms import Player
from spellspeed.lang.words.timings import EndStepReached, If, PhaseReached, When
from spellspeed.lang.words.verbs import ChangePosition, ChangeStat, GainLP, InflictDamage
from table import Table, table


def attackers(t: Table) -> list[str]:
    """The monsters that you are offered as attackers."""
    return [wish.removeprefix("attack with ") for wish in t.you.is_offered() if wish.startswith("attack with ")]


def activations(t: Table) -> list[str]:
    """The cards that were activated since the table was laid, in order, with whose they were."""
    return [line.replace(" activated", "") for line in t.log() if " activated " in line]


def chains(t: Table) -> list[str]:
    """The chains that have ended since the table was laid."""
    return [line for line in t.log() if line.startswith("chain of ")]


# ------------------------------------------------------------------------------------------------------- the Start Step


@pytest.mark.rule("battle.start-step.declares-battle-phase", scenario=2)
def test_the_other_player_is_told_of_the_battle_phase_and_both_may_act_in_the_start_step() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox    hand: Rush Recklessly
        opp 8000   monsters: Gemini Elf   set: Rush Recklessly
    """)
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    view = t.opp.view
    assert (view.phase, view.step) == ("Battle Phase", "Start Step")
    assert t.log()[-2:] == ["phase Battle Phase", "step Start Step"]
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    t.opp.passes()
    assert t.step == "Start Step" and t.you.atk_of("Battle Ox") == 2400
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    assert t.step == "Battle Step" and t.opp.atk_of("Gemini Elf") == 2600
    assert t.log().index("link 1 Rush Recklessly resolved") < t.log().index("step Battle Step")
    assert not [line for line in t.log() if " attacks " in line]
    assert attackers(t) == ["Battle Ox"]


def herald(name: str, gain: int, turn_of: Player = YOU) -> CardFacts:
    """A monster whose controller must gain LP at the start of the Battle Phase."""
    timing = When(PhaseReached(BATTLE_PHASE, turn_of))
    return probe(name, "Warrior / Effect", Trigger(1, when=timing, do=GainLP(gain), mandatory=True))


def entering_with_a_herald() -> Table:
    """You have just entered the Battle Phase with a mandatory effect of its start and a Quick-Play Spell."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Herald, Battle Ox   hand: Rush Recklessly
        opp 8000   monsters: Gemini Elf               set: Threatening Roar
        """,
        pool=pool_with(herald("Test Herald", 100)),
    )
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    assert t.step == "Start Step"
    assert set(t.you.is_offered()) == {"activate Test Herald", "activate Rush Recklessly", "pass"}
    return t


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=1)
def test_a_quick_play_spell_may_be_activated_before_the_mandatory_effect_of_the_start_step() -> None:
    t = entering_with_a_herald()
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    t.opp.passes()
    assert t.you.atk_of("Battle Ox") == 2400 and t.step == "Start Step" and t.you.lp == 8000
    assert t.you.is_asked("response").offers == ["activate Test Herald", "pass"]
    t.you.activates("Test Herald")
    t.nobody_responds()
    assert t.you.lp == 8100 and chains(t) == ["chain of 1 ended"] * 2
    assert activations(t) == ["you Rush Recklessly", "you Test Herald"]


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=1)
def test_a_quick_play_spell_may_be_chained_to_the_mandatory_effect_of_the_start_step() -> None:
    t = entering_with_a_herald()
    t.you.activates("Test Herald")
    t.opp.passes()
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    assert t.chain == ["Test Herald", "Rush Recklessly"]
    t.nobody_responds()
    assert t.you.lp == 8100 and t.you.atk_of("Battle Ox") == 2400
    assert chains(t) == ["chain of 2 ended"] and t.step == "Battle Step"


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=1)
def test_the_start_step_does_not_end_while_a_mandatory_effect_is_open() -> None:
    t = entering_with_a_herald()
    t.you.passes()
    t.opp.passes()
    assert t.step == "Start Step" and "step Battle Step" not in t.log()
    assert set(t.you.is_offered()) == {"activate Test Herald", "activate Rush Recklessly"}  # and no more passing
    t.you.activates("Test Herald")
    assert t.chain == ["Test Herald"] and t.step == "Start Step"
    t.nobody_responds()
    assert t.you.lp == 8100 and t.step == "Battle Step"


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=2)
@pytest.mark.parametrize(("first", "second"), [("Test Herald", "Test Drummer"), ("Test Drummer", "Test Herald")])
def test_two_effects_of_the_start_step_make_two_chains_in_the_order_of_their_player(first: str, second: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Herald, Test Drummer
        opp 8000   set: Just Desserts
        """,
        pool=pool_with(herald("Test Herald", 100), herald("Test Drummer", 10)),
    )
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    assert set(t.you.is_offered()) == {"activate Test Herald", "activate Test Drummer", "pass"}
    t.you.activates(first)
    assert t.chain == [first]
    t.opp.activates("Just Desserts")  # a response, and not the other effect, is link 2
    assert t.you.lp == 8000 - 1000 + (100 if first == "Test Herald" else 10)
    t.you.triggers(second)
    t.nobody_responds()
    assert chains(t) == ["chain of 2 ended", "chain of 1 ended"]
    assert activations(t) == [f"you {first}", "opp Just Desserts", f"you {second}"]
    assert t.you.lp == 8000 - 1000 + 110 and t.step == "Battle Step"


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=2)
def test_the_turn_players_effect_of_the_start_step_comes_before_the_opponents() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Herald, Battle Ox
        opp 8000   monsters: Test Drummer
        """,
        pool=pool_with(herald("Test Herald", 100), herald("Test Drummer", 10, OPPONENT)),
    )
    t.you.goes_to("Battle Phase")
    t.you.triggers("Test Herald")
    t.nobody_responds()
    assert activations(t) == ["you Test Herald", "opp Test Drummer"] and chains(t) == ["chain of 1 ended"] * 2
    assert (t.you.lp, t.opp.lp) == (8100, 8010) and t.step == "Battle Step"


# --------------------------------------------------------------------------------------------------------- the End Step


def closer(name: str, gain: int, line: str = "Warrior / Effect", turn_of: Player = YOU) -> CardFacts:
    """A card whose controller must gain LP at the end of the Battle Phase."""
    return probe(name, line, Trigger(1, when=When(EndStepReached(turn_of)), do=GainLP(gain), mandatory=True))


@pytest.mark.rule("battle.end-step.closes-battle-phase", scenario=1)
def test_in_the_end_step_no_attack_is_declared_and_the_effects_of_the_end_of_the_battle_phase_are_used() -> None:
    cheer = probe("Test Cheer", "Spell / Quick-Play", Activation(when=If(EndStepReached(YOU)), do=GainLP(500)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf   hand: Test Cheer
        opp 8000
        """,
        pool=pool_with(cheer),
    )
    t.you.cannot("activate Test Cheer", because="effect.condition.all-must-be-met")
    t.you.attacks_directly("Battle Ox")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Battle Phase" and t.step == "End Step"
    assert t.you.is_asked("response").offers == ["activate Test Cheer", "pass"]
    t.you.cannot("attack with Gemini Elf", because="battle.end-step.closes-battle-phase")
    t.you.activates("Test Cheer")
    assert t.you.lp == 8500 and t.opp.lp == 8000 - 1700
    assert t.phase == "Main Phase 2"


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=1)
def test_an_effect_that_ends_the_battle_phase_leads_to_the_end_step_and_not_past_it() -> None:
    rest = probe("Test Rest", "Trap", Activation(when=If(EndStepReached(OPPONENT)), do=GainLP(500)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf
        opp 8000   set: Negate Attack, Test Rest
        """,
        pool=pool_with(rest),
    )
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Negate Attack")
    assert t.step == "End Step" and t.phase == "Battle Phase"
    assert t.opp.is_asked("response").offers == ["activate Test Rest", "pass"]
    t.opp.activates("Test Rest")
    assert t.opp.lp == 8500 and t.phase == "Main Phase 2"
    steps = [line for line in t.log() if line.startswith(("step ", "phase "))]
    assert steps == ["step End Step", "phase Main Phase 2"]
    t.you.is_asked("open state")
    t.you.cannot("attack with Gemini Elf", because="turn.structure.six-phases-in-order")


@pytest.mark.rule("battle.end-step.phase-effects-turn-player-first", scenario=1)
@pytest.mark.parametrize("forced", [False, True])
def test_in_the_end_step_the_turn_players_effect_resolves_before_the_opponents_is_activated(forced: bool) -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Closer, Battle Ox
        opp 8000   monsters: Test Mourner
        """,
        pool=pool_with(closer("Test Closer", 100), closer("Test Mourner", 10, turn_of=OPPONENT)),
    )
    t.you.goes_to("Main Phase 2")
    assert t.step == "End Step" and t.you.is_asked("response").offers == ["activate Test Closer", "pass"]
    if forced:
        t.both_pass()
        assert t.step == "End Step"
    else:
        t.you.activates("Test Closer")
    t.nobody_responds()
    assert t.phase == "Main Phase 2"
    told = [line for line in t.log() if " activated " in line or line.startswith("chain of ")]
    assert told == ["you activated Test Closer", "chain of 1 ended", "opp activated Test Mourner", "chain of 1 ended"]
    assert (t.you.lp, t.opp.lp) == (8100, 8010)


@pytest.mark.rule("battle.end-step.free-timing-cards-interleave", scenario=1)
@pytest.mark.parametrize("first", ["Mystical Space Typhoon", "Test Banner"])
def test_a_free_timing_card_may_come_before_an_effect_of_the_end_step_that_it_takes_away(first: str) -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   spells: Test Banner   set: Mystical Space Typhoon   monsters: Battle Ox
        opp 8000
        """,
        pool=pool_with(closer("Test Banner", 100, "Spell / Continuous")),
    )
    t.you.goes_to("Main Phase 2")
    assert t.step == "End Step"
    assert set(t.you.is_offered()) == {"activate Test Banner", "activate Mystical Space Typhoon", "pass"}
    if first == "Test Banner":
        t.you.activates("Test Banner")
        t.nobody_responds()
        assert t.you.lp == 8100 and t.phase == "Main Phase 2"
        return
    t.you.activates("Mystical Space Typhoon", targeting="Test Banner")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.you.lp == 8000
    assert activations(t) == ["you Mystical Space Typhoon"]
    assert sorted(t.you.graveyard) == ["Mystical Space Typhoon", "Test Banner"]


@pytest.mark.rule("battle.end-step.duration-until-end-of-battle-phase", scenario=1)
def test_a_boost_until_the_end_of_the_battle_phase_counts_in_the_end_step_and_is_gone_afterwards() -> None:
    boost = ChangeStat(ATK, THE_TARGET, 500, until=UNTIL_BATTLE_PHASE_ENDS)
    spur = probe("Test Spur", "Spell / Quick-Play", Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=boost))
    mirror = probe(
        "Test Mirror",
        "Trap",
        Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=InflictDamage(Stat(ATK, THE_TARGET), OPPONENT)),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   hand: Test Spur
        opp 8000   set: Test Mirror
        """,
        pool=pool_with(spur, mirror),
    )
    t.you.activates("Test Spur", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2200
    t.you.goes_to("Main Phase 2")
    t.opp.passes()  # the window before the End Step
    assert t.step == "End Step" and t.you.atk_of("Battle Ox") == 2200
    t.opp.activates("Test Mirror", targeting="Battle Ox")
    assert t.you.lp == 8000 - 2200
    assert t.phase == "Main Phase 2" and t.you.atk_of("Battle Ox") == 1700


# ------------------------------------------------------------------------------------------------- how often in a phase


@pytest.mark.rule("battle.attack.once-per-turn", scenario=2)
@pytest.mark.parametrize("equipped", [False, True])
def test_a_monster_attacks_again_only_if_an_effect_lets_it_attack_twice(equipped: bool) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Twin Swords of Flashing Light - Tryce, Mystical Elf, Rush Recklessly
        opp 8000
    """)
    if equipped:
        t.you.activates("Twin Swords of Flashing Light - Tryce", paying="Mystical Elf", targeting="Battle Ox")
        t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    assert attackers(t) == ["Battle Ox"]
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert attackers(t) == (["Battle Ox"] if equipped else [])
    if equipped:
        t.you.attacks_directly("Battle Ox")
        t.nobody_responds()
    assert t.opp.lp == 8000 - (2 * 1200 if equipped else 1700)
    assert attackers(t) == []
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")


@pytest.mark.rule("battle.attack.once-per-battle-phase-when-several", scenario=1)
def test_in_a_second_battle_phase_a_monster_that_has_attacked_may_attack_once_more() -> None:
    wind = probe("Test Second Wind", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Mystical Elf (defense)   hand: Test Second Wind, Rush Recklessly
        opp 8000   monsters: Gemini Elf (set)
        """,
        pool=pool_with(wind),
    )
    t.you.activates("Test Second Wind")
    t.nobody_responds()
    t.you.attacks("Battle Ox", "Gemini Elf")
    t.nobody_responds()
    assert attackers(t) == []
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert (t.phase, t.step, t.turn) == ("Battle Phase", "Battle Step", 3)
    assert attackers(t) == ["Battle Ox"]
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700
    assert attackers(t) == []
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2"


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_a_second_battle_phase_has_a_beginning_with_its_own_effects() -> None:
    """What had to be activated at the start of the first has to be at the start of the second too."""
    wind = probe("Test Second Wind", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Herald   hand: Test Second Wind, Umi
        opp 8000   monsters: Mystical Elf
        """,
        pool=pool_with(wind, herald("Test Herald", 100)),
    )
    t.you.activates("Test Second Wind")
    t.you.goes_to("Battle Phase")
    t.you.activates("Test Herald")
    assert (t.step, t.you.lp) == ("Battle Step", 8100)
    t.you.goes_to("Main Phase 2")
    assert (t.phase, t.step) == ("Battle Phase", "Start Step")
    t.you.activates("Test Herald")
    assert (t.phase, t.step, t.you.lp) == ("Battle Phase", "Battle Step", 8200)
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2"


@pytest.mark.rule("battle.attacked-then-flipped.no-second-attack", scenario=1)
def test_a_monster_that_attacked_and_was_turned_down_and_up_again_has_no_attack_left() -> None:
    sun = probe(
        "Test Sun",
        "Spell / Quick-Play",
        Activation(
            target=One(Monster(FACE_DOWN), YOUR_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK), damage_step=False
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf   hand: Book of Moon, Test Sun
        opp 8000
        """,
        pool=pool_with(sun),
    )
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700 and t.step == "Battle Step"
    t.you.activates("Book of Moon", targeting="Battle Ox")
    assert t.you.monster("Battle Ox").position == "set"
    t.you.activates("Test Sun", targeting="Battle Ox")
    assert t.you.monster("Battle Ox").position == "attack"
    assert attackers(t) == ["Gemini Elf"]
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")
