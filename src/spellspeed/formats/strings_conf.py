"""strings.conf: what YGOPro and EDOPro call prompts, reasons of victory, counters and archetypes."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from spellspeed.formats.errors import FileFormatError, read_bytes

YGOPRO: Final = "ygopro"
EDOPRO: Final = "edopro"
DIALECTS: Final = (YGOPRO, EDOPRO)
LARGEST_STRINGS: Final = 4 * 1024 * 1024
LARGEST_KEY: Final = 0xFFFF_FFFF
_LINE: Final = re.compile(r"!(system|victory|counter|setname)[ \t]+(\S+)[ \t]([^\r\n]*)")
_DECIMAL: Final = re.compile(r"[0-9]{1,10}")
_HEX: Final = re.compile(r"(?:0[xX])?([0-9A-Fa-f]{1,8})")
_KEYS: Final = (("system", 10), ("victory", 16), ("counter", 16), ("setname", 16))

Texts = Mapping[int, str]


@dataclass(frozen=True)
class Strings:
    """The texts of a strings.conf by their numbers.

    >>> Strings(counters={1: "Spell Counter"}).counters[1]
    'Spell Counter'
    """

    system: Texts = field(default_factory=dict)
    victory: Texts = field(default_factory=dict)
    counters: Texts = field(default_factory=dict)
    setnames: Texts = field(default_factory=dict)
    comments: Texts = field(default_factory=dict)  # behind a TAB of a setname, where the dialect cuts it there
    passed_over: tuple[int, ...] = field(default=(), compare=False)  # lines that begin with "!" and say nothing we know

    def __post_init__(self) -> None:
        for name in ("system", "victory", "counters", "setnames", "comments"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    def tell_category(self, bit: int) -> str:
        """Give the name of a bit of a card's `category`; "" where the file has none.

        >>> Strings(system={1100: "Destroy"}).tell_category(0)
        'Destroy'
        """
        return self.system.get(1100 + bit, "")


def check_dialect(dialect: str) -> str:
    """Return the dialect if it is one of the two.

    >>> check_dialect("edopro")
    'edopro'
    """
    if dialect not in DIALECTS:
        raise ValueError(f"no dialect is called {dialect!r}; there are {' and '.join(DIALECTS)}")
    return dialect


def load_strings(path: str | os.PathLike[str], dialect: str = YGOPRO) -> Strings:
    """Read a strings.conf file.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "strings.conf").write_text("!victory 0x10 Exodia")
    ...     dict(load_strings(f"{folder}/strings.conf").victory)
    {16: 'Exodia'}
    """
    return read_strings(read_bytes(path, LARGEST_STRINGS), dialect)


def read_strings(content: bytes | str, dialect: str = YGOPRO) -> Strings:
    r"""Read the content of a strings.conf; YGOPro's dialect cuts a setname at a TAB, EDOPro's keeps it whole.

    >>> read_strings("!setname 0x8 HERO\tno. 8").setnames[8], read_strings("!setname 8 HERO\tno. 8").comments[8]
    ('HERO', 'no. 8')
    >>> read_strings("!setname 0x8 HERO\tno. 8", "edopro").setnames[8]
    'HERO\tno. 8'
    """
    cuts = check_dialect(dialect) == YGOPRO
    # These are texts to show: one wrong byte is no reason to show none of them.
    text = content.decode("utf-8", "replace") if isinstance(content, bytes) else content
    found: dict[str, dict[int, str]] = {kind: {} for kind, _ in _KEYS}
    comments: dict[int, str] = {}
    passed_over: list[int] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if not line.startswith("!"):
            continue
        parts = _LINE.match(line)
        key = _read_key(parts[1], parts[2]) if parts else -1
        if parts is None or key < 0:
            passed_over.append(number)
            continue
        said = parts[3]
        if parts[1] == "setname" and cuts:
            said, _, comment = said.partition("\t")
            comments.pop(key, None)
            if comment:
                comments[key] = comment
        found[parts[1]][key] = said
    texts = (found["system"], found["victory"], found["counter"], found["setname"])
    return Strings(*texts, comments, tuple(passed_over))


def _read_key(kind: str, word: str) -> int:
    """Read a number: decimal for system texts, hexadecimal with or without 0x for the others; -1 for none."""
    if kind == "system":
        key = int(word) if _DECIMAL.fullmatch(word) else -1
        return key if key <= LARGEST_KEY else -1
    digits = _HEX.fullmatch(word)
    return int(digits[1], 16) if digits else -1


def write_strings(strings: Strings, dialect: str = YGOPRO) -> str:
    """Write a strings.conf that both programs read; what would not read back the same is refused.

    >>> write_strings(Strings({30: "Replay"}, {}, {1: "Spell Counter"}))
    '!system 30 Replay\\n!counter 0x1 Spell Counter\\n'
    """
    cuts = check_dialect(dialect) == YGOPRO
    lines: list[str] = []
    tables = (strings.system, strings.victory, strings.counters, strings.setnames)
    for (kind, base), table in zip(_KEYS, tables, strict=True):
        for key, text in table.items():
            behind = strings.comments.get(key, "") if kind == "setname" and cuts else ""
            wrong = _find_fault(key, text, behind, cuts and kind == "setname")
            if wrong:
                raise FileFormatError("strings.conf", f"!{kind} {key}: {wrong[0]}", f"!{kind} {key}：{wrong[1]}")
            number = str(key) if base == 10 else hex(key)
            lines.append(f"!{kind} {number} {text}" + (f"\t{behind}" if behind else ""))
    return "".join([f"{line}\n" for line in lines])


def _find_fault(key: int, text: str, comment: str, cut_at_tab: bool) -> tuple[str, str] | None:
    if not 0 <= key <= LARGEST_KEY:
        return "a number from 0 to 4294967295 belongs there", "编号必须是0到4294967295"
    if any(mark in text + comment for mark in "\r\n"):
        return "a text is one line", "文字只能有一行"
    if cut_at_tab and "\t" in text:
        return "this dialect cuts a setname at a TAB", "这种写法会在TAB处截断系列名"
    return None
