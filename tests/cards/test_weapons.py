"""Cards: Equip Spells for battle."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"

# ------------------------------------------------------------------------------------------------------------ strength


def test_chthonian_alliance_counts_the_others_of_its_name_on_both_sides() -> None:
    """card: Chthonian Alliance"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Chthonian Alliance   monsters: Kuriboh, Kuriboh (set), Sangan
        opp 8000   monsters: Kuriboh (zone 3), Mystical Elf
    """)
    t.you.activates("Chthonian Alliance", targeting="Kuriboh (zone 1)").nobody_responds()
    assert t.you.atk_of("Kuriboh", 1) == 300 + 800
    t.you.flip_summons("Kuriboh (zone 2)")
    t.nobody_responds()
    assert t.you.atk_of("Kuriboh", 1) == 300 + 1600
    assert t.you.atk_of("Kuriboh", 2) == 300 and t.opp.atk_of("Kuriboh") == 300


def test_chthonian_alliance_gives_nothing_to_a_monster_that_is_alone_of_its_name() -> None:
    """card: Chthonian Alliance"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Chthonian Alliance   monsters: Sangan, Kuriboh
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Chthonian Alliance", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 1000


def test_dragonic_attack_makes_a_warrior_a_stronger_dragon_and_stays() -> None:
    """card: Dragonic Attack"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dragonic Attack, Dragon Treasure   monsters: Celtic Guardian, Vorse Raider
        opp 8000
    """)
    t.you.cannot("activate Dragon Treasure", because=NO_TARGET)
    t.you.activates("Dragonic Attack", targeting="Celtic Guardian").nobody_responds()
    assert t.you.spells == ["Dragonic Attack"]
    assert (t.you.atk_of("Celtic Guardian"), t.you.def_of("Celtic Guardian")) == (1900, 1700)
    t.you.activates("Dragon Treasure", targeting="Celtic Guardian").nobody_responds()
    assert t.you.atk_of("Celtic Guardian") == 2200


def test_dragonic_attack_is_equipped_to_warriors_only() -> None:
    """card: Dragonic Attack"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dragonic Attack   monsters: Petit Dragon
        opp 8000   monsters: Celtic Guardian (set)
    """)
    t.you.cannot("activate Dragonic Attack", because=NO_TARGET)


@pytest.mark.rule("equip.target.no-longer-correct-destroyed", scenario=0)
def test_dragonic_attack_falls_when_something_else_makes_its_monster_no_warrior() -> None:
    """card: Dragonic Attack"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dragonic Attack   monsters: Celtic Guardian   set: DNA Surgery
        opp 8000
    """)
    t.you.activates("Dragonic Attack").nobody_responds()
    t.you.activates("DNA Surgery")
    t.you.does("declare Fish")
    t.nobody_responds()
    assert t.you.spells == ["DNA Surgery"] and t.you.graveyard == ["Dragonic Attack"]


@pytest.mark.parametrize("card", ["Ballista of Rampart Smashing", "Smoke Grenade of the Thief"])
def test_a_weapon_for_everybody_is_equipped_to_any_face_up_monster(card: str) -> None:
    """card: Ballista of Rampart Smashing, Smoke Grenade of the Thief"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, Umi   monsters: Sangan, Kuriboh (set)
        opp 8000   monsters: Vorse Raider, Gemini Elf (set)
    """)
    t.you.activates(card)
    assert sorted(t.you.is_asked("target").offers) == ["Sangan", "Vorse Raider"]
    t.you.targets("Vorse Raider").nobody_responds()
    assert t.you.spells == [card]


@pytest.mark.parametrize(("lies", "lost"), [("set", True), ("defense", False)])
def test_ballista_helps_against_what_lay_face_down_only(lies: str, lost: bool) -> None:
    """card: Ballista of Rampart Smashing"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan   spells: Ballista of Rampart Smashing (on Sangan)
        opp 8000   monsters: Mystical Elf ({lies})
    """)
    t.you.attacks("Sangan", "Mystical Elf")
    t.nobody_responds()
    assert (t.opp.monsters == []) == lost
    assert t.you.lp == (8000 if lost else 7000) and t.you.atk_of("Sangan") == 1000


