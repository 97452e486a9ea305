"""What each card of `cards/changing_stats.py` does that strengthens or weakens monsters as long as it is face-up."""

import pytest

from probes import pool_with, probe
from table import table

TYPES = {
    "Forest": ("Insect", "Beast", "Plant", "Beast-Warrior"),
    "Wasteland": ("Dinosaur", "Zombie", "Rock"),
    "Mountain": ("Dragon", "Winged Beast", "Thunder"),
    "Umi": ("Fish", "Sea Serpent", "Thunder", "Aqua"),
}
WEAKENED = {"Umi": ("Machine", "Pyro")}
ALL_TYPES = sorted({type_ for types in (*TYPES.values(), *WEAKENED.values()) for type_ in types})
PROBES = {type_: probe(f"Probe {type_}", f"{type_} / Normal") for type_ in ALL_TYPES}
ATTRIBUTES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK")
ELEMENTS = {attribute: probe(f"Probe {attribute}", attribute=attribute) for attribute in ATTRIBUTES}
EVERYTHING = pool_with(*PROBES.values(), *ELEMENTS.values())


@pytest.mark.rule("spell.field.scope-by-text", scenario=0)
@pytest.mark.parametrize("field", TYPES)
@pytest.mark.parametrize("type_", ALL_TYPES)
def test_a_field_spell_changes_atk_and_def_of_monsters_of_its_types_on_both_sides(field: str, type_: str) -> None:
    """card: Forest, Wasteland, Mountain, Umi"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {field}, Mystical Space Typhoon   monsters: Probe {type_}
        opp 8000   monsters: Probe {type_}
        """,
        EVERYTHING,
    )
    t.you.activates(field).nobody_responds()
    expected = 1200 if type_ in TYPES[field] else 800 if type_ in WEAKENED.get(field, ()) else 1000
    for seat in t.seats:
        assert (seat.atk_of(f"Probe {type_}"), seat.def_of(f"Probe {type_}")) == (expected, expected)
    t.you.activates("Mystical Space Typhoon", targeting=field).nobody_responds()
    assert (t.you.atk_of(f"Probe {type_}"), t.you.def_of(f"Probe {type_}")) == (1000, 1000)


FIELDS_OF_ATTRIBUTES = {
    "Gaia Power": "EARTH",
    "Umiiruka": "WATER",
    "Molten Destruction": "FIRE",
    "Rising Air Current": "WIND",
    "Luminous Spark": "LIGHT",
    "Mystic Plasma Zone": "DARK",
}


