"""Cards: Guardians with their weapons, what Exodia's pieces call, and the Harpies' mirror."""

import pytest

from table import Table, table

ELIGIBLE = "summon.normal.eligible-monsters"
IMPOSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
PIECES = (
    "Exodia the Forbidden One, Right Arm of the Forbidden One, Left Arm of the Forbidden One, "
    "Right Leg of the Forbidden One, Left Leg of the Forbidden One"
)
WEAPONS = [
    ("Guardian Elma", "Butterfly Dagger - Elma"),
    ("Guardian Kay'est", "Rod of Silence - Kay'est"),
    ("Guardian Baou", "Wicked-Breaking Flamberge - Baou"),
]


def your_turn(you: str, opp: str = "", step: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {step}, you to act\nyou 8000   {you}   deck: 5 Kuriboh\nopp 8000   {opp}   deck: 5 Kuriboh")


@pytest.mark.parametrize(("guardian", "weapon"), WEAPONS)
def test_a_guardian_is_summoned_only_beside_its_weapon(guardian: str, weapon: str) -> None:
    """card: Guardian Elma, Guardian Kay'est, Guardian Baou"""
    position = f"hand: {guardian}, Monster Reborn   graveyard: {guardian}   monsters: {guardian} (set)"
    t = your_turn(position)
    t.you.cannot(f"summon {guardian}", because=ELIGIBLE)
    t.you.cannot(f"flip summon {guardian}", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.can(f"set {guardian}")
    armed = f"spells: {weapon} (on Gemini Elf)"
    t = your_turn(f"{position}   {armed}", f"monsters: Gemini Elf   {armed}")
    t.you.can(f"summon {guardian}")
    t.you.can(f"flip summon {guardian}")
    t.you.can("activate Monster Reborn")


def test_guardian_elma_takes_an_equip_spell_from_the_graveyard() -> None:
    """card: Guardian Elma"""
    t = your_turn(
        "hand: Guardian Elma   spells: Butterfly Dagger - Elma (on Gemini Elf)   graveyard: Axe of Despair, Umi   "
        "monsters: Gemini Elf"
    )
    t.you.summons("Guardian Elma")
    t.you.triggers("Guardian Elma")
    t.you.take_zone(None)
    assert "Axe of Despair" in t.you.spells and t.you.atk_of("Guardian Elma") == 2300


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_guardian_elma_targets_only_equip_spells_that_fit_her() -> None:
    """card: Guardian Elma"""
    butterfly = "spells: Butterfly Dagger - Elma (on Gemini Elf)   monsters: Gemini Elf"
    unfit = "Cyber Shield, Horn of the Unicorn, Rod of Silence - Kay'est, Wicked-Breaking Flamberge - Baou"
    t = your_turn(f"hand: Guardian Elma   graveyard: Dark Energy, {unfit}   {butterfly}")
    t.you.summons("Guardian Elma")
    t.you.triggers("Guardian Elma")
    assert len(t.you.is_asked("target").offers) == 3 and "Cyber Shield" not in t.you.is_asked("target").offers
    t = your_turn(f"hand: Guardian Elma   graveyard: Cyber Shield, Dark Energy   {butterfly}")
    t.you.summons("Guardian Elma")
    assert t.you.is_asked("open state")


def test_guardian_kayest_is_out_of_reach_of_spells_and_attacks() -> None:
    """card: Guardian Kay'est"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Guardian Kay'est, Battle Ox
        opp 8000   hand: Dark Hole   monsters: Blue-Eyes White Dragon
    """)
    t.opp.goes_to("Battle Phase")
    forbidden = "effect.cannot.forbids-while-it-applies"
    t.opp.cannot("attack Guardian Kay'est with Blue-Eyes White Dragon", because=forbidden)
    t.opp.attacks("Blue-Eyes White Dragon", "Battle Ox")
    t.opp.activates("Dark Hole")
    assert t.you.monsters == ["Guardian Kay'est"] and t.opp.monsters == []


def test_guardian_kayest_alone_is_passed_over_by_a_direct_attack() -> None:
    """card: Guardian Kay'est"""
    position = "turn 3, Battle Step, you to act\nyou 8000   monsters: Gemini Elf\nopp 8000   monsters: "
    t = table(position + "2 Guardian Kay'est")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 1900
    for beside in ("Mystical Elf (defense)", "Mystical Elf (set)"):
        t = table(position + f"Guardian Kay'est, {beside}")
        t.you.cannot("Gemini Elf attacks directly", because="battle.attack.must-choose-monster-if-any")
    t = table(position + "Guardian Kay'est (set)")
    t.you.cannot("Gemini Elf attacks directly", because="battle.attack.must-choose-monster-if-any")


def test_guardian_grarl_comes_as_the_only_card_of_the_hand_beside_its_axe() -> None:
    """card: Guardian Grarl"""
    unmet = "summon.special.cyber-dragon-style-inherent"
    t = your_turn("hand: Guardian Grarl   spells: Gravity Axe - Grarl (on Gemini Elf)   monsters: Gemini Elf")
    t.you.special_summons("Guardian Grarl")
    assert t.you.monsters == ["Gemini Elf", "Guardian Grarl"]
    t = your_turn("hand: Guardian Grarl, Umi   spells: Gravity Axe - Grarl (on Kuriboh)", "monsters: Kuriboh")
    t.you.cannot("special summon Guardian Grarl", because=unmet)
    your_turn("hand: Guardian Grarl").you.cannot("special summon Guardian Grarl", because=unmet)
    t = your_turn("hand: Guardian Grarl   monsters: Gemini Elf")
    t.you.cannot("summon Guardian Grarl", because=ELIGIBLE)


def test_guardian_baou_grows_with_every_monster_it_destroys_and_silences_it() -> None:
    """card: Guardian Baou"""
    t = your_turn("monsters: Guardian Baou   hand: Umi", "monsters: Sangan (defense)", "Battle Step")
    t.you.attacks("Guardian Baou", "Sangan")
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == []
    assert t.you.atk_of("Guardian Baou") == 1800


def test_the_flamberge_costs_a_card_and_silences_what_its_monster_destroys() -> None:
    """card: Wicked-Breaking Flamberge - Baou"""
    t = your_turn("hand: Wicked-Breaking Flamberge - Baou, Umi, Sogen   monsters: Gemini Elf", "monsters: Sangan")
    t.you.activates("Wicked-Breaking Flamberge - Baou", paying="Umi", targeting="Gemini Elf")
    assert t.you.graveyard == ["Umi"] and t.you.atk_of("Gemini Elf") == 2400
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Sangan")
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == []


# -------------------------------------------------------------------------------------------- what Exodia's pieces call


def test_contract_with_exodia_calls_necross_if_all_five_pieces_are_in_the_graveyard() -> None:
    """card: Contract with Exodia ①, Exodia Necross"""
    t = your_turn(f"hand: Contract with Exodia, Exodia Necross, Monster Reborn   graveyard: {PIECES}")
    t.you.activates("Contract with Exodia")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Exodia Necross"]
    four = PIECES.rpartition(", ")[0]
    t = your_turn(f"hand: Contract with Exodia, Exodia Necross   graveyard: {four}")
    t.you.cannot("activate Contract with Exodia", because="effect.condition.all-must-be-met")
    t = your_turn("hand: Monster Reborn, Exodia Necross   graveyard: Exodia Necross")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.cannot("summon Exodia Necross", because="summon.special-monster.cannot-be-normal-summoned")


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_necross_falls_by_no_battle_and_by_no_spell_or_trap() -> None:
    """card: Exodia Necross ①"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Exodia Necross   graveyard: {PIECES}
        opp 8000   hand: Dark Hole   monsters: Blue-Eyes White Dragon
    """)
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Blue-Eyes White Dragon", "Exodia Necross")
    assert t.you.monsters == ["Exodia Necross"] and t.you.lp == 8000 - 1200
    t.opp.activates("Dark Hole")
    assert t.you.monsters == ["Exodia Necross"] and t.opp.monsters == []


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_necross_grows_in_each_of_its_standby_phases() -> None:
    """card: Exodia Necross ②"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Exodia Necross   graveyard: {PIECES}   deck: Umi
        opp 8000
    """)
    t.opp.ends_turn()
    t.you.triggers("Exodia Necross")
    assert t.you.atk_of("Exodia Necross") == 2300


