"""Cards: what Normal Summons are made with, how often they are made, and turns in which there can be none."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
MISSING = "effect.condition.all-must-be-met"


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1."""
    return table(
        f"turn 3, Main Phase 1, you to act\nyou {lp}   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


def take_zones(t: Table) -> None:
    """Take the first zone wherever one is asked for."""
    request = t.duel.state.request
    while request is not None and request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
        request = t.duel.state.request


# ------------------------------------------------------------------------------------------------- Scapegoat and others


def test_scapegoat_summons_four_sheep_in_defense_position() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert t.you.monsters == ["Sheep Token"] * 4
    assert {t.you.monster("Sheep Token", zone).position for zone in (1, 2, 3, 4)} == {"defense"}


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_scapegoat_needs_four_free_zones() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat   monsters: Kuriboh, Gemini Elf")
    assert not t.you.can_activate("Scapegoat")


def test_after_scapegoat_nothing_else_is_summoned_this_turn_but_a_monster_may_be_set() -> None:
    """card: Scapegoat"""
    t = your_turn(
        "hand: Scapegoat, Kuriboh, Gilasaurus, Monster Reborn   monsters: Mystical Elf (set)   graveyard: Sangan"
    )
    t.you.activates("Scapegoat")
    t.you.cannot("summon Kuriboh", FORBIDDEN)
    t.you.cannot("flip summon Mystical Elf", FORBIDDEN)
    t = your_turn("hand: Scapegoat, Kuriboh, Monster Reborn   graveyard: Sangan")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert not t.you.can_activate("Monster Reborn")
    t.you.sets("Kuriboh")
    assert t.you.monster("Kuriboh").position == "set"


@pytest.mark.parametrize("deed", ["summon", "flip", "special"])
def test_scapegoat_is_not_activated_in_a_turn_in_which_another_monster_was_summoned(deed: str) -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, Kuriboh, Monster Reborn   graveyard: Sangan")
    if deed == "summon":
        t.you.summons("Kuriboh")
    elif deed == "special":
        t.you.activates("Monster Reborn")
        t.you.passes()  # with Scapegoat in hand he could respond
        t.you.takes_position("attack")
    else:
        t = your_turn("hand: Scapegoat   monsters: Mystical Elf (set)")
        t.you.flip_summons("Mystical Elf")
    t.you.cannot("activate Scapegoat", MISSING)


@pytest.mark.parametrize("deed", ["summon", "flip"])
def test_scapegoat_may_follow_a_summon_that_was_negated(deed: str) -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, 2 Kuriboh   monsters: Mystical Elf (set)", "set: Solemn Judgment")
    if deed == "summon":
        t.you.summons("Kuriboh")
    else:
        t.you.flip_summons("Mystical Elf")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Kuriboh" if deed == "summon" else "Mystical Elf"]
    if deed == "summon":
        t.you.cannot("summon Kuriboh", "summon.normal.once-per-turn-shared")
    t.you.activates("Scapegoat")


def test_scapegoat_may_follow_a_set() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: Scapegoat, Kuriboh")
    t.you.sets("Kuriboh")
    t.you.activates("Scapegoat")
    take_zones(t)
    assert t.you.monsters == ["Kuriboh", *["Sheep Token"] * 4]


def test_a_second_scapegoat_would_summon_other_monsters() -> None:
    """card: Scapegoat"""
    t = your_turn("hand: 2 Scapegoat")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.you.cannot("activate Scapegoat", MISSING)


def test_sheep_are_no_tributes_for_a_tribute_summon_nor_for_a_set() -> None:
    """card: Scapegoat"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Scapegoat   hand: Summoned Skull, Kuriboh   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
        """
    )
    t.opp.goes_to("End Phase")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.monsters == ["Sheep Token"] * 4
    t.you.cannot("summon Summoned Skull", "summon.tribute.level-5-6-one")
    t.you.cannot("set Summoned Skull", "summon.set.level-5-plus-needs-tributes")
    t.you.summons("Kuriboh")


