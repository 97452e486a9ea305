"""Cards: more Xyz Monsters that any deck of their Rank plays."""

import pytest

from table import Table, table

ROACH = "Steelswarm Roach"
THANATOS = "Evilswarm Thanatos"
KACHI = "Kachi Kochi Dragon"
IMPS = "King of the Feral Imps"
GIGA = "Number 20: Giga-Brilliant"
GRENO = "Grenosaurus"
LEVIAIR = "Leviair the Sea Dragon"
ANGINEER = "Mechquipped Angineer"
INVOKER = "M-X-Saber Invoker"
HYADES = "Constellar Hyades"
PLEIADES = "Constellar Pleiades"

ONCE = "effect.once-per-turn.limits-the-user"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 4 Sogen")


def their_turn(you: str, opp: str = "", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}   deck: 4 Sogen\nopp 8000   {opp}", ask_all=ask_all
    )


@pytest.mark.parametrize(
    ("xyz", "fits", "wrong"),
    [
        (ROACH, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (THANATOS, ("Vorse Raider", "Archfiend Soldier"), "Gemini Elf"),
        (KACHI, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (IMPS, ("Vorse Raider", "Gemini Elf"), "Sangan"),
        (GIGA, ("Sangan", "Marauding Captain"), "Gemini Elf"),
        (GRENO, ("Sangan", "Marauding Captain"), "Gemini Elf"),
        (LEVIAIR, ("Sangan", "Marauding Captain"), "Gemini Elf"),
        (ANGINEER, ("Sangan", "Marauding Captain"), "Gemini Elf"),
        (INVOKER, ("Sangan", "Marauding Captain"), "Gemini Elf"),
        (HYADES, ("Eldeen", "Lady of Faith"), "Sangan"),
        (PLEIADES, ("Cyber Dragon", "Airknight Parshath"), "Dark Blade the Dragon Knight"),
    ],
)
def test_what_each_is_made_of(xyz: str, fits: tuple[str, ...], wrong: str) -> None:
    """card: Steelswarm Roach, Evilswarm Thanatos, Kachi Kochi Dragon, King of the Feral Imps,
    Number 20: Giga-Brilliant, Grenosaurus, Leviair the Sea Dragon, Mechquipped Angineer, M-X-Saber Invoker,
    Constellar Hyades, Constellar Pleiades
    """
    t = your_turn(f"monsters: {', '.join(fits)}   extra: {xyz}")
    t.you.makes(xyz, *fits)
    assert t.you.monsters == [xyz] and sorted(t.you.materials_of(xyz)) == sorted(fits)
    t = your_turn(f"monsters: {fits[1]}, {wrong}   extra: {xyz}")
    t.you.cannot(f"xyz summon {xyz}", because="xyz.summon.procedure")


# ------------------------------------------------------------------------------------------------------------ Rank 4


@pytest.mark.rule("summon.procedure.opponent-may-negate", scenario=0)
def test_steelswarm_roach_negates_the_special_summon_of_a_high_level_monster() -> None:
    """card: Steelswarm Roach"""
    t = their_turn(f"monsters: {ROACH} (attack, materials: Sangan + Kuriboh)", "hand: 2 Cyber Dragon")
    t.opp.special_summons("Cyber Dragon")
    t.you.activates(ROACH, detaching="Sangan").nobody_responds()
    assert t.opp.monsters == [] and t.opp.graveyard == ["Cyber Dragon"]
    # As often as it has materials.
    t.opp.special_summons("Cyber Dragon")
    t.you.activates(ROACH).nobody_responds()
    assert t.opp.graveyard == ["Cyber Dragon", "Cyber Dragon"]


def test_steelswarm_roach_lets_low_levels_normal_summons_and_effects_pass() -> None:
    """card: Steelswarm Roach"""
    condition = "effect.condition.all-must-be-met"
    there = f"monsters: {ROACH} (attack, materials: Sangan)"
    t = their_turn(there, "hand: Photon Thrasher", ask_all=True)
    t.opp.special_summons("Photon Thrasher")
    t.opp.passes()
    t.you.cannot(f"activate {ROACH}", because=condition)
    t = their_turn(there, "hand: Jinzo   monsters: Sangan", ask_all=True)
    t.opp.summons("Jinzo", tributing=["Sangan"])
    t.opp.passes()
    t.you.cannot(f"activate {ROACH}", because=condition)
    t = their_turn(there, "hand: Monster Reborn   graveyard: Jinzo")
    t.opp.activates("Monster Reborn")
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Jinzo"] and t.you.materials_of(ROACH) == ["Sangan"]


def test_evilswarm_thanatos_is_beyond_the_effects_of_other_monsters_for_a_turn() -> None:
    """card: Evilswarm Thanatos"""
    t = their_turn(f"monsters: {THANATOS} (attack, materials: 2 Kuriboh)", "monsters: Exiled Force   hand: Raigeki")
    t.opp.activates("Exiled Force", targeting=THANATOS)
    t.you.activates(THANATOS, detaching="Kuriboh").nobody_responds()
    assert t.you.monsters == [THANATOS] and t.opp.graveyard == ["Exiled Force"]
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == []


def test_kachi_kochi_dragon_attacks_again_once_a_turn_after_it_has_destroyed_a_monster() -> None:
    """card: Kachi Kochi Dragon"""
    t = your_turn(f"monsters: {KACHI} (attack, materials: 2 Kuriboh)", "monsters: Gemini Elf, Vorse Raider")
    t.you.goes_to("Battle Phase")
    t.you.attacks(KACHI, "Gemini Elf")
    t.you.triggers(KACHI)
    t.you.chooses("Kuriboh")
    t.nobody_responds()
    t.you.attacks(KACHI, "Vorse Raider")
    assert t.opp.monsters == [] and t.you.materials_of(KACHI) == ["Kuriboh"] and t.opp.lp == 8000 - 200 - 200


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_kachi_kochi_dragon_that_is_attacked_does_not_attack_again() -> None:
    """card: Kachi Kochi Dragon"""
    t = their_turn(f"monsters: {KACHI} (attack, materials: Kuriboh)", "monsters: Gemini Elf")
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Gemini Elf", KACHI)
    assert t.opp.monsters == [] and t.you.materials_of(KACHI) == ["Kuriboh"]


def test_king_of_the_feral_imps_finds_a_reptile() -> None:
    """card: King of the Feral Imps ①"""
    t = your_turn(f"monsters: {IMPS} (attack, materials: Sangan)   deck: Gagagigo, Giga Gagagigo, Gemini Elf")
    t.you.activates(IMPS)
    assert sorted(t.you.is_asked("search").offers) == ["Gagagigo", "Giga Gagagigo"]
    t.you.chooses("Gagagigo")
    assert t.you.hand == ["Gagagigo"]
    t.you.cannot(f"activate {IMPS}", because=ONCE)


# ------------------------------------------------------------------------------------------------------------ Rank 3


def test_giga_brilliant_lifts_the_monsters_that_are_there() -> None:
    """card: Number 20: Giga-Brilliant"""
    t = your_turn(f"monsters: {GIGA} (attack, materials: Sangan), Sangan   hand: Kuriboh", "monsters: Gemini Elf")
    t.you.activates(GIGA).nobody_responds()
    t.you.summons("Kuriboh")
    assert (t.you.atk_of(GIGA), t.you.atk_of("Sangan"), t.you.atk_of("Kuriboh")) == (2100, 1300, 300)
    assert t.opp.atk_of("Gemini Elf") == 1900
    t.you.cannot(f"activate {GIGA}", because=ONCE)
    t.you.ends_turn()
    assert t.you.atk_of(GIGA) == 2100


def test_grenosaurus_inflicts_1000_for_a_monster_destroyed_by_battle() -> None:
    """card: Grenosaurus"""
    t = your_turn(f"monsters: {GRENO} (attack, materials: Sangan)", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks(GRENO, "Gemini Elf")
    t.you.triggers(GRENO)
    assert t.opp.lp == 8000 - 100 - 1000 and t.you.graveyard == ["Sangan"]


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_grenosaurus_inflicts_nothing_for_a_monster_that_does_not_get_to_the_graveyard() -> None:
    """card: Grenosaurus"""
    t = your_turn(f"monsters: {GRENO} (materials: Sangan)   spells: Dimensional Fissure", "monsters: Jinzo (defense)")
    t.you.goes_to("Battle Phase")
    t.you.attacks(GRENO, "Jinzo")
    assert t.opp.lp == 8000 and t.opp.banished == ["Jinzo"]


def test_leviair_brings_a_banished_monster_of_either_player_to_your_field() -> None:
    """card: Leviair the Sea Dragon ①"""
    t = your_turn(f"monsters: {LEVIAIR} (attack, materials: Sangan)   banished: Sangan, Jinzo", "banished: Gemini Elf")
    t.you.activates(LEVIAIR)
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Sangan"]
    t.you.targets("Gemini Elf").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [LEVIAIR, "Gemini Elf"]
    t.you.cannot(f"activate {LEVIAIR}", because=ONCE)


def test_angineer_turns_a_monster_of_yours_to_defense_position_and_spares_it_for_the_turn() -> None:
    """card: Mechquipped Angineer"""
    t = their_turn(
        f"monsters: {ANGINEER} (attack, materials: Sangan), Gemini Elf",
        "monsters: Jinzo   hand: Raigeki, Umi",
    )
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Jinzo", "Gemini Elf")
    t.you.activates(ANGINEER, targeting="Gemini Elf").nobody_responds()
    assert t.you.monster("Gemini Elf").position == "defense" and t.you.lp == 8000
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == ["Gemini Elf"]


def test_invoker_brings_a_warrior_or_beast_warrior_that_falls_in_the_end_phase() -> None:
    """card: M-X-Saber Invoker ①"""
    t = your_turn(
        f"monsters: {INVOKER} (attack, materials: Sangan)"
        "   deck: Goblindbergh, Battle Ox, Marauding Captain, Gemini Elf, Photon Crusher"
    )
    t.you.activates(INVOKER)
    assert sorted(t.you.is_asked("search").offers) == ["Battle Ox", "Goblindbergh"]
    t.you.chooses("Battle Ox")
    t.you.settle_zone(None)
    assert t.you.monster("Battle Ox").position == "defense"
    t.you.cannot(f"activate {INVOKER}", because=ONCE)
    t.you.ends_turn()
    assert t.you.monsters == [INVOKER] and sorted(t.you.graveyard) == ["Battle Ox", "Sangan"]


def test_hyades_turns_every_monster_of_the_opponent_to_face_up_defense_position() -> None:
    """card: Constellar Hyades"""
    t = your_turn(
        f"monsters: {HYADES} (attack, materials: Sangan), Sangan", "monsters: Jinzo, Gemini Elf (set), Vorse Raider"
    )
    t.you.activates(HYADES).nobody_responds()
    assert [t.opp.monster(name).position for name in ("Jinzo", "Gemini Elf", "Vorse Raider")] == ["defense"] * 3
    assert t.you.monster("Sangan").position == "attack"


# ------------------------------------------------------------------------------------------------------------ Rank 5


def test_pleiades_returns_a_card_to_the_hand_in_either_turn() -> None:
    """card: Constellar Pleiades ①"""
    t = their_turn(f"monsters: {PLEIADES} (attack, materials: Sangan + Kuriboh)", "hand: Jinzo   monsters: Sangan")
    t.opp.summons("Jinzo", tributing=["Sangan"])
    t.you.activates(PLEIADES, detaching="Kuriboh", targeting="Jinzo").nobody_responds()
    assert t.opp.hand == ["Jinzo"] and t.opp.monsters == [] and t.you.materials_of(PLEIADES) == ["Sangan"]
    t = your_turn(f"monsters: {PLEIADES} (attack, materials: 2 Kuriboh)", "set: Mirror Force, Waboku")
    t.you.activates(PLEIADES, detaching="Kuriboh", targeting="Waboku").nobody_responds()
    assert t.opp.hand == ["Waboku"]
    t.you.cannot(f"activate {PLEIADES}", because=ONCE)
