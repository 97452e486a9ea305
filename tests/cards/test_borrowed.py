"""Cards: monsters that gain the name and the effects of another for a time."""

import pickle

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.find import name_of
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS
from table import Table, table

PHANTOM = "Phantom of Chaos"
REPLACED = "effect.gained.replaces-the-gaining-effect"


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    )


def name(t: Table) -> str:
    password = name_of(t.duel.game, t.duel.state, t.you.monster(PHANTOM).row)
    return t.duel.pool.facts[t.duel.pool.by_password[password]].name_en


def test_phantom_of_chaos_takes_name_attack_and_an_ignition_effect_until_the_end_phase() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier")
    assert (name(t), t.you.atk_of(PHANTOM)) == (PHANTOM, 0)
    t.you.activates(PHANTOM, targeting="Cannon Soldier")
    assert t.you.banished == ["Cannon Soldier"]
    assert (name(t), t.you.atk_of(PHANTOM)) == ("Cannon Soldier", 1400)
    t.you.cannot(f"activate {PHANTOM} effect 1", because=REPLACED)
    t.you.activates(PHANTOM, tributing="Kuriboh")
    assert t.opp.lp == 7500
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    assert (name(t), t.you.atk_of(PHANTOM)) == (PHANTOM, 0)


@pytest.mark.rule("effect.gained.only-while-faceup-in-monster-zone", scenario=0)
def test_phantom_of_chaos_gains_what_goes_on() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Jinzo   hand: Umi", "set: Just Desserts")
    t.you.activates(PHANTOM, targeting="Jinzo").nobody_responds()
    assert t.you.atk_of(PHANTOM) == 2400
    t.you.activates("Umi")
    assert t.you.field_zone == ["Umi"] and not t.opp.is_to_decide()
    # In the End Phase it is over, and Traps can be activated again.
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    assert t.opp.can_activate("Just Desserts")


@pytest.mark.rule("effect.gained.only-while-faceup-in-monster-zone", scenario=0)
def test_phantom_of_chaos_gains_triggers() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Sangan", "monsters: Gemini Elf")
    t.you.activates(PHANTOM, targeting="Sangan")
    t.you.goes_to("Battle Phase")
    t.you.attacks(PHANTOM, "Gemini Elf")
    # It has left the field: what it was called there does not matter, and its gained effect is gone.
    assert t.you.graveyard == [PHANTOM]


@pytest.mark.rule("effect.gained.replaces-the-gaining-effect", scenario=0)
@pytest.mark.parametrize("drained", [False, True])
def test_the_gained_effects_are_negated_like_its_own(drained: bool) -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier   set: Skill Drain")
    t.you.activates(PHANTOM, targeting="Cannon Soldier").nobody_responds()
    if drained:
        t.you.activates("Skill Drain")
    t.you.activates(PHANTOM, tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == (8000 if drained else 7500)


def test_a_duel_with_gained_effects_can_be_copied_and_stored() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}, Kuriboh   graveyard: Cannon Soldier")
    t.you.activates(PHANTOM, targeting="Cannon Soldier")
    state = pickle.loads(pickle.dumps(t.duel.state))
    assert state == t.duel.state
    copy = Table(t.duel.fork())
    copy.you.activates(PHANTOM, tributing="Kuriboh")
    assert copy.opp.lp == 7500 and t.opp.lp == 8000


