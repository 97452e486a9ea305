"""Cards: Fusion Monsters that are summoned by themselves for what they are made of."""

import pytest

from table import Table, table

X, Y, Z = "X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"
UNMET = "summon.special-monster.by-fulfilling-condition"
FORTRESS = "Chimeratech Fortress Dragon"
MEGAFLEET = "Chimeratech Megafleet Dragon"
FAMILY = [
    ("XY-Dragon Cannon", [X, Y]),
    ("YZ-Tank Dragon", [Y, Z]),
    ("XZ-Tank Cannon", [X, Z]),
    ("XYZ-Dragon Cannon", [X, Y, Z]),
    ("VW-Tiger Catapult", ["V-Tiger Jet", "W-Wing Catapult"]),
    ("VWXYZ-Dragon Catapult Cannon", ["VW-Tiger Catapult", "XYZ-Dragon Cannon"]),
]


def your_turn(you: str, opp: str = "", format_: str = "master2020") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat {format_}\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize(("name", "parts"), FAMILY)
def test_it_comes_for_its_parts_on_your_field_which_are_banished(name: str, parts: list[str]) -> None:
    """card: XY-Dragon Cannon, YZ-Tank Dragon, XZ-Tank Cannon, XYZ-Dragon Cannon, VW-Tiger Catapult,
    VWXYZ-Dragon Catapult Cannon
    """
    t = your_turn(f"monsters: {', '.join(parts)}   extra: {name}", format_="408")
    t.you.does(f"special summon {name}")
    t.you.takes_position("attack")
    assert t.you.monsters == [name] and sorted(t.you.banished) == parts
    t = your_turn(f"monsters: {', '.join(parts[:-1])}   graveyard: {parts[-1]}   extra: {name}")
    t.you.cannot(f"special summon {name}", because=UNMET)
    t = your_turn(f"monsters: {', '.join(parts[:-1])}   extra: {name}", f"monsters: {parts[-1]}")
    t.you.cannot(f"special summon {name}", because=UNMET)


@pytest.mark.parametrize(("name", "parts"), FAMILY)
def test_it_takes_no_polymerization_and_no_substitute(name: str, parts: list[str]) -> None:
    """card: XY-Dragon Cannon, YZ-Tank Dragon, XZ-Tank Cannon, XYZ-Dragon Cannon, VW-Tiger Catapult,
    VWXYZ-Dragon Catapult Cannon
    """
    t = your_turn(f"hand: Polymerization   monsters: {', '.join(parts)}   extra: {name}")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn(f"monsters: {', '.join(parts[:-1])}, King of the Swamp   extra: {name}")
    t.you.cannot(f"special summon {name}", because=UNMET)


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
@pytest.mark.parametrize(("name", "parts"), FAMILY[:4])
def test_it_is_not_revived_from_a_graveyard(name: str, parts: list[str]) -> None:
    """card: XY-Dragon Cannon, YZ-Tank Dragon, XZ-Tank Cannon, XYZ-Dragon Cannon"""
    t = your_turn(
        f"monsters: {', '.join(parts)}   extra: {name}   hand: Dark Hole, Monster Reborn   graveyard: Kuriboh"
    )
    t.you.does(f"special summon {name}")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]


def test_an_equipped_union_monster_is_one_of_the_cards_on_the_field() -> None:
    """card: XY-Dragon Cannon"""
    t = your_turn(f"monsters: {X}, {Y}   extra: XY-Dragon Cannon")
    t.you.activates(Y, targeting=X)
    assert t.you.monsters == [X]
    t.you.does("special summon XY-Dragon Cannon")
    t.you.takes_position("attack")
    assert t.you.monsters == ["XY-Dragon Cannon"] and sorted(t.you.banished) == [X, Y]


@pytest.mark.parametrize(
    ("name", "able", "unable"),
    [
        ("XY-Dragon Cannon", "spells: Messenger of Peace", "monsters: Kuriboh   set: Mirror Force"),
        ("YZ-Tank Dragon", "monsters: Kuriboh (set)", "monsters: Kuriboh   set: Mirror Force"),
        ("XZ-Tank Cannon", "set: Mirror Force", "monsters: Kuriboh (set)   spells: Messenger of Peace"),
        ("XYZ-Dragon Cannon", "monsters: Kuriboh", ""),
    ],
)
def test_a_discarded_card_destroys_one_of_the_opponents(name: str, able: str, unable: str) -> None:
    """card: XY-Dragon Cannon ①, YZ-Tank Dragon ①, XZ-Tank Cannon ①, XYZ-Dragon Cannon ①"""
    t = your_turn(f"monsters: {name}   hand: Umi, Sangan", able)
    t.you.activates(name, discarding="Umi")
    assert t.you.graveyard == ["Umi"] and len(t.opp.graveyard) == 1
    t = your_turn(f"monsters: {name}   hand: Umi", unable)
    t.you.cannot(f"activate {name}", because="target.timing.chosen-at-activation")
    t = your_turn(f"monsters: {name}", able)
    t.you.cannot(f"activate {name}", because="cost.unpayable.cannot-activate")


