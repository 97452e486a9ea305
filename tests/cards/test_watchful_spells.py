"""Cards: Continuous Spells that act each time something happens."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"

# ------------------------------------------------------------------------------------------------------------------ LP


def test_the_spring_of_rebirth_gives_500_when_monsters_return_to_a_hand() -> None:
    """card: Spring of Rebirth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Spring of Rebirth   set: Compulsory Evacuation Device   hand: Giant Trunade
        opp 8000   monsters: Sangan   set: Dark Hole
    """)
    t.you.activates("Compulsory Evacuation Device").nobody_responds()
    assert t.you.lp == 8500 and t.opp.hand == ["Sangan"]
    t.you.activates("Giant Trunade").nobody_responds()
    assert t.you.lp == 8500


def test_the_spring_of_rebirth_gives_nothing_for_what_comes_from_elsewhere() -> None:
    """card: Spring of Rebirth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Spring of Rebirth   hand: The Warrior Returning Alive   graveyard: Celtic Guardian
        opp 8000
    """)
    t.you.activates("The Warrior Returning Alive").nobody_responds()
    assert t.you.hand == ["Celtic Guardian"] and t.you.lp == 8000


def test_soul_absorption_gives_500_for_each_card_that_is_banished() -> None:
    """card: Soul Absorption"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Soul Absorption   hand: Soul Release
        opp 8000   graveyard: Sangan, Kuriboh, Dark Hole, Umi
    """)
    t.you.activates("Soul Release", targeting=("Sangan", "Kuriboh", "Dark Hole")).nobody_responds()
    assert t.opp.banished == ["Sangan", "Kuriboh", "Dark Hole"] and t.you.lp == 8000 + 3 * 500


def test_soul_absorption_gives_nothing_for_what_goes_to_the_graveyard() -> None:
    """card: Soul Absorption"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Soul Absorption   hand: Dark Hole
        opp 8000   monsters: Sangan, Kuriboh
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.lp == 8000


@pytest.mark.parametrize("who", ["you", "opp"])
def test_morale_boost_gives_1000_for_an_equip_and_takes_as_much_when_it_goes(who: str) -> None:
    """card: Morale Boost"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: Morale Boost   monsters: Sangan
                   {"hand: Dark Energy, Mystical Space Typhoon" if who == "you" else ""}
        opp 8000   {"hand: Dark Energy, Mystical Space Typhoon" if who == "opp" else ""}
    """)
    seat, other = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    seat.activates("Dark Energy", targeting="Sangan").nobody_responds()
    assert (seat.lp, other.lp) == (9000, 8000)
    seat.activates("Mystical Space Typhoon", targeting="Dark Energy").nobody_responds()
    assert (seat.lp, other.lp) == (8000, 8000)


def test_morale_boost_is_not_about_other_cards() -> None:
    """card: Morale Boost"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Morale Boost   monsters: Sangan   hand: Giant Trunade
        opp 8000   set: Trap Hole, Dark Energy
    """)
    t.you.activates("Giant Trunade").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


def test_three_sevens_are_three_cards_and_2100_lp() -> None:
    """card: 7"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: 7   hand: 2 7   deck: 5 Umi
        opp 8000   spells: 7
    """)
    t.you.activates("7").nobody_responds()
    assert t.you.spells == ["7", "7"] and t.you.hand == ["7"]
    t.you.activates("7").nobody_responds()
    t.you.triggers("7")
    t.you.triggers("7")
    t.nobody_responds()
    assert t.you.hand == ["Umi"] * 3 and t.you.spells == [] and t.opp.spells == []
    assert t.you.lp == 8000 + 3 * 700 and t.opp.lp == 8700


def test_a_seven_gives_700_when_it_is_sent_from_the_field_only() -> None:
    """card: 7"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: 7   hand: 7, Mystical Space Typhoon   set: Raigeki Break   deck: 5 Umi
        opp 8000   monsters: Sangan
    """)
    t.you.activates("Raigeki Break", discarding="7", targeting="Sangan").nobody_responds()
    assert t.you.lp == 8000
    t.you.activates("Mystical Space Typhoon", targeting="7").nobody_responds()
    assert t.you.lp == 8700


# -------------------------------------------------------------------------------------------------------------- battles


@pytest.mark.parametrize(("name", "burn"), [("Silver Fang", 500), ("Vorse Raider", 0)])
def test_poison_fangs_burn_for_the_battle_damage_of_beasts(name: str, burn: int) -> None:
    """card: Poison Fangs"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Poison Fangs   monsters: {name}
        opp 8000
    """)
    t.you.attacks_directly(name)
    t.nobody_responds()
    assert t.opp.lp == 8000 - {"Silver Fang": 1200, "Vorse Raider": 1900}[name] - burn


