"""Random play to the end of a duel."""

from typing import Any, Final

from spellspeed.arguments import read_number
from spellspeed.at_random import pick_at_random as pick_at_random
from spellspeed.at_random import play_randomly
from spellspeed.at_random import seed_of_play as seed_of_play
from spellspeed.duel import Duel
from spellspeed.engine.kernel.state import State
from spellspeed.outcome import Outcome


class Playout:
    """How a random continuation ended: its outcome (None when cut off), its length, and its last state's name."""

    def __init__(self, outcome: Outcome | None, decisions: int, turns: int, state: State) -> None:
        self.outcome: Final = outcome
        self.decisions: Final = decisions
        self.turns: Final = turns
        self.state: Final = state

    def state_key(self) -> str:
        """Return the name of the state it ended in."""
        return self.state.state_key()

    def __reduce__(self) -> tuple[Any, ...]:
        return (Playout, (self.outcome, self.decisions, self.turns, self.state))

    def __repr__(self) -> str:
        return f"<Playout {self.outcome!r} after {self.decisions} decisions>"


def playout(duel: Duel, seed: int = 0, limit: int = 1_000_000) -> Playout:
    """Play a fork of the duel to its end at random; the duel itself stays as it is.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Alexandrite Dragon\\nopp 100")
    >>> playout(duel, seed=1).outcome == playout(duel, seed=1).outcome
    True
    """
    if not isinstance(duel, Duel):
        raise TypeError(f"a Duel is played out, not {duel!r}")
    seed, limit = read_number(seed, "the seed"), read_number(limit, "the limit")
    if limit < 0:
        raise ValueError(f"cannot play {limit} decisions")
    state = duel.state.fork()
    decisions = play_randomly(duel.game, state, seed_of_play(seed), limit)
    outcome = Outcome(state.winner, state.outcome, state.turn) if state.outcome else None
    return Playout(outcome, decisions, state.turn, state)
