"""Cards: LV monsters."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
ELIGIBLE = "summon.normal.eligible-monsters"
NEVER = "summon.special-monster.cannot-be-normal-summoned"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your turn."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen")


def your_standby(you: str, opp: str = "") -> Table:
    """Lay out the end of your opponent's turn and go on to your Standby Phase."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    t = table(f"turn 4, Main Phase 2, opp to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen")
    if t.turn == 4:
        t.opp.ends_turn()
    return t


def drawn_by(t: Table, name: str) -> int:
    """Count the cards that the effect of a card drew."""
    log = t.log()
    return log[log.index(f"link 1 {name} resolves") : log.index(f"link 1 {name} resolved")].count("you drew")


# ---------------------------------------------------------------------------------------------- in the Standby Phase

STANDBY = [
    ("Armed Dragon LV3", "Armed Dragon LV5"),
    ("Dark Mimic LV1", "Dark Mimic LV3"),
    ("Silent Swordsman LV3", "Silent Swordsman LV5"),
    ("Ultimate Insect LV1", "Ultimate Insect LV3"),
    ("Ultimate Insect LV3", "Ultimate Insect LV5"),
    ("Ultimate Insect LV5", "Ultimate Insect LV7"),
]


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
@pytest.mark.parametrize(("low", "high"), STANDBY)
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_a_level_gives_way_to_the_next_in_the_standby_phase(low: str, high: str, place: str) -> None:
    """card: Armed Dragon LV3 ①, Dark Mimic LV1, Silent Swordsman LV3 ②, Ultimate Insect LV1, Ultimate Insect LV3"""
    t = your_standby(f"monsters: {low}   " + (f"hand: {high}" if place == "hand" else f"deck: {high}, 2 Sogen"))
    t.you.activates(low)
    t.you.takes_position("attack")
    assert t.phase == "Standby Phase" or t.turn == 5
    assert t.you.monsters == [high] and low in t.you.graveyard


def test_a_level_gives_way_also_on_a_full_field() -> None:
    """card: Armed Dragon LV3 ①"""
    t = your_standby("monsters: Armed Dragon LV3, 4 Kuriboh   deck: Armed Dragon LV5, Sogen")
    t.you.activates("Armed Dragon LV3")
    t.you.takes_position("attack")
    assert "Armed Dragon LV5" in t.you.monsters and len(t.you.monsters) == 5


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
@pytest.mark.parametrize("low", ["Silent Swordsman LV3", "Ultimate Insect LV1"])
def test_a_level_that_has_come_this_turn_stays(low: str) -> None:
    """card: Silent Swordsman LV3 ②, Ultimate Insect LV1"""
    high = low.replace("LV3", "LV5") if "Silent" in low else low.replace("LV1", "LV3")
    t = your_standby(f"set: Call of the Haunted   graveyard: {low}   deck: {high}, 2 Sogen")
    t.you.activates("Call of the Haunted")
    assert t.you.monsters == [low] and t.turn == 5
    assert f"you activated {low}" not in t.log() and t.phase == "Main Phase 1"


# -------------------------------------------------------------------------------------------------- in the End Phase

END_PHASE = [
    ("Horus the Black Flame Dragon LV4", "Horus the Black Flame Dragon LV6"),
    ("Horus the Black Flame Dragon LV6", "Horus the Black Flame Dragon LV8"),
    ("Armed Dragon LV5", "Armed Dragon LV7"),
    ("Mystic Swordsman LV4", "Mystic Swordsman LV6"),
]


@pytest.mark.parametrize(("low", "high"), END_PHASE)
def test_a_level_gives_way_in_the_end_phase_of_a_turn_in_which_it_destroyed_a_monster(low: str, high: str) -> None:
    """card: Horus the Black Flame Dragon LV4, Horus the Black Flame Dragon LV6

    card: Armed Dragon LV5 ②, Mystic Swordsman LV4
    """
    t = your_turn(f"monsters: {low}   deck: {high}, 2 Sogen", "monsters: Kuriboh", "Battle Step")
    t.you.attacks(low, "Kuriboh")
    while not t.you.can_activate(low):
        t.you.goes_to("End Phase")
    t.you.activates(low)
    t.you.takes_position("attack")
    assert t.you.monsters == [high] and t.you.graveyard == [low]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize(("low", "high"), END_PHASE)
