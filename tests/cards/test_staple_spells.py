"""Cards: Spells and Traps that decks of the years up to 2006 were built on or around."""

from table import Table, table

NOTHING_POSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    )


# --------------------------------------------------------------------------------------------------------------- damage


def test_dark_room_of_nightmare_adds_to_the_damage_of_other_cards_only() -> None:
    """card: Dark Room of Nightmare"""
    t = your_turn("spells: 2 Dark Room of Nightmare   hand: Sparks, Tremendous Fire")
    t.you.activates("Sparks").nobody_responds()
    t.you.triggers("Dark Room of Nightmare (zone 1)")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 200 - 2 * 300
    t.you.activates("Tremendous Fire").nobody_responds()
    t.you.triggers("Dark Room of Nightmare (zone 1)")
    t.nobody_responds()
    assert t.opp.lp == 7200 - 1000 - 2 * 300 and t.you.lp == 7500


def test_dark_room_of_nightmare_begins_a_chain_that_can_be_answered() -> None:
    """card: Dark Room of Nightmare"""
    t = your_turn("spells: Dark Room of Nightmare   hand: Sparks", "set: Mystical Space Typhoon")
    t.you.activates("Sparks")
    t.opp.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Dark Room of Nightmare").nobody_responds()
    assert "you activated Dark Room of Nightmare" in t.log() and t.opp.lp == 8000 - 200


def test_dark_room_of_nightmare_answers_each_damage_of_a_chain() -> None:
    """card: Dark Room of Nightmare"""
    t = your_turn("spells: Dark Room of Nightmare   hand: Sparks   set: Just Desserts", "monsters: Kuriboh")
    t.you.activates("Sparks")
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 8000 - 200 - 500 - 2 * 300


def test_dark_room_of_nightmare_adds_nothing_to_battle_damage() -> None:
    """card: Dark Room of Nightmare"""
    t = your_turn("spells: Dark Room of Nightmare   monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 1900


def test_ojama_trio_brings_three_tokens_that_hurt_their_controller() -> None:
    """card: Ojama Trio ①"""
    t = your_turn("set: Ojama Trio", "hand: Summoned Skull, Dark Hole")
    t.you.activates("Ojama Trio").nobody_responds()
    for _ in range(2):
        t.you.take_zone()
    assert t.opp.monsters == ["Ojama Token"] * 3
    t.you.ends_turn()
    t.opp.cannot("summon Summoned Skull", because="effect.cannot.forbids-while-it-applies")
    t.opp.activates("Dark Hole").nobody_responds()
    assert t.opp.lp == 8000 - 3 * 300 and t.you.lp == 8000 and t.opp.monsters == []


def test_ojama_trio_needs_three_zones() -> None:
    """card: Ojama Trio ①"""
    t = your_turn("set: Ojama Trio", "monsters: 3 Kuriboh")
    t.you.cannot("activate Ojama Trio", because="token.zone.occupies-a-main-monster-zone")


# ------------------------------------------------------------------------------------------------- values and positions


def test_curse_of_anubis_turns_effect_monsters_and_takes_their_def() -> None:
    """card: Curse of Anubis"""
    t = your_turn(
        "set: Curse of Anubis   monsters: Slate Warrior, Marauding Captain (defense), Sangan (set)",
        "monsters: Gemini Elf, Sangan",
    )
    t.you.activates("Curse of Anubis").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "attack" and t.opp.def_of("Gemini Elf") == 900
    assert t.you.monster("Slate Warrior").position == "defense" and t.you.def_of("Slate Warrior") == 0
    assert t.you.def_of("Marauding Captain") == 0 and t.opp.monster("Sangan").position == "defense"
    t.you.cannot("change Marauding Captain to attack", because="effect.cannot.forbids-while-it-applies")
    t.you.flip_summons("Sangan")
    t.you.ends_turn()
    assert t.you.def_of("Slate Warrior") == 400


def test_triangle_ecstasy_spark_lets_the_sisters_have_2700_and_no_traps_work() -> None:
    """card: Triangle Ecstasy Spark"""
    t = your_turn(
        "hand: Triangle Ecstasy Spark   monsters: Harpie Lady Sisters   set: Jar of Greed",
        "set: Mirror Force   spells: Spellbinding Circle",
    )
    t.you.activates("Triangle Ecstasy Spark").nobody_responds()
    assert t.you.atk_of("Harpie Lady Sisters") == 2700
    t.you.can("activate Jar of Greed")
    t.you.goes_to("Battle Phase")
    t.you.passes()
    t.you.does("Harpie Lady Sisters attacks directly")
    t.opp.cannot("activate Mirror Force", because="effect.cannot.forbids-while-it-applies")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2700
    t.you.ends_turn()
    assert t.you.atk_of("Harpie Lady Sisters") == 1950


def test_triangle_ecstasy_spark_needs_the_sisters_on_the_field() -> None:
    """card: Triangle Ecstasy Spark"""
    t = your_turn("hand: Triangle Ecstasy Spark   monsters: Harpie Lady Sisters (set)", "spells: Gravity Bind")
    t.you.cannot("activate Triangle Ecstasy Spark", because=NOT_MET)


def test_triangle_ecstasy_spark_negates_the_traps_that_lie_there() -> None:
    """card: Triangle Ecstasy Spark"""
    t = your_turn("hand: Triangle Ecstasy Spark   monsters: Harpie Lady Sisters, Kuriboh", "spells: Gravity Bind")
    t.you.activates("Triangle Ecstasy Spark").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Harpie Lady Sisters")
    assert t.opp.lp == 8000 - 2700


# --------------------------------------------------------------------------------------------------- from the Graveyard


def test_hysteric_party_brings_every_harpie_lady_and_takes_them_along() -> None:
    """card: Hysteric Party ①②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Hysteric Party   hand: Umi   graveyard: Harpie Lady, Cyber Harpie Lady, Harpie Lady 1, Kuriboh
                   monsters: Mystical Elf
        opp 8000   hand: Mystical Space Typhoon   deck: 5 Sogen
    """)
    t.you.activates("Hysteric Party", discarding="Umi").nobody_responds()
    while len(t.you.monsters) < 4:
        t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Cyber Harpie Lady", "Harpie Lady", "Harpie Lady 1", "Mystical Elf"]
    t.you.ends_turn()
    t.opp.activates("Mystical Space Typhoon", targeting="Hysteric Party").nobody_responds()
    assert t.you.monsters == ["Mystical Elf"]


