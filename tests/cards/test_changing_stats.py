"""What each card of `cards/changing_stats.py` does that changes ATK and DEF for a time or for good."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import SpecialSummon
from table import table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
CONDITION = "effect.condition.all-must-be-met"
USED_UP = "effect.once-per-turn.limits-the-user"
NAME_USED_UP = "effect.name-limit.this-effect-of-x-once"

# --------------------------------------------------------------------------------------------------------------- Shrink


@pytest.mark.rule("stats.example.shrink-halves-original-atk", scenario=0)
def test_shrink_halves_the_original_atk_until_the_end_of_the_turn() -> None:
    """card: Shrink ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink   monsters: Sangan, Mystical Elf (set)   deck: 2 Umi
        opp 8000   monsters: Wattaildragon, Giant Soldier of Stone (set)   deck: 2 Umi
    """)
    t.you.activates("Shrink")
    assert t.you.is_asked("target").offers == ["Sangan", "Wattaildragon"]
    t.you.targets("Wattaildragon").nobody_responds()
    assert (t.opp.atk_of("Wattaildragon"), t.opp.def_of("Wattaildragon")) == (1250, 1000)
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.atk_of("Wattaildragon") == 2500


@pytest.mark.rule("stats.set-original.activated.recalculates-earlier-activated-modifiers", scenario=0)
def test_shrink_leaves_what_was_added_before() -> None:
    """card: Shrink ①, Rush Recklessly ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink, Rush Recklessly   monsters: Wattaildragon   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.activates("Rush Recklessly", targeting="Wattaildragon").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 3200
    t.you.activates("Shrink", targeting="Wattaildragon").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 1950
    t.you.ends_turn()
    assert t.you.atk_of("Wattaildragon") == 2500


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=0)
def test_shrink_may_be_used_in_the_damage_step() -> None:
    """card: Shrink ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Giant Soldier of Stone (attack)   set: Shrink
    """)
    t.you.attacks("Vorse Raider", "Giant Soldier of Stone")
    while t.step != "Damage Step":
        t.opp.passes()
    t.opp.activates("Shrink", targeting="Vorse Raider").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.you.lp == 7650


