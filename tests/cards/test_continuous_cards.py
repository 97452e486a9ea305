"""The Spells and Traps of negation.py, and the monsters that forbid or grow, each played by name."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
CONDITION = "effect.condition.all-must-be-met"
USED_UP = "effect.once-per-turn.limits-the-user"

# ------------------------------------------------------------------------------------------------- Imperial Iron Wall


@pytest.mark.parametrize(
    ("wish", "because"),
    [
        ("activate Bazoo the Soul-Eater", NO_COST),
        ("activate Left Arm Offering", NO_COST),
        ("activate Book of Life", NO_TARGET),
        ("activate Soul Release", NO_TARGET),
    ],
)
def test_imperial_iron_wall_forbids_both_players_to_banish(wish: str, because: str) -> None:
    """card: Imperial Iron Wall ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bazoo the Soul-Eater   graveyard: Zombie Master   deck: Ookazi, Dark Hole
                   hand: Left Arm Offering, Book of Life, Soul Release
        opp 8000   graveyard: Mystical Elf{wall}
    """
    table(position.format(wall="")).you.can(wish)
    t = table(position.format(wall="   spells: Imperial Iron Wall"))
    t.you.cannot(wish, because=because)


def test_imperial_iron_wall_keeps_dimensional_prison_from_being_activated() -> None:
    """card: Imperial Iron Wall ①"""
    attack_with("monsters: Vorse Raider", "set: Dimensional Prison").opp.can("activate Dimensional Prison")
    t = attack_with("monsters: Vorse Raider   spells: Imperial Iron Wall", "set: Dimensional Prison")
    t.opp.cannot("activate Dimensional Prison", because=NO_TARGET)


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_imperial_iron_wall_that_is_chained_keeps_the_attacker_on_the_field() -> None:
    """card: Imperial Iron Wall ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Imperial Iron Wall
        opp 8000   monsters: Mystical Elf   set: Dimensional Prison
    """)
    t.you.attacks("Vorse Raider", "Mystical Elf")
    t.you.passes()
    t.opp.activates("Dimensional Prison", targeting="Vorse Raider")
    t.you.activates("Imperial Iron Wall")
    t.nobody_responds()
    assert t.you.banished == [] and t.you.monsters == ["Vorse Raider"] and t.you.spells == ["Imperial Iron Wall"]


# -------------------------------------------------------------------------------------------- used again and again


def test_mass_driver_inflicts_400_for_each_monster_as_often_as_there_is_one() -> None:
    """card: Mass Driver"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mass Driver   monsters: Mystical Elf, Giant Soldier of Stone (set)
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Mass Driver").nobody_responds()
    assert t.opp.lp == 8000 and t.you.spells == ["Mass Driver"]
    t.you.activates("Mass Driver")
    assert t.you.is_asked("tribute").offers == ["Mystical Elf", "Giant Soldier of Stone"]
    t.you.chooses("Mystical Elf")
    t.nobody_responds()
    assert t.opp.lp == 7600 and t.you.graveyard == ["Mystical Elf"]
    t.you.activates("Mass Driver", tributing="Giant Soldier of Stone").nobody_responds()
    assert t.opp.lp == 7200
    t.you.cannot("activate Mass Driver", because=NO_COST)


def test_mass_driver_is_used_in_its_players_main_phase_only() -> None:
    """card: Mass Driver"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi
        opp 8000   spells: Mass Driver   monsters: Kuriboh
        """,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.cannot("activate Mass Driver", because="effect-type.ignition.own-main-phase-open-state")


