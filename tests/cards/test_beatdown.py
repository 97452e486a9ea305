"""Cards: monsters that a player of 2005 attacks with."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
CAPTAIN = "Marauding Captain"
GOBLINS = "Goblin Attack Force"
CHAOS = "Dark Magician of Chaos"


def your_turn(you: str, opp: str = "", when: str = "Main Phase 1, you to act") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {when}\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def your_battle(you: str, opp: str = "") -> Table:
    """Lay out your Battle Step."""
    return your_turn(you, opp, "Battle Step, you to act")


# ------------------------------------------------------------------------------------------------------------ Warriors


def test_marauding_captain_brings_a_low_level_monster_from_the_hand() -> None:
    """card: Marauding Captain ①"""
    t = your_turn(f"hand: {CAPTAIN}, Gemini Elf, Jinzo")
    t.you.summons(CAPTAIN)
    t.you.triggers(CAPTAIN)
    t.you.takes_position("attack")
    assert t.you.monsters == [CAPTAIN, "Gemini Elf"] and t.you.hand == ["Jinzo"]


def test_marauding_captain_protects_other_warriors_from_attacks() -> None:
    """card: Marauding Captain ②"""
    t = your_battle("monsters: Battle Ox", f"monsters: {CAPTAIN}, D.D. Assailant, Gemini Elf")
    assert t.you.cannot("attack D.D. Assailant with Battle Ox", because=FORBIDDEN).card == CAPTAIN
    t.you.can(f"attack {CAPTAIN} with Battle Ox")
    t.you.can("attack Gemini Elf with Battle Ox")


def test_blade_knight_is_stronger_with_at_most_one_card_in_the_hand() -> None:
    """card: Blade Knight ①"""
    assert your_turn("monsters: Blade Knight   hand: Kuriboh").you.atk_of("Blade Knight") == 2000
    assert your_turn("monsters: Blade Knight   hand: 2 Kuriboh").you.atk_of("Blade Knight") == 1600


@pytest.mark.parametrize(("others", "kept"), [("", True), (", Kuriboh", False)])
def test_blade_knight_alone_negates_the_flip_monster_it_destroys(others: str, kept: bool) -> None:
    """card: Blade Knight ②"""
    opp = "monsters: Magician of Faith (set)   graveyard: Pot of Greed   hand: Sogen"
    t = your_battle(f"monsters: Blade Knight{others}   hand: Umi", opp)
    t.you.attacks("Blade Knight", "Magician of Faith")
    t.nobody_responds()
    assert "Magician of Faith" in t.opp.graveyard and ("Pot of Greed" in t.opp.graveyard) == kept


def test_dark_balter_negates_the_flip_effect_of_what_it_destroys() -> None:
    """card: Dark Balter the Terrible"""
    opp = "monsters: Magician of Faith (set)   graveyard: Pot of Greed   hand: Sogen"
    t = your_battle("monsters: Dark Balter the Terrible   hand: Umi", opp)
    t.you.attacks("Dark Balter the Terrible", "Magician of Faith")
    t.nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed", "Magician of Faith"]


def test_ha_des_negates_the_flip_effect_of_what_a_fiend_destroys() -> None:
    """card: Dark Ruler Ha Des"""
    opp = "monsters: Magician of Faith (set)   graveyard: Pot of Greed   hand: Sogen"
    t = your_battle("monsters: Dark Ruler Ha Des   hand: Umi", opp)
    t.you.attacks("Dark Ruler Ha Des", "Magician of Faith")
    t.nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed", "Magician of Faith"]


def test_goblin_attack_force_defends_after_its_attack_until_its_players_next_turn_is_over() -> None:
    """card: Goblin Attack Force ①"""
    t = your_battle(f"monsters: {GOBLINS}   hand: Umi   deck: 5 Umi", "hand: Sogen   deck: 5 Sogen")
    t.you.attacks_directly(GOBLINS)
    t.you.carries_out(GOBLINS)
    assert t.opp.lp == 5700 and t.you.monster(GOBLINS).position == "defense"
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.cannot(f"change position of {GOBLINS}", because=FORBIDDEN).card == GOBLINS
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.can(f"change position of {GOBLINS}")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_goblin_attack_force_that_has_not_attacked_stays_as_it_is() -> None:
    """card: Goblin Attack Force ①"""
    t = your_battle(f"monsters: {GOBLINS}, Kuriboh   hand: Umi")
    t.you.attacks_directly("Kuriboh")
    t.you.goes_to("Main Phase 2")
    assert t.you.monster(GOBLINS).position == "attack"


def test_zombyra_loses_atk_for_every_monster_it_destroys_and_cannot_attack_directly() -> None:
    """card: Zombyra the Dark"""
    t = your_battle("monsters: Zombyra the Dark, Kuriboh   hand: Umi", "monsters: Battle Ox")
    t.you.attacks("Zombyra the Dark", "Battle Ox")
    assert t.you.atk_of("Zombyra the Dark") == 1900
    t = your_battle("monsters: Zombyra the Dark, Kuriboh")
    assert t.you.cannot("Zombyra the Dark attacks directly", because=FORBIDDEN).card == "Zombyra the Dark"


def test_freed_the_brave_wanderer_destroys_a_stronger_monster_for_two_light_monsters() -> None:
    """card: Freed the Brave Wanderer"""
    freed = "Freed the Brave Wanderer"
    t = your_turn(f"monsters: {freed}   graveyard: 2 Mystical Elf", "monsters: Summoned Skull, Battle Ox")
    t.you.activates(freed, targeting="Summoned Skull")  # Battle Ox has 1700 ATK, as many as Freed
    assert t.opp.monsters == ["Battle Ox"] and t.you.banished == ["Mystical Elf"] * 2
    t = your_turn(f"monsters: {freed}   graveyard: 2 Mystical Elf", "monsters: Battle Ox")
    t.you.cannot(f"activate {freed}", because="target.timing.chosen-at-activation")


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_freed_the_brave_wanderer_leaves_alone_what_is_no_longer_stronger() -> None:
    """card: Freed the Brave Wanderer"""
    freed = "Freed the Brave Wanderer"
    for answer, target in (("Rush Recklessly", freed), ("Book of Moon", freed), ("Book of Moon", "Vorse Raider")):
        t = your_turn(f"monsters: {freed}   graveyard: 2 Mystical Elf", f"monsters: Vorse Raider   set: {answer}")
        t.you.activates(freed, targeting="Vorse Raider")
        t.opp.activates(answer, targeting=target).nobody_responds()
        assert t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_freed_the_matchless_general_negates_and_destroys_spells_that_target_it() -> None:
    """card: Freed the Matchless General"""
    t = your_turn("hand: Book of Moon", "monsters: Freed the Matchless General")
    t.you.activates("Book of Moon")
    assert t.opp.monster("Freed the Matchless General").position == "attack"
    assert "Book of Moon destroyed (effect)" in t.log()


@pytest.mark.rule("turn.draw.replacement-of-normal-draw", scenario=0)
def test_freed_the_matchless_general_searches_a_warrior_instead_of_drawing() -> None:
    """card: Freed the Matchless General"""
    t = table("""
        turn 3, Draw Phase, you to act
        you 8000   monsters: Freed the Matchless General   deck: Kuriboh, D.D. Assailant, Battle Ox
        opp 8000
    """)
    t.you.triggers("Freed the Matchless General")
    t.nobody_responds()
    assert t.you.hand == ["D.D. Assailant"]


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_obnoxious_celtic_guard_survives_battles_with_strong_monsters_only() -> None:
    """card: Obnoxious Celtic Guard ①"""
    guard = "Obnoxious Celtic Guard"
    t = your_battle("monsters: Summoned Skull, Battle Ox, Kuriboh", f"monsters: {guard}")
    t.you.attacks("Summoned Skull", guard)
    assert t.opp.monsters == [guard] and t.opp.lp == 8000 - 1100
    t.you.attacks("Battle Ox", guard)
    assert t.opp.graveyard == [guard]


def test_amazoness_archer_tributes_two_monsters_for_damage() -> None:
    """card: Amazoness Archer ①"""
    t = your_turn("monsters: Amazoness Archer, Kuriboh, Sangan")
    t.you.activates("Amazoness Archer", tributing=("Kuriboh", "Amazoness Archer"))
    assert t.opp.lp == 6800 and t.you.monsters == ["Sangan"]


# ------------------------------------------------------------------------------------- monsters that bring another one


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=0)
@pytest.mark.parametrize(
    ("monster", "brought", "not_brought"),
    [
        ("Shining Angel", "Magician of Faith", "Airknight Parshath"),
        ("Mother Grizzly", "Sinister Serpent", "Abyss Soldier"),
        ("UFO Turtle", "Solar Flare Dragon", "Spirit of Flames"),
        ("Flying Kamakiri #1", "Flying Kamakiri #1", "Spear Dragon"),
    ],
)
def test_a_monster_that_falls_in_battle_brings_one_of_its_attribute(
    monster: str, brought: str, not_brought: str
) -> None:
    """card: Shining Angel, Mother Grizzly, UFO Turtle, Flying Kamakiri #1"""
    t = your_battle(f"monsters: {monster}   deck: {brought}, {not_brought}, Battle Ox", "monsters: Gemini Elf")
    t.you.attacks(monster, "Gemini Elf")
    t.you.triggers(monster)
    t.you.take_zone(None)
    assert t.you.monsters == [brought] and t.you.monster(brought).position == "attack"


