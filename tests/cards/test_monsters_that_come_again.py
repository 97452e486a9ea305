"""Cards: monsters that come in ways of their own, and what they bring with them."""

import pytest

from spellspeed.words import FOR_OPEN_STATE
from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


# ------------------------------------------------------------------------------------------------------- as they come


@pytest.mark.parametrize("card", ["Eagle Eye", "Tactical Espionage Expert", "Invasion of Flames"])
@pytest.mark.parametrize("summoned", [True, False])
def test_no_trap_answers_its_normal_summon(card: str, summoned: bool) -> None:
    """card: Eagle Eye, Tactical Espionage Expert, Invasion of Flames"""
    other = card if summoned else "Gemini Elf"
    t = your_turn(f"hand: {other}, Umi   monsters: {card}", "set: Torrential Tribute, Dark Hole")
    t.you.summons(other)
    if summoned:
        assert t.you.is_asked("open state") and len(t.you.monsters) == 2
    else:
        assert t.opp.can_activate("Torrential Tribute")


def test_rare_metal_dragon_is_summoned_by_effects_only() -> None:
    """card: Rare Metal Dragon"""
    t = your_turn("hand: Rare Metal Dragon, Monster Reborn   graveyard: Rare Metal Dragon   monsters: Kuriboh")
    t.you.cannot("summon Rare Metal Dragon", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.cannot("set Rare Metal Dragon", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.activates("Monster Reborn", targeting="Rare Metal Dragon").nobody_responds()
    t.you.takes_position("attack")
    assert "Rare Metal Dragon" in t.you.monsters


@pytest.mark.parametrize("wanted", [True, False])
def test_gilasaurus_comes_by_itself_and_the_opponent_may_revive_a_monster(wanted: bool) -> None:
    """card: Gilasaurus ①②"""
    t = your_turn("hand: Gilasaurus, Umi", "graveyard: Vorse Raider, Umi")
    t.you.special_summons("Gilasaurus")
    t.nobody_responds()
    if wanted:
        t.opp.says_yes()
        t.opp.takes_position("defense")
        assert t.opp.monsters == ["Vorse Raider"]
    else:
        t.opp.says_no()
        assert t.opp.monsters == []
    assert t.you.monsters == ["Gilasaurus"]


def test_gilasaurus_helps_nobody_when_it_is_revived() -> None:
    """card: Gilasaurus ②"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Gilasaurus", "graveyard: Vorse Raider")
    t.you.activates("Monster Reborn", targeting="Gilasaurus").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state")


def test_anteatereatingant_comes_for_two_spells_or_traps() -> None:
    """card: Anteatereatingant"""
    t = your_turn("hand: Anteatereatingant, Umi   set: Waboku, Dark Hole")
    t.you.special_summons("Anteatereatingant")
    assert t.you.monsters == ["Anteatereatingant"] and sorted(t.you.graveyard) == ["Dark Hole", "Waboku"]
    t = your_turn("hand: Anteatereatingant, Umi   set: Waboku")
    t.you.cannot("special summon Anteatereatingant", because="summon.special-monster.by-fulfilling-condition")


def test_anteatereatingant_destroys_a_spell_or_trap_and_does_not_attack() -> None:
    """card: Anteatereatingant"""
    t = your_turn("monsters: Anteatereatingant, Kuriboh   hand: Umi", "set: Waboku")
    t.you.activates("Anteatereatingant", targeting="Waboku").nobody_responds()
    assert t.opp.graveyard == ["Waboku"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Anteatereatingant", because=FORBIDDEN)
    t.you.can("attack with Kuriboh")


def test_chaos_emperor_dragon_comes_for_light_and_dark() -> None:
    """card: Chaos Emperor Dragon - Envoy of the End"""
    dragon = "Chaos Emperor Dragon - Envoy of the End"
    t = your_turn(f"hand: {dragon}, Umi   graveyard: Mystical Elf, Kuriboh")
    t.you.special_summons(dragon)
    assert t.you.monsters == [dragon] and sorted(t.you.banished) == ["Kuriboh", "Mystical Elf"]
    t = your_turn(f"hand: {dragon}, Monster Reborn   graveyard: {dragon}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_chaos_emperor_dragon_sweeps_hands_and_field_and_burns_for_what_the_opponent_lost() -> None:
    """card: Chaos Emperor Dragon - Envoy of the End ①"""
    dragon = "Chaos Emperor Dragon - Envoy of the End"
    t = your_turn(
        f"monsters: {dragon}, Gemini Elf (owner opp)   hand: Umi, Sogen",
        "monsters: Kuriboh   hand: Umi, Forest   set: Waboku",
    )
    t.you.activates(dragon).nobody_responds()
    assert t.you.lp == 7000 and t.opp.lp == 8000 - 5 * 300
    assert sorted(t.you.graveyard) == sorted([dragon, "Umi", "Sogen"]) and len(t.opp.graveyard) == 5
    assert t.you.hand == t.opp.hand == [] and t.you.monsters == t.opp.monsters == []


def test_chaos_emperor_dragon_burns_for_no_token() -> None:
    """card: Chaos Emperor Dragon - Envoy of the End ①"""
    dragon = "Chaos Emperor Dragon - Envoy of the End"
    t = your_turn(f"monsters: {dragon}   hand: Umi", "monsters: Kuriboh   set: Scapegoat   hand: Sogen")
    t.you.does(f"activate {dragon}")
    t.opp.activates("Scapegoat").nobody_responds()
    while t.opp.is_to_decide():
        t.opp.take_zone()
    assert t.opp.lp == 8000 - 3 * 300


def test_chaos_emperor_dragon_forbids_everything_else_in_its_turn() -> None:
    """card: Chaos Emperor Dragon - Envoy of the End ①"""
    dragon = "Chaos Emperor Dragon - Envoy of the End"
    t = your_turn(f"monsters: {dragon}   hand: Pot of Greed, Umi", "hand: Sogen")
    t.you.activates("Pot of Greed").nobody_responds()
    t.you.cannot(f"activate {dragon}", because="effect.condition.all-must-be-met")


def test_anteatereatingant_destroys_once_a_turn_in_the_place_of_its_attack() -> None:
    """card: Anteatereatingant"""
    t = your_turn("monsters: Anteatereatingant   hand: Umi", "set: Waboku, Dark Hole")
    t.you.activates("Anteatereatingant", targeting="Waboku").nobody_responds()
    t.you.cannot("activate Anteatereatingant", because="effect.once-per-turn.limits-the-user")


def test_anteatereatingant_comes_in_no_other_way() -> None:
    """card: Anteatereatingant"""
    t = your_turn("hand: Anteatereatingant, Monster Reborn, Umi   set: Waboku, Dark Hole", "set: Ring of Destruction")
    t.you.special_summons("Anteatereatingant")
    t.opp.activates("Ring of Destruction", targeting="Anteatereatingant").nobody_responds()
    assert "Anteatereatingant" in t.you.graveyard
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


MAZERA = "Mazera DeVille"


def test_mazera_comes_for_the_warrior_and_robs_three_cards() -> None:
    """card: Mazera DeVille"""
    t = your_turn(f"hand: {MAZERA}, Umi   monsters: Warrior of Zera   field: Pandemonium", "hand: 4 Sogen")
    t.you.special_summons(MAZERA)
    t.nobody_responds()
    assert t.you.monsters == [MAZERA] and t.opp.hand == ["Sogen"] and t.you.graveyard == ["Warrior of Zera"]


def test_mazera_robs_a_hand_of_fewer_cards_altogether() -> None:
    """card: Mazera DeVille"""
    t = your_turn(f"hand: {MAZERA}, Umi   monsters: Warrior of Zera   field: Pandemonium", "hand: 2 Sogen")
    t.you.special_summons(MAZERA)
    t.nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Sogen", "Sogen"]


def test_mazera_robs_nothing_with_the_other_players_pandemonium() -> None:
    """card: Mazera DeVille"""
    t = your_turn(f"hand: {MAZERA}, Umi   monsters: Warrior of Zera", "hand: 4 Sogen   field: Pandemonium")
    t.you.special_summons(MAZERA)
    assert t.you.monsters == [MAZERA] and len(t.opp.hand) == 4
    t = your_turn(f"hand: {MAZERA}, Umi   monsters: Warrior of Zera")
    t.you.cannot(f"special summon {MAZERA}", because="summon.special-monster.by-fulfilling-condition")


# ------------------------------------------------------------------------------------------------- as they are sent


def test_soul_scissors_cuts_for_whoever_revives_it() -> None:
    """card: Soul Scissors ②"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   graveyard: Soul Scissors   monsters: Gemini Elf   deck: 9 Sogen
        opp 8000   hand: Monster Reborn, Umi   deck: 9 Sogen
    """)
    t.opp.activates("Monster Reborn", targeting="Soul Scissors").nobody_responds()
    t.opp.takes_position("attack")
    t.opp.triggers("Soul Scissors").nobody_responds()
    assert t.you.graveyard == ["Gemini Elf"]


def test_soul_scissors_rises_when_a_monster_falls() -> None:
    """card: Soul Scissors ①②"""
    t = your_turn("graveyard: Soul Scissors   hand: Fissure, Umi", "monsters: Gemini Elf, Summoned Skull")
    t.you.activates("Fissure").nobody_responds()
    t.you.triggers("Soul Scissors").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Soul Scissors").nobody_responds()
    assert t.you.monsters == ["Soul Scissors"] and t.opp.monsters == []


def test_soul_scissors_is_banished_when_it_leaves_the_field_again() -> None:
    """card: Soul Scissors ①"""
    t = your_turn("graveyard: Soul Scissors   hand: Fissure, Umi", "monsters: Gemini Elf, Summoned Skull")
    t.you.activates("Fissure").nobody_responds()
    t.you.triggers("Soul Scissors").nobody_responds()
    t.you.takes_position("attack")
    t.you.does("pass")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Soul Scissors", "Summoned Skull")
    assert t.you.monsters == [] and t.you.banished == ["Soul Scissors"]


def test_soul_scissors_does_not_rise_for_its_own_fall() -> None:
    """card: Soul Scissors ①"""
    t = your_turn("hand: Fissure, Umi", "monsters: Soul Scissors   hand: Umi")
    t.you.activates("Fissure").nobody_responds()
    assert t.you.is_asked("open state") and t.opp.graveyard == ["Soul Scissors"]


def test_soul_scissors_destroys_nothing_when_it_comes_from_the_hand() -> None:
    """card: Soul Scissors ②"""
    t = your_turn("hand: Soul Scissors, Umi", "monsters: Gemini Elf")
    t.you.summons("Soul Scissors")
    assert t.you.is_asked("open state")


def test_malice_doll_returns_when_a_continuous_spell_sends_it() -> None:
    """card: Malice Doll of Demise"""
    t = their_turn("monsters: Malice Doll of Demise   spells: Ectoplasmer   hand: Umi", "hand: Umi")
    t.opp.ends_turn()
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert t.you.graveyard == ["Malice Doll of Demise"] and t.opp.lp == 7200
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.turn == 7 and t.you.monsters == ["Malice Doll of Demise"]


def test_malice_doll_stays_where_another_spell_has_sent_it() -> None:
    """card: Malice Doll of Demise"""
    t = their_turn("monsters: Malice Doll of Demise   hand: Umi", "hand: Fissure, Umi")
    t.opp.activates("Fissure").nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Malice Doll of Demise"]


def test_watapon_comes_when_an_effect_adds_it_to_the_hand() -> None:
    """card: Watapon"""
    t = your_turn("hand: Pot of Greed, Umi", deck="2 Watapon, 5 Sogen")
    t.you.activates("Pot of Greed")
    t.you.triggers("Watapon (copy 1)").nobody_responds()
    t.you.takes_position("defense")
    assert "Watapon" in t.you.monsters


def test_watapon_does_not_come_by_the_normal_draw() -> None:
    """card: Watapon"""
    t = their_turn("hand: Umi", "hand: Umi", deck="Watapon, 5 Sogen")
    t.opp.ends_turn()
    assert t.you.hand == ["Umi", "Watapon"] and t.you.is_asked("open state")


def test_dd_survivor_comes_back_in_the_end_phase() -> None:
    """card: D.D. Survivor"""
    t = your_turn("monsters: D.D. Survivor   hand: Umi", "set: Dimensional Prison   hand: Umi", phase="Battle Step")
    t.you.declares("D.D. Survivor")
    t.opp.activates("Dimensional Prison").nobody_responds()
    assert t.you.banished == ["D.D. Survivor"]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["D.D. Survivor"]


def test_dd_survivor_that_was_banished_face_down_or_from_elsewhere_stays_away() -> None:
    """card: D.D. Survivor"""
    t = your_turn("hand: Nobleman of Crossout, Umi", "monsters: D.D. Survivor (set)   hand: Umi")
    t.you.activates("Nobleman of Crossout").nobody_responds()
    assert t.opp.banished == ["D.D. Survivor"]
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.banished == ["D.D. Survivor"]
    t = your_turn("hand: Soul Release, Umi", "graveyard: D.D. Survivor   hand: Umi")
    t.you.activates("Soul Release", targeting="D.D. Survivor").nobody_responds()
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.banished == ["D.D. Survivor"]


def test_dd_survivor_comes_back_once_a_turn() -> None:
    """card: D.D. Survivor"""
    t = your_turn("monsters: D.D. Survivor   spells: Macro Cosmos   set: Torrential Tribute   hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Torrential Tribute").nobody_responds()
    assert "D.D. Survivor" in t.you.banished and t.you.monsters == [] and t.turn == 4


def test_necroface_shuffles_all_banished_cards_back_and_grows() -> None:
    """card: Necroface"""
    t = your_turn("hand: Necroface, Umi   banished: Kuriboh, Umi, Blue-Eyes Ultimate Dragon", "banished: Gemini Elf")
    t.you.summons("Necroface")
    t.nobody_responds()
    assert t.you.atk_of("Necroface") == 1500 and t.you.banished == t.opp.banished == []
    assert len(t.you.deck) == 11 and len(t.opp.deck) == 10
    t = your_turn("hand: Necroface, Umi   monsters: Necroface (set)   banished: Kuriboh")
    t.you.flip_summons("Necroface")
    assert t.you.banished == ["Kuriboh"]


def test_necroface_takes_five_cards_of_each_deck_along() -> None:
    """card: Necroface"""
    t = your_turn("graveyard: Necroface, Umi   hand: Soul Release, Umi", deck="3 Sogen")
    t.you.activates("Soul Release", targeting="Necroface").nobody_responds()
    assert t.you.deck == [] and len(t.opp.deck) == 4
    assert len(t.you.banished) == 4 and len(t.opp.banished) == 5


def test_tellus_leaves_a_wing() -> None:
    """card: Tellus the Little Angel ①"""
    t = your_turn("hand: Fissure, Umi   monsters: Summoned Skull", "monsters: Tellus the Little Angel   hand: Umi")
    t.you.activates("Fissure").nobody_responds()
    t.opp.triggers("Tellus the Little Angel").nobody_responds()
    t.opp.takes_position("defense")
    assert t.opp.monsters == ["Tellus Wing Token"]


def test_tellus_leaves_no_wing_when_it_comes_from_the_hand() -> None:
    """card: Tellus the Little Angel ①"""
    t = your_turn("hand: The Tricky, Tellus the Little Angel", "hand: Umi")
    t.you.special_summons("The Tricky")
    assert t.you.is_asked("open state") and t.you.graveyard == ["Tellus the Little Angel"]


def test_tellus_leaves_two_more_wings_and_a_ban() -> None:
    """card: Tellus the Little Angel ②"""
    tellus = "Tellus the Little Angel"
    t = your_turn(f"graveyard: {tellus}, Kuriboh   hand: Umi, Gilasaurus, Monster Reborn")
    t.you.cannot(f"activate {tellus} effect 2", because=NOT_MET)
    t = your_turn(f"monsters: Tellus Wing Token   graveyard: {tellus}, Kuriboh   hand: Umi, Gilasaurus, Monster Reborn")
    t.you.activates(f"{tellus}")
    t.you.chooses("Umi")
    t.nobody_responds()
    while t.you.is_to_decide() and t.you.request().purpose != FOR_OPEN_STATE:
        t.you.takes_position("defense")
    assert len(t.you.monsters) == 3 and sorted(t.you.banished) == sorted([tellus, "Umi"])
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t.you.special_summons("Gilasaurus")
    assert "Gilasaurus" in t.you.monsters


# ----------------------------------------------------------------------------------- after damage they have inflicted


def test_mucus_yolk_attacks_directly_and_grows_in_the_standby_phase() -> None:
    """card: Mucus Yolk"""
    t = your_turn("monsters: Mucus Yolk   hand: United We Stand, Umi", "monsters: Gemini Elf   hand: Umi")
    t.you.activates("United We Stand", targeting="Mucus Yolk").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.does("attack with Mucus Yolk")
    t.you.chooses_direct_attack()
    assert t.opp.lp == 7200 and t.you.atk_of("Mucus Yolk") == 800
    t.you.ends_turn()
    assert t.you.atk_of("Mucus Yolk") == 800
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.atk_of("Mucus Yolk") == 1800


def test_mucus_yolk_without_damage_does_not_grow() -> None:
    """card: Mucus Yolk"""
    t = your_turn("monsters: Mucus Yolk   hand: Umi", "hand: Umi", phase="Battle Step")
    t.you.attacks_directly("Mucus Yolk")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.atk_of("Mucus Yolk") == 0


LV5 = "Silent Swordsman LV5"
LV7 = "Silent Swordsman LV7"


def test_silent_swordsman_is_unaffected_by_the_other_players_spells() -> None:
    """card: Silent Swordsman LV5 ①"""
    t = their_turn(f"monsters: {LV5}   hand: Umi", "hand: Dark Hole, Umi   monsters: Kuriboh")
    t.opp.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == [LV5] and t.opp.monsters == []
    t = your_turn(f"monsters: {LV5}   hand: Dark Hole, Umi")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == []


def test_silent_swordsman_grows_up_after_a_direct_hit() -> None:
    """card: Silent Swordsman LV5 ②"""
    t = your_turn(f"monsters: {LV5}   hand: {LV7}, Umi", "hand: Umi", phase="Battle Step")
    t.you.attacks_directly(LV5)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.triggers(LV5).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [LV7] and t.you.graveyard == [LV5]


def test_silent_swordsman_does_not_grow_up_after_another_battle() -> None:
    """card: Silent Swordsman LV5 ②"""
    t = your_turn(f"monsters: {LV5}   hand: {LV7}, Umi", "hand: Umi   monsters: Gemini Elf", phase="Battle Step")
    t.you.attacks(LV5, "Gemini Elf")
    assert t.opp.lp == 7600
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.is_asked("open state") and t.phase == "Main Phase 1"
