"""Link Monsters, and what asks whether a monster is linked, co-linked or pointed at."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

PHOENIX, CERBERUS, MERMAID = "Knightmare Phoenix", "Knightmare Cerberus", "Knightmare Mermaid"
ORCUST = "Orcust Knightmare"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def link_summon(t: Table, name: str, *materials: str, zone: str = "extra zone 1") -> None:
    t.you.does(f"link summon {name}")
    if materials:
        t.you.does(", ".join(materials))
    if t.duel.state.request is not None and t.you.request().purpose == FOR_ZONE:
        t.you.does(zone)


# ------------------------------------------------------------------------------------------------------ their materials


@pytest.mark.parametrize(
    ("name", "fits", "fails"),
    [
        ("Linkuriboh", ("Kuriboh",), ("Sangan",)),
        ("Pentestag", ("Kuriboh", "Sangan"), ("Kuriboh", "Battle Ox")),
        (CERBERUS, ("Kuriboh", "Battle Ox"), ("Battle Ox", "Battle Ox")),
        (MERMAID, (ORCUST,), ("Kuriboh",)),
        (MERMAID, (PHOENIX,), (MERMAID,)),
    ],
)
def test_a_link_monster_is_made_of_what_it_says(name: str, fits: tuple[str, ...], fails: tuple[str, ...]) -> None:
    """card: Linkuriboh, Pentestag, Knightmare Cerberus, Knightmare Mermaid"""
    t = your_turn(f"monsters: {', '.join(fits)}   extra: {name}")
    link_summon(t, name)
    assert t.you.monsters == [name] and sorted(t.you.graveyard) == sorted(fits)
    t = your_turn(f"monsters: {', '.join(fails)}   extra: {name}")
    t.you.cannot(f"link summon {name}", because="link.summon.procedure")


# ------------------------------------------------------------------------------------------------- of different names


@pytest.mark.rule("link.summon.procedure", scenario=0)
def test_knightmare_phoenix_is_made_of_monsters_with_different_names() -> None:
    """card: Knightmare Phoenix"""
    t = your_turn(f"monsters: Battle Ox, Battle Ox   extra: {PHOENIX}")
    t.you.cannot(f"link summon {PHOENIX}", because="link.summon.procedure")
    # Proto-Cyber Dragon is a "Cyber Dragon" while it is on the field.
    t = your_turn(f"monsters: Cyber Dragon, Proto-Cyber Dragon   extra: {PHOENIX}")
    t.you.cannot(f"link summon {PHOENIX}", because="link.summon.procedure")
    t = your_turn(f"monsters: Battle Ox (zone 1), Battle Ox (zone 2), Kuriboh   extra: {PHOENIX}")
    t.you.does(f"link summon {PHOENIX}")
    t.you.cannot("Battle Ox (zone 1), Battle Ox (zone 2)", because="ask.joint-condition")
    t.you.does("Battle Ox (zone 1), Kuriboh")
    assert sorted(t.you.graveyard) == ["Battle Ox", "Kuriboh"]


# ----------------------------------------------------------------------------------------------------- the Knightmares


def test_knightmare_phoenix_destroys_a_spell_or_trap_for_a_discard_and_draws_nothing_alone() -> None:
    """card: Knightmare Phoenix ①"""
    t = your_turn(f"monsters: Battle Ox, Kuriboh   extra: {PHOENIX}   hand: Umi   deck: 3 Sogen", "set: Trap Hole")
    link_summon(t, PHOENIX)
    t.you.triggers(PHOENIX)
    t.nobody_responds()
    assert t.opp.graveyard == ["Trap Hole"] and t.you.hand == [] and len(t.you.deck) == 3


def test_knightmare_phoenix_lets_you_draw_if_it_was_co_linked_when_its_effect_was_activated() -> None:
    """card: Knightmare Phoenix ①"""
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Linkuriboh (extra zone 1), Battle Ox (zone 1), Celtic Guardian (zone 5)
                   extra: {PHOENIX}   hand: Umi   deck: 3 Sogen
        opp 8000   set: Compulsory Evacuation Device, Trap Hole
    """
    t = table(position)
    t.you.does(f"link summon {PHOENIX}")
    t.you.does("Battle Ox, Celtic Guardian")
    assert t.you.monster(PHOENIX).zone == 2
    t.you.triggers(PHOENIX)
    t.you.targets("Trap Hole")
    t.opp.passes()
    assert t.you.is_asked("option")
    t.you.says_yes()
    assert t.you.hand == ["Sogen"]
    # It was co-linked then; that the other one has gone since does not matter.
    t = table(position)
    t.you.does(f"link summon {PHOENIX}")
    t.you.does("Battle Ox, Celtic Guardian")
    t.you.triggers(PHOENIX)
    t.you.targets("Trap Hole")
    t.opp.activates("Compulsory Evacuation Device", targeting="Linkuriboh")
    t.you.says_yes()
    assert t.you.hand == ["Sogen"] and t.you.monsters == [PHOENIX]


