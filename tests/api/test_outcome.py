"""How a duel ended, in words; what earlier versions wrote down can still be read."""

import pickle

import pytest

from spellspeed import Duel, Outcome, Replay
from spellspeed.words import (
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
    WON_MATCH,
)


@pytest.mark.parametrize(
    ("ending", "reason"),
    [
        (WON_BY_LP, "lp"),
        (WON_BY_DECK_OUT, "deck-out"),
        (WON_BY_SURRENDER, "surrender"),
        (WON_BY_CARD, "card effect"),
        (WON_MATCH, "match"),
        (DRAWN_BY_LP, "lp"),
        (DRAWN_BY_DECK_OUT, "deck-out"),
        (DRAWN_BY_CARD, "card effect"),
        (DRAWN_BY_LOOP, "loop"),
    ],
)
def test_the_reason_is_a_word(ending: int, reason: str) -> None:
    outcome = Outcome(0, ending, 4)
    assert (outcome.reason, outcome.ending) == (reason, ending)
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_a_direct_attack_that_takes_the_last_lp_ends_the_duel() -> None:
    duel = Duel.from_position("turn 3, Battle Step, you to act\nyou 8000 monsters: Mystical Elf\nopp 800")
    duel.play("Mystical Elf attacks directly")
    assert duel.outcome is not None
    assert (duel.outcome.winner, duel.outcome.reason, duel.outcome.turn) == (0, "lp", 3)


# Written when the reason still was a number.
OLD_OUTCOME = b"\x80\x02cspellspeed.duel\nOutcome\nq\x00K\x00K\x02KH\x87q\x01Rq\x02."
OLD_DRAW = b"\x80\x02cspellspeed.duel\nOutcome\nq\x00NK\x05K\x03\x87q\x01Rq\x02."
OLD_REPLAY = """
{
"kind": "spellspeed-replay",
"version": 1,
"format": "master2020",
"pool": "61241701eb884a31",
"seed": 0,
"first": null,
"shuffle": false,
"ask_all": false,
"decks": null,
"position": "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 100",
"result": {"winner": 0, "reason": "surrender", "turn": 3},
"state_key": "86e92df4b947b00bf7766e05f737be6b",
"forced_after": 0,
"answers": [
 [0, [0], 0],
 [0, [0], 0],
 [1, [-1], 0]
],
"events": [
 {"event": "duel ended", "player": 0, "number": "surrender", "cause": "rule"}
]
}
"""


def test_an_outcome_that_was_pickled_with_a_number_is_read() -> None:
    assert repr(pickle.loads(OLD_OUTCOME)) == "<player 0 wins by deck-out in turn 72>"
    assert repr(pickle.loads(OLD_DRAW)) == "<draw by lp in turn 3>"


def test_a_replay_of_an_earlier_version_says_how_it_ended() -> None:
    replay = Replay.from_text(OLD_REPLAY)
    assert replay.result == {"winner": 0, "reason": "surrender", "turn": 3}
    assert replay.log() == ["Player 0 wins: player 1 surrendered."]
    duel = Duel.from_position(replay.position)
    duel.play("summon Mystical Elf", "zone 1", "opp  surrender")
    assert Replay.of(duel).result == replay.result
