"""Topic win: both players draw at the same time, and one of them or both cannot."""

import pytest

from probes import pool_with, probe
from spellspeed import Outcome
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import EITHER, OPPONENT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.verbs import Draw, GainLP, InflictDamage
from spellspeed.words import DRAWN_BY_DECK_OUT, WON_BY_DECK_OUT
from table import Table, table

DRAW = "win.draw.simultaneous-deck-out"
HEART = "Trickstar Crimson Heart"
BOTH = Draw(1, EITHER)  # so that there is something to draw when the Spell is activated


@pytest.mark.rule(DRAW, scenario=0)
@pytest.mark.parametrize(
    ("yours", "theirs", "winner"),
    [(2, 1, "draw"), (0, 0, "draw"), (2, 2, "opp"), (0, 2, "opp"), (3, 1, "you"), (3, 0, "you"), (3, 2, "")],
)
def test_card_destruction_is_a_draw_if_neither_can_draw_as_many_as_he_discarded(
    yours: int, theirs: int, winner: str
) -> None:
    """card: Card Destruction ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Card Destruction, 3 Sangan   deck: {yours} Sogen
        opp 8000   hand: 2 Kuriboh   deck: {theirs} Sogen
    """)
    t.you.activates("Card Destruction")
    assert t.winner == winner
    if winner == "draw":
        assert t.outcome == Outcome(None, DRAWN_BY_DECK_OUT, 3) and t.log()[-1] == "duel ended: draw (deck-out)"
    elif winner:
        assert t.outcome == Outcome(0 if winner == "you" else 1, WON_BY_DECK_OUT, 3)
    else:
        assert (len(t.you.hand), len(t.opp.hand)) == (3, 2)


@pytest.mark.rule(DRAW, scenario=0)
@pytest.mark.parametrize(("yours", "theirs", "winner"), [(1, 1, "draw"), (1, 2, "opp"), (2, 1, "you"), (2, 2, "")])
def test_crimson_heart_is_a_draw_if_both_decks_have_run_out_meanwhile(yours: int, theirs: int, winner: str) -> None:
    """card: Trickstar Crimson Heart ②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {HEART} (zone 3)   hand: Trickstar Candina   set: Jar of Greed   deck: {yours} Sogen
        opp 8000   set: Jar of Greed   deck: {theirs} Sogen
    """)
    t.you.activates(HEART, effect=2, discarding="Trickstar Candina")
    t.opp.activates("Jar of Greed")
    t.you.activates("Jar of Greed")
    t.nobody_responds()
    assert t.winner == winner


@pytest.mark.rule(DRAW, scenario=0)
@pytest.mark.parametrize(("yours", "theirs", "winner"), [(0, 0, "draw"), (1, 0, "you"), (0, 1, "opp"), (1, 1, "")])
def test_two_lines_that_apply_at_the_same_moment_are_judged_together(yours: int, theirs: int, winner: str) -> None:
    """card: Bountiful Artemis ①

    Each player's Bountiful Artemis lets its controller draw for the same Counter Trap.
    """
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bountiful Artemis   hand: Ookazi   deck: {yours} Sogen
        opp 8000   monsters: Bountiful Artemis   set: Magic Jammer   hand: Kuriboh   deck: {theirs} Sogen
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer")
    t.nobody_responds()
    assert t.winner == winner


def resolve(do: Deed, yours: str = "", theirs: str = "", lp: int = 8000) -> Table:
    """Activate a made-up Spell that does this."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Spell   {yours}
        opp {lp}   {theirs}
        """,
        pool=pool_with(probe("Test Spell", "Spell / Normal", Activation(do=do))),
    )
    t.you.activates("Test Spell")
    return t


@pytest.mark.rule(DRAW, scenario=0)
def test_who_draws_only_afterwards_does_not_draw_at_the_same_time() -> None:
    """The one who cannot draw first has lost before the other has to."""
    decks = ("deck: Sogen", "deck: Sogen")
    assert resolve(BOTH.after_that(Draw(1)).after_that(Draw(1, OPPONENT)), *decks).winner == "opp"
    assert resolve(BOTH.after_that(Draw(1, OPPONENT)).after_that(Draw(1)), *decks).winner == "you"
    assert resolve(BOTH.after_that(Draw(1).also(Draw(1, OPPONENT))), *decks).winner == "draw"


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=0)
def test_nothing_is_done_for_cards_that_could_not_be_drawn() -> None:
    draws = BOTH.after_that(Draw(1).and_if_you_do(GainLP(500)))
    t = resolve(draws, "deck: Sogen", "deck: Sogen")
    assert t.winner == "opp" and t.you.lp == 8000


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_who_cannot_draw_while_the_other_loses_his_last_lp_has_drawn() -> None:
    """Both have lost by what one effect did at the same time, each in another way."""
    draws = BOTH.after_that(Draw(1).also(InflictDamage(500, OPPONENT)))
    assert resolve(draws, "deck: Sogen", "deck: Sogen", lp=500).winner == "draw"
    assert resolve(draws, "deck: Sogen", "deck: Sogen", lp=501).winner == "opp"
    assert resolve(draws, "deck: 2 Sogen", "deck: Sogen", lp=500).winner == "you"
