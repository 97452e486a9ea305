"""What is said of a file of another program that cannot be read, in both languages."""

import os
import pathlib
from typing import Final

LARGEST_FILE: Final = 16 * 1024 * 1024


class FileFormatError(ValueError):
    """A file of another program cannot be read; the message names the file, the place in it and what is wrong there.

    >>> raise FileFormatError("mine.yrp", "it is no replay", "它不是录像")
    Traceback (most recent call last):
    ...
    spellspeed.formats.errors.FileFormatError: mine.yrp: it is no replay
    """

    def __init__(self, name: str, problem: str, problem_zh: str = "", line: int = 0) -> None:
        super().__init__(name, problem, problem_zh, line)
        self.name: Final = name
        self.problem: Final = problem
        self.problem_zh: Final = problem_zh or problem
        self.line: Final = line  # counted from 1; 0 where a file has no lines

    def __str__(self) -> str:
        return f"{self.name}{f', line {self.line}' if self.line else ''}: {self.problem}"

    @property
    def chinese(self) -> str:
        """The same for a Chinese reader.

        >>> FileFormatError("mine.lua", "it is empty", "文件是空的", 1).chinese
        'mine.lua，第1行：文件是空的'
        """
        return f"{self.name}{f'，第{self.line}行' if self.line else ''}：{self.problem_zh}"


def read_bytes(path: str | os.PathLike[str], largest: int = LARGEST_FILE) -> bytes:
    """Read a whole file, but never more than `largest` bytes.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "one").write_bytes(b"12345")
    ...     read_bytes(f"{folder}/one", 5)
    b'12345'
    """
    with pathlib.Path(path).open("rb") as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        name = os.fspath(path)
        raise FileFormatError(
            name,
            f"it is larger than the {largest} bytes that are read of such a file",
            f"文件超过了可读取的{largest}字节",
        )
    return content
