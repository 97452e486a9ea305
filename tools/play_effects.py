"""Plays many random duels with legal decks drawn from every written card, and says what they came to.

The digest is over the last state of every duel: two builds that print the same one have played the same duels.
"""

import argparse
import hashlib
import pickle
import sys
from collections import Counter
from pathlib import Path
from random import Random

import spellspeed.words
from spellspeed import CardPool, Duel
from spellspeed.duel import reason_word
from spellspeed.engine.asking.answer import list_answers
from spellspeed.engine.chain.chain import RESOLVED
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE, FRAME_CHAIN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import give_answer
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.words import EVENT_CHAIN_ENDED

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

TURNS = 300  # a duel this long is reported: decks of 40 cards last fewer turns unless cards go back into them
DECISIONS = 20_000


class Tally:
    """What happened in all duels together."""

    def __init__(self) -> None:
        self.digest = hashlib.blake2b(digest_size=16)
        self.decisions = 0
        self.chains: Counter[int] = Counter()  # by length
        self.paying = 0
        self.copies = 0
        self.resolving = 0
        self.reasons: Counter[str] = Counter()
        self.endless: list[int] = []

    def note_request(self, state: State) -> None:
        """Count a request, and whether it is asked while something is activated or resolves."""
        self.decisions += 1
        for frame in state.frames:
            if frame.kind == FRAME_CHAIN and frame.step == RESOLVED:
                self.resolving += 1
            elif frame.kind == FRAME_ACTIVATE:
                self.paying += 1

    def copy(self, game: Game, state: State) -> None:
        """Fork and pickle a state; both copies must equal it and be named like it, and go on to the same state."""
        assert state.request is not None
        forked, loaded = state.fork(), pickle.loads(pickle.dumps(state))
        assert forked == loaded == state and loaded.state_key() == state.state_key(), "a copy differs"
        picks = next(list_answers(state, state.request))
        before = state.state_key()
        give_answer(game, forked, picks)
        give_answer(game, loaded, picks)
        assert forked == loaded and state.state_key() == before, "the copies went different ways"
        self.copies += 1

    def play(self, seed: int, decks: Decks, ask_all: bool, copying: bool) -> None:
        """Play one duel to its end, or until it is too long."""
        random = Random(seed)
        duel = Duel(decks.draw(random), decks.draw(random), seed=seed, ask_all=ask_all)
        state = duel.state
        dice, draws, count = seed_of_play(seed), 0, 0
        while state.request is not None:
            if state.turn > TURNS or count > DECISIONS:
                self.endless.append(seed)
                break
            self.note_request(state)
            if copying:
                self.copy(duel.game, state)
            picks, draws = pick_at_random(state, state.request, dice, draws)
            give_answer(duel.game, state, picks)
            count += 1
            for event in state.collect_events():
                if event.kind == EVENT_CHAIN_ENDED:
                    self.chains[event.number] += 1
        self.reasons[reason_word(state.outcome)] += 1
        self.digest.update(state.state_key().encode())

    def print(self, games: int, seconds: float) -> None:
        """Print the counts and the digest."""
        build = "interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled"
        print(f"{build}: {games} duels, {self.decisions} decisions in {seconds:.1f} s")
        lengths = ", ".join(f"{count} of {length}" for length, count in sorted(self.chains.items()))
        print(f"chains: {self.chains.total()}, the longest {max(self.chains, default=0)} links ({lengths})")
        print(f"requests while something is activated: {self.paying}, while an effect resolves: {self.resolving}")
        print(f"ends: {dict(self.reasons)}; over {TURNS} turns or {DECISIONS} decisions: {self.endless or 'none'}")
        if self.copies:
            print(f"forked, pickled and compared: {self.copies} states, each played on by one answer")
        print(f"digest: {self.digest.hexdigest()}")


def main() -> int:
    """Play and print; an error tells the seed of its duel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first duel; the others follow")
    parser.add_argument("--ask-all", action="store_true", help="ask also what has one possible answer")
    parser.add_argument("--copy", action="store_true", help="fork and pickle at every request, and compare")
    parser.add_argument("--go-on", action="store_true", help="count errors and go on")
    arguments = parser.parse_args()
    decks, tally = Decks(CardPool.builtin()), Tally()
    errors: Counter[str] = Counter()
    progress = Progress(arguments.games)
    print(f"{arguments.games} duels from seed {arguments.seed}", flush=True)
    done = 0
    try:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            progress.tell(done, tally.decisions)
            try:
                tally.play(seed, decks, arguments.ask_all, arguments.copy)
            except Exception as error:
                if not arguments.go_on:
                    print(f"the duel of seed {seed} failed", file=sys.stderr)
                    raise
                errors[f"{type(error).__name__}: {error}"[:150]] += 1
            done += 1
    except KeyboardInterrupt:  # the digest is that of the duels played so far
        print(f"stopped in duel {done + 1} of {arguments.games}")
    tally.print(done, progress.seconds())
    for text, count in errors.most_common():
        print(f"{count} times {text}", file=sys.stderr)
    return 1 if errors or tally.endless or done < arguments.games else 0


if __name__ == "__main__":
    sys.exit(main())