def test_hysteric_party_brings_as_many_as_there_are_zones() -> None:
    """card: Hysteric Party ①"""
    t = your_turn("set: Hysteric Party   hand: Umi   graveyard: 3 Harpie Lady   monsters: 3 Mystical Elf")
    t.you.activates("Hysteric Party", discarding="Umi").nobody_responds()
    t.you.chooses("Harpie Lady", "Harpie Lady (copy 2)")
    while len(t.you.monsters) < 5:
        t.you.takes_position("attack")
    assert t.you.monsters.count("Harpie Lady") == 2 and t.you.graveyard.count("Harpie Lady") == 1


def test_hysteric_party_needs_a_harpie_lady() -> None:
    """card: Hysteric Party ①"""
    t = your_turn("set: Hysteric Party   hand: Umi   graveyard: Harpie Lady Sisters")
    t.you.cannot("activate Hysteric Party", because=NOTHING_POSSIBLE)


# ------------------------------------------------------------------------------------------ the opponent has the choice


def test_magic_drain_negates_a_spell_unless_the_opponent_discards_another() -> None:
    """card: Magic Drain"""
    t = their_turn("set: Magic Drain   monsters: Kuriboh", "hand: Dark Hole, Umi, Gemini Elf")
    t.opp.activates("Dark Hole")
    t.you.activates("Magic Drain").nobody_responds()
    t.opp.says_no()
    assert t.you.monsters == ["Kuriboh"] and t.opp.graveyard == ["Dark Hole"] and len(t.opp.hand) == 2


def test_magic_drain_does_nothing_when_the_opponent_discards_a_spell() -> None:
    """card: Magic Drain"""
    t = their_turn("set: Magic Drain   monsters: Kuriboh", "hand: Dark Hole, Umi, Gemini Elf")
    t.opp.activates("Dark Hole")
    t.you.activates("Magic Drain").nobody_responds()
    t.opp.says_yes()
    assert t.you.monsters == [] and sorted(t.opp.graveyard) == ["Dark Hole", "Umi"] and t.opp.hand == ["Gemini Elf"]


