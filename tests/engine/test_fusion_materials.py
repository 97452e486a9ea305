"""Fusion Summons within a sentence: what goes on with the monster, and what depends on it."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import ATK, FUSION
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import Monster, Ref
from spellspeed.lang.words.places_said import YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.verbs import ChangeStat, Draw, FusionSummon
from table import table

MATERIALS = "hand: {}, Time Wizard, Baby Dragon   extra: Thousand Dragon   deck: 2 Umi"


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
def test_a_line_goes_on_with_the_monster_it_has_fusion_summoned() -> None:
    called = Ref("the Summoned monster")
    deed = FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD, called=called)
    bond = probe("Test Bond", "Spell", Activation(do=deed.and_if_you_do(ChangeStat(ATK, called, 500))))
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {MATERIALS.format('Test Bond')}\nopp 8000"
    t = table(position, pool_with(bond))
    t.you.activates("Test Bond")
    t.you.takes_position("attack")
    assert t.you.atk_of("Thousand Dragon") == 2400 + 500


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_what_depends_on_a_fusion_summon_that_came_to_nothing_is_not_done() -> None:
    deed = FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD)
    bond = probe("Test Bond", "Spell", Activation(do=deed.and_if_you_do(Draw(1))))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Bond, Time Wizard   monsters: Baby Dragon   extra: Thousand Dragon   deck: 2 Umi
        opp 8000   hand: Kuriboh   set: Raigeki Break
    """
    t = table(position, pool_with(bond))
    t.you.activates("Test Bond")
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting="Baby Dragon")
    t.nobody_responds()
    assert t.you.hand == ["Time Wizard"] and t.you.deck == ["Umi", "Umi"]


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_an_optional_fusion_summon_is_asked_for_only_if_it_is_possible() -> None:
    deed = Draw(1).then(FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD), may=True)
    smith = probe("Test Smith", "Warrior / Effect", Ignition(1, do=deed))
    for hand, asked in (("Time Wizard, Baby Dragon", True), ("Time Wizard", False)):
        position = f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {hand}   monsters: Test Smith   extra: Thousand Dragon   deck: 2 Umi
            opp 8000
        """
        t = table(position, pool_with(smith))
        t.you.activates("Test Smith")
        t.you.is_asked("option" if asked else "open state")