def test_gravekeepers_spy_brings_a_gravekeeper() -> None:
    """card: Gravekeeper's Spy"""
    t = your_turn("monsters: Gravekeeper's Spy (set)   deck: Gravekeeper's Guard, Battle Ox")
    t.you.flip_summons("Gravekeeper's Spy")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Gravekeeper's Spy", "Gravekeeper's Guard"]


def test_gravekeepers_guard_returns_a_monster_to_the_hand() -> None:
    """card: Gravekeeper's Guard"""
    t = your_turn("monsters: Gravekeeper's Guard (set)   hand: Umi", "monsters: Jinzo")
    t.you.flip_summons("Gravekeeper's Guard")
    assert t.opp.hand == ["Jinzo"]


# ------------------------------------------------------------------------------------------------------- more monsters


def test_dark_magician_of_chaos_takes_a_spell_back_in_the_end_phase_of_its_turn() -> None:
    """card: Dark Magician of Chaos ①"""
    t = your_turn(f"hand: {CHAOS}   monsters: 2 Kuriboh   graveyard: Pot of Greed, Umi", "deck: Sogen")
    t.you.summons(CHAOS, tributing=("Kuriboh (zone 1)", "Kuriboh (zone 2)"))
    t.you.goes_to("End Phase")
    t.you.activates(CHAOS, targeting="Pot of Greed")
    assert t.you.hand == ["Pot of Greed"]


