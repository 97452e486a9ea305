"""What each card of `cards/removal.py` does: answers to an attack, and cards that return, turn or banish."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_NOW = "effect.condition.all-must-be-met"
ANSWERS = ["Mirror Force", "Widespread Ruin", "Sakuretsu Armor", "Magic Cylinder", "Negate Attack"]


def attacked(trap: str, mine: str = "") -> Table:
    """Vorse Raider attacks Kuriboh, whose controller has Set the Trap."""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Sangan, Mystical Elf (defense), Giant Soldier of Stone (set)   {mine}
        opp 8000   monsters: Kuriboh   set: {trap}
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    if mine:
        t.you.passes()
    return t


# ------------------------------------------------------------------------------------------------ answers to an attack


def test_mirror_force_destroys_the_opponents_attack_position_monsters() -> None:
    """card: Mirror Force ①"""
    t = attacked("Mirror Force")
    t.opp.activates("Mirror Force").nobody_responds()
    assert sorted(t.you.graveyard) == ["Sangan", "Vorse Raider"]
    assert t.you.monsters == ["Mystical Elf", "Giant Soldier of Stone"]
    assert t.opp.monsters == ["Kuriboh"] and t.opp.lp == 8000


def test_widespread_ruin_destroys_the_face_up_attack_position_monster_with_the_highest_atk() -> None:
    """card: Widespread Ruin ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan, Vorse Raider, Wattaildragon (defense), Summoned Skull (set)
        opp 8000   monsters: Blue-Eyes White Dragon, Kuriboh   set: Widespread Ruin
    """)
    t.you.attacks("Sangan", "Kuriboh")
    t.opp.activates("Widespread Ruin").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.opp.monsters == ["Blue-Eyes White Dragon"]
    assert t.opp.graveyard == ["Widespread Ruin", "Kuriboh"]  # the attack goes on


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_the_player_of_widespread_ruin_chooses_among_equals() -> None:
    """card: Widespread Ruin ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Gemini Elf, Sangan
        opp 8000   monsters: Kuriboh   set: Widespread Ruin
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.opp.activates("Widespread Ruin").nobody_responds()
    assert t.opp.is_asked("effect").offers == ["Vorse Raider", "Gemini Elf"]
    t.opp.chooses("Vorse Raider")
    assert t.you.graveyard == ["Vorse Raider"] and t.opp.monsters == ["Kuriboh"]


def test_sakuretsu_armor_destroys_the_attacking_monster() -> None:
    """card: Sakuretsu Armor ①"""
    t = attacked("Sakuretsu Armor")
    t.opp.activates("Sakuretsu Armor", targeting="Vorse Raider").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.opp.monsters == ["Kuriboh"] and t.opp.lp == 8000
    t.you.can("attack with Sangan")


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_sakuretsu_armor_does_not_destroy_a_monster_that_no_longer_attacks() -> None:
    """card: Sakuretsu Armor ①"""
    t = attacked("Sakuretsu Armor", mine="hand: Book of Moon")
    t.opp.activates("Sakuretsu Armor", targeting="Vorse Raider")
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "set" and t.opp.monsters == ["Kuriboh"]


@pytest.mark.parametrize(("other", "left"), [("Negate Attack", True), ("Gravity Bind", False)])
def test_sakuretsu_armor_spares_a_monster_whose_attack_was_negated_but_not_one_that_may_no_longer_attack(
    other: str, left: bool
) -> None:
    """card: Sakuretsu Armor ①"""
    t = attacked(f"Sakuretsu Armor, {other}")
    t.opp.activates("Sakuretsu Armor", targeting="Vorse Raider")
    t.opp.activates(other).nobody_responds()
    assert ("Vorse Raider" in t.you.monsters) == left and t.opp.monsters == ["Kuriboh"]