def test_magic_drain_negates_at_once_when_the_opponent_has_no_other_spell() -> None:
    """card: Magic Drain"""
    t = their_turn("set: Magic Drain   monsters: Kuriboh", "hand: Dark Hole, Gemini Elf")
    t.opp.activates("Dark Hole")
    t.you.activates("Magic Drain").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.hand == ["Gemini Elf"]


def test_dark_coffin_lets_the_opponent_choose_what_to_lose() -> None:
    """card: Dark Coffin"""
    t = their_turn("set: Dark Coffin", "hand: Mystical Space Typhoon, Umi   monsters: Kuriboh, Gemini Elf")
    t.opp.activates("Mystical Space Typhoon", targeting="Dark Coffin").nobody_responds()
    t.opp.chooses_effect(2)
    t.opp.chooses("Kuriboh")
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.hand == ["Umi"]


def test_dark_coffin_takes_a_card_of_the_hand_where_there_is_no_monster() -> None:
    """card: Dark Coffin"""
    t = their_turn("set: Dark Coffin", "hand: Mystical Space Typhoon, Umi")
    t.opp.activates("Mystical Space Typhoon", targeting="Dark Coffin").nobody_responds()
    assert t.opp.hand == [] and sorted(t.opp.graveyard) == ["Mystical Space Typhoon", "Umi"]


def test_dark_coffin_does_nothing_when_it_was_face_up() -> None:
    """card: Dark Coffin"""
    t = their_turn("set: Dark Coffin", "hand: Giant Trunade, Umi   monsters: Kuriboh")
    t.opp.activates("Giant Trunade").nobody_responds()
    assert t.you.hand == ["Dark Coffin"] and t.opp.hand == ["Umi"] and t.opp.monsters == ["Kuriboh"]


def test_release_restraint_needs_gearfried() -> None:
    """card: Release Restraint"""
    t = your_turn("hand: Release Restraint, Gearfried the Swordmaster   monsters: Kuriboh")
    t.you.cannot("activate Release Restraint", because="cost.unpayable.cannot-activate")


# ----------------------------------------------------------------------------------------- for either player to use


def test_royal_oppression_negates_a_summon_by_itself() -> None:
    """card: Royal Oppression"""
    t = your_turn("hand: Cyber Dragon", "spells: Royal Oppression   monsters: Kuriboh")
    t.you.does("special summon Cyber Dragon")
    t.you.takes_position("attack")
    t.you.passes()
    t.opp.activates("Royal Oppression").nobody_responds()
    assert t.you.graveyard == ["Cyber Dragon"] and t.opp.lp == 7200 and t.you.lp == 8000


def test_royal_oppression_of_the_opponent_can_be_used_by_you() -> None:
    """card: Royal Oppression"""
    t = their_turn("monsters: Kuriboh", "hand: Cyber Dragon   spells: Royal Oppression")
    t.opp.does("special summon Cyber Dragon")
    t.opp.takes_position("attack")
    t.opp.passes()
    t.you.activates("Royal Oppression").nobody_responds()
    assert t.opp.graveyard == ["Cyber Dragon"] and t.you.lp == 7200 and t.opp.lp == 8000


def test_royal_oppression_negates_an_effect_that_special_summons() -> None:
    """card: Royal Oppression"""
    t = your_turn("hand: Monster Reborn, Polymerization, Scapegoat   graveyard: Kuriboh", "set: Royal Oppression")
    t.you.activates("Monster Reborn")
    t.opp.activates("Royal Oppression", effect=1).nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == 7200 and "Monster Reborn" in t.you.graveyard
    t.you.activates("Scapegoat")
    t.opp.activates("Royal Oppression").nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == 6400


def test_royal_oppression_lets_other_effects_and_normal_summons_be() -> None:
    """card: Royal Oppression"""
    t = your_turn("hand: Sparks, Kuriboh", "spells: Royal Oppression   set: Jar of Greed")
    t.you.activates("Sparks")
    t.opp.cannot("activate Royal Oppression", because=NOT_MET)
    t.nobody_responds()
    t.you.summons("Kuriboh")
    t.opp.cannot("activate Royal Oppression", because=NOT_MET)


