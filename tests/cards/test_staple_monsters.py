"""Cards: monsters that decks of the years up to 2006 were built on or around."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def your_battle(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Battle Step, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def their_battle(you: str, opp: str, deck: str = "5 Sogen") -> Table:
    return table(f"turn 4, Battle Step, opp to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


# -------------------------------------------------------------------------------------------------- destroyed by battle


def test_slate_warrior_grows_when_it_is_flipped() -> None:
    """card: Slate Warrior ①"""
    t = your_turn("monsters: Slate Warrior (set)")
    t.you.flip_summons("Slate Warrior")
    assert t.you.atk_of("Slate Warrior") == 2400 and t.you.def_of("Slate Warrior") == 900


@pytest.mark.parametrize("card", ["Slate Warrior", "Rigorous Reaver"])
def test_what_destroys_it_by_battle_loses_500(card: str) -> None:
    """card: Slate Warrior ②, Rigorous Reaver ②"""
    t = their_battle(f"monsters: {card}", "monsters: Summoned Skull, Gemini Elf")
    t.opp.attacks("Summoned Skull", card)
    assert t.opp.atk_of("Summoned Skull") == 2000 and t.opp.def_of("Summoned Skull") == 700
    assert t.opp.atk_of("Gemini Elf") == 1900


def test_slate_warrior_of_yours_that_the_opponent_controls_weakens_your_own_monster() -> None:
    """card: Slate Warrior ②"""
    t = your_battle("monsters: Summoned Skull", "monsters: Slate Warrior (owner you)")
    t.you.attacks("Summoned Skull", "Slate Warrior")
    assert t.you.atk_of("Summoned Skull") == 2000


@pytest.mark.parametrize("card", ["Slate Warrior", "Rigorous Reaver"])
def test_it_weakens_nothing_when_an_effect_destroys_it(card: str) -> None:
    """card: Slate Warrior ②, Rigorous Reaver ②"""
    t = your_turn(f"hand: Fissure   monsters: {card}", f"monsters: {card}, Summoned Skull")
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.monsters == ["Summoned Skull"] and t.opp.atk_of("Summoned Skull") == 2500


def test_rigorous_reaver_lets_each_player_discard_a_card() -> None:
    """card: Rigorous Reaver ①"""
    t = your_turn("monsters: Rigorous Reaver (set)   hand: Umi, Sogen", "hand: Kuriboh, Forest")
    t.you.flip_summons("Rigorous Reaver")
    t.you.discards("Sogen")
    t.opp.discards("Kuriboh")
    assert t.you.hand == ["Umi"] and t.opp.hand == ["Forest"]


# -------------------------------------------------------------------------------------------------------- battle damage


@pytest.mark.parametrize("effect", [1, 2])
def test_meanae_fetches_a_dark_scorpion_card(effect: int) -> None:
    """card: Dark Scorpion - Meanae the Thorn"""
    t = your_battle(
        "monsters: Dark Scorpion - Meanae the Thorn   graveyard: Dark Scorpion Burglars",
        deck="Dark Scorpion Combination, Don Zaloog, Sogen",
    )
    t.you.attacks_directly("Dark Scorpion - Meanae the Thorn")
    t.you.triggers("Dark Scorpion - Meanae the Thorn", effect)
    t.nobody_responds()
    assert t.you.hand == [["Dark Scorpion Combination"], ["Dark Scorpion Burglars"]][effect - 1]
    assert t.you.is_asked("open state")


def test_meanae_targets_what_she_fetches_from_the_graveyard() -> None:
    """card: Dark Scorpion - Meanae the Thorn"""
    t = your_battle("monsters: Dark Scorpion - Meanae the Thorn   graveyard: 2 Dark Scorpion Burglars, Kuriboh")
    t.you.attacks_directly("Dark Scorpion - Meanae the Thorn")
    t.you.triggers("Dark Scorpion - Meanae the Thorn", 2)
    assert set(t.you.is_asked("target").offers) == {"Dark Scorpion Burglars"}
    t.you.does("Dark Scorpion Burglars (copy 1)")
    t.nobody_responds()
    assert t.you.hand == ["Dark Scorpion Burglars"]


# ------------------------------------------------------------------------------------------------ how they are summoned


def test_exxod_comes_for_a_sphinx() -> None:
    """card: Exxod, Master of The Guard"""
    t = your_turn("hand: Exxod, Master of The Guard   monsters: Hieracosphinx, Kuriboh")
    t.you.special_summons("Exxod, Master of The Guard", "defense")
    assert sorted(t.you.monsters) == ["Exxod, Master of The Guard", "Kuriboh"]
    assert t.you.graveyard == ["Hieracosphinx"]


def test_exxod_comes_in_no_other_way() -> None:
    """card: Exxod, Master of The Guard"""
    t = your_turn(
        "hand: Exxod, Master of The Guard, Monster Reborn   graveyard: Exxod, Master of The Guard   monsters: 2 Kuriboh"
    )
    t.you.cannot("special summon Exxod, Master of The Guard", because="summon.special-monster.by-fulfilling-condition")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_exxod_hurts_when_an_earth_monster_is_flip_summoned() -> None:
    """card: Exxod, Master of The Guard"""
    t = your_turn("monsters: Exxod, Master of The Guard (defense), Giant Soldier of Stone (set), Kuriboh (set)")
    t.you.flip_summons("Kuriboh")
    assert t.opp.lp == 8000
    t.you.flip_summons("Giant Soldier of Stone")
    assert t.opp.lp == 7000


def test_exxod_hurts_nobody_by_its_own_flip_summon() -> None:
    """card: Exxod, Master of The Guard"""
    t = your_turn("monsters: Exxod, Master of The Guard (set)")
    t.you.flip_summons("Exxod, Master of The Guard")
    assert t.opp.lp == 8000


def test_simorgh_is_tribute_summoned_for_wind_monsters_only() -> None:
    """card: Simorgh, Bird of Divinity"""
    simorgh = "Simorgh, Bird of Divinity"
    t = your_turn(f"hand: {simorgh}   monsters: Harpie Lady, Slate Warrior, Kuriboh")
    t.you.summons(simorgh, tributing=("Harpie Lady", "Slate Warrior"))
    assert sorted(t.you.monsters) == ["Kuriboh", simorgh]


def test_simorgh_cannot_come_for_others_but_can_be_set_for_them() -> None:
    """card: Simorgh, Bird of Divinity"""
    simorgh = "Simorgh, Bird of Divinity"
    t = your_turn(f"hand: {simorgh}   monsters: Harpie Lady, Kuriboh")
    t.you.cannot(f"summon {simorgh}", because="summon.tribute.three-only-by-card-text")
    t.you.sets(simorgh, tributing=("Harpie Lady", "Kuriboh"))
    assert t.you.monster(simorgh).position == "set"


def test_simorgh_is_never_special_summoned() -> None:
    """card: Simorgh, Bird of Divinity"""
    t = your_turn("hand: Monster Reborn   graveyard: Simorgh, Bird of Divinity")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_simorgh_hurts_both_players_less_for_each_spell_or_trap() -> None:
    """card: Simorgh, Bird of Divinity"""
    t = your_turn("monsters: Simorgh, Bird of Divinity   set: Fissure", "field: Sogen   set: Fissure, Dark Hole")
    t.you.ends_turn()
    assert t.you.lp == 7500 and t.opp.lp == 8000
    t.opp.ends_turn()
    assert t.you.lp == 7000 and t.opp.lp == 8000


# ----------------------------------------------------------------------------------------------------- back to the hand


def test_criosphinx_costs_the_owner_a_card_of_the_hand() -> None:
    """card: Criosphinx"""
    t = your_turn("monsters: Criosphinx, Hane-Hane (set)   hand: Umi", "monsters: Kuriboh   hand: Sogen")
    t.you.flip_summons("Hane-Hane")
    t.you.targets("Kuriboh")
    t.opp.chooses("Sogen")
    assert t.opp.hand == ["Kuriboh"] and t.opp.graveyard == ["Sogen"] and t.you.hand == ["Umi"]


def test_criosphinx_costs_you_a_card_for_your_own_monster() -> None:
    """card: Criosphinx"""
    t = your_turn("monsters: Criosphinx, Hane-Hane (set), Kuriboh   hand: Umi", "hand: Sogen")
    t.you.flip_summons("Hane-Hane")
    t.you.targets("Kuriboh")
    t.you.chooses("Umi")
    assert t.you.hand == ["Kuriboh"] and t.you.graveyard == ["Umi"] and t.opp.hand == ["Sogen"]


# ----------------------------------------------------------------------------------------------------- equips, discards


def test_gearfried_the_swordmaster_comes_only_by_release_restraint() -> None:
    """card: Gearfried the Swordmaster, Release Restraint"""
    t = your_turn(
        "hand: Release Restraint, Monster Reborn   monsters: Gearfried the Iron Knight"
        "   graveyard: Gearfried the Swordmaster",
        deck="Gearfried the Swordmaster, 4 Sogen",
    )
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t.you.activates("Release Restraint").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gearfried the Swordmaster"] and "Gearfried the Iron Knight" in t.you.graveyard


def test_gearfried_the_swordmaster_destroys_a_monster_when_it_is_equipped() -> None:
    """card: Gearfried the Swordmaster"""
    t = your_turn("hand: Axe of Despair   monsters: Gearfried the Swordmaster", "monsters: Kuriboh, Gemini Elf")
    t.you.activates("Axe of Despair", targeting="Gearfried the Swordmaster").nobody_responds()
    t.you.targets("Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Kuriboh"] and t.you.spells == ["Axe of Despair"]


def test_gearfried_the_swordmaster_does_nothing_when_another_is_equipped() -> None:
    """card: Gearfried the Swordmaster"""
    t = your_turn("hand: Axe of Despair   monsters: Gearfried the Swordmaster, Kuriboh", "monsters: 2 Gemini Elf")
    t.you.activates("Axe of Despair", targeting="Kuriboh").nobody_responds()
    assert t.you.is_asked("open state") and len(t.opp.monsters) == 2


def test_gearfried_the_iron_knight_destroys_what_is_equipped_to_it() -> None:
    """card: Gearfried the Iron Knight ①"""
    t = your_turn("hand: Axe of Despair, Black Pendant   monsters: Gearfried the Iron Knight, Kuriboh")
    t.you.activates("Axe of Despair", targeting="Kuriboh").nobody_responds()
    t.you.activates("Black Pendant", targeting="Gearfried the Iron Knight").nobody_responds()
    assert t.you.spells == ["Axe of Despair"] and t.you.graveyard == ["Black Pendant"]


def test_goldd_comes_when_an_effect_of_yours_discards_it_and_destroys_nothing() -> None:
    """card: Goldd, Wu-Lord of Dark World"""
    goldd = "Goldd, Wu-Lord of Dark World"
    t = your_turn(f"hand: Card Destruction, {goldd}", "monsters: Kuriboh")
    t.you.activates("Card Destruction").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [goldd] and t.opp.monsters == ["Kuriboh"] and t.you.is_asked("open state")


def test_goldd_destroys_up_to_two_cards_when_the_opponent_discards_it() -> None:
    """card: Goldd, Wu-Lord of Dark World"""
    goldd = "Goldd, Wu-Lord of Dark World"
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {goldd}   deck: 5 Sogen
        opp 8000   hand: Card Destruction, Umi   monsters: Kuriboh, Gemini Elf   spells: Gravity Bind   deck: 5 Sogen
    """)
    t.opp.activates("Card Destruction").nobody_responds()
    t.you.targets("Kuriboh", "Gravity Bind").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [goldd] and t.opp.monsters == ["Gemini Elf"] and t.opp.spells == []


