"""Events as files: the whole log as JSON, which comes back equal; players, pairings, results, standings as CSV."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from spellspeed.event.records import Pairing, Row
from spellspeed.event.refused import EventRefused
from spellspeed.event.tournament import Tournament

KIND: Final = "event"  # what a file of ours holds
VERSION: Final = 1
LARGEST: Final = 64 * 1024 * 1024  # bytes of a file that is read
BEGINS_A_FORMULA: Final = tuple("=+-@\t\r\n＝＋－＠")
HEADS: Final = {
    "name": ("name", "player", "姓名", "选手", "名字"),
    "member": ("member", "会员", "会员号"),
    "deck": ("deck", "卡组"),
}
MARKS: Final = (",", ";", "\t")  # what spreadsheets put between columns, after the country they are set to


class FileError(ValueError):
    """A file cannot be read as an event or as a list of players.

    >>> raise FileError("there is no name in line 3", "第3行没有姓名")
    Traceback (most recent call last):
    ...
    spellspeed.event.exchange.FileError: there is no name in line 3
    """

    def __init__(self, told: str, chinese: str) -> None:
        super().__init__(told)
        self.chinese = chinese


def write_log(rows: Iterable[Row]) -> str:
    """Return the log of an event as JSON, a row a line.

    >>> read_log(write_log([Row(1, "new", {"name": "春季赛"}, "2026")])) == (Row(1, "new", {"name": "春季赛"}, "2026"),)
    True
    """
    lines = [json.dumps(row._asdict(), ensure_ascii=False, sort_keys=True) for row in rows]
    body = ",\n".join(lines)
    return f'{{"spellspeed": "{KIND}", "version": {VERSION}, "rows": [\n{body}\n]}}\n'


def read_log(text: str | bytes) -> tuple[Row, ...]:
    """Return the log that JSON holds; whether an event can be made of it is for `Tournament.fold` to say.

    >>> read_log("{}")
    Traceback (most recent call last):
    ...
    spellspeed.event.exchange.FileError: this is no event that Spellspeed has written
    """
    if len(text) > LARGEST:
        raise FileError(f"it has more than {LARGEST} bytes", f"超过{LARGEST}字节")
    try:
        held = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        at = f" in line {wrong.lineno}" if isinstance(wrong, json.JSONDecodeError) else ""
        at_zh = f"，第{wrong.lineno}行" if isinstance(wrong, json.JSONDecodeError) else ""
        raise FileError(f"this is no JSON{at}", f"不是JSON文件{at_zh}") from None
    if not isinstance(held, dict) or held.get("spellspeed") != KIND or not isinstance(held.get("rows"), list):
        raise FileError("this is no event that Spellspeed has written", "这不是本程序导出的赛事")
    if held.get("version") != VERSION:
        told = (
            f"it was written by a later version of Spellspeed (version {held.get('version')!r} of the format); update"
        )
        raise FileError(told, f"由更新版本的程序写入（格式版本{held.get('version')!r}），请更新程序")
    return tuple([_read_row(row, number) for number, row in enumerate(held["rows"], 1)])


def _read_row(row: object, number: int) -> Row:
    shape = {"number": int, "kind": str, "body": dict, "at": str}
    if (
        not isinstance(row, dict)
        or set(row) != set(shape)
        or not all(isinstance(row[name], kind) for name, kind in shape.items())
        or row["number"] != number
    ):
        raise _changed(number)
    return Row(row["number"], row["kind"], row["body"], row["at"])


def judge_again(rows: Sequence[Row]) -> Tournament:
    """Return the event that rows of a file tell, if each would be taken now just as it stands.

    A deck is not judged again: the list may have changed since.

    >>> judge_again([Row(1, "enter", {"name": "Ann"}, "")])
    Traceback (most recent call last):
    ...
    spellspeed.event.exchange.FileError: row 1: There is no event yet.
    """
    t = Tournament()
    for row in rows:
        try:
            taken = t.accept(row.kind, row.body, row.at)
        except EventRefused as refused:
            if refused.why.key != "deck-refused":
                at, at_zh = f"row {row.number}: ", f"第{row.number}条："
                raise FileError(at + refused.sentence(), at_zh + refused.sentence("zh")) from None
            t, taken = Tournament.fold([*t.rows, row]), row
        if taken != row:
            raise _changed(row.number)
    if not rows:
        raise FileError("the log is empty", "记录是空的")
    return t


def _changed(number: int) -> FileError:
    return FileError(f"row {number}: it is not as it was written", f"第{number}条：已被改动")


# ----------------------------------------------------------------------------------------------------------------- CSV


def guard_cell(text: str) -> str:
    """Return a text as a spreadsheet shows it without taking it for a formula.

    >>> guard_cell("=1+1"), guard_cell("Ann"), guard_cell("'quoted")
    ("'=1+1", 'Ann', "'quoted")
    """
    return f"'{text}" if text.lstrip(" ").startswith(BEGINS_A_FORMULA) else text


def open_cell(text: str) -> str:
    """Return what `guard_cell` was given.

    >>> [open_cell(guard_cell(text)) for text in ("=1+1", "Ann", "'quoted")]
    ['=1+1', 'Ann', "'quoted"]
    """
    return text[1:] if text.startswith("'") and guard_cell(text[1:]) != text[1:] else text


def write_table(heads: Sequence[str], rows: Iterable[Sequence[object]], mark: bool = False) -> str:
    r"""Return rows as CSV; with `mark` it begins with the sign by which old spreadsheets know UTF-8.

    >>> write_table(["name", "points"], [["=A1", -3]])
    "name,points\r\n'=A1,-3\r\n"
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(heads)
    for row in rows:
        writer.writerow([guard_cell(cell) if isinstance(cell, str) else cell for cell in row])
    return ("\ufeff" if mark else "") + text.getvalue()


