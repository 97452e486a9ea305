"""Cases of Traps that are monsters: what reaches them, what they can be used for, and how they are written down."""

import pytest

from probes import pool_with, probe
from spellspeed.duel import Duel
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    BEING_AFFECTED,
    EFFECT,
    EITHER,
    FACE_UP,
    FUSION,
    MACHINE,
    ROCK,
    SPECIAL_SUMMONING,
)
from spellspeed.lang.words.lines import Activation, Continuous, Materials
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Trap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.verbs import ChangeControl, Forbid, FusionSummon, NegateEffectsOf
from spellspeed.pool import CardPool
from table import Table, table

STATUE = "Statue of Anguish Pattern"
STRONGHOLD = "Stronghold the Moving Fortress"
APOPHIS = "Embodiment of Apophis"
VEIL = "The Phantom Knights of Shadow Veil"


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    return table(text, pool)


@pytest.mark.rule("trap-monster.effects-activated-as-monster-are-monster-effects", scenario=0)
def test_a_monster_that_trap_effects_do_not_affect_is_affected_by_a_trap_that_is_a_monster() -> None:
    immune = probe("Test Immune", "Warrior / Effect", Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Trap())))
    t = your_turn(f"monsters: {STATUE}   set: Shapesister", "monsters: Test Immune", pool_with(immune))
    t.you.activates("Shapesister")
    t.you.takes_position("attack")
    t.you.triggers(STATUE).you.targets("Test Immune")
    assert t.opp.monsters == []


@pytest.mark.rule("trap-monster.with-own-effect-is-effect-monster", scenario=0)
def test_what_forbids_effect_monsters_to_be_summoned_looks_at_what_a_trap_becomes() -> None:
    forbids = Continuous(1, Forbid(SPECIAL_SUMMONING, who=EITHER, what=Monster(kind=EFFECT)))
    t = your_turn(
        f"set: {STRONGHOLD}, {APOPHIS}", "spells: Test Bar", pool_with(probe("Test Bar", "Spell / Continuous", forbids))
    )
    t.you.cannot(f"activate {STRONGHOLD}", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates(APOPHIS)
    t.you.takes_position("attack")
    assert t.you.monsters == [APOPHIS]


@pytest.mark.rule("trap-monster.returns-to-spell-trap-zone.controller-picks-zone", scenario=0)
def test_under_another_players_control_it_goes_back_to_a_zone_of_that_player() -> None:
    takes = Activation(1, target=One(Monster(), OPPONENTS_FIELD), do=ChangeControl(THE_TARGET))
    pool = pool_with(probe("Test Taker", "Spell / Normal", takes))
    t = your_turn("hand: Test Taker, Book of Moon", f"monsters: {STATUE}", pool)
    t.you.activates("Test Taker").nobody_responds()
    t.you.take_zone(None)
    assert t.you.monsters == [STATUE]
    t.you.activates("Book of Moon", targeting=STATUE).nobody_responds()
    t.you.chooses_zone(2)
    assert t.you.set_cards == [STATUE] and t.you.monsters == t.opp.monsters == []


@pytest.mark.rule("trap-monster.trap-effects-negated.back-to-spell-trap-zone", scenario=0)
def test_a_negation_of_whatever_card_negates_it_as_a_trap_and_one_of_a_monster_does_not() -> None:
    any_card = Activation(1, target=One(AnyCard(FACE_UP), OPPONENTS_FIELD), do=NegateEffectsOf(THE_TARGET))
    monster = Activation(1, target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=NegateEffectsOf(THE_TARGET))
    pool = pool_with(probe("Test Veil", "Spell / Normal", monster), probe("Test Hush", "Spell / Normal", any_card))
    t = your_turn("hand: Test Veil", f"monsters: {STATUE}", pool)
    t.you.activates("Test Veil")
    assert t.opp.monsters == [STATUE] and t.you.is_asked("open state")
    t = your_turn("hand: Test Hush", f"monsters: {STATUE}", pool)
    t.you.activates("Test Hush")
    t.opp.chooses_zone(1)
    assert t.opp.spells == [STATUE]


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=0)
def test_it_is_a_fusion_material_as_the_monster_that_it_is() -> None:
    golem = probe("Test Golem", "Rock / Fusion / Effect", Materials(of=(Monster(type_=ROCK), Monster(type_=MACHINE))))
    joins = Activation(1, do=FusionSummon(Monster(kind=FUSION), YOUR_FIELD))
    pool = pool_with(golem, probe("Test Union", "Spell / Normal", joins))
    t = your_turn(f"hand: Test Union   extra: Test Golem   monsters: {STATUE}, {STRONGHOLD}", "", pool)
    t.you.activates("Test Union")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Golem"] and sorted(t.you.graveyard)[:2] == [STATUE, STRONGHOLD]
    t = your_turn(f"hand: Test Union   extra: Test Golem   monsters: {STATUE}, {APOPHIS}", "", pool)
    t.you.cannot("activate Test Union", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=0)
def test_it_is_tributed_for_a_ritual_summon_with_its_level_as_a_monster() -> None:
    t = your_turn("hand: Black Luster Ritual, Black Luster Soldier   monsters: Metal Reflect Slime")
    t.you.activates("Black Luster Ritual")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Black Luster Soldier"] and "Metal Reflect Slime" in t.you.graveyard


def test_a_position_with_such_monsters_is_written_and_read_alike() -> None:
    t = your_turn(f"monsters: {STATUE} (defense), {VEIL} (set)   set: {APOPHIS}", f"monsters: {STRONGHOLD}")
    again = Duel.from_position(t.duel.to_text())
    assert again.to_text() == t.duel.to_text() and again.view(t.you.player).situation() == t.you.view.situation()
