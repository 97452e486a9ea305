"""Card databases of our own making, for the tests."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

NUMBERS = "ot integer, alias integer, setcode integer, type integer, atk integer, def integer, level integer, "
DATAS = f"CREATE TABLE datas(id integer primary key, {NUMBERS}race integer, attribute integer, category integer)"
PROMPTS = ", ".join(f"str{number} text" for number in range(1, 17))
TEXTS = f"CREATE TABLE texts(id integer primary key, name text, desc text, {PROMPTS})"
# As some real files have it: types nobody has heard of, names in brackets, the key at the end.
ODD_DATAS = (
    'CREATE TABLE "datas"("category" INT64, "id" integet, "ot" integet, alias, setcode INT64, type, [atk] integet, '
    "def, level, race INT64, attribute, PRIMARY KEY(id))"
)
ODD_TEXTS = "CREATE TABLE texts([desc] TEXT, name TEXT, id integet, PRIMARY KEY(id))"

COLUMNS = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
Row = tuple[int | str | None, ...]

DRAGON = (10_000_001, 3, 0, 0xDD, 0x21, 3000, 2500, 8, 0x2000, 0x10, 1)
PICTURE = (10_000_003, 3, 10_000_001, 0xDD, 0x21, 3000, 2500, 8, 0x2000, 0x10, 1)
OCEAN = (295_517_000, 3, 22702055, 0, 0x80002, 0, 0, 0, 0, 0, 0)
ROWS: tuple[Row, ...] = (DRAGON, PICTURE, OCEAN)
NAMES = {10_000_001: "Own Dragon", 10_000_003: "Own Dragon", 295_517_000: "Own Ocean"}


def build(
    path: Path,
    rows: Iterable[Row] = ROWS,
    names: dict[int, str] | None = None,
    datas: str = DATAS,
    texts: str = TEXTS,
) -> Path:
    """Write a database with these rows of facts and these names; an empty statement leaves its table out."""
    connection = sqlite3.connect(path)
    with connection:
        if datas:
            connection.execute(datas)
            marks = ", ".join("?" * len(COLUMNS))
            connection.executemany(f"INSERT INTO datas({', '.join(COLUMNS)}) VALUES ({marks})", list(rows))
        if texts:
            connection.execute(texts)
            named = NAMES if names is None else names
            rows_of_texts = [(number, name, f"about {name}") for number, name in named.items()]
            connection.executemany("INSERT INTO texts(id, name, desc) VALUES (?, ?, ?)", rows_of_texts)
    connection.close()
    return path