def test_poison_fangs_do_not_burn_their_own_player() -> None:
    """card: Poison Fangs"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Poison Fangs
        opp 8000   monsters: Silver Fang
    """)
    t.opp.attacks_directly("Silver Fang")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (6800, 8000)


@pytest.mark.parametrize(
    ("attacker", "lies", "destroyed"),
    [("Vorse Raider", "defense", True), ("Vorse Raider", "set", True), ("Blue-Eyes White Dragon", "defense", False)],
)
def test_the_continuous_destruction_punch_destroys_what_attacks_a_higher_defense(
    attacker: str, lies: str, destroyed: bool
) -> None:
    """card: Continuous Destruction Punch"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   spells: Continuous Destruction Punch   monsters: Millennium Shield ({lies})
        opp 8000   monsters: {attacker}
    """)
    t.opp.attacks(attacker, "Millennium Shield")
    t.nobody_responds()
    assert (t.opp.graveyard == [attacker]) == destroyed
    assert t.opp.lp == (8000 - 1100 if destroyed else 8000)


def test_the_continuous_destruction_punch_strikes_at_the_end_of_the_damage_step() -> None:
    """card: Continuous Destruction Punch"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Continuous Destruction Punch   monsters: Wall of Illusion (defense)
        opp 8000   monsters: Battle Ox
    """)
    t.opp.attacks("Battle Ox", "Wall of Illusion")
    t.nobody_responds()
    assert t.opp.hand == ["Battle Ox"]


def test_the_continuous_destruction_punch_is_not_for_attack_position_or_ones_own_attackers() -> None:
    """card: Continuous Destruction Punch"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Continuous Destruction Punch   monsters: Vorse Raider
        opp 8000   monsters: Millennium Shield (defense)
    """)
    t.you.attacks("Vorse Raider", "Millennium Shield")
    t.nobody_responds()
    assert t.you.monsters == ["Vorse Raider"]
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Continuous Destruction Punch   monsters: Mystical Elf
        opp 8000   monsters: Vorse Raider
    """)
    t.opp.attacks("Vorse Raider", "Mystical Elf")
    t.nobody_responds()
    assert t.opp.monsters == ["Vorse Raider"]


# ------------------------------------------------------------------------------------------------- summoned, destroyed


@pytest.mark.parametrize("who", ["you", "opp"])
def test_stumbling_turns_what_is_normal_summoned(who: str) -> None:
    """card: Stumbling"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Main Phase 1, {who} to act
        you 8000   spells: Stumbling   {"hand: Sangan" if who == "you" else ""}
        opp 8000   {"hand: Sangan" if who == "opp" else ""}
    """)
    seat = t.you if who == "you" else t.opp
    seat.summons("Sangan")
    t.nobody_responds()
    assert "you activated Stumbling" in t.log() and seat.monster("Sangan").position == "defense"


def test_stumbling_turns_what_is_flipped_and_every_one_of_those_that_come_together() -> None:
    """card: Stumbling"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Stumbling   hand: The Flute of Summoning Dragon, Petit Dragon, Blackland Fire Dragon
                   monsters: Sangan (set), Lord of D., Battle Ox
        opp 8000
    """)
    t.you.flip_summons("Sangan")
    t.nobody_responds()
    assert t.you.monster("Sangan").position == "defense" and t.you.monster("Battle Ox").position == "attack"
    t.you.activates("The Flute of Summoning Dragon").nobody_responds()
    t.you.chooses("Petit Dragon", "Blackland Fire Dragon")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monster("Petit Dragon").position == "defense"
    assert t.you.monster("Blackland Fire Dragon").position == "defense"


def test_stumbling_does_not_turn_up_what_has_been_turned_face_down() -> None:
    """card: Stumbling"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Stumbling   hand: Sangan
        opp 8000   set: Book of Moon
    """)
    t.you.summons("Sangan")
    t.opp.activates("Book of Moon").nobody_responds()
    assert "link 1 Stumbling resolved" in t.log() and t.you.monster("Sangan").position == "set"


def test_stumbling_leaves_what_is_set_or_comes_in_defense_alone() -> None:
    """card: Stumbling"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Stumbling   hand: Sangan, Monster Reborn   graveyard: Kuriboh
        opp 8000
    """)
    t.you.sets("Sangan")
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("defense")
    assert "you activated Stumbling" not in t.log() and t.you.monster("Sangan").position == "set"


def test_the_mokey_mokey_smackdown_makes_them_angry_for_a_turn() -> None:
    """card: Mokey Mokey Smackdown"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mokey Mokey Smackdown   monsters: 2 Mokey Mokey, Shining Angel
                   set: Raigeki Break   hand: Kuriboh   deck: 3 Umi
        opp 8000   monsters: Mokey Mokey   deck: 3 Umi
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Shining Angel").nobody_responds()
    assert t.you.atk_of("Mokey Mokey", 1) == t.you.atk_of("Mokey Mokey", 2) == 3000
    assert t.opp.atk_of("Mokey Mokey") == 300
    t.you.ends_turn()
    t.nobody_responds()
    assert t.you.atk_of("Mokey Mokey", 1) == 300


