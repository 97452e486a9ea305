"""Topic effect-type: continuous effects that turn monsters to different positions, and monsters that come under two."""

from functools import cache

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, Exists, Not
from spellspeed.lang.words.every_word import ATK, CHANGING_POSITION, FACE_UP, FACE_UP_ATTACK, FACE_UP_DEFENSE, LIGHT
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangePosition, ChangeStat, Destroy, Forbid
from spellspeed.pool import CardPool
from table import Table, table

AREA_B, ORDERS, JAR = "Level Limit - Area B", "Final Attack Orders", "Dragon Capture Jar"
LIGHT_BANE = probe(
    "Test Light Bane", "Spell", Activation(do=Destroy(All(Monster(FACE_UP, attribute=LIGHT), THE_FIELD)))
)
DRAGON = "Blue-Eyes White Dragon"
EVERYONE = All(Monster(FACE_UP), THE_FIELD)
WEAK = probe(
    "Test Weakness",
    "Spell / Continuous",
    Continuous(do=Forbid(CHANGING_POSITION, EVERYONE)),
    Continuous(do=ChangeStat(ATK, EVERYONE, 500, become=True, original=True)),
)
STRONG = probe(
    "Test Strength",
    "Spell / Continuous",
    Continuous(do=Forbid(CHANGING_POSITION, EVERYONE)),
    Continuous(do=ChangeStat(ATK, EVERYONE, 1500, become=True, original=True)),
)
# It keeps everything down as long as there is a Kuriboh.
LULL = probe(
    "Test Lull",
    "Spell / Continuous",
    Continuous(
        do=ChangePosition(All(Monster(FACE_UP_ATTACK), THE_FIELD), FACE_UP_DEFENSE),
        while_=Exists(Monster(FACE_UP_ATTACK), THE_FIELD),
    ),
    Continuous(do=Destroy(THIS_CARD), while_=Not(Exists(Monster(FACE_UP, name="Kuriboh"), THE_FIELD))),
)


@cache
def pool() -> CardPool:
    """The cards of these tests."""
    return pool_with(LIGHT_BANE, WEAK, STRONG, LULL)


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool())


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
@pytest.mark.parametrize("zone", [1, 5])
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_of_two_effects_that_turn_a_monster_the_one_that_began_to_apply_later_does(owner: str, zone: int) -> None:
    """Both apply immediately and without a chain; the older one does not turn the monster back."""
    orders, trap = f"spells: {ORDERS} (zone {zone})", "set: Trap Hole (zone 3)"
    you = f"hand: {AREA_B}, Battle Ox   monsters: Gemini Elf   {orders if owner == 'you' else ''}"
    t = main_phase(you, f"{trap}   {orders if owner == 'opp' else ''}")
    assert t.you.monster("Gemini Elf").position == "attack"
    t.you.activates(AREA_B, zone=3).nobody_responds()
    assert t.you.monster("Gemini Elf").position == "defense"
    t.news()
    t.you.summons("Battle Ox")
    # The opponent may respond to the summon, and to nothing before it: the Ox lies in Defense Position already.
    assert t.opp.is_asked("response").offers == ["activate Trap Hole", "pass"]
    assert t.news() == ["Battle Ox would be summoned", "Battle Ox summoned", "Battle Ox to defense"]
    assert t.you.monster("Battle Ox").position == "defense" and t.you.monster("Gemini Elf").position == "defense"
    t.nobody_responds()
    assert t.news() == [] and t.you.monster("Battle Ox").position == "defense"


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
def test_a_trap_that_was_set_first_and_activated_last_began_to_apply_last() -> None:
    t = main_phase(f"spells: {AREA_B}   set: {ORDERS}   monsters: Gemini Elf (defense), Kuriboh (defense)")
    t.you.activates(ORDERS).nobody_responds()
    assert [t.you.monster(name).position for name in ("Gemini Elf", "Kuriboh")] == ["attack", "attack"]
    t = main_phase(f"hand: {AREA_B}   set: {ORDERS}   monsters: Gemini Elf")
    t.you.activates(AREA_B).nobody_responds()
    assert t.you.monster("Gemini Elf").position == "defense"
    t.you.activates(ORDERS).nobody_responds()
    assert t.you.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
def test_a_later_effect_about_other_monsters_leaves_the_earlier_one_the_rest() -> None:
    """Dragon Capture Jar, the later one, is about Dragons alone."""
    t = main_phase(f"spells: {ORDERS}   set: {JAR}   monsters: {DRAGON}, Gemini Elf (defense)")
    t.you.activates(JAR).nobody_responds()
    positions = [t.you.monster(name).position for name in (DRAGON, "Gemini Elf")]
    assert positions == ["defense", "attack"]


@pytest.mark.rule("trap.continuous.stays-and-keeps-applying", scenario=0)
def test_a_later_effect_that_is_negated_or_gone_lets_the_earlier_one_apply() -> None:
    t = main_phase(f"hand: {AREA_B}   spells: {ORDERS}   monsters: Gemini Elf   set: Imperial Order")
    t.you.activates(AREA_B).nobody_responds()
    assert t.you.monster("Gemini Elf").position == "defense"
    t.you.activates("Imperial Order").nobody_responds()
    assert t.you.monster("Gemini Elf").position == "attack"
    t = main_phase(f"hand: {AREA_B}, Mystical Space Typhoon   spells: {ORDERS}   monsters: Gemini Elf")
    t.you.activates(AREA_B).nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting=AREA_B).nobody_responds()
    assert t.you.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("card.attribute.changed-value-replaces", scenario=0)
