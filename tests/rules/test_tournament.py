"""Topic tournament: which rules are played."""

import pytest

from probes import pool_with, probe
from spellspeed import Deck, Duel
from spellspeed.lang.choices import One
from spellspeed.lang.lines import Activation
from spellspeed.lang.nouns import Monster
from spellspeed.lang.places import YOUR_EXTRA_DECK
from spellspeed.lang.verbs import SpecialSummon
from spellspeed.words import ARROW_BOTTOM
from table import table

# "Special Summon 1 monster from your Extra Deck, ignoring its Summoning conditions."
CALL = probe(
    "Test Call",
    "Spell / Normal",
    Activation(do=SpecialSummon(One(Monster(), YOUR_EXTRA_DECK), ignoring_conditions=True)),
)
MONSTERS = {
    "Fusion": probe("Test Fusion", "Dragon / Fusion"),
    "Synchro": probe("Test Synchro", "Dragon / Synchro"),
    "Xyz": probe("Test Xyz", "Dragon / Xyz"),
    "Link": probe("Test Link", "Dragon / Link", arrows=ARROW_BOTTOM),
    "Pendulum": probe("Test Pendulum", "Dragon / Pendulum"),
}
PILLAR = probe("Test Pillar", "Cyberse / Link", arrows=ARROW_BOTTOM)
MAIN = [f"zone {zone}" for zone in range(1, 6)]
EXTRA = ["extra zone 1", "extra zone 2"]


@pytest.mark.rule("tournament.ruleset.master-rule-2020", scenario=1)
@pytest.mark.parametrize("kind", MONSTERS)
def test_a_duel_is_played_by_the_master_rule_of_2020(kind: str) -> None:
    """Which zones a monster of the Extra Deck comes to is what this revision has changed."""
    deck = Deck(["Mystical Elf", "Celtic Guardian", "Alexandrite Dragon"] * 14)
    rules = Duel(deck, deck, limits=False).game.format.name
    assert rules == "master2020"
    anywhere = kind in ("Fusion", "Synchro", "Xyz")
    for monsters, linked, extra in (("Mystical Elf", [], EXTRA), ("Test Pillar (extra zone 1)", ["zone 2"], [])):
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            format {rules}
            you 8000   hand: Test Call   monsters: {monsters}   extra: Test {kind}, Test {kind}
            opp 8000
            """,
            pool=pool_with(CALL, PILLAR, *MONSTERS.values()),
        )
        t.you.does("activate Test Call")
        t.you.take_zone(None)
        t.you.chooses(f"Test {kind}", zone="ask")
        if kind != "Link":
            t.you.does("attack position")
        main = [zone for zone in MAIN if zone != "zone 1"] if monsters == "Mystical Elf" else MAIN
        wanted = (main if anywhere else linked) + extra
        if len(wanted) == 1:
            assert t.you.monster(f"Test {kind}").zone == 2
        else:
            assert t.you.is_asked("zone").offers == wanted
