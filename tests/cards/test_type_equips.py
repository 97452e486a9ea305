"""Cards: Equip Spells that fit one Type, one Attribute or one name only."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"

# The card, a monster that it fits, and the ATK and DEF that the monster then has.
FITTING = [
    ("Dark Energy", "Sangan", 1300, 900),
    ("Laser Cannon Armor", "Petit Moth", 600, 500),
    ("Insect Armor with Laser Cannon", "Petit Moth", 1000, 200),
    ("Beast Fangs", "Silver Fang", 1500, 1100),
    ("Vile Germs", "Firegrass", 1000, 900),
    ("Silver Bow and Arrow", "Mokey Mokey", 600, 400),
    ("Dragon Treasure", "Petit Dragon", 900, 1000),
    ("Electro-Whip", "Wattkid", 1300, 800),
    ("Mystical Moon", "Battle Ox", 2000, 1300),
    ("Violet Crystal", "Skull Servant", 600, 500),
    ("Book of Secret Arts", "Mystical Elf", 1100, 2300),
    ("Machine Conversion Factory", "Cyber Commander", 1050, 1000),
    ("Raise Body Heat", "Anthrosaurus", 1300, 1150),
    ("Follow Wind", "Harpie Girl", 800, 800),
    ("Power of Kaishin", "Psychic Kappa", 700, 1300),
    ("Elf's Light", "Mystical Elf", 1200, 1800),
    ("Shine Palace", "Mystical Elf", 1500, 2000),
    ("Steel Shell", "Takriminos", 1900, 1000),
    ("Invigoration", "Celtic Guardian", 1800, 1000),
    ("Burning Spear", "Hinotama Soul", 1000, 300),
    ("Gust Fan", "Harpie Girl", 900, 300),
    ("Cyclon Laser", "Gradius", 1500, 800),
    ("Magic Formula", "Dark Magician", 3200, 2100),
    ("Mask of the Accursed", "Sangan", 1000, 600),
]


def equipped(card: str, monster: str) -> Table:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, Mystical Space Typhoon   monsters: {monster}   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates(card, targeting=monster).nobody_responds()
    return t


@pytest.mark.parametrize(("card", "monster", "atk", "def_"), FITTING)
def test_the_equipped_monster_has_other_values_as_long_as_the_card_is_there(
    card: str, monster: str, atk: int, def_: int
) -> None:
    """card: Dark Energy, Laser Cannon Armor, Insect Armor with Laser Cannon ①, Beast Fangs, Vile Germs,
    Silver Bow and Arrow, Dragon Treasure, Electro-Whip, Mystical Moon, Violet Crystal, Book of Secret Arts,
    Machine Conversion Factory, Raise Body Heat, Follow Wind, Power of Kaishin, Elf's Light, Shine Palace ①,
    Steel Shell, Invigoration, Burning Spear, Gust Fan, Cyclon Laser, Magic Formula
    """
    t = equipped(card, monster)
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == (atk, def_)
    t.you.activates("Mystical Space Typhoon", targeting=card).nobody_responds()
    assert t.you.atk_of(monster) != atk or card == "Mask of the Accursed"


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize("card", [row[0] for row in FITTING if row[0] != "Mask of the Accursed"])
def test_it_fits_no_other_monster(card: str) -> None:
    """card: Dark Energy, Laser Cannon Armor, Insect Armor with Laser Cannon, Beast Fangs, Vile Germs,
    Silver Bow and Arrow, Dragon Treasure, Electro-Whip, Mystical Moon, Violet Crystal, Book of Secret Arts,
    Machine Conversion Factory, Raise Body Heat, Follow Wind, Power of Kaishin, Elf's Light, Shine Palace, Steel Shell,
    Invigoration, Burning Spear, Gust Fan, Cyclon Laser, Magic Formula
    """
    t = (
        table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   monsters: Spike Seadra, {fitting(card)} (set)   deck: 3 Sogen
        opp 8000   monsters: Yormungarde   deck: 3 Sogen
    """)
        if card not in ("Steel Shell", "Invigoration")
        else table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   monsters: Sangan, {fitting(card)} (set)   deck: 3 Sogen
        opp 8000   monsters: Mystical Elf   deck: 3 Sogen
    """)
    )
    t.you.cannot(f"activate {card}", because=NO_TARGET)


def fitting(card: str) -> str:
    return next(monster for name, monster, _, _ in FITTING if name == card)


def test_cyclon_laser_lets_gradius_pierce() -> None:
    """card: Cyclon Laser"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   spells: Cyclon Laser (on Gradius)   monsters: Gradius   deck: 3 Sogen
        opp 8000   monsters: Kuriboh (defense)   deck: 3 Sogen
    """)
    t.you.attacks("Gradius", "Kuriboh")
    assert t.opp.lp == 8000 - (1500 - 200)


def test_magic_formula_gives_1000_when_it_is_sent_from_the_field() -> None:
    """card: Magic Formula"""
    t = equipped("Magic Formula", "Dark Magician")
    t.you.activates("Mystical Space Typhoon", targeting="Magic Formula").nobody_responds()
    assert t.you.lp == 9000


def test_magic_formula_also_fits_dark_magician_girl() -> None:
    """card: Magic Formula"""
    t = equipped("Magic Formula", "Dark Magician Girl")
    assert t.you.atk_of("Dark Magician Girl") == 2700


def test_magic_formula_gives_nothing_when_it_is_discarded() -> None:
    """card: Magic Formula"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Magic Formula   deck: 3 Sogen
        opp 8000   monsters: Sangan   deck: 3 Sogen
    """)
    t.you.activates("Raigeki Break", discarding="Magic Formula", targeting="Sangan").nobody_responds()
    assert t.you.lp == 8000 and "Magic Formula" in t.you.graveyard


def test_a_monster_with_the_mask_of_the_accursed_cannot_attack() -> None:
    """card: Mask of the Accursed"""
    t = equipped("Mask of the Accursed", "Sangan")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack directly with Sangan", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.parametrize("on", ["Sangan", "Battle Ox"])
def test_the_mask_of_the_accursed_hurts_the_controller_in_your_standby_phase(on: str) -> None:
    """card: Mask of the Accursed"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Sangan   deck: 3 Sogen   spells: Mask of the Accursed (on ON)
        opp 8000   monsters: Battle Ox   deck: 3 Sogen
    """.replace("ON", on)
    )
    t.opp.ends_turn()
    t.nobody_responds()
    hurt = (t.you.lp, t.opp.lp)
    assert hurt == ((7500, 8000) if on == "Sangan" else (8000, 7500))
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 6 and (t.you.lp, t.opp.lp) == hurt
