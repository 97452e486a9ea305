"""Cards: sphinxes that want the Pyramid of Light, monsters that pay for changing sides, and the Cyber Jar."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_WAY = "summon.special.cyber-dragon-style-inherent"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
SPHINXES = {"Andro Sphinx": 400, "Sphinx Teleia": 1000}


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen", theirs: str = "") -> Table:
    return table(
        f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: {theirs or deck}"
    )


# ------------------------------------------------------------------------------------------------------- sphinxes


@pytest.mark.parametrize("sphinx", SPHINXES)
def test_a_sphinx_comes_for_500_beside_the_pyramid_and_rests(sphinx: str) -> None:
    """card: Andro Sphinx, Sphinx Teleia"""
    t = your_turn(f"hand: {sphinx}, Umi   monsters: Kuriboh", "spells: Pyramid of Light")
    t.you.special_summons(sphinx)
    assert t.you.lp == 7500 and sphinx in t.you.monsters
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack with {sphinx}", because=FORBIDDEN)
    t = your_turn(f"hand: {sphinx}, Umi   monsters: Kuriboh")
    t.you.cannot(f"special summon {sphinx}", because=NO_WAY)


@pytest.mark.parametrize("sphinx", SPHINXES)
def test_a_sphinx_is_not_revived(sphinx: str) -> None:
    """card: Andro Sphinx, Sphinx Teleia"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {sphinx}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


@pytest.mark.parametrize("sphinx", SPHINXES)
@pytest.mark.parametrize("lies", [" (defense)", ""])
def test_a_sphinx_burns_for_what_it_fells_in_defense_position(sphinx: str, lies: str) -> None:
    """card: Andro Sphinx, Sphinx Teleia"""
    t = your_turn(f"monsters: {sphinx}   hand: Umi", f"monsters: Mystical Elf{lies}   hand: Umi", "Battle Step")
    t.you.attacks(sphinx, "Mystical Elf")
    t.nobody_responds()
    battle = {"Andro Sphinx": 2200, "Sphinx Teleia": 1700}[sphinx]
    assert t.opp.lp == (8000 - SPHINXES[sphinx] if lies else 8000 - battle)


# --------------------------------------------------------------------------------------------------- changing sides


@pytest.mark.parametrize(("monster", "lp"), [("Ameba", (8000, 6000)), ("Griggle", (11000, 8000))])
def test_it_pays_when_the_opponent_takes_it(monster: str, lp: tuple[int, int]) -> None:
    """card: Ameba, Griggle"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {monster}   hand: Mystical Space Typhoon   deck: 9 Sogen
        opp 8000   hand: 2 Snatch Steal, Umi   deck: 9 Sogen
    """)
    t.opp.does("activate Snatch Steal (copy 1)")
    t.opp.take_zone()
    t.nobody_responds()
    t.opp.take_zone()
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == lp and t.opp.monsters == [monster]
    t.opp.ends_turn()
    t.you.activates("Mystical Space Typhoon", targeting="Snatch Steal").nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [monster] and (t.you.lp, t.opp.lp) == lp  # only once


@pytest.mark.parametrize("monster", ["Ameba", "Griggle"])
def test_it_pays_for_nothing_face_down(monster: str) -> None:
    """card: Ameba, Griggle"""
    t = your_turn("hand: Change of Heart, Umi", f"monsters: {monster} (set)   hand: Umi")
    t.you.activates("Change of Heart").nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [monster] and (t.you.lp, t.opp.lp) == (8000, 8000)


# --------------------------------------------------------------------------------------------------- what a jar holds


def test_cyber_jar_sweeps_the_field_and_deals_five_cards_to_each_player() -> None:
    """card: Cyber Jar"""
    t = your_turn(
        "monsters: Cyber Jar (set), Blue-Eyes White Dragon   hand: Umi",
        "monsters: Gemini Elf   hand: Umi",
        deck="Kuriboh, Forest, Gemini Elf, Summoned Skull, Dark Hole, 9 Sogen",
        theirs="Vorse Raider, Waboku, Sogen",
    )
    t.you.flip_summons("Cyber Jar")
    t.you.takes_position("attack")
    t.you.takes_position("face-down defense")
    t.opp.takes_position("attack")
    assert t.you.monsters == ["Kuriboh", "Gemini Elf"] and t.you.monster("Gemini Elf").position == "set"
    assert t.you.hand == ["Umi", "Forest", "Summoned Skull", "Dark Hole"] and len(t.you.deck) == 9
    assert t.opp.monsters == ["Vorse Raider"] and sorted(t.opp.hand) == ["Sogen", "Umi", "Waboku"] and t.opp.deck == []
    assert sorted(t.you.graveyard) == ["Blue-Eyes White Dragon", "Cyber Jar"] and t.opp.graveyard == ["Gemini Elf"]
