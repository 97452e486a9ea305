"""Replays recorded duels of another engine and compares them: what was offered, what was done, and what came of it.

The records and their schema lie beside the checkout; without them there is nothing to do. The recorded shuffles, coins
and random picks take the place of chance. Disagreements that a rule explains are listed in `trace_differences.toml`;
any other ends the check with exit code 1. Where play can go on as recorded after such a difference, it does; else the
duels part. A duel that uses a card which is not written yet is cut short there.
"""

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.traces.comparison import Comparison  # noqa: E402
from tools.traces.following import CutShort, Disagreement, Parted  # noqa: E402
from tools.traces.record import read_records  # noqa: E402

from spellspeed import CardPool  # noqa: E402
from spellspeed.rulebook.book import find_rule  # noqa: E402

RECORDS = ("../shared/traces/vanilla.jsonl.gz", "../shared/traces/classic.jsonl.gz")
DIFFERENCES = Path(__file__).with_name("trace_differences.toml")
SHOWN = 5  # disagreements told in full
EVERY = 25  # duels between two lines of progress


class Tally:
    """What came of the duels of one file."""

    def __init__(self) -> None:
        self.duels = self.decisions = self.states = self.windows = self.agreed = self.parted = 0
        self.noted: Counter[str] = Counter()
        self.cut: Counter[str] = Counter()
        self.wrong: list[str] = []

    def play(self, comparison: Comparison) -> None:
        """Play one duel and count what came of it."""
        try:
            comparison.run()
            self.agreed += 1
            self.wrong += comparison.follow.loose
        except Parted as found:
            self.parted += 1
            self.noted[str(found)] += 1
        except CutShort as found:
            self.cut[str(found)] += 1
        except Disagreement as found:
            self.wrong.append(str(found))
        self.duels += 1
        self.decisions += comparison.follow.at
        self.states += comparison.states
        self.windows += comparison.follow.windows
        self.noted += comparison.follow.noted

    def tell(self, explained: dict[str, str]) -> None:
        """Print what came of the duels; what is noted and not explained is a disagreement."""
        for name, count in sorted(self.noted.items()):
            if name not in explained:
                self.wrong.append(f"{name} happened {count} times and is not explained in {DIFFERENCES.name}")
                continue
            print(f"  explained {count} times: {explained[name]}")
        for text in self.wrong[:SHOWN]:
            print(text)
        for name, count in self.cut.most_common():
            print(f"  cut short {count} times: {name} is not written yet")
        print(
            f"  {self.duels} duels, {self.decisions} decisions, {self.states} states and "
            f"{self.windows} windows compared, "
            f"{self.agreed} agree to the end, {self.parted} part where a rule explains it, "
            f"{sum(self.cut.values())} cut short, {len(self.wrong)} disagreements"
        )


def explanations() -> dict[str, str]:
    """Return the listed differences: what each is called, and the sentence with its rule."""
    found = {}
    for entry in tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))["difference"]:
        found[entry["id"]] = f"{entry['sentence']} ({find_rule(entry['rule']).id})"
    return found


def check_file(path: Path, pool: CardPool, only: list[str], most: int) -> Tally:
    """Play the wanted duels of a file."""
    tally = Tally()
    for record in read_records(path, pool):
        if only and record.id not in only:
            continue
        if tally.duels >= most > 0:
            break
        tally.play(Comparison(record, pool))
        if tally.duels % EVERY == 0:
            print(f"  {tally.duels} duels, {len(tally.wrong)} disagreements …", file=sys.stderr, flush=True)
    return tally


def main() -> int:
    """Check the duels of every file and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help=f"the records (default: {', '.join(RECORDS)})")
    parser.add_argument("--id", action="append", default=[], help="only this duel (may be repeated)")
    parser.add_argument("--duels", type=int, default=0, help="only so many duels of each file")
    chosen = parser.parse_args()
    paths = [Path(path).resolve() for path in chosen.paths or [str(ROOT / path) for path in RECORDS]]
    pool = CardPool.builtin()
    explained = explanations()
    wrong = 0
    for path in paths:
        if not path.is_file():
            print(
                f"skipped: no records at {path}; they are looked for at {' and '.join(RECORDS)}, beside this checkout"
            )
            continue
        print(f"{path.name}:", flush=True)
        tally = check_file(path, pool, chosen.id, chosen.duels)
        tally.tell(explained)
        wrong += len(tally.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
