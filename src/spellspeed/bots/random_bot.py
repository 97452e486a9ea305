"""A player that answers at random, exactly as the compiled random play does."""

from typing import Final

from spellspeed.duel import Duel
from spellspeed.random_play import pick_at_random, seed_of_play


class RandomBot:
    """Answers every request at random; to stop picking is one choice where it is allowed.

    Playing both sides with one bot gives the very duel that `playout` with its seed gives.

    >>> from spellspeed import Deck, playout
    >>> from spellspeed.bots import play
    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon", "Luster Dragon"] * 14)
    >>> duel = Duel(deck, deck, seed=1, limits=False)
    >>> expected = playout(duel, seed=5).state_key()
    >>> bot = RandomBot(5)
    >>> outcome = play(duel, bot, bot)
    >>> duel.state_key() == expected
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed_of_play(seed)
        self.draws = 0

    def choose(self, duel: Duel) -> tuple[int, ...]:
        """Return a random legal answer to the open request."""
        request = duel.state.request
        if request is None:
            raise ValueError("the duel is over: nothing is asked")
        picks, self.draws = pick_at_random(duel.state, request, self.seed, self.draws)
        return picks