def test_a_level_that_destroyed_nothing_stays(low: str, high: str) -> None:
    """card: Horus the Black Flame Dragon LV4, Horus the Black Flame Dragon LV6

    card: Armed Dragon LV5 ②, Mystic Swordsman LV4
    """
    t = your_turn(f"monsters: {low}   deck: {high}, 2 Sogen")
    t.you.ends_turn()
    assert t.you.monsters == [low]


# ------------------------------------------------------------------------------------------------ how they are summoned

HIGH = [
    "Armed Dragon LV7",
    "Horus the Black Flame Dragon LV8",
    "Silent Magician LV8",
    "Silent Swordsman LV7",
    "Winged Kuriboh LV10",
]


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=2)
@pytest.mark.parametrize("high", HIGH)
def test_a_level_that_only_one_card_summons_cannot_be_revived(high: str) -> None:
    """card: Armed Dragon LV7, Horus the Black Flame Dragon LV8, Silent Magician LV8

    card: Silent Swordsman LV7, Winged Kuriboh LV10
    """
    t = your_turn(f"hand: Monster Reborn, {high}   graveyard: {high}   monsters: 2 Kuriboh")
    t.you.cannot("activate Monster Reborn", NO_TARGET)
    t.you.cannot(f"summon {high}", NEVER)


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_a_level_that_its_card_has_summoned_cannot_be_revived_either() -> None:
    """card: Armed Dragon LV7"""
    t = your_turn(
        "monsters: Armed Dragon LV5   hand: Monster Reborn, Dark Hole   deck: Armed Dragon LV7, 2 Sogen",
        "monsters: Kuriboh",
        "Battle Step",
    )
    t.you.attacks("Armed Dragon LV5", "Kuriboh")
    while not t.you.can_activate("Armed Dragon LV5"):
        t.you.goes_to("End Phase")
    t.you.activates("Armed Dragon LV5")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Armed Dragon LV7"]
    t.opp.ends_turn()
    t.you.activates("Dark Hole")
    assert "Armed Dragon LV7" in t.you.graveyard
    t.you.activates("Monster Reborn")
    assert t.you.is_asked("target").offers == ["Armed Dragon LV5", "Kuriboh"]


def test_mystic_swordsman_lv4_is_set_and_not_summoned() -> None:
    """card: Mystic Swordsman LV4"""
    t = your_turn("hand: Mystic Swordsman LV4")
    t.you.cannot("summon Mystic Swordsman LV4", ELIGIBLE)
    t.you.sets("Mystic Swordsman LV4")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons("Mystic Swordsman LV4")


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=0)
def test_mystic_swordsman_lv4_destroys_a_face_down_monster_without_damage_calculation() -> None:
    """card: Mystic Swordsman LV4"""
    t = your_turn("monsters: Mystic Swordsman LV4", "monsters: Millennium Shield (set)", "Battle Step")
    t.you.attacks("Mystic Swordsman LV4", "Millennium Shield")
    assert t.opp.monsters == [] and t.you.lp == 8000


# ---------------------------------------------------------------------------------------------------------- each alone


def test_armed_dragon_lv5_destroys_a_monster_no_stronger_than_the_one_sent() -> None:
    """card: Armed Dragon LV5 ①"""
    t = your_turn("monsters: Armed Dragon LV5   hand: Mystical Elf, Kuriboh", "monsters: Gemini Elf, Sangan, Kuriboh")
    t.you.activates("Armed Dragon LV5")
    assert t.you.is_asked("cost").offers == ["Mystical Elf", "Kuriboh"]
    t.you.chooses("Kuriboh")
    assert t.opp.monsters == ["Gemini Elf", "Sangan"] and t.you.graveyard == ["Kuriboh"]


def test_armed_dragon_lv5_does_not_destroy_a_monster_that_has_changed_sides() -> None:
    """card: Armed Dragon LV5 ①"""
    t = your_turn("monsters: Armed Dragon LV5, Kuriboh   hand: Gemini Elf, Enemy Controller", "monsters: Sangan")
    t.you.activates("Armed Dragon LV5", targeting="Sangan")
    t.you.activates("Enemy Controller", effect=2, tributing="Kuriboh", targeting="Sangan")
    t.you.settle_zone(None)
    assert sorted(t.you.monsters) == ["Armed Dragon LV5", "Sangan"] and t.opp.graveyard == []


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_armed_dragon_lv5_needs_a_monster_in_the_hand_that_is_strong_enough() -> None:
    """card: Armed Dragon LV5 ①"""
    t = your_turn("monsters: Armed Dragon LV5   hand: Kuriboh", "monsters: Gemini Elf")
    assert not t.you.can_activate("Armed Dragon LV5")


