"""The command `version`: which version and which build of the engine this is."""

import argparse

from spellspeed import __version__
from spellspeed.commands.options import Parser
from spellspeed.commands.players import build_kind


def add_version(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that says what is running."""
    commands.add_parser("version", help="print the version and whether the engine is compiled")


def version_command(chosen: argparse.Namespace) -> int:
    """Print the version and whether the engine is compiled."""
    print(f"spellspeed {__version__} ({build_kind()})")
    return 0
