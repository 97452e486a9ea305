"""Topic card: what makes a monster an Effect Monster."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.lang.words.categories import QUICK_EFFECT, category_of
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import ATK, EFFECT, FACE_UP, NORMAL, OPPONENT, UNTIL_END_PHASE
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_DECK, YOUR_FIELD
from spellspeed.lang.words.timings import AttackDeclared, When
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeStat,
    Destroy,
    Draw,
    GainEffects,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    Treat,
)
from spellspeed.pool import CardPool
from table import table

NO_TARGET = "target.timing.chosen-at-activation"


def granting_pool() -> CardPool:
    gained = (
        Ignition(limit=Limit(), do=InflictDamage(300, OPPONENT)),
        Trigger(when=When(AttackDeclared(THIS_CARD)), do=GainLP(200)),
    )
    grant = GainEffects(THE_TARGET, lines=gained, until=UNTIL_END_PHASE)
    silence = NegateEffectsOf(THE_TARGET)
    return pool_with(
        probe("Test Gift", "Spell / Normal", Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=grant)),
        probe(
            "Test Silence",
            "Spell / Normal",
            Activation(target=One(Monster(FACE_UP, kind=EFFECT), THE_FIELD), do=silence),
        ),
        probe("Test Dreamer", "Fairy / Effect", Ignition(1, limit=Limit(), do=Draw(1))),
    )


POSITION = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Test Gift, Test Silence   monsters: {}   deck: 5 Sogen
    opp 8000   deck: 5 Sogen
"""


@pytest.mark.rule("card.effect-monster.granted-effect-makes-effect-monster", scenario=1)
def test_a_normal_monster_that_gains_an_effect_is_an_effect_monster_as_long_as_it_has_it() -> None:
    t = table(POSITION.format("Gemini Elf"), pool=granting_pool())
    t.you.cannot("activate Test Silence", because=NO_TARGET)
    t.you.cannot("activate Gemini Elf", because="card.normal-monster.no-monster-effect")
    t.you.activates("Test Gift", targeting="Gemini Elf")
    t.you.can("activate Test Silence")
    t.you.activates("Gemini Elf")
    assert t.opp.lp == 7700
    t.you.cannot("activate Gemini Elf", because="effect.once-per-turn.limits-the-user")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    t.you.triggers("Gemini Elf")
    assert (t.you.lp, t.opp.lp) == (8200, 7700 - 1900)
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Gift")
    t.opp.ends_turn()
    assert t.turn == 5
    t.you.cannot("activate Test Silence", because=NO_TARGET)
    t.you.cannot("activate Gemini Elf", because="card.normal-monster.no-monster-effect")


@pytest.mark.rule("card.effect-monster.granted-effect-makes-effect-monster", scenario=1)
def test_a_gained_effect_that_is_negated_is_still_one() -> None:
    t = table(POSITION.format("Gemini Elf"), pool=granting_pool())
    t.you.activates("Test Gift", targeting="Gemini Elf")
    t.you.activates("Test Silence", targeting="Gemini Elf")
    t.you.activates("Gemini Elf")
    assert t.opp.lp == 8000
    t.you.is_asked("open state")


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=0)
def test_a_monster_keeps_its_own_effects_beside_those_it_gains() -> None:
    t = table(POSITION.format("Test Dreamer"), pool=granting_pool())
    t.you.activates("Test Gift", targeting="Test Dreamer")
    t.you.activates("Test Dreamer", effect=1)
    assert t.you.hand == ["Test Silence", "Sogen"]
    t.you.activates("Test Dreamer", effect=2)
    assert t.opp.lp == 7700


@pytest.mark.rule("card.effect-monster.any-monster-with-effect", scenario=2)
def test_kuriboh_is_an_effect_monster_with_an_effect_and_avian_a_normal_monster_without() -> None:
    pool = CardPool.builtin()
    kuriboh, avian = pool.find("栗子球"), pool.find("元素英雄 羽翼侠")
    assert (
        kuriboh.kind & (words.EFFECT | words.NORMAL) == words.EFFECT
        and avian.kind & (words.EFFECT | words.NORMAL) == words.NORMAL
    )
    script = pool.script_of(kuriboh)
    assert script is not None and [category_of(line, kuriboh.kind) for line in script.lines] == [QUICK_EFFECT]
    assert not pool.programs[avian.index].lines


@pytest.mark.rule("card.effect-monster.own-treated-as-normal", scenario=1)
def test_a_monster_that_treats_itself_as_a_normal_monster_is_one_only_while_that_applies() -> None:
    effect, normal = Monster(kind=EFFECT), Monster(kind=NORMAL)
    pool = pool_with(
        probe("Test Sleeper", "Fiend / Effect", Continuous(1, Treat(THIS_CARD, kind=NORMAL)), level=4),
        probe("Test Hit", "Spell / Normal", Activation(target=One(effect, THE_FIELD), do=Destroy(THE_TARGET))),
        probe("Test Call", "Spell / Normal", Activation(do=AddToHand(One(effect, YOUR_DECK)))),
        probe("Test Cheer", "Spell / Continuous", Continuous(do=ChangeStat(ATK, All(normal, THE_FIELD), 500))),
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Hit, Test Call   monsters: Test Sleeper   spells: Test Cheer{}   deck: Test Sleeper
        opp 8000
    """
    t = table(position.format(""), pool=pool)
    t.you.cannot("activate Test Hit", because=NO_TARGET)
    assert t.you.atk_of("Test Sleeper") == 1500
    t.you.activates("Test Call")
    assert t.you.hand == ["Test Hit", "Test Sleeper"]
    # Its own effect makes it one: negated, it is an Effect Monster again.
    t = table(position.format(", Skill Drain"), pool=pool)
    assert t.you.atk_of("Test Sleeper") == 1000
    t.you.activates("Test Hit", targeting="Test Sleeper")
    assert t.you.graveyard == ["Test Sleeper", "Test Hit"]