def test_goldd_may_target_none_and_comes_all_the_same() -> None:
    """card: Goldd, Wu-Lord of Dark World"""
    goldd = "Goldd, Wu-Lord of Dark World"
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {goldd}   deck: 5 Sogen
        opp 8000   hand: Card Destruction, Umi   monsters: Kuriboh   deck: 5 Sogen
    """)
    t.opp.activates("Card Destruction").nobody_responds()
    t.you.passes()
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [goldd] and t.opp.monsters == ["Kuriboh"]


# ---------------------------------------------------------------------------------------------- to the opponent's field


def test_lava_golem_comes_for_two_monsters_of_the_opponent_to_whom_it_goes() -> None:
    """card: Lava Golem"""
    t = your_turn("hand: Lava Golem, Kuriboh", "monsters: Gemini Elf, Summoned Skull")
    t.you.special_summons("Lava Golem")
    assert t.opp.monsters == ["Lava Golem"] and sorted(t.opp.graveyard) == ["Gemini Elf", "Summoned Skull"]
    t.you.cannot("summon Kuriboh", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("set Kuriboh", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.summons("Kuriboh")


def test_lava_golem_does_not_come_after_a_normal_summon() -> None:
    """card: Lava Golem"""
    t = your_turn("hand: Lava Golem, Kuriboh", "monsters: Gemini Elf, Summoned Skull")
    t.you.summons("Kuriboh")
    t.you.cannot("special summon Lava Golem", because=NOT_MET)


def test_lava_golem_hurts_its_controller_in_each_standby_phase() -> None:
    """card: Lava Golem ①"""
    t = your_turn("hand: Umi", "monsters: Lava Golem")
    t.you.ends_turn()
    t.opp.activates("Lava Golem").nobody_responds()
    assert t.opp.lp == 7000 and t.you.lp == 8000


def test_creeping_doom_manta_lets_no_trap_answer_its_normal_summon() -> None:
    """card: Creeping Doom Manta"""
    t = your_turn("hand: Creeping Doom Manta   set: Jar of Greed", "set: Trap Hole, Bottomless Trap Hole, Book of Moon")
    t.you.summons("Creeping Doom Manta")
    t.opp.cannot("activate Bottomless Trap Hole", because="effect.cannot.forbids-while-it-applies")
    t.opp.can("activate Book of Moon")
    t.nobody_responds()
    t.you.activates("Jar of Greed").nobody_responds()
    assert t.you.monsters == ["Creeping Doom Manta"] and len(t.you.hand) == 1


def test_creeping_doom_manta_forbids_nothing_when_another_is_summoned() -> None:
    """card: Creeping Doom Manta"""
    t = your_turn("hand: Gemini Elf   monsters: Creeping Doom Manta", "set: Trap Hole")
    t.you.summons("Gemini Elf")
    t.opp.activates("Trap Hole").nobody_responds()
    assert t.you.monsters == ["Creeping Doom Manta"]


def test_reflect_bounder_throws_the_atk_back_and_is_destroyed() -> None:
    """card: Reflect Bounder"""
    t = their_battle("monsters: Reflect Bounder", "monsters: Kuriboh, Mystical Elf   hand: Umi")
    t.opp.attacks("Mystical Elf", "Reflect Bounder")
    assert t.opp.lp == 8000 - 800 - 900 and t.you.graveyard == ["Reflect Bounder"]


def test_reflect_bounder_that_is_destroyed_by_battle_throws_the_atk_back_too() -> None:
    """card: Reflect Bounder"""
    t = their_battle("monsters: Reflect Bounder", "monsters: Summoned Skull   hand: Umi")
    t.opp.attacks("Summoned Skull", "Reflect Bounder")
    assert t.opp.lp == 5500 and t.you.lp == 7200 and t.you.graveyard == ["Reflect Bounder"]


@pytest.mark.parametrize("position", ["set", "defense"])
def test_reflect_bounder_in_defense_position_does_nothing(position: str) -> None:
    """card: Reflect Bounder"""
    t = their_battle(f"monsters: Reflect Bounder ({position})", "monsters: Kuriboh   hand: Umi")
    t.opp.attacks("Kuriboh", "Reflect Bounder")
    assert t.opp.lp == 8000 - 700 and t.you.monsters == ["Reflect Bounder"]


def test_reflect_bounder_does_nothing_when_it_attacks() -> None:
    """card: Reflect Bounder"""
    t = your_battle("monsters: Reflect Bounder   hand: Umi", "monsters: Kuriboh")
    t.you.attacks("Reflect Bounder", "Kuriboh")
    assert t.opp.lp == 8000 - 1400 and t.you.monsters == ["Reflect Bounder"]


def test_blast_magician_takes_a_counter_for_each_spell_card() -> None:
    """card: Blast Magician"""
    t = your_turn("hand: 2 Sparks   monsters: Blast Magician", "monsters: Gemini Elf")
    t.you.cannot("activate Blast Magician", because="cost.lp.not-more-than-current")
    t.you.activates("Sparks").nobody_responds()
    t.you.cannot("activate Blast Magician", because="cost.lp.not-more-than-current")
    t.you.activates("Sparks").nobody_responds()
    t.you.activates("Blast Magician").nobody_responds()
    assert t.you.graveyard == ["Sparks", "Sparks", "Blast Magician"] and t.opp.monsters == ["Gemini Elf"]


def test_blast_magician_destroys_a_monster_with_700_atk_for_each_counter() -> None:
    """card: Blast Magician"""
    t = your_turn("monsters: Blast Magician (3 spell counters)", "monsters: Gemini Elf, Kuriboh, Summoned Skull")
    t.you.activates("Blast Magician")
    t.you.does("declare 3")
    assert sorted(t.you.is_asked("target").offers) == ["Blast Magician", "Gemini Elf", "Kuriboh"]
    t.you.targets("Gemini Elf").nobody_responds()
    assert sorted(t.opp.monsters) == ["Kuriboh", "Summoned Skull"]
    t.you.cannot("activate Blast Magician", because="cost.lp.not-more-than-current")
