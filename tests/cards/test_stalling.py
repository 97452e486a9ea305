"""Cards: Spells and Traps of 2005 for the hand, and what keeps everybody from something."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Quick
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import Banish, GainLP
from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
UNMET = "effect.condition.all-must-be-met"
LEFT_ARM, RIGHT_LEG = "Left Arm of the Forbidden One", "Right Leg of the Forbidden One"


def your_turn(you: str, opp: str = "", when: str = "Main Phase 1, you to act") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {when}\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


# -------------------------------------------------------------------------------------------------- cards for the hand


def test_jar_of_greed_draws_a_card() -> None:
    """card: Jar of Greed ①"""
    t = your_turn("set: Jar of Greed   deck: Kuriboh, Sangan")
    t.you.activates("Jar of Greed")
    assert t.you.hand == ["Kuriboh"]


def test_the_warrior_returning_alive_takes_a_warrior_back() -> None:
    """card: The Warrior Returning Alive ①"""
    t = your_turn("hand: The Warrior Returning Alive   graveyard: D.D. Assailant, Kuriboh")
    t.you.activates("The Warrior Returning Alive")
    assert t.you.hand == ["D.D. Assailant"]


def test_monster_reincarnation_takes_a_monster_back_for_a_discard() -> None:
    """card: Monster Reincarnation ①"""
    t = your_turn(
        "hand: Monster Reincarnation, Umi, Sogen   graveyard: Sangan, Gemini Elf, Raigeki", "graveyard: Kuriboh"
    )
    t.you.activates("Monster Reincarnation", discarding="Umi")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Sangan"]
    t.you.targets("Gemini Elf")
    assert t.you.hand == ["Sogen", "Gemini Elf"]
    assert t.you.graveyard == ["Sangan", "Raigeki", "Umi", "Monster Reincarnation"]


def test_monster_reincarnation_needs_another_card_to_discard_and_a_monster_in_your_graveyard() -> None:
    """card: Monster Reincarnation ①"""
    t = your_turn("hand: Monster Reincarnation   graveyard: Sangan")
    t.you.cannot("activate Monster Reincarnation", because="cost.unpayable.cannot-activate")
    t = your_turn("hand: Monster Reincarnation, Umi   graveyard: Raigeki", "graveyard: Kuriboh")
    t.you.cannot("activate Monster Reincarnation", because="target.timing.chosen-at-activation")


def test_backup_soldier_takes_up_to_three_weak_monsters_without_effects_back() -> None:
    """card: Backup Soldier"""
    graveyard = f"{LEFT_ARM}, {RIGHT_LEG}, Kuriboh, Gemini Elf"
    t = your_turn(f"set: Backup Soldier   graveyard: {graveyard}, Sangan")
    t.you.activates("Backup Soldier")
    t.you.targets(LEFT_ARM, RIGHT_LEG)
    assert sorted(t.you.hand) == [LEFT_ARM, RIGHT_LEG]
    t = your_turn(f"set: Backup Soldier   graveyard: {graveyard}")
    t.you.cannot("activate Backup Soldier", because=UNMET)


def test_card_destruction_lets_each_player_draw_as_many_as_he_discards() -> None:
    """card: Card Destruction ①"""
    t = your_turn("hand: Card Destruction, Kuriboh, Sangan   deck: 4 Umi", "hand: Battle Ox   deck: 4 Sogen")
    t.you.activates("Card Destruction")
    assert t.you.hand == ["Umi", "Umi"] and t.opp.hand == ["Sogen"]
    assert t.you.graveyard == ["Kuriboh", "Sangan", "Card Destruction"] and t.opp.graveyard == ["Battle Ox"]


def test_card_destruction_with_only_one_hand() -> None:
    """card: Card Destruction ①"""
    t = your_turn("hand: Card Destruction   deck: 4 Umi", "hand: Battle Ox   deck: 4 Sogen")
    t.you.activates("Card Destruction")
    assert t.you.hand == [] and t.opp.hand == ["Sogen"]
    t = your_turn("hand: Card Destruction   deck: 4 Umi", "deck: 4 Sogen")
    t.you.cannot("activate Card Destruction", because=UNMET)


def test_the_flute_brings_two_dragons_while_lord_of_d_is_there() -> None:
    """card: The Flute of Summoning Dragon ①"""
    flute = "The Flute of Summoning Dragon"
    t = your_turn(f"hand: {flute}, 2 Blue-Eyes White Dragon, Gemini Elf   monsters: Lord of D.")
    t.you.activates(flute)
    t.you.does("Blue-Eyes White Dragon, Blue-Eyes White Dragon")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Lord of D.", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"]
    t = your_turn(f"hand: {flute}, Blue-Eyes White Dragon")
    t.you.cannot(f"activate {flute}", because=UNMET)


# -------------------------------------------------------------------------------------------------------- LP and damage


def test_emergency_provisions_turns_other_spells_and_traps_into_lp() -> None:
    """card: Emergency Provisions ①"""
    t = your_turn("hand: Emergency Provisions   set: Mirror Force, Trap Hole   spells: Messenger of Peace")
    t.you.activates("Emergency Provisions")
    t.you.does("Mirror Force, Messenger of Peace")
    assert t.you.lp == 10000 and t.you.set_cards == ["Trap Hole"] and not t.you.spells


def test_emergency_provisions_needs_another_spell_or_trap() -> None:
    """card: Emergency Provisions ①"""
    your_turn("hand: Emergency Provisions").you.cannot(
        "activate Emergency Provisions", because="cost.unpayable.cannot-activate"
    )


def test_poison_of_the_old_man_heals_or_burns() -> None:
    """card: Poison of the Old Man ①②"""
    t = your_turn("hand: 2 Poison of the Old Man")
    t.you.activates("Poison of the Old Man", effect=1)
    t.you.activates("Poison of the Old Man", effect=2)
    assert t.you.lp == 9200 and t.opp.lp == 7200


def test_des_koala_burns_for_every_card_in_the_opponents_hand() -> None:
    """card: Des Koala"""
    t = your_turn("monsters: Des Koala (set)", "hand: 3 Sogen")
    t.you.flip_summons("Des Koala")
    assert t.opp.lp == 8000 - 3 * 400


# --------------------------------------------------------------------------------------------------------- on the field


def test_reinforcements_add_500_atk_for_the_turn() -> None:
    """card: Reinforcements ①"""
    t = your_turn("set: Reinforcements   monsters: Gemini Elf   hand: Umi", "deck: Sogen   hand: Sogen")
    t.you.activates("Reinforcements")
    assert t.you.atk_of("Gemini Elf") == 2400
    t.you.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 1900


@pytest.mark.rule("target.non-targeting.everything-in-range", scenario=0)
def test_giant_trunade_returns_all_other_spells_and_traps() -> None:
    """card: Giant Trunade"""
    t = your_turn("hand: Giant Trunade   set: Mirror Force", "spells: Skill Drain   field: Umi")
    t.you.activates("Giant Trunade")
    assert t.you.hand == ["Mirror Force"] and sorted(t.opp.hand) == ["Skill Drain", "Umi"]


def test_book_of_taiyou_turns_a_face_down_monster_to_attack_position() -> None:
    """card: Book of Taiyou"""
    t = your_turn("hand: Book of Taiyou", "monsters: Gemini Elf (set)")
    t.you.activates("Book of Taiyou")
    assert t.opp.monster("Gemini Elf").position == "attack"


def test_book_of_taiyou_leaves_a_monster_that_was_turned_face_up_in_response() -> None:
    """card: Book of Taiyou"""
    t = your_turn("hand: Book of Taiyou", "monsters: Gemini Elf (set)   set: Desert Sunlight")
    t.you.activates("Book of Taiyou")
    t.opp.activates("Desert Sunlight")
    t.nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "defense"


def test_nobleman_of_extermination_banishes_a_trap_and_its_copies() -> None:
    """card: Nobleman of Extermination"""
    noble = "Nobleman of Extermination"
    t = your_turn(f"hand: {noble}   deck: Mirror Force, Umi", "set: Mirror Force   deck: Mirror Force, Sogen")
    t.you.activates(noble)
    assert t.opp.banished == ["Mirror Force"] * 2 and t.you.banished == ["Mirror Force"]
    t = your_turn(f"hand: {noble}   deck: Book of Moon, Umi", "set: Book of Moon   deck: Book of Moon, Sogen")
    t.you.activates(noble)
    assert t.opp.banished == ["Book of Moon"] and not t.you.banished


# ----------------------------------------------------------------------------------------- what everybody is kept from


def test_nobody_tributes_under_mask_of_restrict() -> None:
    """card: Mask of Restrict ①"""
    you = "hand: Jinzo, Metamorphosis   monsters: Kuriboh   extra: Thousand-Eyes Restrict"
    t = your_turn(you, "spells: Mask of Restrict")
    for wish in ("summon Jinzo", "set Jinzo", "activate Metamorphosis"):
        assert t.you.cannot(wish, because=FORBIDDEN).card == "Mask of Restrict"


def test_cold_wave_freezes_spells_and_traps_until_the_opponents_turn_is_over() -> None:
    """card: Cold Wave"""
    t = your_turn(
        "hand: Cold Wave, Pot of Greed   deck: 5 Umi", "set: Mirror Force   hand: Pot of Greed   deck: 5 Kuriboh"
    )
    t.you.activates("Cold Wave")
    for wish in ("activate Pot of Greed", "set Pot of Greed"):
        assert t.you.cannot(wish, because=FORBIDDEN).card == "Cold Wave"
    t.you.ends_turn()
    assert t.opp.cannot("activate Pot of Greed", because=FORBIDDEN).card == "Cold Wave"
    t.opp.ends_turn()
    t.you.can("activate Pot of Greed")


def test_cold_wave_comes_before_anything_else_in_main_phase_1() -> None:
    """card: Cold Wave"""
    t = your_turn("hand: Cold Wave, Kuriboh")
    t.you.summons("Kuriboh")
    t.you.cannot("activate Cold Wave", because=UNMET)


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=0)
def test_trap_stun_negates_the_traps_on_the_field_for_a_turn() -> None:
    """card: Trap Stun ①"""
    t = your_turn(
        "set: Trap Stun, Just Desserts   monsters: Gemini Elf   deck: 3 Umi", "monsters: Kuriboh   deck: 3 Umi"
    )
    t.you.activates("Trap Stun").nobody_responds()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 8000 and t.you.graveyard == ["Trap Stun", "Just Desserts"]


def test_trap_stun_frees_from_a_continuous_trap_until_the_turn_ends() -> None:
    """card: Trap Stun ①"""
    t = your_turn(
        "set: Trap Stun   monsters: Gemini Elf   deck: 3 Umi   hand: Sogen", "spells: Gravity Bind   deck: 3 Umi"
    )
    t.you.activates("Trap Stun")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 1900
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.cannot("Gemini Elf attacks directly", because=FORBIDDEN)


def test_trap_stun_answers_a_trap_and_leaves_spells_and_monsters_alone() -> None:
    """card: Trap Stun ①"""
    t = your_turn("set: Just Desserts   hand: Ookazi", "set: Trap Stun   monsters: Kuriboh")
    t.you.activates("Just Desserts")
    t.opp.activates("Trap Stun")
    t.nobody_responds()
    assert t.opp.lp == 8000
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200


@pytest.mark.rule("effect.activation.in-gy", scenario=0)
def test_trap_stun_does_not_reach_a_trap_in_the_graveyard() -> None:
    """card: Trap Stun ①"""
    grave = probe("Test Grave", "Trap / Normal", Quick(1, cost=Banish(THIS_CARD), do=GainLP(500), from_=YOUR_GRAVEYARD))
    position = "turn 3, Main Phase 1, you to act\nyou 8000   set: Trap Stun   graveyard: Test Grave\nopp 8000"
    t = table(position, pool=pool_with(grave))
    t.you.activates("Trap Stun").nobody_responds()
    t.you.activates("Test Grave").nobody_responds()
    assert t.you.lp == 8500


def test_anti_spell_fragrance_lets_no_spell_be_activated_from_a_hand() -> None:
    """card: Anti-Spell Fragrance ①"""
    t = your_turn("hand: Ookazi, Mystical Space Typhoon", "spells: Anti-Spell Fragrance")
    t.you.cannot("activate Ookazi", because=FORBIDDEN)
    t.you.cannot("activate Mystical Space Typhoon", because=FORBIDDEN)
    t = your_turn("hand: Ookazi   spells: Anti-Spell Fragrance   set: Jar of Greed   deck: Umi")
    t.you.cannot("activate Ookazi", because=FORBIDDEN)
    t.you.can("activate Jar of Greed")


def test_anti_spell_fragrance_makes_set_spells_wait_for_their_players_next_turn() -> None:
    """card: Anti-Spell Fragrance ①"""
    t = your_turn(
        "hand: Ookazi, Mystical Space Typhoon   deck: 3 Kuriboh", "spells: Anti-Spell Fragrance   deck: 3 Kuriboh"
    )
    t.you.sets("Ookazi")
    t.you.sets("Mystical Space Typhoon")
    t.you.cannot("activate Ookazi", because=FORBIDDEN)
    t.you.ends_turn()
    # A Quick-Play Spell could be activated in the opponent's turn otherwise.
    t.you.cannot("activate Mystical Space Typhoon", because=FORBIDDEN)
    t.opp.ends_turn()
    while t.phase != "Main Phase 1":
        t.both_pass()
    t.you.can("activate Ookazi")
    t.you.can("activate Mystical Space Typhoon")


def test_anti_spell_fragrance_lets_a_spell_that_has_waited_answer_in_the_opponents_turn() -> None:
    """card: Anti-Spell Fragrance ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Mystical Space Typhoon   deck: 2 Kuriboh
        opp 8000   spells: Anti-Spell Fragrance   set: Jar of Greed   deck: 3 Kuriboh
    """)
    t.you.ends_turn()
    t.opp.activates("Jar of Greed")
    t.you.activates("Mystical Space Typhoon", targeting="Anti-Spell Fragrance")
    assert t.opp.spells == []


def test_anti_spell_fragrance_lets_no_pendulum_monster_be_activated() -> None:
    """card: Anti-Spell Fragrance ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   hand: Odd-Eyes Pendulum Dragon\n"
        "opp 8000   spells: Anti-Spell Fragrance"
    )
    t.you.cannot("activate Odd-Eyes Pendulum Dragon", because=FORBIDDEN)


def test_anti_magic_arrows_shuts_spells_and_traps_out_of_the_battle_phase() -> None:
    """card: Anti-Magic Arrows ①"""
    t = your_turn("hand: Anti-Magic Arrows   monsters: Battle Ox", "hand: Kuriboh   set: Mirror Force, Waboku")
    t.you.cannot("activate Anti-Magic Arrows", because="effect.condition.all-must-be-met")
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    t.you.activates("Anti-Magic Arrows")
    # Nothing is activated in response, and no Spell or Trap for the rest of the turn.
    assert t.chain == [] and t.you.graveyard == ["Anti-Magic Arrows"]
    t.you.attacks_directly("Battle Ox")
    while t.opp.is_to_decide():
        assert not t.opp.can_activate("Mirror Force") and not t.opp.can_activate("Waboku")
        t.opp.passes()
    assert t.opp.lp == 8000 - 1700
