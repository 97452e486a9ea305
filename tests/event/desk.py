"""The command `spellspeed tournament` as an organiser types it: what it says, and where it keeps the event."""

import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from spellspeed.cli import main
from spellspeed.event.records import Row
from spellspeed.event.store import Store
from spellspeed.event.tournament import Tournament


class Said(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


class Organiser:
    """Types commands about the events of one place."""

    def __init__(self, place: str | Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.place = str(place)
        self._capsys = capsys

    def types(self, line: str, *further: str) -> Said:
        """Type a line behind `spellspeed tournament`."""
        step, *words = [*shlex.split(line), *further]
        self._capsys.readouterr()
        code = main(["tournament", step, *words, "--db", self.place])
        said = self._capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(code, said.out, said.err)

    def does(self, *lines: str) -> str:
        """Type lines, all of which are taken, and return what the last one printed."""
        said = Said(0, "", "")
        for line in lines:
            said = self.types(line)
            assert said.code == 0, said.err
        return said.out

    def cannot(self, line: str, *further: str) -> str:
        """Type a line that is refused in one sentence and changes nothing."""
        before = self.rows() if Path(self.place).exists() else ()
        said = self.types(line, *further)
        assert (said.code, said.out) == (1, ""), said.out
        assert said.err.count("\n") == 1 and said.err.startswith("spellspeed tournament")
        assert (self.rows() if Path(self.place).exists() else ()) == before
        return said.err

    def rows(self, event: str | None = None) -> tuple[Row, ...]:
        """The log of an event, the newest unless one is named."""
        with Store.open(self.place) as store:
            names = [each.name for each in store.list_events()]
            return store.read(event or names[0]).rows if names else ()

    def event(self, event: str | None = None) -> Tournament:
        """An event, the newest unless one is named."""
        return Tournament.fold(self.rows(event))
