"""Cards: Synchro Monsters that many decks can make, and what helps to make them."""

import pytest

from probes import pool_with, probe
from table import Table, table
from turns import resolve, their_battle, your_battle, your_turn

ONCE = "effect.once-per-turn.limits-the-user"
ONCE_BY_NAME = "effect.name-limit.this-effect-of-x-once"
NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "effect.condition.all-must-be-met"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
BY_LEVEL = {1: "Kuriboh", 2: "Fortress Warrior", 3: "Giant Soldier of Stone", 4: "Mystical Elf", 5: "Curse of Dragon"}


def made(name: str, other: str, opp: str = "", more: str = "", tuner: str = "Genex Controller") -> Table:
    """Synchro Summon the monster in your Main Phase with a Tuner and one other."""
    t = your_turn(f"monsters: {tuner}, {other}   extra: {name}   {more}", opp)
    return t.you.makes(name, tuner, other)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Gaia Knight, the Force of Earth", 6),
        ("Scrap Archfiend", 7),
        ("Black Rose Dragon", 7),
        ("Orient Dragon", 6),
        ("T.G. Hyper Librarian", 5),
        ("Brionac, Dragon of the Ice Barrier", 6),
        ("Dark Strike Fighter", 7),
        ("Scrap Dragon", 8),
        ("Armory Arm", 4),
        ("X-Saber Urbellum", 7),
        ("Flamvell Uruquizas", 6),
        ("Lightning Warrior", 7),
        ("Celestial Wolf Lord, Blue Sirius", 6),
        ("Magical Android", 5),
    ],
)
def test_a_tuner_and_another_of_its_level_in_all_make_the_monster(name: str, level: int) -> None:
    """card: Gaia Knight, the Force of Earth, Scrap Archfiend, Black Rose Dragon, Orient Dragon, T.G. Hyper Librarian,
    Brionac, Dragon of the Ice Barrier, Dark Strike Fighter, Scrap Dragon, Armory Arm, X-Saber Urbellum,
    Flamvell Uruquizas, Lightning Warrior, Celestial Wolf Lord, Blue Sirius, Magical Android
    """
    other = BY_LEVEL[level - 3]
    t = your_turn(f"monsters: Genex Controller, {other}   extra: {name}")
    t.you.makes(name, "Genex Controller", other)
    assert t.you.monsters == [name] and sorted(t.you.graveyard) == sorted(["Genex Controller", other])
    t = your_turn(f"monsters: Genex Controller, Summoned Skull   extra: {name}")
    t.you.cannot(f"synchro summon {name}", because="synchro.summon.exact-level-total")
    t = your_turn(f"monsters: {other}, Giant Soldier of Stone   extra: {name}")
    t.you.cannot(f"synchro summon {name}", because="synchro.summon.one-tuner-and-non-tuners")


