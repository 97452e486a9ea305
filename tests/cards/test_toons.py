"""Cards: Toon monsters, and monsters whose attacks cost something."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Spell
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import AddToHand
from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
MUST_CHOOSE = "battle.attack.must-choose-monster-if-any"
NORMAL_TOONS = ["Toon Masked Sorcerer", "Toon Gemini Elf", "Toon Cannon Soldier"]
SPECIAL_TOONS = ["Toon Mermaid", "Toon Summoned Skull", "Manga Ryu-Ran", "Blue-Eyes Toon Dragon"]
ALL_TOONS = [*NORMAL_TOONS, *SPECIAL_TOONS, "Toon Dark Magician Girl"]
ATK = {"Toon Masked Sorcerer": 900, "Toon Gemini Elf": 1900, "Toon Cannon Soldier": 1400}


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", lp: int = 8000) -> Table:
    """Lay out a phase of your turn."""
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, {phase}, you to act\nyou {lp}   {you}\nopp 8000   {opp}   deck: 3 Sogen")


# ------------------------------------------------------------------------------------------------ Toon World itself


def test_toon_world_costs_1000_lp_and_stays() -> None:
    """card: Toon World"""
    t = your_turn("hand: Toon World")
    t.you.activates("Toon World")
    assert t.you.lp == 7000 and t.you.spells == ["Toon World"]
    t = your_turn("hand: Toon World", lp=900)
    t.you.cannot("activate Toon World", "cost.lp.not-more-than-current")


def test_toon_table_of_contents_adds_a_toon_card() -> None:
    """card: Toon Table of Contents ①"""
    t = your_turn("hand: Toon Table of Contents   deck: Toon World, Toon Mermaid, Kuriboh")
    t.you.activates("Toon Table of Contents")
    assert sorted(t.you.is_asked("search").offers) == ["Toon Mermaid", "Toon World"]
    t.you.chooses("Toon World")
    assert t.you.hand == ["Toon World"]


# ------------------------------------------------------------------------------------------------ what they all share


@pytest.mark.parametrize("toon", ALL_TOONS)
def test_a_toon_falls_with_toon_world(toon: str) -> None:
    """card: Toon Masked Sorcerer, Toon Gemini Elf ④, Toon Cannon Soldier, Toon Mermaid ④, Toon Summoned Skull

    card: Manga Ryu-Ran ④, Blue-Eyes Toon Dragon ④, Toon Dark Magician Girl ③
    """
    t = your_turn(f"hand: Mystical Space Typhoon   spells: Toon World   monsters: {toon}, Kuriboh")
    t.you.activates("Mystical Space Typhoon", targeting="Toon World")
    assert t.you.monsters == ["Kuriboh"] and toon in t.you.graveyard
    assert f"{toon} destroyed (effect)" in t.log()


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize("toon", ALL_TOONS)
def test_a_toon_does_not_fall_with_a_set_toon_world(toon: str) -> None:
    """card: Toon Masked Sorcerer, Toon Gemini Elf ④, Toon Cannon Soldier, Toon Mermaid ④, Toon Summoned Skull

    card: Manga Ryu-Ran ④, Blue-Eyes Toon Dragon ④, Toon Dark Magician Girl ③
    """
    t = your_turn(f"hand: Mystical Space Typhoon   set: Toon World   monsters: {toon}")
    t.you.activates("Mystical Space Typhoon")
    assert "Toon World" in t.you.graveyard and t.you.monsters == [toon]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_toon_does_not_fall_when_toon_world_returns_to_the_hand() -> None:
    """card: Toon Mermaid ④"""
    gust = probe("Test Gust", "Spell", Activation(do=AddToHand(All(Spell(name="Toon World"), THE_FIELD))))
    position = (
        "turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Gust   spells: Toon World   monsters: Toon Mermaid"
    )
    t = table(f"{position}\nopp 8000", pool=pool_with(gust))
    t.you.activates("Test Gust")
    assert t.you.monsters == ["Toon Mermaid"] and t.you.hand == ["Toon World"]


@pytest.mark.parametrize("toon", NORMAL_TOONS)
def test_a_toon_that_was_summoned_this_turn_does_not_attack(toon: str) -> None:
    """card: Toon Masked Sorcerer, Toon Gemini Elf ①, Toon Cannon Soldier"""
    t = your_turn(f"hand: {toon}   monsters: Kuriboh")
    t.you.summons(toon)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"{toon} attacks directly", FORBIDDEN)


@pytest.mark.parametrize("toon", SPECIAL_TOONS)
def test_a_toon_that_was_special_summoned_this_turn_does_not_attack(toon: str) -> None:
    """card: Toon Mermaid ①, Toon Summoned Skull, Manga Ryu-Ran ①, Blue-Eyes Toon Dragon ①"""
    t = your_turn(f"hand: {toon}   spells: Toon World   monsters: 3 Kuriboh")
    t.you.does(f"special summon {toon}")
    if toon == "Toon Summoned Skull":
        t.you.chooses("Kuriboh (zone 1)")
    elif toon != "Toon Mermaid":
        t.you.chooses("Kuriboh (zone 1)", "Kuriboh (zone 2)")
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"{toon} attacks directly", FORBIDDEN)


@pytest.mark.parametrize("toon", NORMAL_TOONS)
def test_a_toon_attacks_directly_beside_toon_world_if_no_toon_opposes_it(toon: str) -> None:
    """card: Toon Masked Sorcerer, Toon Gemini Elf ②, Toon Cannon Soldier"""
    t = your_turn(f"spells: Toon World   monsters: {toon}", "monsters: Millennium Shield (defense)", "Battle Step")
    t.you.attacks_directly(toon)
    assert t.opp.lp == 8000 - ATK[toon]
    t = your_turn(f"monsters: {toon}, Kuriboh", "monsters: Millennium Shield (defense)", "Battle Step")
    t.you.cannot(f"{toon} attacks directly", MUST_CHOOSE)
    opposed = "monsters: Millennium Shield (defense), Toon Mermaid"
    t = your_turn(f"spells: Toon World   monsters: {toon}, Kuriboh", opposed, "Battle Step")
    t.you.cannot(f"{toon} attacks directly", MUST_CHOOSE)


@pytest.mark.parametrize("toon", [*SPECIAL_TOONS, "Toon Dark Magician Girl"])
def test_a_great_toon_attacks_directly_if_no_toon_opposes_it(toon: str) -> None:
    """card: Toon Mermaid ③, Toon Summoned Skull, Manga Ryu-Ran ③, Blue-Eyes Toon Dragon ③, Toon Dark Magician Girl ②"""
    t = your_turn(f"monsters: {toon}", "monsters: Millennium Shield (defense)", "Battle Step")
    t.you.attacks_directly(toon)
    assert t.opp.lp < 8000


@pytest.mark.parametrize("toon", [*SPECIAL_TOONS, "Toon Dark Magician Girl"])
def test_a_great_toon_must_attack_a_toon_if_one_opposes_it(toon: str) -> None:
    """card: Toon Mermaid ③, Toon Summoned Skull, Manga Ryu-Ran ③, Blue-Eyes Toon Dragon ③, Toon Dark Magician Girl ②"""
    t = your_turn(f"monsters: {toon}, Sangan", "monsters: Kuriboh, Toon Masked Sorcerer", "Battle Step")
    t.you.cannot(f"{toon} attacks directly", MUST_CHOOSE)
    t.you.cannot(f"attack Kuriboh with {toon}", FORBIDDEN)
    t.you.attacks(toon, "Toon Masked Sorcerer")
    assert t.opp.monsters == ["Kuriboh"]


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_a_face_down_monster_is_no_toon_that_it_could_attack() -> None:
    """card: Toon Mermaid ③, Toon Summoned Skull, Manga Ryu-Ran ③, Blue-Eyes Toon Dragon ③, Toon Dark Magician Girl ②"""
    for face_down in ("Toon Gemini Elf (set)", "Kuriboh (set)"):
        opposed = f"monsters: {face_down}, Toon Masked Sorcerer, Toon Cannon Soldier"
        t = your_turn("monsters: Toon Mermaid, Sangan", opposed, "Battle Step")
        t.you.declares("Toon Mermaid")
        assert sorted(t.you.is_asked("attack target").offers) == ["Toon Cannon Soldier", "Toon Masked Sorcerer"]


# ---------------------------------------------------------------------------------------------- how they are summoned


def test_toon_mermaid_needs_toon_world_alone() -> None:
    """card: Toon Mermaid"""
    t = your_turn("hand: Toon Mermaid   spells: Toon World")
    t.you.special_summons("Toon Mermaid")
    assert t.you.monsters == ["Toon Mermaid"]
    t = your_turn("hand: Toon Mermaid")
    t.you.cannot("special summon Toon Mermaid", "summon.special-monster.by-fulfilling-condition")


@pytest.mark.parametrize(
    ("toon", "tributes"),
    [
        ("Toon Summoned Skull", 1),
        ("Toon Dark Magician Girl", 1),
        ("Manga Ryu-Ran", 2),
        ("Blue-Eyes Toon Dragon", 2),
    ],
)
def test_a_great_toon_needs_toon_world_and_tributes(toon: str, tributes: int) -> None:
    """card: Toon Summoned Skull, Toon Dark Magician Girl, Manga Ryu-Ran, Blue-Eyes Toon Dragon"""
    t = your_turn(f"hand: {toon}   spells: Toon World   monsters: {tributes} Kuriboh")
    t.you.special_summons(toon)
    assert t.you.monsters == [toon] and t.you.graveyard == ["Kuriboh"] * tributes
    condition = "summon.special-monster.by-fulfilling-condition"
    t = your_turn(f"hand: {toon}   monsters: {tributes} Kuriboh")
    t.you.cannot(f"special summon {toon}", condition)
    t = your_turn(f"hand: {toon}   spells: Toon World" + ("   monsters: Kuriboh" if tributes == 2 else ""))
    t.you.cannot(f"special summon {toon}", condition)


def revive_toon_summoned_skull(rest: str) -> Table:
    """Special Summon it properly, and let all monsters be destroyed."""
    hand = f"hand: Toon Summoned Skull, Dark Hole, Monster Reborn{rest}"
    t = your_turn(f"{hand}   spells: Toon World   monsters: Kuriboh")
    t.you.special_summons("Toon Summoned Skull")
    t.nobody_responds()
    t.you.activates("Dark Hole")
    t.nobody_responds()
    return t


def test_toon_summoned_skull_is_revived_only_beside_toon_world() -> None:
    """card: Toon Summoned Skull"""
    t = revive_toon_summoned_skull("")
    t.you.activates("Monster Reborn", targeting="Toon Summoned Skull")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Toon Summoned Skull"]
    t = revive_toon_summoned_skull(", Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]  # the only one that can be chosen


# ---------------------------------------------------------------------------------------------- attacks that cost


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Toon Mermaid", 500),
        ("Toon Summoned Skull", 500),
        ("Manga Ryu-Ran", 500),
        ("Blue-Eyes Toon Dragon", 500),
        ("Dark Elf", 1000),
    ],
)
def test_an_attack_is_paid_for_before_it_is_declared(name: str, price: int) -> None:
    """card: Toon Mermaid ②, Toon Summoned Skull, Manga Ryu-Ran ②, Blue-Eyes Toon Dragon ②, Dark Elf"""
    t = your_turn(f"monsters: {name}", phase="Battle Step")
    t.you.attacks_directly(name)
    assert t.you.lp == 8000 - price and t.opp.lp < 8000
    log = t.log()
    assert log.index(f"you paid {price} LP") < log.index(f"{name} attacks directly")


@pytest.mark.parametrize(("name", "lp"), [("Toon Mermaid", 400), ("Dark Elf", 900)])
def test_an_attack_that_cannot_be_paid_for_is_not_declared(name: str, lp: int) -> None:
    """card: Toon Mermaid ②, Dark Elf"""
    t = your_turn(f"monsters: {name}, Kuriboh", phase="Battle Step", lp=lp)
    t.you.cannot(f"{name} attacks directly", "cost.lp.not-more-than-current")


def test_an_attack_whose_price_is_negated_is_free() -> None:
    """card: Dark Elf"""
    t = your_turn("monsters: Dark Elf   spells: Skill Drain", phase="Battle Step")
    t.you.attacks_directly("Dark Elf")
    assert t.you.lp == 8000 and t.opp.lp == 6000


def test_panther_warrior_tributes_another_monster_to_attack() -> None:
    """card: Panther Warrior ①"""
    t = your_turn("monsters: Panther Warrior, Kuriboh, Sangan", phase="Battle Step")
    t.you.does("Panther Warrior attacks directly")
    assert t.you.is_asked("tribute").offers == ["Kuriboh", "Sangan"]
    t.you.chooses("Kuriboh")
    assert t.opp.lp == 6000 and t.you.graveyard == ["Kuriboh"]
    t = your_turn("monsters: Panther Warrior   hand: Kuriboh, Dark Hole", "monsters: Kuriboh", "Battle Step")
    t.you.cannot("attack Kuriboh with Panther Warrior", "cost.unpayable.cannot-activate")


# ------------------------------------------------------------------------------------------------------ each alone


def test_toon_masked_sorcerer_draws_when_it_inflicts_damage() -> None:
    """card: Toon Masked Sorcerer"""
    t = your_turn("monsters: Toon Masked Sorcerer, Kuriboh", phase="Battle Step")
    t.you.attacks_directly("Toon Masked Sorcerer")
    assert t.you.hand == ["Sogen"]


def test_toon_gemini_elf_makes_the_opponent_discard() -> None:
    """card: Toon Gemini Elf ③"""
    t = your_turn("monsters: Toon Gemini Elf, Kuriboh", "hand: Umi", "Battle Step")
    t.you.attacks_directly("Toon Gemini Elf")
    t.you.triggers("Toon Gemini Elf")
    assert t.opp.hand == [] and t.opp.graveyard == ["Umi"]


def test_toon_cannon_soldier_tributes_for_500_damage() -> None:
    """card: Toon Cannon Soldier"""
    t = your_turn("monsters: Toon Cannon Soldier, Kuriboh")
    t.you.activates("Toon Cannon Soldier", tributing="Kuriboh")
    assert t.opp.lp == 7500


def test_toon_dark_magician_girl_gains_for_dark_magicians_in_graveyards() -> None:
    """card: Toon Dark Magician Girl ①"""
    t = your_turn("monsters: Toon Dark Magician Girl   graveyard: Dark Magician", "graveyard: Magician of Black Chaos")
    assert t.you.atk_of("Toon Dark Magician Girl") == 2000 + 600


@pytest.mark.rule("card.ability.toon", scenario=1)
def test_each_toon_follows_its_own_text_and_effects_find_both() -> None:
    """card: Toon Mermaid ③, Toon Gemini Elf ②"""
    t = your_turn("monsters: Toon Mermaid, Toon Gemini Elf", "monsters: Millennium Shield (defense)", "Battle Step")
    t.you.cannot("Toon Gemini Elf attacks directly", MUST_CHOOSE)  # its text asks for Toon World
    t.you.attacks_directly("Toon Mermaid")
    t = your_turn("hand: Toon Table of Contents   deck: Toon Mermaid, Toon Gemini Elf, Kuriboh")
    t.you.activates("Toon Table of Contents")
    assert sorted(t.you.is_asked("search").offers) == ["Toon Gemini Elf", "Toon Mermaid"]