def test_fortress_dragon_has_a_thousand_atk_for_each_material() -> None:
    """card: Chimeratech Fortress Dragon, Chimeratech Fortress Dragon ①"""
    mine = f"monsters: Cyber Dragon, Mechanicalchaser   extra: {FORTRESS}"
    t = your_turn(mine, "monsters: Mechanicalchaser, Cyber Dragon")
    t.you.does(f"special summon {FORTRESS}")
    question = t.you.is_asked("material")
    assert (question.least, question.most) == (2, 4)
    t.you.does("Cyber Dragon (your monster zone 1), Mechanicalchaser (their monster zone 1)")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == [FORTRESS, "Mechanicalchaser"] and t.opp.monsters == ["Cyber Dragon"]
    assert t.you.atk_of(FORTRESS) == 2000


def test_fortress_dragon_needs_a_cyber_dragon_and_a_machine() -> None:
    """card: Chimeratech Fortress Dragon"""
    t = your_turn(f"monsters: Cyber Dragon, Kuriboh   extra: {FORTRESS}")
    t.you.cannot(f"special summon {FORTRESS}", because=UNMET)
    t = your_turn(f"monsters: 2 Mechanicalchaser   extra: {FORTRESS}")
    t.you.cannot(f"special summon {FORTRESS}", because=UNMET)
    t = your_turn(f"monsters: Cyber Dragon, Mechanicalchaser   extra: {FORTRESS}   spells: Macro Cosmos")
    t.you.cannot(f"special summon {FORTRESS}", because=UNMET)  # they would not reach the Graveyard


def test_fortress_dragon_is_revived_once_it_has_come_so_and_then_has_no_materials() -> None:
    """card: Chimeratech Fortress Dragon ①"""
    hand = "hand: Dark Hole, Monster Reborn"
    t = your_turn(f"monsters: Cyber Dragon, Mechanicalchaser   extra: {FORTRESS}   {hand}")
    t.you.does(f"special summon {FORTRESS}")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting=FORTRESS)
    t.you.takes_position("attack")
    assert t.you.monsters == [FORTRESS] and t.you.atk_of(FORTRESS) == 0
    t = your_turn(f"hand: Metamorphosis   monsters: Blue-Eyes White Dragon   extra: {FORTRESS}")
    t.you.cannot("activate Metamorphosis", because="effect.condition.no-possible-resolution-blocks-activation")


def test_megafleet_dragon_takes_monsters_of_the_extra_monster_zones() -> None:
    """card: Chimeratech Megafleet Dragon, Chimeratech Megafleet Dragon ①"""
    both = "Thousand Dragon (extra zone 1)"
    t = your_turn(f"monsters: Proto-Cyber Dragon, {both}   extra: {MEGAFLEET}", f"monsters: {both}, Kuriboh")
    t.you.does(f"special summon {MEGAFLEET}")
    t.you.does("Proto-Cyber Dragon, Thousand Dragon (your extra zone 1), Thousand Dragon (their extra zone 1)")
    t.you.takes_position("attack")
    assert t.you.monsters == [MEGAFLEET] and t.opp.monsters == ["Kuriboh"] and t.you.atk_of(MEGAFLEET) == 3600


@pytest.mark.parametrize("name", [FORTRESS, MEGAFLEET])
def test_a_chimeratech_dragon_is_no_fusion_material(name: str) -> None:
    """card: Chimeratech Fortress Dragon, Chimeratech Megafleet Dragon"""
    extra = "extra: Chimeratech Fortress Dragon"
    t = your_turn(f"monsters: Cyber Dragon, {name}   {extra}")
    t.you.cannot(f"special summon {FORTRESS}", because=UNMET)


# ------------------------------------------------------------------------------------------------------- VW and VWXYZ


