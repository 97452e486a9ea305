"""Rules in the case in which they are forgotten most easily: the opponent's turn, a later phase, the second time."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import Some, UpTo
from spellspeed.lang.words.every_word import FACE_DOWN_DEFENSE, YOU
from spellspeed.lang.words.lines import Activation, Ignition, Instead
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed
from spellspeed.lang.words.verbs import Equip, PayLP, SpecialSummon
from spellspeed.words import FOG_COUNTER, ICE_COUNTER
from table import table

DEVICE = "Interdimensional Matter Transporter"
PETEN = "Peten the Dark Clown"

# ------------------------------------------------------------------------------------------------- in the other's turn


@pytest.mark.rule("move.temp-banish.returns-to-previous-controller", scenario=0)
@pytest.mark.parametrize("turn", ["you", "opp"])
def test_a_monster_of_the_opponent_comes_back_to_you_in_whoevers_turn_it_was_banished(turn: str) -> None:
    t = table(f"""
        turn 4, Main Phase 1, {turn} to act
        you 8000   set: {DEVICE}   monsters: Battle Ox (owner opp), Kuriboh   deck: 3 Sogen
        opp 8000   hand: Pot of Greed   deck: 3 Sogen
    """)
    if turn == "opp":
        t.opp.activates("Pot of Greed")
    t.you.activates(DEVICE, targeting="Battle Ox").nobody_responds()
    assert (t.you.monsters, t.opp.banished) == (["Kuriboh"], ["Battle Ox"])
    (t.you if turn == "you" else t.opp).goes_to("End Phase")
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(4)
    assert sorted(t.you.monsters) == ["Battle Ox", "Kuriboh"] and t.opp.monsters == []


# -------------------------------------------------------------------------------------------------------- a later phase


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_what_pot_of_duality_forbids_for_the_turn_is_forbidden_in_main_phase_2_too() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Duality, Monster Reborn   graveyard: Battle Ox   deck: 4 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Pot of Duality")
    t.you.chooses("Sogen")
    t.you.cannot("activate Monster Reborn", because="effect.cannot.forbids-while-it-applies")
    t.you.goes_to("Battle Phase")
    assert t.phase == "Main Phase 2"  # there is nobody to attack with
    t.you.cannot("activate Monster Reborn", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
@pytest.mark.parametrize("moment", ["Main Phase 1", "Battle Step"])
def test_peten_tributed_for_enemy_controller_misses_its_timing_in_every_phase(moment: str) -> None:
    """What has happened last is that the control of Battle Ox has changed."""
    t = table(f"""
        turn 3, {moment}, you to act
        you 8000   set: Enemy Controller   monsters: {PETEN}   deck: {PETEN}, 3 Sogen
        opp 8000   monsters: Battle Ox   deck: 3 Sogen
    """)
    t.you.activates("Enemy Controller", effect=2, targeting="Battle Ox").nobody_responds()
    assert t.you.monsters == ["Battle Ox"] and PETEN in t.you.graveyard
    t.you.is_asked("open state")


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
@pytest.mark.rule("move.discard.banished-under-macro-cosmos", scenario=0)
def test_under_macro_cosmos_what_is_used_and_discarded_in_the_end_phase_is_banished() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Macro Cosmos   set: Mystical Space Typhoon   hand: Kuriboh, 6 Sogen   deck: 3 Sogen
        opp 8000   set: Trap Hole   deck: 3 Sogen
    """)
    t.you.goes_to("End Phase")
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole").nobody_responds()
    assert (t.phase, t.you.banished, t.opp.banished) == ("End Phase", ["Mystical Space Typhoon"], ["Trap Hole"])
    t.you.discards("Kuriboh")
    assert sorted(t.you.banished) == ["Kuriboh", "Mystical Space Typhoon"]
    assert t.you.graveyard == t.opp.graveyard == []


# ------------------------------------------------------------------------------------------------------ the second time


