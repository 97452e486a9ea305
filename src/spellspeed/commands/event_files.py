"""The steps of an event that write and read files: pages to print, its log, tables of it."""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from spellspeed.commands.event_desk import Desk, clean_name, open_desk
from spellspeed.commands.event_told import find_round
from spellspeed.commands.options import WrongInput
from spellspeed.event.exchange import KIND, LARGEST, FileError, judge_again, read_log, write_csv, write_log
from spellspeed.event.printing import MARK, write_pairings, write_slips, write_standings
from spellspeed.event.store import Store
from spellspeed.user_folder import write_whole

STREAM: Final = "-"
STRANGE: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*\s]+')  # what some systems do not take in the name of a file


def name_file(event: str, what: str, ending: str) -> str:
    """Return what a file about an event is called.

    >>> name_file("Spring/Cup 2026", "slips-round-2", "html"), name_file("春季赛", "standings", "csv")
    ('Spring-Cup-2026-slips-round-2.html', '春季赛-standings.csv')
    """
    return f"{STRANGE.sub('-', event).strip('-. ')[:80] or KIND}-{what}.{ending}"


def do_print(chosen: argparse.Namespace) -> int:
    """Write a page to print."""
    with open_desk(chosen) as desk:
        what = chosen.page
        if chosen.page == "standings":
            if chosen.round is not None:
                raise WrongInput("standings are those of now: leave out --round", "排名是当前的排名：请去掉--round")
            text = write_standings(desk.t, chosen.lang)
            if desk.t.rounds:
                what += f"-{'during' if desk.t.stage == 'round' else 'after'}-round-{len(desk.t.rounds)}"
        else:
            round = find_round(desk, chosen.round)
            write = write_pairings if chosen.page == "pairings" else write_slips
            text = write(desk.t, round, chosen.lang)
            what += f"-round-{round.number}"
        put_out(desk, chosen, text, name_file(desk.name, what, "html"))
    return 0


def do_export(chosen: argparse.Namespace) -> int:
    """Write the log of an event as JSON, or a table of it as CSV."""
    with open_desk(chosen) as desk:
        if chosen.table == "log":
            put_out(desk, chosen, write_log(desk.t.rows), name_file(desk.name, "log", "json"))
        else:
            text = write_csv(desk.t, chosen.table, chosen.bom)
            put_out(desk, chosen, text, name_file(desk.name, chosen.table, "csv"))
    return 0


def put_out(desk: Desk, chosen: argparse.Namespace, text: str, usual: str) -> None:
    """Write a file whole or not at all, and never over one that is not known to be ours."""
    if chosen.to == STREAM:
        sys.stdout.write(text)
        return
    path = Path(chosen.to or usual)
    if path.is_dir():
        path = path / usual
    if path.exists() and not chosen.force and not is_ours(path, usual):
        raise WrongInput(f"{path} is there already; --force overwrites it", f"{path}已经存在，--force可以覆盖")
    write_whole(path, text.encode("utf-8"))
    desk.say(f"Written: {path}", f"已写入：{path}")


def is_ours(path: Path, usual: str) -> bool:
    """Whether a file is one that we have written before and may write anew: it says so, or is our table by name."""
    with path.open("rb") as file:
        begun = file.read(400).decode("utf-8", "replace")
    return (
        MARK in begun or begun.startswith(f'{{"spellspeed": "{KIND}"') or (path.name == usual and path.suffix == ".csv")
    )


def do_import(chosen: argparse.Namespace) -> int:
    """Read an event that was exported."""
    path = Path(chosen.file)
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    try:
        rows = read_log(content)
        if chosen.name is not None and rows:
            rows = (rows[0]._replace(body={**rows[0].body, "name": clean_name(chosen.name)}), *rows[1:])
        t = judge_again(rows)
    except FileError as wrong:
        raise WrongInput(f"{path}: {wrong}", f"{path}：{wrong.chinese}") from None
    with Store.open(chosen.db) as store:
        store.begin(t.name, rows)
        desk = Desk(store, t.name, chosen.lang)
        desk.say(f"Imported: {t.name}, {len(rows)} rows.", f"已导入：{t.name}，{len(rows)}条记录。")
        desk.tell_next()
    return 0
