"""Cards: monsters with a way of their own to attack, and what changes how others battle."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def your_battle(you: str, opp: str = "") -> Table:
    return your_turn(f"{you}   hand: Umi", opp, "Battle Step")


def their_battle(you: str, opp: str = "") -> Table:
    return table(
        "turn 4, Battle Step, opp to act\n"
        f"you 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   hand: Umi   deck: 5 Sogen"
    )


# ------------------------------------------------------------------------------------------------- against Defense


@pytest.mark.parametrize(("card", "atk"), [("Gravekeeper's Spear Soldier", 1500), ("Lancer Dragonute", 1500)])
def test_it_pierces(card: str, atk: int) -> None:
    """card: Gravekeeper's Spear Soldier, Lancer Dragonute ①"""
    t = your_battle(f"monsters: {card}", "monsters: Kuriboh (defense)")
    t.you.attacks(card, "Kuriboh")
    assert t.opp.lp == 8000 - (atk - 200)


def test_sasuke_destroys_a_face_up_defense_position_monster_without_a_calculation() -> None:
    """card: Ninja Grandmaster Sasuke"""
    t = your_battle("monsters: Ninja Grandmaster Sasuke", "monsters: Giant Soldier of Stone (defense)")
    t.you.attacks("Ninja Grandmaster Sasuke", "Giant Soldier of Stone")
    assert t.opp.graveyard == ["Giant Soldier of Stone"] and t.you.lp == 8000


