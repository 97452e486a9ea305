"""Bad input: every error says what is wrong and where, and the duel stays as it was."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed import Deck, DeckError, Duel, IllegalAnswer, UnknownCard, UnreadableAnswer
from spellspeed.notation import PositionError
from spellspeed.pool import CardPool
from spellspeed.words import NORMAL
from table import table

FORTY = [card.name_en for card in CardPool.builtin().facts if card.level > 0 and card.kind & NORMAL][:40]

OPEN = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000"
TWO_TRIBUTES = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Blue-Eyes White Dragon   monsters: Mystical Elf, Kuriboh, Sangan
    opp 8000
"""


def asked_for_tributes() -> Duel:
    """A duel that waits for two of three Tributes."""
    duel = table(TWO_TRIBUTES).duel
    duel.answer(0)
    assert duel.state.request is not None and (duel.state.request.least, duel.state.request.most) == (2, 2)
    return duel


@contextmanager
def nothing_changes(duel: Duel) -> Iterator[None]:
    """Assert that state, question and history are the same afterwards."""
    state, request, played, events = (
        duel.state.fork(),
        duel.state.request,
        duel.count_played(),
        len(duel.collect_events()),
    )
    key = duel.state_key()
    yield
    assert duel.state == state and duel.state_key() == key
    assert duel.state.request == request and duel.count_played() == played and len(duel.collect_events()) == events


# ------------------------------------------------------------------------------------------------------------ answers


@pytest.mark.rule("ask.repeated-pick", scenario=1)
@pytest.mark.rule("ask.wrong-count", scenario=1)
@pytest.mark.rule("ask.out-of-range", scenario=1)
@pytest.mark.parametrize(
    ("picks", "rule", "words"),
    [
        ((0, 3), "ask.out-of-range", "3 options, numbered from 0, of which 2 must be picked; given (0, 3)"),
        ((-1, 0), "ask.out-of-range", "given (-1, 0)"),
        ((99,), "ask.out-of-range", "given (99,)"),
        ((), "ask.wrong-count", "of which 2 must be picked; given ()"),
        ((1,), "ask.wrong-count", "given (1,)"),
        ((0, 1, 2), "ask.wrong-count", "given (0, 1, 2)"),
        ((1, 1), "ask.repeated-pick", "given (1, 1)"),
        ((0, 1, 0), "ask.repeated-pick", "given (0, 1, 0)"),
    ],
)
def test_wrong_picks_are_refused_with_the_rule_and_the_numbers(picks: tuple[int, ...], rule: str, words: str) -> None:
    duel = asked_for_tributes()
    with nothing_changes(duel):
        refusal = duel.check(*picks)
        assert refusal is not None and refusal.rule == rule
        with pytest.raises(IllegalAnswer) as caught:
            duel.answer(*picks)
        assert caught.value.refusal == refusal
        assert rule in str(caught.value) and words in str(caught.value)
    duel.answer(0, 1)
    assert duel.count_played() == 2


def test_an_answer_by_the_wrong_player_is_refused() -> None:
    duel = asked_for_tributes()
    with nothing_changes(duel):
        for picks in ((0, 1), (99,)):
            with pytest.raises(IllegalAnswer, match="player 0 is asked, not player 1") as caught:
                duel.answer(*picks, by=1)
            assert caught.value.refusal.rule == "ask.wrong-player"
        with pytest.raises(ValueError, match="no player 7: the players are 0 and 1"):
            duel.answer(0, 1, by=7)
    duel.answer(0, 1, by=0)


@pytest.mark.parametrize("pick", ["0", 0.0, None, (0, 1), "summon Mystical Elf"])
def test_an_answer_that_is_no_number_is_unreadable(pick: Any) -> None:
    duel = Duel.from_position(OPEN)
    with nothing_changes(duel), pytest.raises(UnreadableAnswer, match="option numbers") as caught:
        duel.answer(pick)
    assert repr(pick) in str(caught.value)


