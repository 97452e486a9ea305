"""Cards: Equip Spells that answer that they, or their monster, are destroyed."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def test_flint_weakens_and_binds_its_monster() -> None:
    """card: Flint"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Flint   monsters: Sangan, Kuriboh
        opp 8000
    """)
    t.you.can("change position of Sangan")
    t.you.activates("Flint", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 700
    t.you.cannot("change position of Sangan", because=FORBIDDEN)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack directly with Sangan", because=FORBIDDEN)
    t.you.can("attack directly with Kuriboh")


@pytest.mark.parametrize("by_battle", [True, False])
def test_flint_leaps_to_another_monster_when_its_own_is_destroyed(by_battle: bool) -> None:
    """card: Flint"""
    t = table(f"""
        turn 3, {"Battle Step" if by_battle else "Main Phase 1"}, you to act
        you 8000   spells: Flint (on Sangan)   monsters: Vorse Raider   hand: Fissure
        opp 8000   monsters: Sangan, Mystical Elf, Battle Ox (set)   deck: 3 Umi
    """)
    if by_battle:
        t.you.attacks("Vorse Raider", "Sangan")
        t.nobody_responds()
    else:
        t.you.activates("Fissure").nobody_responds()
    assert sorted(t.you.is_asked("target").offers) == ["Mystical Elf", "Vorse Raider"]
    t.you.targets("Mystical Elf").nobody_responds()
    t.you.take_zone()
    assert t.you.spells == ["Flint"] and t.opp.atk_of("Mystical Elf") == 500


def test_flint_does_not_leap_when_it_is_destroyed_itself_or_its_monster_only_leaves() -> None:
    """card: Flint"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Flint (on Kuriboh)   hand: Mystical Space Typhoon   set: Compulsory Evacuation Device
        opp 8000   monsters: Kuriboh, Mystical Elf
    """
    t = table(position)
    t.you.activates("Mystical Space Typhoon", targeting="Flint").nobody_responds()
    assert "Flint" in t.you.graveyard
    t = table(position)
    t.you.activates("Compulsory Evacuation Device", targeting="Kuriboh").nobody_responds()
    assert t.opp.hand == ["Kuriboh"] and "Flint" in t.you.graveyard


def test_dragon_nails_strengthen_and_protect_a_dark_monster() -> None:
    """card: Dragon Nails ①"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Dragon Nails (on Sangan)   monsters: Sangan, Kuriboh
        opp 8000   hand: Dark Hole
    """)
    assert t.you.atk_of("Sangan") == 1600
    t.opp.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == ["Sangan"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Dragon Nails (on Summoned Skull)   monsters: Summoned Skull   hand: Dark Hole, Dragon Nails
        opp 8000
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == []
    t.you.cannot("activate Dragon Nails", because=NO_TARGET)


def test_dragon_nails_bring_their_monster_back_after_a_lost_battle() -> None:
    """card: Dragon Nails ②"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Dragon Nails (on Vorse Raider)   monsters: Vorse Raider   set: Mystical Space Typhoon
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Vorse Raider")
    t.nobody_responds()
    t.you.triggers("Dragon Nails")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.take_zone()
    assert t.you.monsters == ["Vorse Raider"] and t.you.spells == ["Dragon Nails"]
    assert t.you.atk_of("Vorse Raider") == 2500
    t.you.activates("Mystical Space Typhoon", targeting="Dragon Nails").nobody_responds()
    assert t.you.banished == ["Dragon Nails"] and t.you.monsters == ["Vorse Raider"]


def test_dragon_nails_do_not_answer_a_destruction_by_effect() -> None:
    """card: Dragon Nails ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Dragon Nails (on Summoned Skull)   monsters: Summoned Skull   hand: Dark Hole
        opp 8000
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.is_asked("open state") and "Dragon Nails" in t.you.graveyard


def test_the_butterfly_dagger_returns_when_it_is_destroyed_on_its_monster() -> None:
    """card: Butterfly Dagger - Elma"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Butterfly Dagger - Elma, Mystical Space Typhoon   monsters: Sangan
        opp 8000
    """)
    t.you.activates("Butterfly Dagger - Elma").nobody_responds()
    assert t.you.atk_of("Sangan") == 1300
    t.you.activates("Mystical Space Typhoon", targeting="Butterfly Dagger - Elma").nobody_responds()
    t.you.triggers("Butterfly Dagger - Elma")
    t.nobody_responds()
    assert t.you.hand == ["Butterfly Dagger - Elma"]


def test_the_butterfly_dagger_stays_in_the_graveyard_when_its_monster_goes_or_it_lay_set() -> None:
    """card: Butterfly Dagger - Elma"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Butterfly Dagger - Elma (on Kuriboh)   hand: Dark Hole   monsters: Kuriboh
        opp 8000
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.is_asked("open state") and "Butterfly Dagger - Elma" in t.you.graveyard
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Butterfly Dagger - Elma   hand: Mystical Space Typhoon
        opp 8000
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Butterfly Dagger - Elma").nobody_responds()
    assert t.you.is_asked("open state") and "Butterfly Dagger - Elma" in t.you.graveyard


def test_the_smoke_grenade_takes_a_card_when_an_effect_destroys_it() -> None:
    """card: Smoke Grenade of the Thief"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Smoke Grenade of the Thief (on Sangan)   hand: Mystical Space Typhoon   monsters: Sangan
        opp 8000   hand: Kuriboh, Dark Hole
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Smoke Grenade of the Thief").nobody_responds()
    assert sorted(t.you.is_asked("discard").offers) == ["Dark Hole", "Kuriboh"]
    t.you.discards("Dark Hole")
    assert t.opp.graveyard == ["Dark Hole"] and t.opp.hand == ["Kuriboh"]


@pytest.mark.parametrize(
    ("mine", "played"),
    [
        ("spells: Smoke Grenade of the Thief (on Kuriboh)   monsters: Kuriboh   hand: Dark Hole", "Dark Hole"),
        ("set: Smoke Grenade of the Thief   hand: Heavy Storm", "Heavy Storm"),
    ],
)
def test_the_smoke_grenade_does_nothing_when_its_monster_goes_or_it_lay_set(mine: str, played: str) -> None:
    """card: Smoke Grenade of the Thief"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {mine}
        opp 8000   hand: Sangan
    """)
    t.you.activates(played).nobody_responds()
    assert "Smoke Grenade of the Thief" in t.you.graveyard and t.opp.hand == ["Sangan"]


def test_the_symbol_of_heritage_calls_one_of_three() -> None:
    """card: Symbol of Heritage"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Symbol of Heritage, Mystical Space Typhoon   graveyard: 3 Kuriboh, 2 Sangan
        opp 8000   graveyard: Sangan
    """)
    t.you.activates("Symbol of Heritage")
    assert set(t.you.is_asked("target").offers) == {"Kuriboh"} and len(t.you.is_asked("target").offers) == 3
    t.you.does("target Kuriboh")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"] and t.you.spells == ["Symbol of Heritage"]
    t.you.activates("Mystical Space Typhoon", targeting="Symbol of Heritage").nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard.count("Kuriboh") == 3


def test_the_symbol_of_heritage_needs_three_monsters_of_one_name_of_ones_own() -> None:
    """card: Symbol of Heritage"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Symbol of Heritage   graveyard: 2 Kuriboh, 3 Dark Hole
        opp 8000   graveyard: 3 Kuriboh
    """)
    t.you.cannot("activate Symbol of Heritage", because=NO_TARGET)