def test_shrink_needs_a_face_up_monster() -> None:
    """card: Shrink ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink
        opp 8000   monsters: Giant Soldier of Stone (set)
    """)
    t.you.cannot("activate Shrink", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------ Limiter Removal


def test_limiter_removal_doubles_the_atk_of_each_of_ones_own_machines() -> None:
    """card: Limiter Removal ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal   monsters: Mechanicalchaser, Cannon Soldier, Sangan, Jinzo #7 (set)
        opp 8000   monsters: Mechanicalchaser
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    assert (t.you.atk_of("Mechanicalchaser"), t.you.atk_of("Cannon Soldier")) == (3700, 2800)
    assert (t.you.atk_of("Sangan"), t.opp.atk_of("Mechanicalchaser")) == (1000, 1850)
    assert t.you.def_of("Mechanicalchaser") == 800


def test_limiter_removal_destroys_those_machines_in_the_end_phase() -> None:
    """card: Limiter Removal ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal, Cannon Soldier   monsters: Mechanicalchaser, Sangan   deck: 2 Umi
        opp 8000   monsters: Mechanicalchaser   deck: 2 Umi
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    t.you.summons("Cannon Soldier")
    t.nobody_responds()
    assert t.you.atk_of("Cannon Soldier") == 1400
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == ["Sangan", "Cannon Soldier"] and t.opp.monsters == ["Mechanicalchaser"]
    assert t.you.graveyard == ["Limiter Removal", "Mechanicalchaser"]


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_limiter_removal_does_not_destroy_a_machine_that_was_turned_down_and_up_again() -> None:
    """card: Limiter Removal ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal, Book of Moon   monsters: Mechanicalchaser   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    t.you.activates("Book of Moon", targeting="Mechanicalchaser").nobody_responds()
    t.you.flip_summons("Mechanicalchaser")
    t.nobody_responds()
    assert t.you.atk_of("Mechanicalchaser") == 1850
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == ["Mechanicalchaser"]


@pytest.mark.rule("damage-step.activation.atk-def-changing-effects", scenario=0)
def test_limiter_removal_may_be_used_in_the_damage_step() -> None:
    """card: Limiter Removal ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Mechanicalchaser   set: Limiter Removal   deck: 2 Umi
    """)
    t.you.attacks("Vorse Raider", "Mechanicalchaser")
    while t.step != "Damage Step":
        t.opp.passes()
    t.opp.activates("Limiter Removal").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.you.lp == 6200


def test_limiter_removal_needs_a_face_up_machine() -> None:
    """card: Limiter Removal ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal   monsters: Sangan, Mechanicalchaser (set)
        opp 8000   monsters: Mechanicalchaser
    """)
    t.you.cannot("activate Limiter Removal", because=NOTHING_TO_DO)


# --------------------------------------------------------------------------------------------- Gale, Crimson Fox, Kappa


def test_gale_halves_atk_and_def_for_good_once_per_turn() -> None:
    """card: Blackwing - Gale the Whirlwind ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind   deck: 2 Umi
        opp 8000   monsters: Wattaildragon, Giant Soldier of Stone (set)   deck: 2 Umi
    """)
    t.you.activates("Blackwing - Gale the Whirlwind", targeting="Wattaildragon").nobody_responds()
    assert (t.opp.atk_of("Wattaildragon"), t.opp.def_of("Wattaildragon")) == (1250, 500)
    t.you.cannot("activate Blackwing - Gale the Whirlwind", because=USED_UP)
    t.you.ends_turn()
    assert (t.opp.atk_of("Wattaildragon"), t.opp.def_of("Wattaildragon")) == (1250, 500)


def test_gale_halves_the_atk_as_it_is_then() -> None:
    """card: Blackwing - Gale the Whirlwind, Rush Recklessly ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind   hand: Rush Recklessly   deck: 2 Umi
        opp 8000   monsters: Wattaildragon   deck: 2 Umi
    """)
    t.you.activates("Rush Recklessly", targeting="Wattaildragon").nobody_responds()
    t.you.activates("Blackwing - Gale the Whirlwind", targeting="Wattaildragon").nobody_responds()
    assert t.opp.atk_of("Wattaildragon") == 1600
    t.you.ends_turn()
    assert t.opp.atk_of("Wattaildragon") == 1600


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_gale_does_not_halve_a_monster_that_has_changed_sides() -> None:
    """card: Blackwing - Gale the Whirlwind, Enemy Controller ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind, Kuriboh   hand: Enemy Controller
        opp 8000   monsters: Wattaildragon
    """)
    t.you.activates("Blackwing - Gale the Whirlwind", targeting="Wattaildragon")
    t.you.activates("Enemy Controller", tributing="Kuriboh", targeting="Wattaildragon", effect=2)
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.atk_of("Wattaildragon") == 2500 and t.you.def_of("Wattaildragon") == 1000


def test_gale_needs_a_face_up_monster_of_the_opponent() -> None:
    """card: Blackwing - Gale the Whirlwind"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind, Vorse Raider
        opp 8000   monsters: Giant Soldier of Stone (set)
    """)
    t.you.cannot("activate Blackwing - Gale the Whirlwind", because=NO_TARGET)


def test_lunalight_crimson_fox_makes_an_atk_0_when_an_effect_sends_it_to_the_graveyard() -> None:
    """card: Lunalight Crimson Fox ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Rush Recklessly   monsters: Wattaildragon, Kuriboh (set)   deck: 2 Umi
        opp 8000   monsters: Lunalight Crimson Fox   deck: 2 Umi
    """)
    t.you.activates("Raigeki").nobody_responds()
    t.opp.triggers("Lunalight Crimson Fox")
    t.nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 0 and t.you.def_of("Wattaildragon") == 1000
    t.you.activates("Rush Recklessly", targeting="Wattaildragon").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 700
    t.you.ends_turn()
    assert t.you.atk_of("Wattaildragon") == 2500


@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
def test_lunalight_crimson_fox_may_be_declined_and_is_not_set_off_by_a_cost() -> None:
    """card: Lunalight Crimson Fox ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Wattaildragon
        opp 8000   monsters: Lunalight Crimson Fox
    """)
    t.you.activates("Raigeki").nobody_responds()
    t.opp.passes()
    t.nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 2500
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Lunalight Crimson Fox
        opp 8000   monsters: Wattaildragon, Sangan
    """)
    t.you.activates("Raigeki Break", discarding="Lunalight Crimson Fox", targeting="Sangan").nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.atk_of("Wattaildragon") == 2500


