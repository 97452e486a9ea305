"""Topic battle: what an attack declaration sets off, and what becomes of an attack whose attacker is gone."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import AS_ATTACKER, FACE_UP_DEFENSE, START_OF_DAMAGE_STEP, YOU
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_OPPOSING, THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.timings import AttackDeclared, AttackTargetSelected, BattleReached, When
from spellspeed.lang.words.verbs import AddToHand, Draw, GainLP, SpecialSummon
from spellspeed.words import ATTACK, BATTLED, HAS_ATTACKED
from table import Table, table

# ---------------------------------------------------------------------------------------------------- what a test reads


def attackers(t: Table) -> list[str]:
    """The monsters that you are offered as attackers."""
    return [wish.removeprefix("attack with ") for wish in t.you.is_offered() if wish.startswith("attack with ")]


def doers(t: Table, deed: int) -> list[str]:
    """The monsters that have done this, this turn."""
    return sorted(t.name(done.uid) for done in t.duel.state.deeds if done.deed == deed)


def no_damage_step(t: Table) -> bool:
    """Whether no attack has come to a Damage Step or a damage calculation since the table was laid."""
    words = ("step Damage Step", "timing ", "damage calculated")
    return not [line for line in t.log() if line.startswith(words) or " battled " in line]


def charger() -> CardFacts:
    timing = When(AttackDeclared(THIS_CARD))
    return probe("Test Charger", "Warrior / Effect", Trigger(1, when=timing, do=GainLP(100), mandatory=True), atk=1800)


def lure() -> CardFacts:
    timing = When(AttackTargetSelected(THIS_CARD))
    return probe("Test Lure", "Warrior / Effect", Trigger(1, when=timing, do=Draw(1), mandatory=True), atk=1000)


# -------------------------------------------------------------------------------------------- the declaration's effects


@pytest.mark.rule("battle.attack.declaration-triggers-turn-player-first", scenario=1)
@pytest.mark.parametrize("turn_player", ["you", "opp"])
def test_the_attackers_effect_is_link_one_and_the_targets_link_two(turn_player: str) -> None:
    other = "opp" if turn_player == "you" else "you"
    t = table(
        f"""
        turn {3 if turn_player == "you" else 4}, Battle Step, {turn_player} to act
        {turn_player} 8000   monsters: Test Charger, Battle Ox
        {other} 8000   monsters: Test Lure   set: Just Desserts   deck: 2 Mystical Elf
        """,
        pool=pool_with(charger(), lure()),
    )
    attacker, attacked = (t.you, t.opp) if turn_player == "you" else (t.opp, t.you)
    attacker.attacks("Test Charger", "Test Lure")
    assert t.chain == ["Test Charger", "Test Lure"] and t.step == "Battle Step"
    attacked.passes()
    resolved = [line for line in t.log() if line.endswith(" resolved")]
    assert resolved == ["link 2 Test Lure resolved", "link 1 Test Charger resolved"]
    assert "chain of 2 ended" in t.log()
    assert attacker.lp == 8100 and attacked.hand == ["Mystical Elf"]


@pytest.mark.rule("battle.attack.fast-effects-after-declaration-effects", scenario=1)
def test_after_the_chain_of_the_declaration_both_may_act_before_the_damage_step_the_turn_player_first() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Charger, Battle Ox   hand: Rush Recklessly
        opp 8000   monsters: Gemini Elf                set: Rush Recklessly
        """,
        pool=pool_with(charger()),
    )
    t.you.attacks("Test Charger", "Gemini Elf")
    assert t.chain == ["Test Charger"]
    t.both_pass()
    assert t.you.lp == 8100 and "chain of 1 ended" in t.log()
    rush_or_pass = ["activate Rush Recklessly", "pass"]
    assert t.step == "Battle Step" and t.you.is_asked("response").offers == rush_or_pass
    t.opp.cannot("activate Rush Recklessly", because="ask.wrong-player")
    t.you.passes()
    assert t.step == "Battle Step" and t.opp.is_asked("response").offers == rush_or_pass
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    assert t.step == "Battle Step" and t.chain == ["Rush Recklessly"] and no_damage_step(t)
    t.nobody_responds()
    assert t.you.lp == 8100 - 800  # 1800 against 1900 + 700
    assert t.you.graveyard == ["Test Charger"]


