"""Cards: monsters that attack in a way of their own, and monsters that keep themselves or others from attacks."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_PROCEDURE = "summon.special-monster.by-fulfilling-condition"
MUST_CHOOSE = "battle.attack.must-choose-monster-if-any"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def your_battle(you: str, opp: str = "") -> Table:
    return your_turn(f"{you}   hand: Umi", opp, "Battle Step")


def their_battle(you: str, opp: str = "") -> Table:
    return table(
        "turn 4, Battle Step, opp to act\n"
        f"you 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   hand: Umi   deck: 9 Sogen"
    )


# -------------------------------------------------------------------------------------------------- against Defense


@pytest.mark.parametrize(
    ("card", "atk"),
    [
        ("Dark Driceratops", 2400),
        ("Bitelon", 2400),
        ("Saber Beetle", 2400),
        ("Elemental HERO Bladedge", 2600),
        ("Gyaku-Gire Panda", 1300),
    ],
)
def test_it_pierces(card: str, atk: int) -> None:
    """card: Dark Driceratops, Bitelon, Saber Beetle, Elemental HERO Bladedge ①, Gyaku-Gire Panda"""
    t = your_battle(f"monsters: {card}", "monsters: Kuriboh (defense)")
    t.you.attacks(card, "Kuriboh")
    assert t.opp.lp == 8000 - (atk - 200)


def test_gyaku_gire_panda_grows_by_each_monster_of_the_opponent() -> None:
    """card: Gyaku-Gire Panda"""
    t = your_turn("monsters: Gyaku-Gire Panda, Kuriboh", "monsters: Sangan, Kuriboh (set)")
    assert t.you.atk_of("Gyaku-Gire Panda") == 800 + 1000


# ---------------------------------------------------------------------------------------------------- direct attacks


def test_nightmare_horse_strikes_past_monsters() -> None:
    """card: Nightmare Horse"""
    t = your_battle("monsters: Nightmare Horse", "monsters: Summoned Skull")
    t.you.attacks_directly("Nightmare Horse")
    assert t.opp.lp == 7500


@pytest.mark.parametrize(
    ("card", "there", "may"),
    [
        ("Drillago", "monsters: Gemini Elf, Summoned Skull (defense)", True),
        ("Drillago", "monsters: Gemini Elf, Kuriboh", False),
        ("Drillago", "monsters: Gemini Elf, Summoned Skull (set)", False),
        ("Drillago", "monsters: Gemini Elf   set: Waboku", False),
        ("Black Tyranno", "monsters: Gemini Elf (defense), Kuriboh (set)", True),
        ("Black Tyranno", "monsters: Gemini Elf (defense), Kuriboh", False),
        ("Black Tyranno", "monsters: Gemini Elf (defense)   set: Waboku", False),
        ("Rocket Jumper", "monsters: Gemini Elf (defense), Kuriboh (set)", True),
        ("Rocket Jumper", "monsters: Gemini Elf (defense), Kuriboh", False),
        ("Rocket Jumper", "monsters: Gemini Elf (defense)   spells: Messenger of Peace", False),
        ("Shadowslayer", "monsters: Gemini Elf (defense)   set: Umi", True),
        ("Shadowslayer", "monsters: Gemini Elf (defense), Kuriboh", False),
        ("Cyber Tutu", "monsters: Gemini Elf, Summoned Skull", True),
        ("Cyber Tutu", "monsters: Gemini Elf, Skull Servant", False),
        ("Cyber Tutu", "monsters: Gemini Elf, Summoned Skull (set)", False),
    ],
)
def test_it_strikes_past_such_monsters_only(card: str, there: str, may: bool) -> None:
    """card: Drillago, Black Tyranno, Rocket Jumper, Shadowslayer, Cyber Tutu"""
    t = your_battle(f"monsters: {card}", there.replace("set: Umi", "set: Dark Hole"))
    if may:
        t.you.can(f"attack directly with {card}")
    else:
        t.you.cannot(f"attack directly with {card}", because=MUST_CHOOSE)


# ------------------------------------------------------------------------------------------------- further attacks


@pytest.mark.parametrize(
    ("card", "graveyard", "count"),
    [
        ("Twinheaded Beast", "", 2),
        ("Master Monk", "", 2),
        ("Chain Thrasher", "", 1),
        ("Chain Thrasher", "graveyard: 2 Chain Thrasher", 3),
    ],
)
def test_it_attacks_so_often(card: str, graveyard: str, count: int) -> None:
    """card: Twinheaded Beast ①, Master Monk, Chain Thrasher"""
    t = your_battle(f"monsters: {card}   {graveyard}")
    for _ in range(count):
        t.you.declares(card)
    t.you.cannot(f"attack with {card}", because="battle.attack.once-per-turn")


def test_master_monk_comes_for_a_monk_fighter() -> None:
    """card: Master Monk"""
    t = your_turn("monsters: Monk Fighter, Kuriboh   hand: Master Monk, Umi")
    t.you.special_summons("Master Monk")
    assert t.you.graveyard == ["Monk Fighter"]
    t = your_turn("monsters: Kuriboh   hand: Master Monk, Umi")
    t.you.cannot("special summon Master Monk", because=NO_PROCEDURE)


def test_gray_wing_discards_a_card_to_attack_twice() -> None:
    """card: Gray Wing"""
    t = your_turn("monsters: Gray Wing   hand: 2 Umi, Kuriboh")
    t.you.activates("Gray Wing", discarding="Kuriboh").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gray Wing")
    t.you.attacks_directly("Gray Wing")
    assert t.opp.lp == 8000 - 2600
    t.you.cannot("attack directly with Gray Wing", because="battle.attack.once-per-turn")


def test_gray_wing_does_it_in_main_phase_1_only() -> None:
    """card: Gray Wing"""
    t = your_turn("monsters: Gray Wing   hand: 2 Umi", phase="Main Phase 2")
    t.you.cannot("activate Gray Wing", because=NOT_MET)


def test_berserk_dragon_attacks_every_monster_and_weakens() -> None:
    """card: Berserk Dragon"""
    t = your_battle("monsters: Berserk Dragon", "monsters: Gemini Elf, Sangan (defense)")
    t.you.attacks("Berserk Dragon", "Gemini Elf")
    t.you.attacks("Berserk Dragon", "Sangan")
    t.nobody_responds()
    assert t.opp.monsters == []
    t.you.ends_turn()
    assert t.you.atk_of("Berserk Dragon") == 3000
    t.opp.ends_turn()
    assert t.you.atk_of("Berserk Dragon") == 3000


def test_berserk_dragon_cannot_be_revived() -> None:
    """card: Berserk Dragon"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Berserk Dragon")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


