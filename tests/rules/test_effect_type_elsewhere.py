"""Topic effect-type: what applies elsewhere than face-up on the field is an effect without a kind."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.choices import All, One
from spellspeed.lang.lines import Activation, Continuous
from spellspeed.lang.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.places import EITHER_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.verbs import AddToHand, Destroy, NegateEffectsOf, Treat
from spellspeed.pool import CardPool
from table import table

NO_TARGET = "target.timing.chosen-at-activation"


def named_pool() -> CardPool:
    dragon = Monster(name=("Cyber Dragon",))
    return_ = Activation(target=One(dragon, YOUR_GRAVEYARD), do=AddToHand(THE_TARGET))
    return pool_with(
        # Cyber Dragon Core: it is called Cyber Dragon on the field and in the Graveyard.
        probe(
            "Test Core",
            "Machine / Effect",
            Continuous(1, Treat(THIS_CARD, name=("Cyber Dragon",)), where=YOUR_FIELD | YOUR_GRAVEYARD),
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
