"""Cards: Continuous and Field Spells under which battles, damage and attacks go by other rules."""

import pytest

from spellspeed.engine.kernel.places import own
from spellspeed.words import CLOCK_COUNTER, FIELD_ZONE
from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"

# -------------------------------------------------------------------------------------------------- who cannot attack


def test_under_the_vengeful_bog_spirit_nothing_attacks_in_the_turn_it_comes() -> None:
    """card: Vengeful Bog Spirit"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Monster Reborn, Polymerization, Elemental HERO Avian, Elemental HERO Burstinatrix
                   monsters: Sangan, Battle Ox (set)   graveyard: Mystical Elf
                   extra: Elemental HERO Flame Wingman
        opp 8000   spells: Vengeful Bog Spirit
    """)
    t.you.summons("Vorse Raider")
    t.nobody_responds()
    t.you.flip_summons("Battle Ox")
    t.nobody_responds()
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    for name in ("Vorse Raider", "Battle Ox", "Mystical Elf", "Elemental HERO Flame Wingman"):
        t.you.cannot(f"attack directly with {name}", because=FORBIDDEN)
    t.you.can("attack directly with Sangan")


@pytest.mark.parametrize(
    ("mine", "theirs", "possible"),
    [("", "", False), ("graveyard: Dark Hole", "", True), ("graveyard: Kuriboh, Trap Hole", "graveyard: Umi", False)],
)
@pytest.mark.parametrize("who", ["you", "opp"])
def test_the_dd_borderline_needs_a_spell_in_ones_own_graveyard_for_battles(
    mine: str, theirs: str, possible: bool, who: str
) -> None:
    """card: D.D. Borderline"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: D.D. Borderline   monsters: Sangan   {mine}
        opp 8000   monsters: Sangan   {theirs}
    """)
    seat = t.you if who == "you" else t.opp
    if possible:
        seat.can("battle phase")
    else:
        seat.cannot("battle phase", because=FORBIDDEN)


def test_the_marshmallon_glasses_leave_only_marshmallon_to_be_attacked() -> None:
    """card: Marshmallon Glasses"""
    position = """
        turn 4, Battle Step, opp to act
        you 8000   {glasses}   monsters: Marshmallon{lies}, Sangan, Mystical Elf (set)
        opp 8000   monsters: Vorse Raider
    """
    table(position.format(glasses="", lies="")).opp.can("attack Sangan with Vorse Raider")
    t = table(position.format(glasses="spells: Marshmallon Glasses", lies=""))
    t.opp.cannot("attack Sangan with Vorse Raider", because=FORBIDDEN)
    t.opp.attacks("Vorse Raider", "Marshmallon")
    t = table(position.format(glasses="spells: Marshmallon Glasses", lies=" (set)"))
    t.opp.can("attack Sangan with Vorse Raider")


def test_the_marshmallon_glasses_spare_face_down_monsters_too() -> None:
    """card: Marshmallon Glasses"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Marshmallon Glasses   monsters: Marshmallon, Mystical Elf (set)
        opp 8000   monsters: Vorse Raider
    """)
    t.opp.declares("Vorse Raider")
    t.nobody_responds()
    assert t.you.monster("Mystical Elf").position == "set" and t.opp.lp == 8000
    assert t.you.lp == 8000 - 1600


# ------------------------------------------------------------------------------------------------ what does not reach


@pytest.mark.parametrize("who", ["you", "opp"])
def test_in_the_non_spellcasting_area_spells_reach_effect_monsters_only(who: str) -> None:
    """card: Non-Spellcasting Area"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: Non-Spellcasting Area   monsters: Vorse Raider, Sangan, Mystical Elf (set)
                   {"hand: Dark Hole" if who == "you" else ""}
        opp 8000   monsters: Flame Swordsman, Kuriboh   {"hand: Dark Hole" if who == "opp" else ""}
    """)
    (t.you if who == "you" else t.opp).activates("Dark Hole").nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.opp.monsters == ["Flame Swordsman"]


