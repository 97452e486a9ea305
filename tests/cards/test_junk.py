"""Cards: Junk and Synchron monsters, and what is made of them."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.vocabulary import SUMMONED_SPECIALLY, THIS_CARD, Draw, If, Summoned, Trigger
from table import Table, table
from turns import resolve, their_battle, your_battle, your_turn

ONCE_BY_NAME = "effect.name-limit.this-effect-of-x-once"
ONE_OF_THEM = "effect.name-limit.the-effects-of-x-once"
NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "effect.condition.all-must-be-met"
UNPAID = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
JUNK = "Junk Synchron"


def made_with(material: str, other: str, name: str, more: str = "") -> Table:
    """Synchro Summon the monster with these two in your Main Phase."""
    t = your_turn(f"monsters: {material}, {other}   extra: {name}   {more}")
    return t.you.makes(name, material, other)


# --------------------------------------------------------------------------------------------------- from the Graveyard


def test_quillbolt_hedgehog_comes_back_beside_a_tuner_and_is_banished_when_it_leaves() -> None:
    """card: Quillbolt Hedgehog ①"""
    t = your_turn(f"monsters: {JUNK}   graveyard: Quillbolt Hedgehog   extra: Junk Warrior")
    t.you.activates("Quillbolt Hedgehog")
    resolve(t)
    assert t.you.monsters == [JUNK, "Quillbolt Hedgehog"]
    t.you.makes("Junk Warrior", JUNK, "Quillbolt Hedgehog")
    assert t.you.banished == ["Quillbolt Hedgehog"] and t.you.graveyard == [JUNK]
    t = your_turn("monsters: Battle Ox   graveyard: Quillbolt Hedgehog   hand: Umi", f"monsters: {JUNK}")
    t.you.cannot("activate Quillbolt Hedgehog", because=UNMET)


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=0)
def test_quillbolt_hedgehog_stays_if_the_tuner_is_gone_when_it_resolves() -> None:
    """card: Quillbolt Hedgehog ①"""
    t = your_turn(f"monsters: {JUNK}   graveyard: Quillbolt Hedgehog   hand: Umi", "set: Book of Moon")
    t.you.activates("Quillbolt Hedgehog")
    t.opp.activates("Book of Moon")
    resolve(t)
    assert t.you.graveyard == ["Quillbolt Hedgehog"]


def test_synchron_explorer_calls_a_synchron_back_without_effects() -> None:
    """card: Synchron Explorer ①"""
    t = your_turn("hand: Synchron Explorer, Umi   graveyard: Drillroid, Junk Synchron")
    t.you.summons("Synchron Explorer")
    t.you.triggers("Synchron Explorer")
    resolve(t)
    assert t.you.monsters == ["Synchron Explorer", JUNK] and t.you.graveyard == ["Drillroid"]
    t = your_turn("hand: Synchron Explorer, Umi   graveyard: Drillroid")
    t.you.summons("Synchron Explorer")
    t.you.is_asked("open state")


def test_what_synchron_explorer_calls_has_no_effects() -> None:
    """card: Synchron Explorer ①"""
    draws = Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=Draw(1), mandatory=True)
    synchron = probe("Test Synchron", "Machine / Effect", draws, archetypes=("Synchron",))
    mine = "hand: Synchron Explorer, Umi   graveyard: Test Synchron   deck: 2 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(synchron))
    t.you.summons("Synchron Explorer")
    t.you.triggers("Synchron Explorer")
    resolve(t)
    assert "Test Synchron" in t.you.monsters and t.you.hand == ["Umi"]


def test_rush_warrior_doubles_a_warrior_synchro_monster_in_one_calculation() -> None:
    """card: Rush Warrior ①"""
    t = your_battle("monsters: Junk Warrior   hand: Rush Warrior, Rush Warrior", "monsters: Blue-Eyes White Dragon")
    t.you.attacks("Junk Warrior", "Blue-Eyes White Dragon")
    t.you.activates("Rush Warrior")
    resolve(t)
    assert t.opp.lp == 8000 - 1600 and t.you.atk_of("Junk Warrior") == 2300
    assert t.you.graveyard == ["Rush Warrior"] and t.you.hand == ["Rush Warrior"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("attacker", ["Fortress Warrior", "Scrap Archfiend"])
def test_rush_warrior_helps_nobody_else(attacker: str) -> None:
    """card: Rush Warrior ①"""
    t = your_battle(f"monsters: {attacker}   hand: Rush Warrior, Umi", "monsters: Kuriboh")
    t.you.attacks(attacker, "Kuriboh")
    assert t.you.hand == ["Rush Warrior", "Umi"] and t.opp.monsters == []


def test_rush_warrior_fetches_a_synchron_from_the_graveyard() -> None:
    """card: Rush Warrior ②"""
    t = your_turn(f"graveyard: 2 Rush Warrior, {JUNK}, Synchron Explorer   hand: Umi")
    t.you.activates("Rush Warrior", targeting=JUNK)
    assert t.you.hand == ["Umi", JUNK] and t.you.banished == ["Rush Warrior"]
    t.you.cannot("activate Rush Warrior", because=ONCE_BY_NAME)
    t = your_turn("graveyard: Rush Warrior, Battle Ox   hand: Umi")
    t.you.cannot("activate Rush Warrior", because=NO_TARGET)


# -------------------------------------------------------------------------------------------------- as Synchro Material


def test_jet_synchron_fetches_a_junk_monster_as_it_is_used_for_a_synchro_summon() -> None:
    """card: Jet Synchron ①"""
    t = made_with("Jet Synchron", "Mystical Elf", "Magical Android", f"deck: {JUNK}, Krebons, 2 Sogen   hand: Umi")
    t.you.triggers("Jet Synchron")
    resolve(t)
    assert t.you.hand == ["Umi", JUNK]
    t.you.cannot("activate Jet Synchron", because=ONE_OF_THEM)


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_jet_synchron_fetches_nothing_if_the_summon_is_negated_or_it_is_banished() -> None:
    """card: Jet Synchron ①"""
    mine = f"monsters: Jet Synchron, Mystical Elf   extra: Magical Android   deck: {JUNK}, 2 Sogen   hand: Umi"
    t = your_turn(mine, "set: Solemn Judgment")
    t.you.makes("Magical Android", "Jet Synchron", "Mystical Elf")
    t.opp.activates("Solemn Judgment")
    resolve(t)
    t.you.is_asked("open state")
    assert t.you.hand == ["Umi"] and "Jet Synchron" in t.you.graveyard
    t = your_turn(mine, "monsters: Banisher of the Light")
    t.you.makes("Magical Android", "Jet Synchron", "Mystical Elf")
    t.you.is_asked("open state")
    assert "Jet Synchron" in t.you.banished


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_jet_synchron_that_is_tributed_fetches_nothing() -> None:
    """card: Jet Synchron ①"""
    t = your_turn(f"monsters: Jet Synchron   hand: Summoned Skull, Umi   deck: {JUNK}, 2 Sogen")
    t.you.summons("Summoned Skull", tributing=["Jet Synchron"])
    t.you.is_asked("open state")
    assert t.you.hand == ["Umi"]


def test_jet_synchron_comes_back_for_a_card_of_the_hand() -> None:
    """card: Jet Synchron ②"""
    t = your_turn("graveyard: Jet Synchron   hand: Umi   monsters: Mystical Elf   extra: Magical Android")
    t.you.activates("Jet Synchron")
    resolve(t)
    assert "Jet Synchron" in t.you.monsters and t.you.graveyard == ["Umi"]
    t.you.makes("Magical Android", "Jet Synchron", "Mystical Elf")
    assert t.you.banished == ["Jet Synchron"]
    t = your_turn("graveyard: Jet Synchron   monsters: Mystical Elf")
    t.you.cannot("activate Jet Synchron", because=UNPAID)


def test_fleur_synchron_brings_a_small_monster_from_the_hand() -> None:
    """card: Fleur Synchron ①"""
    t = made_with("Fleur Synchron", "Mystical Elf", "Gaia Knight, the Force of Earth", "hand: Krebons, Battle Ox")
    t.you.triggers("Fleur Synchron")
    resolve(t)
    assert sorted(t.you.monsters) == ["Gaia Knight, the Force of Earth", "Krebons"] and t.you.hand == ["Battle Ox"]
    t = made_with("Fleur Synchron", "Mystical Elf", "Gaia Knight, the Force of Earth", "hand: Battle Ox")
    t.you.is_asked("open state")


def test_junk_converter_is_discarded_with_a_tuner_for_a_synchron() -> None:
    """card: Junk Converter ①"""
    t = your_turn(f"hand: 2 Junk Converter, Krebons, Umi   deck: {JUNK}, Jet Synchron, Krebons, Sogen")
    t.you.does("activate Junk Converter")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Jet Synchron", JUNK]
    t.you.chooses(JUNK)
    assert sorted(t.you.hand) == ["Junk Converter", JUNK, "Umi"]
    assert sorted(t.you.graveyard) == ["Junk Converter", "Krebons"]
    t.you.cannot("activate Junk Converter", because=ONCE_BY_NAME)
    t = your_turn(f"hand: Junk Converter, Battle Ox   deck: {JUNK}, Sogen")
    t.you.cannot("activate Junk Converter", because=UNPAID)


def test_junk_converter_used_as_material_brings_a_tuner_back_that_activates_nothing() -> None:
    """card: Junk Converter ②"""
    t = made_with("Genex Controller", "Junk Converter", "Magical Android", "graveyard: Krebons   hand: Umi")
    t.you.triggers("Junk Converter")
    assert sorted(t.you.is_asked("target").offers) == ["Genex Controller", "Krebons"]
    t.you.targets("Krebons")
    resolve(t)
    assert t.you.monster("Krebons").position == "defense"


def test_what_junk_converter_brings_back_activates_no_effect_this_turn() -> None:
    """card: Junk Converter ②"""
    gale = "Blackwing - Gale the Whirlwind"
    t = your_turn(
        f"monsters: Genex Controller, Junk Converter   extra: Magical Android   graveyard: {gale}   hand: Umi",
        "monsters: Battle Ox",
    )
    t.you.makes("Magical Android", "Genex Controller", "Junk Converter")
    t.you.triggers("Junk Converter")
    t.you.targets(gale)
    resolve(t)
    t.you.cannot(f"activate {gale}", because="effect.cannot.forbids-while-it-applies")


def test_doppelwarrior_follows_what_comes_from_the_graveyard() -> None:
    """card: Doppelwarrior ①"""
    t = your_turn(f"hand: {JUNK}, Doppelwarrior, Umi   graveyard: Kuriboh")
    t.you.summons(JUNK)
    t.you.triggers(JUNK)
    t.you.take_zone()
    t.you.triggers("Doppelwarrior")
    resolve(t)
    assert sorted(t.you.monsters) == ["Doppelwarrior", JUNK, "Kuriboh"]
    # What comes from the opponent's Graveyard does not count.
    t = your_turn("hand: Monster Reborn, Doppelwarrior", "graveyard: Kuriboh")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    assert t.you.hand == ["Doppelwarrior"] and t.you.monsters == ["Kuriboh"]


def test_doppelwarrior_leaves_two_tokens_as_synchro_material() -> None:
    """card: Doppelwarrior ②"""
    t = made_with(JUNK, "Doppelwarrior", "Junk Warrior", "hand: Umi")
    t.you.triggers("Doppelwarrior")
    resolve(t)
    assert sorted(t.you.monsters) == ["Doppel Token", "Doppel Token", "Junk Warrior"]
    assert {t.you.monster("Doppel Token", zone).position for zone in (2, 3)} == {"attack"}
    assert t.you.atk_of("Junk Warrior") == 2300 + 400 + 400  # its effect is Chain Link 1: the Tokens are there


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_doppelwarrior_leaves_both_tokens_or_none() -> None:
    """card: Doppelwarrior ②"""
    mine = f"monsters: {JUNK}, Doppelwarrior, Battle Ox, Gemini Elf, Kuriboh   extra: Magical Android   hand: Umi"
    t = your_turn(mine)
    t.you.makes("Magical Android", JUNK, "Doppelwarrior", zone=1)
    t.you.is_asked("open state")  # with one zone free there is no room for two
    assert "Doppel Token" not in t.you.monsters


# --------------------------------------------------------------------------------------------------------- on the field


def test_junk_servant_follows_a_junk_monster() -> None:
    """card: Junk Servant"""
    t = your_turn(f"monsters: {JUNK}   hand: Junk Servant")
    t.you.special_summons("Junk Servant")
    assert t.you.monsters == [JUNK, "Junk Servant"]
    for wrong in ("Battle Ox", f"{JUNK} (set)"):
        t = your_turn(f"monsters: {wrong}   hand: Junk Servant")
        t.you.cannot("special summon Junk Servant", because="summon.special.cyber-dragon-style-inherent")


def test_junk_breaker_negates_every_face_up_monster_in_the_turn_of_its_summon() -> None:
    """card: Junk Breaker ①"""
    t = your_turn("hand: Junk Breaker, Umi", "monsters: Jinzo, Battle Ox   set: Trap Hole")
    t.you.summons("Junk Breaker")
    t.you.activates("Junk Breaker")
    resolve(t)
    assert t.you.graveyard == ["Junk Breaker"] and t.opp.can_activate("Trap Hole") is False
    t = your_turn("monsters: Junk Breaker   hand: Umi", "monsters: Jinzo")
    t.you.cannot("activate Junk Breaker", because=UNMET)


def test_what_junk_breaker_negated_has_its_effects_again_next_turn() -> None:
    """card: Junk Breaker ①"""
    t = your_turn("hand: Junk Breaker, Umi   set: Jar of Greed", "monsters: Jinzo")
    t.you.summons("Junk Breaker")
    t.you.cannot("activate Jar of Greed", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Junk Breaker")
    t.you.can("activate Jar of Greed")


@pytest.mark.parametrize(("effect", "made"), [(1, "Gaia Knight, the Force of Earth"), (2, "Armory Arm")])
def test_junk_changer_raises_or_lowers_a_junk_monster(effect: int, made: str) -> None:
    """card: Junk Changer ①②"""
    t = your_turn(f"hand: Junk Changer, Umi   monsters: Fortress Warrior, Battle Ox   extra: {made}, Magical Android")
    t.you.summons("Junk Changer")
    t.you.triggers("Junk Changer", effect)
    t.you.is_asked("open state")  # the other effect is not activated besides
    t.you.cannot("synchro summon Magical Android", because="synchro.summon.exact-level-total")
    t.you.makes(made, "Junk Changer", "Fortress Warrior")
    assert made in t.you.monsters


@pytest.mark.rule("effect.name-limit.the-effects-of-x-once", scenario=0)
def test_a_second_junk_changer_changes_nothing_in_the_turn() -> None:
    """card: Junk Changer ①②"""
    t = your_turn("hand: Junk Changer, Monster Reborn, Umi   graveyard: Junk Changer")
    t.you.summons("Junk Changer")
    t.you.triggers("Junk Changer", 1)
    t.you.activates("Monster Reborn")
    resolve(t)
    t.you.is_asked("open state")


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
def test_fortress_warrior_keeps_damage_away_and_survives_one_battle_a_turn() -> None:
    """card: Fortress Warrior"""
    t = their_battle("monsters: Fortress Warrior", "monsters: Battle Ox, Gemini Elf   hand: Umi")
    t.opp.attacks("Battle Ox", "Fortress Warrior")
    assert t.you.monsters == ["Fortress Warrior"] and t.you.lp == 8000
    t.opp.attacks("Gemini Elf", "Fortress Warrior")
    assert t.you.monsters == [] and t.you.lp == 8000


def test_tuning_fetches_a_synchron_tuner_and_sends_the_top_card() -> None:
    """card: Tuning ①"""
    t = your_turn(f"hand: Tuning, Umi   deck: {JUNK}, Synchron Explorer, Krebons")
    t.you.activates("Tuning")
    assert t.you.hand == ["Umi", JUNK] and len(t.you.graveyard) == 2 and len(t.you.deck) == 1
    t = your_turn("hand: Tuning, Umi   deck: Synchron Explorer, Krebons")
    t.you.cannot("activate Tuning", because=NOTHING_TO_DO)


# ----------------------------------------------------------------------------------------------------- Synchro Monsters


@pytest.mark.parametrize(
    ("name", "other"),
    [("Junk Warrior", "Fortress Warrior"), ("Junk Berserker", "Mystical Elf"), ("Junk Destroyer", "Curse of Dragon")],
)
def test_junk_synchron_is_the_tuner(name: str, other: str) -> None:
    """card: Junk Warrior, Junk Berserker, Junk Destroyer"""
    t = your_turn(f"monsters: {JUNK}, {other}   extra: {name}   hand: Umi")
    t.you.makes(name, JUNK, other)
    assert t.you.monsters == [name]
    t = your_turn(f"monsters: Genex Controller, {other}   extra: {name}   hand: Umi")
    t.you.cannot(f"synchro summon {name}", because="synchro.summon.one-tuner-and-non-tuners")


def test_junk_warrior_gains_the_attack_of_your_small_monsters() -> None:
    """card: Junk Warrior ①"""
    mine = f"monsters: {JUNK}, Fortress Warrior, Krebons, Kuriboh, Battle Ox   extra: Junk Warrior   hand: Umi"
    t = your_turn(mine, "monsters: Krebons")
    t.you.makes("Junk Warrior", JUNK, "Fortress Warrior")
    resolve(t)
    assert t.you.atk_of("Junk Warrior") == 2300 + 1200 + 300
    # Brought back it gains nothing.
    t = your_turn("graveyard: Junk Warrior (properly summoned)   hand: Monster Reborn   monsters: Krebons")
    t.you.activates("Monster Reborn")
    resolve(t)
    assert t.you.atk_of("Junk Warrior") == 2300


def test_junk_destroyer_destroys_as_many_cards_as_non_tuners_were_used() -> None:
    """card: Junk Destroyer ①"""
    mine = f"monsters: {JUNK}, Fortress Warrior, Giant Soldier of Stone   extra: Junk Destroyer   hand: Umi"
    t = your_turn(mine, "monsters: Battle Ox, Gemini Elf   set: Raigeki")
    t.you.makes("Junk Destroyer", JUNK, "Fortress Warrior", "Giant Soldier of Stone")
    t.you.triggers("Junk Destroyer")
    asked = t.you.is_asked("target")
    assert (asked.least, asked.most) == (1, 2)
    assert sorted(asked.offers) == ["Battle Ox", "Gemini Elf", "Junk Destroyer", "Raigeki"]
    t.you.targets("Battle Ox", "Raigeki").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Raigeki"]


def test_junk_berserker_takes_the_attack_of_a_banished_junk_monster() -> None:
    """card: Junk Berserker"""
    t = your_turn(f"monsters: Junk Berserker   graveyard: 2 {JUNK}, Battle Ox   hand: Umi", "monsters: Gemini Elf")
    t.you.activates("Junk Berserker", paying=f"{JUNK}", targeting="Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 600 and t.you.banished == [JUNK]
    t.you.can("activate Junk Berserker")  # as often as there is something to be banished
    t = your_turn("monsters: Junk Berserker   graveyard: Battle Ox   hand: Umi", "monsters: Gemini Elf")
    t.you.cannot("activate Junk Berserker", because=UNPAID)


def test_junk_berserker_destroys_a_defender_without_damage_calculation() -> None:
    """card: Junk Berserker"""
    t = your_battle("monsters: Junk Berserker   hand: Umi", "monsters: Man-Eater Bug (set), Spirit Reaper (defense)")
    t.you.attacks("Junk Berserker", "Spirit Reaper")
    resolve(t)
    assert t.opp.graveyard == ["Spirit Reaper"]
    t = your_battle("monsters: Junk Berserker   hand: Umi", "monsters: Man-Eater Bug (set)")
    t.you.attacks("Junk Berserker", "Man-Eater Bug")
    resolve(t)
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.you.monsters == ["Junk Berserker"]
