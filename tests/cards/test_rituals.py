"""Cards: Ritual Monsters, and the Spells that Ritual Summon them."""

import pytest

from loaded_dice import load_dice
from probes import pool_with, probe
from spellspeed.lang.words.every_word import RITUAL
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.verbs import RitualSummon
from table import Table, table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
# Levels 1, 3, 4, 5, 6, 7 and 8.
OF_LEVEL = {
    1: "Kuriboh",
    3: "Petit Angel",
    4: "Gemini Elf",
    5: "Curse of Dragon",
    6: "Summoned Skull",
    7: "Dark Magician",
    8: "Blue-Eyes White Dragon",
}


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


RITUALS = [
    ("Black Luster Ritual", "Black Luster Soldier", 8),
    ("Black Magic Ritual", "Magician of Black Chaos", 8),
    ("Novox's Prayer", "Skull Guardian", 7),
    ("Commencement Dance", "Performance of Sword", 6),
    ("Javelin Beetle Pact", "Javelin Beetle", 8),
    ("Hamburger Recipe", "Hungry Burger", 6),
    ("Beastly Mirror Ritual", "Fiend's Mirror", 6),
    ("War-Lion Ritual", "Super War-Lion", 7),
    ("Fortress Whale's Oath", "Fortress Whale", 7),
    ("Curse of the Masked Beast", "The Masked Beast", 8),
    ("Resurrection of Chakra", "Chakra", 7),
    ("Zera Ritual", "Zera the Mant", 8),
    ("Garma Sword Oath", "Garma Sword", 7),
    ("Turtle Oath", "Crab Turtle", 8),
    ("Revival of Dokurorider", "Dokurorider", 6),
    ("Incandescent Ordeal", "Legendary Flame Lord", 7),
    ("White Dragon Ritual", "Paladin of White Dragon", 4),
    ("Shinato's Ark", "Shinato, King of a Higher Plane", 8),
    ("Final Ritual of the Ancients", "Reshef the Dark Being", 8),
    ("Contract with the Dark Master", "Dark Master - Zorc", 8),
]


@pytest.mark.parametrize(("spell", "monster", "total"), RITUALS)
def test_a_ritual_spell_summons_its_monster_for_levels_of_its_total_or_more(
    spell: str, monster: str, total: int
) -> None:
    """card: Black Luster Ritual ①, Black Luster Soldier, Black Magic Ritual, Magician of Black Chaos, Novox's Prayer,
    Skull Guardian, Commencement Dance, Performance of Sword, Javelin Beetle Pact, Javelin Beetle, Hamburger Recipe,
    Hungry Burger, Beastly Mirror Ritual, Fiend's Mirror, War-Lion Ritual, Super War-Lion, Fortress Whale's Oath,
    Fortress Whale, Curse of the Masked Beast ①, The Masked Beast, Resurrection of Chakra, Chakra, Zera Ritual,
    Zera the Mant, Garma Sword Oath ①, Garma Sword, Turtle Oath, Crab Turtle, Revival of Dokurorider, Dokurorider,
    Incandescent Ordeal, White Dragon Ritual, Shinato's Ark, Final Ritual of the Ancients,
    Contract with the Dark Master ①
    """
    enough = ["Kuriboh", OF_LEVEL[total - 1]]
    t = your_turn(f"hand: {spell}, {monster}, {enough[0]}   monsters: {enough[1]} (set)")
    t.you.activates(spell)
    t.you.takes_position("defense")
    assert t.you.monsters == [monster] and sorted(t.you.graveyard) == sorted([*enough, spell])
    t = your_turn(f"hand: {spell}, {monster}   monsters: {OF_LEVEL[total - 1]}")
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)
    t = your_turn(f"hand: {spell}, Relinquished, Dark Magician, Summoned Skull")
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------------------ Spells for several monsters


@pytest.mark.parametrize("monster", ["Ruin, Queen of Oblivion", "Demise, King of Armageddon"])
def test_end_of_the_world_takes_exactly_the_level_of_its_monster(monster: str) -> None:
    """card: End of the World"""
    t = your_turn(f"hand: End of the World, {monster}, Curse of Dragon, Petit Angel, Summoned Skull")
    t.you.activates("End of the World")
    t.you.takes_position("attack")
    assert t.you.monsters == [monster] and t.you.hand == ["Summoned Skull"]  # 5 and 3
    t = your_turn(f"hand: End of the World, {monster}, Curse of Dragon, Gemini Elf")
    t.you.cannot("activate End of the World", because=NOTHING_TO_DO)  # 9 would be too much


