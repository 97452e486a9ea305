"""Topic negate: what is negated already, what an effect that is negated had put off, and what a negation speaks of."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.choices import All, One
from spellspeed.lang.deeds import Later
from spellspeed.lang.lines import Activation, Continuous
from spellspeed.lang.nouns import Monster, Spell
from spellspeed.lang.places import OPPONENTS_FIELD, YOUR_DECK, YOUR_GRAVEYARD
from spellspeed.lang.timings import If, Resolving
from spellspeed.lang.verbs import AddToHand, Destroy, GainLP, Negate, SpecialSummon
from spellspeed.lang.words import AS_ANYTHING, END_PHASE, OPPONENT, THE_EFFECT
from table import Table, table

WARDEN = probe(
    "Test Warden",
    "Warrior / Effect",
    Continuous(do=Negate(THE_EFFECT).and_if_you_do(GainLP(500)), when=If(Resolving(Spell(), AS_ANYTHING, by=OPPONENT))),
)
PATIENCE = probe("Test Patience", "Spell", Activation(do=Later(END_PHASE, GainLP(700))))
EXCHANGE = probe(
    "Test Exchange",
    "Spell",
    Activation(
        do=Destroy(All(Monster(), OPPONENTS_FIELD)).then(SpecialSummon(One(Monster(), YOUR_GRAVEYARD))),
    ),
)
SEARCH = probe(
    "Test Search",
    "Spell",
    Activation(
        do=Destroy(All(Monster(), OPPONENTS_FIELD)).then(AddToHand(One(Monster(), YOUR_DECK))),
    ),
)
BELLE = "Ghost Belle & Haunted Mansion"


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    pool = pool_with(WARDEN, PATIENCE, EXCHANGE, SEARCH)
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool)


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_an_effect_that_is_negated_is_not_negated_again_so_what_would_follow_is_not_done() -> None:
    t = main_phase("hand: Ookazi", "monsters: 2 Test Warden")
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 8500 and [line for line in t.log() if "was negated" in line] == [
        "you's Ookazi was negated: effect"
    ]
    t = main_phase("hand: Ookazi", "monsters: Gemini Elf")
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
@pytest.mark.parametrize(("spells", "lp"), [("Imperial Order", 8000), ("Gravity Bind", 8700)])
def test_an_effect_that_is_negated_puts_nothing_off_to_the_end_phase(spells: str, lp: int) -> None:
    t = main_phase("hand: Test Patience   deck: 2 Kuriboh", f"spells: {spells}   deck: 2 Kuriboh")
    t.you.activates("Test Patience").nobody_responds()
    assert t.you.graveyard == ["Test Patience"] and t.you.lp == 8000
    t.you.goes_to("End Phase")
    if lp > 8000:
        t.you.carries_out("Test Patience")
    assert t.turn == 4 and t.you.lp == lp


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_ghost_belle_answers_an_effect_one_part_of_which_summons_from_the_graveyard() -> None:
    """What the other parts do, and with cards from where, does not matter."""
    t = main_phase("hand: Test Exchange   graveyard: Kuriboh", f"hand: {BELLE}   monsters: Gemini Elf")
    t.you.activates("Test Exchange")
    t.opp.activates(BELLE).nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and "you's Test Exchange was negated: activation" in t.log()
    t = main_phase("hand: Test Search   deck: Kuriboh", f"hand: {BELLE}   monsters: Gemini Elf")
    t.you.activates("Test Search")
    assert t.opp.monsters == [] and t.you.hand == ["Kuriboh"]