# ------------------------------------------------------------------------------------------------- as they are summoned


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_black_rose_dragon_may_destroy_everything_as_it_is_synchro_summoned() -> None:
    """card: Black Rose Dragon ①"""
    t = made("Black Rose Dragon", "Mystical Elf", "monsters: Battle Ox   set: Raigeki   field: Sogen", "set: Dark Hole")
    t.you.triggers("Black Rose Dragon")
    t.nobody_responds()
    assert t.you.monsters == t.opp.monsters == t.you.set_cards == t.opp.set_cards == t.opp.field_zone == []
    assert "Black Rose Dragon" in t.you.graveyard
    t = made("Black Rose Dragon", "Mystical Elf", "monsters: Battle Ox")
    t.you.passes()
    assert t.you.monsters == ["Black Rose Dragon"] and t.opp.monsters == ["Battle Ox"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_black_rose_dragon_that_comes_back_from_the_graveyard_destroys_nothing() -> None:
    """card: Black Rose Dragon ①"""
    t = your_turn("hand: Monster Reborn   graveyard: Black Rose Dragon (properly summoned)", "monsters: Battle Ox")
    t.you.activates("Monster Reborn", targeting="Black Rose Dragon")
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    assert t.opp.monsters == ["Battle Ox"]


def test_black_rose_dragon_turns_a_defender_up_and_takes_its_attack() -> None:
    """card: Black Rose Dragon ②"""
    mine = "monsters: Black Rose Dragon   graveyard: 2 Dandylion"
    t = your_turn(mine, "monsters: Gemini Elf (set), Battle Ox")
    t.you.activates("Black Rose Dragon", paying="Dandylion", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.banished == ["Dandylion"] and t.opp.monster("Gemini Elf").position == "attack"
    assert t.opp.atk_of("Gemini Elf") == 0
    t.you.cannot("activate Black Rose Dragon", because=ONCE)
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1900
    your_turn(mine, "monsters: Battle Ox").you.cannot("activate Black Rose Dragon", because=NO_TARGET)
    t = your_turn("monsters: Black Rose Dragon   graveyard: Kuriboh", "monsters: Battle Ox (set)")
    t.you.cannot("activate Black Rose Dragon", because="cost.unpayable.cannot-activate")


def test_mist_wurm_is_made_of_a_tuner_and_two_others_and_returns_up_to_three_cards() -> None:
    """card: Mist Wurm, Mist Wurm ①"""
    t = your_turn(
        "monsters: Genex Controller, Giant Soldier of Stone, Giant Soldier of Stone   extra: Mist Wurm",
        "monsters: Battle Ox   set: Raigeki, Dark Hole",
    )
    t.you.makes("Mist Wurm", "Genex Controller", "Giant Soldier of Stone", "Giant Soldier of Stone")
    asked = t.you.is_asked("target")
    assert sorted(asked.offers) == ["Battle Ox", "Dark Hole", "Raigeki"] and (asked.least, asked.most) == (1, 3)
    t.you.targets("Battle Ox", "Raigeki")
    t.nobody_responds()
    assert sorted(t.opp.hand) == ["Battle Ox", "Raigeki"] and t.opp.set_cards == ["Dark Hole"]
    t = your_turn("monsters: Genex Controller, Summoned Skull   extra: Mist Wurm")
    t.you.cannot("synchro summon Mist Wurm", because="synchro.summon.one-tuner-and-non-tuners")


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
def test_orient_dragon_must_banish_a_synchro_monster() -> None:
    """card: Orient Dragon"""
    t = made("Orient Dragon", "Giant Soldier of Stone", "monsters: Battle Ox, Red Dragon Archfiend")
    t.nobody_responds()
    assert t.opp.banished == ["Red Dragon Archfiend"] and t.opp.monsters == ["Battle Ox"]
    t = made("Orient Dragon", "Giant Soldier of Stone", "monsters: Battle Ox")
    t.you.is_asked("open state")


def test_hyper_librarian_draws_for_every_other_synchro_summon() -> None:
    """card: T.G. Hyper Librarian ①"""
    librarian = "T.G. Hyper Librarian"
    t = made(librarian, "Fortress Warrior", more="hand: Umi")
    assert t.you.hand == ["Umi"]  # its own summon does not count
    mine = f"monsters: {librarian}, Genex Controller, Mystical Elf   extra: Scrap Archfiend   hand: Umi"
    t = your_turn(mine)
    t.you.makes("Scrap Archfiend", "Genex Controller", "Mystical Elf")
    assert t.you.hand == ["Umi", "Sogen"]
    # A summon of the opponent counts too, and it must still be face-up when it resolves.
    mine = "monsters: Genex Controller, Mystical Elf   extra: Scrap Archfiend   hand: Umi"
    theirs = f"monsters: {librarian}   set: Book of Moon   deck: 5 Yami"
    t = your_turn(mine, theirs)
    t.you.makes("Scrap Archfiend", "Genex Controller", "Mystical Elf")
    resolve(t)
    assert t.opp.hand == ["Yami"]
    t = your_turn(mine, theirs)
    t.you.makes("Scrap Archfiend", "Genex Controller", "Mystical Elf")
    t.opp.activates("Book of Moon", targeting=librarian)
    resolve(t)
    assert t.opp.hand == [] and t.opp.monster(librarian).position == "set"


# ---------------------------------------------------------------------------------------------------- in the Main Phase


def test_brionac_returns_as_many_cards_as_are_discarded() -> None:
    """card: Brionac, Dragon of the Ice Barrier ①"""
    brionac = "Brionac, Dragon of the Ice Barrier"
    t = your_turn(f"monsters: {brionac}, {brionac}   hand: Umi, Yami, Kuriboh", "monsters: Battle Ox   set: Raigeki")
    t.you.does(f"activate {brionac} (zone 1)")
    asked = t.you.is_asked("discard")
    assert (asked.least, asked.most) == (1, 2)  # no more than the opponent has cards
    t.you.discards("Umi", "Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == ["Umi", "Kuriboh"] and sorted(t.opp.hand) == ["Battle Ox", "Raigeki"]
    t.you.cannot(f"activate {brionac} (zone 2)", because=ONCE_BY_NAME)


def test_brionac_can_do_nothing_without_a_hand_or_against_an_empty_field() -> None:
    """card: Brionac, Dragon of the Ice Barrier ①"""
    brionac = "Brionac, Dragon of the Ice Barrier"
    t = your_turn(f"monsters: {brionac}   set: Raigeki", "monsters: Battle Ox")
    t.you.cannot(f"activate {brionac}", because="cost.unpayable.cannot-activate")
    t = your_turn(f"monsters: {brionac}   hand: Umi")
    t.you.cannot(f"activate {brionac}", because=NO_TARGET)


def test_dark_strike_fighter_throws_a_monster_for_its_level() -> None:
    """card: Dark Strike Fighter ①"""
    fighter = "Dark Strike Fighter"
    t = your_turn(f"monsters: {fighter}, {fighter}, Summoned Skull")
    t.you.activates(f"{fighter} (zone 1)", tributing="Summoned Skull")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1200 and t.you.graveyard == ["Summoned Skull"]
    t.you.cannot(f"activate {fighter} (zone 2)", because=ONCE_BY_NAME)
    t = your_turn(f"monsters: {fighter}   hand: Umi", when="Main Phase 2")
    t.you.cannot(f"activate {fighter}", because=UNMET)
    t = your_turn(f"monsters: {fighter}")
    t.you.activates(fighter, tributing=fighter)
    assert t.opp.lp == 8000 - 1400 and t.you.monsters == []
    t = your_turn(f"monsters: {fighter}, Armored Kappa, Battle Ox (set)   hand: Umi")
    t.you.does(f"activate {fighter}")
    assert sorted(t.you.is_asked("tribute").offers) == ["Battle Ox", fighter]  # an Xyz Monster has no Level


def test_scrap_dragon_destroys_a_card_of_either_side() -> None:
    """card: Scrap Dragon ①"""
    t = your_turn("monsters: Scrap Dragon   set: Raigeki", "monsters: Battle Ox   set: Dark Hole")
    t.you.does("activate Scrap Dragon")
    assert sorted(t.you.is_asked("target").offers) == ["Raigeki", "Scrap Dragon"]
    t.you.targets("Raigeki")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Dark Hole"]
    t.you.targets("Battle Ox").nobody_responds()
    assert t.you.graveyard == ["Raigeki"] and t.opp.graveyard == ["Battle Ox"]
    t.you.cannot("activate Scrap Dragon", because=ONCE)
    your_turn("monsters: Scrap Dragon   hand: Umi").you.cannot("activate Scrap Dragon", because=NO_TARGET)


def test_scrap_dragon_that_the_opponent_destroys_calls_another_scrap_monster() -> None:
    """card: Scrap Dragon ②"""
    scrap = pool_with(probe("Test Scrap", "Machine / Normal", archetypes=("Scrap",)))
    mine = "monsters: Scrap Dragon   graveyard: Test Scrap, Scrap Archfiend (properly summoned), Battle Ox"
    dragon = "monsters: Blue-Eyes White Dragon"
    t = table(f"turn 4, Battle Step, opp to act\nyou 8000   {mine}\nopp 8000   {dragon}", scrap)
    t.opp.attacks("Blue-Eyes White Dragon", "Scrap Dragon")
    resolve(t)
    assert t.you.monsters == ["Test Scrap"]  # no Synchro Monster, and only a "Scrap" one
    # What its own player destroys calls nothing.
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}   hand: Dark Hole, Umi\nopp 8000", scrap)
    t.you.activates("Dark Hole")
    t.you.is_asked("open state")
    assert t.you.monsters == []


def test_armory_arm_arms_a_monster_and_comes_back() -> None:
    """card: Armory Arm"""
    t = your_turn(
        "monsters: Armory Arm (properly summoned), Gemini Elf   hand: Umi", "monsters: Battle Ox, Kuriboh (set)"
    )
    t.you.does("activate Armory Arm")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Gemini Elf"]
    t.you.targets("Gemini Elf")
    resolve(t)
    assert t.you.spells == ["Armory Arm"] and t.you.atk_of("Gemini Elf") == 2900
    t.you.cannot("activate Armory Arm", because=ONCE)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Battle Ox")
    resolve(t)
    # The damage of the battle, and the ATK that Battle Ox was printed with.
    assert t.opp.lp == 8000 - (2900 - 1700) - 1700
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Armory Arm")
    resolve(t)
    assert sorted(t.you.monsters) == ["Armory Arm", "Gemini Elf"] and t.you.atk_of("Gemini Elf") == 1900
    assert t.you.monster("Armory Arm").position == "attack"


def test_armory_arm_that_another_card_equips_gives_nothing() -> None:
    """card: Armory Arm"""
    t = your_turn("monsters: Relinquished", "monsters: Armory Arm")
    t.you.activates("Relinquished", targeting="Armory Arm")
    assert t.you.atk_of("Relinquished") == 1800
    t.you.cannot("activate Armory Arm", because=UNMET)


# ------------------------------------------------------------------------------------------------------------ in battle


@pytest.mark.parametrize(("cards", "left"), [(4, 3), (3, 3)])
def test_urbellum_puts_a_card_of_a_full_hand_on_top_of_the_deck(cards: int, left: int) -> None:
    """card: X-Saber Urbellum"""
    t = your_battle("monsters: X-Saber Urbellum   hand: Umi", f"hand: {cards} Umi   deck: Yami")
    t.you.attacks_directly("X-Saber Urbellum")
    resolve(t)
    assert len(t.opp.hand) == left and t.opp.lp == 8000 - 2200
    assert t.opp.deck == (["Umi", "Yami"] if cards == 4 else ["Yami"])


def test_uruquizas_pierces_and_grows_with_every_damage() -> None:
    """card: Flamvell Uruquizas"""
    t = your_battle("monsters: Flamvell Uruquizas   hand: Umi", "monsters: Giant Soldier of Stone (defense)")
    t.you.attacks("Flamvell Uruquizas", "Giant Soldier of Stone")
    resolve(t)
    assert t.opp.lp == 7900 and t.you.atk_of("Flamvell Uruquizas") == 2400
    t.you.ends_turn()
    assert t.you.atk_of("Flamvell Uruquizas") == 2400  # for good


def test_lightning_warrior_counts_the_cards_in_the_opponents_hand() -> None:
    """card: Lightning Warrior"""
    t = your_battle("monsters: Lightning Warrior", "monsters: Battle Ox   hand: 3 Umi")
    t.you.attacks("Lightning Warrior", "Battle Ox")
    resolve(t)
    assert t.opp.lp == 8000 - 700 - 900
    t = their_battle("monsters: Lightning Warrior", "monsters: Blue-Eyes White Dragon   hand: 3 Umi")
    t.opp.attacks("Blue-Eyes White Dragon", "Lightning Warrior")
    resolve(t)
    assert t.opp.lp == 8000


def test_blue_sirius_weakens_a_monster_when_it_is_destroyed() -> None:
    """card: Celestial Wolf Lord, Blue Sirius"""
    sirius = "Celestial Wolf Lord, Blue Sirius"
    t = their_battle(f"monsters: {sirius}", "monsters: Blue-Eyes White Dragon")
    t.opp.attacks("Blue-Eyes White Dragon", sirius)
    resolve(t)
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 600
    # Sent there without being destroyed, as a Tribute, it does nothing.
    t = your_turn(f"monsters: {sirius}   hand: Summoned Skull", "monsters: Blue-Eyes White Dragon")
    t.you.summons("Summoned Skull", tributing=[sirius])
    t.you.is_asked("open state")
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 3000


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_magical_android_gives_life_points_for_psychic_monsters_in_your_end_phase_only() -> None:
    """card: Magical Android"""
    t = your_turn("monsters: Magical Android, Krebons, Battle Ox", "monsters: Krebons")
    t.you.ends_turn()
    assert t.you.lp == 8000 + 1200
    t.opp.ends_turn()
    assert t.you.lp == 8000 + 1200


# ---------------------------------------------------------------------------------------------------- Tuners and Spells


def test_krebons_negates_an_attack_on_it_for_life_points() -> None:
    """card: Krebons"""
    t = their_battle("monsters: Krebons, Kuriboh", "monsters: Battle Ox, Gemini Elf")
    t.opp.attacks("Battle Ox", "Krebons")
    t.you.triggers("Krebons")
    resolve(t)
    assert t.you.monsters == ["Krebons", "Kuriboh"] and t.you.lp == 7200
    t.opp.attacks("Gemini Elf", "Kuriboh")
    assert t.you.monsters == ["Krebons"] and t.you.lp == 7200 - 1600


def test_emergency_teleport_brings_a_small_psychic_monster_until_the_end_phase() -> None:
    """card: Emergency Teleport ①"""
    t = your_turn(
        "hand: Emergency Teleport, Battle Ox   deck: Krebons, Psychic Commander, Wattkinetic Puppeteer, 3 Sogen"
    )
    t.you.activates("Emergency Teleport")
    assert sorted(t.you.is_asked("search").offers) == ["Krebons", "Psychic Commander"]
    t.you.chooses("Krebons")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Krebons"]
    t.you.ends_turn()
    assert t.you.monsters == [] and t.you.banished == ["Krebons"]


def test_one_for_one_brings_a_monster_of_level_1_for_one_from_the_hand() -> None:
    """card: One for One ①"""
    t = your_turn("hand: One for One, Battle Ox   deck: Kuriboh, Krebons, 3 Sogen")
    t.you.activates("One for One")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"] and t.you.graveyard == ["Battle Ox", "One for One"]
    # The only monster of Level 1 would be the cost itself: nothing is left to be summoned.
    t = your_turn("hand: One for One, Kuriboh   deck: Krebons, 3 Sogen")
    t.you.cannot("activate One for One", because=NOTHING_TO_DO)