def test_a_set_royal_oppression_is_its_owners() -> None:
    """card: Royal Oppression"""
    t = your_turn("hand: Monster Reborn   graveyard: Kuriboh   set: Jar of Greed", "set: Royal Oppression")
    t.you.activates("Monster Reborn")
    t.you.cannot("activate Royal Oppression", because="ask.no-such-card")
    t.opp.can("activate Royal Oppression effect 1")


def test_ectoplasmer_demands_a_monster_of_the_turn_player() -> None:
    """card: Ectoplasmer"""
    t = your_turn("spells: Ectoplasmer   monsters: Gemini Elf, Kuriboh (set)", "monsters: Summoned Skull, Kuriboh")
    t.you.ends_turn()
    assert t.you.graveyard == ["Gemini Elf"] and t.opp.lp == 8000 - 950
    t.opp.does("end phase")
    t.opp.activates("Ectoplasmer").nobody_responds()
    t.opp.chooses("Summoned Skull")
    assert t.opp.monsters == ["Kuriboh"] and t.you.lp == 8000 - 1250


def test_harpies_hunting_ground_strengthens_winged_beasts() -> None:
    """card: Harpies' Hunting Ground ①"""
    t = your_turn("field: Harpies' Hunting Ground   monsters: Harpie Lady, Gemini Elf", "monsters: Harpie Lady")
    assert t.you.atk_of("Harpie Lady") == 1500 and t.opp.def_of("Harpie Lady") == 1600
    assert t.you.atk_of("Gemini Elf") == 1900


def test_harpies_hunting_ground_lets_who_summons_a_harpie_lady_destroy_a_spell_or_trap() -> None:
    """card: Harpies' Hunting Ground ②"""
    t = your_turn("field: Harpies' Hunting Ground   hand: Harpie Lady, Kuriboh", "set: Jar of Greed, Mirror Force")
    t.you.summons("Harpie Lady")
    t.you.targets("Mirror Force").nobody_responds()
    assert t.opp.set_cards == ["Jar of Greed"]


def test_harpies_hunting_ground_of_yours_serves_the_opponent_too() -> None:
    """card: Harpies' Hunting Ground ②"""
    t = their_turn("field: Harpies' Hunting Ground   set: Jar of Greed, Mirror Force", "hand: Harpie Lady, Gemini Elf")
    t.opp.summons("Harpie Lady")
    t.opp.targets("Mirror Force").nobody_responds()
    assert t.you.set_cards == ["Jar of Greed"]


def test_harpies_hunting_ground_is_not_set_off_by_others() -> None:
    """card: Harpies' Hunting Ground ②"""
    t = your_turn("field: Harpies' Hunting Ground   hand: Gemini Elf", "set: Jar of Greed")
    t.you.summons("Gemini Elf")
    t.nobody_responds()
    assert t.you.is_asked("open state") and t.opp.set_cards == ["Jar of Greed"]


# ------------------------------------------------------------------------------------------------- values, equips


def test_aqua_chorus_strengthens_monsters_of_the_same_name_on_either_side() -> None:
    """card: Aqua Chorus ①"""
    t = your_turn("spells: Aqua Chorus   monsters: Gemini Elf, Kuriboh", "monsters: Gemini Elf, Mystical Elf")
    assert t.you.atk_of("Gemini Elf") == 2400 and t.opp.def_of("Gemini Elf") == 1400
    assert t.you.atk_of("Kuriboh") == 300 and t.opp.atk_of("Mystical Elf") == 800


def test_aqua_chorus_does_not_see_face_down_monsters() -> None:
    """card: Aqua Chorus ①"""
    t = your_turn("spells: Aqua Chorus   monsters: Gemini Elf", "monsters: Gemini Elf (set)")
    assert t.you.atk_of("Gemini Elf") == 1900