@pytest.mark.parametrize(
    ("mine", "theirs", "target"),
    [
        ("Mokey Mokey, Sangan", "Kuriboh", "Sangan"),
        ("Mokey Mokey, Shining Angel (set)", "Kuriboh", "Shining Angel"),
        ("Mokey Mokey", "Shining Angel", "Shining Angel"),
    ],
)
def test_the_mokey_mokey_smackdown_is_about_ones_own_face_up_fairies(mine: str, theirs: str, target: str) -> None:
    """card: Mokey Mokey Smackdown"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mokey Mokey Smackdown   monsters: {mine}   set: Raigeki Break   hand: Kuriboh, Umi
        opp 8000   monsters: {theirs}
    """)
    t.you.activates("Raigeki Break", discarding="Umi", targeting=target).nobody_responds()
    assert t.you.atk_of("Mokey Mokey") == 300


def test_branch_brings_a_material_of_a_fallen_fusion_monster_back() -> None:
    """card: Branch!"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Branch!   hand: Polymerization, Elemental HERO Avian, Elemental HERO Burstinatrix, Fissure
                   extra: Elemental HERO Flame Wingman   set: Raigeki Break   graveyard: Kuriboh
        opp 8000
    """)
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Raigeki Break", discarding="Fissure", targeting="Elemental HERO Flame Wingman").nobody_responds()
    t.you.triggers("Branch!")
    assert sorted(t.you.is_asked("target").offers) == ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    t.you.targets("Elemental HERO Avian").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Elemental HERO Avian"]


def test_branch_does_not_answer_what_is_not_destroyed() -> None:
    """card: Branch!"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Branch!   hand: Polymerization, Elemental HERO Avian, Elemental HERO Burstinatrix
                   extra: Elemental HERO Flame Wingman   monsters: Mystic Tomato
                   set: Enemy Controller
        opp 8000   monsters: Sangan
    """)
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Enemy Controller", effect=2, tributing="Elemental HERO Flame Wingman").nobody_responds()
    t.you.take_zone()
    assert t.you.is_asked("open state") and "Elemental HERO Flame Wingman" in t.you.graveyard
    assert "you activated Branch!" not in t.log()


def test_the_different_dimension_gate_returns_both_monsters_as_they_lay_when_it_is_destroyed() -> None:
    """card: Different Dimension Gate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Different Dimension Gate, Mystical Space Typhoon   monsters: Sangan (defense)
        opp 8000   monsters: Vorse Raider (set), Kuriboh
    """)
    t.you.activates("Different Dimension Gate")
    t.you.targets("Vorse Raider")
    t.nobody_responds()
    assert t.you.banished == ["Sangan"] and t.opp.banished == ["Vorse Raider"] and t.opp.monsters == ["Kuriboh"]
    t.you.activates("Mystical Space Typhoon", targeting="Different Dimension Gate").nobody_responds()
    t.opp.take_zone()
    t.you.take_zone()
    assert t.you.monster("Sangan").position == "defense"
    assert t.opp.monster("Vorse Raider").position == "set"


def test_the_different_dimension_gate_returns_nothing_when_it_only_goes_to_the_hand() -> None:
    """card: Different Dimension Gate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Different Dimension Gate, Giant Trunade   monsters: Sangan
        opp 8000   monsters: Kuriboh
    """)
    t.you.activates("Different Dimension Gate").nobody_responds()
    t.you.activates("Giant Trunade").nobody_responds()
    assert t.you.banished == ["Sangan"] and t.opp.banished == ["Kuriboh"]


def test_the_different_dimension_gate_needs_a_monster_on_each_side() -> None:
    """card: Different Dimension Gate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Different Dimension Gate   monsters: Sangan
        opp 8000
    """)
    t.you.cannot("activate Different Dimension Gate", because=NO_TARGET)