class Table(NamedTuple):
    """What of an event can be had as a table."""

    heads: tuple[str, ...]
    list_rows: Callable[[Tournament], list[tuple[object, ...]]]


def list_players(t: Tournament) -> list[tuple[object, ...]]:
    """Return a row for every player that has entered."""
    rows: list[tuple[object, ...]] = []
    for number, player in sorted(t.players.items()):
        status = "disqualified" if player.disqualified else "in" if player.is_in else "dropped"
        rows.append((number, player.name, player.member, "yes" if player.sheet else "no", status))
    return rows


def list_pairings(t: Tournament) -> list[tuple[object, ...]]:
    """Return a row for every pairing; a bye has no second player and no table."""
    return [
        (round.number, round.kind, _table(pairing), *_names(t, pairing.players))
        for round in t.rounds
        for pairing in round.pairings
    ]


def list_results(t: Tournament) -> list[tuple[object, ...]]:
    """Return a row for every match that has a result."""
    rows: list[tuple[object, ...]] = []
    for round in t.rounds:
        for pairing in round.pairings:
            if pairing.result is not None:
                result = pairing.result
                names = _names(t, pairing.players)
                rows.append((round.number, _table(pairing), *names, *result.score, *result.outcome, result.how))
    return rows


def list_standings(t: Tournament) -> list[tuple[object, ...]]:
    """Return a row for every player, the first first; shares are given to six places."""
    return [
        (
            *(one.place or "", "yes" if one.shared else "no", one.name, one.points, one.wins, one.losses, one.draws),
            *(one.byes, f"{float(one.opponents):.6f}", f"{float(one.opponents_opponents):.6f}", one.lost_rounds),
            one.status,
        )
        for one in t.standings()
    ]


def _table(pairing: Pairing) -> int | str:
    return "" if pairing.is_bye else pairing.table


def _names(t: Tournament, players: Iterable[int | None]) -> list[str]:
    return ["" if player is None else t.players[player].name for player in players]


TABLES: Final[dict[str, Table]] = {
    "players": Table(("number", "name", "member", "deck registered", "status"), list_players),
    "pairings": Table(("round", "stage", "table", "player", "opponent"), list_pairings),
    "results": Table(
        (
            *("round", "table", "player", "opponent", "duels won", "duels lost", "duels drawn"),
            *("outcome", "outcome of the opponent", "how"),
        ),
        list_results,
    ),
    "standings": Table(
        (
            *("place", "shared", "name", "points", "wins", "losses", "draws", "byes"),
            *("opponents", "opponents of opponents", "lost rounds squared", "status"),
        ),
        list_standings,
    ),
}


def write_csv(t: Tournament, what: str, mark: bool = False) -> str:
    """Return players, pairings, results or standings of an event as CSV."""
    table = TABLES[what]
    return write_table(table.heads, table.list_rows(t), mark)


class Entrant(NamedTuple):
    """A player as a list names him."""

    name: str
    member: str = ""
    deck: str = ""
    line: int = 0


def read_players(content: bytes) -> list[Entrant]:
    r"""Read a list of players: CSV with a column `name`, and perhaps `member` and `deck`; or a name a line.

    >>> read_players("name,deck\r\n李 雷,dragons\r\n'=Ann,\r\n".encode())[1]
    Entrant(name='=Ann', member='', deck='', line=3)
    >>> [one.name for one in read_players("Ann\nBob, junior\n".encode())]
    ['Ann', 'Bob, junior']
    >>> read_players("Name;Deck\nAnn;dragons\n".encode())
    [Entrant(name='Ann', member='', deck='dragons', line=2)]
    """
    text = _decode(content)
    lines = text.splitlines()
    found: list[Entrant] = []
    for mark in MARKS:
        first = [cell.strip(' "').casefold() for cell in lines[0].split(mark)] if lines else []
        columns = {
            key: next((at for at, cell in enumerate(first) if cell in names), None) for key, names in HEADS.items()
        }
        if columns["name"] is not None:
            break
    else:
        return [Entrant(open_cell(line.strip()), line=at) for at, line in enumerate(lines, 1) if line.strip()]
    for line, row in _read_rows(text, mark)[1:]:
        cells = {
            key: open_cell(row[at].strip()) if at is not None and at < len(row) else "" for key, at in columns.items()
        }
        if not any(cell.strip() for cell in row):
            continue
        if not cells["name"]:
            raise FileError(f"line {line}: there is no name", f"第{line}行没有姓名")
        found.append(Entrant(cells["name"], cells["member"], cells["deck"], line))
    return found


def _decode(content: bytes) -> str:
    """The text of a file, as most programs write it, or as Chinese spreadsheets do."""
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise FileError("this is no text: save the list as CSV in UTF-8", "这不是文本文件：请把名单保存为UTF-8的CSV")


def _read_rows(text: str, mark: str) -> list[tuple[int, list[str]]]:
    reader: Any = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
    rows: list[tuple[int, list[str]]] = []
    try:
        rows.extend((reader.line_num, row) for row in reader)
    except csv.Error as wrong:
        told = f"line {reader.line_num} is no CSV: {wrong}"
        raise FileError(told, f"第{reader.line_num}行不是CSV：{wrong}") from None
    return rows