def test_magic_cylinder_negates_the_attack_and_turns_its_atk_into_damage() -> None:
    """card: Magic Cylinder ①"""
    t = attacked("Magic Cylinder")
    t.opp.activates("Magic Cylinder", targeting="Vorse Raider").nobody_responds()
    assert t.you.lp == 8000 - 1900 and t.opp.lp == 8000
    assert t.opp.monsters == ["Kuriboh"] and "Vorse Raider" in t.you.monsters
    t.you.can("attack with Sangan")
    t.you.cannot("attack with Vorse Raider", because="battle.attack.once-per-turn")


def test_magic_cylinder_inflicts_the_atk_the_monster_has_then() -> None:
    """card: Magic Cylinder ①"""
    t = attacked("Magic Cylinder", mine="hand: Rush Recklessly")
    t.opp.activates("Magic Cylinder", targeting="Vorse Raider")
    t.you.activates("Rush Recklessly", targeting="Vorse Raider").nobody_responds()
    assert t.you.lp == 8000 - 2600


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_magic_cylinder_inflicts_nothing_if_it_could_not_negate_the_attack() -> None:
    """card: Magic Cylinder ①"""
    t = attacked("Magic Cylinder", mine="hand: Book of Moon")
    t.opp.activates("Magic Cylinder", targeting="Vorse Raider")
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.lp == 8000 and t.opp.monsters == ["Kuriboh"]


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=0)
def test_negate_attack_negates_the_attack_and_ends_the_battle_phase() -> None:
    """card: Negate Attack ①"""
    t = attacked("Negate Attack")
    t.opp.activates("Negate Attack", targeting="Vorse Raider").nobody_responds()
    assert t.phase == "Main Phase 2" and t.opp.monsters == ["Kuriboh"] and t.opp.lp == 8000
    assert t.you.graveyard == []


def test_negate_attack_is_a_counter_trap_that_book_of_moon_cannot_answer() -> None:
    """card: Negate Attack ①"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   hand: Book of Moon
        opp 8000   monsters: Kuriboh   set: Negate Attack
        """,
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.you.passes()
    t.opp.activates("Negate Attack", targeting="Vorse Raider")
    t.you.cannot("activate Book of Moon", because="chain.spell-speed.must-be-at-least")


@pytest.mark.parametrize("trap", ANSWERS)
def test_an_answer_to_an_attack_answers_a_direct_attack_too(trap: str) -> None:
    """card: Mirror Force ①, Widespread Ruin ①, Sakuretsu Armor ①, Magic Cylinder ①, Negate Attack ①"""
    t = table(f"turn 3, Battle Step, you to act\nyou 8000 monsters: Vorse Raider\nopp 8000 set: {trap}")
    t.you.attacks_directly("Vorse Raider")
    t.opp.activates(trap).nobody_responds()
    assert t.opp.lp == 8000 and t.opp.graveyard == [trap]


