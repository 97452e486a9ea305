"""Cards: Blackwings, which come in flocks and fly together as Synchro Monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.stats import level_of
from table import Table, table
from turns import resolve, their_battle, your_battle, your_turn

ONCE = "effect.once-per-turn.limits-the-user"
ONCE_BY_NAME = "effect.name-limit.this-effect-of-x-once"
NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "effect.condition.all-must-be-met"
BORA = "Blackwing - Bora the Spear"
GALE = "Blackwing - Gale the Whirlwind"
KRIS = "Blackwing - Kris the Crack of Dawn"
GLADIUS = "Blackwing - Gladius the Midnight Sun"
BLIZZARD = "Blackwing - Blizzard the Far North"
TORNADO = "Blackwing - Tornado the Reverse Wind"
HARMATTAN = "Blackwing - Harmattan the Dust"
SHURA = "Blackwing - Shura the Blue Flame"
KALUT = "Blackwing - Kalut the Moon Shadow"
ZEPHYROS = "Blackwing - Zephyros the Elite"
PINAKI = "Blackwing - Pinaki the Waxing Moon"
GRAM = "Blackwing - Gram the Shining Star"
NOTHUNG = "Blackwing - Nothung the Starlight"
RAIKIRI = "Assault Blackwing - Raikiri the Rain Shower"
ARMED_WING = "Blackwing Armed Wing"
ARMOR_MASTER = "Blackwing Armor Master"


def beside(name: str, monsters: str) -> Table:
    """It is your turn, with this card in your hand twice and these monsters on your field."""
    return your_turn(f"hand: 2 {name}, Umi   monsters: {monsters}")


# --------------------------------------------------------------------------------------------- beside another Blackwing


@pytest.mark.parametrize("name", [BORA, KRIS, HARMATTAN])
def test_a_blackwing_follows_another_of_a_different_name(name: str) -> None:
    """card: Blackwing - Bora the Spear ①, Blackwing - Kris the Crack of Dawn ①, Blackwing - Harmattan the Dust ①"""
    t = beside(name, SHURA)
    t.you.special_summons(name)
    assert sorted(t.you.monsters) == sorted([SHURA, name])
    for alone in ("Battle Ox", name, f"{SHURA} (set)"):
        refused = beside(name, alone)
        refused.you.cannot(f"special summon {name}", because="summon.special.cyber-dragon-style-inherent")


@pytest.mark.parametrize("name", [KRIS, HARMATTAN])
def test_only_one_of_the_name_comes_so_in_a_turn(name: str) -> None:
    """card: Blackwing - Kris the Crack of Dawn ①, Blackwing - Harmattan the Dust ①"""
    t = beside(name, f"{SHURA}, Battle Ox")
    t.you.special_summons(name)
    resolve(t)
    if name == HARMATTAN:
        t.you.passes()
    t.you.cannot(f"special summon {name}", because=ONCE_BY_NAME)


def test_a_second_bora_comes_in_the_same_turn() -> None:
    """card: Blackwing - Bora the Spear ①"""
    t = beside(BORA, SHURA)
    t.you.special_summons(BORA)
    t.you.special_summons(BORA)
    assert t.you.monsters == [SHURA, BORA, BORA]


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_bora_pierces() -> None:
    """card: Blackwing - Bora the Spear ②"""
    t = your_battle(f"monsters: {BORA}   hand: Umi", "monsters: Mystical Elf (defense), Kuriboh (set)")
    t.you.attacks(BORA, "Kuriboh")
    assert t.opp.lp == 8000 - 1500


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
def test_kris_survives_one_spell_or_trap_a_turn() -> None:
    """card: Blackwing - Kris the Crack of Dawn ②"""
    t = your_turn(f"monsters: {KRIS}   hand: 2 Dark Hole, Umi", "monsters: Battle Ox")
    t.you.activates("Dark Hole")
    assert t.you.monsters == [KRIS] and t.opp.monsters == []
    t.you.activates("Dark Hole")
    assert t.you.monsters == []


@pytest.mark.rule("effect.once-per-turn.both-players-turns-or-own-turns-only", scenario=0)
def test_kris_survives_another_spell_in_the_next_turn() -> None:
    """card: Blackwing - Kris the Crack of Dawn ②"""
    t = your_turn(f"monsters: {KRIS}   hand: Dark Hole, Umi", "hand: Dark Hole, Yami")
    t.you.activates("Dark Hole")
    t.you.ends_turn()
    t.opp.activates("Dark Hole")
    assert t.you.monsters == [KRIS]


def test_kris_falls_to_monsters_and_in_battle() -> None:
    """card: Blackwing - Kris the Crack of Dawn ②"""
    t = your_turn(f"monsters: Scrap Dragon, {KRIS}   hand: Umi", "monsters: Battle Ox")
    t.you.activates("Scrap Dragon", targeting=KRIS)
    assert t.you.monsters == ["Scrap Dragon"]
    t = their_battle(f"monsters: {KRIS}", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", KRIS)
    assert t.you.monsters == []


def test_gladius_follows_a_blackwing_that_is_the_only_face_up_monster() -> None:
    """card: Blackwing - Gladius the Midnight Sun ①"""
    for fitting in (SHURA, f"{SHURA}, Battle Ox (set)"):
        t = beside(GLADIUS, fitting)
        t.you.special_summons(GLADIUS)
        assert GLADIUS in t.you.monsters
    for wrong in (f"{SHURA}, Battle Ox", f"{SHURA}, {BORA}", GLADIUS, "Battle Ox"):
        t = beside(GLADIUS, wrong)
        t.you.cannot(f"special summon {GLADIUS}", because="summon.special.cyber-dragon-style-inherent")


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
def test_gladius_survives_one_battle_a_turn() -> None:
    """card: Blackwing - Gladius the Midnight Sun ②"""
    t = their_battle(f"monsters: {GLADIUS} (defense)", "monsters: Battle Ox, Gemini Elf   hand: Umi")
    t.opp.attacks("Battle Ox", GLADIUS)
    assert t.you.monsters == [GLADIUS]
    t.opp.attacks("Gemini Elf", GLADIUS)
    assert t.you.monsters == [] and t.you.lp == 8000


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_gladius_is_not_saved_from_effects_or_while_its_effects_are_negated() -> None:
    """card: Blackwing - Gladius the Midnight Sun ②"""
    t = your_turn(f"monsters: {GLADIUS}   hand: Dark Hole, Umi")
    t.you.activates("Dark Hole")
    assert t.you.monsters == []
    t = their_battle(f"monsters: {GLADIUS} (defense)   spells: Skill Drain", "monsters: Battle Ox   hand: Umi")
    t.opp.attacks("Battle Ox", GLADIUS)
    assert t.you.monsters == []


# ------------------------------------------------------------------------------------------------- as they are summoned


def test_blizzard_calls_a_small_blackwing_back_in_defense() -> None:
    """card: Blackwing - Blizzard the Far North ①"""
    t = your_turn(f"hand: {BLIZZARD}, Umi   graveyard: {SHURA}, Battle Ox, {ARMED_WING} (properly summoned)")
    t.you.summons(BLIZZARD)
    t.you.triggers(BLIZZARD)
    resolve(t)
    assert t.you.monsters == [BLIZZARD, SHURA] and t.you.monster(SHURA).position == "defense"
    t = your_turn(f"hand: {BLIZZARD}, Umi   graveyard: Battle Ox")
    t.you.summons(BLIZZARD)
    t.you.is_asked("open state")


def test_blizzard_cannot_be_special_summoned() -> None:
    """card: Blackwing - Blizzard the Far North"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {BLIZZARD}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_tornado_calls_a_tuner_back_against_a_special_summoned_monster() -> None:
    """card: Blackwing - Tornado the Reverse Wind ①"""
    mine = f"hand: {TORNADO}, Umi   graveyard: {GALE}, {SHURA}   extra: {GRAM}, Scrap Archfiend"
    t = your_turn(mine, "monsters: Battle Ox (special summoned this turn)")
    t.you.summons(TORNADO)
    t.you.triggers(TORNADO)
    resolve(t)
    assert sorted(t.you.monsters) == [GALE, TORNADO]
    t.you.activates(GALE, targeting="Battle Ox")
    assert t.opp.atk_of("Battle Ox") == 1700  # the effects of what came back are negated
    # From the Extra Deck only Blackwings come for the rest of the turn.
    t.you.cannot("synchro summon Scrap Archfiend", because="effect.cannot.forbids-while-it-applies")
    t = your_turn(mine, "monsters: Battle Ox")
    t.you.summons(TORNADO)
    t.you.is_asked("open state")


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
@pytest.mark.parametrize("normally", [True, False])
def test_harmattan_takes_the_level_of_another_blackwing_on_top(normally: bool) -> None:
    """card: Blackwing - Harmattan the Dust ②"""
    t = your_turn(f"hand: {HARMATTAN}, Umi   monsters: {SHURA}, {GALE}, Battle Ox   extra: Red Dragon Archfiend")
    if normally:
        t.you.summons(HARMATTAN)
    else:
        t.you.special_summons(HARMATTAN)
    t.you.triggers(HARMATTAN)
    assert sorted(t.you.is_asked("target").offers) == [GALE, SHURA]
    t.you.targets(GALE).nobody_responds()
    t.you.makes("Red Dragon Archfiend", GALE, HARMATTAN)  # 3 and 2 + 3
    assert "Red Dragon Archfiend" in t.you.monsters


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_harmattan_takes_no_level_of_a_monster_that_was_turned_face_down() -> None:
    """card: Blackwing - Harmattan the Dust ②"""
    t = your_turn(f"hand: {HARMATTAN}, Umi   monsters: {SHURA}, {GALE}", "set: Book of Moon")
    t.you.summons(HARMATTAN)
    t.you.triggers(HARMATTAN)
    t.you.targets(SHURA)
    t.opp.activates("Book of Moon", targeting=SHURA).nobody_responds()
    assert level_of(t.duel.game, t.duel.state, t.you.monster(HARMATTAN).row) == 2


