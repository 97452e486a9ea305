"""Cards: monsters of later sets that come only, or also, in ways of their own."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import OPPONENTS_HAND, YOUR_BANISHED, YOUR_HAND
from spellspeed.lang.words.verbs import Banish, Discard, SpecialSummon
from spellspeed.pool import CardPool
from table import Table, table

DEVYATY = "Infernoid Devyaty"
GRAPHA = "Grapha, Dragon Lord of Dark World"
HERMOS = "Legendary Knight Hermos"
UNMET = "summon.special-monster.by-fulfilling-condition"
THREE = [probe(f"Test Infernoid {number}", "Fiend / Effect", archetypes=("Infernoid",)) for number in (1, 2, 3)]
VOID = probe("Test Void", "Spell / Continuous", archetypes=("Void",))
CALLER = probe("Test Caller", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_BANISHED))))
DIVER = probe("Test Diver", "Spell", Activation(do=Banish(One(Monster(name=DEVYATY), YOUR_HAND | YOUR_BANISHED))))
POOL = pool_with(*THREE, VOID, CALLER, DIVER)
INFERNOIDS = "Test Infernoid 1, Test Infernoid 2, Test Infernoid 3"
RAID = probe("Test Raid", "Spell", Activation(do=Discard(One(Monster(), OPPONENTS_HAND))))
PURGE = probe("Test Purge", "Spell", Activation(do=Discard(One(Monster(), YOUR_HAND))))


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool)


# --------------------------------------------------------------------------------------------------- Infernoid Devyaty


@pytest.mark.rule("summon.special-monster.proper-summon-from-graveyard", scenario=0)
@pytest.mark.parametrize("where", ["hand", "graveyard"])
def test_devyaty_comes_from_hand_or_graveyard_for_three_infernoids(where: str) -> None:
    """card: Infernoid Devyaty"""
    mine = {"hand": ["Test Infernoid 1"], "graveyard": ["Test Infernoid 2", "Test Infernoid 3"]}
    mine[where].append(DEVYATY)
    t = your_turn(f"hand: {', '.join(mine['hand'])}   graveyard: {', '.join(mine['graveyard'])}", pool=POOL)
    t.you.does(f"special summon {DEVYATY}")
    t.you.takes_position("attack")
    assert t.you.monsters == [DEVYATY] and len(t.you.banished) == 3 and t.chain == []
    t.you.is_asked("open state")


def test_devyaty_needs_levels_of_8_or_less_and_three_others() -> None:
    """card: Infernoid Devyaty"""
    able = f"hand: {DEVYATY}   graveyard: {INFERNOIDS}"
    t = your_turn(f"{able}   monsters: Jinzo, Kuriboh, Blue-Eyes White Dragon, Sangan (set)", pool=POOL)
    t.you.can(f"special summon {DEVYATY}")  # Levels 6 and 1 of Effect Monsters
    t = your_turn(f"{able}   monsters: Jinzo, Sangan", pool=POOL)
    t.you.cannot(f"special summon {DEVYATY}", because=UNMET)
    t = your_turn(f"hand: 2 {DEVYATY}   graveyard: Test Infernoid 1", pool=POOL)
    t.you.cannot(f"special summon {DEVYATY}", because=UNMET)


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_devyaty_is_not_revived_but_comes_back_from_banishment() -> None:
    """card: Infernoid Devyaty"""
    able = f"graveyard: {DEVYATY}, {INFERNOIDS}, Kuriboh   hand: Dark Hole, Monster Reborn"
    t = your_turn(able, pool=POOL)
    t.you.does(f"special summon {DEVYATY}")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]


def test_devyaty_destroys_all_spells_and_traps_but_void_cards() -> None:
    """card: Infernoid Devyaty ①"""
    able = f"graveyard: {DEVYATY}, {INFERNOIDS}   spells: Test Void, Messenger of Peace"
    t = your_turn(able, "set: 2 Mirror Force", pool=POOL)
    t.you.does(f"special summon {DEVYATY}")
    t.you.takes_position("attack")
    t.you.triggers(DEVYATY)
    assert t.you.spells == ["Test Void"] and t.opp.graveyard == ["Mirror Force", "Mirror Force"]


def test_devyaty_negates_and_banishes_another_monsters_effect_once_a_turn() -> None:
    """card: Infernoid Devyaty ②"""
    t = your_turn("monsters: Cannon Soldier, 2 Kuriboh", f"monsters: {DEVYATY}, Sangan, Mystical Elf", pool=POOL)
    t.you.activates("Cannon Soldier", tributing="Kuriboh (copy 1)")
    t.opp.activates(DEVYATY, effect=2, tributing="Mystical Elf")
    assert t.you.banished == ["Cannon Soldier"] and t.opp.lp == 8000 and t.opp.graveyard == ["Mystical Elf"]


# --------------------------------------------------------------------------------------------------------------- Grapha


def test_grapha_comes_from_the_graveyard_for_another_dark_world_monster() -> None:
    """card: Grapha, Dragon Lord of Dark World"""
    t = your_turn(f"monsters: Zure, Knight of Dark World   graveyard: {GRAPHA}")
    t.you.does(f"special summon {GRAPHA}")
    t.you.takes_position("attack")
    assert t.you.monsters == [GRAPHA] and t.you.hand == ["Zure, Knight of Dark World"]
    unmet = "summon.special.cyber-dragon-style-inherent"
    t = your_turn(f"monsters: Kuriboh, {GRAPHA}, Zure, Knight of Dark World (set)   graveyard: {GRAPHA}")
    t.you.cannot(f"special summon {GRAPHA}", because=unmet)
    t = your_turn(f"monsters: Zure, Knight of Dark World   hand: {GRAPHA}")
    t.you.cannot(f"special summon {GRAPHA}", because=unmet)


def test_grapha_destroys_a_card_when_your_effect_discards_it() -> None:
    """card: Grapha, Dragon Lord of Dark World"""
    t = your_turn(f"hand: Test Purge, {GRAPHA}", "monsters: Jinzo, Kuriboh   hand: Umi", pool_with(PURGE))
    t.you.activates("Test Purge")
    t.you.targets("Jinzo")
    assert t.opp.monsters == ["Kuriboh"] and t.you.is_asked("open state")


@pytest.mark.parametrize(("held", "asked"), [("Sangan", True), ("Umi", False)])
def test_grapha_also_sees_and_may_summon_a_card_when_the_opponents_effect_discards_it(held: str, asked: bool) -> None:
    """card: Grapha, Dragon Lord of Dark World"""
    t = your_turn(f"hand: Test Raid, {held}   monsters: Jinzo", f"hand: {GRAPHA}", pool_with(RAID))
    t.you.activates("Test Raid")
    if asked:
        t.opp.says_yes()
        t.opp.takes_position("attack")
    assert t.you.monsters == [] and t.opp.monsters == (["Sangan"] if asked else [])


@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
def test_a_cost_does_not_set_grapha_off() -> None:
    """card: Grapha, Dragon Lord of Dark World"""
    t = your_turn(f"hand: {GRAPHA}   set: Raigeki Break", "monsters: Gemini Elf, Kuriboh")
    t.you.activates("Raigeki Break", discarding=GRAPHA, targeting="Gemini Elf")
    assert t.opp.monsters == ["Kuriboh"] and t.you.is_asked("open state")


# --------------------------------------------------------------------------------------------------------------- Hermos


def test_hermos_is_summoned_by_nothing_that_is_here() -> None:
    """card: Legendary Knight Hermos"""
    t = your_turn(f"hand: {HERMOS}, Monster Reborn   graveyard: {HERMOS}, Kuriboh")
    t.you.cannot(f"summon {HERMOS}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]


def test_hermos_banishes_a_face_up_spell_or_trap_when_it_is_special_summoned() -> None:
    """card: Legendary Knight Hermos ①"""
    legend = probe(
        "Test Legend",
        "Spell",
        Activation(do=SpecialSummon(One(Monster(name=HERMOS), YOUR_HAND))),
        rule_name=CardPool.builtin().find("Legend of Heart").password,
    )
    theirs = "spells: Messenger of Peace   set: Mirror Force"
    t = your_turn(f"hand: {HERMOS}, Test Legend", theirs, pool_with(legend))
    t.you.activates("Test Legend")
    t.you.takes_position("attack")
    t.you.triggers(HERMOS)
    assert t.you.monsters == [HERMOS] and t.opp.banished == ["Messenger of Peace"]


def test_hermos_takes_name_and_effects_of_a_monster_until_the_end_of_the_next_turn() -> None:
    """card: Legendary Knight Hermos ②"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf   deck: 3 Umi
        opp 8000   monsters: {HERMOS}   graveyard: Cannon Soldier, Mystical Elf   deck: 3 Umi
    """)
    t.you.attacks("Gemini Elf", HERMOS)
    t.opp.triggers(HERMOS, 2)
    assert t.turn == 4 and t.you.lp == 8000 - 900
    later = t.duel.fork()
    t.opp.activates(HERMOS)
    assert t.opp.monsters == [] and t.you.lp == 7100 - 500  # it Tributed itself like a Cannon Soldier
    t = Table(later)
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.turn == 6
    t.opp.cannot(f"activate {HERMOS}", because="effect-type.trigger.at-stated-timing")
