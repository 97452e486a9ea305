"""Topics damage-step and damage, shown by cards of the library."""

import pytest

from damage_steps import go_on, reach
from turns import activated, resolve, their_turn, your_battle, your_turn

LILY, LADY = "Injection Fairy Lily", "D.D. Warrior Lady"
BAN = "damage-step.activation.default-ban"


# ------------------------------------------------------------------------------------------ what can be activated there


@pytest.mark.rule("damage-step.activation.own-special-summon-triggers", scenario=0)
def test_green_gadget_brought_by_giant_rat_is_activated_in_the_damage_step() -> None:
    t = your_battle("monsters: Summoned Skull", "monsters: Giant Rat   deck: Green Gadget, Red Gadget, Sogen")
    t.you.attacks("Summoned Skull", "Giant Rat")
    t.opp.triggers("Giant Rat")
    t.opp.chooses("Green Gadget")
    t.opp.triggers("Green Gadget")
    told = t.log()
    assert "Red Gadget" in t.opp.hand
    assert told.index("opp activated Green Gadget") > told.index("timing end of the Damage Step")


@pytest.mark.rule("damage-step.trigger.self-banished-allowed", scenario=1)
def test_balancer_lord_banished_in_the_damage_step_summons() -> None:
    t = your_battle(f"monsters: {LADY}", "monsters: Balancer Lord   hand: Battle Ox")
    t.you.attacks(LADY, "Balancer Lord")
    t.you.triggers(LADY)
    t.opp.triggers("Balancer Lord")
    resolve(t)
    assert t.opp.monsters == ["Battle Ox"] and t.you.banished == [LADY]


@pytest.mark.rule("damage-step.quick.generally-not-allowed", scenario=0)
def test_wattkinetic_puppeteer_moves_nothing_in_the_damage_step() -> None:
    t = your_battle(
        "monsters: Vorse Raider   hand: Wattkinetic Puppeteer", "monsters: Mystical Elf (defense)", ask_all=True
    )
    t.you.can("activate Wattkinetic Puppeteer")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, "start of the Damage Step")
    t.you.cannot("activate Wattkinetic Puppeteer", because=BAN)


@pytest.mark.rule("damage-step.activation.activation-negating-effects", scenario=0)
def test_herald_of_green_light_negates_an_activation_in_the_damage_step() -> None:
    t = your_battle(
        "monsters: Vorse Raider   set: Rush Recklessly",
        "monsters: Mystical Elf (defense), Dark Balter the Terrible   "
        "hand: Herald of Green Light, Herald of Purple Light",
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, "start of the Damage Step")
    t.you.activates("Rush Recklessly", targeting="Vorse Raider")
    t.opp.activates("Herald of Green Light")
    while t.chain:
        go_on(t)
    assert t.you.graveyard == ["Rush Recklessly"] and t.you.atk_of("Vorse Raider") == 1900


@pytest.mark.rule("damage-step.no-summon-effects", scenario=0)
def test_ultimate_offering_summons_in_the_opponents_battle_step_and_not_in_the_damage_step() -> None:
    t = your_battle("monsters: Vorse Raider", "spells: Ultimate Offering   hand: Kuriboh, Silver Fang", ask_all=True)
    t.you.attacks_directly("Vorse Raider")
    t.you.passes()
    t.opp.can("activate Ultimate Offering")
    reach(t, "start of the Damage Step")
    while not t.opp.is_to_decide():
        go_on(t)
    assert t.step == "Damage Step"
    t.opp.cannot("activate Ultimate Offering", because=BAN)


@pytest.mark.rule("damage-step.applied-effects-continue", scenario=0)
def test_the_a_forces_count_in_the_damage_step() -> None:
    t = your_battle("monsters: Warrior of Zera   spells: The A. Forces", "monsters: 7 Colored Fish")
    t.you.attacks("Warrior of Zera", "7 Colored Fish")
    assert t.opp.monsters == [] and t.opp.lp == 8000 - (1600 + 200 - 1800) and t.you.monsters == []
    t = your_battle(
        "monsters: Warrior of Zera, Gearfried the Iron Knight   spells: The A. Forces", "monsters: 7 Colored Fish"
    )
    t.you.attacks("Warrior of Zera", "7 Colored Fish")
    assert t.opp.lp == 8000 - (1600 + 2 * 200 - 1800)


# ---------------------------------------------------------------------------------------------------------- its timings


