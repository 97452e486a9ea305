"""Spoils files of every format we read in many ways, and sees that each is read rightly or refused in one sentence.

    python tools/mutate_files.py --count 1000                  so many spoilt files of every format
    python tools/mutate_files.py --only yrp --count 100000     of one of them
    python tools/mutate_files.py --only yrp --case 4711        that one alone, with the error in full

A reader may raise the errors that its format allows and no other, takes at most a second of processor time and lets
the process grow by at most 200 MB. Each file follows from the seed, its format and its number.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.file_samples import FORMATS, FileFormat  # noqa: E402

SECONDS = 1.0
MEGABYTES = 200
LARGEST = 300_000  # bytes: sections are not repeated beyond that
EVERY = 20.0  # seconds between two lines
MOST_FAULTS = 10
HUGE_BYTES = (b"\xff\xff\xff\xff", b"\xff\xff\xff\x7f", b"\x00\x00\x00\x80", b"\xff" * 8, b"\x00\x00\x00\x00")
HUGE_DIGITS = (b"4294967296", b"99999999999999999999", b"-1", b"0", b"1" + b"0" * 400, b"0x7fffffffffffffff", b"1e400")


class Fault(NamedTuple):
    """A spoilt file with which something is wrong."""

    format: str
    case: int
    what: str


class Finding(NamedTuple):
    """What became of the spoilt files of a format."""

    read: int
    refused: int
    slowest: float
    faults: list[Fault]


# ------------------------------------------------------------------------------------------------------------- spoiling


def flip_bits(content: bytes, draw: Random, other: bytes) -> bytes:
    """Turn some bits over."""
    spoilt = bytearray(content)
    for _ in range(draw.choice((1, 1, 2, 8, 40))):
        if spoilt:
            spoilt[draw.randrange(len(spoilt))] ^= 1 << draw.randrange(8)
    return bytes(spoilt)


def cut(content: bytes, draw: Random, other: bytes) -> bytes:
    """Take the end away, or a piece out of the middle."""
    begin, end = pick_section(content, draw)
    return content[:begin] if draw.random() < 0.5 else content[:begin] + content[end:]


def splice(content: bytes, draw: Random, other: bytes) -> bytes:
    """Put a piece of another file, or noise, into it or over it."""
    begin, end = pick_section(content, draw)
    from_, to = pick_section(other, draw)
    piece = other[from_:to] if draw.random() < 0.7 else draw.randbytes(draw.choice((1, 4, 30)))
    return content[:begin] + piece + content[begin if draw.random() < 0.5 else end :]


def enlarge(content: bytes, draw: Random, other: bytes) -> bytes:
    """Write a huge number over some bytes, or over the digits that stand there."""
    at = draw.randrange(len(content) + 1)
    digits = [place for place in range(at, min(len(content), at + 200)) if content[place : place + 1].isdigit()]
    if digits and draw.random() < 0.7:
        end = digits[0]
        while content[end : end + 1].isdigit():
            end += 1
        return content[: digits[0]] + draw.choice(HUGE_DIGITS) + content[end:]
    huge = draw.choice(HUGE_BYTES)
    return content[:at] + huge + content[at + len(huge) :]


def repeat(content: bytes, draw: Random, other: bytes) -> bytes:
    """Repeat a section, sometimes very often."""
    begin, end = pick_section(content, draw)
    times = min(draw.choice((2, 3, 10, 1000)), LARGEST // max(1, end - begin))
    return content[:begin] + content[begin:end] * times + content[end:]


def pick_section(content: bytes, draw: Random) -> tuple[int, int]:
    """Draw a section of a file, small ones more often, or some of its lines."""
    begin = draw.randrange(len(content) + 1)
    end = min(len(content), begin + draw.choice((1, 4, 16, 64, 400, len(content))))
    if draw.random() < 0.3:
        begin = content.rfind(b"\n", 0, begin) + 1
        end = content.find(b"\n", end) + 1 or len(content)
    return begin, end


CHANGES = (flip_bits, cut, splice, enlarge, repeat)


def spoil(format: FileFormat, seed: int, case: int) -> bytes:
    """Make the spoilt file of this number."""
    draw = Random(f"{seed} {format.name} {case}")
    samples = format.samples()
    content = draw.choice(samples)
    for _ in range(draw.choice((1, 1, 1, 2, 3, 6))):
        content = draw.choice(CHANGES)(content, draw, draw.choice(samples))[: 4 * LARGEST]
    return content


# ------------------------------------------------------------------------------------------------------------- reading


def peak() -> float:
    """Return how many megabytes the process has had at most; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def try_file(format: FileFormat, content: bytes) -> tuple[bool, str, float]:
    """Read a file: whether it was read, what is wrong with how that went, and the seconds it took."""
    before, begin = peak(), time.process_time()
    read, wrong = True, ""
    try:
        result = format.read(content)
    except format.allowed as refused:
        read = False
        if not str(refused).strip():
            wrong = f"{type(refused).__name__} without a word"
    except Exception as error:
        wrong = f"{type(error).__name__}: {error}"
    seconds = time.process_time() - begin
    if read and not wrong:
        try:
            wrong = format.check(result)
        except Exception as error:
            wrong = f"what was read cannot be used: {type(error).__name__}: {error}"
    grown = peak() - before
    if seconds > SECONDS:
        wrong = wrong or f"it took {seconds:.1f} s"
    if grown > MEGABYTES:
        wrong = wrong or f"it took {grown:.0f} MB"
    return read, wrong, seconds


