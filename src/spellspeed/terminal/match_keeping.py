"""Unfinished matches: kept in the user's folder after every record, beside the unfinished duels."""

from pathlib import Path
from typing import Final

from spellspeed.play import Match
from spellspeed.terminal.keeping import Keeper, list_unfinished
from spellspeed.user_folder import user_folder, write_whole

FOLDER: Final = "unfinished-matches"


class MatchKeeper(Keeper):
    """Keeps one match in a file of its own until it is over.

    >>> import tempfile
    >>> from spellspeed import Deck
    >>> deck = Deck.packaged("dragons")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     keeper = MatchKeeper("greedy", Path(folder))
    ...     keeper.keep_match(Match(deck, deck))
    ...     len(list_unfinished(Path(folder)))
    True
    1
    """

    def __init__(self, opponent: str, folder: Path | None = None) -> None:
        super().__init__(opponent, matches_folder() if folder is None else folder)

    def keep_match(self, match: Match) -> bool:
        """Write the match if it has changed, and return whether it is in the file now; one that is over is removed."""
        if match.table is self.kept:
            return True
        if match.outcome is not None:
            self.remove()
            return True
        try:
            write_whole(self.path, match.to_text().encode())
        except OSError as wrong:
            self.problem = wrong
            return False
        self.kept = match.table
        return True


def matches_folder() -> Path:
    """Return the folder of the unfinished matches."""
    return user_folder() / FOLDER


def list_unfinished_matches() -> list[Path]:
    """Return the files of the unfinished matches, the one played last first."""
    return list_unfinished(matches_folder())
