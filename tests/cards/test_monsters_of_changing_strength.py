"""Cards: monsters whose ATK and DEF depend on other cards, grow with what happens, or are raised by effects."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
UNPAYABLE = "cost.unpayable.cannot-activate"
NO_PROCEDURE = "summon.special-monster.by-fulfilling-condition"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def your_battle(you: str, opp: str = "") -> Table:
    return your_turn(f"{you}   hand: Umi", opp, "Battle Step")


# ------------------------------------------------------------------------------------------------- Element monsters


@pytest.mark.parametrize("card", ["Element Saurus", "Element Valkyrie"])
def test_fire_strengthens_it(card: str) -> None:
    """card: Element Saurus, Element Valkyrie"""
    t = your_turn(f"monsters: {card}", "monsters: Hinotama Soul")
    assert t.you.atk_of(card) == 2000
    t = your_turn(f"monsters: {card}", "monsters: Hinotama Soul (set)")
    assert t.you.atk_of(card) == 1500


@pytest.mark.parametrize(
    ("card", "other", "stays"),
    [
        ("Element Soldier", "7 Colored Fish", True),
        ("Element Soldier", "Gemini Elf", False),
        ("Element Magician", "7 Colored Fish", True),
        ("Element Magician", "Gemini Elf", False),
        ("Element Valkyrie", "7 Colored Fish", True),
        ("Element Valkyrie", "Gemini Elf", False),
        ("Blindly Loyal Goblin", "Gemini Elf", True),
    ],
)
def test_its_control_does_not_change(card: str, other: str, stays: bool) -> None:
    """card: Element Soldier, Element Magician, Element Valkyrie, Blindly Loyal Goblin"""
    t = your_turn(f"monsters: {other}   hand: Change of Heart, Umi", f"monsters: {card}")
    if stays:
        t.you.cannot("activate Change of Heart", because=FORBIDDEN)
    else:
        t.you.activates("Change of Heart").nobody_responds()
        t.you.take_zone()
        assert t.opp.monsters == []


@pytest.mark.parametrize("card", ["Element Soldier", "Element Saurus", "Element Doom"])
@pytest.mark.parametrize(("other", "falls"), [("Mystical Elf", True), ("Gemini Elf", False)])
def test_earth_lets_it_negate_what_it_destroys(card: str, other: str, falls: bool) -> None:
    """card: Element Soldier, Element Saurus, Element Doom"""
    t = your_battle(f"monsters: {card}, {other}", "monsters: Man-Eater Bug (set), Giant Germ   hand: Umi")
    t.you.attacks(card, "Giant Germ")
    t.nobody_responds()
    assert (t.you.lp == 7500) is falls
    t = your_battle(f"monsters: {card}", "monsters: Spear Dragon (defense), Skelengel (set)   hand: Umi")
    t.you.attacks(card, "Skelengel")
    t.nobody_responds()
    assert t.opp.hand == ["Umi", "Sogen"]
    t = your_battle(f"monsters: {card}, Gemini Elf", "monsters: Skelengel (set)   hand: Umi")
    t.you.attacks(card, "Skelengel")
    t.nobody_responds()
    assert t.opp.hand == ["Umi"]


@pytest.mark.parametrize("card", ["Element Magician", "Element Doom"])
def test_wind_lets_it_attack_again(card: str) -> None:
    """card: Element Magician, Element Doom"""
    t = your_battle(f"monsters: {card}, Harpie Girl", "monsters: Petit Dragon, Kuriboh")
    t.you.attacks(card, "Petit Dragon")
    t.you.triggers(card).nobody_responds()
    t.you.attacks(card, "Kuriboh")
    assert sorted(t.opp.graveyard) == ["Kuriboh", "Petit Dragon"]
    t = your_battle(f"monsters: {card}, Mystical Elf", "monsters: Petit Moth, Kuriboh")
    t.you.attacks(card, "Petit Moth")
    t.you.cannot(f"attack Kuriboh with {card}", because="battle.attack.once-per-turn")


# --------------------------------------------------------------------------------------- so much for each other card


@pytest.mark.parametrize(
    ("card", "you", "opp", "atk", "def_"),
    [
        ("Mudora", "graveyard: Watapon, Petit Angel, Kuriboh", "graveyard: Watapon", 1900, 1800),
        ("Amazoness Paladin", "", "", 1800, 300),
        ("Perfect Machine King", "", "monsters: Jinzo, Kuriboh", 3200, 1500),
        ("Machine King Prototype", "", "monsters: Jinzo, Kuriboh", 1700, 1600),
        ("Enraged Muka Muka", "hand: 3 Umi", "hand: 4 Umi", 2400, 1800),
        ("Beelze Frog", "graveyard: 2 T.A.D.P.O.L.E., Kuriboh", "graveyard: T.A.D.P.O.L.E.", 1800, 800),
        ("Grass Phantom", "graveyard: 2 Grass Phantom, Kuriboh", "graveyard: Grass Phantom", 2000, 1000),
        ("Golden Homunculus", "banished: Kuriboh, Umi", "banished: Kuriboh", 2100, 2100),
        ("Chaos Necromancer", "graveyard: 2 Kuriboh, Umi", "graveyard: Kuriboh", 600, 0),
        ("Parasitic Ticky", "", "monsters: Kuriboh", 0, 0),
        ("Helios - The Primordial Sun", "banished: Kuriboh, Umi", "banished: Kuriboh", 200, 200),
        ("Tyranno Infinity", "banished: Uraby, Kuriboh", "banished: Uraby", 1000, 0),
        ("Lost Guardian", "banished: 2 Giant Soldier of Stone, Kuriboh", "banished: Giant Soldier of Stone", 100, 1400),
        ("King of the Skull Servants", "graveyard: 2 Skull Servant, King of the Skull Servants", "", 3000, 0),
        ("Boar Soldier", "", "", 2000, 500),
        ("Boar Soldier", "", "monsters: 2 Kuriboh", 1000, 500),
        ("Nuvia the Wicked", "", "monsters: Kuriboh, Sangan (set)", 1600, 800),
    ],
)
def test_its_values_follow_other_cards(card: str, you: str, opp: str, atk: int, def_: int) -> None:
    """card: Mudora, Amazoness Paladin, Perfect Machine King, Machine King Prototype, Enraged Muka Muka, Beelze Frog,
    Grass Phantom, Golden Homunculus, Chaos Necromancer, Parasitic Ticky, Helios - The Primordial Sun,
    Tyranno Infinity ①, Lost Guardian, King of the Skull Servants, Boar Soldier, Nuvia the Wicked"""
    t = your_turn(f"monsters: {card}   {you}", opp)
    assert (t.you.atk_of(card), t.you.def_of(card)) == (atk, def_)


def test_ticky_lives_on_tokens_of_both_sides() -> None:
    """card: Parasitic Ticky"""
    t = your_turn("monsters: Parasitic Ticky   hand: Scapegoat, Umi")
    t.you.activates("Scapegoat").nobody_responds()
    for _ in range(3):
        t.you.take_zone()
    assert t.you.atk_of("Parasitic Ticky") == t.you.def_of("Parasitic Ticky") == 2000


def test_king_of_the_skull_servants_comes_back_for_another_servant() -> None:
    """card: King of the Skull Servants"""
    king = "King of the Skull Servants"
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {king}   graveyard: Skull Servant, Kuriboh   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks("Summoned Skull", king)
    t.you.triggers(king).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [king] and t.you.banished == ["Skull Servant"]
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {king}   graveyard: Kuriboh   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks("Summoned Skull", king)
    assert t.opp.is_asked("open state") and king in t.you.graveyard


def test_batteryman_aa_counts_those_that_lie_alike() -> None:
    """card: Batteryman AA"""
    t = your_turn("monsters: Batteryman AA (zone 1), Batteryman AA (zone 2)")
    assert (t.you.atk_of("Batteryman AA", 1), t.you.def_of("Batteryman AA", 1)) == (2000, 0)
    t = your_turn("monsters: Batteryman AA (defense, zone 1), Batteryman AA (defense, zone 2)")
    assert (t.you.atk_of("Batteryman AA", 1), t.you.def_of("Batteryman AA", 1)) == (0, 2000)
    t = your_turn("monsters: Batteryman AA (zone 1), Batteryman AA (defense, zone 2)")
    assert (t.you.atk_of("Batteryman AA", 1), t.you.def_of("Batteryman AA", 2)) == (0, 0)


@pytest.mark.parametrize(("lies", "atk", "def_"), [("", 2900, 1500), ("(defense)", 2400, 2000)])
def test_batteryman_c_strengthens_machines(lies: str, atk: int, def_: int) -> None:
    """card: Batteryman C"""
    t = your_turn(f"monsters: Jinzo, Batteryman C {lies}", "monsters: Jinzo")
    assert (t.you.atk_of("Jinzo"), t.you.def_of("Jinzo")) == (atk, def_) and t.opp.atk_of("Jinzo") == 2400
    t = your_turn("monsters: Jinzo, Batteryman C, Batteryman C (defense)")
    assert (t.you.atk_of("Jinzo"), t.you.def_of("Jinzo")) == (2400, 1500)


@pytest.mark.parametrize(("lp", "field", "atk"), [(8000, "field: The Sanctuary in the Sky", 0), (9500, "", 0)])
def test_mars_is_no_stronger_without_the_sanctuary_or_more_life_points(lp: int, field: str, atk: int) -> None:
    """card: The Agent of Force - Mars"""
    mars = "The Agent of Force - Mars"
    t = table(f"turn 3, Main Phase 1, you to act\nyou {lp}   monsters: {mars}   {field}\nopp 8000")
    assert t.you.atk_of(mars) == atk


def test_mars_is_as_strong_as_you_are_ahead_and_no_spell_touches_it() -> None:
    """card: The Agent of Force - Mars"""
    mars = "The Agent of Force - Mars"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 9500   monsters: {mars}, Kuriboh   field: The Sanctuary in the Sky   hand: Dark Hole, Umi
        opp 8000
    """)
    assert (t.you.atk_of(mars), t.you.def_of(mars)) == (1500, 1500)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == [mars]