def test_shield_and_sword_exchanges_the_original_values_of_each_face_up_monster() -> None:
    """card: Shield & Sword"""
    t = your_turn(
        "hand: Shield & Sword   monsters: Gemini Elf, Mystical Elf (set)   spells: Axe of Despair (on Gemini Elf)",
        "monsters: Giant Soldier of Stone, Summoned Skull",
    )
    t.you.activates("Shield & Sword").nobody_responds()
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (900 + 1000, 1900)
    assert (t.opp.atk_of("Giant Soldier of Stone"), t.opp.def_of("Giant Soldier of Stone")) == (2000, 1300)
    assert (t.opp.atk_of("Summoned Skull"), t.opp.def_of("Summoned Skull")) == (1200, 2500)
    t.you.flip_summons("Mystical Elf")
    assert t.you.atk_of("Mystical Elf") == 800
    t.you.ends_turn()
    assert (t.opp.atk_of("Summoned Skull"), t.opp.def_of("Summoned Skull")) == (2500, 1200)


def test_blast_with_chain_strengthens_its_monster_and_destroys_a_card_when_an_effect_destroys_it() -> None:
    """card: Blast with Chain"""
    t = your_turn("set: Blast with Chain   monsters: Gemini Elf", "hand: Mystical Space Typhoon   monsters: Kuriboh")
    t.you.activates("Blast with Chain").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2400 and t.you.spells == ["Blast with Chain"]
    t.you.ends_turn()
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.monsters == [] and t.you.atk_of("Gemini Elf") == 1900


def test_blast_with_chain_is_equipped_in_the_damage_step_until_damage_is_calculated() -> None:
    """card: Blast with Chain"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   deck: 3 Umi
        opp 8000   monsters: Gemini Elf   set: Blast with Chain   deck: 3 Umi
        """,
        ask_all=True,
    )
    t.you.attacks("Vorse Raider", "Gemini Elf")
    possible = []
    while t.opp.is_to_decide() or t.you.is_to_decide():
        if t.you.is_to_decide():
            if t.step == "Battle Step" and t.you.graveyard:
                break
            t.you.passes()
            continue
        if t.step == "Damage Step" and t.opp.can_activate("Blast with Chain"):
            possible.append(t.timing)
        t.opp.passes()
    assert possible == ["start of the Damage Step", "before damage calculation"]


def test_blast_with_chain_destroys_nothing_when_its_monster_has_gone() -> None:
    """card: Blast with Chain"""
    t = your_turn("set: Blast with Chain   monsters: Gemini Elf", "hand: Dark Hole, Umi")
    t.you.activates("Blast with Chain").nobody_responds()
    t.you.ends_turn()
    t.opp.activates("Dark Hole").nobody_responds()
    assert sorted(t.you.graveyard) == ["Blast with Chain", "Gemini Elf"] and t.opp.is_asked("open state")


def test_blast_with_chain_destroyed_face_down_destroys_nothing() -> None:
    """card: Blast with Chain"""
    t = their_turn("set: Blast with Chain", "hand: Mystical Space Typhoon   monsters: Kuriboh")
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    assert t.you.graveyard == ["Blast with Chain"] and t.opp.monsters == ["Kuriboh"]


# ------------------------------------------------------------------------------------------------------------ counters


def test_wave_motion_cannon_counts_the_standby_phases_that_pass() -> None:
    """card: Wave-Motion Cannon"""
    t = your_turn("hand: Wave-Motion Cannon")
    t.you.activates("Wave-Motion Cannon").nobody_responds()
    t.you.cannot("activate Wave-Motion Cannon", because=NOTHING_POSSIBLE)
    for _ in range(2):
        t.you.ends_turn()
        t.opp.ends_turn()
    t.you.activates("Wave-Motion Cannon").nobody_responds()
    assert t.opp.lp == 6000 and t.you.graveyard == ["Wave-Motion Cannon"]


def test_wave_motion_cannon_set_face_down_counts_nothing() -> None:
    """card: Wave-Motion Cannon"""
    t = your_turn("hand: Wave-Motion Cannon")
    t.you.sets("Wave-Motion Cannon")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Wave-Motion Cannon").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Wave-Motion Cannon").nobody_responds()
    assert t.opp.lp == 7000


