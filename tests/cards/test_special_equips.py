"""Cards: Equip Spells for few monsters only, and Spells that set, move or shield what is equipped."""

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
USED_UP = "effect.use-limit.effect-negated-still-activated"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def test_arms_regeneration_strengthens_a_monster_once_per_turn() -> None:
    """card: Arms Regeneration ①"""
    t = your_turn("hand: 2 Arms Regeneration   monsters: Battle Ox")
    t.you.activates("Arms Regeneration", targeting="Battle Ox", effect=1).nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2500
    t.you.cannot("activate Arms Regeneration effect 1", because=USED_UP)
    t.you.ends_turn()
    assert t.you.atk_of("Battle Ox") == 1700


def test_arms_regeneration_equips_an_equip_spell_from_either_graveyard() -> None:
    """card: Arms Regeneration ②"""
    t = your_turn(
        "hand: Arms Regeneration   monsters: Battle Ox, Gemini Elf", "graveyard: Axe of Despair   monsters: Kuriboh"
    )
    t.you.activates("Arms Regeneration", effect=2)
    t.you.chooses_effect(2)
    assert sorted(t.you.is_asked("effect").offers) == ["Battle Ox", "Gemini Elf"]
    t.you.chooses("Gemini Elf")
    assert t.you.atk_of("Gemini Elf") == 2900 and t.you.spells == ["Axe of Despair"]


def test_arms_regeneration_sets_an_equip_spell() -> None:
    """card: Arms Regeneration ②"""
    t = your_turn("hand: Arms Regeneration   monsters: Battle Ox   graveyard: Axe of Despair, Umi")
    t.you.activates("Arms Regeneration", effect=2)
    t.you.chooses_effect(1)
    t.you.take_zone()
    assert t.you.set_cards == ["Axe of Despair"] and t.you.graveyard == ["Umi", "Arms Regeneration"]


def test_arms_regeneration_wants_an_equip_spell() -> None:
    """card: Arms Regeneration ②"""
    t = your_turn("hand: Arms Regeneration   graveyard: Umi")
    t.you.cannot("activate Arms Regeneration effect 2", because=NO_TARGET)


def test_magic_reflector_saves_a_spell_once() -> None:
    """card: Magic Reflector"""
    t = your_turn("hand: Magic Reflector, 2 Heavy Storm   spells: Boss Rush")
    t.you.activates("Magic Reflector").nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.spells == ["Boss Rush"]
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.spells == []


def test_magic_reflector_saves_a_field_spell() -> None:
    """card: Magic Reflector"""
    t = your_turn("hand: Magic Reflector, Heavy Storm   field: Umi")
    t.you.activates("Magic Reflector").nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.field_zone == ["Umi"]


def test_magic_reflector_needs_a_face_up_spell_of_yours() -> None:
    """card: Magic Reflector"""
    t = your_turn("hand: Magic Reflector   set: Boss Rush", "spells: Boss Rush")
    t.you.cannot("activate Magic Reflector", because=NO_TARGET)


def blaster(opp: str, mine: str = "") -> Table:
    return your_turn(
        f"monsters: Elemental HERO Bubbleman{mine}   spells: Bubble Blaster (on Elemental HERO Bubbleman)", opp
    )


def test_bubble_blaster_falls_for_its_monster_without_damage() -> None:
    """card: Bubble Blaster"""
    t = blaster("monsters: Summoned Skull")
    assert t.you.atk_of("Elemental HERO Bubbleman") == 1600
    t.you.goes_to("Battle Phase")
    t.you.attacks("Elemental HERO Bubbleman", "Summoned Skull")
    assert t.you.lp == 8000 and t.you.monsters == ["Elemental HERO Bubbleman"] and t.you.graveyard == ["Bubble Blaster"]


def test_bubble_blaster_does_not_save_from_damage_where_nothing_would_be_destroyed() -> None:
    """card: Bubble Blaster"""
    t = blaster("monsters: Giant Soldier of Stone (defense)")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Elemental HERO Bubbleman", "Giant Soldier of Stone")
    assert t.you.lp == 8000 - 400 and t.you.spells == ["Bubble Blaster"]


def test_bubble_blaster_does_not_change_the_damage_that_its_monster_inflicts() -> None:
    """card: Bubble Blaster"""
    t = blaster("monsters: Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Elemental HERO Bubbleman", "Kuriboh")
    assert t.opp.lp == 8000 - 1300


