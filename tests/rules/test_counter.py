"""Topic counter: markers on face-up cards, how they get there and how they go."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    A_COUNTER,
    B_COUNTER,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_ATTACK,
    SPELL_COUNTER,
)
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangePosition, PlaceCounters, RemoveCounters
from spellspeed.words import ICE_COUNTER
from table import Table, table

GATEWAY = "Gateway to Chaos"
GIANT = "Snowdust Giant"
SWORDSMAN = "Silent Swordsman LV7"
BLESSING = probe(
    "Test Blessing",
    "Spell",
    Activation(
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD), do=PlaceCounters(SPELL_COUNTER, 2, THE_TARGET)
    ),
)
BROOD = probe(
    "Test Brood",
    "Spell",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=PlaceCounters(A_COUNTER, 2, THE_TARGET).also(PlaceCounters(B_COUNTER, 1, THE_TARGET)),
    ),
)
CURE = probe("Test Cure", "Spell", Activation(do=RemoveCounters(B_COUNTER, All(Monster(), THE_FIELD), 1)))
UNFOLD = probe(
    "Test Unfold",
    "Spell",
    Activation(target=One(Monster(FACE_DOWN_DEFENSE), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK)),
)


def spell_counters(t: Table) -> int:
    """How many Spell Counters lie on your Gateway to Chaos."""
    assert t.you.field_zone == [GATEWAY]
    row = next(row for row in t.duel.state.cards if t.name(row.uid) == GATEWAY)
    return row.count_counters(words.SPELL_COUNTER)


# -------------------------------------------------------------------------------------------------------- what they are


@pytest.mark.rule("counter.definition", scenario=1)
def test_two_counters_on_a_card_are_counted_and_are_no_cards() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Blessing   field: {GATEWAY}
        opp 8000   monsters: Kuriboh
        """,
        pool=pool_with(BLESSING),
    )
    cards = len(t.duel.state.cards)
    t.you.activates("Test Blessing", targeting=GATEWAY).nobody_responds()
    assert spell_counters(t) == 2 and f"{GATEWAY} has 2 spell counters (effect)" in t.log()
    assert len(t.duel.state.cards) == cards
    assert (t.you.field_zone, t.you.spells, t.you.set_cards, t.you.monsters) == ([GATEWAY], [], [], [])
    assert t.you.graveyard == ["Test Blessing"] and t.you.hand == []


