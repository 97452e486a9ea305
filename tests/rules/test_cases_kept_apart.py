"""Cases that look alike and are not: one and two, this card and another one beside it, the first and the second."""

import pytest

from turns import resolve, your_turn

ALONE = "negate.effect-only.still-resolves-without-effect"
SIRIUS = "Celestial Wolf Lord, Blue Sirius"
TRIBUTES = "summon.tribute.level-7-plus-two"


# ------------------------------------------------------------------------------------------------- one, and with others


@pytest.mark.rule(ALONE, scenario=0)
def test_cyber_phoenix_negates_what_targets_one_machine_and_nothing_else() -> None:
    t = your_turn("hand: Kuriboh   set: Raigeki Break", "monsters: Cyber Phoenix, Battle Ox")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Cyber Phoenix").nobody_responds()
    assert t.opp.monsters == ["Cyber Phoenix", "Battle Ox"] and "Raigeki Break" in t.you.graveyard


@pytest.mark.rule(ALONE, scenario=0)
def test_cyber_phoenix_leaves_alone_what_targets_another_card_as_well() -> None:
    t = your_turn("monsters: Harpie Lady   set: Icarus Attack", "monsters: Cyber Phoenix, Battle Ox, Mystical Elf")
    t.you.activates("Icarus Attack")
    t.you.targets("Cyber Phoenix", "Battle Ox").nobody_responds()
    assert t.opp.monsters == ["Mystical Elf"] and t.you.graveyard == ["Harpie Lady", "Icarus Attack"]


@pytest.mark.rule("negate.activation.must-chain-directly", scenario=0)
def test_crimson_fox_answers_what_targets_a_lunalight_monster_among_others() -> None:
    theirs = "monsters: Lunalight Crimson Fox, Battle Ox, Mystical Elf   graveyard: Lunalight Crimson Fox"
    t = your_turn("monsters: Harpie Lady   set: Icarus Attack", theirs)
    t.you.activates("Icarus Attack")
    t.you.targets("Lunalight Crimson Fox", "Battle Ox")
    t.opp.activates("Lunalight Crimson Fox", effect=2).nobody_responds()
    assert len(t.opp.monsters) == 3 and t.opp.lp == t.you.lp == 9000


# ------------------------------------------------------------------------------------------------------------- Tributes


@pytest.mark.rule(TRIBUTES, scenario=0)
def test_only_kaiser_sea_horse_itself_counts_as_two_tributes() -> None:
    t = your_turn("hand: Blue-Eyes White Dragon   monsters: Kaiser Sea Horse, Battle Ox, Mystical Elf")
    t.you.does("summon Blue-Eyes White Dragon")
    t.you.cannot("tribute Battle Ox", because="ask.joint-condition")
    t.you.can("tribute Kaiser Sea Horse")


# ----------------------------------------------------------------------------------------------------- Special Summoned


@pytest.mark.rule("summon.flip.not-turn-special-summoned-facedown", scenario=0)
def test_each_special_summon_of_a_turn_is_told_from_the_others() -> None:
    """Kuriboh is back on the field before Magician of Faith comes face-down, and has moved more often."""
    t = your_turn(
        "hand: Kuriboh, Monster Reborn, Umi   set: Raigeki Break   monsters: Apprentice Magician"
        "   deck: Magician of Faith",
        "monsters: Summoned Skull, Battle Ox",
    )
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Battle Ox").nobody_responds()
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Apprentice Magician", "Summoned Skull")
    t.nobody_responds()
    t.you.triggers("Apprentice Magician")
    resolve(t)
    t.you.goes_to("Main Phase 2")
    t.you.cannot("flip summon Magician of Faith", because="summon.flip.not-turn-special-summoned-facedown")


# --------------------------------------------------------------------------------------------------- materials, targets


@pytest.mark.rule("summon.fusion.materials-hand-and-field-mixed", scenario=0)
def test_a_spell_cannot_use_a_monster_on_the_field_that_spells_do_not_affect() -> None:
    """Horus LV6 could be one of the five Dragons in the hand, and not on the field."""
    dragons = "hand: Polymerization, 4 Blue-Eyes White Dragon"
    t = your_turn(f"{dragons}   monsters: Horus the Black Flame Dragon LV6   extra: Five-Headed Dragon")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn(f"{dragons}, Horus the Black Flame Dragon LV6   extra: Five-Headed Dragon")
    t.you.can("activate Polymerization")


# ---------------------------------------------------------------------------------------- what lasts, and what is spent


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
@pytest.mark.parametrize("left", ["", "turned", "gone"])
def test_what_was_applied_for_good_is_forgotten_once_none_of_its_monsters_is_as_it_was(left: str) -> None:
    """What Blue Sirius has taken from Battle Ox lasts beyond the turn as long as Battle Ox lies there face-up."""
    mine = f"hand: Kuriboh, Book of Moon, Fissure   set: Raigeki Break   monsters: {SIRIUS}"
    t = your_turn(mine, "monsters: Battle Ox, Mystical Elf")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting=SIRIUS).nobody_responds()
    t.you.targets("Battle Ox").nobody_responds()
    if left == "turned":
        t.you.activates("Book of Moon", targeting="Battle Ox").nobody_responds()
    if left == "gone":
        t.you.activates("Fissure").nobody_responds()
    assert len(t.duel.state.lingering) == 1
    t.you.ends_turn()
    assert len(t.duel.state.lingering) == (0 if left else 1)
    assert left or t.opp.atk_of("Battle Ox") == 0


@pytest.mark.rule("effect.activation.order-of-steps", scenario=0)
def test_what_the_cost_takes_cannot_be_a_target_as_well() -> None:
    """Icarus Attack targets two cards: Harpie Lady, which is Tributed for it, is none of them."""
    t = your_turn("monsters: Harpie Lady   set: Icarus Attack", "monsters: Battle Ox")
    t.you.cannot("activate Icarus Attack", because="target.timing.chosen-at-activation")
    t = your_turn("monsters: Harpie Lady   set: Icarus Attack", "monsters: Battle Ox, Mystical Elf")
    t.you.activates("Icarus Attack").nobody_responds()
    assert t.opp.monsters == []
    t = your_turn("monsters: 2 Harpie Lady   set: Icarus Attack", "monsters: Battle Ox")
    t.you.can("activate Icarus Attack")


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_relinquished_cannot_equip_itself_with_what_monsters_do_not_affect() -> None:
    """Tatsunoko can be targeted, and stays; Battle Ox does not."""
    t = your_turn("monsters: Relinquished", "monsters: Tatsunoko, Battle Ox")
    t.you.activates("Relinquished", targeting="Tatsunoko")
    resolve(t)
    assert t.opp.monsters == ["Tatsunoko", "Battle Ox"] and t.you.spells == []
    t = your_turn("monsters: Relinquished", "monsters: Tatsunoko, Battle Ox")
    t.you.activates("Relinquished", targeting="Battle Ox")
    resolve(t)
    assert t.opp.monsters == ["Tatsunoko"] and t.you.spells == ["Battle Ox"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("place", ["hand", "graveyard"])
def test_an_effect_is_used_where_its_text_has_it_used(place: str) -> None:
    t = your_turn(f"monsters: Battle Ox   {place}: Cannon Soldier")
    t.you.cannot("activate Cannon Soldier", because="effect.condition.all-must-be-met")
