"""Cards: monsters that come for a certain other monster."""

import pytest

from table import Table, table

NOT_GIVEN = "summon.special-monster.by-fulfilling-condition"
UNMET = "summon.special.cyber-dragon-style-inherent"
NOBODY_THERE = "ask.no-such-card"
CHARMERS = {
    "Aussa": ("Aussa the Earth Charmer", "Giant Soldier of Stone"),
    "Eria": ("Eria the Water Charmer", "Mother Grizzly"),
    "Hiita": ("Hiita the Fire Charmer", "UFO Turtle"),
    "Wynn": ("Wynn the Wind Charmer", "Flying Kamakiri #1"),
}
METAL = {"Metalzoa": "Zoa", "Red-Eyes Black Metal Dragon": "Red-Eyes Black Dragon"}
MOTHS = {"Larvae Moth": 2, "Great Moth": 4, "Perfectly Ultimate Great Moth": 6}


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   deck: 9 Sogen   {opp}")


# ------------------------------------------------------------------------------------------------- from hand or deck


def possessed(whose: str, where: str = "hand", opp: str = "") -> Table:
    """A Familiar-Possessed is Special Summoned from your hand or deck for its Charmer and another monster."""
    charmer, other = CHARMERS[whose]
    name = f"Familiar-Possessed - {whose}"
    piles = f"hand: {name}   deck: 5 Sogen" if where == "hand" else f"deck: 2 Sogen, {name}, 3 Sogen"
    t = your_turn(f"monsters: {charmer}, {other}   {piles}", opp)
    t.you.special_summons(name)
    return t


@pytest.mark.parametrize("whose", CHARMERS)
@pytest.mark.parametrize("where", ["hand", "deck"])
def test_a_possessed_charmer_comes_from_hand_or_deck(whose: str, where: str) -> None:
    """card: Familiar-Possessed - Aussa, Familiar-Possessed - Eria, Familiar-Possessed - Hiita,
    Familiar-Possessed - Wynn
    """
    t = possessed(whose, where)
    assert t.you.monsters == [f"Familiar-Possessed - {whose}"] and t.you.graveyard == list(CHARMERS[whose])
    assert t.you.hand == [] and len(t.you.deck) == 5
    assert any("shuffled" in line for line in t.log()) == (where == "deck")


@pytest.mark.parametrize("whose", CHARMERS)
def test_a_possessed_charmer_wants_two_monsters_that_lie_face_up(whose: str) -> None:
    """card: Familiar-Possessed - Aussa, Familiar-Possessed - Eria, Familiar-Possessed - Hiita,
    Familiar-Possessed - Wynn
    """
    charmer, other = CHARMERS[whose]
    name = f"Familiar-Possessed - {whose}"
    for monsters in (charmer, other, f"{charmer}, {other} (set)", f"{charmer} (set), {other}", f"{charmer}, Kuriboh"):
        your_turn(f"monsters: {monsters}   hand: {name}").you.cannot(f"special summon {name}", because=UNMET)
        lying = your_turn(f"monsters: {monsters}   deck: Sogen, {name}")
        lying.you.cannot(f"special summon {name}", because=NOBODY_THERE)


def test_a_possessed_charmer_in_the_deck_is_offered_once_however_many_lie_there() -> None:
    """card: Familiar-Possessed - Aussa"""
    t = your_turn(
        "monsters: Aussa the Earth Charmer, Giant Soldier of Stone   deck: 3 Familiar-Possessed - Aussa, 2 Sogen"
    )
    offered = [offer for offer in t.you.is_asked("open state").offers if "Possessed" in offer]
    assert offered == ["special summon Familiar-Possessed - Aussa"]


