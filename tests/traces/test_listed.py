"""Where recorded duels of another engine and the rules disagree: each listed difference, played with its cards."""

import pytest

from table import Table, table


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out your turn; nobody runs out of cards."""
    text = f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Forest"
    return table(text)


# ----------------------------------------------------------------------------------------------------- the Battle Phase


@pytest.mark.rule("turn.main2.cannot-be-skipped-after-battle", scenario=0)
def test_from_the_battle_phase_main_phase_2_comes_first() -> None:
    t = your_turn("monsters: Gemini Elf   hand: Umi", phase="Battle Step")
    t.you.cannot("end phase", because="turn.main2.cannot-be-skipped-after-battle")
    t.you.goes_to("Main Phase 2")
    t.you.can("activate Umi")


def test_without_a_monster_that_can_attack_the_battle_phase_can_only_end() -> None:
    t = your_turn("monsters: Gemini Elf   hand: Umi", "monsters: Mystical Elf (defense)", "Battle Step")
    t.you.attacks("Gemini Elf", "Mystical Elf")
    assert t.phase == "Main Phase 2"


def test_a_battle_phase_that_is_skipped_is_not_offered() -> None:
    """card: Frozen Soul"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 3000   set: Frozen Soul   deck: 5 Sogen
        opp 8000   monsters: Gemini Elf   hand: Umi   deck: 5 Forest
    """)
    t.opp.ends_turn()
    t.you.activates("Frozen Soul").nobody_responds()
    t.you.ends_turn()
    assert "battle phase" not in t.opp.is_offered()


# -------------------------------------------------------------------------------------------------------------- targets


def test_a_mandatory_effect_without_a_target_is_not_activated() -> None:
    """card: Granmarg the Rock Monarch"""
    t = your_turn("hand: Granmarg the Rock Monarch   monsters: Kuriboh", "monsters: Gemini Elf")
    t.you.summons("Granmarg the Rock Monarch", tributing=["Kuriboh"])
    t.you.is_asked("open state")
    assert not any("activated" in line for line in t.log())
    t = your_turn("hand: Granmarg the Rock Monarch   monsters: Kuriboh", "monsters: Gemini Elf (set)")
    t.you.summons("Granmarg the Rock Monarch", tributing=["Kuriboh"])
    assert t.opp.graveyard == ["Gemini Elf"]


def test_a_monster_taken_by_snatch_steal_goes_back_when_it_is_turned_face_down() -> None:
    """card: Snatch Steal, Book of Moon"""
    t = your_turn("hand: Snatch Steal, Book of Moon", "monsters: Gemini Elf")
    t.you.activates("Snatch Steal", targeting="Gemini Elf").nobody_responds()
    t.you.take_zone(1)
    assert t.you.monsters == ["Gemini Elf"]
    t.you.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    t.opp.take_zone(None)
    assert t.you.monsters == [] and t.opp.monsters == ["Gemini Elf"]


def test_a_monster_changes_sides_as_the_effect_resolves() -> None:
    """card: Change of Heart"""
    t = your_turn("hand: Change of Heart   monsters: Mystical Elf (zone 1)", "monsters: Gemini Elf")
    t.you.activates("Change of Heart", targeting="Gemini Elf")
    t.you.take_zone(2)
    assert t.you.monsters == ["Mystical Elf", "Gemini Elf"] and t.you.monster("Gemini Elf").zone == 2


# ------------------------------------------------------------------------------------------------------------- the deck


def test_a_deck_that_was_looked_through_in_vain_is_shuffled() -> None:
    """card: Dark Designator"""
    t = your_turn("hand: Dark Designator")
    t.you.activates("Dark Designator").nobody_responds()
    t.you.does("Kuriboh")
    assert "opp shuffled" in t.log() and t.opp.hand == []


def test_dark_designator_declares_when_it_resolves() -> None:
    """card: Dark Designator, Magic Jammer"""
    t = your_turn("hand: Dark Designator", "set: Magic Jammer   hand: Umi")
    t.you.activates("Dark Designator")
    assert t.opp.can_activate("Magic Jammer")
    t.opp.activates("Magic Jammer", discarding="Umi").nobody_responds()
    assert t.opp.graveyard == ["Umi", "Magic Jammer"] and "opp shuffled" not in t.log()


def test_who_cannot_draw_has_lost_before_anything_is_activated() -> None:
    """card: Mystical Space Typhoon"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Mystical Space Typhoon   spells: Messenger of Peace   deck: Sogen
        opp 8000
    """)
    t.you.ends_turn()
    assert t.winner == "you"


# -------------------------------------------------------------------------------------------------------------- summons


def test_a_monster_whose_flip_summon_is_negated_leaves_from_the_field() -> None:
    """card: Sangan, Horn of Heaven"""
    t = your_turn("monsters: Sangan (set)   hand: Umi", "set: Horn of Heaven   monsters: Kuriboh")
    t.you.flip_summons("Sangan")
    t.opp.activates("Horn of Heaven", tributing="Kuriboh").nobody_responds()
    assert t.you.graveyard == ["Sangan"] and "you activated Sangan" in t.log()


def test_eidos_allows_a_tribute_summon_and_no_set() -> None:
    """card: Eidos the Underworld Squire ①"""
    t = your_turn("hand: Eidos the Underworld Squire, Summoned Skull")
    t.you.summons("Eidos the Underworld Squire")
    t.nobody_responds()
    t.you.can("summon Summoned Skull")
    t.you.cannot("set Summoned Skull", because="summon.normal.once-per-turn-shared")


def test_zolga_gives_nothing_for_a_set() -> None:
    """card: Zolga"""
    t = your_turn("hand: Summoned Skull   monsters: Zolga")
    t.you.sets("Summoned Skull", tributing=["Zolga"])
    t.nobody_responds()
    assert t.you.lp == 8000
    t = your_turn("hand: Summoned Skull   monsters: Zolga")
    t.you.summons("Summoned Skull", tributing=["Zolga"])
    t.nobody_responds()
    assert t.you.lp == 10000


def test_mithra_is_not_set_off_by_a_set() -> None:
    """card: Mithra the Thunder Vassal ②"""
    mithra = "Mithra the Thunder Vassal"
    t = your_turn(f"hand: Summoned Skull   monsters: {mithra}")
    t.you.sets("Summoned Skull", tributing=[mithra])
    t.you.is_asked("open state")
    t = your_turn(f"hand: Summoned Skull   monsters: {mithra}")
    t.you.summons("Summoned Skull", tributing=[mithra])
    t.you.triggers(mithra)
    assert t.chain == [mithra] or t.you.graveyard == [mithra]


def test_a_tribute_out_of_a_blocked_zone_makes_no_room() -> None:
    """card: Ground Collapse, Imperial Order"""
    others = "Battle Ox (zone 1), Mystical Elf (zone 3), Celtic Guardian (zone 4), Kuriboh (zone 5)"
    t = your_turn(
        f"monsters: {others}   set: Imperial Order, Call of the Haunted, Raigeki Break"
        "   hand: Summoned Skull, Umi   graveyard: Gemini Elf",
        "spells: Ground Collapse (blocks you zone 2, blocks opp zone 5)",
    )
    t.you.activates("Imperial Order").nobody_responds()
    t.you.activates("Call of the Haunted", targeting="Gemini Elf").nobody_responds()
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Imperial Order").nobody_responds()
    assert t.you.monster("Gemini Elf").zone == 2 and t.you.view.blocked_zones(t.you.player) == (2,)
    t.you.does("set Summoned Skull")
    t.you.cannot("tribute Gemini Elf", because="ask.joint-condition")
    t.you.chooses("Kuriboh")
    assert t.you.monster("Summoned Skull").zone == 5


def test_soul_exchange_gives_the_tribute_for_metamorphosis() -> None:
    """card: Soul Exchange, Metamorphosis"""
    t = your_turn(
        "hand: Soul Exchange, Metamorphosis   extra: Thousand-Eyes Restrict",
        "monsters: Kuriboh",
    )
    t.you.activates("Soul Exchange", targeting="Kuriboh").nobody_responds()
    t.you.activates("Metamorphosis").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


# -------------------------------------------------------------------------------------------------------------- effects


def test_scroll_of_bewitchment_may_declare_the_attribute_that_is_there() -> None:
    """card: Scroll of Bewitchment"""
    t = your_turn("hand: Scroll of Bewitchment   monsters: Gemini Elf")
    t.you.activates("Scroll of Bewitchment")
    t.you.does("EARTH")
    t.nobody_responds()
    assert t.you.spells == ["Scroll of Bewitchment"]


def test_yata_garasu_skips_the_next_draw_phase_also_after_battle_in_the_opponents_turn() -> None:
    """card: Yata-Garasu"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Yata-Garasu (defense)   hand: Umi   deck: 5 Sogen
        opp 8000   monsters: Ceremonial Bell   hand: Yami   deck: 5 Forest
    """)
    t.opp.attacks("Ceremonial Bell", "Yata-Garasu")
    assert t.opp.lp == 7900
    t.opp.ends_turn()
    t.you.ends_turn()
    assert (t.turn, t.phase) == (6, "Main Phase 1") and t.opp.hand == ["Yami"]


def test_hand_destruction_draws_while_cards_are_banished_instead() -> None:
    """card: Hand Destruction ①, Macro Cosmos"""
    t = your_turn("hand: Hand Destruction, Kuriboh, Sangan   spells: Macro Cosmos", "hand: Umi, Yami")
    t.you.activates("Hand Destruction").nobody_responds()
    assert sorted(t.you.banished) == ["Hand Destruction", "Kuriboh", "Sangan"]
    assert t.you.hand == ["Sogen", "Sogen"] and len(t.opp.hand) == 2


@pytest.mark.rule("cost.lp.exactly-to-zero-legal", scenario=0)
def test_psychic_commander_may_pay_the_last_life_points() -> None:
    """card: Psychic Commander"""
    t = table("""
        turn 3, Battle Step, you to act
        you 300   monsters: Psychic Commander   deck: 5 Sogen
        opp 8000   monsters: Gemini Elf   deck: 5 Forest
    """)
    t.you.attacks("Psychic Commander", "Gemini Elf")
    t.you.activates("Psychic Commander")
    assert t.you.is_asked("declaration").offers == ["100", "200", "300"]


def test_phantom_of_chaos_may_use_the_effect_it_has_gained_from_another() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn("monsters: Phantom of Chaos   graveyard: Phantom of Chaos, Sangan")
    t.you.activates("Phantom of Chaos", targeting="Phantom of Chaos").nobody_responds()
    t.you.can("activate Phantom of Chaos")


def test_cerberus_keeps_its_atk_when_it_changes_sides() -> None:
    """card: Mythical Beast Cerberus, Change of Heart"""
    t = your_turn("hand: Change of Heart", "monsters: Mythical Beast Cerberus (1 spell counter)")
    assert t.opp.atk_of("Mythical Beast Cerberus") == 1900
    t.you.activates("Change of Heart", targeting="Mythical Beast Cerberus").nobody_responds()
    t.you.take_zone(1)
    assert t.you.atk_of("Mythical Beast Cerberus") == 2400


def test_axe_of_despair_stays_on_silent_swordsman_without_effect() -> None:
    """card: Axe of Despair ①, Silent Swordsman LV3 ①"""
    t = your_turn("hand: Axe of Despair", "monsters: Silent Swordsman LV3")
    t.you.activates("Axe of Despair").nobody_responds()
    assert t.you.spells == ["Axe of Despair"] and t.opp.atk_of("Silent Swordsman LV3") == 1000


@pytest.mark.rule("stats.modifier.applies-on-top-of-set-value", scenario=0)
def test_injection_fairy_lily_gains_atk_on_top_of_what_megamorph_makes_of_it() -> None:
    """card: Injection Fairy Lily ①, Megamorph ①"""
    t = your_turn("hand: Megamorph   monsters: Injection Fairy Lily", "monsters: Gemini Elf")
    t.you.activates("Megamorph", targeting="Injection Fairy Lily").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Injection Fairy Lily", "Gemini Elf")
    t.you.activates("Injection Fairy Lily").nobody_responds()
    assert t.you.lp == 6000 and t.opp.lp == 8000 - (2 * 400 + 3000 - 1900)


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
def test_masked_sorcerer_draws_for_battle_damage_that_both_players_take() -> None:
    """card: Masked Sorcerer, Double-Edged Sword ②"""
    t = your_turn("hand: Double-Edged Sword   monsters: Masked Sorcerer", "monsters: Mystical Elf")
    t.you.activates("Double-Edged Sword", targeting="Mystical Elf").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Masked Sorcerer", "Mystical Elf")
    t.nobody_responds()
    assert t.you.lp == t.opp.lp == 8000 - (2800 - 900) and t.you.hand == ["Sogen"]


def test_battle_damage_is_halved_by_each_effect_that_halves_it() -> None:
    """card: Shadowknight Archfiend, Ghostrick Mansion ②"""
    t = your_turn("monsters: Shadowknight Archfiend   field: Ghostrick Mansion", phase="Battle Step")
    t.you.attacks_directly("Shadowknight Archfiend")
    assert t.opp.lp == 8000 - 2000 // 4