@pytest.mark.parametrize("zones", [(1, 2), (2, 1)])
def test_a_monster_that_comes_later_has_the_attribute_that_was_changed_last(zones: tuple[int, int]) -> None:
    transplants = "set: DNA Transplant (zone 1), DNA Transplant (zone 2)"
    t = main_phase(f"hand: Battle Ox, Test Light Bane   monsters: Gemini Elf   {transplants}")
    for zone, attribute in zip(zones, ("DARK", "LIGHT"), strict=True):
        t.you.activates(f"DNA Transplant (zone {zone})")
        t.you.does(f"declare {attribute}")
        t.nobody_responds()
    t.you.summons("Battle Ox")
    t.you.activates("Test Light Bane").nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Battle Ox", "Gemini Elf", "Test Light Bane"]


@pytest.mark.rule("stats.set-original.latest-wins", scenario=0)
@pytest.mark.parametrize("last", ["Test Weakness", "Test Strength"])
@pytest.mark.parametrize("turned", [False, True])
def test_a_monster_that_comes_later_has_the_original_atk_of_the_effect_that_began_last(last: str, turned: bool) -> None:
    first = "Test Strength" if last == "Test Weakness" else "Test Weakness"
    t = main_phase(f"hand: {first}, {last}, Battle Ox   monsters: Gemini Elf")
    t.you.activates(first, zone=2 if turned else 1).nobody_responds()
    t.you.activates(last, zone=1 if turned else 2).nobody_responds()
    t.you.summons("Battle Ox")
    atk = 500 if last == "Test Weakness" else 1500
    assert (t.you.atk_of("Gemini Elf"), t.you.atk_of("Battle Ox")) == (atk, atk)


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
def test_the_last_of_three_effects_that_turn_monsters_acts_though_the_first_two_cannot() -> None:
    t = main_phase(
        f"hand: Test Lull, Battle Ox   spells: {ORDERS}, Level Limit - Area A   monsters: Kuriboh, Gemini Elf"
    )
    t.you.activates("Test Lull").nobody_responds()
    t.you.summons("Battle Ox")
    names = ("Kuriboh", "Gemini Elf", "Battle Ox")
    assert [t.you.monster(name).position for name in names] == ["defense", "defense", "defense"]


@pytest.mark.rule("trap.continuous.stays-and-keeps-applying", scenario=0)
def test_an_earlier_effect_applies_at_once_when_the_later_one_destroys_itself() -> None:
    t = main_phase(f"hand: Test Lull   spells: {ORDERS}   monsters: Kuriboh, Gemini Elf, Exiled Force (defense)")
    t.you.activates("Test Lull").nobody_responds()
    assert t.you.monster("Gemini Elf").position == "defense"
    t.you.activates("Exiled Force", targeting="Kuriboh").nobody_responds()
    assert "Test Lull" in t.you.graveyard and t.you.monster("Gemini Elf").position == "attack"


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
@pytest.mark.parametrize(("lies", "destroyed"), [("(set)", False), ("(defense)", True)])
def test_spirit_reaper_that_was_targeted_face_down_is_not_destroyed_when_that_turns_it_up(
    lies: str, destroyed: bool
) -> None:
    """Book of Taiyou targets it face-down, Enemy Controller face-up: only then does what it says apply."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {"Enemy Controller" if destroyed else "Book of Taiyou"}
        opp 8000   monsters: Spirit Reaper {lies}
    """)
    if destroyed:
        t.you.activates("Enemy Controller", effect=1, targeting="Spirit Reaper")
    else:
        t.you.activates("Book of Taiyou", targeting="Spirit Reaper")
    assert t.opp.monsters == ([] if destroyed else ["Spirit Reaper"])
    assert t.opp.graveyard == (["Spirit Reaper"] if destroyed else [])


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
def test_spirit_reaper_falls_when_what_has_targeted_it_in_the_graveyard_stays_with_it() -> None:
    """Premature Burial is the first of all cards: that must not matter."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Premature Burial   graveyard: Spirit Reaper
        opp 8000
    """)
    t.you.activates("Premature Burial", targeting="Spirit Reaper").nobody_responds()
    t.you.take_zone()
    assert t.you.graveyard == ["Spirit Reaper", "Premature Burial"] and t.you.lp == 7200


@pytest.mark.rule("effect-type.continuous.stops-when-not-faceup", scenario=0)
@pytest.mark.parametrize("first", ["Banisher of the Light, Kuriboh", "Kuriboh, Banisher of the Light"])
def test_two_monsters_tributed_at_once_go_to_the_graveyard_though_one_of_them_banished_what_went_there(
    first: str,
) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Manga Ryu-Ran   spells: Toon World   monsters: {first}
        opp 8000
    """)
    t.you.special_summons("Manga Ryu-Ran")
    assert sorted(t.you.graveyard) == ["Banisher of the Light", "Kuriboh"] and t.you.banished == []
