"""Replays recorded duels of another engine and compares them: what was offered, what was done, and what came of it.

The records and their schema lie beside the checkout; without them there is nothing to do. The recorded shuffles, coins
and random picks take the place of chance. Disagreements that a rule explains are listed in `trace_differences.toml`;
any other ends the check with exit code 1. Where play can go on as recorded after such a difference, it does; else the
duels part. A duel that uses a card which is not written yet is cut short there.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.traces.differences import LIST, read_entries  # noqa: E402
from tools.traces.play import Play  # noqa: E402
from tools.traces.record import Record, read_lines  # noqa: E402
from tools.traces.tally import CLUSTERS, CUT, SHOWN, Result, Tally, cluster, play_duel  # noqa: E402

from spellspeed import CardPool  # noqa: E402
from spellspeed.rulebook.book import find_rule  # noqa: E402

NAMES = ("vanilla", "classic", "mix", "modern")
RECORDS = tuple([f"../shared/traces/{name}.jsonl.gz" for name in NAMES])
EVERY = 25  # duels between two lines of progress


def explanations() -> dict[str, str]:
    """Return the listed differences: what each is called, and the sentence with its rule."""
    return {entry.id: f"{entry.sentence} ({find_rule(entry.rule).id})" for entry in read_entries()}


def play_line(line: str) -> Result:
    """Play the duel of one line of a file."""
    pool = CardPool.builtin()
    return play_duel(Play(Record.from_line(line, pool), pool, read_entries()))


def play_lines(lines: list[str], jobs: int) -> Iterator[Result]:
    """Yield what came of each duel, in order; several processes share the work."""
    if jobs == 1 or len(lines) == 1:
        yield from map(play_line, lines)
        return
    with Pool(jobs) as workers:
        yield from workers.imap(play_line, lines, chunksize=4)


def check_file(path: Path, only: list[str], most: int, jobs: int) -> Tally:
    """Play the wanted duels of a file."""
    tally = Tally()
    for result in play_lines(read_lines(path, only, most), jobs):
        tally.results.append(result)
        if len(tally.results) % EVERY == 0:
            told = f"  {len(tally.results)} duels, {len(tally.wrong())} disagree …"
            print(told, file=sys.stderr, flush=True)
    return tally


def tell_file(tally: Tally, explained: dict[str, str]) -> int:
    """Print what came of the duels of a file; return how many disagreements nothing explains."""
    unlisted = 0
    for name, count in sorted(tally.noted().items()):
        if name in explained:
            print(f"  explained {count} times: {explained[name]}")
        else:
            unlisted += 1
            print(f"  {name} happened {count} times and is not explained in {LIST.name}")
    cut = [result.reason for result in tally.results if result.outcome == CUT]
    for name in sorted(set(cut)):
        print(f"  cut short {cut.count(name)} times: {name} is not written yet")
    for difference in tally.wrong()[:SHOWN]:
        print(difference.tell())
    print(f"  {tally.tell()}")
    return unlisted + len(tally.wrong())


def tell_clusters(tally: Tally) -> None:
    """Print which cards the unexplained disagreements are about."""
    groups = cluster(tally.wrong())
    if groups:
        print("unexplained, by the cards they are about:")
    for card, found in groups[:CLUSTERS]:
        duels = ", ".join([difference.duel for difference in found[:SHOWN]])
        print(f"  {len(found):3} {card}: {duels}{' …' if len(found) > SHOWN else ''}")


def read_arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help=f"the records (default: {', '.join(RECORDS)})")
    parser.add_argument("--id", action="append", default=[], help="only this duel (may be repeated)")
    parser.add_argument("--duels", type=int, default=0, help="only so many duels of each file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--list", type=Path, help="write every unexplained disagreement to this file")
    return parser.parse_args()


def main() -> int:
    """Check the duels of every file and print what came of them."""
    chosen = read_arguments()
    explained = explanations()
    total = Tally()
    wrong = 0
    for path in [Path(path).resolve() for path in chosen.paths or [str(ROOT / path) for path in RECORDS]]:
        if not path.is_file():
            print(
                f"skipped: no records at {path}; they are looked for at {' and '.join(RECORDS)}, beside this checkout"
            )
            continue
        print(f"{path.name}:", flush=True)
        tally = check_file(path, chosen.id, chosen.duels, chosen.jobs)
        wrong += tell_file(tally, explained)
        total.results += tally.results
    if total.results:
        tell_clusters(total)
        print(f"all files: {total.tell()}")
    if chosen.list:
        chosen.list.write_text("\n\n".join([one.tell() for one in total.all_wrong()]) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
