"""The command `ruling`: rulings that a judge has written, played and checked."""

import argparse
from pathlib import Path
from typing import NamedTuple

from spellspeed.commands.options import Parser, WrongInput, add_language
from spellspeed.commands.progress import watched
from spellspeed.transcript import Ruling, TranscriptError, check_ruling, read_rulings

ENDING = ".duel"


class Written(NamedTuple):
    """A ruling with the file that it stands in."""

    file: Path
    ruling: Ruling


def add_ruling(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that checks rulings."""
    parser = commands.add_parser("ruling", help="play written rulings and say where one does not hold")
    told = f"a file of rulings (docs/writing-rulings.md), or a folder with {ENDING} files"
    parser.add_argument("files", nargs="+", metavar="FILE", help=told)
    add_language(parser)


def ruling_command(chosen: argparse.Namespace) -> int:
    """Play every ruling; 0 if all of them hold and each checks something, else 1."""
    chinese = chosen.lang == "zh"
    files = find_files(chosen.files)
    rulings: list[Written] = []
    false = 0
    for file in files:
        try:
            found = read_rulings(read_file(file))
        except TranscriptError as wrong:
            tell(file, wrong.line, wrong, chinese)
            false += 1
            continue
        rulings += [Written(file, ruling) for ruling in found]
        if not found:
            false += 1
            print(
                f"{file}：没有裁定，什么也没有检查" if chinese else f"{file}: no ruling is in it, so it checks nothing"
            )
    for file, ruling in watched(rulings, len(rulings), "rulings"):
        false += not holds(file, ruling, chinese)
    if chinese:
        print(f"{len(files)}个文件，{len(rulings)}条裁定：" + (f"{false}处不成立" if false else "全部成立"))
    else:
        counted = f"{count(len(rulings), 'ruling')} in {count(len(files), 'file')}"
        print(f"{counted}: " + (f"{count(false, 'failure')}" if false else "all hold"))
    return 1 if false else 0


def holds(file: Path, ruling: Ruling, chinese: bool) -> bool:
    """Play a ruling, tell what is wrong with it, and return whether it holds."""
    wrong = check_ruling(ruling)
    for problem in wrong:
        tell(file, problem.line, problem, chinese)
    if not ruling.expect and not wrong:
        told = "the ruling expects nothing, so it checks nothing"
        tell(file, ruling.line, TranscriptError(ruling.line, told, "这条裁定没有写结果，什么也没有检查"), chinese)
    if wrong or not ruling.expect:
        print(f"  裁定：{ruling.title}" if chinese else f"  ruling: {ruling.title}")
        return False
    return True


def tell(file: Path, line: int, problem: TranscriptError, chinese: bool) -> None:
    """Print what is wrong, with file and line, as compilers do."""
    print(f"{file}:{line}：{problem.chinese}" if chinese else f"{file}:{line}: {problem.problem}")


def find_files(given: list[str]) -> list[Path]:
    """Return the files that were named, and those of the folders that were named, each once and in order.

    >>> [path.name for path in find_files(["a.duel", "a.duel"])]
    ['a.duel']
    """
    found: dict[Path, None] = {}
    for name in given:
        path = Path(name)
        inside = sorted(path.rglob(f"*{ENDING}")) if path.is_dir() else [path]
        if not inside:
            raise WrongInput(f"{name} holds no file that ends in {ENDING}", f"{name}里没有{ENDING}文件")
        found.update(dict.fromkeys(inside))
    return list(found)


def read_file(path: Path) -> str:
    """Return the text of a file."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise WrongInput(f"{path} is not UTF-8 text (byte {wrong.start})") from None


def count(number: int, thing: str) -> str:
    """Return a number of things in words.

    >>> count(1, "ruling"), count(2, "ruling")
    ('1 ruling', '2 rulings')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
