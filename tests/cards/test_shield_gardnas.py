"""Cards: Shield Gardnas, and monsters that hardly anything destroys."""

import pytest

from table import Table, table

GARDNAS = ["Big Shield Gardna", "Mid Shield Gardna"]


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


# ------------------------------------------------------------------------------------------------------ the Gardnas


@pytest.mark.parametrize("gardna", GARDNAS)
def test_a_face_down_gardna_negates_a_spell_that_targets_it_alone(gardna: str) -> None:
    """card: Big Shield Gardna ①, Mid Shield Gardna"""
    t = their_turn(f"monsters: {gardna} (set)   hand: Umi", "hand: Nobleman of Crossout, Umi")
    t.opp.activates("Nobleman of Crossout", targeting=gardna).nobody_responds()
    assert t.you.monster(gardna).position == "defense" and t.opp.graveyard == ["Nobleman of Crossout"]
    assert t.you.banished == []


@pytest.mark.parametrize("gardna", GARDNAS)
def test_a_face_up_gardna_negates_no_spell(gardna: str) -> None:
    """card: Big Shield Gardna ①, Mid Shield Gardna"""
    t = their_turn(f"monsters: {gardna} (defense)", "hand: Soul Taker, Umi")
    t.opp.activates("Soul Taker", targeting=gardna).nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == [gardna]


@pytest.mark.parametrize("gardna", GARDNAS)
@pytest.mark.parametrize("answered", ["hand: Dark Hole, Umi", "set: Compulsory Evacuation Device   hand: Umi"])
def test_a_gardna_stays_hidden_from_what_is_no_spell_that_targets_it(gardna: str, answered: str) -> None:
    """card: Big Shield Gardna ①, Mid Shield Gardna"""
    t = their_turn(f"monsters: {gardna} (set)   hand: Umi", answered)
    if "Hole" in answered:
        t.opp.activates("Dark Hole").nobody_responds()
    else:
        t.opp.activates("Compulsory Evacuation Device", targeting=gardna).nobody_responds()
    assert t.you.monsters == [] and not any("negated" in line for line in t.log())


def test_big_shield_gardna_rises_when_it_was_attacked() -> None:
    """card: Big Shield Gardna ②"""
    t = their_turn("monsters: Big Shield Gardna (set)", "monsters: Battle Ox, Kuriboh   hand: Umi", "Battle Step")
    t.opp.attacks("Battle Ox", "Big Shield Gardna")
    t.nobody_responds()
    assert t.you.monster("Big Shield Gardna").position == "attack" and t.opp.lp == 8000 - 900


def test_big_shield_gardna_stays_as_it_lies_when_another_is_attacked() -> None:
    """card: Big Shield Gardna ②"""
    t = their_turn(
        "monsters: Big Shield Gardna (defense), Mystical Elf (defense)",
        "monsters: Battle Ox   hand: Umi",
        "Battle Step",
    )
    t.opp.attacks("Battle Ox", "Mystical Elf")
    t.nobody_responds()
    assert t.you.monster("Big Shield Gardna").position == "defense"


def test_mid_shield_gardna_turns_itself_face_down_once_a_turn() -> None:
    """card: Mid Shield Gardna"""
    t = your_turn("monsters: Mid Shield Gardna   hand: Book of Moon")
    t.you.activates("Mid Shield Gardna").nobody_responds()
    assert t.you.monster("Mid Shield Gardna").position == "set"
    t = your_turn("monsters: Mid Shield Gardna   hand: Book of Taiyou")
    t.you.activates("Mid Shield Gardna").nobody_responds()
    t.you.activates("Book of Taiyou", targeting="Mid Shield Gardna").nobody_responds()
    t.you.cannot("activate Mid Shield Gardna", because="effect.once-per-turn.limits-the-user")


# ------------------------------------------------------------------------------------------------- another dimension

DRAGON = "Different Dimension Dragon"


@pytest.mark.parametrize(("spell", "stays"), [("Dark Hole", True), ("Soul Taker", False)])
def test_different_dimension_dragon_falls_only_to_spells_that_target_it(spell: str, stays: bool) -> None:
    """card: Different Dimension Dragon"""
    t = their_turn(f"monsters: {DRAGON}   hand: Umi", f"hand: {spell}, Umi   monsters: Kuriboh")
    if stays:
        t.opp.activates(spell).nobody_responds()
    else:
        t.opp.activates(spell, targeting=DRAGON).nobody_responds()
    assert (t.you.monsters == [DRAGON]) == stays


def test_different_dimension_dragon_falls_to_the_effect_of_a_monster() -> None:
    """card: Different Dimension Dragon"""
    t = their_turn(f"monsters: {DRAGON}   hand: Umi", "monsters: Cyber Jar (set)   hand: Umi")
    t.opp.flip_summons("Cyber Jar")
    t.nobody_responds()
    assert DRAGON in t.you.graveyard


@pytest.mark.parametrize(("attacker", "falls"), [("Vorse Raider", False), ("Summoned Skull", True)])
def test_different_dimension_dragon_falls_only_in_battle_with_strong_monsters(attacker: str, falls: bool) -> None:
    """card: Different Dimension Dragon"""
    t = their_turn(f"monsters: {DRAGON}   hand: Umi", f"monsters: {attacker}   hand: Umi", "Battle Step")
    t.opp.attacks(attacker, DRAGON)
    t.nobody_responds()
    assert (t.you.graveyard == [DRAGON]) == falls and t.you.lp < 8000


# ------------------------------------------------------------------------------------------- damage of another kind


def test_gravekeepers_vassal_inflicts_effect_damage_in_battle() -> None:
    """card: Gravekeeper's Vassal"""
    t = your_turn("monsters: Gravekeeper's Vassal, Kuriboh   hand: Umi", "set: Waboku   hand: Umi", "Battle Step")
    t.you.declares("Gravekeeper's Vassal")
    t.opp.activates("Waboku").nobody_responds()
    assert t.opp.lp == 7300  # there was no battle damage to be kept away
    t.you.attacks_directly("Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 7300
    t = your_turn(
        "monsters: Gravekeeper's Vassal, Kuriboh   hand: Umi", "set: Attack and Receive   hand: Umi", "Battle Step"
    )
    t.you.attacks_directly("Kuriboh")
    assert t.opp.can_activate("Attack and Receive")


def test_damage_to_the_player_of_gravekeepers_vassal_stays_battle_damage() -> None:
    """card: Gravekeeper's Vassal"""
    t = their_turn("monsters: Gravekeeper's Vassal   hand: Kuriboh", "monsters: Battle Ox   hand: Umi", "Battle Step")
    t.opp.attacks("Battle Ox", "Gravekeeper's Vassal")
    t.you.activates("Kuriboh").nobody_responds()
    assert t.you.lp == 8000