# ------------------------------------------------------------------------------------------------------------ in battle


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=0)
def test_shura_brings_a_weak_blackwing_without_effects_for_a_monster_it_destroyed() -> None:
    """card: Blackwing - Shura the Blue Flame ①"""
    t = your_battle(
        f"monsters: {SHURA}   hand: Umi   deck: {GALE}, {KALUT}, {BORA}, {BLIZZARD}, 2 Sogen", "monsters: Battle Ox"
    )
    t.you.attacks(SHURA, "Battle Ox")
    t.you.triggers(SHURA)
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == sorted([GALE, KALUT])  # Blizzard never comes so
    t.you.chooses(GALE)
    resolve(t)
    assert sorted(t.you.monsters) == sorted([SHURA, GALE])
    t = their_battle(f"monsters: {SHURA}   deck: {GALE}, 2 Sogen", "monsters: Battle Ox   hand: Umi")
    t.opp.attacks("Battle Ox", SHURA)
    t.you.triggers(SHURA)
    resolve(t)
    assert sorted(t.you.monsters) == sorted([SHURA, GALE])


def test_what_shura_brings_has_no_effects() -> None:
    """card: Blackwing - Shura the Blue Flame ①"""
    t = your_battle(f"monsters: {SHURA}   hand: Umi   deck: {GALE}, 2 Sogen", "monsters: Battle Ox, Gemini Elf")
    t.you.attacks(SHURA, "Battle Ox")
    t.you.triggers(SHURA)
    resolve(t)
    t.you.goes_to("Main Phase 2")
    t.you.activates(GALE, targeting="Gemini Elf")
    resolve(t)
    assert t.opp.atk_of("Gemini Elf") == 1900


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=0)
def test_shura_that_destroys_nothing_brings_nothing() -> None:
    """card: Blackwing - Shura the Blue Flame ①"""
    t = your_battle(f"monsters: {SHURA}   hand: Umi   deck: {GALE}, 2 Sogen", "monsters: Mystical Elf (defense)")
    t.you.attacks(SHURA, "Mystical Elf")
    t.you.is_asked("open state")
    assert t.you.monsters == [SHURA]