def test_call_of_the_mummy_summons_a_zombie_from_the_hand_once_per_turn() -> None:
    """card: Call of the Mummy ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Call of the Mummy   hand: Zombie Master, Dragon Zombie, Kuriboh, Mass Driver
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Call of the Mummy").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Dragon Zombie", "Zombie Master"]
    t.you.chooses("Dragon Zombie")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dragon Zombie"] and t.you.monster("Dragon Zombie").position == "attack"
    t.you.cannot("activate Call of the Mummy", because=CONDITION)
    # The turn's use is gone even when there is no monster any more.
    t.you.activates("Mass Driver").nobody_responds()
    t.you.activates("Mass Driver", tributing="Dragon Zombie").nobody_responds()
    t.you.cannot("activate Call of the Mummy", because=USED_UP)


@pytest.mark.parametrize(
    ("mine", "because"),
    [
        ("hand: Zombie Master   monsters: Kuriboh", CONDITION),
        ("hand: Zombie Master   monsters: Kuriboh (set)", CONDITION),
        ("hand: Kuriboh", NOTHING_TO_DO),
    ],
)
def test_call_of_the_mummy_needs_an_empty_field_and_a_zombie(mine: str, because: str) -> None:
    """card: Call of the Mummy ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Call of the Mummy   {mine}
        opp 8000
    """)
    t.you.cannot("activate Call of the Mummy", because=because)


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=0)
def test_call_of_the_mummy_does_nothing_if_its_player_has_a_monster_by_then() -> None:
    """card: Call of the Mummy ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Call of the Mummy   hand: Zombie Master   set: Call of the Haunted
                   graveyard: Mystical Elf
        opp 8000   set: Just Desserts   monsters: Kuriboh
    """)
    t.you.activates("Call of the Mummy")
    t.you.activates("Call of the Haunted", targeting="Mystical Elf").nobody_responds()
    t.nobody_responds()
    assert t.you.monsters == ["Mystical Elf"] and t.you.hand == ["Zombie Master"]


def test_type_zero_magic_crusher_discards_spells_only_in_either_turn_and_again() -> None:
    """card: Type Zero Magic Crusher"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi
        opp 8000   spells: Type Zero Magic Crusher   hand: Dark Hole, Umi, Kuriboh, Trap Hole
        """,
    )
    t.you.activates("Ookazi")
    t.opp.activates("Type Zero Magic Crusher")
    assert sorted(t.opp.is_asked("discard").offers) == ["Dark Hole", "Umi"]
    t.opp.discards("Umi")
    t.opp.activates("Type Zero Magic Crusher", discarding="Dark Hole")
    t.opp.cannot("activate Type Zero Magic Crusher", because=NO_COST)
    t.nobody_responds()
    assert t.you.lp == 7000 and t.opp.lp == 7200 and t.opp.hand == ["Kuriboh", "Trap Hole"]


# -------------------------------------------------------------------------------------------------- growing by Spells


def test_the_a_forces_counts_your_face_up_warriors_and_spellcasters() -> None:
    """card: The A. Forces"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: The A. Forces
                   monsters: Celtic Guardian, Dark Magician, Vorse Raider, Marauding Captain (set)
        opp 8000   monsters: Celtic Guardian, Dark Magician
    """)
    t.you.activates("The A. Forces").nobody_responds()
    assert t.you.atk_of("Celtic Guardian") == 1400 + 2 * 200
    assert t.you.atk_of("Dark Magician") == 2500 and t.you.atk_of("Vorse Raider") == 1900
    assert t.opp.atk_of("Celtic Guardian") == 1400
    t.you.flip_summons("Marauding Captain")
    assert t.you.atk_of("Marauding Captain") == 1200 + 3 * 200 and t.you.atk_of("Celtic Guardian") == 2000


def test_black_pendant_gives_500_attack_to_any_face_up_monster() -> None:
    """card: Black Pendant ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Mystical Elf, Sangan (set)
        opp 8000   monsters: Vorse Raider, Kuriboh (set)
    """)
    t.you.activates("Black Pendant")
    assert t.you.is_asked("target").offers == ["Mystical Elf", "Vorse Raider"]
    t.you.targets("Mystical Elf")
    t.nobody_responds()
    assert t.you.atk_of("Mystical Elf") == 1300 and t.you.spells == ["Black Pendant"]


@pytest.mark.parametrize(
    ("answer", "lp", "graveyard"),
    [
        ("Mystical Space Typhoon", 7500, ["Black Pendant"]),
        ("Smashing Ground", 7500, ["Mystical Elf", "Black Pendant"]),
        ("Compulsory Evacuation Device", 7500, ["Black Pendant"]),
    ],
)
def test_black_pendant_inflicts_500_when_it_is_sent_from_the_field(answer: str, lp: int, graveyard: list[str]) -> None:
    """card: Black Pendant ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Mystical Elf
        opp 8000   set: Mystical Space Typhoon, Smashing Ground, Compulsory Evacuation Device   deck: 5 Kuriboh
    """)
    t.you.activates("Black Pendant", targeting="Mystical Elf").nobody_responds()
    if answer == "Smashing Ground":
        t.you.ends_turn()
        t.nobody_responds()
        t.opp.activates(answer)
    else:
        t.you.goes_to("End Phase")
        t.opp.activates(answer, targeting="Black Pendant" if "Space" in answer else "Mystical Elf")
    t.nobody_responds()
    assert t.opp.lp == lp and sorted(t.you.graveyard) == sorted(graveyard) and t.you.lp == 8000


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_black_pendant_says_nothing_when_it_is_discarded_or_returns_to_the_hand() -> None:
    """card: Black Pendant ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Black Pendant, Abyss Soldier   monsters: Chiron the Mage, Abyss Soldier
        opp 8000   spells: Banner of Courage
    """)
    t.you.activates("Black Pendant", targeting="Chiron the Mage").nobody_responds()
    t.you.activates("Abyss Soldier", discarding="Abyss Soldier", targeting="Black Pendant").nobody_responds()
    assert t.you.hand == ["Black Pendant", "Black Pendant"] and t.you.atk_of("Chiron the Mage") == 1800
    t.you.activates("Chiron the Mage", discarding="Black Pendant", targeting="Banner of Courage").nobody_responds()
    assert "Black Pendant" in t.you.graveyard and t.opp.lp == 8000


# -------------------------------------------------------------------------------------------- monsters that forbid


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
@pytest.mark.parametrize("whose", ["you", "opp"])
def test_lord_of_d_lets_neither_player_target_a_face_up_dragon(whose: str) -> None:
    """card: Lord of D. ①"""
    sides = {"you": "   monsters: Lord of D., Luster Dragon", "opp": "   monsters: Spear Dragon, Cave Dragon (set)"}
    if whose == "opp":
        sides = {"you": sides["opp"], "opp": sides["you"]}
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device{sides["you"]}
        opp 8000{sides["opp"]}
    """)
    t.you.activates("Compulsory Evacuation Device")
    assert sorted(t.you.is_asked("target").offers) == ["Cave Dragon", "Lord of D."]


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_lord_of_d_protects_no_longer_when_it_is_face_down_and_never_from_what_does_not_target() -> None:
    """card: Lord of D. ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon, Smashing Ground   set: Compulsory Evacuation Device
        opp 8000   monsters: Lord of D., Luster Dragon
    """)
    t.you.activates("Smashing Ground").nobody_responds()
    assert t.opp.graveyard == ["Luster Dragon"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon   set: Compulsory Evacuation Device
        opp 8000   monsters: Lord of D., Luster Dragon
    """)
    t.you.activates("Book of Moon", targeting="Lord of D.").nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Luster Dragon").nobody_responds()
    assert t.opp.hand == ["Luster Dragon"]


@pytest.mark.parametrize("wish", ["activate Ookazi", "activate Dark Hole", "activate Mass Driver"])
def test_spell_canceller_lets_nobody_activate_spells_nor_their_effects(wish: str) -> None:
    """card: Spell Canceller"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Dark Hole   spells: Mass Driver, The A. Forces   monsters: Celtic Guardian{mine}
        opp 8000{theirs}
    """
    table(position.format(mine="", theirs="   monsters: Kuriboh")).you.can(wish)
    for mine, theirs in ((", Spell Canceller", ""), ("", "   monsters: Spell Canceller")):
        t = table(position.format(mine=mine, theirs=theirs))
        t.you.cannot(wish, because=FORBIDDEN)
        assert t.you.atk_of("Celtic Guardian") == 1400


def test_spell_canceller_negates_a_spell_that_was_activated_before() -> None:
    """card: Spell Canceller"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi
        opp 8000   set: Call of the Haunted   graveyard: Spell Canceller
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Call of the Haunted", targeting="Spell Canceller").nobody_responds()
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.you.graveyard == ["Ookazi"] and t.opp.monsters == ["Spell Canceller"]


@pytest.mark.rule("effect.activation.in-gy", scenario=0)
def test_spell_canceller_does_not_reach_an_effect_in_the_graveyard() -> None:
    """card: Spell Canceller"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Mystical Elf
        opp 8000   set: Call of the Haunted, Dust Tornado   graveyard: Spell Canceller
    """)
    t.you.activates("Black Pendant", targeting="Mystical Elf").nobody_responds()
    t.you.goes_to("End Phase")
    t.opp.activates("Call of the Haunted", targeting="Spell Canceller").nobody_responds()
    t.opp.take_zone(None)
    assert t.you.atk_of("Mystical Elf") == 800
    t.opp.activates("Dust Tornado", targeting="Black Pendant").nobody_responds()
    assert t.opp.monsters == ["Spell Canceller"] and t.opp.lp == 7500