@pytest.mark.parametrize("card", ["Boar Soldier", "Nuvia the Wicked"])
def test_it_falls_when_it_is_normal_summoned(card: str) -> None:
    """card: Boar Soldier, Nuvia the Wicked"""
    t = your_turn(f"hand: {card}, Umi")
    t.you.summons(card)
    t.nobody_responds()
    assert t.you.graveyard == [card]
    t = your_turn(f"monsters: {card} (set)   hand: Umi")
    t.you.flip_summons(card)
    assert t.you.is_asked("open state") and t.you.monsters == [card]


# ------------------------------------------------------------------------------------------------ each time, each turn


def test_legendary_fiend_grows_in_your_standby_phase() -> None:
    """card: Legendary Fiend"""
    t = your_turn("monsters: Legendary Fiend   hand: Umi")
    t.you.ends_turn()
    assert t.you.atk_of("Legendary Fiend") == 1500
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.you.atk_of("Legendary Fiend") == 2200


@pytest.mark.parametrize(
    ("card", "position", "atk"),
    [
        ("Maji-Gire Panda", ("Kuriboh", "monsters: 2 Battle Ox, Silver Fang"), 1500),
        ("Maji-Gire Panda", ("Silver Fang", ""), 1500),
        ("Maji-Gire Panda", ("Kuriboh", "monsters: Battle Ox"), 1000),
        ("Firebird", ("Harpie Girl", ""), 1500),
        ("Firebird", ("Kuriboh", "monsters: Harpie Girl"), 1000),
    ],
)
def test_it_grows_when_its_kind_is_destroyed(card: str, position: tuple[str, str], atk: int) -> None:
    """card: Maji-Gire Panda, Firebird"""
    mine, theirs = position
    t = your_turn(f"monsters: {card}, {mine}   hand: Raigeki, Fissure, Umi", theirs)
    if theirs:
        t.you.activates("Raigeki").nobody_responds()
    else:
        t = table(f"""
            turn 4, Main Phase 1, opp to act
            you 8000   monsters: {card}, {mine}   deck: 3 Sogen
            opp 8000   set: Raigeki Break   hand: 2 Umi   deck: 3 Sogen
        """)
        t.opp.activates("Raigeki Break", discarding="Umi", targeting=mine).nobody_responds()
    assert t.you.atk_of(card) == atk


