"""Cards: monsters whose effects belong to the timings of the Damage Step."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP_ATTACK
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import ChangePosition
from table import Table, table


def with_rest(side: str, acting: bool) -> str:
    """Give a side a deck, and a card in hand if it is to act, so that its turn does not end by itself."""
    side += "" if "deck:" in side else "   deck: 3 Sogen"
    return side + ("" if "hand:" in side or not acting else "   hand: Umi")


def your_battle(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Battle Step."""
    you, opp = with_rest(you, True), with_rest(opp, False)
    return table(f"turn 3, Battle Step, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


def their_battle(you: str, opp: str, lp: int = 8000) -> Table:
    """Lay out your opponent's Battle Step."""
    you, opp = with_rest(you, False), with_rest(opp, True)
    return table(f"turn 4, Battle Step, opp to act\nyou {lp}   {you}\nopp 8000   {opp}")


# -------------------------------------------------------------------------------------------- start of the Damage Step


@pytest.mark.rule("damage-step.example.destroy-face-down-without-flip", scenario=0)
@pytest.mark.parametrize("samurai", ["Sasuke Samurai", "Mystic Swordsman LV2"])
def test_a_samurai_destroys_a_set_monster_as_it_lies(samurai: str) -> None:
    """card: Sasuke Samurai, Mystic Swordsman LV2"""
    t = your_battle(f"monsters: {samurai}", "monsters: Man-Eater Bug (set)")
    t.you.attacks(samurai, "Man-Eater Bug")
    t.nobody_responds()
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.you.monsters == [samurai]
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=0)
@pytest.mark.parametrize("samurai", ["Sasuke Samurai", "Mystic Swordsman LV2"])
def test_a_samurai_battles_a_face_up_monster_as_usual(samurai: str) -> None:
    """card: Sasuke Samurai, Mystic Swordsman LV2"""
    t = your_battle(f"monsters: {samurai}", "monsters: Gemini Elf (defense)")
    t.you.attacks(samurai, "Gemini Elf")
    assert t.opp.monsters == ["Gemini Elf"] and t.you.lp == 8000 + (500 if "Sasuke" in samurai else 900) - 900


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=0)
def test_a_samurai_that_is_attacked_destroys_nothing() -> None:
    """card: Sasuke Samurai"""
    t = their_battle("monsters: Sasuke Samurai", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Sasuke Samurai")
    assert t.you.monsters == [] and t.opp.monsters == ["Gemini Elf"] and t.you.lp == 6600


@pytest.mark.rule("damage-step.example.mystic-swordsman-lv2", scenario=0)
def test_mystic_swordsman_levels_up_after_it_destroyed_a_monster_by_battle() -> None:
    """card: Mystic Swordsman LV2"""
    t = your_battle(
        "monsters: Mystic Swordsman LV2   deck: Mystic Swordsman LV4, Umi, Umi", "monsters: Ooguchi   deck: Umi"
    )
    t.you.attacks("Mystic Swordsman LV2", "Ooguchi")
    t.you.goes_to("End Phase")
    t.you.triggers("Mystic Swordsman LV2")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Mystic Swordsman LV4"] and t.you.graveyard == ["Mystic Swordsman LV2"]


@pytest.mark.rule("damage-step.example.mystic-swordsman-lv2", scenario=0)
def test_mystic_swordsman_does_not_level_up_after_destroying_by_its_effect() -> None:
    """card: Mystic Swordsman LV2"""
    t = your_battle(
        "monsters: Mystic Swordsman LV2   deck: Mystic Swordsman LV4, Umi", "monsters: Ooguchi (set)   deck: Umi"
    )
    t.you.attacks("Mystic Swordsman LV2", "Ooguchi")
    assert t.opp.graveyard == ["Ooguchi"]
    t.you.ends_turn()
    assert t.you.monsters == ["Mystic Swordsman LV2"] and t.turn == 4


@pytest.mark.rule("damage-step.example.catastor-destroys-at-start", scenario=0)
def test_catastor_destroys_a_monster_that_is_not_dark_before_damage_is_calculated() -> None:
    """card: Ally of Justice Catastor"""
    t = your_battle("monsters: Ally of Justice Catastor", "monsters: Blue-Eyes White Dragon")
    t.you.attacks("Ally of Justice Catastor", "Blue-Eyes White Dragon")
    assert t.opp.graveyard == ["Blue-Eyes White Dragon"] and t.you.lp == 8000
    t = their_battle("monsters: Ally of Justice Catastor", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", "Ally of Justice Catastor")
    assert t.opp.graveyard == ["Blue-Eyes White Dragon"] and t.you.lp == 8000


@pytest.mark.rule("damage-step.example.catastor-destroys-at-start", scenario=0)
@pytest.mark.parametrize("other", ["Dark Magician", "Gemini Elf (set)"])
def test_catastor_spares_dark_and_face_down_monsters(other: str) -> None:
    """card: Ally of Justice Catastor"""
    t = your_battle("monsters: Ally of Justice Catastor", f"monsters: {other}")
    t.you.attacks("Ally of Justice Catastor", other.removesuffix(" (set)"))
    assert not [line for line in t.log() if "activated" in line]
    assert t.you.monsters == ([] if other == "Dark Magician" else ["Ally of Justice Catastor"])


def test_honest_returns_to_the_hand() -> None:
    """card: Honest ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   monsters: Honest\nopp 8000")
    t.you.activates("Honest")
    assert t.you.hand == ["Honest"] and t.you.monsters == []


@pytest.mark.rule("damage-step.example.honest-window", scenario=0)
def test_honest_adds_the_opposing_monsters_attack() -> None:
    """card: Honest ②"""
    t = your_battle("monsters: Shining Angel   hand: Honest, Umi", "monsters: Gemini Elf")
    t.you.attacks("Shining Angel", "Gemini Elf")
    assert t.timing == "start of the Damage Step"
    t.you.activates("Honest")
    assert t.you.atk_of("Shining Angel") == 3300 and t.you.graveyard == ["Honest"]
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 6600
    t.you.ends_turn()
    assert t.you.atk_of("Shining Angel") == 1400


@pytest.mark.rule("damage-step.example.honest-window", scenario=0)
def test_honest_is_offered_at_two_timings_in_either_turn() -> None:
    """card: Honest ②"""
    t = their_battle("monsters: Shining Angel   hand: Honest", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Shining Angel")
    timings = []
    while t.you.is_to_decide():
        assert t.you.can_activate("Honest")
        timings.append(t.timing)
        t.you.passes()
    assert timings == ["start of the Damage Step", "before damage calculation"]
    assert t.you.graveyard == ["Shining Angel"] and t.you.hand == ["Honest"]


@pytest.mark.rule("damage-step.example.honest-window", scenario=0)
def test_honest_waits_for_a_light_monster_that_battles_a_monster() -> None:
    """card: Honest ②"""
    t = your_battle("monsters: Vorse Raider   hand: Honest", "monsters: Gemini Elf")
    t.you.attacks("Vorse Raider", "Gemini Elf")
    assert t.you.hand == ["Honest"] and t.you.graveyard == ["Vorse Raider"]
    t = your_battle("monsters: Shining Angel   hand: Honest")
    t.you.attacks_directly("Shining Angel")
    assert t.opp.lp == 6600 and t.you.hand == ["Honest"]


def test_honest_can_be_used_after_another_chain_of_the_same_timing() -> None:
    """card: Honest ②"""
    t = your_battle("monsters: Shining Angel   hand: Honest, Umi", "monsters: Gemini Elf   set: Rush Recklessly")
    t.you.attacks("Shining Angel", "Gemini Elf")
    t.opp.passes()  # at the declaration
    t.you.passes()
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    t.you.passes()  # not in response
    assert t.timing == "start of the Damage Step" and t.opp.atk_of("Gemini Elf") == 2600
    t.you.activates("Honest")
    assert t.opp.lp == 8000 - 1400


# ------------------------------------------------------------------------------------------- before damage calculation


@pytest.mark.rule("damage-step.example.drillroid-destroys-defense", scenario=0)
@pytest.mark.parametrize("lies", ["defense", "set"])
def test_drillroid_destroys_a_monster_in_defense_position(lies: str) -> None:
    """card: Drillroid"""
    t = your_battle("monsters: Drillroid", f"monsters: Millennium Shield ({lies})")
    t.you.attacks("Drillroid", "Millennium Shield")
    assert t.opp.graveyard == ["Millennium Shield"] and t.you.lp == 8000
    assert ("Millennium Shield flipped" in t.log()) == (lies == "set")


@pytest.mark.rule("damage-step.example.drillroid-destroys-defense", scenario=0)
def test_drillroid_battles_an_attack_position_monster_as_usual() -> None:
    """card: Drillroid"""
    t = your_battle("monsters: Drillroid", "monsters: Gemini Elf")
    t.you.attacks("Drillroid", "Gemini Elf")
    assert t.you.graveyard == ["Drillroid"] and t.you.lp == 7700
    t = their_battle("monsters: Drillroid (defense)", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Drillroid")
    assert t.you.graveyard == ["Drillroid"] and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_drillroid_spares_a_monster_that_has_been_turned_to_attack() -> None:
    """card: Drillroid"""
    turn = Activation(
        target=One(Monster(), YOUR_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK), damage_step=True
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Drillroid   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Kuriboh (defense)   set: Test Turn   deck: 3 Sogen
        """,
        pool=pool_with(probe("Test Turn", "Spell / Quick-Play", turn)),
    )
    t.you.attacks("Drillroid", "Kuriboh")
    t.opp.passes()
    t.opp.activates("Test Turn", targeting="Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Test Turn", "Kuriboh"] and t.opp.lp == 8000 - 1300


@pytest.mark.rule("damage-step.example.ehren-returns-to-deck", scenario=0)
def test_ehren_shuffles_a_defending_monster_into_the_deck() -> None:
    """card: Ehren, Lightsworn Monk ①"""
    t = your_battle("monsters: Ehren, Lightsworn Monk", "monsters: Millennium Shield (set)   deck: Umi")
    t.you.attacks("Ehren, Lightsworn Monk", "Millennium Shield")
    assert sorted(t.opp.deck) == ["Millennium Shield", "Umi"] and t.opp.monsters == []
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("damage-step.example.ehren-returns-to-deck", scenario=0)
def test_ehren_does_not_touch_an_attack_position_monster() -> None:
    """card: Ehren, Lightsworn Monk ①"""
    t = your_battle("monsters: Ehren, Lightsworn Monk", "monsters: Vorse Raider")
    t.you.attacks("Ehren, Lightsworn Monk", "Vorse Raider")
    assert t.you.graveyard == ["Ehren, Lightsworn Monk"] and t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("damage-step.example.ehren-returns-to-deck", scenario=0)
def test_ehren_sends_three_cards_in_your_end_phase_only() -> None:
    """card: Ehren, Lightsworn Monk ②"""
    t = your_battle("monsters: Ehren, Lightsworn Monk   deck: Umi, Sogen, Yami, Kuriboh", "deck: Umi, Umi")
    t.you.ends_turn()
    assert t.you.graveyard == ["Umi", "Sogen", "Yami"] and t.you.deck == ["Kuriboh"]
    t.opp.ends_turn()
    assert t.you.graveyard == ["Umi", "Sogen", "Yami"]


# -------------------------------------------------------------------------------------------------- damage calculation


def test_kuriboh_is_discarded_at_damage_calculation_for_no_battle_damage() -> None:
    """card: Kuriboh ①"""
    t = their_battle("hand: Kuriboh", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.is_offered() == ["activate Kuriboh", "pass"] and t.timing == "damage calculation"
    t.you.activates("Kuriboh")
    assert t.you.lp == 8000 and t.you.graveyard == ["Kuriboh"]
    t.opp.cannot("Gemini Elf attacks directly", "battle.attack.once-per-turn")


@pytest.mark.rule("damage-step.example.kuriboh-no-battle-damage", scenario=0)
def test_kuriboh_works_for_one_battle_only() -> None:
    """card: Kuriboh ①"""
    t = their_battle("hand: Kuriboh", "monsters: Gemini Elf, Vorse Raider")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Kuriboh")
    t.opp.attacks_directly("Vorse Raider")
    assert t.you.lp == 6100


@pytest.mark.rule("damage-step.example.kuriboh-no-battle-damage", scenario=0)
def test_kuriboh_saves_no_monster() -> None:
    """card: Kuriboh ①"""
    t = their_battle("hand: Kuriboh   monsters: Vorse Raider", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Vorse Raider")
    t.you.activates("Kuriboh")
    assert t.you.lp == 8000 and t.you.graveyard == ["Kuriboh", "Vorse Raider"]


@pytest.mark.rule("damage-step.example.kuriboh-no-battle-damage", scenario=0)
def test_kuriboh_is_not_offered_without_damage_or_in_your_own_attack() -> None:
    """card: Kuriboh ①"""
    t = their_battle("hand: Kuriboh   monsters: Vorse Raider (defense)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Vorse Raider")
    t.opp.is_asked("open state")
    assert t.you.hand == ["Kuriboh"] and t.you.graveyard == ["Vorse Raider"]
    t = your_battle("hand: Kuriboh   monsters: Vorse Raider", "monsters: Summoned Skull")
    t.you.attacks("Vorse Raider", "Summoned Skull")
    assert t.you.hand == ["Kuriboh"] and t.you.lp == 7400


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_kuriboh_does_not_stop_effect_damage() -> None:
    """card: Kuriboh ①"""
    t = table("turn 4, Main Phase 1, opp to act\nyou 8000   hand: Kuriboh\nopp 8000   hand: Ookazi")
    t.opp.activates("Ookazi")
    assert t.you.lp == 7200 and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=0)
def test_lily_gains_3000_for_one_damage_calculation() -> None:
    """card: Injection Fairy Lily ①"""
    t = your_battle("monsters: Injection Fairy Lily", "monsters: Summoned Skull")
    t.you.attacks("Injection Fairy Lily", "Summoned Skull")
    assert t.timing == "damage calculation"
    t.you.activates("Injection Fairy Lily")
    assert t.you.lp == 6000 and t.opp.lp == 7100 and t.opp.graveyard == ["Summoned Skull"]
    assert t.you.atk_of("Injection Fairy Lily") == 400


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=0)
def test_lily_may_pay_once_in_a_damage_calculation_and_again_in_the_next() -> None:
    """card: Injection Fairy Lily ①"""
    t = their_battle("monsters: Injection Fairy Lily", "monsters: Summoned Skull, Gemini Elf")
    t.opp.attacks("Summoned Skull", "Injection Fairy Lily")
    t.you.activates("Injection Fairy Lily")
    t.opp.is_asked("open state")
    t.opp.attacks("Gemini Elf", "Injection Fairy Lily")
    t.you.activates("Injection Fairy Lily")
    assert t.you.lp == 4000 and sorted(t.opp.graveyard) == ["Gemini Elf", "Summoned Skull"]


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_lily_needs_the_life_points_and_a_battle_of_its_own() -> None:
    """card: Injection Fairy Lily ①"""
    t = your_battle("monsters: Injection Fairy Lily", "monsters: Ooguchi", lp=1900)
    t.you.attacks("Injection Fairy Lily", "Ooguchi")
    assert t.you.lp == 1900 and t.opp.lp == 7900
    t = your_battle("monsters: Injection Fairy Lily, Gemini Elf", "monsters: Ooguchi")
    t.you.attacks("Gemini Elf", "Ooguchi")
    assert t.you.lp == 8000


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=0)
def test_lily_attacks_directly_with_3400() -> None:
    """card: Injection Fairy Lily ①"""
    t = your_battle("monsters: Injection Fairy Lily")
    t.you.attacks_directly("Injection Fairy Lily")
    t.you.activates("Injection Fairy Lily")
    assert t.opp.lp == 4600


