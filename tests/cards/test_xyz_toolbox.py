"""Cards: Xyz Monsters that any deck of their Rank plays."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.verbs import GainLP
from table import Table, table

PEARL = "Gem-Knight Pearl"
RISEN = "Gagagigo the Risen"
CASTEL = "Castel, the Skyblaster Musketeer"
ARK = "Number 101: Silent Honor ARK"
REBELLION = "Dark Rebellion Xyz Dragon"
CORN = "Number 50: Blackship of Corn"
PHOTON = "Photon Papilloperative"
NIGHT = "Night Papilloperative"
OMEGA = "Constellar Omega"
KUSANAGI = "Heroic Champion - Kusanagi"
ADREUS = "Adreus, Keeper of Armageddon"
ZENMAIOH = "Wind-Up Arsenal Zenmaioh"
GAUNTLET = "Gauntlet Launcher"
BOUNZER = "Photon Strike Bounzer"
FOCUS = "Number 25: Force Focus"
THUNDER = "Thunder End Dragon"

HEALER = probe("Test Healer", "Warrior / Effect", Ignition(do=GainLP(500)))
BIG_HEALER = probe("Test Big Healer", "Warrior / Effect", Ignition(do=GainLP(500)), level=5, atk=2000)
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
ONCE = "effect.once-per-turn.limits-the-user"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
CARDS = (HEALER, BIG_HEALER)


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 4 Sogen", pool=pool_with(*CARDS)
    )


def their_turn(you: str, opp: str = "", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}   deck: 4 Sogen\nopp 8000   {opp}",
        pool=pool_with(*CARDS),
        ask_all=ask_all,
    )


# --------------------------------------------------------------------------------------------------------- materials


@pytest.mark.parametrize(
    ("xyz", "fits", "wrong"),
    [
        (PEARL, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (RISEN, ("Vorse Raider", "Gemini Elf", "Alexandrite Dragon"), "Sangan"),
        (CASTEL, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (ARK, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (REBELLION, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (CORN, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (PHOTON, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (NIGHT, ("Vorse Raider", "Gemini Elf", "Alexandrite Dragon"), "Sangan"),
        (OMEGA, ("Alexandrite Dragon", "Mystical Elf"), "Vorse Raider"),
        (KUSANAGI, ("Gearfried the Iron Knight", "Blade Knight", "Goblindbergh"), "Gemini Elf"),
        (ADREUS, ("Cyber Dragon", "Airknight Parshath"), "Vorse Raider"),
        (ZENMAIOH, ("Cyber Dragon", "Airknight Parshath"), "Vorse Raider"),
        (GAUNTLET, ("Summoned Skull", "Jinzo"), "Cyber Dragon"),
        (BOUNZER, ("Summoned Skull", "Jinzo"), "Cyber Dragon"),
        (FOCUS, ("Summoned Skull", "Jinzo"), "Cyber Dragon"),
        (THUNDER, ("Blue-Eyes White Dragon", "Cosmo Queen"), "Galaxy-Eyes Photon Dragon"),
    ],
)
def test_what_each_is_made_of(xyz: str, fits: tuple[str, ...], wrong: str) -> None:
    """card: Gem-Knight Pearl, Gagagigo the Risen, Castel, the Skyblaster Musketeer, Number 101: Silent Honor ARK,
    Dark Rebellion Xyz Dragon, Number 50: Blackship of Corn, Photon Papilloperative, Night Papilloperative,
    Constellar Omega, Heroic Champion - Kusanagi, Adreus, Keeper of Armageddon, Wind-Up Arsenal Zenmaioh,
    Gauntlet Launcher, Photon Strike Bounzer, Number 25: Force Focus, Thunder End Dragon
    """
    t = your_turn(f"monsters: {', '.join(fits)}   extra: {xyz}")
    t.you.makes(xyz, *fits)
    assert t.you.monsters == [xyz] and sorted(t.you.materials_of(xyz)) == sorted(fits)
    for wanting in ((*fits[1:], wrong), fits[1:]):
        t = your_turn(f"monsters: {', '.join(wanting)}   extra: {xyz}")
        t.you.cannot(f"xyz summon {xyz}", because="xyz.summon.procedure")


# ------------------------------------------------------------------------------------------------------------ Rank 4


def test_castel_turns_a_monster_face_down() -> None:
    """card: Castel, the Skyblaster Musketeer ①"""
    t = your_turn(f"monsters: {CASTEL} (attack, materials: Sangan + Kuriboh)", "monsters: Jinzo, Gemini Elf (set)")
    t.you.activates(CASTEL, effect=1, detaching="Sangan")
    assert sorted(t.you.is_asked("target").offers) == [CASTEL, "Jinzo"]
    t.you.targets("Jinzo").nobody_responds()
    assert t.opp.monster("Jinzo").position == "set" and t.you.materials_of(CASTEL) == ["Kuriboh"]


def test_castel_shuffles_another_face_up_card_into_the_deck_for_two_materials() -> None:
    """card: Castel, the Skyblaster Musketeer ②"""
    t = your_turn(
        f"monsters: {CASTEL} (attack, materials: Sangan + Kuriboh)",
        "monsters: Jinzo, Gemini Elf (set)   spells: Messenger of Peace   set: Mirror Force",
    )
    t.you.activates(CASTEL, effect=2)
    assert sorted(t.you.is_asked("target").offers) == ["Jinzo", "Messenger of Peace"]
    t.you.targets("Messenger of Peace").nobody_responds()
    assert t.opp.spells == [] and "Messenger of Peace" in t.opp.deck
    assert sorted(t.you.graveyard) == ["Kuriboh", "Sangan"]
    t = your_turn(f"monsters: {CASTEL} (attack, materials: Sangan)", "monsters: Jinzo")
    t.you.cannot(f"activate {CASTEL} effect 2", because=NO_COST)


def test_castel_uses_one_of_its_effects_once_a_turn_also_another_castel() -> None:
    """card: Castel, the Skyblaster Musketeer ①②"""
    two = f"{CASTEL} (attack, zone 1, materials: Sangan + Umi + Sogen), {CASTEL} (attack, zone 2, materials: 3 Kuriboh)"
    t = your_turn(f"monsters: {two}", "monsters: Jinzo, Gemini Elf")
    t.you.does(f"activate {CASTEL} (zone 1) effect 1")
    t.you.chooses("Sangan")
    t.you.targets("Jinzo").nobody_responds()
    for zone in (1, 2):
        for effect in (1, 2):
            t.you.cannot(
                f"activate {CASTEL} (zone {zone}) effect {effect}", because="effect.name-limit.the-effects-of-x-once"
            )


def test_silent_honor_ark_takes_a_special_summoned_monster_in_attack_position_as_material() -> None:
    """card: Number 101: Silent Honor ARK ①"""
    t = your_turn(
        f"monsters: {ARK} (attack, materials: Sangan + Kuriboh)",
        "monsters: Jinzo (special summoned this turn), Gemini Elf (defense, special summoned this turn), Vorse Raider",
    )
    t.you.activates(ARK, effect=1, targeting="Jinzo").nobody_responds()
    assert t.you.materials_of(ARK) == ["Jinzo"] and t.opp.monsters == ["Gemini Elf", "Vorse Raider"]
    assert sorted(t.you.graveyard) == ["Kuriboh", "Sangan"] and t.opp.graveyard == []


def test_silent_honor_ark_finds_no_target_among_normal_summoned_and_defending_monsters() -> None:
    """card: Number 101: Silent Honor ARK ①"""
    t = your_turn(
        f"monsters: {ARK} (attack, materials: Sangan + Kuriboh)",
        "monsters: Gemini Elf (defense, special summoned this turn), Vorse Raider",
    )
    t.you.cannot(f"activate {ARK} effect 1", because=NO_TARGET)
    t = your_turn(f"monsters: {ARK} (attack, materials: Sangan)", "monsters: Jinzo (special summoned this turn)")
    t.you.cannot(f"activate {ARK} effect 1", because=NO_COST)


def test_silent_honor_ark_takes_one_monster_a_turn_whichever_of_them() -> None:
    """card: Number 101: Silent Honor ARK ①"""
    two = f"{ARK} (attack, zone 1, materials: Sangan + Umi), {ARK} (attack, zone 2, materials: 2 Kuriboh)"
    t = your_turn(
        f"monsters: {two}", "monsters: Jinzo (special summoned this turn), Vorse Raider (special summoned this turn)"
    )
    t.you.does(f"activate {ARK} (zone 1) effect 1")
    t.you.targets("Jinzo").nobody_responds()
    t.you.cannot(f"activate {ARK} (zone 2) effect 1", because="effect.name-limit.this-effect-of-x-once")


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
@pytest.mark.parametrize("by", ["battle", "effect"])
def test_silent_honor_ark_detaches_a_material_instead_of_being_destroyed(by: str) -> None:
    """card: Number 101: Silent Honor ARK ②"""
    t = their_turn(f"monsters: {ARK} (attack, materials: Sangan)", "monsters: Jinzo   hand: Raigeki")
    if by == "battle":
        t.opp.goes_to("Battle Phase")
        t.opp.attacks("Jinzo", ARK)
    else:
        t.opp.activates("Raigeki")
    t.you.says_yes()
    assert t.you.monsters == [ARK] and t.you.materials_of(ARK) == [] and t.you.graveyard == ["Sangan"]
    assert t.you.lp == (8000 - 300 if by == "battle" else 8000)


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_silent_honor_ark_may_also_fall_and_without_a_material_it_must() -> None:
    """card: Number 101: Silent Honor ARK ②"""
    t = their_turn(f"monsters: {ARK} (attack, materials: Sangan)", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.says_no()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == [ARK, "Sangan"]
    t = their_turn(f"monsters: {ARK} (attack)", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == []


def test_dark_rebellion_takes_half_the_atk_of_a_monster_for_two_materials() -> None:
    """card: Dark Rebellion Xyz Dragon ①"""
    t = your_turn(f"monsters: {REBELLION} (attack, materials: Sangan + Kuriboh)", "monsters: Jinzo, Gemini Elf")
    t.you.activates(REBELLION, targeting="Jinzo").nobody_responds()
    assert t.opp.atk_of("Jinzo") == 1200 and t.you.atk_of(REBELLION) == 2500 + 1200
    t.you.ends_turn()
    assert t.opp.atk_of("Jinzo") == 1200 and t.you.atk_of(REBELLION) == 3700
    t = your_turn(f"monsters: {REBELLION} (attack, materials: Sangan)", "monsters: Jinzo")
    t.you.cannot(f"activate {REBELLION}", because=NO_COST)


def test_dark_rebellion_is_not_limited_to_once_a_turn() -> None:
    """card: Dark Rebellion Xyz Dragon ①"""
    t = your_turn(f"monsters: {REBELLION} (attack, materials: 4 Kuriboh)", "monsters: Jinzo")
    t.you.activates(REBELLION, detaching=("Kuriboh", "Kuriboh")).nobody_responds()
    t.you.activates(REBELLION).nobody_responds()
    assert t.opp.atk_of("Jinzo") == 600 and t.you.atk_of(REBELLION) == 2500 + 1200 + 600


def test_blackship_sends_a_monster_it_is_not_weaker_than_and_inflicts_1000() -> None:
    """card: Number 50: Blackship of Corn"""
    t = your_turn(
        f"monsters: {CORN} (attack, materials: Sangan + Kuriboh), Vorse Raider",
        "monsters: Jinzo, Gemini Elf, Sangan (set)",
    )
    t.you.activates(CORN, detaching="Sangan", targeting="Gemini Elf").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 7000
    t.you.cannot(f"activate {CORN}", because=ONCE)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack with {CORN}", because=FORBIDDEN)
    t.you.can("attack with Vorse Raider")


def test_blackship_that_has_attacked_cannot_fire_in_that_turn() -> None:
    """card: Number 50: Blackship of Corn"""
    t = table(f"""
        turn 3, Main Phase 2, you to act
        you 8000   monsters: {CORN} (attack, attacked, materials: Sangan)   hand: Kuriboh
        opp 8000   monsters: Gemini Elf
    """)
    t.you.cannot(f"activate {CORN}", because="effect.condition.all-must-be-met")


def test_photon_papilloperative_turns_a_defending_monster_to_attack_position_with_600_atk_less() -> None:
    """card: Photon Papilloperative"""
    t = your_turn(
        f"monsters: {PHOTON} (attack, materials: Sangan + Kuriboh)", "monsters: Giant Soldier of Stone (set), Jinzo"
    )
    t.you.activates(PHOTON, detaching="Sangan", targeting="Giant Soldier of Stone").nobody_responds()
    assert t.opp.monster("Giant Soldier of Stone").position == "attack"
    assert t.opp.atk_of("Giant Soldier of Stone") == 1300 - 600
    t.you.cannot(f"activate {PHOTON}", because=ONCE)
    t = your_turn(f"monsters: {PHOTON} (attack, materials: Sangan)", "monsters: Jinzo")
    t.you.cannot(f"activate {PHOTON}", because=NO_TARGET)


def test_night_papilloperative_gains_300_atk_for_each_material_on_the_field() -> None:
    """card: Night Papilloperative"""
    t = your_turn(
        f"monsters: {NIGHT} (attack, materials: 3 Kuriboh)", f"monsters: {PEARL} (materials: Sangan + Gemini Elf)"
    )
    t.you.activates(NIGHT, detaching="Kuriboh").nobody_responds()
    assert t.you.atk_of(NIGHT) == 2600 + 300 * (2 + 2)
    t.you.cannot(f"activate {NIGHT}", because=ONCE)


def test_constellar_omega_shields_constellars_from_spells_and_traps_in_either_turn() -> None:
    """card: Constellar Omega"""
    t = their_turn(
        f"monsters: {OMEGA} (attack, materials: Sangan + Kuriboh), Vorse Raider", "hand: Raigeki, Test Healer"
    )
    t.opp.activates("Raigeki")
    t.you.activates(OMEGA, detaching="Sangan").nobody_responds()
    assert t.you.monsters == [OMEGA] and t.you.graveyard == ["Sangan", "Vorse Raider"]
    # Monsters' effects still reach it.
    t = your_turn(f"monsters: {OMEGA} (attack, materials: Sangan), {PHOTON} (attack, materials: Kuriboh)")
    t.you.activates(OMEGA).nobody_responds()
    t.you.changes_position(OMEGA)
    t.you.activates(PHOTON, targeting=OMEGA).nobody_responds()
    assert t.you.monster(OMEGA).position == "attack" and t.you.atk_of(OMEGA) == 2400 - 600


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
def test_constellar_omegas_shield_ends_with_the_turn() -> None:
    """card: Constellar Omega"""
    t = your_turn(f"monsters: {OMEGA} (attack, materials: Sangan)", "hand: Raigeki")
    t.you.activates(OMEGA).nobody_responds()
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == []


def test_kusanagi_negates_a_trap_and_gains_500_atk_once_a_turn() -> None:
    """card: Heroic Champion - Kusanagi"""
    t = your_turn(
        f"monsters: {KUSANAGI} (attack, materials: 2 Kuriboh)   hand: Gemini Elf",
        "set: Raigeki Break, Ring of Destruction   hand: Umi",
    )
    t.you.summons("Gemini Elf")
    t.opp.activates("Raigeki Break", targeting="Gemini Elf")
    t.you.activates(KUSANAGI, detaching="Kuriboh").nobody_responds()
    assert t.you.monsters == [KUSANAGI, "Gemini Elf"] and t.you.atk_of(KUSANAGI) == 3000
    assert t.opp.graveyard == ["Umi", "Raigeki Break"]
    t.you.goes_to("Battle Phase")
    t.opp.activates("Ring of Destruction", targeting="Gemini Elf").nobody_responds()
    assert t.you.monsters == [KUSANAGI] and t.you.materials_of(KUSANAGI) == ["Kuriboh"]


def test_kusanagi_does_nothing_against_a_spell() -> None:
    """card: Heroic Champion - Kusanagi"""
    t = their_turn(f"monsters: {KUSANAGI} (attack, materials: 2 Kuriboh)", "hand: Raigeki", ask_all=True)
    t.opp.activates("Raigeki")
    t.you.cannot(f"activate {KUSANAGI}", because="effect.condition.all-must-be-met")


# ---------------------------------------------------------------------------------------------------- of other Ranks


def test_adreus_destroys_a_face_up_card_of_the_opponent() -> None:
    """card: Adreus, Keeper of Armageddon"""
    t = your_turn(
        f"monsters: {ADREUS} (attack, materials: Sangan + Kuriboh)",
        "monsters: Jinzo, Gemini Elf (set)   spells: Messenger of Peace   set: Mirror Force",
    )
    t.you.activates(ADREUS, detaching="Sangan")
    assert sorted(t.you.is_asked("target").offers) == ["Jinzo", "Messenger of Peace"]
    t.you.targets("Jinzo").nobody_responds()
    assert t.opp.graveyard == ["Jinzo"]
    t.you.cannot(f"activate {ADREUS}", because=ONCE)


def test_zenmaioh_destroys_two_set_cards() -> None:
    """card: Wind-Up Arsenal Zenmaioh ①"""
    t = your_turn(
        f"monsters: {ZENMAIOH} (attack, materials: Sangan + Kuriboh)",
        "monsters: Jinzo, Gemini Elf (set)   set: Mirror Force, Waboku",
    )
    t.you.activates(ZENMAIOH, detaching="Sangan", targeting=("Gemini Elf", "Waboku")).nobody_responds()
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Waboku"]
    t.you.cannot(f"activate {ZENMAIOH}", because=ONCE)
    t = your_turn(f"monsters: {ZENMAIOH} (attack, materials: Sangan)", "monsters: Jinzo   set: Waboku")
    t.you.cannot(f"activate {ZENMAIOH}", because=NO_TARGET)


def test_gauntlet_launcher_destroys_a_monster_for_each_material() -> None:
    """card: Gauntlet Launcher"""
    t = your_turn(
        f"monsters: {GAUNTLET} (attack, materials: Sangan + Kuriboh)", "monsters: Jinzo, Gemini Elf (set), Sangan"
    )
    t.you.activates(GAUNTLET, detaching="Sangan", targeting="Jinzo").nobody_responds()
    t.you.activates(GAUNTLET, targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Sangan"]
    t.you.cannot(f"activate {GAUNTLET}", because=NO_COST)


def test_photon_strike_bounzer_negates_what_a_monster_of_the_opponent_does_and_inflicts_1000() -> None:
    """card: Photon Strike Bounzer"""
    t = their_turn(f"monsters: {BOUNZER} (attack, materials: Sangan + Kuriboh)", "monsters: 2 Test Healer")
    t.opp.does("activate Test Healer (zone 1)")
    t.you.activates(BOUNZER, detaching="Sangan").nobody_responds()
    # It negates the effect alone: the monster stays.
    assert t.opp.lp == 7000 and t.opp.monsters == ["Test Healer", "Test Healer"]
    t.opp.does("activate Test Healer (zone 2)")
    assert t.opp.lp == 7500 and t.you.materials_of(BOUNZER) == ["Kuriboh"]


def test_photon_strike_bounzer_lets_spells_and_cards_of_the_hand_pass() -> None:
    """card: Photon Strike Bounzer"""
    condition = "effect.condition.all-must-be-met"
    t = their_turn(f"monsters: {BOUNZER} (attack, materials: Sangan)", "hand: Raigeki", ask_all=True)
    t.opp.activates("Raigeki")
    t.you.cannot(f"activate {BOUNZER}", because=condition)
    t = their_turn(f"monsters: {BOUNZER} (attack, materials: Sangan)", "hand: Thunder Dragon   deck: 2 Thunder Dragon")
    t.opp.activates("Thunder Dragon")
    t.opp.chooses("Thunder Dragon", "Thunder Dragon")
    assert t.you.materials_of(BOUNZER) == ["Sangan"] and len(t.opp.hand) == 2


def test_force_focus_negates_a_high_level_effect_monster_until_the_turn_ends() -> None:
    """card: Number 25: Force Focus"""
    t = their_turn(
        f"monsters: {FOCUS} (attack, materials: Sangan + Kuriboh)",
        "monsters: Test Big Healer, Test Healer, Summoned Skull   deck: 4 Sogen",
    )
    t.opp.activates("Test Big Healer")
    t.you.activates(FOCUS, detaching="Sangan", targeting="Test Big Healer").nobody_responds()
    assert t.opp.lp == 8000
    t.opp.activates("Test Healer").nobody_responds()
    assert t.opp.lp == 8500
    t.opp.ends_turn()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Test Big Healer").nobody_responds()
    assert t.opp.lp == 9000


def test_force_focus_needs_a_level_5_effect_monster() -> None:
    """card: Number 25: Force Focus"""
    t = your_turn(f"monsters: {FOCUS} (attack, materials: Sangan)", "monsters: Test Healer, Summoned Skull")
    t.you.cannot(f"activate {FOCUS}", because=NO_TARGET)


def test_thunder_end_dragon_destroys_all_other_monsters() -> None:
    """card: Thunder End Dragon"""
    t = your_turn(
        f"monsters: {THUNDER} (attack, materials: Sangan + Kuriboh), Sangan", "monsters: Jinzo, Gemini Elf (set)"
    )
    t.you.activates(THUNDER, detaching="Kuriboh").nobody_responds()
    assert t.you.monsters == [THUNDER] and sorted(t.opp.graveyard) == ["Gemini Elf", "Jinzo"]


def test_silent_honor_ark_takes_its_target_also_face_down_and_alone() -> None:
    """card: Number 101: Silent Honor ARK ①"""
    t = your_turn(
        f"monsters: {ARK} (attack, materials: Sangan + Kuriboh)",
        f"monsters: {PEARL} (attack, special summoned this turn, materials: Umi + Gemini Elf)   set: Book of Moon",
    )
    t.you.activates(ARK, effect=1)
    t.opp.activates("Book of Moon", targeting=PEARL).nobody_responds()
    # It need not be in Attack Position any more; what was attached to it goes to the Graveyard.
    assert t.you.materials_of(ARK) == [PEARL] and t.opp.monsters == []
    assert sorted(t.opp.graveyard) == ["Book of Moon", "Gemini Elf", "Umi"]
    [ark] = [card for card in t.opp.view.monsters(t.you.player) if card is not None]
    assert [material.name for material in ark.materials] == [PEARL]


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=0)
def test_dark_rebellion_gains_nothing_from_a_monster_that_has_become_face_down() -> None:
    """card: Dark Rebellion Xyz Dragon ①"""
    t = your_turn(f"monsters: {REBELLION} (attack, materials: Sangan + Kuriboh)", "monsters: Jinzo   set: Book of Moon")
    t.you.activates(REBELLION)
    t.opp.activates("Book of Moon", targeting="Jinzo").nobody_responds()
    assert t.you.atk_of(REBELLION) == 2500 and t.opp.monster("Jinzo").position == "set"
