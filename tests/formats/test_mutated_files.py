"""Spoilt files of every format: a small sample of what `make prove PROOF=files` tries, and that it notices faults."""

import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools import mutate_files  # noqa: E402
from tools.file_samples import FORMATS, FileFormat  # noqa: E402
from tools.mutate_files import spoil, try_file  # noqa: E402

COUNTS = {"puzzle": 150, "lflist": 200, "ydk": 200, "position": 15}


@pytest.mark.parametrize("format", FORMATS, ids=[format.name for format in FORMATS])
def test_a_sound_file_is_read(format: FileFormat) -> None:
    assert [try_file(format, sample)[:2] for sample in format.samples()] == [(True, "")] * len(format.samples())


@pytest.mark.parametrize("format", FORMATS, ids=[format.name for format in FORMATS])
def test_a_spoilt_file_is_read_rightly_or_refused_in_a_sentence(format: FileFormat) -> None:
    cases = range(COUNTS.get(format.name, 300))
    found = [(case, try_file(format, spoil(format, 1, case))[1]) for case in cases]
    # How long one took is a matter of the machine; the proof looks at it.
    assert [each for each in found if each[1] and not each[1].startswith("it took")] == []


def test_a_spoilt_file_follows_from_seed_format_and_number() -> None:
    [strings] = [format for format in FORMATS if format.name == "strings"]
    assert spoil(strings, 1, 7) == spoil(strings, 1, 7)
    assert len({spoil(strings, seed, case) for seed in (1, 2) for case in range(20)}) > 30


def fake(read: object, check: object = lambda _: "") -> FileFormat:
    return FileFormat("fake", lambda: (b"abc 12",), read, (ValueError,), check)  # type: ignore[arg-type]


def test_each_kind_of_fault_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: bytes) -> None:
        raise KeyError("inside")

    def be_silent(_: bytes) -> None:
        raise ValueError("")

    def refuse(_: bytes) -> None:
        raise ValueError("line 1: no")

    assert try_file(fake(stumble), b"")[1] == "KeyError: 'inside'"
    assert try_file(fake(be_silent), b"")[1] == "ValueError without a word"
    assert try_file(fake(refuse), b"")[:2] == (False, "")
    assert try_file(fake(bytes, lambda _: "it is upside down"), b"")[1] == "it is upside down"
    assert try_file(fake(bytes, lambda _: 1 // 0), b"")[1].startswith("what was read cannot be used: ZeroDivisionError")
    clock = iter([0.0, 2.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert try_file(fake(bytes), b"")[1] == "it took 2.0 s"
    monkeypatch.undo()
    sizes = iter([100.0, 400.0])
    monkeypatch.setattr(mutate_files, "peak", lambda: next(sizes))
    assert try_file(fake(bytes), b"")[1] == "it took 300 MB"


def test_the_tool_names_a_fault_by_its_number_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read(content: bytes) -> None:
        if content != b"abc 12":
            raise KeyError("spoilt")

    monkeypatch.setattr(mutate_files, "FORMATS", (fake(read),))
    monkeypatch.setattr(sys, "argv", ["mutate_files.py", "--count", "5", "--seed", "3"])
    assert mutate_files.main() == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "seed 3" and "  file 0: KeyError: 'spoilt'" in told and "FAULTS" in told[-1]
    monkeypatch.setattr(sys, "argv", ["mutate_files.py", "--only", "fake", "--case", "0"])
    assert mutate_files.main() == 1