def test_the_non_spellcasting_area_does_not_keep_traps_away() -> None:
    """card: Non-Spellcasting Area"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Non-Spellcasting Area   monsters: Vorse Raider   set: Reinforcements
        opp 8000
    """)
    t.you.activates("Reinforcements").nobody_responds()
    assert t.you.atk_of("Vorse Raider") == 2400


def test_the_talisman_of_trap_sealing_seals_traps_on_the_field() -> None:
    """card: Talisman of Trap Sealing"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Talisman of Trap Sealing   monsters: Sealmaster Meisei, Vorse Raider
                   set: Jar of Greed   deck: 3 Umi
        opp 8000   spells: Gravity Bind   set: Jar of Greed
    """)
    t.you.can("activate Jar of Greed")
    t.you.activates("Talisman of Trap Sealing").nobody_responds()
    t.you.cannot("activate Jar of Greed", because=FORBIDDEN)
    t.you.goes_to("Battle Phase")
    t.you.can("attack directly with Vorse Raider")


def test_the_talisman_of_trap_sealing_needs_and_falls_with_meisei() -> None:
    """card: Talisman of Trap Sealing"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Talisman of Trap Sealing   monsters: Vorse Raider
        opp 8000   monsters: Sealmaster Meisei
    """)
    t.you.cannot("activate Talisman of Trap Sealing", because=CONDITION)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Talisman of Trap Sealing, Dark Hole   monsters: Sealmaster Meisei
        opp 8000
    """)
    t.you.activates("Talisman of Trap Sealing").nobody_responds()
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.spells == [] and "Talisman of Trap Sealing" in t.you.graveyard


@pytest.mark.parametrize(
    ("mine", "theirs", "mine_stays", "theirs_stays"),
    [
        ("Vorse Raider", "Vorse Raider", True, False),
        ("Vorse Raider", "Gemini Elf", True, False),  # 1900 both
        ("Sangan", "Vorse Raider", False, True),
    ],
)
def test_the_kishido_spirit_saves_ones_own_monsters_from_equals(
    mine: str, theirs: str, mine_stays: bool, theirs_stays: bool
) -> None:
    """card: Kishido Spirit"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   spells: Kishido Spirit   monsters: {mine}
        opp 8000   monsters: {theirs}
    """)
    t.opp.attacks(theirs, mine)
    t.nobody_responds()
    assert (bool(t.you.monsters), bool(t.opp.monsters)) == (mine_stays, theirs_stays)


def test_the_kishido_spirit_saves_the_attacker_too() -> None:
    """card: Kishido Spirit"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Kishido Spirit   monsters: Vorse Raider
        opp 8000   monsters: Vorse Raider
    """)
    t.you.attacks("Vorse Raider", "Vorse Raider")
    t.nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.opp.monsters == []


@pytest.mark.parametrize("who", ["you", "opp"])
@pytest.mark.parametrize(("name", "lost"), [("Mystical Elf", 1100), ("Shining Angel", 0)])
def test_under_the_sanctuary_fairies_cost_their_controller_no_lp(who: str, name: str, lost: int) -> None:
    """card: The Sanctuary in the Sky ①, The Sanctuary in the Sky"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Battle Step, {who} to act
        you 8000   field: The Sanctuary in the Sky   monsters: {"Vorse Raider" if who == "you" else name}
        opp 8000   monsters: {name if who == "you" else "Vorse Raider"}
    """)
    attacker, attacked = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    attacker.attacks("Vorse Raider", name)
    assert attacked.lp == 8000 - lost and attacker.lp == 8000


def test_under_the_sanctuary_fairies_still_hurt_others() -> None:
    """card: The Sanctuary in the Sky ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   field: The Sanctuary in the Sky   monsters: Shining Angel
        opp 8000   monsters: Kuriboh
    """)
    t.you.attacks("Shining Angel", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1100


# ----------------------------------------------------------------------------------------------------- what is stronger


def test_the_impenetrable_formation_strengthens_a_monster_among_defenders() -> None:
    """card: Impenetrable Formation"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Impenetrable Formation, Kuriboh   monsters: Mystical Elf (defense), Sangan (set)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Impenetrable Formation", targeting="Mystical Elf").nobody_responds()
    assert t.you.def_of("Mystical Elf") == 2700 and t.you.def_of("Sangan") == 600
    t.you.summons("Kuriboh")
    t.nobody_responds()
    assert t.you.def_of("Mystical Elf") == 2000