def test_lunalight_crimson_fox_negates_what_targets_a_lunalight_monster() -> None:
    """card: Lunalight Crimson Fox ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Rush Recklessly   monsters: Sangan
        opp 8000   monsters: Lunalight Crimson Fox   graveyard: Lunalight Crimson Fox
    """)
    t.you.activates("Rush Recklessly", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 1700
    t.you.activates("Rush Recklessly", targeting="Lunalight Crimson Fox")
    t.opp.activates("Lunalight Crimson Fox").nobody_responds()
    assert t.opp.atk_of("Lunalight Crimson Fox") == 1800 and (t.you.lp, t.opp.lp) == (9000, 9000)
    assert t.opp.banished == ["Lunalight Crimson Fox"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_lunalight_crimson_fox_negates_monster_effects_too_but_only_for_its_own_side() -> None:
    """card: Lunalight Crimson Fox ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind, Exiled Force, Lunalight Crimson Fox
        opp 8000   monsters: Lunalight Crimson Fox   graveyard: Lunalight Crimson Fox
    """)
    t.you.activates("Blackwing - Gale the Whirlwind")
    t.opp.activates("Lunalight Crimson Fox").nobody_responds()
    assert t.opp.atk_of("Lunalight Crimson Fox") == 1800
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   monsters: Lunalight Crimson Fox
        opp 8000   monsters: Sangan   graveyard: Lunalight Crimson Fox
        """,
        ask_all=True,
    )
    t.you.activates("Rush Recklessly", targeting="Lunalight Crimson Fox")
    assert t.opp.reasons("activate Lunalight Crimson Fox")


KAPPA = """
    turn 3, Battle Step, {who} to act
    you 8000   monsters: Armored Kappa, Sangan, Kuriboh   hand: Umi, Ookazi
    opp 8000   monsters: Vorse Raider, Wattaildragon
"""


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_armored_kappa_saves_monsters_and_lp_for_the_rest_of_the_turn() -> None:
    """card: Armored Kappa ②"""
    t = table(KAPPA.format(who="you"))
    t.you.attacks("Sangan", "Vorse Raider")
    t.you.activates("Armored Kappa", discarding="Umi").nobody_responds()
    assert t.you.monsters == ["Armored Kappa", "Sangan", "Kuriboh"] and t.you.lp == 8000
    t.you.attacks("Kuriboh", "Wattaildragon")
    t.nobody_responds()
    assert t.you.monsters == ["Armored Kappa", "Sangan", "Kuriboh"] and t.you.lp == 8000


def test_armored_kappa_is_used_once_per_duel() -> None:
    """card: Armored Kappa ②"""
    t = table(KAPPA.format(who="you"), ask_all=True)
    t.you.attacks("Sangan", "Vorse Raider")
    t.you.activates("Armored Kappa", discarding="Umi").nobody_responds()
    t.you.attacks("Kuriboh", "Wattaildragon")
    t.you.cannot("activate Armored Kappa", because=NAME_USED_UP)


def test_armored_kappa_is_used_in_the_opponents_battle_too() -> None:
    """card: Armored Kappa ②"""
    t = table(KAPPA.format(who="opp"))
    t.opp.attacks("Wattaildragon", "Sangan")
    t.you.activates("Armored Kappa", discarding="Ookazi").nobody_responds()
    assert t.you.monsters == ["Armored Kappa", "Sangan", "Kuriboh"] and t.you.lp == 8000


def test_armored_kappa_needs_a_battle_of_ones_own_monster_and_a_card_to_discard() -> None:
    """card: Armored Kappa ②"""
    t = table(KAPPA.format(who="you"), ask_all=True)
    t.you.cannot("activate Armored Kappa", because=CONDITION)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Armored Kappa, Sangan
        opp 8000   monsters: Vorse Raider
        """,
        ask_all=True,
    )
    t.you.attacks("Sangan", "Vorse Raider")
    t.you.cannot("activate Armored Kappa", because=NO_COST)