@pytest.mark.rule("battle.attack.declaration-cards-only-in-first-chain", scenario=1)
def test_once_the_chain_of_the_declaration_has_resolved_no_card_for_attack_declarations_can_be_activated() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf   set: Dark Bribe
        opp 8000   set: Sakuretsu Armor, Dimensional Prison, Mirror Force, Threatening Roar   deck: 2 Mystical Elf
    """)
    t.you.attacks_directly("Battle Ox")
    for name in ("Sakuretsu Armor", "Dimensional Prison", "Mirror Force"):
        t.opp.can(f"activate {name}")
    t.opp.activates("Sakuretsu Armor", targeting="Battle Ox")
    t.you.activates("Dark Bribe")
    assert t.opp.hand == ["Mystical Elf"] and t.opp.graveyard == ["Sakuretsu Armor"]
    assert t.you.monsters == ["Battle Ox", "Gemini Elf"] and t.step == "Battle Step"
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.opp.cannot("activate Dimensional Prison", because="effect.condition.all-must-be-met")
    t.opp.cannot("activate Mirror Force", because="effect.condition.all-must-be-met")
    t.opp.passes()
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700  # the attack stands


@pytest.mark.rule("battle.attack.several-declaration-cards-in-one-chain", scenario=1)
def test_two_cards_for_attack_declarations_may_be_activated_in_the_chain_of_one_declaration() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf, Mystical Elf (defense)   set: Dark Bribe
        opp 8000   set: Dimensional Prison, Mirror Force   deck: Mystical Elf
    """)
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Mirror Force")
    t.you.passes()
    t.opp.activates("Dimensional Prison", targeting="Battle Ox")
    assert t.chain == ["Mirror Force", "Dimensional Prison"]
    t.you.passes()
    resolved = [line for line in t.log() if line.endswith(" resolved")]
    assert resolved == ["link 2 Dimensional Prison resolved", "link 1 Mirror Force resolved"]
    assert t.you.banished == ["Battle Ox"] and t.you.graveyard == ["Gemini Elf"]
    assert t.you.monsters == ["Mystical Elf"] and t.opp.lp == 8000


# -------------------------------------------------------------------------------------------- attacks that cannot go on


@pytest.mark.rule("battle.attack.attacker-in-defense-stops-attack", scenario=1)
@pytest.mark.parametrize(("card", "position"), [("Enemy Controller", "defense"), ("Book of Moon", "set")])
def test_an_attacker_turned_to_defense_position_does_not_battle(card: str, position: str) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf, Vorse Raider
        opp 8000   monsters: Celtic Guardian   set: {card}
    """)
    t.you.attacks("Battle Ox", "Celtic Guardian")
    t.opp.activates(card, effect=1 if card == "Enemy Controller" else 0, targeting="Battle Ox")
    assert t.you.monster("Battle Ox").position == position
    assert no_damage_step(t) and "replay of Battle Ox" not in t.log()
    assert t.step == "Battle Step" and t.opp.monsters == ["Celtic Guardian"] and t.opp.lp == 8000
    assert doers(t, ATTACK) == ["Battle Ox"]
    assert doers(t, HAS_ATTACKED) == [] and doers(t, BATTLED) == []
    assert attackers(t) == ["Gemini Elf", "Vorse Raider"]
    t.you.attacks("Gemini Elf", "Celtic Guardian")
    assert doers(t, HAS_ATTACKED) == ["Gemini Elf"] and t.opp.lp == 8000 - 500


@pytest.mark.rule("battle.attack.attacker-leaving-stops-attack", scenario=1)
def test_an_attacker_that_is_banished_at_its_declaration_does_not_battle() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf
        opp 8000   monsters: Celtic Guardian   set: Dimensional Prison
    """)
    t.you.attacks("Battle Ox", "Celtic Guardian")
    t.opp.activates("Dimensional Prison", targeting="Battle Ox")
    assert t.you.banished == ["Battle Ox"]
    assert no_damage_step(t) and "replay of Battle Ox" not in t.log()
    assert t.opp.monsters == ["Celtic Guardian"] and (t.you.lp, t.opp.lp) == (8000, 8000)
    assert t.step == "Battle Step" and attackers(t) == ["Gemini Elf"]
    t.you.is_asked("open state")