@pytest.mark.rule("link.co-linked.definition", scenario=0)
def test_knightmare_phoenix_keeps_co_linked_monsters_from_being_destroyed_by_battle() -> None:
    """card: Knightmare Phoenix ②"""
    position = f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {PHOENIX} (zone 2), %s (extra zone 1)
        opp 8000   monsters: Blue-Eyes White Dragon
    """
    t = table(position % "Pentestag")
    t.opp.attacks("Blue-Eyes White Dragon", "Pentestag")
    assert t.you.lp == 8000 - 1400 and "Pentestag" in t.you.monsters
    t = table(position % "LANphorhynchus")
    t.opp.attacks("Blue-Eyes White Dragon", "LANphorhynchus")
    assert t.you.monsters == [PHOENIX]


def test_knightmare_cerberus_destroys_a_special_summoned_monster_in_a_main_monster_zone() -> None:
    """card: Knightmare Cerberus ①"""
    t = your_turn(
        f"monsters: Battle Ox, Kuriboh   extra: {CERBERUS}   hand: Umi   deck: 3 Sogen",
        "monsters: Gemini Elf, Cyber Dragon (special summoned this turn),"
        " Thousand Dragon (extra zone 2, special summoned this turn)",
    )
    link_summon(t, CERBERUS, zone="extra zone 2")
    t.you.triggers(CERBERUS)
    t.nobody_responds()
    assert t.opp.graveyard == ["Cyber Dragon"] and t.you.graveyard[-1] == "Umi" and len(t.you.deck) == 3


@pytest.mark.rule("link.co-linked.definition", scenario=0)
def test_knightmare_cerberus_keeps_co_linked_monsters_from_being_destroyed_by_effects() -> None:
    """card: Knightmare Cerberus ②"""
    mine = f"{CERBERUS} (zone 4), Pentestag (extra zone 2), Battle Ox"
    t = your_turn(f"hand: Dark Hole   monsters: {mine}", "monsters: Gemini Elf")
    t.you.activates("Dark Hole").nobody_responds()
    assert sorted(t.you.monsters) == [CERBERUS, "Pentestag"] and t.opp.monsters == []


def test_knightmare_mermaid_calls_a_knightmare_from_the_deck() -> None:
    """card: Knightmare Mermaid ①"""
    t = your_turn(f"monsters: {ORCUST}   extra: {MERMAID}   hand: Umi   deck: {ORCUST}, Battle Ox, 2 Sogen")
    link_summon(t, MERMAID)
    t.you.triggers(MERMAID)
    t.nobody_responds()
    t.you.takes_position("defense")
    # Not co-linked: nothing is drawn.
    assert t.you.monsters == [ORCUST, MERMAID] and t.you.hand == []
    t = your_turn(f"monsters: {MERMAID}   extra: {MERMAID}")
    t.you.cannot(f"link summon {MERMAID}", because="link.summon.procedure")


@pytest.mark.rule("link.co-linked.definition", scenario=0)
def test_knightmare_mermaid_weakens_what_is_not_co_linked() -> None:
    """card: Knightmare Mermaid ②"""
    t = your_turn(f"monsters: {MERMAID} (extra zone 1), Battle Ox (zone 2)", "monsters: Mystical Elf (defense)")
    assert t.you.atk_of(MERMAID) == 0 and t.you.atk_of("Battle Ox") == 700
    assert (t.opp.atk_of("Mystical Elf"), t.opp.def_of("Mystical Elf")) == (0, 1000)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_orcust_knightmare_does_not_fall_in_a_battle_with_a_link_monster() -> None:
    """card: Orcust Knightmare ①"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {ORCUST} (defense)
        opp 8000   monsters: Decode Talker (zone 1), Blue-Eyes White Dragon (zone 3)
    """)
    t.opp.attacks("Decode Talker", ORCUST)
    assert t.you.monsters == [ORCUST]
    t.opp.attacks("Blue-Eyes White Dragon", ORCUST)
    assert t.you.monsters == []


def test_orcust_knightmare_strengthens_a_monster_by_a_dark_machine_of_the_deck() -> None:
    """card: Orcust Knightmare ②"""
    t = your_turn(
        f"monsters: Battle Ox   graveyard: {ORCUST}   hand: Cyber Dragon   deck: {ORCUST}, Mechanicalchaser, Sogen",
        "monsters: Gemini Elf",
    )
    t.you.activates(ORCUST, targeting="Battle Ox").nobody_responds()
    assert t.you.banished == [ORCUST] and t.you.graveyard == ["Mechanicalchaser"]
    assert t.you.atk_of("Battle Ox") == 1700 + 400
    t.you.ends_turn()
    assert t.you.atk_of("Battle Ox") == 1700


# ------------------------------------------------------------------------------------------------------- other links


def test_linkuriboh_takes_the_attack_from_an_attacker_and_comes_back_for_a_level_1_monster() -> None:
    """card: Linkuriboh ①②"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Linkuriboh (extra zone 1), Kuriboh, Mystical Elf (defense)
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Mystical Elf")
    t.you.triggers("Linkuriboh")
    t.nobody_responds()
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 0 and t.you.graveyard == ["Linkuriboh"]
    t = your_turn("monsters: Kuriboh, Battle Ox   graveyard: Linkuriboh (properly summoned)")
    t.you.activates("Linkuriboh", effect=2)
    t.nobody_responds()
    assert t.you.graveyard == ["Kuriboh"] and sorted(t.you.monsters) == ["Battle Ox", "Linkuriboh"]