def test_end_of_the_world_asks_which_of_the_two() -> None:
    """card: End of the World"""
    t = your_turn(
        "hand: End of the World, Demise, King of Armageddon, Ruin, Queen of Oblivion, Gemini Elf, Vorse Raider"
    )
    t.you.activates("End of the World")
    assert sorted(t.you.is_asked("effect").offers) == ["Demise, King of Armageddon", "Ruin, Queen of Oblivion"]


@pytest.mark.parametrize(
    ("spell", "able", "unable"),
    [
        ("Earth Chant", "Javelin Beetle", "Zera the Mant"),
        ("Contract with the Abyss", "Zera the Mant", "Javelin Beetle"),
    ],
)
def test_a_spell_for_an_attribute_takes_exactly_the_level_of_such_a_monster(spell: str, able: str, unable: str) -> None:
    """card: Earth Chant, Contract with the Abyss ①"""
    t = your_turn(f"hand: {spell}, {able}, {unable}   monsters: Gemini Elf, Vorse Raider")
    t.you.activates(spell)
    assert t.you.is_asked("tribute").offers == [unable, "Gemini Elf", "Vorse Raider"]  # 8, or 4 and 4
    t.you.chooses("Gemini Elf", "Vorse Raider")
    t.you.takes_position("attack")
    assert t.you.monsters == [able] and t.you.hand == [unable]
    t = your_turn(f"hand: {spell}, {able}   monsters: Gemini Elf, Curse of Dragon")
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)
    t = your_turn(f"hand: {spell}, {unable}   monsters: Gemini Elf, Vorse Raider")
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)


# -------------------------------------------------------------------------------------------------------------- effects


def test_legendary_flame_lord_counts_spells_and_destroys_all_other_monsters() -> None:
    """card: Legendary Flame Lord"""
    lord = "Legendary Flame Lord"
    t = your_turn(f"hand: 3 Pot of Greed   monsters: {lord}, Kuriboh   deck: 6 Umi", "monsters: Jinzo")
    t.you.cannot(f"activate {lord}", because="cost.unpayable.cannot-activate")
    for _ in range(3):
        t.you.activates("Pot of Greed")
    t.you.activates(lord)
    assert t.you.monsters == [lord] and t.opp.monsters == []
    t.you.cannot(f"activate {lord}", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=0)
def test_paladin_of_white_dragon_destroys_a_face_down_monster_without_damage_calculation() -> None:
    """card: Paladin of White Dragon"""
    t = your_turn("monsters: Paladin of White Dragon", "monsters: Labyrinth Wall (set)")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Paladin of White Dragon", "Labyrinth Wall")
    assert t.opp.graveyard == ["Labyrinth Wall"] and t.you.lp == 8000


def test_paladin_of_white_dragon_calls_a_blue_eyes_that_cannot_attack() -> None:
    """card: Paladin of White Dragon"""
    bewd = "Blue-Eyes White Dragon"
    t = your_turn(f"monsters: Paladin of White Dragon, Gemini Elf   deck: {bewd}")
    t.you.activates("Paladin of White Dragon")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == [bewd, "Gemini Elf"] and t.you.graveyard == ["Paladin of White Dragon"]
    t.you.goes_to("Battle Phase")
    t.you.can("attack with Gemini Elf")
    t.you.cannot(f"attack with {bewd}", because="effect.cannot.forbids-while-it-applies")


def test_shinato_inflicts_the_atk_of_a_defense_position_monster_it_destroys() -> None:
    """card: Shinato, King of a Higher Plane"""
    shinato = "Shinato, King of a Higher Plane"
    for how, damage in (("defense", 1900), ("set", 1900), ("attack", 3300 - 1900)):
        t = your_turn(f"monsters: {shinato}", f"monsters: Gemini Elf ({how})")
        t.you.goes_to("Battle Phase")
        t.you.attacks(shinato, "Gemini Elf")
        assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 8000 - damage


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_shinato_inflicts_nothing_for_what_is_banished() -> None:
    """card: Shinato, King of a Higher Plane"""
    shinato = "Shinato, King of a Higher Plane"
    t = your_turn(f"monsters: {shinato}   spells: Macro Cosmos", "monsters: Gemini Elf (defense)")
    t.you.goes_to("Battle Phase")
    t.you.attacks(shinato, "Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"] and t.opp.lp == 8000


