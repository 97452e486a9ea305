"""Measures how long it takes to find what can be picked next where picks must make something together.

Materials of Fusion Monsters, Levels of Tributes, Tributes that free a zone: for each case every question from the first
pick to the last is asked, always taking the last card offered, and the slowest answer is printed, in microseconds.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from run import ROOT, compiled_tree, environment

from spellspeed import Duel
from spellspeed.engine.asking.answer import check_picks, find_next_picks
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.asking.levels import AND_MORE as MORE_PARTS
from spellspeed.engine.asking.levels import COUNT_AT, EXACTLY, FOR_ROOM, HOLDS_ROOM, OTHERWISE_AT, PARTS_AT, ROOM
from spellspeed.engine.asking.materials import AND_MORE, IS_SUBSTITUTE, MAKES_ROOM, NEEDS_ROOM
from spellspeed.engine.kernel.rows import Option, Request
from spellspeed.engine.turn.main_phase import find_actions
from spellspeed.words import ADDS_UP, ASK_CARDS, FOR_MATERIAL, FREES_A_ZONE, MAKES_FUSION, PICK_CARD

FULL = "Gemini Elf, Vorse Raider, Luster Dragon, Battle Ox, Summoned Skull"
HAND = "3 Kuriboh, 3 Sangan, 3 Mystical Elf, 3 Curse of Dragon, 3 Jinzo, 3 Dark Magician, Blue-Eyes White Dragon"
FUSIONS = (
    "Blue-Eyes Ultimate Dragon, Sanwitch, Flame Ghost, Musician King, Thousand Dragon, Metal Dragon, Kamionwizard, "
    "Labyrinth Tank, Meteor Black Dragon, Black Skull Dragon, Gaia the Dragon Champion, Fusionist, Kaiser Dragon, "
    "Aqua Dragon, Man-eating Black Shark"
)
MADE = (
    "3 Ally of Justice Catastor, 3 Red Dragon Archfiend, 3 Assault Blackwing - Chidori the Rain Sprinkling, "
    "3 Number 41: Bagooska the Terribly Tired Tapir, 3 Snowdust Giant"
)
LIMIT_US = 1000
TIMES = 20


def of_levels(total: int, flags: int, levels: list[int]) -> tuple[int, ...]:
    """Return the condition that the Levels of cards, of which five lie on the field, add up."""
    return (ADDS_UP, total, flags, *[level | (ROOM if at < 5 else 0) for at, level in enumerate(levels)])


def of_materials(count: int, flags: int, named: int, masks: list[int]) -> tuple[int, ...]:
    """Return the condition that cards, of which five lie on the field, are together so many materials."""
    return (MAKES_FUSION, count, flags, named, *[mask | (MAKES_ROOM if at < 5 else 0) for at, mask in enumerate(masks)])


def every(number: int) -> int:
    """Return the mask of so many materials."""
    return (1 << number) - 1


def conditions() -> Iterator[tuple[str, tuple[int, ...], int, int, int]]:
    """Yield the worst cases there are: a name, the condition, how many cards, the least and the most picks."""
    mixed = [1 + at % 12 for at in range(25)]
    yield "Levels, 25 cards, 12 or more", of_levels(12, FOR_ROOM, mixed), 25, 1, 25
    yield "Levels, 25 cards, exactly 12", of_levels(12, EXACTLY | FOR_ROOM, mixed), 25, 1, 25
    yield "Levels, 60 cards, 60 or more", of_levels(60, FOR_ROOM, [1 + at % 12 for at in range(60)]), 60, 1, 60
    chain = [3 << at % 7 for at in range(25)]
    yield "8 materials in a row, 25 cards", of_materials(8, NEEDS_ROOM, 0, chain), 25, 8, 8
    yield "8 alike, 60 cards", of_materials(8, NEEDS_ROOM, 0, [every(8)] * 60), 60, 8, 8
    some = [(at * 37 + 11) % 256 | (IS_SUBSTITUTE if at % 3 == 0 else 0) for at in range(60)]
    yield "8 named, 60 cards, 20 substitutes", of_materials(8, NEEDS_ROOM, every(8), some), 60, 8, 8
    more = of_materials(5, NEEDS_ROOM | AND_MORE, every(4), some)
    yield "5 or more, 60 cards, 20 substitutes", more, 60, 5, 60
    tuned = [1 + at % 8 | (1 if at % 3 == 0 else 6) << PARTS_AT for at in range(13)]
    flags = FOR_ROOM | MORE_PARTS | 3 << COUNT_AT
    yield (
        "1 Tuner + 2 or more, 13 monsters, Level 12",
        (ADDS_UP, 12, flags, *[ROOM | each for each in tuned]),
        13,
        3,
        13,
    )
    linked = [1 | (2 + at % 3) << OTHERWISE_AT | 3 << PARTS_AT | (HOLDS_ROOM if at % 2 else ROOM) for at in range(13)]
    flags = FOR_ROOM | MORE_PARTS | 2 << COUNT_AT
    yield "2 or more for Link 5, 13 Link Monsters", (ADDS_UP, 5, flags, *linked), 13, 2, 13
    yield "2 Tributes that free a zone, 25 cards", (FREES_A_ZONE, 0), 25, 2, 2


def slowest(duel: Duel, request: Request) -> float:
    """Return the microseconds of the slowest answer from the first pick to the last."""
    state = duel.state
    picks: tuple[int, ...] = ()
    worst = 0.0
    while True:
        following = find_next_picks(state, request, picks)
        worst = max(worst, best_time(lambda now=picks: find_next_picks(state, request, now)))
        if not following[0] or (following[1] and len(picks) >= request.least):
            break
        picks += (following[0][-1],)
    if check_picks(state, request, picks):
        raise SystemExit(f"{picks} is no answer to {request!r}")
    return worst


def best_time(work: object) -> float:
    """Return the microseconds of a call, the best of several."""
    assert callable(work)
    best = float("inf")
    for _ in range(TIMES):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best * 1e6


def duel_with(you: str) -> Duel:
    """Lay out a Main Phase 1."""
    return Duel.from_position(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000")


def measure() -> dict[str, float]:
    """Return the figures of this process's package."""
    found: dict[str, float] = {}
    plain = duel_with(f"monsters: {FULL}   hand: {HAND}, Mystic Tomato")
    for name, condition, cards, least, most in conditions():
        options = tuple([Option(PICK_CARD, uid % len(plain.state.cards)) for uid in range(cards)])
        request = Request(0, ASK_CARDS, FOR_MATERIAL, -1, 0, options, least, most, condition)
        found[name] = slowest(plain, request)
        if condition[0] != FREES_A_ZONE:
            fork = plain.state.fork()
            asking = (plain.game, fork, 0, ASK_CARDS, FOR_MATERIAL, -1, options, least, most, condition)
            found[f"{name}: asked"] = best_time(lambda now=asking: ask(*now))
    ritual = duel_with(f"monsters: {FULL}   hand: Black Luster Ritual, Black Luster Soldier, {HAND[2:]}")
    found["Main Phase list, 20 cards, a Ritual Spell"] = best_time(lambda: find_actions(ritual.game, ritual.state, 0))
    fusion = duel_with(f"monsters: {FULL}   hand: Polymerization, {HAND}   extra: {FUSIONS}")
    found["Main Phase list, 20 cards, 15 Fusion Monsters"] = best_time(
        lambda: find_actions(fusion.game, fusion.state, 0)
    )
    made = duel_with(f"monsters: Junk Synchron, {FULL}   extra: {MADE}".replace(", Summoned Skull", ""))
    found["Main Phase list, 5 monsters, 15 Synchro and Xyz Monsters"] = best_time(
        lambda: find_actions(made.game, made.state, 0)
    )
    return found


def main() -> int:
    """Measure both builds and print the figures side by side; a compiled answer must come within a millisecond."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure this process's package and print JSON")
    if parser.parse_args().measure:
        print(json.dumps(measure()))
        return 0
    trees: dict[str, Path | None] = {"interpreted": ROOT / "src", "compiled": compiled_tree()}
    found: dict[str, dict[str, float]] = {}
    for name, tree in trees.items():
        if tree is not None:
            command = [sys.executable, str(Path(__file__).resolve()), "--measure"]
            run = subprocess.run(command, env=environment(tree), capture_output=True, text=True, check=False)
            if run.returncode:
                raise SystemExit(f"measuring {name} failed:\n{run.stderr}")
            found[name] = json.loads(run.stdout)
    print(f"{'us':<52}" + "".join(f"{name:>14}" for name in found))
    for case in next(iter(found.values())):
        print(f"{case:<52}" + "".join(f"{figures[case]:>14.1f}" for figures in found.values()))
    slow = [case for case, us in found.get("compiled", {}).items() if us > LIMIT_US]
    print(
        f"over a millisecond, compiled: {', '.join(slow) or 'none'}" if "compiled" in found else "nothing is compiled"
    )
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
