"""The command `spellspeed`: what it is told, and which of its commands does it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from spellspeed.commands.options import Parser, WrongInput

COMMANDS = (
    *("play", "puzzle", "cards", "deck", "convert", "duel", "rules", "replay", "position", "ruling"),
    *("tournament", "completion", "version"),
)
STOPPED = 130  # the exit code of a command that Ctrl-C ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 1 for wrong input, 130 when Ctrl-C ended it.

    >>> main(["rules", "damage.effect.reduces-lp", "--lang", "zh"])
    damage.effect.reduces-lp：受到效果伤害的玩家，从自己的基本分减去那个数值。（000:548, 003:532）
    0
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal without Chinese letters shows question marks, no traceback.
            stream.reconfigure(errors="replace")
    try:
        chosen = build_parser(sys.argv[1:] if argv is None else argv).parse_args(argv)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    try:
        return import_from(chosen.command, f"{chosen.command}_command")(chosen)
    except (ValueError, LookupError, OSError, WrongInput) as wrong:
        if isinstance(wrong, BrokenPipeError):
            return leave_broken_pipe()
        told = one_line(wrong)
        if getattr(chosen, "lang", "") == "zh":
            told = getattr(wrong, "chinese", told).replace("\n", "；")
        print(f"spellspeed {chosen.command}: {told}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nspellspeed {chosen.command}: stopped", file=sys.stderr)
        return STOPPED


def one_line(error: Exception) -> str:
    """Return an error's message as one line.

    >>> one_line(ValueError("first\\nsecond"))
    'first; second'
    """
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    # A KeyError prints its message in quotation marks.
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return "; ".join(line.strip() for line in text.splitlines() if line.strip()) or type(error).__name__


def leave_broken_pipe() -> int:
    """Leave quietly when whoever read our output has gone, as with `| head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def build_parser(argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser of the command these arguments begin with, which alone is imported, or of all commands.

    >>> build_parser().parse_args(["duel", "--games", "5"]).games
    5
    """
    parser = Parser(prog="spellspeed", description="A Yu-Gi-Oh! OCG duel engine.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in argv[:1] if argv and argv[0] in COMMANDS else COMMANDS:
        import_from(name, f"add_{name}")(commands)
    return parser


def import_from(command: str, function: str) -> Callable[..., int]:
    """Return a function of the module that holds a command.

    >>> import_from("version", "version_command").__name__
    'version_command'
    """
    found: Callable[..., int] = getattr(import_module(f"spellspeed.commands.{command}"), function)
    return found
