"""Transcripts: written, read, played back, and refused with their line."""

import random

import pytest

from spellspeed.deck import Deck
from spellspeed.duel import Duel
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer
from spellspeed.transcript import TranscriptError, read_transcript, write_transcript

POSITION = """\
turn 3, Main Phase 1, you to act
you 8000   hand: Summoned Skull   monsters: Sangan, Kuriboh
opp 8000   monsters: Giant Rat (set), Mystical Elf (defense)
"""
TEXT = """\
format    master2020
seed      0
position  turn 3, Main Phase 1, you to act
          you 8000   hand: Summoned Skull   monsters: Sangan, Kuriboh
          opp 8000   monsters: Giant Rat (set), Mystical Elf (defense)
play      you  summon Summoned Skull
          you  tribute Kuriboh
          you  zone 2
          you  battle phase
          you  attack with Summoned Skull
          you  attack face-down (zone 1)
          opp  surrender
"""


def test_a_transcript_reads_as_it_is_written() -> None:
    duel = read_transcript(TEXT)
    assert write_transcript(duel) == TEXT
    assert duel.outcome is not None and duel.outcome.winner == 0


def test_lines_can_be_played_one_by_one() -> None:
    duel = Duel.from_position(POSITION)
    for line in TEXT.partition("play")[2].splitlines():
        duel.play(line)
    assert duel == read_transcript(TEXT)


def test_an_attack_and_its_target_can_be_one_line() -> None:
    duel = Duel.from_position(POSITION)
    duel.play("battle phase")
    duel.play("you  Sangan attacks Mystical Elf")
    assert duel.state.lp == (7000, 8000)
    other = Duel.from_position(
        "turn 3, Battle Step, you to act\nyou 1 monsters: Sangan, Kuriboh\nopp 2000", ask_all=True
    )
    other.play("Sangan attacks directly")
    assert other.state.battle is not None


def test_a_refused_line_changes_nothing() -> None:
    duel = Duel.from_position(POSITION)
    before = duel.state_key()
    with pytest.raises(IllegalAnswer):
        duel.play("opp  end turn")
    with pytest.raises(IllegalAnswer):
        duel.play("flip summon Sangan")
    assert duel.state_key() == before
    duel.play("surrender")
    assert duel.outcome is not None and duel.outcome.winner == 1


def test_twins_in_a_line_are_ambiguous() -> None:
    duel = Duel.from_position("turn 3, Battle Step, you to act\nyou 1 monsters: 2 Sangan\nopp 1")
    with pytest.raises(AmbiguousAnswer):
        duel.play("attack with Sangan")


@pytest.mark.parametrize("seed", range(6))
def test_a_duel_is_played_back_to_the_same_state(seed: int) -> None:
    names = ["Mystical Elf", "Sangan", "Summoned Skull", "Raigeki", "Uria, Lord of Searing Flames", "7 Colored Fish"]
    dice = random.Random(seed)
    decks = [Deck([dice.choice(names) for _ in range(20)], ["Blue-Eyes Ultimate Dragon"] * seed) for _ in range(2)]
    first = (None, 0, 1)[seed % 3]
    duel = Duel(decks[0], decks[1], seed=seed, first=first, shuffle=seed > 2, limits=False, ask_all=seed == 5)
    while duel.request is not None and duel.count_played() < 60:
        duel.answer(*dice.choice(list(duel.legal_answers())))
    again = read_transcript(write_transcript(duel))
    assert again == duel
    assert again.events == duel.events
    assert write_transcript(again) == write_transcript(duel)


def test_the_format_is_kept() -> None:
    deck = Deck(["Mystical Elf"] * 10)
    duel = Duel(deck, deck, seed=3, format="408", first=1, limits=False)
    assert read_transcript(write_transcript(duel)) == duel
    position = Duel.from_position("turn 3, Main Phase 1, you to act\nformat 408\nyou 1\nopp 1")
    assert write_transcript(position).startswith("format    408\n")
    assert read_transcript(write_transcript(position)) == position


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("hello", 1, "'hello' is no word of a transcript"),
        ("seed 1", 1, "neither a position nor the deck of 'you'"),
        ("seed one\ndeck you Sangan", 1, "the seed 'one' is no number"),
        ("deck Sangan", 1, "does not say whose deck it is"),
        ("deck you Sagan", 1, "did you mean Sangan"),
        (TEXT.replace("zone 2", "zone 1"), 8, "'you  zone 1': "),
        (TEXT.replace("you  zone 2", "zone 2"), 8, "does not begin with the player"),
        (TEXT.replace("you  zone 2", "opp  zone 2"), 8, "player 0 is asked, not player 1"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(text)
    assert caught.value.line == line
    assert problem in str(caught.value)