def test_the_impenetrable_formation_needs_two_and_falls_with_its_monster() -> None:
    """card: Impenetrable Formation"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Impenetrable Formation, Dark Hole   monsters: Mystical Elf (defense)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Impenetrable Formation", targeting="Mystical Elf").nobody_responds()
    assert t.you.def_of("Mystical Elf") == 2000
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.spells == [] and "Impenetrable Formation" in t.you.graveyard


@pytest.mark.parametrize("who", ["you", "opp"])
@pytest.mark.parametrize(
    ("hero", "against", "gains"),
    [
        ("Elemental HERO Avian", "Vorse Raider", True),  # 1000 against 1900
        ("Elemental HERO Avian", "Kuriboh", False),
        ("Celtic Guardian", "Vorse Raider", False),
    ],
)
def test_the_skyscraper_lets_heroes_attack_what_is_stronger(who: str, hero: str, against: str, gains: bool) -> None:
    """card: Skyscraper ①"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Battle Step, {who} to act
        you 8000   field: Skyscraper   monsters: {hero if who == "you" else against}
        opp 8000   monsters: {against if who == "you" else hero}
    """)
    attacker, attacked = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    attacker.attacks(hero, against)
    t.nobody_responds()
    if gains:
        assert attacked.lp == 8000 - 100 and attacker.atk_of(hero) == 1000
    elif against == "Kuriboh":
        assert attacked.lp == 8000 - 700
    else:
        assert attacker.lp == 8000 - 500


def test_the_skyscraper_does_not_help_a_hero_that_is_attacked() -> None:
    """card: Skyscraper ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   field: Skyscraper   monsters: Vorse Raider
        opp 8000   monsters: Elemental HERO Avian
    """)
    t.you.attacks("Vorse Raider", "Elemental HERO Avian")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 900


@pytest.mark.parametrize(
    ("name", "pierced", "drawn"),
    [
        ("Gaia The Fierce Knight", 2100, 0),
        ("Swift Gaia the Fierce Knight", 2100, 0),
        ("Gaia the Dragon Champion", 2400, 1),
        ("Summoned Skull", 0, 0),
    ],
)
def test_the_spiral_spear_strike_pierces_and_lets_the_champion_draw(name: str, pierced: int, drawn: int) -> None:
    """card: Spiral Spear Strike ①②"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Spiral Spear Strike   monsters: {name}   hand: Kuriboh   deck: 3 Umi
        opp 8000   monsters: Kuriboh (defense)
    """)
    t.you.attacks(name, "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - pierced
    if drawn:
        assert len(t.you.hand) == 3
        t.you.discards("Kuriboh")
        assert t.you.hand == ["Umi", "Umi"] and t.you.graveyard == ["Kuriboh"]
    else:
        assert t.you.hand == ["Kuriboh"]


def test_the_spiral_spear_strike_gives_no_cards_for_other_damage() -> None:
    """card: Spiral Spear Strike ②"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Spiral Spear Strike   monsters: Gaia the Dragon Champion   hand: Kuriboh   deck: 3 Umi
        opp 8000   monsters: Kuriboh
    """)
    t.you.attacks("Gaia the Dragon Champion", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2300 and t.you.hand == ["Kuriboh"]


def test_the_spiral_spear_strike_gives_no_cards_for_an_attack_on_gaia_out_of_defense() -> None:
    """card: Spiral Spear Strike ②"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Spiral Spear Strike   monsters: Gaia the Dragon Champion   hand: Kuriboh   deck: 3 Umi
        opp 8000   monsters: Total Defense Shogun (defense), Kuriboh (defense)   hand: Umi
    """)
    t.opp.attacks("Total Defense Shogun", "Gaia the Dragon Champion")
    t.nobody_responds()
    assert t.opp.lp == 8000 - (2600 - 1550) and t.you.hand == ["Kuriboh"]


# ---------------------------------------------------------------------------------------------------- the clock tower


def test_the_clock_tower_counts_the_opponents_standby_phases() -> None:
    """card: Clock Tower Prison"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   field: Clock Tower Prison (3 clock counters)   deck: 4 Umi
        opp 8000   monsters: Sangan, Kuriboh   deck: 4 Umi
    """)
    t.you.ends_turn()
    t.nobody_responds()
    assert counters(t) == 4
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Sangan")
    assert t.you.lp == 8000
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and counters(t) == 4


def counters(t: Table) -> int:
    field = t.duel.state.piles[own(t.you.player, FIELD_ZONE)]
    return t.duel.state.cards[field[0]].count_counters(CLOCK_COUNTER)


def test_the_clock_tower_protects_from_four_counters_on_and_its_own_player_only() -> None:
    """card: Clock Tower Prison"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   field: Clock Tower Prison (3 clock counters)
        opp 8000   monsters: Sangan
    """)
    t.opp.attacks_directly("Sangan")
    assert t.you.lp == 7000
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   field: Clock Tower Prison (4 clock counters)   monsters: Sangan
        opp 8000
    """)
    t.you.attacks_directly("Sangan")
    assert t.opp.lp == 7000