def test_pitch_black_power_stone_gives_its_counters_away_and_falls_with_the_last() -> None:
    """card: Pitch-Black Power Stone ①②"""
    stone = "Pitch-Black Power Stone"
    t = your_turn(f"set: {stone}   monsters: Breaker the Magical Warrior, Kuriboh, Skilled Dark Magician")
    t.you.activates(stone).nobody_responds()
    t.you.activates(stone)
    assert sorted(t.you.is_asked("target").offers) == ["Breaker the Magical Warrior", "Skilled Dark Magician"]
    t.you.targets("Skilled Dark Magician").nobody_responds()
    t.you.cannot(f"activate {stone}", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates(stone, targeting="Skilled Dark Magician").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.spells == [stone]
    t.you.activates(stone, targeting="Skilled Dark Magician").nobody_responds()
    assert t.you.graveyard == [stone]


def test_pitch_black_power_stone_is_used_in_your_own_turn() -> None:
    """card: Pitch-Black Power Stone ①"""
    stone = "Pitch-Black Power Stone"
    t = your_turn(f"set: {stone}   monsters: Skilled Dark Magician")
    t.you.activates(stone).nobody_responds()
    t.you.ends_turn()
    t.opp.does("end phase")
    assert t.turn_player == "you"


def test_fairy_of_the_spring_brings_an_equip_spell_that_waits_for_the_next_turn() -> None:
    """card: Fairy of the Spring"""
    t = your_turn(
        "hand: Fairy of the Spring, Axe of Despair   graveyard: Axe of Despair, Dark Hole   monsters: Kuriboh"
    )
    t.you.activates("Fairy of the Spring").nobody_responds()
    assert t.you.hand == ["Axe of Despair", "Axe of Despair"]
    t.you.activates("Axe of Despair").nobody_responds()
    t.you.cannot("activate Axe of Despair", because="effect.cannot.forbids-while-it-applies")
    t.you.sets("Axe of Despair")
    t.you.cannot("activate Axe of Despair", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Axe of Despair").nobody_responds()
    assert t.you.atk_of("Kuriboh") == 2300


def test_fairy_of_the_spring_needs_an_equip_spell() -> None:
    """card: Fairy of the Spring"""
    t = your_turn("hand: Fairy of the Spring   graveyard: Dark Hole")
    t.you.cannot("activate Fairy of the Spring", because=NO_TARGET)


# -------------------------------------------------------------------------------------------------- for a monster given


def test_crush_card_virus_destroys_strong_monsters_of_field_and_hand_then_of_the_deck() -> None:
    """card: Crush Card Virus ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Crush Card Virus   hand: Sparks   monsters: Sangan, Gemini Elf   deck: 5 Sogen
        opp 8000   hand: Summoned Skull, Kuriboh, Umi   deck: Gemini Elf, Vorse Raider, Kuriboh, 3 Sogen
                   monsters: Summoned Skull (set), Mystical Elf, Mystical Elf (set), Vorse Raider
    """)
    t.you.activates("Crush Card Virus", tributing="Sangan").nobody_responds()
    t.opp.says_yes()
    assert sorted(set(t.opp.is_asked("search").offers)) == ["Gemini Elf", "Vorse Raider"]
    t.opp.chooses("Gemini Elf")
    assert t.opp.monsters == ["Mystical Elf", "Mystical Elf"] and sorted(t.opp.hand) == ["Kuriboh", "Umi"]
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Summoned Skull", "Summoned Skull", "Vorse Raider"]
    assert t.you.monsters == ["Gemini Elf"]
    t.you.activates("Sparks").nobody_responds()
    assert t.opp.lp == 8000


def test_crush_card_virus_destroys_nothing_of_the_deck_when_it_destroyed_nothing_else() -> None:
    """card: Crush Card Virus ①"""
    t = your_turn("set: Crush Card Virus   monsters: Kuriboh", "hand: Umi   monsters: Mystical Elf (set)", "Gemini Elf")
    t.you.activates("Crush Card Virus", tributing="Kuriboh").nobody_responds()
    assert t.you.is_asked("open state") and t.opp.graveyard == []


def test_crush_card_virus_needs_something_that_it_could_destroy() -> None:
    """card: Crush Card Virus ①"""
    t = your_turn("set: Crush Card Virus   monsters: Kuriboh", "monsters: Mystical Elf")
    t.you.cannot("activate Crush Card Virus", because=NOT_MET)


def test_crush_card_virus_takes_a_weak_dark_monster() -> None:
    """card: Crush Card Virus ①"""
    t = your_turn("set: Crush Card Virus   monsters: Mystical Elf, Vorse Raider", "monsters: Summoned Skull")
    t.you.cannot("activate Crush Card Virus", because="cost.unpayable.cannot-activate")