@pytest.mark.rule("token.tribute-for-cost-or-procedure-allowed", scenario=0)
def test_sheep_can_be_tributed_for_a_cost() -> None:
    """card: Scapegoat"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Scapegoat   monsters: Cannon Soldier   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
        """
    )
    t.opp.goes_to("End Phase")
    t.you.activates("Scapegoat")
    take_zones(t)
    t.opp.ends_turn()
    t.you.activates("Cannon Soldier", tributing="Sheep Token (zone 2)")
    assert t.opp.lp == 7500 and t.you.monsters.count("Sheep Token") == 3


def test_stray_lambs_summons_two_lambs_and_nothing_else_is_summoned() -> None:
    """card: Stray Lambs"""
    t = your_turn("hand: Stray Lambs, Kuriboh, Summoned Skull")
    t.you.activates("Stray Lambs")
    take_zones(t)
    assert t.you.monsters == ["Lamb Token"] * 2
    t.you.cannot("summon Kuriboh", FORBIDDEN)
    t.you.cannot("summon Summoned Skull", FORBIDDEN)
    t.you.sets("Summoned Skull", tributing=["Lamb Token (zone 1)"])  # unlike sheep, lambs can be Tributed


def test_dark_magic_curtain_summons_dark_magician_for_half_the_lp() -> None:
    """card: Dark Magic Curtain"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 7000   hand: Dark Magic Curtain, Kuriboh   deck: Dark Magician, Sogen
        opp 8000
        """
    )
    t.you.activates("Dark Magic Curtain")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dark Magician"] and t.you.lp == 3500
    t.you.cannot("summon Kuriboh", FORBIDDEN)


def test_dark_magic_curtain_is_not_activated_after_another_summon() -> None:
    """card: Dark Magic Curtain"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 7000   hand: Dark Magic Curtain, Kuriboh   deck: Dark Magician, Sogen
        opp 8000
        """
    )
    t.you.summons("Kuriboh")
    t.you.cannot("activate Dark Magic Curtain", MISSING)


# ------------------------------------------------------------------------------- with more Tributes, with fewer, none


@pytest.mark.rule("summon.tribute.three-only-by-card-text", scenario=0)
def test_gilford_with_three_tributes_destroys_the_opponents_monsters() -> None:
    """card: Gilford the Lightning ①"""
    t = your_turn(
        "hand: Gilford the Lightning   monsters: Kuriboh, Sangan, Mystical Elf, Gemini Elf", "monsters: Sangan, Kuriboh"
    )
    t.you.does("summon Gilford the Lightning")
    assert t.you.is_asked("way").offers == ["with 2 tributes", "with 3 tributes"]
    t.you.does("with 3 tributes")
    t.you.chooses("Kuriboh", "Mystical Elf", "Gemini Elf", zone=None)
    assert t.opp.monsters == [] and t.you.monsters.count("Gilford the Lightning") == 1


@pytest.mark.rule("summon.tribute.three-only-by-card-text", scenario=0)
def test_gilford_with_two_tributes_destroys_nothing() -> None:
    """card: Gilford the Lightning ①"""
    t = your_turn("hand: Gilford the Lightning   monsters: Kuriboh, Mystical Elf, Gemini Elf", "monsters: Kuriboh")
    t.you.does("summon Gilford the Lightning")
    t.you.does("with 2 tributes")
    t.you.chooses("Kuriboh", "Mystical Elf", zone=None)
    assert t.opp.monsters == ["Kuriboh"] and not t.chain


def test_a_monster_summoned_with_three_tributes_and_revived_later_does_not_count_so() -> None:
    """card: Gilford the Lightning ①"""
    t = your_turn("hand: Gilford the Lightning, Dark Hole, Monster Reborn   monsters: 3 Kuriboh", "deck: 3 Sogen")
    t.you.does("summon Gilford the Lightning")
    t.you.does("with 3 tributes")
    take_zones(t)
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting="Gilford the Lightning")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gilford the Lightning"] and not t.chain


def test_moisture_creature_with_three_tributes_destroys_spells_and_traps() -> None:
    """card: Moisture Creature"""
    t = your_turn("hand: Moisture Creature   monsters: 3 Kuriboh", "set: Trap Hole   spells: Toll")
    t.you.does("summon Moisture Creature")
    t.you.does("with 3 tributes")
    take_zones(t)
    t.nobody_responds()
    assert t.opp.spells == [] and t.opp.set_cards == []


