"""Rules: coins and dice."""

from collections import Counter

import pytest

from loaded_dice import load_dice
from probes import pool_with, probe
from spellspeed.lang.words.choices import Not
from spellspeed.lang.words.coins_and_dice import HEADS, THE_ROLL, CalledRight, Result, RollDie, TossCoins
from spellspeed.lang.words.deeds import OnlyIf
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Times
from spellspeed.lang.words.verbs import GainLP, InflictDamage
from table import Table, table

ROLLS = 10_000


def with_spell(*lines: Activation) -> Table:
    """A duel in which you hold a Spell with these lines."""
    pool = pool_with(probe("Test Chance", "Spell / Normal", *lines))
    return table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Chance\nopp 8000", pool=pool)


def test_the_number_rolled_decides_what_happens() -> None:
    t = with_spell(Activation(do=RollDie().also(InflictDamage(Times(100, Result(THE_ROLL)), OPPONENT))))
    load_dice(t, 5).you.activates("Test Chance")
    assert t.opp.lp == 7500


@pytest.mark.rule("effect.random.coin-toss", scenario=1)
def test_a_coin_is_fair_and_both_players_are_told_how_it_came_down() -> None:
    t = with_spell(Activation(do=TossCoins().also(InflictDamage(Times(100, Result(HEADS)), OPPONENT))))
    load_dice(t, "heads").you.activates("Test Chance")
    assert t.opp.lp == 7900
    for seat, told in ((t.you, "You toss a coin: heads."), (t.opp, "Your opponent tosses a coin: heads.")):
        assert told in [event.to_text("en", seat.player) for event in seat.view.events]
    state = t.duel.state.fork()
    tosses = Counter(state.roll(2) for _ in range(ROLLS))
    assert set(tosses) == {0, 1} and abs(tosses[0] - ROLLS / 2) < ROLLS / 40


@pytest.mark.rule("effect.random.die-six-sided", scenario=1)
def test_a_die_shows_one_to_six_and_both_players_are_told_which() -> None:
    t = with_spell(Activation(do=RollDie().also(InflictDamage(Times(100, Result(THE_ROLL)), OPPONENT))))
    load_dice(t, 3).you.activates("Test Chance")
    for seat, told in ((t.you, "You roll a die: 3."), (t.opp, "Your opponent rolls a die: 3.")):
        assert told in [event.to_text("en", seat.player) for event in seat.view.events]
    state = t.duel.state.fork()
    rolls = Counter(state.roll(6) + 1 for _ in range(ROLLS))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - ROLLS / 6) < ROLLS / 40 for count in rolls.values())


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
@pytest.mark.parametrize(("call", "coin", "right"), [("heads", "heads", True), ("tails", "heads", False)])
def test_who_must_call_the_coin_is_asked_before_it_is_tossed(call: str, coin: str, right: bool) -> None:
    do = TossCoins(call=True).also(OnlyIf(CalledRight(), GainLP(1000)))
    t = load_dice(with_spell(Activation(do=do.also(OnlyIf(Not(CalledRight()), GainLP(300))))), coin)
    t.you.activates("Test Chance")
    assert t.you.is_asked("call").offers == ["heads", "tails"] and not [line for line in t.log() if "tossed" in line]
    t.you.does(call)
    assert t.you.lp == (9000 if right else 8300)
    called = [event.to_text("zh", t.opp.player) for event in t.opp.view.events]
    assert f"对方猜{'表' if call == 'heads' else '里'}，投掷硬币：表。" in called


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
def test_every_roll_of_several_counts() -> None:
    t = with_spell(Activation(do=RollDie(3).also(InflictDamage(Times(100, Result(THE_ROLL)), OPPONENT))))
    load_dice(t, 6, 1, 4).you.activates("Test Chance")
    assert t.opp.lp == 8000 - 1100
    assert [line for line in t.log() if "rolled" in line] == ["you rolled 6", "you rolled 1", "you rolled 4"]
