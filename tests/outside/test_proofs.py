"""The long proofs can be chosen and can fail, and two checkouts are compared by the same duels."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BENCH = str(ROOT / "bench")
sys.path += [str(ROOT), BENCH]
import compare  # noqa: E402
from tools import prove  # noqa: E402

sys.path.remove(BENCH)  # it has a `server` too, which would be taken for the folder of tests


def test_every_proof_runs_something_that_is_there_and_is_named_in_the_makefile() -> None:
    (told,) = [
        line for line in (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() if line.startswith("prove:")
    ]
    for proof in prove.PROOFS:
        first = proof.command.split()[0]
        assert first == "-m" or (ROOT / first).is_file()
        assert proof.name.partition("-")[0] in told
        assert (proof.seed is None) == ("{seed}" not in proof.command)


def test_a_proof_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    proofs = (
        prove.Proof("good", "it ends well", prove.INTERPRETED, "-c 'print({seed})'", 4),
        prove.Proof("bad", "it does not", prove.INTERPRETED, "-c 'raise SystemExit(3)'"),
    )
    monkeypatch.setattr(prove, "PROOFS", proofs)
    monkeypatch.setattr(sys, "argv", ["prove.py"])
    assert prove.main() == 1
    told = capfd.readouterr().out.splitlines()
    assert "4" in told and told[0] == "== good, seed 4: it ends well"
    assert told[-1] == "1 of 2 proofs hold, not: bad"
    monkeypatch.setattr(sys, "argv", ["prove.py", "good", "--seed", "9"])
    assert prove.main() == 0
    assert "9" in capfd.readouterr().out.splitlines()


def compared(old: tuple[list[float], int], new: tuple[list[float], int]) -> compare.Comparison:
    """Two trees whose runs took these seconds for so many decisions."""
    comparison = compare.Comparison("vanilla", (ROOT, ROOT), (ROOT, ROOT))
    for side, (seconds, decisions) in enumerate((old, new)):
        comparison.runs[side].extend([compare.Run(each, decisions, True, "") for each in seconds])
    return comparison


def test_the_median_counts_and_not_a_run_that_was_disturbed(capsys: pytest.CaptureFixture[str]) -> None:
    compared(([1.0, 1.0, 9.0], 1_000_000), ([1.02, 1.02, 0.9], 1_000_000)).print()
    assert capsys.readouterr().out == (
        "vanilla   +2.0 %   median 1.00 -> 1.02 us a decision, ratio 1.020; the fastest runs -10.0 %\n"
    )


def test_checkouts_that_play_different_duels_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    compared(([1.0], 100), ([1.0], 101)).print()
    assert "NOT THE SAME DUELS: 100 decisions before, 101 now" in capsys.readouterr().out


def test_a_run_plays_the_duels_with_the_package_of_its_tree() -> None:
    deck = str(ROOT / "bench" / "vanilla.ydk")
    command = [sys.executable, str(ROOT / "bench" / "compare.py"), "--play", deck, deck, "--duels", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    played = [subprocess.run(command, env=environment, capture_output=True, check=True).stdout for _ in range(2)]
    first, second = [compare.Run(*json.loads(text)) for text in played]
    assert first.decisions == second.decisions > 100
    assert first.interpreted and Path(first.package).is_relative_to(ROOT / "src")
