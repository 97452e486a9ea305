"""Cards: what cannot be Tributed, what a Tribute Summon brings, and what a Tribute pays."""

import pytest

from probes import pool_with, probe
from spellspeed.words import FOR_ZONE
from table import Table, table

ONE_TRIBUTE = "summon.tribute.level-5-6-one"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your turn."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen")


def take_zones(t: Table) -> None:
    """Take the first zone wherever one is asked for."""
    request = t.duel.state.request
    while request is not None and request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
        request = t.duel.state.request


# ------------------------------------------------------------------------------------------------ what is no Tribute


def test_dandylion_leaves_two_tokens_that_are_no_tributes_this_turn() -> None:
    """card: Dandylion ①"""
    t = your_turn("hand: Dark Hole, Summoned Skull   monsters: Dandylion")
    t.you.activates("Dark Hole")
    take_zones(t)
    assert t.you.monsters == ["Fluff Token", "Fluff Token"]
    assert t.you.monster("Fluff Token", 1).position == "defense"
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.summons("Summoned Skull", tributing=["Fluff Token (zone 1)"])


def test_multiplication_of_ants_makes_two_tokens_that_are_never_tributes() -> None:
    """card: Multiplication of Ants"""
    t = your_turn("hand: Multiplication of Ants, Summoned Skull   monsters: Insect Queen")
    t.you.activates("Multiplication of Ants")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Army Ant Token", "Army Ant Token"] and t.you.graveyard[0] == "Insect Queen"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)


def test_multiply_fills_the_field_with_tokens_that_are_never_tributes() -> None:
    """card: Multiply"""
    t = your_turn("hand: Multiply, Summoned Skull   monsters: Kuriboh, Gemini Elf")
    t.you.activates("Multiply")
    take_zones(t)
    assert t.you.monsters.count("Kuriboh Token") == 4 and t.you.monster("Kuriboh Token", 1).position == "defense"
    t.you.summons("Summoned Skull", tributing=["Gemini Elf"])
    assert t.you.monsters.count("Kuriboh Token") == 4


def test_archfiends_roar_revives_an_archfiend_that_is_no_tribute_and_falls_in_the_end_phase() -> None:
    """card: Archfiend's Roar"""
    t = your_turn("set: Archfiend's Roar   hand: Jinzo   graveyard: Shadowknight Archfiend, Kuriboh")
    t.you.activates("Archfiend's Roar")
    t.you.takes_position("attack")
    assert t.you.lp == 7500 and t.you.monsters == ["Shadowknight Archfiend"]
    t.you.cannot("summon Jinzo", ONE_TRIBUTE)
    t.you.ends_turn()
    assert t.you.monsters == []


def test_summoner_monk_turns_to_defense_position_when_it_is_summoned() -> None:
    """card: Summoner Monk ①"""
    t = your_turn("hand: Summoner Monk")
    t.you.summons("Summoner Monk")
    assert t.you.monster("Summoner Monk").position == "defense"


def test_summoner_monk_stays_as_it_lies_if_it_was_turned_face_down() -> None:
    """card: Summoner Monk ①"""
    t = your_turn("hand: Summoner Monk, Umi", "set: Book of Moon")
    t.you.summons("Summoner Monk")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster("Summoner Monk").position == "set"


def test_summoner_monk_cannot_be_tributed() -> None:
    """card: Summoner Monk ②"""
    t = your_turn("hand: Summoned Skull   monsters: Summoner Monk, Cannon Soldier")
    t.you.activates("Cannon Soldier")  # there is nothing else to Tribute than itself
    assert t.you.monsters == ["Summoner Monk"]
    t.you.cannot("summon Summoned Skull", ONE_TRIBUTE)


def test_summoner_monk_discards_a_spell_for_a_level_4_monster_that_does_not_attack() -> None:
    """card: Summoner Monk ③"""
    t = your_turn("hand: Umi, Kuriboh   monsters: Summoner Monk   deck: Gemini Elf, Summoned Skull, Kuriboh")
    t.you.activates("Summoner Monk", discarding="Umi")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Summoner Monk", "Gemini Elf"]
    t.you.cannot("activate Summoner Monk", "effect.once-per-turn.limits-the-user")
    t.you.goes_to("Battle Phase")
    t.you.cannot("Gemini Elf attacks directly", FORBIDDEN)


# --------------------------------------------------------------------------------------- what a Tribute Summon brings


def test_cyber_prima_destroys_all_face_up_spells() -> None:
    """card: Cyber Prima ①"""
    t = your_turn("hand: Cyber Prima   monsters: Kuriboh   spells: Toll", "spells: Toll   set: Pot of Greed")
    t.you.summons("Cyber Prima")
    assert t.you.spells == [] and t.opp.spells == [] and t.opp.set_cards == ["Pot of Greed"]


