"""Cards: what helps, replaces or undoes Fusion and Ritual Summons."""

import pytest

from spellspeed.rulebook.errors import IllegalAnswer
from table import Table, table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
NOT_NOW = "effect.condition.all-must-be-met"
TWIN = "extra: Thousand Dragon   hand: Polymerization, Time Wizard, Baby Dragon"
SUBSTITUTES = [
    "King of the Swamp",
    "Versago the Destroyer",
    "Mystical Sheep #1",
    "Goddess with the Third Eye",
    "Beastking of the Swamps",
]


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou {lp}   {you}\nopp 8000   {opp}")


def fuses(t: Table, *materials: str, spell: str = "Polymerization") -> None:
    """Activate a Fusion Spell, with these materials if there is a choice."""
    t.you.activates(spell)
    t.nobody_responds()
    if materials:
        t.you.chooses(*materials)
    t.you.takes_position("attack")


# --------------------------------------------------------------------------------------------------------- substitutes


@pytest.mark.parametrize("name", SUBSTITUTES)
def test_a_substitute_takes_the_place_of_one_named_material(name: str) -> None:
    """card: King of the Swamp ①, Versago the Destroyer, Mystical Sheep #1, Goddess with the Third Eye,
    Beastking of the Swamps
    """
    t = your_turn(f"hand: Polymerization, Time Wizard, {name}   extra: Thousand Dragon")
    fuses(t)
    assert t.you.monsters == ["Thousand Dragon"] and sorted(t.you.graveyard) == sorted(
        ["Time Wizard", name, "Polymerization"]
    )
    t = your_turn(f"hand: Polymerization, 2 {name}   extra: Thousand Dragon")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


def test_a_substitute_serves_from_the_graveyard_too() -> None:
    """card: King of the Swamp ①"""
    dragons = "graveyard: 2 Blue-Eyes White Dragon, King of the Swamp"
    t = your_turn(f"hand: Dragon's Mirror   {dragons}   extra: Blue-Eyes Ultimate Dragon")
    fuses(t, spell="Dragon's Mirror")
    assert t.you.monsters == ["Blue-Eyes Ultimate Dragon"] and "King of the Swamp" in t.you.banished


def test_king_of_the_swamp_searches_polymerization() -> None:
    """card: King of the Swamp ②"""
    t = your_turn("hand: King of the Swamp   deck: Polymerization, Umi")
    t.you.activates("King of the Swamp")
    assert t.you.hand == ["Polymerization"] and t.you.graveyard == ["King of the Swamp"]
    t = your_turn("hand: King of the Swamp   deck: Polymerization   spells: Macro Cosmos")
    t.you.cannot("activate King of the Swamp", because="cost.unpayable.cannot-activate")
    t = your_turn("monsters: King of the Swamp   deck: Polymerization")
    t.you.cannot("activate King of the Swamp", because=NOT_NOW)


# ---------------------------------------------------------------------------------------- Fusion Summons and their end


def test_power_bond_doubles_the_atk_and_hurts_in_the_end_phase() -> None:
    """card: Power Bond ①"""
    t = your_turn("hand: Power Bond, Giga-Tech Wolf, Cannon Soldier   extra: Labyrinth Tank, Thousand Dragon")
    fuses(t, spell="Power Bond")
    assert t.you.atk_of("Labyrinth Tank") == 4800
    t.you.ends_turn()
    assert t.you.lp == 8000 - 2400


def test_power_bond_hurts_even_if_the_monster_is_gone() -> None:
    """card: Power Bond ①"""
    t = your_turn("hand: Power Bond, Giga-Tech Wolf, Cannon Soldier, Dark Hole   extra: Labyrinth Tank")
    fuses(t, spell="Power Bond")
    t.you.activates("Dark Hole")
    t.you.ends_turn()
    assert t.you.lp == 8000 - 2400


def test_power_bond_is_for_machines() -> None:
    """card: Power Bond ①"""
    t = your_turn("hand: Power Bond, Time Wizard, Baby Dragon   extra: Thousand Dragon")
    t.you.cannot("activate Power Bond", because=NOTHING_TO_DO)


def test_de_fusion_takes_a_monster_apart() -> None:
    """card: De-Fusion ①"""
    t = your_turn(f"{TWIN}   set: De-Fusion")
    fuses(t)
    t.you.activates("De-Fusion")
    t.you.says_yes()
    t.you.takes_position("attack")
    t.you.takes_position("defense")
    assert t.you.extra == ["Thousand Dragon"] and sorted(t.you.monsters) == ["Baby Dragon", "Time Wizard"]
    assert sorted(t.you.graveyard) == ["De-Fusion", "Polymerization"]


