"""`spellspeed convert A B`: the same content in the format of another program."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from spellspeed.commands.options import Parser, add_language
from spellspeed.deck_rules import check_known, sort_deck
from spellspeed.formats.deck_codes import is_omega, is_ydke, read_omega, read_ydke, write_omega, write_ydke
from spellspeed.formats.written import EXTRA, MAIN, SIDE, DeckError, WrittenDeck
from spellspeed.formats.ydk import plain_text, read_ydk, write_ydk
from spellspeed.pool import CardPool

STREAM: Final = "-"  # stands for standard input and output
LARGEST: Final = 256 * 1024 * 1024  # of what is read: a database of all cards is a tenth of this


class ConversionError(ValueError):
    """Something cannot be converted; the message names the file and why.

    >>> find_kind("pdf")
    Traceback (most recent call last):
    ...
    spellspeed.commands.convert.ConversionError: no format is called 'pdf'; there are ydk, ydke, omega
    """

    def __init__(self, sentence: str, chinese: str) -> None:
        super().__init__(sentence)
        self.chinese = chinese  # the same for a Chinese reader


class Kind(NamedTuple):
    """A format that files come in: how it is recognised, read and written.

    >>> KINDS["ydk"].endings
    ('.ydk',)
    """

    name: str
    holds: str  # only formats that hold the same are converted into each other
    endings: tuple[str, ...]  # of file names, "-" where it is what standard output gets
    fits: Callable[[bytes], bool]
    read: Callable[[bytes, str], Any]  # the content, and what it is called in messages
    write: Callable[[Any, str], bytes]  # what was read, and the language of what must be told


KINDS: Final[dict[str, Kind]] = {}


def register_kind(kind: Kind) -> None:
    """Make a format known to `convert`; the first of several that fit is taken.

    >>> list(KINDS)[:3]
    ['ydk', 'ydke', 'omega']
    """
    KINDS[kind.name] = kind


EXAMPLES = """examples:
  spellspeed convert mine.ydk - --to ydke         a deck as a code to send
  spellspeed convert ydke://… mine.ydk            and back"""


