"""Topic win: play that nobody can leave, and LP that a battle brings to just 0."""

import pytest

from either_seat import SEATS, lay
from match_table import lay_match
from probes import pool_with, probe
from spellspeed import Deck, Outcome
from spellspeed.lang.say.text import render_card
from spellspeed.lang.words.every_word import OPPONENT, SUMMONED_NORMALLY
from spellspeed.lang.words.lines import Activation, Card, Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.timings import If, PositionChanged, Summoned
from spellspeed.lang.words.verbs import ChangePosition, InflictDamage
from spellspeed.lang.words.winning import WinTheDuel
from spellspeed.words import DRAWN_BY_LOOP, DRAWN_BY_LP, WON_BY_CARD
from table import Table, table

# "If the battle position of this card is changed: change the battle position of this card."
WEATHERCOCK = probe(
    "Test Weathercock",
    "Machine / Effect",
    Trigger(when=If(PositionChanged(THIS_CARD)), do=ChangePosition(THIS_CARD), mandatory=True),
)


def turning(opp: str = "") -> Table:
    """A monster that turns for ever once it is turned."""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: Test Weathercock\nopp 8000 {opp}",
        pool=pool_with(WEATHERCOCK),
    )
    t.you.does("change position of Test Weathercock")
    return t


@pytest.mark.rule("ask.endless-loop", scenario=1)
def test_a_position_that_repeats_without_a_choice_in_between_is_a_draw() -> None:
    """A mandatory effect that sets itself off again would never end, and nobody can do anything about it."""
    t = turning()
    assert t.outcome == Outcome(None, DRAWN_BY_LOOP, 3)
    assert t.winner == "draw" and t.log()[-1] == "duel ended: draw (loop)"


@pytest.mark.rule("ask.endless-loop", scenario=0)
def test_as_long_as_somebody_can_choose_the_duel_goes_on() -> None:
    """Who could respond each time is asked each time; the loop ends when he does."""
    t = turning("set: Compulsory Evacuation Device")
    for _ in range(5):
        assert t.outcome is None and t.opp.is_asked("response")
        t.opp.passes()
    t.opp.activates("Compulsory Evacuation Device", targeting="Test Weathercock")
    t.nobody_responds()
    assert t.outcome is None and t.you.hand == ["Test Weathercock"] and t.you.monsters == []
    assert t.phase == "Main Phase 1" and t.you.is_to_decide()


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
def test_an_activated_effect_can_win_the_duel() -> None:
    """It is won by the player whose effect it is when that is processed, whoever's turn it is."""
    crown = probe("Test Crown", "Trap / Normal", Activation(do=WinTheDuel()))
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Battle Ox\nopp 8000 set: Test Crown", pool=pool_with(crown)
    )
    t.you.summons("Battle Ox")
    t.opp.activates("Test Crown")
    assert t.outcome == Outcome(1, WON_BY_CARD, 3)


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
def test_a_card_that_wins_the_match_ends_it_with_its_first_duel() -> None:
    laurel = Activation(do=WinTheDuel(match=True))
    told = [render_card(Card(1, "Test Laurel", laurel), lang=lang) for lang in ("en", "zh")]
    assert told == [["[Card activation] You win the Match."], ["【卡的发动】自己比赛胜利。"]]
    pool = pool_with(probe("Test Laurel", "Spell / Normal", laurel))
    m = lay_match(Deck(["Test Laurel"] * 40, pool=pool), Deck(["Umi"] * 40), pool=pool)
    m.begin_duel()
    m.casts("you", "Test Laurel")
    assert m.winner == "you" and m.results == ["you"] and m.match.results[0].reason == "match"
    outcome = m.match.outcome
    assert outcome is not None and outcome.reason == "card effect"


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
@SEATS
@pytest.mark.parametrize(("lp", "left"), [(299, 0), (300, 0), (301, 1)])
def test_who_comes_to_just_zero_by_battle_has_lost_before_anything_is_done_instead_of_a_destruction(
    lp: int, left: int, seat: int
) -> None:
    """Second Goblin would be destroyed instead of Giant Orc (2200), which attacks Summoned Skull (2500)."""
    t, me, they = lay(seat, "monsters: Giant Orc, Second Goblin", "monsters: Summoned Skull", lp=(lp, 8000))
    me.activates("Second Goblin")
    me.goes_to("Battle Phase")
    me.attacks("Giant Orc", "Summoned Skull")
    assert me.lp == left
    if left:
        assert me.monsters == ["Giant Orc"] and me.graveyard == ["Second Goblin"]
        return
    assert (t.winner, t.timing) == (they.who, "damage calculation")
    assert t.log()[-2:] == [f"{me.who} lp {lp} -> 0 (battle)", f"duel ended: {they.who} won (lp)"]


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
@SEATS
def test_the_same_holds_for_the_player_who_is_attacked(seat: int) -> None:
    mine, theirs = "monsters: Giant Orc, Second Goblin", "monsters: Summoned Skull"
    t, me, they = lay(seat, mine, theirs, lp=(300, 8000))
    me.activates("Second Goblin")
    me.ends_turn()
    they.goes_to("Battle Phase")
    they.attacks("Summoned Skull", "Giant Orc")
    assert (t.winner, me.lp) == (they.who, 0)
    assert not [line for line in t.log() if "spared" in line]


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=0)
def test_what_applies_at_the_same_moment_is_applied_before_the_duel_is_decided() -> None:
    """Each player has a card that inflicts 500 damage each time a monster is Normal Summoned."""
    fire = Continuous(1, InflictDamage(500, OPPONENT), when=If(Summoned(Monster(), SUMMONED_NORMALLY)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 500   hand: Mystical Elf   spells: Test Fire
        opp 500   spells: Test Fire
        """,
        pool=pool_with(probe("Test Fire", "Spell / Continuous", fire)),
    )
    t.you.summons("Mystical Elf")
    assert (t.you.lp, t.opp.lp) == (0, 0)
    assert t.outcome == Outcome(None, DRAWN_BY_LP, 3)


# The same, which inflicts 1 damage as well.
BUSY_WEATHERCOCK = probe(
    "Test Busy Weathercock",
    "Machine / Effect",
    Trigger(
        when=If(PositionChanged(THIS_CARD)),
        do=ChangePosition(THIS_CARD).also(InflictDamage(1, OPPONENT)),
        mandatory=True,
    ),
)


@pytest.mark.rule("ask.endless-loop", scenario=0)
@pytest.mark.parametrize("lp", [200, 250, 300])
def test_play_that_comes_to_an_end_by_itself_is_no_loop_however_long_it_takes(lp: int) -> None:
    """Each time the opponent has 1 LP less, so no position repeats; in the end there are none left."""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: Test Busy Weathercock\nopp {lp}",
        pool=pool_with(BUSY_WEATHERCOCK),
    )
    t.you.does("change position of Test Busy Weathercock")
    assert t.winner == "you" and t.opp.lp == 0 and t.turn == 3
