"""A tournament that is killed goes on where it was: a small sample of `make prove PROOF=kills`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_tournament_of_bots_that_is_killed_ends_as_one_that_is_not() -> None:
    few = ["--players", "6", "--kills", "2", "--wins", "1", "--format", "408", "--seed", "3"]
    command = [sys.executable, str(ROOT / "tools" / "kill_tournament.py"), *few]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    told = run.stdout.splitlines()
    assert told[0] == "seed 3: 6 bots, 2 kills"
    for place in ("sqlite", "postgres"):
        (line,) = [line for line in told if line.startswith(place)]
        assert line == f"{place}: 2 kills, 21 rows, the same standings"