# ------------------------------------------------------------------------------------------------------------ Pendragon


def test_pendragon_is_summoned_for_a_dragon_and_a_fiend_from_hand_and_field() -> None:
    """card: D/D/D Dragon King Pendragon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D/D/D Dragon King Pendragon, Wattaildragon   monsters: Kuriboh, Mystical Elf
        opp 8000
    """)
    t.you.activates("D/D/D Dragon King Pendragon")
    assert sorted(t.you.graveyard) == ["Kuriboh", "Wattaildragon"]
    t.nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["D/D/D Dragon King Pendragon", "Mystical Elf"] and t.you.hand == []


def test_pendragon_does_not_tribute_itself() -> None:
    """card: D/D/D Dragon King Pendragon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D/D/D Dragon King Pendragon, Wattaildragon   monsters: Mystical Elf
        opp 8000
    """)
    t.you.cannot("activate D/D/D Dragon King Pendragon", because=NO_COST)


PENDRAGON = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Kuriboh, Ookazi   monsters: D/D/D Dragon King Pendragon   deck: 2 Umi
    opp 8000   set: Trap Hole, Dark Hole   deck: 2 Umi
"""


def test_pendragon_gains_500_atk_for_a_discard_and_may_destroy_a_spell_or_trap() -> None:
    """card: D/D/D Dragon King Pendragon ②"""
    t = table(PENDRAGON)
    t.you.activates("D/D/D Dragon King Pendragon", discarding="Kuriboh").nobody_responds()
    assert t.you.atk_of("D/D/D Dragon King Pendragon") == 3100
    t.you.says_yes()
    t.you.chooses("Trap Hole")
    assert t.opp.graveyard == ["Trap Hole"] and t.opp.set_cards == ["Dark Hole"]
    t.you.cannot("activate D/D/D Dragon King Pendragon", because=USED_UP)
    t.you.ends_turn()
    assert t.you.atk_of("D/D/D Dragon King Pendragon") == 2600


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_pendragon_need_not_destroy_anything() -> None:
    """card: D/D/D Dragon King Pendragon ②"""
    t = table(PENDRAGON)
    t.you.activates("D/D/D Dragon King Pendragon", discarding="Kuriboh").nobody_responds()
    t.you.says_no()
    assert t.opp.set_cards == ["Trap Hole", "Dark Hole"] and t.you.atk_of("D/D/D Dragon King Pendragon") == 3100


@pytest.mark.rule("stats.self-change.lost-when-monster-negated", scenario=0)
def test_pendragon_loses_its_own_increase_when_its_effects_are_negated() -> None:
    """card: D/D/D Dragon King Pendragon ②, Breakthrough Skill ①"""
    t = table(PENDRAGON.replace("set: Trap Hole, Dark Hole", "set: Breakthrough Skill"))
    t.you.activates("D/D/D Dragon King Pendragon", discarding="Kuriboh").nobody_responds()
    t.you.says_no()
    t.opp.activates("Breakthrough Skill", targeting="D/D/D Dragon King Pendragon").nobody_responds()
    assert t.you.atk_of("D/D/D Dragon King Pendragon") == 2600


# ------------------------------------------------------------------------------------------------------------- for good


def test_shadow_veil_gives_300_atk_and_def_for_good() -> None:
    """card: The Phantom Knights of Shadow Veil ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: The Phantom Knights of Shadow Veil   monsters: Sangan, Kuriboh (set)   deck: 2 Umi
        opp 8000   monsters: Vorse Raider   deck: 2 Umi
    """)
    t.you.activates("The Phantom Knights of Shadow Veil", targeting="Sangan").nobody_responds()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (1300, 900)
    t.you.ends_turn()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (1300, 900)


def test_shadow_veil_needs_a_face_up_monster_of_ones_own() -> None:
    """card: The Phantom Knights of Shadow Veil ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: The Phantom Knights of Shadow Veil   monsters: Kuriboh (set)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.cannot("activate The Phantom Knights of Shadow Veil", because=NO_TARGET)