def test_sasuke_leaves_face_down_and_attacking_monsters_to_the_battle() -> None:
    """card: Ninja Grandmaster Sasuke"""
    t = your_battle("monsters: Ninja Grandmaster Sasuke", "monsters: Giant Soldier of Stone (set)")
    t.you.attacks("Ninja Grandmaster Sasuke", "Giant Soldier of Stone")
    assert t.opp.monsters == ["Giant Soldier of Stone"] and t.you.lp == 7800
    t = their_battle("monsters: Ninja Grandmaster Sasuke (defense)", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Ninja Grandmaster Sasuke")
    assert t.opp.monsters == ["Gemini Elf"]


def test_axe_dragonute_turns_to_defense_after_its_attack() -> None:
    """card: Axe Dragonute ①"""
    t = your_battle("monsters: Axe Dragonute")
    t.you.attacks_directly("Axe Dragonute")
    assert t.you.monster("Axe Dragonute").position == "defense" and t.opp.lp == 6000


def test_exarion_universe_gives_up_400_atk_to_pierce() -> None:
    """card: Exarion Universe ①"""
    t = your_battle("monsters: Exarion Universe", "monsters: Kuriboh (defense)")
    t.you.attacks("Exarion Universe", "Kuriboh")
    t.you.activates("Exarion Universe")
    t.nobody_responds()
    assert t.opp.lp == 8000 - (1400 - 200) and t.you.atk_of("Exarion Universe") == 1400


@pytest.mark.rule("damage-step.activation.default-ban", scenario=0)
def test_exarion_universe_needs_a_target_in_defense_position() -> None:
    """card: Exarion Universe ①"""
    t = your_battle("monsters: Exarion Universe", "monsters: Kuriboh")
    t.you.attacks("Exarion Universe", "Kuriboh")
    assert t.you.is_asked("open state") and t.opp.lp == 8000 - 1500
    t.you.cannot("activate Exarion Universe", because=NOT_MET)


def test_gaia_soul_grows_by_tributed_pyro_monsters() -> None:
    """card: Gaia Soul the Combustible Collective"""
    soul = "Gaia Soul the Combustible Collective"
    t = your_turn(f"monsters: {soul}, Hinotama Soul, Flame Dancer, Kuriboh   hand: Umi", "monsters: Kuriboh (defense)")
    t.you.activates(soul, tributing=["Hinotama Soul", "Flame Dancer"]).nobody_responds()
    assert t.you.atk_of(soul) == 4000 and t.you.monsters == [soul, "Kuriboh"]
    t.you.goes_to("Battle Phase")
    t.you.attacks(soul, "Kuriboh")
    assert t.opp.lp == 8000 - (4000 - 200)
    t.you.ends_turn()
    assert soul in t.you.graveyard


def test_gaia_soul_takes_others_and_only_once_a_turn() -> None:
    """card: Gaia Soul the Combustible Collective"""
    soul = "Gaia Soul the Combustible Collective"
    t = your_turn(f"monsters: {soul}, Hinotama Soul, Flame Dancer   hand: Umi")
    t.you.activates(soul, tributing="Hinotama Soul")
    t.nobody_responds()
    assert t.you.atk_of(soul) == 3000
    t.you.cannot(f"activate {soul}", because="effect.once-per-turn.limits-the-user")
    t = your_turn(f"monsters: {soul}, Kuriboh   hand: Umi")
    t.you.cannot(f"activate {soul}", because="cost.unpayable.cannot-activate")


def test_gaia_soul_falls_in_the_end_phase_of_either_player() -> None:
    """card: Gaia Soul the Combustible Collective"""
    t = table("""
        turn 4, End Phase, opp to act
        you 8000   monsters: Gaia Soul the Combustible Collective   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.nobody_responds()
    assert t.you.graveyard == ["Gaia Soul the Combustible Collective"]


# ---------------------------------------------------------------------------------------------------- direct attacks


@pytest.mark.parametrize(
    ("card", "atk"), [("Mystic Lamp", 400), ("Leghul", 300), ("Queen's Double", 350), ("Servant of Catabolism", 700)]
)
def test_it_attacks_directly(card: str, atk: int) -> None:
    """card: Mystic Lamp, Leghul, Queen's Double, Servant of Catabolism"""
    t = your_battle(f"monsters: {card}", "monsters: Summoned Skull")
    t.you.attacks_directly(card)
    assert t.opp.lp == 8000 - atk


def test_raging_flame_sprite_attacks_directly_and_grows() -> None:
    """card: Raging Flame Sprite"""
    t = your_battle("monsters: Raging Flame Sprite", "monsters: Summoned Skull")
    t.you.attacks_directly("Raging Flame Sprite")
    assert t.opp.lp == 7900 and t.you.atk_of("Raging Flame Sprite") == 1100


def test_raging_flame_sprite_does_not_grow_by_an_attack_on_a_monster() -> None:
    """card: Raging Flame Sprite"""
    t = your_battle(
        "monsters: Raging Flame Sprite   spells: Malevolent Nuzzler (on Raging Flame Sprite)", "monsters: Kuriboh"
    )
    t.you.declares("Raging Flame Sprite")
    t.you.chooses_target("Kuriboh")
    assert t.opp.lp == 8000 - 500 and t.you.atk_of("Raging Flame Sprite") == 800


def test_gear_golem_pays_800_to_attack_directly_this_turn() -> None:
    """card: Gear Golem the Moving Fortress"""
    golem = "Gear Golem the Moving Fortress"
    t = your_turn(f"monsters: {golem}   hand: Umi", "monsters: Summoned Skull")
    t.you.activates(golem).nobody_responds()
    assert t.you.lp == 7200
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(golem)
    assert t.opp.lp == 7200


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_gear_golem_does_it_in_main_phase_1_only() -> None:
    """card: Gear Golem the Moving Fortress"""
    t = your_turn("monsters: Gear Golem the Moving Fortress   hand: Umi", "monsters: Summoned Skull", "Main Phase 2")
    t.you.cannot("activate Gear Golem the Moving Fortress", because=NOT_MET)


@pytest.mark.parametrize("field", ["", "field: Umi"])
def test_amphibious_bugroth_attacks_directly_while_umi_is_there(field: str) -> None:
    """card: Amphibious Bugroth MK-3"""
    t = your_battle("monsters: Amphibious Bugroth MK-3", f"monsters: Summoned Skull   {field}")
    if field:
        t.you.attacks_directly("Amphibious Bugroth MK-3")
        assert t.opp.lp == 8000 - (1500 - 200)
    else:
        t.you.cannot("attack directly with Amphibious Bugroth MK-3", because="battle.attack.must-choose-monster-if-any")


# ------------------------------------------------------------------------------------------------- further attacks


def test_mermaid_knight_attacks_twice_while_umi_is_there() -> None:
    """card: Mermaid Knight"""
    t = your_battle("monsters: Mermaid Knight   field: Umi")
    t.you.attacks_directly("Mermaid Knight")
    t.you.attacks_directly("Mermaid Knight")
    assert t.opp.lp == 8000 - 2 * 1700
    t = your_battle("monsters: Mermaid Knight")
    t.you.attacks_directly("Mermaid Knight")
    t.you.cannot("attack directly with Mermaid Knight", because="battle.attack.once-per-turn")


def test_element_dragon_is_stronger_beside_a_fire_monster() -> None:
    """card: Element Dragon ①"""
    t = your_turn("monsters: Element Dragon   hand: Umi", "monsters: Hinotama Soul")
    assert t.you.atk_of("Element Dragon") == 2000
    t = your_turn("monsters: Element Dragon   hand: Umi", "monsters: Hinotama Soul (set)")
    assert t.you.atk_of("Element Dragon") == 1500


@pytest.mark.parametrize("beside", ["Harpie Girl", "Celtic Guardian"])
def test_element_dragon_attacks_again_beside_a_wind_monster(beside: str) -> None:
    """card: Element Dragon"""
    t = your_battle(f"monsters: Element Dragon, {beside}", "monsters: Kuriboh, Sangan")
    t.you.attacks("Element Dragon", "Kuriboh")
    if beside == "Harpie Girl":
        t.you.triggers("Element Dragon").nobody_responds()
        t.you.attacks("Element Dragon", "Sangan")
        assert t.opp.lp == 8000 - 1200 - 500
    else:
        assert t.you.is_asked("open state")
        t.you.cannot("attack Sangan with Element Dragon", because="battle.attack.once-per-turn")


# --------------------------------------------------------------------------------------------- by what it battles


def test_karakuri_spider_destroys_the_dark_monster_it_attacks() -> None:
    """card: Karakuri Spider"""
    t = your_battle("monsters: Karakuri Spider", "monsters: Vorse Raider (defense)")
    t.you.attacks("Karakuri Spider", "Vorse Raider")
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.lp == 8000 - 800
    t = your_battle("monsters: Karakuri Spider", "monsters: Giant Soldier of Stone (defense)")
    t.you.attacks("Karakuri Spider", "Giant Soldier of Stone")
    assert t.opp.monsters == ["Giant Soldier of Stone"]


def test_karakuri_spider_spares_what_attacks_it() -> None:
    """card: Karakuri Spider"""
    t = their_battle("monsters: Karakuri Spider (defense)", "monsters: Kuriboh")
    t.opp.attacks("Kuriboh", "Karakuri Spider")
    assert t.opp.monsters == ["Kuriboh"]


def test_insect_soldiers_are_stronger_when_they_attack_a_wind_monster() -> None:
    """card: Insect Soldiers of the Sky"""
    t = your_battle("monsters: Insect Soldiers of the Sky", "monsters: Harpie Girl")
    t.you.attacks("Insect Soldiers of the Sky", "Harpie Girl")
    assert t.opp.lp == 8000 - (2000 - 500) and t.you.atk_of("Insect Soldiers of the Sky") == 1000
    t = your_battle("monsters: Insect Soldiers of the Sky", "monsters: Kuriboh")
    t.you.attacks("Insect Soldiers of the Sky", "Kuriboh")
    assert t.opp.lp == 8000 - (1000 - 300)
    t = their_battle("monsters: Insect Soldiers of the Sky", "monsters: Spear Dragon")
    t.opp.attacks("Spear Dragon", "Insect Soldiers of the Sky")
    assert t.you.lp == 8000 - (1900 - 1000)


@pytest.mark.parametrize(("other", "lp"), [("Vorse Raider", 8000 - 700), ("Celtic Guardian", 8000 - 700)])
def test_luminous_soldier_is_stronger_against_dark_monsters(other: str, lp: int) -> None:
    """card: Luminous Soldier"""
    t = their_battle("monsters: Luminous Soldier", f"monsters: {other}")
    t.opp.attacks(other, "Luminous Soldier")
    assert t.opp.lp == lp and t.you.atk_of("Luminous Soldier") == 2100


def test_cipher_soldier_gains_2000_against_warriors_for_one_calculation() -> None:
    """card: Cipher Soldier"""
    t = your_battle("monsters: Cipher Soldier", "monsters: Celtic Guardian")
    t.you.attacks("Cipher Soldier", "Celtic Guardian")
    assert t.opp.lp == 8000 - (3350 - 1400) and t.you.atk_of("Cipher Soldier") == 1350
    t = their_battle("monsters: Cipher Soldier (defense)", "monsters: Celtic Guardian")
    t.opp.attacks("Celtic Guardian", "Cipher Soldier")
    assert t.opp.lp == 8000 - (3800 - 1400)
    t = your_battle("monsters: Cipher Soldier", "monsters: Kuriboh")
    t.you.attacks("Cipher Soldier", "Kuriboh")
    assert t.opp.lp == 8000 - (1350 - 300)


def test_timeater_skips_the_next_main_phase_1_of_the_opponent() -> None:
    """card: Timeater"""
    t = your_battle("monsters: Timeater", "monsters: Kuriboh   hand: Umi")
    t.you.attacks("Timeater", "Kuriboh")
    t.you.ends_turn()
    assert t.turn == 4 and t.phase != "Main Phase 1" and "phase Main Phase 1" not in t.log()


def test_timeater_skips_nothing_without_a_destroyed_monster() -> None:
    """card: Timeater"""
    t = your_battle("monsters: Timeater", "hand: Umi")
    t.you.attacks_directly("Timeater")
    t.you.ends_turn()
    assert t.turn == 4 and t.phase == "Main Phase 1"


def test_rocket_warrior_is_safe_in_your_battle_phase_and_weakens_its_target() -> None:
    """card: Rocket Warrior ①②"""
    t = your_battle("monsters: Rocket Warrior", "monsters: Summoned Skull")
    t.you.attacks("Rocket Warrior", "Summoned Skull")
    assert t.you.monsters == ["Rocket Warrior"] and t.you.lp == 8000 and t.opp.atk_of("Summoned Skull") == 2000
    t.you.ends_turn()
    assert t.opp.atk_of("Summoned Skull") == 2500


def test_rocket_warrior_is_not_safe_in_the_battle_phase_of_the_opponent() -> None:
    """card: Rocket Warrior ①②"""
    t = their_battle("monsters: Rocket Warrior", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Rocket Warrior")
    assert t.you.graveyard == ["Rocket Warrior"] and t.you.lp == 7000 and t.opp.atk_of("Summoned Skull") == 2500


# ------------------------------------------------------------------------------------------------- being attacked


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_hieracosphinx_protects_your_face_down_monsters_from_attacks() -> None:
    """card: Hieracosphinx"""
    t = their_battle("monsters: Hieracosphinx, Kuriboh (set), Sangan", "monsters: Summoned Skull")
    t.opp.declares("Summoned Skull")
    assert sorted(t.opp.is_asked("attack target").offers) == ["Hieracosphinx", "Sangan"]


@pytest.mark.parametrize(("mine", "lp"), [("Stone Statue of the Aztecs (defense)", 8000 - 2 * (2000 - 300))])
def test_an_attack_on_the_stone_statue_costs_double(mine: str, lp: int) -> None:
    """card: Stone Statue of the Aztecs ①"""
    t = their_battle(f"monsters: {mine}", "monsters: Kuriboh")
    t.opp.attacks("Kuriboh", "Stone Statue of the Aztecs")
    assert t.opp.lp == lp


def test_an_attack_of_the_stone_statue_is_not_doubled() -> None:
    """card: Stone Statue of the Aztecs ①"""
    t = your_battle(
        "monsters: Stone Statue of the Aztecs   spells: Malevolent Nuzzler (on Stone Statue of the Aztecs)",
        "monsters: Kuriboh",
    )
    t.you.attacks("Stone Statue of the Aztecs", "Kuriboh")
    assert t.opp.lp == 8000 - (1000 - 300)


@pytest.mark.parametrize("whose", ["you", "opp"])
def test_canyon_doubles_what_an_attack_on_a_rock_in_defense_costs(whose: str) -> None:
    """card: Canyon"""
    t = their_battle(
        f"monsters: Giant Soldier of Stone (set)   {'field: Canyon' if whose == 'you' else ''}",
        f"monsters: Kuriboh   {'field: Canyon' if whose == 'opp' else ''}",
    )
    t.opp.attacks("Kuriboh", "Giant Soldier of Stone")
    assert t.opp.lp == 8000 - 2 * (2000 - 300)


def test_canyon_leaves_other_battles_alone() -> None:
    """card: Canyon"""
    t = their_battle("monsters: Mystical Elf (defense)   field: Canyon", "monsters: Kuriboh")
    t.opp.attacks("Kuriboh", "Mystical Elf")
    assert t.opp.lp == 8000 - (2000 - 300)
    t = their_battle("monsters: Giant Soldier of Stone   field: Canyon", "monsters: Kuriboh")
    t.opp.attacks("Kuriboh", "Giant Soldier of Stone")
    assert t.opp.lp == 8000 - (1300 - 300)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_insect_barrier_keeps_insects_of_the_opponent_from_attacking() -> None:
    """card: Insect Barrier"""
    t = their_battle("spells: Insect Barrier", "monsters: Petit Moth, Kuriboh")
    t.opp.cannot("attack directly with Petit Moth", because=FORBIDDEN)
    t.opp.attacks_directly("Kuriboh")
    assert t.you.lp == 7700
    t = your_battle("spells: Insect Barrier   monsters: Petit Moth")
    t.you.attacks_directly("Petit Moth")
    assert t.opp.lp == 7700


@pytest.mark.parametrize(("said", "returned"), [("Monster", True), ("Spell", False)])
def test_ordeal_of_a_traveler_returns_the_attacker_if_the_guess_was_wrong(said: str, returned: bool) -> None:
    """card: Ordeal of a Traveler"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Ordeal of a Traveler   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Gemini Elf   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks_directly("Gemini Elf")
    t.you.triggers("Ordeal of a Traveler")
    t.opp.does(said)
    assert (t.opp.monsters == []) == returned and t.you.lp == (8000 if returned else 6100)


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_ordeal_of_a_traveler_needs_a_card_in_hand() -> None:
    """card: Ordeal of a Traveler"""
    t = their_battle("spells: Ordeal of a Traveler", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 6100


def test_mask_of_weakness_takes_700_atk_of_the_attacking_monster() -> None:
    """card: Mask of Weakness ①"""
    t = their_battle("set: Mask of Weakness   monsters: Celtic Guardian", "monsters: Battle Ox, Kuriboh")
    t.opp.attacks("Battle Ox", "Celtic Guardian")
    t.you.activates("Mask of Weakness").nobody_responds()
    assert t.opp.lp == 8000 - (1400 - 1000) and t.opp.graveyard == ["Battle Ox"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_mask_of_weakness_needs_an_attacking_monster() -> None:
    """card: Mask of Weakness ①"""
    t = their_battle("set: Mask of Weakness   monsters: Celtic Guardian", "monsters: Battle Ox")
    t.you.cannot("activate Mask of Weakness", because=NO_TARGET)