@pytest.mark.parametrize(("card", "other"), [("Maji-Gire Panda", "Silver Fang"), ("Firebird", "Harpie Girl")])
def test_it_does_not_grow_when_its_kind_is_destroyed_face_down(card: str, other: str) -> None:
    """card: Maji-Gire Panda, Firebird"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {card}, {other} (set)   deck: 3 Sogen
        opp 8000   set: Raigeki Break   hand: 2 Umi   deck: 3 Sogen
    """)
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=other).nobody_responds()
    assert t.you.atk_of(card) == 1000 and t.you.graveyard == [other]


@pytest.mark.parametrize(("card", "other"), [("Maji-Gire Panda", "Silver Fang"), ("Firebird", "Harpie Girl")])
def test_its_growth_can_be_answered(card: str, other: str) -> None:
    """card: Maji-Gire Panda, Firebird"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {card}, {other}   deck: 3 Sogen
        opp 8000   set: Raigeki Break, Book of Moon   hand: 2 Umi   deck: 3 Sogen
    """)
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=other)
    t.opp.passes()
    t.opp.activates("Book of Moon", targeting=card).nobody_responds()
    assert t.you.monster(card).position == "set" and "Book of Moon" in t.opp.graveyard


def test_amazoness_blowpiper_weakens_a_monster_in_your_standby_phase() -> None:
    """card: Amazoness Blowpiper"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Amazoness Blowpiper   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull, Kuriboh (set)   deck: 3 Sogen
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.opp.atk_of("Summoned Skull") == 2000
    t.you.ends_turn()
    assert t.opp.atk_of("Summoned Skull") == 2500


# -------------------------------------------------------------------------------------------------------- for a price


@pytest.mark.parametrize(
    ("card", "given", "atk"),
    [("The Little Swordsman of Aile", "Kuriboh", 1500), ("Dreadscythe Harvester", "Petit Moth", 2800)],
)
def test_it_grows_for_a_tribute_until_the_turn_ends(card: str, given: str, atk: int) -> None:
    """card: The Little Swordsman of Aile, Dreadscythe Harvester ①"""
    t = your_turn(f"monsters: {card}, {given}   hand: Umi")
    t.you.activates(card, tributing=given).nobody_responds()
    assert t.you.atk_of(card) == atk and t.you.graveyard == [given]
    t.you.cannot(f"activate {card}", because=UNPAYABLE)
    t.you.ends_turn()
    assert t.you.atk_of(card) < atk


def test_winged_minion_gives_itself_for_a_fiend() -> None:
    """card: Winged Minion"""
    t = your_turn("monsters: Winged Minion, Summoned Skull, Mystical Elf   hand: Umi")
    t.you.activates("Winged Minion").nobody_responds()
    assert (t.you.atk_of("Summoned Skull"), t.you.def_of("Summoned Skull")) == (3200, 1900)
    t.you.ends_turn()
    assert t.you.atk_of("Summoned Skull") == 3200


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_winged_minion_strengthens_no_monster_that_is_a_fiend_no_more() -> None:
    """card: Winged Minion"""
    t = your_turn("monsters: Winged Minion, Summoned Skull   hand: Umi", "set: DNA Surgery")
    t.you.activates("Winged Minion")
    t.opp.activates("DNA Surgery")
    t.opp.does("Dragon")
    t.nobody_responds()
    assert t.you.atk_of("Summoned Skull") == 2500


def test_winged_minion_needs_a_fiend() -> None:
    """card: Winged Minion"""
    t = your_turn("monsters: Winged Minion, Mystical Elf   hand: Umi")
    t.you.cannot("activate Winged Minion", because="target.timing.chosen-at-activation")


def test_cybernetic_magician_sets_an_atk_to_2000() -> None:
    """card: Cybernetic Magician"""
    t = your_turn("monsters: Cybernetic Magician   hand: Umi, Kuriboh", "monsters: Blue-Eyes White Dragon")
    t.you.activates("Cybernetic Magician", discarding="Umi", targeting="Blue-Eyes White Dragon").nobody_responds()
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 2000 and t.you.graveyard == ["Umi"]
    t.you.ends_turn()
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 3000


def test_gustaph_banishes_spells_to_grow_until_the_opponents_turn_ends() -> None:
    """card: Chaosrider Gustaph"""
    t = your_turn("monsters: Chaosrider Gustaph   hand: Umi   graveyard: Umi, Dark Hole, Raigeki, Kuriboh")
    t.you.activates("Chaosrider Gustaph").nobody_responds()
    t.you.chooses("Umi", "Dark Hole")
    assert t.you.atk_of("Chaosrider Gustaph") == 2000 and sorted(t.you.banished) == ["Dark Hole", "Umi"]
    t.you.cannot("activate Chaosrider Gustaph", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    assert t.you.atk_of("Chaosrider Gustaph") == 2000
    t.opp.ends_turn()
    assert t.you.atk_of("Chaosrider Gustaph") == 1400


def test_dark_jeroid_weakens_a_monster_when_it_comes() -> None:
    """card: Dark Jeroid"""
    t = your_turn("hand: Dark Jeroid, Umi", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.summons("Dark Jeroid")
    assert sorted(t.you.is_asked("target").offers) == ["Dark Jeroid", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    t.you.ends_turn()
    assert t.opp.atk_of("Summoned Skull") == 1700


RAVIEL = '"Raviel, Lord of Phantasms"'


def test_raviel_comes_for_three_fiends() -> None:
    """card: Raviel, Lord of Phantasms"""
    t = your_turn(f"hand: {RAVIEL}, Umi   monsters: 2 Kuriboh, Summoned Skull")
    t.you.special_summons("Raviel, Lord of Phantasms")
    assert sorted(t.you.graveyard) == ["Kuriboh", "Kuriboh", "Summoned Skull"]
    t = your_turn(f"hand: {RAVIEL}, Umi   monsters: 2 Kuriboh, Mystical Elf")
    t.you.cannot("special summon Raviel, Lord of Phantasms", because=NO_PROCEDURE)


def test_raviel_takes_the_strength_of_a_tributed_monster() -> None:
    """card: Raviel, Lord of Phantasms ①"""
    t = your_turn(f"hand: Umi   monsters: {RAVIEL}, Summoned Skull")
    t.you.activates("Raviel, Lord of Phantasms", tributing="Summoned Skull").nobody_responds()
    assert t.you.atk_of("Raviel, Lord of Phantasms") == 6500
    t.you.ends_turn()
    assert t.you.atk_of("Raviel, Lord of Phantasms") == 4000


def test_raviel_brings_a_token_for_each_normal_summon_of_the_opponent() -> None:
    """card: Raviel, Lord of Phantasms ②"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {RAVIEL}   hand: Umi   deck: 3 Sogen
        opp 8000   hand: Kuriboh, Umi   monsters: Petit Moth (set)   deck: 3 Sogen
    """)
    t.opp.flip_summons("Petit Moth")
    assert len(t.you.monsters) == 1
    t.opp.summons("Kuriboh")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Phantasm Token") == 1000
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Phantasm Token", because=FORBIDDEN)


# ---------------------------------------------------------------------------------------------- what does not touch it


@pytest.mark.parametrize("card", ["Deepsea Warrior", "Torpedo Fish", "Cannonball Spear Shellfish"])
@pytest.mark.parametrize(("field", "stays"), [("field: Umi", True), ("", False)])
def test_no_spell_touches_it_on_the_sea(card: str, field: str, stays: bool) -> None:
    """card: Deepsea Warrior, Torpedo Fish, Cannonball Spear Shellfish"""
    t = your_turn(f"hand: Raigeki, Umi   {field}", f"monsters: {card}, Kuriboh")
    t.you.activates("Raigeki").nobody_responds()
    assert (t.opp.monsters == [card]) is stays


@pytest.mark.parametrize("card", ["Elemental HERO Wildheart", "Tenkabito Shien"])
def test_no_trap_touches_it(card: str) -> None:
    """card: Elemental HERO Wildheart ①, Tenkabito Shien"""
    t = your_turn("set: Raigeki Break   hand: 2 Umi", f"monsters: {card}")
    t.you.activates("Raigeki Break", discarding="Umi", targeting=card).nobody_responds()
    assert t.opp.monsters == [card]
    t = your_turn("hand: Raigeki, Umi", f"monsters: {card}")
    t.you.activates("Raigeki").nobody_responds()
    assert t.opp.graveyard == [card]