def test_felgrand_dragon_that_is_special_summoned_grows_with_the_level_of_a_monster_in_the_graveyard() -> None:
    """card: Felgrand Dragon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Felgrand Dragon   hand: Monster Reborn, Dark Hole   graveyard: Vorse Raider, Kuriboh
                   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.activates("Dark Hole").nobody_responds()
    t.you.activates("Monster Reborn", targeting="Felgrand Dragon").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Vorse Raider"]
    t.you.targets("Vorse Raider").nobody_responds()
    assert (t.you.atk_of("Felgrand Dragon"), t.you.def_of("Felgrand Dragon")) == (3600, 2800)
    t.you.ends_turn()
    assert t.you.atk_of("Felgrand Dragon") == 3600


def test_felgrand_dragon_is_special_summoned_only_from_the_graveyard_to_which_it_came_from_the_field() -> None:
    """card: Felgrand Dragon"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn, Foolish Burial   deck: Felgrand Dragon, 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.activates("Foolish Burial").nobody_responds()
    assert "Felgrand Dragon" in t.you.graveyard
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D.D.R. - Different Dimension Reincarnation, Umi   banished: Felgrand Dragon
        opp 8000   deck: 2 Umi
    """)
    t.you.cannot("activate D.D.R. - Different Dimension Reincarnation", because=NO_TARGET)


DIVINE = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Monster Reborn   graveyard: Divine Dragon Lord Felgrand
    opp 8000   monsters: Summoned Skull   graveyard: Kuriboh
"""


def test_divine_dragon_lord_felgrand_banishes_a_monster_and_grows_with_its_level() -> None:
    """card: Divine Dragon Lord Felgrand ①"""
    t = table(DIVINE)
    t.you.activates("Monster Reborn", targeting="Divine Dragon Lord Felgrand").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Divine Dragon Lord Felgrand")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.banished == ["Summoned Skull"]
    lord = "Divine Dragon Lord Felgrand"
    assert (t.you.atk_of(lord), t.you.def_of(lord)) == (3400, 3400)


def test_divine_dragon_lord_felgrand_grows_with_a_monster_from_the_graveyard_or_not_at_all() -> None:
    """card: Divine Dragon Lord Felgrand ①"""
    for target, atk in (("Kuriboh", 2900), ("", 2800)):
        t = table(DIVINE)
        t.you.activates("Monster Reborn", targeting="Divine Dragon Lord Felgrand").nobody_responds()
        t.you.takes_position("attack")
        if target:
            t.you.triggers("Divine Dragon Lord Felgrand")
            t.you.targets(target)
        else:
            t.you.passes()
        t.nobody_responds()
        assert t.you.atk_of("Divine Dragon Lord Felgrand") == atk


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_divine_dragon_lord_felgrand_banishes_nothing_when_it_comes_from_the_hand() -> None:
    """card: Divine Dragon Lord Felgrand ①"""
    play = probe("Probe Play", "Spell / Normal", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Play, Divine Dragon Lord Felgrand
        opp 8000   monsters: Summoned Skull
        """,
        pool_with(play),
    )
    t.you.activates("Probe Play").nobody_responds()
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    assert t.you.monsters == ["Divine Dragon Lord Felgrand"]


def test_divine_dragon_lord_felgrand_summons_a_dragon_when_it_destroys_a_monster_by_battle() -> None:
    """card: Divine Dragon Lord Felgrand ②"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Divine Dragon Lord Felgrand   graveyard: Wattaildragon, Divine Dragon Lord Felgrand
        opp 8000   monsters: Vorse Raider   graveyard: Blue-Eyes White Dragon
    """)
    t.you.attacks("Divine Dragon Lord Felgrand", "Vorse Raider")
    t.nobody_responds()
    t.you.triggers("Divine Dragon Lord Felgrand")
    t.nobody_responds()
    # Wattaildragon is of Level 6: only the opponent's Dragon is left, and it comes to one's own field.
    t.you.takes_position("defense")
    assert "Blue-Eyes White Dragon" in t.you.monsters and t.opp.graveyard == ["Vorse Raider"]
