"""Cards: monsters that are Special Summoned by themselves."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import Discard, GainLP
from table import Table, table

INHERENT = "summon.special.cyber-dragon-style-inherent"
FULFILLED = "summon.special-monster.by-fulfilling-condition"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


# ------------------------------------------------------------------------- monsters that can be Normal Summoned, too


def test_cyber_dragon_comes_if_only_the_opponent_has_monsters() -> None:
    """card: Cyber Dragon"""
    t = your_turn("hand: 2 Cyber Dragon", "monsters: Gemini Elf (set)")
    t.you.special_summons("Cyber Dragon", "defense", zone=3)
    assert t.you.monster("Cyber Dragon").position == "defense" and t.you.monster("Cyber Dragon").zone == 3
    t.you.cannot("special summon Cyber Dragon", because=INHERENT)
    your_turn("hand: Cyber Dragon").you.cannot("special summon Cyber Dragon", because=INHERENT)


@pytest.mark.parametrize(("mine", "theirs", "comes"), [(0, 2, True), (1, 3, True), (0, 1, False), (1, 2, False)])
def test_the_fiend_megacyber_comes_if_the_opponent_has_two_more_monsters(mine: int, theirs: int, comes: bool) -> None:
    """card: The Fiend Megacyber"""
    you = "   monsters: Silver Fang" if mine else ""
    t = your_turn(f"hand: The Fiend Megacyber{you}", f"monsters: {', '.join(['Gemini Elf'] * theirs)}")
    if comes:
        t.you.special_summons("The Fiend Megacyber")
        assert t.you.monsters[-1] == "The Fiend Megacyber"
    else:
        t.you.cannot("special summon The Fiend Megacyber", because=INHERENT)


def test_pankratops_comes_once_a_turn_if_the_opponent_has_more_monsters() -> None:
    """card: Dinowrestler Pankratops ①"""
    t = your_turn("hand: 2 Dinowrestler Pankratops", "monsters: Gemini Elf, Silver Fang, Battle Ox")
    t.you.special_summons("Dinowrestler Pankratops")
    t.you.cannot("special summon Dinowrestler Pankratops", because="effect.name-limit.this-effect-of-x-once")
    t = your_turn("hand: Dinowrestler Pankratops   monsters: Sangan", "monsters: Gemini Elf")
    t.you.cannot("special summon Dinowrestler Pankratops", because=INHERENT)


def test_pankratops_tributes_one_of_its_kind_to_destroy_a_card_in_either_turn() -> None:
    """card: Dinowrestler Pankratops ②"""
    t = their_turn("monsters: Dinowrestler Pankratops", "monsters: Gemini Elf   hand: Sangan")
    t.opp.summons("Sangan")
    t.you.activates("Dinowrestler Pankratops", targeting="Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.graveyard == ["Dinowrestler Pankratops"]


@pytest.mark.rule("summon.special.cyber-dragon-style-inherent", scenario=0)
def test_the_tricky_comes_for_a_discarded_card() -> None:
    """card: The Tricky"""
    t = your_turn("hand: The Tricky, Umi, Kuriboh")
    t.you.special_summons("The Tricky", discarding="Umi")
    assert t.you.monsters == ["The Tricky"] and t.you.graveyard == ["Umi"]
    assert "you discarded Umi (summon)" in t.log()


def test_ancient_gear_follows_another_one_in_attack_position() -> None:
    """card: Ancient Gear"""
    t = your_turn("hand: Ancient Gear   monsters: Ancient Gear")
    t.you.does("special summon Ancient Gear")
    t.you.take_zone(5)
    assert t.you.monster("Ancient Gear", 5).position == "attack"
    t = your_turn("hand: Ancient Gear   monsters: Ancient Gear (set)")
    t.you.cannot("special summon Ancient Gear", because=INHERENT)


def test_gale_comes_beside_another_blackwing_and_halves_a_monster() -> None:
    """card: Blackwing - Gale the Whirlwind ①②"""
    gale = "Blackwing - Gale the Whirlwind"
    t = your_turn(f"hand: {gale}   monsters: Blackwing - Vayu the Emblem of Honor", "monsters: Gemini Elf")
    t.you.special_summons(gale)
    t.you.activates(gale, targeting="Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 950
    your_turn(f"hand: {gale}   monsters: {gale}").you.cannot(f"special summon {gale}", because=INHERENT)


# ----------------------------------------------------------------------------------------- what is banished for them


@pytest.mark.parametrize(
    ("name", "given", "other"),
    [
        ("Spirit of Flames", "Fireyarou", "Mystical Elf"),
        ("The Rock Spirit", "Giant Soldier of Stone", "Mystical Elf"),
        ("Aqua Spirit", "Mother Grizzly", "Mystical Elf"),
        ("Garuda the Wind Spirit", "Flying Kamakiri #1", "Mystical Elf"),
        ("Inferno", "Fireyarou", "Mystical Elf"),
        ("Gigantes", "Giant Soldier of Stone", "Mystical Elf"),
    ],
)
def test_a_spirit_comes_for_a_banished_monster_of_its_element_and_can_be_revived(
    name: str, given: str, other: str
) -> None:
    """card: Spirit of Flames, The Rock Spirit, Aqua Spirit, Garuda the Wind Spirit, Inferno, Gigantes"""
    t = your_turn(f"hand: {name}   graveyard: {other}")
    t.you.cannot(f"special summon {name}", because=FULFILLED)
    t.you.cannot(f"summon {name}", because="summon.special-monster.cannot-be-normal-summoned")
    t = your_turn(f"hand: {name}, Raigeki Break, Monster Reborn   graveyard: {other}, {given}", "set: Dark Hole")
    t.you.special_summons(name)
    assert t.you.banished == [given] and t.you.monsters == [name]
    t = your_turn(f"hand: {name}, Dark Hole, Monster Reborn   graveyard: {given}")
    t.you.special_summons(name)
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting=name)
    t.you.takes_position("attack")
    assert t.you.monsters == [name]


def test_the_spirits_of_fire_and_rock_are_stronger_in_one_players_battle_phases() -> None:
    """card: Spirit of Flames ①, The Rock Spirit ①"""
    both = "monsters: Spirit of Flames, The Rock Spirit"
    for t in (your_turn(both), their_turn(both, "monsters: Gemini Elf")):
        assert (t.you.atk_of("Spirit of Flames"), t.you.atk_of("The Rock Spirit")) == (1700, 1700)
    t = your_turn(both, phase="Battle Step")
    assert (t.you.atk_of("Spirit of Flames"), t.you.atk_of("The Rock Spirit")) == (2000, 1700)
    t = their_turn(both, "monsters: Gemini Elf", "Battle Step")
    assert (t.you.atk_of("Spirit of Flames"), t.you.atk_of("The Rock Spirit")) == (1700, 2000)


def test_aqua_spirit_turns_a_monster_that_then_stays_so_for_the_turn() -> None:
    """card: Aqua Spirit ①"""
    t = their_turn("monsters: Aqua Spirit", "monsters: Gemini Elf", "Standby Phase")
    t.you.does("activate Aqua Spirit")
    t.nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "defense" and t.phase == "Main Phase 1"
    t.opp.cannot("change position of Gemini Elf", because="effect.cannot.forbids-while-it-applies")


def test_garuda_turns_a_monster_in_the_opponents_end_phase() -> None:
    """card: Garuda the Wind Spirit ①"""
    t = their_turn("monsters: Garuda the Wind Spirit", "monsters: Gemini Elf")
    t.opp.goes_to("end phase")
    t.you.does("activate Garuda the Wind Spirit")
    t.nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "defense"


def test_inferno_burns_for_a_monster_it_destroys() -> None:
    """card: Inferno ①"""
    t = your_turn("monsters: Inferno", "monsters: Kuriboh", "Battle Step")
    t.you.attacks("Inferno", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 800 - 1500


def test_gigantes_takes_all_spells_and_traps_with_it() -> None:
    """card: Gigantes ①"""
    t = your_turn(
        "monsters: Blue-Eyes White Dragon   field: Umi", "monsters: Gigantes   set: Dust Tornado", "Battle Step"
    )
    t.you.attacks("Blue-Eyes White Dragon", "Gigantes")
    t.nobody_responds()
    assert t.you.graveyard == ["Umi"] and sorted(t.opp.graveyard) == ["Dust Tornado", "Gigantes"]


def test_chaos_sorcerer_comes_for_light_and_dark_and_banishes_instead_of_attacking() -> None:
    """card: Chaos Sorcerer, Chaos Sorcerer ①"""
    t = your_turn(
        "hand: Chaos Sorcerer   graveyard: Mystical Elf, Feral Imp   monsters: Sangan", "monsters: Gemini Elf"
    )
    t.you.special_summons("Chaos Sorcerer")
    assert sorted(t.you.banished) == ["Feral Imp", "Mystical Elf"]
    t.you.does("activate Chaos Sorcerer")
    t.you.targets("Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"]
    t.you.goes_to("battle phase")
    assert t.phase == "Battle Phase"
    t.you.cannot("attack directly with Chaos Sorcerer", because="effect.cannot.forbids-while-it-applies")


def test_doom_dozer_comes_for_two_insects_and_mills_a_card_with_its_damage() -> None:
    """card: Doom Dozer"""
    t = your_turn("hand: Doom Dozer   graveyard: Hercules Beetle, Flying Kamakiri #1, Kuriboh")
    t.you.special_summons("Doom Dozer")
    assert t.you.graveyard == ["Kuriboh"] and len(t.you.banished) == 2
    t.you.goes_to("battle phase")
    t.you.attacks_directly("Doom Dozer")
    t.nobody_responds()
    assert t.opp.lp == 5200 and t.opp.graveyard == ["Sogen"]


# ------------------------------------------------------------------------------- what is Tributed or sent away for them


def test_gate_guardian_comes_for_its_three_parts() -> None:
    """card: Gate Guardian"""
    parts = "Sanga of the Thunder, Kazejin, Suijin"
    t = your_turn(f"hand: Gate Guardian   monsters: {parts}")
    t.you.special_summons("Gate Guardian")
    assert t.you.monsters == ["Gate Guardian"] and len(t.you.graveyard) == 3
    t = your_turn("hand: Gate Guardian   monsters: Sanga of the Thunder, Kazejin, Kazejin")
    t.you.cannot("special summon Gate Guardian", because=FULFILLED)


@pytest.mark.parametrize(
    ("name", "given", "revived"),
    [
        ("Blue-Eyes Shining Dragon", "Blue-Eyes Ultimate Dragon", False),
        ("Red-Eyes Darkness Dragon", "Red-Eyes Black Dragon", True),
        ("Dark Eradicator Warlock", "Dark Magician", True),
        ("Armed Dragon LV10", "Armed Dragon LV7", False),
    ],
)
def test_a_monster_that_another_turns_into_comes_in_no_other_way(name: str, given: str, revived: bool) -> None:
    """card: Blue-Eyes Shining Dragon, Red-Eyes Darkness Dragon, Dark Eradicator Warlock, Armed Dragon LV10"""
    t = your_turn(f"hand: {name}   monsters: Kuriboh")
    t.you.cannot(f"special summon {name}", because=FULFILLED)
    t = your_turn(f"hand: {name}, Dark Hole, Monster Reborn   monsters: {given}")
    t.you.special_summons(name)
    assert t.you.monsters == [name] and t.you.graveyard == [given]
    t.you.activates("Dark Hole")
    assert name in t.you.graveyard
    if not revived:  # what it came for was itself never summoned as it must be
        t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
        return
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == [given]


def test_the_dragons_grow_with_the_dragons_in_the_graveyard() -> None:
    """card: Blue-Eyes Shining Dragon ①, Red-Eyes Darkness Dragon ①"""
    t = your_turn(
        "monsters: Blue-Eyes Shining Dragon, Red-Eyes Darkness Dragon   graveyard: 2 Luster Dragon, Kuriboh",
        "graveyard: Luster Dragon",
    )
    assert t.you.atk_of("Blue-Eyes Shining Dragon") == 3600
    assert t.you.atk_of("Red-Eyes Darkness Dragon") == 3000


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_blue_eyes_shining_dragon_negates_what_targets_it() -> None:
    """card: Blue-Eyes Shining Dragon ②"""
    t = their_turn("monsters: Blue-Eyes Shining Dragon, Kuriboh", "set: Dust Tornado   hand: Book of Moon")
    t.opp.activates("Book of Moon", targeting="Blue-Eyes Shining Dragon")
    t.you.activates("Blue-Eyes Shining Dragon")
    t.nobody_responds()
    assert t.you.monster("Blue-Eyes Shining Dragon").position == "attack"


def test_blue_eyes_shining_dragon_negates_monster_effects_that_target_it() -> None:
    """card: Blue-Eyes Shining Dragon ②"""
    t = their_turn("monsters: Blue-Eyes Shining Dragon, Kuriboh", "monsters: Barrel Dragon   hand: Exiled Force")
    t.opp.summons("Exiled Force")
    t.opp.activates("Exiled Force", targeting="Blue-Eyes Shining Dragon")
    t.you.activates("Blue-Eyes Shining Dragon")
    t.nobody_responds()
    assert t.you.monsters == ["Blue-Eyes Shining Dragon", "Kuriboh"] and t.opp.graveyard == ["Exiled Force"]


def test_sorcerer_of_dark_magic_comes_for_two_great_spellcasters_and_negates_traps() -> None:
    """card: Sorcerer of Dark Magic, Sorcerer of Dark Magic ①"""
    t = your_turn("hand: Sorcerer of Dark Magic   monsters: Dark Magician, Dark Magician, Mystical Elf")
    t.you.special_summons("Sorcerer of Dark Magic")
    assert sorted(t.you.monsters) == ["Mystical Elf", "Sorcerer of Dark Magic"]
    t = your_turn("monsters: Sorcerer of Dark Magic   field: Umi", "set: Dust Tornado", "Battle Step")
    t.you.attacks_directly("Sorcerer of Dark Magic")
    t.opp.activates("Dust Tornado", targeting="Umi")
    t.you.activates("Sorcerer of Dark Magic")
    t.nobody_responds()
    assert t.opp.graveyard == ["Dust Tornado"] and t.you.field_zone == ["Umi"]


def test_dark_eradicator_warlock_hurts_for_every_normal_spell() -> None:
    """card: Dark Eradicator Warlock"""
    t = your_turn("monsters: Dark Eradicator Warlock   hand: Pot of Greed, Umi")
    t.you.activates("Pot of Greed")
    assert t.opp.lp == 7000
    t.you.activates("Umi")
    assert t.opp.lp == 7000


def test_armed_dragon_lv10_destroys_all_face_up_monsters_for_a_card() -> None:
    """card: Armed Dragon LV10"""
    t = your_turn("monsters: Armed Dragon LV10   hand: Umi", "monsters: Gemini Elf, Battle Ox, Sangan (set)")
    t.you.activates("Armed Dragon LV10")
    assert t.opp.monsters == ["Sangan"] and t.you.graveyard == ["Umi"]


def test_hamon_comes_for_three_continuous_spells() -> None:
    """card: Hamon, Lord of Striking Thunder"""
    spells = "Messenger of Peace, Messenger of Peace, Messenger of Peace"
    t = your_turn(f'hand: "Hamon, Lord of Striking Thunder"   spells: {spells}')
    t.you.special_summons('"Hamon, Lord of Striking Thunder"')
    assert t.you.graveyard == ["Messenger of Peace"] * 3 and t.you.spells == []


def test_hamon_guards_in_defense_position_and_hurts_for_what_it_destroys() -> None:
    """card: Hamon, Lord of Striking Thunder ①②"""
    t = their_turn(
        'monsters: "Hamon, Lord of Striking Thunder" (defense), Kuriboh', "monsters: Gemini Elf", "Battle Step"
    )
    t.opp.cannot("attack Kuriboh with Gemini Elf", because="effect.cannot.forbids-while-it-applies")
    t = your_turn('monsters: "Hamon, Lord of Striking Thunder"', "monsters: Gemini Elf", "Battle Step")
    t.you.attacks('"Hamon, Lord of Striking Thunder"', "Gemini Elf")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2100 - 1000


# ---------------------------------------------------------------------------------------- Gogogo Golem - Golden Form

GOLEM = "Gogogo Golem - Golden Form"

HEALER = probe("Test Healer", "Fairy / Effect", Ignition(1, do=GainLP(500)))
HELPER = probe("Test Helper", "Fairy / Effect", Ignition(1, cost=Discard(THIS_CARD), do=GainLP(500), from_=YOUR_HAND))


def golden(opp: str = "", monsters: str = "monsters: Gogogo Golem") -> Table:
    """The Golem has just come for a Gogogo monster with 1800 ATK."""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   hand: {GOLEM}   {monsters}   deck: 4 Sogen\n"
        f"opp 8000   {opp}   deck: 4 Sogen",
        pool=pool_with(HEALER, HELPER),
    )
    t.you.special_summons(GOLEM)
    return t


def test_the_golem_comes_for_a_gogogo_monster_and_doubles_its_atk() -> None:
    """card: Gogogo Golem - Golden Form"""
    t = golden()
    assert t.you.monsters == [GOLEM] and t.you.graveyard == ["Gogogo Golem"] and t.you.atk_of(GOLEM) == 3600
    t = your_turn(f"hand: {GOLEM}, Monster Reborn   monsters: Gemini Elf   graveyard: {GOLEM}")
    t.you.cannot(f"special summon {GOLEM}", because="summon.special-monster.by-fulfilling-condition")
    t.you.cannot(f"summon {GOLEM}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_the_golem_does_half_its_battle_damage() -> None:
    """card: Gogogo Golem - Golden Form"""
    t = golden()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(GOLEM)
    assert t.opp.lp == 8000 - 1800


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
def test_the_golem_must_negate_a_monster_effect_of_the_opponents_field_for_1500_atk() -> None:
    """card: Gogogo Golem - Golden Form"""
    t = golden("monsters: Test Healer")
    t.you.ends_turn()
    t.opp.activates("Test Healer")
    assert t.opp.lp == 8000 and t.you.atk_of(GOLEM) == 2100
    t.opp.activates("Test Healer")  # once per turn
    assert t.opp.lp == 8500 and t.you.atk_of(GOLEM) == 2100


@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=0)
def test_the_golem_without_1500_atk_negates_nothing() -> None:
    """card: Gogogo Golem - Golden Form"""
    t = golden("monsters: Test Healer")
    for atk, lp in ((2100, 8000), (600, 8000), (600, 8500)):
        t.you.ends_turn()
        t.opp.activates("Test Healer")
        assert t.you.atk_of(GOLEM) == atk and t.opp.lp == lp
        t.opp.ends_turn()


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_the_golem_lets_its_own_side_and_effects_off_the_field_be() -> None:
    """card: Gogogo Golem - Golden Form"""
    t = golden("hand: Test Helper", "monsters: Gogogo Golem, Test Healer")
    t.you.activates("Test Healer")
    assert t.you.lp == 8500 and t.you.atk_of(GOLEM) == 3600
    t.you.ends_turn()
    t.opp.activates("Test Helper")
    assert t.opp.lp == 8500 and t.you.atk_of(GOLEM) == 3600


# ---------------------------------------------------------------------------------------------------------------- Uria

URIA = "Uria, Lord of Searing Flames"


def test_uria_comes_for_three_face_up_traps_and_grows_with_continuous_traps() -> None:
    """card: Uria, Lord of Searing Flames, Uria, Lord of Searing Flames ①"""
    traps = "Call of the Haunted, Skill Drain, Imperial Order"
    t = your_turn(f'hand: "{URIA}", Monster Reborn   spells: {traps}   graveyard: Mirror Force, Umi')
    t.you.special_summons(URIA)
    assert t.you.monsters == [URIA] and len(t.you.graveyard) == 5 and t.you.atk_of(URIA) == 3000
    t = your_turn(f'hand: "{URIA}"   set: {traps}')
    t.you.cannot(f"special summon {URIA}", because="summon.special-monster.by-fulfilling-condition")
    t = your_turn(f'hand: Monster Reborn   graveyard: "{URIA}"')
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_uria_destroys_a_set_card_that_cannot_be_chained() -> None:
    """card: Uria, Lord of Searing Flames ②"""
    t = your_turn(f'monsters: "{URIA}"', "set: Waboku, Scapegoat")
    t.you.activates(URIA, targeting="Waboku")
    # Neither is asked: Spell and Trap Cards are not activated in response.
    assert t.chain == [] and t.opp.graveyard == ["Waboku"] and t.opp.set_cards == ["Scapegoat"]
    t.you.cannot(f"activate {URIA}", because="effect.once-per-turn.limits-the-user")
