"""Where a user's own data lie on each system, and how a file is written there whole or not at all."""

import contextlib
import os
import pathlib
import sys
import tempfile
from importlib import import_module
from typing import Final

VARIABLE: Final = "SPELLSPEED_DATA"  # names another folder
NAME: Final = "spellspeed"
PART: Final = ".part"  # behind the name of a file that is still being written


def user_folder() -> pathlib.Path:
    """Return the folder of the user's own data; it need not exist yet.

    >>> import os
    >>> before = os.environ.get(VARIABLE)
    >>> os.environ[VARIABLE] = "here"
    >>> user_folder().name
    'here'
    >>> _ = os.environ.pop(VARIABLE) if before is None else os.environ.update({VARIABLE: before})
    """
    named = os.environ.get(VARIABLE, "")
    if named:
        return pathlib.Path(named)
    try:
        # Whoever has it installed gets what it says of rarer systems; it is no dependency of ours.
        found: str = import_module("platformdirs").user_data_dir(NAME, appauthor=False)
        return pathlib.Path(found)
    except ImportError:
        return usual_folder(sys.platform, os.environ) / NAME


def usual_folder(platform: str, environment: "os._Environ[str] | dict[str, str]") -> pathlib.Path:
    """Return the folder in which programs keep a user's data on a system.

    >>> usual_folder("linux", {"XDG_DATA_HOME": "/data"}).as_posix()
    '/data'
    """
    home = pathlib.Path.home
    if platform == "win32":
        local = environment.get("LOCALAPPDATA", "")
        return pathlib.Path(local) if local else home() / "AppData" / "Local"
    if platform == "darwin":
        return home() / "Library" / "Application Support"
    shared = environment.get("XDG_DATA_HOME", "")
    # The specification of that variable wants a relative path to be ignored.
    return pathlib.Path(shared) if shared.startswith("/") else home() / ".local" / "share"


def write_whole(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file so that nobody ever finds half of it: into a file beside it, which then takes its place.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_whole(f"{folder}/new/one", b"12")
    ...     pathlib.Path(folder, "new", "one").read_bytes()
    b'12'
    """
    target = pathlib.Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    number, beside = tempfile.mkstemp(PART, f".{target.name}.", target.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def is_part(path: pathlib.Path) -> bool:
    """Whether a file was begun by `write_whole` and perhaps never finished.

    >>> is_part(pathlib.Path("saves", ".one.x7.part")), is_part(pathlib.Path("one.json"))
    (True, False)
    """
    return path.suffix == PART