@pytest.mark.parametrize(("many", "comes"), [(4, True), (5, True), (3, False)])
def test_the_clock_tower_frees_dreadmaster_when_it_is_destroyed_with_four_counters(many: int, comes: bool) -> None:
    """card: Clock Tower Prison"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: Clock Tower Prison ({many} clock counters)   hand: Mystical Space Typhoon
                   deck: Umi, Destiny HERO - Dreadmaster, Umi
        opp 8000
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Clock Tower Prison").nobody_responds()
    if comes:
        t.you.takes_position("attack")
        t.nobody_responds()
    assert ("Destiny HERO - Dreadmaster" in t.you.monsters) == comes


# ------------------------------------------------------------------------------------------------- hands and summons


@pytest.mark.parametrize("who", ["you", "opp"])
def test_with_infinite_cards_nobody_discards_down_to_six(who: str) -> None:
    """card: Infinite Cards"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: Infinite Cards   deck: 3 Umi   {"hand: 8 Kuriboh" if who == "you" else ""}
        opp 8000   deck: 3 Umi   {"hand: 8 Kuriboh" if who == "opp" else ""}
    """)
    seat = t.you if who == "you" else t.opp
    turn = t.turn
    seat.ends_turn()
    assert t.turn == turn + 1 and len(seat.hand) == 8


def test_without_infinite_cards_there_is_a_limit_again() -> None:
    """card: Infinite Cards"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Infinite Cards   deck: 3 Umi   hand: 8 Kuriboh, Mystical Space Typhoon
        opp 8000   deck: 3 Umi
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Infinite Cards").nobody_responds()
    t.you.ends_turn()
    assert t.you.is_asked("hand limit")


@pytest.mark.parametrize("who", ["you", "opp"])
def test_the_fusion_gate_lets_the_turn_player_fuse_by_banishing(who: str) -> None:
    """card: Fusion Gate"""
    own = """hand: Elemental HERO Avian   monsters: Elemental HERO Burstinatrix
                   extra: Elemental HERO Flame Wingman"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   field: Fusion Gate   {own if who == "you" else ""}
        opp 8000   {own if who == "opp" else ""}
    """)
    seat, other = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    seat.activates("Fusion Gate").nobody_responds()
    seat.takes_position("attack")
    assert seat.monsters == ["Elemental HERO Flame Wingman"] and other.monsters == []
    assert sorted(seat.banished) == ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]


