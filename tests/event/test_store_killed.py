"""A process that is killed while it writes: what it has said is written is there, and nothing is half written."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spellspeed
from spellspeed.event.records import Row
from spellspeed.event.store import Store

WRITE = """
import sys
from spellspeed.event.records import Row
from spellspeed.event.store import Store
with Store.open(sys.argv[1]) as store:
    number = len(store.read("Cup").rows)
    while True:
        rows = [Row(number + 1, "note", {"long": "x" * 5000}, ""), Row(number + 2, "note", {}, "")]
        store.append("Cup", rows)
        number += 2
        print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(2))
def test_what_was_told_is_there_and_rows_of_one_transaction_come_together(place: str, seed: int) -> None:
    drawn = random.Random(seed)
    with Store.open(place) as store:
        store.begin("Cup", [Row(1, "new", {}, "")])
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    told = 1
    for _ in range(2):
        run = subprocess.Popen(
            [sys.executable, "-c", WRITE, place],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": tree},
        )
        assert run.stdout is not None
        wanted = drawn.randint(1, 15)
        lines = [run.stdout.readline() for _ in range(wanted)]
        time.sleep(drawn.uniform(0, 0.01))  # somewhere in the middle of the next transaction
        run.kill()
        lines += run.stdout.read().splitlines(keepends=True)
        run.wait()
        told = max([told, *[int(line) for line in lines if line.endswith("\n")]])
        with Store.open(place, create=False) as store:
            rows = store.read("Cup").rows
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= told and len(rows) % 2 == 1
        assert all(len(row.body.get("long", "")) in (0, 5000) for row in rows)
