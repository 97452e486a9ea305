"""Recorded duels of another engine, when they lie beside this checkout."""

import copy
import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.traces.artworks import hash_anew, replace

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT.parent / "shared" / "traces" / "vanilla.jsonl.gz"
CLASSIC = RECORDS.with_name("classic.jsonl.gz")
TOOL = ROOT / "tools" / "check_traces.py"


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True, check=False)


def test_every_recorded_duel_agrees_with_ours() -> None:
    if not RECORDS.is_file():
        pytest.skip("the recorded duels (../shared/traces/vanilla.jsonl.gz) are not beside this checkout")
    checked = check(str(RECORDS))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "100 duels: 100 agree to the end (100.0 %)" in checked.stdout
    assert " 0 unexplained " in checked.stdout


def test_some_recorded_duels_with_effects_agree_with_ours() -> None:
    """All of them are checked by `make traces`."""
    if not CLASSIC.is_file():
        pytest.skip("the recorded duels (../shared/traces/classic.jsonl.gz) are not beside this checkout")
    checked = check("--duels", "12", str(CLASSIC))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "12 duels: 12 agree to the end (100.0 %)" in checked.stdout


@pytest.mark.parametrize(
    ("name", "duel", "told"),
    [
        ("mix", "writtenmix-0036", "The reference does not let Scroll of Bewitchment declare"),
        ("mix", "writtenmix-0145", "The reference does not shuffle a deck in which nothing was found"),
        ("mix", "writtenmix-0404", "1 agree to the end"),  # another copy of the same card comes to the top of a deck
        ("mix", "writtenmix-0417", "1 agree to the end"),  # zones are blocked one after the other
        ("modern", "modern-0194", "1 agree to the end"),  # a Pendulum Summon of four monsters
        ("modern", "modern-0105", "1 agree to the end"),  # a Synchro Summon whose last material had no alternative
    ],
)
def test_recorded_duels_of_every_kind_agree_with_ours(name: str, duel: str, told: str) -> None:
    records = RECORDS.with_name(f"{name}.jsonl.gz")
    if not records.is_file():
        pytest.skip(f"the recorded duels (../shared/traces/{name}.jsonl.gz) are not beside this checkout")
    checked = check("--id", duel, str(records))
    assert checked.returncode == 0 and told in checked.stdout, checked.stdout + checked.stderr


@pytest.mark.parametrize("change", ["lp", "options", "result"])
def test_a_disagreement_is_found_and_told(change: str, tmp_path: Path) -> None:
    if not RECORDS.is_file():
        pytest.skip("the recorded duels (../shared/traces/vanilla.jsonl.gz) are not beside this checkout")
    with gzip.open(RECORDS, "rt", encoding="utf-8") as lines:
        record = json.loads(next(lines))
    if change == "lp":
        for step in record["steps"][50:]:
            step["state"]["players"][1]["lp"] += 1
    elif change == "options":
        record["steps"][0]["options"].pop()
    else:
        record["result"]["winner"] = 1 - record["result"]["winner"]
    changed = tmp_path / "changed.jsonl.gz"
    changed.write_bytes(gzip.compress(json.dumps(record).encode()))
    checked = check(str(changed))
    assert checked.returncode == 1
    assert "1 duels: 0 agree" in checked.stdout and " 1 unexplained " in checked.stdout
    assert f"{record['id']}, decision " in checked.stdout


def test_other_chance_than_recorded_is_found(tmp_path: Path) -> None:
    if not CLASSIC.is_file():
        pytest.skip("the recorded duels (../shared/traces/classic.jsonl.gz) are not beside this checkout")
    with gzip.open(CLASSIC, "rt", encoding="utf-8") as lines:
        record = json.loads(next(lines))
    shuffles = [chance for step in record["steps"] for chance in step.get("random", ()) if "order" in chance]
    shuffles[0]["order"].reverse()
    changed = tmp_path / "changed.jsonl.gz"
    changed.write_bytes(gzip.compress(json.dumps(record).encode()))
    checked = check(str(changed))
    assert checked.returncode == 1 and " 1 unexplained " in checked.stdout
    assert f"{record['id']}, decision " in checked.stdout and "last plays:" in checked.stdout


def test_without_records_the_check_says_that_it_skips(tmp_path: Path) -> None:
    checked = check(str(tmp_path / "none.jsonl.gz"))
    assert checked.returncode == 0
    assert checked.stdout.startswith("skipped: ")
    assert "../shared/traces/vanilla.jsonl.gz" in checked.stdout


def test_a_duel_recorded_with_another_artwork_agrees_as_well(tmp_path: Path) -> None:
    if not RECORDS.with_name("mix.jsonl.gz").is_file():
        pytest.skip("the recorded duels (../shared/traces/mix.jsonl.gz) are not beside this checkout")
    with gzip.open(RECORDS.with_name("mix.jsonl.gz"), "rt", encoding="utf-8") as lines:
        record = next(found for found in map(json.loads, lines) if found["id"] == "writtenmix-0002")
    polymerization, other = 24094653, 27847700
    assert polymerization in record["deck"][0]["main"]
    content = replace(copy.deepcopy(record), {polymerization: other})
    hash_anew(record, {polymerization: other})  # what the recorder would have written
    for part, hashed in zip((content["start"], *content["steps"]), (record["start"], *record["steps"]), strict=True):
        for side, of in zip(part["state"]["players"], hashed["state"]["players"], strict=True):
            side["deck_hash"] = of["deck_hash"]
    changed = tmp_path / "changed.jsonl.gz"
    changed.write_bytes(gzip.compress(json.dumps(content).encode()))
    checked = check(str(changed))
    assert checked.returncode == 0 and "1 agree to the end" in checked.stdout, checked.stdout + checked.stderr


def test_a_record_that_was_broken_off_agrees_up_to_there(tmp_path: Path) -> None:
    if not RECORDS.is_file():
        pytest.skip("the recorded duels (../shared/traces/vanilla.jsonl.gz) are not beside this checkout")
    with gzip.open(RECORDS, "rt", encoding="utf-8") as lines:
        record = json.loads(next(lines))
    del record["steps"][40:]
    record["result"] = {"winner": None, "reason": "cap", "turns": record["steps"][-1]["turn"], "decisions": 40}
    changed = tmp_path / "changed.jsonl.gz"
    changed.write_bytes(gzip.compress(json.dumps(record).encode()))
    checked = check(str(changed))
    assert checked.returncode == 0 and "1 agree to the end" in checked.stdout, checked.stdout + checked.stderr