def test_ballista_does_not_help_when_its_monster_is_attacked() -> None:
    """card: Ballista of Rampart Smashing"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Sangan   spells: Ballista of Rampart Smashing (on Sangan)
        opp 8000   monsters: Vorse Raider
    """)
    t.opp.attacks("Vorse Raider", "Sangan")
    t.nobody_responds()
    assert t.you.lp == 7100


@pytest.mark.parametrize(
    ("theirs", "gains"),
    [
        ("Summoned Skull", True),  # 2500 ATK
        ("Vorse Raider", False),  # 1900 ATK
        ("Millennium Shield (defense)", True),  # 3000 DEF
        ("Summoned Skull (defense)", False),  # 1200 DEF
        ("Millennium Shield", False),  # 0 ATK
    ],
)
def test_buster_rancher_helps_the_weak_against_the_strong(theirs: str, gains: bool) -> None:
    """card: Buster Rancher"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan   spells: Buster Rancher (on Sangan)
        opp 8000   monsters: {theirs}
    """)
    name = theirs.partition(" (")[0]
    compared = {"Summoned Skull": 2500, "Vorse Raider": 1900, "Millennium Shield": 0}[name]
    if "defense" in theirs:
        compared = {"Summoned Skull": 1200, "Millennium Shield": 3000}[name]
    t.you.attacks("Sangan", name)
    t.nobody_responds()
    assert (name in t.opp.graveyard) == ((3500 if gains else 1000) > compared)
    if gains:
        assert t.you.spells == ["Buster Rancher"] and t.you.atk_of("Sangan") == 1000


def test_buster_rancher_helps_when_its_monster_is_attacked_too() -> None:
    """card: Buster Rancher"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Sangan   spells: Buster Rancher (on Sangan)
        opp 8000   monsters: Summoned Skull
    """)
    t.opp.attacks("Summoned Skull", "Sangan")
    t.nobody_responds()
    assert t.opp.lp == 7000 and t.opp.graveyard == ["Summoned Skull"] and t.you.spells == ["Buster Rancher"]


def test_buster_rancher_does_not_help_in_a_direct_attack() -> None:
    """card: Buster Rancher"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan   spells: Buster Rancher (on Sangan)
        opp 8000
    """)
    t.you.attacks_directly("Sangan")
    t.nobody_responds()
    assert t.opp.lp == 7000


@pytest.mark.rule("equip.target.no-longer-correct-destroyed", scenario=0)
def test_buster_rancher_falls_when_its_monster_becomes_stronger_otherwise() -> None:
    """card: Buster Rancher"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Energy   monsters: Sangan   spells: Buster Rancher (on Sangan)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Dark Energy", targeting="Sangan").nobody_responds()
    assert t.you.spells == ["Dark Energy"] and t.you.graveyard == ["Buster Rancher"]


def test_buster_rancher_is_equipped_to_weak_monsters_only() -> None:
    """card: Buster Rancher"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Buster Rancher   monsters: Celtic Guardian
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Buster Rancher", targeting="Kuriboh")


# ----------------------------------------------------------------------------------------------------------- victories


