"""Cards: monsters whose ATK and DEF follow other cards, and cards that change ATK and DEF."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------- so much for each


@pytest.mark.parametrize(
    ("card", "other", "atk"),
    [("Swamp Battleguard", "Lava Battleguard", 1800), ("Lava Battleguard", "Swamp Battleguard", 1550)],
)
def test_a_battleguard_gains_500_for_each_of_the_other(card: str, other: str, atk: int) -> None:
    """card: Swamp Battleguard ①, Lava Battleguard ①"""
    t = your_turn(f"monsters: {card}, 2 {other}, {other} (set)", f"monsters: {other}")
    assert t.you.atk_of(card) == atk + 2 * 500


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "atk"),
    [
        ("Wodan the Resident of the Forest", "Firegrass, Man Eater (set)", "Firegrass", 900 + 2 * 100),
        ("Machine King", "Cyber Commander, Cyber Commander (set)", "Cyber Commander", 2200 + 3 * 100),
    ],
)
def test_it_gains_100_for_each_face_up_monster_of_the_type(card: str, mine: str, theirs: str, atk: int) -> None:
    """card: Wodan the Resident of the Forest, Machine King"""
    t = your_turn(f"monsters: {card}, {mine}, Kuriboh", f"monsters: {theirs}")
    assert t.you.atk_of(card) == atk


def test_shadow_ghoul_gains_100_for_each_monster_in_your_graveyard() -> None:
    """card: Shadow Ghoul"""
    t = your_turn("monsters: Shadow Ghoul   graveyard: Kuriboh, Sangan, Umi", "graveyard: Kuriboh")
    assert t.you.atk_of("Shadow Ghoul") == 1800


def test_dark_magician_girl_gains_300_for_each_magician_in_either_graveyard() -> None:
    """card: Dark Magician Girl ①"""
    t = your_turn(
        "monsters: Dark Magician Girl   graveyard: Dark Magician, Kuriboh",
        "graveyard: Dark Magician, Magician of Black Chaos",
    )
    assert t.you.atk_of("Dark Magician Girl") == 2900
    t = your_turn("monsters: Dark Magician Girl, Dark Magician")
    assert t.you.atk_of("Dark Magician Girl") == 2000


@pytest.mark.parametrize(("card", "atk", "def_"), [("Muka Muka", 1200, 900), ("Flash Assailant", 1200, 1200)])
def test_it_counts_the_cards_in_your_hand(card: str, atk: int, def_: int) -> None:
    """card: Muka Muka, Flash Assailant"""
    t = your_turn(f"monsters: {card}   hand: 2 Umi", "hand: 5 Umi")
    assert (t.you.atk_of(card), t.you.def_of(card)) == (atk, def_)


@pytest.mark.parametrize(("count", "atk"), [(1, 700), (3, 2100)])
def test_megarock_dragon_has_700_for_each_banished_rock(count: int, atk: int) -> None:
    """card: Megarock Dragon"""
    t = your_turn("hand: Megarock Dragon, Umi   graveyard: Haniwa, Pot the Trick, Ancient Jar, Kuriboh")
    t.you.does("special summon Megarock Dragon")
    t.you.chooses(*["Haniwa", "Pot the Trick", "Ancient Jar"][:count])
    t.you.takes_position("attack")
    assert (t.you.atk_of("Megarock Dragon"), t.you.def_of("Megarock Dragon")) == (atk, atk)
    assert len(t.you.banished) == count


def test_megarock_dragon_comes_in_no_other_way() -> None:
    """card: Megarock Dragon"""
    t = your_turn("hand: Megarock Dragon, Monster Reborn   graveyard: Kuriboh, Megarock Dragon")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]


# --------------------------------------------------------------------------------------- as long as something is so


@pytest.mark.parametrize(("others", "atk"), [("Kuriboh", 1000), ("Petit Moth", 2000), ("Petit Moth (set)", 1000)])
def test_arsenal_bug_is_strong_only_beside_another_insect(others: str, atk: int) -> None:
    """card: Arsenal Bug"""
    t = your_turn(f"monsters: Arsenal Bug, {others}", "monsters: Petit Moth")
    assert (t.you.atk_of("Arsenal Bug"), t.you.def_of("Arsenal Bug")) == (atk, atk)


@pytest.mark.parametrize(("position", "more"), [("(defense)", 500), ("", 0)])
def test_fairy_king_truesdale_strengthens_your_plants_in_defense_position(position: str, more: int) -> None:
    """card: Fairy King Truesdale ①"""
    t = your_turn(f"monsters: Fairy King Truesdale {position}, Firegrass, Kuriboh", "monsters: Firegrass")
    assert (t.you.atk_of("Firegrass"), t.you.def_of("Firegrass")) == (700 + more, 600 + more)
    assert t.you.def_of("Fairy King Truesdale") == 1500 + more
    assert t.you.atk_of("Kuriboh") == 300 and t.opp.atk_of("Firegrass") == 700


def test_thunder_nyan_nyan_falls_beside_a_monster_that_is_not_light() -> None:
    """card: Thunder Nyan Nyan"""
    t = your_turn("monsters: Thunder Nyan Nyan   hand: Mystical Elf, Umi", "monsters: Kuriboh")
    t.you.summons("Mystical Elf")
    assert t.you.monsters == ["Thunder Nyan Nyan", "Mystical Elf"]
    t = your_turn("monsters: Thunder Nyan Nyan, Mystical Elf   hand: Kuriboh, Umi")
    t.you.summons("Kuriboh")
    assert t.you.graveyard == ["Thunder Nyan Nyan"]


def test_soul_of_purity_and_light_comes_for_two_banished_light_monsters() -> None:
    """card: Soul of Purity and Light"""
    t = your_turn("hand: Soul of Purity and Light   graveyard: 2 Mystical Elf, Kuriboh")
    t.you.special_summons("Soul of Purity and Light")
    assert t.you.banished == ["Mystical Elf", "Mystical Elf"]
    t = your_turn("hand: Soul of Purity and Light   graveyard: Mystical Elf, Kuriboh")
    t.you.cannot("special summon Soul of Purity and Light", because="summon.special-monster.by-fulfilling-condition")


@pytest.mark.parametrize(("whose", "atk"), [("opp", 2200), ("you", 2500)])
def test_soul_of_purity_and_light_weakens_monsters_in_the_opponents_battle_phase(whose: str, atk: int) -> None:
    """card: Soul of Purity and Light"""
    t = table(f"""
        turn {4 if whose == "opp" else 3}, Battle Step, {whose} to act
        you 8000   monsters: Soul of Purity and Light   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    assert t.opp.atk_of("Summoned Skull") == atk and t.you.atk_of("Soul of Purity and Light") == 2000


