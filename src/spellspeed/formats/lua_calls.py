"""The straight-line part of Lua in which puzzles are written: calls, and variables that hold what a call gives."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spellspeed.formats.errors import FileFormatError

MOST_CALLS: Final = 2000
LARGEST_NUMBER: Final = 1 << 63
# What a text is made of; the first that fits counts.
_PARTS: Final = (
    ("space", r"[ \t\r\f\v\n]+"),
    # A block that is never closed goes to the end of the file: some puzzles end in such a one.
    ("comment", r"--\[(?P<level>=*)\[.*?(?:\](?P=level)\]|\Z)|--[^\n]*"),
    ("string", r'"(?:[^"\\\n]|\\.)*"|' + r"'(?:[^'\\\n]|\\.)*'|\[(?P<depth>=*)\[.*?\](?P=depth)\]"),
    ("number", r"0[xX][0-9A-Fa-f]+(?![\w.])|[0-9]+(?![\w.])"),
    ("name", r"[A-Za-z_][A-Za-z0-9_]*"),
    ("mark", r"[(),=+|.;-]"),
)
_TOKEN: Final = re.compile("|".join([f"(?P<{kind}>{pattern})" for kind, pattern in _PARTS]), re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(\d{1,3}|.)", re.DOTALL)
_ESCAPES: Final = {"n": "\n", "t": "\t", "r": "", "\n": "\n"}
_RESERVED: Final = (
    *("and", "break", "do", "else", "elseif", "end", "for", "function", "goto", "if", "in", "not", "or", "repeat"),
    *("return", "then", "until", "while"),
)


class PuzzleError(FileFormatError):
    """A puzzle cannot be read or laid out; the message names the line.

    >>> raise PuzzleError("mine.lua", "a loop is not read", line=3)
    Traceback (most recent call last):
    ...
    spellspeed.formats.lua_calls.PuzzleError: mine.lua, line 3: a loop is not read
    """


@dataclass(frozen=True)
class Name:
    """A constant or a variable that stands where a value belongs.

    >>> Name("LOCATION_HAND").text
    'LOCATION_HAND'
    """

    text: str


Value = int | str | bool | None | Name


@dataclass(frozen=True)
class Call:
    """One call: what is called, with which values, and which variable holds what it gives.

    A value is a sum of terms; a single term is a sum of one.

    >>> Call(1, "Debug.SetAIName", (("Kaiba",),)).function
    'Debug.SetAIName'
    """

    line: int
    function: str
    arguments: tuple[tuple[Value, ...], ...]
    variable: str = ""


@dataclass(frozen=True)
class Comment:
    """A comment, without its marks.

    >>> Comment(1, "message\\nWin!", True).text
    'message\\nWin!'
    """

    line: int
    text: str
    block: bool


@dataclass
class _Token:
    kind: str
    text: str
    line: int


class _Reader:
    """Hands out the tokens of a text one after the other, and keeps its comments; an early fault ends it early."""

    def __init__(self, name: str, tokens: Iterator[_Token]) -> None:
        self.name = name
        self.tokens = tokens
        self.comments: list[Comment] = []
        self.next = self.find_next()

    def find_next(self) -> _Token:
        for token in self.tokens:
            if token.kind != "comment":
                return token
            self.comments.append(_read_comment(token))
        return self.next  # the end: there it stays, however often somebody takes it

    def look(self) -> _Token:
        return self.next

    def take(self) -> _Token:
        token = self.next
        self.next = self.find_next()
        return token

    def take_mark(self, *marks: str) -> str:
        token = self.take()
        if token.kind != "mark" or token.text not in marks:
            wanted = [repr(mark) for mark in marks]
            problem = f"{' or '.join(wanted)} belongs where {tell(token)} stands"
            raise self.wrong(token, problem, f"{tell_zh(token)}处应为{'或'.join(wanted)}")
        return token.text

    def wrong(self, token: _Token, problem: str, problem_zh: str) -> PuzzleError:
        return PuzzleError(self.name, problem, problem_zh, token.line)


def tell(token: _Token, end: str = "the end of the file") -> str:
    """Quote a token for a message."""
    return end if token.kind == "end" else repr(token.text[:40])


def tell_zh(token: _Token) -> str:
    """Quote a token for a Chinese message."""
    return tell(token, "文件末尾")


def read_calls(text: str, name: str = "puzzle") -> tuple[list[Call], list[Comment]]:
    """Read a text that is nothing but calls, and its comments.

    >>> calls, comments = read_calls('--hello\\nlocal a = Debug.AddCard(07459013, 1 + LOCATION_HAND)')
    >>> calls[0].variable, calls[0].arguments[0], comments[0].text
    ('a', (7459013,), 'hello')
    """
    reader = _Reader(name, _split(text, name))
    calls: list[Call] = []
    while reader.look().kind != "end":
        if reader.look().text == ";" and reader.look().kind == "mark":
            reader.take()
            continue
        calls.append(_read_statement(reader))
        if len(calls) > MOST_CALLS:
            raise reader.wrong(reader.look(), f"more than {MOST_CALLS} calls", f"超过{MOST_CALLS}次调用")
    return calls, reader.comments


def _split(text: str, name: str) -> Iterator[_Token]:
    at, line = 0, 1
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None or found.lastgroup is None:
            shown = text[at : at + 20].splitlines()[0]
            raise PuzzleError(name, f"{shown!r} is nothing we read", f"无法读取{shown!r}", line)
        if found.lastgroup != "space":
            yield _Token(found.lastgroup, found[0], line)
        line += found[0].count("\n")
        at = found.end()
    yield _Token("end", "", line)


def _read_comment(token: _Token) -> Comment:
    block = re.fullmatch(r"--\[(=*)\[(.*?)(?:\]\1\])?", token.text, re.DOTALL)
    return Comment(token.line, block[2] if block else token.text[2:].strip(), block is not None)


def _read_statement(reader: _Reader) -> Call:
    first = reader.take()
    local = first.kind == "name" and first.text == "local"
    if local:
        first = reader.take()
    if first.kind != "name" or first.text in _RESERVED:
        problem = f"{tell(first)} begins no call; only calls one after the other are read, no other Lua"
        raise reader.wrong(first, problem, f"{tell_zh(first)}不是调用；只能读取依次的调用，不能读取其他Lua代码")
    variable = ""
    if local or (reader.look().kind == "mark" and reader.look().text == "="):
        variable = first.text
        reader.take_mark("=")
        first = reader.take()
        if first.kind != "name" or first.text in _RESERVED:
            raise reader.wrong(
                first,
                f"the variable {variable} holds no call but {tell(first)}; only what Debug.AddCard gives is kept",
                f"变量{variable}不是调用的结果，而是{tell_zh(first)}；只保存Debug.AddCard的结果",
            )
    function = first.text
    while reader.look().text == "." and reader.look().kind == "mark":
        reader.take()
        behind = reader.take()
        if behind.kind != "name":
            raise reader.wrong(behind, f"a name belongs where {tell(behind)} stands", f"{tell_zh(behind)}处应为名称")
        function += f".{behind.text}"
    reader.take_mark("(")
    arguments: list[tuple[Value, ...]] = []
    if reader.look().kind == "mark" and reader.look().text == ")":
        reader.take()
        return Call(first.line, function, (), variable)
    while True:
        arguments.append(_read_sum(reader))
        if reader.take_mark(",", ")") == ")":
            return Call(first.line, function, tuple(arguments), variable)


def _read_sum(reader: _Reader) -> tuple[Value, ...]:
    terms = [_read_term(reader)]
    while reader.look().kind == "mark" and reader.look().text in "+|":
        reader.take()
        terms.append(_read_term(reader))
    return tuple(terms)


def _read_term(reader: _Reader) -> Value:
    token = reader.take()
    if token.kind == "mark" and token.text == "-":
        if reader.look().kind == "number":
            behind = _read_term(reader)
            assert isinstance(behind, int)
            return -behind
        raise reader.wrong(token, "a number belongs behind '-'", "'-'后面应为数字")
    if token.kind == "number":
        # A zero in front does not make a number octal in Lua.
        number = (
            int(token.text, 16 if token.text[:2] in ("0x", "0X") else 10) if len(token.text) < 40 else LARGEST_NUMBER
        )
        if number >= LARGEST_NUMBER:
            raise reader.wrong(token, f"{tell(token)} is too large a number", f"数字{tell_zh(token)}太大")
        return number
    if token.kind == "string":
        return _read_string(token.text)
    if token.kind == "name" and token.text not in _RESERVED:
        return {"true": True, "false": False, "nil": None}.get(token.text, Name(token.text))
    raise reader.wrong(token, f"{tell(token)} is no value", f"{tell_zh(token)}不是数值")


def _read_string(text: str) -> str:
    if text[0] == "[":
        return re.sub(r"^\[=*\[\r?\n?|\]=*\]$", "", text)
    return _ESCAPE.sub(_unescape, text[1:-1])


def _unescape(found: re.Match[str]) -> str:
    return chr(min(int(found[1]), 255)) if found[1].isdigit() else _ESCAPES.get(found[1], found[1])