def try_format(format: FileFormat, seed: int, cases: range, began: float, told: list[float]) -> Finding:
    """Try so many spoilt files of a format, and say from time to time how far that has come."""
    read = done = 0
    slowest = 0.0
    faults: list[Fault] = []
    for sample in format.samples():  # what nobody has spoilt must be read
        whole, wrong, _ = try_file(format, sample)
        if wrong or not whole:
            faults.append(Fault(format.name, -1, wrong or "a sound file is refused"))
    for case in cases:
        done += 1
        was_read, wrong, seconds = try_file(format, spoil(format, seed, case))
        read += was_read
        slowest = max(slowest, seconds)
        if wrong:
            faults.append(Fault(format.name, case, wrong))
            if len(faults) >= MOST_FAULTS:
                break
        if time.monotonic() - told[0] > EVERY:
            told[0] = time.monotonic()
            minutes = (told[0] - began) / 60
            print(f"{format.name}: {done} of {len(cases)} files, after {minutes:.1f} min", file=sys.stderr, flush=True)
    return Finding(read, done - read, slowest, faults)


def main() -> int:
    """Spoil and read, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="files of each format (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=[format.name for format in FORMATS], help="only this format")
    parser.add_argument("--case", type=int, help="only this file of the format, with the error in full")
    chosen = parser.parse_args()
    wanted = [format for format in FORMATS if not chosen.only or format.name in chosen.only]
    print(f"seed {chosen.seed}", flush=True)
    if chosen.case is not None:
        return show_case(wanted[0], chosen.seed, chosen.case)
    began = time.monotonic()
    told = [began]
    faults: list[Fault] = []
    for format in wanted:
        count = max(1, chosen.count // format.slower)
        found = try_format(format, chosen.seed, range(chosen.first, chosen.first + count), began, told)
        faults += found.faults
        told_of = f"{found.read} read, {found.refused} refused, slowest {found.slowest:.3f} s"
        print(f"{format.name}: {count} spoilt files: {told_of}, {len(found.faults)} faults", flush=True)
        for fault in found.faults:
            print(f"  file {fault.case}: {fault.what[:300]}", flush=True)
    print(
        f"peak {peak():.0f} MB, {time.monotonic() - began:.0f} s; "
        + (f"{len(faults)} FAULTS" if faults else "all well")
    )
    return 1 if faults else 0


def show_case(format: FileFormat, seed: int, case: int) -> int:
    """Show one spoilt file and what becomes of it."""
    content = spoil(format, seed, case)
    print(f"{len(content)} bytes: {content[:600]!r}")
    try:
        print(format.check(format.read(content)) or "read")
    except format.allowed as refused:
        print(f"refused: {refused}")
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
