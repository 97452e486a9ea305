"""Plays whole duels on the page with every packaged deck: by mouse, by keyboard and by touch on a phone's width.

    python tools/play_pages.py                       ten duels against the bot, one after the other
    python tools/play_pages.py --duels 3 --seed 7 --decks scales,junk

Everything a page complains of, and every request to another host, counts as wrong; so does a duel that does not end.
It tells which questions were answered, so that one sees what was not.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.browser import open_browser
from tools.page_player import ENDINGS, PagePlayer, Stuck, Way
from tools.visiting import PHONE, Server, Visitor, begin_with_bot

DECKS = ("stars", "suns", "network", "burn", "wings", "junk", "scales", "forge", "dragons", "warriors")
WAYS: tuple[tuple[Way, dict[str, Any]], ...] = (("mouse", {}), ("keys", {}), ("touch", PHONE))


def play(visitor: Visitor, server: Server, deck: str, way: Way, look: dict[str, Any], seed: int) -> PagePlayer:
    """Plays one duel with a deck against the bot with the same, to its end."""
    page = visitor.open(server.base, **look)
    for choice in ("deck", "botDeck"):  # as the page remembers what was chosen the last time
        page.evaluate('([name, deck]) => localStorage.setItem(`spellspeed.${name}`, `"${deck}"`)', [choice, deck])
    page.reload()
    begin_with_bot(page)
    player = PagePlayer(page, way, seed)
    try:
        said = player.play(600)
        if not said.startswith(ENDINGS):
            visitor.faults.append(f"it ended with {said!r}")
    except Stuck as stuck:
        visitor.faults.append(str(stuck))
    page.context.close()
    return player


def main() -> int:
    """Plays the duels, and tells of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duels", type=int, default=len(DECKS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decks", default=",".join(DECKS))
    chosen = parser.parse_args()
    wrong = 0
    kinds: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Server(str(Path(folder) / "rooms.db"), folder, Path(folder) / "log")
        server.begin()
        try:
            decks = islice(cycle(chosen.decks.split(",")), chosen.duels)
            for number, (deck, (way, look)) in enumerate(zip(decks, cycle(WAYS), strict=False)):
                visitor, began = Visitor(browser), time.monotonic()
                player = play(visitor, server, deck, way, look, chosen.seed + number)
                kinds += player.kinds
                seconds = time.monotonic() - began
                print(f"{deck} by {way}: {player.question}, {player.answers} answers in {seconds:.0f} s", flush=True)
                for fault in visitor.faults:
                    print(f"WRONG: {fault}", flush=True)
                wrong += bool(visitor.faults)
        finally:
            server.kill()
    print(f"seed {chosen.seed}: {chosen.duels} duels, {wrong} wrong; answered: {dict(kinds.most_common())}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
