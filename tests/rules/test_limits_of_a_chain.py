"""Topic effect: limits that hold for one chain, of a card, of an effect and of a name."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import A_CHAIN, OPPONENT, PER_CARD, PER_COPY, PER_EFFECT, PER_NAME, YOU
from spellspeed.lang.words.lines import Limit, Quick
from spellspeed.lang.words.verbs import GainLP, InflictDamage
from table import Table, table
from turns import resolve

COPY = "effect.once-per-turn.limits-the-user"
EFFECT = "effect.name-limit.this-effect-of-x-once"
NAME = "effect.name-limit.the-effects-of-x-once"
BURN, HEAL = InflictDamage(100, OPPONENT), GainLP(10, YOU)
SCOPES = {"copy": PER_COPY, "card": PER_CARD, "effect": PER_EFFECT, "name": PER_NAME}


def lay_sparks(scope: str) -> Table:
    """Both players have monsters with two Quick Effects, of which a chain allows so many; another has the same ones."""
    limit = Limit(SCOPES[scope], A_CHAIN)
    lines = (Quick(1, limit=limit, do=BURN), Quick(2, limit=limit, do=HEAL))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Test Spark, Test Ember   deck: 3 Sogen
        opp 8000   monsters: Test Spark   deck: 3 Sogen
        """,
        pool=pool_with(probe("Test Spark", "Pyro / Effect", *lines), probe("Test Ember", "Pyro / Effect", *lines)),
        ask_all=True,
    )
    t.you.activates("Test Spark (zone 1)", effect=1)
    t.opp.passes()
    return t


@pytest.mark.rule(COPY, scenario=0)
def test_a_limit_of_a_copy_counts_each_effect_of_each_card_for_itself() -> None:
    t = lay_sparks("copy")
    t.you.cannot("activate effect 1 of Test Spark (zone 1)", because=COPY)
    t.you.can("activate effect 2 of Test Spark (zone 1)")
    t.you.can("activate effect 1 of Test Spark (zone 2)")


@pytest.mark.rule(COPY, scenario=0)
def test_a_limit_of_a_card_counts_all_its_effects_together() -> None:
    t = lay_sparks("card")
    t.you.cannot("activate effect 1 of Test Spark (zone 1)", because=COPY)
    t.you.cannot("activate effect 2 of Test Spark (zone 1)", because=COPY)
    t.you.can("activate effect 2 of Test Spark (zone 2)")


@pytest.mark.rule(EFFECT, scenario=0)
def test_a_limit_of_an_effect_holds_for_every_copy_of_the_name() -> None:
    t = lay_sparks("effect")
    t.you.cannot("activate effect 1 of Test Spark (zone 2)", because=EFFECT)
    t.you.can("activate effect 2 of Test Spark (zone 2)")
    t.you.can("activate effect 1 of Test Ember")


@pytest.mark.rule(NAME, scenario=0)
def test_a_limit_of_a_name_holds_for_all_its_effects() -> None:
    t = lay_sparks("name")
    t.you.cannot("activate effect 1 of Test Spark (zone 2)", because=NAME)
    t.you.cannot("activate effect 2 of Test Spark (zone 1)", because=NAME)
    t.you.can("activate effect 2 of Test Ember")


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
@pytest.mark.parametrize("scope", SCOPES)
def test_a_limit_of_a_chain_binds_one_player_and_ends_with_the_chain(scope: str) -> None:
    t = lay_sparks(scope)
    t.you.activates("Test Ember", effect=1)
    t.opp.can("activate effect 1 of Test Spark")
    resolve(t)
    assert t.opp.lp == 7800
    t.you.can("activate effect 1 of Test Spark (zone 1)")
