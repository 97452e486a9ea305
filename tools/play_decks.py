"""Has the modern packaged decks play each other with the greedy bot, and says how often their boss monsters come out.

    python tools/play_decks.py --games 100 --seed 1

Every pair of decks plays so many duels, the decks taking seats in turn. The table tells of each deck how many of its
duels it won and in how many each of its boss monsters was summoned by it; the exit code is 1 if a duel fails or a
deck's bosses come out in fewer than 15 of 100 duels.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from spellspeed import Deck, Duel
from spellspeed.bots import GreedyBot, play

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.progress import Progress  # noqa: E402

WANTED = 0.15  # the share of its duels in which one of a deck's boss monsters must come out
BOSSES = {
    "stars": ("Dark Rebellion Xyz Dragon", "Stellarknight Delteros"),
    "suns": ("Hieratic Dragon King of Atum",),
    "network": ("Flame Administrator", "Decode Talker", "Powercode Talker"),
    "burn": ("Trickstar Holly Angel",),
    "wings": ("Assault Blackwing - Chidori the Rain Sprinkling", "Blackwing Armor Master"),
    "junk": ("Junk Warrior", "T.G. Hyper Librarian"),
    "scales": ("Igknight Champion",),
    "forge": ("Metalfoes Orichalc",),
}


class Pairing(NamedTuple):
    """One duel to be played."""

    decks: tuple[str, str]
    seed: int


class Played(NamedTuple):
    """How a duel went: who won, how many turns it took, whose boss monsters came, or what went wrong."""

    decks: tuple[str, str]
    winner: int | None
    turns: int
    decisions: int
    came: tuple[tuple[int, str], ...]
    error: str = ""


def list_pairings(games: int, seed: int) -> Iterator[Pairing]:
    """Yield all duels; of the duels of a pair every second one is played with the seats exchanged."""
    for one, other in combinations(BOSSES, 2):
        for number in range(games):
            yield Pairing((one, other) if number % 2 == 0 else (other, one), seed + number)


def play_one(pairing: Pairing) -> Played:
    """Play a duel, and say how it went."""
    decks = tuple([Deck.packaged(name) for name in pairing.decks])
    everybody = [Deck.packaged(name) for name in BOSSES]
    duel = Duel(decks[0], decks[1], seed=pairing.seed)
    try:
        play(duel, GreedyBot(2 * pairing.seed, everybody), GreedyBot(2 * pairing.seed + 1, everybody))
    except Exception as error:
        text = f"{pairing}: {type(error).__name__}: {error}"
        return Played(pairing.decks, None, duel.turn, duel.count_played(), (), text)
    came = set()
    for event in duel.events:
        name = event.card.name if event.kind == "special summoned" and event.card is not None else ""
        if event.player is not None and name in BOSSES[pairing.decks[event.player]]:
            came.add((event.player, name))
    assert duel.outcome is not None
    return Played(pairing.decks, duel.outcome.winner, duel.turn, duel.count_played(), tuple(sorted(came)))


class Tally:
    """What came of all duels, deck by deck."""

    def __init__(self) -> None:
        self.duels: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.came: Counter[str] = Counter()  # by the deck: duels with one of its bosses
        self.bosses: Counter[tuple[str, str]] = Counter()
        self.turns = self.decisions = 0
        self.errors: list[str] = []

    def add(self, played: Played) -> None:
        """Count a duel."""
        self.turns += played.turns
        self.decisions += played.decisions
        if played.error:
            self.errors.append(played.error)
        for player, deck in enumerate(played.decks):
            bosses = [name for whose, name in played.came if whose == player]
            self.duels[deck] += 1
            self.wins[deck] += played.winner == player
            self.came[deck] += bool(bosses)
            self.bosses.update([(deck, name) for name in bosses])

    def share(self, deck: str) -> float:
        """Return in which share of its duels a boss monster of the deck came out."""
        return self.came[deck] / max(self.duels[deck], 1)

    def print(self) -> None:
        """Print the table, and what went wrong."""
        print("| deck | duels | won | boss | each |\n|---|---|---|---|---|")
        for deck, count in self.duels.items():
            each = ", ".join([f"{name} {self.bosses[deck, name]}" for name in BOSSES[deck]])
            print(f"| {deck} | {count} | {self.wins[deck]} | {self.came[deck]} ({self.share(deck):.0%}) | {each} |")
        for error in self.errors:
            print(error)


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="duels of each pair (100)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of a pair's first duel (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args()
    pairings = list(list_pairings(chosen.games, chosen.seed))
    print(f"{len(pairings)} duels, {chosen.games} of each pair, from seed {chosen.seed}", flush=True)
    tally, progress = Tally(), Progress(len(pairings))
    with Pool(chosen.jobs) as processes:
        for number, played in enumerate(processes.imap_unordered(play_one, pairings), 1):
            tally.add(played)
            progress.tell(number, tally.decisions)
    tally.print()
    print(f"{len(tally.errors)} errors, {tally.decisions} decisions, {tally.turns / len(pairings):.1f} turns a duel")
    rare = [deck for deck in BOSSES if tally.share(deck) < WANTED]
    print(f"too rarely: {', '.join(rare)}" if rare else f"every deck's boss in at least {WANTED:.0%} of its duels")
    return 1 if tally.errors or rare else 0


if __name__ == "__main__":
    sys.exit(main())
