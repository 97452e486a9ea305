"""The command `replay`: what happened in a saved duel."""

import argparse
from pathlib import Path

from spellspeed import Replay
from spellspeed.commands.options import Parser, add_language, add_plain
from spellspeed.formats.yrp import is_replay


def add_replay(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that tells a saved duel."""
    parser = commands.add_parser("replay", help="print what happened in a saved duel")
    parser.add_argument(
        "file", metavar="FILE", help="a duel that `save FILE` kept, or a .yrp or .yrpX file of another program"
    )
    parser.add_argument(
        "--verify", action="store_true", help="check the dice of a server's duel step by step (docs/fair-dice.md)"
    )
    add_plain(parser)
    add_language(parser)


def replay_command(chosen: argparse.Namespace) -> int:
    """Print what happened in a saved duel, a line an event, or what a replay of another program holds."""
    if chosen.verify:
        from spellspeed.commands.verifying import verify_command

        return verify_command(chosen.file, chosen.lang)
    with Path(chosen.file).open("rb") as opened:
        if is_replay(opened.read(4)):
            from spellspeed.commands.other_replay import other_replay_command

            return other_replay_command(chosen.file, chosen.lang)
    for line in Replay.load(chosen.file).log(chosen.lang):
        print(line)
    return 0