def test_lanphorhynchus_is_made_of_any_two_monsters() -> None:
    """card: LANphorhynchus"""
    t = your_turn("monsters: Battle Ox, Battle Ox   extra: LANphorhynchus")
    link_summon(t, "LANphorhynchus")
    assert t.you.monsters == ["LANphorhynchus"] and t.you.atk_of("LANphorhynchus") == 1200


@pytest.mark.rule("link.marker.adjacent-zones", scenario=0)
def test_honeybot_protects_what_it_points_to() -> None:
    """card: Honeybot ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon   set: Compulsory Evacuation Device
        opp 8000   monsters: Battle Ox (zone 1), Honeybot (zone 2), Gemini Elf (zone 4)
    """)
    t.you.activates("Compulsory Evacuation Device")
    assert sorted(t.you.is_asked("target").offers) == ["Blue-Eyes White Dragon", "Gemini Elf", "Honeybot"]
    t.you.targets("Gemini Elf").nobody_responds()
    t.you.attacks("Blue-Eyes White Dragon", "Battle Ox")
    assert t.opp.lp == 8000 - 1300 and t.opp.monsters == ["Battle Ox", "Honeybot"]


def test_missus_radiant_strengthens_earth_weakens_wind_and_brings_one_back() -> None:
    """card: Missus Radiant ①②"""
    t = your_turn(
        "monsters: Missus Radiant (extra zone 1), Battle Ox   graveyard: Giant Soldier of Stone, Kuriboh   deck: Sogen",
        "hand: Raigeki   monsters: Harpie Lady   deck: 2 Sogen",
    )
    assert t.you.atk_of("Missus Radiant") == 1900 and t.you.atk_of("Battle Ox") == 2200
    assert (t.opp.atk_of("Harpie Lady"), t.opp.def_of("Harpie Lady")) == (900, 1000)
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    t.you.triggers("Missus Radiant")
    t.you.targets("Battle Ox").nobody_responds()
    assert "Battle Ox" in t.you.hand


