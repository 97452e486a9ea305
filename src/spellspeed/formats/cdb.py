"""cards.cdb: the SQLite databases in which YGOPro and EDOPro keep the facts and texts of cards."""

import operator
import os
import pathlib
import re
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from spellspeed.formats.errors import FileFormatError
from spellspeed.formats.strings_conf import EDOPRO, YGOPRO, check_dialect
from spellspeed.words import NONE, UNKNOWN

DATAS: Final = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
TEXTS: Final = ("id", "name", "desc")
PROMPTS: Final = tuple([f"str{number}" for number in range(1, 17)])

LARGEST_DATABASE: Final = 256 * 1024 * 1024
LONGEST_TEXT: Final = 1024 * 1024  # of one cell
SMALLEST_ROW: Final = 8  # bytes: a file cannot hold more rows than it has room for, however its pages point in circles
LONGEST_READING: Final = 20.0  # seconds
INSTRUCTIONS: Final = 10_000  # of SQLite between two looks at the clock
ARTWORKS: Final = 10  # an alias nearer than this is another picture of the same card
U32: Final = 0xFFFF_FFFF
U64: Final = 0xFFFF_FFFF_FFFF_FFFF
QUESTION_MARK: Final = -2  # how the files write a printed "?"
TYPE_LINK: Final = 0x4000000
TYPE_PENDULUM: Final = 0x1000000
EDOPRO_TYPES: Final = 0x8000 | 0x8000000 | 0x10000000  # Maximum, Skill, Action
LAST_COMMON_RACE: Final = 0x2000000
# Two cards belong to five archetypes, and the column has room for four.
FIVE_ARCHETYPES: Final = dict.fromkeys((8512558, 55088578), (0x8F, 0x54, 0x59, 0x82, 0x13A))
SCOPES: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    YGOPRO: ((1, "OCG"), (2, "TCG"), (4, "Custom"), (8, "Simplified Chinese")),
    EDOPRO: (
        *(
            (1, "OCG"),
            (2, "TCG"),
            (4, "Anime"),
            (8, "Illegal"),
            (0x10, "Video game"),
            (0x20, "Custom"),
            (0x40, "Speed"),
        ),
        *((0x100, "Pre-release"), (0x200, "Rush"), (0x400, "Legend"), (0x1000, "Hidden")),
    ),
}
_NUMBER: Final = re.compile(r"-?\d{1,19}")


class CardDatabaseError(FileFormatError):
    """A card database cannot be read; the message names the file and what is missing or wrong.

    >>> raise CardDatabaseError("cards.cdb", "the table texts is missing")
    Traceback (most recent call last):
    ...
    spellspeed.formats.cdb.CardDatabaseError: cards.cdb: the table texts is missing
    """


def is_of_archetype(code: int, wanted: int) -> bool:
    """Whether a card with this code belongs to an archetype: a "Destiny HERO" is a "HERO", and not the other way.

    >>> is_of_archetype(0xC008, 0x8), is_of_archetype(0x8, 0xC008)
    (True, False)
    """
    return code & 0xFFF == wanted & 0xFFF and code & wanted & 0xF000 == wanted & 0xF000


@dataclass(frozen=True)
class CdbText:
    """What a database says of a card in words.

    >>> CdbText("Mystical Elf").name
    'Mystical Elf'
    """

    name: str
    text: str = ""
    prompts: tuple[str, ...] = ()  # what the card's effects ask; message ids count them