@pytest.mark.rule("damage-step.example.defense-draw", scenario=0)
def test_defense_draw_takes_the_damage_away_and_draws() -> None:
    """card: Defense Draw"""
    t = their_battle("set: Defense Draw   deck: Umi, Sogen", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    assert t.timing == "damage calculation"
    t.you.activates("Defense Draw")
    assert t.you.lp == 8000 and t.you.hand == ["Umi"] and t.you.graveyard == ["Defense Draw"]


@pytest.mark.rule("damage-step.example.defense-draw", scenario=0)
def test_defense_draw_is_for_the_opponents_turn() -> None:
    """card: Defense Draw"""
    t = your_battle("set: Defense Draw   deck: Umi   monsters: Vorse Raider", "monsters: Summoned Skull")
    t.you.attacks("Vorse Raider", "Summoned Skull")
    t.you.is_asked("open state")
    assert t.you.lp == 7400 and t.you.set_cards == ["Defense Draw"]


@pytest.mark.rule("damage-step.calc.timing-effects-turn-player-first", scenario=0)
def test_defense_draw_answers_lily_at_damage_calculation() -> None:
    """card: Defense Draw, Injection Fairy Lily ①"""
    t = your_battle("monsters: Injection Fairy Lily", "monsters: Luster Dragon   set: Defense Draw   deck: Umi")
    t.you.attacks("Injection Fairy Lily", "Luster Dragon")
    t.you.activates("Injection Fairy Lily")
    t.opp.activates("Defense Draw")
    assert t.opp.graveyard == ["Defense Draw", "Luster Dragon"] and t.opp.lp == 8000 and t.opp.hand == ["Umi"]


# -------------------------------------------------------------------------------------------- after damage calculation


@pytest.mark.rule("damage-step.example.dd-warrior-mandatory-banish", scenario=0)
@pytest.mark.parametrize("yours", [True, False])
def test_dd_warrior_banishes_both_battling_monsters(yours: bool) -> None:
    """card: D.D. Warrior"""
    t = (your_battle if yours else their_battle)("monsters: D.D. Warrior", "monsters: Summoned Skull")
    if yours:
        t.you.attacks("D.D. Warrior", "Summoned Skull")
    else:
        t.opp.attacks("Summoned Skull", "D.D. Warrior")
    assert t.you.banished == ["D.D. Warrior"] and t.opp.banished == ["Summoned Skull"]
    assert t.you.graveyard == [] and t.you.lp == 6700


@pytest.mark.rule("damage-step.example.dd-warrior-mandatory-banish", scenario=0)
def test_dd_warrior_does_nothing_in_a_direct_attack() -> None:
    """card: D.D. Warrior"""
    t = your_battle("monsters: D.D. Warrior")
    t.you.attacks_directly("D.D. Warrior")
    assert t.opp.lp == 6800 and t.you.monsters == ["D.D. Warrior"] and t.you.banished == []


@pytest.mark.rule("damage-step.example.dd-warrior-lady-optional-banish", scenario=0)
def test_dd_warrior_lady_may_banish_both() -> None:
    """card: D.D. Warrior Lady ①"""
    t = your_battle("monsters: D.D. Warrior Lady", "monsters: Summoned Skull")
    t.you.attacks("D.D. Warrior Lady", "Summoned Skull")
    t.you.triggers("D.D. Warrior Lady")
    assert t.you.banished == ["D.D. Warrior Lady"] and t.opp.banished == ["Summoned Skull"] and t.you.lp == 7000
    t = your_battle("monsters: D.D. Warrior Lady", "monsters: Summoned Skull")
    t.you.attacks("D.D. Warrior Lady", "Summoned Skull")
    t.you.passes()
    assert t.you.graveyard == ["D.D. Warrior Lady"] and t.opp.monsters == ["Summoned Skull"]


def test_dd_assailant_takes_what_destroyed_it_along() -> None:
    """card: D.D. Assailant ①"""
    t = their_battle("monsters: D.D. Assailant", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "D.D. Assailant")
    assert t.you.banished == ["D.D. Assailant"] and t.opp.banished == ["Summoned Skull"] and t.you.lp == 7200


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_dd_assailant_that_survives_banishes_nothing() -> None:
    """card: D.D. Assailant ①"""
    t = your_battle("monsters: D.D. Assailant", "monsters: Ooguchi")
    t.you.attacks("D.D. Assailant", "Ooguchi")
    assert t.you.monsters == ["D.D. Assailant"] and t.opp.graveyard == ["Ooguchi"]


@pytest.mark.rule("damage-step.after-calc.purpose", scenario=0)
def test_wall_of_illusion_returns_the_attacker_after_damage_calculation() -> None:
    """card: Wall of Illusion"""
    t = their_battle("monsters: Wall of Illusion (set)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Wall of Illusion")
    assert t.opp.hand == ["Umi", "Summoned Skull"] and t.you.graveyard == ["Wall of Illusion"]
    t = your_battle("monsters: Wall of Illusion", "monsters: Summoned Skull")
    t.you.attacks("Wall of Illusion", "Summoned Skull")
    assert t.opp.monsters == ["Summoned Skull"] and t.you.lp == 6500


@pytest.mark.parametrize(("other", "gone"), [("Dark Magician", True), ("Summoned Skull", False)])
def test_ryu_kokki_destroys_the_warrior_or_spellcaster_it_battled(other: str, gone: bool) -> None:
    """card: Ryu Kokki"""
    t = your_battle("monsters: Ryu Kokki", f"monsters: {other}")
    t.you.attacks("Ryu Kokki", other)
    assert t.you.graveyard == ["Ryu Kokki"] and t.opp.graveyard == ([other] if gone else [])


def test_ryu_kokki_that_survives_destroys_a_warrior_that_survives() -> None:
    """card: Ryu Kokki"""
    t = their_battle("monsters: Ryu Kokki (defense)", "monsters: Gearfried the Iron Knight")
    t.opp.attacks("Gearfried the Iron Knight", "Ryu Kokki")
    assert t.opp.graveyard == ["Gearfried the Iron Knight"] and t.opp.lp == 7800 and t.you.monsters == ["Ryu Kokki"]


@pytest.mark.rule("damage-step.example.red-dragon-archfiend", scenario=0)
def test_red_dragon_archfiend_destroys_all_defense_position_monsters() -> None:
    """card: Red Dragon Archfiend ①"""
    t = your_battle(
        "monsters: Red Dragon Archfiend", "monsters: Gemini Elf (defense), Ooguchi (set), Vorse Raider   deck: Umi"
    )
    t.you.attacks("Red Dragon Archfiend", "Gemini Elf")
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Ooguchi"] and t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("damage-step.example.red-dragon-archfiend", scenario=0)
def test_red_dragon_archfiend_destroys_nothing_more_after_attacking_an_attack_position_monster() -> None:
    """card: Red Dragon Archfiend ①"""
    t = your_battle("monsters: Red Dragon Archfiend", "monsters: Gemini Elf (defense), Vorse Raider")
    t.you.attacks("Red Dragon Archfiend", "Vorse Raider")
    assert t.opp.graveyard == ["Vorse Raider"] and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("damage-step.example.red-dragon-archfiend", scenario=0)
def test_red_dragon_archfiend_punishes_monsters_that_did_not_attack() -> None:
    """card: Red Dragon Archfiend ②"""
    t = your_battle("monsters: Red Dragon Archfiend, Gemini Elf, Vorse Raider   deck: Umi", "deck: Umi, Umi")
    t.you.attacks_directly("Vorse Raider")
    t.you.ends_turn()
    assert t.you.monsters == ["Red Dragon Archfiend", "Vorse Raider"] and t.you.graveyard == ["Gemini Elf"]
    t.opp.ends_turn()
    assert t.you.monsters == ["Red Dragon Archfiend", "Vorse Raider"]


# ------------------------------------------------------------------------------------------------------ in other phases


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_spirit_of_the_breeze_gains_in_your_standby_phase_in_attack_position() -> None:
    """card: Spirit of the Breeze"""
    t = table(
        "turn 4, End Phase, opp to act\nyou 8000   monsters: Spirit of the Breeze   deck: Umi\nopp 8000   deck: Umi"
    )
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == 9000
    t = table(
        "turn 4, End Phase, opp to act\n"
        "you 8000   monsters: Spirit of the Breeze (defense)   deck: Umi\nopp 8000   deck: Umi"
    )
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == 8000


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_nerokius_is_not_destroyed_by_battle_and_silences_the_opponent_while_it_battles() -> None:
    """card: Gladiator Beast Nerokius ①"""
    t = your_battle(
        "monsters: Gladiator Beast Nerokius", "monsters: Blue-Eyes White Dragon   set: Sakuretsu Armor, Rush Recklessly"
    )
    t.you.attacks("Gladiator Beast Nerokius", "Blue-Eyes White Dragon")
    assert t.opp.is_offered() == ["activate Rush Recklessly", "pass"] and t.timing == ""  # the battle is over
    assert t.you.monsters == ["Gladiator Beast Nerokius"] and t.you.lp == 7800
    assert t.opp.set_cards == ["Sakuretsu Armor", "Rush Recklessly"]


@pytest.mark.parametrize("count", [2, 3])
def test_nerokius_comes_for_three_gladiator_beasts_on_your_field(count: int) -> None:
    """card: Gladiator Beast Nerokius"""
    names = [f"Gladiator Beast {which}" for which in ("Andal", "Bestiari", "Hoplomus")]
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {", ".join(names[:count])}   hand: {", ".join(["Umi", *names[count:]])}
                   extra: Gladiator Beast Nerokius
        opp 8000
        """
    t = table(position)
    if count < 3:
        t.you.cannot(
            "special summon Gladiator Beast Nerokius", because="summon.special-monster.by-fulfilling-condition"
        )
        return
    t.you.does("special summon Gladiator Beast Nerokius")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gladiator Beast Nerokius"] and sorted(t.you.deck) == names


def test_nerokius_leaves_for_two_gladiator_beasts_after_a_battle() -> None:
    """card: Gladiator Beast Nerokius ②"""
    andal, bestiari, hoplomus = (f"Gladiator Beast {which}" for which in ("Andal", "Bestiari", "Hoplomus"))
    position = f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gladiator Beast Nerokius   hand: Umi   deck: {andal}, {bestiari}, {hoplomus}, Umi
        opp 8000   monsters: Gemini Elf   deck: Umi
        """
    t = table(position)
    t.you.attacks("Gladiator Beast Nerokius", "Gemini Elf")
    t.you.triggers("Gladiator Beast Nerokius")
    t.you.chooses(andal, hoplomus)
    t.you.takes_position("attack")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == [andal, hoplomus] and t.you.extra == ["Gladiator Beast Nerokius"]
    t = table(position)
    t.you.goes_to("Main Phase 2")
    t.you.is_asked("open state")
    assert t.you.monsters == ["Gladiator Beast Nerokius"]
