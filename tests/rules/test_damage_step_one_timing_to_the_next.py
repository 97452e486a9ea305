"""Topic damage-step: what one timing leaves to the next."""

import pytest

from damage_steps import AFTER, CALCULATION, battle, go_on, reach
from probes import pool_with, probe
from spellspeed.lang.words.every_word import (
    AFTER_DAMAGE_CALCULATION,
    BEFORE_DAMAGE_CALCULATION,
    BEING_DESTROYED_BY_BATTLE,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THE_OPPOSING, THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, EITHER_HAND
from spellspeed.lang.words.terms import DamageTiming
from spellspeed.lang.words.timings import BattleReached, If, Sent
from spellspeed.lang.words.verbs import EndBattlePhase, Equip, Forbid, GainLP
from spellspeed.words import FOR_ZONE
from table import table

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


@pytest.mark.rule("battle.end-step.effect-that-ends-battle-phase", scenario=0)
@pytest.mark.parametrize("timing", [BEFORE_DAMAGE_CALCULATION, AFTER_DAMAGE_CALCULATION])
def test_an_effect_that_ends_the_battle_phase_undoes_no_battle_that_was_fought(timing: DamageTiming) -> None:
    """After damage calculation the monster that has lost still falls; before it no damage is calculated at all."""
    bell = probe(
        "Test Bell",
        "Machine / Effect",
        Trigger(1, when=If(BattleReached(timing, THIS_CARD)), do=EndBattlePhase(), mandatory=True),
        atk=2000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Bell, Gemini Elf
        opp 8000   monsters: Battle Ox, Mystical Elf (defense)
        """,
        pool=pool_with(bell),
    )
    t.you.attacks("Test Bell", "Battle Ox")
    t.nobody_responds()
    fought = timing == AFTER_DAMAGE_CALCULATION
    assert t.opp.lp == (7700 if fought else 8000)
    assert t.opp.monsters == (["Mystical Elf"] if fought else ["Battle Ox", "Mystical Elf"])
    assert t.opp.graveyard == (["Battle Ox"] if fought else [])
    assert t.phase == "Main Phase 2"


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
@pytest.mark.parametrize(("atk", "is_equipped"), [(2000, False), (1700, False), (1500, True)])
def test_a_doomed_monster_does_not_become_an_equip_card(atk: int, is_equipped: bool) -> None:
    """Only a monster that has not lost its battle can be equipped to the one that it battled."""
    net = probe(
        "Test Net",
        "Insect / Effect",
        Trigger(
            1,
            when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD)),
            do=Equip(THIS_CARD, what=THE_OPPOSING),
            mandatory=True,
        ),
        Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
        atk=atk,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Net   hand: Kuriboh
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(net),
    )
    t.you.attacks("Test Net", "Battle Ox")
    while t.you.request().purpose == FOR_ZONE:
        t.you.does(t.you.is_offered()[0])
    assert t.you.monsters == ["Test Net"] and t.opp.monsters == []
    assert t.you.spells == (["Battle Ox"] if is_equipped else [])
    assert t.opp.graveyard == ([] if is_equipped else ["Battle Ox"])


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=0)
def test_ryu_kokki_takes_a_warrior_along_that_has_destroyed_it_in_battle() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Ryu Kokki   hand: Umi
        opp 8000   monsters: Gilford the Lightning   deck: 3 Umi
    """)
    t.you.attacks("Ryu Kokki", "Gilford the Lightning")
    assert t.you.graveyard == ["Ryu Kokki"] and t.opp.graveyard == ["Gilford the Lightning"] and t.you.lp == 7600
