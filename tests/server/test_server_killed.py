"""A worker that is killed in the middle of duels loses nothing: a small sample of tools/kill_server.py."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("how", [[], ["--gently"]], ids=["killed", "asked to end"])
def test_what_was_acknowledged_is_kept_and_clients_go_on_by_themselves(how: list[str]) -> None:
    command = [sys.executable, "tools/kill_server.py", "--kills", "1", "--rooms", "1", "--db", "sqlite", "--seed", "5"]
    done = subprocess.run(
        [*command, "--pause", "0", *how], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "; 0 wrong" in done.stdout and " 0 answers" not in done.stdout