def test_dark_magician_of_chaos_banishes_what_it_destroys_by_battle() -> None:
    """card: Dark Magician of Chaos ②"""
    t = your_battle(f"monsters: {CHAOS}, Kuriboh   hand: Umi", "monsters: Gemini Elf")
    t.you.attacks(CHAOS, "Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"] and not t.opp.graveyard


@pytest.mark.rule("effect-type.unclassified.banish-when-leaving-field", scenario=0)
def test_dark_magician_of_chaos_is_banished_when_it_leaves_the_field() -> None:
    """card: Dark Magician of Chaos ③"""
    t = your_turn("hand: Raigeki", f"monsters: {CHAOS}, Kuriboh")
    t.you.activates("Raigeki")
    assert t.opp.banished == [CHAOS] and t.opp.graveyard == ["Kuriboh"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_stealth_bird_hides_and_burns_when_it_is_flip_summoned() -> None:
    """card: Stealth Bird"""
    t = your_turn("monsters: Stealth Bird   deck: 5 Umi   hand: Umi", "deck: 5 Sogen   hand: Sogen")
    t.you.activates("Stealth Bird")
    assert t.you.monster("Stealth Bird").position == "set"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons("Stealth Bird")
    assert t.opp.lp == 7000


def test_solar_flare_dragon_burns_and_is_not_attacked_beside_another_pyro() -> None:
    """card: Solar Flare Dragon"""
    t = your_turn("monsters: Solar Flare Dragon", "deck: Sogen   hand: Sogen")
    t.you.ends_turn()
    assert t.opp.lp == 7500
    t = your_battle("monsters: Battle Ox", "monsters: Solar Flare Dragon (zone 1), Solar Flare Dragon (zone 2)")
    t.you.cannot("attack Solar Flare Dragon (zone 1) with Battle Ox", because=FORBIDDEN)
    t = your_battle("monsters: Battle Ox", "monsters: Solar Flare Dragon, Kuriboh")
    t.you.can("attack Solar Flare Dragon with Battle Ox")


def test_soul_absorbing_bone_tower_mills_two_cards_for_every_zombie() -> None:
    """card: Soul-Absorbing Bone Tower"""
    tower = "Soul-Absorbing Bone Tower"
    t = your_turn(f"hand: Monster Reborn   monsters: {tower}   graveyard: Spirit Reaper", "deck: 3 Kuriboh")
    t.you.activates("Monster Reborn", targeting="Spirit Reaper")
    t.you.takes_position("defense")
    assert t.opp.graveyard == ["Kuriboh", "Kuriboh"]
    t = your_turn(f"hand: Monster Reborn   graveyard: {tower}", "deck: 3 Kuriboh")
    t.you.activates("Monster Reborn")
    t.you.takes_position("defense")
    assert t.you.monsters == [tower] and t.opp.graveyard == []  # its own summon does not count
    t = your_battle("monsters: Battle Ox", f"monsters: {tower}, Spirit Reaper")
    assert t.you.cannot(f"attack {tower} with Battle Ox", because=FORBIDDEN).card == tower


# --------------------------------------------------------------------------------- what is negated when it is processed


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_frontier_wiseman_guards_warriors_from_spells() -> None:
    """card: Frontier Wiseman"""
    t = your_turn("hand: 2 Book of Moon", "monsters: Frontier Wiseman, D.D. Assailant")
    t.you.activates("Book of Moon", targeting="D.D. Assailant").nobody_responds()
    assert t.opp.monster("D.D. Assailant").position == "attack" and t.you.graveyard == ["Book of Moon"]
    t.you.activates("Book of Moon", targeting="Frontier Wiseman")  # a Spellcaster
    assert t.opp.monster("Frontier Wiseman").position == "set"


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_gora_turtle_of_illusion_negates_the_opponents_spells_and_traps_only() -> None:
    """card: Gora Turtle of Illusion"""
    t = your_turn("hand: Book of Moon", "monsters: Gora Turtle of Illusion")
    t.you.activates("Book of Moon")
    assert t.opp.monster("Gora Turtle of Illusion").position == "attack"
    t = your_turn("hand: Book of Moon   monsters: Gora Turtle of Illusion")
    t.you.activates("Book of Moon")
    assert t.you.monster("Gora Turtle of Illusion").position == "set"


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_chaos_command_magician_negates_effects_of_monsters_that_target_only_it() -> None:
    """card: Chaos Command Magician"""
    magician = "Chaos Command Magician"
    t = your_turn("monsters: Man-Eater Bug (set)   hand: Umi", f"monsters: {magician}")
    t.you.flip_summons("Man-Eater Bug")
    t.you.targets(magician)
    assert t.opp.monsters == [magician]
    t = your_turn("monsters: Penguin Soldier (set)   hand: Umi", f"monsters: {magician}, Kuriboh")
    t.you.flip_summons("Penguin Soldier")
    t.you.triggers("Penguin Soldier")
    t.you.targets(magician, "Kuriboh")
    assert sorted(t.opp.hand) == [magician, "Kuriboh"]


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_cyber_phoenix_in_attack_position_guards_machines() -> None:
    """card: Cyber Phoenix"""
    t = your_turn("hand: Book of Moon", "monsters: Cyber Phoenix, Jinzo #7")
    t.you.activates("Book of Moon", targeting="Jinzo #7")
    assert t.opp.monster("Jinzo #7").position == "attack"
    t = your_turn("hand: Book of Moon", "monsters: Cyber Phoenix (defense), Jinzo #7")
    t.you.activates("Book of Moon", targeting="Jinzo #7")
    assert t.opp.monster("Jinzo #7").position == "set"


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=0)
def test_cyber_phoenix_draws_when_it_falls_in_battle() -> None:
    """card: Cyber Phoenix"""
    t = your_battle("monsters: Cyber Phoenix   deck: Umi", "monsters: Gemini Elf")
    t.you.attacks("Cyber Phoenix", "Gemini Elf")
    t.you.triggers("Cyber Phoenix")
    assert t.you.hand == ["Umi"]
