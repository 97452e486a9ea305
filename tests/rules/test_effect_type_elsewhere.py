"""Topic effect-type: what applies elsewhere than face-up on the field is an effect without a kind."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.categories import (
    CONTINUOUS_EFFECT,
    IGNITION_EFFECT,
    NO_EFFECT,
    QUICK_EFFECT,
    TRIGGER_EFFECT,
    UNCLASSIFIED_EFFECT,
    category_of,
)
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.lines import Activation, Continuous, Line, Substitute
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import AddToHand, Destroy, NegateEffectsOf, Treat
from spellspeed.pool import CardPool
from spellspeed.words import EFFECT, IN_GRAVEYARD, MONSTER
from table import table

NO_TARGET = "target.timing.chosen-at-activation"


def named_pool() -> CardPool:
    dragon = Monster(name="Cyber Dragon")
    return_ = Activation(target=One(dragon, YOUR_GRAVEYARD), do=AddToHand(THE_TARGET))
    return pool_with(
        # Cyber Dragon Core: it is called Cyber Dragon on the field and in the Graveyard.
        probe(
            "Test Core",
            "Machine / Effect",
            Continuous(1, Treat(THIS_CARD, name="Cyber Dragon"), where=YOUR_FIELD | YOUR_GRAVEYARD),
        ),
        probe("Test Return", "Spell / Normal", return_),
        probe("Test Break", "Spell / Normal", Activation(target=One(dragon, THE_FIELD), do=Destroy(THE_TARGET))),
        probe("Test Silence", "Spell / Continuous", Continuous(do=NegateEffectsOf(All(Monster(), EITHER_GRAVEYARD)))),
    )


@pytest.mark.rule("effect-type.unclassified.applies-in-graveyard", scenario=1)
@pytest.mark.parametrize(("spells", "called"), [("", True), ("Skill Drain", True), ("Test Silence", False)])
def test_what_applies_in_the_graveyard_is_stopped_only_by_what_negates_there(spells: str, called: bool) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Return   graveyard: Test Core   {"spells: " + spells if spells else ""}
        opp 8000
        """,
        pool=named_pool(),
    )
    if called:
        t.you.activates("Test Return", targeting="Test Core")
        assert t.you.hand == ["Test Core"]
    else:
        t.you.cannot("activate Test Return", because=NO_TARGET)


@pytest.mark.rule("effect-type.unclassified.applies-in-graveyard", scenario=0)
def test_a_name_that_holds_on_the_field_and_in_the_graveyard_holds_nowhere_else() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Return, Test Break   {}
        opp 8000
    """
    t = table(position.format("monsters: Test Core"), pool=named_pool())
    t.you.cannot("activate Test Return", because=NO_TARGET)
    t.you.activates("Test Break", targeting="Test Core")
    t.you.can("activate Test Return")
    t = table(position.format("banished: Test Core"), pool=named_pool())
    t.you.cannot("activate Test Return", because=NO_TARGET)
    t.you.cannot("activate Test Break", because=NO_TARGET)


@pytest.mark.rule("effect-type.unclassified.applies-on-facedown", scenario=1)
@pytest.mark.parametrize(
    ("lies", "spells", "offered"),
    [("(set)", "", True), ("(set)", "spells: Skill Drain", True), ("", "spells: Skill Drain", False), ("", "", True)],
)
def test_what_applies_face_down_is_not_negated_there(lies: str, spells: str, offered: bool) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Blue-Eyes White Dragon   monsters: 帝王海马 {lies}   {spells}
        opp 8000
    """)
    if offered:
        t.you.summons("Blue-Eyes White Dragon", tributing=["帝王海马"])
        assert t.you.monsters == ["Blue-Eyes White Dragon"] and t.you.graveyard == ["Kaiser Sea Horse"]
    else:
        t.you.cannot("summon Blue-Eyes White Dragon", because="summon.tribute.level-7-plus-two")


def monster_lines() -> list[tuple[str, Line, int]]:
    """Every line of every monster that is written, with the name and the kind of its card."""
    pool = CardPool.builtin()
    found = []
    for index, script in pool.scripts.items():
        if pool.facts[index].kind & MONSTER:
            found += [(script.name, line, pool.facts[index].kind) for line in script.lines]
    return found


@pytest.mark.rule("effect-type.kinds.four-plus-unclassified", scenario=1)
def test_every_effect_of_every_monster_is_of_one_kind() -> None:
    kinds = (CONTINUOUS_EFFECT, IGNITION_EFFECT, TRIGGER_EFFECT, QUICK_EFFECT, UNCLASSIFIED_EFFECT, NO_EFFECT)
    found = {(name, category_of(line, kind)) for name, line, kind in monster_lines()}
    assert all(category in kinds for _, category in found)
    assert {category for _, category in found} == set(kinds)
    assert ("Cyber Dragon", UNCLASSIFIED_EFFECT) in found  # a summon without a chain
    assert ("Gate Guardian", NO_EFFECT) in found  # a condition
    assert ("Dark Magician of Chaos", UNCLASSIFIED_EFFECT) in found  # banished if it leaves the field
    assert ("Amazoness Tiger", UNCLASSIFIED_EFFECT) in found  # only 1 face-up copy
    assert ("Kaiser Sea Horse", UNCLASSIFIED_EFFECT) in found  # also face-down
    substitutes = [name for name, line, _ in monster_lines() if isinstance(line, Substitute)]
    assert substitutes and all((name, UNCLASSIFIED_EFFECT) in found for name in substitutes)
    assert ("Jinzo", CONTINUOUS_EFFECT) in found and ("Cannon Soldier", IGNITION_EFFECT) in found
    assert ("Sangan", TRIGGER_EFFECT) in found and ("Honest", QUICK_EFFECT) in found


@pytest.mark.rule("effect-type.kinds.four-plus-unclassified", scenario=1)
def test_what_goes_on_in_the_graveyard_has_no_kind_there() -> None:
    lines = [line for name, line, _ in monster_lines() if name == "Scarlight Red Dragon Archfiend"]
    its_name = next(line for line in lines if isinstance(line, Continuous))
    assert category_of(its_name, EFFECT) == CONTINUOUS_EFFECT
    assert category_of(its_name, EFFECT, IN_GRAVEYARD) == UNCLASSIFIED_EFFECT
