"""Topic battle: who may activate in the steps of the Battle Phase, negated attacks, and protection."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, BEING_DESTROYED_BY_BATTLE, BEING_DESTROYED_BY_EFFECTS
from spellspeed.lang.words.lines import Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.terms import Doing
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import Forbid, GainLP
from table import table

BOTH_ROAR = """
    turn 3, {time}, you to act
    you 8000   set: Threatening Roar   monsters: Battle Ox   deck: 2 Mystical Elf
    opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
"""
ROAR_OR_PASS = ["activate Threatening Roar", "pass"]

# ------------------------------------------------------------------------------------------------------------ windows


@pytest.mark.rule("battle.start-step.fast-effects-turn-player-first", scenario=1)
def test_in_the_start_step_the_turn_player_is_asked_first() -> None:
    t = table(BOTH_ROAR.format(time="Main Phase 1"))
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    assert t.step == "Start Step" and t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    assert t.step == "Start Step" and t.opp.is_asked("response").offers == ROAR_OR_PASS
    t.opp.passes()
    assert t.step == "Battle Step"


@pytest.mark.rule("battle.end-step.turn-player-activates-first", scenario=1)
def test_in_the_end_step_the_turn_player_is_asked_first() -> None:
    t = table(BOTH_ROAR.format(time="Battle Step"))
    t.you.goes_to("Main Phase 2")
    t.opp.passes()
    assert t.step == "End Step" and t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    assert t.step == "End Step" and t.opp.is_asked("response").offers == ROAR_OR_PASS
    t.opp.passes()
    assert t.phase == "Main Phase 2"


@pytest.mark.rule("battle.attack.declaration-keeps-priority", scenario=1)
def test_after_an_attack_declaration_the_attacking_player_is_asked_first() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox    hand: Rush Recklessly
        opp 8000   monsters: Gemini Elf   set: Rush Recklessly
    """)
    t.you.attacks("Battle Ox", "Gemini Elf")
    assert t.step == "Battle Step"
    assert t.you.is_asked("response").offers == ["activate Rush Recklessly", "pass"]
    t.opp.cannot("activate Rush Recklessly", because="ask.wrong-player")
    t.you.passes()
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    assert t.chain == ["Rush Recklessly"]


