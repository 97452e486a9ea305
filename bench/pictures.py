"""Measures what a picture costs: the table, the new events and the question of a seat, and how many bytes they are.

python bench/pictures.py --duels 5 --profile
"""

import argparse
import cProfile
import pstats
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from spellspeed import CardPool, Duel
from spellspeed.random_play import pick_at_random
from spellspeed.server.messages import Picture
from spellspeed.server.picturing import picture_events, picture_question, picture_table
from spellspeed.view import View

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.random_decks import Decks  # noqa: E402

ANSWERS = 250
encode = msgspec.json.Encoder().encode


def make_picture(view: View, told: int, lang: str, seat: int) -> Picture:
    """Make the picture of one moment for one seat."""
    request = view.request
    asked = request is not None and request.player == seat
    events = picture_events(view.events_after(told), lang, seat)
    question = picture_question(view, "a name", lang) if asked else None
    return Picture(1, "duel", [], events, None, picture_table(view, lang), question)


def show_sights(duel: Duel, told: int, lang: str, seat: int) -> list[bytes]:
    """Make all that is sent to a seat after an answer."""
    made: list[bytes] = []
    for view in duel.sights(seat):
        made.append(encode(make_picture(view, told, lang, seat)))
        told = view.count_events()
    return made


class Tally:
    """Microseconds of CPU and bytes, for each part of a picture."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = {}
        self.sizes: dict[str, list[int]] = {}

    def measure(self, part: str, do: Callable[[], object]) -> object:
        """Do something and keep what it took."""
        begun = time.process_time()
        done = do()
        self.taken.setdefault(part, []).append((time.process_time() - begun) * 1e6)
        return done

    def tell(self) -> None:
        """Print the medians and the slowest of twenty."""
        for part, taken in self.taken.items():
            print(f"{part:22} {statistics.median(taken):8.0f} µs {statistics.quantiles(taken, n=20)[-1]:8.0f} µs")
        for part, sizes in self.sizes.items():
            print(f"{part:22} {statistics.median(sizes):8.0f} B  {statistics.quantiles(sizes, n=20)[-1]:8.0f} B")


def play(number: int, lang: str, decks: Decks, tally: Tally) -> None:
    """Play a duel at random, and make the pictures of both seats after every answer."""
    random = Random(number)
    duel = Duel(decks.draw(random), decks.draw(random), seed=number, limits=False)
    told, draws = [0, 0], 0
    for _ in range(ANSWERS):
        request = duel.state.request
        if request is None:
            return
        picks, draws = pick_at_random(duel.state, request, number, draws)
        duel.answer(*picks)
        for seat in (0, 1):
            view = duel.view(seat)
            tally.measure("table", partial(picture_table, view, lang))
            tally.measure("new events", partial(view.events_after, told[seat]))
            begun = time.process_time()
            picture = make_picture(duel.view(seat), told[seat], lang, seat)
            made = encode(picture)
            tally.taken.setdefault("picture and its bytes", []).append((time.process_time() - begun) * 1e6)
            tally.measure("bytes alone", partial(encode, picture))
            before, told[seat] = told[seat], view.count_events()
            for part, size in (
                ("picture", len(made)),
                ("its events", len(encode(picture.events))),
                ("its question", len(encode(picture.question))),
            ):
                tally.sizes.setdefault(part, []).append(size)
            tally.measure("sights", partial(duel.sights, seat))
            tally.measure("sights as pictures", partial(show_sights, duel, before, lang, seat))


def main() -> int:
    """Measure, and print the figures: the median, and what one of twenty exceeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duels", type=int, default=5, metavar="N", help="how many duels (default: 5)")
    parser.add_argument("--lang", choices=("en", "zh"), default="en", help="the language of the words (default: en)")
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    chosen = parser.parse_args()
    decks, tally = Decks(CardPool.builtin()), Tally()
    profile = cProfile.Profile()
    if chosen.profile:
        profile.enable()
    for number in range(chosen.duels):
        play(number, chosen.lang, decks, tally)
    profile.disable()
    print(f"{chosen.duels} duels, {len(tally.taken['table'])} pictures: median, and what one of twenty exceeds")
    tally.tell()
    if chosen.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