def test_picks_that_break_a_joint_condition_are_refused() -> None:
    duel = Duel.from_position("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Steer   monsters: 5 Kuriboh, Flame Swordsman (extra zone 1)
        opp 8000
    """)
    duel.answer(0)
    with nothing_changes(duel), pytest.raises(IllegalAnswer, match=r"ask\.joint-condition"):
        duel.answer(5)


def test_a_duel_that_is_over_takes_no_answer() -> None:
    duel = Duel.from_position(OPEN)
    duel.surrender(1)
    with nothing_changes(duel):
        with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
            duel.answer(0)
        with pytest.raises(IllegalAnswer, match=r"ask\.duel-over"):
            duel.surrender(0)


def test_there_is_no_third_player() -> None:
    duel = Duel.from_position(OPEN)
    with nothing_changes(duel):
        for wrong in (2, -1):
            with pytest.raises(ValueError, match=f"no player {wrong}"):
                duel.surrender(wrong)
            with pytest.raises(ValueError, match=f"no player {wrong}"):
                duel.view(wrong)


def test_no_more_answers_can_be_taken_back_than_were_given() -> None:
    duel = asked_for_tributes()
    with nothing_changes(duel):
        with pytest.raises(ValueError, match="cannot take back 2 answers: only 1"):
            duel.undo(2)
        with pytest.raises(ValueError, match="cannot take back -1 answers"):
            duel.undo(-1)


# ------------------------------------------------------------------------------------------------------------- wishes


@pytest.mark.parametrize("wish", ["", "   ", "dance", "summon", "attack"])
def test_a_wish_that_cannot_be_read_is_an_error_and_no_refusal(wish: str) -> None:
    duel = Duel.from_position(OPEN)
    with nothing_changes(duel), pytest.raises(UnreadableAnswer):
        duel.why_not(wish)


def test_a_wish_with_an_unknown_card_says_so() -> None:
    duel = Duel.from_position(OPEN)
    with nothing_changes(duel):
        refusal = duel.why_not("summon Mystical Elv")
        assert refusal is not None and refusal.rule == "ask.no-such-card"
        assert "Mystical Elv" in str(refusal) and "Mystical Elf" in str(refusal)


# ---------------------------------------------------------------------------------------------------------- positions

HEADER = "turn 3, Main Phase 1, you to act\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "the header is missing"),
        ("\n# nothing but a comment\n", 1, 1, "the header is missing"),
        ("turn 3, Brunch, you to act\nyou 1\nopp 1", 1, 9, "'Brunch'"),
        ("turn 0, Main Phase 1, you to act\nyou 1\nopp 1", 1, 1, "turn 0"),
        ("Main Phase 1, you to act\nyou 1\nopp 1", 1, 1, "does not name the turn"),
        ("turn 3, you to act\nyou 1\nopp 1", 1, 1, "does not name the phase"),
        ("turn 3, Main Phase 1\nyou 1\nopp 1", 1, 1, "does not name the player"),
        (HEADER + "you 8000", 2, 1, "'opp' is missing"),
        (HEADER + "opp 8000", 2, 1, "'you' is missing"),
        (HEADER + "you 8000\nyou 8000\nopp 1", 3, 1, "a second section of 'you'"),
        (HEADER + "you hand: Kuriboh\nopp 1", 2, 1, "LP are missing"),
        (HEADER + "you 0\nopp 1", 2, 5, "LP '0'"),
        (HEADER + "hand: Kuriboh\nyou 1\nopp 1", 2, 1, "belongs to neither player"),
        (HEADER + "you 8000 Kuriboh\nopp 1", 2, 10, "'Kuriboh' stands in no list"),
        (HEADER + "you 8000 hnad: Kuriboh\nopp 1", 2, 10, "no list is called 'hnad'"),
        (HEADER + "you 8000 hand: Kuriboh, Mystical Elv\nopp 1", 2, 25, "Mystical Elv"),
        (HEADER + "you 8000 monsters: Kuriboh (upside down)\nopp 1", 2, 20, "Kuriboh: unknown flag 'upside down'"),
        (HEADER + "you 8000 monsters: Kuriboh (zone 6)\nopp 1", 2, 20, "Kuriboh: there is no zone 6"),
        (HEADER + "you 8000 monsters: Kuriboh (extra zone 3)\nopp 1", 2, 20, "there is no extra zone 3"),
        (HEADER + "you 8000 monsters: Kuriboh (zone 1), Sangan (zone 1)\nopp 1", 2, 38, "Sangan: another card"),
        (HEADER + "you 8000 monsters: Kuriboh (set, attack)\nopp 1", 2, 20, "only one of attack, defense and set"),
        (HEADER + "you 8000\nopp 1 monsters: 6 Kuriboh", 3, 17, "only five zones"),
        (HEADER + "you 8000 set: 6 Raigeki\nopp 1", 2, 15, "only five zones"),
        (HEADER + "you 8000 field: Umi, Mountain\nopp 1", 2, 22, "Mountain: another card"),
        (HEADER + "you 8000 monsters: Raigeki\nopp 1", 2, 20, "Raigeki: a Spell or Trap"),
        (HEADER + "you 8000 set: Kuriboh\nopp 1", 2, 15, "Kuriboh: only Spells and Traps"),
        (HEADER + "you 8000 set: Umi\nopp 1", 2, 15, "Umi: a Field Spell"),
        (HEADER + "you 8000 field: Raigeki\nopp 1", 2, 17, "Raigeki: only a Field Spell"),
        (HEADER + "you 8000 hand: Flame Swordsman\nopp 1", 2, 16, "Flame Swordsman: a card of the Extra Deck"),
        (HEADER + "you 8000 extra: Kuriboh\nopp 1", 2, 17, "Kuriboh: this card does not belong"),
        (HEADER + "you 8000 hand: Kuriboh (attacked)\nopp 1", 2, 16, "Kuriboh: attacked does not fit"),
        (HEADER + "you 8000 hand: Kuriboh (owner opp)\nopp 1", 2, 16, "Kuriboh: outside the field"),
        (HEADER + "format rush\nyou 8000\nopp 1", 2, 8, "'rush'"),
        (HEADER + "you 8000\nopp 1\ndone: you danced", 4, 7, "'you danced'"),
        (HEADER + "you 8000 monsters: Sangan\nopp 1\nattack: Sangan -> direct", 4, 1, "only in the Battle Step"),
    ],
)
def test_a_broken_position_names_line_column_and_problem(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        Duel.from_position(text)
    assert problem in caught.value.problem
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


# -------------------------------------------------------------------------------------------------------------- decks


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("size", "words"), [(39, "39 cards"), (0, "0 cards")])
def test_a_deck_that_is_too_small_starts_no_duel(player: int, size: int, words: str) -> None:
    full, small = Deck(FORTY), Deck(FORTY[:size])
    first, second = (small, full) if player == 0 else (full, small)
    with pytest.raises(DeckError) as caught:
        Duel(first, second)
    told = str(caught.value)
    assert f"the deck of player {player} is not legal in master2020" in told
    assert words in told and "at least 40 and at most 60" in told and "deck.main.size-40-60" in told
    # Whoever asks for it may play with any deck.
    assert Duel(first, second, first=0, limits=False).state.first_player == 0


def test_every_problem_of_a_deck_is_named() -> None:
    with pytest.raises(DeckError) as caught:
        Duel(Deck(FORTY), Deck(["Mystical Elf"] * 4), format="408")
    told = str(caught.value)
    assert "player 1" in told and "408" in told
    assert "4 cards" in told and '"Mystical Elf": 4 listed, 3 allowed' in told


@pytest.mark.parametrize("limits", [True, False])
def test_an_unknown_password_in_a_deck_starts_no_duel(limits: bool) -> None:
    with pytest.raises(DeckError, match="password 12"):
        Deck([12])
    stranger = probe("Test Warrior")
    deck = Deck([*FORTY[:39], stranger.password], pool=pool_with(stranger))
    with pytest.raises(DeckError, match=rf"player 1.*{stranger.password}"):
        Duel(Deck(FORTY), deck, limits=limits)


@pytest.mark.parametrize(
    ("begin", "error", "words"),
    [
        (lambda: Duel(None, Deck(FORTY)), TypeError, "deck of player 0 is None; make a Deck"),  # type: ignore[arg-type]
        (lambda: Duel(Deck(FORTY), Deck(FORTY), format="rush"), ValueError, "'rush'.*master2020, 408"),
        (lambda: Duel(Deck(FORTY), Deck(FORTY), first=2), ValueError, "first is 2.*0, 1 or None"),
        (lambda: Deck(["Mystical Elv"]), UnknownCard, "Mystical Elv.*Mystical Elf"),
    ],
    ids=["one deck", "format", "first player", "card name"],
)
def test_a_wrong_argument_is_named(begin: Callable[[], object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        begin()