@pytest.mark.rule("damage-step.start.timing-effects-turn-player-first", scenario=1)
@pytest.mark.parametrize("turn", ["you", "opp"])
def test_of_two_catastors_the_turn_players_is_link_one(turn: str) -> None:
    catastor = "Ally of Justice Catastor"
    cards = f"monsters: {catastor}   set: DNA Transplant"
    t = your_turn(cards, cards) if turn == "you" else their_turn(cards, cards)
    seat, other = (t.you, "opp") if turn == "you" else (t.opp, "you")
    seat.activates("DNA Transplant")
    seat.does("declare LIGHT")  # now neither is DARK
    resolve(t)
    seat.goes_to("Battle Phase")
    resolve(t)
    seat.attacks(catastor, catastor)
    resolve(t)
    assert activated(t)[1:] == [f"{turn} activated {catastor}", f"{other} activated {catastor}"]
    assert "chain of 2 ended" in t.log() and "damage calculated" not in t.log()


@pytest.mark.rule("damage-step.after-calc.after-calculation-effects", scenario=1)
def test_warrior_lady_banishes_both_after_damage_calculation_though_she_was_to_be_destroyed() -> None:
    t = your_battle(f"monsters: {LADY}", "monsters: Summoned Skull")
    t.you.attacks(LADY, "Summoned Skull")
    assert t.timing == "after damage calculation"
    t.you.triggers(LADY)
    assert (t.you.banished, t.you.graveyard, t.opp.banished) == ([LADY], [], ["Summoned Skull"])
    assert t.you.lp == 8000 - 1000 and f"{LADY} destroyed (battle)" not in t.log()


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=1)
def test_flame_wingman_is_link_one_and_the_shining_angel_it_destroyed_link_two() -> None:
    t = your_battle("monsters: Elemental HERO Flame Wingman", "monsters: Shining Angel   deck: Mystical Elf, Sogen")
    t.you.attacks("Elemental HERO Flame Wingman", "Shining Angel")
    t.opp.triggers("Shining Angel")
    resolve(t)
    assert activated(t) == ["you activated Elemental HERO Flame Wingman", "opp activated Shining Angel"]
    assert "chain of 2 ended" in t.log() and t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("damage-step.end.destroyer-must-survive", scenario=0)
def test_flame_wingman_that_fell_in_the_same_battle_burns_nobody() -> None:
    t = your_battle("monsters: Elemental HERO Flame Wingman", "monsters: Cyber Dragon")
    t.you.attacks("Elemental HERO Flame Wingman", "Cyber Dragon")
    assert (t.you.monsters, t.opp.monsters, t.opp.lp, activated(t)) == ([], [], 8000, [])


@pytest.mark.rule("damage-step.calc.result-fixed-at-calculation", scenario=0)
def test_wall_of_illusion_that_was_beaten_is_destroyed_though_its_attacker_has_left() -> None:
    t = your_battle("monsters: Summoned Skull", "monsters: Wall of Illusion")
    t.you.attacks("Summoned Skull", "Wall of Illusion")
    assert t.you.hand == ["Summoned Skull"] and t.opp.graveyard == ["Wall of Illusion"] and t.opp.lp == 8000 - 1500
    assert "Wall of Illusion destroyed (battle)" in t.log()


@pytest.mark.rule("damage-step.calc.doomed-monster-stays-until-end", scenario=1)
def test_a_beaten_sangan_is_on_the_field_until_the_end_of_the_damage_step() -> None:
    t = your_battle(f"monsters: {LADY}   hand: Umi", "monsters: Sangan   deck: Kuriboh, Sogen")
    t.you.attacks(LADY, "Sangan")
    assert t.timing == "after damage calculation" and t.opp.monsters == ["Sangan"] and t.opp.graveyard == []
    t.you.passes()
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_a_monster_saved_by_z_metal_tank_was_not_destroyed_by_flame_wingman() -> None:
    t = your_turn(
        "monsters: X-Head Cannon, Z-Metal Tank", "monsters: Elemental HERO Flame Wingman   hand: Axe of Despair"
    )
    t.you.activates("Z-Metal Tank", targeting="X-Head Cannon")
    t.you.ends_turn()
    t.opp.activates("Axe of Despair", targeting="Elemental HERO Flame Wingman")
    resolve(t)
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Elemental HERO Flame Wingman", "X-Head Cannon")
    told = t.log()
    saved = told.index("Z-Metal Tank sent to graveyard (effect)")
    assert told.index("damage calculated") < saved < told.index("timing end of the Damage Step")
    assert t.you.monsters == ["X-Head Cannon"] and t.you.graveyard == ["Z-Metal Tank"]
    assert t.you.lp == 8000 - (3100 - 2400) and "opp activated Elemental HERO Flame Wingman" not in told