@pytest.mark.rule("spell.field.scope-by-text", scenario=0)
@pytest.mark.parametrize("field", FIELDS_OF_ATTRIBUTES)
def test_a_field_spell_gives_500_atk_for_400_def_to_monsters_of_its_attribute(field: str) -> None:
    """card: Gaia Power, Umiiruka, Molten Destruction, Rising Air Current, Luminous Spark, Mystic Plasma Zone"""
    attribute = FIELDS_OF_ATTRIBUTES[field]
    other = ATTRIBUTES[ATTRIBUTES.index(attribute) - 1]
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {field}   monsters: Probe {attribute}, Probe {other}
        opp 8000   monsters: Probe {attribute}
        """,
        EVERYTHING,
    )
    t.you.activates(field).nobody_responds()
    for seat in t.seats:
        assert (seat.atk_of(f"Probe {attribute}"), seat.def_of(f"Probe {attribute}")) == (1500, 600)
    assert (t.you.atk_of(f"Probe {other}"), t.you.def_of(f"Probe {other}")) == (1000, 1000)


def test_chorus_of_sanctuary_strengthens_face_up_monsters_in_defense_position() -> None:
    """card: Chorus of Sanctuary"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Chorus of Sanctuary   monsters: Mystical Elf (defense), Sangan
        opp 8000   monsters: Giant Soldier of Stone (defense), Kuriboh (set)
    """)
    t.you.activates("Chorus of Sanctuary").nobody_responds()
    assert (t.you.def_of("Mystical Elf"), t.you.atk_of("Mystical Elf")) == (2500, 800)
    assert (t.you.def_of("Sangan"), t.opp.def_of("Giant Soldier of Stone"), t.opp.def_of("Kuriboh")) == (600, 2500, 200)
    t.you.changes_position("Sangan")
    assert t.you.def_of("Sangan") == 1100


def test_amorphous_persona_strengthens_amorphage_monsters() -> None:
    """card: Amorphous Persona ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Amorphous Persona   monsters: Amorphage Goliath, Sangan
        opp 8000   monsters: Amorphage Goliath
    """)
    t.you.activates("Amorphous Persona").nobody_responds()
    assert (t.you.atk_of("Amorphage Goliath"), t.you.def_of("Amorphage Goliath")) == (3050, 300)
    assert (t.opp.atk_of("Amorphage Goliath"), t.you.atk_of("Sangan")) == (3050, 1000)


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_amorphous_persona_draws_when_an_amorphage_monster_is_tributed_at_most_twice_a_turn() -> None:
    """card: Amorphous Persona ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   field: Amorphous Persona   monsters: Cannon Soldier, 3 Amorphage Goliath, Kuriboh   deck: 5 Umi
        opp 8000
    """)
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.you.hand == []
    for number in (1, 2, 2):
        t.you.activates("Cannon Soldier")
        t.you.chooses(f"Amorphage Goliath (zone {2 + len(t.you.extra)})")
        t.nobody_responds()
        assert len(t.you.hand) == number


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_amorphous_persona_does_not_draw_for_the_opponents_monster() -> None:
    """card: Amorphous Persona ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Amorphage Goliath   deck: 5 Umi
        opp 8000   field: Amorphous Persona   deck: 5 Umi
    """)
    t.you.activates("Cannon Soldier", tributing="Amorphage Goliath").nobody_responds()
    assert t.you.hand == [] and t.opp.hand == []


STRENGTHENERS = {
    "Milus Radiant": ("EARTH", "WIND", 300),
    "Little Chimera": ("FIRE", "WATER", 600),
    "Star Boy": ("WATER", "FIRE", 550),
    "Witch's Apprentice": ("DARK", "LIGHT", 550),
    "Bladefly": ("WIND", "EARTH", 600),
    "Hoshiningen": ("LIGHT", "DARK", 500),
}


@pytest.mark.parametrize("name", STRENGTHENERS)
def test_a_monster_strengthens_its_attribute_and_weakens_the_contrary_one(name: str) -> None:
    """card: Milus Radiant, Little Chimera, Star Boy, Witch's Apprentice, Bladefly, Hoshiningen"""
    stronger, weaker, own = STRENGTHENERS[name]
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}   monsters: Probe {stronger}, Probe {weaker}
        opp 8000   monsters: Probe {stronger}, Probe {weaker}
        """,
        EVERYTHING,
    )
    t.you.summons(name)
    t.nobody_responds()
    for seat in t.seats:
        assert (seat.atk_of(f"Probe {stronger}"), seat.def_of(f"Probe {stronger}")) == (1500, 1000)
        assert (seat.atk_of(f"Probe {weaker}"), seat.def_of(f"Probe {weaker}")) == (600, 1000)
    # Each of them is of the attribute it strengthens.
    assert t.you.atk_of(name) == own + 500


@pytest.mark.rule("effect-type.continuous.stops-when-not-faceup", scenario=0)
def test_a_strengthening_monster_that_is_face_down_or_negated_strengthens_nobody() -> None:
    """card: Hoshiningen ①, Book of Moon ①, Skill Drain ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon   monsters: Hoshiningen, Mystical Elf
        opp 8000
    """)
    assert t.you.atk_of("Mystical Elf") == 1300
    t.you.activates("Book of Moon", targeting="Hoshiningen").nobody_responds()
    assert t.you.atk_of("Mystical Elf") == 800
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain   monsters: Hoshiningen, Mystical Elf
        opp 8000
    """)
    t.you.activates("Skill Drain").nobody_responds()
    assert (t.you.atk_of("Mystical Elf"), t.you.atk_of("Hoshiningen")) == (800, 500)


def test_command_knight_gives_ones_own_warriors_400_atk() -> None:
    """card: Command Knight"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Command Knight, Celtic Guardian, Sangan
        opp 8000   monsters: Celtic Guardian
    """)
    assert (t.you.atk_of("Command Knight"), t.you.atk_of("Celtic Guardian")) == (1600, 1800)
    assert (t.you.atk_of("Sangan"), t.opp.atk_of("Celtic Guardian")) == (1000, 1400)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_command_knight_cannot_be_attacked_while_there_is_another_monster() -> None:
    """card: Command Knight"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Wattaildragon, Vorse Raider
        opp 8000   monsters: Command Knight, Kuriboh (set)
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.nobody_responds()
    assert t.opp.monsters == ["Command Knight"]
    t.you.attacks("Wattaildragon", "Command Knight")
    t.nobody_responds()
    assert t.opp.monsters == [] and t.opp.lp == 7100


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_two_command_knights_protect_each_other() -> None:
    """card: Command Knight"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Wattaildragon
        opp 8000   monsters: 2 Command Knight
    """)
    assert not any("attack" in offer for offer in t.you.is_offered())


def test_wattaildragon_is_a_normal_monster_of_2500_atk() -> None:
    """card: Wattaildragon"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Wattaildragon   monsters: Kuriboh
        opp 8000
    """)
    t.you.summons("Wattaildragon", tributing=["Kuriboh"])
    t.nobody_responds()
    assert (t.you.atk_of("Wattaildragon"), t.you.def_of("Wattaildragon")) == (2500, 1000)