@pytest.mark.rule("damage-step.activation.atk-def-changing-effects", scenario=0)
def test_kalut_strengthens_a_battling_blackwing_until_the_turn_ends() -> None:
    """card: Blackwing - Kalut the Moon Shadow ①"""
    t = your_battle(f"monsters: {BORA}   hand: {KALUT}, Umi", "monsters: Summoned Skull")
    t.you.attacks(BORA, "Summoned Skull")
    t.you.activates(KALUT)
    resolve(t)
    assert t.you.atk_of(BORA) == 3100 and t.opp.lp == 8000 - 600 and t.you.graveyard == [KALUT]
    t.you.ends_turn()
    assert t.you.atk_of(BORA) == 1700


def test_kalut_helps_only_blackwings_and_only_in_the_damage_step() -> None:
    """card: Blackwing - Kalut the Moon Shadow ①"""
    t = your_battle(f"monsters: Battle Ox   hand: {KALUT}, Umi", "monsters: Kuriboh")
    t.you.attacks("Battle Ox", "Kuriboh")
    assert t.you.hand == [KALUT, "Umi"] and t.opp.monsters == []
    t = your_turn(f"monsters: {BORA}   hand: {KALUT}, Umi")
    t.you.cannot(f"activate {KALUT}", because=UNMET)


