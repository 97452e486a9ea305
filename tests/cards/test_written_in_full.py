"""Cards of which a clause was missing: what they say is played whole."""

from pathlib import Path

import pytest

import spellspeed.cards
from spellspeed.words import FUSION_SUMMON
from table import Table, table

LEONIDAS = "D/D/D Rebel King Leonidas"
ASTROGRAPH = "Astrograph Sorcerer"
STARGAZER = "Stargazer Magician"
PERSONA = "Amorphous Persona"
AMORPHACTOR = "Amorphactor Pain, the Imagination Dracoverlord"
MASTER = "Master Pendulum, the Dracoslayer"
DRAGONS = [
    "Odd-Eyes Pendulum Dragon",
    "Dark Rebellion Xyz Dragon",
    "Clear Wing Synchro Dragon",
    "Starving Venom Fusion Dragon",
]


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Umi\nopp 8000   {opp}   deck: 3 Umi")


def test_no_card_says_that_a_part_of_it_is_missing() -> None:
    """What is called playable is written whole; whoever leaves a clause out does not list the card."""
    for path in sorted(Path(spellspeed.cards.__path__[0]).glob("*.py")):
        assert "left out" not in path.read_text("utf-8"), path.name


# ---------------------------------------------------------------------- D/D/D Rebel King Leonidas


def test_leonidas_in_a_pendulum_zone_turns_the_damage_of_effects_into_life_points() -> None:
    """card: D/D/D Rebel King Leonidas ①"""
    t = lay("hand: Ookazi, Hinotama", f"pendulum: {LEONIDAS}   set: Just Desserts")
    t.you.activates("Ookazi")
    t.nobody_responds()
    assert t.opp.lp == 7200  # the damage that sets it off
    t.opp.triggers(LEONIDAS)
    t.nobody_responds()
    assert t.opp.spells == [] and t.opp.extra == [LEONIDAS]
    t.you.activates("Hinotama")
    t.nobody_responds()
    assert t.opp.lp == 7700


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_leonidas_counts_for_both_players_and_only_for_effects() -> None:
    """card: D/D/D Rebel King Leonidas ①"""
    t = lay("hand: Ookazi   monsters: Gemini Elf, Kuriboh", f"pendulum: {LEONIDAS}   set: Just Desserts")
    t.you.activates("Ookazi")
    t.opp.passes()
    t.opp.triggers(LEONIDAS)
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.opp.activates("Just Desserts")
    t.nobody_responds()
    assert t.you.lp == 9000  # 500 for each of two monsters
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 7200 - 1900


def test_leonidas_is_over_with_the_turn() -> None:
    """card: D/D/D Rebel King Leonidas ①"""
    t = lay("hand: Ookazi", f"pendulum: {LEONIDAS}   hand: Hinotama")
    t.you.activates("Ookazi")
    t.opp.triggers(LEONIDAS)
    t.you.ends_turn()
    t.opp.activates("Hinotama")
    assert t.you.lp == 7500


# ---------------------------------------------------------------------- Astrograph Sorcerer


@pytest.mark.parametrize("wanted", [True, False])
def test_astrograph_sorcerer_may_add_a_monster_like_one_destroyed_this_turn(wanted: bool) -> None:
    """card: Astrograph Sorcerer ①"""
    t = table(f"""
        turn 3, Main Phase 1, opp to act
        you 8000   hand: {ASTROGRAPH}   monsters: Gemini Elf   graveyard: Battle Ox   deck: Gemini Elf, Battle Ox, Umi
        opp 8000   hand: Smashing Ground   monsters: Mystical Elf   deck: 3 Umi
    """)
    t.opp.activates("Smashing Ground")
    t.you.triggers(ASTROGRAPH)
    t.you.takes_position("attack")
    if wanted:
        t.you.says_yes()
        assert t.you.hand == ["Gemini Elf"]
    else:
        t.you.says_no()
        assert t.you.hand == []
    assert t.you.monsters == [ASTROGRAPH]


def test_astrograph_sorcerer_counts_a_monster_that_was_destroyed_and_banished() -> None:
    """The text speaks of the Graveyard, the Extra Deck and banished cards.

    card: Astrograph Sorcerer ①
    """
    t = table(f"""
        turn 3, Main Phase 1, opp to act
        you 8000   hand: {ASTROGRAPH}   monsters: Gemini Elf   deck: Gemini Elf, Umi
        opp 8000   hand: Smashing Ground   spells: Macro Cosmos   deck: 3 Umi
    """)
    t.opp.activates("Smashing Ground")
    assert t.you.banished == ["Gemini Elf"]
    t.you.triggers(ASTROGRAPH)
    t.you.takes_position("attack")
    t.you.says_yes()
    assert t.you.hand == ["Gemini Elf"]


