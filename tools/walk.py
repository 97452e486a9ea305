"""Measures how far a newcomer walks: which files and functions of the engine are entered for one thing that happens.

    python tools/walk.py            the table
    python tools/walk.py --list     with every function, in the order in which it is first entered

Each walk is a small duel of its own: one activation with two responses, one continuous boost, one trigger. What is
counted is what a reader who follows it would have to open: the functions of `engine/` that run while it is played, and
the files they stand in. The interpreted package only: what is compiled cannot be followed.
"""

import argparse
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import spellspeed.engine
from spellspeed import Duel

ENGINE = Path(spellspeed.engine.__file__).resolve().parent


class Walk(NamedTuple):
    """What is walked: its name, a position, and the wishes that play it, each by whoever is asked."""

    name: str
    position: str
    wishes: tuple[str, ...]


WALKS = (
    Walk(
        "an activation with two responses",
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   set: Seven Tools of the Bandit
        opp 8000   hand: Sangan   set: Magic Jammer, Mirror Force
        """,
        (
            "activate Mystical Space Typhoon",
            "zone 2",
            "target face-down (their spell zone 2)",
            "activate Magic Jammer",
            "activate Seven Tools of the Bandit",
        ),
    ),
    Walk(
        "a continuous boost",
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   monsters: Celtic Guardian
        opp 8000
        """,
        ("activate Sogen",),
    ),
    Walk(
        "a trigger",
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: Sangan   deck: Kuriboh, Mystical Elf, Battle Ox
        """,
        ("attack Sangan with Gemini Elf", "Kuriboh"),
    ),
)


class Entered:
    """The functions of the engine that have been entered, in the order of the first time."""

    def __init__(self) -> None:
        self.functions: dict[CodeType, None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Be told of a call."""
        if event == "call" and Path(frame.f_code.co_filename).is_relative_to(ENGINE):
            self.functions[frame.f_code] = None

    def names(self) -> list[tuple[str, str]]:
        """Return file and name of every function, without the parts of comprehensions."""
        found = [(str(Path(code.co_filename).relative_to(ENGINE)), code.co_qualname) for code in self.functions]
        return [(file, name) for file, name in found if "<" not in name.replace("<locals>", "")]


def follow(walk: Walk) -> list[tuple[str, str]]:
    """Play one walk, and return what was entered."""
    duel = Duel.from_position(walk.position)
    entered = Entered()
    sys.setprofile(entered.note)
    try:
        for wish in walk.wishes:
            duel.play(wish)
        [card.atk for card in duel.field]  # a boost is worked out when somebody looks
    finally:
        sys.setprofile(None)
    return entered.names()


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="name every function")
    chosen = parser.parse_args()
    if not spellspeed.engine.__file__.endswith(".py"):
        print("this needs the interpreted package", file=sys.stderr)
        return 2
    print(f"{'walk':36} {'files':>6} {'functions':>10}")
    for walk in WALKS:
        names = follow(walk)
        print(f"{walk.name:36} {len({file for file, _ in names}):6} {len(names):10}")
        if chosen.list:
            print(*[f"    {file} {name}" for file, name in names], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
