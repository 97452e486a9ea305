"""Cards that change a Rank or ask for it; what Ranks are is in tests/rules/test_xyz_rank.py."""

import pytest

from table import table

SIN = "Number 70: Malevolent Sin"


def test_malevolent_sin_banishes_a_monster_until_the_opponents_next_standby_phase() -> None:
    """card: Number 70: Malevolent Sin ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {SIN} (materials: Battle Ox)   deck: 3 Sogen
        opp 8000   monsters: Gemini Elf   deck: 3 Sogen
    """)
    t.you.activates(SIN).nobody_responds()
    assert t.opp.banished == ["Gemini Elf"] and t.you.graveyard == ["Battle Ox"]
    t.you.ends_turn()
    t.you.carries_out(SIN)
    t.opp.take_zone()
    assert t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("xyz.rank.changed-value-replaces", scenario=0)
def test_malevolent_sin_gains_atk_and_ranks_by_attacking_only() -> None:
    """card: Number 70: Malevolent Sin ②"""
    position = f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {SIN}
        opp 8000   monsters: Kuriboh
    """
    t = table(position)
    t.opp.attacks("Kuriboh", SIN)
    assert t.you.atk_of(SIN) == 2400 and not t.you.is_to_decide()


def test_cat_shark_with_a_water_material_does_not_fall_in_battle() -> None:
    """card: Cat Shark ①"""
    for material, monsters in (("Kappa Avenger", ["Cat Shark"]), ("Kuriboh", [])):
        t = table(f"""
            turn 4, Battle Step, opp to act
            you 8000   monsters: Cat Shark (materials: {material})
            opp 8000   monsters: Blue-Eyes White Dragon
        """)
        t.opp.attacks("Blue-Eyes White Dragon", "Cat Shark")
        t.nobody_responds()
        assert t.you.monsters == monsters


def test_cat_shark_doubles_what_is_printed_until_the_end_of_the_turn() -> None:
    """card: Cat Shark ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cat Shark (materials: Kuriboh), Bahamut Shark   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Cat Shark", targeting="Bahamut Shark").nobody_responds()
    assert (t.you.atk_of("Bahamut Shark"), t.you.def_of("Bahamut Shark")) == (5200, 4200)
    t.you.ends_turn()
    assert (t.you.atk_of("Bahamut Shark"), t.you.def_of("Bahamut Shark")) == (2600, 2100)


def test_bahamut_shark_calls_a_water_xyz_monster_of_rank_3_or_lower_and_does_not_attack() -> None:
    """card: Bahamut Shark ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bahamut Shark (materials: Battle Ox)   extra: Armored Kappa, Bahamut Shark, {SIN}
        opp 8000
    """)
    t.you.activates("Bahamut Shark").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Armored Kappa", "Bahamut Shark"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Bahamut Shark", because="effect.cannot.forbids-while-it-applies")
    t.you.can("attack with Armored Kappa")


@pytest.mark.rule("xyz.rank.number-of-stars", scenario=0)
def test_the_calibrator_gains_300_for_each_rank_of_the_opponent() -> None:
    """card: The Calibrator"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Calibrator, Bahamut Shark
        opp 8000   monsters: {SIN}, Cat Shark, Gemini Elf
    """)
    assert t.you.atk_of("The Calibrator") == 1500 + 300 * 6


def test_xyz_burst_destroys_what_lies_face_down() -> None:
    """card: Xyz Burst"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Number 62: Galaxy-Eyes Prime Photon Dragon   hand: Xyz Burst
        opp 8000   monsters: Gemini Elf, Kuriboh (set)   set: Trap Hole   spells: Messenger of Peace
    """)
    t.you.activates("Xyz Burst").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Kuriboh", "Trap Hole"]


@pytest.mark.parametrize(
    ("name", "fits", "wrong"),
    [
        (SIN, ("Battle Ox", "Mermaid Knight"), "Sangan"),
        ("Cat Shark", ("Penguin Soldier", "Happy Lover"), "Kuriboh"),
        ("Bahamut Shark", ("Mermaid Knight", "7 Colored Fish"), "Battle Ox"),
    ],
)
def test_what_each_is_made_of(name: str, fits: tuple[str, str], wrong: str) -> None:
    """card: Number 70: Malevolent Sin, Cat Shark, Bahamut Shark"""
    lie = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: {}   extra: " + name + "\nopp 8000"
    t = table(lie.format(", ".join(fits)))
    t.you.makes(name, *fits)
    assert t.you.monsters == [name] and sorted(t.you.materials_of(name)) == sorted(fits)
    for wanting in (fits[0], f"{fits[0]}, {wrong}"):
        table(lie.format(wanting)).you.cannot(f"xyz summon {name}", because="xyz.summon.procedure")
