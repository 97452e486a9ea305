"""Cards: what Normal Summons are made with, how often they are made, and turns in which there can be none."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

FORBIDDEN = "effect.conflict.cannot-beats-must"
MISSING = "effect.condition.all-must-be-met"


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1."""
    return table(
        f"turn 3, Main Phase 1, you to act\nyou {lp}   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


def take_zones(t: Table) -> None:
    """Take the first zone wherever one is asked for."""
    request = t.duel.request
    while request is not None and request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
        request = t.duel.request


# ------------------------------------------------------------------------------------------------- Scapegoat and others


def test_scapegoat_summons_four_sheep_in_defense_position() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert t.you.monsters == ["Sheep Token"] * 4
    assert {t.you.monster("Sheep Token", zone).position for zone in (1, 2, 3, 4)} == {"defense"}


def test_scapegoat_needs_four_free_zones() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat   monsters: Kuriboh, Gemini Elf")
    assert not t.you.can_activate("Scapegoat")


def test_after_scapegoat_nothing_else_is_summoned_this_turn_but_a_monster_may_be_set() -> None:
    """card: Scapegoat"""
    t = your_turn(
        "hand: Scapegoat, Kuriboh, Gilasaurus, Monster Reborn   monsters: Mystical Elf (set)   graveyard: Sangan"
    )
    t.you.activates("Scapegoat")
    t.you.cannot("summon Kuriboh", FORBIDDEN)
    t.you.cannot("flip summon Mystical Elf", FORBIDDEN)
    t = your_turn("hand: Scapegoat, Kuriboh, Monster Reborn   graveyard: Sangan")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert not t.you.can_activate("Monster Reborn")
    t.you.sets("Kuriboh")
    assert t.you.monster("Kuriboh").position == "set"


@pytest.mark.parametrize("deed", ["summon", "flip", "special"])
def test_scapegoat_is_not_activated_in_a_turn_in_which_another_monster_was_summoned(deed: str) -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, Kuriboh, Monster Reborn   graveyard: Sangan")
    if deed == "summon":
        t.you.summons("Kuriboh")
    elif deed == "special":
        t.you.activates("Monster Reborn")
        t.you.passes()  # with Scapegoat in hand he could respond
        t.you.takes_position("attack")
    else:
        t = your_turn("hand: Scapegoat   monsters: Mystical Elf (set)")
        t.you.flip_summons("Mystical Elf")
    t.you.cannot("activate Scapegoat", MISSING)


@pytest.mark.parametrize("deed", ["summon", "flip"])
def test_scapegoat_may_follow_a_summon_that_was_negated(deed: str) -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, 2 Kuriboh   monsters: Mystical Elf (set)", "set: Solemn Judgment")
    if deed == "summon":
        t.you.summons("Kuriboh")
    else:
        t.you.flip_summons("Mystical Elf")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Kuriboh" if deed == "summon" else "Mystical Elf"]
    if deed == "summon":
        t.you.cannot("summon Kuriboh", "summon.normal.once-per-turn-shared")
    t.you.activates("Scapegoat")


def test_scapegoat_may_follow_a_set() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, Kuriboh")
    t.you.sets("Kuriboh")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert t.you.monsters == ["Kuriboh", *["Sheep Token"] * 4]


def test_a_second_scapegoat_would_summon_other_monsters() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: 2 Scapegoat")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.you.cannot("activate Scapegoat", MISSING)


def test_sheep_are_no_tributes_for_a_tribute_summon_nor_for_a_set() -> None:
    """card: Scapegoat"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Scapegoat   hand: Summoned Skull, Kuriboh   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
        """
    )
    t.opp.goes_to("End Phase")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.monsters == ["Sheep Token"] * 4
    t.you.cannot("summon Summoned Skull", "summon.tribute.level-5-6-one")
    t.you.cannot("set Summoned Skull", "summon.set.level-5-plus-needs-tributes")
    t.you.summons("Kuriboh")


def test_sheep_can_be_tributed_for_a_cost() -> None:
    """card: Scapegoat"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Scapegoat   monsters: Cannon Soldier   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
        """
    )
    t.opp.goes_to("End Phase")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.opp.ends_turn()
    t.you.activates("Cannon Soldier", tributing="Sheep Token (zone 2)")
    assert t.opp.lp == 7500 and t.you.monsters.count("Sheep Token") == 3


def test_stray_lambs_summons_two_lambs_and_nothing_else_is_summoned() -> None:
    """card: Stray Lambs"""
    t = your_turn("hand: Stray Lambs, Kuriboh, Summoned Skull")
    t.you.activates("Stray Lambs")
    take_zones(t)
    assert t.you.monsters == ["Lamb Token"] * 2
    t.you.cannot("summon Kuriboh", FORBIDDEN)
    t.you.cannot("summon Summoned Skull", FORBIDDEN)
    t.you.sets("Summoned Skull", tributing=["Lamb Token (zone 1)"])  # unlike sheep, lambs can be Tributed


def test_dark_magic_curtain_summons_dark_magician_for_half_the_lp() -> None:
    """card: Dark Magic Curtain"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 7000   hand: Dark Magic Curtain, Kuriboh   deck: Dark Magician, Sogen
        opp 8000
        """
    )
    t.you.activates("Dark Magic Curtain")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dark Magician"] and t.you.lp == 3500
    t.you.cannot("summon Kuriboh", FORBIDDEN)


def test_dark_magic_curtain_is_not_activated_after_another_summon() -> None:
    """card: Dark Magic Curtain"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 7000   hand: Dark Magic Curtain, Kuriboh   deck: Dark Magician, Sogen
        opp 8000
        """
    )
    t.you.summons("Kuriboh")
    t.you.cannot("activate Dark Magic Curtain", MISSING)