# ------------------------------------------------------------------------------------------- what attacking does to it

TURNING = ["Giant Orc", "Goblin Elite Attack Force", "Indomitable Fighter Lei Lei", "Toon Goblin Attack Force"]


@pytest.mark.parametrize("card", TURNING)
def test_it_turns_to_defense_after_its_attack_and_stays_so(card: str) -> None:
    """card: Giant Orc, Goblin Elite Attack Force ①, Indomitable Fighter Lei Lei, Toon Goblin Attack Force"""
    t = your_battle(f"monsters: {card}")
    t.you.attacks_directly(card)
    t.you.carries_out(card)
    assert t.you.monster(card).position == "defense"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot(f"change position of {card}", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.can(f"change position of {card}")


@pytest.mark.parametrize("card", [*TURNING, "Goblin Attack Force"])
def test_it_stays_so_also_if_something_else_has_turned_it(card: str) -> None:
    """card: Giant Orc, Goblin Elite Attack Force ①, Indomitable Fighter Lei Lei, Toon Goblin Attack Force

    card: Goblin Attack Force ①
    """
    t = your_battle(f"monsters: {card}, Kuriboh", "set: Enemy Controller")
    t.you.declares(card)
    t.opp.passes()
    t.you.attacks_directly("Kuriboh")
    t.opp.activates("Enemy Controller", effect=1, targeting=card).nobody_responds()
    assert t.you.monster(card).position == "defense"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot(f"change position of {card}", because=FORBIDDEN)


@pytest.mark.parametrize("card", TURNING)
def test_it_stays_as_it_is_without_an_attack(card: str) -> None:
    """card: Giant Orc, Goblin Elite Attack Force ①, Indomitable Fighter Lei Lei, Toon Goblin Attack Force"""
    t = your_battle(f"monsters: {card}")
    t.you.goes_to("Main Phase 2")
    assert t.you.monster(card).position == "attack"


def test_toon_goblins_wait_a_turn_strike_past_monsters_and_fall_with_toon_world() -> None:
    """card: Toon Goblin Attack Force"""
    goblins = "Toon Goblin Attack Force"
    t = your_turn(f"hand: {goblins}, Umi   spells: Toon World")
    t.you.summons(goblins)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack directly with {goblins}", because=FORBIDDEN)
    t = your_battle(f"monsters: {goblins}   spells: Toon World", "monsters: Summoned Skull")
    t.you.attacks_directly(goblins)
    assert t.opp.lp == 8000 - 2300
    t = your_battle(f"monsters: {goblins}   spells: Toon World", "monsters: Toon Gemini Elf")
    t.you.cannot(f"attack directly with {goblins}", because=MUST_CHOOSE)
    t = your_turn(f"monsters: {goblins}   spells: Toon World   hand: Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon").nobody_responds()
    assert goblins in t.you.graveyard


# ---------------------------------------------------------------------------------------- who is not to be attacked


@pytest.mark.parametrize(
    ("you", "card"),
    [
        ("monsters: The Legendary Fisherman, Kuriboh   field: Umi", "The Legendary Fisherman"),
        ("monsters: Magician's Valkyria, Mystical Elf", "Mystical Elf"),
        ("monsters: Machina Sniper, Machina Soldier", "Machina Soldier"),
        ("monsters: Batteryman D, Batteryman C", "Batteryman C"),
        ("monsters: Arcane Archer of the Forest, Firegrass", "Arcane Archer of the Forest"),
        ("monsters: Goblin King, Kuriboh", "Goblin King"),
        ("monsters: Catnipped Kitty, Battle Ox, Silver Fang", "Catnipped Kitty"),
        ("monsters: Grave Ohja, Kuriboh (set)", "Grave Ohja"),
    ],
)
def test_it_cannot_be_attacked_beside_such_cards(you: str, card: str) -> None:
    """card: The Legendary Fisherman ②, Magician's Valkyria ①, Machina Sniper ①, Batteryman D,
    Arcane Archer of the Forest, Goblin King, Catnipped Kitty, Grave Ohja"""
    t = their_battle(f"{you}   hand: Umi", "monsters: Summoned Skull")
    t.opp.cannot(f"attack {card} with Summoned Skull", because=FORBIDDEN)


@pytest.mark.parametrize(
    ("you", "card"),
    [
        ("monsters: The Legendary Fisherman, Kuriboh", "The Legendary Fisherman"),
        ("monsters: Magician's Valkyria, Kuriboh", "Magician's Valkyria"),
        ("monsters: Machina Sniper, Kuriboh", "Machina Sniper"),
        ("monsters: Batteryman D, Mystical Elf", "Mystical Elf"),
        ("monsters: Arcane Archer of the Forest, Kuriboh", "Arcane Archer of the Forest"),
        ("monsters: Goblin King, Mystical Elf", "Goblin King"),
        ("monsters: Catnipped Kitty, Mystical Elf", "Catnipped Kitty"),
        ("monsters: Grave Ohja, Kuriboh", "Grave Ohja"),
    ],
)
def test_it_can_be_attacked_without_them(you: str, card: str) -> None:
    """card: The Legendary Fisherman ②, Magician's Valkyria ①, Machina Sniper ①, Batteryman D,
    Arcane Archer of the Forest, Goblin King, Catnipped Kitty, Grave Ohja"""
    t = their_battle(f"{you}   hand: Umi", "monsters: Summoned Skull")
    t.opp.can(f"attack {card} with Summoned Skull")


def test_the_fisherman_alone_is_passed_over() -> None:
    """card: The Legendary Fisherman"""
    t = their_battle("monsters: The Legendary Fisherman   field: Umi   hand: Umi", "monsters: Summoned Skull")
    t.opp.attacks_directly("Summoned Skull")
    assert t.you.lp == 8000 - 2500


@pytest.mark.parametrize(("field", "stays"), [("field: Umi", True), ("", False)])
def test_spells_do_not_touch_the_fisherman_on_the_sea(field: str, stays: bool) -> None:
    """card: The Legendary Fisherman ①"""
    t = your_turn(f"hand: Raigeki, Umi   {field}", "monsters: The Legendary Fisherman, Kuriboh")
    t.you.activates("Raigeki").nobody_responds()
    assert (t.opp.monsters == ["The Legendary Fisherman"]) is stays


def test_the_archer_gives_a_plant_for_a_spell_or_trap() -> None:
    """card: Arcane Archer of the Forest"""
    t = your_turn("monsters: Arcane Archer of the Forest, Firegrass   hand: Umi", "set: Waboku   monsters: Sangan")
    t.you.activates("Arcane Archer of the Forest", tributing="Firegrass").nobody_responds()
    assert t.opp.graveyard == ["Waboku"] and t.you.graveyard == ["Firegrass"]
    t = your_turn("monsters: Arcane Archer of the Forest, Kuriboh   hand: Umi", "set: Waboku")
    t.you.cannot("activate Arcane Archer of the Forest", because="cost.unpayable.cannot-activate")


def test_goblin_king_is_as_strong_as_there_are_other_fiends() -> None:
    """card: Goblin King"""
    t = your_turn("monsters: Goblin King, Kuriboh, Mystical Elf", "monsters: Summoned Skull, Sangan (set)")
    assert (t.you.atk_of("Goblin King"), t.you.def_of("Goblin King")) == (2000, 2000)


def test_catnipped_kitty_lowers_a_def_to_nothing_once_a_turn() -> None:
    """card: Catnipped Kitty"""
    t = your_turn("monsters: Catnipped Kitty   hand: Umi", "monsters: Giant Soldier of Stone (defense), Sangan (set)")
    t.you.activates("Catnipped Kitty").nobody_responds()
    assert t.opp.def_of("Giant Soldier of Stone") == 0
    t.you.ends_turn()
    assert t.opp.def_of("Giant Soldier of Stone") == 2000


def test_grave_ohja_hurts_for_each_flip_summon_of_yours() -> None:
    """card: Grave Ohja"""
    t = your_turn("monsters: Grave Ohja, Petit Dragon (set), Petit Moth (set)   hand: Umi")
    t.you.flip_summons("Petit Dragon")
    t.you.flip_summons("Petit Moth")
    assert t.opp.lp == 7400
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Grave Ohja   deck: 3 Sogen
        opp 8000   monsters: Petit Dragon (set)   deck: 3 Sogen
    """)
    t.opp.flip_summons("Petit Dragon")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


def test_grave_ohja_hurts_nobody_by_its_own_flip_summon() -> None:
    """card: Grave Ohja"""
    t = your_turn("monsters: Grave Ohja (set)   hand: Umi")
    t.you.flip_summons("Grave Ohja")
    assert t.opp.lp == 8000


# ------------------------------------------------------------------------------------------------ who cannot attack


def test_big_tusked_mammoth_keeps_new_monsters_from_attacking() -> None:
    """card: Big-Tusked Mammoth"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Big-Tusked Mammoth (defense)   hand: Umi   deck: 3 Sogen
        opp 8000   hand: Gemini Elf, Umi   monsters: Summoned Skull, Petit Dragon (set)   deck: 3 Sogen
    """)
    t.opp.summons("Gemini Elf")
    t.opp.flip_summons("Petit Dragon")
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Gemini Elf", because=FORBIDDEN)
    t.opp.cannot("attack with Petit Dragon", because=FORBIDDEN)
    t.opp.attacks("Summoned Skull", "Big-Tusked Mammoth")
    assert t.you.graveyard == ["Big-Tusked Mammoth"]


def test_invitation_to_a_dark_sleep_puts_a_monster_to_sleep() -> None:
    """card: Invitation to a Dark Sleep"""
    sleep = "Invitation to a Dark Sleep"
    t = your_turn(f"hand: {sleep}, Umi   monsters: Sangan, Kuriboh", "monsters: Summoned Skull, Gemini Elf")
    t.you.summons(sleep, tributing=["Kuriboh"])
    t.you.targets("Summoned Skull").nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Summoned Skull", because=FORBIDDEN)
    t.opp.attacks("Gemini Elf", sleep)
    assert t.you.graveyard == ["Kuriboh", sleep]
    t.opp.can("attack Sangan with Summoned Skull")


def test_cyber_barrier_dragon_negates_one_attack_a_turn_in_attack_position() -> None:
    """card: Cyber Barrier Dragon"""
    t = their_battle("monsters: Cyber Barrier Dragon   hand: Umi", "monsters: Summoned Skull, Gemini Elf")
    t.opp.attacks("Summoned Skull", "Cyber Barrier Dragon")
    t.you.triggers("Cyber Barrier Dragon").nobody_responds()
    assert t.you.lp == 8000 and t.you.monsters == ["Cyber Barrier Dragon"]
    t.opp.attacks("Gemini Elf", "Cyber Barrier Dragon")
    assert t.you.graveyard == ["Cyber Barrier Dragon"]
    t = their_battle("monsters: Cyber Barrier Dragon (defense)   hand: Umi", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", "Cyber Barrier Dragon")
    assert t.you.graveyard == ["Cyber Barrier Dragon"]


def test_cyber_barrier_dragon_cannot_be_revived() -> None:
    """card: Cyber Barrier Dragon"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Cyber Barrier Dragon")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_gravekeepers_assailant_turns_a_monster_in_the_valley() -> None:
    """card: Gravekeeper's Assailant"""
    t = your_battle("monsters: Gravekeeper's Assailant   field: Necrovalley", "monsters: Summoned Skull, Sangan")
    t.you.attacks("Gravekeeper's Assailant", "Sangan")
    t.you.triggers("Gravekeeper's Assailant")
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "defense"
    t = your_battle("monsters: Gravekeeper's Assailant", "monsters: Summoned Skull, Petit Dragon")
    t.you.attacks("Gravekeeper's Assailant", "Petit Dragon")
    assert t.opp.monster("Summoned Skull").position == "attack" and t.opp.graveyard == ["Petit Dragon"]