def test_swift_gaia_alone_in_the_hand_needs_no_tribute() -> None:
    """card: Swift Gaia the Fierce Knight ①"""
    t = your_turn("hand: Swift Gaia the Fierce Knight, Sogen")
    t.you.cannot("summon Swift Gaia the Fierce Knight", "summon.tribute.level-7-plus-two")
    t = your_turn("hand: Swift Gaia the Fierce Knight")
    t.you.cannot("set Swift Gaia the Fierce Knight", "summon.set.level-5-plus-needs-tributes")
    t.you.summons("Swift Gaia the Fierce Knight")
    assert t.you.monsters == ["Swift Gaia the Fierce Knight"]


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_fusilier_without_tributes_has_half_its_points() -> None:
    """card: Fusilier Dragon, the Dual-Mode Beast ①②"""
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = your_turn(f"hand: {fusilier}")
    t.you.summons(fusilier)
    assert (t.you.atk_of(fusilier), t.you.def_of(fusilier)) == (1400, 1000)
    t = your_turn(f"hand: {fusilier}   monsters: Kuriboh, Sangan")
    t.you.does(f"summon {fusilier}")
    t.you.does("with 2 tributes")
    take_zones(t)
    t.nobody_responds()
    assert t.you.atk_of(fusilier) == 2800


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_fusilier_set_without_tributes_has_half_its_points_once_it_is_flipped() -> None:
    """card: Fusilier Dragon, the Dual-Mode Beast ①②"""
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = your_turn(f"hand: {fusilier}")
    t.you.sets(fusilier)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons(fusilier)
    assert t.you.atk_of(fusilier) == 1400


def test_fusilier_under_skill_drain_has_all_its_points() -> None:
    """card: Fusilier Dragon, the Dual-Mode Beast ②"""
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = your_turn(f"hand: {fusilier}   spells: Skill Drain")
    t.you.summons(fusilier)
    assert t.you.atk_of(fusilier) == 2800


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_beast_king_barbaros_comes_without_tributes_and_has_1900_atk_then() -> None:
    """card: Beast King Barbaros ①②"""
    t = your_turn("hand: Beast King Barbaros")
    t.you.summons("Beast King Barbaros")
    assert t.you.atk_of("Beast King Barbaros") == 1900
    t = your_turn("hand: Beast King Barbaros")
    t.you.sets("Beast King Barbaros")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons("Beast King Barbaros")
    assert t.you.atk_of("Beast King Barbaros") == 1900


def test_beast_king_barbaros_destroys_the_opponents_cards_if_three_were_tributed() -> None:
    """card: Beast King Barbaros ③④"""
    mine = "hand: Beast King Barbaros   monsters: Kuriboh, Gemini Elf, Battle Ox"
    t = your_turn(mine, "monsters: Mystical Elf   set: Trap Hole   field: Umi")
    t.you.does("summon Beast King Barbaros")
    assert t.you.is_asked("way").offers == ["with 2 tributes", "without tributes", "with 3 tributes"]
    t.you.does("with 3 tributes")
    take_zones(t)
    t.nobody_responds()
    assert t.you.atk_of("Beast King Barbaros") == 3000
    assert sorted(t.opp.graveyard) == ["Mystical Elf", "Trap Hole", "Umi"]
    t = your_turn(mine, "monsters: Mystical Elf")
    t.you.does("summon Beast King Barbaros")
    t.you.does("with 2 tributes")
    t.you.chooses("Kuriboh", "Gemini Elf", zone=None)
    assert t.you.atk_of("Beast King Barbaros") == 3000 and t.opp.monsters == ["Mystical Elf"]


