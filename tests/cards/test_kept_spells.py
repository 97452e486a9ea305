"""Cards: Spells that stay on the field, or whose effect stays for a time, and what they do each time or forbid."""

from table import Table, table

NOTHING_POSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def test_heart_of_the_underdog_draws_on_as_long_as_normal_monsters_come() -> None:
    """card: Heart of the Underdog"""
    t = their_turn("spells: Heart of the Underdog", "", "Battle Ox, Gemini Elf, Kuriboh, Sogen")
    t.opp.ends_turn()
    t.you.triggers("Heart of the Underdog")
    t.you.triggers("Heart of the Underdog")
    assert t.you.hand == ["Battle Ox", "Gemini Elf", "Kuriboh"] and t.phase == "Main Phase 1"


def test_heart_of_the_underdog_is_for_the_draw_phase() -> None:
    """card: Heart of the Underdog"""
    t = your_turn("spells: Heart of the Underdog   hand: Pot of Greed", "", "Battle Ox, Gemini Elf, Kuriboh, Sogen")
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.hand == ["Battle Ox", "Gemini Elf"] and t.you.is_asked("open state")


def test_timidity_keeps_set_spells_and_traps_until_the_opponents_turn_is_over() -> None:
    """card: Timidity"""
    t = your_turn("hand: Timidity   set: Sparks", "hand: Heavy Storm, Sogen   spells: Boss Rush")
    t.you.activates("Timidity").nobody_responds()
    t.you.ends_turn()
    t.opp.activates("Heavy Storm").nobody_responds()
    assert t.you.set_cards == ["Sparks"] and t.opp.spells == []


def test_timidity_protects_cards_that_are_set_later_and_ends() -> None:
    """card: Timidity"""
    t = your_turn("hand: Timidity, Sparks, Heavy Storm, Umi")
    t.you.activates("Timidity").nobody_responds()
    t.you.sets("Sparks")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.set_cards == []


def test_ring_of_defense_makes_the_damage_of_a_trap_nothing() -> None:
    """card: Ring of Defense"""
    t = their_turn("set: Ring of Defense   monsters: Kuriboh", "set: Just Desserts")
    t.opp.activates("Just Desserts")
    t.you.activates("Ring of Defense").nobody_responds()
    assert t.you.lp == 8000
    assert t.opp.graveyard == ["Just Desserts"]


def test_ring_of_defense_does_not_answer_the_damage_of_a_spell() -> None:
    """card: Ring of Defense"""
    t = their_turn("set: Ring of Defense", "hand: Sparks")
    t.opp.activates("Sparks")
    assert t.you.lp == 7800
    t = your_turn("set: Ring of Defense")
    t.you.cannot("activate Ring of Defense", because=NOT_MET)


RUSH = "spells: Boss Rush   monsters: B.E.S. Big Core, Kuriboh   hand: Battle Ox, Dark Hole"


def test_boss_rush_forbids_normal_summons() -> None:
    """card: Boss Rush, Boss Rush ①"""
    t = your_turn(RUSH)
    t.you.cannot("summon Battle Ox", because=FORBIDDEN)
    t.you.cannot("set Battle Ox", because=FORBIDDEN)


def test_boss_rush_brings_a_ship_for_one_that_fell() -> None:
    """card: Boss Rush ②"""
    t = your_turn(RUSH, "", "B.E.S. Crystal Core, Kuriboh, Sogen")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.triggers("Boss Rush")
    t.you.takes_position("attack")
    assert t.you.monsters == ["B.E.S. Crystal Core"]


