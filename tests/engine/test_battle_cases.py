"""Battles that something cuts short, and monsters whose destruction by battle is decided."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    ATTACKING,
    BECAUSE_OF_BATTLE,
    FACE_UP,
    OPPONENT,
    UNTIL_DAMAGE_STEP_ENDS,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Activation, Flip, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import AttackDeclared, Destroyed, If, When
from spellspeed.lang.words.verbs import AddToHand, ChangeStat, Destroy, EndBattlePhase, Forbid, GainLP, Tribute
from table import table

IN_THE_DAMAGE_STEP = True
SNARE = probe(
    "Test Snare",
    "Trap",
    Activation(target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET), damage_step=IN_THE_DAMAGE_STEP),
)


# -------------------------------------------------------------------------------------------- the Battle Phase is ended


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=0)
def test_an_attack_under_way_does_not_survive_the_end_of_the_battle_phase() -> None:
    truce = probe(
        "Test Truce",
        "Trap",
        Activation(when=When(AttackDeclared(Monster(), by=OPPONENT)), do=EndBattlePhase()),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian
        opp 8000  set: Test Truce
        """,
        pool=pool_with(truce),
    )
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Test Truce")
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.phase == "Main Phase 2"


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=0)
def test_an_effect_that_ends_the_battle_phase_in_the_damage_step_leaves_no_further_attack() -> None:
    fallen = probe(
        "Test Fallen",
        "Warrior / Effect",
        Trigger(
            when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
            do=EndBattlePhase(),
            from_=YOUR_GRAVEYARD,
            mandatory=True,
        ),
        atk=500,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian
        opp 8000  monsters: Test Fallen
        """,
        pool=pool_with(fallen),
    )
    t.you.attacks("Battle Ox", "Test Fallen")
    t.nobody_responds()
    assert t.opp.lp == 6800 and t.phase == "Main Phase 2"


# ---------------------------------------------------------------------------------------------------- attacks that stop


@pytest.mark.rule("battle.attack.cannot-attack-after-declaration", scenario=1)
def test_cannot_attack_stops_an_attack_under_way_and_cannot_declare_does_not() -> None:
    chains = probe(
        "Test Chains",
        "Trap",
        Activation(
            target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Forbid(ATTACKING, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    )
    position = """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian
        opp 8000  set: Test Chains, Threatening Roar
        """
    t = table(position, pool=pool_with(chains))
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Test Chains", targeting="Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.step == "Battle Step"
    assert not [line for line in t.log() if "Damage Step" in line]

    t = table(position, pool=pool_with(chains))
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Threatening Roar")
    t.nobody_responds()
    assert t.opp.lp == 6300
    t.you.cannot("attack directly with Celtic Guardian", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=0)
def test_a_monster_that_is_tributed_for_its_own_effect_while_attacked_can_destroy_the_attacker() -> None:
    martyr = probe(
        "Test Martyr",
        "Warrior / Effect",
        Quick(1, cost=Tribute(THIS_CARD), target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox
        opp 8000  monsters: Test Martyr, Celtic Guardian
        """,
        pool=pool_with(martyr),
    )
    t.you.attacks("Battle Ox", "Test Martyr")
    t.opp.activates("Test Martyr", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.graveyard == ["Battle Ox"] and t.opp.monsters == ["Celtic Guardian"]
    # There is no attacker left for a replay.
    assert not [line for line in t.log() if "replay" in line or "Damage Step" in line]


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_a_replay_comes_when_a_monster_of_the_attacked_side_was_tributed() -> None:
    butcher = probe(
        "Test Butcher",
        "Warrior / Effect",
        Quick(
            1,
            cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
            target=One(Monster(), OPPONENTS_FIELD),
            do=Destroy(THE_TARGET),
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian
        opp 8000  monsters: Test Butcher, Mystical Elf
        """,
        pool=pool_with(butcher),
    )
    t.you.attacks("Battle Ox", "Test Butcher")
    t.opp.activates("Test Butcher", tributing="Mystical Elf", targeting="Celtic Guardian")
    assert t.you.is_asked("replay").offers == ["Test Butcher", "stop"]


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
def test_a_gain_until_the_end_of_the_damage_step_wins_the_battle_and_is_gone_afterwards() -> None:
    charger = probe(
        "Test Charger",
        "Warrior / Effect",
        Trigger(
            1,
            when=When(AttackDeclared(THIS_CARD)),
            do=ChangeStat(ATK, THIS_CARD, 500, until=UNTIL_DAMAGE_STEP_ENDS),
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Charger
        opp 8000  monsters: Celtic Guardian
        """,
        pool=pool_with(charger),
    )
    t.you.attacks("Test Charger", "Celtic Guardian")
    t.you.triggers("Test Charger")
    t.nobody_responds()
    assert t.opp.graveyard == ["Celtic Guardian"] and t.opp.lp == 7900
    assert t.you.atk_of("Test Charger") == 1000


# ------------------------------------------------------------------------------------------------------ doomed monsters


@pytest.mark.rule("damage-step.calc.doomed-monster-cannot-be-targeted", scenario=1)
def test_a_doomed_man_eater_bug_cannot_be_targeted_by_itself_or_by_either_player() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox  set: Test Snare
        opp 8000  monsters: Man-Eater Bug (set)  set: Test Snare
        """,
        pool=pool_with(SNARE),
    )
    t.you.attacks("Battle Ox", "Man-Eater Bug")
    while t.timing != "after damage calculation":
        t.both_pass()
    # Only Battle Ox can be chosen, so nobody is asked for a target.
    assert t.chain == ["Man-Eater Bug"] and t.opp.monsters == ["Man-Eater Bug"]
    t.you.activates("Test Snare")
    t.opp.activates("Test Snare")
    chosen = [line for line in t.log() if "chose the target" in line]
    assert chosen == [f"{who} chose the target Battle Ox" for who in ("opp", "you", "opp")]
    t.nobody_responds()
    assert "Battle Ox" in t.you.graveyard and "Man-Eater Bug" in t.opp.graveyard


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
def test_a_doomed_penguin_soldier_returns_the_others_but_not_itself() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian
        opp 8000  monsters: Penguin Soldier (set)
    """)
    t.you.attacks("Battle Ox", "Penguin Soldier")
    t.opp.triggers("Penguin Soldier")
    assert t.opp.is_asked("target").offers == ["Battle Ox", "Celtic Guardian"]
    t.opp.targets("Battle Ox", "Celtic Guardian")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Battle Ox", "Celtic Guardian"] and t.opp.graveyard == ["Penguin Soldier"]


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
def test_an_effect_that_returns_all_monsters_to_the_hand_does_nothing_to_a_doomed_one() -> None:
    tide = probe("Test Tide", "Aqua / Flip / Effect", Flip(do=AddToHand(All(Monster(), THE_FIELD))), def_=600)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox
        opp 8000  monsters: Test Tide (set), Mystical Elf
        """,
        pool=pool_with(tide),
    )
    t.you.attacks("Battle Ox", "Test Tide")
    t.nobody_responds()
    assert t.you.hand == ["Battle Ox"]
    assert t.opp.hand == ["Mystical Elf"] and t.opp.graveyard == ["Test Tide"]


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=1)
@pytest.mark.parametrize(("attacker", "offered"), [("Battle Ox", False), ("Kuriboh", True)])
def test_a_doomed_monster_pays_no_cost_and_uses_no_quick_effect_but_its_flip_effect(
    attacker: str, offered: bool
) -> None:
    watchman = probe(
        "Test Watchman",
        "Warrior / Flip / Effect",
        Flip(1, do=GainLP(100)),
        Quick(2, do=GainLP(200), damage_step=IN_THE_DAMAGE_STEP),
        def_=600,
    )
    altar = probe(
        "Test Altar",
        "Trap",
        Activation(cost=Tribute(One(Monster(), YOUR_FIELD)), do=GainLP(1000), damage_step=IN_THE_DAMAGE_STEP),
    )
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000  monsters: {attacker}
        opp 8000  monsters: Test Watchman (set), Mystical Elf  set: Test Altar
        """,
        pool=pool_with(watchman, altar),
    )
    t.you.attacks(attacker, "Test Watchman")
    while t.timing != "after damage calculation":
        t.both_pass()
    assert t.chain == ["Test Watchman"]
    assert ("activate Test Watchman" in " ".join(t.opp.is_offered())) == offered
    t.opp.activates("Test Altar")
    if offered:
        assert t.opp.is_asked("tribute").offers == ["Test Watchman", "Mystical Elf"]
    else:
        assert "opp tributed Mystical Elf" in t.log()