def add_convert(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that converts files."""
    parser = commands.add_parser("convert", help="write a file in the format of another program", epilog=EXAMPLES)
    parser.add_argument("source", metavar="A", help="a file, a code of a deck, or - for standard input")
    parser.add_argument("target", metavar="B", help="a file, or - for standard output")
    parser.add_argument("--from", dest="read_as", metavar="FORMAT", help="the format of A (default: as it looks)")
    parser.add_argument("--to", dest="write_as", metavar="FORMAT", help="the format of B (default: as it is called)")
    parser.add_argument("--force", action="store_true", help="overwrite B if it is there")
    add_language(parser)


def convert_command(chosen: argparse.Namespace) -> int:
    """Read one file and write it as another."""
    return convert(chosen.source, chosen.target, chosen.read_as, chosen.write_as, chosen.force, chosen.lang)


def convert(source: str, target: str, read_as: str | None, write_as: str | None, force: bool, lang: str) -> int:
    """Read one file and write it as another; nothing is written unless all of it could be.

    >>> convert("ydke://o6lXBZyFNAI=!!!", "-", None, "ydk", False, "en")
    #created by Spellspeed
    #main
    89631139
    36996508
    #extra
    !side
    0
    """
    wanted = find_target(target, write_as)
    path = None if target == STREAM else Path(target)
    if path is not None and path.exists() and not force:
        raise ConversionError(f"{target} is there already; --force overwrites it", f"{target}已经存在，--force可以覆盖")
    content, name = read_source(source)
    kind = find_source(source, content, name, read_as)
    if kind.holds != wanted.holds:
        raise ConversionError(
            f"{kind.name} holds {kind.holds}, {wanted.name} holds {wanted.holds}: one cannot become the other",
            f"{kind.name}不能转换成{wanted.name}",
        )
    written = wanted.write(kind.read(content, name), lang)
    if path is None:
        sys.stdout.write(written.decode("utf-8"))
    else:
        with path.open("wb" if force else "xb") as file:  # "x": nor if it has come into being meanwhile
            file.write(written)
    return 0


def find_kind(name: str) -> Kind:
    """Return the format of this name.

    >>> find_kind("YDKE").name
    'ydke'
    """
    if name.casefold() not in KINDS:
        raise ConversionError(
            f"no format is called {name!r}; there are {', '.join(KINDS)}",
            f"没有叫“{name}”的格式，有：{'、'.join(KINDS)}",
        )
    return KINDS[name.casefold()]


def find_target(target: str, write_as: str | None) -> Kind:
    """Return the format to write: the one that is asked for, else that of the file's name.

    >>> find_target("mine.ydk", None).name, find_target("mine.txt", None).name, find_target("mine.txt", "omega").name
    ('ydk', 'ydke', 'omega')
    """
    if write_as is not None:
        return find_kind(write_as)
    for kind in KINDS.values():
        if target.casefold().endswith(tuple(ending for ending in kind.endings if ending != STREAM)):
            return kind
        if target == STREAM in kind.endings:
            return kind
    raise ConversionError(
        f"the name {target!r} tells no format; --to names one of {', '.join(KINDS)}",
        f"从“{target}”看不出格式，请用--to指明：{'、'.join(KINDS)}",
    )


def read_source(source: str) -> tuple[bytes, str]:
    """Return what is in a file, on standard input or, if it is a code of a deck, the code, and what to call it.

    >>> read_source("ydke://!!!")
    (b'ydke://!!!', 'ydke')
    """
    if source == STREAM:
        content, name = sys.stdin.buffer.read(LARGEST + 1), "stdin"
    elif is_ydke(source):
        return source.encode(), "ydke"
    elif is_omega(source) and not Path(source).exists():
        return source.encode(), "Omega"
    else:
        with open(source, "rb") as file:
            content, name = file.read(LARGEST + 1), source
    if len(content) > LARGEST:
        raise ConversionError(f"{name} has more than {LARGEST} bytes", f"{name}超过{LARGEST}字节")
    return content, name


def find_source(source: str, content: bytes, name: str, read_as: str | None) -> Kind:
    """Return the format that was read: the one that is said, else one that fits, those of the file's ending first.

    >>> find_source("deck.txt", b"#main", "deck.txt", None).name
    'ydk'
    """
    if read_as is not None:
        return find_kind(read_as)
    named = "" if source == STREAM else source.casefold()
    by_ending = [kind for kind in KINDS.values() if named.endswith(kind.endings)]
    for kind in [*by_ending, *KINDS.values()]:
        if kind.fits(content):
            return kind
    if by_ending:
        return by_ending[0]  # its reader says what is wrong
    raise ConversionError(
        f"{name} is in no format that is known here: {', '.join(KINDS)}",
        f"{name}不是这里认识的格式：{'、'.join(KINDS)}",
    )


# --------------------------------------------------------------------------------------------------------------- decks


def sections_of(written: WrittenDeck, lang: str) -> tuple[list[int], list[int], list[int]]:
    """Return the passwords of a written deck, each where it belongs; unknown ones are told on stderr and kept."""
    placed = sort_deck(written, CardPool.builtin())
    if written.strange:
        problems = check_known(([], [], []), written.strange)
        raise DeckError(
            "; ".join([str(problem) for problem in problems]), "；".join([one.in_chinese() for one in problems])
        )
    for problem in check_known(placed.sections, ()):
        kept = " 按原样保留。" if lang == "zh" else " It is kept as it is."
        print((problem.in_chinese() if lang == "zh" else str(problem)) + kept, file=sys.stderr)
    return placed.passwords(MAIN), placed.passwords(EXTRA), placed.passwords(SIDE)


def _looks_like_ydk(content: bytes) -> bool:
    try:
        return bool(read_ydk(content).entries) or content.lstrip(b"\xef\xbb\xbf").startswith((b"#", b"!"))
    except DeckError:
        return False


def _plain(content: bytes, name: str) -> str:
    return plain_text(content, name).strip()


def _is_code(content: bytes, is_one: Callable[[str], bool]) -> bool:
    try:
        return is_one(_plain(content, ""))
    except DeckError:
        return False


register_kind(
    Kind(
        "ydk",
        "a deck",
        (".ydk",),
        lambda content: not _is_code(content, is_omega) and _looks_like_ydk(content),
        read_ydk,
        lambda deck, lang: write_ydk(*sections_of(deck, lang)).encode(),
    )
)
register_kind(
    Kind(
        "ydke",
        "a deck",
        (".ydke", ".txt", STREAM),
        lambda content: _is_code(content, is_ydke),
        lambda content, name: read_ydke(_plain(content, name), name),
        lambda deck, lang: f"{write_ydke(*sections_of(deck, lang))}\n".encode(),
    )
)
register_kind(
    Kind(
        "omega",
        "a deck",
        (".omega",),
        lambda content: _is_code(content, is_omega),
        lambda content, name: read_omega(_plain(content, name), name),
        lambda deck, lang: f"{write_omega(*sections_of(deck, lang))}\n".encode(),
    )
)
