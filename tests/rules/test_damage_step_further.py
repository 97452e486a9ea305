"""Topic damage-step: what one timing leaves to the next."""

import pytest

from damage_steps import AFTER, CALCULATION, battle, go_on, reach
from probes import probe
from spellspeed.lang.lines import Activation
from spellspeed.lang.nouns import Monster
from spellspeed.lang.places import EITHER_GRAVEYARD, EITHER_HAND
from spellspeed.lang.timings import If, Sent
from spellspeed.lang.verbs import GainLP

# "If a monster is sent from the hand to the Graveyard: gain 500 LP."
HARVEST = probe(
    "Test Harvest",
    "Trap / Counter",
    Activation(when=If(Sent(Monster(), EITHER_GRAVEYARD, EITHER_HAND)), do=GainLP(500)),
)


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_what_happened_before_damage_calculation_is_not_answered_after_it() -> None:
    """Kuriboh discarded at damage calculation can be answered there, and no more once damage was calculated."""
    t = battle("monsters: Gemini Elf   set: Test Harvest", "hand: Kuriboh", HARVEST)
    t.you.attacks_directly("Gemini Elf")
    reach(t, CALCULATION)
    t.you.passes()
    t.opp.activates("Kuriboh")
    while t.chain:
        go_on(t)
    assert t.timing == CALCULATION
    t.you.can("activate Test Harvest")
    t.you.passes()
    reach(t, AFTER)
    assert t.opp.lp == 8000
    t.you.cannot("activate Test Harvest", because="effect.condition.all-must-be-met")
