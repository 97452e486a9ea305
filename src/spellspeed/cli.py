"""The command `spellspeed`: what it is told, and which of its commands does it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from spellspeed.commands.options import (
    Parser,
    WrongInput,
    complain,
    put_language_last,
    tell_error,
    wanted_language,
)

COMMANDS = (
    *("play", "match", "puzzle", "cards", "deck", "convert", "duel", "rules", "replay", "position", "ruling"),
    *("tournament", "serve", "server", "completion", "version"),
)
DESCRIPTION = "Yu-Gi-Oh! OCG duels: play in the terminal, look up cards and rules, check decks, let bots play."
FIRST_STEPS = """first steps:
  spellspeed play                    a duel against the bot; it asks which decks
  spellspeed cards "blue eyes"       what a card does
  spellspeed rules "Normal Summon"   what the rules say
  spellspeed COMMAND --help          what a command can do
  spellspeed --help --lang zh        all this in Chinese; every command takes --lang zh"""
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
    words = put_language_last(sys.argv[1:] if argv is None else list(argv))
    try:
        parser = build_parser(words)
        if not words or words[0].startswith("--lang"):
            parser.print_help(sys.stderr)
            return 1
        chosen = parser.parse_args(words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    who, lang = f"spellspeed {chosen.command}", getattr(chosen, "lang", "en")
    try:
        return import_from(chosen.command, f"{chosen.command}_command")(chosen)
    except (ValueError, LookupError, OSError, WrongInput) as wrong:
        if isinstance(wrong, BrokenPipeError):
            return leave_broken_pipe()
        complain(who, tell_error(wrong, lang))
        return 1
    except KeyboardInterrupt:
        print(f"\n{who}: {'已停止' if lang == 'zh' else 'stopped'}", file=sys.stderr)
        return STOPPED


def leave_broken_pipe() -> int:
    """Leave quietly when whoever read our output has gone, as with `| head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def build_parser(argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser of the command these arguments begin with, which alone is imported, or of all commands.

    >>> build_parser().parse_args(["duel", "--games", "5"]).games
    5
    """
    parser = Parser(prog="spellspeed", description=DESCRIPTION, epilog=FIRST_STEPS)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    for name in argv[:1] if argv and argv[0] in COMMANDS else COMMANDS:
        import_from(name, f"add_{name}")(commands)
    describe_commands(commands)
    if wanted_language(argv) == "zh":
        from spellspeed.commands.chinese_help import speak_chinese  # only who reads Chinese pays for it

        speak_chinese(parser)
    return parser


def describe_commands(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Let the help of each command begin with what the list of commands says of it."""
    for action in commands._get_subactions():
        told = str(action.help or "")
        commands.choices[action.dest].description = f"{told[:1].upper()}{told[1:]}."


def import_from(command: str, function: str) -> Callable[..., int]:
    """Return a function of the module that holds a command.

    >>> import_from("version", "version_command").__name__
    'version_command'
    """
    found: Callable[..., int] = getattr(import_module(f"spellspeed.commands.{command}"), function)
    return found
