"""Cards: a hero who attacks from behind his wall, and a claw that strikes at whatever reaches for your cards."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
BLASTER = "Elemental HERO Rampart Blaster"
TALONS = "Talons of Shurilane"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def test_the_blaster_shoots_past_the_monsters_with_half_its_strength_from_defense_position() -> None:
    """card: Elemental HERO Rampart Blaster"""
    t = your_turn(f"monsters: {BLASTER} (defense)   hand: Umi", "monsters: Kuriboh", "Battle Step")
    t.you.attacks_directly(BLASTER)
    assert t.opp.lp == 7000 and t.opp.monsters == ["Kuriboh"] and t.you.atk_of(BLASTER) == 2000


def test_the_blaster_in_attack_position_fights_like_any_other() -> None:
    """card: Elemental HERO Rampart Blaster"""
    t = your_turn(f"monsters: {BLASTER}   hand: Umi", "monsters: Kuriboh", "Battle Step")
    t.you.attacks(BLASTER, "Kuriboh")
    assert t.opp.lp == 8000 - 1700 and t.opp.monsters == []


def test_the_blaster_comes_by_fusion_only() -> None:
    """card: Elemental HERO Rampart Blaster"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {BLASTER}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    heroes = "Elemental HERO Clayman, Elemental HERO Burstinatrix"
    t = your_turn(f"hand: Polymerization, {heroes}   extra: {BLASTER}")
    t.you.can("activate Polymerization")


@pytest.mark.parametrize("stronger", ["Blue-Eyes White Dragon", "Kuriboh"])
def test_nobody_falls_in_a_battle_with_the_talons(stronger: str) -> None:
    """card: Talons of Shurilane"""
    t = your_turn(f"monsters: {TALONS}   hand: Umi", f"monsters: {stronger}   hand: Umi", "Battle Step")
    t.you.attacks(TALONS, stronger)
    assert t.you.monsters == [TALONS] and t.opp.monsters == [stronger]


def test_the_talons_shield_nobody_in_other_battles() -> None:
    """card: Talons of Shurilane"""
    t = your_turn(f"monsters: {TALONS}, Gemini Elf   hand: Umi", "monsters: Kuriboh   hand: Umi", "Battle Step")
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.opp.monsters == []


def test_the_talons_take_the_place_of_a_fiend_in_the_opponents_turn() -> None:
    """card: Talons of Shurilane"""
    t = their_turn(f"monsters: Sangan, Gemini Elf   hand: {TALONS}, Umi", "hand: Umi, Pot of Greed")
    t.opp.does("activate Pot of Greed")
    t.opp.take_zone()
    t.you.activates(TALONS).nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Gemini Elf", TALONS] and "Sangan" in t.you.hand
    t = your_turn(f"monsters: Sangan   hand: {TALONS}, Umi")
    t.you.cannot(f"activate {TALONS}", because=NOT_MET)


def test_the_talons_strike_when_your_card_is_targeted() -> None:
    """card: Talons of Shurilane"""
    t = their_turn(
        f"monsters: {TALONS}, Gemini Elf   hand: Umi", "hand: Umi, Tribute to the Doomed   monsters: Kuriboh"
    )
    t.opp.does("activate Tribute to the Doomed")
    t.opp.take_zone()
    t.opp.targets("Gemini Elf")
    t.you.activates(TALONS).nobody_responds()
    assert TALONS in t.you.hand and t.opp.monsters == []
    t = their_turn(f"monsters: {TALONS}   hand: Umi", "hand: Umi, Pot of Greed   monsters: Kuriboh")
    t.opp.does("activate Pot of Greed")
    t.opp.take_zone()
    assert not t.you.is_to_decide()


DREADMASTER, PRISON = "Destiny HERO - Dreadmaster", "Clock Tower Prison"


def freed(you: str = "", opp: str = "") -> Table:
    """The Clock Tower Prison falls in the turn of the opponent and lets the Dreadmaster out."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   field: {PRISON} (4 clock counters)   hand: Umi   deck: 3 Sogen, {DREADMASTER}   {you}
        opp 8000   hand: Mystical Space Typhoon, Raigeki   deck: 5 Sogen   {opp}
        """
    )
    t.opp.activates("Mystical Space Typhoon", targeting=PRISON).nobody_responds()
    t.you.takes_position("attack")
    return t


HEROES = "graveyard: Destiny HERO - Doom Lord, Destiny HERO - Captain Tenacious, Kuriboh"


def test_dreadmaster_from_the_prison_clears_your_field_and_calls_two_heroes() -> None:
    """card: Destiny HERO - Dreadmaster"""
    t = freed(
        "monsters: Battle Ox, Sangan (set), Destiny HERO - Doom Lord (zone 4)   graveyard: Destiny HERO - Doom Lord"
    )
    t.nobody_responds()
    t.you.says_yes()
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Destiny HERO - Doom Lord", "Destiny HERO - Doom Lord", DREADMASTER]
    assert sorted(t.you.graveyard)[:1] == ["Battle Ox"] and "Sangan" in t.you.graveyard
    assert t.you.atk_of(DREADMASTER) == t.you.def_of(DREADMASTER) == 2 * 600


def test_dreadmaster_keeps_heroes_from_falling_in_the_turn_in_which_it_comes() -> None:
    """card: Destiny HERO - Dreadmaster"""
    t = freed("graveyard: Destiny HERO - Doom Lord", "monsters: Summoned Skull")
    t.nobody_responds()
    t.you.says_yes()
    t.you.takes_position("attack")
    t.opp.activates("Raigeki").nobody_responds()
    assert sorted(t.you.monsters) == ["Destiny HERO - Doom Lord", DREADMASTER]
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", "Destiny HERO - Doom Lord")
    t.nobody_responds()
    assert t.you.lp == 8000 and "Destiny HERO - Doom Lord" in t.you.monsters


def test_dreadmaster_protects_nobody_in_later_turns() -> None:
    """card: Destiny HERO - Dreadmaster"""
    t = freed("monsters: Destiny HERO - Doom Lord", "monsters: Summoned Skull")
    t.nobody_responds()
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", "Destiny HERO - Doom Lord")
    t.nobody_responds()
    assert t.you.lp == 8000 - (2500 - 600) and t.you.monsters == [DREADMASTER]


def test_dreadmaster_that_comes_otherwise_destroys_nothing() -> None:
    """card: Destiny HERO - Dreadmaster"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Monster Reborn   graveyard: {DREADMASTER}   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
        """
    )
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", DREADMASTER] and t.you.atk_of(DREADMASTER) == 0
