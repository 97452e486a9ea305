"""Writes random duels as positions at every request, reads them back, and compares what they have become.

    python tools/read_back.py --games 200 --seed 1

A position comes back if it has the same history-free key, the same options in the same words, and shows both players
the same. The duels are played with the packaged decks and with decks drawn from all written cards, in both languages.
Failures are counted by class, each with the first text; the exit code is 1 if there is one.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import spellspeed.words
from spellspeed import CardPool, Deck, Duel
from spellspeed.engine.chain.chain import RESOLVED
from spellspeed.engine.kernel.frames import FRAME_CHAIN
from spellspeed.engine.kernel.state import State
from spellspeed.packaged_decks import PACKAGED
from spellspeed.position_key import describe
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.words import FOR_OPEN_STATE

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

DECISIONS = 3_000  # of one duel
PARTS = (
    *("cards", "frames", "chain", "onsets", "lasting", "waiting", "deeds", "bonds", "happened", "moment", "picks"),
    *("request", "battle", "numbers", "noticed", "materials"),
)


class Failure(Exception):
    """A position that did not come back: the class of the failure, and what is told of it."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.told = told


class Tally:
    """What came of all duels together."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.letters = 0
        self.failures: Counter[str] = Counter()
        self.first: dict[str, str] = {}

    def note(self, seed: int, count: int, failure: Failure) -> None:
        """Count a failure; the first of its class is kept."""
        self.failures[failure.kind] += 1
        self.first.setdefault(failure.kind, f"duel {seed}, answer {count}: {failure.told}")

    def print(self, games: int, seconds: float) -> None:
        """Print the counts, and the failures with the most frequent class first."""
        build = "interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled"
        total = self.requests.total()
        print(f"{build}: {games} duels, {total} positions in {seconds:.1f} s, {dict(self.requests)}")
        print(f"{self.letters // max(total, 1)} letters a position; {total - self.failures.total()} came back")
        for kind, count in self.failures.most_common():
            print(f"\n{count} times {kind}; first in {self.first[kind]}")


def name_moment(state: State) -> str:
    """Return where a state stands: in an open state, within a resolving chain, or anywhere else."""
    if any(frame.kind == FRAME_CHAIN and frame.step == RESOLVED for frame in state.frames):
        return "resolving"
    return "open" if state.request is not None and state.request.purpose == FOR_OPEN_STATE else "under way"


def check(duel: Duel, lang: str) -> int:
    """Write a duel, read it back and compare, and return how long the text is."""
    try:
        text = duel.to_text(lang)
    except Exception as error:
        raise Failure(f"not written, {type(error).__name__}: {str(error)[:60]}", "") from error
    try:
        again = Duel.from_position(text, pool=duel.pool)
    except Exception as error:
        problem = str(error).partition(": ")[2] or str(error)
        raise Failure(f"not read, {type(error).__name__}: {problem[:60]}", f"{error}\n{text}") from error
    compare(duel, again, text)
    return len(text)


def compare(duel: Duel, again: Duel, text: str) -> None:
    """Raise a Failure unless the two are the same position."""
    if duel.position_key() != again.position_key():
        mine, other = describe(duel.game, duel.state), describe(again.game, again.state)
        for name, one, two in zip(PARTS, mine, other, strict=True):
            if one != two:
                raise Failure(f"another key: {name}", f"\n{differ(one, two)}\n{text}")
    here, there = duel.request, again.request
    # Cards of one name that can be chosen from a deck stand in no order of their own.
    words = [None if asked is None else sorted([option.wish for option in asked.options]) for asked in (here, there)]
    if words[0] != words[1]:
        raise Failure("other options", f"\n{differ(words[0], words[1])}\n{text}")
    for player in (0, 1):
        one, two = (in_any_order(each.view(player).situation()) for each in (duel, again))
        if one != two:
            raise Failure("another view", f"player {player}\n{differ(one, two)}\n{text}")


def in_any_order(situation: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return what a view shows with the options of the open question sorted."""
    asked = situation[-1]
    sort = [sorted(part, key=repr) if isinstance(part, tuple) else part for part in asked or ()]
    return (*situation[:-1], sort)


def differ(one: object, two: object) -> str:
    """Return what of two contents differs, part by part."""
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        if len(one) == len(two):
            pairs = [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]]
            told = "\n".join([differ(mine, other) for mine, other in pairs])
            return f"{told}\n  in {one!r}"[:3000]
        left, right = [each for each in one if each not in two], [each for each in two if each not in one]
        return f"only before: {left}\nonly after: {right}"
    return f"before {one!r}, after {two!r}"


def draw_decks(seed: int, decks: Decks) -> tuple[Deck, Deck]:
    """Return the decks of a duel: packaged ones for two of three seeds, else drawn from all written cards."""
    random = Random(seed)
    if seed % 3:
        names = list(PACKAGED)
        return Deck.packaged(random.choice(names)), Deck.packaged(random.choice(names))
    return decks.draw(random), decks.draw(random)


def play(seed: int, decks: Decks, every: int, tally: Tally) -> None:
    """Play one duel to its end and check it on its way."""
    one, other = draw_decks(seed, decks)
    duel = Duel(one, other, seed=seed, ask_all=seed % 7 == 0, first=None if seed % 5 == 0 else seed % 2)
    dice, draws, count = seed_of_play(seed), 0, 0
    while count < DECISIONS:
        moment = name_moment(duel.state)
        if (count + seed) % every == 0 or duel.state.request is None:
            tally.requests[moment] += 1
            try:
                tally.letters += check(duel, "zh" if (count + seed) % 4 == 0 else "en")
            except Failure as failure:
                tally.note(seed, count, failure)
        if duel.state.request is None:
            return
        picks, draws = pick_at_random(duel.state, duel.state.request, dice, draws)
        duel.answer(*picks)
        count += 1


def main() -> int:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first duel; the others follow")
    parser.add_argument("--every", type=int, default=1, help="check only every so manieth request")
    arguments = parser.parse_args()
    decks, tally = Decks(CardPool.builtin()), Tally()
    progress = Progress(arguments.games)
    print(f"{arguments.games} duels from seed {arguments.seed}", flush=True)
    done = 0
    try:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            progress.tell(done, tally.requests.total())
            play(seed, decks, arguments.every, tally)
            done += 1
    except KeyboardInterrupt:  # what has been compared so far counts
        print(f"stopped in duel {done + 1} of {arguments.games}")
    tally.print(done, progress.seconds())
    return 1 if tally.failures or done < arguments.games else 0


if __name__ == "__main__":
    sys.exit(main())