def test_bubble_blaster_serves_the_controller_of_its_monster() -> None:
    """card: Bubble Blaster"""
    t = your_turn(
        "spells: Bubble Blaster (on opp zone 1)   monsters: Summoned Skull", "monsters: Elemental HERO Bubbleman"
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Summoned Skull", "Elemental HERO Bubbleman")
    assert t.opp.lp == 8000 and t.opp.monsters == ["Elemental HERO Bubbleman"] and t.you.graveyard == ["Bubble Blaster"]


def test_bubble_blaster_is_for_bubbleman() -> None:
    """card: Bubble Blaster"""
    t = your_turn("hand: Bubble Blaster   monsters: Battle Ox")
    t.you.cannot("activate Bubble Blaster", because=NO_TARGET)


def test_trial_of_the_princesses_calls_the_princess_of_each_magician() -> None:
    """card: Trial of the Princesses"""
    for witch, princess in (
        ("White Magician Pikeru", "Princess Pikeru"),
        ("Ebon Magician Curran", "Princess Curran"),
    ):
        t = your_turn(
            f"monsters: {witch}   spells: Trial of the Princesses (on {witch}), Axe of Despair (on {witch})",
            "monsters: Curse of Dragon",
            "Princess Pikeru, Princess Curran, Sogen",
        )
        assert t.you.atk_of(witch) == 1200 + 800 + 1000
        t.you.cannot("activate Trial of the Princesses", because=NOT_MET)
        t.you.goes_to("Battle Phase")
        t.you.attacks(witch, "Curse of Dragon")
        assert t.phase == "Main Phase 2"
        t.you.activates("Trial of the Princesses").nobody_responds()
        t.you.takes_position("attack")
        assert t.you.monsters == [princess]
        assert sorted(t.you.graveyard) == sorted(["Axe of Despair", "Trial of the Princesses", witch])


def test_trial_of_the_princesses_wants_a_monster_of_level_5() -> None:
    """card: Trial of the Princesses"""
    witch = "White Magician Pikeru"
    t = your_turn(
        f"monsters: {witch}   spells: Trial of the Princesses (on {witch})",
        "monsters: Battle Ox",
        "Princess Pikeru, Princess Curran, Sogen",
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks(witch, "Battle Ox")
    assert t.opp.graveyard == ["Battle Ox"]
    t.you.cannot("activate Trial of the Princesses", because=NOT_MET)


def test_trial_of_the_princesses_is_for_the_two_magicians() -> None:
    """card: Trial of the Princesses"""
    t = your_turn("hand: Trial of the Princesses   monsters: White Magician Pikeru, Battle Ox")
    t.you.activates("Trial of the Princesses").nobody_responds()
    assert t.you.atk_of("White Magician Pikeru") == 2000
    t = your_turn("hand: Trial of the Princesses   monsters: Battle Ox")
    t.you.cannot("activate Trial of the Princesses", because=NO_TARGET)


def test_7_completed_raises_the_atk_or_the_def_of_a_machine() -> None:
    """card: 7 Completed ①②"""
    for effect, atk, def_ in ((1, 2200 + 700, 1500), (2, 2200, 1500 + 700)):
        t = your_turn("hand: 7 Completed   monsters: Jinzo #7, Battle Ox")
        before = (t.you.atk_of("Jinzo #7"), t.you.def_of("Jinzo #7"))
        t.you.activates("7 Completed", effect=effect).nobody_responds()
        gained = (t.you.atk_of("Jinzo #7") - before[0], t.you.def_of("Jinzo #7") - before[1])
        assert gained == ((700, 0) if effect == 1 else (0, 700)), (atk, def_)
        assert t.you.spells == ["7 Completed"]


def test_7_completed_gives_nothing_once_it_is_gone() -> None:
    """card: 7 Completed ①"""
    t = your_turn("hand: 7 Completed, Heavy Storm   monsters: Jinzo #7")
    before = t.you.atk_of("Jinzo #7")
    t.you.activates("7 Completed", effect=1).nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.atk_of("Jinzo #7") == before


def test_7_completed_is_for_machines() -> None:
    """card: 7 Completed ①②"""
    t = your_turn("hand: 7 Completed   monsters: Battle Ox")
    t.you.cannot("activate 7 Completed effect 1", because=NO_TARGET)
    t.you.cannot("activate 7 Completed effect 2", because=NO_TARGET)


def union() -> Table:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Combination Attack   monsters: X-Head Cannon, Y-Dragon Head, Battle Ox   deck: 5 Sogen
        opp 8000   monsters: Kuriboh   deck: 5 Sogen
    """)
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon").nobody_responds()
    return t


def test_combination_attack_frees_the_union_and_lets_its_monster_attack_again() -> None:
    """card: Combination Attack"""
    t = union()
    t.you.cannot("activate Combination Attack", because=NOT_MET)
    t.you.goes_to("Battle Phase")
    t.you.cannot("activate Combination Attack", because=NO_TARGET)
    t.you.attacks("X-Head Cannon", "Kuriboh")
    t.you.activates("Combination Attack", targeting="X-Head Cannon").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "X-Head Cannon", "Y-Dragon Head"] and t.you.spells == []
    t.you.attacks_directly("X-Head Cannon")
    assert t.opp.lp == 8000 - (2200 - 300) - 1800
    t.you.cannot("attack directly with X-Head Cannon", because="battle.attack.once-per-turn")


def test_combination_attack_wants_the_monster_with_the_union_to_have_attacked() -> None:
    """card: Combination Attack"""
    t = union()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Kuriboh")
    t.you.cannot("activate Combination Attack", because=NO_TARGET)