def test_astrograph_sorcerer_calls_supreme_king_z_arc_for_itself_and_four_dragons() -> None:
    """card: Astrograph Sorcerer ②"""
    zarc = "Supreme King Z-ARC"
    t = lay(
        f"hand: {DRAGONS[0]}   monsters: {ASTROGRAPH}, {DRAGONS[1]}   graveyard: {DRAGONS[2]}, {DRAGONS[3]}   "
        f"extra: {zarc}"
    )
    t.you.activates(ASTROGRAPH, effect=2)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [zarc] and sorted(t.you.banished) == sorted([ASTROGRAPH, *DRAGONS])
    (uid,) = t.duel.state.monsters_of(t.you.player)
    assert t.duel.state.cards[uid].arrived_by == FUSION_SUMMON  # the text: this is treated as a Fusion Summon


@pytest.mark.parametrize("missing", range(4))
def test_astrograph_sorcerer_needs_one_of_each_series(missing: int) -> None:
    """card: Astrograph Sorcerer ②"""
    there = ", ".join(name for at, name in enumerate(DRAGONS) if at != missing)
    t = lay(f"monsters: {ASTROGRAPH}   graveyard: {there}   extra: Supreme King Z-ARC")
    t.you.cannot(f"activate {ASTROGRAPH} effect 2", because="cost.unpayable.cannot-activate")


@pytest.mark.parametrize("place", [True, False])
def test_astrograph_sorcerer_in_a_pendulum_zone_makes_way_for_stargazer_magician(place: bool) -> None:
    """card: Astrograph Sorcerer ①"""
    t = lay(f"pendulum: {ASTROGRAPH}   hand: {STARGAZER}")
    t.you.activates(ASTROGRAPH)
    t.nobody_responds()
    assert t.you.extra == [ASTROGRAPH]
    t.you.does("mode 1" if place else "mode 2")
    if not place:
        t.you.takes_position("defense")
    t.you.settle_zone(None)
    assert t.you.hand == []
    assert (t.you.spells, t.you.monsters) == (([STARGAZER], []) if place else ([], [STARGAZER]))


# ---------------------------------------------------------------------- Amorphous Persona


def test_amorphous_persona_in_the_graveyard_ritual_summons_amorphactor() -> None:
    """card: Amorphous Persona ③"""
    t = lay(f"graveyard: {PERSONA}   hand: {AMORPHACTOR}, {MASTER}   monsters: {MASTER}, Gemini Elf (defense)")
    t.you.activates(PERSONA)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.banished == [PERSONA] and AMORPHACTOR in t.you.monsters and "Gemini Elf" in t.you.monsters
    # A Pendulum Monster from the field goes to the Extra Deck, one from the hand to the Graveyard.
    assert t.you.extra == [MASTER] and t.you.graveyard == [MASTER]


@pytest.mark.parametrize(
    "tributes", [f"{MASTER}, Gemini Elf", f"{MASTER}, {LEONIDAS}", f"{MASTER}"], ids=["no Pendulum", "11", "4"]
)
def test_amorphous_persona_needs_pendulum_monsters_of_exactly_eight_levels(tributes: str) -> None:
    """card: Amorphous Persona ③"""
    t = lay(f"graveyard: {PERSONA}   hand: {AMORPHACTOR}, {tributes}")
    t.you.cannot(f"activate {PERSONA}", because="effect.condition.no-possible-resolution-blocks-activation")


def ritual(opp: str = "") -> Table:
    """Lay a table on which your Amorphactor Pain has just been Ritual Summoned."""
    t = lay(f"graveyard: {PERSONA}   hand: {AMORPHACTOR}, {MASTER}   monsters: {MASTER}", opp)
    t.you.activates(PERSONA)
    while t.you.monsters != [AMORPHACTOR]:
        t.duel.answer(0)
    return t