def test_soul_of_purity_and_light_weakens_nobody_in_a_main_phase() -> None:
    """card: Soul of Purity and Light"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Soul of Purity and Light   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    assert t.opp.atk_of("Summoned Skull") == 2500


def test_yellow_luster_shield_gives_your_monsters_300_def() -> None:
    """card: Yellow Luster Shield"""
    t = your_turn("spells: Yellow Luster Shield   monsters: Kuriboh, Sangan", "monsters: Kuriboh")
    assert (t.you.def_of("Kuriboh"), t.you.def_of("Sangan"), t.opp.def_of("Kuriboh")) == (500, 900, 200)
    assert t.you.atk_of("Kuriboh") == 300


# ------------------------------------------------------------------------------------------------------ for a time


@pytest.mark.parametrize(("card", "def_"), [("Castle Walls", 1100), ("Snake Fang", 100)])
def test_it_changes_def_for_the_turn(card: str, def_: int) -> None:
    """card: Castle Walls, Snake Fang"""
    t = your_turn(f"set: {card}   hand: Umi", "monsters: Sangan, Kuriboh (set)")
    t.you.activates(card, targeting="Sangan").nobody_responds()
    assert (t.opp.def_of("Sangan"), t.opp.atk_of("Sangan")) == (def_, 1000)
    t.you.ends_turn()
    assert t.opp.def_of("Sangan") == 600


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize("card", ["Castle Walls", "Snake Fang"])
def test_it_needs_a_face_up_monster(card: str) -> None:
    """card: Castle Walls, Snake Fang"""
    t = your_turn(f"set: {card}   hand: Umi", "monsters: Kuriboh (set)")
    t.you.cannot(f"activate {card}", because=NO_TARGET)


def test_riryoku_halves_one_monster_for_another() -> None:
    """card: Riryoku ①"""
    t = your_turn("hand: Riryoku, Umi   monsters: Kuriboh", "monsters: Summoned Skull")
    t.you.activates("Riryoku", targeting=["Kuriboh", "Summoned Skull"])
    t.you.chooses("Summoned Skull")
    assert (t.you.atk_of("Kuriboh"), t.opp.atk_of("Summoned Skull")) == (300 + 1250, 1250)
    t.you.ends_turn()
    assert (t.you.atk_of("Kuriboh"), t.opp.atk_of("Summoned Skull")) == (300, 2500)


def test_riryoku_does_nothing_if_one_of_the_two_is_gone() -> None:
    """card: Riryoku ①"""
    t = your_turn(
        "hand: Riryoku, Umi   monsters: Kuriboh", "monsters: Summoned Skull   set: Compulsory Evacuation Device"
    )
    t.you.activates("Riryoku", targeting=["Kuriboh", "Summoned Skull"])
    t.opp.activates("Compulsory Evacuation Device", targeting="Kuriboh").nobody_responds()
    assert t.opp.atk_of("Summoned Skull") == 2500


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_riryoku_needs_two_face_up_monsters() -> None:
    """card: Riryoku ①"""
    t = your_turn("hand: Riryoku, Umi   monsters: Kuriboh", "monsters: Summoned Skull (set)")
    t.you.cannot("activate Riryoku", because=NO_TARGET)


def test_karate_man_doubles_his_original_atk_and_falls_in_the_end_phase() -> None:
    """card: Karate Man"""
    t = your_turn("monsters: Karate Man   hand: Umi   spells: Malevolent Nuzzler (on Karate Man)")
    t.you.activates("Karate Man").nobody_responds()
    assert t.you.atk_of("Karate Man") == 2000
    t.you.cannot("activate Karate Man", because="effect.once-per-turn.limits-the-user")
    t.you.does("end phase")
    t.nobody_responds()
    assert "Karate Man" in t.you.graveyard


def test_karate_man_stays_if_he_did_not_do_it() -> None:
    """card: Karate Man"""
    t = your_turn("monsters: Karate Man   hand: Umi")
    t.you.ends_turn()
    assert t.you.monsters == ["Karate Man"]


# ------------------------------------------------------------------------------------------- when they are summoned


def test_copycat_takes_the_original_values_of_a_monster() -> None:
    """card: Copycat"""
    t = your_turn(
        "hand: Copycat, Umi   spells: Malevolent Nuzzler (on opp zone 1)", "monsters: Summoned Skull, Kuriboh (set)"
    )
    t.you.summons("Copycat")
    t.nobody_responds()
    assert (t.you.atk_of("Copycat"), t.you.def_of("Copycat")) == (2500, 1200)


def test_copycat_also_copies_when_it_is_special_summoned() -> None:
    """card: Copycat"""
    t = your_turn("hand: Monster Reborn   graveyard: Copycat", "monsters: Summoned Skull")
    t.you.activates("Monster Reborn", targeting="Copycat").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Copycat") == 2500


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_copycat_copies_nothing_of_a_monster_that_was_turned_face_down() -> None:
    """card: Copycat"""
    t = your_turn("hand: Copycat", "monsters: Summoned Skull   set: Book of Moon")
    t.you.summons("Copycat")
    t.opp.activates("Book of Moon", targeting="Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "set" and t.you.atk_of("Copycat") == 0


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_copycat_copies_nothing_face_down() -> None:
    """card: Copycat"""
    t = your_turn("hand: Copycat, Umi   monsters: Battle Ox", "monsters: Summoned Skull (set)")
    t.you.summons("Copycat")
    assert t.you.is_asked("open state") and t.you.atk_of("Copycat") == 0


def test_hourglass_of_courage_is_halved_for_two_turns_of_its_player_and_doubled_then() -> None:
    """card: Hourglass of Courage"""
    t = your_turn("hand: Hourglass of Courage")
    t.you.summons("Hourglass of Courage")
    for _ in range(2):
        assert (t.you.atk_of("Hourglass of Courage"), t.you.def_of("Hourglass of Courage")) == (550, 600)
        t.you.ends_turn()
        if t.you.atk_of("Hourglass of Courage") == 550:
            t.opp.ends_turn()
    assert (t.you.atk_of("Hourglass of Courage"), t.you.def_of("Hourglass of Courage")) == (2200, 2400)
    assert t.turn == 6


def test_hourglass_of_courage_is_halved_when_it_is_flip_summoned_and_not_when_it_is_revived() -> None:
    """card: Hourglass of Courage"""
    t = your_turn("monsters: Hourglass of Courage (set)")
    t.you.flip_summons("Hourglass of Courage")
    assert t.you.atk_of("Hourglass of Courage") == 550
    t = your_turn("graveyard: Hourglass of Courage   hand: Monster Reborn")
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Hourglass of Courage") == 1100


CANNON = "Satellite Cannon"


def test_satellite_cannon_gathers_strength_and_spends_it_on_an_attack() -> None:
    """card: Satellite Cannon"""
    t = your_turn(f"monsters: {CANNON}   hand: Axe of Despair")
    t.you.activates("Axe of Despair", targeting=CANNON)
    for strength in (2000, 3000):
        t.you.ends_turn()
        t.opp.ends_turn()
        assert t.you.atk_of(CANNON) == strength
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(CANNON)
    t.nobody_responds()
    assert t.opp.lp == 8000 - 3000 and t.you.atk_of(CANNON) == 1000


def test_satellite_cannon_keeps_its_strength_when_it_is_attacked() -> None:
    """card: Satellite Cannon"""
    t = your_turn(f"monsters: {CANNON}   hand: Umi", "monsters: Battle Ox")
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Battle Ox", CANNON)
    t.nobody_responds()
    assert t.you.monsters == [CANNON] and t.you.atk_of(CANNON) == 1000 and t.you.lp == 8000 - 700


@pytest.mark.parametrize(("attacker", "falls"), [("Summoned Skull", False), ("Blue-Eyes White Dragon", True)])
def test_satellite_cannon_falls_only_to_monsters_of_level_8_or_more(attacker: str, falls: bool) -> None:
    """card: Satellite Cannon"""
    t = your_turn(f"monsters: {CANNON}   hand: Umi", f"monsters: {attacker}")
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks(attacker, CANNON)
    t.nobody_responds()
    assert (t.you.monsters == []) == falls