def test_reshef_takes_a_monster_for_a_spell_until_the_end_phase() -> None:
    """card: Reshef the Dark Being"""
    reshef = "Reshef the Dark Being"
    t = your_turn(f"monsters: {reshef}   hand: 2 Umi, Kuriboh", "monsters: Jinzo, Gemini Elf")
    t.you.activates(reshef, discarding="Umi", targeting="Jinzo")
    t.you.chooses_zone(2)
    assert sorted(t.you.monsters) == ["Jinzo", reshef] and t.you.graveyard == ["Umi"]
    t.you.cannot(f"activate {reshef}", because="effect.once-per-turn.limits-the-user")
    t.you.goes_to("End Phase")
    t.both_pass()
    t.opp.chooses_zone(1)
    assert sorted(t.opp.monsters) == ["Gemini Elf", "Jinzo"]
    t = your_turn(f"monsters: {reshef}   hand: Kuriboh", "monsters: Jinzo")
    t.you.cannot(f"activate {reshef}", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize(
    ("roll", "yours", "theirs"),
    [(1, 2, 0), (2, 2, 0), (3, 2, 1), (4, 2, 1), (5, 2, 1), (6, 0, 2)],
)
def test_zorc_destroys_as_the_die_says(roll: int, yours: int, theirs: int) -> None:
    """card: Dark Master - Zorc ①"""
    t = your_turn("monsters: Dark Master - Zorc, Kuriboh", "monsters: Jinzo, Gemini Elf")
    load_dice(t, roll)
    t.you.activates("Dark Master - Zorc")
    if 3 <= roll <= 5:
        t.you.chooses("Jinzo")
    assert (len(t.you.monsters), len(t.opp.monsters)) == (yours, theirs)


def test_zorc_rolls_once_a_turn() -> None:
    """card: Dark Master - Zorc ①"""
    t = your_turn("monsters: Dark Master - Zorc", "monsters: Jinzo, Gemini Elf")
    load_dice(t, 3)
    t.you.activates("Dark Master - Zorc")
    t.you.chooses("Jinzo")
    t.you.cannot("activate Dark Master - Zorc", because="effect.once-per-turn.limits-the-user")


def test_ruin_attacks_again_when_its_attack_destroys_a_monster() -> None:
    """card: Ruin, Queen of Oblivion ①"""
    ruin = "Ruin, Queen of Oblivion"
    t = your_turn(f"monsters: {ruin}", "monsters: Gemini Elf, Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks(ruin, "Kuriboh")
    t.you.triggers(ruin)
    t.you.attacks(ruin, "Gemini Elf")
    assert t.opp.monsters == []


def test_demise_destroys_everything_else_for_2000_lp() -> None:
    """card: Demise, King of Armageddon ①"""
    demise = "Demise, King of Armageddon"
    t = your_turn(f"monsters: {demise}, Kuriboh   set: Mirror Force", "monsters: Jinzo (set)   set: Dark Hole")
    t.you.activates(demise)
    assert t.you.lp == 6000 and t.you.monsters == [demise] and t.you.graveyard == ["Kuriboh", "Mirror Force"]
    assert t.opp.monsters == [] and len(t.opp.graveyard) == 2
    t = table(f"turn 3, Main Phase 1, you to act\nyou 1900   monsters: {demise}\nopp 8000   monsters: Jinzo")
    t.you.cannot(f"activate {demise}", because="cost.lp.not-more-than-current")


# ------------------------------------------------------------------------------------------------------------ searching


@pytest.mark.parametrize("how", ["summon", "flip"])
@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Senju of the Thousand Hands", ["Zera the Mant"]),
        ("Sonic Bird", ["Zera Ritual"]),
        ("Manju of the Ten Thousand Hands", ["Zera Ritual", "Zera the Mant"]),
    ],
)
def test_ritual_cards_are_searched_when_the_searcher_is_summoned(how: str, name: str, found: list[str]) -> None:
    """card: Senju of the Thousand Hands ①, Sonic Bird, Manju of the Ten Thousand Hands ①"""
    deck = "deck: Zera the Mant, Zera Ritual, Kuriboh, Umi"
    t = your_turn(f"{deck}   " + (f"hand: {name}" if how == "summon" else f"monsters: {name} (set)"))
    if how == "summon":
        t.you.summons(name)
    else:
        t.you.flip_summons(name)
    t.you.triggers(name)
    if len(found) > 1:
        assert sorted(t.you.is_asked("search").offers) == found
        t.you.chooses(found[0])
    assert t.you.hand == found[:1]


