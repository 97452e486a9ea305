"""A sample of the pairs of equal keys that `tools/meet_again.py` plays on."""

import sys
from pathlib import Path
from random import Random

from spellspeed import CardPool, Deck, Duel

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.meet_again import EITHER_ORDER, SCRAMBLED, Proof  # noqa: E402
from tools.random_decks import Decks  # noqa: E402


def test_states_of_equal_keys_stay_alike_when_they_are_played_on_alike() -> None:
    decks, proof = Decks(CardPool.builtin()), Proof(5)
    for seed in (5, 6):
        random = Random(seed)
        proof.play_duel(Duel(decks.draw(random), decks.draw(random), seed=seed, limits=False), seed)
    wings = Deck.packaged("wings")
    proof.play_duel(Duel(wings, wings, seed=7, limits=False), 7)
    assert proof.failed == []
    # Both kinds of pairs were met.
    assert proof.counts[SCRAMBLED] > 80 and proof.counts[EITHER_ORDER] > 5