@pytest.mark.parametrize("trap", ANSWERS)
def test_an_answer_to_an_attack_waits_for_the_opponents_attack(trap: str) -> None:
    """card: Mirror Force ①, Widespread Ruin ①, Sakuretsu Armor ①, Magic Cylinder ①, Negate Attack ①"""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: {trap}
        opp 8000   monsters: Kuriboh   set: {trap}
        """,
        ask_all=True,
    )
    t.you.cannot(f"activate {trap}", because=NOT_NOW)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.you.cannot(f"activate {trap}", because=NOT_NOW)
    t.you.passes()
    t.opp.can(f"activate {trap}")


# ----------------------------------------------------------------------------------------------- return, turn, banish


def test_compulsory_evacuation_device_returns_a_monster_to_its_owners_hand() -> None:
    """card: Compulsory Evacuation Device ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   monsters: Kuriboh
        opp 8000   monsters: Summoned Skull (owner you), Mystical Elf (set)   set: Trap Hole
    """)
    t.you.activates("Compulsory Evacuation Device")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Mystical Elf", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.you.hand == ["Summoned Skull"] and t.opp.hand == [] and t.opp.monsters == ["Mystical Elf"]


def test_compulsory_evacuation_device_needs_a_monster() -> None:
    """card: Compulsory Evacuation Device ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device, Ookazi
        opp 8000   set: Trap Hole   spells: Gravity Bind
    """)
    t.you.cannot("activate Compulsory Evacuation Device", because=NO_TARGET)


@pytest.mark.parametrize("name", ["Vorse Raider", "Mystical Elf"])
def test_book_of_moon_turns_a_face_up_monster_face_down(name: str) -> None:
    """card: Book of Moon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon   monsters: Kuriboh
        opp 8000   monsters: Vorse Raider, Mystical Elf (defense), Giant Soldier of Stone (set)
    """)
    t.you.activates("Book of Moon")
    assert t.you.is_asked("target").offers == ["Kuriboh", "Vorse Raider", "Mystical Elf"]
    t.you.targets(name).nobody_responds()
    assert t.opp.monster(name).position == "set"


def test_book_of_moon_needs_a_face_up_monster() -> None:
    """card: Book of Moon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon
        opp 8000   monsters: Giant Soldier of Stone (set)   spells: Gravity Bind
    """)
    t.you.cannot("activate Book of Moon", because=NO_TARGET)


def test_soul_release_banishes_up_to_five_cards_from_both_graveyards() -> None:
    """card: Soul Release"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Soul Release   graveyard: Kuriboh, Umi, Raigeki
        opp 8000   graveyard: Sangan, Trap Hole, Summoned Skull
    """)
    t.you.activates("Soul Release")
    question = t.you.is_asked("target")
    assert (question.least, question.most, len(question.offers)) == (1, 5, 6)
    t.you.targets("Kuriboh", "Umi", "Sangan", "Trap Hole", "Summoned Skull").nobody_responds()
    assert t.you.banished == ["Kuriboh", "Umi"] and sorted(t.opp.banished) == ["Sangan", "Summoned Skull", "Trap Hole"]
    assert t.you.graveyard == ["Raigeki", "Soul Release"] and t.opp.graveyard == []


def test_soul_release_may_banish_fewer_cards() -> None:
    """card: Soul Release"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Soul Release   graveyard: Kuriboh, Umi
        opp 8000   graveyard: Sangan
    """)
    t.you.activates("Soul Release", targeting="Sangan").nobody_responds()
    assert t.opp.banished == ["Sangan"] and t.you.graveyard == ["Kuriboh", "Umi", "Soul Release"]


def test_soul_release_needs_a_card_in_a_graveyard() -> None:
    """card: Soul Release"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Soul Release\nopp 8000 banished: Sangan")
    t.you.cannot("activate Soul Release", because=NO_TARGET)


def test_disappear_banishes_a_card_from_the_opponents_graveyard() -> None:
    """card: Disappear"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Disappear   graveyard: Kuriboh
        opp 8000   graveyard: Sangan, Umi
    """)
    t.you.activates("Disappear")
    assert sorted(t.you.is_asked("target").offers) == ["Sangan", "Umi"]
    t.you.targets("Umi").nobody_responds()
    assert t.opp.banished == ["Umi"] and t.opp.graveyard == ["Sangan"]


def test_disappear_does_not_reach_ones_own_graveyard() -> None:
    """card: Disappear"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 set: Disappear graveyard: Kuriboh\nopp 8000")
    t.you.cannot("activate Disappear", because=NO_TARGET)


# ---------------------------------------------------------------------------------- the attack of an unaffected monster


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
@pytest.mark.parametrize("trap", ["Magic Cylinder", "Negate Attack", "Draining Shield"])
def test_an_attack_of_a_monster_that_traps_do_not_reach_is_not_negated(trap: str) -> None:
    """card: Magic Cylinder ①, Negate Attack ①, Draining Shield ①"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Elemental HERO Wildheart, Vorse Raider
        opp 8000   monsters: Kuriboh   set: {trap}
    """)
    t.you.attacks("Elemental HERO Wildheart", "Kuriboh")
    t.opp.activates(trap, targeting="Elemental HERO Wildheart").nobody_responds()
    assert t.opp.graveyard == [trap, "Kuriboh"] and (t.you.lp, t.opp.lp) == (8000, 8000 - 1500 + 300)
    t.you.can("attack directly with Vorse Raider")
