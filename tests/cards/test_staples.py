"""The Spells of hand_and_deck.py, each played by name."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"

# --------------------------------------------------------------------------------- Forbidden Chalice, Forbidden Dress


def test_forbidden_chalice_gives_400_attack_and_negates_the_effects_until_the_turn_ends() -> None:
    """card: Forbidden Chalice ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Chalice   set: Just Desserts   monsters: Sangan (set)   deck: 3 Kuriboh
        opp 8000   monsters: Jinzo   deck: 3 Kuriboh
    """)
    t.you.cannot("activate Just Desserts", because=FORBIDDEN)
    t.you.activates("Forbidden Chalice", targeting="Jinzo").nobody_responds()
    assert t.opp.atk_of("Jinzo") == 2800
    t.you.can("activate Just Desserts")
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.opp.atk_of("Jinzo") == 2400
    t.you.cannot("activate Just Desserts", because=FORBIDDEN)


@pytest.mark.parametrize("spell", ["Forbidden Chalice", "Forbidden Dress"])
def test_the_forbidden_spells_target_any_face_up_monster(spell: str) -> None:
    """card: Forbidden Chalice ①, Forbidden Dress ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Sangan (set), Mystical Elf
        opp 8000   monsters: Vorse Raider, Kuriboh (set)
    """)
    t.you.activates(spell)
    assert t.you.is_asked("target").offers == ["Mystical Elf", "Vorse Raider"]


@pytest.mark.parametrize("spell", ["Forbidden Chalice", "Forbidden Dress"])
def test_the_forbidden_spells_need_a_face_up_monster(spell: str) -> None:
    """card: Forbidden Chalice ①, Forbidden Dress ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Sangan (set)
        opp 8000   monsters: Kuriboh (set)
    """)
    t.you.cannot(f"activate {spell}", because=NO_TARGET)


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=0)
@pytest.mark.parametrize(
    ("spell", "target", "lp"), [("Forbidden Chalice", "Vorse Raider", 7600), ("Forbidden Dress", "Gemini Elf", 7400)]
)
def test_the_forbidden_spells_change_attack_in_the_damage_step(spell: str, target: str, lp: int) -> None:
    """card: Forbidden Chalice ①, Forbidden Dress ①"""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   hand: {spell}   monsters: Vorse Raider
        opp 8000   monsters: Gemini Elf
        """,
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Gemini Elf")
    while t.step != "Damage Step" or not t.you.is_to_decide():
        (t.you if t.you.is_to_decide() else t.opp).passes()
    t.you.activates(spell, targeting=target).nobody_responds()
    assert t.opp.monsters == [] and t.you.monsters == ["Vorse Raider"] and t.opp.lp == lp


def test_forbidden_dress_takes_600_attack_and_keeps_the_monster_from_effects() -> None:
    """card: Forbidden Dress ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Dress, Dark Hole   set: Compulsory Evacuation Device
                   monsters: Vorse Raider, Mystical Elf   deck: 3 Kuriboh
        opp 8000   monsters: Gemini Elf   deck: 3 Kuriboh
    """)
    t.you.activates("Forbidden Dress", targeting="Vorse Raider").nobody_responds()
    assert t.you.atk_of("Vorse Raider") == 1300
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.opp.monsters == []
    t.you.cannot("activate Compulsory Evacuation Device", because=NO_TARGET)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.atk_of("Vorse Raider") == 1900


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
@pytest.mark.parametrize(("spell", "place"), [("Dark Hole", "graveyard"), ("Compulsory Evacuation Device", "hand")])
def test_forbidden_dress_protects_no_longer_in_the_next_turn(spell: str, place: str) -> None:
    """card: Forbidden Dress ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Dress   monsters: Vorse Raider
        opp 8000   hand: Dark Hole   set: Compulsory Evacuation Device   deck: 3 Kuriboh
    """)
    t.you.activates("Forbidden Dress", targeting="Vorse Raider").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates(spell).nobody_responds()
    assert t.turn == 4 and t.you.monsters == [] and "Vorse Raider" in (t.you.hand + t.you.graveyard)
    assert ("Vorse Raider" in t.you.hand) == (place == "hand")


def test_forbidden_dress_does_not_keep_a_monster_from_battle() -> None:
    """card: Forbidden Dress ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Dress   monsters: Vorse Raider
        opp 8000   monsters: Gemini Elf
    """)
    t.you.activates("Forbidden Dress", targeting="Gemini Elf").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Vorse Raider", "Gemini Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 7400


# ---------------------------------------------------------------------------------- hand and deck: Reload, Left Arm