def test_de_fusion_brings_nothing_back_unless_all_materials_are_in_your_graveyard() -> None:
    """card: De-Fusion ①"""
    t = your_turn(f"{TWIN}, Monster Reborn   set: De-Fusion")
    fuses(t)
    t.nobody_responds()
    t.you.activates("Monster Reborn", targeting="Time Wizard")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("De-Fusion")
    assert t.you.monsters == ["Time Wizard"] and t.you.extra == ["Thousand Dragon"]
    t = your_turn("monsters: Thousand Dragon   set: De-Fusion   graveyard: Time Wizard, Baby Dragon")
    t.you.activates("De-Fusion")  # nobody knows what it was made of
    assert t.you.monsters == [] and t.you.extra == ["Thousand Dragon"]


def test_de_fusion_of_the_opponent_brings_back_nothing_of_yours() -> None:
    """card: De-Fusion ①"""
    t = your_turn(TWIN, "set: De-Fusion")
    fuses(t)
    t.opp.activates("De-Fusion")
    assert t.you.monsters == [] and t.opp.monsters == [] and t.you.extra == ["Thousand Dragon"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_de_fusion_returns_no_monster_that_was_turned_face_down() -> None:
    """card: De-Fusion ①, Book of Moon ①"""
    t = your_turn(TWIN, "set: De-Fusion, Book of Moon")
    fuses(t)
    t.opp.activates("De-Fusion", targeting="Thousand Dragon")
    t.opp.activates("Book of Moon", targeting="Thousand Dragon").nobody_responds()
    assert t.you.monster("Thousand Dragon").position == "set" and t.you.extra == []


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_de_synchro_returns_no_monster_that_was_turned_face_down() -> None:
    """card: De-Synchro ①, Book of Moon ①"""
    you = "you 8000   monsters: Stardust Dragon"
    t = table(f"turn 3, Main Phase 1, opp to act\n{you}\nopp 8000   hand: De-Synchro, Book of Moon")
    t.opp.activates("De-Synchro", targeting="Stardust Dragon")
    t.opp.activates("Book of Moon", targeting="Stardust Dragon").nobody_responds()
    assert t.you.monster("Stardust Dragon").position == "set" and t.you.extra == []


def test_non_fusion_area_forbids_fusion_summons_only() -> None:
    """card: Non-Fusion Area"""
    t = your_turn(f"{TWIN}, Metamorphosis   spells: Non-Fusion Area   monsters: Gaia The Fierce Knight")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Thousand Dragon"]


def test_mispolymerization_returns_all_fusion_monsters() -> None:
    """card: Mispolymerization"""
    t = your_turn(f"{TWIN}   monsters: Kuriboh", "set: Mispolymerization   monsters: Flame Ghost")
    fuses(t)
    t.opp.activates("Mispolymerization")
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == []
    assert t.you.extra == ["Thousand Dragon"] and t.opp.extra == ["Flame Ghost"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_mispolymerization_answers_only_fusion_monsters() -> None:
    """card: Mispolymerization"""
    t = your_turn("hand: Monster Reborn   graveyard: Kuriboh", "set: Mispolymerization   monsters: Flame Ghost")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.is_asked("open state")


def test_chthonian_polymer_takes_a_fusion_summoned_monster() -> None:
    """card: Chthonian Polymer"""
    t = your_turn(TWIN, "set: Chthonian Polymer   monsters: Kuriboh")
    fuses(t)
    t.opp.activates("Chthonian Polymer", tributing="Kuriboh", targeting="Thousand Dragon")
    assert t.opp.monsters == ["Thousand Dragon"] and t.opp.graveyard == ["Kuriboh", "Chthonian Polymer"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_chthonian_polymer_does_not_answer_another_special_summon() -> None:
    """card: Chthonian Polymer"""
    mine = "hand: Metamorphosis   monsters: Gaia The Fierce Knight   extra: Thousand Dragon"
    t = your_turn(mine, "set: Chthonian Polymer   monsters: Kuriboh")
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    t.you.is_asked("open state")


# ----------------------------------------------------------------------------------------- summoned from the Extra Deck


def test_cyber_stein_pays_5000_for_any_fusion_monster_in_attack_position() -> None:
    """card: Cyber-Stein ①"""
    t = your_turn("monsters: Cyber-Stein   extra: Blue-Eyes Ultimate Dragon, Elemental HERO Flame Wingman")
    t.you.activates("Cyber-Stein")
    assert t.you.lp == 3000 and t.you.monster("Blue-Eyes Ultimate Dragon").position == "attack"
    t = your_turn("monsters: Cyber-Stein   extra: Blue-Eyes Ultimate Dragon", lp=4900)
    t.you.cannot("activate Cyber-Stein", because="cost.lp.not-more-than-current")


def test_summoner_of_illusions_trades_a_monster_for_a_turn() -> None:
    """card: Summoner of Illusions ①"""
    t = your_turn("monsters: Summoner of Illusions (set), Kuriboh   extra: Thousand Dragon")
    t.you.flip_summons("Summoner of Illusions")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Summoner of Illusions", "Thousand Dragon"] and t.you.graveyard == ["Kuriboh"]
    t.you.ends_turn()
    assert t.you.monsters == ["Summoner of Illusions"] and t.you.graveyard == ["Kuriboh", "Thousand Dragon"]


def test_magical_scientist_borrows_a_fusion_monster_of_level_6_or_lower() -> None:
    """card: Magical Scientist"""
    t = your_turn("monsters: Magical Scientist   extra: Flame Ghost, Thousand Dragon")
    t.you.activates("Magical Scientist")
    t.you.takes_position("attack")
    assert t.you.lp == 7000 and sorted(t.you.monsters) == ["Flame Ghost", "Magical Scientist"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("Flame Ghost attacks directly", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    assert t.you.monsters == ["Magical Scientist"] and sorted(t.you.extra) == ["Flame Ghost", "Thousand Dragon"]


# ---------------------------------------------------------------------------------------- brought back and strengthened


def test_fusion_sage_and_monster_eye_find_polymerization() -> None:
    """card: Fusion Sage, Monster Eye"""
    t = your_turn("hand: Fusion Sage   deck: Polymerization, Umi")
    t.you.activates("Fusion Sage")
    assert t.you.hand == ["Polymerization"]
    t = your_turn("monsters: Monster Eye   graveyard: Polymerization, Umi")
    t.you.activates("Monster Eye")
    assert t.you.hand == ["Polymerization"] and t.you.lp == 7000


def test_fusion_recovery_returns_polymerization_and_a_used_material() -> None:
    """card: Fusion Recovery ①"""
    t = your_turn(f"{TWIN}, Fusion Recovery   graveyard: Kuriboh")
    fuses(t)
    t.you.activates("Fusion Recovery")
    assert sorted(t.you.is_asked("target").offers) == ["Baby Dragon", "Time Wizard"]
    t.you.targets("Baby Dragon")
    assert sorted(t.you.hand) == ["Baby Dragon", "Polymerization"]
    t = your_turn("hand: Fusion Recovery   graveyard: Polymerization, Kuriboh")
    t.you.cannot("activate Fusion Recovery", because="target.timing.chosen-at-activation")


@pytest.mark.parametrize(
    ("spell", "monster", "setting"),
    [
        ("Re-Fusion", "Thousand Dragon", TWIN),
        (
            "Fulfillment of the Contract",
            "Dokurorider",
            "hand: Revival of Dokurorider, Dokurorider, Summoned Skull",
        ),
    ],
)
def test_a_monster_is_brought_back_and_banished_when_its_equip_is_destroyed(
    spell: str, monster: str, setting: str
) -> None:
    """card: Re-Fusion, Re-Fusion ①, Fulfillment of the Contract"""
    first = "Polymerization" if monster == "Thousand Dragon" else "Revival of Dokurorider"
    setting = setting.replace(f"hand: {first}", f"hand: {first}, Dark Hole, {spell}, Mystical Space Typhoon")
    t = your_turn(setting)
    fuses(t, spell=first)
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.activates(spell)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.lp == 7200 and t.you.monsters == [monster]
    t.you.activates("Mystical Space Typhoon", targeting=spell)
    assert t.you.monsters == [] and t.you.banished == [monster]


@pytest.mark.parametrize(
    ("spell", "able", "unable"),
    [
        ("Fusion Weapon", "Flame Ghost", "Thousand Dragon"),
        ("Ritual Weapon", "Dokurorider", "Black Luster Soldier"),
    ],
)
def test_a_weapon_strengthens_a_monster_of_level_6_or_lower(spell: str, able: str, unable: str) -> None:
    """card: Fusion Weapon, Ritual Weapon"""
    t = your_turn(f"hand: {spell}   monsters: {able}, {unable}, Kuriboh")
    before = (t.you.atk_of(able), t.you.def_of(able))
    t.you.activates(spell)
    assert (t.you.atk_of(able), t.you.def_of(able)) == (before[0] + 1500, before[1] + 1500)


def test_memory_crusher_counts_the_opponents_extra_deck() -> None:
    """card: Memory Crusher"""
    t = your_turn("monsters: Memory Crusher", "extra: 3 Thousand Dragon, Flame Ghost")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Memory Crusher")
    assert t.opp.lp == 8000 - 1000 - 400


def test_success_probability_sends_two_fusion_monsters_at_random() -> None:
    """card: Success Probability 0%"""
    t = your_turn("set: Success Probability 0%", "extra: 3 Thousand Dragon, Flame Ghost")
    t.you.activates("Success Probability 0%")
    assert len(t.opp.extra) == 2 and len(t.opp.graveyard) == 2
    t = your_turn("set: Success Probability 0%", "extra: Thousand Dragon")
    t.you.cannot("activate Success Probability 0%", because=NOTHING_TO_DO)


def test_who_activates_success_probability_learns_nothing_of_the_opponents_extra_deck() -> None:
    """card: Success Probability 0%"""
    t = your_turn("set: Success Probability 0%", "extra: Thousand Dragon, Stardust Dragon, Gem-Knight Pearl")
    t.you.activates("Success Probability 0%")  # there may be two among three cards that nobody sees
    assert len(t.opp.extra) == 3 and t.opp.graveyard == []


# ------------------------------------------------------------------------------------------------------ Hex-Sealed

SEALS = {
    "The Light - Hex-Sealed Fusion": ("Twin-Headed Thunder Dragon", "Thunder Dragon", "Karbonala Warrior"),
    "The Dark - Hex-Sealed Fusion": ("Flame Ghost", "Skull Servant", "Twin-Headed Thunder Dragon"),
    "The Earth - Hex-Sealed Fusion": ("Karbonala Warrior", "M-Warrior #1", "Flame Ghost"),
}


def sealed(seal: str, monsters: str, extra: str) -> Table:
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {seal}, {monsters}   extra: {extra}   hand: Umi   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
        """
    )


@pytest.mark.parametrize("seal", SEALS)
def test_a_hex_sealed_fusion_and_a_real_material_are_tributed_for_a_fusion_monster(seal: str) -> None:
    """card: The Light - Hex-Sealed Fusion, The Dark - Hex-Sealed Fusion ②, The Earth - Hex-Sealed Fusion ②"""
    fusion, material, _ = SEALS[seal]
    t = sealed(seal, f"{material}, Kuriboh", fusion)
    t.you.activates(seal).nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == sorted(["Kuriboh", fusion])
    assert sorted(t.you.graveyard) == sorted([seal, material]) and t.you.hand == ["Umi"]


@pytest.mark.parametrize("seal", SEALS)
def test_a_hex_sealed_fusion_calls_only_its_own_attribute_and_needs_real_materials(seal: str) -> None:
    """card: The Light - Hex-Sealed Fusion, The Dark - Hex-Sealed Fusion ②, The Earth - Hex-Sealed Fusion ②"""
    fusion, _, other = SEALS[seal]
    real = next(each[1] for each in SEALS.values() if each[0] == other)
    sealed(seal, real, other).you.cannot(f"activate {seal}", because="cost.unpayable.cannot-activate")
    sealed(seal, "Kuriboh", fusion).you.cannot(f"activate {seal}", because="cost.unpayable.cannot-activate")
    sealed(seal, seal, fusion).you.cannot(f"activate {seal}", because="cost.unpayable.cannot-activate")


def test_a_hex_sealed_fusion_is_always_among_the_materials() -> None:
    """card: The Light - Hex-Sealed Fusion"""
    seal = "The Light - Hex-Sealed Fusion"
    t = sealed(seal, "2 Thunder Dragon", "Twin-Headed Thunder Dragon")
    t.you.activates(seal)
    offers = t.you.is_asked("material").offers
    dragons = [at for at, offer in enumerate(offers) if "Thunder" in offer]
    assert len(offers) == 3 and len(dragons) == 2
    with pytest.raises(IllegalAnswer):
        t.duel.answer(*dragons)
    t.duel.answer(dragons[0], next(at for at in range(3) if at not in dragons))
    t.nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.graveyard) == [seal, "Thunder Dragon"]


def test_a_hex_sealed_fusion_does_not_call_what_must_be_fusion_summoned() -> None:
    """card: The Light - Hex-Sealed Fusion"""
    seal = "The Light - Hex-Sealed Fusion"
    t = sealed(seal, "Elemental HERO Clayman", "Elemental HERO Thunder Giant")
    t.you.cannot(f"activate {seal}", because="cost.unpayable.cannot-activate")


@pytest.mark.parametrize("seal", SEALS)
def test_a_hex_sealed_fusion_takes_the_place_of_a_material(seal: str) -> None:
    """card: The Light - Hex-Sealed Fusion, The Dark - Hex-Sealed Fusion ①, The Earth - Hex-Sealed Fusion ①"""
    fusion, material, _ = SEALS[seal]
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, {seal}, {material}   extra: {fusion}   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
        """
    )
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion] and seal in t.you.graveyard
