"""How a duel ends, asked of the engine itself: surrender, LP 0, deck-out, and what is no endless loop."""

from collections.abc import Callable

import pytest

from probes import pool_with, probe
from spellspeed import IllegalAnswer, Outcome
from spellspeed.engine.kernel.begin import settle_next
from spellspeed.engine.kernel.loops import loop_key
from spellspeed.engine.kernel.rows import Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import advance, give_answer, watch_for_loop
from spellspeed.engine.verbs.damage import gain_lp, inflict_damage
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import EITHER, OPPONENT, YOU
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.verbs import InflictDamage
from spellspeed.words import (
    BY_EFFECT,
    DRAWN_BY_LP,
    NOT_OVER,
    TO_END_PHASE,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
)
from table import Table, start, table

# ------------------------------------------------------------------------------------------------------------ surrender


def at_the_first_turn() -> Table:
    return start(["Battle Ox"] * 8, ["Battle Ox"] * 8)


def at_an_open_state() -> Table:
    return table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Battle Ox\nopp 8000 deck: Battle Ox")


def at_a_response() -> Table:
    return table("turn 4, Standby Phase, opp to act\nyou 8000\nopp 8000", ask_all=True)


def at_a_zone() -> Table:
    t = at_an_open_state()
    t.you.summons("Battle Ox", zone="ask")
    return t


def at_a_tribute() -> Table:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000
        opp 8000   hand: Summoned Skull   monsters: Battle Ox, Mystical Elf
    """)
    t.opp.summons("Summoned Skull")
    return t


def at_an_attack_target() -> Table:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: Battle Ox, Mystical Elf (set)
    """)
    t.you.declares("Gemini Elf")
    return t


def at_a_replay() -> Table:
    return table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: Battle Ox, Mystical Elf
        attack: Gemini Elf -> Battle Ox, count changed
    """)


def at_the_hand_limit() -> Table:
    return table("""
        turn 4, End Phase, opp to act
        you 8000   deck: Battle Ox
        opp 8000   hand: 8 Kuriboh
    """)


REQUESTS: dict[str, Callable[[], Table]] = {
    "first turn": at_the_first_turn,
    "open state": at_an_open_state,
    "response": at_a_response,
    "zone": at_a_zone,
    "tribute": at_a_tribute,
    "attack target": at_an_attack_target,
    "replay": at_a_replay,
    "hand limit": at_the_hand_limit,
}


@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("purpose", REQUESTS)
def test_either_player_may_surrender_at_any_request(purpose: str, loser: int) -> None:
    t = REQUESTS[purpose]()
    asked = t.you if t.you.is_to_decide() else t.opp
    asked.is_asked(purpose)
    before = t.duel.state.fork()
    t.seats[loser].surrenders()
    assert t.outcome == Outcome(1 - loser, WON_BY_SURRENDER, before.turn)
    assert t.log()[-1] == f"duel ended: {('you', 'opp')[1 - loser]} won (surrender)"
    after = t.duel.state
    assert (after.cards, after.piles, after.lp) == (before.cards, before.piles, before.lp)
    assert after.request is None and after.frames == []
    with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
        t.seats[1 - loser].surrenders()
    t.duel.undo()
    assert t.duel.state == before and t.outcome is None


# ------------------------------------------------------------------------------------------------------------------- LP


@pytest.mark.rule("win.lp.opponent-to-zero", scenario=0)
@pytest.mark.parametrize(("lp", "left"), [(1999, 0), (2000, 0), (2001, 1)])
def test_lp_of_exactly_zero_end_the_duel_and_lp_of_one_do_not(lp: int, left: int) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   hand: Trap Hole   monsters: Alexandrite Dragon
        opp {lp}
    """)
    t.you.attacks_directly("Alexandrite Dragon")
    assert t.opp.lp == left
    assert t.outcome == (None if left else Outcome(0, WON_BY_LP, 3))


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_an_attacker_whose_lp_fall_to_zero_loses_before_the_monsters_leave() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 200    monsters: Battle Ox
        opp 8000   monsters: Gemini Elf
    """)
    t.you.attacks("Battle Ox", "Gemini Elf")
    assert t.outcome == Outcome(1, WON_BY_LP, 3)
    assert t.log()[-2:] == ["you lp 200 -> 0 (battle)", "duel ended: opp won (lp)"]
    assert t.you.monsters == ["Battle Ox"] and t.you.graveyard == []


def about_to_end_the_turn() -> tuple[Table, State]:
    """A state in which "end phase" has been answered and nothing has come of it yet."""
    t = table("turn 3, Main Phase 1, you to act\nyou 1000 hand: Battle Ox\nopp 1000 hand: Gemini Elf deck: Battle Ox")
    state = t.duel.state.fork()
    state.take_answer((Option(TO_END_PHASE),))
    return t, state


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=1)
@pytest.mark.parametrize(
    "damage",
    [InflictDamage(1000, EITHER), InflictDamage(1000, YOU).and_(InflictDamage(1000, OPPONENT))],
)
def test_an_effect_that_brings_both_players_lp_to_zero_at_once_makes_a_draw(damage: Deed) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 1000   hand: Test Blast
        opp 1000
        """,
        pool=pool_with(probe("Test Blast", "Spell", Activation(do=damage))),
    )
    t.you.activates("Test Blast")
    assert t.outcome == Outcome(None, DRAWN_BY_LP, 3)
    assert (t.you.lp, t.opp.lp, t.winner) == (0, 0, "draw")


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=0)
@pytest.mark.parametrize(
    ("damage", "outcome"),
    [
        ((1000, 1000), Outcome(None, DRAWN_BY_LP, 3)),
        ((1200, 1000), Outcome(None, DRAWN_BY_LP, 3)),
        ((1000, 999), Outcome(1, WON_BY_LP, 3)),
        ((999, 1000), Outcome(0, WON_BY_LP, 3)),
        ((999, 999), None),
    ],
)
def test_lp_are_judged_when_a_batch_is_over_and_two_zeros_are_a_draw(
    damage: tuple[int, int], outcome: Outcome | None
) -> None:
    """Damage to both at once, by the function by which effects will deal it."""
    t, state = about_to_end_the_turn()
    for seat, amount in zip(t.seats, damage, strict=True):
        inflict_damage(t.duel.game, state, seat.player, amount, BY_EFFECT, -1)
    settle_next(state)
    advance(t.duel.game, state)
    after = Table(t.duel.resume(state, t.duel.node))
    assert after.outcome == outcome
    assert (after.you.lp, after.opp.lp) == (max(0, 1000 - damage[0]), max(0, 1000 - damage[1]))
    # A duel that is over stays in Main Phase 1; one that goes on comes to the opponent's turn.
    assert (after.turn, after.phase) == ((4, "Main Phase 1") if outcome is None else (3, "Main Phase 1"))
    assert (state.outcome == NOT_OVER) == after.opp.is_to_decide() == (outcome is None)


