"""Topic cost: what was given for an activation and what an effect has moved, and LP of which a player says how many."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.declarations import Declare, TheDeclared
from spellspeed.lang.words.every_word import A_NUMBER, OPPONENT
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import Discard, GainLP, InflictDamage
from table import table

TIDE = "High Tide on Fire Island"
A_CARD = One(Monster(), YOUR_HAND)
# "Discard 1 monster; gain 100 LP." and "Discard 1 monster, and if you do, gain 100 LP."
PAYER = probe(
    "Test Payer", "Fish / Effect", Ignition(1, cost=Discard(A_CARD), do=GainLP(100)), attribute="WATER", level=7
)
MAKER = probe(
    "Test Maker",
    "Fish / Effect",
    Ignition(1, do=Discard(A_CARD).and_if_you_do(GainLP(100))),
    attribute="WATER",
    level=7,
)


@pytest.mark.rule("cost.definition", scenario=0)
@pytest.mark.parametrize(("monster", "was_paid"), [("Test Payer", True), ("Test Maker", False)])
def test_only_what_is_needed_to_activate_an_effect_is_given_to_activate_it(monster: str, was_paid: bool) -> None:
    """High Tide on Fire Island calls what was sent to activate a monster effect, not what such an effect discarded."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Des Frog   monsters: {monster}   set: {TIDE}
        opp 8000
        """,
        pool=pool_with(PAYER, MAKER),
    )
    t.you.activates(monster)
    t.nobody_responds()
    assert t.you.graveyard == ["Des Frog"] and t.you.lp == 8100
    if was_paid:
        t.you.can(f"activate {TIDE}")
    else:
        t.you.cannot(f"activate {TIDE}", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_of_the_amounts_that_may_be_paid_only_those_are_declared_that_the_player_has() -> None:
    """Psychic Commander's player pays up to 500 LP, but has 300 left."""
    t = table("""
        turn 3, Battle Step, you to act
        you 300   monsters: Psychic Commander
        opp 8000  monsters: Battle Ox
    """)
    t.you.attacks("Psychic Commander", "Battle Ox")
    t.you.does("activate Psychic Commander")
    assert t.you.is_asked("declaration").offers == ["100", "200", "300"]


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_a_number_that_is_only_declared_may_be_more_than_the_player_has() -> None:
    """Test Forecast pays nothing: its player, who has 300 LP, may declare up to 500."""
    forecast = probe(
        "Test Forecast",
        "Spell",
        Activation(cost=Declare(A_NUMBER, least=100, most=500, by=100), do=InflictDamage(TheDeclared(), OPPONENT)),
    )
    t = table("turn 3, Main Phase 1, you to act\nyou 300   hand: Test Forecast\nopp 8000", pool=pool_with(forecast))
    t.you.does("activate Test Forecast")
    t.you.take_zone(None)
    assert t.you.is_asked("declaration").offers == ["100", "200", "300", "400", "500"]
    t.you.does("500")
    t.nobody_responds()
    assert t.opp.lp == 7500 and t.you.lp == 300