def test_granmarg_destroys_a_set_card() -> None:
    """card: Granmarg the Rock Monarch ①"""
    t = your_turn("hand: Granmarg the Rock Monarch   monsters: Kuriboh", "monsters: Sangan (set)   spells: Toll")
    t.you.summons("Granmarg the Rock Monarch")
    assert t.opp.monsters == [] and t.opp.spells == ["Toll"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_granmarg_spares_a_card_that_was_turned_up_in_response() -> None:
    """card: Granmarg the Rock Monarch ①"""
    yours = "hand: Granmarg the Rock Monarch   monsters: Kuriboh"
    t = your_turn(yours, "set: Call of the Haunted   graveyard: Gemini Elf")
    t.you.summons("Granmarg the Rock Monarch")
    t.opp.activates("Call of the Haunted")
    take_zones(t)
    assert t.opp.spells == ["Call of the Haunted"] and t.opp.monsters == ["Gemini Elf"]


def test_blast_held_by_a_tribute_answers_the_attack_of_a_tribute_summoned_monster() -> None:
    """card: Blast Held by a Tribute ①"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Blast Held by a Tribute
        opp 8000   hand: Summoned Skull   monsters: Kuriboh, Gemini Elf, Mystical Elf (defense)
        """
    )
    t.opp.summons("Summoned Skull", tributing=["Kuriboh"])
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 8000 - 1900 and t.you.set_cards == ["Blast Held by a Tribute"]
    t.opp.attacks_directly("Summoned Skull")
    t.you.activates("Blast Held by a Tribute")
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.lp == 7000


# ----------------------------------------------------------------------------------------------- what a Tribute pays


def test_tribute_doll_summons_a_level_7_monster_that_does_not_attack() -> None:
    """card: Tribute Doll"""
    t = your_turn("hand: Tribute Doll, Dark Magician, Summoned Skull   monsters: Kuriboh")
    t.you.activates("Tribute Doll")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dark Magician"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("Dark Magician attacks directly", FORBIDDEN)


@pytest.mark.rule("summon.special.special-monster-in-hand-or-deck-not-by-other-effects", scenario=0)
def test_tribute_doll_summons_no_special_summon_monster() -> None:
    """card: Tribute Doll"""
    t = your_turn("hand: Tribute Doll, Armed Dragon LV7   monsters: Kuriboh")
    assert not t.you.can_activate("Tribute Doll")


def test_insect_queen_gains_200_for_each_insect() -> None:
    """card: Insect Queen ①"""
    t = your_turn("monsters: Insect Queen", "monsters: Ultimate Insect LV3")
    assert t.you.atk_of("Insect Queen") == 2200 + 400


def test_insect_queen_tributes_another_monster_to_attack_and_makes_a_token_after_a_victory() -> None:
    """card: Insect Queen ②③"""
    t = your_turn("monsters: Insect Queen, Kuriboh", "monsters: Gemini Elf", "Battle Step")
    t.you.attacks("Insect Queen", "Gemini Elf")
    assert t.you.graveyard == ["Kuriboh"] and t.opp.monsters == []
    while not t.you.can_activate("Insect Queen"):
        t.you.does("main phase 2" if t.phase == "Battle Phase" else "end phase")
    t.you.activates("Insect Queen")
    take_zones(t)
    assert t.you.monsters == ["Insect Queen", "Insect Monster Token"]


def test_insect_queen_alone_does_not_attack() -> None:
    """card: Insect Queen ②"""
    t = your_turn("monsters: Insect Queen   hand: Kuriboh", phase="Main Phase 1")
    t.you.goes_to("Battle Phase")
    t.you.cannot("Insect Queen attacks directly", "cost.unpayable.cannot-activate")


def test_gateway_to_dark_world_revives_and_then_nothing_else_is_summoned() -> None:
    """card: Gateway to Dark World"""
    t = your_turn("hand: Gateway to Dark World, Kuriboh   graveyard: Sillva, Warlord of Dark World, Sangan")
    t.you.activates("Gateway to Dark World")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sillva, Warlord of Dark World"]
    t.you.cannot("summon Kuriboh", FORBIDDEN)
    t.you.sets("Kuriboh")


@pytest.mark.parametrize("deed", ["summon", "set"])
def test_gateway_to_dark_world_may_follow_a_set_only(deed: str) -> None:
    """card: Gateway to Dark World"""
    t = your_turn("hand: Gateway to Dark World, Kuriboh   graveyard: Zure, Knight of Dark World")
    t.you.does(f"{deed} Kuriboh")
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.can_activate("Gateway to Dark World") == (deed == "set")


# ------------------------------------------------------------------------------------------------------ Dracocension


