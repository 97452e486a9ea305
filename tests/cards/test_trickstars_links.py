"""Trickstars of the Extra Deck: what happens where they point, and what they gain of the damage."""

import pytest

from table import Table, table

NO_COST = "cost.unpayable.cannot-activate"
ONCE = "effect.name-limit.this-effect-of-x-once"
HOLLY = "Trickstar Holly Angel"
CATBAT = "Trickstar Black Catbat"
HEART = "Trickstar Crimson Heart"
BLOOM = "Trickstar Bloom"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", lp: int = 8000) -> Table:
    """Your turn 3."""
    return table(f"turn 3, {phase}, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Turn 4, the opponent's."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


def test_holly_angel_burns_when_a_trickstar_comes_where_she_points() -> None:
    """card: Trickstar Holly Angel ①③"""
    mine = f"monsters: {HOLLY} (extra zone 1)   hand: Trickstar Rhodode, Gemini Elf"
    t = your_turn(mine)
    t.you.summons("Trickstar Rhodode", zone=3)
    assert t.opp.lp == 7800
    assert t.you.atk_of(HOLLY) == 2200
    t.you.ends_turn()
    assert t.you.atk_of(HOLLY) == 2000
    t = your_turn(mine)
    t.you.summons("Trickstar Rhodode", zone=2)
    assert t.opp.lp == 8000
    t = your_turn(mine)
    t.you.summons("Gemini Elf", zone=1)
    assert t.opp.lp == 8000


def test_holly_angel_shields_the_trickstars_she_points_to() -> None:
    """card: Trickstar Holly Angel ②"""
    t = their_turn(
        f"monsters: {HOLLY} (extra zone 1), Trickstar Candina (zone 1), Trickstar Rhodode (zone 2), Battle Ox (zone 3)",
        "hand: Dark Hole   monsters: Summoned Skull",
    )
    t.opp.activates("Dark Hole")
    assert t.you.monsters == ["Trickstar Candina"]
    mine = f"monsters: {HOLLY} (extra zone 1), Trickstar Candina (zone 1), Trickstar Rhodode (zone 2)"
    t = their_turn(mine, "monsters: 2 Summoned Skull", "Battle Step")
    t.opp.attacks("Summoned Skull (zone 1)", "Trickstar Candina")
    assert "Trickstar Candina" in t.you.monsters and t.you.lp == 7300
    t.opp.attacks("Summoned Skull (zone 2)", "Trickstar Rhodode")
    assert "Trickstar Rhodode" not in t.you.monsters


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_holly_angel_gains_the_damage_of_a_trickstars_effect_and_of_nothing_else() -> None:
    """card: Trickstar Holly Angel ③"""
    t = your_turn(
        f"monsters: {HOLLY} (extra zone 1), Trickstar Lycoris (zone 5)   hand: Ookazi   set: Trickstar Reincarnation",
        "hand: 2 Umi   deck: 4 Sogen",
    )
    t.you.activates("Ookazi")
    assert t.you.atk_of(HOLLY) == 2000
    t.you.activates("Trickstar Reincarnation")
    assert t.opp.lp == 6800 and t.you.atk_of(HOLLY) == 2400


def test_catbat_burns_for_what_falls_where_she_points() -> None:
    """card: Trickstar Black Catbat ①"""
    mine = f"monsters: {CATBAT} (zone 3), Mystical Elf (zone 2), Kuriboh (zone 4), Sangan (zone 5)"
    t = their_turn(f"{mine}   deck: Umi, Kuriboh", "hand: Smashing Ground, Hammer Shot")
    t.opp.activates("Smashing Ground")
    assert "Mystical Elf" in t.you.graveyard and t.opp.lp == 7800
    t = your_turn(f"{mine}   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=["Mystical Elf"])
    assert t.opp.lp == 8000  # a Tribute is not destroyed
    t = their_turn(f"{mine}   deck: Umi, Kuriboh", "hand: Tribute to the Doomed, Umi")
    t.opp.activates("Tribute to the Doomed", discarding="Umi", targeting="Sangan")
    assert t.opp.lp == 8000  # zone 5 is not one she points to


def test_catbat_weakens_their_monsters_when_a_trickstar_burns() -> None:
    """card: Trickstar Black Catbat ②"""
    t = your_turn(
        f"monsters: {CATBAT} (zone 3), Trickstar Rhodode (zone 2), Kuriboh (zone 4)   hand: Soul Release",
        "graveyard: Umi   monsters: Gemini Elf, Mystical Elf (set)",
    )
    t.you.activates("Soul Release", targeting="Umi")
    assert t.opp.lp == 7800 and t.opp.atk_of("Gemini Elf") == 1500 and t.you.atk_of("Kuriboh") == 300
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1900


def test_crimson_heart_gives_lp_for_a_trickstar_where_she_points() -> None:
    """card: Trickstar Crimson Heart ①"""
    mine = f"monsters: {HEART} (zone 3)   hand: Trickstar Rhodode, Gemini Elf"
    t = your_turn(mine)
    t.you.summons("Trickstar Rhodode", zone=4)
    assert (t.you.lp, t.opp.lp) == (8200, 8000)
    t = your_turn(mine)
    t.you.summons("Gemini Elf", zone=4)
    assert t.you.lp == 8000


def test_crimson_heart_lets_both_draw_and_you_two_if_you_are_far_ahead() -> None:
    """card: Trickstar Crimson Heart ②"""
    mine = f"monsters: {HEART} (zone 3)   hand: Umi, 2 Trickstar Candina   deck: 4 Sogen"
    for lp, drawn in ((9999, 1), (10000, 2)):
        t = your_turn(mine, "deck: 4 Mystical Elf", lp=lp)
        t.you.activates(HEART, effect=2, discarding="Trickstar Candina")
        assert len(t.you.hand) == 2 + drawn and len(t.opp.hand) == 1
        t.you.cannot(f"activate {HEART} effect 2", because=ONCE)
    t = your_turn(f"monsters: {HEART} (zone 3)   hand: Umi   deck: 4 Sogen", "deck: 4 Mystical Elf")
    t.you.cannot(f"activate {HEART} effect 2", because=NO_COST)


def test_crimson_heart_needs_the_cards_that_both_would_draw() -> None:
    """card: Trickstar Crimson Heart ②"""
    mine = f"monsters: {HEART} (zone 3)   hand: Trickstar Candina"
    t = your_turn(f"{mine}   deck: 3 Sogen", "hand: Umi")
    t.you.cannot(f"activate {HEART} effect 2", because="effect.condition.all-must-be-met")
    t = your_turn(f"{mine}   deck: Sogen", "deck: 3 Umi", lp=10000)
    t.you.cannot(f"activate {HEART} effect 2", because="effect.condition.all-must-be-met")
    t = your_turn(f"{mine}   deck: Sogen", "deck: 3 Umi", lp=9999)
    t.you.can(f"activate {HEART} effect 2")


def test_what_becomes_of_the_lead_after_the_activation_does_not_matter_to_crimson_heart() -> None:
    """card: Trickstar Crimson Heart ②"""
    t = your_turn(
        f"monsters: {HEART} (zone 3)   hand: Trickstar Candina   deck: 4 Sogen",
        "deck: 4 Mystical Elf   set: Poison of the Old Man",
        lp=10000,
    )
    t.you.activates(HEART, effect=2, discarding="Trickstar Candina")
    t.opp.activates("Poison of the Old Man", effect=1).nobody_responds()
    assert t.opp.lp == 9200 and len(t.you.hand) == 2 and len(t.opp.hand) == 1


def test_bloom_is_made_of_one_small_trickstar_and_lets_the_opponent_draw() -> None:
    """card: Trickstar Bloom ①"""
    t = your_turn(f"monsters: Trickstar Lilybell   extra: {BLOOM}", "deck: 3 Umi")
    t.you.does(f"link summon {BLOOM}")
    t.you.does("extra zone 1")
    t.you.triggers(BLOOM)
    assert t.opp.hand == ["Umi"] and t.you.graveyard == ["Trickstar Lilybell"]
    t = your_turn(f"monsters: Trickstar Lycoris   extra: {BLOOM}", "deck: 3 Umi")
    t.you.cannot(f"link summon {BLOOM}", because="link.summon.procedure")


def test_bloom_burns_for_the_opponents_hand_when_a_trickstar_falls_where_she_points() -> None:
    """card: Trickstar Bloom ②"""
    mine = f"monsters: {BLOOM} (extra zone 1), Trickstar Candina (zone 2), Trickstar Lilybell (zone 3)"
    theirs = "hand: Umi, Kuriboh   monsters: Summoned Skull, Gemini Elf"
    t = their_turn(mine, theirs, "Battle Step")
    t.opp.attacks("Summoned Skull", "Trickstar Candina")
    t.you.triggers(BLOOM, effect=2)
    assert t.opp.lp == 7600
    t = their_turn(mine, theirs, "Battle Step")
    t.opp.attacks("Summoned Skull", "Trickstar Lilybell")
    assert t.opp.lp == 8000 and t.chain == []  # she lies where Bloom does not point


WITCH = "Trickstar Foxglove Witch"


def test_foxglove_witch_burns_for_each_card_the_opponent_controls_however_she_is_special_summoned() -> None:
    """card: Trickstar Foxglove Witch ①"""
    theirs = "monsters: Gemini Elf, Sangan (set)   set: Trap Hole   field: Umi"
    t = your_turn(
        f"monsters: Trickstar Holly Angel (extra zone 1), Trickstar Lilybell (zone 5)   extra: {WITCH}", theirs
    )
    t.you.does(f"link summon {WITCH}")
    t.you.settle_zone(None)
    t.you.triggers(WITCH)
    assert t.opp.lp == 7200
    t = your_turn(f"hand: Monster Reborn   graveyard: {WITCH} (properly summoned)", "monsters: Gemini Elf")
    t.you.activates("Monster Reborn")
    t.you.settle_zone(None)
    t.you.triggers(WITCH)
    assert t.opp.lp == 7800


@pytest.mark.rule("summon.extra.effect-from-extra-deck-allowed", scenario=0)
def test_foxglove_witch_that_falls_is_followed_by_a_smaller_trickstar() -> None:
    """card: Trickstar Foxglove Witch ②"""
    t = your_turn(
        f"monsters: {HOLLY} (extra zone 1), Trickstar Lilybell (zone 5)   extra: 2 {WITCH}, {CATBAT}, {BLOOM}",
        "hand: Raigeki, Umi   set: Trap Hole   deck: 3 Sogen",
    )
    t.you.does(f"link summon {WITCH}")
    t.you.does("extra zone 1")
    t.you.passes()
    t.you.ends_turn()
    t.opp.activates("Raigeki")
    t.you.triggers(WITCH, effect=2)
    assert sorted(t.you.is_asked("effect").offers) == [CATBAT, BLOOM]
    t.you.chooses(CATBAT)
    t.you.settle_zone(None)
    assert t.you.monsters == [CATBAT] and t.opp.lp == 7800


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_only_a_link_summoned_foxglove_witch_is_followed() -> None:
    """card: Trickstar Foxglove Witch ②"""
    t = their_turn(f"monsters: {WITCH}   extra: {CATBAT}", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == [] and t.chain == []