# ----------------------------------------------------------------------------------------- in the Damage Step no replay


@pytest.mark.rule("battle.replay.only-in-battle-step", scenario=1)
def test_a_monster_that_comes_in_the_damage_step_causes_no_replay() -> None:
    ambush = probe(
        "Test Ambush",
        "Trap",
        Activation(
            when=When(BattleReached(START_OF_DAMAGE_STEP, Monster(controller=YOU))),
            do=SpecialSummon(One(Monster(), YOUR_HAND), FACE_UP_DEFENSE),
            damage_step=True,
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf, Battle Ox
        opp 8000   monsters: Celtic Guardian   set: Test Ambush   hand: Mystical Elf
        """,
        pool=pool_with(ambush),
    )
    t.you.attacks("Gemini Elf", "Celtic Guardian")
    assert t.step == "Damage Step" and t.timing == "start of the Damage Step"
    t.opp.activates("Test Ambush")
    t.opp.settle_zone(None)
    assert "Mystical Elf special summoned" in t.log() and "replay of Gemini Elf" not in t.log()
    assert "Gemini Elf battled Celtic Guardian" in t.log()
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.graveyard == ["Test Ambush", "Celtic Guardian"]
    assert t.opp.lp == 8000 - 500


@pytest.mark.rule("battle.replay.only-in-battle-step", scenario=1)
def test_a_target_that_leaves_in_the_damage_step_ends_the_attack_without_replay_or_calculation() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Drillroid, Battle Ox
        opp 8000   monsters: Mystical Elf (defense), Celtic Guardian
    """)
    t.you.attacks("Drillroid", "Mystical Elf")
    assert "Mystical Elf destroyed (effect)" in t.log()
    assert "replay of Drillroid" not in t.log() and "damage calculated" not in t.log()
    assert (t.you.lp, t.opp.lp) == (8000, 8000) and t.opp.monsters == ["Celtic Guardian"]
    assert t.step == "Battle Step" and attackers(t) == ["Battle Ox"]
    t.you.cannot("attack with Drillroid", because="battle.attack.once-per-turn")


# ------------------------------------------------------------------------------------------------------ to have battled


@pytest.mark.rule("battle.battled.requires-damage-calculation", scenario=1)
@pytest.mark.parametrize("calculated", [True, False])
def test_a_battle_without_damage_calculation_is_no_battle_for_a_gladiator_beast(calculated: bool) -> None:
    sling = probe(
        "Test Sling",
        "Trap",
        Activation(
            when=When(BattleReached(START_OF_DAMAGE_STEP, Monster(controller=YOU), role=AS_ATTACKER)),
            do=AddToHand(THE_OPPOSING),
            damage_step=True,
        ),
    )
    beasts = [probe(f"Test {name}", archetypes=("Gladiator Beast",)) for name in ("Murmillo", "Hoplomus")]
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Gladiator Beast Nerokius, Battle Ox   set: Test Sling   hand: Rush Recklessly
                   deck: Test Murmillo, Test Hoplomus
        opp 8000   monsters: Celtic Guardian
        """,
        pool=pool_with(sling, *beasts),
    )
    t.you.attacks("Gladiator Beast Nerokius", "Celtic Guardian")
    t.you.passes()
    assert t.timing == "start of the Damage Step"
    if not calculated:
        t.you.activates("Test Sling")
    t.nobody_responds()
    assert t.opp.hand == ([] if calculated else ["Celtic Guardian"])
    assert t.step == "Battle Step" and t.opp.lp == (8000 - 1400 if calculated else 8000)
    assert doers(t, HAS_ATTACKED) == ["Gladiator Beast Nerokius"]
    t.you.goes_to("Main Phase 2")
    assert t.step == "End Step"
    if not calculated:
        t.you.cannot("activate Gladiator Beast Nerokius", because="effect.condition.all-must-be-met")
        return
    t.you.activates("Gladiator Beast Nerokius")
    assert t.you.extra == ["Gladiator Beast Nerokius"]
    t.nobody_responds()
    assert "link 1 Gladiator Beast Nerokius resolves" in t.log()