def test_phantom_of_chaos_needs_an_effect_monster_in_the_graveyard() -> None:
    """card: Phantom of Chaos ①"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Gemini Elf")
    t.you.cannot(f"activate {PHANTOM}", because="target.timing.chosen-at-activation")


def test_phantom_of_chaos_inflicts_no_battle_damage() -> None:
    """card: Phantom of Chaos ②"""
    t = your_turn(f"monsters: {PHANTOM}   graveyard: Jinzo", "monsters: Kuriboh (attack)")
    t.you.activates(PHANTOM, targeting="Jinzo")
    t.you.goes_to("Battle Phase")
    t.you.attacks(PHANTOM, "Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.lp == 8000


# -------------------------------------------------------------------------------------------- Neo-Spacian Dark Panther

PANTHER = "Neo-Spacian Dark Panther"


def name_now(t: Table, monster: str) -> str:
    password = name_of(t.duel.game, t.duel.state, t.you.monster(monster).row)
    return t.duel.pool.facts[t.duel.pool.by_password[password]].name_en


def test_dark_panther_is_for_a_turn_what_the_opponents_monster_is() -> None:
    """card: Neo-Spacian Dark Panther ①"""
    t = your_turn(f"monsters: {PANTHER}, Kuriboh", "monsters: Cannon Soldier, Gemini Elf (set)")
    t.you.activates(PANTHER, targeting="Cannon Soldier")
    assert (name_now(t, PANTHER), t.you.atk_of(PANTHER)) == ("Cannon Soldier", 1000)
    t.you.cannot(f"activate {PANTHER} effect 1", because=REPLACED)
    t.you.activates(PANTHER, tributing="Kuriboh")
    assert t.opp.lp == 7500 and t.opp.monsters == ["Cannon Soldier", "Gemini Elf"]
    t.you.goes_to("End Phase")
    t.you.carries_out(PANTHER)
    assert name_now(t, PANTHER) == PANTHER


def test_dark_panther_takes_the_name_of_a_monster_without_effects_and_loses_its_effect_for_it() -> None:
    """card: Neo-Spacian Dark Panther ①"""
    t = your_turn(f"monsters: {PANTHER}", "monsters: Gemini Elf")
    t.you.activates(PANTHER)
    assert name_now(t, PANTHER) == "Gemini Elf"
    t.you.cannot(f"activate {PANTHER}", because=REPLACED)


def test_dark_panther_takes_the_original_name() -> None:
    """card: Neo-Spacian Dark Panther ①"""
    t = your_turn(f"monsters: {PANTHER}, {PHANTOM}   graveyard: Jinzo", f"monsters: {PHANTOM}   graveyard: Sangan")
    t.you.activates(PHANTOM, targeting="Jinzo")
    t.you.ends_turn()
    t.opp.activates(PHANTOM, targeting="Sangan")
    t.opp.ends_turn()
    t.you.activates(PANTHER)
    assert name_now(t, PANTHER) == PHANTOM


@pytest.mark.parametrize("how", ["turned", "gone"])
def test_dark_panther_gains_nothing_of_a_monster_that_has_changed(how: str) -> None:
    """card: Neo-Spacian Dark Panther ①"""
    t = your_turn(f"monsters: {PANTHER}", "monsters: Cannon Soldier   set: Book of Moon, Raigeki Break   hand: Umi")
    t.you.activates(PANTHER)
    if how == "turned":
        t.opp.activates("Book of Moon", targeting="Cannon Soldier").nobody_responds()
    else:
        t.opp.activates("Raigeki Break", discarding="Umi", targeting="Cannon Soldier").nobody_responds()
    assert name_now(t, PANTHER) == PANTHER
    t.you.is_asked("open state")
    t.you.cannot(f"activate {PANTHER} effect 1", because="effect.once-per-turn.limits-the-user")


# ------------------------------------------------------------------------------------------ Gem-Knight Master Diamond

DIAMOND = "Gem-Knight Master Diamond"
PRISMAURA = "Gem-Knight Prismaura"


def test_master_diamond_gains_100_attack_for_each_gem_in_the_graveyard() -> None:
    """card: Gem-Knight Master Diamond ①"""
    t = your_turn(f"monsters: {DIAMOND}   graveyard: Gem-Knight Garnet, {PRISMAURA}, Gemini Elf")
    assert t.you.atk_of(DIAMOND) == 3100


def test_master_diamond_is_a_gem_knight_fusion_of_level_7_or_lower_for_a_turn() -> None:
    """card: Gem-Knight Master Diamond ②, Gem-Knight Prismaura ①"""
    mine = f"monsters: {DIAMOND}   hand: Gem-Knight Garnet, Gem-Knight Garnet"
    t = your_turn(f"{mine}   graveyard: {PRISMAURA}, Gem-Knight Zirconia", "monsters: Mystical Elf")
    t.you.activates(DIAMOND)
    assert t.you.banished == [PRISMAURA] and t.you.atk_of(DIAMOND) == 3000  # what it has besides goes on
    assert name_now(t, DIAMOND) == PRISMAURA
    t.you.cannot(f"activate {DIAMOND} effect 2", because=REPLACED)
    t.you.activates(DIAMOND, paying="Gem-Knight Garnet", targeting="Mystical Elf")
    assert t.opp.graveyard == ["Mystical Elf"] and t.you.hand == ["Gem-Knight Garnet"]
    t.you.cannot(f"activate {DIAMOND}", because="effect.once-per-turn.limits-the-user")


def test_master_diamond_needs_a_gem_knight_fusion_monster_of_level_7_or_lower() -> None:
    """card: Gem-Knight Master Diamond ②, Gem-Knight Zirconia"""
    t = your_turn(f"monsters: {DIAMOND}   graveyard: Gem-Knight Zirconia, Gem-Knight Garnet")
    t.you.cannot(f"activate {DIAMOND}", because="cost.unpayable.cannot-activate")


@pytest.mark.parametrize(
    ("made", "hand"),
    [
        (DIAMOND, "Gem-Knight Garnet, Gem-Knight Garnet, Gem-Knight Garnet"),
        (PRISMAURA, "Gem-Knight Garnet, Mega Thunderball"),
        ("Gem-Knight Zirconia", "Gem-Knight Garnet, Giant Soldier of Stone"),
    ],
)
def test_gem_knights_are_fusion_summoned(made: str, hand: str) -> None:
    """card: Gem-Knight Master Diamond, Gem-Knight Prismaura, Gem-Knight Zirconia"""
    t = your_turn(f"hand: Polymerization, {hand}   extra: {made}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [made] and t.you.hand == []


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
@pytest.mark.parametrize(("made", "allowed"), [(DIAMOND, False), (PRISMAURA, False), ("Gem-Knight Zirconia", True)])
def test_some_gem_knights_leave_the_extra_deck_by_a_fusion_summon_only(made: str, allowed: bool) -> None:
    """card: Gem-Knight Master Diamond, Gem-Knight Prismaura"""
    level = {DIAMOND: "Test Nine", PRISMAURA: "Blue-Eyes White Dragon"}.get(made, "Blue-Eyes White Dragon")
    nine = probe("Test Nine", "Dragon / Normal", level=9)
    seven = probe("Test Seven", "Dragon / Normal", level=7)
    level = "Test Seven" if made == PRISMAURA else level
    position = f"you 8000   hand: Metamorphosis   monsters: {level}   extra: {made}"
    t = table(f"turn 3, Main Phase 1, you to act\n{position}\nopp 8000", pool=pool_with(nine, seven))
    if allowed:
        t.you.can("activate Metamorphosis")
    else:
        assert t.you.reasons("activate Metamorphosis") != []


def test_prismaura_destroys_a_face_up_card_for_a_gem_knight_card() -> None:
    """card: Gem-Knight Prismaura ①"""
    t = your_turn(f"monsters: {PRISMAURA}   hand: Gem-Knight Garnet, Umi", "set: Dust Tornado   monsters: Gemini Elf")
    t.you.activates(PRISMAURA)
    assert sorted(t.you.is_asked("target").offers) == sorted([PRISMAURA, "Gemini Elf"])
    t.you.targets("Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.graveyard == ["Gem-Knight Garnet"]
    t = your_turn(f"monsters: {PRISMAURA}   hand: Umi", "monsters: Gemini Elf")
    t.you.cannot(f"activate {PRISMAURA}", because="cost.unpayable.cannot-activate")


# --------------------------------------------------------------------------------------------------- Blackwing - Aurora

AURORA = "Blackwing - Aurora the Northern Lights"
CHIDORI = "Assault Blackwing - Chidori the Rain Sprinkling"
VAYU = "Blackwing - Vayu the Emblem of Honor"


def test_aurora_comes_for_a_blackwing_tuner_and_another_monster() -> None:
    """card: Blackwing - Aurora the Northern Lights"""
    t = your_turn(f"hand: {AURORA}   monsters: {VAYU}, Gemini Elf")
    t.you.special_summons(AURORA)
    assert t.you.monsters == [AURORA] and sorted(t.you.banished) == [VAYU, "Gemini Elf"]
    for lacking in (f"{VAYU}, Gemini Elf (set)", "Gemini Elf, Mystical Elf", f"{VAYU}, {VAYU}"):
        t = your_turn(f"hand: {AURORA}   monsters: {lacking}")
        t.you.cannot(f"special summon {AURORA}", because="summon.special-monster.by-fulfilling-condition")


def test_aurora_is_a_blackwing_synchro_monster_of_the_extra_deck_for_a_turn() -> None:
    """card: Blackwing - Aurora the Northern Lights"""
    t = your_turn(f"monsters: {AURORA}   graveyard: {VAYU}, Gemini Elf   extra: {CHIDORI}, Red Dragon Archfiend")
    t.you.activates(AURORA)
    assert t.you.banished == [CHIDORI] and name_now(t, AURORA) == CHIDORI
    assert t.you.atk_of(AURORA) == 2600 + 300  # its gained effect counts Vayu
    t.you.cannot(f"activate {AURORA} effect 1", because=REPLACED)
    t.you.goes_to("End Phase")
    t.you.carries_out(AURORA)
    assert name_now(t, AURORA) == AURORA and t.you.atk_of(AURORA) == 0


@pytest.mark.rule("effect.gained.lost-at-moment-of-leaving", scenario=0)
@pytest.mark.parametrize("fallen", [AURORA, CHIDORI])
def test_aurora_that_is_destroyed_as_chidori_revives_nothing(fallen: str) -> None:
    """card: Blackwing - Aurora the Northern Lights"""
    wing = probe("Test Wing", "Winged Beast / Synchro", A_TUNER_AND_OTHERS, level=6)
    mine = f"monsters: {fallen}   graveyard: Test Wing (properly summoned)   extra: {CHIDORI}"
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}   set: Raigeki Break   hand: Umi\nopp 8000",
        pool=pool_with(wing),
    )
    if fallen == AURORA:
        t.you.activates(AURORA)
    t.you.activates("Raigeki Break", discarding="Umi", targeting=fallen)
    assert t.you.can_activate(fallen) == (fallen == CHIDORI)


# ------------------------------------------------------------------------------------------------------------ materials

DANTE = "Dante, Traveler of the Burning Abyss"
PEARL = "Gem-Knight Pearl"
OLLEY = "Express Train Trolley Olley"


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=0)
@pytest.mark.parametrize("other", ["Bachibachibachi", "Mountain Warrior"])
def test_bachibachibachi_lets_the_xyz_monster_pierce(other: str) -> None:
    """card: Bachibachibachi ①"""
    t = your_turn(f"monsters: {other}, Sangan   extra: {DANTE}", "monsters: Kuriboh (defense)")
    t.you.makes(DANTE, other, "Sangan")
    t.you.goes_to("Battle Phase")
    t.you.attacks(DANTE, "Kuriboh")
    assert t.opp.lp == (8000 - 800 if other == "Bachibachibachi" else 8000)


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
@pytest.mark.parametrize("hidden", [False, True])
def test_the_xyz_monster_pierces_without_bachibachibachi_too_but_not_after_it_lay_face_down(hidden: bool) -> None:
    """card: Bachibachibachi ①"""
    hand = "hand: Book of Moon" if hidden else ""
    t = your_turn(f"monsters: Bachibachibachi, Sangan   extra: {DANTE}   {hand}", "monsters: Kuriboh (defense)")
    t.you.makes(DANTE, "Bachibachibachi", "Sangan").nobody_responds()
    t.you.does(f"activate {DANTE}")
    t.you.does("declare 3")
    t.you.does("Bachibachibachi")
    t.nobody_responds()
    if hidden:
        t.you.activates("Book of Moon", targeting=DANTE)
        t.you.ends_turn()
        t.opp.ends_turn()
        t.you.flip_summons(DANTE)
    t.you.goes_to("Battle Phase")
    t.you.attacks(DANTE, "Kuriboh")
    assert t.you.materials_of(DANTE) == ["Sangan"] and t.opp.graveyard == ["Kuriboh"]
    assert t.opp.lp == (8000 if hidden else 8000 - 2300)


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=0)
def test_trolley_olley_lets_the_xyz_monster_gain_800_attack_when_it_is_summoned() -> None:
    """card: Express Train Trolley Olley ①, Gem-Knight Pearl"""
    t = your_turn(f"monsters: {OLLEY}, Gemini Elf   extra: {PEARL}")
    t.you.makes(PEARL, OLLEY, "Gemini Elf")
    assert t.you.atk_of(PEARL) == 2600 + 800
    assert f"you activated {PEARL}" in t.log() and f"you activated {OLLEY}" not in t.log()


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=1)
def test_two_trolley_olleys_let_the_xyz_monster_gain_two_effects() -> None:
    """card: Express Train Trolley Olley ①"""
    t = your_turn(f"monsters: {OLLEY} (zone 1), {OLLEY} (zone 2)   extra: {PEARL}")
    t.you.makes(PEARL, f"{OLLEY} (zone 1)", f"{OLLEY} (zone 2)")
    assert t.log().count(f"you activated {PEARL}") == 2 and "chain of 2 ended" in t.log()
    assert t.you.atk_of(PEARL) == 2600 + 800 + 800


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=0)
def test_what_trolley_olley_gives_is_an_effect_of_the_xyz_monster_that_can_be_negated() -> None:
    """card: Express Train Trolley Olley ①"""
    t = your_turn(f"monsters: {OLLEY}, Gemini Elf   spells: Skill Drain   extra: {PEARL}")
    t.you.makes(PEARL, OLLEY, "Gemini Elf")
    assert t.you.atk_of(PEARL) == 2600
    # Pearl alone has no effect, and nothing is activated.
    t = your_turn(f"monsters: Vorse Raider, Gemini Elf   extra: {PEARL}")
    t.you.makes(PEARL, "Vorse Raider", "Gemini Elf")
    assert t.you.atk_of(PEARL) == 2600 and f"you activated {PEARL}" not in t.log()