@pytest.mark.rule("battle.battle-step.no-opponent-window-before-declaration", scenario=1)
def test_the_attacker_can_be_removed_in_the_start_step_or_after_the_declaration_but_not_before_it() -> None:
    position = """
        turn 3, Start Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf
        opp 8000   set: 2 Compulsory Evacuation Device
    """
    t = table(position)
    assert t.step == "Start Step"
    t.opp.activates("Compulsory Evacuation Device (zone 1)", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.hand == ["Battle Ox"]

    t = table(position)
    t.opp.passes()
    assert t.step == "Battle Step"
    t.you.is_asked("open state")
    t.opp.cannot("activate Compulsory Evacuation Device", because="priority.opponent.cannot-act-first-except-triggers")
    t.you.attacks_directly("Battle Ox")
    assert t.step == "Battle Step"
    t.opp.activates("Compulsory Evacuation Device (zone 1)", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.hand == ["Battle Ox"] and t.opp.lp == 8000
    # Back in the Battle Step the other monster may attack at once, too.
    t.you.is_asked("open state")
    t.opp.cannot("activate Compulsory Evacuation Device", because="priority.opponent.cannot-act-first-except-triggers")


def nothing_to_attack_with(graveyard: str) -> str:
    return f"""
        turn 3, Battle Step, you to act
        you 8000   set: Call of the Haunted, 2 Threatening Roar   {graveyard}   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
    """


@pytest.mark.rule("battle.battle-step.end-step-is-next-not-immediate", scenario=1)
def test_an_attacker_that_appears_in_the_battle_step_may_still_attack() -> None:
    t = table(nothing_to_attack_with("graveyard: Battle Ox"))
    assert "attack with Battle Ox" not in t.you.is_offered()
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    t.nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.monsters == ["Battle Ox"] and t.step == "Battle Step"
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700


@pytest.mark.rule("battle.battle-step.end-step-is-next-not-immediate", scenario=1)
def test_without_an_attacker_the_end_step_follows_once_both_have_passed() -> None:
    t = table(nothing_to_attack_with("monsters: Mystical Elf (defense)"))
    t.you.activates("Threatening Roar (zone 2)")
    t.nobody_responds()
    assert t.step == "Battle Step"
    t.you.goes_to("Main Phase 2")
    assert t.step == "Battle Step"
    assert t.opp.is_asked("response").offers == ROAR_OR_PASS
    t.opp.passes()
    assert t.step == "End Step"


@pytest.mark.rule("turn.phase-end.stays-open-after-a-chain", scenario=0)
@pytest.mark.rule("battle.battle-step.end-step-is-next-not-immediate", scenario=0)
def test_when_the_opponent_answers_the_end_of_the_battle_step_it_goes_on_and_attacks_are_possible() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   set: Jar of Greed   deck: 2 Mystical Elf
    """)
    t.you.goes_to("Main Phase 2")
    t.opp.activates("Jar of Greed").nobody_responds()
    assert t.step == "Battle Step"
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 6300


# ------------------------------------------------------------------------------------------------------ negated attacks


@pytest.mark.rule("battle.attack.negated-attack-uses-it-up", scenario=1)
def test_a_monster_whose_attack_was_negated_cannot_attack_again() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf
        opp 8000   set: Magic Cylinder
    """)
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Magic Cylinder", targeting="Battle Ox")
    assert t.you.lp == 8000 - 1700 and t.opp.lp == 8000
    assert t.you.monster("Battle Ox").position == "attack"
    assert t.you.is_offered() == ["attack with Gemini Elf", "main phase 2"]
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")


@pytest.mark.rule("battle.attack.negated-skips-damage-step", scenario=1)
def test_a_negated_attack_has_no_damage_step_and_another_monster_may_attack() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox, Gemini Elf
        opp 8000   monsters: Mystical Elf (attack)   set: Magic Cylinder
    """)
    t.you.attacks("Battle Ox", "Mystical Elf")
    t.opp.activates("Magic Cylinder", targeting="Battle Ox")
    told = t.log()
    assert "you's Battle Ox was negated: attack" in told
    assert not [line for line in told if "Damage Step" in line or "damage calc" in line or "battled" in line]
    assert t.step == "Battle Step" and t.opp.monsters == ["Mystical Elf"] and t.opp.lp == 8000
    t.you.attacks("Gemini Elf", "Mystical Elf")
    assert t.opp.graveyard == ["Magic Cylinder", "Mystical Elf"] and t.opp.lp == 8000 - 1100


# ----------------------------------------------------------------------------------------------------------- protection


def protected(doing: Doing) -> CardFacts:
    return probe("Test Wall", "Warrior / Effect", Continuous(1, Forbid(doing, THIS_CARD)), atk=1000)


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=1)
def test_a_monster_that_cannot_be_destroyed_by_battle_stays_and_its_controller_takes_the_damage() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Eighteen
        opp 8000   monsters: Test Wall (attack)
        """,
        pool=pool_with(protected(BEING_DESTROYED_BY_BATTLE), probe("Test Eighteen", atk=1800)),
    )
    t.you.attacks("Test Eighteen", "Test Wall")
    assert t.opp.monsters == ["Test Wall"] and t.opp.graveyard == []
    assert t.opp.lp == 8000 - 800 and t.you.lp == 8000


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=1)
def test_what_cannot_be_destroyed_by_card_effects_is_destroyed_by_battle() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Gemini Elf
        opp 8000   monsters: Test Wall (attack)
        """,
        pool=pool_with(protected(BEING_DESTROYED_BY_EFFECTS)),
    )
    t.you.activates("Raigeki")
    assert t.opp.monsters == ["Test Wall"]
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Test Wall")
    assert t.opp.graveyard == ["Test Wall"] and "Test Wall destroyed (battle)" in t.log()


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=1)
@pytest.mark.parametrize(("by_battle", "lp"), [(True, 7100), (False, 8500)])
def test_a_trigger_on_destruction_by_a_card_effect_does_not_answer_battle(by_battle: bool, lp: int) -> None:
    timing = If(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT))
    trigger = Trigger(1, when=timing, do=GainLP(500), from_=YOUR_GRAVEYARD, mandatory=True)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Gemini Elf
        opp 8000   monsters: Test Mourner (attack)
        """,
        pool=pool_with(probe("Test Mourner", "Warrior / Effect", trigger, atk=1000)),
    )
    if by_battle:
        t.you.goes_to("Battle Phase")
        t.you.attacks("Gemini Elf", "Test Mourner")
    else:
        t.you.activates("Raigeki")
    assert t.opp.graveyard == ["Test Mourner"] and t.opp.lp == lp


@pytest.mark.rule("timing.fast-effect.window-after-chain", scenario=0)
def test_what_happened_in_the_battle_step_is_not_answered_in_the_end_step() -> None:
    """Michizure was passed up when the monster went to the Graveyard; the End Step gives no second chance."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   set: Raigeki Break   hand: Umi
        opp 8000   monsters: Kuriboh     set: Michizure
    """)
    t.you.activates("Raigeki Break", discarding="Umi")
    t.you.targets("Kuriboh")
    assert t.opp.is_asked("response").offers == ["activate Michizure", "pass"]
    t.opp.passes()
    t.you.goes_to("Main Phase 2")
    t.you.is_asked("open state")
    assert t.phase == "Main Phase 2" and t.opp.set_cards == ["Michizure"]