@pytest.mark.rule("battle.replay.choose-again", scenario=0)
@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
def test_a_second_monster_that_comes_after_a_replay_causes_another_one() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   deck: 3 Sogen
        opp 8000   monsters: Battle Ox   set: 2 Call of the Haunted   graveyard: Kuriboh, Sangan   deck: 3 Sogen
    """)
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.opp.activates("Call of the Haunted (zone 1)", targeting="Kuriboh").nobody_responds()
    t.opp.take_zone()
    t.opp.passes()  # the other one is kept for later
    assert t.you.is_asked("replay").offers == ["Battle Ox", "Kuriboh", "stop"]
    t.you.chooses_target("Kuriboh")
    t.opp.activates("Call of the Haunted (zone 2)", targeting="Sangan").nobody_responds()
    assert t.you.is_asked("replay").offers == ["Battle Ox", "Kuriboh", "Sangan", "stop"]
    t.you.chooses_target("Sangan")
    t.nobody_responds()
    assert t.opp.lp == 8000 - (1900 - 1000) and "Sangan" in t.opp.graveyard


@pytest.mark.rule("equip.spell.stays-and-uses-a-zone", scenario=0)
def test_several_monsters_that_one_effect_equips_take_a_zone_each() -> None:
    collector = probe(
        "Test Collector", "Fiend / Effect", Ignition(1, do=Equip(THIS_CARD, UpTo(2, Monster(), YOUR_GRAVEYARD)))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Collector   graveyard: Kuriboh, Sangan, Battle Ox
        opp 8000
        """,
        pool=pool_with(collector),
    )
    t.you.activates("Test Collector")
    t.you.chooses("Kuriboh", "Battle Ox")
    t.you.take_zone()
    assert sorted(t.you.spells) == ["Battle Ox", "Kuriboh"] and t.you.graveyard == ["Sangan"]


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=0)
def test_a_monster_turned_face_down_loses_counters_of_every_kind() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon
        opp 8000   monsters: Battle Ox (2 Ice Counters, 1 Fog Counter)
    """)
    held = t.opp.monster("Battle Ox").row
    assert (held.count_counters(ICE_COUNTER), held.count_counters(FOG_COUNTER)) == (2, 1)
    t.you.activates("Book of Moon", targeting="Battle Ox").nobody_responds()
    assert t.opp.monster("Battle Ox").row.counters == ()
    assert [line for line in t.log() if "counters" in line] == [
        "Battle Ox has 0 ice counters (rule)",
        "Battle Ox has 0 fog counters (rule)",
    ]


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
@pytest.mark.parametrize("zones", [(1, 2), (2, 1)])
def test_what_protects_a_monster_does_so_whether_another_falls_before_or_after_it(zones: tuple[int, int]) -> None:
    """Orichalcos Shunoros protects Normal Monsters of Level 4, also while it falls itself."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole
        opp 8000   monsters: Orichalcos Shunoros (zone 3), Kuriboh (zone {zones[0]}), Battle Ox (zone {zones[1]})
    """)
    t.you.activates("Dark Hole")
    assert t.opp.monsters == ["Battle Ox"]


@pytest.mark.rule("target.multiple.remaining-still-affected", scenario=0)
def test_both_cards_that_scrap_dragon_targets_one_after_the_other_are_destroyed() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Scrap Dragon, Battle Ox
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Scrap Dragon")
    t.you.targets("Battle Ox")
    t.nobody_responds()
    assert (t.you.monsters, t.you.graveyard, t.opp.graveyard) == (["Scrap Dragon"], ["Battle Ox"], ["Vorse Raider"])


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
@pytest.mark.parametrize(
    ("answers", "left"), [("nn", []), ("yn", ["Battle Ox"]), ("ny", ["Kuriboh"]), ("yy", ["Battle Ox", "Kuriboh"])]
)
def test_for_each_of_two_monsters_that_fall_at_once_it_is_decided_whether_something_else_is_done(
    answers: str, left: list[str]
) -> None:
    ransom = probe("Test Ransom", "Spell / Continuous", Instead(1, Destroyed(Monster(controller=YOU)), PayLP(500)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   spells: Test Ransom   monsters: Battle Ox, Kuriboh
        opp 8000
        """,
        pool=pool_with(ransom),
    )
    t.you.activates("Dark Hole")
    for answer in answers:
        t.you.says_yes() if answer == "y" else t.you.says_no()
    assert sorted(t.you.monsters) == left and t.you.lp == 8000 - 500 * answers.count("y")


@pytest.mark.rule("summon.flip.not-turn-special-summoned-facedown", scenario=0)
@pytest.mark.parametrize("name", ["Kuriboh", "Sangan"])
def test_each_of_two_monsters_special_summoned_face_down_at_once_stays_so_for_the_turn(name: str) -> None:
    rest = probe(
        "Test Rest",
        "Spell / Normal",
        Activation(do=SpecialSummon(Some(2, Monster(), YOUR_GRAVEYARD), FACE_DOWN_DEFENSE)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Rest   graveyard: Kuriboh, Sangan
        opp 8000
        """,
        pool=pool_with(rest),
    )
    t.you.activates("Test Rest")
    t.you.take_zone(2)
    t.you.take_zone(4)
    t.you.cannot(f"flip summon {name}", because="summon.flip.not-turn-special-summoned-facedown")