# -------------------------------------------------------------------------------------------- Relinquished and Unicore


def test_black_illusion_ritual_takes_one_monster_of_any_level() -> None:
    """card: Black Illusion Ritual ①"""
    t = your_turn("hand: Black Illusion Ritual, Relinquished, Kuriboh, Dark Magician")
    t.you.activates("Black Illusion Ritual")
    assert sorted(t.duel.legal_answers()) == [(0,), (1,)]
    t.you.chooses("Dark Magician")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Relinquished"] and t.you.graveyard == ["Dark Magician", "Black Illusion Ritual"]


def equipped(opp: str) -> Table:
    """Relinquished has taken the opponent's Gemini Elf."""
    t = your_turn("monsters: Relinquished", f"monsters: Gemini Elf, {opp}")
    t.you.activates("Relinquished", targeting="Gemini Elf")
    t.you.chooses_zone(1)
    return t


def test_relinquished_takes_one_monster_and_its_values() -> None:
    """card: Relinquished ①②"""
    t = equipped("Kuriboh")
    assert t.opp.monsters == ["Kuriboh"] and t.you.spells == ["Gemini Elf"]
    assert (t.you.atk_of("Relinquished"), t.you.def_of("Relinquished")) == (1900, 900)
    t.you.cannot("activate Relinquished", because="effect.condition.all-must-be-met")  # one only
    t = your_turn("monsters: Relinquished   hand: Mystical Space Typhoon", "monsters: Gemini Elf, Kuriboh")
    t.you.activates("Relinquished", targeting="Gemini Elf")
    t.nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Mystical Space Typhoon", targeting="Gemini Elf")
    assert t.you.atk_of("Relinquished") == 0


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
def test_relinquished_loses_its_monster_instead_and_the_opponent_takes_the_damage_too() -> None:
    """card: Relinquished ②③"""
    t = equipped("Summoned Skull")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Relinquished", "Summoned Skull")
    assert t.you.monsters == ["Relinquished"] and t.opp.graveyard == ["Gemini Elf"]
    assert t.you.lp == 8000 - 600 and t.opp.lp == 8000 - 600
    t = your_turn("monsters: Relinquished", "monsters: Summoned Skull")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Relinquished", "Summoned Skull")
    assert t.you.graveyard == ["Relinquished"] and t.you.lp == 8000 - 2500 and t.opp.lp == 8000


NEKROZ = probe(
    "Test Mirror",
    "Spell / Ritual",
    Activation(do=RitualSummon(Monster(archetype="Nekroz", kind=RITUAL), exactly=True)),
    archetypes=("Nekroz",),
)
UNICORE = "Nekroz of Unicore"


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_unicore_is_ritual_summoned_and_comes_in_no_other_way() -> None:
    """card: Nekroz of Unicore"""
    mine = f"hand: Test Mirror, {UNICORE}, Gemini Elf, Dark Hole, Monster Reborn"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(NEKROZ))
    t.you.activates("Test Mirror")
    t.you.takes_position("attack")
    assert t.you.monsters == [UNICORE]
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"]


def test_unicore_returns_another_nekroz_card_once_a_turn() -> None:
    """card: Nekroz of Unicore ①"""
    mine = f"hand: 2 {UNICORE}   graveyard: 2 Test Mirror, {UNICORE}, Umi"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(NEKROZ))
    t.you.does(f"activate {UNICORE} (copy 1)")
    assert t.you.is_asked("target").offers == ["Test Mirror", "Test Mirror"]
    t.you.does("target Test Mirror (copy 1)")
    assert sorted(t.you.hand) == [UNICORE, "Test Mirror"]
    t.you.cannot(f"activate {UNICORE}", because="effect.name-limit.this-effect-of-x-once")


def test_unicore_negates_monsters_that_came_from_the_extra_deck() -> None:
    """card: Nekroz of Unicore ②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {UNICORE}, Cyber Dragon, Mechanicalchaser   extra: Chimeratech Fortress Dragon
        opp 8000   monsters: Breaker the Magical Warrior (1 Spell Counter)
    """)
    assert t.opp.atk_of("Breaker the Magical Warrior") == 1900  # came from the hand: it keeps its effect
    t.you.does("special summon Chimeratech Fortress Dragon")
    t.you.takes_position("attack")
    assert t.you.atk_of("Chimeratech Fortress Dragon") == 0
