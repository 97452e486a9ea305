"""Cards: monsters that do something in a later phase, and what was attacked face-down."""

import pytest

from spellspeed.engine.kernel.limits import note_skip
from spellspeed.words import STANDBY_PHASE
from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def their(step: str, you: str, opp: str) -> Table:
    return table(f"turn 4, {step}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str) -> Table:
    return their("Main Phase 1", you, opp)


def their_battle(you: str, opp: str) -> Table:
    return their("Battle Step", you, f"{opp}   hand: Umi")


# --------------------------------------------------------------------------------------------- in your Standby Phase


def test_vampire_lord_takes_a_card_of_the_declared_kind_from_the_deck() -> None:
    """card: Vampire Lord"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vampire Lord   deck: 5 Sogen
        opp 8000   deck: Kuriboh, Sogen, Jar of Greed
    """)
    t.you.attacks_directly("Vampire Lord")
    t.you.does("declare Trap")
    assert t.opp.graveyard == ["Jar of Greed"]


@pytest.mark.parametrize("card", ["Vampire Lord", "Gernia", "Sacred Phoenix of Nephthys"])
def test_it_returns_in_your_next_standby_phase_when_the_opponents_effect_destroys_it(card: str) -> None:
    """card: Vampire Lord, Gernia ①, Sacred Phoenix of Nephthys ①"""
    t = their_turn(f"monsters: {card}", "hand: Dark Hole")
    t.opp.activates("Dark Hole").nobody_responds()
    assert t.you.graveyard == [card]
    t.opp.ends_turn()
    t.you.activates(card).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [card]


@pytest.mark.parametrize("card", ["Vampire Lord", "Gernia"])
def test_it_does_not_return_when_your_own_effect_destroys_it(card: str) -> None:
    """card: Vampire Lord, Gernia ①"""
    t = your_turn(f"monsters: {card}   hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.graveyard == [card, "Dark Hole"] and t.phase == "Main Phase 1"


@pytest.mark.parametrize("card", ["Vampire Lord", "Gernia", "Sacred Phoenix of Nephthys"])
def test_it_does_not_return_after_a_battle(card: str) -> None:
    """card: Vampire Lord, Gernia ①, Sacred Phoenix of Nephthys ①"""
    t = their_battle(f"monsters: {card}", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", card)
    t.opp.ends_turn()
    assert t.you.graveyard == [card] and t.phase == "Main Phase 1"


def test_what_lay_in_the_graveyard_already_stays_there() -> None:
    """card: Vampire Lord, Gernia ①, Sacred Phoenix of Nephthys ①"""
    t = their_turn("graveyard: Vampire Lord, Gernia, Sacred Phoenix of Nephthys", "hand: Dark Hole   monsters: Kuriboh")
    t.opp.activates("Dark Hole").nobody_responds()
    t.opp.ends_turn()
    assert len(t.you.graveyard) == 3 and t.phase == "Main Phase 1"


@pytest.mark.parametrize("card", ["Vampire Lord", "Dark Necrofear"])
def test_what_the_opponent_had_taken_and_destroyed_himself_does_not_count(card: str) -> None:
    """card: Vampire Lord, Dark Necrofear ①"""
    t = their_turn("", f"monsters: {card} (owner you), Gemini Elf   hand: Tribute to The Doomed, Umi")
    assert t.opp.monsters == [card, "Gemini Elf"]
    t.opp.activates("Tribute to The Doomed", discarding="Umi", targeting=card).nobody_responds()
    assert t.you.graveyard == [card]
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.graveyard == [card] and t.phase == "Main Phase 1"


def test_gernia_returns_only_if_it_was_face_up() -> None:
    """card: Gernia ①, Vampire Lord"""
    t = their_turn("monsters: Gernia (set), Vampire Lord (set)", "hand: Dark Hole")
    t.opp.activates("Dark Hole").nobody_responds()
    t.opp.ends_turn()
    t.you.activates("Vampire Lord").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.graveyard == ["Gernia"] and t.you.monsters == ["Vampire Lord"]
    t.you.ends_turn()
    assert t.you.graveyard == ["Gernia"]


def test_vampire_lord_waits_for_the_next_standby_phase_if_one_is_skipped() -> None:
    """card: Vampire Lord"""
    t = their_turn("monsters: Vampire Lord", "hand: Dark Hole")
    t.opp.activates("Dark Hole").nobody_responds()
    note_skip(t.duel.state, t.you.player, -1, STANDBY_PHASE, 1)
    t.opp.ends_turn()
    assert t.you.graveyard == ["Vampire Lord"] and t.phase == "Main Phase 1"
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Vampire Lord").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Vampire Lord"]


def test_sacred_phoenix_returns_after_any_effect_and_destroys_spells_and_traps() -> None:
    """card: Sacred Phoenix of Nephthys ①②"""
    t = your_turn("monsters: Sacred Phoenix of Nephthys   hand: Dark Hole   set: Fissure", "spells: Gravity Bind")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Sacred Phoenix of Nephthys").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sacred Phoenix of Nephthys"] and t.opp.spells == [] and t.you.set_cards == []