@pytest.mark.rule("win.lp.no-upper-limit", scenario=1)
@pytest.mark.parametrize(("lp", "gain", "sum_"), [(8000, 1000, 9000), (60_000, 5000, 65_000)])
def test_lp_may_grow_beyond_any_number(lp: int, gain: int, sum_: int) -> None:
    """LP gained by the function by which effects will give them."""
    t = table(f"turn 3, Main Phase 1, you to act\nyou {lp} hand: Battle Ox\nopp 8000")
    state = t.duel.state.fork()
    gain_lp(state, t.you.player, gain, BY_EFFECT, -1)
    after = Table(t.duel.resume(state, t.duel.node))
    assert (after.you.lp, after.opp.lp) == (sum_, 8000)
    event = state.collect_events()[-1]
    assert (event.old, event.new, event.player) == (lp, sum_, t.you.player)


# ------------------------------------------------------------------------------------------------------------- deck-out


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=0)
@pytest.mark.parametrize("loser", [0, 1])
def test_deck_out_names_its_reason_its_winner_and_its_turn(loser: int) -> None:
    who, other = ("you", "opp") if loser == 0 else ("opp", "you")
    t = table(f"""
        turn {4 - loser}, Main Phase 1, {other} to act
        {who} 8000   hand: Battle Ox
        {other} 1    hand: Battle Ox
    """)
    t.seats[1 - loser].ends_turn()
    assert t.outcome == Outcome(1 - loser, WON_BY_DECK_OUT, 5 - loser)
    assert repr(t.outcome) == f"<player {1 - loser} wins by deck-out in turn {5 - loser}>"


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=0)
def test_with_two_empty_decks_the_player_who_has_to_draw_first_loses() -> None:
    t = start(["Battle Ox"] * 5, ["Battle Ox"] * 5, first=1)
    assert t.outcome is None and t.you.deck == t.opp.deck == []
    t.opp.ends_turn()
    assert t.outcome == Outcome(1, WON_BY_DECK_OUT, 2)


# --------------------------------------------------------------------------------------------------------- endless loop


def test_watching_for_a_loop_plays_on_to_the_same_request() -> None:
    t, state = about_to_end_the_turn()
    watched = state.fork()
    advance(t.duel.game, state)
    watch_for_loop(t.duel.game, watched)
    assert watched == state
    assert watched.outcome == NOT_OVER and watched.turn == 4 and watched.request is not None


def test_watching_for_a_loop_stops_where_the_duel_ends() -> None:
    t, state = about_to_end_the_turn()
    state.set_lp(1, 0)
    settle_next(state)
    watch_for_loop(t.duel.game, state)
    assert (state.outcome, state.winner) == (WON_BY_LP, 0)


def test_play_repeats_itself_whatever_the_counters_say() -> None:
    t, state = about_to_end_the_turn()
    key = loop_key(state)
    later = state.fork()
    later.begin_batch()
    later.roll(6)
    assert loop_key(later) == key and later != state
    for player in (0, 1):
        poorer = state.fork()
        poorer.set_lp(player, 900)
        assert loop_key(poorer) != key
    further = t.duel.state.fork()
    give_answer(t.duel.game, further, (0,))
    assert loop_key(further) != key