def test_vw_turns_a_monster_and_no_flip_effect_is_activated() -> None:
    """card: VW-Tiger Catapult ①"""
    vw = "VW-Tiger Catapult"
    t = your_turn(f"monsters: {vw}   hand: Umi, Sangan", "monsters: Man-Eater Bug (set)")
    t.you.activates(vw, discarding="Umi")
    assert t.opp.monster("Man-Eater Bug").position == "attack" and t.chain == [] and t.you.monsters == [vw]


def test_vwxyz_banishes_a_card_once_a_turn() -> None:
    """card: VWXYZ-Dragon Catapult Cannon ①"""
    name = "VWXYZ-Dragon Catapult Cannon"
    t = your_turn(f"monsters: {name}", "monsters: Kuriboh, Gemini Elf")
    t.you.activates(name, targeting="Kuriboh")
    assert t.opp.banished == ["Kuriboh"]
    t.you.cannot(f"activate {name}", because="effect.once-per-turn.limits-the-user")


def test_vwxyz_turns_the_monster_it_attacks() -> None:
    """card: VWXYZ-Dragon Catapult Cannon ②"""
    name = "VWXYZ-Dragon Catapult Cannon"
    t = your_turn(f"monsters: {name}", "monsters: Man-Eater Bug (set), Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks(name, "Man-Eater Bug")
    t.you.triggers(name)
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.opp.lp == 8000 - (3000 - 450)
    assert t.you.monsters == [name]


# ------------------------------------------------------------------------------------------------------- Alba-Lenatus

ALBA, ALBAZ = "Alba-Lenatus the Abyss Dragon", "Fallen of Albaz"


def test_alba_lenatus_comes_for_albaz_and_dragons_of_both_sides() -> None:
    """card: Alba-Lenatus the Abyss Dragon"""
    t = your_turn(f"monsters: {ALBAZ}   extra: {ALBA}", "monsters: Luster Dragon, Gemini Elf, Koumori Dragon (set)")
    t.you.does(f"special summon {ALBA}")
    t.you.takes_position("attack")
    assert t.you.monsters == [ALBA] and t.you.graveyard == [ALBAZ] and t.opp.graveyard == ["Luster Dragon"]
    t = your_turn(f"monsters: {ALBAZ}, Gemini Elf   extra: {ALBA}")
    t.you.cannot(f"special summon {ALBA}", because=UNMET)
    t = your_turn(f"monsters: Luster Dragon   extra: {ALBA}", "monsters: Koumori Dragon")
    t.you.cannot(f"special summon {ALBA}", because=UNMET)


def test_alba_lenatus_is_fusion_summoned_never_revived_and_never_a_material() -> None:
    """card: Alba-Lenatus the Abyss Dragon"""
    t = your_turn(
        f"hand: Polymerization, {ALBAZ}, Luster Dragon, Dark Hole, Monster Reborn   graveyard: Kuriboh   extra: {ALBA}"
    )
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [ALBA]
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    assert ALBA not in t.you.is_asked("target").offers
    t = your_turn(f"hand: Polymerization   monsters: {ALBAZ}, {ALBA}   extra: {ALBA}")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")


def test_alba_lenatus_attacks_as_many_monsters_as_it_is_made_of() -> None:
    """card: Alba-Lenatus the Abyss Dragon ①"""
    t = your_turn(
        f"monsters: {ALBAZ}, Luster Dragon, Koumori Dragon, Gemini Elf   extra: {ALBA}",
        "monsters: Kuriboh, Sangan, Mystical Elf, Feral Imp",
    )
    t.you.does(f"special summon {ALBA}")
    t.you.chooses(ALBAZ, "Luster Dragon", "Koumori Dragon")
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    for prey in ("Kuriboh", "Mystical Elf", "Feral Imp"):
        t.you.attacks(ALBA, prey)
        t.nobody_responds()
    assert t.opp.monsters == ["Sangan"]
    t.you.cannot(f"attack Sangan with {ALBA}", because="battle.attack.once-per-turn")


def test_alba_lenatus_finds_a_fusion_spell_in_the_end_phase() -> None:
    """card: Alba-Lenatus the Abyss Dragon ②"""
    deck = "deck: Polymerization, Miracle Fusion, Fusion Gate, Kuriboh"
    t = your_turn(f"hand: Dark Hole   monsters: {ALBA}   {deck}")
    t.you.activates("Dark Hole")
    t.you.goes_to("End Phase")
    t.you.triggers(ALBA)
    t.you.chooses_effect(2)
    assert t.you.hand == ["Miracle Fusion"]
    t = your_turn(f"graveyard: {ALBA}   {deck}")
    t.you.goes_to("End Phase")
    assert t.turn == 4
