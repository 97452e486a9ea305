"""Replays of earlier versions: each still plays, or its difference is listed with what was mended."""

import tomllib
from pathlib import Path

import pytest

from spellspeed.replay import Replay

FOLDER = Path(__file__).resolve().parent.parent / "replays"
FILES = sorted(FOLDER.glob("*.json"))
# By the name of a file: the first event that differs, and the rule that was mended.
DIFFERENCES = tomllib.loads((FOLDER / "differences.toml").read_text(encoding="utf-8"))


def test_twenty_replays_are_kept_and_no_listed_difference_is_about_another_file() -> None:
    assert len(FILES) >= 20
    assert set(DIFFERENCES) <= {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_kept_replay_plays_as_it_was_recorded_or_as_the_list_says(path: Path) -> None:
    replay = Replay.load(path)
    assert replay.answers and replay.events
    found = replay.check()
    if path.stem not in DIFFERENCES:
        assert found is None
        return
    listed = DIFFERENCES[path.stem]
    assert found is not None and found.startswith(f"event {listed['event']} was ")
    assert listed["mended"]