# ----------------------------------------------------------------------------------------------------- in the Graveyard


def test_zephyros_comes_back_for_a_face_up_card_once_in_the_duel() -> None:
    """card: Blackwing - Zephyros the Elite ①"""
    t = your_turn(f"graveyard: 2 {ZEPHYROS}   spells: Black Whirlwind   set: Raigeki   hand: Umi")
    t.you.activates(ZEPHYROS)
    resolve(t)
    assert t.you.monsters == [ZEPHYROS] and sorted(t.you.hand) == ["Black Whirlwind", "Umi"]
    assert t.you.lp == 7600 and t.you.set_cards == ["Raigeki"]
    t.you.cannot(f"activate {ZEPHYROS}", because=ONCE_BY_NAME)
    t = your_turn(f"graveyard: {ZEPHYROS}   set: Raigeki   hand: Umi")
    t.you.cannot(f"activate {ZEPHYROS}", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
def test_zephyros_comes_to_a_full_field_in_the_zone_of_a_monster_that_went_back() -> None:
    """card: Blackwing - Zephyros the Elite ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 5 Mystical Elf   spells: Black Whirlwind   graveyard: Blackwing - Zephyros the Elite
        opp 8000   deck: 3 Sogen
    """)
    t.you.does("activate Blackwing - Zephyros the Elite")
    t.you.cannot("choose Black Whirlwind", because="ask.joint-condition")
    t.you.chooses("Mystical Elf (zone 3)")
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    assert t.you.monster("Blackwing - Zephyros the Elite").zone == 3 and t.you.hand == ["Mystical Elf"]


def test_pinaki_fetches_a_blackwing_in_the_end_phase_of_the_turn_it_left_the_field() -> None:
    """card: Blackwing - Pinaki the Waxing Moon ①"""
    deck = f"deck: {GALE}, {PINAKI}, 3 Sogen"
    t = your_turn(f"monsters: {PINAKI}, Mystical Elf   extra: {ARMOR_MASTER}   hand: Umi   {deck}")
    t.you.makes(ARMOR_MASTER, PINAKI, "Mystical Elf")
    t.you.goes_to("End Phase")
    t.you.triggers(PINAKI)
    resolve(t)
    assert sorted(t.you.hand) == sorted(["Umi", GALE])
    # Sent from the hand it fetches nothing.
    t = your_turn(f"hand: One for One, {PINAKI}   deck: Kuriboh, {GALE}, 3 Sogen")
    t.you.activates("One for One")
    resolve(t)
    assert PINAKI in t.you.graveyard
    t.you.ends_turn()
    assert t.you.hand == [] and t.turn == 4


def test_pinaki_is_material_of_blackwings_only() -> None:
    """card: Blackwing - Pinaki the Waxing Moon"""
    t = your_turn(f"monsters: {PINAKI}, Mystical Elf   extra: {RAIKIRI}, Scrap Archfiend")
    t.you.cannot("synchro summon Scrap Archfiend", because="effect.non-effect-text.restricts-monster-summoned-with-it")
    t.you.makes(RAIKIRI, PINAKI, "Mystical Elf")
    assert t.you.monsters == [RAIKIRI]


# ----------------------------------------------------------------------------------------------------- Spells and Traps


