"""Dice for tests: what chance will bring, said beforehand."""

from spellspeed.engine.kernel.state import State
from spellspeed.words import COIN_SIDES, DIE_SIDES
from table import Table

MOST_SEEDS = 200_000
COINS = ("heads", "tails")


def load_dice(t: Table, *outcomes: str | int) -> Table:
    """Let the next coins come down like this ("heads", "tails"), and the next dice show these numbers."""
    state: State = t.duel.state
    wanted = [(COIN_SIDES, COINS.index(each)) if isinstance(each, str) else (DIE_SIDES, each - 1) for each in outcomes]
    for seed in range(MOST_SEEDS):
        trial = state.fork()
        trial.reseed(seed, state.draws)
        if all(trial.roll(sides) == face for sides, face in wanted):
            state.reseed(seed, state.draws)
            return t
    raise AssertionError(f"chance never brings {outcomes}")
