"""Cards: Fusion Monsters of a deck of 2005 that restrict what others do."""

import pytest

from table import Table, table

TER = "Thousand-Eyes Restrict"
BALTER = "Dark Balter the Terrible"
WARRIOR = "The Last Warrior from Another Planet"
REAPER = "Reaper on the Nightmare"
SKULL = "Fiend Skull Dragon"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", when: str = "Main Phase 1, you to act") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {when}\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def your_battle(you: str, opp: str = "") -> Table:
    """Lay out your Battle Step."""
    return your_turn(you, opp, "Battle Step, you to act")


def takes(t: Table, name: str) -> None:
    """Let Thousand-Eyes Restrict take a monster; the zone for it is asked for when the target is known."""
    t.you.activates(TER, targeting=name)
    t.you.settle_zone(None)


# ---------------------------------------------------------------------------------------------- Thousand-Eyes Restrict


def test_no_other_monster_attacks_or_changes_position_while_thousand_eyes_restrict_is_there() -> None:
    """card: Thousand-Eyes Restrict ①"""
    t = your_turn("monsters: Gemini Elf, Battle Ox (set)   hand: Reload", f"monsters: {TER} (defense)")
    for wish in ("change position of Gemini Elf", "flip summon Battle Ox"):
        assert t.you.cannot(wish, because=FORBIDDEN).card == TER
    t = your_battle("monsters: Gemini Elf   hand: Reload", f"monsters: {TER} (defense)")
    assert t.you.cannot(f"attack {TER} with Gemini Elf", because=FORBIDDEN).card == TER


def test_thousand_eyes_restrict_itself_attacks_and_changes_position() -> None:
    """card: Thousand-Eyes Restrict ①"""
    t = your_turn(f"monsters: {TER}")
    t.you.can(f"change position of {TER}")
    t.you.goes_to("Battle Phase")
    t.you.can(f"{TER} attacks directly")


def test_two_thousand_eyes_restricts_hold_each_other() -> None:
    """card: Thousand-Eyes Restrict ①"""
    t = your_turn(f"monsters: {TER}", f"monsters: {TER}")
    t.you.cannot(f"change position of {TER}", because=FORBIDDEN)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_effects_still_change_positions_under_thousand_eyes_restrict() -> None:
    """card: Thousand-Eyes Restrict ①"""
    t = your_turn("monsters: Gemini Elf   hand: Book of Moon", f"monsters: {TER}")
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    assert t.you.monster("Gemini Elf").position == "set"


def test_thousand_eyes_restrict_takes_a_monster_and_its_values() -> None:
    """card: Thousand-Eyes Restrict ②③"""
    t = your_turn(f"monsters: {TER}", "monsters: Gemini Elf, Battle Ox   field: Yami")
    takes(t, "Gemini Elf")
    assert t.opp.monsters == ["Battle Ox"] and t.you.spells == ["Gemini Elf"]
    # The printed values, and Yami adds to a Spellcaster.
    assert (t.you.atk_of(TER), t.you.def_of(TER)) == (1900 + 200, 900 + 200)
    t.you.cannot(f"activate {TER}", because="effect.once-per-turn.limits-the-user")


def test_thousand_eyes_restrict_takes_only_one_monster_at_a_time() -> None:
    """card: Thousand-Eyes Restrict ②"""
    t = your_turn(f"monsters: {TER}   deck: Kuriboh", "monsters: Gemini Elf, Battle Ox   deck: 3 Kuriboh   hand: Sogen")
    takes(t, "Gemini Elf")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot(f"activate {TER}", because="effect.condition.all-must-be-met")


def test_thousand_eyes_restrict_takes_another_once_the_first_is_gone() -> None:
    """card: Thousand-Eyes Restrict ②"""
    t = your_turn(
        f"monsters: {TER}   deck: 3 Kuriboh", "monsters: Gemini Elf, Battle Ox   deck: Kuriboh   set: Dust Tornado"
    )
    takes(t, "Gemini Elf")
    t.opp.activates("Dust Tornado", targeting="Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf", "Dust Tornado"] and t.you.atk_of(TER) == 0
    t.you.ends_turn()
    t.opp.ends_turn()
    takes(t, "Battle Ox")
    assert t.you.spells == ["Battle Ox"] and t.you.atk_of(TER) == 1700


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_a_monster_that_is_taken_face_down_stays_face_down_and_gives_nothing() -> None:
    """card: Thousand-Eyes Restrict ②③"""
    t = your_turn(f"monsters: {TER}", "monsters: Gemini Elf (set)")
    takes(t, "Gemini Elf")
    assert t.you.set_cards == ["Gemini Elf"] and not t.opp.monsters
    assert (t.you.atk_of(TER), t.you.def_of(TER)) == (0, 0)