@pytest.mark.rule("counter.definition", scenario=2)
def test_counters_of_two_kinds_are_counted_separately_shown_to_both_and_lost_with_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Brood, Test Cure   set: Compulsory Evacuation Device
        opp 8000   monsters: Kuriboh
        """,
        pool=pool_with(BROOD, CURE),
    )
    without = [t.duel.view(player).monsters(t.opp.player) for player in (0, 1)]
    t.you.activates("Test Brood", targeting="Kuriboh").nobody_responds()
    kuriboh = t.opp.monster("Kuriboh").row
    assert (
        kuriboh.count_counters(words.A_COUNTER),
        kuriboh.count_counters(words.B_COUNTER),
        kuriboh.count_counters(ICE_COUNTER),
    ) == (2, 1, 0)
    for player in (0, 1):
        assert t.duel.view(player).monsters(t.opp.player) != without[player]
        assert "2 A-Counters" in t.duel.view(player).to_text() and "1 B-Counter" in t.duel.view(player).to_text()
    t.you.activates("Test Cure").nobody_responds()
    kuriboh = t.opp.monster("Kuriboh").row
    assert (kuriboh.count_counters(words.A_COUNTER), kuriboh.count_counters(words.B_COUNTER)) == (2, 0)
    t.you.activates("Compulsory Evacuation Device", targeting="Kuriboh").nobody_responds()
    assert t.opp.hand == ["Kuriboh"] and t.duel.state.cards[kuriboh.uid].counters == ()


@pytest.mark.rule("counter.has-no-effect-itself", scenario=1)
def test_counters_change_nothing_about_a_monster_whose_text_does_not_speak_of_them() -> None:
    """Skill Drain finds nothing to negate about them, and the monster attacks as before."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Brood   monsters: Battle Ox   set: Skill Drain
        opp 8000
        """,
        pool=pool_with(BROOD),
    )
    t.you.activates("Test Brood", targeting="Battle Ox").nobody_responds()
    assert (t.you.atk_of("Battle Ox"), t.you.def_of("Battle Ox")) == (1700, 1000)
    assert not t.you.can_activate("Battle Ox")
    t.you.activates("Skill Drain").nobody_responds()
    assert (t.you.monster("Battle Ox").row.count_counters(words.A_COUNTER), t.you.atk_of("Battle Ox")) == (2, 1700)
    t.you.can("change position of Battle Ox")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 6300


# ------------------------------------------------------------------------------------------------- how they are removed


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=1)
def test_gateway_to_chaos_pays_with_three_counters_at_the_activation() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {GATEWAY} (3 Spell Counters)   deck: Black Luster Ritual, Kuriboh
        opp 8000   set: Threatening Roar
    """)
    t.you.activates(GATEWAY, effect=3)
    assert t.chain == [GATEWAY] and spell_counters(t) == 0
    assert f"{GATEWAY} has 0 spell counters (cost)" in t.log()
    t.nobody_responds()
    assert t.you.hand == ["Black Luster Ritual"]


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=1)
def test_with_two_counters_gateway_to_chaos_cannot_pay_three() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {GATEWAY} (2 Spell Counters)   deck: Black Luster Ritual, Kuriboh
        opp 8000
    """)
    t.you.cannot(f"activate {GATEWAY} effect 3", because="cost.unpayable.cannot-activate")
    assert spell_counters(t) == 2


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=1)
def test_exhausting_spell_removes_all_counters_when_it_resolves() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {GATEWAY} (2 Spell Counters)   set: Exhausting Spell
        opp 8000   monsters: Royal Magical Library (3 Spell Counters)   set: Threatening Roar
    """)
    t.you.activates("Exhausting Spell")
    library = t.opp.monster("Royal Magical Library")
    assert t.chain == ["Exhausting Spell"] and (spell_counters(t), library.row.count_counters(words.SPELL_COUNTER)) == (
        2,
        3,
    )
    t.nobody_responds()
    library = t.opp.monster("Royal Magical Library")
    assert f"{GATEWAY} has 0 spell counters (effect)" in t.log()
    assert (spell_counters(t), library.row.counters) == (0, ())


# ------------------------------------------------------------------------------------------------------------ face-down


@pytest.mark.rule("counter.facedown-card-cannot-hold", scenario=1)
def test_face_down_monsters_are_not_offered_for_counters() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GIANT} (materials: Kuriboh), Mystical Elf (set)   hand: 2 Star Boy
        opp 8000   monsters: Battle Ox, Kuriboh (set), Gemini Elf
    """)
    t.you.activates(GIANT).nobody_responds()
    t.you.chooses("Star Boy", "Star Boy")
    assert t.you.is_asked("effect").offers == [GIANT, "Battle Ox", "Gemini Elf"]
    t.you.chooses("Battle Ox")
    t.you.chooses("Gemini Elf")
    counts = [t.opp.monster(name).row.count_counters(ICE_COUNTER) for name in ("Battle Ox", "Kuriboh", "Gemini Elf")]
    assert counts == [1, 0, 1]


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=1)
def test_a_monster_turned_face_down_by_book_of_moon_comes_up_without_counters() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon, Test Unfold
        opp 8000   monsters: Battle Ox (2 Ice Counters)
        """,
        pool=pool_with(UNFOLD),
    )
    assert t.opp.monster("Battle Ox").row.count_counters(ICE_COUNTER) == 2
    t.you.activates("Book of Moon", targeting="Battle Ox").nobody_responds()
    assert t.opp.monster("Battle Ox").position == "set" and t.opp.monster("Battle Ox").row.counters == ()
    t.you.activates("Test Unfold", targeting="Battle Ox").nobody_responds()
    assert t.opp.monster("Battle Ox").position == "attack" and t.opp.monster("Battle Ox").row.counters == ()


