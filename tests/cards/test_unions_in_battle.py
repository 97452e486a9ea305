"""Cards: Union monsters of older wording, which fall in battle instead of the monster they are equipped to."""

import pytest

from table import Table, table

STRONGEST = "Blue-Eyes Ultimate Dragon"
OLD = [
    ("Pitch-Dark Dragon", "Dark Blade"),
    ("Koitsu", "Aitsu"),
    ("Doitsu", "Soitsu"),
    ("Second Goblin", "Giant Orc"),
    ("Protective Soul Ailin", "Indomitable Fighter Lei Lei"),
    ("Metallizing Parasite - Lunatite", "Gemini Elf"),
    ("Des Dendle", "Vampiric Orchis"),
    ("Zombie Tiger", "Decayed Commander"),
    ("Burning Beast", "Freezing Beast"),
    ("Freezing Beast", "Burning Beast"),
]


def their_battle(union: str, monster: str) -> Table:
    """A Union monster was equipped in your turn, and now the opponent has come to the Battle Phase."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {monster}, {union}   hand: Umi   deck: 5 Sogen
        opp 8000   monsters: 2 {STRONGEST}   deck: 5 Sogen
    """)
    t.you.activates(union, targeting=monster)
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    return t


@pytest.mark.rule("card.ability.union", scenario=0)
@pytest.mark.parametrize(("union", "monster"), OLD)
def test_an_old_union_monster_saves_its_monster_from_one_battle(union: str, monster: str) -> None:
    """card: Pitch-Dark Dragon, Koitsu, Doitsu, Second Goblin, Protective Soul Ailin, Metallizing Parasite - Lunatite,
    Des Dendle, Zombie Tiger, Burning Beast, Freezing Beast
    """
    t = their_battle(union, monster)
    t.opp.does(f"attack {monster} with {STRONGEST} (zone 1)")
    t.nobody_responds()
    assert t.you.monsters == [monster] and t.you.graveyard == [union] and t.you.lp < 8000
    t.opp.does(f"attack {monster} with {STRONGEST} (zone 2)")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == [union, monster]


def test_kiryu_is_tributed_to_let_its_rider_attack_directly() -> None:
    """card: Kiryu"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Dark Blade, Kiryu   deck: 5 Sogen
        opp 8000   monsters: Mystical Elf   deck: 5 Sogen
        """
    )
    t.you.activates("Kiryu", targeting="Dark Blade")
    assert (t.you.atk_of("Dark Blade"), t.you.def_of("Dark Blade")) == (2700, 2400)
    t.you.activates("Kiryu")
    assert t.you.spells == [] and t.you.graveyard == ["Kiryu"] and t.you.atk_of("Dark Blade") == 1800
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Dark Blade")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1800


def test_kiryu_comes_back_in_attack_position_or_falls_for_its_rider() -> None:
    """card: Kiryu"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Dark Blade, Kiryu   deck: 5 Sogen
        opp 8000   monsters: Blue-Eyes White Dragon   deck: 5 Sogen
        """
    )
    t.you.activates("Kiryu", targeting="Dark Blade")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Dark Blade", "Blue-Eyes White Dragon")
    t.nobody_responds()
    assert t.you.monsters == ["Dark Blade"] and t.you.graveyard == ["Kiryu"]
    again = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Dark Blade, Kiryu   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
        """
    )
    again.you.activates("Kiryu", targeting="Dark Blade")
    again.you.ends_turn()
    again.opp.ends_turn()
    again.you.activates("Kiryu effect 2").nobody_responds()
    assert again.you.monsters == ["Dark Blade", "Kiryu"] and again.you.monster("Kiryu").position == "attack"
