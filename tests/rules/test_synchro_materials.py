"""Topic synchro: what was used for a Synchro Summon is remembered as long as neither the one nor the other moves."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import Compare, One
from spellspeed.lang.words.every_word import ATK, FACE_UP
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Continuous
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AtLeast, MaterialsUsed, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import ChangeStat, SendToGraveyard
from spellspeed.words import FOR_OPTION, FOR_POSITION, FOR_ZONE
from table import Table, table

# It gains 300 ATK as long as it counts as made of Junk Synchron.
STAR: Final = probe(
    "Test Star",
    "Dragon / Synchro / Effect",
    A_TUNER_AND_OTHERS,
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, 300),
        while_=Compare(MaterialsUsed(THIS_CARD, what=Monster(name="Junk Synchron")), AtLeast(1)),
    ),
    level=7,
    atk=2000,
)
NOTHING_SPECIAL: Final = probe("Test Other", "Machine / Normal", level=4)
SPENT: Final = probe(
    "Test Spend", "Spell", Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=SendToGraveyard(THE_TARGET))
)
POOL: Final = pool_with(STAR, NOTHING_SPECIAL, SPENT)
JUNK: Final = "Junk Synchron"


def star_made(more: str = "hand: De-Synchro") -> Table:
    """Test Star has been Synchro Summoned with Junk Synchron and Test Other."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {more}   deck: Umi, Umi   monsters: {JUNK}, Test Other   extra: Test Star
        opp 8000   deck: Umi, Umi
        """,
        POOL,
    )
    t.you.makes("Test Star", JUNK, "Test Other")
    assert sorted(t.you.graveyard) == [JUNK, "Test Other"] and t.you.atk_of("Test Star") == 2300
    return t


def undo(t: Table) -> list[str]:
    """The monsters on your field after De-Synchro has resolved on Test Star, all that can be summoned summoned."""
    t.you.activates("De-Synchro", targeting="Test Star")
    if t.you.request().purpose == FOR_OPTION:
        t.you.says_yes()
        while t.you.request().purpose in (FOR_POSITION, FOR_ZONE):
            t.duel.answer(0)
    assert "Test Star" not in t.you.monsters
    return sorted(t.you.monsters)


@pytest.mark.rule("synchro.material.identity-lost-when-it-moves", scenario=0)
def test_all_that_was_used_comes_back() -> None:
    assert undo(star_made()) == [JUNK, "Test Other"]


@pytest.mark.rule("synchro.material.identity-lost-when-it-moves", scenario=1)
@pytest.mark.rule("synchro.example.de-synchro-junk-synchron", scenario=1)
def test_a_material_that_was_revived_and_fell_again_is_none_any_more() -> None:
    t = star_made("hand: De-Synchro, Monster Reborn, Test Spend")
    t.you.activates("Monster Reborn", targeting=JUNK)
    t.you.takes_position("attack")
    t.you.activates("Test Spend", targeting=JUNK)
    assert sorted(t.you.graveyard) == [JUNK, "Monster Reborn", "Test Other", "Test Spend"]
    assert undo(t) == []


@pytest.mark.rule("synchro.material.forgotten-when-synchro-monster-moves", scenario=1)
def test_a_synchro_monster_that_was_revived_has_no_materials() -> None:
    t = star_made("hand: De-Synchro, Monster Reborn, Test Spend")
    t.you.activates("Test Spend", targeting="Test Star")
    t.you.activates("Monster Reborn", targeting="Test Star")
    t.you.takes_position("attack")
    assert t.you.atk_of("Test Star") == 2000
    assert undo(t) == []


@pytest.mark.rule("synchro.material.temporary-banish-keeps-link", scenario=1)
def test_a_synchro_monster_that_was_banished_for_a_time_keeps_its_materials() -> None:
    t = star_made("hand: De-Synchro   set: Interdimensional Matter Transporter")
    t.you.activates("Interdimensional Matter Transporter", targeting="Test Star")
    assert t.you.banished == ["Test Star"]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.chooses_zone(3)
    t.opp.ends_turn()
    # What it was made of no longer counts for itself.
    assert t.turn == 5 and t.you.atk_of("Test Star") == 2000
    assert undo(t) == [JUNK, "Test Other"]


@pytest.mark.rule("synchro.summon.one-tuner-and-non-tuners", scenario=0)
def test_what_the_materials_of_one_monster_were_is_not_mixed_up_with_those_of_another() -> None:
    """Junk Destroyer was made with two monsters that are no Tuners, whatever Junk Warrior was made with before."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Junk Synchron, Psychic Kappa, Celtic Guardian, Kuriboh, Junk Synchron (zone 5)
                   extra: Junk Warrior, Junk Destroyer
        opp 8000   set: Trap Hole, Mirror Force, Sakuretsu Armor
    """)
    t.you.makes("Junk Warrior", "Junk Synchron (zone 1)", "Psychic Kappa")
    t.nobody_responds()
    t.you.makes("Junk Destroyer", "Celtic Guardian", "Kuriboh", "Junk Synchron")
    t.you.triggers("Junk Destroyer")
    assert t.you.is_asked("target").most == 2