def test_cestus_of_dagla_gives_the_battle_damage_as_lp() -> None:
    """card: Cestus of Dagla"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cestus of Dagla   monsters: Mystical Elf, Shining Angel
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Cestus of Dagla")
    t.nobody_responds()
    assert t.you.atk_of("Shining Angel") == 1900
    t.you.goes_to("Battle Phase")
    t.you.attacks("Shining Angel", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 6400 and t.you.lp == 9600


def test_cestus_of_dagla_gives_nothing_for_the_damage_of_others_or_of_its_controller() -> None:
    """card: Cestus of Dagla"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Shining Angel, Mystical Elf   spells: Cestus of Dagla (on Shining Angel)
        opp 8000   monsters: Summoned Skull, Kuriboh
    """)
    t.you.attacks("Mystical Elf", "Kuriboh")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7500)
    t.you.attacks("Shining Angel", "Summoned Skull")
    assert t.you.lp == 7400 and t.you.graveyard == ["Shining Angel", "Cestus of Dagla"]


def test_legendary_black_belt_inflicts_the_def_of_the_fallen() -> None:
    """card: Legendary Black Belt"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Monk Fighter   spells: Legendary Black Belt (on Monk Fighter)
        opp 8000   monsters: Sangan
    """)
    t.you.attacks("Monk Fighter", "Sangan")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 300 - 600


def test_legendary_black_belt_is_for_three_fighters_of_yours() -> None:
    """card: Legendary Black Belt"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Legendary Black Belt   monsters: {mine}
        opp 8000   monsters: {theirs}
    """
    t = table(position.format(mine="Sangan", theirs="Monk Fighter"))
    t.you.cannot("activate Legendary Black Belt", because=NO_TARGET)
    for name in ("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk"):
        t = table(position.format(mine=name, theirs="Sangan"))
        t.you.activates("Legendary Black Belt", targeting=name)


def test_armed_changer_costs_an_equip_spell() -> None:
    """card: Armed Changer"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Armed Changer, Umi, Ookazi   monsters: Sangan
        opp 8000
    """)
    t.you.cannot("activate Armed Changer", because=NO_COST)


def armed() -> Table:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Armed Changer, Dark Energy   monsters: Celtic Guardian
                   graveyard: Vorse Raider, Mystical Elf, Battle Ox, Kuriboh
        opp 8000   monsters: Sangan, Summoned Skull
    """)
    t.you.activates("Armed Changer", targeting="Celtic Guardian").nobody_responds()
    assert "Dark Energy" in t.you.graveyard
    t.you.goes_to("Battle Phase")
    return t


def test_armed_changer_fetches_a_monster_that_is_not_stronger() -> None:
    """card: Armed Changer"""
    t = armed()
    t.you.attacks("Celtic Guardian", "Sangan")
    t.you.triggers("Armed Changer")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Mystical Elf"]
    t.you.targets("Mystical Elf").nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


# ------------------------------------------------------------------------------------------------------------- defeats


def test_nitro_unit_burns_the_owner_of_its_fallen_monster() -> None:
    """card: Nitro Unit"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Summoned Skull   spells: Nitro Unit (on Vorse Raider)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.attacks("Summoned Skull", "Vorse Raider")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 600 - 1900 and t.you.graveyard == ["Nitro Unit"]


def test_nitro_unit_does_nothing_when_its_monster_is_destroyed_otherwise() -> None:
    """card: Nitro Unit"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Fissure   spells: Nitro Unit (on Vorse Raider)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.lp == 8000 and t.opp.graveyard == ["Vorse Raider"] and "Nitro Unit" in t.you.graveyard


def test_nitro_unit_is_equipped_to_an_opponents_monster_only() -> None:
    """card: Nitro Unit"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Nitro Unit   monsters: Vorse Raider
        opp 8000   monsters: Sangan (set)
    """)
    t.you.cannot("activate Nitro Unit", because=NO_TARGET)


def test_cyclone_boomerang_sweeps_when_wildheart_is_destroyed_by_an_effect() -> None:
    """card: Cyclone Boomerang"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Elemental HERO Wildheart   spells: Cyclone Boomerang (on Elemental HERO Wildheart)
                   set: Dark Hole
        opp 8000   hand: Fissure   set: 2 Ookazi   field: Sogen
    """)
    assert t.you.atk_of("Elemental HERO Wildheart") == 1500 + 500 + 200
    t.opp.activates("Fissure").nobody_responds()
    assert t.opp.lp == 8000 - 400
    assert t.you.set_cards == t.opp.set_cards == t.opp.field_zone == []


def test_cyclone_boomerang_does_nothing_when_wildheart_falls_in_battle() -> None:
    """card: Cyclone Boomerang"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Elemental HERO Wildheart   spells: Cyclone Boomerang (on Elemental HERO Wildheart)
                   set: Dark Hole
        opp 8000   monsters: Summoned Skull
    """)
    t.opp.attacks("Summoned Skull", "Elemental HERO Wildheart")
    t.nobody_responds()
    assert t.you.set_cards == ["Dark Hole"] and t.opp.lp == 8000 and "Cyclone Boomerang" in t.you.graveyard


