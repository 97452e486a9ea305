"""Cyberse monsters and the Cynet cards that go with them."""

import pytest

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
ONE_CARD = "effect.use-limit.effect-negated-still-activated"
ONCE = "effect.name-limit.this-effect-of-x-once"
ONCE_EACH = "effect.once-per-turn.limits-the-user"
USELESS = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Your turn 3."""
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Turn 4, the opponent's."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


# --------------------------------------------------------------------------------------------------- they come at once


@pytest.mark.rule("effect-type.unclassified.own-summon-without-chain", scenario=0)
def test_linkslayer_comes_to_an_empty_field() -> None:
    """card: Linkslayer ①"""
    t = your_turn("hand: 2 Linkslayer", "monsters: Gemini Elf")
    t.you.special_summons("Linkslayer")
    assert t.you.monsters == ["Linkslayer"]
    assert t.you.reasons("special summon Linkslayer")


def test_linkslayer_discards_up_to_two_cards_for_as_many_spells_and_traps() -> None:
    """card: Linkslayer ②"""
    mine = "hand: Umi, Kuriboh, Sangan   monsters: Linkslayer"
    t = your_turn(mine, "set: Trap Hole, Mirror Force, Dust Tornado")
    t.you.activates("Linkslayer", discarding=["Umi", "Kuriboh"], targeting=["Trap Hole", "Mirror Force"])
    t.nobody_responds()
    assert t.opp.set_cards == ["Dust Tornado"] and sorted(t.opp.graveyard) == ["Mirror Force", "Trap Hole"]
    t.you.cannot("activate Linkslayer effect 2", because=ONCE_EACH)
    t = your_turn(mine, "spells: Solemn Wishes")
    t.you.activates("Linkslayer")
    assert t.you.is_asked("discard").most == 1  # no more than there are targets
    t.you.discards("Umi")
    assert t.opp.graveyard == ["Solemn Wishes"] and sorted(t.you.hand) == ["Kuriboh", "Sangan"]
    t = your_turn(mine, "monsters: Gemini Elf")
    t.you.cannot("activate Linkslayer effect 2", because=NO_TARGET)
    your_turn("monsters: Linkslayer", "set: Trap Hole").you.cannot("activate Linkslayer effect 2", because=NO_COST)


@pytest.mark.rule("effect-type.unclassified.own-summon-without-chain", scenario=0)
def test_backup_secretary_comes_beside_another_cyberse_once_a_turn() -> None:
    """card: Backup Secretary ①"""
    t = your_turn("hand: 2 Backup Secretary   monsters: Bitron")
    t.you.special_summons("Backup Secretary")
    assert sorted(t.you.monsters) == ["Backup Secretary", "Bitron"]
    assert t.you.reasons("special summon Backup Secretary")
    assert your_turn("hand: Backup Secretary   monsters: Gemini Elf").you.reasons("special summon Backup Secretary")
    assert your_turn("hand: Backup Secretary   monsters: Bitron (set)").you.reasons("special summon Backup Secretary")


def test_bitrooper_sends_a_small_monster_from_the_hand_and_comes() -> None:
    """card: Bitrooper ①"""
    t = your_turn("hand: 2 Bitrooper, Digitron, Kuriboh, Gemini Elf")
    t.you.activates("Bitrooper", paying="Kuriboh")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Bitrooper"] and t.you.graveyard == ["Kuriboh"]
    t.you.cannot("activate Bitrooper", because=ONCE)
    your_turn("hand: Bitrooper, Gemini Elf").you.cannot("activate Bitrooper", because=NO_COST)


def test_boot_staggered_comes_when_you_normal_summon_a_cyberse() -> None:
    """card: Boot Staggered ①"""
    t = your_turn("hand: 2 Boot Staggered, Bitron")
    t.you.summons("Bitron")
    t.you.triggers("Boot Staggered")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Bitron", "Boot Staggered"] and t.you.hand == ["Boot Staggered"]
    t = your_turn("hand: Boot Staggered, Gemini Elf")
    t.you.summons("Gemini Elf")
    assert t.you.is_asked("open state")
    t = their_turn("hand: Boot Staggered", "hand: Bitron")
    t.opp.summons("Bitron")
    assert t.opp.is_asked("open state")


def test_boot_staggered_that_inflicts_battle_damage_brings_a_token() -> None:
    """card: Boot Staggered ②"""
    t = your_turn("monsters: Boot Staggered", "", "Battle Step")
    t.you.attacks_directly("Boot Staggered")
    t.you.triggers("Boot Staggered", effect=2)
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Boot Staggered", "Stag Token"] and t.opp.lp == 5700


def test_threshold_borg_discards_another_cyberse_for_its_own_summon() -> None:
    """card: Threshold Borg ①"""
    t = your_turn("hand: Threshold Borg, Bitron, Gemini Elf")
    t.you.special_summons("Threshold Borg", discarding="Bitron")
    assert t.you.monsters == ["Threshold Borg"] and t.you.graveyard == ["Bitron"]
    assert your_turn("hand: Threshold Borg, Gemini Elf").you.reasons("special summon Threshold Borg")
    with_a_monster = your_turn("hand: Threshold Borg, Bitron   monsters: Gemini Elf")
    assert with_a_monster.you.reasons("special summon Threshold Borg")


def test_threshold_borg_weakens_the_monsters_of_the_opponent() -> None:
    """card: Threshold Borg ②"""
    t = your_turn("monsters: Threshold Borg, Bitron", "monsters: Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 1400 and t.you.atk_of("Bitron") == 200


def test_degrade_buster_comes_for_two_cyberse_of_the_graveyard_and_in_no_other_way() -> None:
    """card: Degrade Buster"""
    t = your_turn("hand: Degrade Buster   graveyard: Bitron, Digitron, Gemini Elf")
    t.you.special_summons("Degrade Buster")
    assert t.you.monsters == ["Degrade Buster"] and sorted(t.you.banished) == ["Bitron", "Digitron"]
    t = your_turn("hand: Degrade Buster   graveyard: Bitron, Gemini Elf   monsters: 2 Kuriboh")
    assert t.you.reasons("special summon Degrade Buster") and t.you.reasons("summon Degrade Buster")
    t = your_turn("hand: Monster Reborn   graveyard: Degrade Buster")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_degrade_buster_banishes_a_stronger_monster_until_the_end_phase_also_in_their_turn() -> None:
    """card: Degrade Buster ①"""
    t = their_turn("monsters: Degrade Buster", "monsters: Blue-Eyes White Dragon, Gemini Elf   hand: Dark Hole, Umi")
    t.opp.activates("Dark Hole")
    t.you.activates("Degrade Buster")
    t.nobody_responds()
    assert t.opp.banished == ["Blue-Eyes White Dragon"] and "Gemini Elf" in t.opp.graveyard
    t.opp.goes_to("End Phase")
    t.you.carries_out("Degrade Buster")
    t.opp.take_zone()
    assert t.opp.monsters == ["Blue-Eyes White Dragon"]
    t = your_turn("monsters: Degrade Buster", "monsters: Summoned Skull")
    t.you.cannot("activate Degrade Buster", because=NO_TARGET)  # its ATK is the same


def test_degrade_buster_does_so_once_a_turn() -> None:
    """card: Degrade Buster ①"""
    t = your_turn("monsters: 2 Degrade Buster", "monsters: 2 Blue-Eyes White Dragon")
    t.you.activates("Degrade Buster (zone 1)", targeting="Blue-Eyes White Dragon (zone 1)").nobody_responds()
    t.you.cannot("activate Degrade Buster (zone 2)", because=ONCE)


# ------------------------------------------------------------------------------------------------- they bring another


def test_draconnet_brings_a_small_normal_monster_from_hand_or_deck() -> None:
    """card: Draconnet ①"""
    t = your_turn("hand: Draconnet, Digitron   deck: Bitron, Kuriboh, Gemini Elf")
    t.you.summons("Draconnet")
    t.you.triggers("Draconnet")
    assert sorted(t.you.is_asked("search").offers) == ["Bitron", "Digitron"]
    t.you.chooses("Bitron")
    t.you.settle_zone(None)
    assert t.you.monster("Bitron").position == "defense"


def test_cyberse_gadget_revives_a_small_monster_without_its_effects() -> None:
    """card: Cyberse Gadget ①"""
    t = your_turn("hand: Cyberse Gadget   graveyard: Trickstar Nightshade, Lady Debug, Decode Talker")
    t.you.summons("Cyberse Gadget")
    t.you.triggers("Cyberse Gadget")
    t.you.settle_zone(None)
    assert t.you.monster("Trickstar Nightshade").position == "defense"
    assert [seen.name for seen in t.you.view.monsters() if seen is not None and seen.negated] == [
        "Trickstar Nightshade"
    ]


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_cyberse_gadget_leaves_a_token_once_a_turn() -> None:
    """card: Cyberse Gadget ②"""
    t = their_turn("monsters: 2 Cyberse Gadget", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.triggers("Cyberse Gadget", effect=2)
    t.you.takes_position("defense")
    assert t.you.monsters == ["Gadget Token"] and t.chain == []
    t = your_turn("hand: Cyberse Gadget, Graceful Charity   deck: 4 Umi")
    t.you.activates("Graceful Charity")
    t.you.does("discard Cyberse Gadget, Umi")
    assert t.you.monsters == []  # it was not on the field


def test_rom_cloudia_takes_another_cyberse_back() -> None:
    """card: ROM Cloudia ①"""
    t = your_turn("hand: ROM Cloudia   graveyard: ROM Cloudia, Linkslayer, Gemini Elf")
    t.you.summons("ROM Cloudia")
    t.you.triggers("ROM Cloudia")
    assert t.you.hand == ["Linkslayer"]


def test_rom_cloudia_that_is_destroyed_brings_another_from_the_deck() -> None:
    """card: ROM Cloudia ②"""
    mine = "monsters: ROM Cloudia   deck: ROM Cloudia, Lady Debug, Linkslayer, RAM Clouder, Gemini Elf"
    t = their_turn(mine, "monsters: Summoned Skull", "Battle Step")
    t.opp.attacks("Summoned Skull", "ROM Cloudia")
    t.you.triggers("ROM Cloudia", effect=2)
    assert sorted(t.you.is_asked("search").offers) == ["Lady Debug", "RAM Clouder"]
    t = your_turn(f"{mine}   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=["ROM Cloudia"])
    assert t.you.is_asked("open state")


def test_ram_clouder_tributes_a_monster_and_revives_a_cyberse_once_a_turn() -> None:
    """card: RAM Clouder ①"""
    t = your_turn("monsters: 2 RAM Clouder, Kuriboh   graveyard: Linkslayer, Gemini Elf")
    t.you.activates("RAM Clouder (zone 1)", tributing="Kuriboh")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Linkslayer", "RAM Clouder", "RAM Clouder"]
    t.you.cannot("activate RAM Clouder (zone 2)", because=ONCE)
    t = your_turn("monsters: RAM Clouder, Kuriboh   graveyard: Gemini Elf")
    t.you.cannot("activate RAM Clouder", because=NO_TARGET)


def test_lady_debug_fetches_a_small_cyberse_however_she_comes() -> None:
    """card: Lady Debug ①"""
    deck = "deck: Backup Secretary, Lady Debug, Bitron, Kuriboh"
    t = your_turn(f"hand: Lady Debug   {deck}")
    t.you.summons("Lady Debug")
    t.you.triggers("Lady Debug")
    assert sorted(t.you.is_asked("search").offers) == ["Backup Secretary", "Bitron"]
    t.you.chooses("Bitron")
    assert t.you.hand == ["Bitron"]
    t = your_turn(f"hand: Monster Reborn   graveyard: Lady Debug   {deck}")
    t.you.activates("Monster Reborn", targeting="Lady Debug")
    t.you.takes_position("attack")
    t.you.triggers("Lady Debug")
    t.you.chooses("Backup Secretary")
    assert t.you.hand == ["Backup Secretary"]


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_one_lady_debug_a_turn_fetches() -> None:
    """card: Lady Debug ①"""
    t = your_turn("hand: Lady Debug, Monster Reborn   graveyard: Lady Debug   deck: Bitron, Backup Secretary, Umi")
    t.you.summons("Lady Debug")
    t.you.triggers("Lady Debug")
    t.you.chooses("Bitron")
    t.you.activates("Monster Reborn", targeting="Lady Debug")
    t.you.takes_position("attack")
    assert t.you.hand == ["Bitron"] and t.you.is_asked("open state")


def test_link_streamer_brings_a_token_when_another_cyberse_comes() -> None:
    """card: Link Streamer ①"""
    t = your_turn("hand: Bitron, Backup Secretary   monsters: Link Streamer")
    t.you.summons("Bitron")
    t.you.triggers("Link Streamer")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Bitron", "Data Token", "Link Streamer"]
    t.you.special_summons("Backup Secretary")
    assert t.you.is_asked("open state")  # once a turn
    t = your_turn("hand: Link Streamer")
    t.you.summons("Link Streamer")
    assert t.you.is_asked("open state")  # its own summon does not count
    t = your_turn("hand: Gemini Elf   monsters: Link Streamer")
    t.you.summons("Gemini Elf")
    assert t.you.is_asked("open state")


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_clock_wyvern_halves_its_atk_for_a_token_once_a_turn() -> None:
    """card: Clock Wyvern ①"""
    t = your_turn("hand: Clock Wyvern, Monster Reborn   graveyard: Clock Wyvern")
    t.you.summons("Clock Wyvern")
    t.you.triggers("Clock Wyvern")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Clock Token", "Clock Wyvern"] and t.you.atk_of("Clock Wyvern") == 900
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.is_asked("open state") and t.you.monsters.count("Clock Token") == 1


def test_launcher_commander_lifts_the_other_cyberse() -> None:
    """card: Launcher Commander ①"""
    t = your_turn("monsters: Launcher Commander, Bitron, Gemini Elf", "monsters: Bitron")
    assert (t.you.atk_of("Bitron"), t.you.def_of("Bitron")) == (500, 2300)
    assert t.you.atk_of("Launcher Commander") == 1700 and t.you.atk_of("Gemini Elf") == 1900
    assert t.opp.atk_of("Bitron") == 200


def test_launcher_commander_tributes_a_cyberse_to_destroy_a_monster() -> None:
    """card: Launcher Commander ②"""
    t = your_turn("monsters: Launcher Commander, Bitron, Kuriboh", "monsters: Gemini Elf, Sangan (set)")
    t.you.activates("Launcher Commander")
    assert sorted(t.you.is_asked("tribute").offers) == ["Bitron", "Launcher Commander"]
    t.you.chooses("Bitron")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"]
    t.you.cannot("activate Launcher Commander effect 2", because=ONCE_EACH)
    t = your_turn("monsters: Launcher Commander, Bitron", "monsters: Sangan (set)")
    t.you.cannot("activate Launcher Commander effect 2", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------------- Spells and a Trap


def test_mining_fetches_a_small_cyberse_for_a_card_of_the_hand_once_a_turn() -> None:
    """card: Cynet Mining ①"""
    t = your_turn("hand: 2 Cynet Mining, Umi   deck: Lady Debug, Linkslayer, Kuriboh, Bitron")
    t.you.activates("Cynet Mining", paying="Umi")
    assert sorted(t.you.is_asked("search").offers) == ["Bitron", "Lady Debug"]
    t.you.chooses("Lady Debug")
    assert sorted(t.you.hand) == ["Cynet Mining", "Lady Debug"] and "Umi" in t.you.graveyard
    t.you.cannot("activate Cynet Mining", because=ONE_CARD)
    your_turn("hand: Cynet Mining   deck: 3 Lady Debug").you.cannot("activate Cynet Mining", because=NO_COST)


def test_universe_lifts_your_link_monsters_and_shuffles_a_monster_back() -> None:
    """card: Cynet Universe ①②"""
    t = your_turn(
        "field: Cynet Universe   monsters: Code Talker (extra zone 1), Bitron (zone 5)",
        "graveyard: Kuriboh, Umi   monsters: Code Talker",
    )
    assert t.you.atk_of("Code Talker") == 1600 and t.opp.atk_of("Code Talker") == 1300 and t.you.atk_of("Bitron") == 200
    t.you.activates("Cynet Universe", effect=2)
    assert t.opp.graveyard == ["Umi"]
    t.you.cannot("activate Cynet Universe effect 2", because=ONCE_EACH)


@pytest.mark.parametrize("field", ["Cynet Universe", "Cynet Universe (set)"])
def test_universe_that_an_effect_destroys_takes_the_extra_monster_zones_along(field: str) -> None:
    """card: Cynet Universe ③"""
    t = their_turn(
        f"field: {field}   monsters: Code Talker (extra zone 1), Bitron",
        "hand: Mystical Space Typhoon   monsters: Code Talker (extra zone 1), Gemini Elf",
    )
    t.opp.activates("Mystical Space Typhoon")
    assert t.you.monsters == ["Bitron"] and t.opp.monsters == ["Gemini Elf"]
    t = your_turn("field: Cynet Universe   hand: Umi   monsters: Code Talker (extra zone 1)")
    t.you.activates("Umi")
    assert t.you.monsters == ["Code Talker"]  # another Field Spell replaces it: nothing destroys it


def test_recovery_revives_a_monster_when_a_link_monster_of_yours_falls() -> None:
    """card: Cynet Recovery ①"""
    mine = "spells: Cynet Recovery   monsters: Code Talker (extra zone 1)   graveyard: Linkslayer, Decode Talker"
    t = their_turn(mine, "monsters: Summoned Skull", "Battle Step")
    t.opp.attacks("Summoned Skull", "Code Talker")
    t.you.triggers("Cynet Recovery")
    t.you.take_zone()
    assert t.you.monster("Linkslayer").position == "defense"
    t = their_turn(mine, "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.triggers("Cynet Recovery")
    t.you.take_zone()
    assert t.you.monsters == ["Linkslayer"]
    t = your_turn(f"{mine}   hand: Dark Hole")
    t.you.activates("Dark Hole")
    assert t.you.is_asked("open state")  # your own effect does not count
    t = their_turn("spells: Cynet Recovery   monsters: Bitron   graveyard: Linkslayer", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.chain == [] and t.you.monsters == []


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_one_recovery_a_turn_revives() -> None:
    """card: Cynet Recovery ①"""
    t = their_turn(
        "spells: 2 Cynet Recovery   monsters: Code Talker (extra zone 1)   graveyard: Linkslayer, Bitron",
        "hand: Raigeki",
    )
    t.opp.activates("Raigeki")
    t.you.does("trigger Cynet Recovery (zone 1)")
    t.you.targets("Linkslayer")
    t.you.take_zone()
    assert t.you.monsters == ["Linkslayer"] and t.chain == []


def test_regression_destroys_a_card_and_draws_when_you_special_summon_a_link_monster() -> None:
    """card: Cynet Regression ①"""
    t = your_turn(
        "set: 2 Cynet Regression   monsters: 2 Lady Debug   extra: Code Talker   deck: Umi, Kuriboh",
        "monsters: Gemini Elf   set: Trap Hole",
    )
    t.you.cannot("activate Cynet Regression (zone 1)", because=CONDITION)
    t.you.does("link summon Code Talker")
    t.you.does("extra zone 1")
    t.you.activates("Cynet Regression (zone 1)")
    offers = ["Code Talker", "Cynet Regression", "Gemini Elf", "Trap Hole"]
    assert sorted(t.you.is_asked("target").offers) == offers
    t.you.targets("Gemini Elf").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.hand == ["Umi"]
    assert t.you.is_asked("open state")  # the second one cannot be activated in this turn


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_regression_does_not_answer_the_opponents_link_monster() -> None:
    """card: Cynet Regression ①"""
    t = their_turn("set: Cynet Regression   deck: Umi", "monsters: 2 Lady Debug   extra: Code Talker")
    t.opp.does("link summon Code Talker")
    t.opp.does("extra zone 1")
    assert t.opp.is_asked("open state")


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_regression_draws_nothing_if_the_target_is_gone() -> None:
    """card: Cynet Regression ①"""
    t = your_turn(
        "set: Cynet Regression   monsters: 2 Lady Debug   extra: Code Talker   deck: Umi",
        "monsters: Gemini Elf   set: Compulsory Evacuation Device",
    )
    t.you.does("link summon Code Talker")
    t.you.does("extra zone 1")
    t.you.activates("Cynet Regression", targeting="Gemini Elf")
    t.opp.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.hand == []


def test_cascade_brings_a_material_of_your_link_summon_back() -> None:
    """card: Cynet Cascade ①"""
    t = your_turn("set: Cynet Cascade   monsters: Lady Debug, Kuriboh   extra: Code Talker   graveyard: Bitron, Sangan")
    t.you.cannot("activate Cynet Cascade", because=CONDITION)
    t.you.does("link summon Code Talker")
    t.you.does("extra zone 1")
    t.you.activates("Cynet Cascade")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Lady Debug"]
    t.you.targets("Kuriboh")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Code Talker", "Kuriboh"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_cascade_does_not_answer_the_opponents_link_summon_or_a_revival() -> None:
    """card: Cynet Cascade ①"""
    t = their_turn("set: Cynet Cascade", "monsters: Lady Debug, Kuriboh   extra: Code Talker")
    t.opp.does("link summon Code Talker")
    t.opp.does("extra zone 1")
    assert t.opp.is_asked("open state")
    t = your_turn("set: Cynet Cascade   hand: Monster Reborn   graveyard: Code Talker (properly summoned), Kuriboh")
    t.you.activates("Monster Reborn", targeting="Code Talker")
    t.you.settle_zone(None)
    assert t.you.is_asked("open state")


# ------------------------------------------------------------------------------------------------ of the Link Rating


def test_armored_bitron_makes_way_for_another_cyberse_without_effects() -> None:
    """card: Armored Bitron ①"""
    t = your_turn(
        "monsters: 2 Armored Bitron   deck: Armored Bitron, Threshold Borg, Kuriboh   hand: Monster Reborn"
        "   graveyard: Gemini Elf",
        "monsters: Gemini Elf",
    )
    t.you.activates("Armored Bitron (zone 1)")
    t.you.takes_position("attack")
    assert t.opp.atk_of("Gemini Elf") == 1900 and "Threshold Borg" in t.you.monsters
    t.you.cannot("activate Armored Bitron effect 1", because=ONCE)
    t.you.activates("Monster Reborn")  # only a Cyberse monster can be Special Summoned now
    t.you.takes_position("attack")
    assert t.you.monsters.count("Armored Bitron") == 2


@pytest.mark.parametrize(("fallen", "comes"), [("Decode Talker", True), ("Code Talker", False)])
def test_armored_bitron_comes_when_a_link_monster_of_three_markers_falls(fallen: str, comes: bool) -> None:
    """card: Armored Bitron ②"""
    t = their_turn(f"graveyard: Armored Bitron   monsters: {fallen} (extra zone 1)", "hand: Raigeki, Dark Hole")
    t.opp.activates("Raigeki")
    if comes:
        t.you.triggers("Armored Bitron")
        t.you.takes_position("defense")
        t.opp.activates("Dark Hole")
        assert t.you.banished == ["Armored Bitron"]
    assert t.you.monsters == [] and t.opp.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_armored_bitron_does_not_answer_your_own_effect() -> None:
    """card: Armored Bitron ②"""
    t = your_turn("graveyard: Armored Bitron   monsters: Decode Talker (extra zone 1)   hand: Dark Hole")
    t.you.activates("Dark Hole")
    assert t.you.is_asked("open state")


@pytest.mark.parametrize(
    ("foe", "falls"), [("Blue-Eyes White Dragon", True), ("Code Talker", True), ("Powercode Talker", False)]
)
def test_detonate_deleter_destroys_what_it_battles_unless_that_has_three_markers(foe: str, falls: bool) -> None:
    """card: Detonate Deleter ①"""
    t = your_turn("monsters: Detonate Deleter (extra zone 1)", f"monsters: {foe}   deck: 3 Umi", "Battle Step")
    t.you.attacks("Detonate Deleter", foe)
    if falls:
        t.you.triggers("Detonate Deleter", effect=1)
        assert t.opp.graveyard == [foe] and (t.you.lp, t.opp.lp) == (8000, 8000)
    else:
        assert t.you.graveyard == ["Detonate Deleter"] and t.you.lp == 7800


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_detonate_deleter_does_not_answer_a_face_down_monster() -> None:
    """card: Detonate Deleter ①"""
    t = your_turn("monsters: Detonate Deleter (extra zone 1)", "monsters: Bitron (set)", "Battle Step")
    t.you.attacks("Detonate Deleter", "Bitron")
    assert t.opp.graveyard == ["Bitron"] and "Bitron destroyed (battle)" in t.log()


def test_detonate_deleter_tributes_what_it_points_to_and_destroys_a_monster() -> None:
    """card: Detonate Deleter ②"""
    t = your_turn(
        "monsters: Detonate Deleter (extra zone 1), Bitron (zone 1), Kuriboh (zone 2)", "monsters: Sangan (set)"
    )
    t.you.activates("Detonate Deleter", effect=2, tributing="Bitron")
    assert t.opp.monsters == []
    t = your_turn("monsters: Detonate Deleter (extra zone 1), Kuriboh (zone 2)", "monsters: Sangan (set)")
    t.you.cannot("activate Detonate Deleter effect 2", because=NO_COST)
