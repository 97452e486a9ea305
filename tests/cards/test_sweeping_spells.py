"""Cards: Spells, Traps and monsters that destroy, return or turn others, by Type or by choice."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# --------------------------------------------------------------------------------------------- all monsters of a Type


@pytest.mark.parametrize(
    ("card", "monster"),
    [
        ("Warrior Elimination", "Celtic Guardian"),
        ("Acid Rain", "Cyber Commander"),
        ("Eradicating Aerosol", "Petit Moth"),
        ("Breath of Light", "Giant Soldier of Stone"),
        ("Eternal Drought", "Root Water"),
        ("Last Day of Witch", "Mystical Elf"),
        ("Exile of the Wicked", "Kuriboh"),
    ],
)
def test_it_destroys_all_face_up_monsters_of_the_type(card: str, monster: str) -> None:
    """card: Warrior Elimination, Acid Rain, Eradicating Aerosol, Breath of Light, Eternal Drought, Last Day of Witch,
    Exile of the Wicked
    """
    t = your_turn(f"hand: {card}, Umi   monsters: {monster}, Silver Fang", f"monsters: {monster}, {monster} (set)")
    t.you.activates(card).nobody_responds()
    assert t.you.monsters == ["Silver Fang"] and t.opp.monsters == [monster] and monster in t.you.graveyard
    t = your_turn(f"hand: {card}, Umi   monsters: Silver Fang", f"monsters: {monster} (set)")
    t.you.cannot(f"activate {card}", because=NOTHING_TO_DO)


# -------------------------------------------------------------------------------------------- where a monster is there


def test_dark_magic_attack_destroys_all_spells_and_traps_of_the_opponent() -> None:
    """card: Dark Magic Attack ①"""
    t = your_turn("hand: Dark Magic Attack   monsters: Dark Magician   set: Waboku", "set: Waboku   field: Umi")
    t.you.activates("Dark Magic Attack").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Umi", "Waboku"] and t.you.set_cards == ["Waboku"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("card", ["Dark Magic Attack", "Thousand Knives"])
def test_it_needs_a_face_up_dark_magician(card: str) -> None:
    """card: Dark Magic Attack ①, Thousand Knives ①"""
    t = your_turn(f"hand: {card}   monsters: Dark Magician (set)", "set: Dark Hole   monsters: Kuriboh")
    t.you.cannot(f"activate {card}", because=NOT_MET)


def test_thousand_knives_destroys_a_monster_of_the_opponent() -> None:
    """card: Thousand Knives ①"""
    t = your_turn("hand: Thousand Knives   monsters: Dark Magician", "monsters: Kuriboh, Sangan (set)")
    t.you.activates("Thousand Knives")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Sangan"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


@pytest.mark.parametrize(("whose", "lp"), [("opp", (8000, 7500)), ("you", (7500, 8000))])
def test_stamping_destruction_hurts_the_controller_of_what_it_destroys(whose: str, lp: tuple[int, int]) -> None:
    """card: Stamping Destruction"""
    mine, theirs = ("", "set: Dark Hole") if whose == "opp" else ("set: Dark Hole", "")
    t = your_turn(f"hand: Stamping Destruction, Umi   monsters: Petit Dragon   {mine}", theirs)
    t.you.activates("Stamping Destruction", targeting="Dark Hole").nobody_responds()
    assert (t.you.lp, t.opp.lp) == lp and t.you.set_cards == t.opp.set_cards == []


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_stamping_destruction_needs_a_face_up_dragon() -> None:
    """card: Stamping Destruction"""
    t = your_turn("hand: Stamping Destruction   monsters: Petit Dragon (set), Kuriboh", "set: Dark Hole")
    t.you.cannot("activate Stamping Destruction", because=NOT_MET)


# ---------------------------------------------------------------------------------------------------- by choice


def test_soul_taker_destroys_a_monster_and_heals_the_opponent() -> None:
    """card: Soul Taker ①"""
    t = your_turn("hand: Soul Taker   monsters: Kuriboh", "monsters: Summoned Skull, Sangan (set)")
    t.you.activates("Soul Taker", targeting="Summoned Skull").nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"] and t.opp.lp == 9000


def test_soul_taker_heals_nobody_if_nothing_is_destroyed() -> None:
    """card: Soul Taker ①"""
    t = your_turn("hand: Soul Taker", "monsters: Summoned Skull   set: Book of Moon")
    t.you.activates("Soul Taker", targeting="Summoned Skull")
    t.opp.activates("Book of Moon", targeting="Summoned Skull").nobody_responds()
    assert t.opp.monsters == ["Summoned Skull"] and t.opp.lp == 8000


def test_mystic_box_destroys_one_monster_and_gives_another_away() -> None:
    """card: Mystic Box ①"""
    t = your_turn("hand: Mystic Box, Umi   monsters: Kuriboh", "monsters: Summoned Skull")
    t.you.activates("Mystic Box", targeting=["Summoned Skull", "Kuriboh"])
    t.you.take_zone()
    assert t.opp.graveyard == ["Summoned Skull"] and t.opp.monsters == ["Kuriboh"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_mystic_box_needs_a_monster_of_each_side() -> None:
    """card: Mystic Box ①"""
    t = your_turn("hand: Mystic Box, Umi", "monsters: Summoned Skull")
    t.you.cannot("activate Mystic Box", because=NO_TARGET)


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize("gone", ["Summoned Skull", "Kuriboh"])
def test_mystic_box_does_nothing_if_either_target_is_gone(gone: str) -> None:
    """card: Mystic Box ①"""
    t = your_turn(
        "hand: Mystic Box, Umi   monsters: Kuriboh", "monsters: Summoned Skull   set: Compulsory Evacuation Device"
    )
    t.you.activates("Mystic Box", targeting=["Summoned Skull", "Kuriboh"])
    t.opp.activates("Compulsory Evacuation Device", targeting=gone).nobody_responds()
    assert t.opp.monsters == [name for name in ["Summoned Skull"] if name != gone]
    assert t.you.monsters == [name for name in ["Kuriboh"] if name != gone] and t.opp.graveyard[1:] == []


def test_two_pronged_attack_destroys_two_of_yours_and_one_of_his() -> None:
    """card: Two-Pronged Attack"""
    t = your_turn(
        "set: Two-Pronged Attack   hand: Umi   monsters: Kuriboh, Sangan, Gemini Elf", "monsters: Summoned Skull"
    )
    t.you.activates("Two-Pronged Attack", targeting=["Kuriboh", "Gemini Elf"]).nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.opp.graveyard == ["Summoned Skull"]
    t = your_turn("set: Two-Pronged Attack   hand: Umi   monsters: Kuriboh", "monsters: Summoned Skull")
    t.you.cannot("activate Two-Pronged Attack", because=NO_TARGET)


def test_two_pronged_attack_destroys_nothing_once_one_of_the_three_is_gone() -> None:
    """card: Two-Pronged Attack"""
    t = your_turn(
        "set: Two-Pronged Attack   hand: Umi   monsters: Kuriboh, Gemini Elf",
        "monsters: Summoned Skull   set: Compulsory Evacuation Device",
    )
    t.you.activates("Two-Pronged Attack")
    t.opp.activates("Compulsory Evacuation Device", targeting="Gemini Elf").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Summoned Skull"]


def test_remove_trap_destroys_a_face_up_trap() -> None:
    """card: Remove Trap"""
    t = your_turn("hand: Remove Trap, Umi", "spells: Backfire   set: Dark Hole   field: Umi")
    t.you.activates("Remove Trap").nobody_responds()
    assert t.opp.graveyard == ["Backfire"]
    t = your_turn("hand: Remove Trap, Umi", "set: Dark Hole   field: Umi")
    t.you.cannot("activate Remove Trap", because=NO_TARGET)


def test_final_destiny_destroys_everything_for_five_cards() -> None:
    """card: Final Destiny"""
    t = your_turn(
        "hand: Final Destiny, 5 Umi   monsters: Sangan", "monsters: Kuriboh, Gemini Elf (set)   set: Dark Hole"
    )
    t.you.activates("Final Destiny").nobody_responds()
    assert t.you.monsters == t.opp.monsters == t.opp.set_cards == [] and t.you.graveyard.count("Umi") == 5
    t = your_turn("hand: Final Destiny, 4 Umi", "monsters: Kuriboh")
    t.you.cannot("activate Final Destiny", because=NO_COST)


def test_share_the_pain_lets_both_players_tribute() -> None:
    """card: Share the Pain"""
    t = your_turn("hand: Share the Pain, Umi   monsters: Kuriboh, Sangan", "monsters: Summoned Skull, Petit Moth")
    t.you.activates("Share the Pain", tributing=["Kuriboh"])
    t.opp.chooses("Petit Moth")
    assert t.you.monsters == ["Sangan"] and t.opp.monsters == ["Summoned Skull"]


def test_big_wave_small_wave_exchanges_water_monsters_for_others_of_the_hand() -> None:
    """card: Big Wave Small Wave"""
    t = your_turn(
        "hand: Big Wave Small Wave, Takriminos, Psychic Kappa, Root Water   monsters: 2 Change Slime, Kuriboh",
        "monsters: Change Slime",
    )
    t.you.activates("Big Wave Small Wave")
    t.you.says_yes()
    t.you.chooses("Takriminos", "Psychic Kappa")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Kuriboh", "Psychic Kappa", "Takriminos"] and t.opp.monsters == ["Change Slime"]


def test_big_wave_small_wave_needs_no_monster_to_come() -> None:
    """card: Big Wave Small Wave"""
    t = your_turn("hand: Big Wave Small Wave, Takriminos   monsters: Change Slime")
    t.you.activates("Big Wave Small Wave")
    t.you.says_no()
    assert t.you.monsters == [] and t.you.hand == ["Takriminos"]


# ----------------------------------------------------------------------------------------------- battle positions


def test_block_attack_turns_a_monster_to_defense() -> None:
    """card: Block Attack"""
    t = your_turn("hand: Block Attack, Umi", "monsters: Summoned Skull, Kuriboh (defense)")
    t.you.activates("Block Attack").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "defense"
    t = your_turn("hand: Block Attack, Umi   monsters: Sangan", "monsters: Kuriboh (defense)")
    t.you.cannot("activate Block Attack", because=NO_TARGET)


@pytest.mark.parametrize("lies", ["defense", "set"])
def test_stop_defense_turns_a_monster_to_face_up_attack(lies: str) -> None:
    """card: Stop Defense ①"""
    t = your_turn("hand: Stop Defense, Umi", f"monsters: Gemini Elf ({lies}), Sangan")
    t.you.activates("Stop Defense").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_stop_defense_needs_a_monster_in_defense_position() -> None:
    """card: Stop Defense ①"""
    t = your_turn("hand: Stop Defense, Umi   monsters: Kuriboh (set)", "monsters: Gemini Elf")
    t.you.cannot("activate Stop Defense", because=NO_TARGET)


def test_windstorm_of_etaqua_turns_all_face_up_monsters_of_the_opponent() -> None:
    """card: Windstorm of Etaqua ①"""
    t = your_turn(
        "set: Windstorm of Etaqua   hand: Umi   monsters: Battle Ox",
        "monsters: Gemini Elf, Kuriboh (defense), Sangan (set)",
    )
    t.you.activates("Windstorm of Etaqua").nobody_responds()
    lie = [t.opp.monster(name).position for name in ("Gemini Elf", "Kuriboh", "Sangan")]
    assert lie == ["defense", "attack", "set"] and t.you.monster("Battle Ox").position == "attack"


def test_dark_piercing_light_turns_face_down_monsters_up() -> None:
    """card: Dark-Piercing Light"""
    t = your_turn("hand: Dark-Piercing Light, Umi   monsters: Battle Ox (set)", "monsters: Skelengel (set), Sangan")
    t.you.activates("Dark-Piercing Light").nobody_responds()
    assert t.opp.monster("Skelengel").position == "defense" and t.you.monster("Battle Ox").position == "set"
    assert t.opp.hand == ["Sogen"]


def test_ceasefire_turns_monsters_up_quietly_and_hurts_for_each_effect_monster() -> None:
    """card: Ceasefire ①"""
    t = your_turn("set: Ceasefire   hand: Umi   monsters: Sangan", "monsters: Skelengel (set), Gemini Elf, Kuriboh")
    t.you.activates("Ceasefire").nobody_responds()
    assert t.opp.monster("Skelengel").position == "defense" and t.opp.hand == []
    assert t.opp.lp == 8000 - 3 * 500


def test_ceasefire_needs_an_effect_monster_or_a_face_down_monster() -> None:
    """card: Ceasefire ①"""
    t = your_turn("set: Ceasefire   hand: Umi", "monsters: Gemini Elf")
    t.you.cannot("activate Ceasefire", because=NOT_MET)
    t = your_turn("set: Ceasefire   hand: Umi", "monsters: Gemini Elf (set)")
    t.you.activates("Ceasefire").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "defense" and t.opp.lp == 8000


def test_tragedy_answers_a_turn_to_defense() -> None:
    """card: Tragedy"""
    t = your_turn(
        "set: Tragedy   hand: Block Attack, Umi",
        "monsters: Summoned Skull, Kuriboh (set), Sangan (defense), Gemini Elf",
    )
    t.you.activates("Block Attack", targeting="Summoned Skull")
    t.you.activates("Tragedy").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_tragedy_does_not_answer_a_monster_that_is_turned_face_down() -> None:
    """card: Tragedy"""
    t = your_turn("set: Tragedy   hand: Book of Moon, Umi", "monsters: Summoned Skull")
    t.you.activates("Book of Moon").nobody_responds()
    t.you.cannot("activate Tragedy", because=NOT_MET)


def test_swords_of_concealing_light_turns_monsters_down_and_keeps_them_so() -> None:
    """card: Swords of Concealing Light ①②"""
    t = your_turn(
        "hand: Swords of Concealing Light, Umi   monsters: Battle Ox",
        "monsters: Gemini Elf, Kuriboh (defense)   hand: Umi",
    )
    t.you.activates("Swords of Concealing Light").nobody_responds()
    assert [t.opp.monster(name).position for name in ("Gemini Elf", "Kuriboh")] == ["set", "set"]
    assert t.you.monster("Battle Ox").position == "attack"
    t.you.ends_turn()
    t.opp.cannot("flip summon Gemini Elf", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=0)
def test_swords_of_concealing_light_falls_in_your_second_standby_phase() -> None:
    """card: Swords of Concealing Light ①"""
    t = your_turn("hand: Swords of Concealing Light, Umi   monsters: Battle Ox", "hand: Umi")
    t.you.activates("Swords of Concealing Light").nobody_responds()
    for _ in range(3):
        (t.you if t.turn_player == "you" else t.opp).ends_turn()
        assert t.you.spells == ["Swords of Concealing Light"]
    assert t.turn == 6
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 7 and t.you.spells == []


def test_little_winguard_turns_itself_in_your_end_phase() -> None:
    """card: Little-Winguard"""
    t = your_turn("monsters: Little-Winguard   hand: Umi", phase="End Phase")
    t.you.triggers("Little-Winguard")
    assert t.you.monster("Little-Winguard").position == "defense"
    t = table("""
        turn 4, End Phase, opp to act
        you 8000   monsters: Little-Winguard   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.nobody_responds()
    assert t.turn == 5 and t.you.monster("Little-Winguard").position == "attack"