def test_sacred_phoenix_destroys_nothing_when_another_effect_brings_it() -> None:
    """card: Sacred Phoenix of Nephthys ②"""
    t = your_turn("hand: Monster Reborn   graveyard: Sacred Phoenix of Nephthys", "spells: Gravity Bind")
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sacred Phoenix of Nephthys"] and t.opp.spells == ["Gravity Bind"]


# --------------------------------------------------------------------------------------------- in the End Phase


def test_fox_fire_returns_in_the_end_phase_of_the_turn_in_which_it_fell() -> None:
    """card: Fox Fire"""
    t = their_battle("monsters: Fox Fire", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Fox Fire")
    assert t.you.graveyard == ["Fox Fire"]
    t.opp.does("end phase")
    t.you.activates("Fox Fire").nobody_responds()
    t.you.takes_position("defense")
    assert t.you.monsters == ["Fox Fire"]


def test_fox_fire_does_not_return_when_it_was_attacked_face_down() -> None:
    """card: Fox Fire"""
    t = their_battle("monsters: Fox Fire (set)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Fox Fire")
    t.opp.ends_turn()
    assert t.you.graveyard == ["Fox Fire"]


def test_fox_fire_is_no_tribute_for_a_tribute_summon() -> None:
    """card: Fox Fire"""
    t = your_turn("monsters: Fox Fire   hand: Summoned Skull")
    t.you.cannot("summon Summoned Skull", because="effect.cannot.forbids-while-it-applies")


def test_dark_necrofear_comes_for_three_fiends() -> None:
    """card: Dark Necrofear"""
    t = your_turn("hand: Dark Necrofear   graveyard: 3 Slate Warrior, Mystical Elf")
    t.you.special_summons("Dark Necrofear")
    assert t.you.monsters == ["Dark Necrofear"] and len(t.you.banished) == 3


@pytest.mark.parametrize("how", ["battle", "effect"])
def test_dark_necrofear_takes_a_monster_in_the_end_phase_when_the_opponent_destroyed_it(how: str) -> None:
    """card: Dark Necrofear ①②"""
    if how == "battle":
        t = their_battle("monsters: Dark Necrofear", "monsters: Blue-Eyes White Dragon")
        t.opp.attacks("Blue-Eyes White Dragon", "Dark Necrofear")
    else:
        t = their_turn("monsters: Dark Necrofear", "hand: Fissure   monsters: Blue-Eyes White Dragon")
        t.opp.activates("Fissure").nobody_responds()
    t.opp.does("end phase")
    t.you.activates("Dark Necrofear").nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == ["Blue-Eyes White Dragon"] and t.you.spells == ["Dark Necrofear"]


def test_dark_necrofear_takes_nothing_when_you_destroyed_it_yourself() -> None:
    """card: Dark Necrofear ①"""
    t = your_turn("monsters: Dark Necrofear   hand: Smashing Ground, Fissure", "monsters: Blue-Eyes White Dragon")
    t.you.activates("Smashing Ground").nobody_responds()
    assert t.opp.monsters == []
    t.you.ends_turn()
    assert t.you.monsters == ["Dark Necrofear"]


def test_dd_scout_plane_comes_in_the_end_phase_of_the_turn_in_which_it_was_banished() -> None:
    """card: D.D. Scout Plane ①"""
    t = your_turn("hand: Soul Release   graveyard: D.D. Scout Plane")
    t.you.activates("Soul Release", targeting="D.D. Scout Plane").nobody_responds()
    t.you.does("end phase")
    t.you.activates("D.D. Scout Plane").nobody_responds()
    assert t.you.monsters == ["D.D. Scout Plane"] and t.you.monster("D.D. Scout Plane").position == "attack"


def test_dd_scout_plane_banished_earlier_stays_away() -> None:
    """card: D.D. Scout Plane ①"""
    t = your_turn("banished: D.D. Scout Plane")
    t.you.ends_turn()
    assert t.you.banished == ["D.D. Scout Plane"]


def scout_plane_that_has_come_back(you: str, opp: str) -> Table:
    """D.D. Scout Plane was banished from the Graveyard and has come back in the End Phase of the same turn."""
    t = your_turn(f"hand: Soul Release   graveyard: D.D. Scout Plane   spells: Macro Cosmos   {you}", opp)
    t.you.activates("Soul Release", targeting="D.D. Scout Plane").nobody_responds()
    t.you.does("end phase")
    t.you.activates("D.D. Scout Plane")
    return t


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
def test_dd_scout_plane_banished_again_in_the_end_phase_comes_back_in_another_turn_only() -> None:
    """card: D.D. Scout Plane ①"""
    t = scout_plane_that_has_come_back("", "set: Torrential Tribute")
    t.opp.activates("Torrential Tribute").nobody_responds()
    assert "D.D. Scout Plane" in t.you.banished and t.you.monsters == [] and t.turn == 4


def test_dd_scout_plane_is_another_card_once_it_was_in_the_hand() -> None:
    """card: D.D. Scout Plane ①"""
    t = scout_plane_that_has_come_back("set: Raigeki Break", "set: Compulsory Evacuation Device")
    t.opp.activates("Compulsory Evacuation Device")
    t.you.activates("Raigeki Break", discarding="D.D. Scout Plane", targeting="Macro Cosmos").nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == ["D.D. Scout Plane"]


# --------------------------------------------------------------------------------------------- attacked face-down


def test_marshmallon_hurts_who_attacks_it_face_down() -> None:
    """card: Marshmallon ①②"""
    t = their_battle("monsters: Marshmallon (set)", "monsters: Summoned Skull, Gemini Elf")
    t.opp.attacks("Summoned Skull", "Marshmallon")
    assert t.you.monsters == ["Marshmallon"] and t.opp.lp == 7000
    t.opp.attacks("Gemini Elf", "Marshmallon")
    assert t.you.monsters == ["Marshmallon"] and t.opp.lp == 7000


@pytest.mark.parametrize("card", ["Blast Sphere", "Adhesive Explosive"])
def test_it_is_equipped_to_what_attacks_it_face_down_and_destroys_that(card: str) -> None:
    """card: Blast Sphere ①②, Adhesive Explosive"""
    t = their_battle(f"monsters: {card} (set)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", card)
    t.you.take_zone()
    assert t.you.spells == [card] and t.you.monsters == [] and t.you.lp == 8000
    t.opp.ends_turn()
    assert t.phase == "Main Phase 1" and t.you.spells == [card]
    t.you.ends_turn()
    t.you.activates(card).nobody_responds()
    assert t.opp.monsters == [] and t.opp.lp == (8000 - 2500 if card == "Blast Sphere" else 8000)
    assert t.you.graveyard == [card]


@pytest.mark.parametrize("card", ["Blast Sphere", "Adhesive Explosive"])
def test_it_falls_like_any_other_when_it_is_attacked_face_up(card: str) -> None:
    """card: Blast Sphere ①, Adhesive Explosive"""
    t = their_battle(f"monsters: {card} (defense)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", card)
    assert t.you.graveyard == [card] and t.opp.monsters == ["Summoned Skull"]