@dataclass(frozen=True)
class CdbCard:
    """The facts of one row as plain numbers, the bits as the programs number them.

    >>> card = CdbCard(295517, CdbText("A Legendary Ocean"), alias=22702055)
    >>> card.artwork_of, card.treated_as
    (0, 22702055)
    """

    password: int
    words: CdbText
    alias: int = 0
    setcodes: tuple[int, ...] = ()
    type: int = 0
    atk: int = 0  # UNKNOWN for "?"
    def_: int = 0  # NONE for a Link Monster
    level: int = 0  # or Rank, or Link Rating; may be negative in EDOPro's dialect
    left_scale: int = 0
    right_scale: int = 0
    markers: int = 0  # of a Link Monster, as the files number them: 001 is bottom left, 0400 top right
    race: int = 0
    attribute: int = 0
    category: int = 0  # for searching only; the dialects number it differently
    scope: int = 0
    dialect: str = YGOPRO

    @property
    def artwork_of(self) -> int:
        """The card of which this row is another picture, 0 if it is a card of its own.

        >>> CdbCard(89631140, CdbText("Blue-Eyes White Dragon"), alias=89631139).artwork_of
        89631139
        """
        return self.alias if self.alias and abs(self.alias - self.password) < ARTWORKS else 0

    @property
    def treated_as(self) -> int:
        """The card whose name this one has by rule, 0 if it has its own."""
        return 0 if self.artwork_of else self.alias

    @property
    def scopes(self) -> tuple[str, ...]:
        """Where the card belongs, in the words of its dialect.

        >>> CdbCard(1, CdbText("a"), scope=4).scopes, CdbCard(1, CdbText("a"), scope=4, dialect="edopro").scopes
        (('Custom',), ('Anime',))
        """
        return tuple([name for bit, name in SCOPES[self.dialect] if self.scope & bit])

    def belongs_to(self, archetype: int) -> bool:
        """Whether the card belongs to an archetype, given by its number in strings.conf.

        >>> CdbCard(1, CdbText("a"), setcodes=(0x3008,)).belongs_to(0x8)
        True
        """
        return any(is_of_archetype(code, archetype) for code in self.setcodes)

    def prompt_id(self, number: int) -> int:
        """Give the number of a prompt of this card (0 to 15) as its program's messages name it.

        >>> CdbCard(5, CdbText("a")).prompt_id(1), CdbCard(5, CdbText("a"), dialect="edopro").prompt_id(1)
        (81, 5242881)
        """
        return self.password << 20 | number if self.dialect == EDOPRO else self.password * 16 + number


@dataclass(frozen=True)
class CardDatabase:
    """What a file holds: cards with facts and texts, or texts alone, as EDOPro's locale databases have them.

    >>> CardDatabase("zh.cdb", "edopro", (), {1: CdbText("一")}).is_texts_only
    True
    """

    name: str
    dialect: str
    cards: tuple[CdbCard, ...]
    texts: Mapping[int, CdbText] = field(default_factory=dict)  # by password, also those without facts
    without_text: tuple[int, ...] = ()  # rows of facts that no text belongs to: the programs do not know them either
    has_facts: bool = False

    @property
    def is_texts_only(self) -> bool:
        """Whether the file has no table of facts."""
        return not self.has_facts


def load_database(path: str | os.PathLike[str], dialect: str | None = None) -> CardDatabase:
    """Read a cards.cdb; its dialect is told from what is in it, unless it is given.

    The file is opened for reading only. Only plain tables are read: a view or a computed column would be a program.
    """
    name = os.fspath(path)
    if dialect is not None:
        check_dialect(dialect)
    with pathlib.Path(path).open("rb") as file:
        head = file.read(20)
        size = file.seek(0, os.SEEK_END)
    if head[:16] != b"SQLite format 3\0":
        raise CardDatabaseError(name, "it is no SQLite 3 database", "不是SQLite 3数据库")
    if size > LARGEST_DATABASE:
        problem = f"it has {size} bytes; at most {LARGEST_DATABASE} are read"
        raise CardDatabaseError(name, problem, f"文件有{size}字节，最多读取{LARGEST_DATABASE}字节")
    try:
        connection = sqlite3.connect(_address(pathlib.Path(path).resolve(), head), uri=True, timeout=0.5)
        try:
            return _read(_guard(connection), name, size, dialect)
        finally:
            connection.close()
    except MemoryError:  # so Python tells that SQLite was asked for more than it gives
        raise _explain(sqlite3.DatabaseError("it asks for more memory than there is"), name) from None
    except UnicodeDecodeError:  # SQLite quotes the spoilt bytes in its complaint
        raise _explain(sqlite3.DatabaseError("the names of its tables are no text"), name) from None
    except sqlite3.Error as wrong:
        raise _explain(wrong, name) from None