def test_boss_rush_brings_nothing_for_another_monster() -> None:
    """card: Boss Rush ②"""
    t = your_turn(
        "spells: Boss Rush   monsters: Kuriboh   hand: Battle Ox, Dark Hole", "", "B.E.S. Crystal Core, Kuriboh"
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.you.ends_turn()
    assert t.you.monsters == []


def test_boss_rush_is_not_activated_after_a_normal_summon() -> None:
    """card: Boss Rush"""
    t = your_turn("hand: Boss Rush, Battle Ox")
    t.you.can("activate Boss Rush")
    t.you.sets("Battle Ox")
    t.you.cannot("activate Boss Rush", because=NOT_MET)


def test_blessings_of_the_nile_gives_lp_once_for_what_an_opponents_effect_discards_at_once() -> None:
    """card: Blessings of the Nile"""
    t = their_turn("spells: Blessings of the Nile   hand: Umi, Sogen, Kuriboh", "hand: Card Destruction, Sogen")
    t.opp.activates("Card Destruction").nobody_responds()
    assert t.you.lp == 9000 and len(t.you.hand) == 3


def test_blessings_of_the_nile_gives_nothing_for_ones_own_discards() -> None:
    """card: Blessings of the Nile"""
    t = your_turn("spells: Blessings of the Nile   hand: Tribute to the Doomed, Umi", "monsters: Kuriboh")
    t.you.activates("Tribute to the Doomed", discarding="Umi").nobody_responds()
    assert t.you.lp == 8000


def test_blessings_of_the_nile_gives_nothing_if_the_card_is_banished() -> None:
    """card: Blessings of the Nile"""
    t = their_turn(
        "spells: Blessings of the Nile   hand: Umi, Sogen", "hand: Card Destruction, Sogen   spells: Macro Cosmos"
    )
    t.opp.activates("Card Destruction").nobody_responds()
    assert t.you.lp == 8000


def test_super_rejuvenation_draws_for_dragons_discarded_and_tributed() -> None:
    """card: Super Rejuvenation ①"""
    t = your_turn(
        "hand: Super Rejuvenation, Tribute to the Doomed, Koumori Dragon, Summoned Skull   monsters: Luster Dragon",
        "monsters: Kuriboh",
        "Umi, Sogen, Kuriboh, Battle Ox",
    )
    t.you.activates("Tribute to the Doomed", discarding="Koumori Dragon", targeting="Kuriboh").nobody_responds()
    t.you.activates("Super Rejuvenation").nobody_responds()
    t.you.summons("Summoned Skull")
    t.you.goes_to("End Phase")
    t.you.does("carry out Super Rejuvenation")
    assert t.you.hand == ["Umi", "Sogen"]


def test_super_rejuvenation_draws_nothing_for_others() -> None:
    """card: Super Rejuvenation ①"""
    t = your_turn("hand: Super Rejuvenation, Tribute to the Doomed, Umi", "monsters: Kuriboh")
    t.you.activates("Tribute to the Doomed", discarding="Umi").nobody_responds()
    t.you.activates("Super Rejuvenation").nobody_responds()
    t.you.ends_turn()
    assert t.you.hand == []


def test_spell_economics_spares_the_lp_of_spell_cards() -> None:
    """card: Spell Economics"""
    t = your_turn("spells: Spell Economics   hand: Premature Burial, Toon World   graveyard: Battle Ox")
    t.you.activates("Premature Burial").nobody_responds()
    t.you.take_zone()
    t.you.activates("Toon World").nobody_responds()
    assert t.you.lp == 8000 and t.you.monsters == ["Battle Ox"]


def test_spell_economics_spares_them_also_where_there_are_too_few() -> None:
    """card: Spell Economics"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 500   hand: Premature Burial   spells: Spell Economics   graveyard: Battle Ox   deck: Sogen
        opp 8000
    """)
    t.you.activates("Premature Burial").nobody_responds()
    assert t.you.lp == 500


def test_spell_economics_spares_neither_traps_nor_effects_nor_the_opponent() -> None:
    """card: Spell Economics"""
    t = your_turn("spells: Spell Economics   set: Skill Drain", "hand: Premature Burial   graveyard: Battle Ox")
    t.you.activates("Skill Drain").nobody_responds()
    assert t.you.lp == 7000
    t.you.ends_turn()
    t.opp.activates("Premature Burial").nobody_responds()
    assert t.opp.lp == 7200