def test_the_fusion_gate_needs_the_materials_on_the_turn_players_side() -> None:
    """card: Fusion Gate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   field: Fusion Gate   hand: Elemental HERO Avian   extra: Elemental HERO Flame Wingman
                   graveyard: Elemental HERO Burstinatrix
        opp 8000   monsters: Elemental HERO Burstinatrix
    """)
    t.you.cannot("activate Fusion Gate", because="effect.condition.no-possible-resolution-blocks-activation")


# ------------------------------------------------------------------------------------------------------- the dark door


@pytest.mark.parametrize("who", ["you", "opp"])
def test_behind_the_dark_door_one_monster_attacks_in_each_battle_phase(who: str) -> None:
    """card: The Dark Door"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Battle Step, {who} to act
        you 8000   spells: The Dark Door   {"monsters: Sangan, Kuriboh" if who == "you" else ""}   deck: 5 Umi
        opp 8000   {"monsters: Sangan, Kuriboh" if who == "opp" else ""}   deck: 5 Umi
    """)
    seat, other = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    seat.can("attack directly with Kuriboh")
    seat.attacks_directly("Sangan")
    t.nobody_responds()
    seat.cannot("attack directly with Kuriboh", because=FORBIDDEN)
    seat.ends_turn()
    other.ends_turn()
    seat.goes_to("Battle Phase")
    seat.can("attack directly with Kuriboh")


def test_behind_the_dark_door_no_other_attacks_though_the_attacker_has_gone() -> None:
    """card: The Dark Door"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: The Dark Door   monsters: Sangan, Kuriboh
        opp 8000   monsters: Summoned Skull
    """)
    t.you.attacks("Kuriboh", "Summoned Skull")
    t.nobody_responds()
    assert t.you.monsters == ["Sangan"]
    t.you.cannot("attack Summoned Skull with Sangan", because=FORBIDDEN)


# ------------------------------------------------------------------------------------------------- centrifugal force


@pytest.mark.parametrize("who", ["you", "opp"])
def test_in_the_centrifugal_field_a_destroyed_fusion_monster_gives_a_material_back(who: str) -> None:
    """card: Centrifugal Field"""
    own_side = """monsters: Elemental HERO Flame Wingman
                   graveyard: Elemental HERO Avian, Kuriboh"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   field: Centrifugal Field   {own_side if who == "you" else "graveyard: Elemental HERO Avian"}
                   {"hand: Dark Hole" if who == "you" else ""}
        opp 8000   {own_side if who == "opp" else ""}   {"hand: Dark Hole" if who == "opp" else ""}
    """)
    seat, other = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    seat.activates("Dark Hole").nobody_responds()
    seat.takes_position("attack")
    assert seat.monsters == ["Elemental HERO Avian"] and other.monsters == []


@pytest.mark.parametrize(
    ("step", "graveyard"), [("Main Phase 1", "Kuriboh"), ("Battle Step", "Elemental HERO Burstinatrix")]
)
def test_the_centrifugal_field_gives_no_other_monster_and_nothing_after_a_battle(step: str, graveyard: str) -> None:
    """card: Centrifugal Field"""
    t = table(f"""
        turn 3, {step}, you to act
        you 8000   field: Centrifugal Field   monsters: Elemental HERO Flame Wingman   graveyard: {graveyard}
                   hand: Dark Hole
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    if step == "Main Phase 1":
        t.you.activates("Dark Hole").nobody_responds()
    else:
        t.you.attacks("Elemental HERO Flame Wingman", "Blue-Eyes White Dragon")
        t.nobody_responds()
    assert t.you.monsters == [] and "Elemental HERO Flame Wingman" in t.you.graveyard
    assert t.you.is_asked("open state")