def test_necross_falls_when_a_piece_leaves_the_graveyard() -> None:
    """card: Exodia Necross ③"""
    t = your_turn(f"monsters: Exodia Necross   graveyard: {PIECES}   hand: Soul Release")
    t.you.activates("Soul Release", targeting="Left Leg of the Forbidden One")
    assert t.you.monsters == [] and "Exodia Necross" in t.you.graveyard


def test_the_incarnate_comes_for_a_forbidden_one_and_counts_them() -> None:
    """card: The Legendary Exodia Incarnate, The Legendary Exodia Incarnate ①②"""
    t = your_turn(
        "hand: The Legendary Exodia Incarnate, Dark Hole   monsters: Left Arm of the Forbidden One"
        "   graveyard: Right Arm of the Forbidden One"
    )
    t.you.special_summons("The Legendary Exodia Incarnate")
    assert t.you.atk_of("The Legendary Exodia Incarnate") == 2000
    t.you.activates("Dark Hole")
    assert t.you.monsters == ["The Legendary Exodia Incarnate"]
    t = your_turn("hand: The Legendary Exodia Incarnate   monsters: Gemini Elf")
    unmet = "summon.special-monster.by-fulfilling-condition"
    t.you.cannot("special summon The Legendary Exodia Incarnate", because=unmet)


