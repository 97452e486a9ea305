"""What can go wrong with a database, each told in one sentence of both languages."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

Pair = tuple[str, str]  # the same words in English and in Chinese


class StoreError(ValueError):
    """Something could not be read or written; nothing was changed.

    >>> raise StoreError("the disk is full", "磁盘已满")
    Traceback (most recent call last):
    ...
    spellspeed.database.troubles.StoreError: the disk is full
    """

    def __init__(self, told: str, chinese: str) -> None:
        super().__init__(told)
        self.chinese = chinese


class NoSuchStore(StoreError):
    """There is no database at the place that was named."""


class Taken(Exception):
    """The key of a row is there already."""


class Unknown(Exception):
    """A row belongs to something that is not there."""


_BUSY: Final = (
    "another program is writing to it and did not finish; close it or try again",
    "另一个程序正在写入且没有结束，请关闭它或者稍后再试",
)
_FULL: Final = (
    "the disk is full; make room and do it again, nothing was half written",
    "磁盘已满：请腾出空间后再做一次，没有写入一半的内容",
)
_UNWRITABLE: Final = (
    "it may not be written: change its permissions (and those of the folder), or name another place with --db",
    "不允许写入：请修改它（和所在文件夹）的权限，或者用--db指定其他位置",
)
# What SQLite says, by the last byte of its code, and what it means for whoever keeps something there.
_SQLITE: Final[dict[int, Pair]] = {
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
    sqlite3.SQLITE_READONLY: _UNWRITABLE,
    sqlite3.SQLITE_PERM: ("it may not be opened: change its permissions", "不允许打开：请修改权限"),
    sqlite3.SQLITE_CANTOPEN: (
        "it cannot be opened or made there: see whether the folder exists and may be written",
        "无法在那里打开或新建：请确认文件夹存在并且可以写入",
    ),
    sqlite3.SQLITE_NOTADB: (
        "this is no database of {0}; it was left as it is",
        "这不是{1}数据库，文件没有改动",
    ),
    sqlite3.SQLITE_CORRUPT: (
        "the file is damaged; take a copy of it, and go on with the last export or copy",
        "文件已损坏：请先备份，再用最近的导出文件或副本继续",
    ),
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: ("the disk cannot be read or written", "无法读写磁盘"),
}
# The same by the codes of PostgreSQL: lock not available, disk full, insufficient privilege, read-only transaction.
_POSTGRES: Final = {"55P03": _BUSY, "53100": _FULL, "42501": _UNWRITABLE, "25006": _UNWRITABLE}
_NO_PARENT: Final = (sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, "23503")


def tell_trouble(wrong: BaseException, where: str, what: Pair) -> StoreError:
    """Return what a database complains of as one sentence that names the place, and what is kept there.

    >>> print(tell_trouble(sqlite3.OperationalError("no such thing"), "cup.db", ("events", "比赛")))
    cup.db: the database says: no such thing
    """
    if isinstance(wrong, StoreError):
        return wrong
    below = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    code = getattr(below, "sqlite_errorcode", None)
    known = _SQLITE.get(code & 0xFF) if isinstance(code, int) else _POSTGRES.get(getattr(below, "sqlstate", ""))
    if known is not None:
        return StoreError(f"{where}: {known[0].format(*what)}", f"{where}：{known[1].format(*what)}")
    said = next((line.strip() for line in str(below).splitlines() if line.strip()), type(below).__name__)
    if isinstance(wrong, OperationalError) and not isinstance(below, sqlite3.Error):
        return StoreError(
            f"{where}: the database cannot be reached: {said}; see whether it runs, and its address and password",
            f"{where}：无法连接数据库：{said}；请确认它正在运行，地址和密码正确",
        )
    return StoreError(f"{where}: the database says: {said}", f"{where}：数据库报告：{said}")


def is_taken(wrong: SQLAlchemyError) -> bool:
    """Whether a row was refused because its key is there already.

    >>> is_taken(SQLAlchemyError("no"))
    False
    """
    return isinstance(wrong, IntegrityError)


def lacks_parent(wrong: SQLAlchemyError) -> bool:
    """Whether a row was refused because what it belongs to is not there.

    >>> lacks_parent(SQLAlchemyError("no"))
    False
    """
    below = wrong.orig if isinstance(wrong, IntegrityError) else None
    return getattr(below, "sqlite_errorcode", getattr(below, "sqlstate", None)) in _NO_PARENT


@contextlib.contextmanager
def telling(where: str, what: Pair) -> Iterator[None]:
    """Turn what a database complains of into a sentence.

    >>> with telling("cup.db", ("events", "比赛")):
    ...     raise sqlite3.OperationalError("no such thing")
    Traceback (most recent call last):
    ...
    spellspeed.database.troubles.StoreError: cup.db: the database says: no such thing
    """
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as wrong:
        if isinstance(wrong, SQLAlchemyError) and lacks_parent(wrong):
            raise Unknown from None
        if isinstance(wrong, SQLAlchemyError) and is_taken(wrong):
            raise Taken from None
        raise tell_trouble(wrong, where, what) from None