def ascend(opp: str, mine: str = "") -> Table:
    """Tribute a Level 4 Dragon for Magma Dragon, and go to battle."""
    t = your_turn(f"spells: Dracocension   monsters: Luster Dragon{mine}   deck: Magma Dragon, Kuriboh, Sogen", opp)
    t.you.activates("Dracocension")
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    return t


def test_dracocension_calls_a_wyrm_of_the_level_of_the_tributed_dragon() -> None:
    """card: Dracocension ①"""
    t = your_turn("spells: Dracocension   monsters: 2 Luster Dragon   deck: 2 Magma Dragon, Kuriboh")
    t.you.activates("Dracocension", tributing="Luster Dragon (zone 1)")
    t.you.chooses("Magma Dragon (copy 2)")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Luster Dragon", "Magma Dragon"] and t.you.graveyard == ["Luster Dragon"]
    t.you.cannot("activate Dracocension", "effect.once-per-turn.limits-the-user")
    t = your_turn("spells: Dracocension   monsters: Blue-Eyes White Dragon, Gemini Elf   deck: 2 Magma Dragon, Kuriboh")
    t.you.cannot("activate Dracocension", "effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn("spells: Dracocension   monsters: Gemini Elf   deck: 2 Magma Dragon, Kuriboh")
    t.you.cannot("activate Dracocension", "cost.unpayable.cannot-activate")


@pytest.mark.rule("card.level.number-of-stars", scenario=0)
def test_dracocension_goes_by_the_original_level() -> None:
    """card: Dracocension ①"""
    for level, is_enough in ((4, True), (5, False)):
        pool = pool_with(probe("Test Drake", "Dragon / Normal", attribute="WATER", level=level))
        t = table(
            """
            turn 3, Main Phase 1, you to act
            you 8000   field: A Legendary Ocean   spells: Dracocension   monsters: Test Drake   deck: 3 Magma Dragon
            opp 8000   deck: 3 Sogen
            """,
            pool=pool,
        )
        assert t.you.can_activate("Dracocension") == is_enough


@pytest.mark.rule("move.to-deck.shuffle", scenario=0)
def test_what_falls_to_the_wyrm_of_dracocension_is_shuffled_into_the_deck() -> None:
    """card: Dracocension ①"""
    t = ascend("monsters: Kuriboh, Sangan")
    t.you.attacks("Magma Dragon", "Sangan")
    assert t.opp.graveyard == [] and t.opp.monsters == ["Kuriboh"]
    assert sorted(t.opp.deck + t.opp.hand) == ["Sangan", "Sogen", "Sogen", "Sogen"]
    assert "opp shuffled" in t.log()


def test_two_that_fall_together_go_each_where_it_belongs() -> None:
    """card: Dracocension ①"""
    t = ascend("monsters: Overdrive")
    t.you.attacks("Magma Dragon", "Overdrive")
    assert t.you.graveyard == ["Luster Dragon", "Magma Dragon"] and t.opp.graveyard == []


def test_what_falls_to_another_monster_is_sent_to_the_graveyard() -> None:
    """card: Dracocension ①"""
    t = ascend("monsters: Kuriboh", mine=", Gemini Elf")
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"]


INCINERATOR = "Infernal Incinerator"


@pytest.mark.parametrize("way", ["summons", "sets"])
def test_infernal_incinerator_takes_the_whole_hand_and_a_strong_monster(way: str) -> None:
    """card: Infernal Incinerator"""
    t = your_turn(f"hand: {INCINERATOR}, Umi, Kuriboh   monsters: Summoned Skull, Battle Ox", "monsters: Battle Ox")
    getattr(t.you, way)(INCINERATOR, tributing=["Summoned Skull"])
    assert t.you.hand == [] and sorted(t.you.graveyard) == ["Kuriboh", "Summoned Skull", "Umi"]
    assert len([line for line in t.log() if "discarded" in line]) == 2
    assert t.you.monster(INCINERATOR).position == ("attack" if way == "summons" else "set")


def test_infernal_incinerator_comes_for_nothing_less() -> None:
    """card: Infernal Incinerator"""
    weak = your_turn(f"hand: {INCINERATOR}, Umi   monsters: Battle Ox")
    weak.you.cannot(f"summon {INCINERATOR}", because="summon.tribute.three-only-by-card-text")
    alone = your_turn(f"hand: {INCINERATOR}   monsters: Summoned Skull")
    alone.you.cannot(f"summon {INCINERATOR}", because="cost.unpayable.cannot-activate")
    alone.you.cannot(f"set {INCINERATOR}", because="cost.unpayable.cannot-activate")


def test_infernal_incinerator_counts_the_other_monsters() -> None:
    """card: Infernal Incinerator"""
    t = your_turn(f"monsters: {INCINERATOR}, Kuriboh, Sangan (set)", "monsters: Battle Ox, Kuriboh (set), Sangan")
    assert t.you.atk_of(INCINERATOR) == 2800 + 3 * 200 - 2 * 500