@pytest.mark.rule("damage-step.example.destroy-face-down-without-flip", scenario=1)
def test_sasuke_samurai_destroys_a_set_man_eater_bug_without_a_flip() -> None:
    t = your_battle("monsters: Sasuke Samurai", "monsters: Man-Eater Bug (set)")
    t.you.attacks("Sasuke Samurai", "Man-Eater Bug")
    told = t.log()
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.you.monsters == ["Sasuke Samurai"]
    assert "Man-Eater Bug destroyed (effect)" in told and "damage calculated" not in told
    assert not [line for line in told if "flipped" in line] and (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("damage-step.doomed-monster.removed-is-not-destroyed-by-battle", scenario=1)
def test_giant_rat_destroyed_by_red_dragon_archfiends_effect_was_not_destroyed_by_battle() -> None:
    t = your_battle("monsters: Red Dragon Archfiend", "monsters: Giant Rat (defense)   deck: Sogen, Kojikocy")
    t.you.attacks("Red Dragon Archfiend", "Giant Rat")
    resolve(t)
    assert "Giant Rat destroyed (effect)" in t.log() and "Giant Rat destroyed (battle)" not in t.log()
    assert "opp activated Giant Rat" not in t.log() and t.opp.deck == ["Kojikocy"]


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
def test_dimension_wall_lasts_for_the_battle_and_no_longer() -> None:
    t = your_battle("monsters: Mataza the Zapper", "set: Dimension Wall")
    t.you.attacks_directly("Mataza the Zapper")
    t.opp.activates("Dimension Wall")
    assert (t.you.lp, t.opp.lp) == (8000 - 1300, 8000)
    t.you.attacks_directly("Mataza the Zapper")
    assert (t.you.lp, t.opp.lp) == (8000 - 1300, 8000 - 1300)


# -------------------------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("damage.battle.from-defense-position-monster", scenario=1)
def test_masked_sorcerer_in_defense_position_draws_for_the_damage_of_its_attacker() -> None:
    t = your_battle("monsters: Silver Fang   hand: Umi", "monsters: Masked Sorcerer (defense)")
    t.you.attacks("Silver Fang", "Masked Sorcerer")
    assert "you lp 8000 -> 7800 (battle)" in t.log() and t.opp.hand == ["Sogen"]


@pytest.mark.rule("damage.effect.reduces-lp", scenario=1)
def test_scarlight_destroys_a_special_summoned_monster_for_500_damage() -> None:
    t = your_turn(
        "monsters: Scarlight Red Dragon Archfiend", "monsters: Cyber Dragon (special summoned this turn), Vorse Raider"
    )
    t.you.activates("Scarlight Red Dragon Archfiend")
    assert t.opp.lp == 7500 and t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("damage.lp-loss.is-not-damage", scenario=1)
def test_leonidas_does_not_keep_its_player_from_the_lp_that_soul_charge_takes() -> None:
    t = your_turn("monsters: D/D/D Rebel King Leonidas   hand: Soul Charge   graveyard: Battle Ox, Kuriboh, Sangan")
    t.you.activates("Soul Charge", targeting=["Battle Ox", "Kuriboh", "Sangan"])
    resolve(t)
    assert t.you.lp == 5000 and len(t.you.monsters) == 4


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_leonidas_does_not_take_away_the_damage_of_a_spear_dragon() -> None:
    t = your_battle("monsters: Spear Dragon", "monsters: D/D/D Rebel King Leonidas, Battle Ox (defense)")
    t.you.attacks("Spear Dragon", "Battle Ox")
    assert "opp lp 8000 -> 7100 (battle)" in t.log()


@pytest.mark.rule("damage.piercing.example-parshath", scenario=1)
@pytest.mark.parametrize(("target", "damage"), [("Feral Imp", 500), ("Giant Soldier of Stone", 0)])
def test_airknight_parshath_pierces_and_draws(target: str, damage: int) -> None:
    t = your_battle("monsters: Airknight Parshath", f"monsters: {target} (defense)")
    t.you.attacks("Airknight Parshath", target)
    assert t.opp.lp == 8000 - damage and (t.you.hand == ["Sogen"]) == bool(damage)
    assert (t.opp.monsters == []) == bool(damage)