# -------------------------------------------------------------------------------------------- returned to the hand


def test_lady_ninja_yae_returns_spells_and_traps_for_a_wind_monster() -> None:
    """card: Lady Ninja Yae"""
    t = your_turn("monsters: Lady Ninja Yae   hand: Harpie Girl, Kuriboh   set: Waboku", "set: Dark Hole   field: Umi")
    t.you.activates("Lady Ninja Yae").nobody_responds()
    assert t.you.graveyard == ["Harpie Girl"] and sorted(t.opp.hand) == ["Dark Hole", "Umi"]
    assert t.you.set_cards == ["Waboku"]
    t = your_turn("monsters: Lady Ninja Yae   hand: Kuriboh", "set: Dark Hole")
    t.you.cannot("activate Lady Ninja Yae", because=NO_COST)


@pytest.mark.parametrize(
    ("tribute", "returned"), [("Harpie Girl", True), ("Harpie Girl (set)", True), ("Kuriboh", False)]
)
def test_swift_birdman_joe_returns_all_spells_and_traps_for_a_wind_tribute(tribute: str, returned: bool) -> None:
    """card: Swift Birdman Joe"""
    t = your_turn(f"monsters: {tribute}   hand: Swift Birdman Joe, Umi   set: Dark Hole", "set: Dark Hole   field: Umi")
    t.you.summons("Swift Birdman Joe", tributing=[tribute.removesuffix(" (set)")])
    t.nobody_responds()
    assert ("Dark Hole" in t.you.hand) == (len(t.opp.hand) == 2) == returned