def test_armed_dragon_lv7_destroys_all_monsters_no_stronger_than_the_one_sent() -> None:
    """card: Armed Dragon LV7 ①"""
    t = your_turn(
        "monsters: Armed Dragon LV7   hand: Sangan", "monsters: Gemini Elf, Mystical Elf, Kuriboh, Sangan (set)"
    )
    t.you.activates("Armed Dragon LV7")
    assert t.opp.monsters == ["Gemini Elf", "Sangan"]


def test_horus_lv4_keeps_its_controller() -> None:
    """card: Horus the Black Flame Dragon LV4"""
    t = your_turn("hand: Change of Heart", "monsters: Horus the Black Flame Dragon LV4")
    assert not t.you.can_activate("Change of Heart")


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
@pytest.mark.parametrize("name", ["Horus the Black Flame Dragon LV6", "Ultimate Insect LV1"])
def test_a_level_that_spells_do_not_affect_stays_when_dark_hole_resolves(name: str) -> None:
    """card: Horus the Black Flame Dragon LV6, Ultimate Insect LV1"""
    t = your_turn("hand: Dark Hole   monsters: Kuriboh", f"monsters: {name}")
    t.you.activates("Dark Hole")
    assert t.opp.monsters == [name] and t.you.monsters == []


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_horus_lv8_negates_a_spell_and_destroys_it() -> None:
    """card: Horus the Black Flame Dragon LV8"""
    t = your_turn("hand: Pot of Greed", "monsters: Horus the Black Flame Dragon LV8")
    t.you.activates("Pot of Greed")
    t.opp.activates("Horus the Black Flame Dragon LV8")
    assert t.you.hand == [] and t.you.graveyard == ["Pot of Greed"]


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=0)
def test_horus_lv8_negates_nothing_once_it_has_left_the_field() -> None:
    """card: Horus the Black Flame Dragon LV8"""
    name = "Horus the Black Flame Dragon LV8"
    t = your_turn("hand: Pot of Greed   set: Compulsory Evacuation Device", f"monsters: {name}")
    t.you.activates("Pot of Greed")
    t.opp.activates(name)
    t.you.activates("Compulsory Evacuation Device", targeting=name)
    t.nobody_responds()
    assert t.opp.hand == [name] and t.you.hand == ["Sogen", "Sogen"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_horus_lv8_may_let_a_spell_pass() -> None:
    """card: Horus the Black Flame Dragon LV8"""
    t = your_turn("hand: Pot of Greed", "monsters: Horus the Black Flame Dragon LV8")
    t.you.activates("Pot of Greed")
    t.opp.passes()
    assert t.you.hand == ["Sogen", "Sogen"]


def test_dark_mimic_lv1_draws_when_it_is_flipped() -> None:
    """card: Dark Mimic LV1"""
    t = your_turn("monsters: Dark Mimic LV1 (set)")
    t.you.flip_summons("Dark Mimic LV1")
    assert t.you.hand == ["Sogen"]


def test_dark_mimic_lv3_draws_one_card_when_battle_destroys_it() -> None:
    """card: Dark Mimic LV3"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Dark Mimic LV3   deck: 3 Sogen
        opp 8000   monsters: Gemini Elf
        """
    )
    t.opp.attacks("Gemini Elf", "Dark Mimic LV3")
    assert drawn_by(t, "Dark Mimic LV3") == 1


def test_dark_mimic_lv3_draws_two_cards_if_lv1_has_summoned_it() -> None:
    """card: Dark Mimic LV3"""
    t = your_standby("monsters: Dark Mimic LV1   deck: Dark Mimic LV3, 5 Sogen", "monsters: Gemini Elf")
    t.you.activates("Dark Mimic LV1")
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Dark Mimic LV3", "Gemini Elf")
    assert drawn_by(t, "Dark Mimic LV3") == 2


def test_dark_mimic_lv3_keeps_in_mind_over_the_turns_who_summoned_it() -> None:
    """card: Dark Mimic LV3"""
    t = your_standby("monsters: Dark Mimic LV1   deck: Dark Mimic LV3, 5 Sogen", "monsters: Gemini Elf")
    t.you.activates("Dark Mimic LV1")
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Gemini Elf", "Dark Mimic LV3")
    assert drawn_by(t, "Dark Mimic LV3") == 2


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_silent_swordsman_lv3_negates_an_opponents_spell_that_targets_it() -> None:
    """card: Silent Swordsman LV3 ①"""
    t = your_turn("hand: Change of Heart, Book of Moon", "monsters: Silent Swordsman LV3")
    t.you.activates("Change of Heart", targeting="Silent Swordsman LV3")
    t.nobody_responds()
    assert t.opp.monsters == ["Silent Swordsman LV3"]