def attack_with(mine: str, theirs: str) -> Table:
    """Your attack on Mystical Elf, with the opponent asked to respond."""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   {mine}
        opp 8000   monsters: Mystical Elf   {theirs}
        """,
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Mystical Elf")
    while not t.opp.is_to_decide():
        t.you.passes()
    return t


def test_mirage_dragon_forbids_the_opponents_trap_cards_in_the_battle_phase() -> None:
    """card: Mirage Dragon ①"""
    attack_with("monsters: Vorse Raider", "set: Mirror Force").opp.can("activate Mirror Force")
    t = attack_with("monsters: Vorse Raider, Mirage Dragon", "set: Mirror Force, Just Desserts")
    t.opp.cannot("activate Mirror Force", because=FORBIDDEN)
    t.opp.cannot("activate Just Desserts", because=FORBIDDEN)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_mirage_dragon_leaves_face_up_traps_and_set_spells_alone() -> None:
    """card: Mirage Dragon ①"""
    t = attack_with(
        "monsters: Vorse Raider, Mirage Dragon",
        "spells: Type Zero Magic Crusher   hand: Umi   set: Mystical Space Typhoon",
    )
    t.opp.can("activate Mystical Space Typhoon")
    t.opp.activates("Type Zero Magic Crusher", discarding="Umi").nobody_responds()
    assert t.you.lp == 7500


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_mirage_dragon_allows_traps_outside_the_battle_phase_and_those_of_its_own_player() -> None:
    """card: Mirage Dragon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Mirage Dragon   set: Just Desserts
        opp 8000   set: Just Desserts   monsters: Kuriboh
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Just Desserts").nobody_responds()
    assert t.you.lp == 7500
    t.you.goes_to("Battle Phase")
    while t.phase == "Battle Phase" and not t.you.can_activate("Just Desserts"):
        t.opp.passes()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 8000 - 800 - 500