def test_black_whirlwind_fetches_a_blackwing_with_less_attack() -> None:
    """card: Black Whirlwind ①"""
    deck = f"deck: {GALE}, {SHURA}, {KRIS}, {BORA}, 3 Sogen"
    t = your_turn(f"hand: Black Whirlwind, {SHURA}, Umi   {deck}")
    t.you.activates("Black Whirlwind")
    t.you.summons(SHURA)
    t.you.triggers("Black Whirlwind")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == sorted([GALE, BORA])  # less than 1800, not as much
    t.you.chooses(BORA)
    assert BORA in t.you.hand


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=0)
def test_black_whirlwind_answers_no_special_summon_and_no_other_monster() -> None:
    """card: Black Whirlwind ①"""
    t = your_turn(f"hand: {BORA}, Battle Ox, Umi   monsters: {SHURA}   spells: Black Whirlwind   deck: {GALE}, 3 Sogen")
    t.you.special_summons(BORA)
    t.you.is_asked("open state")
    t.you.summons("Battle Ox")
    t.you.is_asked("open state")


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_black_whirlwind_finds_nothing_below_zero() -> None:
    """card: Black Whirlwind ①"""
    none = probe("Test Chick", "Winged Beast / Normal", level=1, atk=0, archetypes=("Blackwing",))
    mine = "hand: Test Chick, Umi   spells: Black Whirlwind   deck: 2 Test Chick"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(none))
    t.you.summons("Test Chick")
    t.you.is_asked("open state")


def test_delta_crow_destroys_the_opponents_set_cards() -> None:
    """card: Delta Crow - Anti Reverse ①"""
    crow = "Delta Crow - Anti Reverse"
    theirs = "set: Raigeki, Dark Hole   spells: Black Whirlwind   monsters: Battle Ox (set)"
    t = your_turn(f"monsters: {SHURA}   set: {crow}, Raigeki   hand: Umi", theirs)
    t.you.activates(crow)
    assert sorted(t.opp.graveyard) == ["Dark Hole", "Raigeki"] and t.opp.spells == ["Black Whirlwind"]
    assert t.opp.monsters != [] and t.you.set_cards == ["Raigeki"]
    t = your_turn(f"monsters: Battle Ox   set: {crow}   hand: Umi", theirs)
    t.you.cannot(f"activate {crow}", because=UNMET)


@pytest.mark.parametrize("blackwings", [2, 3, 4])
def test_delta_crow_is_activated_from_the_hand_beside_exactly_three_blackwings(blackwings: int) -> None:
    """card: Delta Crow - Anti Reverse ①"""
    crow = "Delta Crow - Anti Reverse"
    t = your_turn(f"monsters: {blackwings} {SHURA}   hand: {crow}, Umi", "set: Raigeki")
    if blackwings == 3:
        t.you.activates(crow)
        assert t.opp.graveyard == ["Raigeki"]
    else:
        t.you.cannot(f"activate {crow}", because="trap.set.must-be-set-first")


