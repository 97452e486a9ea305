"""Cards: monsters that come back from the Graveyard, and one that keeps others from coming."""

import pytest

from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen")


def test_zombie_master_revives_a_small_zombie_of_either_graveyard() -> None:
    """card: Zombie Master ①"""
    t = your_turn("hand: Kuriboh, Sangan   monsters: Zombie Master", "graveyard: Double Coston, Ryu Kokki")
    t.you.activates("Zombie Master", paying="Kuriboh", targeting="Double Coston")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Zombie Master", "Double Coston"] and t.you.graveyard == ["Kuriboh"]
    t.you.cannot("activate Zombie Master", "effect.once-per-turn.limits-the-user")


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=0)
def test_zombie_master_must_still_be_face_up_when_its_effect_resolves() -> None:
    """card: Zombie Master ①"""
    t = your_turn("hand: Kuriboh   monsters: Zombie Master   graveyard: Double Coston", "set: Book of Moon")
    t.you.activates("Zombie Master", targeting="Double Coston")
    t.opp.activates("Book of Moon", targeting="Zombie Master")
    assert t.you.monsters == ["Zombie Master"] and "Double Coston" in t.you.graveyard


def test_plaguespreader_zombie_comes_for_a_card_on_top_of_the_deck_and_is_banished_when_it_leaves() -> None:
    """card: Plaguespreader Zombie ①"""
    t = your_turn("hand: Umi, Dark Hole   graveyard: Plaguespreader Zombie")
    t.you.activates("Plaguespreader Zombie", paying="Umi")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Plaguespreader Zombie"] and t.you.deck[0] == "Umi"
    t.you.activates("Dark Hole")
    assert t.you.banished == ["Plaguespreader Zombie"]


def test_plaguespreader_zombie_summoned_otherwise_goes_to_the_graveyard() -> None:
    """card: Plaguespreader Zombie ①"""
    t = your_turn("hand: Dark Hole   monsters: Plaguespreader Zombie")
    t.you.activates("Dark Hole")
    assert "Plaguespreader Zombie" in t.you.graveyard


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_guard_dog_keeps_the_opponent_from_special_summoning_this_turn() -> None:
    """card: Guard Dog"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Guard Dog (set)
        opp 8000   hand: Monster Reborn   monsters: Kuriboh, Gemini Elf   graveyard: Sangan
        """
    )
    t.opp.attacks("Kuriboh", "Guard Dog")
    t.opp.does("main phase 2")
    assert not t.opp.can_activate("Monster Reborn")