def _address(path: pathlib.Path, head: bytes) -> str:
    """Return the address by which SQLite opens a file for reading only."""
    # A file with a write-ahead log would get two further files laid beside it, unless it is said to be at rest.
    log = path.with_name(f"{path.name}-wal")
    at_rest = head[18:20] == b"\2\2" and not (log.exists() and log.stat().st_size)
    return f"{path.as_uri()}?mode=ro{'&immutable=1' if at_rest else ''}"


def _explain(wrong: sqlite3.Error, name: str) -> CardDatabaseError:
    said = str(wrong)
    if "locked" in said or "busy" in said:
        return CardDatabaseError(name, f"another program has locked it ({said})", f"文件被其他程序锁定（{said}）")
    if "interrupted" in said:
        problem = f"reading it takes longer than {LONGEST_READING:.0f} seconds"
        return CardDatabaseError(name, problem, f"读取超过{LONGEST_READING:.0f}秒")
    if "unable to open" in said:
        return CardDatabaseError(name, f"it cannot be opened ({said})", f"无法打开（{said}）")
    return CardDatabaseError(name, f"it is damaged ({said})", f"文件已损坏（{said}）")


def _guard(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Let the connection read tables, and nothing else: the file is somebody else's."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_TEXT)
    # Pages that point in circles can keep SQLite busy without its ever giving a row; the name is the library's.
    begin = time.monotonic()
    watch = operator.methodcaller(
        "set_progress_handler", lambda: int(time.monotonic() - begin > LONGEST_READING), INSTRUCTIONS
    )
    watch(connection)
    allowed = (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ)

    def authorise(action: int, what: str | None, *_: str | None) -> int:
        may = action in allowed or (action == sqlite3.SQLITE_PRAGMA and what == "table_xinfo")
        return sqlite3.SQLITE_OK if may else sqlite3.SQLITE_DENY

    connection.set_authorizer(authorise)
    return connection


def _read(connection: sqlite3.Connection, name: str, size: int, dialect: str | None) -> CardDatabase:
    tables = _list_tables(connection)
    if "texts" not in tables:
        raise CardDatabaseError(name, "the table texts is missing", "缺少表texts")
    columns = _list_columns(connection, name, tables["texts"], "texts", TEXTS)
    wanted = (*TEXTS, *[prompt for prompt in PROMPTS if prompt in columns])
    texts: dict[int, CdbText] = {}
    for row in _rows(connection, name, tables["texts"], wanted, size):
        password = _password(row[0])
        if password and password not in texts:
            words = [_words(value) for value in row[1:]]
            texts[password] = CdbText(words[0], words[1], tuple(words[2:]))
    if "datas" not in tables:
        return CardDatabase(name, dialect or YGOPRO, (), texts)
    _list_columns(connection, name, tables["datas"], "datas", DATAS)
    rows: dict[int, list[int]] = {}
    for row in _rows(connection, name, tables["datas"], DATAS, size):
        password = _password(row[0])
        if password and password not in rows:
            rows[password] = [_number(row, at, name) for at in range(len(DATAS))]
    spoken = dialect or tell_dialect(rows.values())
    cards = tuple([_card(row, texts[password], spoken) for password, row in rows.items() if password in texts])
    without = tuple([password for password in rows if password not in texts])
    return CardDatabase(name, spoken, cards, texts, without, True)


def _list_tables(connection: sqlite3.Connection) -> dict[str, str]:
    """Give the tables of the file by their names in small letters; views and virtual tables are none."""
    found: dict[str, str] = {}
    for kind, table, sql in connection.execute("SELECT type, name, sql FROM sqlite_master"):
        plain = kind == "table" and not re.match(r"\s*create\s+virtual", str(sql), re.IGNORECASE)
        if plain and isinstance(table, str) and table.lower() in ("datas", "texts"):
            found[table.lower()] = table
    return found


def _list_columns(
    connection: sqlite3.Connection, name: str, table: str, known_as: str, wanted: tuple[str, ...]
) -> set[str]:
    """Give the names of the stored columns, and say which of the wanted ones are not among them."""
    # The seventh cell tells computed columns, whose values would have to be worked out by the file's own expressions.
    rows = connection.execute(f"PRAGMA table_xinfo([{table}])").fetchall()
    stored = {str(row[1]).lower() for row in rows if row[6] == 0}
    missing = [column for column in wanted if column not in stored]
    if missing:
        several = "columns" if len(missing) > 1 else "column"
        listed = ", ".join(missing)
        verb = "are" if len(missing) > 1 else "is"
        raise CardDatabaseError(
            name, f"the {several} {listed} of the table {known_as} {verb} missing", f"表{known_as}缺少列{listed}"
        )
    return stored


def _rows(
    connection: sqlite3.Connection, name: str, table: str, columns: tuple[str, ...], size: int
) -> Iterator[tuple[object, ...]]:
    listed = ", ".join([f"[{column}]" for column in columns])
    most = size // SMALLEST_ROW
    for number, row in enumerate(connection.execute(f"SELECT {listed} FROM [{table}]")):
        if number >= most:
            raise CardDatabaseError(
                name, "it is damaged (it has more rows than room for them)", "文件已损坏（行数过多）"
            )
        yield row


def _password(value: object) -> int:
    """Read the number of a card; 0 for what cannot be one, such as a row that somebody keeps a remark in."""
    return value if isinstance(value, int) and 0 < value <= U32 else 0


def _words(value: object) -> str:
    return value if isinstance(value, str) else "" if value is None else str(value)[:LONGEST_TEXT]


def _number(row: tuple[object, ...], at: int, name: str) -> int:
    value = row[at]
    if value is None or value == "":
        return 0
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**63:
        return int(value)
    if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
        return int(value)
    raise CardDatabaseError(
        name,
        f"card {row[0]}: {DATAS[at]} is {str(value)[:40]!r}, not a whole number",
        f"卡片{row[0]}：{DATAS[at]}是{str(value)[:40]!r}，不是整数",
    )


def tell_dialect(rows: Iterable[list[int]]) -> str:
    """Tell from the rows of facts whose they are: EDOPro has marks, kinds and Types that YGOPro has not.

    >>> tell_dialect([[1, 0x100, 0, 0, 33, 0, 0, 4, 1, 1, 0]]), tell_dialect([[1, 11, 0, 0, 33, 0, 0, 4, 1, 1, 0]])
    ('edopro', 'ygopro')
    """
    for row in rows:
        scope, kind, level, race = row[1], row[4], row[7], row[8] & U64
        if scope & 8 and scope & 3:
            return YGOPRO  # released in Simplified Chinese too; nothing illegal is released
        if scope & ~0xF or kind & EDOPRO_TYPES or level < 0 or race >= LAST_COMMON_RACE << 1:
            return EDOPRO
    return YGOPRO


def _card(row: list[int], words: CdbText, dialect: str) -> CdbCard:
    password, scope, alias, setcode, kind, atk, def_, level, race, attribute, category = row
    link = kind & TYPE_LINK != 0
    pendulum = kind & TYPE_PENDULUM != 0
    codes = tuple([code for shift in (0, 16, 32, 48) if (code := (setcode & U64) >> shift & 0xFFFF)])
    stars = level & 0xFF
    if level < 0 and dialect == EDOPRO:
        stars = -(level & 0xFF)
    return CdbCard(
        password,
        words,
        alias if 0 < alias <= U32 else 0,
        FIVE_ARCHETYPES.get(password, codes),
        kind & U32,
        UNKNOWN if atk == QUESTION_MARK else atk,
        NONE if link else UNKNOWN if def_ == QUESTION_MARK else def_,
        stars,
        level >> 24 & 0xFF if pendulum else 0,
        level >> 16 & 0xFF if pendulum else 0,
        def_ & 0o757 if link else 0,
        race & U64,
        attribute & U32,
        category & U64,
        scope & U32,
        dialect,
    )