def test_blackback_revives_a_blackwing_in_a_turn_without_a_normal_summon() -> None:
    """card: Blackback"""
    t = your_turn(
        f"set: Blackback   hand: Battle Ox, Umi   graveyard: {SHURA}, Battle Ox, {RAIKIRI} (properly summoned)"
    )
    t.you.activates("Blackback")
    resolve(t)
    assert t.you.monsters == [SHURA]
    t.you.cannot("summon Battle Ox", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("set Battle Ox", because="effect.cannot.forbids-while-it-applies")
    t = your_turn(f"set: Blackback   hand: Battle Ox, Umi   graveyard: {SHURA}")
    t.you.summons("Battle Ox")
    assert t.you.reasons("activate Blackback")


def test_blackback_is_for_your_own_turn() -> None:
    """card: Blackback"""
    t = their_battle(f"set: Blackback   graveyard: {SHURA}", "monsters: Battle Ox   hand: Umi", ask_all=True)
    t.opp.attacks_directly("Battle Ox")
    t.opp.passes()
    assert t.you.is_asked("response")
    t.you.cannot("activate Blackback", because=UNMET)


# ----------------------------------------------------------------------------------------------------- Synchro Monsters


@pytest.mark.parametrize(("name", "other"), [(ARMED_WING, "Giant Soldier of Stone"), (ARMOR_MASTER, "Mystical Elf")])
def test_a_blackwing_tuner_is_needed(name: str, other: str) -> None:
    """card: Blackwing Armed Wing, Blackwing Armor Master"""
    t = your_turn(f"monsters: {GALE}, {other}   extra: {name}")
    t.you.makes(name, GALE, other)
    assert t.you.monsters == [name]
    t = your_turn(f"monsters: Genex Controller, {other}   extra: {name}")
    t.you.cannot(f"synchro summon {name}", because="synchro.summon.one-tuner-and-non-tuners")


@pytest.mark.rule("synchro.summon.one-tuner-and-non-tuners", scenario=0)
@pytest.mark.parametrize(
    ("name", "other"), [(GRAM, "Fortress Warrior"), (NOTHUNG, "Giant Soldier of Stone"), (RAIKIRI, "Mystical Elf")]
)
def test_any_tuner_makes_these_blackwings(name: str, other: str) -> None:
    """card: Blackwing - Gram the Shining Star, Blackwing - Nothung the Starlight,
    Assault Blackwing - Raikiri the Rain Shower
    """
    t = your_turn(f"monsters: Genex Controller, {other}   extra: {name}")
    t.you.makes(name, "Genex Controller", other)
    assert t.you.monsters == [name]


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_armed_wing_is_stronger_against_defenders_and_pierces() -> None:
    """card: Blackwing Armed Wing ①②"""
    t = your_battle(f"monsters: {ARMED_WING}   hand: Umi", "monsters: Mystical Elf (defense), Battle Ox")
    t.you.attacks(ARMED_WING, "Mystical Elf")
    assert t.opp.lp == 8000 - 800 and t.you.atk_of(ARMED_WING) == 2300  # 2800 in the Damage Step only
    t = your_battle(f"monsters: {ARMED_WING}   hand: Umi", "monsters: Mystical Elf (defense), Battle Ox")
    t.you.attacks(ARMED_WING, "Battle Ox")
    assert t.opp.lp == 8000 - 600


def test_armor_master_is_not_destroyed_by_battle_and_its_player_takes_no_damage() -> None:
    """card: Blackwing Armor Master ①"""
    t = their_battle(f"monsters: {ARMOR_MASTER}", "monsters: Blue-Eyes White Dragon   hand: Umi")
    t.opp.attacks("Blue-Eyes White Dragon", ARMOR_MASTER)
    assert t.you.monsters == [ARMOR_MASTER] and t.you.lp == 8000


def test_armor_master_wedges_what_it_attacked_and_takes_its_strength() -> None:
    """card: Blackwing Armor Master ②③"""
    t = your_battle(f"monsters: {ARMOR_MASTER}   hand: Umi", "monsters: Blue-Eyes White Dragon, Battle Ox")
    t.you.attacks(ARMOR_MASTER, "Blue-Eyes White Dragon")
    t.you.triggers(ARMOR_MASTER)
    resolve(t)
    t.you.activates(ARMOR_MASTER)
    resolve(t)
    assert t.opp.atk_of("Blue-Eyes White Dragon") == t.opp.def_of("Blue-Eyes White Dragon") == 0
    assert t.opp.atk_of("Battle Ox") == 1700
    t.you.cannot(f"activate {ARMOR_MASTER}", because="cost.unpayable.cannot-activate")
    t.you.ends_turn()
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 3000


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_armor_master_places_one_wedge_only_and_only_as_it_attacks() -> None:
    """card: Blackwing Armor Master ②"""
    dragon = "Blue-Eyes White Dragon"
    t = your_battle(f"monsters: {ARMOR_MASTER}   hand: Umi", f"monsters: {dragon} (1 wedge counter)")
    t.you.attacks(ARMOR_MASTER, dragon)
    t.you.is_asked("open state")
    t = their_battle(f"monsters: {ARMOR_MASTER}", f"monsters: {dragon}   hand: Umi")
    t.opp.attacks(dragon, ARMOR_MASTER)
    t.opp.is_asked("open state")


def test_gram_brings_a_small_blackwing_from_the_hand_without_effects() -> None:
    """card: Blackwing - Gram the Shining Star"""
    mine = f"monsters: Genex Controller, Fortress Warrior   extra: {GRAM}   hand: {KRIS}, {GALE}, Battle Ox"
    t = your_turn(mine, "hand: Dark Hole")
    t.you.makes(GRAM, "Genex Controller", "Fortress Warrior")
    t.you.triggers(GRAM)
    resolve(t)
    assert sorted(t.you.monsters) == sorted([GRAM, KRIS]) and t.you.hand == [GALE, "Battle Ox"]
    t.you.ends_turn()
    t.opp.activates("Dark Hole")
    assert t.you.monsters == []  # Kris is not saved


def test_gram_does_not_come_from_the_extra_deck_in_any_other_way() -> None:
    """card: Blackwing - Gram the Shining Star"""
    vayu = "Blackwing - Vayu the Emblem of Honor"
    t = your_turn(f"graveyard: {vayu}, {SHURA}   extra: {GRAM}   hand: Umi")
    t.you.cannot(f"activate {vayu}", because="effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn(f"graveyard: {GRAM} (properly summoned)   hand: Monster Reborn")
    t.you.activates("Monster Reborn")
    resolve(t)
    assert t.you.monsters == [GRAM]


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_nothung_strikes_as_it_is_special_summoned_once_a_turn() -> None:
    """card: Blackwing - Nothung the Starlight ①"""
    mine = f"graveyard: 2 {NOTHUNG} (properly summoned)   hand: 2 Monster Reborn, Umi"
    t = your_turn(mine, "monsters: Gemini Elf, Battle Ox")
    t.you.activates("Monster Reborn", targeting=f"{NOTHUNG}")
    resolve(t)
    t.you.chooses("Gemini Elf")
    assert t.opp.lp == 7200 and (t.opp.atk_of("Gemini Elf"), t.opp.def_of("Gemini Elf")) == (1100, 100)
    t.you.activates("Monster Reborn", targeting=NOTHUNG)
    resolve(t)
    t.you.is_asked("open state")
    assert t.opp.lp == 7200
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1100  # for good


def test_nothung_lets_a_blackwing_be_normal_summoned_in_addition() -> None:
    """card: Blackwing - Nothung the Starlight ②"""
    t = your_turn(f"monsters: {NOTHUNG}   hand: Battle Ox, Gemini Elf, {SHURA}, {BORA}")
    t.you.summons("Battle Ox")
    t.you.cannot("summon Gemini Elf", because="summon.normal.once-per-turn-shared")
    t.you.summons(SHURA)
    t.you.cannot(f"summon {BORA}", because="summon.normal.once-per-turn-shared")


def test_raikiri_destroys_as_many_cards_as_there_are_other_blackwings() -> None:
    """card: Assault Blackwing - Raikiri the Rain Shower ②"""
    mine = f"monsters: {RAIKIRI}, {SHURA}, {BORA}, Battle Ox   hand: Umi"
    t = your_turn(mine, "monsters: Gemini Elf, Kuriboh   set: Raigeki")
    t.you.does(f"activate {RAIKIRI}")
    asked = t.you.is_asked("target")
    assert sorted(asked.offers) == ["Gemini Elf", "Kuriboh", "Raigeki"] and (asked.least, asked.most) == (1, 2)
    t.you.targets("Gemini Elf", "Raigeki").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Raigeki"]
    t.you.cannot(f"activate {RAIKIRI}", because=ONCE)
    t = your_turn(f"monsters: {RAIKIRI}, Battle Ox   hand: Umi", "monsters: Gemini Elf")
    t.you.cannot(f"activate {RAIKIRI}", because=NO_TARGET)


@pytest.mark.parametrize("tuner", [GALE, "Genex Controller"])
def test_raikiri_made_of_a_blackwing_is_a_tuner(tuner: str) -> None:
    """card: Assault Blackwing - Raikiri the Rain Shower ①"""
    t = your_turn(f"monsters: {tuner}, Mystical Elf, Kuriboh   extra: {RAIKIRI}, Red Dragon Archfiend")
    t.you.makes(RAIKIRI, tuner, "Mystical Elf")
    if tuner == GALE:
        t.you.makes("Red Dragon Archfiend", RAIKIRI, "Kuriboh")
        assert t.you.monsters == ["Red Dragon Archfiend"]
    else:
        t.you.cannot("synchro summon Red Dragon Archfiend", because="synchro.summon.one-tuner-and-non-tuners")