def test_pandemonium_keeps_archfiends_without_lp() -> None:
    """card: Pandemonium"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 300   field: Pandemonium   monsters: Terrorking Archfiend, Infernalqueen Archfiend   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.opp.ends_turn()
    t.you.passes()
    t.you.targets("Terrorking Archfiend").nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.lp == 300 and len(t.you.monsters) == 2


def test_pandemonium_spares_the_standby_phase_only_and_archfiends_only() -> None:
    """card: Pandemonium"""
    t = your_turn("field: Pandemonium   hand: Premature Burial   graveyard: Battle Ox")
    t.you.activates("Premature Burial").nobody_responds()
    assert t.you.lp == 7200


FIENDS = "Infernalqueen Archfiend, Vilepawn Archfiend, Terrorking Archfiend, Sogen"


def test_pandemonium_lets_the_owner_fetch_a_lower_archfiend() -> None:
    """card: Pandemonium"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: Pandemonium   hand: Dark Hole   deck: 5 Sogen
        opp 8000   monsters: Terrorking Archfiend   deck: {FIENDS}
    """)
    t.you.activates("Dark Hole").nobody_responds()
    t.opp.triggers("Pandemonium")
    assert t.opp.hand == ["Vilepawn Archfiend"]


def test_pandemonium_goes_by_one_of_the_archfiends_that_fell_together() -> None:
    """card: Pandemonium"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: Pandemonium   hand: Dark Hole   deck: 5 Sogen
        opp 8000   monsters: Vilepawn Archfiend, Terrorking Archfiend   deck: {FIENDS}
    """)
    t.you.activates("Dark Hole").nobody_responds()
    t.opp.triggers("Pandemonium")
    t.opp.chooses("Terrorking Archfiend")
    assert t.opp.hand == ["Vilepawn Archfiend"]
    t = your_turn("field: Pandemonium   hand: Dark Hole   monsters: Vilepawn Archfiend", "", "Terrorking Archfiend")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.is_asked("open state")


def test_pandemonium_does_nothing_for_a_battle() -> None:
    """card: Pandemonium"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   field: Pandemonium   monsters: Blue-Eyes White Dragon   hand: Sparks   deck: 5 Sogen
        opp 8000   monsters: Terrorking Archfiend   deck: {FIENDS}
    """)
    t.you.attacks("Blue-Eyes White Dragon", "Terrorking Archfiend")
    assert t.opp.hand == [] and t.opp.graveyard == ["Terrorking Archfiend"]


def test_samsara_returns_what_is_tributed_for_a_ritual_summon() -> None:
    """card: Samsara"""
    t = your_turn(
        "spells: Samsara   hand: Black Luster Ritual, Black Luster Soldier, Summoned Skull   monsters: Battle Ox", ""
    )
    t.you.activates("Black Luster Ritual").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Black Luster Soldier"] and t.you.graveyard == ["Black Luster Ritual"]
    assert sorted(set(t.you.deck)) == ["Battle Ox", "Sogen", "Summoned Skull"]


def test_samsara_leaves_other_tributes_alone() -> None:
    """card: Samsara"""
    t = your_turn("spells: Samsara   hand: Summoned Skull   monsters: Battle Ox")
    t.you.summons("Summoned Skull")
    assert t.you.graveyard == ["Battle Ox"]


def test_the_secret_of_the_bandit_discards_for_battle_damage_of_that_monster() -> None:
    """card: The Secret of the Bandit"""
    t = your_turn("hand: The Secret of the Bandit   monsters: Battle Ox, Gemini Elf", "hand: Umi, 2 Sogen")
    t.you.activates("The Secret of the Bandit", targeting="Battle Ox").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert len(t.opp.hand) == 3
    t.you.attacks_directly("Battle Ox")
    assert len(t.opp.graveyard) == 1


def test_the_secret_of_the_bandit_is_over_with_the_turn_and_begins_in_main_phase_1() -> None:
    """card: The Secret of the Bandit"""
    t = table("""
        turn 3, Main Phase 2, you to act
        you 8000   hand: The Secret of the Bandit   monsters: Battle Ox   deck: Sogen
        opp 8000
    """)
    t.you.cannot("activate The Secret of the Bandit", because=NOT_MET)
    t = your_turn("hand: The Secret of the Bandit   monsters: Battle Ox (set)")
    t.you.cannot("activate The Secret of the Bandit", because=NO_TARGET)


def test_guard_penalty_draws_once_for_a_change_to_defense_position() -> None:
    """card: Guard Penalty"""
    t = your_turn("hand: Guard Penalty, Book of Moon, Umi   monsters: Battle Ox, Gemini Elf", "", "Sogen, Kuriboh")
    t.you.activates("Guard Penalty", targeting="Battle Ox").nobody_responds()
    t.you.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.you.hand == ["Umi"]
    t.you.does("change position of Battle Ox")
    assert t.you.hand == ["Umi", "Sogen"]


def test_guard_penalty_serves_its_own_player_whoever_controls_the_monster() -> None:
    """card: Guard Penalty"""
    t = your_turn(
        "hand: Guard Penalty, 2 Book of Moon   set: Ceasefire", "monsters: Battle Ox", "Sogen, Kuriboh, Gemini Elf"
    )
    t.you.activates("Guard Penalty").nobody_responds()
    t.you.activates("Book of Moon").nobody_responds()
    assert t.you.hand == ["Book of Moon", "Sogen"] and t.opp.hand == []
    t.you.ends_turn()


def test_guard_penalty_draws_nothing_for_a_monster_that_rises() -> None:
    """card: Guard Penalty"""
    t = your_turn("hand: Guard Penalty, Umi   monsters: Battle Ox (defense)", "", "Sogen, Kuriboh")
    t.you.activates("Guard Penalty").nobody_responds()
    t.you.does("change position of Battle Ox")
    assert t.you.hand == ["Umi"]


NOT_YET = "trap.set.not-in-turn-it-was-set"
SERKET = "Mystical Beast of Serket"


def test_temple_of_the_kings_lets_one_trap_be_activated_at_once_each_turn() -> None:
    """card: Temple of the Kings ①"""
    t = your_turn("spells: Temple of the Kings   hand: Just Desserts, Ojama Trio", "monsters: Kuriboh")
    t.you.sets("Just Desserts")
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500
    t.you.sets("Ojama Trio")
    t.you.cannot("activate Ojama Trio", because=NOT_YET)


def test_temple_of_the_kings_is_for_its_own_player() -> None:
    """card: Temple of the Kings ①"""
    t = your_turn("hand: Just Desserts", "monsters: Kuriboh   spells: Temple of the Kings")
    t.you.sets("Just Desserts")
    t.you.cannot("activate Just Desserts", because=NOT_YET)


def test_temple_of_the_kings_calls_any_monster_for_serket() -> None:
    """card: Temple of the Kings ②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Temple of the Kings   monsters: {SERKET}   hand: Summoned Skull
                   deck: Gemini Elf, Sogen   extra: Thousand Dragon, Linkuriboh
        opp 8000
    """)
    t.you.activates("Temple of the Kings effect 2").nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Gemini Elf", "Summoned Skull", "Thousand Dragon"]
    t.you.chooses("Thousand Dragon")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Thousand Dragon"] and sorted(t.you.graveyard) == [SERKET, "Temple of the Kings"]


def test_temple_of_the_kings_needs_serket() -> None:
    """card: Temple of the Kings ②"""
    t = your_turn("spells: Temple of the Kings   monsters: Kuriboh   hand: Summoned Skull")
    t.you.cannot("activate Temple of the Kings", because="cost.unpayable.cannot-activate")


def test_bubble_illusion_lets_one_trap_be_activated_from_the_hand() -> None:
    """card: Bubble Illusion"""
    t = your_turn(
        "monsters: Elemental HERO Bubbleman   hand: Bubble Illusion, Just Desserts, Ojama Trio", "monsters: Kuriboh"
    )
    t.you.cannot("activate Just Desserts", because="trap.set.must-be-set-first")
    t.you.activates("Bubble Illusion").nobody_responds()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500 and sorted(t.you.graveyard) == ["Bubble Illusion", "Just Desserts"]
    t.you.cannot("activate Ojama Trio", because="trap.set.must-be-set-first")


def test_bubble_illusion_is_over_with_the_turn_and_needs_bubbleman() -> None:
    """card: Bubble Illusion"""
    t = your_turn("hand: Bubble Illusion, Just Desserts", "monsters: Kuriboh")
    t.you.cannot("activate Bubble Illusion", because=NOT_MET)
    t = your_turn("monsters: Elemental HERO Bubbleman   hand: Bubble Illusion, Just Desserts", "hand: Kuriboh")
    t.you.activates("Bubble Illusion").nobody_responds()
    t.you.ends_turn()
    t.opp.summons("Kuriboh")
    assert t.opp.is_asked("open state")
