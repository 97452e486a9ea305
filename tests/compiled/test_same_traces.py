"""The interpreted and the compiled package play the same duels, decision by decision."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CURRENT = ROOT / "build" / "compiled" / "current"
SEEDS = 12

# Runs in a process of its own: a process can only hold one of the two packages.
TRACE = """
import sys
import spellspeed.words
from spellspeed import Deck, Duel
from spellspeed.bots import RandomBot

deck = Deck.load(sys.argv[1])
print("interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled")
for seed in range(int(sys.argv[2])):
    duel = Duel(deck, deck, seed=seed, limits=False, ask_all=seed % 4 == 3)
    bot = RandomBot(seed)
    while duel.request is not None:
        picks = bot.choose(duel)
        print(seed, picks, duel.state_key())
        duel.answer(*picks)
    print(seed, duel.outcome, duel.state_key())
"""


# The same with decks of the cards that have effects, drawn by the seed.
EFFECTS_TRACE = """
import sys
from random import Random
import spellspeed.words
from spellspeed import CardPool, Deck, Duel
from spellspeed.bots import RandomBot
from spellspeed.words import FOR_RESPONSE
sys.path.append(sys.argv[1])
from random_decks import Decks

print("interpreted" if spellspeed.words.__file__.endswith(".py") else "compiled")
decks = Decks(CardPool.builtin())
packaged = [Deck.packaged(name) for name in Deck.packaged_names()]
for seed in range(int(sys.argv[2])):
    random = Random(seed)
    # In every other duel decks of the package answer each other whenever they can, so that long chains are built.
    answers = seed % 2 == 1
    pair = [random.choice(packaged) if answers else decks.draw(random) for _ in range(2)]
    duel = Duel(*pair, seed=seed, ask_all=seed % 4 == 3, limits=False)
    bot = RandomBot(seed)
    while duel.request is not None:
        responds = answers and len(duel.state.chain) < 4 and duel.state.request.purpose == FOR_RESPONSE
        picks = (0,) if responds else bot.choose(duel)
        print(seed, picks, duel.state_key(), len(duel.state.chain))
        duel.answer(*picks)
    print(seed, duel.outcome, duel.state_key())
"""


def trace(
    tree: Path, program: str = TRACE, given: Path = ROOT / "bench" / "vanilla.ydk", seeds: int = SEEDS
) -> list[str]:
    """What the package of this tree prints, one line a decision."""
    command = [sys.executable, "-c", program, str(given), str(seeds)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def compiled_tree() -> Path:
    if not CURRENT.is_file():
        pytest.skip("nothing is compiled here: run `make compiled`")
    tree = ROOT / CURRENT.read_text(encoding="utf-8").strip()
    if tree == ROOT / "src":
        pytest.skip("this machine has no C compiler, so there is no compiled package")
    command = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--which"]
    fitting = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    if not tree.is_dir() or tree != ROOT / fitting:
        pytest.skip("the compiled package is older than the sources: run `make compiled`")
    return tree


def test_the_compiled_package_plays_the_same_duels() -> None:
    tree = compiled_tree()
    interpreted = trace(ROOT / "src")
    compiled = trace(tree)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled"
    for number, (left, right) in enumerate(zip(interpreted, compiled, strict=False)):
        if number:
            assert left == right, f"the first difference is in line {number}"
    assert len(interpreted) == len(compiled) > SEEDS * 50


def test_the_compiled_package_plays_the_same_effects() -> None:
    tree = compiled_tree()
    interpreted = trace(ROOT / "src", EFFECTS_TRACE, ROOT / "tools", 60)
    compiled = trace(tree, EFFECTS_TRACE, ROOT / "tools", 60)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    for number, (left, right) in enumerate(zip(interpreted[1:], compiled[1:], strict=False)):
        assert left == right, f"the first difference is in line {number}"
    assert len(interpreted) == len(compiled)
    assert any(line.endswith(" 3") for line in interpreted), "no chain of three links was built"


def test_the_interpreted_package_repeats_itself() -> None:
    assert trace(ROOT / "src") == trace(ROOT / "src")
