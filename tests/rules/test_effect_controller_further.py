"""Topic effect: whose effect it is when its card has gone to its owner, and what cannot take its own place."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.lines import Instead
from spellspeed.lang.nouns import THIS_CARD, Monster
from spellspeed.lang.timings import Destroyed
from spellspeed.lang.verbs import Destroy
from spellspeed.words import BECAUSE_OF_EFFECT, YOU
from table import table

BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
MARTYR = probe(
    "Test Martyr",
    "Warrior / Effect",
    Instead(
        of=Destroyed(Monster(controller=YOU), because=BECAUSE_OF_EFFECT),
        do=Destroy(THIS_CARD),
        mandatory=True,
    ),
)


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_an_effect_of_a_taken_monster_targets_for_who_activated_it_though_its_card_has_gone_to_its_owner() -> None:
    """The owner's monster cannot be targeted by his opponent's effects, and this is one of them."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, {BAGOOSKA} (attack), Gemini Elf, Battle Ox
    """)
    t.you.activates("Change of Heart", targeting="Exiled Force").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Exiled Force")
    assert t.opp.graveyard == ["Exiled Force"]
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Battle Ox"]


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_what_falls_for_another_monster_does_not_fall_for_itself_again() -> None:
    """The replacement is carried out once; the monster that was spared is not destroyed."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force
        opp 8000   monsters: Gemini Elf, Test Martyr
        """,
        pool=pool_with(MARTYR),
    )
    t.you.activates("Exiled Force", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Test Martyr"]
    assert [line for line in t.log() if "destroyed" in line] == ["Test Martyr destroyed (effect)"]