def test_amorphactor_pain_lets_the_opponent_skip_the_next_main_phase_1() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ①"""
    t = ritual("hand: Gemini Elf   monsters: Battle Ox")
    assert f"you activated {AMORPHACTOR}" not in t.log()
    t.you.ends_turn()
    assert (t.turn, t.phase) == (4, "Standby Phase") and t.opp.is_offered() == ["battle phase", "end phase"]
    t.opp.cannot("summon Gemini Elf", because="turn.main.actions-only-in-main-phase")
    t.opp.does("battle phase")
    t.opp.does("end battle phase")
    assert t.phase == "Main Phase 2"
    t.opp.summons("Gemini Elf")
    t.opp.ends_turn()
    t.you.ends_turn()
    assert (t.turn, t.phase) == (6, "Main Phase 1")  # the next one only


def test_without_main_phase_1_the_turn_can_go_on_to_its_end() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ①"""
    t = ritual()
    t.you.ends_turn()
    t.opp.does("end phase")
    assert (t.turn, t.phase) == (5, "Main Phase 1")
    assert not any("Main Phase 2" in line for line in t.log())


def test_a_turn_without_main_phase_1_and_battle_phase_comes_to_its_end_by_itself() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 2000   graveyard: {PERSONA}   hand: {AMORPHACTOR}, {MASTER}   monsters: {MASTER}   deck: 3 Umi
                   set: Frozen Soul
        opp 8000   deck: 3 Umi
    """)
    t.you.activates("Frozen Soul")
    t.you.activates(PERSONA)
    while t.you.monsters != [AMORPHACTOR]:
        t.duel.answer(0)
    t.you.ends_turn()
    assert (t.turn, t.phase) == (5, "Main Phase 1")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_amorphactor_pain_that_was_not_ritual_summoned_skips_nothing() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ①"""
    t = lay(f"graveyard: {AMORPHACTOR} (properly summoned)   hand: Monster Reborn")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.ends_turn()
    assert (t.turn, t.phase) == (4, "Main Phase 1")


@pytest.mark.parametrize("there", [True, False])
def test_amorphactor_pain_negates_fusion_synchro_and_xyz_monsters(there: bool) -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ②"""
    mine = f"monsters: {AMORPHACTOR}" if there else ""
    theirs = "Assault Blackwing - Chidori the Rain Sprinkling, Gem-Knight Master Diamond, Wattaildragon"
    t = lay(mine, f"monsters: {theirs}   graveyard: Blackwing - Vayu the Emblem of Honor, Gem-Knight Garnet")
    assert t.opp.atk_of("Assault Blackwing - Chidori the Rain Sprinkling") == (2600 if there else 2900)
    assert t.opp.atk_of("Gem-Knight Master Diamond") == (2900 if there else 3000)


def test_amorphactor_pain_brings_another_dracoverlord_when_it_goes_from_the_field_to_the_graveyard() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ③"""
    vector = "Vector Pendulum, the Dracoverlord"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {AMORPHACTOR}   hand: Raigeki Break, Umi   set: Raigeki Break
                   deck: {AMORPHACTOR}, {vector}, {MASTER}
        opp 8000
    """)
    t.you.activates("Raigeki Break", discarding="Umi", targeting=AMORPHACTOR)
    t.you.triggers(AMORPHACTOR)
    assert t.you.hand == ["Raigeki Break", vector]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_amorphactor_pain_discarded_from_the_hand_brings_nothing() -> None:
    """card: Amorphactor Pain, the Imagination Dracoverlord ③"""
    t = lay(f"hand: {AMORPHACTOR}   set: Raigeki Break", "monsters: Gemini Elf")
    t.you.activates("Raigeki Break", discarding=AMORPHACTOR, targeting="Gemini Elf")
    t.you.is_asked("open state")


# ---------------------------------------------------------------------- Divine Dragon Lord Felgrand


@pytest.mark.parametrize(("banished", "gained"), [("Armored Kappa", 200), ("Snowdust Giant", 400), ("Kuriboh", 100)])
def test_divine_dragon_lord_felgrand_grows_with_the_rank_of_an_xyz_monster(banished: str, gained: int) -> None:
    """The text says Level or Rank.

    card: Divine Dragon Lord Felgrand ①
    """
    lord = "Divine Dragon Lord Felgrand"
    t = lay(f"hand: Monster Reborn   graveyard: {lord}", f"monsters: {banished}")
    t.you.activates("Monster Reborn", targeting=lord)
    t.you.takes_position("attack")
    t.you.triggers(lord)
    t.nobody_responds()
    assert t.opp.banished == [banished]
    assert (t.you.atk_of(lord), t.you.def_of(lord)) == (2800 + gained, 2800 + gained)
