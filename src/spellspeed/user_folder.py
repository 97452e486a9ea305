"""Where the files of the person who plays are kept, outside of the package."""

import os
import sys
from importlib import import_module
from pathlib import Path


def user_folder() -> Path:
    """Return the folder for the user's own files; it is not created.

    The environment variable SPELLSPEED_DATA names another one; else it is where the system keeps such files.

    >>> user_folder().name != ""
    True
    """
    named = os.environ.get("SPELLSPEED_DATA")
    if named:
        return Path(named)
    try:
        found = import_module("platformdirs").user_data_path("spellspeed", appauthor=False)
    except ImportError:
        return _usual_folder() / "spellspeed"
    return Path(found)


def _usual_folder() -> Path:
    """Where the programs of this system keep a user's files."""
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
