"""Who plays an unfinished duel: a lock beside its file, which the system lifts however the session ends."""

import contextlib
import os
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, Final

LOCK: Final = ".lock"


class Hold:
    """The hold of one session on the file of a duel; two sessions would each write it their own way.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     mine, theirs = Hold(Path(folder, "one.json")), Hold(Path(folder, "one.json"))
    ...     mine.take(), theirs.take()
    ...     mine.release()
    ...     theirs.take(), theirs.release()
    (True, False)
    (True, None)
    """

    def __init__(self, path: Path) -> None:
        # Not the file itself: each time the duel is written another one takes its place.
        self.path: Final = path.with_name(f".{path.stem}{LOCK}")
        self.file: BinaryIO | None = None

    def take(self) -> bool:
        """Take the duel and return True, False while another session has it; where no lock can be made, it is free."""
        while self.file is None:
            try:
                file = open(self.path, "a+b")
            except OSError:
                return True
            if not lock(file):
                file.close()
                return False
            if is_there(file, self.path):
                self.file = file
            else:  # whoever had it has just removed it: another session may hold a new one
                file.close()
        return True

    def release(self) -> None:
        """Let the duel go; nothing is left beside its file."""
        if self.file is None:
            return
        with contextlib.suppress(OSError):
            os.unlink(self.path)  # as long as we hold it, nobody takes it for his
        self.file.close()
        self.file = None
        with contextlib.suppress(OSError):
            # Where an open file cannot be removed; one that somebody has taken since is open, too.
            if os.name == "nt":
                os.unlink(self.path)


def is_free(path: Path) -> bool:
    """Whether no session plays the duel in a file."""
    hold = Hold(path)
    free = hold.take()
    hold.release()
    return free


def lock(file: BinaryIO) -> bool:
    """Lock an open file and return True, False while somebody else has it locked; not every system has locks."""
    unix, windows = find_module("fcntl"), find_module("msvcrt")
    try:
        if unix is not None:
            unix.flock(file.fileno(), unix.LOCK_EX | unix.LOCK_NB)
        elif windows is not None:
            file.seek(0)
            windows.locking(file.fileno(), windows.LK_NBLCK, 1)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a folder on the network, perhaps
        return True
    return True


def find_module(name: str) -> ModuleType | None:
    """Return a module that only some systems have."""
    try:
        return import_module(name)
    except ImportError:
        return None


def is_there(file: BinaryIO, path: Path) -> bool:
    """Whether an open file is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path))
    except OSError:
        return False