def test_reload_shuffles_the_whole_hand_into_the_deck_and_draws_as_many() -> None:
    """card: Reload"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reload, Kuriboh, Umi, Sangan   deck: Ookazi, Dark Hole
        opp 8000
    """)
    t.you.activates("Reload").nobody_responds()
    returned = [line for line in t.log() if line.endswith("returned to deck (effect)")]
    assert len(returned) == 3 and t.log().count("you drew") == 3 and "you shuffled" in t.log()
    assert len(t.you.hand) == 3 and len(t.you.deck) == 2 and t.you.graveyard == ["Reload"]
    assert sorted(t.you.hand + t.you.deck) == ["Dark Hole", "Kuriboh", "Ookazi", "Sangan", "Umi"]


@pytest.mark.parametrize("where", ["hand", "set"])
def test_reload_needs_another_card_in_the_hand(where: str) -> None:
    """card: Reload"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {where}: Reload   deck: Ookazi, Dark Hole
        opp 8000   hand: Kuriboh
    """)
    t.you.cannot("activate Reload", because=NOTHING_TO_DO)


def test_left_arm_offering_banishes_the_hand_and_fetches_a_spell() -> None:
    """card: Left Arm Offering ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Left Arm Offering, Kuriboh, Trap Hole   deck: Ookazi, Dark Hole, Kuriboh, Mirror Force
        opp 8000
    """)
    t.you.activates("Left Arm Offering").nobody_responds()
    assert sorted(t.you.banished) == ["Kuriboh", "Trap Hole"]
    assert sorted(t.you.is_asked("search").offers) == ["Dark Hole", "Ookazi"]
    t.you.chooses("Dark Hole")
    assert t.you.hand == ["Dark Hole"] and t.you.graveyard == ["Left Arm Offering"]
    t.you.cannot("set Dark Hole", because=FORBIDDEN)


def test_left_arm_offering_lets_monsters_be_set_in_its_turn() -> None:
    """card: Left Arm Offering ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Left Arm Offering, Kuriboh, Trap Hole, Mystical Elf   deck: Ookazi
        opp 8000
    """
    t = table(position)
    t.you.sets("Mystical Elf")
    t.you.can("activate Left Arm Offering")
    t = table(position)
    t.you.sets("Trap Hole")
    t.you.cannot("activate Left Arm Offering", because=CONDITION)


@pytest.mark.parametrize(
    ("hand", "deck", "because"),
    [("Kuriboh", "Ookazi", CONDITION), ("2 Kuriboh", "Kuriboh, Mirror Force", NOTHING_TO_DO)],
)
def test_left_arm_offering_needs_two_other_cards_and_a_spell_in_the_deck(hand: str, deck: str, because: str) -> None:
    """card: Left Arm Offering ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Left Arm Offering, {hand}   deck: {deck}
        opp 8000
    """)
    t.you.cannot("activate Left Arm Offering", because=because)


# ----------------------------------------------------------------------------------- Graveyards: Book of Life, Doom


def test_book_of_life_summons_your_zombie_and_banishes_the_opponents_monster() -> None:
    """card: Book of Life ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Life   graveyard: Zombie Master, Dragon Zombie, Kuriboh
        opp 8000   graveyard: Zombie Master, Vorse Raider, Umi   set: Compulsory Evacuation Device
    """)
    t.you.activates("Book of Life")
    assert t.you.is_asked("target").offers == ["Zombie Master", "Dragon Zombie"]
    t.you.targets("Dragon Zombie")
    assert t.you.is_asked("target").offers == ["Zombie Master", "Vorse Raider"]
    t.you.targets("Vorse Raider")
    t.nobody_responds()
    t.you.takes_position("defense")
    assert t.you.monster("Dragon Zombie").position == "defense"
    assert t.opp.banished == ["Vorse Raider"] and t.opp.graveyard == ["Zombie Master", "Umi"]


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Zombie Master", "Umi"), ("Kuriboh", "Vorse Raider"), ("Kuriboh", "Zombie Master")]
)
def test_book_of_life_needs_a_zombie_of_yours_and_a_monster_of_the_opponent(mine: str, theirs: str) -> None:
    """card: Book of Life ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Life   graveyard: {mine}
        opp 8000   graveyard: {theirs}
    """)
    t.you.cannot("activate Book of Life", because=NO_TARGET)


