"""The command `position`: a written position, read and shown."""

import argparse
from pathlib import Path

from spellspeed import Duel
from spellspeed.commands.options import Parser, WrongInput, add_language
from spellspeed.svg import draw_duel


def add_position(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that reads a position."""
    parser = commands.add_parser("position", help="read a written position and show it")
    parser.add_argument("file", metavar="FILE", help="a position as text (docs/design/positions.md)")
    parser.add_argument("--svg", metavar="OUT", help="also draw it into this file")
    add_language(parser)


def position_command(chosen: argparse.Namespace) -> int:
    """Read a position, print it as we write it, and draw it if a file to draw into is named."""
    try:
        text = Path(chosen.file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise WrongInput(f"{chosen.file} is not UTF-8 text") from None
    duel = Duel.from_position(text)
    print(duel.to_text(chosen.lang), end="")
    if chosen.svg is not None:
        Path(chosen.svg).write_text(draw_duel(duel, lang=chosen.lang), encoding="utf-8")
    return 0
