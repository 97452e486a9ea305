"""Rules: the Level of a monster, what it is counted for, and how effects change it."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP, LEVEL, XYZ_SUMMON
from spellspeed.lang.words.lines import Activation, Materials
from spellspeed.lang.words.nouns import THE_TARGET, AtLeast, AtMost, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangeStat, Destroy
from table import Table, table

A_MONSTER: Final = One(Monster(FACE_UP), THE_FIELD)
TO_SIX: Final = probe(
    "Test Six", "Spell", Activation(target=A_MONSTER, do=ChangeStat(LEVEL, THE_TARGET, 6, become=True))
)
TO_THREE: Final = probe(
    "Test Three", "Spell", Activation(target=A_MONSTER, do=ChangeStat(LEVEL, THE_TARGET, 3, become=True))
)
LESS: Final = probe("Test Less", "Spell", Activation(target=A_MONSTER, do=ChangeStat(LEVEL, THE_TARGET, 3, lose=True)))
OF_SIX: Final = probe(
    "Test Sixth", "Spell", Activation(target=One(Monster(FACE_UP, level=6), THE_FIELD), do=Destroy(THE_TARGET))
)
OF_FOUR: Final = probe(
    "Test Fourth",
    "Spell",
    Activation(target=One(Monster(FACE_UP, level=4), THE_FIELD), do=Destroy(THE_TARGET)),
)
TO_SEVEN: Final = probe(
    "Test Seven", "Spell", Activation(target=A_MONSTER, do=ChangeStat(LEVEL, THE_TARGET, 7, become=True))
)
UP_TO_FOUR: Final = probe(
    "Test Lowly",
    "Spell",
    Activation(target=One(Monster(FACE_UP, level=AtMost(4)), THE_FIELD), do=Destroy(THE_TARGET)),
)
FROM_SEVEN: Final = probe(
    "Test Lofty",
    "Spell",
    Activation(target=One(Monster(FACE_UP, level=AtLeast(7)), THE_FIELD), do=Destroy(THE_TARGET)),
)
PROBES: Final = (TO_SIX, TO_SEVEN, TO_THREE, LESS, OF_SIX, OF_FOUR, UP_TO_FOUR, FROM_SEVEN)
NO_TARGET: Final = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    return table(position, pool=pool_with(*PROBES))


def level(t: Table, name: str) -> int:
    """Return the Level of a monster of yours as it is now."""
    return level_of(t.duel.game, t.duel.state, t.you.monster(name).row)


@pytest.mark.rule("card.level.single-value", scenario=1)
def test_a_level_that_is_set_twice_is_the_later_one() -> None:
    t = your_turn("hand: Test Six, Test Three, Test Sixth, Test Fourth   monsters: Gemini Elf")
    t.you.activates("Test Six")
    assert level(t, "Gemini Elf") == 6
    t.you.cannot("activate Test Fourth", because=NO_TARGET)
    t.you.activates("Test Three")
    assert level(t, "Gemini Elf") == 3
    t.you.cannot("activate Test Sixth", because=NO_TARGET)


def rank(number: int) -> CardFacts:
    """An Xyz Monster of two monsters of its Rank."""
    made_of = Materials(of=(Monster(level=number),) * 2, by=XYZ_SUMMON)
    return probe(f"Test Rank {number}", "Dragon / Xyz", made_of, rank=number, atk=2000)


@pytest.mark.rule("card.level.changed-value-replaces", scenario=1)
def test_a_level_4_monster_that_became_level_7_is_none_of_level_4_any_more() -> None:
    field = "hand: Test Seven, Test Lowly, Test Fourth, Test Lofty   monsters: Gemini Elf, Battle Ox, Dark Magician"
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {field}   extra: Test Rank 4, Test Rank 7\nopp 8000"
    seventh = probe("Test Dragon", "Dragon", level=7, atk=2500)
    pool = pool_with(*PROBES, rank(4), rank(7), seventh)
    t = table(position.replace("Dark Magician", "Test Dragon"), pool=pool)
    t.you.can("xyz summon Test Rank 4")
    t.you.cannot("xyz summon Test Rank 7", because="xyz.summon.procedure")
    t.you.activates("Test Seven", targeting="Gemini Elf")
    t.you.cannot("xyz summon Test Rank 4", because="xyz.summon.procedure")
    t.you.activates("Test Lowly", targeting="Battle Ox")
    t.you.cannot("activate Test Fourth", because=NO_TARGET)
    t.you.makes("Test Rank 7", "Gemini Elf", "Test Dragon")
    assert t.you.monsters == ["Test Rank 7"]
    assert sorted(t.you.materials_of("Test Rank 7")) == ["Gemini Elf", "Test Dragon"]
    assert sorted(t.you.graveyard) == ["Battle Ox", "Test Lowly", "Test Seven"]


@pytest.mark.rule("card.level.never-below-one", scenario=1)
def test_a_level_never_falls_below_one() -> None:
    t = your_turn("hand: 2 Test Less   monsters: Mystic Swordsman LV2")
    t.you.activates("Test Less")
    assert level(t, "Mystic Swordsman LV2") == 1
    t = your_turn("hand: 2 Test Less   monsters: Gemini Elf")
    t.you.activates("Test Less")
    assert level(t, "Gemini Elf") == 1
    t.you.activates("Test Less")
    assert level(t, "Gemini Elf") == 1


@pytest.mark.rule("card.level.number-of-stars", scenario=2)
def test_tributes_and_ritual_sums_are_counted_from_the_printed_stars() -> None:
    t = your_turn("hand: Elemental HERO Avian")
    pool = t.duel.pool
    assert pool.find("Black Luster Soldier").level == 8 and pool.find("Elemental HERO Avian").level == 3
    t.you.summons("Elemental HERO Avian")  # without a Tribute
    t = your_turn("hand: Black Luster Ritual, Black Luster Soldier   monsters: Gemini Elf, Elemental HERO Avian")
    assert not t.you.can_activate("Black Luster Ritual")  # 4 + 3 is less than 8
    t = your_turn("hand: Black Luster Ritual, Black Luster Soldier   monsters: Gemini Elf, Mystical Elf")
    t.you.activates("Black Luster Ritual")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Black Luster Soldier"]
