"""Summons, as a judge would ask: what stays of the way a monster was summoned."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import SpecialSummon
from table import Table, table

DECK = "deck: 9 Mystical Elf"
FUSILIER = "Fusilier Dragon, the Dual-Mode Beast"


def after_fusilier(you: str, opp: str = "") -> Table:
    """Your turn, with Fusilier Dragon Normal Summoned without Tributes."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: {FUSILIER}{you}   {DECK}
        opp 8000  {opp}                   {DECK}
    """)
    t.you.summons(FUSILIER)
    assert t.you.atk_of(FUSILIER) == 1400
    return t


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_values_lowered_by_the_way_of_summon_are_not_lowered_again_after_a_negation() -> None:
    """rule: effect-type.unclassified.original-atk-by-way-of-summon"""
    t = after_fusilier(", Mystical Space Typhoon   set: Skill Drain")
    t.you.activates("Skill Drain").nobody_responds()
    assert t.you.atk_of(FUSILIER) == 2800
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert t.you.atk_of(FUSILIER) == 2800 and t.you.def_of(FUSILIER) == 2000


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_values_lowered_by_the_way_of_summon_are_restored_by_turning_face_down() -> None:
    """rule: effect-type.unclassified.original-atk-by-way-of-summon"""
    t = after_fusilier(", Book of Moon")
    t.you.activates("Book of Moon", targeting=FUSILIER).nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.flip_summons(FUSILIER)
    assert t.you.atk_of(FUSILIER) == 2800


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_values_lowered_by_the_way_of_summon_stay_so_under_another_controller() -> None:
    """rule: effect-type.unclassified.original-atk-by-way-of-summon"""
    t = after_fusilier(", Creature Swap", "monsters: Kuriboh (attack)")
    t.you.activates("Creature Swap").nobody_responds()
    t.you.take_zone(None)
    t.you.take_zone(None)
    assert t.opp.atk_of(FUSILIER) == 1400


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_a_negation_that_ends_with_the_turn_leaves_the_printed_values() -> None:
    """rule: effect-type.unclassified.original-atk-by-way-of-summon"""
    t = after_fusilier(", Forbidden Chalice")
    t.you.activates("Forbidden Chalice", targeting=FUSILIER).nobody_responds()
    assert t.you.atk_of(FUSILIER) == 2800 + 400
    t.you.ends_turn()
    assert t.you.atk_of(FUSILIER) == 2800


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_an_effect_that_needs_a_zone_for_both_monsters_is_not_activated_for_its_restriction_alone() -> None:
    """rule: effect.condition.no-possible-resolution-blocks-activation, summon.special.several-at-once-need-zones"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mithra the Thunder Vassal   {DECK}
        opp 8000  monsters: 5 Kuriboh               {DECK}
    """)
    t.you.cannot("activate Mithra the Thunder Vassal", because="token.zone.occupies-a-main-monster-zone")


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_who_has_too_few_zones_left_chooses_which_of_the_targets_come() -> None:
    """rule: summon.special.needs-free-monster-zone"""
    fill = probe("Test Fill", "Trap", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND), to=OPPONENT)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Soul Charge   graveyard: Summoned Skull, Sangan, Mystical Elf   monsters: 2 Kuriboh   {DECK}
        opp 8000  hand: Kuriboh   set: Test Fill                                                            {DECK}
        """,
        pool=pool_with(fill),
    )
    t.you.activates("Soul Charge", targeting=["Summoned Skull", "Sangan", "Mystical Elf"])
    t.opp.activates("Test Fill").nobody_responds()
    t.opp.takes_position("attack")
    question = t.you.is_asked("effect")
    assert (question.least, question.most) == (2, 2)
    t.you.chooses("Sangan", "Mystical Elf", zone="ask")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Kuriboh", "Kuriboh", "Kuriboh", "Mystical Elf", "Sangan"]
    assert t.you.lp == 6000
