"""Cases that look alike and are not: one and two, this card and another one beside it, the first and the second."""

import pytest

from turns import resolve, your_turn

ALONE = "negate.effect-only.still-resolves-without-effect"
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