def test_silent_swordsman_lv3_does_not_negate_what_does_not_target_it() -> None:
    """card: Silent Swordsman LV3 ①"""
    t = your_turn("hand: Dark Hole", "monsters: Silent Swordsman LV3")
    t.you.activates("Dark Hole")
    assert t.opp.monsters == []


def test_silent_magician_lv8_is_not_affected_by_the_opponents_spells() -> None:
    """card: Silent Magician LV8 ①"""
    t = your_turn("hand: Dark Hole", "monsters: Silent Magician LV8")
    t.you.activates("Dark Hole")
    assert t.opp.monsters == ["Silent Magician LV8"]
    t = your_turn("hand: Dark Hole   monsters: Silent Magician LV8")
    t.you.activates("Dark Hole")
    assert t.you.monsters == []


INSECTS = [("Ultimate Insect LV1", 3, 300), ("Ultimate Insect LV3", 5, 500), ("Ultimate Insect LV5", 7, 700)]


@pytest.mark.parametrize(("low", "level", "loss"), INSECTS)
def test_an_ultimate_insect_weakens_the_opponents_monsters_if_the_one_before_has_summoned_it(
    low: str, level: int, loss: int
) -> None:
    """card: Ultimate Insect LV3, Ultimate Insect LV5, Ultimate Insect LV7"""
    high = f"Ultimate Insect LV{level}"
    t = your_standby(f"monsters: {low}   deck: {high}, 5 Sogen", "monsters: Gemini Elf")
    t.you.activates(low)
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900 - loss
    assert t.opp.def_of("Gemini Elf") == (900 - loss if level == 7 else 900)
    t = your_turn(f"monsters: {high}", "monsters: Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 1900


# ---------------------------------------------------------------------------------------------------- Winged Kuriboh


def test_transcendent_wings_summons_winged_kuriboh_lv10() -> None:
    """card: Transcendent Wings"""
    t = your_turn("hand: Transcendent Wings, Sogen, Umi   monsters: Winged Kuriboh   deck: Winged Kuriboh LV10, Sogen")
    t.you.activates("Transcendent Wings")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Winged Kuriboh LV10"] and t.you.hand == []


def test_transcendent_wings_takes_a_face_down_winged_kuriboh_too() -> None:
    """card: Transcendent Wings"""
    t = your_turn(
        "hand: Transcendent Wings, Sogen, Umi   monsters: Winged Kuriboh (set), Kuriboh (set)"
        "   deck: Winged Kuriboh LV10, Sogen"
    )
    t.you.activates("Transcendent Wings")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Kuriboh", "Winged Kuriboh LV10"]
    assert "Winged Kuriboh" in t.you.graveyard


def test_transcendent_wings_needs_two_other_cards_in_the_hand() -> None:
    """card: Transcendent Wings"""
    t = your_turn("hand: Transcendent Wings, Sogen   monsters: Winged Kuriboh   deck: Winged Kuriboh LV10, Sogen")
    t.you.cannot("activate Transcendent Wings", "cost.unpayable.cannot-activate")


def test_winged_kuriboh_lv10_destroys_the_attackers_and_inflicts_their_points() -> None:
    """card: Winged Kuriboh LV10"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Winged Kuriboh LV10
        opp 8000   monsters: Gemini Elf, Sangan, Mystical Elf (defense)
        """
    )
    t.opp.attacks("Gemini Elf", "Winged Kuriboh LV10")
    t.you.activates("Winged Kuriboh LV10")
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.lp == 8000 - 1900 - 1000


def test_winged_kuriboh_lv10_waits_for_the_opponents_battle_phase() -> None:
    """card: Winged Kuriboh LV10"""
    t = your_turn("monsters: Winged Kuriboh LV10", "monsters: Gemini Elf")
    assert not t.you.can_activate("Winged Kuriboh LV10")


def test_the_graveyard_in_the_fourth_dimension_returns_two_lv_monsters() -> None:
    """card: The Graveyard in the Fourth Dimension"""
    t = your_turn(
        "hand: The Graveyard in the Fourth Dimension"
        "   graveyard: Armed Dragon LV7, Kuriboh, Armed Dragon LV5   deck: Sogen"
    )
    t.you.activates("The Graveyard in the Fourth Dimension")
    assert sorted(t.you.deck) == ["Armed Dragon LV5", "Armed Dragon LV7", "Sogen"]