@pytest.mark.parametrize(("name", "tributes"), [("Majestic Mech - Ohka", 0), ("Majestic Mech - Goryu", 1)])
def test_a_majestic_mech_summoned_for_less_goes_to_the_graveyard_in_the_end_phase(name: str, tributes: int) -> None:
    """card: Majestic Mech - Ohka, Majestic Mech - Goryu"""
    t = your_turn(f"hand: {name}   monsters: 3 Kuriboh")
    t.you.does(f"summon {name}")
    t.you.does("without tributes" if not tributes else "with 1 tribute")
    if tributes:
        t.you.chooses("Kuriboh (zone 1)")
    take_zones(t)
    assert name in t.you.monsters
    t.you.ends_turn()
    assert name not in t.you.monsters and name in t.you.graveyard
    assert any(name in line and "activate" in line for line in t.log())  # by an effect that makes a chain link


@pytest.mark.parametrize(("name", "tributes"), [("Majestic Mech - Ohka", 1), ("Majestic Mech - Goryu", 2)])
def test_a_majestic_mech_summoned_as_usual_stays(name: str, tributes: int) -> None:
    """card: Majestic Mech - Ohka, Majestic Mech - Goryu"""
    t = your_turn(f"hand: {name}   monsters: {tributes} Kuriboh")
    t.you.does(f"summon {name}")
    t.you.does("with 1 tribute" if tributes == 1 else "with 2 tributes")
    take_zones(t)
    t.you.ends_turn()
    assert t.you.monsters == [name]


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_majestic_mech_goryu_pierces() -> None:
    """card: Majestic Mech - Goryu"""
    kuriboh = "monsters: Kuriboh (defense)"
    t = table(f"turn 3, Battle Step, you to act\nyou 8000   monsters: Majestic Mech - Goryu\nopp 8000   {kuriboh}")
    t.you.attacks("Majestic Mech - Goryu", "Kuriboh")
    assert t.opp.lp == 8000 - (2900 - 200)


def test_behemoth_with_one_tribute_has_2000_points_and_returns_one_beast() -> None:
    """card: Behemoth the King of All Animals"""
    behemoth = "Behemoth the King of All Animals"
    t = your_turn(f"hand: {behemoth}   monsters: Kuriboh   graveyard: Mystic Tomato, Giant Rat, Nimble Momonga")
    t.you.summons(behemoth, tributing=["Kuriboh"])
    t.you.triggers(behemoth)
    t.you.targets("Giant Rat")
    assert t.you.atk_of(behemoth) == 2000 and t.you.hand == ["Giant Rat"]


def test_behemoth_with_two_tributes_returns_two_beasts() -> None:
    """card: Behemoth the King of All Animals"""
    behemoth = "Behemoth the King of All Animals"
    t = your_turn(f"hand: {behemoth}   monsters: 2 Kuriboh   graveyard: Giant Rat, Nimble Momonga")
    t.you.does(f"summon {behemoth}")
    t.you.does("with 2 tributes")
    take_zones(t)
    t.you.triggers(behemoth)
    assert t.you.atk_of(behemoth) == 2700 and sorted(t.you.hand) == ["Giant Rat", "Nimble Momonga"]


# ------------------------------------------------------------------------------------------------ what Tributes bring