@pytest.mark.rule("target.multiple.remaining-still-affected", scenario=0)
@pytest.mark.parametrize("gone", ["Dragon Zombie", "Vorse Raider"])
def test_book_of_life_does_the_one_part_when_the_other_target_has_gone(gone: str) -> None:
    """card: Book of Life ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Life   graveyard: Dragon Zombie
        opp 8000   graveyard: Vorse Raider   set: Call of the Haunted, Fiend Griefing
    """)
    t.you.activates("Book of Life")
    if gone == "Vorse Raider":
        t.opp.activates("Call of the Haunted", targeting="Vorse Raider").nobody_responds()
        t.opp.take_zone(None)
    else:
        t.opp.activates("Fiend Griefing", targeting="Dragon Zombie").nobody_responds()
    t.nobody_responds()
    if gone == "Vorse Raider":
        t.you.takes_position("attack")
        assert t.you.monsters == ["Dragon Zombie"] and t.opp.monsters == ["Vorse Raider"] and t.opp.banished == []
    else:
        assert t.you.monsters == [] and t.you.deck == ["Dragon Zombie"] and t.opp.banished == ["Vorse Raider"]


def test_silent_doom_summons_a_normal_monster_in_defense_position_and_it_cannot_attack() -> None:
    """card: Silent Doom ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silent Doom   graveyard: Vorse Raider, Mystical Elf, Sangan   deck: 3 Kuriboh
        opp 8000   graveyard: Gemini Elf   deck: 3 Kuriboh
    """)
    t.you.activates("Silent Doom")
    assert t.you.is_asked("target").offers == ["Vorse Raider", "Mystical Elf"]
    t.you.targets("Vorse Raider")
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.monster("Vorse Raider").position == "defense"
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.changes_position("Vorse Raider")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("attack directly with Vorse Raider", because=FORBIDDEN)


def test_silent_doom_needs_a_normal_monster_in_its_players_graveyard() -> None:
    """card: Silent Doom ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silent Doom   graveyard: Sangan
        opp 8000   graveyard: Gemini Elf
    """)
    t.you.cannot("activate Silent Doom", because=NO_TARGET)


# --------------------------------------------------------------------------------- Spell Shattering Arrow, Hammer Shot


def test_spell_shattering_arrow_destroys_the_opponents_face_up_spells_for_500_each() -> None:
    """card: Spell Shattering Arrow ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spell Shattering Arrow   spells: Banner of Courage
        opp 8000   spells: Mass Driver, Imperial Iron Wall   set: Dark Hole   field: Sogen
    """)
    t.you.activates("Spell Shattering Arrow").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Mass Driver", "Sogen"] and t.opp.lp == 7000
    assert t.opp.set_cards == ["Dark Hole"] and t.opp.spells == ["Imperial Iron Wall"]
    assert t.you.spells == ["Banner of Courage"]


def test_spell_shattering_arrow_needs_a_face_up_spell_of_the_opponent() -> None:
    """card: Spell Shattering Arrow ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spell Shattering Arrow   spells: Banner of Courage
        opp 8000   set: Dark Hole   spells: Imperial Iron Wall
    """)
    t.you.cannot("activate Spell Shattering Arrow", because=NOTHING_TO_DO)


def test_spell_shattering_arrow_answers_a_spell_and_destroys_it_too() -> None:
    """card: Spell Shattering Arrow ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Banner of Courage
        opp 8000   set: Spell Shattering Arrow
    """)
    t.you.activates("Banner of Courage")
    t.opp.activates("Spell Shattering Arrow").nobody_responds()
    assert t.you.graveyard == ["Banner of Courage"] and t.you.lp == 7500


def test_hammer_shot_destroys_the_attack_position_monster_with_the_highest_attack() -> None:
    """card: Hammer Shot ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hammer Shot   monsters: Celtic Guardian, Jinzo (defense)
        opp 8000   monsters: Vorse Raider, Mystical Elf, Summoned Skull (set)
    """)
    t.you.activates("Hammer Shot").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.graveyard == ["Hammer Shot"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hammer Shot   monsters: Jinzo (defense)
        opp 8000   monsters: Summoned Skull (set)
    """)
    t.you.cannot("activate Hammer Shot", because=NOTHING_TO_DO)


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_hammer_shot_lets_its_player_choose_between_equals_at_resolution() -> None:
    """card: Hammer Shot ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hammer Shot   monsters: Gemini Elf
        opp 8000   monsters: Vorse Raider, Mystical Elf   set: Rush Recklessly
    """)
    t.you.activates("Hammer Shot")
    assert not [line for line in t.log() if "target" in line]
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Gemini Elf", "Vorse Raider"]
    t.you.chooses("Vorse Raider")
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.monsters == ["Gemini Elf"]