def test_thousand_eyes_restrict_takes_a_token() -> None:
    """card: Thousand-Eyes Restrict ②"""
    t = your_turn(f"monsters: {TER}   hand: Mystical Space Typhoon", "monsters: Lekunga Token")
    takes(t, "Lekunga Token")
    assert t.you.spells == ["Lekunga Token"] and not t.opp.monsters
    t.you.activates("Mystical Space Typhoon", targeting="Lekunga Token")
    assert not t.you.spells and t.opp.graveyard == []


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_the_equipped_monster_is_destroyed_instead_of_thousand_eyes_restrict() -> None:
    """card: Thousand-Eyes Restrict ③"""
    t = your_turn(f"monsters: {TER}", "monsters: Kuriboh, Spirit Reaper, Gemini Elf")
    takes(t, "Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks(TER, "Gemini Elf")
    assert t.you.monsters == [TER] and t.opp.graveyard == ["Kuriboh"] and t.you.lp == 8000 - (1900 - 300)
    assert t.you.atk_of(TER) == 0


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_a_face_down_monster_is_destroyed_instead_too() -> None:
    """card: Thousand-Eyes Restrict ③"""
    t = your_turn(f"monsters: {TER}", "monsters: Kuriboh (set), Gemini Elf")
    takes(t, "Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks(TER, "Gemini Elf")
    assert t.you.monsters == [TER] and t.opp.graveyard == ["Kuriboh"]


def test_thousand_eyes_restrict_falls_in_battle_with_nothing_equipped() -> None:
    """card: Thousand-Eyes Restrict ③"""
    t = your_battle(f"monsters: {TER}, Gemini Elf   spells: Solemn Wishes", "monsters: Battle Ox")
    t.you.attacks(TER, "Battle Ox")
    assert t.you.graveyard == [TER]


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_an_effect_destroys_thousand_eyes_restrict_and_what_it_took() -> None:
    """card: Thousand-Eyes Restrict ③"""
    t = your_turn(f"monsters: {TER}   hand: Dark Hole", "monsters: Gemini Elf")
    takes(t, "Gemini Elf")
    t.you.activates("Dark Hole")
    assert sorted(t.you.graveyard) == ["Dark Hole", TER] and t.opp.graveyard == ["Gemini Elf"]


@pytest.mark.rule("equip.by-own-effect.destroyed-when-monster-negated", scenario=0)
def test_what_it_took_falls_when_thousand_eyes_restrict_is_negated() -> None:
    """card: Thousand-Eyes Restrict ③"""
    t = your_turn(f"monsters: {TER}", "monsters: Gemini Elf   set: Skill Drain")
    t.you.activates(TER, targeting="Gemini Elf")
    t.opp.passes()
    t.you.take_zone(None)
    assert t.you.spells == ["Gemini Elf"]
    t.opp.activates("Skill Drain")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.monsters == [TER]


# ------------------------------------------------------------------------------------------------- Dark Balter


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_dark_balter_negates_the_effect_of_a_normal_spell_for_1000_lp() -> None:
    """card: Dark Balter the Terrible"""
    t = your_turn("hand: Pot of Greed, Umi   deck: 5 Kuriboh", f"monsters: {BALTER}")
    t.you.activates("Pot of Greed")
    t.opp.activates(BALTER)
    assert t.opp.lp == 7000 and t.you.hand == ["Umi"] and t.you.graveyard == ["Pot of Greed"]


@pytest.mark.parametrize("spell", ["Mystical Space Typhoon", "Messenger of Peace"])
def test_dark_balter_lets_other_spells_be(spell: str) -> None:
    """card: Dark Balter the Terrible"""
    t = your_turn(f"hand: {spell}   set: Reload", f"monsters: {BALTER}   set: Trap Hole")
    t.you.does(f"activate {spell}")
    t.you.take_zone(None)
    t.opp.cannot(f"activate {BALTER}", because="effect.condition.all-must-be-met")


@pytest.mark.parametrize("attacker", [BALTER, "Dark Ruler Ha Des", "Gemini Elf"])
def test_the_flip_effect_of_what_dark_balter_destroys_by_battle_is_negated(attacker: str) -> None:
    """card: Dark Balter the Terrible, Dark Ruler Ha Des"""
    t = your_battle(f"monsters: {attacker}   hand: Umi", "monsters: Magician of Faith (set)   graveyard: Pot of Greed")
    t.you.attacks(attacker, "Magician of Faith")
    t.nobody_responds()
    assert "Magician of Faith" in t.opp.graveyard
    assert t.opp.hand == ([] if attacker != "Gemini Elf" else ["Pot of Greed"])


def test_dark_balter_negates_the_effect_of_what_it_destroys_by_battle() -> None:
    """card: Dark Balter the Terrible"""
    t = your_battle(f"monsters: {BALTER}   hand: Umi", "monsters: Mystic Tomato   deck: Sangan, Kuriboh")
    t.you.attacks(BALTER, "Mystic Tomato")
    t.opp.triggers("Mystic Tomato")
    t.nobody_responds()
    assert t.opp.graveyard == ["Mystic Tomato"] and t.opp.monsters == []


# -------------------------------------------------------------------------------------------------- Ryu Senshi


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_ryu_senshi_negates_the_effect_of_a_normal_trap_for_1000_lp() -> None:
    """card: Ryu Senshi"""
    t = your_battle("monsters: Ryu Senshi, Gemini Elf", "set: Mirror Force")
    t.you.attacks_directly("Gemini Elf")
    t.opp.activates("Mirror Force")
    t.you.activates("Ryu Senshi")
    assert t.you.lp == 7000 and t.you.monsters == ["Ryu Senshi", "Gemini Elf"] and t.opp.graveyard == ["Mirror Force"]


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=0)
def test_ryu_senshi_does_nothing_if_it_no_longer_lies_face_up() -> None:
    """card: Ryu Senshi"""
    t = your_battle("monsters: Ryu Senshi, Gemini Elf", "set: Mirror Force, Book of Moon")
    t.you.attacks_directly("Gemini Elf")
    t.opp.activates("Mirror Force")
    t.you.activates("Ryu Senshi")
    # Book of Moon targets it, but its Continuous Effect negates that: it stays face-up.
    t.opp.activates("Book of Moon", targeting="Ryu Senshi")
    assert t.you.monster("Ryu Senshi").position == "attack" and t.you.monsters == ["Ryu Senshi", "Gemini Elf"]
    assert sorted(t.opp.graveyard) == ["Book of Moon", "Mirror Force"]


def test_ryu_senshi_lets_continuous_traps_be() -> None:
    """card: Ryu Senshi"""
    t = your_turn("monsters: Ryu Senshi", "set: Call of the Haunted   graveyard: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Call of the Haunted", targeting="Gemini Elf")
    t.you.cannot("activate Ryu Senshi", because="effect.condition.all-must-be-met") if t.chain else None
    assert t.you.lp == 8000


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_a_spell_that_targets_ryu_senshi_is_negated_and_destroyed() -> None:
    """card: Ryu Senshi"""
    t = your_turn("hand: Snatch Steal", "monsters: Ryu Senshi")
    t.you.activates("Snatch Steal", targeting="Ryu Senshi")
    assert t.opp.monsters == ["Ryu Senshi"] and t.you.graveyard == ["Snatch Steal"]
    assert "Snatch Steal destroyed (effect)" in t.log()


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_a_spell_that_targets_another_monster_is_not_negated_by_ryu_senshi() -> None:
    """card: Ryu Senshi"""
    t = your_turn("hand: Book of Moon", "monsters: Ryu Senshi, Gemini Elf")
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "set"


# ------------------------------------------------------------------------------------------ Fiend Skull Dragon


def test_fiend_skull_dragon_negates_flip_effects() -> None:
    """card: Fiend Skull Dragon"""
    t = your_turn("monsters: Man-Eater Bug (set)   hand: Umi", f"monsters: {SKULL}")
    t.you.flip_summons("Man-Eater Bug")
    t.you.targets(SKULL) if t.you.request().purpose == 10 else None
    assert t.opp.monsters == [SKULL] and t.you.monsters == ["Man-Eater Bug"]


def test_fiend_skull_dragon_negates_a_flip_effect_whose_monster_is_gone() -> None:
    """card: Fiend Skull Dragon"""
    t = your_battle(
        f"monsters: {SKULL}, Kuriboh", "monsters: Magician of Faith (set)   graveyard: Pot of Greed   hand: Umi"
    )
    t.you.attacks(SKULL, "Magician of Faith")
    t.nobody_responds()
    assert t.opp.hand == ["Umi"] and "Pot of Greed" in t.opp.graveyard


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_a_trap_that_targets_fiend_skull_dragon_is_negated_and_destroyed() -> None:
    """card: Fiend Skull Dragon"""
    t = your_battle(f"monsters: {SKULL}, Kuriboh", "set: Sakuretsu Armor")
    t.you.attacks_directly(SKULL)
    t.opp.activates("Sakuretsu Armor", targeting=SKULL)
    assert t.you.monsters == [SKULL, "Kuriboh"] and t.opp.lp == 6000 and t.opp.graveyard == ["Sakuretsu Armor"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_a_trap_that_does_not_target_destroys_fiend_skull_dragon() -> None:
    """card: Fiend Skull Dragon"""
    t = your_battle(f"monsters: {SKULL}, Kuriboh", "set: Mirror Force")
    t.you.attacks_directly(SKULL)
    t.opp.activates("Mirror Force")
    assert SKULL in t.you.graveyard


def test_a_negated_fiend_skull_dragon_negates_nothing() -> None:
    """card: Fiend Skull Dragon"""
    t = your_battle(f"monsters: {SKULL}, Kuriboh", "set: Sakuretsu Armor   spells: Skill Drain")
    t.you.attacks_directly(SKULL)
    t.opp.activates("Sakuretsu Armor", targeting=SKULL)
    assert t.you.monsters == ["Kuriboh"]


# --------------------------------------------------------------------- The Last Warrior from Another Planet


def test_the_last_warrior_destroys_its_players_other_monsters_when_it_is_special_summoned() -> None:
    """card: The Last Warrior from Another Planet"""
    hand = "hand: Polymerization, Zombyra the Dark, Maryokutai"
    t = your_turn(f"{hand}   monsters: Gemini Elf, Kuriboh (set)   extra: {WARRIOR}", "monsters: Battle Ox")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [WARRIOR] and t.opp.monsters == ["Battle Ox"]
    assert {"Gemini Elf", "Kuriboh"} <= set(t.you.graveyard)


def test_nobody_can_summon_while_the_last_warrior_is_there() -> None:
    """card: The Last Warrior from Another Planet"""
    hand = "hand: Gemini Elf, Cyber Dragon, Monster Reborn   graveyard: Kuriboh   monsters: Battle Ox (set)"
    t = your_turn(hand, f"monsters: {WARRIOR}")
    for wish in ("summon Gemini Elf", "flip summon Battle Ox", "activate Monster Reborn"):
        assert t.you.cannot(wish, because=FORBIDDEN).card == WARRIOR
    t = your_turn("hand: Cyber Dragon", f"monsters: {WARRIOR}")
    assert t.you.cannot("special summon Cyber Dragon", because=FORBIDDEN).card == WARRIOR
    t = your_turn(f"hand: Gemini Elf   monsters: {WARRIOR}")
    assert t.you.cannot("summon Gemini Elf", because=FORBIDDEN).card == WARRIOR


def test_monsters_can_be_set_while_the_last_warrior_is_there() -> None:
    """card: The Last Warrior from Another Planet"""
    t = your_turn("hand: Gemini Elf", f"monsters: {WARRIOR}")
    t.you.sets("Gemini Elf")
    assert t.you.monsters == ["Gemini Elf"]


@pytest.mark.parametrize(
    ("fusion", "materials"),
    [
        (TER, "Relinquished, Thousand-Eyes Idol"),
        (BALTER, "Possessed Dark Soul, Frontier Wiseman"),
        ("Ryu Senshi", "Warrior Dai Grepher, Spirit Ryu"),
        (WARRIOR, "Zombyra the Dark, Maryokutai"),
        (SKULL, "Cave Dragon, Lesser Fiend"),
    ],
)
def test_a_fusion_monster_is_made_of_the_monsters_it_names(fusion: str, materials: str) -> None:
    """card: Thousand-Eyes Restrict, Dark Balter the Terrible, Ryu Senshi, Fiend Skull Dragon"""
    t = your_turn(f"hand: Polymerization   monsters: {materials}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion]


@pytest.mark.parametrize(
    ("fusion", "material"),
    [(BALTER, "Possessed Dark Soul"), ("Ryu Senshi", "Spirit Ryu"), (SKULL, "Cave Dragon")],
)
def test_no_other_card_takes_the_place_of_a_material(fusion: str, material: str) -> None:
    """card: Dark Balter the Terrible, Ryu Senshi, Fiend Skull Dragon"""
    t = your_turn(f"hand: Polymerization   monsters: {material}, Mystical Sheep #1   extra: {fusion}")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn(f"hand: Polymerization   monsters: Spirit Reaper, Mystical Sheep #1   extra: {REAPER}")
    t.you.can("activate Polymerization")