def test_precious_cards_from_beyond_draws_for_two_tributes() -> None:
    """card: Precious Cards from Beyond ①"""
    t = your_turn("hand: Dark Magician   spells: Precious Cards from Beyond   monsters: Kuriboh, Mystical Elf")
    t.you.summons("Dark Magician")
    assert t.you.hand == ["Sogen", "Sogen"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_precious_cards_from_beyond_does_not_draw_for_one_monster() -> None:
    """card: Precious Cards from Beyond ①"""
    t = your_turn("hand: Summoned Skull   spells: Precious Cards from Beyond   monsters: Kuriboh")
    t.you.summons("Summoned Skull")
    assert t.you.hand == []
    t = your_turn("hand: Dark Magician   spells: Precious Cards from Beyond   monsters: Double Coston")
    t.you.summons("Dark Magician")
    assert t.you.hand == []  # one monster that counts as two is one


def test_zolga_tributed_for_a_tribute_summon_gives_2000_lp() -> None:
    """card: Zolga"""
    t = your_turn("hand: Summoned Skull   monsters: Zolga")
    t.you.summons("Summoned Skull", tributing=["Zolga"])
    assert t.you.lp == 10000
    t = your_turn("monsters: Zolga, Cannon Soldier")
    t.you.activates("Cannon Soldier", tributing="Zolga")
    assert t.you.lp == 8000


def test_skull_knight_2_tributed_for_a_fiend_calls_another() -> None:
    """card: Skull Knight #2"""
    position = (
        "turn 3, Main Phase 1, you to act\nyou 8000   hand: {}   monsters: {}   deck: Skull Knight #2, Sogen\nopp 8000"
    )
    t = table(position.format("Summoned Skull", "Skull Knight #2"))
    t.you.summons("Summoned Skull", tributing=["Skull Knight #2"])
    t.you.takes_position("attack")
    assert t.you.monsters == ["Summoned Skull", "Skull Knight #2"]
    t = table(position.format("Dark Magician", "Skull Knight #2, Kuriboh"))
    t.you.summons("Dark Magician", tributing=["Skull Knight #2", "Kuriboh"])
    assert t.you.monsters == ["Dark Magician"]


@pytest.mark.parametrize("tribute", ["Zolga", "Skull Knight #2"])
def test_what_was_tributed_for_a_summon_that_was_negated_brings_nothing(tribute: str) -> None:
    """card: Zolga, Skull Knight #2"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: {tribute}   deck: Skull Knight #2, Sogen
        opp 8000   set: Solemn Judgment
    """)
    t.you.summons("Summoned Skull", tributing=[tribute])
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == [tribute, "Summoned Skull"] and t.you.lp == 8000
    assert t.you.monsters == [] and t.you.is_asked("open state")


def test_mask_of_restrict_lets_nobody_tribute() -> None:
    """card: Mask of Restrict ①"""
    t = your_turn("hand: Summoned Skull   monsters: Cannon Soldier   spells: Mask of Restrict")
    t.you.cannot("summon Summoned Skull", "summon.tribute.level-5-6-one")
    assert not t.you.can_activate("Cannon Soldier")


# ------------------------------------------------------------------------------------------ how they cannot be summoned


def test_infernal_flame_emperor_banishes_fire_monsters_and_destroys_as_many_spells_and_traps() -> None:
    """card: Infernal Flame Emperor"""
    t = your_turn(
        "hand: Infernal Flame Emperor   monsters: 2 Kuriboh   graveyard: Flame Ruler, Spirit of Flames, Sangan",
        "spells: Toll   set: Trap Hole, Mirror Force",
    )
    t.you.summons("Infernal Flame Emperor")
    t.you.triggers("Infernal Flame Emperor")
    t.you.chooses("Flame Ruler", "Spirit of Flames")
    assert len(t.you.banished) == 2 and t.opp.spells == ["Toll"]  # banished to activate it
    t.nobody_responds()
    t.you.does("Toll, face-down (zone 2)")
    assert t.opp.spells == [] and t.opp.set_cards == ["Mirror Force"] and len(t.you.banished) == 2


def test_infernal_flame_emperor_cannot_be_revived() -> None:
    """card: Infernal Flame Emperor"""
    t = your_turn("hand: Monster Reborn   graveyard: Infernal Flame Emperor")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")


def test_cave_dragon_is_not_summoned_beside_another_monster_but_set() -> None:
    """card: Cave Dragon"""
    t = your_turn("hand: Cave Dragon   monsters: Kuriboh")
    t.you.cannot("summon Cave Dragon", "summon.normal.eligible-monsters")
    t.you.sets("Cave Dragon")
    t = your_turn("hand: Cave Dragon")
    t.you.summons("Cave Dragon")


def test_cave_dragon_attacks_only_beside_another_dragon() -> None:
    """card: Cave Dragon"""
    t = table("turn 3, Battle Step, you to act\nyou 8000   monsters: Cave Dragon, Kuriboh\nopp 8000")
    t.you.cannot("Cave Dragon attacks directly", FORBIDDEN)
    t = table("turn 3, Battle Step, you to act\nyou 8000   monsters: Cave Dragon, Cave Dragon\nopp 8000")
    t.you.attacks_directly("Cave Dragon (zone 1)")
    assert t.opp.lp == 6000
