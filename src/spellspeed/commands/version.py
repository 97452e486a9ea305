"""The command `version`: which version and which build of the engine this is."""

import argparse

import spellspeed.words
from spellspeed import __version__
from spellspeed.commands.options import Parser, add_language


def add_version(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that says what is running."""
    add_language(commands.add_parser("version", help="print the version and whether the engine is compiled"))


def version_command(chosen: argparse.Namespace) -> int:
    """Print the version and whether the engine is compiled."""
    print(f"spellspeed {__version__} ({build_kind()})")
    return 0


def build_kind() -> str:
    """Return which build of the engine runs: "compiled", or "interpreted", which plays the same and is slower.

    >>> build_kind() in ("compiled", "interpreted")
    True
    """
    return "interpreted" if str(spellspeed.words.__file__).endswith(".py") else "compiled"