@pytest.mark.parametrize("whose", CHARMERS)
def test_a_possessed_charmer_that_came_so_pierces(whose: str) -> None:
    """card: Familiar-Possessed - Aussa, Familiar-Possessed - Eria, Familiar-Possessed - Hiita,
    Familiar-Possessed - Wynn
    """
    t = possessed(whose, opp="monsters: Kuriboh (defense)")
    t.you.goes_to("Battle Phase")
    t.you.attacks(f"Familiar-Possessed - {whose}", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - (1850 - 200)


@pytest.mark.parametrize("whose", CHARMERS)
def test_a_possessed_charmer_that_was_normal_summoned_does_not_pierce(whose: str) -> None:
    """card: Familiar-Possessed - Aussa, Familiar-Possessed - Eria, Familiar-Possessed - Hiita,
    Familiar-Possessed - Wynn
    """
    name = f"Familiar-Possessed - {whose}"
    t = your_turn(f"hand: {name}   deck: 5 Sogen", "monsters: Kuriboh (defense)")
    t.you.summons(name)
    t.you.goes_to("Battle Phase")
    t.you.attacks(name, "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.opp.graveyard == ["Kuriboh"]


def test_a_possessed_charmer_that_was_turned_face_down_pierces_no_more() -> None:
    """card: Familiar-Possessed - Aussa"""
    t = possessed("Aussa", opp="monsters: Kuriboh (defense)   set: Book of Moon   hand: Umi")
    t.you.ends_turn()
    t.opp.activates("Book of Moon", targeting="Familiar-Possessed - Aussa").nobody_responds()
    t.opp.ends_turn()
    t.you.flip_summons("Familiar-Possessed - Aussa")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Familiar-Possessed - Aussa", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000


# ------------------------------------------------------------------------------------------------------- from the deck


@pytest.mark.parametrize("metal", METAL)
def test_a_metal_monster_comes_from_the_deck_for_the_one_in_metalmorph(metal: str) -> None:
    """card: Metalzoa, Red-Eyes Black Metal Dragon"""
    t = your_turn(
        f"monsters: {METAL[metal]}   spells: Metalmorph (as equip, on {METAL[metal]})   deck: Sogen, {metal}, Umi"
    )
    t.you.special_summons(metal, "defense")
    assert t.you.monsters == [metal] and set(t.you.graveyard) == {METAL[metal], "Metalmorph"}
    assert sorted(t.you.deck) == ["Sogen", "Umi"]


@pytest.mark.parametrize("metal", METAL)
def test_a_metal_monster_comes_for_nothing_else_and_not_from_the_hand(metal: str) -> None:
    """card: Metalzoa, Red-Eyes Black Metal Dragon"""
    without = your_turn(f"monsters: {METAL[metal]}   deck: Sogen, {metal}, Umi")
    without.you.cannot(f"special summon {metal}", because=NOBODY_THERE)
    t = your_turn(
        f"monsters: {METAL[metal]}   spells: Metalmorph (as equip, on {METAL[metal]})   hand: {metal}   deck: 3 Sogen"
    )
    t.you.cannot(f"special summon {metal}", because=NOT_GIVEN)
    t.you.cannot(f"summon {metal}", because="summon.special-monster.cannot-be-normal-summoned")


# ------------------------------------------------------------------------------------------------- out of the cocoon


@pytest.mark.parametrize("moth", MOTHS)
def test_a_moth_comes_out_of_the_cocoon_when_its_time_has_come(moth: str) -> None:
    """card: Larvae Moth, Great Moth, Perfectly Ultimate Great Moth"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Petit Moth   hand: Cocoon of Evolution, {moth}   deck: 9 Sogen
        opp 8000   deck: 9 Sogen
        """
    )
    t.you.activates("Cocoon of Evolution", targeting="Petit Moth").nobody_responds()
    for passed in range(MOTHS[moth]):
        assert len(t.you.deck) == 9 - passed
        t.you.cannot(f"special summon {moth}", because=NOT_GIVEN)
        t.you.ends_turn()
        while t.turn_player == "opp":
            t.opp.ends_turn() if t.phase != "End Phase" else t.opp.discards("Sogen")
    t.you.special_summons(moth)
    assert t.you.monsters == [moth] and set(t.you.graveyard) >= {"Petit Moth", "Cocoon of Evolution"}


# --------------------------------------------------------------------------------------------------- behind a mask

BEAST = "Masked Beast Des Gardius"


@pytest.mark.parametrize("masked", ["Grand Tiki Elder", "Melchid the Four-Face Beast"])
def test_the_masked_beast_comes_for_a_masked_monster_and_another(masked: str) -> None:
    """card: Masked Beast Des Gardius"""
    t = your_turn(f"hand: {BEAST}, Umi   monsters: {masked}, Kuriboh   deck: 5 Sogen")
    t.you.special_summons(BEAST)
    assert t.you.monsters == [BEAST] and t.you.graveyard == [masked, "Kuriboh"]
    for monsters in (masked, "Kuriboh, Sangan"):
        lacking = your_turn(f"hand: {BEAST}, Umi   monsters: {monsters}   deck: 5 Sogen")
        lacking.you.cannot(f"special summon {BEAST}", because=NOT_GIVEN)


def test_the_masked_beast_leaves_its_mask_on_a_monster_of_the_opponent() -> None:
    """card: Masked Beast Des Gardius ①"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {BEAST}   hand: Umi   deck: Sogen, The Mask of Remnants, 5 Sogen
        opp 8000   monsters: Battle Ox, Kuriboh (set)   hand: Offerings to the Doomed, Umi   deck: 5 Sogen
        """
    )
    t.opp.activates("Offerings to the Doomed", targeting=BEAST)
    assert t.you.graveyard == [BEAST]
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.spells == ["The Mask of Remnants"] and len(t.you.deck) == 6


def test_the_masked_beast_leaves_nothing_where_nobody_could_wear_it() -> None:
    """card: Masked Beast Des Gardius ①"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {BEAST}   hand: Umi   deck: Sogen, The Mask of Remnants, 5 Sogen
        opp 8000   monsters: Kuriboh (set)   hand: Offerings to the Doomed, Umi   deck: 5 Sogen
        """
    )
    t.opp.activates("Offerings to the Doomed", targeting=BEAST).nobody_responds()
    assert t.you.graveyard == [BEAST] and t.you.spells == [] and t.opp.is_asked("open state")


MASK = "The Mask of Remnants"


def test_the_mask_of_remnants_of_the_beast_takes_control_as_long_as_it_is_worn() -> None:
    """card: The Mask of Remnants ②"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {BEAST}   hand: Umi   deck: Sogen, {MASK}, 5 Sogen
        opp 8000   monsters: Battle Ox   hand: Offerings to the Doomed, Mystical Space Typhoon   deck: 5 Sogen
        """
    )
    t.opp.activates("Offerings to the Doomed", targeting=BEAST).nobody_responds()
    for _ in range(2):
        t.you.take_zone()
    assert t.you.monsters == ["Battle Ox"] and t.opp.monsters == [] and t.you.spells == [MASK]
    t.opp.activates("Mystical Space Typhoon", targeting=MASK).nobody_responds()
    t.opp.take_zone()
    assert t.you.monsters == [] and t.opp.monsters == ["Battle Ox"]


def test_the_mask_of_remnants_goes_back_to_the_deck_when_it_is_activated() -> None:
    """card: The Mask of Remnants ①"""
    t = your_turn(f"hand: {MASK}, Umi   deck: 3 Sogen", "monsters: Battle Ox")
    t.you.activates(MASK).nobody_responds()
    assert t.you.graveyard == [] and sorted(t.you.deck) == ["Sogen", "Sogen", "Sogen", MASK]
    assert any("shuffled" in line for line in t.log())
