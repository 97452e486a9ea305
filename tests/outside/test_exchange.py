"""A sample of the duels in which `tools/exchange_cards.py` exchanges what a player may not see."""

import sys
from pathlib import Path

import pytest

from spellspeed import CardPool

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.exchange_cards import Tally, check_duel  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

SEED = 16


@pytest.mark.parametrize("number", range(3))
def test_nothing_that_a_player_is_told_depends_on_what_he_may_not_see(number: int) -> None:
    """Views, events, options, why-nots and dealt duels, at every question and while the opponent may choose."""
    tally = Tally()
    check_duel(number, SEED, Decks(CardPool.builtin()), tally)
    assert tally.differences == []
    # It has looked where there is something to see.
    assert tally.requests > 50 and tally.deals > 20 and tally.moments > 50 and tally.asked > 20