# ------------------------------------------------------------------------------------------------------------- negation


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=1)
def test_spell_counters_go_when_silent_swordsman_negates_their_card_and_do_not_come_back() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   field: {GATEWAY}
                   monsters: {SWORDSMAN} (set, zone 1), Exiled Force (zone 2), Exiled Force (zone 3)
        opp 8000   monsters: Kuriboh, Gemini Elf
    """)
    t.you.activates("Exiled Force (zone 2)", targeting="Kuriboh").nobody_responds()
    t.you.activates("Exiled Force (zone 3)", targeting="Gemini Elf").nobody_responds()
    assert spell_counters(t) == 4  # two monsters were Tributed and two destroyed
    t.you.flip_summons(SWORDSMAN)
    assert spell_counters(t) == 0 and f"{GATEWAY} has 0 spell counters (rule)" in t.log()
    t.you.activates("Compulsory Evacuation Device", targeting=SWORDSMAN).nobody_responds()
    assert t.you.hand == [SWORDSMAN] and spell_counters(t) == 0


@pytest.mark.rule("counter.placed-by-other-card.stays-when-negated", scenario=1)
def test_ice_counters_stay_when_skill_drain_negates_snowdust_giant() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GIANT} (materials: Kuriboh)   hand: 2 Star Boy   set: Skill Drain
        opp 8000   monsters: Battle Ox, Gemini Elf
    """)
    t.you.activates(GIANT).nobody_responds()
    t.you.chooses("Star Boy", "Star Boy")
    t.you.chooses("Battle Ox")
    t.you.chooses("Gemini Elf")
    # Snowdust Giant: every monster that is not WATER loses 200 ATK for each Ice Counter.
    assert (t.opp.atk_of("Battle Ox"), t.opp.atk_of("Gemini Elf")) == (1300, 1500)
    t.you.activates("Skill Drain").nobody_responds()
    counts = [t.opp.monster(name).row.count_counters(ICE_COUNTER) for name in ("Battle Ox", "Gemini Elf")]
    assert counts == [1, 1]
    assert (t.opp.atk_of("Battle Ox"), t.opp.atk_of("Gemini Elf")) == (1700, 1900)


@pytest.mark.rule("counter.placed-by-other-card.stays-when-negated", scenario=1)
def test_spell_counters_that_another_card_placed_go_when_their_holder_is_negated_and_ice_counters_stay() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Blessing   monsters: Mystical Elf   set: Skill Drain
        opp 8000   monsters: Royal Magical Library (3 Ice Counters)
        """,
        pool=pool_with(BLESSING),
    )
    t.you.activates("Test Blessing", targeting="Royal Magical Library").nobody_responds()
    library = t.opp.monster("Royal Magical Library").row
    assert (library.count_counters(words.SPELL_COUNTER), library.count_counters(ICE_COUNTER)) == (3, 3)
    t.you.activates("Skill Drain").nobody_responds()
    library = t.opp.monster("Royal Magical Library").row
    assert (library.count_counters(words.SPELL_COUNTER), library.count_counters(ICE_COUNTER)) == (0, 3)


@pytest.mark.rule("counter.maximum-by-text", scenario=1)
def test_three_monsters_sent_at_once_bring_gateway_to_chaos_from_five_counters_to_six() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   field: {GATEWAY} (5 Spell Counters)
        opp 8000   monsters: Battle Ox, Kuriboh, Gemini Elf
    """)
    t.you.activates("Raigeki").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Gemini Elf", "Kuriboh"]
    assert spell_counters(t) == 6


@pytest.mark.rule("counter.maximum-by-text", scenario=1)
def test_what_another_card_places_above_the_maximum_of_gateway_to_chaos_is_not_placed_either() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Blessing, Test Blessing   field: {GATEWAY} (5 Spell Counters)
        opp 8000
        """,
        pool=pool_with(BLESSING),
    )
    t.you.activates("Test Blessing", targeting=GATEWAY).nobody_responds()
    assert spell_counters(t) == 6
    t.you.cannot("activate Test Blessing", because="target.timing.chosen-at-activation")
