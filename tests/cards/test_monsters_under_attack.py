"""Cards: monsters that answer an attack or a battle."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_EFFECT = "effect.condition.no-possible-resolution-blocks-activation"
GUARDIANS = ("Sanga of the Thunder", "Kazejin", "Suijin")


def your_attack(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Battle Step, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_attack(you: str, opp: str = "", lp: int = 8000) -> Table:
    return table(f"turn 4, Battle Step, opp to act\nyou {lp}   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


# ------------------------------------------------------------------------------------------------ during the battle


@pytest.mark.parametrize("card", GUARDIANS)
def test_a_guardian_once_leaves_an_attacker_without_atk(card: str) -> None:
    """card: Sanga of the Thunder, Kazejin, Suijin"""
    t = their_attack(f"monsters: {card}   hand: Umi", "monsters: 2 Blue-Eyes White Dragon   hand: Umi")
    t.opp.does(f"attack {card} with Blue-Eyes White Dragon (zone 1)")
    t.you.activates(card).nobody_responds()
    assert len(t.opp.monsters) == 1 and t.you.monsters == [card] and t.opp.lp < 8000
    t.opp.attacks("Blue-Eyes White Dragon", card)
    assert t.you.monsters == []


@pytest.mark.parametrize("card", GUARDIANS)
def test_a_guardian_does_not_do_so_in_your_own_turn(card: str) -> None:
    """card: Sanga of the Thunder, Kazejin, Suijin"""
    t = your_attack(f"monsters: {card}   hand: Umi", "monsters: Blue-Eyes White Dragon")
    t.you.attacks(card, "Blue-Eyes White Dragon")
    assert t.you.monsters == []


@pytest.mark.parametrize(("opposing", "alive"), [("Dark Blade", True), ("Gemini Elf", False)])
def test_the_hunter_fights_the_declared_type_better(opposing: str, alive: bool) -> None:
    """card: The Hunter with 7 Weapons"""
    t = your_turn("hand: The Hunter with 7 Weapons, Umi", f"monsters: {opposing}")
    t.you.summons("The Hunter with 7 Weapons")
    t.nobody_responds()
    t.you.does("declare Warrior")
    t.you.goes_to("Battle Phase")
    assert t.you.atk_of("The Hunter with 7 Weapons") == 1000
    t.you.attacks("The Hunter with 7 Weapons", opposing)
    assert (t.you.monsters != []) == alive
    if alive:
        assert t.you.atk_of("The Hunter with 7 Weapons") == 1000


@pytest.mark.parametrize(("lies", "destroyed"), [("set", True), ("defense", False)])
def test_the_scorpion_is_strong_against_what_lies_face_down(lies: str, destroyed: bool) -> None:
    """card: 8-Claws Scorpion"""
    t = your_attack("monsters: 8-Claws Scorpion   hand: Umi", f"monsters: Mystical Elf ({lies})")
    t.you.attacks("8-Claws Scorpion", "Mystical Elf")
    assert (t.opp.graveyard == ["Mystical Elf"]) == destroyed
    assert t.you.atk_of("8-Claws Scorpion") == 300


@pytest.mark.parametrize("card", ["8-Claws Scorpion", "Giant Axe Mummy"])
def test_it_turns_itself_face_down_once_a_turn(card: str) -> None:
    """card: 8-Claws Scorpion, Giant Axe Mummy"""
    t = your_turn(f"monsters: {card}   hand: Umi")
    t.you.activates(card).nobody_responds()
    assert t.you.monster(card).position == "set"


def test_kiseitai_clings_to_what_attacks_it_face_down() -> None:
    """card: Kiseitai"""
    t = their_attack("monsters: Kiseitai (set)   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "Kiseitai")
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [] and t.you.spells == ["Kiseitai"] and t.you.graveyard == []
    t.opp.ends_turn()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 6 and t.you.lp == 8950


def test_kiseitai_does_not_cling_when_it_lies_face_up() -> None:
    """card: Kiseitai"""
    t = their_attack("monsters: Kiseitai (defense)   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "Kiseitai")
    assert t.you.graveyard == ["Kiseitai"] and t.you.spells == []


# ---------------------------------------------------------------------------------------------- after the calculation


@pytest.mark.parametrize(
    ("lies", "attacker", "falls"),
    [("set", "Gemini Elf", True), ("defense", "Gemini Elf", False), ("set", "Summoned Skull", False)],
)
def test_giant_axe_mummy_fells_a_weaker_attacker_that_finds_it_face_down(lies: str, attacker: str, falls: bool) -> None:
    """card: Giant Axe Mummy"""
    t = their_attack(f"monsters: Giant Axe Mummy ({lies})   hand: Umi", f"monsters: {attacker}   hand: Umi")
    t.opp.attacks(attacker, "Giant Axe Mummy")
    t.nobody_responds()
    assert (t.opp.graveyard == [attacker]) == falls


def test_giant_axe_mummy_spares_an_attacker_of_equal_strength() -> None:
    """card: Giant Axe Mummy"""
    t = their_attack("monsters: Giant Axe Mummy (set)   hand: Umi", "monsters: Dark Magician Girl   hand: Umi")
    t.opp.attacks("Dark Magician Girl", "Giant Axe Mummy")
    assert t.opp.monsters == ["Dark Magician Girl"]


@pytest.mark.parametrize("lies", ["defense", "set"])
def test_the_jujitsu_master_throws_its_attacker_on_top_of_the_deck(lies: str) -> None:
    """card: Legendary Jujitsu Master"""
    t = their_attack(
        f"monsters: Legendary Jujitsu Master ({lies})   hand: Umi", "monsters: Celtic Guardian   hand: Umi"
    )
    t.opp.attacks("Celtic Guardian", "Legendary Jujitsu Master")
    t.nobody_responds()
    assert t.opp.monsters == [] and t.opp.deck[0] == "Celtic Guardian"


@pytest.mark.parametrize("lies", ["defense", "set"])
def test_the_jujitsu_master_throws_what_has_destroyed_it(lies: str) -> None:
    """card: Legendary Jujitsu Master"""
    t = their_attack(f"monsters: Legendary Jujitsu Master ({lies})   hand: Umi", "monsters: Summoned Skull   hand: Umi")
    t.opp.attacks("Summoned Skull", "Legendary Jujitsu Master")
    t.nobody_responds()
    assert t.you.graveyard == ["Legendary Jujitsu Master"]
    assert t.opp.monsters == [] and t.opp.deck[0] == "Summoned Skull"


def test_the_jujitsu_master_destroyed_in_attack_position_throws_nobody() -> None:
    """card: Legendary Jujitsu Master"""
    t = their_attack("monsters: Legendary Jujitsu Master   hand: Umi", "monsters: Summoned Skull   hand: Umi")
    t.opp.attacks("Summoned Skull", "Legendary Jujitsu Master")
    t.nobody_responds()
    assert t.you.graveyard == ["Legendary Jujitsu Master"] and t.opp.monsters == ["Summoned Skull"]


def test_the_jujitsu_master_in_attack_position_throws_nobody() -> None:
    """card: Legendary Jujitsu Master"""
    t = your_attack("monsters: Legendary Jujitsu Master   hand: Umi", "monsters: Mystical Elf (defense)")
    t.you.attacks("Legendary Jujitsu Master", "Mystical Elf")
    assert t.opp.monsters == ["Mystical Elf"]


def test_the_unhappy_girl_paralyses_what_battles_her() -> None:
    """card: The Unhappy Girl"""
    t = their_attack("monsters: The Unhappy Girl   hand: Umi", "monsters: Gemini Elf, Kuriboh   hand: Umi")
    t.opp.attacks("Gemini Elf", "The Unhappy Girl")
    assert t.you.monsters == ["The Unhappy Girl"] and t.you.lp == 6500
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.cannot("change position of Gemini Elf", because="effect.cannot.forbids-while-it-applies")
    t.opp.can("change position of Kuriboh")
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Gemini Elf", because="effect.cannot.forbids-while-it-applies")


def test_the_unhappy_girl_in_defense_position_is_destroyed_and_holds_nobody() -> None:
    """card: The Unhappy Girl"""
    t = their_attack("monsters: The Unhappy Girl (defense)   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "The Unhappy Girl")
    assert t.you.monsters == []
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.can("change position of Gemini Elf")


# ------------------------------------------------------------------------------------------------ destroyed by battle


def test_yomi_ship_takes_its_destroyer_along() -> None:
    """card: Yomi Ship ①"""
    t = their_attack("monsters: Yomi Ship   hand: Umi", "monsters: Gemini Elf, Kuriboh   hand: Umi")
    t.opp.attacks("Gemini Elf", "Yomi Ship")
    t.nobody_responds()
    assert t.opp.monsters == ["Kuriboh"]


def test_yomi_ship_takes_nobody_along_when_an_effect_destroys_it() -> None:
    """card: Yomi Ship ①"""
    t = your_turn("hand: Fissure, Umi   monsters: Gemini Elf", "monsters: Yomi Ship")
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.graveyard == ["Yomi Ship"] and t.you.monsters == ["Gemini Elf"]


@pytest.mark.parametrize(("lies", "lp"), [("attack", 7000), ("defense", 7000), ("set", 8000)])
def test_atomic_firefly_burns_who_destroys_it_face_up(lies: str, lp: int) -> None:
    """card: Atomic Firefly"""
    where = "" if lies == "attack" else f" ({lies})"
    t = their_attack(f"monsters: Atomic Firefly{where}   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "Atomic Firefly")
    t.nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == lp


@pytest.mark.parametrize("card", ["Atomic Firefly", "Electromagnetic Bagworm"])
def test_it_answers_its_destruction_also_where_it_is_banished(card: str) -> None:
    """card: Atomic Firefly, Electromagnetic Bagworm ②"""
    t = their_attack(f"monsters: {card}   spells: Macro Cosmos   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", card)
    t.nobody_responds()
    assert t.you.banished == [card]
    assert (t.opp.lp, t.opp.atk_of("Gemini Elf")) == ((7000, 1900) if card == "Atomic Firefly" else (8000, 1400))


def test_pixie_knight_gives_back_a_spell_that_the_opponent_selects() -> None:
    """card: Pixie Knight"""
    t = their_attack(
        "monsters: Pixie Knight   graveyard: Dark Hole, Fissure, Waboku   hand: Umi", "monsters: Gemini Elf   hand: Umi"
    )
    t.opp.attacks("Gemini Elf", "Pixie Knight")
    assert sorted(t.opp.is_asked("target").offers) == ["Dark Hole", "Fissure"]
    t.opp.targets("Fissure").nobody_responds()
    assert t.you.deck[0] == "Fissure"


def test_pixie_knight_without_a_spell_in_the_graveyard_does_nothing() -> None:
    """card: Pixie Knight"""
    t = their_attack("monsters: Pixie Knight   graveyard: Waboku   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "Pixie Knight")
    assert t.opp.is_asked("open state") and t.you.deck[0] == "Sogen"


def test_familiar_knight_lets_each_player_summon_a_level_4_monster() -> None:
    """card: Familiar Knight ①"""
    t = their_attack(
        "monsters: Familiar Knight   hand: Vorse Raider, Kuriboh",
        "monsters: Summoned Skull   hand: Gemini Elf, Blue-Eyes White Dragon",
    )
    t.opp.attacks("Summoned Skull", "Familiar Knight")
    t.nobody_responds()
    t.you.says_yes()
    t.you.takes_position("attack")
    t.opp.says_yes()
    t.opp.takes_position("defense")
    assert t.you.monsters == ["Vorse Raider"] and sorted(t.opp.monsters) == ["Gemini Elf", "Summoned Skull"]


def test_familiar_knight_forces_nobody() -> None:
    """card: Familiar Knight ①"""
    t = their_attack("monsters: Familiar Knight   hand: Vorse Raider", "monsters: Summoned Skull   hand: Gemini Elf")
    t.opp.attacks("Summoned Skull", "Familiar Knight")
    t.nobody_responds()
    t.you.says_no()
    t.opp.says_no()
    assert t.you.monsters == [] and t.opp.monsters == ["Summoned Skull"]


@pytest.mark.parametrize(("lies", "left"), [("set", 1), ("defense", 2)])
def test_legacy_hunter_robs_a_hand_for_what_it_finds_face_down(lies: str, left: int) -> None:
    """card: Legacy Hunter"""
    t = your_attack("monsters: Legacy Hunter   hand: Umi", f"monsters: Kuriboh ({lies})   hand: Umi, Sogen")
    t.you.attacks("Legacy Hunter", "Kuriboh")
    t.nobody_responds()
    assert len(t.opp.hand) == left and len(t.opp.deck) == 11 - left


def test_the_bagworm_takes_a_machine_until_your_next_end_phase() -> None:
    """card: Electromagnetic Bagworm ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Electromagnetic Bagworm (set)   hand: Umi   deck: 9 Sogen
        opp 8000   monsters: Celtic Guardian, Mechanicalchaser   hand: Umi   deck: 9 Sogen
    """)
    t.opp.attacks("Celtic Guardian", "Electromagnetic Bagworm")
    t.nobody_responds()
    t.you.take_zone()
    assert "Mechanicalchaser" in t.you.monsters
    t.opp.ends_turn()
    assert "Mechanicalchaser" in t.you.monsters
    t.you.goes_to("End Phase")
    t.you.carries_out("Electromagnetic Bagworm")
    t.opp.take_zone()
    assert "Mechanicalchaser" in t.opp.monsters


def test_the_bagworm_that_you_flip_gives_the_machine_back_in_this_end_phase() -> None:
    """card: Electromagnetic Bagworm ①"""
    t = your_turn(
        "monsters: Electromagnetic Bagworm (set)   hand: Umi", "monsters: Mechanicalchaser, Gemini Elf   hand: Umi"
    )
    t.you.flip_summons("Electromagnetic Bagworm")
    t.nobody_responds()
    t.you.take_zone()
    assert "Mechanicalchaser" in t.you.monsters and t.opp.monsters == ["Gemini Elf"]
    t.you.goes_to("End Phase")
    t.you.carries_out("Electromagnetic Bagworm")
    t.opp.take_zone()
    assert "Mechanicalchaser" in t.opp.monsters


@pytest.mark.parametrize(
    ("answer", "position"), [("Book of Moon", "set"), ("DNA Surgery", "attack")], ids=["face-down", "another Type"]
)
def test_the_bagworm_takes_a_face_up_machine_only(answer: str, position: str) -> None:
    """card: Electromagnetic Bagworm ①"""
    t = your_turn(
        "monsters: Electromagnetic Bagworm (set)   hand: Umi",
        f"monsters: Mechanicalchaser   set: {answer}   hand: Umi",
    )
    t.you.flip_summons("Electromagnetic Bagworm")
    if answer == "DNA Surgery":
        t.opp.activates(answer)
        t.opp.does("declare Dragon")
    else:
        t.opp.activates(answer, targeting="Mechanicalchaser")
    t.nobody_responds()
    assert t.opp.monster("Mechanicalchaser").position == position


def test_what_destroys_the_bagworm_loses_500() -> None:
    """card: Electromagnetic Bagworm ②"""
    t = their_attack("monsters: Electromagnetic Bagworm   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.opp.attacks("Gemini Elf", "Electromagnetic Bagworm")
    t.nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1400 and t.opp.def_of("Gemini Elf") == 400
    t = your_turn("hand: Fissure, Umi   monsters: Gemini Elf", "monsters: Electromagnetic Bagworm")
    t.you.activates("Fissure").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900


def test_jetroid_lets_traps_be_activated_from_the_hand_when_it_is_attacked() -> None:
    """card: Jetroid"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Jetroid, Kuriboh   hand: Just Desserts, Sakuretsu Armor   deck: 9 Sogen
        opp 8000   monsters: Battle Ox, Vorse Raider   hand: Umi   deck: 9 Sogen
        """
    )
    t.opp.declares("Battle Ox")
    t.opp.chooses_target("Jetroid")
    t.you.activates("Just Desserts")
    t.you.activates("Sakuretsu Armor").nobody_responds()
    assert t.opp.graveyard == ["Battle Ox"] and t.opp.lp < 8000 and t.you.hand == []


def test_jetroid_lets_no_trap_be_activated_when_another_is_attacked_or_in_the_damage_step() -> None:
    """card: Jetroid"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Jetroid (defense), Kuriboh   hand: Just Desserts, Reinforcements   deck: 9 Sogen
        opp 8000   monsters: Battle Ox, Vorse Raider   hand: Umi   deck: 9 Sogen
        """
    )
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == ["Kuriboh"] and t.you.hand == ["Just Desserts", "Reinforcements"]
    assert not any("Just Desserts" in line for line in t.log())
    t.opp.declares("Vorse Raider")
    assert t.you.can_activate("Just Desserts") and t.you.can_activate("Reinforcements")
    t.you.passes()
    assert t.step != "Damage Step" or not t.you.can_activate("Reinforcements")


def test_jetroid_that_attacks_itself_lets_no_trap_be_activated() -> None:
    """card: Jetroid"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Jetroid   hand: Just Desserts, Umi   deck: 9 Sogen
        opp 8000   monsters: Kuriboh   set: Jar of Greed   hand: Umi   deck: 9 Sogen
        """
    )
    t.you.declares("Jetroid")
    assert t.opp.can_activate("Jar of Greed") and not t.you.can_activate("Just Desserts")
    t.nobody_responds()
    assert t.you.hand == ["Just Desserts", "Umi"]