def test_the_wicked_worm_beast_returns_in_your_end_phase() -> None:
    """card: The Wicked Worm Beast"""
    t = your_turn("monsters: The Wicked Worm Beast   hand: Umi")
    t.you.ends_turn()
    assert sorted(t.you.hand) == ["The Wicked Worm Beast", "Umi"]
    t = table("""
        turn 4, End Phase, opp to act
        you 8000   monsters: The Wicked Worm Beast   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.nobody_responds()
    assert t.turn == 5 and t.you.monsters == ["The Wicked Worm Beast"]


def test_the_wicked_worm_beast_stays_once_it_has_been_turned_face_down() -> None:
    """card: The Wicked Worm Beast"""
    t = your_turn("monsters: The Wicked Worm Beast   hand: Umi", "set: Book of Moon")
    t.you.goes_to("End Phase")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.hand == ["Umi"] and t.you.monster("The Wicked Worm Beast").position == "set"


# ------------------------------------------------------------------------------------- as soon as they are summoned


def test_king_tiger_wanghu_destroys_small_monsters_as_they_come() -> None:
    """card: King Tiger Wanghu"""
    t = your_turn("monsters: King Tiger Wanghu   hand: Kuriboh, Umi")
    t.you.summons("Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == ["Kuriboh"]
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Sangan", "monsters: King Tiger Wanghu")
    t.you.activates("Monster Reborn", targeting="Sangan").nobody_responds()
    t.you.takes_position("attack")
    assert "Sangan" in t.you.graveyard


def test_king_tiger_wanghu_spares_strong_and_flipped_monsters() -> None:
    """card: King Tiger Wanghu"""
    t = your_turn("monsters: King Tiger Wanghu, Mystical Elf (set)   hand: Battle Ox, Umi")
    t.you.summons("Battle Ox")
    t.you.flip_summons("Mystical Elf")
    assert sorted(t.you.monsters) == ["Battle Ox", "King Tiger Wanghu", "Mystical Elf"]
