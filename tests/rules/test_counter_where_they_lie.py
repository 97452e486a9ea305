"""Topic counter: on which cards Spell Counters can lie, and what a card that counts Spells has seen."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP, SPELL_COUNTER
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import GainLP, PlaceCounters
from table import Table, table

LIBRARY = "Royal Magical Library"
MANDRAGOLA = "Magical Plant Mandragola"
BLESSING = probe(
    "Test Blessing",
    "Spell",
    Activation(
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD), do=PlaceCounters(SPELL_COUNTER, 2, THE_TARGET)
    ),
)
VESSEL = probe(
    "Test Vessel",
    "Spellcaster / Effect",
    Ignition(1, do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=3).and_if_you_do(GainLP(100))),
)
SERVANT = probe("Test Servant", "Spellcaster / Normal", archetypes=("Endymion",))


def counters_on_monsters(t: Table) -> list[int]:
    """How many Spell Counters lie on each monster, yours first."""
    monsters = [uid for seat in t.seats for uid in t.duel.state.monsters_of(seat.player)]
    return [t.duel.state.cards[uid].count_counters(words.SPELL_COUNTER) for uid in monsters]


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_spell_counters_are_placed_only_on_cards_whose_text_places_them_on_themselves() -> None:
    """Magical Plant Mandragola places them on others and can hold none."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {MANDRAGOLA} (set, zone 1), {LIBRARY} (zone 2), Sangan (zone 3)
        opp 8000   monsters: Magical Marionette (zone 1), Apprentice Magician (zone 2)
    """)
    t.you.flip_summons(MANDRAGOLA)
    t.nobody_responds()
    assert counters_on_monsters(t) == [0, 1, 0, 1, 0]


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_a_spell_that_spreads_spell_counters_is_not_among_the_cards_they_can_lie_on() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Spell Power Mastery   deck: Test Servant   monsters: {LIBRARY}, Magical Marionette, Gemini Elf
        opp 8000
        """,
        pool=pool_with(SERVANT),
    )
    t.you.activates("Spell Power Mastery")
    t.you.says_yes()
    assert t.you.spells == ["Spell Power Mastery"]
    assert t.you.is_asked("effect").offers == [LIBRARY, "Magical Marionette"]


@pytest.mark.rule("effect-type.continuous.not-activated", scenario=0)
@pytest.mark.parametrize("answered", [False, True])
def test_what_was_negated_when_a_spell_was_activated_does_not_count_it(answered: bool) -> None:
    """The cost takes Skill Drain away: only from then on the effect of Royal Magical Library applies."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Emergency Provisions, Ookazi   spells: Skill Drain   monsters: {LIBRARY}
        opp 8000   set: {"Jar of Greed" if answered else "Sakuretsu Armor"}   deck: 2 Kuriboh
    """)
    t.you.activates("Emergency Provisions")
    if answered:
        t.opp.activates("Jar of Greed")
    t.nobody_responds()
    assert t.you.lp == 9000 and counters_on_monsters(t) == [0]
    t.you.activates("Ookazi").nobody_responds()
    assert counters_on_monsters(t) == [1]


@pytest.mark.rule("counter.maximum-by-text", scenario=0)
@pytest.mark.parametrize(("name", "most"), [("Silent Magician LV4", 5), ("Test Vessel", 3)])
def test_the_own_maximum_of_a_card_holds_for_what_other_cards_place(name: str, most: int) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Blessing   monsters: {name} ({most - 1} Spell Counters)
        opp 8000
        """,
        pool=pool_with(BLESSING, VESSEL),
    )
    t.you.activates("Test Blessing", targeting=name).nobody_responds()
    assert counters_on_monsters(t) == [most]


@pytest.mark.rule("spell.continuous.destroyed-in-response-does-not-resolve", scenario=0)
def test_a_trap_that_fell_before_it_resolved_has_negated_nothing() -> None:
    """Skill Drain was activated in the same chain and never applied, so Royal Magical Library counts both Spells."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi, Mystical Space Typhoon   monsters: {LIBRARY}
        opp 8000   set: Skill Drain
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Skill Drain")
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert t.opp.graveyard == ["Skill Drain"] and counters_on_monsters(t) == [2]


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=0)
def test_a_monster_that_is_only_turned_to_defense_keeps_its_counters() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Enemy Controller   deck: 3 Sogen
        opp 8000   monsters: Breaker the Magical Warrior (1 spell counter)   deck: 3 Sogen
    """)
    assert t.opp.atk_of("Breaker the Magical Warrior") == 1900
    t.you.activates("Enemy Controller")
    assert t.opp.monster("Breaker the Magical Warrior").position == "defense"
    assert t.opp.atk_of("Breaker the Magical Warrior") == 1900


@pytest.mark.rule("counter.definition", scenario=0)
@pytest.mark.parametrize(("negating", "counted"), [("Royal Decree", 1), ("Skill Drain", 0)])
def test_a_spell_that_takes_away_what_negates_counts_for_the_library_unless_it_was_negated(
    negating: str, counted: int
) -> None:
    """Royal Decree negates Traps alone; under Skill Drain the library did not see the Spell being activated."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   monsters: {LIBRARY}
        opp 8000   spells: {negating}
    """)
    t.you.activates("Mystical Space Typhoon", targeting=negating).nobody_responds()
    assert t.opp.graveyard == [negating]
    assert t.you.monster(LIBRARY).row.count_counters(words.SPELL_COUNTER) == counted
