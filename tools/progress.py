"""How far a long run of duels has come, said on stderr."""

import sys
import time

EVERY = 20.0  # seconds between two lines


class Progress:
    """Says from time to time how many duels are done and how long the rest may take."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = self.said = time.monotonic()

    def tell(self, done: int, decisions: int) -> None:
        """Say it, if it is time to."""
        now = time.monotonic()
        if now - self.said < EVERY or not done:
            return
        self.said = now
        left = (now - self.began) / done * (self.games - done)
        text = f"{done} of {self.games} duels, {decisions} decisions, about {left / 60:.0f} min left"
        print(text, file=sys.stderr, flush=True)

    def seconds(self) -> float:
        """Return how long it has taken so far."""
        return time.monotonic() - self.began
