"""Unfinished duels: kept in the user's folder after every answer, so that whatever ends the terminal loses nothing."""

import os
import time
from pathlib import Path
from typing import Final

from spellspeed import Duel
from spellspeed.replay import Replay
from spellspeed.terminal.holding import LOCK, Hold, is_free
from spellspeed.user_folder import is_part, user_folder, write_whole

FOLDER: Final = "unfinished"
ENDING: Final = ".json"
PEOPLE: Final = "people"  # stands in a file's name where else the name of the bot stands
LONGEST_WRITE: Final = 3600  # seconds: what another session has been writing for longer, it will not finish
MOST_KEPT: Final = 20  # older ones were left long ago


class Keeper:
    """Keeps one duel in a file of its own until it is over.

    >>> import tempfile
    >>> from spellspeed import Deck
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     keeper = Keeper("greedy", Path(folder))
    ...     keeper.keep(Duel(deck, deck, first=0, limits=False))
    ...     [opponent_in(path) for path in list_unfinished(Path(folder))]
    ...     keeper.release()
    True
    ['greedy']
    """

    def __init__(self, opponent: str, folder: Path | None = None, path: Path | None = None) -> None:
        self.folder: Final = user_folder() / FOLDER if folder is None else folder
        self.opponent: Final = opponent
        # The process and the fraction of the second tell duels apart that begin at once.
        moment = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**9:09}-{os.getpid()}"
        self.path: Final = path or self.folder / f"{moment}-{opponent}{ENDING}"
        self.hold: Final = Hold(self.path)
        self.kept: object = None  # the state that is in the file
        self.problem: OSError | None = None  # why it could not be written last

    def keep(self, duel: Duel) -> bool:
        """Write the duel if it has changed, and return whether it is in the file now; one that is over is removed."""
        if duel.state is self.kept:
            return True
        if duel.outcome is not None:
            self.remove()
            return True
        if not self.write(Replay.of(duel).to_text()):
            return False
        self.kept = duel.state
        return True

    def write(self, text: str) -> bool:
        """Write the file, and return whether that was possible."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.hold.take()  # first: what lies there without it, another session goes on with
            write_whole(self.path, text.encode())
        except OSError as wrong:
            self.problem = wrong
            return False
        return True

    def another(self) -> "Keeper":
        """Return a keeper for the next duel against the same opponent."""
        self.release()
        return Keeper(self.opponent, self.folder)

    def release(self) -> None:
        """Leave the duel where it is kept, for any session to go on with."""
        self.hold.release()

    def remove(self) -> None:
        """Remove the file: the duel is over."""
        self.kept = None
        try:
            self.path.unlink(missing_ok=True)
        except OSError as wrong:
            self.problem = wrong


def list_unfinished(folder: Path | None = None) -> list[Path]:
    """Return the files of the unfinished duels, the one played last first."""
    where = user_folder() / FOLDER if folder is None else folder
    found: list[tuple[float, str, Path]] = []
    try:
        for path in where.iterdir():
            if path.suffix == ENDING:
                found.append((path.stat().st_mtime, path.name, path))
    except OSError:
        pass  # no folder, or a file that has just been removed
    return [path for _, _, path in sorted(found, reverse=True)]


def opponent_in(path: Path) -> str:
    """Return who sits opposite in an unfinished duel: a bot, or "people".

    >>> opponent_in(Path("20260101-120000-77-people.json"))
    'people'
    """
    return path.stem.rpartition("-")[2]


def take_unfinished(path: Path) -> Keeper | None:
    """Return a keeper that goes on in the file of an unfinished duel, None while another session plays it."""
    keeper = Keeper(opponent_in(path), path.parent, path)
    return keeper if keeper.hold.take() else None


def remove_old(folder: Path | None = None) -> None:
    """Remove what was left long ago: all but the newest duels, and files that were never finished."""
    where = user_folder() / FOLDER if folder is None else folder
    try:
        long_ago = time.time() - LONGEST_WRITE
        parts = [path for path in where.iterdir() if is_part(path) and path.stat().st_mtime < long_ago]
        old = [path for path in list_unfinished(folder)[MOST_KEPT:] if is_free(path)]
        for path in (*old, *parts):
            path.unlink(missing_ok=True)
        for path in where.glob(f".*{LOCK}"):
            if not kept_beside(path).exists():
                is_free(kept_beside(path))  # of a session that was killed: what is taken and let go is removed
    except OSError:
        pass  # there is nothing, or it may not be removed: then it does no harm either


def kept_beside(lock: Path) -> Path:
    """Return the file of the duel that a lock belongs to.

    >>> kept_beside(Path(".7-greedy.lock")).name
    '7-greedy.json'
    """
    return lock.with_name(lock.stem.removeprefix(".") + ENDING)