def test_cyclone_boomerang_is_equipped_to_wildheart_only() -> None:
    """card: Cyclone Boomerang"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cyclone Boomerang   monsters: Elemental HERO Avian
        opp 8000
    """)
    t.you.cannot("activate Cyclone Boomerang", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------- the dragon slayer

A_TOUGH_ONE = "Blue-Eyes White Dragon"  # 3000 ATK, 2500 DEF


def test_the_sword_of_dragons_soul_destroys_the_dragon_when_the_battle_phase_ends() -> None:
    """card: Sword of Dragon's Soul ①②"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Sword of Dragon's Soul (on Celtic Guardian)   monsters: Celtic Guardian, Battle Ox
        opp 8000   monsters: {A_TOUGH_ONE} (defense)
    """)
    assert t.you.atk_of("Celtic Guardian") == 2100
    t.you.attacks("Celtic Guardian", A_TOUGH_ONE)
    t.nobody_responds()
    assert t.you.lp == 8000 - 400 and t.opp.monsters == [A_TOUGH_ONE]
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.opp.graveyard == [A_TOUGH_ONE]


@pytest.mark.parametrize(("attacker", "attacked"), [("Battle Ox", A_TOUGH_ONE), ("Celtic Guardian", "Labyrinth Wall")])
def test_the_sword_of_dragons_soul_spares_what_is_no_dragon_or_fought_another(attacker: str, attacked: str) -> None:
    """card: Sword of Dragon's Soul ②"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Sword of Dragon's Soul (on Celtic Guardian)   monsters: Celtic Guardian, Battle Ox
        opp 8000   monsters: {attacked} (defense)
    """)
    t.you.attacks(attacker, attacked)
    t.nobody_responds()
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.opp.monsters == [attacked]


def test_the_sword_of_dragons_soul_is_for_warriors() -> None:
    """card: Sword of Dragon's Soul"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sword of Dragon's Soul   monsters: Battle Ox
        opp 8000
    """)
    t.you.cannot("activate Sword of Dragon's Soul", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------- the spark blaster


def test_the_spark_blaster_turns_three_monsters_and_is_destroyed() -> None:
    """card: Spark Blaster"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spark Blaster   monsters: Elemental HERO Sparkman
        opp 8000   monsters: Sangan, Kuriboh, Mystical Elf (set)
    """)
    t.you.activates("Spark Blaster").nobody_responds()
    for target, left in (("Sangan", True), ("Kuriboh", True), ("Sangan", False)):
        t.you.activates("Spark Blaster")
        assert sorted(t.you.is_asked("target").offers) == ["Elemental HERO Sparkman", "Kuriboh", "Sangan"]
        t.you.targets(target).nobody_responds()
        assert (t.you.spells == ["Spark Blaster"]) == left
    assert t.opp.monster("Sangan").position == "attack" and t.opp.monster("Kuriboh").position == "defense"
    assert t.you.graveyard == ["Spark Blaster"] and t.you.monsters == ["Elemental HERO Sparkman"]


def test_the_spark_blaster_counts_over_the_turns_and_is_for_sparkman() -> None:
    """card: Spark Blaster"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spark Blaster   monsters: Elemental HERO Sparkman   deck: 3 Umi
        opp 8000   monsters: Sangan   deck: 3 Umi
    """)
    t.you.activates("Spark Blaster").nobody_responds()
    t.you.activates("Spark Blaster", targeting="Sangan").nobody_responds()
    t.you.activates("Spark Blaster", targeting="Sangan").nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.spells == ["Spark Blaster"]
    t.you.activates("Spark Blaster", targeting="Sangan").nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == ["Spark Blaster"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spark Blaster   monsters: Elemental HERO Avian
        opp 8000
    """)
    t.you.cannot("activate Spark Blaster", because=NO_TARGET)