def test_the_incarnate_brings_a_forbidden_one_back_in_each_end_phase() -> None:
    """card: The Legendary Exodia Incarnate ③"""
    t = your_turn("monsters: The Legendary Exodia Incarnate   graveyard: Left Arm of the Forbidden One")
    t.you.goes_to("End Phase")
    t.you.triggers("The Legendary Exodia Incarnate")
    assert t.you.hand == ["Left Arm of the Forbidden One"]


def test_the_incarnate_draws_for_shown_pieces_when_it_falls_in_battle() -> None:
    """card: The Legendary Exodia Incarnate ④"""
    arms = "hand: Left Arm of the Forbidden One, Right Arm of the Forbidden One"
    t = your_turn(f"{arms}   monsters: The Legendary Exodia Incarnate", "monsters: Gemini Elf", "Battle Step")
    t.you.attacks("The Legendary Exodia Incarnate", "Gemini Elf")
    t.you.triggers("The Legendary Exodia Incarnate")
    t.you.chooses("Left Arm of the Forbidden One", "Right Arm of the Forbidden One")
    assert len(t.you.hand) == 4


# ------------------------------------------------------------------------------------------------------ Harpies' mirror


def test_elegant_egotist_calls_harpies_beside_a_harpie_lady() -> None:
    """card: Elegant Egotist ①, Harpie Lady Sisters"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Elegant Egotist, Elegant Egotist, Monster Reborn, Dark Hole
                   deck: Harpie Lady Sisters, Harpie Lady 1, Harpie Girl
        opp 8000   monsters: Cyber Harpie Lady
    """)
    t.you.activates("Elegant Egotist")
    assert sorted(t.you.is_asked("search").offers) == ["Harpie Lady 1", "Harpie Lady Sisters"]
    t.you.chooses("Harpie Lady Sisters")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Harpie Lady Sisters"]
    # Once she was summoned so she may be revived.
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting="Harpie Lady Sisters")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Harpie Lady Sisters"]


def test_the_sisters_come_in_no_other_way_first() -> None:
    """card: Harpie Lady Sisters"""
    t = your_turn("hand: Monster Reborn, Harpie Lady Sisters   graveyard: Harpie Lady Sisters   monsters: Gemini Elf")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.cannot("summon Harpie Lady Sisters", because="summon.special-monster.cannot-be-normal-summoned")


def test_elegant_egotist_needs_a_harpie_lady_on_the_field() -> None:
    """card: Elegant Egotist ①"""
    t = your_turn("hand: Elegant Egotist, Harpie Lady   monsters: Harpie Girl")
    t.you.cannot("activate Elegant Egotist", because="effect.condition.all-must-be-met")


def test_guardian_ceal_gives_an_equip_card_for_a_monster() -> None:
    """card: Guardian Ceal"""
    bow = "Shooting Star Bow - Ceal"
    t = your_turn("hand: Guardian Ceal")
    t.you.cannot("summon Guardian Ceal", because=ELIGIBLE)
    t = your_turn(
        f"hand: {bow}   monsters: Guardian Ceal, Gemini Elf   spells: Messenger of Peace", "monsters: Battle Ox, Sangan"
    )
    t.you.cannot("activate Guardian Ceal", because="cost.unpayable.cannot-activate")
    t.you.activates(bow, targeting="Guardian Ceal")
    t.you.activates("Guardian Ceal", targeting="Battle Ox")
    assert t.you.graveyard == [bow] and t.opp.graveyard == ["Battle Ox"] and t.opp.monsters == ["Sangan"]


TRYCE, SWORDS = "Guardian Tryce", "Twin Swords of Flashing Light - Tryce"


def test_guardian_tryce_brings_back_what_was_tributed_for_it() -> None:
    """card: Guardian Tryce"""
    t = your_turn(
        f"hand: {TRYCE}, Raigeki, Umi   monsters: Battle Ox, Kuriboh   spells: {SWORDS} (on Kuriboh)   "
        "graveyard: Sangan",
        "hand: Raigeki, Umi",
    )
    t.you.summons(TRYCE, tributing=["Battle Ox"])
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    t.you.takes_position("defense")
    assert t.you.monsters == ["Battle Ox"] and set(t.you.graveyard) >= {TRYCE, "Sangan", "Kuriboh"}


def test_guardian_tryce_brings_back_nothing_that_has_moved_since() -> None:
    """card: Guardian Tryce"""
    t = your_turn(
        f"hand: {TRYCE}, Monster Reborn   monsters: Battle Ox, Kuriboh   spells: {SWORDS} (on Kuriboh)",
        "hand: Raigeki, Umi",
    )
    t.you.summons(TRYCE, tributing=["Battle Ox"])
    t.you.activates("Monster Reborn", targeting="Battle Ox").nobody_responds()
    t.you.takes_position("attack")
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == []


def test_guardian_tryce_needs_its_swords() -> None:
    """card: Guardian Tryce"""
    t = your_turn(f"hand: {TRYCE}   monsters: Battle Ox, Kuriboh")
    t.you.cannot(f"summon {TRYCE}", because="summon.normal.eligible-monsters")
    t.you.can(f"set {TRYCE}")