@pytest.mark.rule("link.marker.adjacent-zones", scenario=0)
def test_decode_talker_grows_with_what_it_points_to_and_negates_for_a_tribute() -> None:
    """card: Decode Talker ①②"""
    t = your_turn(
        "monsters: Decode Talker (extra zone 1), Battle Ox (zone 1), Gemini Elf (zone 3), Mystical Elf (zone 5)",
        "set: Compulsory Evacuation Device   monsters: Kuriboh (zone 4)",
    )
    assert t.you.atk_of("Decode Talker") == 2300 + 3 * 500
    t.you.goes_to("Battle Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Decode Talker")
    t.you.activates("Decode Talker", effect=2, tributing="Battle Ox")
    t.nobody_responds()
    assert t.opp.graveyard == ["Compulsory Evacuation Device"] and "Decode Talker" in t.you.monsters
    assert t.you.atk_of("Decode Talker") == 2300 + 2 * 500


@pytest.mark.rule("link.linked.definition", scenario=0)
def test_pentestag_lets_linked_monsters_pierce() -> None:
    """card: Pentestag ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Pentestag (extra zone 1), Battle Ox (zone 2), Gemini Elf (zone 4)
        opp 8000   monsters: Kuriboh (defense), Feral Imp (defense)
    """)
    t.you.attacks("Battle Ox", "Kuriboh")
    assert t.opp.lp == 8000 - 1500
    t.you.attacks("Gemini Elf", "Feral Imp")
    assert t.opp.lp == 8000 - 1500


# --------------------------------------------------------------------------------------------------------------- Traps


def test_break_off_trap_hole_answers_a_link_summon_only() -> None:
    """card: Break Off Trap Hole ①"""
    t = your_turn("hand: Battle Ox   set: Break Off Trap Hole")
    t.you.summons("Battle Ox")
    t.you.cannot("activate Break Off Trap Hole", because="effect.condition.all-must-be-met")
    t = your_turn(
        "monsters: Kuriboh (zone 1), Battle Ox (zone 2)   extra: Linkuriboh   set: Break Off Trap Hole",
        "monsters: Gemini Elf (zone 1)",
    )
    link_summon(t, "Linkuriboh")
    t.you.activates("Break Off Trap Hole").nobody_responds()
    assert t.opp.monsters == [] and t.you.monsters == ["Battle Ox", "Linkuriboh"]


def test_world_legacy_struggle_destroys_as_many_cards_as_monsters_are_co_linked() -> None:
    """card: World Legacy Struggle ①"""
    t = your_turn(
        f"monsters: Pentestag (extra zone 1), {PHOENIX} (zone 2)   set: World Legacy Struggle",
        "set: Trap Hole, Mirror Force, Dust Tornado",
    )
    t.you.activates("World Legacy Struggle")
    t.you.targets("Trap Hole", "Mirror Force")
    t.nobody_responds()
    assert t.opp.graveyard == ["Trap Hole", "Mirror Force"]


def test_world_legacys_sorrow_negates_an_activation_while_you_control_a_co_linked_monster() -> None:
    """card: World Legacy's Sorrow ①"""
    position = """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Pentestag (extra zone 1), %s (zone 2)   set: World Legacy's Sorrow
        opp 8000   hand: Raigeki   monsters: Breaker the Magical Warrior
    """
    t = table(position % "Battle Ox")
    t.opp.activates("Raigeki")
    t.you.cannot("activate World Legacy's Sorrow", because="effect.condition.all-must-be-met")
    t = table(position % PHOENIX)
    t.opp.activates("Raigeki")
    t.you.activates("World Legacy's Sorrow").nobody_responds()
    assert t.opp.graveyard == ["Raigeki"] and t.you.monsters == [PHOENIX, "Pentestag"]
