"""The command `replay`: what happened in a saved duel."""

import argparse

from spellspeed import Replay
from spellspeed.commands.options import Parser, add_language, add_plain


def add_replay(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that tells a saved duel."""
    parser = commands.add_parser("replay", help="print what happened in a saved duel")
    parser.add_argument("file", metavar="FILE")
    add_plain(parser)
    add_language(parser)


def replay_command(chosen: argparse.Namespace) -> int:
    """Print what happened in a saved duel, a line an event."""
    for line in Replay.load(chosen.file).log(chosen.lang):
        print(line)
    return 0
