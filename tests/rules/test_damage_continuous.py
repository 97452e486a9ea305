"""Topic damage: damage by Continuous Effects, which needs no chain and comes piece by piece."""

import itertools

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, OPPONENT
from spellspeed.lang.words.lines import Continuous
from spellspeed.lang.words.timings import DamageTaken, If
from spellspeed.lang.words.verbs import GainLP
from spellspeed.pool import CardPool
from table import Table, table


def opponent_draws(yours: str, lp: int = 8000, pool: CardPool | None = None) -> Table:
    """Your turn ends, your opponent makes the normal draw, and the duel goes on to their Main Phase."""
    return table(
        f"""
        turn 3, End Phase, you to act
        you 8000   {yours}
        opp {lp}   hand: Mystical Elf   deck: Battle Ox, Gemini Elf, Celtic Guardian
        """,
        pool=pool,
    )


def after_the_draw(t: Table) -> list[str]:
    """What happened after the opponent's draw, before anything else than a change of LP."""
    told = t.log()
    told = told[told.index("opp drew") + 1 :]
    others = [place for place, line in enumerate(told) if " lp " not in line]
    return told[: others[0]]


@pytest.mark.rule("damage.continuous-effect.no-chain", scenario=1)
def test_lycoris_inflicts_damage_in_the_middle_of_a_chain_without_a_link_or_a_window() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Trickstar Lycoris   set: Compulsory Evacuation Device, Threatening Roar
        opp 8000   monsters: Battle Ox   hand: Dian Keto the Cure Master   set: Threatening Roar
    """)
    t.opp.activates("Dian Keto the Cure Master")
    t.you.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    assert t.chain == ["Dian Keto the Cure Master", "Compulsory Evacuation Device"]
    t.opp.passes()
    t.you.passes()
    # Both could have responded to something, but from the last link to the end of the chain nobody was asked.
    told = t.log()
    assert told[told.index("Battle Ox added to hand (effect)") :][:5] == [
        "Battle Ox added to hand (effect)",
        "opp lp 8000 -> 7800 (effect)",
        "link 2 Compulsory Evacuation Device resolved",
        "link 1 Dian Keto the Cure Master resolves",
        "opp lp 7800 -> 8800 (effect)",
    ]
    assert "chain of 2 ended" in told and "you activated Trickstar Lycoris" not in told


@pytest.mark.rule("damage.continuous-effect.several-apply-immediately", scenario=1)
def test_two_lycoris_inflict_their_damage_at_once_one_after_the_other() -> None:
    t = opponent_draws("monsters: 2 Trickstar Lycoris")
    assert after_the_draw(t) == ["opp lp 8000 -> 7800 (effect)", "opp lp 7800 -> 7600 (effect)"]
    assert t.opp.lp == 7600 and t.turn == 4
    assert not [line for line in t.log() if " activated " in line or line.startswith(("link ", "chain "))]


@pytest.mark.rule("damage.continuous-effect.not-summed-into-one", scenario=1)
def test_what_happens_each_time_damage_is_taken_happens_twice_for_two_lycoris() -> None:
    timing = If(DamageTaken(OPPONENT, BECAUSE_OF_EFFECT))
    tally = probe("Test Tally", "Spell / Continuous", Continuous(1, GainLP(10), when=timing))
    t = opponent_draws("monsters: 2 Trickstar Lycoris   spells: Test Tally", pool=pool_with(tally))
    assert [line for line in after_the_draw(t) if line.startswith("opp lp ")] == [
        "opp lp 8000 -> 7800 (effect)",
        "opp lp 7800 -> 7600 (effect)",
    ]
    assert t.you.lp == 8020


@pytest.mark.rule("damage.continuous-effect.not-summed-into-one", scenario=1)
def test_an_opponent_with_300_lp_falls_to_100_and_then_to_0() -> None:
    t = opponent_draws("monsters: 2 Trickstar Lycoris", lp=300)
    assert [line for line in t.log() if " lp " in line] == ["opp lp 300 -> 100 (effect)", "opp lp 100 -> 0 (effect)"]
    assert t.winner == "you" and "phase Standby Phase" not in t.log()


@pytest.mark.rule("damage.continuous-effect.light-stage-after-each", scenario=1)
def test_light_stage_follows_each_damage_by_a_lycoris_before_the_next_lycoris() -> None:
    t = opponent_draws("monsters: 3 Trickstar Lycoris   field: Trickstar Light Stage")
    lps = [8000, 7800, 7600, 7400, 7200, 7000, 6800]
    assert after_the_draw(t) == [f"opp lp {old} -> {new} (effect)" for old, new in itertools.pairwise(lps)]
    sources = [t.name(event.source) for event in t.events if t.say(event).startswith("opp lp ")]
    assert sources == ["Trickstar Lycoris", "Trickstar Light Stage"] * 3
    lycoris = [event.source for event in t.events if t.say(event).startswith("opp lp ")][::2]
    assert len(set(lycoris)) == 3  # each of the three once
